/** What a mode adds to the boards: `modes/<id>/index.ts`, found by its folder. Most add nothing. */
import type { Component } from "svelte";
import type { Tones } from "../../../table/notes";
import type { Hara } from "../view";

export interface ModeSeen {
  /** Its notes in the log, by feeling and icon; those that count as good or bad at the end, and others worth telling beside them. */
  tones?: Tones;
  good?: string[];
  bad?: string[];
  told?: string[];
  /** Somebody else at the table, as a sheet of the column at the right; on a phone below the hand, with all it says. */
  company?: { Sheet: Component<{ brief: boolean }>; here: (view: Hara) => boolean };
  /** The seat is no champion: a sheet, a column, a tray and a line of numbers in place of a champion's. */
  hunter?: { Sheet: Component; Beside: Component; Tray: Component<{ grid: boolean }>; Vitals: Component };
}

const FOUND = import.meta.glob<ModeSeen>("./*/index.ts", { eager: true, import: "mode" });

export function modeOf(view: Hara): ModeSeen {
  return FOUND[`./${view.mode}/index.ts`] ?? {};
}

export const MODES: readonly ModeSeen[] = Object.values(FOUND);
