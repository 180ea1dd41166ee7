/**
 * What the parts of a board share: dice and cards taken in hand for an answer that is not complete, dice in the air, the
 * retelling of the last resolution. One for each table.
 */
import { settings } from "../../lib/settings.svelte";
import { play } from "../../lib/sound";
import type { TableStore } from "../../lib/table.svelte";
import type { CardSeen, Line, News } from "../../lib/wire";
import { things } from "../../table/options";
import { Moments, perTable } from "../../table/moments";
import { Clockwork } from "./clockwork.svelte";
import { landing } from "./log";
import { Playback } from "./playback.svelte";
import { storyOf } from "./resolution";
import type { Proving } from "./view";

const TUMBLE_MS = 320;

export class Desk {
  joins = $state(false); // the Dragon die is thrown with the next set
  held = $state<string | null>(null); // a die that stays behind when its set is thrown
  picked = $state.raw<string[]>([]); // anchors chosen so far for an answer that takes several
  tumbling = $state.raw<ReadonlySet<string>>(new Set());
  arrived = $state.raw<ReadonlySet<number>>(new Set()); // slots whose enemy is new
  readonly clock: Clockwork;
  readonly playback = new Playback();
  #table: TableStore;
  #moments: Moments;
  #landing = 0;

  constructor(table: TableStore) {
    this.#table = table;
    this.#moments = new Moments(table);
    this.clock = new Clockwork(table);
  }

  /** Lets go of everything in hand. */
  clear(): void {
    this.held = null;
    if (this.picked.length > 0) this.picked = [];
  }

  /** Called by every part whenever the table has something new. */
  follow(cards: Map<string, CardSeen>): void {
    const moment = this.#moments.next();
    if (!moment) return;
    this.clear();
    const { looking, lines } = this.#table;
    const seen = looking ? lines.slice(0, looking.at) : lines;
    const view = moment.view as Proving;
    this.arrived = newcomers(seen, view.round);
    if (moment.news) this.#throwDice(moment.news);
    this.playback.follow(storyOf(seen, view, cards), moment.news !== null);
  }

  /** Ends what moves. */
  settle(): void {
    clearTimeout(this.#landing);
    this.tumbling = new Set();
    this.playback.skip();
  }

  #throwDice(news: News): void {
    const last = news.lines.findLastIndex((line) => line.by !== "chance");
    const landed = news.lines.slice(last + 1).map(landing);
    const dice = new Set(landed.filter((one) => one !== null).map((one) => one.die));
    if (dice.size === 0) return;
    play("dice");
    if (settings.speed === 0) return;
    this.tumbling = dice;
    clearTimeout(this.#landing);
    const lasts = TUMBLE_MS / settings.speed;
    // the time counts from the first picture of it: a slow machine takes a while to draw ten dice
    requestAnimationFrame(() => {
      if (this.tumbling === dice) this.#landing = window.setTimeout(() => (this.tumbling = new Set()), lasts);
    });
  }
}

/** Slots filled at the end of the last round. The six of the set-up are nothing new. */
function newcomers(lines: Line[], round: number): Set<number> {
  const came = lines.filter((line) => line.round === round - 1 && round > 1 && line.does === "enemy");
  return new Set(came.flatMap((line) => things(line, "slot")).map(Number));
}

export const deskOf = perTable((table) => new Desk(table));
