import type { ModeSeen } from "..";

export const mode: ModeSeen = {
  tones: { good: { check: "takes-token" }, plain: { swap: "gives-way", pin: "token-laid" } },
  good: ["takes-token"],
};
