/** What follows from what happens at the table: words for the ear, the sheet at the end, what was missed. */
import { untrack } from "svelte";
import { announce } from "../lib/announce.svelte";
import { settings } from "../lib/settings.svelte";
import { sight } from "../lib/sight.svelte";
import { play } from "../lib/sound";
import { callSeats } from "../lib/words.svelte";
import { naming } from "../titles/seats";
import { callBack } from "./calling.svelte";
import type { Frame } from "./frame.svelte";
import { spoken } from "./spoken";

/** `replay`: the page was opened to watch. `covered`: a curtain hangs before the board, and nothing of it may be said. */
export function follow(frame: Frame, replay: () => boolean, covered: () => boolean): void {
  const { table } = frame;
  const ready = (): boolean => frame.title !== null && table.now !== null;

  // Sentences speak of those who sit here, by name.
  $effect.pre(() => (frame.game ? callSeats(frame.game, naming(frame.game, () => frame.names)) : undefined));

  $effect(() => {
    if (table.info && frame.title) untrack(() => frame.lesson.resume());
  });
  $effect(() => {
    if (table.now && table.lines && frame.title) untrack(() => frame.lesson.follow());
  });

  $effect(() => {
    if (replay() && ready() && table.lines.length > 0) untrack(() => frame.replay.on || frame.replay.start(0));
  });
  let film = false;
  $effect(() => {
    if (film && !replay() && untrack(() => frame.replay.on)) untrack(() => frame.replay.close());
    film = replay();
  });

  // What is on the screen has been seen; what was not, is told when somebody is back.
  $effect(() => {
    const present = ready() && table.status === "live" && !sight.hidden && !covered() && !replay();
    if (table.lines && table.mine) untrack(() => frame.away.follow(present));
  });

  // Another question: what was pointed at, explained or advised belonged to the one before.
  let number = -1;
  $effect(() => {
    const now = table.now;
    if (!now || now.number === number) return;
    number = now.number;
    untrack(() => {
      frame.forget();
      frame.hint.forget(now.number);
      if (settings.autoHints && frame.prompt && frame.hint.step === 0 && !frame.replay.on) frame.hint.explain();
    });
  });

  $effect(() => {
    const news = table.news;
    if (news && !covered()) untrack(() => announce(spoken(news.lines, frame)));
  });

  // Whoever looks sees it on the board too; somebody who does not is told when they are back.
  const unseen = (): boolean => sight.hidden || covered() || replay() || frame.replay.on || table.looking !== null;
  $effect(() => {
    const news = table.news;
    untrack(() => {
      if (!news || unseen() || news.lines.length === 0) frame.tidings.clear();
      else frame.tidings.hear(news.lines);
    });
  });
  $effect(() => {
    if (unseen()) untrack(() => frame.tidings.clear());
  });

  let over = false;
  $effect(() => {
    const result = table.now?.result;
    if (!result || !ready()) return void (over = false);
    if (over) return;
    over = true;
    untrack(() => {
      if (replay() || frame.replay.on) return;
      const seen = table.news !== null; // it ended before our eyes
      if (seen) play(result.winners.some((seat) => table.mine.includes(seat)) ? "win" : "lose");
      setTimeout(showResult, seen && settings.speed > 0 ? 1600 : 0, 40);
    });
  });

  /** Not before the board has told how it ended; but nobody waits for ever. */
  function showResult(patience: number): void {
    if (!table.now?.result || frame.replay.on) return;
    if (patience > 0 && (frame.tidings.running || frame.title?.busy?.(table))) setTimeout(showResult, 400, patience - 1);
    else frame.open ??= "result";
  }

  callBack(frame);
}
