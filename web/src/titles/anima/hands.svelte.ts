/** What a press on a thing of this board means, beyond what every board knows. One for each part of the board. */
import { BoardHands, takeHands as take } from "../../table/hands.svelte";
import { figureOf, type Anima, type Counter, type Figure } from "./view";
import { meant } from "./why";
import { t } from "./words";

/** A card that is looked at without being opened. */
export interface Glance {
  card: string;
  beside: DOMRect;
}

export class Hands extends BoardHands<Anima> {
  peek = $state.raw<Glance | null>(null);
  looked = $state.raw<Counter | null>(null); // the party that is looked at in a drawer

  /** The party that lies before the player; nobody's for a watcher. */
  get me(): Figure | null {
    return figureOf(this.view, this.view.you);
  }

  /** What to ask about when a thing with this anchor gives no answer, but might. */
  question(anchor: string): string | null {
    const able = !!this.cards.get(anchor.split(".")[1] ?? "")?.facts["timing"];
    return meant(this.view, this.kind, this.options, anchor, able);
  }

  override why = (say: string): void => {
    this.looked = null; // a drawer would hide the reason
    this.props().onwhy(say);
  };

  /** Who plays this party: a name, "You", or the colour of the counter. */
  nameOf(counter: Counter): string {
    return t(counter === this.view.you ? "board-you" : `counter-${counter}`);
  }
}

export const takeHands = take<Hands>;
