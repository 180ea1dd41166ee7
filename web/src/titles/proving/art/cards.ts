// Which drawing belongs to which card, and in which kingdom's colours it is painted.
import { CHARIOTS } from "./chariots.ts";
import { CONSPIRATORS } from "./conspirators.ts";
import { INSPIRATIONS } from "./inspirations.ts";
import { MOON } from "./moon.ts";
import { wheel } from "./parts.ts";
import { SUN } from "./sun.ts";

export interface Picture {
  drawing: string;
  palette: "sun" | "moon";
}

const HELM = `|a M50.5 2C26 3 12 18 10 42l10-6c5-14 15-21 30.5-21Z
|m M50.5 14C36 14 22 26 22 48v16c1 14 10 26 20 32l8-4h.5Z
=l M50 15c-12 1-24 11-24 31 8-6 17-6 22 0l2 3Z
=d M28 49c6-4 14-3 18 3l-1 8c-7 1-14-2-17-11Z
d M48 66h4l2 27-4-2-4 2Z`;
const FEATHER = `<50 50 1 32
l M0-48C14-34 17-2 4 24h-8C-15-2-14-32 0-48Z
s M0-48C14-34 17-2 4 24H0Z
d2 M0-38v84`;
const HOOD = `|m M50.5 10C26 12 14 34 16 60c0 16-6 28-14 40h48.5Z
|d M50.5 24C36 26 29 38 30 56c0 16 8 28 20.5 32Z
=l E41 54 4 2.5`;

/** What a card of a kind looks like if nobody has drawn it yet. */
const KINDS: Record<string, string> = {
  enemy: HELM,
  chariot: wheel(50, 50, 44, 10),
  inspiration: FEATHER,
  conspirator: HOOD,
};

const DRAWN: Record<string, string> = { ...SUN, ...CHARIOTS, ...INSPIRATIONS, ...CONSPIRATORS };

export function picture(card: string, kind = "enemy"): Picture {
  const moon = MOON[card];
  if (moon) return { drawing: moon, palette: "moon" };
  return { drawing: DRAWN[card] ?? KINDS[kind] ?? HELM, palette: "sun" };
}
