/** What a side of an ability card would do on the map: how far it carries, how far and how hard it strikes. */
import type { CardSeen, Say } from "../../lib/wire";
import { argsOf, idOf } from "../../lib/phrase";
import { sayings, text } from "./reading";

export interface Effect {
  steps: number; // walked
  leap: number; // transported
  range: number | null; // of the farthest blow; null: it strikes nobody
  damage: number;
  area: boolean; // strikes everybody there
}

const NOTHING: Effect = { steps: 0, leap: 0, range: null, damage: 0, area: false };

type Read = (effect: Effect, numbers: number[]) => Effect;

const blow = (area: boolean): Read => (effect, [damage = 0, range = 0]) => ({
  ...effect,
  damage: Math.max(effect.damage, damage),
  range: Math.max(effect.range ?? 0, range),
  area: effect.area || area,
});

const VERBS: Record<string, Read> = {
  move: (effect, [steps = 0]) => ({ ...effect, steps: effect.steps + steps }),
  leap: (effect, [far = 0]) => ({ ...effect, leap: effect.leap + far }),
  dash: (effect, [steps = 0, damage = 0, range = 0]) => blow(false)({ ...effect, steps: effect.steps + steps }, [damage, range]),
  hit: blow(false),
  drain: blow(false),
  hit_more: blow(false),
  sweep: blow(true),
  sweep_more: blow(true),
};

/** A sentence of a script, as it is written or as the message that tells it. */
function sentence(text: Say): [string, number[]] {
  const id = idOf(text);
  if (!id) {
    const [verb = "", ...words] = String(text).trim().split(/\s+/);
    return [verb, words.map(Number).filter((number) => !Number.isNaN(number))];
  }
  const numbers = Object.values(argsOf(text)).filter((value): value is number => typeof value === "number");
  return [id.replace(/^verb-/, "").replaceAll("-", "_"), numbers];
}

export function effectOf(card: CardSeen | undefined, side: "hand" | "board"): Effect {
  const script: unknown = card?.facts[`${side}_script`];
  const sentences = typeof script === "string" ? script.split(";") : sayings(card, side);
  return sentences.map(sentence).reduce((effect, [verb, numbers]) => VERBS[verb]?.(effect, numbers) ?? effect, NOTHING);
}

/** What that side says, in its own words. */
export function effectText(card: CardSeen | undefined, side: "hand" | "board"): string {
  return text(card, side);
}
