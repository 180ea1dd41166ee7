// Generated from src/ludarium/games/anima/view.py by `make docs`: do not edit.

export type Counter = "gold" | "ruby" | "azure" | "jade" | "violet" | "rival";

export type Deck = "characters" | "areas" | "encounters" | "advantages";

export type FightKind = "creature" | "mission" | "party" | "crisis";

export type MissionState = "secret" | "begun" | "completed" | "lost";

export type Phase = "setup" | "reset" | "movement" | "interaction" | "exploration" | "crisis";

export type Ending = "won" | "lost" | "drawn" | "escaped" | "slipped_away";

export type RolledFor = "explore" | "speed" | "try";

export type Forbidden = "fight" | "trade" | "explore";

export interface Member {
  card: string;
  inclined: boolean;
  immobilised: boolean;
}

/** What a seat chooses from while the match is set up. */
export interface Drawn {
  characters: string[];
  advantages: string[];
}

/** Its card is None where it is a secret of its owner. */
export interface MissionSeen {
  card: string | null;
  state: MissionState;
  count: number | null;
  places: string[];
  current: boolean;
}

export interface CombatAndSpeed {
  combat: number;
  speed: number;
}

/** A party and all that belongs to it. Only the Rival has no seat, and only it has an edge. */
export interface Figure {
  figure: Counter;
  seat: number | null;
  party: Member[];
  combat: number | null;
  speed: number | null;
  at: string | null;
  cards: number;
  hand: string[];
  drawn: Drawn | null;
  lasting: string[];
  guild: string | null;
  missions: MissionSeen[];
  ready: boolean;
  bonus: CombatAndSpeed;
  now: CombatAndSpeed;
  rested: boolean;
  resting: boolean;
  lost: boolean;
  lost_next: boolean;
  moved: boolean;
  explored: boolean;
  forbidden: Forbidden[];
  offers: number;
  no_recruit: string[];
  edge: number | null;
}

export interface LyingEncounter {
  card: string | null;
  face_down: boolean;
}

export interface AreaSeen {
  card: string;
  level: number;
  encounter: LyingEncounter | null;
  parties: Counter[];
}

export interface DeckSeen {
  left: number;
  top: string | null;
}

export interface FinalMission {
  card: string;
  open: boolean;
  begun: Counter[];
  counts: number[];
}

export interface Fighter {
  figure: Counter;
  combat: number;
  base: number;
  plus: number;
  die: number | null;
}

/** Another party, or a card, whose die somebody rolls. */
export interface Foe {
  combat: number;
  die: number | null;
  plus: number;
  figure?: Counter;
  card?: string;
  roller?: Counter;
}

export interface Fight {
  kind: FightKind;
  fighter: Fighter;
  foe: Foe;
  ending: Ending | null;
  margin: number | null;
}

export interface Roll {
  for: RolledFor;
  by: Counter;
  die: number;
}

export interface Met {
  card: string;
  area: string | null;
  preliminary: boolean;
}

/** Declared, and not yet carried out. */
export interface Move {
  by: Counter;
  to: string | null;
  redirected: boolean;
}

export interface Use {
  by: Counter;
  card: string;
  cancelled: boolean;
}

/** Something that is given or asked for: a card, or any Advantage of a type. */
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

export interface AnimaView {
  turn: number;
  phase: Phase;
  order: Counter[];
  slot: Counter | null;
  you: Counter | null;
  figures: Figure[];
  areas: AreaSeen[];
  most_areas: number | null;
  searched: boolean;
  decks: Record<Deck, DeckSeen>;
  spent: Record<Deck, string[]>;
  final: FinalMission | null;
  crisis: number | null;
  timer: number | null;
  fight: Fight | null;
  roll: Roll | null;
  met: Met | null;
  move: Move | null;
  uses: Use[];
  claim: string | null;
  trade: Trade | null;
  window: number | null;
  tree: boolean;
}
