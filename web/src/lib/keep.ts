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
}

/** The word that lets others sit down at a table of mine: the server tells it once, when the table is made. */
export function keepInvitation(table: string, invitation: string): void {
  if (invitation) write("invitations", { ...read<Record<string, string>>("invitations", {}), [table]: invitation });
}

export function invitationOf(table: string): string {
  return read<Record<string, string>>("invitations", {})[table] ?? "";
}
