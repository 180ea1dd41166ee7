/** What somebody missed, in short: the lines of the log that are worth telling, by turn. */
import type { Line, Say } from "../lib/wire";
import type { TitleModule } from "../titles";
import { entriesOf, type Entry } from "./entries";

export interface Told {
  entry: Entry;
  texts: Say[];
}

export interface Turn {
  round: number;
  told: Told[];
}

/** The notes that count; where a title does not say which, the answer itself and whatever it brought or cost. */
function worth(entry: Entry, title: TitleModule | null): Say[] {
  if (title?.newsworthy) return entry.notes.filter(title.newsworthy);
  const notes = entry.notes.filter((note) => (title?.tone?.(note)?.feel ?? "plain") !== "plain");
  return [...entry.texts, ...notes];
}

/** In the order it happened. `lines` are those that were missed. */
export function recapOf(lines: Line[], title: TitleModule | null): Turn[] {
  const turns: Turn[] = [];
  for (const entry of entriesOf(lines, title)) {
    const texts = worth(entry, title);
    if (texts.length === 0) continue;
    let turn = turns.at(-1);
    if (!turn || turn.round !== entry.round) turns.push((turn = { round: entry.round, told: [] }));
    turn.told.push({ entry, texts });
  }
  return turns;
}
