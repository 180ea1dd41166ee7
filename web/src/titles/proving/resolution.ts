/** How the attacks of a round came out, slot by slot, told from the log alone: so it is there after a reload as well. */
import type { CardSeen, Line, Say } from "../../lib/wire";
import { idOf, phrase } from "../../lib/phrase";
import { things } from "../../table/options";
import { diceAfter, lastStart, notesOf, type Note } from "./log";
import { colourOf, SLOTS, type Colour, type Proving } from "./view";

export type Turn = "up" | "down" | "stay" | "raise" | "break";
export type Fate = "wound" | "defeat" | null;
type Cause = "attack" | "chariot" | "moon" | "other";

/** One thing that happened to one enemy. `from` and `to` are spaces of its battle track. */
export interface Move {
  slot: number;
  id: string; // of the note: went-up, wrong, shield-raised …
  spaces: number;
  cause: Cause;
  by: Say | null; // the Chariot that did it
  from: number;
  to: number;
  shield: boolean; // afterwards
}

/** What the dice on one slot did. */
export interface Step {
  slot: number;
  enemy: string;
  dice: { colour: Colour; value: number }[];
  dragon: string; // the face of the Dragon die if it fought here
  from: number;
  to: number;
  turn: Turn;
  fate: Fate;
  why: Say;
  later: { text: Say; from: number; to: number } | null; // the Moon
}

/** A moment of the retelling: what is in the light, and how every enemy stands after it. */
export interface Beat {
  kind: "chariot" | "strike" | "fate" | "moon";
  slot: number;
  text: Say;
  turn: Turn;
  fate: Fate;
  stands: Standing[];
}

export interface Standing {
  slot: number;
  enemy: string;
  marker: number;
  shield: boolean;
  felled: boolean;
}

export interface Story {
  round: number;
  steps: Step[];
  begin: Standing[]; // how the enemies stood when the dice stopped
  beats: Beat[];
}

export const MARKER = ["went-up", "went-down", "held", "wrong", "shield-raised", "shield-broken", "stayed-steady"];
const MOVES_A_MARKER = ["verb-down-slot", "verb-down-leader", "verb-raise-shield"];
const AFTER_THE_BLOWS = ["sun_moon", "win", "rest", "stock", "enemies", "chariots_drawn"];

/** Does the Chariot that this note names push an enemy back? */
export function movesAMarker(note: Note, cards: Map<string, CardSeen>): boolean {
  const card = [...cards.values()].find((one) => one.kind === "chariot" && JSON.stringify(one.name) === JSON.stringify(note.args["chariot"]));
  return card?.text.some((text) => MOVES_A_MARKER.includes(idOf(text))) ?? false;
}

/** Null as long as the markers have not moved in this round. */
export function storyOf(lines: Line[], view: Proving, cards: Map<string, CardSeen>): Story | null {
  const end = lines.findLastIndex((line) => notesOf(line).some((note) => note.id === "phase-ended"));
  if (end < 0 || lastStart(lines) > end) return null;
  const round = lines[end]!.round;
  const enemies = enemiesBefore(lines, end);
  const { moves, fates, blow } = movesSince(lines, end, round, cards);
  if (blow === 0 && view.round === round && !AFTER_THE_BLOWS.includes(view.step)) return null;
  const begin = settle(moves, enemies, view, cards);
  const lay = diceAfter(lines.slice(0, (blow || end) + 1));
  const steps = SLOTS.filter((slot) => enemies.has(slot)).map((slot) => stepOf(slot, enemies.get(slot)!, moves, begin, lay, cards));
  return { round, steps, begin: [...begin.values()], beats: beatsOf(steps, moves, fates, begin, enemies) };
}

/** Which card stood in each slot when the dice stopped. */
function enemiesBefore(lines: Line[], end: number): Map<number, string> {
  const enemies = new Map<number, string>();
  for (const line of lines.slice(0, end + 1)) {
    const [[slot], [card]] = [things(line, "slot"), things(line, "enemy")];
    if (slot && card) enemies.set(Number(slot), card);
  }
  return enemies;
}

/** A defeat or a wound that was carried out; `early` ones come from Chariots, before the blows. */
interface Sealed {
  slot: number;
  fate: Fate;
  early: boolean;
}

interface Told {
  moves: Move[];
  fates: Sealed[];
  blow: number; // the line at whose end the first blow fell, 0 if none did
}

function movesSince(lines: Line[], end: number, round: number, cards: Map<string, CardSeen>): Told {
  const told: Told = { moves: [], fates: [], blow: 0 };
  let next: Cause = "attack"; // what the note to come is due to
  let by: Say | null = null;
  for (let at = end; at < lines.length; at++) {
    const line = lines[at]!;
    const ours = line.round === round;
    for (const note of notesOf(line)) {
      if (note.id === "chariot-strikes") {
        next = movesAMarker(note, cards) ? "chariot" : "attack";
        by = note.args["chariot"] ?? null;
      } else if (note.id === "moon-rises") {
        next = "moon";
      } else if (MARKER.includes(note.id)) {
        // a Shield that a card raises is not announced as a wrong combination first
        const cause = !ours || line.does === "target" ? "other" : note.id === "wrong" ? "attack" : next;
        told.moves.push({ ...moved(note), cause, by: cause === "chariot" ? by : null });
        if (cause === "attack" && !told.blow) told.blow = at;
        next = "attack";
      } else if (note.id === "defeated" || note.id === "wounded" || note.id === "enemy-comes") {
        told.moves.push({ ...moved(note), cause: "other", by: null });
        if (!ours || note.id === "enemy-comes") continue;
        told.fates.push({ slot: slotOf(note), fate: note.id === "defeated" ? "defeat" : "wound", early: !told.blow });
      }
    }
  }
  return told;
}

function slotOf(note: Note): number {
  return Number(note.args["slot"]);
}

function moved(note: Note): Omit<Move, "cause" | "by"> {
  return { slot: slotOf(note), id: note.id, spaces: Number(note.args["spaces"] ?? 0), from: 0, to: 0, shield: false };
}

const startOf = (card: CardSeen | undefined): number => Number(card?.facts["start"] ?? 1);
const topOf = (card: CardSeen | undefined): number => ((card?.facts["climb"] as string[] | undefined)?.length ?? 2) + 1;

/** Works out from the end where every marker stood: notes tell how far it went, the board tells where it is now. */
function settle(moves: Move[], enemies: Map<number, string>, view: Proving, cards: Map<string, CardSeen>): Map<number, Standing> {
  const begin = new Map<number, Standing>();
  for (const [slot, enemy] of enemies) {
    const now = view.slots.find((one) => one.slot === slot);
    const start = startOf(cards.get(enemy));
    let marker = now?.marker ?? start;
    let shield = now?.shield ?? false;
    for (const move of moves.filter((one) => one.slot === slot).reverse()) {
      move.to = marker;
      move.shield = shield;
      if (move.id === "went-up") marker -= move.spaces;
      if (move.id === "went-down") marker += move.spaces;
      if (move.id === "wounded") marker = 0;
      if (move.id === "defeated") [marker, shield] = [topOf(cards.get(enemy)), false];
      if (move.id === "enemy-comes") [marker, shield] = [0, false];
      if (move.id === "shield-raised") shield = false;
      if (move.id === "shield-broken") shield = true;
      move.from = marker;
    }
    begin.set(slot, { slot, enemy, marker, shield, felled: false });
  }
  return begin;
}

type Lay = ReturnType<typeof diceAfter>;

function stepOf(slot: number, enemy: string, moves: Move[], begin: Map<number, Standing>, lay: Lay, cards: Map<string, CardSeen>): Step {
  const struck = moves.filter((move) => move.slot === slot && move.cause === "attack");
  const before = beforeTheBlows(moves).findLast((move) => move.slot === slot)?.to ?? begin.get(slot)!.marker;
  const from = struck[0]?.from ?? before;
  const to = struck.at(-1)?.to ?? before;
  const dice = [...lay.values].filter(([, value]) => value === slot).map(([die, value]) => ({ colour: colourOf(die), value }));
  const dragon = lay.dragonAt === slot ? lay.face : "";
  const moon = moves.find((move) => move.slot === slot && move.cause === "moon");
  const did = (id: string): boolean => struck.some((move) => move.id === id);
  const turn = to > from ? "up" : to < from ? "down" : did("shield-raised") ? "raise" : did("shield-broken") ? "break" : "stay";
  const fate = to === 0 ? "wound" : to === topOf(cards.get(enemy)) ? "defeat" : null;
  return {
    slot,
    enemy,
    dice,
    dragon,
    from,
    to,
    turn,
    fate,
    why: whyOf(did, dice.length, dragon, Math.abs(to - from), cards.get(enemy)),
    later: moon ? { text: phrase("board-why-moon"), from: moon.from, to: moon.to } : null,
  };
}

function beforeTheBlows(moves: Move[]): Move[] {
  const first = moves.findIndex((move) => move.cause === "attack");
  return first < 0 ? moves.filter((move) => move.cause === "chariot") : moves.slice(0, first);
}

/** The reason in a few words. */
function whyOf(did: (id: string) => boolean, dice: number, dragon: string, spaces: number, card: CardSeen | undefined): Say {
  const beast = dragon !== "" && dragon !== "wing" && dragon !== "sixth";
  const count = dice + (beast ? 1 : 0);
  const args = { count, spaces };
  if (did("went-up")) return phrase(count === 1 ? "board-why-wanted" : beast ? "board-why-up-dragon" : "board-why-up", args);
  if (did("held")) return phrase(dragon ? "board-why-wing" : "board-why-held");
  if (did("shield-broken")) return phrase(did("went-down") ? "board-why-spiked" : count === 1 ? "board-why-broken" : "board-why-broken-by-set");
  if (did("wrong")) {
    if (did("went-down")) return phrase("board-why-punished");
    return phrase(did("shield-raised") ? "board-why-raised" : did("stayed-steady") ? "board-why-steady" : "board-why-wrong");
  }
  if (did("went-down")) {
    if (count === 0) return phrase(card?.text.some((text) => idOf(text) === "verb-heals") ? "board-why-heals" : "board-why-alone");
    return phrase(count === 1 ? "board-why-single" : "board-why-shielded", args);
  }
  if (count > 0) return phrase(dragon === "wing" ? "board-why-wing" : "board-why-nothing");
  return phrase("board-why-none");
}

function beatsOf(
  steps: Step[],
  moves: Move[],
  fates: Sealed[],
  begin: Map<number, Standing>,
  enemies: Map<number, string>,
): Beat[] {
  let stands = [...begin.values()];
  const beats: Beat[] = [];
  const add = (beat: Omit<Beat, "stands">, change: Partial<Standing>): void => {
    stands = stands.map((one) => (one.slot === beat.slot ? { ...one, ...change } : one));
    beats.push({ ...beat, stands });
  };
  for (const move of moves.filter((one) => one.cause === "chariot")) {
    const turn = move.id === "shield-raised" ? "raise" : "down";
    const text = phrase("board-why-chariot", { chariot: move.by ?? "" });
    add({ kind: "chariot", slot: move.slot, text, turn, fate: null }, { marker: move.to, shield: move.shield });
  }
  const also = (early: boolean): void => {
    const others = fates.filter((one) => one.early === early && !steps.some((step) => !early && step.slot === one.slot && step.fate === one.fate));
    for (const { slot, fate } of others.filter((one) => enemies.has(one.slot))) {
      const after = early ? beforeTheBlows(moves).findLast((move) => move.slot === slot)?.to : undefined;
      add({ kind: "fate", slot, text: phrase(`board-fate-${fate}`), turn: "down", fate }, after === undefined ? {} : { marker: after });
    }
  };
  also(true);
  for (const step of steps) {
    const last = moves.findLast((move) => move.slot === step.slot && move.cause === "attack");
    const shield = last?.shield ?? stands.find((one) => one.slot === step.slot)!.shield;
    add({ kind: "strike", slot: step.slot, text: step.why, turn: step.turn, fate: step.fate }, { marker: step.to, shield });
  }
  for (const step of steps.filter((one) => one.fate !== null)) {
    const text = phrase(`board-fate-${step.fate}`);
    add({ kind: "fate", slot: step.slot, text, turn: step.turn, fate: step.fate }, { felled: step.fate === "defeat" });
  }
  for (const move of moves.filter((one) => one.cause === "moon")) {
    add({ kind: "moon", slot: move.slot, text: phrase("board-why-moon"), turn: "down", fate: null }, { marker: move.to });
  }
  also(false);
  return beats;
}
