// How the lobby speaks of a title's options and of a match: one way for every page.

import type { GameSeen, OptionSeen, Say, SeatSeen, Summary } from "../lib/wire";
import { known, language, say, tell, tellGame } from "../lib/words.svelte";
import { namesAt, saysItsBot } from "../titles/seats";
import { forPeople, matters, same, seatOf } from "./setup.svelte";

/** A word of an option as the title puts it, or else all titles. */
export function wordOf(game: string, word: string): string {
  const own = `module-${word.replaceAll("_", "-")}`;
  if (known(own, game)) return tellGame(game, own);
  return known(`value-${word}`) ? tell(`value-${word}`) : word.replaceAll("_", " ");
}

/** What a word of an option means, in a sentence: said of this option, or wherever the word stands; empty if the title does not say. */
export function summaryOf(game: string, option: string, word: string): string {
  return ownWords(game, `title-option-${option}-${word}`) || ownWords(game, `module-${word}-summary`);
}

/** What an option decides that is a number, or a yes or no. */
export function aboutOf(game: string, option: string): string {
  return ownWords(game, `title-option-${option}`);
}

function ownWords(game: string, id: string): string {
  const message = id.replaceAll("_", "-");
  return known(message, game) ? tellGame(game, message) : "";
}

export function valueOf(game: string, option: OptionSeen, value: any): string {
  if (Array.isArray(value)) return value.map((word) => wordOf(game, word)).join(", ") || tell("start-none");
  if (typeof value === "boolean") return tell(value ? "value-true" : "value-false");
  if (typeof value !== "number") return wordOf(game, String(value));
  return tell("value-in", { value, unit: option.unit || "none" });
}

/** The same as a label. */
export function shortWord(game: string, word: string): string {
  return capital(wordOf(game, word));
}

/** What is played: the list that a title adds things by, in a few words. */
export function mixOf(game: GameSeen | undefined, options: Record<string, any>): string {
  const list = game?.options.find((option) => option.kind === "several" && !Object.keys(option.earned).length);
  if (!game || !list) return "";
  const mix: string[] = options[list.id] ?? [];
  if (!mix.length) return titled("lobby-mix-none", game.id);
  if (mix.length === list.words.length) return tell("lobby-mix-all", { count: mix.length });
  if (mix.length > 3) return tell("lobby-mix-many", { count: mix.length, of: list.words.length });
  return list.words
    .filter((word) => mix.includes(word))
    .map((word) => wordOf(game.id, word))
    .join(", ");
}

/** The clock of a match, where it has one; empty for the ordinary one. */
export function clockOf(options: Record<string, any>): string {
  if (options.clock_mode === "untimed") return tell("lobby-clock-none");
  if (options.clock_mode === "budget") return tell("lobby-clock-budget");
  return options.clock_mode === "live" && options.round_seconds !== 60
    ? tell("lobby-clock-live", { seconds: options.round_seconds })
    : "";
}

/** Mode, mix, what was chosen for the first so many seats, clock and everything else that is not as usual, for a line of a list. */
export function matchOf(game: GameSeen | undefined, mode: string, options: Record<string, any>, seats: number): string {
  if (!game) return "";
  const seen = game.modes.find((each) => each.id === mode);
  const changed = game.options.filter(
    (option) =>
      option.kind !== "several" &&
      !["clock_mode", "round_seconds"].includes(option.id) &&
      matters(game, option, mode, seats) &&
      option.id in options &&
      !same(options[option.id], forPeople(option)),
  );
  const ofSeats = changed.filter((option) => seatOf(game, option));
  const others = changed.filter((option) => !seatOf(game, option));
  return [
    game.modes.length > 1 ? say(seen?.name ?? null, game.id) : "",
    mixOf(game, options),
    ofSeats.map((option) => valueOf(game.id, option, options[option.id])).join(", "),
    clockOf(options),
    others.length > 2
      ? tell("lobby-rulings-changed", { count: others.length })
      : others.map((option) => `${say(option.name, game.id)}: ${valueOf(game.id, option, options[option.id])}`).join(", "),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** What was chosen for one seat, counted from 0. */
export function seatOptions(game: GameSeen, mode: string, options: Record<string, any>, seat: number): string {
  const own = game.options.filter((option) => seatOf(game, option) === seat + 1 && matters(game, option, mode, seat + 1));
  return own.map((option) => capital(valueOf(game.id, option, options[option.id]))).join(", ");
}

export function nameOf(games: GameSeen[], id: string): string {
  const game = games.find((each) => each.id === id);
  return game ? say(game.name, id) : capital(id);
}

/** A message that some titles have in words of their own: `title-lead` of the title's file instead of `lobby-lead`. */
export function titled(id: string, game: string, args: Record<string, Say> = {}): string {
  const own = id.replace("lobby-", "title-");
  return known(own, game) ? tellGame(game, own, args) : tell(id, args);
}

export function botName(bot: string): string {
  return known(`lobby-bot-${bot}`) ? tell(`lobby-bot-${bot}`) : capital(bot);
}

/** Who sits at it besides me; bots with a name of their own, or of the title's, after the people, by their kind. */
export function othersAt(match: Summary): string {
  const others = match.seats.filter((seat) => !match.mine.includes(seat.seat));
  const kinds = new Map<string, string[]>();
  const told: string[] = [];
  for (const seat of others) {
    const name = seatName(match, seat);
    if (seat.kind === "bot" && !saysItsBot(match.game, seat)) kinds.set(seat.bot, [...(kinds.get(seat.bot) ?? []), name]);
    else told.push(name);
  }
  const bots = [...kinds].map(([bot, names]) => tell("lobby-others-bots", { bot, names: names.join(", "), count: names.length }));
  return [...told, ...bots].join(", ");
}

/** What is asked, and of a long sentence only what comes before the first pause for breath: the table says the rest. */
export function clause(text: string): string {
  if (text.length < 64) return text;
  return text.split(/\s?[:;.](?=\s|$)/)[0] ?? text;
}

/** How a match ended for me; where a bot has played my seat, it neither won nor lost it for me. */
export function endOf(match: Summary): "won" | "lost" | "handed" {
  const own = match.mine.filter((seat) => !match.handed.includes(seat));
  if (own.length === 0) return "handed";
  return own.some((seat) => match.result?.winners.includes(seat)) ? "won" : "lost";
}

/** The same in a word or two. */
export function outcomeOf(match: Summary): string {
  return match.result ? titled(`lobby-${endOf(match)}`, match.game, { rounds: match.round }) : "";
}

/** What a seat is called, as at its table; one that waits for somebody is called free. */
export function seatName(table: { game: string; seats: SeatSeen[] }, seat: SeatSeen): string {
  if (seat.kind === "open") return tell("common-seat", { kind: "open", bot: "", number: seat.seat + 1 });
  return namesAt(table.game, table.seats)[seat.seat] ?? "";
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language.current) + text.slice(1);
}
