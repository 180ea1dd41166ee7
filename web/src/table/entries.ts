/**
 * The log as people read it: a throw of ten dice is one entry, and so is an answer with what came of it. Where a round begins among
 * that, a new entry does too: a heading owns its lines.
 */
import type { DieSeen, TitleModule } from "../titles";
import type { CardSeen, Line, Say, UndoSeen } from "../lib/wire";

export interface Entry {
  key: string;
  first: number; // places in the log, both included
  last: number;
  by: number | string;
  round: number;
  turn: number;
  texts: Say[];
  dice: DieSeen[];
  notes: Say[];
  at: number | null;
  line: Line;
}

export interface Group {
  round: number;
  steps: { name: Say | null; entries: Entry[] }[];
}

const CHAPTER = "chapter"; // by whom the beginning of a round is

export type Filter = "all" | "mine" | "dice";

/** With `cards` an answer that leads through several steps of a round stands under each of them. */
export function entriesOf(lines: Line[], title: TitleModule | null, cards?: Map<string, CardSeen>): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    const [notes, ...chapters] = chaptersOf(line, title, cards);
    append({ ...line, notes: notes!.notes });
    for (const { round, turn, notes } of chapters) {
      const by = round > entries.at(-1)!.round ? CHAPTER : line.by;
      entries.push(entryOf({ ...line, by, round, turn, notes }, [], [], entries.at(-1)!.key));
    }
  }
  return entries;

  function append(line: Line): void {
    const before = entries.at(-1);
    const die = line.by === "chance" ? (title?.thrown?.(line) ?? null) : null;
    const texts = line.text && !die ? [line.text] : [];
    const follows = before && line.by === "chance" && before.round === line.round;
    const says = die !== null || texts.length > 0 || line.notes.length > 0;
    if (before && (!says || title?.silent?.(line))) {
      before.notes.push(...line.notes);
    } else if (follows && die && before.by !== CHAPTER && !goesOn(before)) {
      before.dice.push(die);
      before.notes.push(...line.notes);
    } else if (follows && !die && before.by === "chance" && before.turn === line.turn && before.dice.length === 0) {
      (before.notes.length > 0 ? before.notes : before.texts).push(...texts); // a cause is told before what came of it
      before.notes.push(...line.notes);
    } else {
      entries.push(entryOf(line, texts, die ? [die] : []));
      return;
    }
    before.last = line.n;
  }
}

/** Whether an entry has told more than its first sentence: dice stand beside that one, and would come before their cause. */
function goesOn(entry: Entry): boolean {
  return entry.notes.length > (typeof entry.by === "number" && entry.texts.length === 0 ? 1 : 0);
}

function entryOf(line: Line, texts: Say[], dice: DieSeen[], before = ""): Entry {
  const { n, by, round, turn, at } = line;
  return { key: before ? `${before}+` : `${n}`, first: n, last: n, by, round, turn, texts, dice, notes: [...line.notes], at, line };
}

interface Chapter {
  round: number;
  turn: number;
  notes: Say[];
}

/** The notes of a line, cut where a round or a step of it begins, or another matter opens. */
function chaptersOf(line: Line, title: TitleModule | null, cards?: Map<string, CardSeen>): Chapter[] {
  const chapters: Chapter[] = [{ round: line.round, turn: line.turn, notes: [] }];
  const turns = cards && title?.turnsOf?.(line, cards);
  for (const [index, note] of line.notes.entries()) {
    const chapter = chapters.at(-1)!;
    const round = Math.max(chapter.round, title?.begins?.(note) ?? line.round);
    const turn = turns?.[index] ?? chapter.turn;
    const opens = chapter.notes.length > 0 && (title?.opens?.(note) ?? false);
    if (round > chapter.round || turn > chapter.turn || opens) chapters.push({ round, turn, notes: [note] });
    else chapter.notes.push(note);
  }
  return chapters;
}

/** The first sentence of an entry: what was answered or, where nothing is said of that, what came of it. */
export function sentenceOf(entry: Entry): Say | null {
  return entry.texts[0] ?? entry.notes[0] ?? null;
}

export function passes(entry: Entry, filter: Filter, mine: number[]): boolean {
  if (filter === "mine") return typeof entry.by === "number" && mine.includes(entry.by);
  if (filter === "dice") return entry.dice.length > 0;
  return true;
}

/** Newest first: rounds, in them steps, in them entries. */
export function grouped(entries: Entry[], title: TitleModule | null): Group[] {
  const groups: Group[] = [];
  for (const entry of [...entries].reverse()) {
    let group = groups.at(-1);
    if (!group || group.round !== entry.round) groups.push((group = { round: entry.round, steps: [] }));
    const name = title?.stepOf?.(entry.line) ?? null;
    let step = group.steps.at(-1);
    if (!step || JSON.stringify(step.name) !== JSON.stringify(name)) group.steps.push((step = { name, entries: [] }));
    step.entries.push(entry);
  }
  return groups;
}

/** Whether going back to the first `to` lines passes something that luck or a hidden card has shown. */
export function passesReveal(to: number, lines: Line[], undo: UndoSeen[]): boolean {
  return lines.slice(to).some((line) => line.by === "chance") || undo.some((way) => way.to >= to && way.reveals);
}

/** Seconds and minutes as a clock shows them. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
