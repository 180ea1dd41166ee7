/** What the list of options, the primary button, the number keys and the boards must agree about. */
import type { OddsSeen, OptionOffered, Say } from "../lib/wire";

export type Options = OptionOffered[];

/** The things of a kind that an answer or a line of the log speaks of: of `die.W1` and `die.D`, both `die`, W1 and D. */
export function things(spoken: { anchors: string[] } | undefined, kind: string): string[] {
  return (spoken?.anchors ?? []).filter((anchor) => anchor.startsWith(`${kind}.`)).map((anchor) => anchor.slice(kind.length + 1));
}

/** The thing that an answer is about, whatever its kind: the first one it speaks of. */
export function thing(option: OptionOffered | undefined): string {
  return option?.anchors[0]?.replace(/^[^.]*\.?/, "") ?? "";
}

export function find(options: Options, say: string | null): OptionOffered | undefined {
  return options.find((option) => option.say === say);
}

/** The answers that speak of a thing, by its anchor (`area.americh`). */
export function byAnchor(options: Options): Map<string, Options> {
  const found = new Map<string, Options>();
  for (const option of options) {
    for (const anchor of option.anchors) found.set(anchor, [...(found.get(anchor) ?? []), option]);
  }
  return found;
}

/** Gold from the beginning: the only answer, unless it gives up something, or the one that agrees and costs nothing. */
export function beforehand(options: Options): OptionOffered | null {
  if (options.length === 1) return options[0]!.role !== "decline" && !options[0]!.unused ? options[0]! : null;
  const gifts = options.filter((option) => option.role === "affirm" && option.free);
  return gifts.length === 1 ? gifts[0]! : null;
}

/** The way out: it lets the question go by, refuses it or is done with it. It has a place and a key of its own, and is never gold. */
export function wayOut(options: Options): OptionOffered | null {
  const gold = beforehand(options);
  return options.find((option) => option !== gold && leadsOut(option)) ?? null;
}

/** It needs no thing on the board. */
export function leadsOut(option: OptionOffered): boolean {
  return ["pass", "decline", "end"].includes(option.role);
}

export const OUT_KEY = "0";

/** The key of the answer at this place: from ten on two digits, typed quickly. */
export function keyAt(index: number): string {
  return String(index + 1);
}

/** Answers that lead to equal tables: one stands for all. */
export interface Group {
  option: OptionOffered;
  says: string[]; // the notation of each
}

/** What can be chosen between, as it is listed and numbered; `mark` is the same for options that lead to equal tables. */
export function listed(options: Options, mark: (option: OptionOffered) => string = ({ say }) => say): Group[] {
  const groups = new Map<string, Group>();
  const out = wayOut(options);
  for (const option of options) {
    if (option === out) continue;
    const group = groups.get(mark(option));
    if (group) group.says.push(option.say);
    else groups.set(mark(option), { option, says: [option.say] });
  }
  return [...groups.values()];
}

/** The key of this answer, or of one equal to it; "" if it cannot be given. */
export function keyOf(options: Options, say: string | null, mark?: (option: OptionOffered) => string): string {
  if (say !== null && wayOut(options)?.say === say) return OUT_KEY;
  const index = listed(options, mark).findIndex(({ says }) => says.includes(say ?? ""));
  return index < 0 ? "" : keyAt(index);
}

/** Number keys. A digit that could be the first of two waits a moment for the second; a 0 of its own is the way out. */
export class Digits {
  private first = 0;
  private timer = 0;

  constructor(
    private choose: (index: number) => void,
    private leave: () => void,
  ) {}

  type(digit: number, count: number): void {
    const pending = this.first;
    this.forget();
    if (pending && pending * 10 + digit <= count) return this.choose(pending * 10 + digit - 1);
    if (digit === 0) return this.leave();
    if (digit * 10 <= count) {
      this.first = digit;
      this.timer = window.setTimeout(() => {
        this.forget();
        this.choose(digit - 1);
      }, 450);
    } else if (digit <= count) {
      this.choose(digit - 1);
    }
  }

  forget(): void {
    window.clearTimeout(this.timer);
    this.first = 0;
  }
}

const same = (one: Say, other: Say): boolean => JSON.stringify(one) === JSON.stringify(other);

/** How far a chance of this option lies from what the other options promise. */
export function apartFrom(option: OptionOffered, options: Options): (odds: OddsSeen) => number {
  const others = options.filter((other) => other !== option && other.odds.length > 0);
  return (odds) => {
    const elsewhere = others.map((other) => other.odds.find((one) => same(one.text, odds.text))?.chance ?? 0);
    const usual = elsewhere.length > 0 ? elsewhere.reduce((sum, chance) => sum + chance, 0) / elsewhere.length : 0;
    return Math.abs(odds.chance - usual);
  };
}

/** The chances of an option, those first that set it apart from what the other options promise. */
export function oddsApart(option: OptionOffered, options: Options): OddsSeen[] {
  const apart = apartFrom(option, options);
  const measured = option.odds.map((odds) => ({ odds, apart: apart(odds) }));
  return measured.sort((one, other) => other.apart - one.apart).map(({ odds }) => odds);
}

export const SURE = 0.995; // from here on nobody needs to be told

/** Which chance is worth a badge. What is certain needs none. */
export function tellingOdds(option: OptionOffered, options: Options): OddsSeen | null {
  const listed = oddsApart(option, options);
  return listed.find((odds) => odds.chance <= SURE) ?? listed[0] ?? null;
}

/** A badge that several answers have and none is without helps nobody to choose. */
export function worthTelling(badges: (OddsSeen | null)[]): boolean {
  const [first, ...others] = badges.filter((odds) => odds !== null);
  return !first || others.length === 0 || others.some((odds) => !same(odds.text, first.text) || percent(odds.chance) !== percent(first.chance));
}

/** A chance as whole percent, never rounded to a certainty it is not. */
export function percent(chance: number): number {
  if (chance > 0 && chance < 0.01) return 1;
  if (chance < 1 && chance > 0.99) return 99;
  return Math.round(chance * 100);
}
