/** Messages on their way to be said, and what can be read from them. */
import type { Say } from "./wire";

export function phrase(id: string, args: Record<string, Say> = {}): Say {
  return { say: id, with: args };
}

/** The id of the message a text will be told by; "" if it is no message. */
export function idOf(text: Say | null | undefined): string {
  return typeof text === "object" && text !== null && "say" in text && typeof text.say === "string" ? text.say : "";
}

/** The name the rules have for a note: that of its message without `note-`. */
export function noteId(note: Say): string {
  return idOf(note).replace(/^note-/, "");
}

/** What the message is told with. */
export function argsOf(text: Say | null | undefined): Record<string, Say> {
  return typeof text === "object" && text !== null && "with" in text && typeof text.with === "object" ? text.with : {};
}
