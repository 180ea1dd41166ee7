/** The retelling of a resolution: beat by beat, at the reader's speed. What is told has long happened and blocks nothing. */
import { settings } from "../../lib/settings.svelte";
import { play } from "../../lib/sound";
import type { Beat, Standing, Story } from "./resolution";

const QUIET_MS = 260;
const STRIKE_MS = 800;
const FATE_MS = 1300;

export type Pace = "step" | 1 | 4;

export class Playback {
  story = $state.raw<Story | null>(null);
  shown = $state(0); // beats told so far
  running = $state(false);
  pace = $state<Pace>(1);
  #timer = 0;

  /** The beat in the light, while the retelling lasts. */
  get beat(): Beat | null {
    return this.running ? (this.story?.beats[this.shown - 1] ?? null) : null;
  }

  /** How the enemies stand in the retelling; null when the board itself is to be shown. */
  get stands(): Standing[] | null {
    if (!this.running || !this.story) return null;
    return this.story.beats[this.shown - 1]?.stands ?? this.story.begin;
  }

  /** Beats of a kind that have been told: all of them once the retelling is over. */
  told(index: number): boolean {
    return !this.running || index < this.shown;
  }

  /** A new or longer story: `fresh` if it happened just now, under our eyes. */
  follow(story: Story | null, fresh: boolean): void {
    const before = this.story;
    const known = before && before.round === story?.round ? this.shown : 0;
    this.story = story;
    if (!story || !fresh || known >= story.beats.length) return this.skip();
    if (settings.speed === 0) {
      for (const beat of story.beats.slice(known).filter((one) => one.kind === "fate")) sound(beat);
      return this.skip();
    }
    this.shown = known;
    this.running = true;
    this.#wait();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    if (pace === "step") {
      this.step();
    } else if (!this.running && this.story) {
      this.shown = 0; // once more from the beginning
      this.running = true;
    }
    this.#wait();
  }

  step(): void {
    const beats = this.story?.beats ?? [];
    if (!this.running && beats.length > 0) {
      this.shown = 0;
      this.running = true;
    }
    if (this.shown >= beats.length) return this.skip();
    this.shown += 1;
    sound(beats[this.shown - 1]!);
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.running = false;
    this.shown = this.story?.beats.length ?? 0;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.running || this.pace === "step") return;
    const beat = this.story?.beats[this.shown - 1];
    const speed = (settings.speed || 1) * this.pace;
    this.#timer = window.setTimeout(() => {
      this.step();
      this.#wait();
    }, lasts(beat) / speed);
  }
}

function lasts(beat: Beat | undefined): number {
  if (!beat) return QUIET_MS;
  if (beat.kind === "fate") return FATE_MS;
  return beat.kind === "strike" && beat.turn === "stay" ? QUIET_MS : STRIKE_MS;
}

function sound(beat: Beat): void {
  if (beat.kind === "fate") play(beat.fate === "defeat" ? "defeat" : "wound");
  else if (beat.turn === "raise" || beat.turn === "break") play("shield");
  else if (beat.turn !== "stay") play("pawn");
}
