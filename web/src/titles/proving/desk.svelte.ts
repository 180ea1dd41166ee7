/**
 * What the parts of a board share: dice and cards taken in hand for an answer that is not complete, dice in the air, the
 * retelling of the last resolution. One for each table.
 */
import { settings } from "../../lib/settings.svelte";
import { play } from "../../lib/sound";
import type { TableStore } from "../../lib/table.svelte";
import type { CardSeen, Line, News } from "../../lib/wire";
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
  #number = -2; // the moment last followed; -2: none yet
  #news: News | null = null;
  #landing = 0;

  constructor(table: TableStore) {
    this.#table = table;
    this.clock = new Clockwork(table);
  }

  /** Lets go of everything in hand. */
  clear(): void {
    this.held = null;
    if (this.picked.length > 0) this.picked = [];
  }

  /** Called whenever the table has something new; both parts call it, and the second call finds nothing left to do. */
  follow(cards: Map<string, CardSeen>): void {
    const { now, news, looking, lines } = this.#table;
    if (!now) return;
    const moment = looking ? looking.at : now.number;
    const fresh = !looking && news !== null && news !== this.#news && this.#number >= -1;
    if (moment === this.#number && !fresh) return;
    this.#number = moment;
    this.#news = news;
    this.clear();
    const seen = looking ? lines.slice(0, looking.at) : lines;
    const view = (looking?.view ?? now.view) as Proving;
    this.arrived = newcomers(seen, view.round);
    if (fresh) this.#throwDice(news);
    this.playback.follow(storyOf(seen, view, cards), fresh);
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
  const came = lines.filter((line) => line.round === round - 1 && round > 1).map((line) => /^enemy (\d)=/.exec(line.say)?.[1]);
  return new Set(came.filter((slot) => slot !== undefined).map(Number));
}

const desks = new WeakMap<TableStore, Desk>();

export function deskOf(table: TableStore): Desk {
  let desk = desks.get(table);
  if (!desk) desks.set(table, (desk = new Desk(table)));
  return desk;
}
