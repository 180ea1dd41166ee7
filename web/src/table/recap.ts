/** What somebody missed, in short: the sentences of the log that are worth telling, by turn. */
import type { Line, Say } from "../lib/wire";
import type { TitleModule } from "../titles";
import { entriesOf, type Entry } from "./entries";

export interface Told {
  key: string;
  at: number; // the moment right after it: so many lines of the log
  by: number | null; // whose answer it is; null for what came of one, which says itself whom it is about
  text: Say;
}

export interface Turn {
  round: number;
  told: Told[];
}

/** Notes that count; where a title does not say which, the answers themselves, and whatever they brought or cost. */
function worth(entry: Entry, title: TitleModule | null): Omit<Told, "key" | "at">[] {
  const about = (text: Say): Omit<Told, "key" | "at"> => ({ by: null, text });
  if (title?.newsworthy) return entry.notes.filter(title.newsworthy).map(about);
  const answers = entry.texts.map((text) => ({ by: typeof entry.by === "number" ? entry.by : null, text }));
  const notes = entry.notes.filter((note) => (title?.tone?.(note)?.feel ?? "plain") !== "plain");
  return [...answers, ...notes.map(about)];
}

/** In the order it happened. `lines` are those that were missed. */
export function recapOf(lines: Line[], title: TitleModule | null): Turn[] {
  const turns: Turn[] = [];
  for (const entry of entriesOf(lines, title)) {
    const told = worth(entry, title).map((one, index) => ({ ...one, key: `${entry.key}.${index}`, at: entry.last + 1 }));
    const turn = turns.at(-1);
    if (told.length === 0) continue;
    if (turn?.round === entry.round) turn.told.push(...told);
    else turns.push({ round: entry.round, told });
  }
  return turns;
}
