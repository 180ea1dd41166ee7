/** An ability card as it is read in a given state: which half counts now, what each says, costs and spares. */
import type { CardSeen } from "../../lib/wire";
import { text, whole } from "./reading";
import type { CardState, Cost } from "./view";
import { told } from "./words";

export type Side = "hand" | "board";

export interface Half {
  side: Side;
  says: string;
  cost: Cost | null;
  free: boolean;
}

export interface AbilityRead {
  name: string;
  colour: string; // red, green, blue, yellow or gold
  ultimate: boolean;
  onBoard: boolean;
  halves: Half[]; // the one that counts now first
}

export function readAbility(card: CardSeen | undefined, id: string, state: CardState): AbilityRead {
  const ultimate = card?.facts["set"] === "ultimate";
  const onBoard = !ultimate && (state === "board" || state === "used");
  const sides: Side[] = ultimate ? ["hand"] : onBoard ? ["board", "hand"] : ["hand", "board"];
  return {
    name: told(card?.name) || id,
    colour: ultimate ? "gold" : String(card?.facts["colour"] ?? "yellow"),
    ultimate,
    onBoard,
    halves: sides.map((side) => ({ side, says: text(card, side) || (ultimate ? whole(card) : ""), cost: costOf(card, side), free: Boolean(card?.facts[`${side}_free`]) })),
  };
}

/** `spirit 2` as it is printed on a half. */
function costOf(card: CardSeen | undefined, side: Side): Cost | null {
  const [what = "", n] = String(card?.facts[`${side}_cost`] ?? "").split(" ");
  return n ? { what, n: Number(n) } : null;
}
