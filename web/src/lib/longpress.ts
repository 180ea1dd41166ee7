/** A long press, the other button of the mouse or the key "i" open the card that lies there. */
import type { Attachment } from "svelte/attachments";

const LONG_MS = 500;
const SHAKE_PX = 10;

export function opensCard(open: () => void): Attachment<HTMLElement> {
  return (thing) => {
    let timer = 0;
    let begin = { x: 0, y: 0 };
    let opened = false;

    function down(event: PointerEvent): void {
      opened = false;
      if (event.pointerType === "mouse") return;
      begin = event;
      timer = window.setTimeout(() => {
        opened = true;
        open();
      }, LONG_MS);
    }

    function moved(event: PointerEvent): void {
      if (Math.hypot(event.x - begin.x, event.y - begin.y) > SHAKE_PX) clearTimeout(timer);
    }

    // the press that opened the card is no press on what lies below it
    function clicked(event: MouseEvent): void {
      clearTimeout(timer);
      if (!opened) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      opened = false;
    }

    function menu(event: MouseEvent): void {
      event.preventDefault();
      if (!opened) open();
    }

    function key(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      open();
    }

    const stop = (): void => clearTimeout(timer);
    thing.addEventListener("pointerdown", down);
    thing.addEventListener("pointermove", moved);
    thing.addEventListener("pointerup", stop);
    thing.addEventListener("pointercancel", stop);
    thing.addEventListener("click", clicked, { capture: true });
    thing.addEventListener("contextmenu", menu);
    thing.addEventListener("keydown", key);
    return () => {
      stop();
      thing.removeEventListener("pointerdown", down);
      thing.removeEventListener("pointermove", moved);
      thing.removeEventListener("pointerup", stop);
      thing.removeEventListener("pointercancel", stop);
      thing.removeEventListener("click", clicked, { capture: true });
      thing.removeEventListener("contextmenu", menu);
      thing.removeEventListener("keydown", key);
    };
  };
}
