/** The match round by round: what was won and what was lost in each, for the sheet at the end. */
import type { TitleModule } from "../titles";
import type { Line, Say } from "../lib/wire";

export interface Round {
  round: number;
  last: number; // its last line
  good: number;
  bad: number;
  notes: Say[]; // those that counted
  at: number | null; // how much of the clock was used
}

export function roundsOf(lines: Line[], title: TitleModule | null): Round[] {
  const rounds: Round[] = [];
  for (const line of lines) {
    if (line.round < 1) continue;
    let round = rounds.at(-1);
    if (!round || round.round !== line.round) {
      rounds.push((round = { round: line.round, last: line.n, good: 0, bad: 0, notes: [], at: null }));
    }
    round.last = line.n;
    if (line.at !== null) round.at = line.at;
    const counted = title?.tally?.(line);
    if (!counted) continue;
    round.good += counted.good;
    round.bad += counted.bad;
    round.notes.push(...counted.notes);
  }
  return rounds;
}
