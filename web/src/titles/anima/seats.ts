/** How the sentences of this title name a seat: by the colour of its counter. */
export const seatMessages = ["counter-gold", "counter-ruby", "counter-azure", "counter-jade", "counter-violet"];
