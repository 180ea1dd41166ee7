/** One stop for Tab on a board; the arrows go to the nearest thing in their direction. */
import type { Attachment } from "svelte/attachments";

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const THINGS = "[data-rove]";

export function rove(board: HTMLElement): ReturnType<Attachment> {
  let current: HTMLElement | null = null;

  const things = (): HTMLElement[] => [...board.querySelectorAll<HTMLElement>(THINGS)].filter((one) => one.checkVisibility());

  function settle(): void {
    const all = things();
    if (!current || !all.includes(current)) current = all.find((one) => one.hasAttribute("data-legal")) ?? all[0] ?? null;
    for (const thing of all) {
      const wanted = thing === current ? 0 : -1;
      if (thing.tabIndex !== wanted) thing.tabIndex = wanted;
    }
  }

  function focused(event: FocusEvent): void {
    const thing = (event.target as HTMLElement).closest<HTMLElement>(THINGS);
    if (!thing || thing === current) return;
    current = thing;
    settle();
  }

  function pressed(event: KeyboardEvent): void {
    const from = (event.target as HTMLElement).closest<HTMLElement>(THINGS);
    const way = WAYS[event.key];
    if (!from || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Home") return go(things()[0], event);
    if (event.key === "End") return go(things().at(-1), event);
    if (way) go(nearest(from, things(), way), event);
  }

  function go(to: HTMLElement | undefined, event: KeyboardEvent): void {
    event.preventDefault();
    to?.focus();
  }

  const watcher = new MutationObserver(settle);
  watcher.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-rove", "data-legal"] });
  board.addEventListener("focusin", focused);
  board.addEventListener("keydown", pressed);
  settle();
  return () => {
    watcher.disconnect();
    board.removeEventListener("focusin", focused);
    board.removeEventListener("keydown", pressed);
  };
}

/** What lies that way counts double where it lies aside: a neighbour in the row comes before a nearer one in the next. */
function nearest(from: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const [x, y] = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const one of all) {
    if (one === from) continue;
    const [ox, oy] = middle(one);
    const ahead = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (ahead < 4) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [one, far];
  }
  return best;
}

function middle(thing: HTMLElement): [number, number] {
  const box = thing.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
