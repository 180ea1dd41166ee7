/** What the frame around the board asks of this title. */
import type { CardSeen, Line, OddsSeen, OptionOffered, PromptSeen, Say } from "../../lib/wire";
import { apartFrom, oddsApart, things } from "../../table/options";
import { argsOf, noteId, phrase } from "../../lib/phrase";
import type { IconName } from "../../parts/icons";
import { tallyOf, tonesOf } from "../../table/notes";
import type { BoardPart, DieSeen, Phase, View } from "..";
import { landing, noteOf } from "./log";
import { diceOf, rerolls } from "./options";
import { WORTH_SAYING } from "./pins";
import { MARKER, movesAMarker } from "./resolution";
import { colourOf, dieIn, showing, SLOTS, type Module, type Proving } from "./view";

export { default as Board } from "./Board.svelte";
export { default as CardPicture } from "./CardPicture.svelte";
export { alike } from "./options";
export type { Proving } from "./view";

export const parts: BoardPart[] = [
  { id: "arena", name: phrase("board-arena"), icon: "arena" },
  { id: "dice", name: phrase("board-dice"), icon: "dice" },
];

/** The Enemy in a slot. */
export function cardAt(seen: View, anchor: string): string | null {
  return (seen as Proving).slots.find(({ slot }) => anchor === `slot.${slot}`)?.enemy ?? null;
}

// -- top bar

const PHASES: { id: string; steps: string[]; module: Module | null; text: string }[] = [
  { id: "plot", steps: ["plot"], module: "conspirators", text: "step-plot" },
  { id: "dial", steps: ["dial"], module: "sun_moon", text: "step-dial" },
  { id: "roll", steps: ["roll"], module: null, text: "step-roll" },
  { id: "chariots", steps: ["chariots"], module: "chariots", text: "step-chariots" },
  { id: "dragon", steps: ["dragon"], module: "dragon", text: "step-dragon" },
  { id: "resolve", steps: ["resolve"], module: null, text: "step-resolve" },
  { id: "sun_moon", steps: ["sun_moon"], module: "sun_moon", text: "step-sun-moon" },
  { id: "reset", steps: ["win", "rest", "stock", "enemies", "chariots_drawn"], module: null, text: "board-phase-reset" },
];

export function phases(seen: View): Phase[] {
  const view = seen as Proving;
  const played = PHASES.filter(({ module }) => module === null || view.modules.includes(module));
  const now = view.round === 0 ? -1 : played.findIndex(({ steps }) => steps.includes(view.step)); // the set-up is no round
  return played.map(({ id, text }, index) => ({
    id,
    text: phrase(text),
    state: index < now ? "done" : index === now ? "now" : "later",
  }));
}

export function headline(seen: View): Say {
  const { round, defeats } = seen as Proving;
  return phrase("board-headline", { round, defeats: defeats.now, to_win: defeats.to_win });
}

// -- prompt and options

const ASIDES: Record<string, string> = {
  reroll_place_or_stop: "board-aside-reroll-place-or-stop",
  swap: "board-aside-swap",
  dragon_fights: "board-aside-dragon",
  resolve: "board-aside-resolve",
  rotate: "board-aside-rotate",
  target: "board-aside-target",
  spare_a_die: "board-aside-spare",
  take_bonus: "board-after-bonus",
};

export function aside(seen: View, prompt: PromptSeen): Say | null {
  const view = seen as Proving;
  if (prompt.kind === "opening_roll") return phrase("board-aside-opening-roll", { chariots: view.chariots.length });
  if (prompt.kind === "put_to_rest") return isLastWound(view) ? null : phrase("board-aside-put-to-rest");
  const id = ASIDES[prompt.kind];
  return id ? phrase(id) : null;
}

/** After the fifth wound no die comes back. */
function isLastWound({ health, slots }: Proving): boolean {
  return health.at === health.last - 1 && slots.some(({ enemy, marker }) => enemy !== null && marker === 0);
}

const BRIEFS: Record<string, string> = {
  reroll: "board-brief-reroll",
  place: "board-brief-place",
  exhaust: "board-brief-exhaust",
  swap: "board-brief-swap",
  give: "board-brief-give",
  spare: "board-brief-spare",
  tint: "board-brief-tint",
  sun: "board-brief-sun",
};

export function brief(option: OptionOffered): Say | null {
  if (diceOf(option).length === 0) return null;
  if (things(option, "hold").length > 0) return phrase("board-brief-hold");
  const id = BRIEFS[option.does];
  return id ? phrase(id, argsOf(option.text)) : null;
}

export function dice(option: OptionOffered, seen: View): DieSeen[] {
  const view = seen as Proving;
  if (!BRIEFS[option.does]) return [];
  return diceOf(option).map((name) =>
    name === "D" ? { colour: "dragon", value: view.dragon?.face ?? "blank" } : withValue(view, name),
  );
}

function withValue(view: Proving, name: string): DieSeen {
  const { colour, value } = dieIn(view, name);
  return { colour, value: value ?? 0 };
}

const HOPES = ["defeat", "up", "break"];
const APART = 0.05;

/** The best news of a reroll, if it promises more of it, or less, than the others do; else what sets it apart most. */
export function telling(option: OptionOffered, options: OptionOffered[]): OddsSeen | null {
  const apart = apartFrom(option, options);
  const odds = oddsApart(option, options).filter(({ chance }) => chance >= WORTH_SAYING);
  return odds.find((one) => HOPES.includes(String(argsOf(one.text)["what"])) && apart(one) >= APART) ?? odds[0] ?? null;
}

export function missing(seen: View, prompt: PromptSeen): { say: string; text: Say }[] {
  if (prompt.kind !== "reroll_place_or_stop") return [];
  const view = seen as Proving;
  const offered = (value: number): boolean => rerolls(prompt.options, value) !== null;
  return SLOTS.filter((value) => showing(view, value).length > 1 && !offered(value)).map((value) => ({
    say: `reroll ${value}`,
    text: phrase("board-missing-reroll", { value }),
  }));
}

// -- log

export const tone = tonesOf({
  good: {
    up: "went-up",
    even: "held",
    shield: "shield-broken stayed-steady",
    crown: "defeated wins",
    swap: "swapped",
    check: "chariot-covered",
    dice: "spared",
    eye: "reveal-delayed",
    wing: "chaos-calmed",
    sun: "bonus-taken",
  },
  bad: {
    down: "went-down",
    shield: "shield-raised",
    drop: "wounded",
    hour: "tired",
    wheel: "chariot-strikes",
    dice: "stolen",
    eye: "revealed acts",
    chaos: "chaos-strikes",
    moon: "moon-rises",
    skull: "loses",
  },
  plain: {
    even: "wrong",
    sword: "enemy-comes",
    wheel: "chariot-comes",
    eye: "quiet",
    sun: "faces-sun",
    hand: "phase-ended",
    dice: "dice-returned",
  },
});

const ICONS: Record<string, IconName> = {
  start: "dice",
  reroll: "roll",
  place: "wheel",
  stop: "hand",
  timeout: "hour",
  dragon: "wing",
  resolve: "sword",
  exhaust: "hour",
  swap: "swap",
  rotate: "sun",
  sun: "sun",
  target: "down",
  give: "dice",
  spare: "dice",
  enemy: "sword",
  chariot: "wheel",
  conspirator: "eye",
  plot: "eye",
  inspiration: "feather",
};

export function icon(line: Line): IconName | null {
  return ICONS[line.does] ?? null;
}

/** A wound comes of the blows, not of the die that the wound before it has exhausted. */
export function opens(note: Say): boolean {
  return noteId(note) === "wounded";
}

export function thrown(line: Line): DieSeen | null {
  const landed = landing(line);
  if (!landed) return null;
  if (landed.die !== "D") return { colour: colourOf(landed.die), value: Number(landed.shows) };
  const face = landed.shows === "sixth" ? "wing" : landed.shows;
  return { colour: "dragon", value: face, name: phrase("board-dragon-die", { face: phrase(`face-${face}`) }) };
}

// `turn` of a line is the step of the round it belongs to (P-131)
const STEPS = ["plot", "dial", "roll", "chariots", "dragon", "resolve", "sun-moon", "win", "rest", "stock", "enemies", "chariots-drawn"];

export function stepOf(line: Line): Say | null {
  const step = STEPS[line.turn - 1];
  return step && line.round > 0 ? phrase(`step-${step}`) : null;
}

const STEP_OF: Record<string, (typeof STEPS)[number]> = {
  "chariot-strikes": "chariots",
  "chariot-covered": "chariots",
  "chaos-strikes": "dragon",
  "chaos-calmed": "dragon",
  "moon-rises": "sun-moon",
  wins: "win",
  "enemy-comes": "enemies",
  "chariot-comes": "chariots-drawn",
};

/** A marker moves because of the blows, unless a Chariot or the Moon has just been named. What follows from it stands with it. */
export function turnsOf(line: Line, cards: Map<string, CardSeen>): number[] {
  let now = line.turn;
  if (line.round === 0) return line.notes.map(() => now);
  let named = false;
  return line.notes.map((said) => {
    const note = noteOf(said);
    const step = note && STEP_OF[note.id];
    const blow = note && MARKER.includes(note.id) && !named && line.does !== "target";
    named = note?.id === "moon-rises" || (note?.id === "chariot-strikes" && movesAMarker(note, cards));
    return (now = Math.max(now, step ? STEPS.indexOf(step) + 1 : blow ? STEPS.indexOf("resolve") + 1 : now));
  });
}

const SHORTLY = ["defeated", "went-up", "shield-broken", "chariot-covered"];

export function shortly(note: Say): Say | null {
  return SHORTLY.includes(noteId(note)) ? phrase(`board-brings-${noteId(note)}`, argsOf(note)) : null;
}

export function ruinous(note: Say): boolean {
  return noteId(note) === "loses";
}

export const tally = tallyOf(["defeated"], ["wounded"], ["wins", "loses"]);

/** The arena retells every resolution by itself, slot by slot. */
export function great(): boolean {
  return false;
}
