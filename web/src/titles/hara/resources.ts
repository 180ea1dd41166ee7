/** How the champions' own resources look. Their names are messages `board-resource-…`. */
import type { SignName } from "./art/signs";

const LOOKS: Record<string, { sign: SignName; tone: string }> = {
  growth: { sign: "growth", tone: "#8fd06a" },
  charge: { sign: "charge", tone: "#7ee0e6" },
  rhythm: { sign: "rhythm", tone: "#b9c8ff" },
  grit: { sign: "grit", tone: "#e0b48a" },
  discipline: { sign: "discipline", tone: "#f0c263" },
  fear: { sign: "fear", tone: "#c79bff" },
};

/** Health, Spirit and resources alike: the sign of what is paid or lost. */
export function resourceSign(what: string): SignName {
  return what === "spirit" ? "spirit" : what === "health" ? "heart" : (LOOKS[what]?.sign ?? "discipline");
}

export function resourceTone(what: string): string {
  return LOOKS[what]?.tone ?? "#f0c263";
}

export const HEALTH = "#f0705f";
export const SPIRIT = "#8fd0ff";
