/** What the table asks of a title: a board, and a few sentences that only the title knows. Titles are fetched when needed. */
import type { Component } from "svelte";
import { phrase } from "../lib/phrase";
import type { TableStore } from "../lib/table.svelte";
import type { IconName } from "../parts/icons";
import type { CardSeen, Line, OddsSeen, OptionOffered, PartSeen, Previewed, PromptSeen, ResultSeen, Say } from "../lib/wire";

export type View = Record<string, any>;

/**
 * A part of the board. On a desk the first stands above the question and the others side by side below it; on a phone each has its
 * tab. As a rule one part is enough.
 */
export interface BoardPart {
  id: string;
  name: Say;
  icon: IconName;
  flows?: boolean; // it is as high as what it shows, and scrolls; else it fills the room there is
}

export interface BoardProps {
  table: TableStore;
  cards: Map<string, CardSeen>;
  preview: Previewed | null;
  selected: string | null;
  armed: string | null; // by a first touch: the second one answers
  part: string; // the id of the part to draw
  alone: boolean; // no other part is on the screen: a phone
  onpoint: (say: string | null) => void;
  ontap: (say: string) => void; // a thing was pressed: by touch, the first time only shows what would happen
  onchoose: (say: string) => void; // a button that names what it does
  onwhy: (say: string) => void;
  oncard: (id: string) => void;
}

/** A step of a round, for the strip in the top bar. */
export interface Phase {
  id: string;
  text: Say;
  state: "done" | "now" | "later";
}

/** How a note of the rules feels: the icon and colour of its line. */
export interface Tone {
  icon: IconName;
  feel: "good" | "bad" | "plain";
}

/** What went well and badly, and the notes that tell of it. */
export interface Tally {
  good: number;
  bad: number;
  notes: Say[];
}

/** A die as a picture in a line of text. */
export interface DieSeen {
  colour: string;
  value: number | string; // pips, or the icon of a symbol
  name?: Say | null; // what it shows, in words: a symbol needs them
}

/** What a face of a die brings. */
export interface Fate {
  text: Say;
  feel: Tone["feel"];
}

export interface TitleModule {
  Board: Component<BoardProps>;
  /** The parts the board comes in; a title that names none has one. */
  parts: BoardPart[];
  /** What lies on the board for a seat, as a small picture beside its name. */
  SeatMark?: Component<{ seat: number; size?: number }>;
  /** The picture of a card, to fill the head of its page. */
  CardPicture?: Component<{ card: CardSeen; cards: Map<string, CardSeen> }>;
  /** What holds for a card at this table and is not printed on it. */
  cardNow?: (view: View, card: CardSeen) => PartSeen[];
  /** The card that lies at a place of the board, by its anchor; without it, the card that the anchor names (`chariot.magpie`). */
  cardAt?: (view: View, anchor: string) => string | null;
  phases?: (view: View) => Phase[];
  headline?: (view: View) => Say;
  /** The sentence below the question: what is optional, what follows from it. */
  aside?: (view: View, prompt: PromptSeen) => Say | null;
  /** The option in few words, where its dice are drawn beside it. */
  brief?: (option: OptionOffered, view: View) => Say | null;
  /** Options with the same mark lead to equal tables: the list shows the first of them for all. */
  alike?: (option: OptionOffered, view: View) => string;
  dice?: (option: OptionOffered, view: View) => DieSeen[];
  /** The chance worth a badge; without it, the one that sets this option apart from the others. */
  telling?: (option: OptionOffered, options: OptionOffered[]) => OddsSeen | null;
  /** What somebody would look for in the list of options and not find. */
  missing?: (view: View, prompt: PromptSeen, cards: Map<string, CardSeen>) => { say: string; text: Say }[];
  tone?: (note: Say) => Tone | null;
  /** What each face of the one die that an answer rolls would bring, 1 to 6. */
  fates?: (option: OptionOffered, view: View, cards: Map<string, CardSeen>) => Fate[] | null;
  /** What an answer would do, by its note, in two or three words: "fells Tortoise". */
  shortly?: (note: Say) => Say | null;
  /** Whether a note says that whoever is told of it falls: to end so asks once. */
  ruinous?: (note: Say) => boolean;
  /** What nobody at the table may miss: it is told on the board when it happens; without it, whatever is not plain. */
  great?: (note: Say) => boolean;
  /** Sentences worth telling somebody who was away; without it, the answers, and whatever is not plain. */
  newsworthy?: (text: Say) => boolean;
  /** Answers that are nobody's business: the log leaves them out, and what came of them stands with what was before. */
  silent?: (line: Line) => boolean;
  /** The picture beside a line of the log; without it, that of whoever wrote it. */
  icon?: (line: Line) => IconName | null;
  /** The dice of a line of chance, so that a throw is one line of the log. */
  thrown?: (line: Line) => DieSeen | null;
  /** What people call a round of the log, where it is more than a number; 0 is the set-up. */
  chapter?: (round: number) => Say;
  /** The round that begins with this note: it and what comes after it stand under that round's heading. */
  begins?: (note: Say) => number | null;
  /** Whether a note opens a matter of its own: what was told before it has not caused what comes after it. */
  opens?: (note: Say) => boolean;
  /** What a way back is called (answer, action, turn, round, start), where the table's own words do not fit; the round it leads to. */
  wayBack?: (scope: string, round: number) => Say | null;
  /** How long a match was, from the rounds it had, where counting them would say little. */
  spanned?: (rounds: number[]) => Say;
  /** The step of the round that each note of a line belongs to, where one answer leads through several; counted as `turn` is. */
  turnsOf?: (line: Line, cards: Map<string, CardSeen>) => number[];
  /** Name of the step of a round that a line of the log belongs to. */
  stepOf?: (line: Line) => Say | null;
  /** Wounds, defeats and the like of one line, for the list of rounds at the end. */
  tally?: (line: Line) => Tally;
  /** Why the match ended; without it, the last note tells. */
  ending?: (result: ResultSeen) => Say;
  /** The board is still retelling what happened: the sheet at the end waits for it. */
  busy?: (table: TableStore) => boolean;
}

// a title's folder may hold nothing but a board; its module is fetched together with it
const modules = import.meta.glob<Partial<TitleModule>>("./*/index.ts");
const boards = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");

const WHOLE: BoardPart = { id: "board", name: phrase("table-board"), icon: "arena" };

export async function load(game: string): Promise<TitleModule> {
  const own = modules[`./${game}/index.ts`];
  const board = boards[`./${game}/Board.svelte`];
  if (!own && !board) {
    const plain = await import("./plain/Board.svelte");
    return { Board: plain.default, parts: [{ ...WHOLE, flows: true }] };
  }
  const [module, drawn] = await Promise.all([own?.(), board?.()]);
  return { Board: drawn!.default, parts: [WHOLE], ...module };
}
