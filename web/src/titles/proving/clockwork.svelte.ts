/** The running clock, frame by frame. One loop for the whole board, and none while nobody looks. */
import { untrack } from "svelte";
import type { TableStore } from "../../lib/table.svelte";

export class Clockwork {
  left = $state<number | null>(null);
  locked = $state(0); // milliseconds until dice may be touched again
  #table: TableStore;
  #watchers = 0;
  #frame = 0;
  #longest = 0; // of the lock that runs, for its bar

  constructor(table: TableStore) {
    this.#table = table;
  }

  /** Part of the round that is left, from 1 down to 0. */
  get share(): number {
    const limit = this.#table.now?.clock?.limit_ms ?? 0;
    return limit > 0 && this.left !== null ? Math.min(1, this.left / limit) : 0;
  }

  get seconds(): number {
    return Math.ceil((this.left ?? 0) / 1000);
  }

  /** Part of the lock that has passed, from 0 up to 1. */
  get settled(): number {
    return this.#longest > 0 ? 1 - this.locked / this.#longest : 1;
  }

  /** Runs until the function it gives is called. */
  run(): () => void {
    this.#watchers += 1;
    if (this.#watchers === 1) untrack(this.#tick); // an effect that starts the clock must not follow its every tick
    return () => {
      this.#watchers -= 1;
      if (this.#watchers > 0) return;
      cancelAnimationFrame(this.#frame);
      this.left = null;
      this.locked = 0;
    };
  }

  #tick = (): void => {
    this.left = this.#table.leftMs();
    const locked = this.#table.lockedMs();
    if (locked > this.locked) this.#longest = locked;
    this.locked = locked;
    // browsers hold frames back while the page is hidden, so nothing burns where nobody sees it
    this.#frame = requestAnimationFrame(this.#tick);
  };
}
