/** The clock of a timed round as something to read: it moves between the server's messages, and speaks up at its marks. */
import { untrack } from "svelte";
import { announce } from "../lib/announce.svelte";
import { play } from "../lib/sound";
import type { TableStore } from "../lib/table.svelte";
import { tell } from "../lib/words.svelte";

const MARKS = [30, 10, 5]; // seconds
const EVERY_MS = 100;

export class ClockState {
  left = $state<number | null>(null);
  locked = $state(0); // milliseconds until answers are taken again
  private readonly table: TableStore;
  private before: number | null = null;

  constructor(table: TableStore) {
    this.table = table;
  }

  get limit(): number {
    return this.table.now?.clock?.limit_ms ?? this.table.prompt?.left_ms ?? 0;
  }

  get share(): number {
    return this.limit > 0 && this.left !== null ? Math.min(1, this.left / this.limit) : 0;
  }

  get seconds(): number {
    return Math.ceil((this.left ?? 0) / 1000);
  }

  get low(): boolean {
    return this.left !== null && this.left <= Math.min(10_000, this.limit / 3);
  }

  /** Runs until the function it gives is called. */
  run(): () => void {
    untrack(() => this.read());
    const timer = setInterval(() => this.read(), EVERY_MS);
    return () => clearInterval(timer);
  }

  private read(): void {
    this.left = this.table.leftMs();
    this.locked = this.table.lockedMs();
    const { left, before } = this;
    this.before = left;
    if (left === null || before === null || left >= before) return;
    for (const mark of MARKS) {
      if (mark * 2000 < this.limit && before > mark * 1000 && left <= mark * 1000) {
        announce(tell("table-clock-left", { seconds: mark }), true);
        play("tick");
      }
    }
    // the last seconds are heard one by one
    const second = Math.ceil(left / 1000);
    if (second < 5 && second > 0 && Math.ceil(before / 1000) > second) play("tick");
  }
}
