/** What a press on a thing of the board means: every part of the board asks here. One for each part of the board. */
import { getContext, setContext } from "svelte";
import type { OptionOffered } from "../../lib/wire";
import type { BoardProps } from "..";
import { deskOf, type Desk } from "./desk.svelte";
import { answersFor, bySpace, find, strikes, verb, type Options } from "./options";
import type { Touches } from "./touches";
import { acting, complete, hostile, lyingAt, type Hara, type Seat, type Space, type World } from "./view";

/** Several answers speak of the thing that was pressed: they are listed beside it. */
export interface Menu {
  options: Options;
  cards?: string[]; // nothing is asked: cards to look at
  beside: DOMRect;
}

const KEY = Symbol("hands");
const NONE: Options = [];

export class Hands {
  menu = $state.raw<Menu | null>(null);
  touching = false; // the last press came from a finger
  readonly desk: Desk;
  #props: () => BoardProps;
  #view = $derived.by(() => complete(this.table.view as Hara));
  #after = $derived.by(() => (this.preview?.view ? complete(this.preview.view as Hara) : null));
  #bySpace = $derived.by(() => bySpace(this.view, this.options));

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

  get view(): Hara {
    return this.#view;
  }

  /** The board if the answer pointed at were given, where luck has no part. */
  get after(): Hara | null {
    return this.#after;
  }

  get kind(): string {
    return this.table.prompt?.kind ?? "";
  }

  get options(): Options {
    return this.table.prompt?.options ?? [];
  }

  /** The champion whose board lies before the player. */
  get me(): Seat | null {
    return acting(this.view, this.table.seat, this.table.mine);
  }

  /** The Monsters have not struck yet this turn: what they would do is worth knowing. */
  get wary(): boolean {
    return this.me !== null && this.view.turn === this.me.seat && this.view.phase === "adventure";
  }

  /** The answer that is pointed at, on the board or in the list. */
  get selected(): OptionOffered | undefined {
    const said = this.#props().selected;
    return said === null ? undefined : find(this.options, said);
  }

  /** The answer with just this notation, if it may be given now. */
  offered(say: string): OptionOffered | undefined {
    return find(this.options, say);
  }

  marked(say: string): boolean {
    return this.#props().selected === say;
  }

  /** Answers that a press on a space could mean. */
  at(space: Space): Options {
    return this.#bySpace.get(space) ?? NONE;
  }

  /** Answers that a press on a World's centre could mean. */
  for(world: World): Options {
    return answersFor(this.options, world, this.desk.picked);
  }

  /** The champion is walking: one point of movement for each step. */
  get walking(): boolean {
    return this.view.points !== null && this.options.some((option) => verb(option) === "move");
  }

  /** What to ask about when somebody presses a space that gives no answer, but might: whoever is there and no target, or the way there. */
  question(space: Space): string | null {
    const lying = lyingAt(this.view, space);
    const strike = this.options.find(strikes);
    if (strike && !this.walking) {
      const rival = this.view.seats.find((one) => one.at === space && one !== this.me);
      const whom = (lying.find(hostile) ?? lying[0])?.card ?? rival?.champion;
      return whom ? `${verb(strike)} ${whom}` : null;
    }
    if (lying.length > 0) return null; // its card is opened
    const way = this.walking ? "move" : this.options.some((option) => verb(option) === "leap") ? "leap" : null;
    return way && `${way} ${space}`;
  }

  point = (say: string | null): void => this.#props().onpoint(say);

  why = (say: string): void => this.#props().onwhy(say);

  card = (id: string): void => this.#props().oncard(id);

  get armed(): string | null {
    return this.#props().armed;
  }

  /** By touch the first tap only shows what would happen. */
  choose = (say: string, event?: Event): void => {
    const byKey = event instanceof MouseEvent && event.detail === 0;
    if (this.touching && !byKey && this.armed !== say) this.#props().onchoose(say, "touch");
    else this.press(say);
  };

  /** Says what is asked at once, also by touch: for buttons that name what they do. */
  press = (say: string): void => {
    this.desk.letGo();
    this.menu = null;
    this.#props().onchoose(say);
  };

  /** What the panels hand on. */
  get touches(): Touches {
    const { options, point, choose, why, card } = this;
    return { options, selected: this.#props().selected, onpoint: point, onchoose: choose, onwhy: why, oncard: card };
  }

  /** Who sits there; empty if the seat says nothing beyond its champion. */
  nameOf(seat: number): string {
    return this.table.info?.seats.find((one) => one.seat === seat)?.name ?? "";
  }

  /** One answer is given, several are listed beside the thing. True if there was any. */
  give(found: Options, event: Event): boolean {
    if (found.length === 1) this.choose(found[0]!.say, event);
    else if (found.length > 1) this.menu = { options: found, beside: (event.currentTarget as Element).getBoundingClientRect() };
    return found.length > 0;
  }

  /** For a swap one World is taken in hand, then the other one. */
  touchWorld = (world: World, event: Event): void => {
    const { desk } = this;
    if (desk.picked.includes(world)) return void (desk.picked = []);
    const found = this.for(world);
    if (found.length > 1 && found.every((option) => verb(option) === "swap")) desk.picked = [...desk.picked, world];
    else this.give(found, event);
  };
}

export function giveHands(hands: Hands): Hands {
  return setContext(KEY, hands);
}

export function takeHands(): Hands {
  return getContext<Hands>(KEY);
}
