/** The Monsters' blows of a turn, retold one by one. They have long been struck: this only shows who struck whom. */
import { settings } from "../../lib/settings.svelte";
import { play } from "../../lib/sound";
import type { CardSeen, Line, Say } from "../../lib/wire";
import { argsOf, idOf } from "../../lib/phrase";
import { placeOf, type Point } from "./geometry";
import { whereIs } from "./options";
import type { Hara, Space } from "./view";

const BLOW_MS = 750;
const FEW = 2; // so many are told before Worlds set out; more would keep the map waiting

export interface Blow {
  from: Space;
  to: Space;
  start: Point; // where that is drawn: Worlds may trade places in the same breath
  end: Point;
  damage: number;
}

export class Blows {
  shown = $state.raw<Blow | null>(null);
  left = $state.raw<Blow[]>([]);
  #timer = 0;

  get running(): boolean {
    return this.shown !== null;
  }

  /** How long the retelling will last from now on. */
  get lasts(): number {
    return this.running ? ((1 + this.left.length) * BLOW_MS) / (settings.speed || 1) : 0;
  }

  /** Worlds that trade places wait for the retelling. */
  get first(): boolean {
    return this.running && this.left.length < FEW;
  }

  /** `before` is the board the blows fell on: whoever was defeated stands elsewhere now. */
  follow(lines: Line[], before: Hara, after: Hara, cards: Map<string, CardSeen>): void {
    const found = lines.flatMap((line) => line.notes.map((note) => blowOf(note, before, after, cards))).filter((one) => one !== null);
    if (found.length === 0) return;
    const seen = found.length <= FEW ? before : after;
    const blows = found.map((one) => ({ ...one, start: placeOf(seen, one.from), end: placeOf(seen, one.to) }));
    if (settings.speed === 0) return play("wound");
    this.left = [...this.left, ...blows]; // others do not wait: their blows stand in line
    if (!this.running) this.#next();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.shown = null;
    this.left = [];
  }

  #next(): void {
    const [blow, ...left] = this.left;
    this.shown = blow ?? null;
    this.left = left;
    if (!blow) return;
    play(blow.damage > 0 ? "wound" : "shield");
    this.#timer = window.setTimeout(() => this.#next(), BLOW_MS / (settings.speed || 1));
  }
}

/** Of a Monster or Enoki on a champion; of a champion on Ophion, and his answer. */
function blowOf(note: Say, before: Hara, after: Hara, cards: Map<string, CardSeen>): Omit<Blow, "start" | "end"> | null {
  const { card, foe, seat, rival, champion, n, lost } = argsOf(note);
  const ophion = after.corrupted;
  const hunter = whereIs(after, idIn(champion, cards)) || whereIs(before, idIn(champion, cards));
  if (idOf(note) === "note-attacks-ophion" && ophion && hunter) return { from: hunter, to: ophion.at, damage: Number(n) };
  if (idOf(note) === "note-ophion-strikes" && ophion && hunter) return { from: ophion.at, to: hunter, damage: ophion.attack };
  if (idOf(note) === "note-strikes-champion") {
    const [by, at] = [seat, rival].map((one) => before.seats.find((other) => other.seat === one || other.champion === idIn(one, cards)));
    return by && at ? { from: by.at, to: at.at, damage: Number(lost ?? 0) } : null;
  }
  if (!["note-attacks", "note-foe-attacks"].includes(idOf(note))) return null;
  const name = idIn(card ?? foe, cards);
  const from = whereIs(after, name) ?? whereIs(before, name);
  const struck = before.seats.find((one) => one.seat === seat || one.champion === idIn(seat, cards)) ?? before.seats.find((one) => one.seat === before.turn);
  return from && struck ? { from, to: struck.at, damage: Number(lost ?? n ?? 0) } : null;
}

/** Cards travel in notes by their id, or by their name in every language. */
function idIn(value: Say | undefined, cards: Map<string, CardSeen>): string {
  if (typeof value !== "object") return String(value ?? "");
  if (idOf(value)) return idOf(value).replace(/^(card|champion|foe|name)-/, "").replaceAll("-", "_");
  const written = JSON.stringify(value);
  return [...cards.values()].find((card) => JSON.stringify(card.name) === written)?.id ?? "";
}
