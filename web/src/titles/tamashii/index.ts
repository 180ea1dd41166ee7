/** What the frame around the board asks of this title. */
import { phrase } from "../../lib/phrase";
import type { Say } from "../../lib/wire";
import type { BoardPart, Phase, View } from "..";
import { PHASES, type Tamashii } from "./view";

export const parts: BoardPart[] = [{ id: "board", name: phrase("table-board"), icon: "arena", flows: true }];

export function headline(seen: View): Say {
  const { turn, time } = seen as Tamashii;
  return turn > 0 ? phrase("board-headline", { turn, time }) : phrase("board-phase", { phase: "setup" });
}

export function chapter(round: number): Say {
  return phrase("board-chapter", { round });
}

export function phases(seen: View): Phase[] {
  const now = PHASES.indexOf((seen as Tamashii).phase);
  return PHASES.map((id, index) => ({ id, text: phrase("board-phase", { phase: id }), state: index < now ? "done" : index === now ? "now" : "later" }));
}
