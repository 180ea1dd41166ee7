/** The three abilities of a Corrupted as its sheet tells them: a name, what it does, and the two Worlds that set it off. */
import type { CardSeen, Say } from "../../lib/wire";
import { known } from "../../lib/words.svelte";
import { text } from "./reading";
import { WORLDS, type World } from "./view";
import { GAME, t, told } from "./words";

export interface Feat {
  number: number;
  name: string;
  does: string;
  worlds: World[];
}

export function featsOf(card: CardSeen | undefined, id: string): Feat[] {
  return [1, 2, 3].map((number) => {
    const worlds = card?.facts[`worlds_${number}`];
    const own = `board-${id}-does-${number}`;
    return {
      number,
      name: told(card?.facts[`name_${number}`] as Say | undefined) || t(`board-${id}-name-${number}`),
      does: text(card, `ability_${number}`) || (known(own, GAME) ? t(own) : ""),
      worlds: Array.isArray(worlds) ? (worlds as World[]) : WORLDS.slice(number * 2 - 2, number * 2),
    };
  });
}
