/** Somebody is waited for whose page is out of sight: its title and its icon say so, and a message of the system if they want one. */
import { untrack } from "svelte";
import { notice } from "../lib/notify.svelte";
import { sight } from "../lib/sight.svelte";
import { tell } from "../lib/words.svelte";
import type { Frame } from "./frame.svelte";

const ICON = "./favicon.svg";
const ICON_WITH_DOT = "./favicon-asked.svg";

export function callBack(frame: Frame): void {
  const { table } = frame;
  const name = $derived(frame.words(frame.about?.name));
  const waited = $derived(sight.hidden && frame.prompt !== null && ((table.info?.seats.length ?? 1) > 1 || frame.hurried));

  let ended = $state(false); // out of sight, and nobody has looked since
  let over: boolean | null = null; // not known yet
  $effect(() => {
    const now = table.now && table.now.result !== null;
    if (!sight.hidden) ended = false;
    else if (now && over === false) ended = true;
    over = now;
  });

  const called = $derived(waited ? "turn" : ended ? "over" : null);
  $effect(() => {
    const sign = called && tell(called === "turn" ? "table-your-turn" : "company-over");
    document.title = [sign, name, "Ludarium"].filter(Boolean).join(" · ");
    return () => (document.title = "Ludarium");
  });
  $effect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    icon?.setAttribute("href", called ? ICON_WITH_DOT : ICON);
    return () => icon?.setAttribute("href", ICON);
  });
  $effect(() => {
    if (!called) return;
    return untrack(() => {
      const body = called === "turn" ? frame.words(frame.prompt?.text) : frame.words(table.now?.result?.reason);
      return notice(tell(`company-notify-${called}`, { game: name }), body, table.id);
    });
  });
}
