import type { ModeSeen } from "..";

export const mode: ModeSeen = {
  tones: { bad: { claw: "closes-in" } },
};
