/** How each World looks: ink, ground, edge, texture and emblem. The Dojo is one of them here. */
import type { Glyph } from "./glyphs";
import type { Champion, Colour, World } from "./view";

export interface Looks {
  deep: string; // below the World, and its centre
  ground: string;
  edge: string;
  emblem: Glyph;
}

export const LOOKS: Record<World | "dojo", Looks> = {
  oakenmoor: { deep: "#1c3a26", ground: "#437a4c", edge: "#9fd39a", emblem: "oak" },
  arechi: { deep: "#45200f", ground: "#a35a2b", edge: "#f0b57d", emblem: "dune" },
  lunaridge: { deep: "#1d3057", ground: "#4f78b8", edge: "#c3d8f7", emblem: "peak" },
  baiyu: { deep: "#0b3d3c", ground: "#26857a", edge: "#8fe0cf", emblem: "bamboo" },
  oppenheim: { deep: "#3d1219", ground: "#8a3440", edge: "#f0a09c", emblem: "anvil" },
  drear: { deep: "#231f49", ground: "#544b9b", edge: "#c0b6f3", emblem: "eye" },
  dojo: { deep: "#05070b", ground: "#7d6540", edge: "#efd9a6", emblem: "torii" },
};

/** An Energy is a shape and a letter before it is a colour. `down` is where the letter sits in the shape. */
export const ENERGY: Record<Colour, { glyph: Glyph; ink: string; down: number }> = {
  red: { glyph: "tri", ink: "#e8604c", down: 6.2 },
  green: { glyph: "sq", ink: "#58b368", down: 4 },
  blue: { glyph: "drop", ink: "#5a9be6", down: 5.2 },
};

export const CLOTH: Record<Champion, string> = {
  oric: "#a83a2c",
  persephone: "#6a4bb0",
  soff: "#3f7fd0",
  leaf: "#3f8a4a",
  thomas: "#c27a2c",
  kaoru: "#1f8578",
};
