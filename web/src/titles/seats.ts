/**
 * Who sits at a table, by name. The sentences of a title call a seat by a message of their own (`counter-gold`, listed in the
 * `seats.ts` of its folder); at a table these messages give way to the names of those who sit there.
 */
import { argsOf, idOf } from "../lib/phrase";
import type { Say, SeatSeen } from "../lib/wire";
import { tell, tellAsWritten, type Naming } from "../lib/words.svelte";

const files = import.meta.glob<{ seatMessages: string[] }>("./*/seats.ts", { eager: true });

function messagesOf(game: string): string[] {
  return files[`./${game}/seats.ts`]?.seatMessages ?? [];
}

/** Whoever gave no name is called as the title calls the seat; where it does not, by what sits there: `Thinking bot`. */
function unnamed(game: string, { seat, kind, bot }: SeatSeen): string {
  const message = messagesOf(game)[seat];
  return message ? tellAsWritten(game, message) : tell("common-seat", { kind, bot, number: seat + 1 });
}

/** Does the name say already which bot it is? */
export function saysItsBot(game: string, seat: SeatSeen): boolean {
  return !seat.name && !messagesOf(game)[seat.seat];
}

/** The names by seat, the same in the lobby, at the table and in its log. Of two with the same name the second gets a number, so that every sentence says who is meant. */
export function namesAt(game: string, seats: SeatSeen[]): string[] {
  const names: string[] = [];
  for (const seat of seats) {
    const name = seat.name || unnamed(game, seat);
    let unique = name;
    for (let number = 2; names.includes(unique); number++) unique = `${name} ${number}`;
    names[seat.seat] = unique;
  }
  return names;
}

/** What the messages that name a seat say instead. */
export function naming(game: string, names: () => string[]): Naming {
  return (message) => names()[messagesOf(game).indexOf(message)];
}

/** The seats that a sentence speaks of, in the order of its arguments. */
export function seatsIn(game: string, text: Say): number[] {
  const named = Object.values(argsOf(text)).map((arg) => messagesOf(game).indexOf(idOf(arg)));
  return named.filter((seat) => seat >= 0);
}

/** Whom a sentence is about. */
export function seatIn(game: string, text: Say): number | null {
  return seatsIn(game, text)[0] ?? null;
}
