/** What every panel hands on to the board: pointing, answering, asking why not, opening a card. */
import type { OptionOffered } from "../../lib/wire";

export interface Touches {
  options: OptionOffered[];
  selected?: string | null;
  onpoint?: (say: string | null) => void;
  onchoose?: (say: string, event: Event) => void;
  onwhy?: (say: string) => void;
  oncard?: (id: string) => void;
}

/** Pointer and focus on a thing that gives an answer. Fingers do not point: their first tap does. */
export function pointing(onpoint: Touches["onpoint"], say: () => string | null) {
  const here = (): void => {
    const answer = say();
    if (answer) onpoint?.(answer);
  };
  const away = (): void => {
    if (say()) onpoint?.(null);
  };
  return {
    onpointerenter: (event: PointerEvent): void => void (event.pointerType === "mouse" && here()),
    onpointerleave: (event: PointerEvent): void => void (event.pointerType === "mouse" && away()),
    onfocus: here,
    onblur: away,
  };
}
