/** What the options of the question that waits mean: which place on the map each of them speaks of. */
import type { OptionOffered } from "../../lib/wire";
import { thing, things, type Options } from "../../table/options";
import { type Hara, type Space, type World } from "./view";

const GOES = ["move", "leap", "investigate"];
const STRIKES = ["hit", "pull", "push", "weaken"];
const VISITS = ["challenge", "help"];
const WORLDLY = ["reconnect", "artifact", "cube", "swap"];

/** Whether the option strikes or shoves somebody: those are outlined as targets. */
export function strikes(option: OptionOffered): boolean {
  return STRIKES.includes(option.does);
}

/** Where somebody or something stands, by its name. */
export function whereIs(view: Hara, name: string): Space | null {
  const card = view.cards.find((one) => one.card === name);
  if (card) return card.at;
  if (view.corrupted?.id === name) return view.corrupted.at;
  const champion = [...view.seats, ...(view.champions ?? [])].find((one) => one.champion === name);
  return champion?.at ?? view.tokens.find((one) => one.token === name)?.at ?? null;
}

/** The space an option speaks of, if it speaks of one. */
export function spaceOf(view: Hara, option: OptionOffered): Space | null {
  if (GOES.includes(option.does)) return (things(option, "space")[0] as Space | undefined) ?? null;
  return [...STRIKES, ...VISITS, "collect", "choose"].includes(option.does) ? whereIs(view, thing(option)) : null;
}

/** The Worlds an option speaks of. */
export function worldsOf(option: OptionOffered): World[] {
  return WORLDLY.includes(option.does) ? ([...things(option, "world"), ...things(option, "cube")] as World[]) : [];
}

/** The slot of the map an option speaks of, 0 to 5. */
export function slotOf(option: OptionOffered): number | null {
  return option.does === "slot" ? Number(thing(option)) - 1 : null;
}

/** The answers that speak of a space, for every space that has some. */
export function bySpace(view: Hara, options: Options): Map<Space, Options> {
  const found = new Map<Space, Options>();
  for (const option of options) {
    const space = spaceOf(view, option);
    if (space !== null) found.set(space, [...(found.get(space) ?? []), option]);
  }
  return found;
}

/** Answers a World's centre stands for, given the Worlds already taken in hand for a swap. */
export function answersFor(options: Options, world: World, picked: World[] = []): Options {
  return options.filter((option) => [...picked, world].every((one) => worldsOf(option).includes(one)));
}
