/** What the map shows at this moment besides what lies on it: where one may go, how far a blow reaches, whom it may strike. */
import type { CardSeen, OptionOffered } from "../../lib/wire";
import { thing, things, type Options } from "../../table/options";
import { distances, linksOf } from "./geometry";
import { spaceOf, strikes } from "./options";
import { effectOf, type Effect } from "./scripts";
import { struckBy, type Struck } from "./struck";
import type { Hara, Seat, Space } from "./view";

export interface Target extends Struck {
  name: string; // of whom it strikes
}

export interface Staged {
  steps: ReadonlyMap<Space, number>; // spaces one may walk or leap to
  goes: boolean; // they can be chosen at once; else they only show what the card would allow
  range: ReadonlySet<Space>;
  far: number | null; // that range
  targets: ReadonlyMap<Space, Target[]>;
  distances: ReadonlyMap<Space, number>; // from the champion to everywhere
}

interface Seen {
  view: Hara;
  me: Seat | null;
  options: Options;
  selected: OptionOffered | undefined;
  cards: Map<string, CardSeen>;
  after: Hara | null; // the board if the selected answer were given, where luck has no part
}

const PLACES = ["move", "leap", "investigate", "collect", "choose"];

export function stage(seen: Seen): Staged {
  const { view, me, options } = seen;
  const links = linksOf(view);
  const from = (me?.at ?? view.corrupted?.at) || "dojo.0";
  const everywhere = distances(links, from);
  const targets = targetsOf(seen);
  const still: Staged = { steps: new Map(), goes: false, range: new Set(), far: null, targets, distances: everywhere };
  const effect = played(seen);
  if (effect) {
    const most = seen.after?.points ?? (effect.steps || effect.leap);
    return { ...still, steps: within(everywhere, most), ...ranged(effect.range, everywhere) };
  }
  const moves = options.filter((option) => option.does === "move");
  if (moves.length > 0 && view.points !== null) {
    const offered = (space: Space): boolean => moves.some((option) => things(option, "space").includes(space));
    const steps = [...within(everywhere, view.points)].filter(([space, far]) => far > 1 || offered(space));
    return { ...still, steps: new Map(steps), goes: true };
  }
  const steps = new Map<Space, number>();
  for (const option of options.filter((one) => PLACES.includes(one.does))) {
    const space = spaceOf(view, option);
    // who is chosen need not be gone to
    if (space !== null) steps.set(space, option.does === "choose" ? 0 : (everywhere.get(space) ?? 0));
  }
  if (targets.size > 0) return { ...still, steps, goes: true, ...ranged(farthest(targets, everywhere), everywhere) };
  if (view.corrupted?.id === "ophion" && view.corrupted.at) return { ...still, steps, goes: true, ...ranged(view.corrupted.range, everywhere) };
  return { ...still, steps, goes: true };
}

/** The effect of the ability card that is pointed at. */
function played({ me, selected, cards }: Seen): Effect | null {
  if (!me || selected?.does !== "play") return null;
  const id = thing(selected);
  const state = me.cards.find((one) => one.id === id)?.state;
  return effectOf(cards.get(id), state === "board" ? "board" : "hand");
}

function within(everywhere: ReadonlyMap<Space, number>, most: number): Map<Space, number> {
  return new Map([...everywhere].filter(([, far]) => far > 0 && far <= most));
}

function ranged(far: number | null, everywhere: ReadonlyMap<Space, number>): Pick<Staged, "range" | "far"> {
  if (far === null) return { range: new Set(), far };
  return { range: new Set([...everywhere].filter(([, distance]) => distance <= far).map(([space]) => space)), far };
}

function farthest(targets: ReadonlyMap<Space, Target[]>, everywhere: ReadonlyMap<Space, number>): number {
  return Math.max(...[...targets.keys()].map((space) => everywhere.get(space) ?? 0));
}

function targetsOf({ view, options }: Seen): Map<Space, Target[]> {
  const found = new Map<Space, Target[]>();
  for (const option of options.filter(strikes)) {
    const space = spaceOf(view, option);
    const name = thing(option);
    if (space === null || found.get(space)?.some((one) => one.name === name)) continue;
    found.set(space, [...(found.get(space) ?? []), { name, ...struckBy(option) }]);
  }
  return found;
}
