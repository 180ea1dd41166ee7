// The match of the day: the same words, and so the same luck, for everybody who plays on this date. The words are not
// translated, because they are the seed itself.

const MANNERS = (
  "amber ashen bold brazen brass brave bright bronze calm candid cedar clever cobalt coral daring dusky eager early " +
  "ebony elder ember fierce flint frosty gentle gilded golden grave hazel hidden hollow honest humble indigo iron " +
  "ivory jade keen lively lofty lunar marble merry misty nimble noble proud quiet rapid rusty sable silent silver " +
  "solar stern stormy sturdy sunlit tawny velvet vivid wary wild windy"
).split(" ");

const BEINGS = (
  "adder anvil archer badger banner beacon bear bell bison boar bridge castle comet condor crane crow dagger deer " +
  "drum eagle elk ferry falcon forge fox gate hammer hare harp hawk helm heron horse hound ibex ibis laurel lion " +
  "lynx mantle marten mill moth oak otter owl pike quarry raven river rook rose sail salmon spear stag stork swan " +
  "tower viper wolf anchor cedar meadow"
).split(" ");

const PAIRS = MANNERS.length * BEINGS.length; // 64 × 64: every pair comes once in eleven years

/** Days since 1970 on the calendar of whoever plays. */
export function dayNumber(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

export function dailySeed(date: Date): string {
  const pair = (dayNumber(date) * 2741 + 977) % PAIRS; // 2741 is odd, so that no pair comes twice before all have come
  return `${MANNERS[Math.floor(pair / BEINGS.length)]}-${BEINGS[pair % BEINGS.length]}`;
}

/** Which of these go with it today: at least one. */
export function dailyMix(words: string[], date: Date): string[] {
  const mixes = 2 ** words.length - 1;
  const mask = words.length ? 1 + ((dayNumber(date) * 37 + 11) % mixes) : 0;
  return words.filter((_, bit) => (mask >> bit) & 1);
}
