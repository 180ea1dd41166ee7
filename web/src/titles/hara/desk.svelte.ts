/**
 * What the parts of a board share: a walk that is under way, Worlds taken in hand for a swap, the retelling of the Monsters'
 * blows. One for each table.
 */
import type { TableStore } from "../../lib/table.svelte";
import type { CardSeen } from "../../lib/wire";
import { settings } from "../../lib/settings.svelte";
import { Moments, perTable } from "../../table/moments";
import { Blows } from "./blows.svelte";
import { turnsOf, type Turns } from "./geometry";
import { complete, type Hara, type Space, type World } from "./view";
import { Walk } from "./walk.svelte";

export const GLIDE_MS = 900;

export class Desk {
  picked = $state.raw<World[]>([]); // of the two that are to trade places
  armed = $state<string | null>(null); // by a first tap: the second one answers
  hovered = $state<Space | null>(null); // the space under the pointer or with the focus
  way = $state.raw<Space[]>([]); // steps of the walk that would be taken
  cursor = $state("dojo.0"); // the space or World that the arrow keys start from
  cursorShown = $state(false);
  turns = $state.raw<Turns>({}); // of the tiles around the Dojo
  gliding = $state(false); // Worlds are trading places
  patience = $state(0); // ms before they set out: first the blows are told
  readonly walk = new Walk();
  readonly blows = new Blows();
  #table: TableStore;
  #moments: Moments;
  #before: Hara | null = null;
  #landing = 0;

  constructor(table: TableStore) {
    this.#table = table;
    this.#moments = new Moments(table);
  }

  /** Lets go of everything in hand. */
  letGo(): void {
    this.armed = null;
    this.walk.stop();
    if (this.picked.length > 0) this.picked = [];
  }

  /** Called by every part whenever the table has something new. */
  follow(cards: Map<string, CardSeen>): void {
    const moment = this.#moments.next();
    if (!moment) return;
    this.armed = null;
    this.picked = [];
    this.way = [];
    const view = complete(moment.view as Hara);
    const answered = moment.news?.lines.some((line) => typeof line.by === "number" && this.#table.mine.includes(line.by)) ?? true;
    if (answered) this.blows.skip(); // only answers of others let it go on
    this.blows.follow(moment.news?.lines ?? [], this.#before ?? view, view, cards);
    this.turns = turnsOf(view.layout, this.turns);
    if (this.#before && this.#before.layout.join() !== view.layout.join()) this.#glide();
    this.#before = view;
  }

  /** For as long as it lasts figures keep to the pace of their tile. */
  #glide(): void {
    this.gliding = settings.speed > 0;
    this.patience = this.blows.first ? this.blows.lasts : 0;
    clearTimeout(this.#landing);
    this.#landing = window.setTimeout(() => (this.gliding = false), this.patience + GLIDE_MS / (settings.speed || 1));
  }
}

export const deskOf = perTable((table) => new Desk(table));
