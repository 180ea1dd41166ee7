/** What the frame around the board asks of this title. */
import type { CardSeen, Line, OptionOffered, PartSeen, PromptSeen, ResultSeen, Say } from "../../lib/wire";
import type { TableStore } from "../../lib/table.svelte";
import type { DieSeen, Half, Phase, Tone, View } from "..";
import { deskOf } from "./desk.svelte";
import { argsOf, idOf, phrase } from "./phrase";
import type { Hara } from "./view";

export { default as Board } from "./Board.svelte";
export { default as CardPicture } from "./CardPicture.svelte";
export { brief } from "./brief";

// -- top bar

const DAYS = [1, 2, 3, 4, 5, 6];

/** Six Days; the one that is played says whether it is dawn or dusk. */
export function phases(seen: View): Phase[] {
  const { day, round } = seen as Hara;
  const setup: Phase[] = day > 0 ? [] : [{ id: "0", text: phrase("board-day-now", { day, round: "setup" }), state: "now" }];
  const days = DAYS.map<Phase>((one) => ({
    id: String(one),
    text: one === day ? phrase("board-day-now", { day, round }) : phrase("board-day", { day: one }),
    state: one < day ? "done" : one === day ? "now" : "later",
  }));
  return [...setup, ...days];
}

export function headline(seen: View): Say {
  return phrase(`mode-${(seen as Hara).mode}`);
}

/** The halves on a phone. */
export const halfNames: Record<"arena" | "dice", Half> = {
  arena: { icon: "map", text: phrase("board-half-map") },
  dice: { icon: "cards", text: phrase("board-half-hand") },
};

// -- rounds: the rules count four to a Day, and use three of them

const PARTS = ["setup", "dawn", "dusk", "shift"];

function placeOf(round: number): { day: number; part: string } {
  const day = Math.floor(round / PARTS.length);
  return { day, part: day > 0 ? PARTS[round % PARTS.length]! : "setup" };
}

export function chapter(round: number): Say {
  return phrase("board-chapter", placeOf(round));
}

const BEGINNINGS: Record<string, string> = { "day-breaks": "dawn", "dusk-falls": "dusk" };

export function begins(note: Say): number | null {
  const { day, round } = argsOf(note);
  const part = noteId(note) === "round-begins" ? String(round) : BEGINNINGS[noteId(note)];
  return part ? Number(day) * PARTS.length + PARTS.indexOf(part) : null;
}

export function wayBack(scope: string, round: number): Say | null {
  return ["turn", "round"].includes(scope) ? phrase("board-way-back", { scope, ...placeOf(round) }) : null;
}

export function spanned(rounds: number[]): Say {
  return phrase("board-days-played", { days: new Set(rounds.map((round) => placeOf(round).day)).size });
}

// -- prompt

const ASIDES: Record<string, string> = {
  walk_on: "board-aside-walk",
  hit_lands: "board-aside-hit",
  drain_lands: "board-aside-hit",
  dash_hits: "board-aside-hit",
  world_comes_loose: "board-aside-swap",
};

/** What the map answers to, where the question alone does not say it. */
export function aside(_seen: View, prompt: PromptSeen): Say | null {
  const id = ASIDES[prompt.kind];
  const lastStep = prompt.kind === "walk_on" && Number(argsOf(prompt.text)["points"]) <= 1; // nothing farther is left to reach
  return id && !lastStep ? phrase(id) : null;
}

/** A turn that ends early gives its Activations away. */
export function leaves(out: OptionOffered, seen: View): Say | null {
  const { activations } = seen as Hara;
  return out.say === "end" && activations > 0 ? phrase("board-unspent", { n: activations }) : null;
}

/** The cards that lie ready and are not offered although Activations are left: too dear. */
export function missing(seen: View, prompt: PromptSeen, cards: Map<string, CardSeen>): { say: string; text: Say }[] {
  const view = seen as Hara;
  if (prompt.kind !== "act" || view.activations === 0) return [];
  const offered = new Set(prompt.options.map((option) => option.say));
  const ready = view.seats.find((one) => one.seat === view.turn)?.cards.filter(({ state }) => state === "hand" || state === "board") ?? [];
  return ready
    .filter(({ id }) => !offered.has(`play ${id}`))
    .map(({ id, state }) => ({ say: `play ${id}`, text: phrase("option-play", { card: cards.get(id)?.name ?? id, side: state, hits: "somebody" }) }));
}

// -- cards

/** Keywords that the mode or a Rift gives it; of a champion and of cards that count or cost its resource, how much of it there is. */
export function cardNow(seen: View, card: CardSeen): PartSeen[] {
  const lying = (seen as Hara).cards.find((one) => one.card === card.id);
  const printed = new Set(((card.facts["keywords"] ?? []) as Say[]).map((one) => idOf(one).replace("verb-", "")));
  if (card.kind === "boss") printed.add("scarred");
  const owner = (seen as Hara).seats.find((one) => one.champion === (card.kind === "champion" ? card.id : card.facts["champion"]));
  if (owner && (card.kind === "champion" || countsResource(card, owner.resource.id))) return [{ says: [resourceNow(owner)], label: "" }];
  return (lying?.keywords ?? []).filter((word) => !printed.has(word)).map((word) => ({ says: [phrase(`verb-${word}`)], label: "" }));
}

/** Whose text or price speaks of the resource of its champion. */
function countsResource(card: CardSeen, resource: string): boolean {
  const { hand, board, hand_cost: inHand, board_cost: onBoard } = card.facts;
  return [inHand, onBoard].some((price) => String(price ?? "").startsWith(resource)) || JSON.stringify([hand, board]).includes(`"resource":"${resource}"`);
}

function resourceNow({ champion, resource }: Hara["seats"][number]): Say {
  return phrase("board-card-resource", { champion: phrase(`champion-${champion}`), resource: phrase(`resource-${resource.id}`), now: resource.now, most: resource.most });
}

// -- log

const TONES: Record<string, Tone> = {
  walks: { icon: "step", feel: "plain" },
  "is-carried": { icon: "wing", feel: "plain" },
  attacks: { icon: "sword", feel: "bad" },
  pounces: { icon: "claw", feel: "bad" },
  "foe-attacks": { icon: "sword", feel: "bad" },
  plays: { icon: "cards", feel: "plain" },
  uses: { icon: "star", feel: "plain" },
  "is-helped": { icon: "heart", feel: "good" },
  meets: { icon: "star", feel: "plain" },
  challenged: { icon: "dice", feel: "plain" },
  succeeds: { icon: "check", feel: "good" },
  fails: { icon: "close", feel: "bad" },
  closes: { icon: "check", feel: "good" },
  strikes: { icon: "sword", feel: "good" },
  "strikes-champion": { icon: "sword", feel: "good" },
  "strikes-foe": { icon: "sword", feel: "good" },
  "shrugs-off": { icon: "shield", feel: "bad" },
  fells: { icon: "crown", feel: "good" },
  dies: { icon: "skull", feel: "plain" },
  doubles: { icon: "heart", feel: "bad" },
  suffers: { icon: "drop", feel: "bad" },
  prevents: { icon: "shield", feel: "good" },
  falls: { icon: "skull", feel: "bad" },
  "foe-rises": { icon: "heart", feel: "bad" },
  "foe-falls": { icon: "crown", feel: "good" },
  explodes: { icon: "chaos", feel: "bad" },
  appears: { icon: "eye", feel: "plain" },
  leaves: { icon: "door", feel: "plain" },
  "gains-item": { icon: "star", feel: "good" },
  "drops-item": { icon: "close", feel: "bad" },
  heals: { icon: "heart", feel: "good" },
  "gains-spirit": { icon: "drop", feel: "good" },
  "loses-spirit": { icon: "drop", feel: "bad" },
  weakens: { icon: "down", feel: "good" },
  "moves-monster": { icon: "step", feel: "plain" },
  readies: { icon: "roll", feel: "good" },
  guards: { icon: "shield", feel: "good" },
  gains: { icon: "up", feel: "good" },
  "loses-energy": { icon: "down", feel: "bad" },
  "forfeits-gold": { icon: "down", feel: "bad" },
  learns: { icon: "book", feel: "good" },
  "earns-ultimate": { icon: "star", feel: "good" },
  wins: { icon: "crown", feel: "good" },
  resource: { icon: "up", feel: "plain" },
  swaps: { icon: "swap", feel: "plain" },
  shifts: { icon: "swap", feel: "plain" },
  "turn-begins": { icon: "flag", feel: "plain" },
  "uses-order": { icon: "flag", feel: "plain" },
  hunts: { icon: "claw", feel: "bad" },
  recovers: { icon: "heart", feel: "good" },
  loses: { icon: "skull", feel: "bad" },
  omen: { icon: "eye", feel: "plain" },
  artifact: { icon: "pin", feel: "plain" },
  collects: { icon: "check", feel: "good" },
  disconnects: { icon: "close", feel: "bad" },
  reconnects: { icon: "link", feel: "good" },
  "falls-apart": { icon: "skull", feel: "bad" },
  "token-laid": { icon: "pin", feel: "plain" },
  "takes-token": { icon: "check", feel: "good" },
  "gives-way": { icon: "swap", feel: "plain" },
  "enoki-comes": { icon: "claw", feel: "bad" },
  "foe-acts": { icon: "claw", feel: "bad" },
  "foe-moves": { icon: "step", feel: "plain" },
  "foe-heals": { icon: "heart", feel: "bad" },
  "scenario-effect": { icon: "dice", feel: "plain" },
  "ghost-rests": { icon: "up", feel: "bad" },
  "ghost-reveals": { icon: "cards", feel: "plain" },
  "ghost-again": { icon: "roll", feel: "bad" },
  "ghost-takes": { icon: "hand", feel: "bad" },
  "ghost-finds-nothing": { icon: "close", feel: "good" },
  "ghost-strikes": { icon: "drop", feel: "bad" },
  "ghost-learns": { icon: "book", feel: "plain" },
  "ghost-wins": { icon: "skull", feel: "bad" },
  "closes-in": { icon: "claw", feel: "bad" },
  "clue-laid": { icon: "question", feel: "plain" },
  "turns-up": { icon: "search", feel: "plain" },
  "finds-clue": { icon: "check", feel: "good" },
  "kuma-found": { icon: "crown", feel: "good" },
  "clues-scatter": { icon: "question", feel: "plain" },
  floods: { icon: "drop", feel: "bad" },
  "takes-order": { icon: "flag", feel: "plain" },
  "order-leaves": { icon: "flag", feel: "good" },
  "ophion-acts": { icon: "crown", feel: "plain" },
  "cubes-return": { icon: "roll", feel: "plain" },
  "ophion-moves": { icon: "wing", feel: "plain" },
  activated: { icon: "person", feel: "plain" },
  "champion-rests": { icon: "heart", feel: "bad" },
  "champion-focuses": { icon: "up", feel: "bad" },
  "champion-switches": { icon: "swap", feel: "plain" },
  dashes: { icon: "step", feel: "plain" },
  stays: { icon: "even", feel: "plain" },
  "attacks-ophion": { icon: "sword", feel: "bad" },
  "stone-bursts": { icon: "star", feel: "bad" },
  "champion-hurt": { icon: "drop", feel: "good" },
  "champion-spirit": { icon: "drop", feel: "good" },
  "champion-heals": { icon: "heart", feel: "bad" },
  "champion-falls": { icon: "crown", feel: "good" },
  "ophion-strikes": { icon: "sword", feel: "good" },
  "walks-asleep": { icon: "moon", feel: "plain" },
  "hunt-is-won": { icon: "crown", feel: "good" },
  "ophion-falls": { icon: "skull", feel: "bad" },
  "night-ends": { icon: "skull", feel: "bad" },
  "day-breaks": { icon: "sun", feel: "plain" },
  "dusk-falls": { icon: "moon", feel: "plain" },
  "dealt-order": { icon: "flag", feel: "plain" },
  "time-is-up": { icon: "skull", feel: "bad" },
};

function noteId(note: Say): string {
  return idOf(note).replace(/^note-/, "").replaceAll("_", "-");
}

export function tone(note: Say): Tone | null {
  return TONES[noteId(note)] ?? null;
}

const ICONS: Record<string, Tone["icon"]> = {
  play: "cards",
  item: "star",
  challenge: "dice",
  help: "heart",
  collect: "check",
  investigate: "search",
  reconnect: "link",
  end: "moon",
  move: "step",
  stop: "hand",
  leap: "wing",
  hit: "sword",
  pull: "sword",
  push: "sword",
  weaken: "down",
  spend: "drop",
  gauge: "up",
  give: "down",
  learn: "book",
  discard: "close",
  ready: "roll",
  swap: "swap",
  keep: "eye",
  bottom: "eye",
  cube: "dice",
  choose: "person",
  artifact: "pin",
  slot: "pin",
};

export function icon(line: Line): Tone["icon"] | null {
  return typeof line.by === "number" ? (ICONS[line.say.split(" ")[0] ?? ""] ?? null) : null;
}

const GOOD = ["fells", "foe-falls", "champion-falls", "closes", "collects", "takes-token", "finds-clue", "reconnects"];
const BAD = ["falls", "foe-rises", "disconnects", "falls-apart"];
const WORTH_TELLING = ["learns", "earns-ultimate", "kuma-found", "enoki-comes"];

/** Who plays Ophion is not glad when he falls. */
function isOphions(note: Say): boolean {
  return JSON.stringify(argsOf(note)["foe"] ?? "").includes("Ophion");
}

export function tally(line: Line): { good: number; bad: number; notes: Say[] } {
  const count = (wanted: string[], mine: boolean): number => line.notes.filter((note) => wanted.includes(noteId(note)) && mine === isOphions(note)).length;
  const notes = line.notes.filter((note) => [...GOOD, ...BAD, ...WORTH_TELLING].includes(noteId(note)));
  return { good: count(GOOD, false), bad: count(BAD, false) + count(["foe-falls", "foe-rises"], true), notes };
}

export function ending(result: ResultSeen): Say {
  return result.reason;
}

/** The d6 as a picture; the World die has no pips. */
export function thrown(line: Line): DieSeen | null {
  const value = line.by === "chance" ? /^d6=([1-6])$/.exec(line.say)?.[1] : undefined;
  return value ? { colour: "white", value: Number(value) } : null;
}

/** The blows of the last turn are still being retold. */
export function busy(table: TableStore): boolean {
  return deskOf(table).blows.running;
}
