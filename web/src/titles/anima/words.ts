/** Words of this title. */
import { tellAsWritten, wordsOf } from "../../lib/words.svelte";
import type { CardSeen } from "../../lib/wire";
import type { Counter } from "./view";

export const GAME = "anima";

export const { t, told } = wordsOf(GAME);

export function cardName(cards: Map<string, CardSeen>, id: string | null | undefined): string {
  return id ? told(cards.get(id)?.name ?? id) : t("board-unseen");
}

/** A name whose long words may be parted: before a consonant that a vowel follows. */
export function parted(name: string): string {
  return name.replace(/\p{L}{9,}/gu, (word) => word.replace(/(?<=\p{L}{4})(?=[bcdfgjklmnpqrstvxz][aeiouyàâéèêîôû]\p{L}{2})/giu, "\u00ad"));
}

/** What a card does, as one text. */
/** An Organization says when its ability is used: the moment on its card is that of joining it. */
export function cardText(card: CardSeen | undefined): string {
  if (!card?.facts["use"]) return (card?.text ?? []).map(told).join(" ");
  return card.parts.map((part) => [told(part.label) && t("board-labelled", { label: part.label }), ...part.says.map(told)].filter(Boolean).join(" ")).join(" ");
}

/** The colour of a counter, whoever plays it: in sentences it is a name. */
export function counterName(counter: Counter): string {
  return tellAsWritten(GAME, `counter-${counter}`);
}

/** The name of a mission place, wherever its Area lies. */
export function placeName(cards: Map<string, CardSeen>, place: string): string {
  for (const card of cards.values()) {
    const name = card.kind === "area" ? card.facts["places"]?.[place] : undefined;
    if (name) return told(name);
  }
  return place;
}
