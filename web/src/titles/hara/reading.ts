/** What a card says, part by part: a card of the map or of a hand is read in pieces, not as one text. */
import type { CardSeen, Say } from "../../lib/wire";
import { argsOf, idOf } from "../../lib/phrase";
import type { Colour } from "./view";
import { told } from "./words";

export type Part = "hand" | "board" | "reward" | "lasting" | "does" | "success" | "failure" | "trait" | "keywords" | "passive" | "weakness";

/** The sentences of one part. */
export function sayings(card: CardSeen | undefined, part: Part): Say[] {
  const own: unknown = card?.facts[part];
  return Array.isArray(own) ? (own as Say[]) : [];
}

export function text(card: CardSeen | undefined, part: Part): string {
  return sayings(card, part).map(told).join(" ");
}

/** Everything it says, for cards whose parts are not known. */
export function whole(card: CardSeen | undefined): string {
  return (card?.text ?? []).map(told).join(" ");
}

/** A fact that is words of its own, like an epithet. */
export function fact(card: CardSeen | undefined, name: string): string {
  return told(card?.facts[name] as Say | undefined);
}

export interface Gain {
  what: Colour | "gold" | "item";
  n: number;
}

const GAINS = ["red", "green", "blue", "gold", "item"];

/** What is won, from top to bottom: sentences about anything else are left out. */
export function gains(lines: Say[]): Gain[] {
  return lines.map(gain).filter((one): one is Gain => one !== null);
}

function gain(line: Say): Gain | null {
  const { colour, n } = argsOf(line);
  const what = idOf(line) === "verb-energy" ? String(colour) : idOf(line).replace("verb-", "");
  return GAINS.includes(what) ? { what: what as Gain["what"], n: Number(n ?? 1) } : null;
}

/** Whether all that a part says are gains, so that pictures can say it. */
export function onlyGains(card: CardSeen | undefined, part: Part): Gain[] | null {
  const said = sayings(card, part);
  const found = gains(said);
  return found.length > 0 && found.length === said.length ? found : null;
}
