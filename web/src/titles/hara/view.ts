/** What the server says about a match of Champions of Hara, and small questions one may ask of it. */
import type { SignName } from "./art/signs";
import type * as seen from "./view.gen";
import type { Champion, Colour, Seat, World } from "./view.gen";

export type { AbilitySeen, CardState, Champion, Colour, Ghost, Kind, Seat, Token, World } from "./view.gen";
export type Space = string; // `dojo.0` to `dojo.6`, `oakenmoor.1` to `drear.6`

/** As a card in play says it, `spirit` or `resource`, or as it is printed: with the resource's own name. */
export interface Cost extends Omit<seen.Cost, "what"> {
  what: string;
}

/** A card that lies on a space. What only Monsters have is 0 or empty on the others. */
export type Lying = seen.CardOnMap & typeof NO_VALUES;

export interface Corrupted extends seen.CorruptedSeen {
  at: Space; // "" while it is not on the map
}

/** A champion that the Corrupted hunts. */
export interface Hunted extends seen.HuntedSeen {
  at: Space; // "" once it has fallen
}

export interface Mark extends seen.Mark {
  sign: SignName | "";
}

export interface GoalLine extends seen.GoalLine {
  sign: SignName | `die-${number}`; // a die shows its number
}

export interface Goal extends seen.Goal {
  marks: Mark[];
  lines: GoalLine[];
}

export interface Happening extends seen.Happening {
  sign: SignName;
}

/** The view as boards read it, once `complete`; the signs that modes name are drawn here. */
export interface Hara extends seen.HaraView {
  cards: Lying[];
  corrupted: Corrupted | null;
  champions: Hunted[];
  objective: Goal;
  coming: Happening[];
}

export const WORLDS: World[] = ["oakenmoor", "arechi", "lunaridge", "baiyu", "oppenheim", "drear"];
export const COLOURS: Colour[] = ["red", "green", "blue"];

export const COLOUR_OF: Record<World, Colour> = {
  oakenmoor: "green",
  arechi: "red",
  lunaridge: "blue",
  baiyu: "green",
  oppenheim: "red",
  drear: "blue",
};

export const CHAMPIONS: Champion[] = ["leaf", "thomas", "soff", "kaoru", "oric", "persephone"];

/** The seat plays a Corrupted: nobody has the board of a champion. */
export function isHunt(view: Hara): boolean {
  return view.seats.length === 0;
}

/** The champion whose board is shown: whose turn it is, if a viewer has no own or several; else the viewer's own. */
export function acting(view: Hara, viewer: number | null = null, mine: number[] = []): Seat | null {
  const others = view.turn !== null && mine.length > 0 && !mine.includes(view.turn);
  const seat = (others ? null : view.turn) ?? viewer ?? mine[0] ?? 0;
  return view.seats.find((one) => one.seat === seat) ?? view.seats[0] ?? null;
}

export function worldOf(space: Space): World | "dojo" {
  return space.split(".")[0] as World | "dojo";
}

export function numberOf(space: Space): number {
  return Number(space.split(".")[1]);
}

export function lyingAt(view: Hara, space: Space): Lying[] {
  return view.cards.filter((one) => one.at === space);
}

/** Monsters strike and can be struck; Allies, Events and Rifts cannot. */
export function hostile(card: Lying): boolean {
  return card.kind === "monster" || card.kind === "boss" || card.kind === "scientist";
}

/** A keyword with or without its number: `volatile 2` is volatile. */
export function has(card: Lying, keyword: string): boolean {
  return card.keywords.some((one) => one.split(" ")[0] === keyword);
}

const NO_VALUES = { health: 0, hurt: 0, attack: 0, range: 0, keywords: [] as string[], locked: false };

/** The view with everything named that a board asks about: Events have no Health, whoever fell stands nowhere. */
export function complete(view: seen.HaraView): Hara {
  return {
    ...view,
    cards: view.cards.map((card) => ({ ...NO_VALUES, ...card })),
    corrupted: view.corrupted && { ...view.corrupted, at: view.corrupted.at ?? "" },
    champions: view.champions.map((one) => ({ ...one, at: one.at ?? "" })),
    objective: view.objective as Goal,
    coming: view.coming as Happening[],
  };
}
