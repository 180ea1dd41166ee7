/** Who passes for me where I may react out of turn: chosen on this device for each title, told to every table of it. */
import { read, write } from "./storage";
import type { Habits } from "./wire";

export type Habit = Habits["habits"][number];
export const HABITS: Habit[] = ["off", "smart", "all"];
const AT_FIRST: Habit = "smart"; // what the server takes for granted

const kept = $state(read<Record<string, Habit[]>>("habits", {}));

/** What was chosen for a title, if anything was. */
export function chosenHabits(game: string): Habit[] | null {
  return kept[game] ?? null;
}

/** One for each window of the title. */
export function habitsOf(game: string, windows: number): Habit[] {
  return Array.from({ length: windows }, (_, at) => kept[game]?.[at] ?? AT_FIRST);
}

export function choose(game: string, habits: Habit[]): void {
  kept[game] = habits;
  write("habits", kept);
}
