/** The chances of a Challenge for each Spirit that is spent on it. */
import { thing, things, type Options } from "../../table/options";

export interface Rung {
  spent: number; // in all
  charge: number; // of it, Charge instead of Spirit
  chance: number;
  say: string | null; // the answer that spends so much, if it is asked for now
}

/** The d6 and what is added to it must reach the difficulty (H-77). */
function chanceOf(difficulty: number, added: number): number {
  return Math.min(1, Math.max(0, (7 - difficulty + added) / 6));
}

/** What the options promise, where they do; else what the die gives. Beyond certainty nothing is worth spending. */
export function rungsOf(options: Options, card: string, difficulty: number, spirit: number, insight: number): Rung[] {
  const asked = options.filter((option) => option.does === "spend");
  if (asked.length > 0) {
    return asked.map((option) => {
      const charge = Number(things(option, "charge")[0] ?? 0);
      const spent = Number(thing(option)) + charge;
      return { spent, charge, chance: option.odds[0]?.chance ?? chanceOf(difficulty, spent + insight), say: option.say };
    });
  }
  // the chance without Spirit tells how hard it is here and now, unless it is hopeless
  const told = options.find((option) => option.does === "challenge" && thing(option) === card)?.odds[0]?.chance ?? 0;
  const needed = told > 0 && told < 1 ? 7 - Math.round(told * 6) : difficulty - insight;
  const rungs: Rung[] = [];
  for (let spent = 0; spent <= spirit; spent++) {
    const chance = chanceOf(needed, spent);
    rungs.push({ spent, charge: 0, chance, say: null });
    if (chance === 1) break;
  }
  return rungs;
}
