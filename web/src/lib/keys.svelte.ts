/**
 * One registry of keyboard shortcuts, shown by "?".
 *
 * A key is written as the character it types ("s", "?", "1") or by its name in lower case ("escape", "space", "arrowleft",
 * "enter"), after "ctrl+" or "shift+" if need be; the command key of a Mac counts as ctrl. Of two shortcuts on one key the
 * later wins until it is taken back.
 */

import { untrack } from "svelte";

interface Shortcut {
  key: string;
  label: () => string;
  run: () => void;
  modal: boolean;
}

let shortcuts = $state.raw<Shortcut[]>([]);

/** `modal`: also works while a dialog covers the page. Gives a function that takes the shortcut back. */
export function onKey(key: string, label: () => string, run: () => void, modal = false): () => void {
  const shortcut = { key: key.toLowerCase(), label, run, modal };
  shortcuts = [...untrack(() => shortcuts), shortcut]; // an effect that adds a key does not depend on all the others
  return () => {
    shortcuts = shortcuts.filter((other) => other !== shortcut);
  };
}

/** What the keys do right now, for the list behind "?". Reactive. */
export function shortcutsNow(): { key: string; label: string }[] {
  const last = new Map(shortcuts.map((shortcut) => [shortcut.key, shortcut]));
  return [...last.values()].map(({ key, label }) => ({ key, label: label() })).filter(({ label }) => label);
}

function names(event: KeyboardEvent): string[] {
  const ctrl = event.ctrlKey || event.metaKey ? "ctrl+" : "";
  const key = event.key === " " ? "space" : event.key.toLowerCase();
  const found = [ctrl + key];
  if (event.shiftKey && (key.length > 1 || /\p{L}/u.test(key))) found.unshift(`${ctrl}shift+${key}`);
  // On a French keyboard the digits need shift: the key with the digit on it answers either way.
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  if (digit && !ctrl) found.push(digit);
  return found;
}

function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && !["checkbox", "radio", "button", "submit", "range"].includes(target.type);
}

/** Enter and Space press the button that has the focus; arrows move inside a group of radio buttons or a slider. */
function ownKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (key === "Enter" || key === " ") return target.closest("button, a[href], summary, input, [role=button]") !== null;
  return key.startsWith("Arrow") && target instanceof HTMLInputElement;
}

addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.altKey || event.isComposing) return;
  if (typing(event.target) || ownKey(event.target, event.key)) return;
  if (event.repeat && !event.key.startsWith("Arrow")) return;
  const covered = document.querySelector("dialog:modal") !== null;
  for (const name of names(event)) {
    const shortcut = shortcuts.findLast((one) => one.key === name && (one.modal || !covered));
    if (!shortcut) continue;
    event.preventDefault();
    shortcut.run();
    return;
  }
});
