// Generated from src/ludarium/games/tamashii/view.py by `make docs`: do not edit.

import type { Say } from "../../lib/wire";

export type Token = "red" | "blue" | "green" | "yellow" | "open" | "corrupted";

export type Phase = "setup" | "planning" | "action" | "combat" | "quest";

export type Outcome = "won" | "lost" | "resigned";

export type Symbol = "basic" | "special";

export type Faction = "spartans" | "ninkyo" | "seekers" | "plebeians";

export type Asset = "power" | "shield" | "memory" | "reroll";

export type Timing = "planning" | "combat" | "launch" | "any" | "passive";

export type Held = "equipped" | "hand" | "drawn";

export type Group = "basic" | "augmentation" | "hack" | "divert" | "body" | "protocol" | "scenario" | "boss" | "battery";

/** Corrupted Data on the Time track, and how many there were at first. */
export interface Pool {
  now: number;
  of: number;
}

export interface Cell {
  cell: string;
  token: Token | null;
  locked: boolean;
  highlighted: boolean;
}

/** `card` is a Body, or the Walker of the board. */
export interface BodySeen {
  card: string;
  walker: boolean;
  mov: number;
  att: number;
  prg: number;
  ability: Say[];
  ability_used: boolean;
}

/** A Combat slot of a Body or an Augmentation. `x`: any number of dice of this symbol, again and again. */
export interface Slot {
  slot: number;
  card: string;
  common: number;
  rare: number;
  x: "common" | "rare" | null;
  does: Say;
  used: boolean;
}

/** Of a class or a faction. `cost`: what it costs this board to equip it; `source`: its Pattern; `slot`: its Combat slot. */
export interface AugmentationSeen {
  card: string;
  group: string;
  timing: Timing;
  cost: number;
  held: Held;
  starting: boolean;
  breaks: boolean;
  source: number | null;
  slot: number | null;
  used: boolean;
}

/** How many cards are left; which come next, and which lie at the bottom, the lowest first, as far as everybody can tell. */
export interface Deck {
  left: number;
  next: string[];
  under: string[];
}

export interface ProtocolSeen {
  card: string;
  stage: number;
  stages: number;
  used: boolean;
}

/** `number` tells copies of a design apart (`enemy.12`); `hacks` and `divert` are Patterns; `marked` by the Number die. */
export interface EnemySeen {
  number: number;
  card: string;
  level: number;
  integrity: number;
  left: number;
  marked: boolean;
  basic: Say;
  special: Say;
  hacks: number[];
  divert: number;
}

/** A place in reach: how many steps away, and how much Trace its tile brings, at least and at most as far as it is known. */
export interface Way {
  place: number;
  steps: number;
  least: number;
  most: number;
}

/** A Pattern that is open to a board: the sets of cells that pay for it now, or with how few moves, and which, they would. */
export interface Launchable {
  source: number;
  launched: boolean;
  ready: string[][];
  moves: number | null;
  way: string[][];
}

/** `mov`, `att`, `prg` with all that changes them. `staying`: the Trace of staying; `trace_dice`: of the next Trace roll.
    Trace is nothing as long as there is no marker (T-9a). */
export interface Seat {
  seat: number;
  colour: Token | null;
  character: string | null;
  essential: Token | null;
  launcher: Cell[];
  locks: number;
  bag: Record<Token, number>;
  dump: Record<Token, number>;
  prepared: Record<Token, number>;
  assets: Record<Asset, number>;
  integrity: number;
  max_integrity: number;
  exp: number;
  trace: number | null;
  trace_dice: number;
  body: BodySeen | null;
  below: BodySeen | null;
  mov: number;
  att: number;
  prg: number;
  moves_left: number;
  slots: Slot[];
  augmentations: AugmentationSeen[];
  class_deck: Deck | null;
  protocol: ProtocolSeen | null;
  offered: string[];
  enemies: EnemySeen[];
  at: number | null;
  moved: boolean;
  staying: number;
  reach: Way[];
  district_used: boolean;
  out: boolean;
  offers: number;
  launchable: Launchable[];
}

/** `rows` as a card prints them: `*.` above `RG`. `does` is nothing where a Body is taken; `at` are the places where alone it
    can be launched. */
export interface Pattern {
  source: number;
  notation: string;
  group: Group;
  name: Say;
  rows: string[];
  does: Say | null;
  card: string | null;
  at: number[] | null;
}

/** How many Bodies belong in it, and those that lie there. */
export interface Market {
  size: number;
  bodies: string[];
  sources: number[];
  deck: Deck;
}

/** Tokens of the scenario (T-240): `ascend`, `success`, a Die token, a marker or a figure with a name of its own. */
export interface Counter {
  token: string;
  name: Say | null;
  n: number;
}

/** A place of the map. Its tile is nothing as long as nobody has seen it; `explore`: an Exploration token, by its kind if
    somebody has looked. */
export interface Place {
  place: number;
  q: number;
  r: number;
  tile: string | null;
  face_up: boolean;
  entry: number | null;
  stationary: number | null;
  district: Say | null;
  name: string | null;
  row: string | null;
  sector: number | null;
  explore: string | null;
  tokens: Counter[];
  characters: number[];
  bot: boolean;
  boss: boolean;
  enemies: EnemySeen[];
  cards: string[];
  bodies: number;
}

/** `owner`: before which seat it lies; `place`: on which place of the map. */
export interface ScenarioCard {
  card: string;
  kind: string;
  tokens: Counter[];
  place: number | null;
  owner: number | null;
}

/** What players can do in the Quest phase: who could now, and where. */
export interface Activity {
  activity: number;
  card: string;
  name: Say;
  does: Say;
  limit: string;
  places: number[] | null;
  open_to: number[];
}

export interface Dice {
  blank: number;
  common: number;
  rare: number;
}

/** The Combat under way. `number` is nothing before it is rolled, 0 is the blank. */
export interface Fight {
  seat: number;
  number: number | null;
  symbol: Symbol | null;
  dice: Dice;
  weaker: number;
}

/** The Test under way: how many successes are wanted, and how many dice each seat has paid for. */
export interface Test {
  by: number;
  needed: number;
  successes: number;
  dice: number[];
}

export interface AttackLine {
  symbol: Symbol;
  numbers: "1-2" | "3-4";
  does: Say;
}

/** `attack`: the open side of the next attack card. */
export interface Boss {
  card: string;
  at: number;
  integrity: number;
  of: number;
  armour: number;
  state: string | null;
  hacks: number[];
  attack_card: string | null;
  attack_side: "a" | "b";
  attack: AttackLine[];
}

export interface Bot {
  at: number;
  batteries: number;
  moved: boolean;
  serves: boolean;
}

/** Something that stands on a card: its sentences, and what it is called unless it speaks for itself. */
export interface PartSeen {
  says: Say[];
  label: Say;
}

export interface CardSeen {
  id: string;
  kind: string;
  name: Say;
  text: Say[];
  flavour: Say;
  facts: Record<string, any>;
  values: PartSeen[];
  parts: PartSeen[];
  secret: boolean;
}

export interface TamashiiView {
  scenario: string;
  turn: number;
  turn_limit: number;
  phase: Phase;
  acting: number | null;
  first_player: number;
  order: number[];
  time: number;
  last_time: number;
  pool: Pool;
  supply: Record<Token, number>;
  trace_dice: number[];
  trace_last: number;
  seats: Seat[];
  patterns: Pattern[];
  market: Market | null;
  map: Place[];
  plot: ScenarioCard | null;
  specials: ScenarioCard[];
  sheet: ScenarioCard;
  board_tokens: Counter[][];
  activities: Activity[];
  enemy_deck: Deck;
  enemies_gone: string[];
  factions: Record<Faction, Deck>;
  dice: Dice | null;
  fight: Fight | null;
  test: Test | null;
  boss: Boss | null;
  bot: Bot | null;
  outcome: Outcome | null;
  ending: string | null;
  read: CardSeen[];
}
