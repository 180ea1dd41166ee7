/** What the frame around the board asks of this title. */
import type { Line, PromptSeen, ResultSeen, Say } from "../../lib/wire";
import type { DieSeen, Half, Phase, Tone, View } from "..";
import { argsOf, idOf, phrase } from "./phrase";
import { PHASES, type Anima } from "./view";

export { default as Board } from "./Board.svelte";
export { default as CardPicture } from "./CardPicture.svelte";
export { default as SeatMark } from "./parts/SeatMark.svelte";

// -- top bar

/** The four phases; the one that is played says which turn it is. */
export function phases(seen: View): Phase[] {
  const { turn, phase } = seen as Anima;
  if (phase === "setup" || phase === "crisis") return [{ id: phase, text: phrase("board-phase-now", { turn, phase }), state: "now" }];
  const at = PHASES.indexOf(phase);
  return PHASES.map((id, index) => ({
    id,
    text: index === at ? phrase("board-phase-now", { turn, phase: id }) : phrase("board-phase", { phase: id }),
    state: index < at ? "done" : index === at ? "now" : "later",
  }));
}

export function headline(seen: View): Say {
  return phrase("board-turn", { turn: (seen as Anima).turn });
}

/** The halves on a phone. */
export const halfNames: Record<"arena" | "dice", Half> = {
  arena: { icon: "map", text: phrase("board-half-map") },
  dice: { icon: "cards", text: phrase("board-half-hand") },
};

// -- rounds are turns

export function chapter(round: number): Say {
  return phrase("board-chapter", { round });
}

export function begins(note: Say): number | null {
  return noteId(note) === "turn-begins" ? Number(argsOf(note)["turn"]) : null;
}

export function wayBack(scope: string, round: number): Say | null {
  return ["turn", "round"].includes(scope) ? phrase("board-way-back", { scope, round }) : null;
}

export function spanned(rounds: number[]): Say {
  return phrase("title-rounds", { rounds: Math.max(0, ...rounds) });
}

// -- prompt

const ASIDES: Record<string, string> = {
  react: "board-aside-react",
  add_to_combat: "board-aside-react",
  declare: "board-aside-declare",
  gives_one: "board-aside-gives",
  takes_one: "board-aside-takes",
  claim_reward: "board-aside-claim",
};

/** What the board answers to, where the question alone does not say it. */
export function aside(_seen: View, prompt: PromptSeen): Say | null {
  const id = ASIDES[prompt.kind];
  return id ? phrase(id) : null;
}

const WANTED: Record<string, (view: Anima) => string[]> = {
  declare: (view) => (view.tree ? ["rest"] : ["seek", "rest"]),
  offer_is_answered: () => ["accept"],
  offer_is_sent: () => ["send"],
};

/** What people look for in the list and do not find: it tells why. */
export function missing(seen: View, prompt: PromptSeen): { say: string; text: Say }[] {
  const wanted = WANTED[prompt.kind]?.(seen as Anima) ?? [];
  return wanted.filter((say) => !prompt.options.some((option) => option.say === say)).map((say) => ({ say, text: phrase(`option-${say}`) }));
}

// -- log

const TONES: Record<string, Tone> = {
  "sets-out": { icon: "person", feel: "plain" },
  "area-lies-open": { icon: "map", feel: "plain" },
  "turn-begins": { icon: "sun", feel: "plain" },
  "phase-begins": { icon: "step", feel: "plain" },
  "rolls-for-order": { icon: "dice", feel: "plain" },
  "time-is-up": { icon: "skull", feel: "bad" },
  "picks-up": { icon: "heart", feel: "good" },
  "takes-in": { icon: "heart", feel: "good" },
  uses: { icon: "star", feel: "plain" },
  "is-cancelled": { icon: "close", feel: "bad" },
  goes: { icon: "step", feel: "plain" },
  stays: { icon: "pin", feel: "plain" },
  arrives: { icon: "pin", feel: "plain" },
  "new-area": { icon: "map", feel: "good" },
  "area-discarded": { icon: "close", feel: "plain" },
  protects: { icon: "shield", feel: "plain" },
  "pays-toll": { icon: "down", feel: "bad" },
  flies: { icon: "wing", feel: "plain" },
  "sent-to": { icon: "swap", feel: "plain" },
  "turned-up": { icon: "eye", feel: "plain" },
  "false-alarm": { icon: "check", feel: "good" },
  "steps-past": { icon: "step", feel: "good" },
  banished: { icon: "close", feel: "plain" },
  attacks: { icon: "sword", feel: "bad" },
  "rivals-meet": { icon: "sword", feel: "bad" },
  evades: { icon: "wing", feel: "plain" },
  fights: { icon: "sword", feel: "plain" },
  strength: { icon: "up", feel: "good" },
  sapped: { icon: "down", feel: "plain" },
  totals: { icon: "dice", feel: "plain" },
  "wins-fight": { icon: "crown", feel: "good" },
  "loses-fight": { icon: "skull", feel: "bad" },
  "tied-fight": { icon: "even", feel: "plain" },
  "nobody-dies": { icon: "heart", feel: "good" },
  "stands-ground": { icon: "shield", feel: "good" },
  "takes-card": { icon: "hand", feel: "bad" },
  "loses-card": { icon: "down", feel: "bad" },
  "loses-turn": { icon: "hour", feel: "bad" },
  "loses-next-turn": { icon: "hour", feel: "bad" },
  dies: { icon: "skull", feel: "bad" },
  "starts-again": { icon: "replay", feel: "bad" },
  rolls: { icon: "dice", feel: "plain" },
  "speed-test": { icon: "wing", feel: "plain" },
  "die-changes": { icon: "roll", feel: "plain" },
  offers: { icon: "swap", feel: "plain" },
  traded: { icon: "swap", feel: "good" },
  "declines-offer": { icon: "close", feel: "plain" },
  explores: { icon: "search", feel: "plain" },
  finds: { icon: "dice", feel: "plain" },
  claims: { icon: "star", feel: "good" },
  denies: { icon: "hand", feel: "bad" },
  draws: { icon: "cards", feel: "good" },
  joins: { icon: "person", feel: "good" },
  "falls-asleep": { icon: "moon", feel: "bad" },
  "level-changes": { icon: "up", feel: "plain" },
  "begins-mission": { icon: "flag", feel: "plain" },
  "mission-progress": { icon: "flag", feel: "good" },
  "completes-mission": { icon: "crown", feel: "good" },
  "final-revealed": { icon: "crown", feel: "plain" },
  "crisis-counts": { icon: "hour", feel: "bad" },
  "crisis-breaks-out": { icon: "skull", feel: "bad" },
  "omega-is-free": { icon: "skull", feel: "bad" },
  "rival-rolls": { icon: "dice", feel: "plain" },
  "gains-edge": { icon: "up", feel: "bad" },
  timer: { icon: "hour", feel: "plain" },
  "mission-lost": { icon: "skull", feel: "bad" },
};

function noteId(note: Say): string {
  return idOf(note).replace(/^note-/, "");
}

export function tone(note: Say): Tone | null {
  return TONES[noteId(note)] ?? null;
}

const ICONS: Record<string, Tone["icon"]> = {
  use: "star",
  go: "step",
  seek: "map",
  rest: "moon",
  hold: "shield",
  trade: "swap",
  attack: "sword",
  explore: "search",
  claim: "star",
  discard: "close",
  dismiss: "door",
  pass: "even",
  end: "step",
  give: "swap",
  take: "hand",
  send: "swap",
  accept: "check",
  decline: "close",
  keep: "person",
  return: "cards",
};

export function icon(line: Line): Tone["icon"] | null {
  return typeof line.by === "number" ? (ICONS[line.say.split(" ")[0] ?? ""] ?? null) : null;
}

/** What happened, without the steps that led to it: for somebody who was away. */
export function newsworthy(note: Say): boolean {
  return NEWSWORTHY.includes(noteId(note));
}

const NEWSWORTHY = [
  "sets-out", "time-is-up", "uses", "is-cancelled", "arrives", "new-area", "area-discarded", "sent-to", "banished", "attacks", "fights", "wins-fight",
  "loses-fight", "tied-fight", "flees", "takes-card", "dies", "starts-again", "loses-turn", "loses-next-turn", "traded", "denies", "claims", "joins",
  "betrays", "level-changes", "begins-mission", "mission-progress", "completes-mission", "final-revealed", "crisis-counts", "crisis-breaks-out",
  "omega-is-free", "mission-lost", "gains-edge", "rival-grows", "rival-tries",
]; // prettier-ignore

/** Whoever passes says nothing, and nobody is told. */
export function silent(line: Line): boolean {
  return line.by === "window" || (typeof line.by === "number" && line.text === null && line.say === "");
}

const GOOD = ["completes-mission"];
const BAD = ["dies", "starts-again"];
const WORTH_TELLING = [
  "final-revealed", "crisis-breaks-out", "mission-lost", "traded", "joins", "begins-mission", "mission-progress", "new-area", "loses-fight", "denies",
  "level-changes", "betrays", "rival-tries",
]; // prettier-ignore

export function tally(line: Line): { good: number; bad: number; notes: Say[] } {
  const count = (wanted: string[]): number => line.notes.filter((note) => wanted.includes(noteId(note))).length;
  return { good: count(GOOD), bad: count(BAD), notes: line.notes.filter((note) => [...GOOD, ...BAD, ...WORTH_TELLING].includes(noteId(note))) };
}

export function ending(result: ResultSeen): Say {
  return result.reason;
}

/** The two dice of a fight are told in words, with whose they are. */
export function thrown(line: Line): DieSeen | null {
  const cast = line.by === "chance" ? /^(die|again|rival)=([1-6])$/.exec(line.say) : null;
  return cast ? { colour: "white", value: Number(cast[2]) } : null;
}
