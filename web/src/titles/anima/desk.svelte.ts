/** What the halves of a board share. One for each table. */
import type { TableStore } from "../../lib/table.svelte";

export class Desk {
  cardsShown = $state(false); // the half with party and hand is on the screen
}

const desks = new WeakMap<TableStore, Desk>();

export function deskOf(table: TableStore): Desk {
  let desk = desks.get(table);
  if (!desk) desks.set(table, (desk = new Desk()));
  return desk;
}
