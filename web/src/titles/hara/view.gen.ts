// Generated from src/ludarium/games/hara/view.py by `make docs`: do not edit.

import type { Say } from "../../lib/wire";

export type Colour = "red" | "green" | "blue";

export type World = "oakenmoor" | "arechi" | "lunaridge" | "baiyu" | "oppenheim" | "drear";

export type CardState = "hand" | "tilted" | "board" | "used";

export type Champion = "leaf" | "thomas" | "soff" | "kaoru" | "oric" | "persephone";

export type CorruptedId = "ophion" | "enoki";

export type Phase = "between" | "start" | "adventure" | "attacks" | "ending";

export type Round = "setup" | "dawn" | "dusk" | "shift";

export type Kind = "monster" | "boss" | "ally" | "event" | "rift" | "scientist";

export type Side = "hand" | "board";

export type MarkState = "done" | "next" | "open" | "hidden";

export interface Resource {
  id: string;
  now: number;
  most: number;
}

/** In Spirit, or in the resource of the champion. */
export interface Cost {
  what: "spirit" | "resource";
  n: number;
}

/** A card in hand or on the board of a champion; a free one costs no Activation. */
export interface AbilitySeen {
  id: string;
  state: CardState;
  cost: Cost | null;
  free: boolean;
  payable: boolean;
  playable: boolean;
}

export interface Blow {
  card: string;
  attack: number;
}

/** What the Monsters would do if the turn ended here. */
export interface Danger {
  total: number;
  health_after: number;
  from: Blow[];
}

export interface Seat {
  seat: number;
  champion: Champion;
  at: string;
  health: number;
  max_health: number;
  spirit: number;
  max_spirit: number;
  resource: Resource;
  energy: Record<Colour, number>;
  primary: Colour;
  levels: Record<Colour, boolean>;
  cards: AbilitySeen[];
  choices: string[];
  ultimate: "hand" | "out";
  items: string[];
  items_used: number[];
  tokens: string[];
  order: number | null;
  guard: number;
  aim: number;
  insight: number;
  danger: Danger;
  reach: Record<string, number>;
}

/** Monsters have everything but `help`, Allies Health and `help`, the others neither. */
export interface CardOnMap {
  card: string;
  at: string;
  kind: Kind;
  health?: number;
  hurt?: number;
  attack?: number;
  range?: number;
  keywords?: string[];
  locked?: boolean;
  help?: "once" | "while";
}

/** `scenario.3`, `doom.1`, or only the kind of one whose number is not known. */
export interface Token {
  token: string;
  at: string;
  open: boolean;
  next: boolean;
}

/** It is nowhere while it is not on the map. */
export interface CorruptedSeen {
  id: CorruptedId;
  at: string | null;
  health: number;
  max: number;
  resilience: number;
  revives_with: number;
  attack: number;
  range: number;
  cubes: World[];
  fallen: boolean;
}

export interface NormalAttack {
  id: string;
  side: Side;
  damage: number;
  range: number;
  area: boolean;
}

/** A champion that the Corrupted hunts; nowhere once it has fallen, doomed if a blow would fell it here. */
export interface HuntedSeen {
  champion: Champion;
  at: string | null;
  health: number;
  max_health: number;
  spirit: number;
  max_spirit: number;
  order: number | null;
  orders: number[];
  attack: NormalAttack;
  dash: Side;
  fallen: boolean;
  aim: number;
  doomed: boolean;
}

export interface Ghost {
  champion: Champion;
  energy: Record<Colour, number>;
  hand: number;
  advanced: number;
  discard: string[];
  revealed: string | null;
  order: number | null;
}

/** One of the things that the goal is made of, as the boards draw it: a number, a World's emblem or a face. */
export interface Mark {
  state: MarkState;
  number: number;
  world: World | "";
  champion: Champion | "";
  at: World | "dojo" | "";
  sign: string;
}

export interface GoalLine {
  sign: string;
  text: Say;
  good: boolean;
}

/** What the match is about. The mode has put it into words and pictures; the board only draws them. */
export interface Goal {
  done: boolean;
  now: number;
  of: number;
  own: boolean;
  home: boolean;
  brief: Say;
  marks: Mark[];
  lines: GoalLine[];
}

/** What the Day still brings. */
export interface Happening {
  id: string;
  sign: string;
  what: Say;
  then: Say;
}

export interface HaraView {
  mode: string;
  day: number;
  round: Round;
  phase: Phase;
  layout: (World | null)[];
  disconnected: World[];
  turn: number | null;
  activations: number;
  points: number | null;
  seats: Seat[];
  cards: CardOnMap[];
  tokens: Token[];
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  known_shift: string | null;
  stones: World[];
  corrupted: CorruptedSeen | null;
  champions: HuntedSeen[];
  orders_left: number[];
  ghost: Ghost | null;
  artifact_day: number | null;
  rifts: number;
  own: Record<string, number>;
  objective: Goal;
  coming: Happening[];
}
