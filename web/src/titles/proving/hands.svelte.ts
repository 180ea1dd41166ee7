/** What a press on a thing of this board means, beyond what every board knows. One for each part of the board. */
import { BoardHands, takeHands as take } from "../../table/hands.svelte";
import { things, type Options } from "../../table/options";
import type { BoardProps } from "..";
import { deskOf, type Desk } from "./desk.svelte";
import { atAll, diceOf, rerolls, rerollSay } from "./options";
import type { Proving } from "./view";

export class Hands extends BoardHands<Proving> {
  readonly desk: Desk;

  constructor(props: () => BoardProps) {
    super(props);
    this.desk = deskOf(props().table);
  }

  /** The dice still roll: nothing but stopping is taken. */
  get locked(): boolean {
    return this.desk.clock.locked > 0;
  }

  /** The option pointed at speaks of this thing. */
  marked(anchor: string): boolean {
    return this.desk.picked.includes(anchor) || (this.selected?.anchors.includes(anchor) ?? false);
  }

  /** Answers that a press on this thing could mean, given what is already in hand. */
  answers(anchor: string): Options {
    const found = atAll(this.options, [...this.desk.picked, anchor]);
    // to turn the dial one points at the enemy to face; that the Moon falls on another is only a consequence
    if (this.kind === "rotate" && anchor.startsWith("slot.")) return found.filter((one) => things(one, "slot")[0] === anchor.slice(5));
    return found;
  }

  legal(anchor: string): boolean {
    return this.answers(anchor).length > 0;
  }

  /** The one answer this thing gives, for previews. */
  sayAt(anchor: string): string | null {
    const found = this.answers(anchor);
    return found.length === 1 ? found[0]!.say : null;
  }

  /** True if the thing had an answer to give. */
  touch = (anchor: string, event: Event): boolean => this.give(this.answers(anchor), event);

  // -- dice

  /** Whether single dice can be pressed now: not while a set is thrown as a whole. */
  legalDie(die: string): boolean {
    return this.#dieAnswers(die).length > 0;
  }

  sayDie(die: string): string | null {
    const found = this.#dieAnswers(die);
    return found.length === 1 ? found[0]!.say : null;
  }

  touchDie = (die: string): void => {
    const anchor = `die.${die}`;
    const { picked } = this.desk;
    if (picked.includes(anchor)) {
      this.desk.picked = picked.filter((one) => one !== anchor);
      return;
    }
    const found = this.#dieAnswers(die);
    if (found.length === 1) this.choose(found[0]!.say);
    else if (found.length > 1) this.desk.picked = [...picked, anchor];
  };

  #dieAnswers(die: string): Options {
    const found = atAll(this.options, [...this.desk.picked, `die.${die}`]);
    return found.filter(({ does }) => does !== "reroll" && (does !== "place" || this.placing !== null));
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
    return this.at(`chariot.${chariot}`);
  }

  /** The dice in hand are just what one placement takes, though others would take more. */
  get placeable(): string | null {
    const inHand = this.desk.picked.filter((anchor) => anchor.startsWith("die."));
    const found = this.placing ? atAll(this.options, this.desk.picked) : [];
    return found.find((option) => diceOf(option).length === inHand.length)?.say ?? null;
  }

  touchChariot = (chariot: string): void => {
    const anchor = `chariot.${chariot}`;
    if (this.desk.picked.includes(anchor)) {
      this.desk.clear();
      return;
    }
    const found = this.placements(chariot);
    if (found.length === 1) this.choose(found[0]!.say);
    else if (found.length > 1) this.desk.picked = [anchor];
  };
}

export const takeHands = take<Hands>;
