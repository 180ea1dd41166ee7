/** One stop for Tab in a long list; the arrows move inside it. */
import type { Attachment } from "svelte/attachments";

export function roving(selector: string): Attachment<HTMLElement> {
  return (list) => {
    const items = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(selector)];
    let current: HTMLElement | null = null;

    function settle(): void {
      const all = items();
      if (!current || !all.includes(current)) current = all[0] ?? null;
      for (const item of all) {
        const wanted = item === current ? 0 : -1;
        if (item.tabIndex !== wanted) item.tabIndex = wanted;
      }
    }

    function focused(event: FocusEvent): void {
      const item = (event.target as HTMLElement).closest<HTMLElement>(selector);
      if (item && item !== current) {
        current = item;
        settle();
      }
    }

    function pressed(event: KeyboardEvent): void {
      const all = items();
      const at = all.indexOf((event.target as HTMLElement).closest<HTMLElement>(selector) as HTMLElement);
      if (at < 0) return;
      const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      all[Math.max(0, Math.min(all.length - 1, to))]?.focus();
    }

    const watcher = new MutationObserver(settle);
    watcher.observe(list, { childList: true, subtree: true });
    list.addEventListener("focusin", focused);
    list.addEventListener("keydown", pressed);
    settle();
    return () => {
      watcher.disconnect();
      list.removeEventListener("focusin", focused);
      list.removeEventListener("keydown", pressed);
    };
  };
}
