// Numbers and times as people of a language write them.

import { onDestroy } from "svelte";
import { language, tell } from "../lib/words.svelte";

export function number(value: number, digits = 1): string {
  return new Intl.NumberFormat(language.current, { maximumFractionDigits: digits }).format(value);
}

export function percent(share: number): string {
  return number(share * 100, 0);
}

/** "12 minutes ago", "yesterday", the weekday within a week, then the date. */
export function ago(then: number, now: number): string {
  const seconds = Math.max(0, (now - then) / 1000);
  if (seconds < 60) return tell("lobby-just-now");
  const date = new Date(then);
  const days = Math.round((midnight(now) - midnight(then)) / 86_400_000);
  if (days === 0) {
    return seconds < 3600
      ? tell("lobby-ago-minutes", { count: Math.floor(seconds / 60) })
      : tell("lobby-ago-hours", { count: Math.floor(seconds / 3600) });
  }
  if (days === 1) return new Intl.RelativeTimeFormat(language.current, { numeric: "auto" }).format(-1, "day");
  if (days < 7) return new Intl.DateTimeFormat(language.current, { weekday: "long" }).format(date);
  const sameYear = date.getFullYear() === new Date(now).getFullYear();
  const shape: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", ...(sameYear ? {} : { year: "numeric" }) };
  return new Intl.DateTimeFormat(language.current, shape).format(date);
}

export function fullTime(then: number): string {
  return new Intl.DateTimeFormat(language.current, { dateStyle: "full", timeStyle: "short" }).format(new Date(then));
}

function midnight(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

/** The time for "12 minutes ago", told anew every half minute as long as the component lives. */
export function rightNow(): { readonly ms: number } {
  let ms = $state(Date.now());
  const ticking = setInterval(() => (ms = Date.now()), 30_000);
  onDestroy(() => clearInterval(ticking));
  return {
    get ms() {
      return ms;
    },
  };
}
