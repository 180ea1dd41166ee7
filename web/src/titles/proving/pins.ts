/** Brass tags: what the option pointed at would do to an enemy. */
import type { IconName } from "../../parts/icons";
import type { Previewed, Say } from "../../lib/wire";
import { argsOf, idOf, phrase } from "../../lib/phrase";
import { noteOf } from "./log";
import { LOOKS } from "./stage";
import { opposite, type Foreseen, type Proving, type Slot } from "./view";
import { effectWords } from "./words";

export interface Pinned {
  icon: IconName;
  text: Say;
  sure: boolean; // it will happen; else it may
}

export function pinned(view: Proving, at: number, preview: Previewed | null): Pinned[] {
  if (!preview) return [];
  if (preview.view) return certain(view, at, preview, preview.view as Proving);
  return likely(view, at, preview);
}

const WORTH_SAYING = 0.12;

/** Of what luck may bring, the one thing that differs most from what the dice lying there would do. */
function likely(view: Proving, at: number, preview: Previewed): Pinned[] {
  const moves = view.slots.find((one) => one.slot === at)?.forecast?.moves ?? 0;
  const chanceOf = (id: string): number =>
    preview.odds.find(({ text }) => idOf(text) === id && argsOf(text)["slot"] === at)?.chance ?? 0;
  const up = chanceOf("odds-up");
  const down = chanceOf("odds-down");
  const rises = Math.abs(up - (moves > 0 ? 1 : 0));
  const falls = Math.abs(down - (moves < 0 ? 1 : 0));
  if (Math.max(rises, falls) < WORTH_SAYING) return [];
  const better = rises >= falls;
  const percent = Math.round((better ? up : down) * 100);
  return [{ icon: better ? "up" : "down", text: phrase(better ? "board-odds-up" : "board-odds-down", { percent }), sure: false }];
}

function certain(view: Proving, at: number, preview: Previewed, after: Proving): Pinned[] {
  const before = view.slots.find((one) => one.slot === at);
  const then = after.slots.find((one) => one.slot === at);
  if (view.round === after.round && after.dial?.sun && view.dial?.sun !== after.dial.sun) {
    if (after.dial.sun === at) return [{ icon: "sun", text: phrase("sun"), sure: true }];
    if (opposite(after.dial.sun) === at) return [{ icon: "moon", text: phrase("moon"), sure: true }];
  }
  const said = preview.notes.map(noteOf).filter((note) => note?.args["slot"] === at);
  const note = said.find((one) => one!.id === "defeated") ?? said.find((one) => ["went-up", "went-down", "shield-raised", "shield-broken"].includes(one!.id));
  if (note) return [pin(told(note.id, Number(note.args["spaces"] ?? 0), then))];
  if (view.round !== after.round || JSON.stringify(before?.forecast) === JSON.stringify(then?.forecast)) return [];
  if (!then?.forecast) return [{ icon: "check", text: phrase("board-not-struck"), sure: true }];
  return [pin(then.forecast)];

  function told(id: string, spaces: number, slot: Slot | undefined): Foreseen {
    if (id === "defeated") return { effect: "defeat", moves: 0 };
    if (id === "went-up") return { effect: "up", moves: spaces };
    if (id === "went-down") return { effect: slot?.marker === 0 ? "wound" : "down", moves: spaces };
    return { effect: id === "shield-raised" ? "raise" : "break", moves: 0 };
  }
}

function pin(foreseen: Foreseen): Pinned {
  return { icon: LOOKS[foreseen.effect][1], text: effectWords(foreseen), sure: true };
}
