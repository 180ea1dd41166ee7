/** What the server says about a match of Proving Grounds, and small questions one may ask of it. */
import type { Colour, Die, ProvingView } from "./view.gen";

export type { Colour, Die, Effect, Face, Foreseen, InForce, Module, Slot } from "./view.gen";
export type Proving = ProvingView;

export const SLOTS = [1, 2, 3, 4, 5, 6];

const COLOURS: Record<string, Colour> = { W: "white", B: "blue", G: "green", Y: "yellow" };

export function colourOf(die: string): Colour {
  return COLOURS[die.charAt(0)] ?? "white";
}

export function opposite(slot: number): number {
  return slot <= 3 ? slot + 3 : slot - 3;
}

/** The die wherever it lies. Dice that lie still (on a card, on the dial) show no value. */
export function dieIn(view: Proving, name: string): Die {
  const lying = [...view.pool, ...view.stock, ...view.exhaustion.flat()];
  return lying.find((die) => die.die === name) ?? { die: name, colour: colourOf(name), value: null, bonus: false };
}

export function showing(view: Proving, value: number): Die[] {
  return view.pool.filter((die) => die.value === value);
}

/** Whether the dice of this round have been thrown and not yet been taken back. */
export function thrown(view: Proving): boolean {
  return view.pool.some((die) => die.value !== null) || view.slots.some((slot) => slot.dice.length > 0);
}

/** One space of a battle track, listed from Top to Bottom. */
export interface Space {
  at: number;
  end: "top" | "bottom" | null;
  start: boolean;
  dice: (Colour | "plus")[]; // what entering it takes; "plus" is a die that a card of this round adds
}

const REQUIREMENT: Record<string, Colour> = { B: "blue", G: "green", Y: "yellow" };

/** `climb` lists what spaces 2 and up ask for: "3B" is three dice, one of them blue. */
export function trackOf(start: number, climb: string[], plus = 0): Space[] {
  const top = climb.length + 1;
  return Array.from({ length: top + 1 }, (_, index) => {
    const at = top - index;
    const [count = "", ...colours] = climb[at - 2] ?? "";
    const coloured = colours.map((letter) => REQUIREMENT[letter]!);
    const white = Math.max(0, Number(count) - coloured.length);
    const asked: (Colour | "plus")[] = [...Array<Colour>(white).fill("white"), ...coloured];
    if (asked.length > 0) asked.push(...Array<"plus">(plus).fill("plus"));
    return { at, end: at === top ? "top" : at === 0 ? "bottom" : null, start: at === start, dice: asked };
  });
}
