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
import { listed, wayOn, wayOut, type Group } from "./options";
import { ReplayState } from "./replay.svelte";
import { Tidings } from "./tidings.svelte";

export const LOG = "log"; // the tab beside those of the board's parts
export type Open = "menu" | "keys" | "rules" | "card" | "result" | null;

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

  selected = $state<string | null>(null); // the answer that is pointed at
  preview = $state.raw<Previewed | null>(null);
  armed = $state<string | null>(null); // by a first tap: the second one answers
  confirming = $state<string | null>(null); // chosen, but asks "really?" first
  because = $state.raw<Because | null>(null);

  tab = $state(""); // on a phone: a part of the board, or the log
  open = $state<Open>(null);
  menuPage = $state("");
  card = $state("");
  rule = $state("");
  narrow = $state(false);

  /** What everybody at the table is called, by seat. */
  names = $derived.by<string[]>(() => namesAt(this.game, this.table.info?.seats ?? []));

  private confirmedAt = 0;
  private pointing = 0;

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

  get on(): OptionOffered | null {
    return wayOn(this.options);
  }

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

  /** Pointer or focus is on the thing that gives this answer, or has left it. */
  point(notation: string | null): void {
    if (notation === this.selected) return;
    if (notation === null && this.find(this.armed ?? "")) return; // a finger that goes to the button lets go of nothing
    this.selected = notation;
    this.preview = null;
    if (notation === null || this.confirming !== notation) this.confirming = null;
    if (this.armed !== notation) this.armed = null;
    clearTimeout(this.pointing);
    if (notation === null || !this.find(notation)) return;
    // a pointer that only passes over asks nothing of the server
    this.pointing = window.setTimeout(() => void this.look(notation), 50);
  }

  private async look(notation: string): Promise<void> {
    try {
      const seen = await this.table.preview(notation);
      if (this.selected === notation) this.preview = seen;
    } catch {
      // the question has changed meanwhile
    }
  }

  /** Whether "really?" comes first: only before what cannot be taken back without having seen something. */
  private asksFirst(option: OptionOffered): boolean {
    if (settings.confirm === "never" || this.options.length === 1) return false;
    if (settings.confirm === "always") return !this.hurried || option === this.out;
    // Luck can be taken back, with an honest mark. What ends the phase is the step one regrets; to let others act must be quick.
    if (option === this.out && option.unused) return true; // something is given away
    return option.role === "end" && (this.hurried || option.rolls);
  }

  /** A press on a thing of the board or on a line of the list: by touch the first tap only shows what would happen. */
  tap(notation: string): void {
    const option = this.find(notation);
    if (!option || !pointer.touches || this.armed === notation) return this.choose(notation);
    if (this.table.waiting || !this.lesson.allows(notation)) return;
    this.point(notation);
    this.armed = notation;
    announce(tell("table-tap-again", { option: this.words(option.text) }));
  }

  /** Every answer goes through here, from the list, the board, a key or a hint. */
  choose(notation: string): void {
    const option = this.find(notation);
    if (!option) return this.ask(notation);
    if (this.table.waiting) return;
    if (!this.lesson.allows(notation)) return;
    if (this.asksFirst(option) && this.confirming !== notation) {
      this.point(notation);
      this.confirming = notation;
      this.confirmedAt = performance.now();
      return;
    }
    // the second half of a double click is not a second thought
    if (this.confirming === notation && performance.now() - this.confirmedAt < 250) return;
    void this.answer(notation);
  }

  async answer(notation: string): Promise<void> {
    this.clear();
    await this.attempt(this.table.answer(notation));
  }

  clear(): void {
    this.armed = null;
    this.point(null);
    this.confirming = null;
    this.because = null;
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

  showCard(id: string): void {
    if (!this.cards.has(id)) return;
    this.card = id;
    this.open = "card";
  }

  showRule(id: string): void {
    this.rule = id;
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
