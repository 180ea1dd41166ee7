/** How far the objective of the mode has come, as a row of things that are done, next or still to do. */
import type { SignName } from "./art/signs";
import { WORLDS, worldOf, type Hara, type Seat, type World } from "./view";

export interface Mark {
  key: string;
  label: string; // on it: a number, or nothing
  sign?: SignName;
  who?: string; // a face instead
  world?: World; // whose emblem it is
  place?: World | "dojo"; // where it lies
  state: "done" | "next" | "open" | "hidden";
}

const SETS: Record<string, string[]> = {
  plowshares: [1, 2, 3, 4, 5, 6].map((n) => `scenario.${n}`),
  artifacts: [1, 2, 3].flatMap((n) => [`scenario.${n}`, `doom.${n}`]),
  parting: [1, 2, 3, 4].map((n) => `scenario.${n}`),
  onslaught: [1, 2, 3, 4, 5, 6].map((n) => `doom.${n}`),
};

export function marksOf(view: Hara, seat: Seat | null): Mark[] {
  if (view.mode === "nightmare") return WORLDS.map((world) => ({ key: world, label: "", world, place: world, state: view.disconnected.includes(world) ? "open" : "done" }));
  if (view.mode === "corrupted") return (view.champions ?? []).map((one) => ({ key: one.champion, label: "", who: one.champion, state: one.fallen ? "done" : "open" }));
  const tokens = SETS[view.mode] ?? [];
  const held = new Set(seat?.tokens ?? []);
  // Clues lie face down: which number is where is not known, but how many have been found is
  const found = view.mode === "parting" ? Math.max(held.size, view.objective.now) : 0;
  return tokens.map((token, index) => {
    const number = token.split(".")[1] ?? "";
    const lying = view.tokens.find((one) => one.token === token && (one.open || view.mode !== "parting"));
    const scientist = view.cards.find((one) => one.card === `scientist_${number}`);
    const place = view.mode === "onslaught" ? scientist?.at : lying?.at;
    const done = held.has(token) || (view.mode === "parting" && index < found);
    const next = view.mode === "onslaught" ? scientist !== undefined : view.mode === "parting" ? index === found : (lying?.next ?? false);
    const hidden = !done && !place && view.mode !== "parting";
    return { key: token, label: number, ...(token.startsWith("doom") ? { sign: "skull" as SignName } : {}), ...(place ? { place: worldOf(place) } : {}), state: done ? "done" : next ? "next" : hidden ? "hidden" : "open" };
  });
}

/** The condition of every arena: ten of each, back in the Dojo. */
export function arenaDone(seat: Seat): { energy: boolean; dojo: boolean } {
  return { energy: Object.values(seat.energy).every((n) => n >= 10), dojo: worldOf(seat.at) === "dojo" };
}
