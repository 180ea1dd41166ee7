/** The three abilities of a Corrupted as its sheet tells them: a name, what it does, and the two Worlds that set it off. */
import type { CardSeen, Say } from "../../lib/wire";
import type { World } from "./view";
import { told } from "./words";

export interface Feat {
  number: number;
  name: string;
  does: string;
  worlds: World[];
}

interface Printed {
  name: Say;
  worlds: World[];
  does: Say[];
}

export function featsOf(card: CardSeen | undefined): Feat[] {
  const printed = (card?.facts["abilities"] ?? []) as Printed[];
  return printed.map(({ name, worlds, does }, index) => ({ number: index + 1, name: told(name), does: does.map(told).join(" "), worlds }));
}
