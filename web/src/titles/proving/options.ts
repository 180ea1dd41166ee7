/** The options of the question that waits, by the things on the board they speak of. */
import type { OptionOffered } from "../../lib/wire";
import { keyOf as keyAt } from "../../table/options";

export type Options = OptionOffered[];

export function at(options: Options, anchor: string): Options {
  return options.filter((option) => option.anchors.includes(anchor));
}

/** Options that speak of every one of these things. */
export function atAll(options: Options, anchors: string[]): Options {
  return options.filter((option) => anchors.every((anchor) => option.anchors.includes(anchor)));
}

export function verb(option: OptionOffered): string {
  return option.say.split(" ")[0] ?? "";
}

export function find(options: Options, say: string): OptionOffered | undefined {
  return options.find((option) => option.say === say);
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
  const holds = found.map((option) => / hold (\w+)/.exec(option.say)?.[1]).filter((die) => die !== undefined);
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

/** The key that answers this, as in the numbered list. */
export function keyOf(options: Options, say: string | null): string {
  const index = options.findIndex((option) => option.say === say);
  return index < 0 ? "" : keyAt(index);
}
