// The match of the day: the same words, and so the same luck, for everybody who plays on this date. The words are not
// translated, because they are the seed itself.

const MANNERS = (
  "amber ashen austere bold brazen brass brave bright bronze calm candid cedar clever cobalt coral crimson daring dusky eager " +
  "early ebony elder ember faithful fearless fierce flint frosty gentle gilded golden grave hazel hidden hollow honest humble " +
  "indigo iron ivory jade keen lively lofty lunar marble merry misty nimble noble patient proud quiet rapid rusty sable scarlet " +
  "silent silver solar stern stormy sturdy sunlit tawny velvet vivid wandering wary wild windy"
).split(" ");

const BEINGS = (
  "adder anvil archer badger banner beacon bear bell bison boar bridge buckler castle cedar comet condor crane crow dagger " +
  "deer drum eagle elk ember falcon ferry forge fox gate griffin hammer harbour hare harp hawk helm heron horse hound ibex " +
  "ibis lantern laurel lion lynx mantle marten mill moth oak orchard otter owl panther pike quarry raven river rook rose sail " +
  "salmon sparrow spear stag stork swan tower viper wolf"
).split(" ");

const SPAN = 64; // words used of each list: every pair comes once in eleven years
const PAIRS = SPAN * SPAN;

/** Days since 1970 on the calendar of whoever plays. */
export function dayNumber(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

export function dailySeed(date: Date): string {
  const pair = (dayNumber(date) * 2741 + 977) % PAIRS; // 2741 is odd, so that no pair comes twice before all have come
  return `${MANNERS[Math.floor(pair / SPAN)]}-${BEINGS[pair % SPAN]}-${date.getDate()}`;
}

/** Which of these go with it today: at least one. */
export function dailyMix(words: string[], date: Date): string[] {
  const mixes = 2 ** words.length - 1;
  const mask = words.length ? 1 + ((dayNumber(date) * 37 + 11) % mixes) : 0;
  return words.filter((_, bit) => (mask >> bit) & 1);
}

/** A seed to begin with when somebody wants words of their own. */
export function anySeed(): string {
  const draw = (words: string[]): string => words[Math.floor(Math.random() * words.length)] ?? "";
  return `${draw(MANNERS)}-${draw(BEINGS)}-${1 + Math.floor(Math.random() * 99)}`;
}
