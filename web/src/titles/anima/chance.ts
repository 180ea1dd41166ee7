/** How a Mission or a combat would end, where two dice and the numbers on the table decide it. */
import type { CardSeen } from "../../lib/wire";
import { argsOf, idOf } from "../../lib/phrase";
import type { Figure } from "./view";

const FACES = [1, 2, 3, 4, 5, 6];

/** Chance that the own sum is at least as high as the other one; `strictly`: higher. */
export function chanceOfWinning(mine: number, theirs: number, strictly = false): number {
  let won = 0;
  for (const own of FACES) {
    for (const other of FACES) if (mine + own > theirs + other || (!strictly && mine + own === theirs + other)) won += 1;
  }
  return won / 36;
}

/** Chance that one die and the Speed reach the difficulty. */
export function chanceOfSpeed(speed: number, difficulty: number): number {
  return FACES.filter((face) => speed + face >= difficulty).length / 6;
}

/** What awake Characters and cards in play add against the foe of a Mission. */
function addedAgainst(figure: Figure, cards: Map<string, CardSeen>, trait: string): number {
  const awake = figure.party.filter((one) => !one.immobilised).map((one) => one.card);
  const sentences = [...awake, ...figure.lasting, figure.guild ?? ""].flatMap((id) => cards.get(id)?.text ?? []);
  let added = 0;
  for (const sentence of sentences) {
    const { n, trait: against } = argsOf(sentence);
    const counts = idOf(sentence) === "verb-against-mission" || (idOf(sentence) === "verb-against" && against === trait);
    if (counts) added += Number(n);
  }
  return added;
}

/** The chance of a Mission on the spot, as the party is now; null where it is more than one roll, or nobody there to roll. */
export function chanceOfMission(figure: Figure, mission: CardSeen | undefined, cards: Map<string, CardSeen>): number | null {
  const { kind, combat, difficulty, trait } = mission?.facts ?? {};
  if (figure.party.length === 0) return null;
  if ((kind === "slay" || kind === "hold") && figure.combat !== null) {
    return chanceOfWinning(figure.combat + addedAgainst(figure, cards, trait ?? ""), combat);
  }
  return kind === "speed" && figure.speed !== null ? chanceOfSpeed(figure.speed, difficulty) : null;
}
