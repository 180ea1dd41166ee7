import type { ModeSeen } from "..";

export const mode: ModeSeen = {
  tones: { good: { check: "collects" }, plain: { eye: "omen", pin: "artifact" } },
  good: ["collects"],
};
