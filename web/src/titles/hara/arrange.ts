/** How cards, figures and tokens share one hex. Offsets from its middle. */

export interface Put {
  x: number;
  y: number;
  scale: number;
}

export interface Arranged {
  rows: boolean; // cards lie one above the other, small, each with its values beside it
  cards: Put[];
  figures: Put[];
  token: Put;
  more: number; // cards that find no room; the space says them and opens them
}

const MOST_ROWS = 3;

export function arrange(cards: number, figures: number): Arranged {
  const rows = cards > 1;
  const token = rows ? { x: 33, y: -31, scale: 0.74 } : cards + figures > 0 ? { x: 26, y: -21, scale: 0.82 } : { x: 2, y: 1, scale: 1.1 };
  return { rows, cards: rows ? rowsOf(cards, figures) : single(figures), figures: figuresOf(figures, cards), token, more: Math.max(0, cards - MOST_ROWS) };
}

function single(figures: number): Put[] {
  return [figures > 0 ? { x: -17, y: -3, scale: 0.84 } : { x: 0, y: 0, scale: 1 }];
}

function rowsOf(cards: number, figures: number): Put[] {
  const shown = Math.min(cards, MOST_ROWS);
  const scale = shown > 2 ? 0.8 : figures > 0 ? 0.86 : 1;
  // from the lower edge up: halfway the values of the neighbours' cards reach into this hex
  return Array.from({ length: shown }, (_, row) => ({ x: figures > 0 ? -7 : 0, y: 28 - 22 * (shown - 1 - row), scale }));
}

function figuresOf(figures: number, cards: number): Put[] {
  if (figures === 1) return [cards === 0 ? { x: 2, y: -4, scale: 1.08 } : cards === 1 ? { x: 17, y: -10, scale: 0.96 } : { x: 30, y: -18, scale: 0.76 }];
  if (figures <= 3) {
    const scale = figures === 2 ? 0.86 : 0.72;
    const apart = figures === 2 ? 33 : 25;
    return Array.from({ length: figures }, (_, index) => ({ x: (index - (figures - 1) / 2) * apart, y: cards > 0 ? -12 : -6, scale }));
  }
  return Array.from({ length: figures }, (_, index) => ({ x: ((index % 3) - 1) * 24, y: index < 3 ? -15 : 13, scale: 0.6 }));
}
