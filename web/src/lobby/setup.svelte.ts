// What is chosen before a match, for any title: its own meta says what there is to choose, nothing here knows a title.

import { read, write } from "../lib/storage";
import type { GameSeen, NewTable, OptionSeen, Row, SeatWanted } from "../lib/wire";
import { dailyMix, dailySeed } from "./daily";

export const CLOCKS = [60, 90, 120, 600];
const FIRST_SHOWN = 3; // options of a title that most people want to see, as in the terminal; the others are rulings

export type Preset = "plain" | "mix" | "daily";

export class MatchSetup {
  readonly game: GameSeen;
  mode = $state("");
  options = $state<Record<string, any>>({}); // all of the title's, whether they matter now or not: see `chosen`
  places = $state<SeatWanted[]>([]); // every seat the title can have, taken or not: see `seats`
  wish = $state(0); // how many people would like to play; the mode may want fewer or more
  seed = $state("");

  constructor(game: GameSeen, name: string) {
    this.game = game;
    this.mode = game.modes[0]?.id ?? "";
    this.options = Object.fromEntries(game.options.map((option) => [option.id, forPeople(option)]));
    this.places = Array.from({ length: game.seats[1] }, (_, seat) => newSeat(seat, name, game));
    this.wish = game.seats[0];
    this.recall();
  }

  // -- options ---------------------------------------------------------------------------------------------------------

  /** What there is to choose: the options that matter in this mode, for the seats that are taken. Earned ones nobody chooses. */
  get offered(): OptionSeen[] {
    return this.game.options.filter((option) => matters(this.game, option, this.mode, this.count));
  }

  /** What is chosen, and nothing that would make no difference. */
  get chosen(): Record<string, any> {
    return Object.fromEntries(this.offered.map((option) => [option.id, this.options[option.id]]));
  }

  option(id: string): OptionSeen | undefined {
    return this.offered.find((option) => option.id === id);
  }

  /** A clock that can be set by a row of times: live for so many seconds, or none at all. */
  get timed(): boolean {
    const mode = this.option("clock_mode");
    return Boolean(mode?.words.includes("live") && mode.words.includes("untimed") && this.option("round_seconds"));
  }

  get several(): OptionSeen[] {
    return this.offered.filter((option) => option.kind === "several");
  }

  /** Plain options among the first ones of the title: they are asked for in the open. */
  get plain(): OptionSeen[] {
    const families = [...new Set(this.game.options.map((option) => familyOf(this.game, option)))].slice(0, FIRST_SHOWN);
    return this.offered.filter(
      (option) =>
        families.includes(familyOf(this.game, option)) &&
        option.kind !== "several" &&
        !(this.timed && CLOCK_OPTIONS.includes(option.id)) &&
        !this.seated.includes(option),
    );
  }

  /** What belongs to a seat stands beside it, where seats are shown at all. */
  get seated(): OptionSeen[] {
    return this.alone ? [] : this.offered.filter((option) => seatOf(this.game, option) > 0 && option.kind !== "several");
  }

  /** The options of a seat, counted from 0. */
  of(seat: number): OptionSeen[] {
    return this.seated.filter((option) => seatOf(this.game, option) === seat + 1);
  }

  /** A pause is a matter of the room one plays in, not of the rules: it stands with the clock. */
  get pause(): OptionSeen | undefined {
    const option = this.option("pause");
    return option?.kind === "flag" ? option : undefined;
  }

  /** Everything that is not asked for in the open, each with the rule it belongs to. */
  get rulings(): OptionSeen[] {
    const open = [...this.several, ...this.plain, ...this.seated, this.pause];
    return this.offered.filter((option) => !open.includes(option));
  }

  changed(option: OptionSeen): boolean {
    return !same(this.options[option.id], forPeople(option));
  }

  reset(which: OptionSeen[]): void {
    for (const option of which) this.options[option.id] = forPeople(option);
  }

  /** The options that make this another match than the rules mean. */
  get unofficial(): OptionSeen[] {
    return this.offered.filter((option) => !isOfficial(option, this.options[option.id]));
  }

  // -- the clock -------------------------------------------------------------------------------------------------------

  /** Seconds of a round, "off", or null where the clock is set to something that the row of times does not offer. */
  get clock(): number | "off" | null {
    if (this.options.clock_mode === "untimed") return "off";
    const seconds = this.options.round_seconds;
    return this.options.clock_mode === "live" && CLOCKS.includes(seconds) ? seconds : null;
  }

  set clock(time: number | "off") {
    this.options.clock_mode = time === "off" ? "untimed" : "live";
    const seconds = this.option("round_seconds");
    if (seconds) this.options.round_seconds = time === "off" ? forPeople(seconds) : time;
    if (time === "off" && this.pause) this.options.pause = false; // nothing runs that could be paused
  }

  // -- ready-made matches ------------------------------------------------------------------------------------------------

  /** Ready-made matches are offered where a title has one list of things to add and nothing else to choose between. */
  get presets(): Preset[] {
    return this.game.modes.length < 2 && this.several.length === 1 ? ["plain", "mix", "daily"] : [];
  }

  get preset(): Preset {
    const [list] = this.several;
    const today = new Date();
    if (!list) return "plain";
    const mix: string[] = this.options[list.id];
    if (this.seed === dailySeed(today) && same(mix, dailyMix(list.words, today))) return "daily";
    return mix.length ? "mix" : "plain";
  }

  choose(preset: Preset): void {
    const [list] = this.several;
    const today = new Date();
    if (!list || preset === this.preset) return;
    if (this.preset === "mix") this.#ownMix = this.options[list.id];
    if (preset === "daily") this.options[list.id] = dailyMix(list.words, today);
    else this.options[list.id] = preset === "mix" ? (this.#ownMix ?? list.words.slice(0, 1)) : [];
    this.seed = preset === "daily" ? dailySeed(today) : "";
  }

  #ownMix: string[] | null = null; // to come back to from the plain game and from the match of the day

  // -- seats -------------------------------------------------------------------------------------------------------------

  /** Fewest and most in this mode. */
  get range(): [number, number] {
    return this.game.modes.find((mode) => mode.id === this.mode)?.seats ?? this.game.seats;
  }

  /** Nobody else can sit down: then there is nothing to say about seats. */
  get alone(): boolean {
    return this.range[1] === 1;
  }

  get count(): number {
    const [low, high] = this.range;
    return Math.min(high, Math.max(low, this.wish));
  }

  get seats(): SeatWanted[] {
    return this.places.slice(0, this.count);
  }

  // -- the request, and what is remembered of it -------------------------------------------------------------------------

  request(name: string, record: Row[]): NewTable {
    const seats = this.seats.map((seat, at) => ({
      ...seat,
      kind: this.alone ? "person" : seat.kind,
      name: (seat.name || (at === 0 ? name : "")).trim(),
    }));
    const options = { ...this.chosen, ...earnedIn(this.game, record) };
    return { game: this.game.id, mode: this.mode || null, options, seats, seed: this.seed.trim() };
  }

  /** Most people play the same match again: what was chosen last time is chosen already. */
  remember(): void {
    const seats = this.places.map(({ kind, bot }) => ({ kind, bot }));
    const kept = { mode: this.mode, options: this.options, seats, count: this.wish };
    write(`setup.${this.game.id}`, kept);
  }

  private recall(): void {
    const kept = read<any>(`setup.${this.game.id}`, null);
    if (!kept) return;
    if (this.game.modes.some((mode) => mode.id === kept.mode)) this.mode = kept.mode;
    for (const option of this.game.options) {
      const value = kept.options?.[option.id];
      if (value !== undefined && fits(option, value)) this.options[option.id] = value;
    }
    if (Array.isArray(kept.seats)) this.places = this.places.map((seat, at) => ({ ...seat, ...known(kept.seats[at], this.game) }));
    if (Number.isInteger(kept.count)) this.wish = kept.count;
  }
}

export const CLOCK_OPTIONS = ["clock_mode", "round_seconds"];

/** Mine first, then bots, the strongest that the title has: they are listed from weak to strong. */
function newSeat(seat: number, name: string, game: GameSeen): SeatWanted {
  return { kind: seat === 0 ? "person" : "bot", name: seat === 0 ? name : "", bot: game.bots.at(-1) ?? "heuristic" };
}

/** What was kept of a seat, as far as it still makes sense. */
function known(kept: SeatWanted | undefined, game: GameSeen): Partial<SeatWanted> {
  const kind = kept?.kind && ["person", "bot", "open"].includes(kept.kind) ? { kind: kept.kind } : {};
  return kept?.bot && game.bots.includes(kept.bot) ? { ...kind, bot: kept.bot } : kind;
}

/** `hero_3` belongs to seat 3, and `hero` to seat 1 if there is a `hero_2`; 0: it belongs to no seat. */
export function seatOf(game: GameSeen, option: OptionSeen): number {
  const numbered = Number(/_(\d+)$/.exec(option.id)?.[1] ?? 0);
  if (numbered) return numbered <= game.seats[1] ? numbered : 0;
  return game.options.some((other) => other.id === `${option.id}_2`) ? 1 : 0;
}

/** `hero`, `hero_2` and so on are one thing to people. */
export function familyOf(game: GameSeen, option: OptionSeen): string {
  return seatOf(game, option) ? option.id.replace(/_\d+$/, "") : option.id;
}

export function matters(game: GameSeen, option: OptionSeen, mode: string, seats: number): boolean {
  if (Object.keys(option.earned).length) return false;
  return (!option.modes.length || option.modes.includes(mode)) && seatOf(game, option) <= seats;
}

/** What nobody chooses: the words of an option that were earned by winning a mode. */
export function earnedIn(game: GameSeen, record: Row[]): Record<string, string[]> {
  const won = new Set(record.filter((row) => row.game === game.id && row.wins > 0).map((row) => row.mode));
  const earned = game.options.map((option) => {
    const modes = Object.keys(option.earned).filter((mode) => won.has(mode));
    return [option.id, modes.map((mode) => option.earned[mode]!)] as const;
  });
  return Object.fromEntries(earned.filter(([, words]) => words.length));
}

/** What an option starts with for people: an official value, where the title's own default suits bots better. */
export function forPeople(option: OptionSeen): any {
  const value = isOfficial(option, option.default) ? option.default : option.official[0];
  return Array.isArray(value) ? [...value] : value;
}

/** Without named values every one is as good. */
export function isOfficial(option: OptionSeen, value: any): boolean {
  return !option.official.length || option.official.some((each) => same(each, value));
}

function fits(option: OptionSeen, value: any): boolean {
  if (option.kind === "flag") return typeof value === "boolean";
  if (option.kind === "one") return option.words.includes(value);
  if (option.kind === "several") return Array.isArray(value) && value.every((word) => option.words.includes(word));
  if (typeof value !== "number" || (option.kind === "whole" && !Number.isInteger(value))) return false;
  return value >= option.low && (!option.high || value <= option.high);
}

export function same(one: any, other: any): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each) => other.includes(each));
  }
  return one === other;
}
