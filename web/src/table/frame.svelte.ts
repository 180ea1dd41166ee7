/** What the parts of a table's screen share: what is pointed at, what is open, and the way an answer goes. */
import { SvelteMap } from "svelte/reactivity";
import * as api from "../lib/api";
import { announce } from "../lib/announce.svelte";
import { pointer } from "../lib/pointer";
import { settings } from "../lib/settings.svelte";
import { TableStore } from "../lib/table.svelte";
import { toast } from "../lib/toast.svelte";
import type { Because, CardSeen, GameSeen, LessonSeen, OptionOffered, Previewed, PromptSeen, Say } from "../lib/wire";
import { loadGameWords, say, tell } from "../lib/words.svelte";
import { load, type TitleModule } from "../titles";
import { namesAt } from "../titles/seats";
import { AwayState } from "./away.svelte";
import { entriesOf } from "./entries";
import { HintState } from "./hint.svelte";
import { LessonState } from "./lesson.svelte";
import { beforehand, listed, wayOut, type Group } from "./options";
import { ReplayState } from "./replay.svelte";
import { Tidings } from "./tidings.svelte";

export const LOG = "log"; // the tab beside those of the board's parts
export type Open = "menu" | "keys" | "rules" | "card" | "result" | null;
export type Beside = "log" | "options" | null; // over the right edge of the board
const SECOND_THOUGHT_MS = 250; // sooner it is the second half of a double click

export class Frame {
  readonly table: TableStore;
  readonly hint: HintState;
  readonly replay: ReplayState;
  readonly lesson: LessonState;
  readonly away: AwayState;
  readonly tidings: Tidings;

  title = $state.raw<TitleModule | null>(null);
  about = $state.raw<GameSeen | null>(null);
  private known = new SvelteMap<string, CardSeen>();
  /** The cards of the title; what a list keeps secret is in the view of a match in which it was read. */
  cards = $derived.by<Map<string, CardSeen>>(() => {
    const read = (this.table.view as { read?: CardSeen[] } | null | undefined)?.read ?? [];
    return read.length ? new Map([...this.known, ...read.map((card) => [card.id, card] as const)]) : this.known;
  });
  lessons = $state.raw<LessonSeen[]>([]);

  armed = $state<string | null>(null); // chosen by a click, a number or a tap
  selected = $state<string | null>(null); // the answer that is pointed at, else the chosen one
  preview = $state.raw<Previewed | null>(null);
  warned = $state(false); // the way out was pressed once, and asks because something is left unused
  because = $state.raw<Because | null>(null);

  tab = $state(""); // on a phone: a part of the board, or the log
  open = $state<Open>(null);
  beside = $state<Beside>(null);
  menuPage = $state("");
  card = $state("");
  rule = $state("");
  narrow = $state(false);

  /** What everybody at the table is called, by seat. */
  names = $derived.by<string[]>(() => namesAt(this.game, this.table.info?.seats ?? []));

  private pressedAt = 0;
  private pointing = 0;
  private question = ""; // by its kind and answers
  private warnedIn = ""; // one question a turn is help, more are noise

  constructor(id: string) {
    this.table = new TableStore(id);
    this.hint = new HintState(this);
    this.replay = new ReplayState(this);
    this.lesson = new LessonState(this);
    this.away = new AwayState(this);
    this.tidings = new Tidings(this);
  }

  get game(): string {
    return this.table.info?.game ?? "";
  }

  get prompt(): PromptSeen | null {
    return this.table.prompt;
  }

  get options(): OptionOffered[] {
    return this.prompt?.options ?? [];
  }

  /** The answers as they are listed and numbered. */
  listed = $derived.by<Group[]>(() => {
    const { title } = this;
    const view = this.table.view ?? {};
    return listed(this.options, title?.alike && ((option) => title.alike!(option, view)));
  });

  /** The answer that the main button takes. */
  get chosen(): OptionOffered | null {
    return this.find(this.armed ?? "") ?? beforehand(this.options);
  }

  /** The answer that stands below it. */
  get out(): OptionOffered | null {
    return wayOut(this.options);
  }

  get watching(): boolean {
    return this.table.info !== null && this.table.mine.length === 0;
  }

  /** The seat whose answer is awaited, as far as everybody may know it; null while nobody's is. */
  get awaited(): number | null {
    const { now, looking } = this.table;
    return !now || now.result || looking ? null : (now.prompt?.seat ?? null);
  }

  /** A clock that does not wait: nothing that costs time may come between the player and the answer. */
  get hurried(): boolean {
    const clock = this.table.now?.clock;
    return !!clock && !clock.paused;
  }

  async fetch(game: string): Promise<void> {
    const lessons = this.table.info?.lesson ? api.lessons(game) : [];
    const [title, , cards, games, taught] = await Promise.all([load(game), loadGameWords(game), api.cards(game), api.games(), lessons]);
    for (const card of cards) this.known.set(card.id, card);
    this.about = games.find((one) => one.id === game) ?? null;
    this.lessons = taught;
    this.title = title;
    this.tab = title.parts[0]!.id;
  }

  words(text: Say | null | undefined): string {
    return say(text, this.game);
  }

  /** What a round is called: by its number, or as the title calls it. */
  chapter(round: number): string {
    const own = this.title?.chapter?.(round);
    if (own) return this.words(own);
    return round > 0 ? tell("log-round", { round }) : tell("log-setup");
  }

  /** A moment of the match: after so many lines of the log. */
  moment(lines: number): string {
    const round = entriesOf(this.table.lines.slice(0, Math.max(1, lines)), this.title).at(-1)?.round ?? 0;
    return tell("table-looking", { chapter: this.chapter(round), line: lines });
  }

  find(notation: string): OptionOffered | undefined {
    return this.options.find((option) => option.say === notation);
  }

  /** Pointer or focus is on the thing that gives this answer, or has left it: what is chosen is shown again. */
  point(notation: string | null): void {
    const shown = notation ?? (this.find(this.armed ?? "") ? this.armed : null);
    if (shown === this.selected) return;
    this.selected = shown;
    this.preview = null;
    clearTimeout(this.pointing);
    if (shown === null || !this.find(shown)) return;
    // a pointer that only passes over asks nothing of the server
    this.pointing = window.setTimeout(() => void this.look(shown), 50);
  }

  private async look(notation: string): Promise<void> {
    try {
      const seen = await this.table.preview(notation);
      if (this.selected === notation) this.preview = seen;
    } catch {
      // the question has changed meanwhile
    }
  }

  /** Whether a click is the answer: what luck or a hidden card follows from cannot be taken back without having seen something. */
  private atOnce(option: OptionOffered): boolean {
    if (settings.confirm === "never" || this.hurried) return true;
    return settings.confirm !== "always" && !option.rolls && !option.reveals;
  }

  /** A press on a thing of the board or on a cell of the strip. By touch the first tap chooses, and the second one answers. */
  press(notation: string): void {
    const option = this.find(notation);
    if (!option) return this.ask(notation);
    if (option === this.out) return this.leave();
    const again = this.armed === notation && performance.now() - this.pressedAt > SECOND_THOUGHT_MS;
    if (again || (!pointer.touches && this.atOnce(option))) return this.give(notation);
    this.choose(notation);
  }

  /** From now on the main button takes this answer. */
  choose(notation: string): void {
    const option = this.find(notation);
    if (!option || this.table.waiting || !this.lesson.allows(notation)) return;
    this.warned = false;
    this.because = null;
    this.pressedAt = performance.now();
    this.armed = notation;
    this.point(notation);
    announce(tell(pointer.touches ? "table-chosen-tap" : "table-chosen", { option: this.words(option.text) }));
  }

  /** The main button: gold takes what is chosen, and warned it ends all the same. */
  go(): void {
    if (this.warned) return this.leave();
    if (this.chosen) this.give(this.chosen.say);
  }

  /** The way out, after asking once in a turn about what would be left unused. */
  leave(): void {
    const { out } = this;
    if (!out) return;
    if (!this.lesson.allows(out.say)) return;
    const turn = this.turn;
    const ruinous = this.table.outlooks[out.say]?.notes.some((note) => this.title?.ruinous?.(note)) ?? false;
    if ((out.unused || ruinous) && settings.confirm !== "never" && !this.warned && this.warnedIn !== turn) {
      this.clear();
      this.warned = true;
      this.warnedIn = turn;
      this.pressedAt = performance.now();
      announce(`${this.words(out.unused)} ${tell("table-press-again")}`);
      return;
    }
    if (this.warned && performance.now() - this.pressedAt < SECOND_THOUGHT_MS) return;
    void this.give(out.say);
  }

  private get turn(): string {
    const line = this.table.lines.at(-1);
    return `${line?.round ?? 0}.${line?.turn ?? 0}`;
  }

  /** Every answer goes through here, by whatever it was given. */
  give(notation: string): void {
    if (!this.find(notation)) return this.ask(notation);
    if (this.table.waiting || !this.lesson.allows(notation)) return;
    void this.answer(notation);
  }

  async answer(notation: string): Promise<void> {
    this.clear();
    this.beside = null;
    await this.attempt(this.table.answer(notation));
  }

  clear(): void {
    this.armed = null;
    this.warned = false;
    this.because = null;
    this.point(null);
  }

  /** Another question: what was chosen, explained or asked back belonged to the one before. Others may answer theirs meanwhile. */
  forget(): void {
    const question = JSON.stringify([this.prompt?.kind, this.options.map((option) => option.say)]);
    if (question !== this.question) this.clear();
    this.question = question;
  }

  /** Why can't I? */
  ask(notation: string): void {
    this.table.why(notation).then(
      (because) => {
        this.because = because;
        if (because.text) announce(this.words(because.text));
      },
      () => undefined,
    );
  }

  undo(scope = "answer"): void {
    const way = this.table.now?.undo.find((one) => one.scope === scope);
    if (this.table.now?.undo_refused) {
      toast(this.words(this.table.now.undo_refused), "warn");
    } else if (way) {
      this.clear();
      void this.attempt(this.table.undo(scope));
    }
  }

  undoTo(n: number): void {
    this.clear();
    void this.attempt(this.table.look(null).then(() => this.table.undoTo(n)));
  }

  redo(): void {
    if (!this.table.now?.redo) return;
    this.clear();
    void this.attempt(this.table.redo());
  }

  /** Refusals of the table are shown by its `problem`; those of the HTTP interface here. */
  async attempt<T>(doing: Promise<T>): Promise<T | undefined> {
    try {
      return await doing;
    } catch (error) {
      const text = error instanceof api.ApiProblem ? this.words(error.text) : "";
      if (text && !this.table.problem) toast(text, "warn");
      return undefined;
    }
  }

  /** On a desk it lies over the board, on a phone it has a tab. */
  toggleLog(on = this.beside !== "log"): void {
    if (this.narrow) return void (this.tab = LOG);
    if (this.away.open) this.away.read();
    this.hint.close();
    if (this.open === "rules") this.open = null;
    this.beside = on ? "log" : null;
  }

  showCard(id: string): void {
    if (!this.cards.has(id)) return;
    this.card = id;
    this.open = "card";
  }

  showRule(id: string): void {
    this.rule = id;
    this.beside = null; // one thing at a time lies over the board
    this.hint.close();
    this.open = "rules";
  }

  showMenu(page = ""): void {
    this.menuPage = page;
    this.open = "menu";
  }

  /** The card that a place on the board shows. */
  cardAt(anchor: string): string | null {
    const last = anchor.split(".").at(-1) ?? "";
    if (this.cards.has(last)) return last;
    return this.table.view ? (this.title?.cardAt?.(this.table.view, anchor) ?? null) : null;
  }

  nameOf(seat: number | null | undefined): string {
    return seat === null || seat === undefined ? "" : (this.names[seat] ?? "");
  }

  close(): void {
    clearTimeout(this.pointing);
    this.replay.stop();
    this.tidings.clear();
    this.table.close();
  }
}
