/** New lines of the log as sentences for a screen reader. */
import type { Line } from "../lib/wire";
import { tell } from "../lib/words.svelte";
import { entriesOf } from "./entries";
import type { Frame } from "./frame.svelte";

export function spoken(lines: Line[], frame: Frame): string {
  const said = entriesOf(lines, frame.title).flatMap((entry) => {
    const mine = typeof entry.by === "number" && frame.table.mine.includes(entry.by);
    const shown = entry.dice.map((die) => frame.words(die.name ?? die.value));
    const dice = shown.length > 0 ? [tell("table-spoken-dice", { values: shown.sort().join(", ") })] : [];
    const [texts, notes] = [mine ? [] : entry.texts, entry.notes].map((all) => all.map((one) => frame.words(one)));
    return [...texts!, ...dice, ...notes!];
  });
  return said.join(" ");
}
