/** What a press on a thing of this board means, beyond what every board knows. One for each part of the board. */
import type { OptionOffered } from "../../lib/wire";
import { BoardHands, takeHands as take } from "../../table/hands.svelte";
import { type Options } from "../../table/options";
import type { BoardProps } from "..";
import { brief } from "./brief";
import { deskOf, type Desk } from "./desk.svelte";
import { answersFor, bySpace, strikes } from "./options";
import type { Touches } from "./touches";
import { acting, complete, hostile, lyingAt, type Hara, type Seat, type Space, type World } from "./view";
import { cardName, told } from "./words";

export class Hands extends BoardHands<Hara> {
  readonly desk: Desk;
  #view = $derived.by(() => complete(this.table.view as Hara));
  #after = $derived.by(() => (this.preview?.view ? complete(this.preview.view as Hara) : null));
  #bySpace = $derived.by(() => bySpace(this.view, this.options));

  constructor(props: () => BoardProps) {
    super(props);
    this.desk = deskOf(props().table);
  }

  override get view(): Hara {
    return this.#view;
  }

  /** The board if the answer pointed at were given, where luck has no part. */
  get after(): Hara | null {
    return this.#after;
  }

  /** The champion whose board lies before the player. */
  get me(): Seat | null {
    return acting(this.view, this.table.seat, this.table.mine);
  }

  /** The Monsters have not struck yet this turn: what they would do is worth knowing. */
  get wary(): boolean {
    return this.me !== null && this.view.turn === this.me.seat && this.view.phase === "adventure";
  }

  /** Answers that a press on a space could mean. */
  override at(space: Space): Options {
    return this.#bySpace.get(space) ?? [];
  }

  /** Answers that a press on a World's centre could mean. */
  for(world: World): Options {
    return answersFor(this.options, world, this.desk.picked);
  }

  /** The champion is walking: one point of movement for each step. */
  get walking(): boolean {
    return this.view.points !== null && this.options.some((option) => option.does === "move");
  }

  /** What to ask about when somebody presses a space that gives no answer, but might: whoever is there and no target, or the way there. */
  question(space: Space): string | null {
    const lying = lyingAt(this.view, space);
    const strike = this.options.find(strikes);
    if (strike && !this.walking) {
      const rival = this.view.seats.find((one) => one.at === space && one !== this.me);
      const whom = (lying.find(hostile) ?? lying[0])?.card ?? rival?.champion;
      return whom ? `${strike.does} ${whom}` : null;
    }
    if (lying.length > 0) return null; // its card is opened
    const way = this.walking ? "move" : this.options.some((option) => option.does === "leap") ? "leap" : null;
    return way && `${way} ${space}`;
  }

  override words(option: OptionOffered): string {
    return told(brief(option) ?? option.text);
  }

  override cardName(id: string): string {
    return cardName(this.cards, id);
  }

  /** What the panels hand on. */
  get touches(): Touches {
    const { options, point, choose, why, card } = this;
    return { options, selected: this.props().selected, onpoint: point, onchoose: choose, onwhy: why, oncard: card };
  }

  /** Who sits there; empty if the seat says nothing beyond its champion. */
  nameOf(seat: number): string {
    return this.table.info?.seats.find((one) => one.seat === seat)?.name ?? "";
  }

  /** For a swap one World is taken in hand, then the other one. */
  touchWorld = (world: World, event: Event): void => {
    const { desk } = this;
    if (desk.picked.includes(world)) return void (desk.picked = []);
    const found = this.for(world);
    if (found.length > 1 && found.every((option) => option.does === "swap")) desk.picked = [...desk.picked, world];
    else this.give(found, event);
  };
}

export const takeHands = take<Hands>;
