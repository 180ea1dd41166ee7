/** What every panel hands on to the board: pointing, answering, asking why not, opening a card. */
import type { OptionOffered } from "../../lib/wire";

export interface Touches {
  options: OptionOffered[];
  selected?: string | null;
  onpoint?: (say: string | null) => void;
  onchoose?: (say: string) => void;
  onwhy?: (say: string) => void;
  oncard?: (id: string) => void;
}

let pointed: string | null = null; // there is one pointer; a thing that is gone cannot be asked any more what it gave

/** Pointer and focus on a thing that gives an answer. Fingers do not point: their first tap does. */
export function pointing(onpoint: Touches["onpoint"], say: () => string | null) {
  const here = (): void => {
    pointed = say();
    if (pointed) onpoint?.(pointed);
  };
  const away = (): void => {
    if (pointed) onpoint?.(null);
    pointed = null;
  };
  return {
    onpointerenter: (event: PointerEvent): void => void (event.pointerType === "mouse" && here()),
    onpointerleave: (event: PointerEvent): void => void (event.pointerType === "mouse" && away()),
    onfocus: here,
    onblur: away,
  };
}
