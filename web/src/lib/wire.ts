// Generated from src/ludarium/server/wire.py by `make docs`: do not edit.

/** A text on its way: `say()` of words.svelte.ts puts it into the reader's language. */

export type Say = string | number | { say: string; with: Record<string, Say> } | { list: Say[] } | Record<string, string>;

export interface CardSeen {
  id: string;
  kind: string;
  name: Say;
  text: Say[];
  flavour: Say;
  facts: Record<string, any>;
  values: PartSeen[];
  parts: PartSeen[];
  secret: boolean;
}

/** Something that stands on a card: its sentences, and what it is called unless it speaks for itself. */
export interface PartSeen {
  says: Say[];
  label: Say;
}

export interface ModeSeen {
  id: string;
  name: Say;
  summary: Say;
  seats: [number, number];
}

/** One option of a title: `kind` says how to ask for it. */
export interface OptionSeen {
  id: string;
  kind: "one" | "flag" | "whole" | "decimal" | "several";
  name: Say;
  rule: string;
  default: any;
  official: any[];
  words: string[];
  low: number;
  high: number;
  modes: string[];
  earned: Record<string, string>;
  unit: string;
}

export interface GameSeen {
  id: string;
  name: Say;
  summary: Say;
  seats: [number, number];
  minutes: number;
  modes: ModeSeen[];
  options: OptionSeen[];
  bots: string[];
  languages: string[];
  lessons: number;
  windows: Say[];
}

/** One thought of the trainer, spoken when all answers before it were given. */
export interface StepSeen {
  text: Say;
  expect: string;
  point: string;
  once: string;
}

export interface LessonSeen {
  title: Say;
  steps: StepSeen[];
}

export interface RuleSeen {
  id: string;
  mark: string;
  section: string;
  text: string;
}

export interface RateWanted {
  mode?: string | null;
  options?: Record<string, any>;
  seats?: number | null;
}

/** How often a bot wins with exactly these options; `games` 0 means that nobody has measured it. */
export interface RateSeen {
  player: string;
  games: number;
  rate: number;
  low: number;
  high: number;
}

export interface SeatWanted {
  kind?: "person" | "bot" | "open";
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  mode?: string | null;
  options?: Record<string, any>;
  seats?: SeatWanted[];
  seed?: string;
  lesson?: number;
}

/** The token is the only key to a seat: whoever has it, sits there. */
export interface SeatHeld {
  seat: number;
  token: string;
}

export interface TableMade {
  table: string;
  seats: SeatHeld[];
  invitation: string;
}

export interface Join {
  invitation: string;
  name?: string;
}

/** A request about a table by somebody who sits at it. */
export interface Holder {
  token: string;
}

export interface Rename {
  token: string;
  name: string;
}

export interface Archive {
  token: string;
  archived?: boolean;
}

/** Ask a bot to take a seat, or with an empty name to leave it: one's own, or, for who made the table, one that was offered to
    somebody who has not come. */
export interface GiveSeat {
  token: string;
  seat: number;
  bot?: string;
}

/** Play on from after the first `at` lines of the log, at a table of its own. */
export interface Branch {
  token: string;
  at: number;
}

export interface NewSlot {
  token: string;
  name: string;
}

export interface LoadSlot {
  token: string;
  slot: number;
}

/** A bug report: the answer is a match file with these words in it; of a closed table, one with what failed. */
export interface Report {
  token: string;
  words?: string;
}

/** A match as a file: sent as it is. */
export interface File {
  content: string;
}

export interface Mine {
  tokens: string[];
}

export interface SeatSeen {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  here: boolean;
  bot: string;
  offered: boolean;
  free: boolean;
}

/** A named place in the log to come back to, told to the seat that saved it and to nobody else. */
export interface SlotSeen {
  slot: number;
  name: string;
  length: number;
  when: number;
}

export interface ResultSeen {
  winners: number[];
  scores: number[];
  reason: Say;
  marks: Say[];
  seed: string;
}

/** A table as everybody who knows its address may see it. */
export interface TableSeen {
  table: string;
  game: string;
  mode: string;
  options: Record<string, any>;
  seats: SeatSeen[];
  made: number;
  lesson: number;
  seed: string;
}

/** A line of the list of my tables. */
export interface Summary {
  table: string;
  game: string;
  mode: string;
  options: Record<string, any>;
  seats: SeatSeen[];
  mine: number[];
  handed: number[];
  actor: number | null;
  asks: Say | null;
  round: number;
  answers: number;
  hints: number;
  undos: number;
  marks: Say[];
  made: number;
  touched: number;
  archived: boolean;
  lesson: number;
  result: ResultSeen | null;
  slots: SlotSeen[];
  closed: Say | null;
}

/** One line of statistics: matches of one title with one set of options and as many seats. */
export interface Row {
  game: string;
  mode: string;
  options: Record<string, any>;
  seats: number;
  official: boolean;
  matches: number;
  wins: number;
  rate: number;
  low: number;
  high: number;
  hints: number;
  undos: number;
  answers: number;
  minutes: number;
}

/** Every refusal over HTTP: a word for programs, a text for people, and the details in English. */
export interface Problem {
  code: string;
  text: Say;
  detail: string;
}

/** First message: which seats are mine (none: I only watch) and the last number I have seen (-1: nothing). */
export interface Hello {
  t: "hello";
  tokens?: string[];
  seen?: number;
}

/** `id` is the client's own: the same answer sent twice counts once, another one under its id is refused. `on` is the number
    it answers to. */
export interface Answer {
  t: "answer";
  id: string;
  seat: number;
  say: string;
  on: number;
}

/** Back by a scope (answer, action, turn, round, start), or to the first `to` lines of the log. */
export interface Undo {
  t: "undo";
  id: string;
  seat: number;
  scope?: string;
  to?: number | null;
}

export interface Redo {
  t: "redo";
  id: string;
  seat: number;
}

export interface Pause {
  t: "pause";
  id: string;
  seat: number;
  on: boolean;
}

/** The board after the first `at` lines of the log. */
export interface Look {
  t: "look";
  at: number;
}

/** What would happen at once if I answered this; `why`: and why one might. */
export interface Preview {
  t: "preview";
  say: string;
  why?: boolean;
}

/** What these answers to the question of this number would change. Nothing comes back if it is not asked any more. */
export interface Foresee {
  t: "foresee";
  says: string[];
  number: number;
}

export interface Why {
  t: "why";
  say: string;
}

/** Counted. What the best answers are, and how often they win. */
export interface Hint {
  t: "hint";
  id: string;
  seat: number;
}

/** Who passes for me in the reaction windows of this table, one word for each of them. Nobody else learns of it; it is kept
    as long as the table is in memory, so a client says it whenever it comes in. */
export interface Habits {
  t: "habits";
  id: string;
  seat: number;
  habits: ("off" | "smart" | "all")[];
}

export interface Ping {
  t: "ping";
  n?: number;
}

/** One entry of the log as this viewer may read it. */
export interface Line {
  n: number;
  by: number | string;
  round: number;
  turn: number;
  action: number;
  text: Say | null;
  notes: Say[];
  say: string;
  does: string;
  anchors: string[];
  at: number | null;
  row: number;
}

export interface OddsSeen {
  text: Say;
  chance: number;
}

/** Boards decide by role and facts, by what is done and to which things; the notation is sent back as it came. */
export interface OptionOffered {
  say: string;
  text: Say;
  anchors: string[];
  odds: OddsSeen[];
  role: "plain" | "affirm" | "pass" | "decline" | "end";
  does: string;
  free: boolean;
  rolls: boolean;
  reveals: boolean;
  unused: Say | null;
}

/** The question that waits. Only the seat that is asked sees the options and the words of it. In a reaction window several
    may be asked at once, and nobody is told who else is. */
export interface PromptSeen {
  seat: number | null;
  kind: string;
  text: Say | null;
  options: OptionOffered[];
  window: number;
  otherwise: string;
  left_ms: number | null;
  beside: number[];
}

/** A running clock, as of the moment the message was sent. */
export interface ClockSeen {
  left_ms: number;
  limit_ms: number;
  locked_ms: number;
  paused: boolean;
  may_pause: boolean;
}

/** One way back: where it leads, how many answers it takes back and whether it passes a reveal. */
export interface UndoSeen {
  scope: string;
  to: number;
  answers: number;
  reveals: boolean;
}

/** The table at this moment for this viewer. */
export interface Now {
  number: number;
  viewer: number | null;
  view: Record<string, any>;
  prompt: PromptSeen | null;
  clock: ClockSeen | null;
  result: ResultSeen | null;
  undo: UndoSeen[];
  undo_refused: Say | null;
  redo: boolean;
  hints: number;
  undos: number;
  marks: Say[];
}

/** Everything, for somebody who comes in. */
export interface Table {
  t: "table";
  table: TableSeen;
  mine: number[];
  lines: Line[];
  now: Now;
}

/** Something happened: keep the first `keep` lines of the log, add these. */
export interface News {
  t: "news";
  keep: number;
  lines: Line[];
  now: Now;
}

export interface Seats {
  t: "seats";
  seats: SeatSeen[];
}

/** The request with this id is carried out and stored. */
export interface Done {
  t: "done";
  id: string;
  number: number;
}

/** The request changed nothing. `code` is for programs, `text` for people. */
export interface Refusal {
  t: "refused";
  id: string;
  code: string;
  text: Say;
  detail: string;
}

export interface Looked {
  t: "looked";
  at: number;
  view: Record<string, any>;
}

/** `view` is the board right after, where nothing of it depends on luck; `reason` is told if it was asked for. */
export interface Previewed {
  t: "previewed";
  say: string;
  number: number;
  notes: Say[];
  view: Record<string, any> | null;
  odds: OddsSeen[];
  why: boolean;
  reason: Say | null;
}

/** A number of whoever answers, before and after; `what` is its name. */
export interface ChangeSeen {
  what: Say;
  before: number;
  after: number;
  good: boolean;
}

/** What an answer changes before luck has its say (`rolls`) or anybody chooses again, and what is told of it. */
export interface OutlookSeen {
  say: string;
  changes: ChangeSeen[];
  notes: Say[];
  rolls: boolean;
}

export interface Foreseen {
  t: "foreseen";
  number: number;
  outlooks: OutlookSeen[];
}

export interface Because {
  t: "because";
  say: string;
  text: Say | null;
  rule: string;
}

export interface Advice {
  say: string;
  text: Say;
  reason: Say | null;
  chance: number | null;
  matches: number;
}

export interface Hinted {
  t: "hinted";
  id: string;
  number: number;
  options: Advice[];
}

export interface Pong {
  t: "pong";
  n: number;
}

export type Request = Hello | Answer | Undo | Redo | Pause | Look | Preview | Foresee | Why | Hint | Habits | Ping;

export type Event = Table | News | Seats | Done | Refusal | Looked | Previewed | Foreseen | Because | Hinted | Pong;
