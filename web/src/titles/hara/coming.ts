/** What the Day still brings and what comes after it, as far as the rules of the mode tell. */
import type { Say } from "../../lib/wire";
import type { SignName } from "./art/signs";
import { phrase } from "./phrase";
import type { Hara } from "./view";

export interface Happening {
  key: string;
  sign: SignName;
  what: Say;
  then: Say;
}

const LAST = 6;
const SOLO = ["plowshares", "nightmare", "onslaught", "demon", "parting", "rifts"];

export function comingUp(view: Hara): Happening[] {
  const { mode, day, round } = view;
  const list: Happening[] = [];
  const add = (key: string, sign: SignName, args: Record<string, Say> = {}, name = key): void => void list.push({ key, sign, what: phrase(`board-next-${name}`, args), then: phrase(`board-next-${name}-why`, args) });

  if (mode === "corrupted") {
    const rounds = (LAST - day) * 2 + (round === "dawn" ? 1 : 0);
    add("turns", "sword");
    if (rounds > 0) add("order", round === "dawn" ? "moon" : "sun", { day: round === "dawn" ? day : day + 1, round: round === "dawn" ? "dusk" : "dawn" });
    add("last", "hex", { n: rounds });
    return list;
  }
  if (mode === "ghost" && view.ghost) add("ghost", "ghost", { first: view.ghost.order === 1 ? "yes" : "no" });
  if (mode === "demon" && view.corrupted) add("enoki", "axe");
  if (round === "dawn") {
    const players = view.seats.length + (view.ghost ? 1 : 0);
    add("dusk", "moon", { day, n: players + 1, rifts: mode === "rifts" ? "yes" : "no" });
    if (day === 3 && !SOLO.includes(mode)) add("ultimate", "crown");
    if (mode === "onslaught" && view.cards.some((one) => one.kind === "scientist")) add("scientists", "flask");
  }
  if (day >= LAST) {
    add("end", "hex", { many: view.seats.length > 1 ? "yes" : "no" });
    return list;
  }
  if (round === "dawn" || round === "dusk") {
    if (mode === "nightmare") add("cut", "swap");
    else if (mode === "parting" && !view.objective.done) add("clues", "swap");
    else add("shift", "swap", { known: view.known_shift ? "yes" : "no" });
  }
  add("dawn", "sun", { day: day + 1 });
  if (mode === "onslaught") add("scientist", "flask", { number: day + 1, day: day + 1 });
  if (mode === "demon" && day === 2) add("demon", "axe");
  if (mode === "artifacts") add("artifact", "hex");
  return list.slice(0, 4);
}
