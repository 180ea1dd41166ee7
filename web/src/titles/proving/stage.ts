/** How an enemy is to be drawn at this moment: as it stands, as the retelling has it, or felled and not yet replaced. */
import type { IconName } from "../../parts/icons";
import type { CardSeen, Say } from "../../lib/wire";
import { phrase } from "../../lib/phrase";
import type { Playback } from "./playback.svelte";
import type { Standing, Step } from "./resolution";
import type { Die, Effect, Foreseen, Proving, Slot } from "./view";
import { does, effectWords } from "./words";

export type Tone = "good" | "bad" | "calm" | "win" | "hurt";

/** The line at the foot of a card: what the dice would do, or did. */
export interface Cast {
  tone: Tone;
  icon: IconName | null;
  text: Say;
  move: [number, number] | null;
  dice: Pick<Die, "colour" | "value">[];
  dragon: string;
}

export interface Staged {
  slot: Slot;
  card: CardSeen | undefined;
  cast: Cast | null;
  ghost: number | null; // where the marker would go, or came from
  felled: boolean;
  lit: boolean; // in the light of the retelling
}

export const LOOKS: Record<Effect, [Tone, IconName]> = {
  up: ["good", "up"],
  down: ["bad", "down"],
  stay: ["calm", "even"],
  wound: ["hurt", "drop"],
  defeat: ["win", "crown"],
  raise: ["bad", "shield"],
  break: ["good", "shield"],
};

export function stage(view: Proving, at: number, playback: Playback, cards: Map<string, CardSeen>): Staged {
  const slot = view.slots.find((one) => one.slot === at)!;
  const step = playback.story?.steps.find((one) => one.slot === at);
  const stands = playback.stands?.find((one) => one.slot === at);
  if (stands) return retold(stands, step, playback, cards);
  if (slot.enemy === null) return fallen(slot, step, cards);
  const card = cards.get(slot.enemy);
  // the outcome stays on the card until the round is over
  if (step && playback.story!.round === view.round && step.enemy === slot.enemy) {
    return { slot, card, cast: outcome(step), ghost: step.from !== slot.marker ? step.from : null, felled: false, lit: false };
  }
  const ghost = slot.forecast ? ghostOf(slot.marker!, slot.forecast) : null;
  return { slot, card, cast: foreseen(view, slot, card), ghost, felled: false, lit: false };
}

/** Where the marker goes: to Bottom for a wound, whatever falls are left over (P-56), and from there back to Start. */
function ghostOf(marker: number, { effect, moves }: Foreseen): number | null {
  if (effect === "wound") return 0;
  return moves === 0 ? null : marker + moves;
}

function dressed(card: CardSeen | undefined, slot: number, marker: number, shield: boolean): Slot {
  const climb = (card?.facts["climb"] as string[] | undefined) ?? [];
  const { start, symbol } = (card?.facts ?? {}) as { start?: number; symbol?: Slot["symbol"] };
  return { slot, enemy: card?.id ?? null, dice: [], marker, start: start ?? 1, top: climb.length + 1, climb, symbol: symbol ?? null, shield };
}

function retold(stands: Standing, step: Step | undefined, playback: Playback, cards: Map<string, CardSeen>): Staged {
  const card = cards.get(stands.enemy);
  const beats = playback.story!.beats;
  const struck = beats.slice(0, playback.shown).some((beat) => beat.kind === "strike" && beat.slot === stands.slot);
  return {
    slot: dressed(card, stands.slot, stands.marker, stands.shield),
    card,
    cast: struck && step ? outcome(step) : null,
    ghost: struck && step && step.from !== stands.marker ? step.from : null,
    felled: stands.felled,
    lit: playback.beat?.slot === stands.slot,
  };
}

function fallen(slot: Slot, step: Step | undefined, cards: Map<string, CardSeen>): Staged {
  const card = step?.fate === "defeat" ? cards.get(step.enemy) : undefined;
  if (!card || !step) return { slot, card: undefined, cast: null, ghost: null, felled: false, lit: false };
  return { slot: { ...dressed(card, slot.slot, step.to, false), enemy: null }, card, cast: outcome(step), ghost: step.from, felled: true, lit: false };
}

function outcome(step: Step): Cast {
  const [tone, icon] = LOOKS[step.fate ?? step.turn];
  const effect: Foreseen = { effect: step.fate ?? step.turn, moves: step.to - step.from };
  const text = step.turn === "stay" && step.dice.length === 0 ? phrase("board-not-struck") : effectWords(effect);
  return { tone, icon, text, move: step.from === step.to ? null : [step.from, step.to], dice: step.dice, dragon: step.dragon };
}

function foreseen(view: Proving, slot: Slot, card: CardSeen | undefined): Cast | null {
  const dice = view.pool.filter((die) => slot.dice.includes(die.die));
  const dragon = view.dragon?.slot === slot.slot ? (view.dragon.face ?? "") : "";
  if (slot.forecast) {
    const [tone, icon] = LOOKS[slot.forecast.effect];
    return { tone, icon, text: effectWords(slot.forecast), move: null, dice, dragon };
  }
  if (view.pool.some((die) => die.value !== null)) {
    return { tone: "calm", icon: "even", text: phrase("board-not-struck"), move: null, dice, dragon: "" };
  }
  const next = slot.climb?.[slot.marker! - 1];
  if (!next) return null;
  return { tone: "calm", icon: null, text: asked(next, does(card, "wants-single")), move: null, dice: [], dragon: "" };
}

const COLOURS: Record<string, string> = { B: "blue", G: "green", Y: "yellow" };

/** What the next space asks for, in words: "3B" is three dice, one blue. */
function asked(requirement: string, lone: boolean): Say {
  const [count = "0", first = "", second = ""] = requirement;
  const id = lone ? "board-next-lone" : second ? "board-next-two-colours" : first ? "board-next-colour" : "board-next";
  return phrase(id, { count: Number(count), colour: COLOURS[first] ?? "none", other: COLOURS[second] ?? "none" });
}
