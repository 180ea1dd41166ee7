/** When a table shows something else than before, for boards that retell what happened. */
import type { TableStore } from "../lib/table.svelte";
import type { News } from "../lib/wire";
import type { View } from "../titles";

export interface Moment {
  view: View;
  news: News | null; // what led here, if it happened before our eyes
}

export class Moments {
  #table: TableStore;
  #number = -2; // the moment last told; -2: none yet
  #news: News | null = null;

  constructor(table: TableStore) {
    this.#table = table;
  }

  /** Each moment is told once, however many parts of a board ask; null: nothing is new. */
  next(): Moment | null {
    const { now, news, looking } = this.#table;
    if (!now) return null;
    const number = looking ? looking.at : now.number;
    const fresh = !looking && news !== this.#news && this.#number >= -1 ? news : null;
    if (number === this.#number && !fresh) return null;
    this.#number = number;
    this.#news = news;
    return { view: looking?.view ?? now.view, news: fresh };
  }
}

/** What the parts of a board share: one for each table. */
export function perTable<Shared extends object>(make: (table: TableStore) => Shared): (table: TableStore) => Shared {
  const made = new WeakMap<TableStore, Shared>();
  return (table) => {
    let shared = made.get(table);
    if (!shared) made.set(table, (shared = make(table)));
    return shared;
  };
}
