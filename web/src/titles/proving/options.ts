/** The options of the question that waits, by the things on the board they speak of. */
import type { OptionOffered } from "../../lib/wire";
import { after, find, type Options } from "../../table/options";
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

export function rerolls(options: Options, value: number): Rerolls | null {
  const found = options.filter((option) => option.say.startsWith(`reroll ${value}`));
  if (found.length === 0) return null;
  const holds = found.map((option) => after(option, "hold")).filter((die) => die !== undefined);
  return { value, holds: [...new Set(holds)], dragon: found.some((option) => option.say.endsWith(" dragon")) };
}

/** The answer that rerolls a set in the way chosen, or as near to it as is offered. */
export function rerollSay(options: Options, value: number, held: string | null, dragon: boolean): string | null {
  const tried = [
    `reroll ${value}${held ? ` hold ${held}` : ""}${dragon ? " dragon" : ""}`,
    `reroll ${value}${held ? ` hold ${held}` : ""}`,
    `reroll ${value}${dragon ? " dragon" : ""}`,
    `reroll ${value}`,
  ];
  return tried.find((say) => find(options, say)) ?? null;
}

/** Dice an option speaks of, by name. */
export function diceOf(option: OptionOffered | undefined): string[] {
  return (option?.anchors ?? []).filter((anchor) => anchor.startsWith("die.")).map((anchor) => anchor.slice(4));
}

/** P-152: dice of the pool that are alike in colour, value and marks stand for one another. */
export function alike(option: OptionOffered, seen: View): string {
  const view = seen as Proving;
  const tinted: unknown[] = Array.isArray(view.effects["tint"]) ? view.effects["tint"] : [];
  const kinds = new Map(view.pool.map(({ die, colour, value, bonus }) => [die, `${colour} ${value} ${bonus} ${tinted.includes(die)}`]));
  return option.say.split(" ").map((word) => kinds.get(word) ?? word).join("|");
}
