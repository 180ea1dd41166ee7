/** What a press on a thing of the board means: every part of the board asks here. One for each part of the board. */
import { getContext, setContext } from "svelte";
import { say as words } from "../../lib/words.svelte";
import type { OptionOffered } from "../../lib/wire";
import type { BoardProps } from "..";
import { deskOf, type Desk } from "./desk.svelte";
import { at, atAll, diceOf, find, rerolls, rerollSay, verb, type Options } from "./options";
import type { Proving } from "./view";
import { GAME } from "./words";

/** Several answers speak of the thing that was pressed: they are listed beside it. */
export interface Menu {
  options: Options;
  beside: DOMRect;
}

const KEY = Symbol("hands");

export class Hands {
  menu = $state.raw<Menu | null>(null);
  touching = false; // the last press came from a finger
  readonly desk: Desk;
  #props: () => BoardProps;

  constructor(props: () => BoardProps) {
    this.#props = props;
    this.desk = deskOf(props().table);
  }

  get table(): BoardProps["table"] {
    return this.#props().table;
  }

  get alone(): boolean {
    return this.#props().alone;
  }

  get cards(): BoardProps["cards"] {
    return this.#props().cards;
  }

  get preview(): BoardProps["preview"] {
    return this.#props().preview;
  }

  get view(): Proving {
    return this.table.view as Proving;
  }

  get kind(): string {
    return this.table.prompt?.kind ?? "";
  }

  get options(): Options {
    return this.table.prompt?.options ?? [];
  }

  /** The dice still roll: nothing but stopping is taken. */
  get locked(): boolean {
    return this.desk.clock.locked > 0;
  }

  /** An answer in words, as the rules put it here. */
  words(say: string): string {
    return words(find(this.options, say)?.text, GAME);
  }

  get selected(): OptionOffered | undefined {
    const said = this.#props().selected;
    return said === null ? undefined : find(this.options, said);
  }

  /** The option pointed at speaks of this thing. */
  marked(anchor: string): boolean {
    return this.desk.picked.includes(anchor) || (this.selected?.anchors.includes(anchor) ?? false);
  }

  /** Answers that a press on this thing could mean, given what is already in hand. */
  answers(anchor: string): Options {
    const found = atAll(this.options, [...this.desk.picked, anchor]);
    // to turn the dial one points at the enemy to face; that the Moon falls on another is only a consequence
    if (this.kind === "rotate" && anchor.startsWith("slot.")) return found.filter((one) => one.say === `rotate ${anchor.slice(5)}`);
    return found;
  }

  legal(anchor: string): boolean {
    return this.answers(anchor).length > 0;
  }

  get armed(): string | null {
    return this.#props().armed;
  }

  /** The one answer this thing gives, for previews. */
  sayAt(anchor: string): string | null {
    const found = this.answers(anchor);
    return found.length === 1 ? found[0]!.say : null;
  }

  point = (say: string | null): void => this.#props().onpoint(say);

  why = (say: string): void => this.#props().onwhy(say);

  card = (id: string): void => this.#props().oncard(id);

  /** By touch the first tap only shows what would happen. */
  choose = (say: string, event?: Event): void => {
    const byKey = event instanceof MouseEvent && event.detail === 0;
    const by = this.touching && !byKey ? "touch" : "other";
    if (by === "other" || this.armed === say) this.menu = null;
    this.#props().onchoose(say, by);
  };

  /** Says what is asked at once, also by touch: for buttons that name what they do. */
  press = (say: string): void => {
    this.menu = null;
    this.#props().onchoose(say);
  };

  /** True if the thing had an answer to give. */
  touch = (anchor: string, event: Event): boolean => {
    const found = this.answers(anchor);
    if (found.length === 0) return false;
    if (found.length === 1) this.choose(found[0]!.say, event);
    else this.list(found, event);
    return true;
  };

  list(options: Options, event: Event): void {
    const thing = event.currentTarget as HTMLElement;
    this.menu = { options, beside: thing.getBoundingClientRect() };
  }

  // -- dice

  /** Whether single dice can be pressed now: not while a set is thrown as a whole. */
  legalDie(die: string): boolean {
    return this.#dieAnswers(die).length > 0;
  }

  sayDie(die: string): string | null {
    const found = this.#dieAnswers(die);
    return found.length === 1 ? found[0]!.say : null;
  }

  touchDie = (die: string, event: Event): void => {
    const anchor = `die.${die}`;
    const { picked } = this.desk;
    if (picked.includes(anchor)) {
      this.desk.picked = picked.filter((one) => one !== anchor);
      return;
    }
    const found = this.#dieAnswers(die);
    if (found.length === 1) this.choose(found[0]!.say, event);
    else if (found.length > 1) this.desk.picked = [...picked, anchor];
  };

  #dieAnswers(die: string): Options {
    const found = atAll(this.options, [...this.desk.picked, `die.${die}`]);
    return found.filter((option) => verb(option) !== "reroll" && (verb(option) !== "place" || this.placing !== null));
  }

  // -- sets

  rerolls(value: number): ReturnType<typeof rerolls> {
    return rerolls(this.options, value);
  }

  rerollSay(value: number): string | null {
    const held = this.desk.held !== null && this.rerolls(value)?.holds.includes(this.desk.held) ? this.desk.held : null;
    return rerollSay(this.options, value, held, this.desk.joins);
  }

  // -- Chariots

  /** The Chariot that dice are being chosen for. */
  get placing(): string | null {
    return this.desk.picked.find((anchor) => anchor.startsWith("chariot."))?.slice(8) ?? null;
  }

  placements(chariot: string): Options {
    return at(this.options, `chariot.${chariot}`);
  }

  /** The dice in hand are just what one placement takes, though others would take more. */
  get placeable(): string | null {
    const inHand = this.desk.picked.filter((anchor) => anchor.startsWith("die."));
    const found = this.placing ? atAll(this.options, this.desk.picked) : [];
    return found.find((option) => diceOf(option).length === inHand.length)?.say ?? null;
  }

  touchChariot = (chariot: string, event: Event): void => {
    const anchor = `chariot.${chariot}`;
    if (this.desk.picked.includes(anchor)) {
      this.desk.clear();
      return;
    }
    const found = this.placements(chariot);
    if (found.length === 1) this.choose(found[0]!.say, event);
    else if (found.length > 1) this.desk.picked = [anchor];
  };
}

export function giveHands(hands: Hands): Hands {
  return setContext(KEY, hands);
}

export function takeHands(): Hands {
  return getContext<Hands>(KEY);
}
