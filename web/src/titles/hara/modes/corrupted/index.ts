import type { ModeSeen } from "..";
import Beside from "./ChampionList.svelte";
import Tray from "./CubeCards.svelte";
import Sheet from "./Sheet.svelte";
import Vitals from "./Vitals.svelte";

export const mode: ModeSeen = { hunter: { Sheet, Beside, Tray, Vitals } };
