/** What the list of options, the primary button, the number keys and the boards must agree about. */
import { argsOf, idOf } from "../lib/phrase";
import type { OddsSeen, OptionOffered, Say } from "../lib/wire";
import { known, say, tell, tellGame } from "../lib/words.svelte";

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

/** The way on: the only answer, unless it gives up something, or the one that agrees to what is proposed. It is gold. */
export function wayOn(options: Options): OptionOffered | null {
  if (options.length === 1 && options[0]!.role !== "decline" && !options[0]!.unused) return options[0]!;
  return options.find((option) => option.role === "affirm") ?? null;
}

/** The way out: it lets the question go by, refuses it or is done with it. As long as something else is left it is never gold. */
export function wayOut(options: Options): OptionOffered | null {
  const on = wayOn(options);
  return options.find((option) => option !== on && leadsOut(option)) ?? null;
}

/** It needs no thing on the board: it stands in the prompt bar. */
export function leadsOut(option: OptionOffered): boolean {
  return ["pass", "decline", "end"].includes(option.role);
}

const FITS = 14; // letters on the main button of a phone

const BY_ROLE: Record<OptionOffered["role"], string> = {
  affirm: "table-short-next",
  plain: "table-short-next",
  pass: "table-short-pass",
  decline: "table-short-decline",
  end: "table-short-end",
};

/** The word on a phone: the whole text where it fits, else the title's own (`option-stop-short`), else one by its role. */
export function shortOf(option: OptionOffered, game: string, beside: OptionOffered | null = null): string {
  const whole = say(option.text, game);
  if (whole.length <= FITS) return whole;
  const own = `${idOf(option.text)}-short`;
  if (known(own, game)) return tellGame(game, own, argsOf(option.text));
  return tell(option.role === "affirm" && beside?.role === "decline" ? "table-short-accept" : BY_ROLE[option.role]);
}

/** The key that answers the option at this place: 1 to 9, then 0; beyond that two digits, typed quickly. */
export function keyAt(index: number): string {
  return index === 9 ? "0" : String(index + 1);
}

/** Answers that lead to equal tables: one stands for all. */
export interface Group {
  option: OptionOffered;
  says: string[]; // the notation of each
}

/** What can be chosen between, as it is listed and numbered; `mark` is the same for options that lead to equal tables. */
export function listed(options: Options, mark: (option: OptionOffered) => string = ({ say }) => say): Group[] {
  const groups = new Map<string, Group>();
  for (const option of options) {
    const group = groups.get(mark(option));
    if (group) group.says.push(option.say);
    else groups.set(mark(option), { option, says: [option.say] });
  }
  return [...groups.values()];
}

/** The key that gives this answer, or one equal to it; "" if it cannot be given. */
export function keyOf(options: Options, say: string | null, mark?: (option: OptionOffered) => string): string {
  const index = listed(options, mark).findIndex(({ says }) => says.includes(say ?? ""));
  return index < 0 ? "" : keyAt(index);
}

/** Number keys. A digit that could be the first of two waits a moment for the second. */
export class Digits {
  private first = 0;
  private timer = 0;

  constructor(private choose: (index: number) => void) {}

  type(digit: number, count: number): void {
    const pending = this.first;
    this.forget();
    if (pending && pending * 10 + digit <= count) return this.choose(pending * 10 + digit - 1);
    const number = digit === 0 ? 10 : digit;
    if (digit > 0 && digit * 10 <= count && count > 10) {
      this.first = digit;
      this.timer = window.setTimeout(() => {
        this.forget();
        this.choose(number - 1);
      }, 450);
    } else if (number <= count) {
      this.choose(number - 1);
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
