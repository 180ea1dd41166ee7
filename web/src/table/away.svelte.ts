/**
 * What happened at a table while nobody looked: between the last line this browser has shown to somebody and the moment they are
 * back, after a reload, a lost connection, or a page that was hidden.
 */
import { keepSeen, seenBy } from "../lib/keep";
import type { Line, Say } from "../lib/wire";
import { seatsIn } from "../titles/seats";
import type { Frame } from "./frame.svelte";
import { recapOf, type Turn } from "./recap";

const FEW = 3; // sentences that one reads in the log at a glance

export class AwayState {
  private readonly frame: Frame;
  from = $state(0); // lines of the log, the last one not included; the same number: nothing was missed
  until = $state(0);
  when = $state(0); // somebody looked last
  private here = false;

  constructor(frame: Frame) {
    this.frame = frame;
  }

  missed = $derived.by<Turn[]>(() => {
    const { table, title, game } = this.frame;
    const isAboutMe = (text: Say): boolean => seatsIn(game, text).some((seat) => table.mine.includes(seat));
    return recapOf(table.lines.slice(this.from, this.until), title, isAboutMe);
  });

  get count(): number {
    return this.missed.reduce((sum, turn) => sum + turn.told.length, 0);
  }

  /** More than a glance at the log would tell, and nothing else is being looked at. */
  get open(): boolean {
    return this.count > FEW && !this.frame.replay.on;
  }

  /** On a phone it takes room from the board, and never from a question that does not wait. */
  get hasRoom(): boolean {
    return this.open && !this.frame.hurried && typeof this.frame.prompt?.left_ms !== "number";
  }

  /** Was this line missed? The log marks it. */
  includes(line: number): boolean {
    return line >= this.from && line < this.until;
  }

  /** Told whenever the log grows or shrinks, and when somebody comes or goes: `present` means that a person can see the board. */
  follow(present: boolean): void {
    const { id, mine, lines, now } = this.frame.table;
    if (!present) return void (this.here = false);
    if (!this.here) {
      this.here = true;
      const seen = seenBy(id, mine);
      const first = seen ? lines.findIndex((line) => line.row > seen.number) : -1;
      if (seen && first >= 0) {
        const unread = this.until > this.from; // away again before the last time was read
        if (!unread) this.when = seen.when;
        this.from = unread ? Math.min(this.from, first) : first;
        this.until = lines.length;
      }
    }
    if (lines.length < this.until) [this.from, this.until] = [Math.min(this.from, lines.length), lines.length]; // taken back
    if (lines.slice(this.until).some((line) => this.isMine(line))) this.read(); // whoever answers has caught up
    if (now) keepSeen(id, mine, now.number);
  }

  /** An answer of one's own; to let something pass may be a habit that the board has for us. */
  private isMine(line: Line): boolean {
    return typeof line.by === "number" && this.frame.table.mine.includes(line.by) && !this.frame.title?.silent?.(line);
  }

  /** Enough of it. */
  read(): void {
    this.from = this.until = this.frame.table.lines.length;
  }

  /** From the moment one left, as a film. */
  show(): void {
    const from = this.from;
    this.read();
    this.frame.replay.start(from);
    this.frame.replay.toggle();
  }
}
