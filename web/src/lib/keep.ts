/** The keys of my seats. There are no accounts: whoever has the token, sits there. */
import { read, write } from "./storage";
import type { SeatHeld } from "./wire";

type Kept = Record<string, SeatHeld[]>;

export function seatsOf(table: string): SeatHeld[] {
  return read<Kept>("seats", {})[table] ?? [];
}

export function tokensOf(table: string): string[] {
  return seatsOf(table).map((held) => held.token);
}

export function allTokens(): string[] {
  return Object.values(read<Kept>("seats", {})).flatMap((seats) => seats.map((held) => held.token));
}

export function keep(table: string, seats: SeatHeld[]): void {
  const kept = read<Kept>("seats", {});
  const others = (kept[table] ?? []).filter((held) => !seats.some((seat) => seat.seat === held.seat));
  kept[table] = [...others, ...seats].sort((a, b) => a.seat - b.seat);
  write("seats", kept);
}

export function forget(table: string): void {
  const kept = read<Kept>("seats", {});
  delete kept[table];
  write("seats", kept);
  const invitations = read<Record<string, string>>("invitations", {});
  delete invitations[table];
  write("invitations", invitations);
  const seen = read<Record<string, Looked>>("seen", {});
  delete seen[table];
  write("seen", seen);
}

/** The word that lets others sit down at a table of mine: the server tells it once, when the table is made. */
export function keepInvitation(table: string, invitation: string): void {
  if (invitation) write("invitations", { ...read<Record<string, string>>("invitations", {}), [table]: invitation });
}

export function invitationOf(table: string): string {
  return read<Record<string, string>>("invitations", {})[table] ?? "";
}

/**
 * Up to which number this browser has shown the log of a table to a seat, and when; whoever only watches is seat -1. Not up to which
 * line: what is taken back makes room for other lines in the same places.
 */
export interface Seen {
  number: number;
  when: number;
}
type Looked = Record<number, Seen>;

const MOST_TABLES = 100; // the ones that were looked at last
const WATCHING = [-1];

/** What all of these have seen, who sit at one screen; null: one of them was never here. */
export function seenBy(table: string, seats: number[]): Seen | null {
  const looked = read<Record<string, Looked>>("seen", {})[table] ?? {};
  const each = (seats.length ? seats : WATCHING).map((seat) => looked[seat]);
  const known = each.filter((one): one is Seen => one !== undefined && Number.isInteger(one.number));
  return known.length < each.length ? null : known.reduce((least, one) => (one.number < least.number ? one : least), known[0]!);
}

export function keepSeen(table: string, seats: number[], number: number): void {
  const all = read<Record<string, Looked>>("seen", {});
  const now: Seen = { number, when: Date.now() };
  all[table] = { ...all[table], ...Object.fromEntries((seats.length ? seats : WATCHING).map((seat) => [seat, now])) };
  const latest = (looked: Looked): number => Math.max(...Object.values(looked).map(({ when }) => when));
  const kept = Object.entries(all).sort(([, one], [, other]) => latest(other) - latest(one));
  write("seen", Object.fromEntries(kept.slice(0, MOST_TABLES)));
}
