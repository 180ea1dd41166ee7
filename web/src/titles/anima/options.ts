/** What the options of the question that waits mean: by their notation, and by the things on the table they speak of. */
import type { OptionOffered } from "../../lib/wire";
import { keyOf as keyAt } from "../../table/options";

export type Options = OptionOffered[];

export function verb(option: OptionOffered | undefined): string {
  return option?.say.split(" ")[0] ?? "";
}

/** What is used, given, moved to: the word after the verb. */
export function object(option: OptionOffered | undefined): string {
  return option?.say.split(" ")[1] ?? "";
}

export function find(options: Options, say: string | null): OptionOffered | undefined {
  return options.find((option) => option.say === say);
}

/** The key that answers this, as in the numbered list. */
export function keyOf(options: Options, say: string | null): string {
  const index = options.findIndex((option) => option.say === say);
  return index < 0 ? "" : keyAt(index);
}

/** Answers that need no thing on the table: they stand in the prompt bar or in the list of answers. */
const ENDS = ["end", "pass", "decline", "keep"];

export function ends(option: OptionOffered): boolean {
  return ENDS.includes(option.say);
}

/** The answers that speak of a thing, by its anchor (`area.americh`, `character.thief`). */
export function byAnchor(options: Options): Map<string, Options> {
  const found = new Map<string, Options>();
  for (const option of options) {
    for (const anchor of option.anchors) found.set(anchor, [...(found.get(anchor) ?? []), option]);
  }
  return found;
}
