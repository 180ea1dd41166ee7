/** Words of this title. */
import { known, say, wordsOf } from "../../lib/words.svelte";
import type { CardSeen, Say } from "../../lib/wire";
import { argsOf, idOf, phrase } from "../../lib/phrase";
import type { Foreseen } from "./view";

export const GAME = "proving";

export const { t } = wordsOf(GAME);

/** What the card does, in the few words that fit on the board; its full text is one press away. */
export function shortText(card: CardSeen | undefined): Say[] {
  return (card?.text ?? []).map((line) => (idOf(line).startsWith("verb-") ? phrase(`board-${idOf(line)}`, argsOf(line)) : line));
}

/** The name of a Conspirator as it fits under a medallion. */
export function shortName(card: CardSeen): string {
  const id = `board-who-${card.id.replaceAll("_", "-")}`;
  return known(id, GAME) ? t(id) : say(card.name, GAME);
}

/** Whether the card does this: `verb` is a message id without its prefix. */
export function does(card: CardSeen | undefined, verb: string): boolean {
  return (card?.text ?? []).some((line) => idOf(line) === `verb-${verb}`);
}

/** What the dice would do, in a word: "up 1", "wound". Without dice, nothing is struck. */
export function effectWords(foreseen: Foreseen | null | undefined): Say {
  if (!foreseen) return phrase("board-not-struck");
  return phrase(`board-effect-${foreseen.effect}`, { spaces: Math.abs(foreseen.moves) });
}
