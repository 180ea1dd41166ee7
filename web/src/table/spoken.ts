/** New lines of the log as sentences for a screen reader. */
import type { Line, Say } from "../lib/wire";
import { tell } from "../lib/words.svelte";
import { entriesOf } from "./entries";
import type { Frame } from "./frame.svelte";

export function spoken(lines: Line[], frame: Frame): string {
  const said = entriesOf(lines, frame.title).flatMap((entry) => {
    const mine = typeof entry.by === "number" && frame.table.mine.includes(entry.by);
    const said = (text: Say): string =>
      typeof entry.by === "number" ? tell("table-asked", { name: frame.nameOf(entry.by), question: frame.words(text) }) : frame.words(text);
    const texts = mine ? [] : entry.texts.map((text) => said(text) + ".");
    const shown = entry.dice.map((die) => die.value);
    const dice = shown.length > 0 ? [tell("table-spoken-dice", { values: shown.sort().join(", ") })] : [];
    return [...texts, ...dice, ...entry.notes.map((note) => frame.words(note))];
  });
  return said.join(" ");
}
