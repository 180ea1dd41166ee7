import type { ModeSeen } from "..";

export const mode: ModeSeen = {
  tones: { good: { check: "finds-clue", crown: "kuma-found" }, plain: { question: "clue-laid clues-scatter", search: "turns-up" } },
  good: ["finds-clue"],
  told: ["kuma-found"],
};
