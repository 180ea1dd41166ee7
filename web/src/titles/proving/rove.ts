/** One stop for Tab on a board; the arrows go to the nearest thing in their direction. */
import type { Attachment } from "svelte/attachments";

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const THINGS = "[data-rove]";

export function rove(board: HTMLElement): ReturnType<Attachment> {
  let current: HTMLElement | null = null;
  let place: [number, number] | null = null; // of the thing that has the focus, given by a key

  const things = (): HTMLElement[] => [...board.querySelectorAll<HTMLElement>(THINGS)].filter((one) => one.checkVisibility());

  function settle(): void {
    const all = things();
    const lost = current !== null && !all.includes(current);
    // while nobody is here, Tab leads to what can be done now
    const idle = current !== document.activeElement && !current?.hasAttribute("data-legal");
    if (!current || lost || idle) current = successor(all, place);
    for (const thing of all) {
      const wanted = thing === current ? 0 : -1;
      if (thing.tabIndex !== wanted) thing.tabIndex = wanted;
    }
    // what had the focus is gone: whoever plays by keys goes on from the next thing there
    if (lost && place && document.activeElement === document.body) current?.focus();
  }

  function focused(event: FocusEvent): void {
    const thing = (event.target as HTMLElement).closest<HTMLElement>(THINGS);
    place = thing?.matches(":focus-visible") ? middle(thing) : null;
    if (!thing || thing === current) return;
    current = thing;
    settle();
  }

  function left(event: FocusEvent): void {
    if (event.relatedTarget !== null) place = null;
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
  board.addEventListener("focusout", left);
  board.addEventListener("keydown", pressed);
  settle();
  return () => {
    watcher.disconnect();
    board.removeEventListener("focusin", focused);
    board.removeEventListener("focusout", left);
    board.removeEventListener("keydown", pressed);
  };
}

/** Where Tab leads: to what can be done, near the place where one was. */
function successor(all: HTMLElement[], place: [number, number] | null): HTMLElement | null {
  const legal = all.filter((one) => one.hasAttribute("data-legal"));
  const among = legal.length > 0 ? legal : all;
  if (!place) return among[0] ?? null;
  const far = (one: HTMLElement): number => Math.hypot(middle(one)[0] - place[0], middle(one)[1] - place[1]);
  return among.toSorted((one, other) => far(one) - far(other))[0] ?? null;
}

/** The nearest thing straight that way; if there is none, the nearest that lies somewhat that way. */
function nearest(from: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const [x, y] = middle(from);
  const found = all
    .filter((one) => one !== from)
    .map((one) => {
      const [ox, oy] = middle(one);
      return { one, ahead: (ox - x) * dx + (oy - y) * dy, aside: Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx) };
    })
    .filter(({ ahead, aside }) => ahead > 4 && ahead > aside / 4);
  const straight = found.filter(({ ahead, aside }) => ahead >= aside);
  const best = (straight.length > 0 ? straight : found).toSorted((a, b) => a.ahead + 2 * a.aside - b.ahead - 2 * b.aside)[0];
  return best?.one;
}

function middle(thing: HTMLElement): [number, number] {
  const box = thing.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
