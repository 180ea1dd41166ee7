// Parts that several drawings share. Everything is text in the notation of draw.ts.

const turned = (angle: number, radius: number, x: number, y: number): string =>
  `${Math.round((x + radius * Math.cos((angle * Math.PI) / 180)) * 10) / 10} ${Math.round((y + radius * Math.sin((angle * Math.PI) / 180)) * 10) / 10}`;

/** Spikes, petals, rays, teeth: triangles round a centre. A negative reach points inwards. */
export function spikes(x: number, y: number, radius: number, reach: number, count: number, wide: number, from = 0, to = 360): string {
  let d = "";
  for (let index = 0; index < count; index++) {
    const angle = from + ((to - from) * index) / (to - from === 360 ? count : count - 1);
    d += `M${turned(angle - wide, radius, x, y)}L${turned(angle, radius + reach, x, y)} ${turned(angle + wide, radius, x, y)}Z`;
  }
  return d;
}

/** A dot at each of several places. */
export function dots(radius: number, ...places: string[]): string {
  return places.map((place) => `O${place} ${radius}`).join("");
}

/** The same drawing at several places, each "x y scale turn". */
export function strew(drawing: string, ...places: string[]): string {
  return places.map((place) => `<${place}\n${drawing}\n>`).join("\n");
}

/** A wheel with its spokes, seen from the side. */
export function wheel(x: number, y: number, radius: number, spokes = 8, tyre = "d", wood = "l"): string {
  let d = "";
  for (let index = 0; index < spokes; index++) d += `M${x} ${y}L${turned((360 * index) / spokes - 90, radius - 2, x, y)}`;
  return `s%35 O${x} ${y} ${radius - 2}
${wood}${radius > 14 ? 2.6 : 2} ${d}
${tyre}5 O${x} ${y} ${radius - 2.5}
${wood}1.6 O${x} ${y} ${radius - 5}
${tyre} O${x} ${y} ${radius / 4.5}
b O${x} ${y} ${radius / 8}`;
}

export const FLAME = `#d8461f M0-12C7-5 9 0 7 6 5 11 2 12 0 12s-6-1-7-6C-9 1-5-1-4-5c1 2 2 3 3 3C1-5 0-9 0-12Z
#f7b733 M1-3C4 1 5 4 4 7S1 11 0 11s-3-1-4-4 0-4 1-6c1 2 2 2 2 2S1 0 1-3Z`;

export const LEAF = `#4f7a3f M0 0C-7-4-7-12 0-20 7-12 7-4 0 0Z
s M0 0C7-4 7-12 0-20Z`;

/** An ivy leaf, five points. */
export const IVY = `#4c7d4a M0 0C-5 2-8 1-10-3l-3-3 4-2-1-6 6 2 4-6 4 6 6-2-1 6 4 2-3 3C8 1 5 2 0 0Z
s M0 0V-18l4 6 6-2-1 6 4 2-3 3C8 1 5 2 0 0Z`;

type Look = "calm" | "stern" | "wide" | "shut" | "sly";
const LOOKS: Record<Look, string> = {
  calm: "=w%80 M35 54c3-4 9-4 12 0-3 4-9 4-12 0Z\n=d O41.5 54 2.7\n=d1.7 M34.5 53.5c3-4 9-4 12.5 0",
  stern: "=w%80 M35 52l12 3c-3 4-9 4-12-3Z\n=d O42 54.5 2.6\n=d2 M34 51l13 4",
  wide: "=w%90 O41 54 5\n=d O41.5 54.5 2.5\n=d1.4 O41 54 5.2",
  shut: "=d2 M35 53c3 4 9 4 12 0",
  sly: "=w%80 M35 54h12c-2 4-9 4-12 0Z\n=d O42 55 2.4\n=d2 M34.5 53.5h13",
};
const BROWS = { calm: "M33 47c4-3 9-3 14-1", stern: "M33 45l14 5", raised: "M33 44c4-4 10-4 14-1", sad: "M33 48l13-4" };
const JAWS = {
  oval: "M50.5 26C35 26 31 38 31.5 53c1 13 9 25 18 29h1Z",
  square: "M50.5 26C34 26 30 37 31 54l2 15c3 8 9 13 17 15h.5Z",
  gaunt: "M50.5 26C36 26 31 36 31.5 49c0 8 3 13 5 21 2 8 7 14 13 16h1Z",
  round: "M50.5 26C33 26 28 40 29 56c1 16 10 26 21 26h.5Z",
};

export interface Face {
  skin: string;
  jaw?: keyof typeof JAWS;
  look?: Look;
  brow?: keyof typeof BROWS;
  hair?: string;
  mouth?: string;
  lips?: string;
  nose?: string;
}

/** A face: forehead at 26, eyes at 54, chin at 83; hair, helms and hats come over it. */
export function face({ skin, jaw = "oval", look = "calm", brow = "calm", hair = "d", mouth = "M44 72c4 1.5 8 1.5 12 0", lips = "d2", nose = "M50 52l4.5 13-4.5 1.5Z" }: Face): string {
  return `|${skin} ${JAWS[jaw]}
${LOOKS[look]}
=${hair}2.6 ${BROWS[brow]}
s%28 ${nose}
${lips} ${mouth}`;
}

export const NECK = (skin: string): string => `${skin} M41 74h18v18H41Z\ns%35 M41 78c6 8 12 8 18 0v8c-6 5-12 5-18 0Z`;
