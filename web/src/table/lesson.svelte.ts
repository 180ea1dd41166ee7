/** A scripted first match: one step at a time, kept in this browser, left whenever one likes. */
import * as api from "../lib/api";
import { announce } from "../lib/announce.svelte";
import { lessonDone } from "../lib/lessons";
import { go } from "../lib/router.svelte";
import { read, write } from "../lib/storage";
import { tell } from "../lib/words.svelte";
import type { LessonSeen, StepSeen } from "../lib/wire";
import type { Frame } from "./frame.svelte";

const LEARNER = 0;

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

  get lesson(): LessonSeen | null {
    const number = this.frame.table.info?.lesson ?? 0;
    return this.frame.lessons[number - 1] ?? null;
  }

  /** An answer is asked for when all those before it were heard and it can be given; passes of the table itself do not count. */
  private due(step: StepSeen, at: number): boolean {
    const { now, lines } = this.frame.table;
    const can = (say: string): boolean => now?.prompt?.options.some((option) => option.say === say) ?? false;
    const before = this.lesson!.steps.slice(0, at).filter((one) => one.expect).length;
    const heard = lines.filter((line) => line.by === LEARNER).map((line) => line.say);
    if (step.expect) return heard.length === before && can(step.expect);
    const held = step.once && !now?.result && !can(step.once) && !heard.slice(before).includes(step.once);
    return heard.length >= before && !held;
  }

  /** The step that speaks now; null while it waits, when there is none, or when the lesson is over or skipped. */
  get now(): StepSeen | null {
    const step = this.lesson?.steps[this.step];
    if (!step || this.skipped || !this.frame.table.now || this.frame.replay.on) return null;
    return this.due(step, this.step) ? step : null;
  }

  get over(): boolean {
    return this.lesson !== null && this.step >= this.lesson.steps.length;
  }

  get following(): boolean {
    return (this.frame.table.info?.lesson ?? 0) < this.frame.lessons.length;
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
    const steps = this.lesson?.steps ?? [];
    if (!this.frame.table.now || this.over) return;
    const asked = steps.findIndex((step, at) => step.expect && this.due(step, at));
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
