/** Things on the table as one would read them out. */
import type { CardSeen } from "../../lib/wire";
import type { AreaSeen, Counter, Member, MissionSeen } from "./view";
import { cardName, cardText, counterName, t } from "./words";

type Cards = Map<string, CardSeen>;

const joined = (parts: string[]): string => parts.filter(Boolean).join(", ");

export function characterSpoken(cards: Cards, member: Member): string {
  const card = cards.get(member.card);
  const { combat = 0, speed = 0, gender = "", symbols = [] } = card?.facts ?? {};
  return joined([
    cardName(cards, member.card),
    t("board-spoken-values", { combat, speed }),
    gender && t(`gender-${gender}`),
    ...symbols.map((symbol: string) => t(`symbol-${symbol}`)),
    member.immobilised ? t("board-immobilised") : member.inclined ? t("board-inclined") : "",
    cardText(card),
  ]);
}

export function advantageSpoken(cards: Cards, id: string): string {
  const card = cards.get(id);
  const { type = "any", timing = "" } = card?.facts ?? {};
  return joined([cardName(cards, id), t(`type-${type}`), timing && t(`timing-${timing}`), cardText(card)]);
}

export function areaSpoken(cards: Cards, area: AreaSeen, nameOf: (counter: Counter) => string): string {
  const facts = cards.get(area.card)?.facts ?? {};
  const lying = area.encounter;
  return joined([
    cardName(cards, area.card),
    t("board-level", { level: area.level }),
    facts["trade"] ? t("fact-trade") : "",
    !lying ? "" : lying.card ? encounterSpoken(cards, lying.card) : t("board-face-down"),
    ...area.parties.map((party) => nameOf(party) === counterName(party) ? counterName(party) : `${nameOf(party)} (${counterName(party)})`),
  ]);
}

export function encounterSpoken(cards: Cards, id: string): string {
  const card = cards.get(id);
  const combat = card?.facts["combat"];
  return joined([cardName(cards, id), combat ? t("board-spoken-combat", { combat }) : t("kind-event")]);
}

export function missionSpoken(cards: Cards, mission: MissionSeen): string {
  return joined([mission.card ? cardName(cards, mission.card) : t("kind-mission"), t(`mission-${mission.state}`)]);
}
