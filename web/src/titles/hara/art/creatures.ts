/**
 * The families of Monsters, seen from the front: half of each is drawn, the mirror gives the rest. Around (0, 0), about 90 by 76.
 * Colours are those of the World it comes from: `a` dark, `b` middle, `c` light, `e` what glows.
 */
import type { Glyph } from "../glyphs";

const shape = (tone: string, d: string): string => `<path class="${tone}" d="${d}"/>`;
const line = (tone: string, width: number, d: string): string => `<path class="${tone} line" stroke-width="${width}" d="${d}"/>`;
const both = (half: string): string => `${half}<g transform="scale(-1 1)">${half}</g>`;

export const creatures = {
  stag: both(
    line("c", 4, "M6-14C10-30 24-28 26-42M16-28c6-2 12-2 16-8M10-22c-2-8 0-14 2-18") +
      shape("b", "M12-12l20-8-10 18zM0 2h30c8 6 12 18 14 38H0z") + shape("a", "M0-18h10c6 2 8 10 6 18L10 26 0 36z") + shape("b", "M0 12h7l2 14-9 8z") + shape("e", "M6-4l8-4-1 7z"),
  ),
  bird: both(
    shape("a", "M4-2C20-30 40-36 64-32 58-22 54-18 48-14c2 4-2 6-8 8 0 4-6 8-14 7-6 4-14 4-22 1z") + shape("b", "M8-2C20-22 34-28 50-28c-4 6-8 8-14 10 0 4-4 6-8 6-2 4-8 6-20 10z") +
      shape("b", "M0-14c7 2 10 8 9 16L4 32H0z") + shape("a", "M0 18l10 20-10-4zM0-28c8 0 11 6 10 13L0-4z") + shape("c", "M0-18l6 2-6 10z") + shape("e", "M3-22l6 1-3 3z"),
  ),
  tortoise: both(
    shape("a", "M0-34c28 0 48 18 50 44H0z") + shape("b", "M0-27l14 5 3 14-17 7zM19-20l13 9 5 14-15-3-2-9z") + shape("c", "M0-34c14 0 26 4 34 12C24-27 12-29 0-29z") +
      shape("a", "M22 8h24l4 26H28z") + shape("b", "M0-2c11 0 16 8 15 18-1 9-8 14-15 14z") + shape("e", "M5 10l8-2-3 6z") + line("a", 2, "M0 22h7"),
  ),
  oni: both(
    shape("a", "M0-32c18 0 32 6 38 20l9-2-6 12 6 5-11 6L0 40z") + shape("c", "M12-22c11-2 17-9 15-22 9 12 8 28-5 34z") + shape("b", "M0-24c18 0 28 10 28 26 0 16-12 32-28 36z") +
      shape("a", "M2 0C8-9 16-13 27-12l-2 7c-8 0-15 4-21 9zM0 15h17c-2 10-8 14-17 14z") + shape("e", "M6 4l15-5c-2 9-9 11-15 5z") + shape("c", "M10 14h6l-2 11zM2 29l4-7 3 5z"),
  ),
  golem: both(
    shape("a", "M0-10h24l20 9 8 39H34l-5-21-6 21H0z") + shape("b", "M0-40h14l5 7v15l-7 9H0zM24-10l20 9 2 12-18-8zM0 0h16l6 12-8 17H0z") + shape("e", "M4-27h10v5H4z") + line("e", 2, "M0 5l5 7-4 5 5 8") + shape("c", "M0-40h14l5 7H0z"),
  ),
  wraith: both(
    shape("a", "M0-40c17 0 27 12 29 31 2 17 9 30 14 47-9-6-14-6-18 0-7-7-11-7-14 0-4-5-8-5-11 0z") + shape("b", "M0-32c11 0 18 8 18 20S9 12 0 12zM25-2c12 2 20 11 20 24l-7-7-2 9-6-8-6 4z") + shape("a", "M0-24c8 0 12 6 12 14S6 6 0 6z") + shape("e", "M3-12c3-4 7-3 8 2-3 3-7 2-8-2z"),
  ),
  wolf: both(
    shape("a", "M6-20L22-46l8 28zM0 0h34l12 40H0z") + shape("b", "M0-26c15 0 27 6 31 19l10 5-10 6c-5 15-16 20-21 28L0 38z") + shape("a", "M13 2c8-3 14-5 20-1-4 11-12 17-19 25zM14-26l7-11 4 13z") + shape("c", "M0 4c7 2 9 10 8 20L0 36z") + shape("e", "M6-4l14-6c-2 9-9 11-14 6z") + shape("a", "M0 22h7l-7 8z"),
  ),
  serpent: both(
    shape("a", "M0-38c22 0 38 12 38 29 0 15-16 25-24 47H0z") + shape("b", "M10-28c14 2 20 10 20 18 0 10-10 16-16 26-4-14-4-28-4-44zM0-32c10 0 15 6 14 15-1 11-8 16-14 18z") + shape("c", "M0 10h11l-1 4H0zM0 19h9l-1 4H0zM0 28h8l-1 4H0zM3-3l5-1-3 10z") + shape("e", "M4-20l9-3-2 8z"),
  ),
  beetle: both(
    line("a", 4.5, "M16-2l19-13 12 11M18 12l22-3 8 14M14 24l18 6 5 12") + shape("a", "M0-16c15 0 22 11 22 26 0 15-10 26-22 26z") + shape("b", "M2-10c10 1 15 8 15 19-1 8-5 15-11 20-4-12-5-26-4-39zM0-30c9 0 13 6 12 15H0z") + shape("c", "M4-28L14-44l-2 18z") + shape("e", "M4-24l7-1-2 6z"),
  ),
  boar: both(
    shape("c", "M0-42l5 10 7-7 2 11 9-3-4 11H0z") + shape("a", "M0-30c20 0 34 12 34 32S18 38 0 38z") + shape("b", "M16-24c4-10 14-14 22-10 0 10-4 16-12 18zM0 4c10 0 16 6 16 14S9 32 0 32z") + shape("a", "M4 14c4-1 7 1 7 6-4 1-7-1-7-6z") + shape("c", "M13 20c9 0 14-7 13-17 6 12 3 25-11 27z") + shape("e", "M7-6l13-4c-2 8-9 9-13 4z"),
  ),
  eye: both(
    line("a", 5, "M20-14c14-4 18-14 14-22M26 2c14-2 22 2 26 12M20 18c10 4 12 12 8 20M6 26c2 6 0 12-4 14") + shape("c", "M0-28c17 0 28 12 28 28S17 28 0 28z") + shape("b", "M0-16c9 0 16 7 16 16S9 16 0 16z") + shape("a", "M0-30c19 0 31 13 31 28C24-12 14-18 0-18zM0-11c4 3 5 7 5 11s-1 8-5 11z") + shape("e", "M2-9h5v5H2z"),
  ),
  moth: both(
    shape("b", "M3-4C16-36 46-42 60-26 55-8 38 4 8 6zM4 9c18-1 32 6 35 19-12 10-27 2-35-11z") + shape("a", "M12-8C22-28 42-33 52-24 48-12 34-4 12-4z") + shape("e", "M32-24c6 0 10 3 10 8s-4 7-9 7-8-3-8-7 3-8 7-8z") + shape("a", "M33-20c3 0 5 2 5 4s-2 4-5 4-4-2-4-4 1-4 4-4zM0-18c5 0 7 4 6 10L4 28 0 34z") + line("c", 2, "M2-18C4-28 10-32 16-32") + shape("c", "M0-4h5v4H0zM0 6h5v4H0z"),
  ),
  maw: both(
    shape("b", "M0-20c6-18 22-24 36-18-2 14-8 20-18 24 14-4 26 0 32 12-12 8-22 8-30 4 8 6 12 16 8 28-12 0-20-8-28-18z") + shape("c", "M10-20c8-10 16-13 24-12-3 8-9 12-17 14zM24-4c8-2 14 0 20 4-8 4-14 4-20 2z") + shape("a", "M0-18c13 0 21 8 21 20S12 24 0 24zM0 20h5l8 20H0z") + shape("c", "M0-15l4 9 4-8 3 8 5-5-2 9zM0 21l4-9 4 7 3-8 5 4-3-8z") + shape("e", "M0 0c6-3 11-1 12 4-4 4-8 4-12 2z"),
  ),
  knight: both(
    shape("b", "M0-44c12-6 24-4 30 6-8-2-16 0-20 6H0z") + shape("a", "M0-34c15 0 22 9 22 23v17L0 16zM0 12h20c14 2 22 10 24 28H0z") + shape("b", "M20 12c14 2 22 8 24 18-10-4-20-6-28-4zM0 18h12l-4 22H0z") + shape("c", "M0-34h3v40H0zM40-38h4V8h-4zM34 8h16v4H34zM40 12h4v10h-4z") + shape("e", "M4-10h16l-3 6H4z"),
  ),
  ember: both(
    shape("a", "M0-42c6 12 14 14 18 24 2-4 2-8 1-12 12 12 16 24 14 38-2 18-14 30-33 30z") + shape("b", "M0-24c4 8 10 12 14 20 2-2 3-5 3-8 7 10 8 20 5 30-4 12-12 18-22 18z") + shape("c", "M0-2c6 6 10 12 9 22-1 8-4 12-9 14z") + shape("e", "M4 2c4-5 9-5 11 0-3 5-8 5-11 0z"),
  ),
  sprite: both(
    shape("a", "M0 4h14c10 4 14 16 16 36H0z") + shape("b", "M0 20h12l4 20H0z") + shape("c", "M0-12c10 0 15 6 15 14S10 18 0 18z") + shape("b", "M0-42c24 0 42 12 44 30C32-8 16-6 0-6z") + shape("c", "M10-32c5-2 9 0 9 4s-4 5-8 4-5-6-1-8zM28-24c4-1 7 1 7 4s-4 4-7 2-4-5 0-6zM0-38c2 0 4 2 4 4s-2 4-4 4z") + shape("a", "M4 2c2-2 5-2 6 0-1 3-5 3-6 0z") + line("a", 2, "M0 10c2 1 4 1 5-1"),
  ),
  scientist: both(
    shape("c", "M0 8h18c14 2 22 10 24 32H0z") + shape("b", "M8 8h10l-4 32h-6zM0 8h8l-4 16H0z") + shape("a", "M0-38c14 0 22 9 22 23S14 12 0 12z") + shape("c", "M0-30c8 0 14 3 17 9H0zM0 0h9c-1 8-4 12-9 12z") + shape("e", "M10-20c6 0 10 4 10 9s-4 9-10 9-9-4-9-9 4-9 9-9z") + shape("a", "M10-14c3 0 4 1 4 3s-1 3-4 3-3-1-3-3 1-3 3-3zM2 4h5v2H2zM2 8h4v2H2z"),
  ),
};

export type Family = keyof typeof creatures;

/** The face a card shows on the map tells its family. */
const FAMILIES: Partial<Record<Glyph, Family>> = {
  stag: "stag", bird: "bird", tortoise: "tortoise", crab: "tortoise", fish: "tortoise", oni: "oni", mask: "oni", golem: "golem", cog: "golem", ghost: "wraith", book: "wraith", hand: "wraith",
  wolf: "wolf", fox: "wolf", serpent: "serpent", dragon: "serpent", spider: "beetle", scorpion: "beetle", boar: "boar", bear: "boar", eye: "eye", wisp: "eye", moth: "moth", tree: "maw", helm: "knight",
  flame: "ember", flask: "scientist",
}; // prettier-ignore

const FRIGHTFUL: Family[] = ["maw", "oni", "wraith", "eye", "serpent"];

export function familyOf(face: Glyph, kind: string): Family {
  const family = FAMILIES[face] ?? "wraith";
  return kind === "ally" && FRIGHTFUL.includes(family) ? "sprite" : family;
}
