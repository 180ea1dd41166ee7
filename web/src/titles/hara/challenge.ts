/** The chances of a Challenge for each Spirit that is spent on it. */
import type { OptionOffered } from "../../lib/wire";
import { argsOf } from "./phrase";

export interface Rung {
  spent: number;
  chance: number;
  say: string | null; // the answer that spends so much, if it is asked for now
}

/** The d6 and what is added to it must reach the difficulty (H-77). */
function chanceOf(difficulty: number, added: number): number {
  return Math.min(1, Math.max(0, (7 - difficulty + added) / 6));
}

/** What the options promise, where they do; else what the die gives. Beyond certainty nothing is worth spending. */
export function rungsOf(options: OptionOffered[], card: string, difficulty: number, spirit: number, insight: number): Rung[] {
  const asked = options.filter((option) => /^spend \d+$/.test(option.say));
  if (asked.length > 0) {
    return asked.map((option) => {
      const spent = Number(option.say.slice(6));
      return { spent, chance: option.odds[0]?.chance ?? chanceOf(difficulty, spent + insight), say: option.say };
    });
  }
  const told = options.find((option) => option.say === `challenge ${card}`)?.odds ?? [];
  const promised = told.map(({ text, chance }) => {
    const { spirit: paid, spent = paid, n = spent } = argsOf(text);
    return { spent: Number(n), chance, say: null };
  });
  if (promised.length > 0 && promised.every(({ spent }) => !Number.isNaN(spent))) return promised;
  const rungs: Rung[] = [];
  for (let spent = 0; spent <= spirit; spent++) {
    const chance = chanceOf(difficulty, spent + insight);
    rungs.push({ spent, chance, say: null });
    if (chance === 1) break;
  }
  return rungs;
}
