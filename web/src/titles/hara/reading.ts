/** What a card says, part by part: a card of the map or of a hand is read in pieces, not as one text. */
import type { CardSeen, Say } from "../../lib/wire";
import { argsOf, idOf } from "./phrase";
import type { Colour } from "./view";
import { told } from "./words";

export type Part = "hand" | "board" | "reward" | "lasting" | "does" | "success" | "failure" | "trait" | "keywords" | "passive" | "weakness" | `ability_${number}`;

/** The sentences of one part. `facts.<part>_text` holds them; else `facts.parts` says how many of the card's sentences are whose. */
export function sayings(card: CardSeen | undefined, part: Part): Say[] {
  if (!card) return [];
  const own: unknown = card.facts[`${part}_text`] ?? card.facts[part];
  if (Array.isArray(own)) return own as Say[];
  const parts = card.facts["parts"] as Record<string, number> | undefined;
  if (!parts) return [];
  let from = 0;
  for (const [name, count] of Object.entries(parts)) {
    if (name === part) return card.text.slice(from, from + count);
    from += count;
  }
  return [];
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

/** `energy red 2`, the message that says it, or a pair: what is won, from top to bottom. */
export function gains(list: unknown): Gain[] {
  const lines: unknown[] = typeof list === "string" ? list.split(";") : Array.isArray(list) ? list : [];
  return lines.map(gain).filter((one): one is Gain => one !== null);
}

function gain(line: unknown): Gain | null {
  const message = idOf(line as Say);
  const words = message ? [message.replace("verb-", ""), ...Object.values(argsOf(line as Say))] : typeof line === "object" && line !== null ? Object.values(line) : String(line).trim().split(/\s+/);
  const what = words.find((word) => GAINS.includes(String(word)));
  const n = words.find((word) => Number(word) > 0);
  return what === undefined ? null : { what: String(what) as Gain["what"], n: Number(n ?? 1) };
}

/** Whether all that a part says are gains, so that pictures can say it. */
export function onlyGains(card: CardSeen | undefined, part: Part): Gain[] | null {
  const said = sayings(card, part);
  const found = gains(said.length > 0 ? said : card?.facts[part]);
  return found.length > 0 && found.length >= said.length ? found : null;
}
