/** A walk of several steps: the answers are given one after the other, until one of them brings something new. */
import { settings } from "../../lib/settings.svelte";
import { play } from "../../lib/sound";
import { hostile, has, lyingAt, type Hara, type Seat, type Space } from "./view";

const STEP_MS = 190; // so that the eye can follow

/** What one would rather not walk into: Events happen at once, aggressive Monsters strike at once (H-46, H-57, H-100b). */
export function risk(view: Hara, space: Space): number {
  const lying = lyingAt(view, space);
  const events = lying.filter((one) => one.kind === "event").length;
  const strikes = lying.filter((one) => hostile(one) && has(one, "aggressive")).length;
  const mire = view.artifact_day === 1 && lying.some(hostile) ? 1 : 0; // on such a Day a Monster ends the move
  return events + strikes + 9 * mire;
}

export class Walk {
  path = $state.raw<Space[]>([]); // steps still to be taken
  #expected = ""; // how things stand if nothing happens on the way

  get underWay(): boolean {
    return this.path.length > 0;
  }

  begin(path: Space[], me: Seat, view: Hara): void {
    this.path = path;
    this.#expected = standing(me, view);
  }

  stop(): void {
    if (this.path.length > 0) this.path = [];
  }

  /** The step that has just been answered was taken: go on, or stay because something happened. */
  next(me: Seat | null, view: Hara, offered: (say: string) => boolean, answer: (say: string) => void): (() => void) | undefined {
    const [step] = this.path;
    if (!step || !me) return this.stop() as undefined;
    const calm = standing(me, view) === this.#expected;
    if (!calm || !offered(`move ${step}`)) return this.stop() as undefined;
    const timer = window.setTimeout(() => {
      this.path = this.path.slice(1);
      play("pawn");
      answer(`move ${step}`);
    }, settings.speed > 0 ? STEP_MS / settings.speed : 0);
    return () => clearTimeout(timer);
  }
}

/** Everything a walk alone does not change. */
function standing(me: Seat, view: Hara): string {
  const { health, spirit, energy, items, tokens } = me;
  return JSON.stringify([health, spirit, energy, items, tokens, view.cards, view.layout, view.phase]);
}
