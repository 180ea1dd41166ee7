import type { ModeSeen } from "..";

export const mode: ModeSeen = {
  tones: { good: { link: "reconnects" }, bad: { close: "disconnects", skull: "falls-apart" } },
  good: ["reconnects"],
  bad: ["disconnects", "falls-apart"],
};
