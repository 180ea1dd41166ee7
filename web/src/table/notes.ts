/** What the notes of a title mean to its players, for hooks that need no more than their names. */
import { noteId } from "../lib/phrase";
import type { Line, Say } from "../lib/wire";
import type { IconName } from "../parts/icons";
import type { Tally, Tone } from "../titles";

/** `tone`: by feeling and icon, the names of the notes. */
export function tonesOf(named: Record<Tone["feel"], Partial<Record<IconName, string>>>): (note: Say) => Tone | null {
  const tones = new Map<string, Tone>();
  for (const feel of ["good", "bad", "plain"] as const) {
    for (const [icon, notes] of Object.entries(named[feel]) as [IconName, string][]) {
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
