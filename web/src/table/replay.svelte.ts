/** Going through a match again: a place in the log, a speed, and whether throws of dice are skipped. */
import * as api from "../lib/api";
import { go } from "../lib/router.svelte";
import { entriesOf } from "./entries";
import type { Frame } from "./frame.svelte";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const PAUSE = 1100; // milliseconds at speed 1

export class ReplayState {
  private readonly frame: Frame;
  on = $state(false);
  playing = $state(false);
  speed = $state<number>(1);
  skipDice = $state(true);
  at = $state(0); // how many lines of the log have happened
  private timer = 0;
  private moving = false;

  constructor(frame: Frame) {
    this.frame = frame;
  }

  /** Places to stop at: after every line, or after every entry with all its dice. */
  places = $derived.by<number[]>(() => {
    const lines = this.frame.table.lines;
    const ends = this.skipDice ? entriesOf(lines, this.frame.title).map((entry) => entry.last + 1) : lines.map((line) => line.n + 1);
    return [0, ...new Set(ends)];
  });

  rounds = $derived.by<number[]>(() => {
    const starts: number[] = [];
    let round = -1;
    for (const line of this.frame.table.lines) {
      if (line.round !== round) starts.push(line.n);
      round = line.round;
    }
    return starts;
  });

  get end(): number {
    return this.places.at(-1) ?? 0;
  }

  /** Where we are among the places, for the scrub bar. */
  get index(): number {
    const after = this.places.findIndex((place) => place >= this.at);
    return after < 0 ? this.places.length - 1 : after;
  }

  start(at = 0): void {
    this.on = true;
    this.frame.clear();
    this.frame.hint.close();
    void this.to(at);
  }

  async to(at: number): Promise<void> {
    this.at = Math.max(0, Math.min(at, this.end));
    if (this.moving) return; // the place asked for last is fetched when the one before is here
    this.moving = true;
    try {
      for (let shown = -1; shown !== this.at; ) {
        shown = this.at;
        await this.frame.table.look(shown);
      }
    } catch {
      this.stop();
    } finally {
      this.moving = false;
    }
  }

  step(by: 1 | -1): void {
    this.stop();
    this.hop(by);
  }

  private hop(by: 1 | -1): void {
    const next = this.places[this.index + by];
    if (next !== undefined) void this.to(next);
  }

  jump(by: 1 | -1): void {
    this.stop();
    const next = by > 0 ? this.rounds.find((start) => start > this.at) : this.rounds.findLast((start) => start < this.at);
    void this.to(next ?? (by > 0 ? this.end : 0));
  }

  toggle(): void {
    if (this.playing) return this.stop();
    this.playing = true;
    if (this.at >= this.end) void this.to(0);
    this.tick();
  }

  private tick(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (!this.playing) return;
      if (this.at >= this.end) return this.stop();
      if (!this.moving) this.hop(1);
      this.tick();
    }, PAUSE / this.speed);
  }

  /** `round`: after the fastest comes the slowest again, for a single button. */
  faster(by: 1 | -1, round = false): void {
    const now = SPEEDS.indexOf(this.speed as (typeof SPEEDS)[number]);
    const next = round ? (now + by) % SPEEDS.length : Math.max(0, Math.min(SPEEDS.length - 1, now + by));
    this.speed = SPEEDS[next]!;
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  close(): void {
    this.stop();
    this.on = false;
    void this.frame.table.look(null);
    const table = this.frame.table.info?.table;
    if (table) go(`/table/${table}`, true);
  }

  /** Play on from here, at a table of its own: this one stays as it is. */
  async branch(): Promise<void> {
    const table = this.frame.table.info?.table;
    if (!table) return;
    this.stop();
    const made = await this.frame.attempt(api.branch(table, this.at));
    if (made) go(`/table/${made.table}`);
  }
}
