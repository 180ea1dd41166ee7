/** What the log says, line by line, in a form one can count with. */
import type { Line, Say } from "../../lib/wire";
import { things } from "../../table/options";
import { argsOf, idOf, noteId } from "../../lib/phrase";

export interface Note {
  id: string;
  args: Record<string, Say>;
}

export function noteOf(note: Say): Note | null {
  return idOf(note) ? { id: noteId(note), args: argsOf(note) } : null;
}

export function notesOf(line: Line): Note[] {
  return line.notes.map(noteOf).filter((note) => note !== null);
}

/** A die that lands, and its value or face. */
export function landing(line: Line): { die: string; shows: string } | null {
  const [[die], [shows]] = [things(line, "die"), things(line, "face")];
  return die && shows ? { die, shows } : null;
}

/** Where the newest throw of a round begins: the line that starts it. */
export function lastStart(lines: Line[]): number {
  return lines.findLastIndex((line) => line.does === "start");
}

/** What a die on a Chariot card showed when it was placed. */
export function placedValue(lines: Line[], chariot: string): number | null {
  const line = lines.findLast((one) => one.does === "place" && things(one, "chariot")[0] === chariot);
  const value = argsOf(line?.text ?? undefined)["value"];
  return typeof value === "number" ? value : null;
}

/** What a die showed last in this round, wherever it lies now. */
export function landedValue(lines: Line[], die: string): number | null {
  const since = lines.slice(Math.max(0, lastStart(lines)));
  const line = since.findLast((one) => landing(one)?.die === die);
  return line ? Number(landing(line)?.shows) : null;
}

/** The dice as they lay after these lines: what each showed last, without those that have left the attack. */
export function diceAfter(lines: Line[]): { values: Map<string, number>; face: string; dragonAt: number } {
  const values = new Map<string, number>();
  const placed = new Map<string, number>();
  let face = "";
  let dragonAt = 0;
  for (const line of lines.slice(Math.max(0, lastStart(lines)))) {
    const landed = landing(line);
    const dice = things(line, "die");
    if (landed?.die === "D") face = landed.shows;
    else if (landed) values.set(landed.die, Number(landed.shows));
    else if (["place", "exhaust", "give"].includes(line.does)) leave(dice);
    else if (line.does === "swap") leave(dice.slice(0, 1));
    else if (line.does === "spare" && placed.has(dice[0]!)) values.set(dice[0]!, placed.get(dice[0]!)!);
    else if (line.does === "dragon") dragonAt = Number(things(line, "slot")[0]) || 0;
  }
  return { values, face, dragonAt };

  function leave(dice: string[]): void {
    for (const die of dice) {
      if (values.has(die)) placed.set(die, values.get(die)!);
      values.delete(die);
    }
  }
}
