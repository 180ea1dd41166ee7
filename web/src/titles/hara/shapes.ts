/** Outlines: a hex, a tile of seven, and the line around any set of hexes. */
import { SIZE, type Point } from "./geometry";

export function hexPath(radius: number): string {
  const tall = radius * Math.sin(Math.PI / 3);
  const corners = [[radius, 0], [radius / 2, tall], [-radius / 2, tall], [-radius, 0], [-radius / 2, -tall], [radius / 2, -tall]]; // prettier-ignore
  return `M${corners.map(([x, y]) => `${x!.toFixed(1)},${y!.toFixed(1)}`).join("L")}Z`;
}

export const SPACE = hexPath(40.3);
export const EDGE = hexPath(39.6); // for outlines that lie inside the space
export const CENTRE = hexPath(41);

/** Seven hexes around one, a little inside their borders, so that tiles lie apart like islands. */
export const FLOWER =
  "M42.7,74L20.7,112.1L-20.7,112.1L-42.7,74L-86.7,74L-107.5,38.1L-85.5,0L-107.5,-38.1L-86.7,-74L-42.7,-74L-20.7,-112.1L20.7,-112.1L42.7,-74L86.7,-74L107.5,-38.1L85.5,0L107.5,38.1L86.7,74Z";

const CORNERS: Point[] = [0, 1, 2, 3, 4, 5].map((corner) => ({
  x: SIZE * Math.cos((corner * Math.PI) / 3),
  y: SIZE * Math.sin((corner * Math.PI) / 3),
}));

interface Side {
  from: Point;
  to: Point;
}

const key = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;

/** The border of a set of hexes, drawn `inset` inside it: sides that two of them share are no border. */
export function border(middles: Point[], inset = 7): string {
  const sides = new Map<string, Side>();
  for (const middle of middles) {
    for (let corner = 0; corner < 6; corner++) {
      const from = add(middle, CORNERS[corner]!);
      const to = add(middle, CORNERS[(corner + 1) % 6]!);
      if (!sides.delete(`${key(to)}/${key(from)}`)) sides.set(`${key(from)}/${key(to)}`, { from, to });
    }
  }
  return loops([...sides.values()])
    .map((loop) => `M${inside(loop, inset).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join("L")}Z`)
    .join("");
}

function loops(sides: Side[]): Point[][] {
  const left = new Map(sides.map((side) => [key(side.from), side]));
  const found: Point[][] = [];
  while (left.size > 0) {
    const loop: Point[] = [];
    let side = left.values().next().value;
    while (side) {
      left.delete(key(side.from));
      loop.push(side.from);
      side = left.get(key(side.to));
    }
    found.push(loop);
  }
  return found;
}

/** Sides run clockwise, so that the inside lies at their right hand. */
function inside(loop: Point[], inset: number): Point[] {
  return loop.map((corner, index) => {
    const before = loop.at(index - 1)!;
    const after = loop[(index + 1) % loop.length]!;
    const [one, other] = [inward(before, corner), inward(corner, after)];
    const both = { x: one.x + other.x, y: one.y + other.y };
    const far = (2 * inset) / (both.x ** 2 + both.y ** 2);
    return { x: corner.x + both.x * far, y: corner.y + both.y * far };
  });
}

function inward(from: Point, to: Point): Point {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(x, y);
  return { x: -y / long, y: x / long };
}

function add(one: Point, other: Point): Point {
  return { x: one.x + other.x, y: one.y + other.y };
}
