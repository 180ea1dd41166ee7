/** What the halves of a board share: an answer armed by a first tap. One for each table. */
import type { TableStore } from "../../lib/table.svelte";
import type { News } from "../../lib/wire";

export class Desk {
  armed = $state<string | null>(null); // by a first tap: the second one answers
  cardsShown = $state(false); // the half with party and hand is on the screen
  #table: TableStore;
  #news: News | null = null;

  constructor(table: TableStore) {
    this.#table = table;
  }

  /** Called whenever the table has something new; both halves call it, and the second call finds nothing left to do. */
  follow(): void {
    const { news } = this.#table;
    if (news === this.#news) return;
    this.#news = news;
    this.armed = null;
  }
}

const desks = new WeakMap<TableStore, Desk>();

export function deskOf(table: TableStore): Desk {
  let desk = desks.get(table);
  if (!desk) desks.set(table, (desk = new Desk(table)));
  return desk;
}
