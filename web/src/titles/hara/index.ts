/** What the frame around the board asks of this title. */
import type { CardSeen, Line, OptionOffered, PartSeen, PromptSeen, ResultSeen, Say } from "../../lib/wire";
import type { TableStore } from "../../lib/table.svelte";
import { argsOf, idOf, noteId, phrase } from "../../lib/phrase";
import type { IconName } from "../../parts/icons";
import { tonesOf, type Tones } from "../../table/notes";
import { things } from "../../table/options";
import type { BoardPart, DieSeen, Phase, Tally, View } from "..";
import { deskOf } from "./desk.svelte";
import { MODES } from "./modes";
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

export const parts: BoardPart[] = [
  { id: "map", name: phrase("board-part-map"), icon: "map" },
  { id: "hand", name: phrase("board-part-hand"), icon: "cards" },
];

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

const COMMON: Tones = {
  good: {
    heart: "is-helped heals recovers",
    check: "succeeds closes",
    sword: "strikes strikes-champion strikes-foe ophion-strikes",
    crown: "fells foe-falls wins wins-otherwise champion-falls hunt-is-won",
    shield: "prevents guards",
    pin: "aims feels-ready",
    roll: "readies gains-activation",
    star: "gains-item earns-ultimate",
    drop: "gains-spirit champion-hurt champion-spirit",
    down: "weakens",
    up: "gains",
    book: "learns",
    flag: "order-leaves",
  },
  bad: {
    sword: "attacks foe-attacks attacks-ophion",
    claw: "pounces hunts",
    close: "fails drops-item",
    shield: "shrugs-off",
    heart: "doubles mends foe-rises foe-heals champion-rests champion-heals",
    drop: "suffers loses-spirit pays-toll",
    skull: "falls loses ophion-falls night-ends time-is-up",
    chaos: "explodes",
    down: "loses-energy forfeits-gold",
    up: "champion-focuses",
    star: "stone-bursts",
  },
  plain: {
    step: "walks paces moves-monster foe-moves dashes",
    wing: "is-carried ophion-moves",
    cards: "plays",
    star: "uses meets",
    dice: "challenged",
    skull: "dies",
    eye: "appears brings-more",
    door: "leaves",
    up: "resource",
    swap: "swaps shifts champion-switches",
    flag: "turn-begins uses-order takes-order dealt-order",
    crown: "ophion-acts",
    roll: "cubes-return",
    person: "activated",
    even: "stays",
    moon: "walks-asleep dusk-falls",
    sun: "day-breaks",
  },
};

export const tone = tonesOf(COMMON, ...MODES.map((mode) => mode.tones ?? {}));

const ICONS: Record<string, IconName> = {
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

export function icon(line: Line): IconName | null {
  return typeof line.by === "number" ? (ICONS[line.does] ?? null) : null;
}

const GOOD = ["fells", "foe-falls", "champion-falls", "closes", ...MODES.flatMap((mode) => mode.good ?? [])];
const BAD = ["falls", "foe-rises", ...MODES.flatMap((mode) => mode.bad ?? [])];
const WORTH_TELLING = ["learns", "earns-ultimate", ...MODES.flatMap((mode) => mode.told ?? [])];

/** Who plays Ophion is not glad when he falls. */
function isOphions(note: Say): boolean {
  return JSON.stringify(argsOf(note)["foe"] ?? "").includes("Ophion");
}

export function tally(line: Line): Tally {
  const count = (wanted: string[], mine: boolean): number => line.notes.filter((note) => wanted.includes(noteId(note)) && mine === isOphions(note)).length;
  const notes = line.notes.filter((note) => [...GOOD, ...BAD, ...WORTH_TELLING].includes(noteId(note)));
  return { good: count(GOOD, false), bad: count(BAD, false) + count(["foe-falls", "foe-rises"], true), notes };
}

const SHORTLY = ["fells", "strikes", "shrugs-off", "dies", "closes", "strikes-foe", "foe-falls"];

export function shortly(note: Say): Say | null {
  const [name, told] = [noteId(note), argsOf(note)];
  return SHORTLY.includes(name) ? phrase(`board-brings-${name}`, told) : null;
}

export function ruinous(note: Say): boolean {
  return ["falls", "loses"].includes(noteId(note));
}

export function ending(result: ResultSeen): Say {
  return result.reason;
}

/** The d6 as a picture; the World die has no pips. */
export function thrown(line: Line): DieSeen | null {
  const [value] = line.by === "chance" ? things(line, "face") : [];
  return value ? { colour: "white", value: Number(value) } : null;
}

const GREAT = [
  "strikes", "strikes-champion", "strikes-foe", "ophion-strikes", "attacks-ophion", "attacks", "foe-attacks", "pounces", "shrugs-off", "suffers", "prevents",
  "falls", "fells", "dies", "explodes", "foe-rises", "foe-falls", "foe-heals", "champion-hurt", "champion-spirit", "champion-falls", "stone-bursts",
  "meets", "challenged", "succeeds", "fails", "closes", "shifts", "day-breaks", "ghost-reveals", "ghost-again", "ghost-takes", "ghost-strikes",
  "ghost-learns", "ghost-rests", "enoki-comes", "foe-acts", "ophion-acts", "omen", "scenario-effect", "floods", "disconnects", "falls-apart", "pays-toll",
  "takes-token", "finds-clue", "turns-up", "kuma-found", "collects", "gains-item", "earns-ultimate", "loses-energy", "forfeits-gold",
]; // prettier-ignore

/** What is told on the board: blows, luck, and what the Worlds do. */
export function great(note: Say): boolean {
  return GREAT.includes(noteId(note));
}

/** The blows of the last turn are still being retold. */
export function busy(table: TableStore): boolean {
  return deskOf(table).blows.running;
}
