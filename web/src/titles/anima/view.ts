/** What the server says about a match of Anima, and small questions one may ask of it. */

export type Counter = "gold" | "ruby" | "azure" | "jade" | "violet" | "rival";
export type PhaseId = "setup" | "reset" | "movement" | "interaction" | "exploration" | "crisis";
export type MissionState = "secret" | "begun" | "completed" | "lost";
export type Deck = "characters" | "areas" | "encounters" | "advantages";

export interface Member {
  card: string;
  inclined: boolean;
  immobilised: boolean;
}

export interface MissionSeen {
  card: string | null; // null: a secret of its owner
  state: MissionState;
  count: number | null;
  places: string[];
  current: boolean;
}

export interface Figure {
  figure: Counter;
  seat: number | null;
  party: Member[];
  combat: number | null;
  speed: number | null;
  at: string | null;
  cards: number;
  hand: string[];
  drawn: { characters: string[]; advantages: string[] } | null;
  lasting: string[];
  guild: string | null;
  missions: MissionSeen[];
  ready: boolean;
  bonus: { combat: number; speed: number };
  now: { combat: number; speed: number };
  rested: boolean;
  resting: boolean;
  lost: boolean;
  lost_next: boolean;
  moved: boolean;
  explored: boolean;
  forbidden: string[];
  offers: number;
  no_recruit: string[];
  edge: number | null;
}

export interface AreaSeen {
  card: string;
  level: number;
  encounter: { card: string | null; face_down: boolean } | null;
  parties: Counter[];
}

export interface Fight {
  kind: "creature" | "mission" | "party" | "crisis";
  fighter: { figure: Counter; combat: number; base: number; plus: number; die: number | null };
  foe: { combat: number; die: number | null; plus: number; figure?: Counter; card?: string };
  ending: "won" | "lost" | "drawn" | "escaped" | "slipped_away" | null;
  margin: number | null;
}

export interface Thing {
  kind: "character" | "advantage";
  card?: string | null;
  type?: string;
}

export interface Trade {
  by: Counter;
  with: Counter;
  gives: Thing[];
  takes: Thing[];
  fills: Thing[];
}

export interface Final {
  card: string;
  open: boolean;
  begun: Counter[];
  counts: number[];
}

export interface Anima {
  turn: number;
  phase: PhaseId;
  order: Counter[];
  slot: Counter | null;
  you: Counter | null;
  figures: Figure[];
  areas: AreaSeen[];
  most_areas: number | null;
  searched: boolean;
  decks: Record<Deck, { left: number; top: string | null }>;
  spent: Record<Deck, string[]>;
  final: Final | null;
  crisis: number | null;
  timer: number | null;
  fight: Fight | null;
  roll: { for: "explore" | "speed" | "try"; by: Counter; die: number } | null;
  met: { card: string; area: string | null; preliminary: boolean } | null;
  move: { by: Counter; to: string | null; redirected: boolean } | null;
  uses: { by: Counter; card: string; cancelled: boolean }[];
  claim: string | null;
  trade: Trade | null;
  window: number | null;
  tree: boolean;
}

export const PHASES: PhaseId[] = ["reset", "movement", "interaction", "exploration"];
export const DECKS: Deck[] = ["characters", "areas", "encounters", "advantages"];

export function figureOf(view: Anima, counter: Counter | null | undefined): Figure | null {
  return view.figures.find((one) => one.figure === counter) ?? null;
}

/** Everybody but oneself, in seat order from the next one on; the Rival last. */
export function others(view: Anima): Figure[] {
  const mine = view.figures.findIndex((one) => one.figure === view.you);
  if (mine < 0) return view.figures;
  return [...view.figures.slice(mine + 1), ...view.figures.slice(0, mine)];
}

/** What somebody has done in this phase: before, at or after the own place in the turn order. */
export function placeInTurn(view: Anima, counter: Counter): "before" | "now" | "after" | null {
  if (view.slot === counter) return "now";
  const at = view.order.indexOf(counter);
  const now = view.slot === null ? -1 : view.order.indexOf(view.slot);
  return at < 0 || now < 0 ? null : at < now ? "before" : "after";
}

export const ROMAN = ["", "I", "II", "III"];
