/** What the server says about a match of Anima, and small questions one may ask of it. */
import type { AnimaView, Counter, Deck, Figure, Phase } from "./view.gen";

export type { AreaSeen, Counter, Deck, Fight, Figure, FinalMission as Final, Member, MissionSeen, MissionState, Thing, Trade } from "./view.gen";
export type Anima = AnimaView;

export const PHASES: Phase[] = ["reset", "movement", "interaction", "exploration"];
export const DECKS: Deck[] = ["characters", "areas", "encounters", "advantages"];

export function figureOf(view: Anima, counter: Counter | null | undefined): Figure | null {
  return view.figures.find((one) => one.figure === counter) ?? null;
}

/** Everybody but oneself, in seat order from the next one on; the Rival last. */
export function others(view: Anima): Figure[] {
  const mine = view.figures.findIndex((one) => one.figure === view.you);
  if (mine < 0) return view.figures;
  return [...view.figures.slice(mine + 1), ...view.figures.slice(0, mine)];
}

/** What somebody has done in this phase: before, at or after the own place in the turn order. */
export function placeInTurn(view: Anima, counter: Counter): "before" | "now" | "after" | null {
  if (view.slot === counter) return "now";
  const at = view.order.indexOf(counter);
  const now = view.slot === null ? -1 : view.order.indexOf(view.slot);
  return at < 0 || now < 0 ? null : at < now ? "before" : "after";
}

export const ROMAN = ["", "I", "II", "III"];
