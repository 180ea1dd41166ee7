/** What somebody missed, in short: the sentences of the log that are worth telling, by turn. */
import type { Line, Say } from "../lib/wire";
import type { TitleModule } from "../titles";
import { entriesOf, type Entry } from "./entries";

export interface Told {
  key: string;
  at: number; // the moment right after it: so many lines of the log
  text: Say;
}

export interface Turn {
  round: number;
  told: Told[];
}

/** What counts; where a title does not say what does, the answers, and whatever they brought or cost. What is about those who
 * were away is never left out. */
function worth(entry: Entry, title: TitleModule | null, concerns: (text: Say) => boolean): Say[] {
  const counts = title?.newsworthy ?? ((text: Say) => entry.texts.includes(text) || (title?.tone?.(text)?.feel ?? "plain") !== "plain");
  return [...entry.texts, ...entry.notes].filter((text) => counts(text) || concerns(text));
}

/** In the order it happened. `lines` are those that were missed. */
export function recapOf(lines: Line[], title: TitleModule | null, concerns: (text: Say) => boolean): Turn[] {
  const turns: Turn[] = [];
  for (const entry of entriesOf(lines, title)) {
    const told = worth(entry, title, concerns).map((text, index) => ({ key: `${entry.key}.${index}`, at: entry.last + 1, text }));
    const turn = turns.at(-1);
    if (told.length === 0) continue;
    if (turn?.round === entry.round) turn.told.push(...told);
    else turns.push({ round: entry.round, told });
  }
  return turns;
}
