/** Brass tags: what the option pointed at would do to an enemy. */
import type { IconName } from "../../parts/icons";
import type { Previewed, Say } from "../../lib/wire";
import { argsOf, phrase } from "../../lib/phrase";
import { percent } from "../../table/options";
import { noteOf } from "./log";
import { LOOKS } from "./stage";
import { opposite, type Effect, type Foreseen, type Proving, type Slot } from "./view";
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

export const WORTH_SAYING = 0.12; // smaller chances are no reason to choose

/** Of what luck may bring, the likeliest that the dice lying there would not do anyway. */
function likely(view: Proving, at: number, preview: Previewed): Pinned[] {
  const lying = view.slots.find((one) => one.slot === at)?.forecast?.effect ?? "stay";
  const chances = preview.odds.flatMap(({ text, chance }) => {
    const { slot, what } = argsOf(text);
    return slot === at && what !== lying && chance >= WORTH_SAYING ? [{ what: what as Effect, chance }] : [];
  });
  const told = chances.toSorted((one, other) => other.chance - one.chance)[0];
  if (!told) return [];
  return [{ icon: LOOKS[told.what][1], text: phrase("board-odds", { what: told.what, percent: percent(told.chance) }), sure: false }];
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
