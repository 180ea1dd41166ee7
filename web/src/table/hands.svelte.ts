/** What a press on a thing of a board means: all its components ask here. A title adds what only its own things mean. */
import { getContext, setContext } from "svelte";
import type { OptionOffered } from "../lib/wire";
import { say } from "../lib/words.svelte";
import type { BoardProps, View } from "../titles";
import { byAnchor, find, type Options } from "./options";

/** Several answers or cards belong to the thing that was pressed: they are listed beside it. */
export interface Menu {
  options: Options;
  cards?: string[];
  beside: DOMRect;
}

const KEY = Symbol("hands");
const NONE: Options = [];

export class BoardHands<Seen extends View = View> {
  menu = $state.raw<Menu | null>(null);
  protected readonly props: () => BoardProps;
  #byAnchor = $derived.by(() => byAnchor(this.options));

  constructor(props: () => BoardProps) {
    this.props = props;
  }

  get table(): BoardProps["table"] {
    return this.props().table;
  }

  get cards(): BoardProps["cards"] {
    return this.props().cards;
  }

  get preview(): BoardProps["preview"] {
    return this.props().preview;
  }

  get alone(): boolean {
    return this.props().alone;
  }

  get view(): Seen {
    return this.table.view as Seen;
  }

  get kind(): string {
    return this.table.prompt?.kind ?? "";
  }

  get options(): Options {
    return this.table.prompt?.options ?? NONE;
  }

  /** The answer that is pointed at, on the board or in the list. */
  get selected(): OptionOffered | undefined {
    return find(this.options, this.props().selected);
  }

  /** By a first touch: the second one answers. */
  get armed(): string | null {
    return this.props().armed;
  }

  /** Is one of these pointed at, or touched once? */
  chosen(found: Options): boolean {
    const { selected, armed } = this.props();
    return found.some((option) => option.say === selected || option.say === armed);
  }

  /** The answer with just this notation, if it may be given now. */
  offered(say: string): OptionOffered | undefined {
    return find(this.options, say);
  }

  /** Answers that speak of one of these things. */
  at(...anchors: string[]): Options {
    return [...new Set(anchors.flatMap((anchor) => this.#byAnchor.get(anchor) ?? NONE))];
  }

  /** An answer in words. */
  words(option: OptionOffered | undefined): string {
    return say(option?.text, this.table.info?.game);
  }

  cardName(id: string): string {
    return say(this.cards.get(id)?.name ?? id, this.table.info?.game);
  }

  point = (say: string | null): void => this.props().onpoint(say);

  why = (say: string): void => this.props().onwhy(say);

  card = (id: string): void => this.props().oncard(id);

  /** By touch the first tap only shows what would happen. */
  choose = (say: string): void => this.props().ontap(say);

  /** Says what is asked at once, also by touch: for buttons that name what they do. */
  press = (say: string): void => {
    this.menu = null;
    this.props().onchoose(say);
  };

  /** One answer is given, several are listed beside the thing, with the card that lies there. True if there was any. */
  give(found: Options, event: Event, card?: string): boolean {
    if (found.length === 1) this.choose(found[0]!.say);
    else if (found.length > 1) this.list(event, found, card ? [card] : []);
    return found.length > 0;
  }

  list(event: Event, options: Options, cards: string[]): void {
    this.menu = { options, cards, beside: (event.currentTarget as Element).getBoundingClientRect() };
  }
}

export function giveHands<Own extends BoardHands>(hands: Own): Own {
  return setContext(KEY, hands);
}

export function takeHands<Own extends BoardHands = BoardHands>(): Own {
  return getContext<Own>(KEY);
}
