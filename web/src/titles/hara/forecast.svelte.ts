/** What a blow would do to whom it may strike, asked of the server once for every question. */
import type { TableStore } from "../../lib/table.svelte";
import type { OptionOffered, Previewed } from "../../lib/wire";
import { object, strikes, verb } from "./options";
import { argsOf } from "./phrase";
import type { Hara } from "./view";

export interface Struck {
  damage: number | null; // null: not known
  falls: boolean;
}

const MOST = 12; // targets; more are told when pointed at

export class Forecast {
  #known = $state.raw<ReadonlyMap<string, Struck>>(new Map());

  of(option: OptionOffered): Struck {
    return this.#known.get(option.say) ?? { damage: null, falls: false };
  }

  /** Asks about the blows of a new question. Gives a function that stops asking. */
  follow(table: TableStore, options: OptionOffered[], view: Hara): () => void {
    let wanted = true;
    const blows = options.filter((option) => strikes(option) && verb(option) === "hit").slice(0, MOST);
    this.#known = new Map(blows.map((option) => [option.say, said(option)] as const).filter(([, struck]) => struck.damage !== null));
    void (async () => {
      for (const option of blows) {
        if (!wanted || this.#known.has(option.say)) continue;
        const seen = await table.preview(option.say).catch(() => null);
        if (seen && wanted) this.#known = new Map([...this.#known, [option.say, compared(view, seen, object(option))]]);
      }
    })();
    return () => (wanted = false);
  }
}

/** The option may say it itself. */
function said(option: OptionOffered): Struck {
  const { damage, falls, left } = argsOf(option.text);
  return { damage: typeof damage === "number" ? damage : null, falls: falls === "yes" || left === 0 };
}

/** What is left of somebody before and after. */
function compared(view: Hara, seen: Previewed, name: string): Struck {
  const after = seen.view as Hara | null;
  if (!after) return { damage: null, falls: false };
  const [before, then] = [leftOf(view, name), leftOf(after, name)];
  if (before === null) return { damage: null, falls: false };
  // whoever is gone, or stands there whole again, has fallen
  if (then === null || then > before) return { damage: before, falls: true };
  return { damage: before - then, falls: then === 0 };
}

function leftOf(view: Hara, name: string): number | null {
  const card = view.cards.find((one) => one.card === name);
  if (card) return card.health - card.hurt;
  if (view.corrupted?.id === name) return view.corrupted.health;
  const champion = [...view.seats, ...(view.champions ?? []).filter((one) => !one.fallen)].find((one) => one.champion === name);
  return champion?.health ?? null;
}
