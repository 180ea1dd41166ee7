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

const GOOD = /-(defeated|wins|won)$/;
const BAD = /-(wounded|loses|lost)$/;
const TURNS = /-(defeated|wounded)$/;

function named(note: Say): string {
  return typeof note === "object" && "say" in note && typeof note.say === "string" ? note.say : "";
}

/** Without a word from the title, notes are known by how their names end. */
function count(line: Line, title: TitleModule | null): { good: number; bad: number; notes: Say[] } {
  const notes = line.notes.filter((note) => GOOD.test(named(note)) || BAD.test(named(note)));
  if (title?.tally) return { notes, ...title.tally(line) };
  const names = line.notes.map(named).filter((name) => TURNS.test(name));
  return { good: names.filter((name) => GOOD.test(name)).length, bad: names.filter((name) => BAD.test(name)).length, notes };
}

export function roundsOf(lines: Line[], title: TitleModule | null): Round[] {
  const rounds: Round[] = [];
  for (const line of lines) {
    if (line.round < 1) continue;
    let round = rounds.at(-1);
    if (!round || round.round !== line.round) {
      rounds.push((round = { round: line.round, last: line.n, good: 0, bad: 0, notes: [], at: null }));
    }
    const { good, bad, notes } = count(line, title);
    round.good += good;
    round.bad += bad;
    round.last = line.n;
    if (line.at !== null) round.at = line.at;
    round.notes.push(...notes);
  }
  return rounds;
}
