import type { ModeSeen } from "..";

export const mode: ModeSeen = {
  tones: { bad: { drop: "floods" } },
};
