/** What the halves of a board share: an answer armed by a first tap, and passing where there is nothing to play. One for each table. */
import { read, write } from "../../lib/storage";
import type { TableStore } from "../../lib/table.svelte";
import type { News } from "../../lib/wire";

const PASSES = ["react", "add_to_combat"];
const KEPT = "anima-pass-alone";
export const PASS_MS = 260;

export class Desk {
  armed = $state<string | null>(null); // by a first tap: the second one answers
  cardsShown = $state(false); // the half with party and hand is on the screen
  tableShown = $state(false); // the half with the Areas is
  #passesAlone = $state(read<boolean>(KEPT, true));
  #table: TableStore;
  #news: News | null = null;
  #lines = 0;
  #wentBack = $state(false); // after an undo nothing is passed by itself, or it would undo the undo

  constructor(table: TableStore) {
    this.#table = table;
  }

  get passesAlone(): boolean {
    return this.#passesAlone;
  }

  set passesAlone(on: boolean) {
    this.#passesAlone = on;
    write(KEPT, on);
  }

  /** The question is whether to break in, and there is nothing to break in with. */
  get nothingToPlay(): boolean {
    const { prompt, looking } = this.#table;
    return !looking && !this.#wentBack && !!prompt && PASSES.includes(prompt.kind) && prompt.options.length === 1;
  }

  /** Called whenever the table has something new; both halves call it, and the second call finds nothing left to do. */
  follow(): void {
    const { news, lines } = this.#table;
    if (news === this.#news) return;
    this.#news = news;
    this.armed = null;
    this.#wentBack = news !== null && news.keep < this.#lines;
    this.#lines = lines.length;
  }
}

const desks = new WeakMap<TableStore, Desk>();

export function deskOf(table: TableStore): Desk {
  let desk = desks.get(table);
  if (!desk) desks.set(table, (desk = new Desk(table)));
  return desk;
}
