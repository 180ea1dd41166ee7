/** The keys of the table. Everything that can be pressed can be typed. */
import { onKey } from "../lib/keys.svelte";
import { tell } from "../lib/words.svelte";
import type { Frame } from "./frame.svelte";
import { Digits } from "./options";

interface Hands {
  undo: () => void;
  log: () => void;
  options: () => void;
  main: () => void;
}

/** Registers them all; gives a function that takes them back. */
export function shortcuts(frame: Frame, hands: Hands): () => void {
  const { table } = frame;
  const digits = new Digits(
    (index) => {
      const group = frame.listed[index];
      if (!group) return;
      frame.choose(group.option.say);
      hands.main(); // so that Enter takes it, wherever the focus was
    },
    () => frame.leave(),
  );

  function primary(): void {
    if (table.looking) void table.look(null);
    else frame.go();
  }

  function cancel(): void {
    digits.forget();
    if (frame.warned || frame.armed) frame.clear();
    else if (frame.because) frame.because = null;
    else if (frame.hint.step > 0) frame.hint.close();
    else if (table.looking) void table.look(null);
    else if (frame.beside) frame.beside = null;
    else frame.clear();
  }

  /** The card under the focus, else the one the chosen option speaks of. */
  function card(): void {
    const focused = document.activeElement?.closest<HTMLElement>("[data-card]")?.dataset["card"];
    const anchors = frame.selected ? (frame.find(frame.selected)?.anchors ?? []) : [];
    const id = focused ?? anchors.map((anchor) => frame.cardAt(anchor)).find((one) => one !== null);
    if (id) frame.showCard(id);
  }

  const taken = [
    ...Array.from({ length: 10 }, (_, digit) => onKey(String(digit), () => "", () => digits.type(digit, frame.listed.length))),
    onKey("enter", () => tell("table-key-primary"), primary),
    onKey("escape", () => tell("table-key-cancel"), cancel),
    onKey("h", () => tell("table-key-hint"), () => frame.hint.next()),
    onKey("u", () => tell("table-undo"), hands.undo),
    onKey("ctrl+z", () => tell("table-undo"), hands.undo),
    onKey("ctrl+y", () => tell("table-redo"), () => frame.redo()),
    onKey("ctrl+shift+z", () => "", () => frame.redo()),
    onKey("o", () => tell("table-key-options"), hands.options),
    onKey("l", () => tell("table-key-log"), hands.log),
    onKey("r", () => tell("table-rules"), () => (frame.open === "rules" ? (frame.open = null) : frame.showRule(""))),
    onKey("i", () => tell("table-key-card"), card),
    onKey("m", () => tell("table-menu"), () => frame.showMenu()),
    onKey("?", () => tell("table-menu-keys"), () => (frame.open = "keys")),
  ];
  return () => {
    digits.forget();
    for (const off of taken) off();
  };
}
