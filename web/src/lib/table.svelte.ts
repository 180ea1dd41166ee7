/** One table as this browser sees it: what the server said last, and what we have asked it. */
import { ApiProblem, tableInfo } from "./api";
import { chosenHabits } from "./habits.svelte";
import { tokensOf } from "./keep";
import { GONE, Socket } from "./socket";
import type * as wire from "./wire";
import type { Because, Event, Hinted, Line, News, Now, OutlookSeen, PromptSeen, Previewed, Refusal, Request, TableSeen } from "./wire";

export type View = Record<string, any>;

/** Requests that change something carry an id and count once, however often they are sent. */
type Deed = wire.Answer | wire.Undo | wire.Redo | wire.Pause | wire.Hint;
type Question = wire.Look | wire.Preview | wire.Why;

interface Waiting<Asked extends Request> {
  asked: Asked;
  resolve: (event: Event) => void;
  reject: (problem: ApiProblem) => void;
}

const NEWS_WITHIN_MS = 2_000;
const AGAIN_AFTER_MS = 1_000; // when we were too fast for the server

export class TableStore {
  readonly id: string;
  status = $state<"connecting" | "live" | "reconnecting" | "gone">("connecting");
  info = $state.raw<TableSeen | null>(null);
  mine = $state.raw<number[]>([]);
  lines = $state.raw<Line[]>([]);
  now = $state.raw<Now | null>(null);
  looking = $state.raw<{ at: number; view: View } | null>(null);
  problem = $state.raw<Refusal | null>(null);
  waiting = $state(false);
  /**
   * What happened last, for sounds, motion and spoken words: only lines that are really new, after the `keep` that stayed. Null
   * right after coming in.
   */
  news = $state.raw<News | null>(null);

  /** What the answers to this question would change, as far as it has been worked out. */
  outlooks = $state.raw<Record<string, OutlookSeen>>({});

  #socket: Socket;
  #heard = 0; // when `now` came, for the clock
  #deeds = new Map<string, Waiting<Deed>>();
  #questions: Waiting<Question>[] = [];
  #previews = new Map<string, Promise<Previewed>>();
  #again: ReturnType<typeof setTimeout> | undefined;
  #wanted: number | null = null; // the moment to look at
  #seeking = false;
  #asWatcher = false; // our tokens open no seat any more
  #caughtUp: (() => void)[] = [];
  #wasLive = false;

  constructor(id: string) {
    this.id = id;
    this.#socket = new Socket(`tables/${encodeURIComponent(id)}/socket`, {
      opened: () => this.#opened(),
      received: (event) => this.#received(event),
      thinking: () => [...this.#deeds.values()].some(({ asked }) => asked.t === "hint"),
      lost: (code) => this.#lost(code),
    });
  }

  get view(): View | null {
    return this.looking?.view ?? this.now?.view ?? null;
  }

  isBot(seat: number): boolean {
    return this.info?.seats[seat]?.kind === "bot";
  }

  /** The question, if it is mine to answer: a seat given to a bot is mine no longer. */
  get prompt(): PromptSeen | null {
    const now = this.now;
    if (this.looking || !now?.prompt || now.result) return null;
    const { seat } = now.prompt;
    return seat !== null && this.mine.includes(seat) && !this.isBot(seat) ? now.prompt : null;
  }

  /** The seat I act for: the one that is asked, else the one whose view this is. */
  get seat(): number | null {
    return this.prompt?.seat ?? this.now?.viewer ?? this.mine[0] ?? null;
  }

  // -- requests: none of the first five ever throws; a refusal is in `problem`

  answer(say: string): Promise<void> {
    const on = this.now?.number ?? -1;
    return this.#change((id, seat) => ({ t: "answer", id, seat, say, on }));
  }

  undo(scope = "answer"): Promise<void> {
    return this.#change((id, seat) => ({ t: "undo", id, seat, scope }));
  }

  undoTo(n: number): Promise<void> {
    return this.#change((id, seat) => ({ t: "undo", id, seat, to: n }));
  }

  redo(): Promise<void> {
    return this.#change((id, seat) => ({ t: "redo", id, seat }));
  }

  pause(on: boolean): Promise<void> {
    return this.#change((id, seat) => ({ t: "pause", id, seat, on }));
  }

  /** The board at a past moment; null: now. Dragging along the log asks for one moment at a time, the newest wins. */
  async look(at: number | null): Promise<void> {
    this.#wanted = at;
    if (at === null) this.looking = null;
    if (this.#seeking) return;
    this.#seeking = true;
    try {
      while (this.#wanted !== null && this.#wanted !== this.looking?.at) {
        const looked = (await this.#question({ t: "look", at: this.#wanted })) as wire.Looked;
        if (this.#wanted !== null) this.looking = { at: looked.at, view: looked.view };
      }
    } catch {
      this.#wanted = this.looking?.at ?? null; // there is no such moment
    } finally {
      this.#seeking = false;
    }
  }

  /** Throws ApiProblem if there is nothing to show. Asked once for each moment and answer. */
  /** What an answer would do; with `why`, also what speaks for it. */
  preview(say: string, why = false): Promise<Previewed> {
    const key = why ? `${say}?` : say;
    let preview = this.#previews.get(key);
    if (!preview) {
      preview = this.#question({ t: "preview", say, why }) as Promise<Previewed>;
      preview.catch(() => this.#previews.delete(key));
      this.#previews.set(key, preview);
    }
    return preview;
  }

  /** Ask what these answers would change; it comes when it has been worked out, unless the question is over before. */
  foresee(says: string[]): void {
    if (this.now && says.length > 0) this.#socket.send({ t: "foresee", says, number: this.now.number });
  }

  async why(say: string): Promise<Because> {
    return (await this.#question({ t: "why", say })) as Because;
  }

  /** Throws ApiProblem if there is none. */
  async hint(): Promise<Hinted> {
    return (await this.#deed((id, seat) => ({ t: "hint", id, seat }))) as Hinted;
  }

  /** The clock now, or the time to react; null if neither runs. */
  leftMs(): number | null {
    const clock = this.now?.clock;
    const left = clock ? clock.left_ms : this.prompt?.left_ms;
    return typeof left === "number" ? Math.max(0, left - (clock?.paused ? 0 : performance.now() - this.#heard)) : null;
  }

  /** What was chosen on this device for the windows of this title, for every seat of ours. */
  sayHabits(): void {
    const habits = chosenHabits(this.info?.game ?? "");
    if (habits) for (const seat of this.mine) this.#socket.send({ t: "habits", id: newId(), seat, habits });
  }

  lockedMs(): number {
    const clock = this.now?.clock;
    return clock ? Math.max(0, clock.locked_ms - (clock.paused ? 0 : performance.now() - this.#heard)) : 0;
  }

  /** After taking or giving away a seat. */
  reenter(): void {
    this.#asWatcher = false;
    this.now = null;
    this.#socket.reopen();
  }

  close(): void {
    this.#socket.close();
    this.#giveUp(new ApiProblem("closed", { say: "common-offline", with: {} }, "the table was left", 0));
  }

  // -- how requests travel

  async #change(make: (id: string, seat: number) => Deed): Promise<void> {
    try {
      const done = await this.#deed(make);
      if (done.t === "done") await this.#news(done.number);
    } catch {
      // `problem` tells
    } finally {
      this.waiting = [...this.#deeds.values()].some(({ asked }) => asked.t !== "hint");
    }
  }

  #deed(make: (id: string, seat: number) => Deed): Promise<Event> {
    this.problem = null;
    const id = newId();
    const seat = this.seat;
    if (seat === null) {
      const text = { say: "common-not-seated", with: {} };
      this.problem = { t: "refused", id, code: "not-seated", text, detail: "" };
      return Promise.reject(new ApiProblem("not-seated", text, "", 0));
    }
    const asked = make(id, seat);
    if (asked.t !== "hint") this.waiting = true;
    return new Promise((resolve, reject) => {
      this.#deeds.set(id, { asked, resolve, reject });
      this.#socket.send(asked);
    });
  }

  #question(asked: Question): Promise<Event> {
    return new Promise((resolve, reject) => {
      this.#questions.push({ asked, resolve, reject });
      this.#socket.send(asked);
    });
  }

  /** "Done" and the news of it come one after the other: without both, the old question would flash up once more. */
  #news(number: number): Promise<void> {
    if ((this.now?.number ?? -1) >= number) return Promise.resolve();
    return new Promise((resolve) => {
      this.#caughtUp.push(resolve);
      setTimeout(resolve, NEWS_WITHIN_MS);
    });
  }

  // -- what the socket tells

  #opened(): void {
    const tokens = this.#asWatcher ? [] : tokensOf(this.id);
    this.#socket.send({ t: "hello", tokens, seen: this.now?.number ?? -1 });
    this.#sendAgain();
  }

  #sendAgain(): void {
    for (const { asked } of [...this.#deeds.values(), ...this.#questions]) this.#socket.send(asked);
  }

  #lost(code: number): void {
    if (code === GONE) return this.#gone();
    if (this.#wasLive) this.status = "reconnecting";
    else tableInfo(this.id).catch((problem: ApiProblem) => problem.status === 404 && this.#gone());
  }

  #gone(): void {
    this.status = "gone";
    this.close();
  }

  #received(event: Event): void {
    switch (event.t) {
      case "table":
        this.info = event.table;
        this.mine = event.mine;
        this.#setLines(event.lines, event.now);
        this.#setNow(event.now);
        break;
      case "news":
        this.#setLines([...this.lines.slice(0, event.keep), ...event.lines], event.now);
        this.#setNow(event.now);
        break;
      case "seats":
        if (this.info) this.info = { ...this.info, seats: event.seats };
        break;
      case "done":
      case "hinted":
        this.#deeds.get(event.id)?.resolve(event);
        this.#deeds.delete(event.id);
        break;
      case "refused":
        this.#refused(event);
        break;
      case "looked":
        this.#replied(event, (asked) => asked.t === "look" && asked.at === event.at);
        break;
      case "previewed":
        this.#replied(event, (asked) => asked.t === "preview" && asked.say === event.say && asked.why === event.why);
        break;
      case "foreseen":
        if (event.number === this.now?.number) {
          this.outlooks = { ...this.outlooks, ...Object.fromEntries(event.outlooks.map((one) => [one.say, one])) };
        }
        break;
      case "because":
        this.#replied(event, (asked) => asked.t === "why" && asked.say.startsWith(event.say));
        break;
      case "pong":
        break;
    }
  }

  #setLines(lines: Line[], now: Now): void {
    const before = this.lines;
    let same = 0;
    while (same < before.length && same < lines.length && sameLine(before[same]!, lines[same]!)) same++;
    this.lines = lines;
    this.news = this.now && { t: "news", keep: same, lines: lines.slice(same), now };
  }

  #setNow(now: Now): void {
    if (now.number !== this.now?.number) {
      this.#previews.clear();
      this.outlooks = {};
    }
    this.now = now;
    this.#heard = performance.now();
    this.#wasLive = true;
    if (this.status !== "live") this.sayHabits();
    this.status = "live";
    for (const resolve of this.#caughtUp.splice(0)) resolve();
  }

  #replied(event: Event, about: (asked: Question) => boolean): void {
    const answered = this.#questions.filter(({ asked }) => about(asked));
    this.#questions = this.#questions.filter((one) => !answered.includes(one));
    for (const { resolve } of answered) resolve(event);
  }

  #refused(refusal: Refusal): void {
    if (refusal.code === "closed") {
      this.problem = refusal;
      return this.#gone();
    }
    const problem = new ApiProblem(refusal.code, refusal.text, refusal.detail, 0);
    const deed = this.#deeds.get(refusal.id);
    this.#deeds.delete(refusal.id);
    if (deed) {
      this.problem = refusal;
      deed.reject(problem);
    } else if (refusal.code === "too-fast") {
      clearTimeout(this.#again);
      this.#again = setTimeout(() => this.#sendAgain(), AGAIN_AFTER_MS);
    } else if (refusal.code === "wrong-token") {
      this.#asWatcher = true; // the server closes now; we come back without
      this.problem = refusal;
    } else if (this.#questions.length) {
      this.#questions.shift()?.reject(problem); // questions have no id; they are answered in order
    } else {
      this.problem = refusal;
    }
  }

  #giveUp(problem: ApiProblem): void {
    for (const { reject } of [...this.#deeds.values(), ...this.#questions]) reject(problem);
    this.#deeds.clear();
    this.#questions = [];
    this.waiting = false;
  }
}

function sameLine(one: Line, other: Line): boolean {
  return one.n === other.n && one.by === other.by && one.say === other.say && one.notes.length === other.notes.length;
}

/** Not crypto.randomUUID: that is missing where the page comes over plain HTTP from another machine of the house. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
