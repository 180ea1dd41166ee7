/** Short messages at the edge of the screen, also read aloud. */
import { announce } from "./announce.svelte";

export interface Toast {
  id: number;
  text: string;
  kind: "plain" | "good" | "warn";
  action?: { label: string; run: () => void };
}

export const toasts: Toast[] = $state([]);
let next = 0;

export function toast(text: string, kind: Toast["kind"] = "plain", action?: Toast["action"]): () => void {
  const id = next++;
  toasts.push({ id, text, kind, ...(action ? { action } : {}) });
  announce(text);
  const close = (): void => {
    const at = toasts.findIndex((shown) => shown.id === id);
    if (at >= 0) toasts.splice(at, 1);
  };
  setTimeout(close, action ? 12_000 : 6_000);
  return close;
}
