/** Words of this title. */
import { known, wordsOf } from "../../lib/words.svelte";
import type { CardSeen } from "../../lib/wire";
import { numberOf, worldOf, type Hara, type Lying, type Space, type World } from "./view";

export const GAME = "hara";

export const { t, told } = wordsOf(GAME);

export function worldName(world: World | "dojo"): string {
  return t(`board-world-${world}`);
}

/** A World's name as it fits into a hex: in one line or in two. */
export function worldLines(world: World): string[] {
  return t(`board-world-short-${world}`).split("|").map((line) => line.trim());
}

export function spaceName(space: Space): string {
  return t("board-space", { world: worldName(worldOf(space)), number: numberOf(space) });
}

export function championName(champion: string): string {
  return t(`board-champion-${champion}`);
}

/** The letter on a figure's base. */
export function letterOf(champion: string): string {
  return championName(champion).charAt(0);
}

export function cardName(cards: Map<string, CardSeen>, id: string): string {
  const card = cards.get(id);
  if (card) return told(card.name);
  const scientist = /^scientist_(\d)$/.exec(id)?.[1];
  if (scientist) return t("board-scientist", { number: Number(scientist) });
  if (id.startsWith("toll-")) return t(id);
  return ["ophion", "enoki"].includes(id) ? championName(id) : known(`board-champion-${id}`, GAME) ? championName(id) : id;
}

/** A card on the map as one would read it out. */
export function lyingSpoken(cards: Map<string, CardSeen>, card: Lying): string {
  const name = cardName(cards, card.card);
  if (card.kind === "event" || card.kind === "rift") return t("board-spoken-card", { name, kind: card.kind });
  if (card.kind === "ally") return t("board-spoken-ally", { name, kind: card.kind });
  const { health, hurt, attack, range, kind } = card;
  const spoken = t("board-spoken-monster", { name, kind, left: health - hurt, health, attack, range });
  const keywords = card.keywords.map(keywordName);
  return [spoken, ...keywords, card.locked ? t("board-spoken-locked") : ""].filter(Boolean).join(", ");
}

/** `volatile 2` as people call it. */
export function keywordName(keyword: string): string {
  const [name = "", ...rest] = keyword.split(" ");
  return t(`board-keyword-${name}`, { n: Number(rest.at(-1) ?? 0) });
}

export function tokenName(token: string): string {
  const [kind = "", number] = token.split(".");
  return t("board-token", { kind, number: Number(number) });
}

/** Everything that can be seen on a space, for the ear. */
export function spaceSpoken(view: Hara, cards: Map<string, CardSeen>, space: Space, more: string[]): string {
  const lying = view.cards.filter((one) => one.at === space).map((one) => lyingSpoken(cards, one));
  const figures = [
    ...view.seats.filter((one) => one.at === space).map((one) => t("board-spoken-figure", { name: championName(one.champion), health: one.health, most: one.max_health })),
    ...(view.champions ?? []).filter((one) => one.at === space && !one.fallen).map((one) => t("board-spoken-hunted", { name: championName(one.champion), health: one.health, most: one.max_health, spirit: one.spirit })),
    ...(view.corrupted?.at === space ? [t("board-spoken-figure", { name: championName(view.corrupted.id), health: view.corrupted.health, most: view.corrupted.max })] : []),
  ];
  const tokens = view.tokens.filter((one) => one.at === space).map((one) => (one.open ? tokenName(one.token) : t("board-clue")));
  const apart = view.disconnected.includes(worldOf(space) as World) ? [t("board-apart")] : [];
  return [spaceName(space), ...figures, ...lying, ...tokens, ...apart, ...more].join(", ");
}
