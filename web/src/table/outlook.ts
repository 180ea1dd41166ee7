/** What an answer brings, in a few words: what falls, what is gained or paid, and for luck the chance of what. */
import type { OddsSeen, OptionOffered, OutlookSeen, Say } from "../lib/wire";
import { tell } from "../lib/words.svelte";
import type { Frame } from "./frame.svelte";
import { percent } from "./options";

export interface Brings {
  text: string;
  feel: "good" | "bad" | "plain";
}

const MOST = 3; // more is read in the corner

/** An answer with its numbers, as far as they are known by now; `apart` leaves out what all answers bring alike. */
export function bringsOf(frame: Frame, option: OptionOffered, odds: OddsSeen | null, apart = false): Brings[] {
  const outlook = frame.table.outlooks[option.say];
  const chance: Brings[] = odds ? [{ text: tell("odds-one", { percent: percent(odds.chance), what: frame.words(odds.text) }), feel: "plain" }] : [];
  if (!outlook) return chance;
  return [...chance, ...told(frame, outlook), ...changed(frame, outlook, apart ? alike(frame) : new Set())].slice(0, MOST);
}

function told(frame: Frame, outlook: OutlookSeen): Brings[] {
  const found: Brings[] = [];
  for (const note of outlook.notes) {
    const short = frame.title?.shortly?.(note);
    if (short) found.push({ text: frame.words(short), feel: frame.title?.tone?.(note)?.feel ?? "plain" });
  }
  return found;
}

function changed(frame: Frame, outlook: OutlookSeen, without: Set<string>): Brings[] {
  return outlook.changes
    .filter((one) => !without.has(JSON.stringify(one)))
    .map(({ what, before, after, good }) => ({ text: change(frame, what, after - before), feel: good ? "good" : "bad" }));
}

export function change(frame: Frame, what: Say, by: number): string {
  return tell("table-change", { by: `${by < 0 ? "−" : "+"}${Math.abs(by)}`, what: frame.words(what) });
}

/** Changes that whatever is answered brings: they help nobody to choose. */
function alike(frame: Frame): Set<string> {
  const seen = frame.listed.map(({ option }) => frame.table.outlooks[option.say]);
  if (seen.length < 2 || seen.some((one) => !one)) return new Set();
  const [first, ...others] = seen.map((one) => one!.changes.map((each) => JSON.stringify(each)));
  return new Set(first!.filter((one) => others.every((other) => other.includes(one))));
}
