/** What the frame around the board asks of this title. */
import type { CardSeen, Line, OptionOffered, PromptSeen, ResultSeen, Say } from "../../lib/wire";
import { argsOf, noteId, phrase } from "../../lib/phrase";
import type { IconName } from "../../parts/icons";
import { tallyOf, tonesOf } from "../../table/notes";
import { things } from "../../table/options";
import type { BoardPart, DieSeen, Fate, Phase, View } from "..";
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

export const parts: BoardPart[] = [
  { id: "map", name: phrase("board-part-map"), icon: "map" },
  { id: "hand", name: phrase("board-part-hand"), icon: "cards" },
];

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

/** An exploration rolls on the table of the Area where the party stands. */
export function fates(option: OptionOffered, seen: View, cards: Map<string, CardSeen>): Fate[] | null {
  const { areas, you } = seen as Anima;
  const here = option.does === "explore" ? areas.find(({ parties }) => you !== null && parties.includes(you)) : undefined;
  const table = (here && (cards.get(here.card)?.facts["explore"] as string[] | undefined)) ?? [];
  return table.length === 6 ? table.map((result) => fate(String(result))) : null;
}

function fate(result: string): Fate {
  const n = Number(result);
  if (n > 0) return { text: phrase("board-fate-encounters", { n }), feel: n > 1 ? "bad" : "plain" };
  return { text: phrase(`board-fate-${result}`), feel: "good" };
}

// -- log

export const tone = tonesOf({
  good: {
    heart: "picks-up takes-in nobody-dies",
    map: "new-area",
    check: "false-alarm",
    step: "steps-past",
    up: "strength",
    crown: "wins-fight completes-mission",
    shield: "stands-ground",
    swap: "traded",
    star: "claims",
    cards: "draws",
    person: "joins",
    flag: "mission-progress",
  },
  bad: {
    skull: "time-is-up loses-fight dies crisis-breaks-out omega-is-free mission-lost",
    close: "is-cancelled",
    down: "pays-toll loses-card",
    sword: "attacks rivals-meet",
    hand: "takes-card denies",
    hour: "loses-turn loses-next-turn crisis-counts",
    replay: "starts-again",
    moon: "falls-asleep",
    up: "gains-edge",
  },
  plain: {
    person: "sets-out",
    map: "area-lies-open",
    sun: "turn-begins",
    step: "phase-begins goes",
    dice: "rolls-for-order totals rolls finds rival-rolls",
    star: "uses",
    pin: "stays arrives",
    close: "area-discarded banished declines-offer",
    shield: "protects",
    wing: "flies evades speed-test",
    swap: "sent-to offers",
    eye: "turned-up",
    sword: "fights",
    down: "sapped",
    even: "tied-fight",
    roll: "die-changes",
    search: "explores",
    up: "level-changes",
    flag: "begins-mission",
    crown: "final-revealed",
    hour: "timer",
  },
});

const ICONS: Record<string, IconName> = {
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

export function icon(line: Line): IconName | null {
  return typeof line.by === "number" ? (ICONS[line.does] ?? null) : null;
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

const EVERYDAY = ["arrives", "new-area", "fights", "rival-grows"]; // the table shows it by itself

/** What is told on the board. */
export function great(note: Say): boolean {
  return (newsworthy(note) && !EVERYDAY.includes(noteId(note))) || ["turned-up", "false-alarm", "finds", "evades", "falls-asleep", "nobody-dies", "breaks-card"].includes(noteId(note));
}

/** Whoever passes says nothing, and nobody is told. */
export function silent(line: Line): boolean {
  return line.by === "window" || (typeof line.by === "number" && line.text === null && line.say === "");
}

export const tally = tallyOf(["completes-mission"], ["dies", "starts-again"], [
  "final-revealed", "crisis-breaks-out", "mission-lost", "traded", "joins", "begins-mission", "mission-progress", "new-area", "loses-fight", "denies",
  "level-changes", "betrays", "rival-tries",
]); // prettier-ignore

export function ending(result: ResultSeen): Say {
  return result.reason;
}

/** The two dice of a fight are told in words, with whose they are. */
export function thrown(line: Line): DieSeen | null {
  const [face] = line.by === "chance" && ["die", "again", "rival"].includes(line.does) ? things(line, "face") : [];
  return face ? { colour: "white", value: Number(face) } : null;
}
