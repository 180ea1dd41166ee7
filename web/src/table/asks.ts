/** The sentence of the prompt bar: whose move it is, what is asked and what is optional. */
import { tell } from "../lib/words.svelte";
import { entriesOf, sentenceOf } from "./entries";
import type { Frame } from "./frame.svelte";

export interface Asked {
  asked: string;
  aside: string;
}

export function state(frame: Frame, locked: boolean): Asked {
  const { table } = frame;
  const { now, looking } = table;
  const { prompt } = frame;
  if (!now) return { asked: tell("table-connecting"), aside: "" };
  if (looking) return past(frame, looking.at);
  if (now.result) return { asked: outcome(frame), aside: tell("table-over-aside") };
  if (!prompt) return waiting(frame);
  const several = table.mine.length > 1; // who sits alone at this screen knows who is meant
  const question = frame.words(prompt.text);
  return {
    asked: several ? tell("table-asked", { name: frame.nameOf(prompt.seat), question }) : question,
    aside: locked ? tell("table-rolling") : (others(frame, prompt.beside ?? []) ?? aside(frame)),
  };
}

/** What the title says of the question: what is optional, what follows. */
function aside(frame: Frame): string {
  const { prompt } = frame;
  const { view } = frame.table;
  return view && prompt ? frame.words(frame.title?.aside?.(view, prompt)) : "";
}

/** Who is asked at the same time, each their own question. */
function others(frame: Frame, beside: number[]): string | null {
  const { mine } = frame.table;
  const names = beside.filter((seat) => !mine.includes(seat)).map((seat) => frame.nameOf(seat));
  return names.length > 0 ? tell("table-beside", { names: names.join(", "), count: names.length }) : null;
}

function waiting(frame: Frame): Asked {
  const asked = frame.table.now?.prompt;
  if (!asked) return { asked: tell("table-waiting"), aside: "" };
  const several = asked.seat === null ? null : others(frame, [asked.seat, ...(asked.beside ?? [])]);
  if (asked.beside?.length && several) return { asked: several, aside: "" };
  if (asked.seat === null) return { asked: tell("company-others"), aside: tell("company-others-aside") };
  const seat = frame.table.info?.seats.find((one) => one.seat === asked.seat);
  const name = frame.nameOf(asked.seat);
  if (seat?.kind === "open") return { asked: tell("table-waiting-open", { name }), aside: tell("table-waiting-open-aside") };
  const away = seat?.kind === "person" && !seat.here;
  if (away) return { asked: tell("company-awaited", { name }), aside: tell("table-away", { name }) };
  return { asked: tell("table-thinking", { name }), aside: tell(frame.watching ? "table-watching-aside" : "table-thinking-aside") };
}

function past(frame: Frame, at: number): Asked {
  const entry = entriesOf(frame.table.lines.slice(0, at), frame.title).at(-1);
  return {
    asked: frame.moment(at),
    aside: entry ? frame.words(sentenceOf(entry)) : tell("table-looking-start"),
  };
}

/** Won, lost or how the places fell, in words. */
export function outcome(frame: Frame): string {
  const { now, mine, info } = frame.table;
  const winners = now?.result?.winners ?? [];
  if (frame.watching || (info?.seats.length ?? 1) > mine.length) {
    if (!mine.some((seat) => winners.includes(seat)) && winners.length > 0) {
      return tell("table-outcome-others", { names: winners.map((seat) => frame.nameOf(seat)).join(", ") });
    }
  }
  return tell(winners.some((seat) => mine.includes(seat) || frame.watching) ? "table-outcome-won" : "table-outcome-lost");
}
