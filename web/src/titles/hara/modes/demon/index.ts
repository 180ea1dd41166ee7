import type { ModeSeen } from "..";
import Sheet from "./Sheet.svelte";

/** Its sheet comes with Enoki, and stays when it has fallen. */
export const mode: ModeSeen = {
  tones: { bad: { claw: "enoki-comes foe-acts" }, plain: { dice: "scenario-effect" } },
  told: ["enoki-comes"],
  company: { Sheet, here: ({ corrupted }) => corrupted !== null && (corrupted.at !== "" || corrupted.fallen) },
};
