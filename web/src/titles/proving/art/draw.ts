// A drawing is a few lines of text, one shape per line, on a field of 100 by 100:
//
//   m M10 10h20v20Z        a filled shape; the first word is the paint, the rest is an SVG path
//   d2 M10 10h20           a line, 2 wide
//   s%30 M10 10h20v20Z     the same paint at 30 % opacity
//   = before the paint     the shape and its mirror image (the axis is x = 50)
//   | before the paint     the left half of something symmetric: its mirror image lies in the shade
//   <x y scale turn        what follows is moved, scaled and turned (degrees), until a line that says >
//
// Paints: m metal, l light metal, d ink, a accent, b trim, w light, s shade, or any #colour.
// In a path, O50 40 8 is a circle (centre, radius) and E50 40 8 5 an ellipse.
// Half a figure costs half the bytes and cannot come out crooked; that is the reason for the signs.

export interface Shape {
  d: string;
  fill: string;
  stroke: string | undefined;
  width: number | undefined;
  opacity: number | undefined;
  transform: string | undefined;
}

const PAINTS: Record<string, string> = {
  m: "var(--m1)",
  d: "var(--m2)",
  a: "var(--m3)",
  l: "var(--m4)",
  b: "var(--m5)",
  w: "#fff",
  s: "#000",
};
/** Black and white lie over other paints as shade and light, so they are thin unless the line says otherwise. */
const THIN: Record<string, number> = { s: 0.2, w: 0.25 };
const MIRROR = "matrix(-1 0 0 1 100 0)";
const LINE = /^([=|]?)(#[0-9a-f]{3,6}|[a-z])([\d.]*)(?:%(\d+))?$/;

const round = (value: number): string => String(Math.round(value * 100) / 100);

function arcs(x: number, y: number, rx: number, ry: number): string {
  const arc = `a${rx} ${ry} 0 1 0`;
  return `M${round(x - rx)} ${y}${arc} ${2 * rx} 0${arc} ${-2 * rx} 0Z`;
}

function path(text: string): string {
  return text
    .replace(/O([-\d.]+) ([-\d.]+) ([\d.]+)/g, (_, x, y, r) => arcs(+x, +y, +r, +r))
    .replace(/E([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)/g, (_, x, y, rx, ry) => arcs(+x, +y, +rx, +ry));
}

function placed(words: string): string {
  const [x = 0, y = 0, scale = 1, turn = 0] = words.split(" ").map(Number);
  return `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;
}

function group(transforms: (string | undefined)[]): string | undefined {
  return transforms.filter(Boolean).join(" ") || undefined;
}

/** The shapes of a drawing, from the back to the front. */
export function shapes(drawing: string): Shape[] {
  const found: Shape[] = [];
  const around: string[] = [];
  for (const line of drawing.split("\n")) {
    const text = line.trim();
    if (!text) continue;
    if (text[0] === "<") around.push(placed(text.slice(1)));
    else if (text[0] === ">") around.pop();
    else {
      const cut = text.indexOf(" ");
      const head = LINE.exec(text.slice(0, cut));
      if (!head) throw new Error(`not a line of a drawing: ${text}`);
      const [, sign, paint = "", width, percent] = head;
      const colour = PAINTS[paint] ?? paint;
      const d = path(text.slice(cut + 1));
      const here = group(around);
      const mirrored = group([...around, MIRROR]);
      const shape: Shape = {
        d,
        fill: width ? "none" : colour,
        stroke: width ? colour : undefined,
        width: width ? Number(width) : undefined,
        opacity: percent ? Number(percent) / 100 : THIN[paint],
        transform: here,
      };
      found.push(shape);
      if (sign) found.push({ ...shape, transform: mirrored });
      if (sign === "|") found.push({ ...shape, fill: "#000", opacity: 0.2, transform: mirrored });
    }
  }
  return found;
}
