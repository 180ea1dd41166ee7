/** The goal that all arenas have in common; what a mode wants besides it comes with the view. */
import { worldOf, type Seat } from "./view";

/** Ten of each, back in the Dojo. */
export function arenaDone(seat: Seat): { energy: boolean; dojo: boolean } {
  return { energy: Object.values(seat.energy).every((n) => n >= 10), dojo: worldOf(seat.at) === "dojo" };
}
