// Which picture of the common set stands for a word of an option, where one does.

import type { IconName } from "../parts/icons";

const ICONS: Record<string, IconName> = {
  dragon: "tail",
  chariots: "wheel",
  inspiration: "feather",
  shields: "shield",
  conspirators: "eye",
  sun_moon: "sun",
};

export function iconOf(word: string): IconName | undefined {
  return ICONS[word];
}
