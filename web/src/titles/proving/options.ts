/** The options of the question that waits, by the things on the board they speak of. */
import type { OptionOffered } from "../../lib/wire";
import { things, type Options } from "../../table/options";
import type { View } from "..";
import type { Proving } from "./view";

/** Options that speak of every one of these things. */
export function atAll(options: Options, anchors: string[]): Options {
  return options.filter((option) => anchors.every((anchor) => option.anchors.includes(anchor)));
}

/** Every way to reroll one set: whole, with a die held back, each with or without the Dragon die. */
export interface Rerolls {
  value: number;
  holds: string[]; // dice that may be held back
  dragon: boolean; // the Dragon die may go along
}

function rerollsOf(options: Options, value: number): Options {
  return options.filter((option) => option.does === "reroll" && option.anchors.includes(`set.${value}`));
}

const heldIn = (option: OptionOffered): string | null => things(option, "hold")[0] ?? null;
const takesDragon = (option: OptionOffered): boolean => option.anchors.includes("die.D");

export function rerolls(options: Options, value: number): Rerolls | null {
  const found = rerollsOf(options, value);
  if (found.length === 0) return null;
  const holds = found.map(heldIn).filter((die) => die !== null);
  return { value, holds: [...new Set(holds)], dragon: found.some(takesDragon) };
}

/** The answer that rerolls a set in the way chosen, or as near to it as is offered. */
export function rerollSay(options: Options, value: number, held: string | null, dragon: boolean): string | null {
  const found = rerollsOf(options, value);
  const tried: [string | null, boolean][] = [[held, dragon], [held, false], [null, dragon], [null, false]]; // prettier-ignore
  const says = tried.map(([die, along]) => found.find((option) => heldIn(option) === die && takesDragon(option) === along)?.say);
  return says.find((say) => say !== undefined) ?? null;
}

/** Dice an option speaks of, by name. */
export function diceOf(option: OptionOffered | undefined): string[] {
  return things(option, "die");
}

/** P-152: dice of the pool that are alike in colour, value and marks stand for one another. */
export function alike(option: OptionOffered, seen: View): string {
  const view = seen as Proving;
  const tinted: unknown[] = Array.isArray(view.effects["tint"]) ? view.effects["tint"] : [];
  const kinds = new Map(view.pool.map(({ die, colour, value, bonus }) => [die, `${colour} ${value} ${bonus} ${tinted.includes(die)}`]));
  const kindOf = (anchor: string): string => anchor.replace(/^(die|hold)\.(.+)$/, (_, sort, die) => `${sort} ${kinds.get(die) ?? die}`);
  return diceOf(option).length > 0 ? [option.does, ...option.anchors.map(kindOf).toSorted()].join("|") : option.say;
}
