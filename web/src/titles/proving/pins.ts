/** Brass tags: what the option pointed at would do to an enemy. */
import type { IconName } from "../../parts/icons";
import type { Previewed, Say } from "../../lib/wire";
import { noteOf } from "./log";
import { phrase } from "./phrase";
import { LOOKS } from "./stage";
import { opposite, type Foreseen, type Proving, type Slot } from "./view";
import { effectWords } from "./words";

export interface Pinned {
  icon: IconName;
  text: Say;
}

export function pinned(view: Proving, at: number, preview: Previewed | null): Pinned[] {
  if (!preview) return [];
  if (preview.view) return certain(view, at, preview, preview.view as Proving);
  const odds = preview.odds.filter(({ chance, text }) => chance < 1 && noteOf(text)?.args["slot"] === at);
  return odds.map(({ chance, text }) => {
    const up = noteOf(text)?.id === "odds-up";
    return { icon: up ? "up" : "down", text: phrase(up ? "board-odds-up" : "board-odds-down", { percent: Math.max(1, Math.round(chance * 100)) }) };
  });
}

function certain(view: Proving, at: number, preview: Previewed, after: Proving): Pinned[] {
  const before = view.slots.find((one) => one.slot === at);
  const then = after.slots.find((one) => one.slot === at);
  if (view.round === after.round && after.dial?.sun && view.dial?.sun !== after.dial.sun) {
    if (after.dial.sun === at) return [{ icon: "sun", text: phrase("sun") }];
    if (opposite(after.dial.sun) === at) return [{ icon: "moon", text: phrase("moon") }];
  }
  const said = preview.notes.map(noteOf).filter((note) => note?.args["slot"] === at);
  const note = said.find((one) => one!.id === "defeated") ?? said.find((one) => ["went-up", "went-down", "shield-raised", "shield-broken"].includes(one!.id));
  if (note) return [pin(told(note.id, Number(note.args["spaces"] ?? 0), then))];
  if (view.round !== after.round || JSON.stringify(before?.forecast) === JSON.stringify(then?.forecast)) return [];
  if (!then?.forecast) return [{ icon: "check", text: phrase("board-not-struck") }];
  return [pin(then.forecast)];

  function told(id: string, spaces: number, slot: Slot | undefined): Foreseen {
    if (id === "defeated") return { effect: "defeat", moves: 0 };
    if (id === "went-up") return { effect: "up", moves: spaces };
    if (id === "went-down") return { effect: slot?.marker === 0 ? "wound" : "down", moves: spaces };
    return { effect: id === "shield-raised" ? "raise" : "break", moves: 0 };
  }
}

function pin(foreseen: Foreseen): Pinned {
  return { icon: LOOKS[foreseen.effect][1], text: effectWords(foreseen) };
}
