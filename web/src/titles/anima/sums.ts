/** The parts of both sums of a combat, so that every point can be accounted for. */
import type { CardSeen, Line } from "../../lib/wire";
import { idOf } from "../../lib/phrase";
import { played } from "./recap";
import { figureOf, type Anima, type Counter, type Fight } from "./view";
import { cardName, t, told } from "./words";

export interface Part {
  text: string;
  n: number;
  kind: "plain" | "zero" | "plus" | "minus";
}

export interface Side {
  figure: Counter | null;
  card: string | null;
  parts: Part[];
  sum: number;
  die: number | null;
}

type Cards = Map<string, CardSeen>;

const part = (text: string, n: number): Part => ({ text, n, kind: n < 0 ? "minus" : "plus" });

/** Characters first, then what is added to them; `total` is the party's Combat against this foe, cards played apart. */
function partyParts(view: Anima, cards: Cards, counter: Counter, total: number, bySpeed: boolean): Part[] {
  const figure = figureOf(view, counter);
  if (!figure) return [];
  const value = bySpeed ? "speed" : "combat";
  const parts: Part[] = figure.party.map(({ card, immobilised }) => {
    const n = immobilised && !bySpeed ? 0 : Number(cards.get(card)?.facts[value] ?? 0);
    const name = cardName(cards, card);
    return { text: n === 0 ? t("board-asleep", { card: name }) : bySpeed ? t("board-part-speed", { card: name }) : name, n, kind: n === 0 ? "zero" : "plain" };
  });
  if (figure.bonus[value]) parts.push(part(t("board-part-missions"), figure.bonus[value]));
  if (figure.now[value]) parts.push(part(t("board-part-turn"), figure.now[value]));
  if (figure.rested) parts.push(part(t("board-part-rested"), 2));
  const rest = total - parts.reduce((sum, one) => sum + one.n, 0);
  if (rest) parts.push(part(t("board-part-abilities"), rest));
  return parts;
}

export function sides(view: Anima, fight: Fight, cards: Cards, lines: Line[]): [Side, Side] {
  const uses = played(lines);
  const foeCard = fight.foe.card ? cards.get(fight.foe.card) : undefined;
  const bySpeed = (foeCard?.text ?? []).some((sentence) => idOf(sentence) === "verb-swift-foe");
  const added = (mine: boolean, plus: number): Part[] => {
    const parts = uses.filter((one) => one.n !== 0 && (one.by === fight.fighter.figure) === (mine !== one.foe)).map((one) => part(told(one.use), one.n));
    const rest = plus - parts.reduce((sum, one) => sum + one.n, 0);
    return rest ? [...parts, part(t("board-part-cards"), rest)] : parts;
  };
  const { fighter, foe } = fight;
  const mine: Side = {
    figure: fighter.figure,
    card: null,
    parts: [...partyParts(view, cards, fighter.figure, fighter.base, bySpeed), ...added(true, fighter.plus)],
    sum: fighter.combat,
    die: fighter.die,
  };
  const base = foe.combat - foe.plus;
  const printed = Number(foeCard?.facts[fight.kind === "crisis" ? "crisis_combat" : "combat"] ?? base);
  const own = foe.figure
    ? partyParts(view, cards, foe.figure, base, false)
    : [{ text: t("fact-combat"), n: printed, kind: "plain" as const }, ...(base === printed ? [] : [part(t("board-part-here"), base - printed)])];
  return [mine, { figure: foe.figure ?? null, card: foe.card ?? null, parts: [...own, ...added(false, foe.plus)], sum: foe.combat, die: foe.die }];
}
