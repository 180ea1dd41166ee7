/** The hint in three steps: what can I do, what is best, play it for me. Only the second one counts. */
import type { Hinted, Previewed } from "../lib/wire";
import type { Frame } from "./frame.svelte";

export class HintState {
  private readonly frame: Frame;
  step = $state<0 | 1 | 2>(0);
  advice = $state.raw<Hinted | null>(null);
  seen = $state.raw<Record<string, Previewed>>({}); // what each option brings at once
  asking = $state(false);
  failed = $state(false);
  private number = -1;

  constructor(frame: Frame) {
    this.frame = frame;
  }

  /** H: opens, goes one step on, and closes after the last. */
  next(): void {
    if (this.step === 0) this.explain();
    else if (this.step === 1) void this.advise();
    else this.close();
  }

  explain(): void {
    if (this.frame.options.length === 0) return;
    this.step = 1;
    this.number = this.frame.table.now?.number ?? -1;
    this.frame.because = null;
    void this.lookAround();
  }

  /** Long lists are not previewed whole: the first dozen says enough. */
  private async lookAround(): Promise<void> {
    this.seen = {};
    for (const { option } of this.frame.listed.slice(0, 12)) {
      try {
        const seen = await this.frame.table.preview(option.say, true);
        if (this.step === 0 || seen.number !== this.number) return;
        this.seen = { ...this.seen, [option.say]: seen };
      } catch {
        return;
      }
    }
  }

  async advise(): Promise<void> {
    if (this.asking) return;
    this.step = 2;
    this.asking = true;
    this.failed = false;
    try {
      this.advice = await this.frame.table.hint();
    } catch {
      this.failed = true;
    } finally {
      this.asking = false;
    }
  }

  play(): void {
    const best = this.advice?.options[0];
    if (!best) return;
    this.close();
    void this.frame.answer(best.say);
  }

  /** A hint is about one question; the next question needs its own. */
  forget(number: number): void {
    const about = this.advice?.number ?? this.number; // asking is written down as well, and moves the number on
    if (this.step > 0 && !this.asking && number !== about) this.close();
  }

  close(): void {
    this.step = 0;
    this.advice = null;
    this.failed = false;
    this.seen = {};
  }
}
