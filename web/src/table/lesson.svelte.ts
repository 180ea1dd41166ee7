/** A scripted first match: one step at a time, kept in this browser, left whenever one likes. */
import * as api from "../lib/api";
import { announce } from "../lib/announce.svelte";
import { lessonDone } from "../lib/lessons";
import { go } from "../lib/router.svelte";
import { read, write } from "../lib/storage";
import { tell } from "../lib/words.svelte";
import type { Lesson, Step } from "../titles";
import type { Frame } from "./frame.svelte";

interface Kept {
  step: number;
  skipped: boolean;
}

export class LessonState {
  private readonly frame: Frame;
  step = $state(0);
  skipped = $state(false);
  refused = $state(false); // somebody tried something else than the lesson asks for

  constructor(frame: Frame) {
    this.frame = frame;
  }

  get lesson(): Lesson | null {
    const number = this.frame.table.info?.lesson ?? 0;
    return this.frame.title?.lessons?.[number - 1] ?? null;
  }

  /** The step that speaks now; null while it waits, when there is none, or when the lesson is over or skipped. */
  get now(): Step | null {
    const step = this.lesson?.steps[this.step];
    const { now, lines } = this.frame.table;
    if (!step || this.skipped || !now || this.frame.replay.on) return null;
    return !step.when || step.when(now, lines) ? step : null;
  }

  get over(): boolean {
    return this.lesson !== null && this.step >= this.lesson.steps.length;
  }

  get following(): boolean {
    return (this.frame.table.info?.lesson ?? 0) < (this.frame.title?.lessons?.length ?? 0);
  }

  private get key(): string {
    return "lesson." + (this.frame.table.info?.table ?? "");
  }

  resume(): void {
    const kept = read<Kept>(this.key, { step: 0, skipped: false });
    this.step = kept.step;
    this.skipped = kept.skipped;
  }

  private keep(): void {
    write(this.key, { step: this.step, skipped: this.skipped } satisfies Kept);
    const info = this.frame.table.info;
    if (info && this.over) lessonDone(info.game, info.lesson);
  }

  /** Asked before every answer, perhaps twice (a first tap, "really?"): it moves nothing. */
  allows(notation: string): boolean {
    const step = this.now;
    // an answer that is no longer possible (the clock ran out) is not insisted on
    if (!step?.expect || step.expect === notation || !this.frame.find(step.expect)) return true;
    this.refused = true;
    announce(tell("table-lesson-not-yet"));
    return false;
  }

  /** After every news: answers that the table has heard take the lesson on, and those taken back lead it back. */
  follow(): void {
    const { now, lines } = this.frame.table;
    const steps = this.lesson?.steps ?? [];
    if (!now || this.over) return;
    const asked = steps.findIndex((step) => step.expect && (!step.when || step.when(now, lines)));
    const talk = steps.findLastIndex((step) => step.expect) + 1; // from here on the trainer only talks
    if (asked >= 0 && asked !== this.step) this.goTo(asked);
    else if (asked < 0 && this.step === talk - 1) this.goTo(talk);
  }

  private goTo(step: number): void {
    this.step = step;
    this.refused = false;
    this.keep();
  }

  next(): void {
    this.step += 1;
    this.refused = false;
    this.keep();
  }

  back(): void {
    this.step = Math.max(0, this.step - 1);
    this.refused = false;
    this.keep();
  }

  skip(on = true): void {
    this.skipped = on;
    this.refused = false;
    this.keep();
  }

  async goOn(): Promise<void> {
    const { game, lesson } = this.frame.table.info ?? { game: "", lesson: 0 };
    const made = await this.frame.attempt(api.newTable({ game, lesson: lesson + 1 }));
    if (made) go(`/table/${made.table}`);
  }
}
