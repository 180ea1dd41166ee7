/** How the sentences of this title name a seat: by its number. */
export const seatMessages = ["seat-1", "seat-2", "seat-3", "seat-4"];
