import type { ModeSeen } from "..";
import Sheet from "./Sheet.svelte";

export const mode: ModeSeen = {
  tones: { good: { close: "ghost-finds-nothing" }, bad: { drop: "ghost-strikes", skull: "ghost-wins", up: "ghost-rests", roll: "ghost-again", hand: "ghost-takes" }, plain: { cards: "ghost-reveals", book: "ghost-learns" } },
  company: { Sheet, here: (view) => view.ghost !== null },
};
