/**
 * What has just happened, told on the board sentence by sentence. Others may answer faster than anybody reads: their sentences wait
 * in line, and none takes the place of one that has not been read.
 */
import { settings } from "../lib/settings.svelte";
import { play } from "../lib/sound";
import type { Line, Say } from "../lib/wire";
import { seatIn, seatsIn } from "../titles/seats";
import type { Tone } from "../titles";
import { entriesOf } from "./entries";
import type { Frame } from "./frame.svelte";

export interface Tiding {
  key: string;
  text: Say;
  tone: Tone | null;
  seat: number | null; // whose crest stands beside it
  mine: boolean; // it speaks of somebody at this screen
}

const READ_MS = 900;
const LETTER_MS = 22;
const LINGERS_MS = 6000; // the last ones, before they leave the board to itself
const IN_SIGHT = 3;
const MANY = 4; // so many in line, and each gets half the time

export class Tidings {
  private readonly frame: Frame;
  private left: Tiding[] = [];
  private timer = 0;
  private reading = false; // the newest in sight has its time
  shown = $state.raw<Tiding[]>([]); // oldest first

  constructor(frame: Frame) {
    this.frame = frame;
  }

  /** Is something still to be told? */
  get running(): boolean {
    return this.reading;
  }

  hear(lines: Line[]): void {
    const answer = lines.findLastIndex((line) => this.isMine(line));
    if (answer >= 0) this.clear(); // whoever answers has read enough
    const fresh = this.worth(lines.slice(Math.max(0, answer)));
    if (fresh.length === 0) return;
    this.left.push(...fresh);
    if (settings.speed === 0) return this.still();
    if (!this.reading) this.next();
  }

  clear(): void {
    clearTimeout(this.timer);
    this.reading = false;
    this.left = [];
    if (this.shown.length > 0) this.shown = [];
  }

  private next(): void {
    clearTimeout(this.timer);
    const [one, ...left] = this.left;
    this.reading = one !== undefined;
    if (!one) return this.rest();
    this.left = left;
    this.shown = [...this.shown, one].slice(-IN_SIGHT);
    if (one.mine && one.tone?.feel === "bad") play("wound");
    const hurry = (settings.speed || 1) * (left.length >= MANY ? 2 : 1);
    this.timer = window.setTimeout(() => this.next(), (READ_MS + LETTER_MS * this.frame.words(one.text).length) / hurry);
  }

  /** Where nothing moves they are all there at once, and stay until one answers. */
  private still(): void {
    this.shown = [...this.shown, ...this.left];
    this.left = [];
  }

  private rest(): void {
    this.timer = window.setTimeout(() => this.clear(), LINGERS_MS);
  }

  private isMine(line: Line): boolean {
    return typeof line.by === "number" && this.frame.table.mine.includes(line.by) && !this.frame.title?.silent?.(line);
  }

  private worth(lines: Line[]): Tiding[] {
    const { title, game, table } = this.frame;
    return entriesOf(lines, title).flatMap((entry) =>
      entry.notes.flatMap((text, index) => {
        const tone = title?.tone?.(text) ?? null;
        const mine = seatsIn(game, text).some((seat) => table.mine.includes(seat));
        const great = title?.great?.(text) ?? (tone !== null && tone.feel !== "plain");
        return great ? [{ key: `${table.now?.number}.${entry.key}.${index}`, text, tone, seat: seatIn(game, text), mine }] : [];
      }),
    );
  }
}
