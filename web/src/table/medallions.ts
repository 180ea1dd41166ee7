/** What happened lately, each moment as one medallion of the rail: an answer, or a cast of luck, with what came of it. */
import { argsOf } from "../lib/phrase";
import type { Line, Say } from "../lib/wire";
import type { IconName } from "../parts/icons";
import type { TitleModule } from "../titles";
import { seatIn } from "../titles/seats";
import { entriesOf, type Entry } from "./entries";

export interface Medallion {
  key: string;
  at: number; // the board after so many lines
  icon: IconName;
  feel: "good" | "bad" | "plain";
  seat: number | null;
  number: string; // one: a die, or how much
  text: Say;
  mine: boolean; // answered at this screen
}

const LINES = 160; // of the log: more than the rail has room for

/** Newest first. */
export function medallionsOf(lines: Line[], title: TitleModule | null, game: string, mine: number[], most: number): Medallion[] {
  const from = Math.max(0, lines.length - LINES);
  return entriesOf(lines.slice(from), title)
    .flatMap((entry) => medallion(entry, title, game, mine) ?? [])
    .slice(-most)
    .reverse();
}

function medallion(entry: Entry, title: TitleModule | null, game: string, mine: number[]): Medallion | null {
  const feel = (note: Say): Medallion["feel"] => title?.tone?.(note)?.feel ?? "plain";
  const told = entry.notes.filter((note) => title?.great?.(note) || feel(note) !== "plain");
  const main = told.findLast((note) => feel(note) !== "plain") ?? told.at(-1);
  if (!main) return null;
  const icon = title?.tone?.(main)?.icon ?? title?.icon?.(entry.line) ?? (entry.dice.length > 0 ? "dice" : "star");
  const by = typeof entry.by === "number" ? entry.by : null;
  return {
    key: entry.key,
    at: entry.last + 1,
    icon,
    feel: feel(main),
    seat: seatIn(game, main) ?? by,
    number: numberOf(entry, main),
    text: main,
    mine: by !== null && mine.includes(by),
  };
}

function numberOf(entry: Entry, note: Say): string {
  const { n } = argsOf(note);
  const [die, ...others] = entry.dice;
  if (typeof n === "number" && n > 0) return String(n);
  return die && others.length === 0 && typeof die.value === "number" ? String(die.value) : "";
}
