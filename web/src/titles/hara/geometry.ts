/**
 * Where everything lies (H-9 to H-18). Hexes are flat on top; axial coordinates (q, r), y downwards, the middle of the Dojo at
 * (0, 0). A World's own hexes turn with its tile, so that spaces 1 and 2 always touch the Dojo.
 */
import { WORLDS, type Hara, type Space, type World } from "./view";

export interface Point {
  x: number;
  y: number;
}

type Axial = readonly [number, number];
type Layout = Hara["layout"];

export const SIZE = 44; // from the middle of a hex to its corners
const STEPS: Axial[] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]]; // prettier-ignore
const SLOTS: Axial[] = [[-2, -1], [1, -3], [3, -2], [2, 1], [-1, 3], [-3, 2]]; // prettier-ignore
const DOJO: Axial[] = [[0, 0], [-1, 0], [0, -1], [1, -1], [1, 0], [0, 1], [-1, 1]]; // prettier-ignore
const APART = 1.07; // a World that is cut off lies this much farther out

function pixels([q, r]: Axial): Point {
  return { x: 1.5 * SIZE * q, y: Math.sqrt(3) * SIZE * (r + q / 2) };
}

export const DOJO_SPACES: Space[] = DOJO.map((_, number) => `dojo.${number}`);

export function spacesOf(world: World): Space[] {
  return [1, 2, 3, 4, 5, 6].map((number) => `${world}.${number}`);
}

export const SPACES: Space[] = [...DOJO_SPACES, ...WORLDS.flatMap(spacesOf)];

/** The order of play on the map (H-4): the Dojo, then the Worlds as they lie. */
export function inOrder(layout: Layout): Space[] {
  return [...DOJO_SPACES, ...layout.flatMap((world) => (world ? spacesOf(world) : []))];
}

/** The middle of a slot, 0 to 5. */
export function slotCentre(slot: number, apart = false): Point {
  const { x, y } = pixels(SLOTS[slot]!);
  const far = apart ? APART : 1;
  return { x: x * far, y: y * far };
}

export function worldCentre(view: Pick<Hara, "layout" | "disconnected">, world: World): Point {
  return slotCentre(view.layout.indexOf(world), view.disconnected.includes(world));
}

/** The middle of a space, or of a World's centre hex if a World is named. */
export function placeOf(view: Pick<Hara, "layout" | "disconnected">, space: Space): Point {
  const [place = "", number] = space.split(".");
  if (place === "dojo") return pixels(DOJO[Number(number)] ?? [0, 0]);
  const slot = view.layout.indexOf(place as World);
  if (slot < 0) return { x: 0, y: 0 };
  const centre = worldCentre(view, place as World);
  if (number === undefined) return centre;
  const step = pixels(STEPS[(slot + Number(number) - 1) % 6]!);
  return { x: centre.x + step.x, y: centre.y + step.y };
}

export type Turns = Partial<Record<World, number>>; // how far each tile has been turned around the Dojo, in degrees

/**
 * Turns of the tiles for a layout, each from where it was by the shorter way. Two that trade places across the Dojo both go
 * clockwise, so that they do not meet.
 */
export function turnsOf(layout: Layout, before: Turns = {}): Turns {
  const turns: Turns = {};
  layout.forEach((world, slot) => {
    if (!world) return;
    const from = before[world] ?? slot * 60;
    const way = (((slot * 60 - from) % 360) + 360) % 360;
    turns[world] = from + (way > 180 ? way - 360 : way);
  });
  return turns;
}

/**
 * The same place as a list of CSS transforms that tells how it hangs on its tile: all tiles lie alike around the Dojo, so each is
 * the first one turned. Browsers blend two such lists step by step: things ride along when tiles trade places, and stay upright.
 * A World's name alone means its centre.
 */
export function ride(view: Pick<Hara, "layout" | "disconnected">, turns: Turns, place: Space | World): string {
  const [name = "", number] = place.split(".");
  if (name === "dojo") return move(placeOf(view, place));
  const turn = turns[name as World] ?? Math.max(0, view.layout.indexOf(name as World)) * 60;
  const centre = slotCentre(0, view.disconnected.includes(name as World));
  const arm = number === undefined ? { x: 0, y: 0 } : pixels(STEPS[(Number(number) - 1) % 6]!);
  return `rotate(${turn}deg) ${move({ x: centre.x + arm.x, y: centre.y + arm.y })} rotate(${-turn}deg)`;
}

function move({ x, y }: Point): string {
  return `translate(${round(x)}px, ${round(y)}px)`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

// -- links and distances

export type Links = Map<Space, Space[]>;

let known: { key: string; links: Links } | null = null;

/** Which spaces touch which (H-14 to H-16, H-121). */
export function linksOf(view: Pick<Hara, "layout" | "disconnected">): Links {
  const key = `${view.layout.join()}/${view.disconnected.join()}`;
  if (known?.key === key) return known.links;
  const links: Links = new Map(SPACES.map((space) => [space, []]));
  const link = (one: Space, other: Space): void => {
    links.get(one)?.push(other);
    links.get(other)?.push(one);
  };
  const ring = (from: number): number => (from % 6) + 1;
  for (let number = 1; number <= 6; number++) {
    link("dojo.0", `dojo.${number}`);
    link(`dojo.${number}`, `dojo.${ring(number)}`);
  }
  view.layout.forEach((world, index) => {
    if (!world) return;
    for (let number = 1; number <= 6; number++) link(`${world}.${number}`, `${world}.${ring(number)}`);
    if (view.disconnected.includes(world)) return;
    const slot = index + 1;
    link(`${world}.1`, `dojo.${slot}`);
    link(`${world}.1`, `dojo.${ring(slot)}`);
    link(`${world}.2`, `dojo.${slot}`);
    const next = view.layout[slot % 6];
    if (!next || view.disconnected.includes(next)) return;
    link(`${world}.1`, `${next}.2`);
    link(`${world}.6`, `${next}.2`);
    link(`${world}.6`, `${next}.3`);
  });
  known = { key, links };
  return links;
}

/** Steps from a space to every other that can be walked to. */
export function distances(links: Links, from: Space, most = 99): Map<Space, number> {
  const found = new Map([[from, 0]]);
  for (const space of found.keys()) {
    const steps = found.get(space)! + 1;
    if (steps > most) break;
    for (const next of links.get(space) ?? []) if (!found.has(next)) found.set(next, steps);
  }
  return found;
}

/**
 * The walk to a space in at most `most` steps that meets as little as possible on the way, and of those the shortest. What waits
 * at the end is wanted and costs nothing. Null if it is too far.
 */
export function walk(links: Links, from: Space, to: Space, most: number, risk: (space: Space) => number): Space[] | null {
  type Way = { cost: number; path: Space[] };
  let ways = new Map<Space, Way>([[from, { cost: 0, path: [] }]]);
  let best: Way | null = null;
  for (let step = 1; step <= most; step++) {
    const farther = new Map<Space, Way>();
    for (const [space, { cost, path }] of ways) {
      for (const next of links.get(space) ?? []) {
        const then = cost + (next === to ? 0 : risk(next));
        if (then < (farther.get(next)?.cost ?? Infinity)) farther.set(next, { cost: then, path: [...path, next] });
      }
    }
    const arrived = farther.get(to);
    if (arrived && arrived.cost < (best?.cost ?? Infinity)) best = arrived;
    farther.delete(to);
    ways = farther;
  }
  return best?.path ?? null;
}
