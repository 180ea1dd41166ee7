/** What the notes of a title mean to its players, for hooks that need no more than their names. */
import { noteId } from "../lib/phrase";
import type { Line, Say } from "../lib/wire";
import type { IconName } from "../parts/icons";
import type { Tally, Tone } from "../titles";

/** By feeling and icon, the names of notes. */
export type Tones = Partial<Record<Tone["feel"], Partial<Record<IconName, string>>>>;

/** `tone`, from one list or several. */
export function tonesOf(...named: Tones[]): (note: Say) => Tone | null {
  const tones = new Map<string, Tone>();
  for (const [feel, icons] of named.flatMap((each) => Object.entries(each) as [Tone["feel"], Partial<Record<IconName, string>>][])) {
    for (const [icon, notes] of Object.entries(icons) as [IconName, string][]) {
      for (const note of notes.split(" ")) tones.set(note, { icon, feel });
    }
  }
  return (note) => tones.get(noteId(note)) ?? null;
}

/** `tally`: notes that count as good or bad, and others worth telling beside them. */
export function tallyOf(good: string[], bad: string[], told: string[]): (line: Line) => Tally {
  const among = (line: Line, names: string[]): Say[] => line.notes.filter((note) => names.includes(noteId(note)));
  return (line) => ({ good: among(line, good).length, bad: among(line, bad).length, notes: among(line, [...good, ...bad, ...told]) });
}
