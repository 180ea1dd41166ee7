/** What the server says about a match of Tamashii, and small questions one may ask of it. */
import type { Launchable, Pattern, Phase, Place, Seat, TamashiiView } from "./view.gen";

export type { AugmentationSeen, BodySeen, EnemySeen, Pattern, Place, ScenarioCard, Seat, Slot } from "./view.gen";
export type Tamashii = TamashiiView;

export const PHASES: Phase[] = ["planning", "action", "combat", "quest"];
export const ASSETS = ["power", "shield", "memory", "reroll"] as const;
export const TOKENS = ["red", "blue", "green", "yellow", "open", "corrupted"] as const;
const LETTERS: Record<string, string> = { red: "R", blue: "B", green: "G", yellow: "Y", open: "O", corrupted: "C", essential: "E", any: "*" };

/** A token by the letter that stands for it on cards. */
export function letterOf(token: string): string {
  return LETTERS[token] ?? token;
}

export function tokenOf(letter: string): string {
  return Object.keys(LETTERS).find((token) => LETTERS[token] === letter) ?? "gap";
}

/** A Pattern with what a board could do with it. */
export interface Offer extends Pattern {
  can: Launchable | null;
}

/** The Patterns that are open to a board: first those whose tokens lie right, then by how many moves are missing. */
export function offersTo(view: Tamashii, seat: Seat): Offer[] {
  const open = new Map(seat.launchable.map((one) => [one.source, one]));
  const far = (one: Offer): number => (one.can?.launched ? 99 : one.can?.ready.length ? -1 : (one.can?.moves ?? 98));
  return view.patterns
    .filter(({ source }) => open.has(source))
    .map((pattern) => ({ ...pattern, can: open.get(pattern.source) ?? null }))
    .sort((one, other) => far(one) - far(other));
}

const WIDE = Math.sqrt(3) / 2;

/** Where a hexagon lies, in its own widths and heights, from the corner of the map. */
export function laidOut(places: Place[]): { place: Place; x: number; y: number }[] {
  const found = places.map((place) => ({ place, x: place.q + place.r / 2, y: place.r * 0.75 }));
  const [left, top] = [Math.min(...found.map(({ x }) => x)), Math.min(...found.map(({ y }) => y))];
  return found.map(({ place, x, y }) => ({ place, x: x - left, y: y - top }));
}

/** How high a hexagon is, in its widths. */
export const HIGH = 1 / WIDE;
