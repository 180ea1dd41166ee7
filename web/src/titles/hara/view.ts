/** What the server says about a match of Champions of Hara, and small questions one may ask of it. */
import type { Say } from "../../lib/wire";
import type { SignName } from "./art/signs";

export type World = "oakenmoor" | "arechi" | "lunaridge" | "baiyu" | "oppenheim" | "drear";
export type Champion = "leaf" | "thomas" | "soff" | "kaoru" | "oric" | "persephone";
export type Colour = "red" | "green" | "blue";
export type Kind = "monster" | "boss" | "ally" | "event" | "rift" | "scientist";
export type Round = "dawn" | "dusk" | "shift" | "setup";
export type CardState = "hand" | "tilted" | "board" | "used";
export type Space = string; // `dojo.0` to `dojo.6`, `oakenmoor.1` to `drear.6`

export interface Cost {
  what: string; // `spirit`, or `resource`: that of the champion
  n: number;
}

export interface AbilitySeen {
  id: string;
  state: CardState;
  cost: Cost | null;
  free?: boolean; // costs no Activation
  payable?: boolean;
  playable: boolean;
}

/** What the Monsters would do if the turn ended here. */
export interface Danger {
  total: number;
  health_after: number;
  from: { card: string; attack: number }[];
}

export interface Seat {
  seat: number;
  champion: Champion;
  at: Space;
  health: number;
  max_health: number;
  spirit: number;
  max_spirit: number;
  resource: { id: string; now: number; most: number };
  energy: Record<Colour, number>;
  primary: Colour;
  levels: Record<Colour, boolean>;
  cards: AbilitySeen[];
  choices: string[];
  ultimate: "out" | "hand";
  items: string[];
  items_used?: number[]; // places in `items` used this turn
  tokens: string[];
  order: number | null;
  guard: number;
  aim: number;
  insight: number;
  danger: Danger;
  reach: Record<Space, number | null>;
}

/** A card that lies on a space. What only Monsters have is 0 or empty on the others. */
export interface Lying {
  card: string;
  at: Space;
  kind: Kind;
  health: number;
  hurt: number;
  attack: number;
  range: number;
  keywords: string[];
  reward: unknown[];
  locked: boolean;
  help?: "once" | "while"; // of an Ally
}

export interface Token {
  token: string; // scenario.3, doom.1, or `clue` for one whose number is not known
  at: Space;
  open: boolean;
  next: boolean;
}

export interface Corrupted {
  id: "ophion" | "enoki";
  at: Space; // "" while it is not on the map
  health: number;
  max: number;
  resilience: number;
  revives_with: number;
  attack: number;
  range: number;
  cubes: World[];
  fallen?: boolean;
}

/** A champion that the Corrupted hunts. */
export interface Hunted {
  champion: Champion;
  at: Space; // "" once it has fallen
  health: number;
  max_health: number;
  spirit: number;
  max_spirit: number;
  order: number | null;
  attack: { id: string; side: "hand" | "board"; damage: number; range: number; area: boolean };
  dash: "hand" | "board";
  fallen: boolean;
  aim: number;
  doomed?: boolean; // would fall to Ophion's blow at the end of an activation here
}

export interface Ghost {
  champion: Champion;
  energy: Record<Colour, number>;
  hand: number;
  advanced: number;
  discard: string[];
  revealed?: string | null;
  order: 1 | 2 | null;
}

/** One of the things that the goal of a mode is made of: it bears a number, or is a World's emblem or a face. */
export interface Mark {
  state: "done" | "next" | "open" | "hidden";
  number: number;
  world: World | "";
  champion: Champion | "";
  at: World | "dojo" | ""; // where it lies
  sign: SignName | "";
}

/** What the match is about. The mode has put it into words and pictures; the board only draws them. */
export interface Goal {
  done: boolean;
  now: number;
  of: number;
  own: boolean; // the mode has a goal of its own
  home: boolean; // ten of each colour, in the Dojo, is wanted too
  brief: Say;
  marks: Mark[];
  lines: { sign: SignName | `die-${number}`; text: Say; good: boolean }[]; // a die shows its number
}

/** What the Day still brings. */
export interface Happening {
  id: string;
  sign: SignName;
  what: Say;
  then: Say;
}

export interface Hara {
  mode: string;
  day: number;
  round: Round;
  phase: string;
  layout: (World | null)[]; // S1 to S6; while the map is laid out, some slots are free
  disconnected: World[];
  turn: number | null;
  activations: number;
  points: number | null;
  seats: Seat[];
  cards: Lying[];
  tokens: Token[];
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  stones: World[];
  corrupted: Corrupted | null;
  champions?: Hunted[];
  ghost: Ghost | null;
  artifact_day: number | null;
  rifts: number;
  own: Record<string, number>; // numbers that the mode keeps, by its own names
  objective: Goal;
  coming: Happening[];
  known_shift: string | null;
}

export const WORLDS: World[] = ["oakenmoor", "arechi", "lunaridge", "baiyu", "oppenheim", "drear"];
export const COLOURS: Colour[] = ["red", "green", "blue"];

export const COLOUR_OF: Record<World, Colour> = {
  oakenmoor: "green",
  arechi: "red",
  lunaridge: "blue",
  baiyu: "green",
  oppenheim: "red",
  drear: "blue",
};

export const CHAMPIONS: Champion[] = ["leaf", "thomas", "soff", "kaoru", "oric", "persephone"];

/** The seat plays a Corrupted: nobody has the board of a champion. */
export function isHunt(view: Hara): boolean {
  return view.seats.length === 0;
}

/** The champion whose board is shown: whose turn it is, if a viewer has no own or several; else the viewer's own. */
export function acting(view: Hara, viewer: number | null = null, mine: number[] = []): Seat | null {
  const others = view.turn !== null && mine.length > 0 && !mine.includes(view.turn);
  const seat = (others ? null : view.turn) ?? viewer ?? mine[0] ?? 0;
  return view.seats.find((one) => one.seat === seat) ?? view.seats[0] ?? null;
}

export function worldOf(space: Space): World | "dojo" {
  return space.split(".")[0] as World | "dojo";
}

export function numberOf(space: Space): number {
  return Number(space.split(".")[1]);
}

export function lyingAt(view: Hara, space: Space): Lying[] {
  return view.cards.filter((one) => one.at === space);
}

/** Monsters strike and can be struck; Allies, Events and Rifts cannot. */
export function hostile(card: Lying): boolean {
  return card.kind === "monster" || card.kind === "boss" || card.kind === "scientist";
}

/** A keyword with or without its number: `volatile 2` is volatile. */
export function has(card: Lying, keyword: string): boolean {
  return card.keywords.some((one) => one.split(" ")[0] === keyword);
}

const NO_VALUES = { health: 0, hurt: 0, attack: 0, range: 0, keywords: [], reward: [], locked: false };

/** The view with everything named that a board asks about: Events have no Health, whoever fell stands nowhere. */
export function complete(seen: Hara): Hara {
  return {
    ...seen,
    cards: seen.cards.map((card) => ({ ...NO_VALUES, ...card })),
    corrupted: seen.corrupted && { ...seen.corrupted, at: seen.corrupted.at ?? "" },
    champions: (seen.champions ?? []).map((one) => ({ ...one, at: one.at ?? "" })),
  };
}
