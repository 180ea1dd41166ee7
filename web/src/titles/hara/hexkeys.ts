/** Arrow keys on a map of hexes: the nearest one that way, along the line on which the walk began. */
import type { Point } from "./geometry";

export type Way = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const WAYS: Record<Way, Point> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

export function isWay(key: string): key is Way {
  return key in WAYS;
}

export class Compass {
  #axis = "";
  #lane = 0; // rows of hexes zigzag: without a line to keep to, a walk to the right would drift up or down

  /** The place to go to from `from`, by name; null at the edge of the map. */
  next(places: ReadonlyMap<string, Point>, from: string, way: Way): string | null {
    const here = places.get(from);
    if (!here) return null;
    const { x, y } = WAYS[way];
    const axis = x === 0 ? "column" : "row";
    if (axis !== this.#axis) {
      this.#axis = axis;
      this.#lane = x === 0 ? here.x : here.y;
    }
    const seen = [...places]
      .filter(([name]) => name !== from)
      .map(([name, place]) => {
        const [dx, dy] = [place.x - here.x, place.y - here.y];
        const aside = x === 0 ? dx : dy;
        const off = Math.abs((x === 0 ? place.x : place.y) - this.#lane);
        return { name, ahead: dx * x + dy * y, aside: Math.abs(aside), far: 2 * Math.hypot(dx, dy) + off };
      })
      .filter(({ ahead }) => ahead > 4);
    const straight = seen.filter(({ ahead, aside }) => aside <= 1.5 * ahead);
    const some = straight.length > 0 ? straight : seen.filter(({ ahead, aside }) => aside <= 4 * ahead);
    return some.toSorted((one, other) => one.far - other.far)[0]?.name ?? null;
  }

  /** The focus came by another way. */
  forget(): void {
    this.#axis = "";
  }
}
