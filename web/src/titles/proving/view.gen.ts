// Generated from src/ludarium/games/proving/view.py by `make docs`: do not edit.

export type Colour = "white" | "blue" | "green" | "yellow";

export type Effect = "up" | "down" | "stay" | "wound" | "defeat" | "raise" | "break";

export type Cause = "stop" | "timeout" | "forced";

export type Face = "claw" | "tail" | "teeth" | "wing" | "chaos" | "blank";

export type Module = "dragon" | "chariots" | "inspiration" | "shields" | "conspirators" | "sun_moon";

export type AttackKind = "none" | "single" | "set";

export type Step = "" | "plot" | "dial" | "roll" | "chariots" | "dragon" | "resolve" | "sun_moon" | "win" | "rest" | "stock" | "enemies" | "chariots_drawn";

export type Kingdom = "sun" | "moon";

export interface Health {
  at: number;
  last: number;
}

export interface Defeats {
  now: number;
  to_win: number;
}

export interface Die {
  die: string;
  colour: Colour;
  value: number | null;
  bonus: boolean;
}

/** Coloured dice that are still to be won, on a space of the Health track. */
export interface ColourStack {
  at: number;
  dice: string[];
}

export interface Dragon {
  face: Face | null;
  slot: number | null;
  resting: number[] | null;
}

/** What the dice would do to an enemy if they stayed as they lie. */
export interface Foreseen {
  effect: Effect;
  moves: number;
}

/** An enemy as it stands; an empty slot has no card and nothing else. */
export interface Slot {
  slot: number;
  enemy: string | null;
  dice: string[];
  marker?: number;
  start?: number;
  top?: number;
  climb?: string[];
  symbol?: Face | null;
  shield?: boolean;
  took_damage?: boolean;
  attack?: AttackKind;
  forecast?: Foreseen | null;
}

export interface Chariot {
  chariot: string;
  dice: string[];
}

export interface Dial {
  sun: number | null;
  moon: number | null;
  dice: string[];
}

export interface Clock {
  rolling: boolean;
  seconds: number;
  rerolls: number;
  placements: number;
  spent_ms: number;
  ended_by: Cause | null;
}

/** What cards changed for this round; only what is in force. */
export interface InForce {
  single_extra?: number;
  req_plus?: number;
  one_step?: boolean;
  shroud?: Colour[];
  unguarded?: number[];
  grounded?: boolean;
  forbidden?: number;
  plus_kingdom?: Kingdom[];
  tint?: string[];
}

export interface ProvingView {
  round: number;
  step: Step;
  modules: Module[];
  health: Health;
  defeats: Defeats;
  pool: Die[];
  exhaustion: Die[][];
  stack: ColourStack | null;
  stock: Die[];
  box: string[];
  dragon: Dragon | null;
  slots: Slot[];
  enemy_deck: number;
  enemy_discard: string[];
  chariots: Chariot[];
  chariot_deck: number;
  chariot_discard: string[];
  inspiration: string | null;
  conspirators: string[];
  conspirator_deck: number;
  active: string | null;
  dial: Dial | null;
  clock: Clock;
  effects: InForce;
}
