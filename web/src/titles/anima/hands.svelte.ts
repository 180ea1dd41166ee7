/** What a press on a thing of the board means: every part of the board asks here. One for each part of the board. */
import { getContext, setContext } from "svelte";
import type { OptionOffered } from "../../lib/wire";
import type { BoardProps } from "..";
import { byAnchor, find, type Options } from "./options";
import { figureOf, type Anima, type Counter, type Figure } from "./view";
import { meant } from "./why";
import { t } from "./words";

/** Several answers speak of the thing that was pressed: they are listed beside it. */
export interface Menu {
  options: Options;
  card?: string;
  beside: DOMRect;
}

/** A card that is looked at without being opened. */
export interface Glance {
  card: string;
  beside: DOMRect;
}

const KEY = Symbol("hands");
const NONE: Options = [];

export class Hands {
  menu = $state.raw<Menu | null>(null);
  peek = $state.raw<Glance | null>(null);
  looked = $state.raw<Counter | null>(null); // the party that is looked at in a drawer
  touching = false; // the last press came from a finger
  #props: () => BoardProps;
  #byAnchor = $derived.by(() => byAnchor(this.options));

  constructor(props: () => BoardProps) {
    this.#props = props;
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

  get view(): Anima {
    return this.table.view as Anima;
  }

  get kind(): string {
    return this.table.prompt?.kind ?? "";
  }

  get options(): Options {
    return this.table.prompt?.options ?? NONE;
  }

  /** The party that lies before the player; nobody's for a watcher. */
  get me(): Figure | null {
    return figureOf(this.view, this.view.you);
  }

  get selected(): OptionOffered | undefined {
    return find(this.options, this.#props().selected);
  }

  /** Answers that speak of one of these things. */
  at(...anchors: string[]): Options {
    const [first = "", ...more] = anchors;
    if (more.length === 0) return this.#byAnchor.get(first) ?? NONE;
    return [...new Set(anchors.flatMap((anchor) => this.#byAnchor.get(anchor) ?? NONE))];
  }

  marked(found: Options): boolean {
    const said = this.#props().selected;
    return said !== null && found.some((option) => option.say === said);
  }

  armed(found: Options): boolean {
    return found.some((option) => option.say === this.#props().armed);
  }

  point = (say: string | null): void => this.#props().onpoint(say);

  card = (id: string): void => this.#props().oncard(id);

  /** What to ask about when a thing with this anchor gives no answer, but might. */
  question(anchor: string): string | null {
    const able = !!this.cards.get(anchor.split(".")[1] ?? "")?.facts["timing"];
    return meant(this.view, this.kind, this.options, anchor, able);
  }

  why = (say: string): void => {
    this.looked = null; // a drawer would hide the reason
    this.#props().onwhy(say);
  };

  /** By touch the first tap only shows what would happen. */
  choose = (say: string, event?: Event): void => {
    const byKey = event instanceof MouseEvent && event.detail === 0;
    const { armed, onchoose } = this.#props();
    if (this.touching && !byKey && armed !== say) onchoose(say, "touch");
    else this.press(say);
  };

  /** Says what is asked at once, also by touch: for buttons that name what they do. */
  press = (say: string): void => {
    this.menu = null;
    this.#props().onchoose(say);
  };

  /** One answer is given, several are listed beside the thing; without any, its card is opened. */
  touch(found: Options, card: string | undefined, event: Event): void {
    if (found.length === 1) this.choose(found[0]!.say, event);
    else if (found.length > 1) this.menu = { options: found, card, beside: (event.currentTarget as Element).getBoundingClientRect() };
    else if (card) this.card(card);
  }

  /** Who plays this party: a name, "You", or the colour of the counter. */
  nameOf(counter: Counter): string {
    return t(counter === this.view.you ? "board-you" : `counter-${counter}`);
  }

  isBot(counter: Counter): boolean {
    const { seat } = figureOf(this.view, counter) ?? { seat: null };
    return seat !== null && this.table.info?.seats.find((one) => one.seat === seat)?.kind === "bot";
  }
}

export function giveHands(hands: Hands): Hands {
  return setContext(KEY, hands);
}

export function takeHands(): Hands {
  return getContext<Hands>(KEY);
}
