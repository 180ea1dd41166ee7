/** What a blow would do to whom it may strike: the answer itself says it. */
import type { OptionOffered } from "../../lib/wire";
import { argsOf } from "../../lib/phrase";

export interface Struck {
  damage: number | null; // null: it does no damage, or nobody can tell how much
  falls: boolean;
}

export function struckBy(option: OptionOffered): Struck {
  const { damage, falls } = argsOf(option.text);
  return { damage: typeof damage === "number" ? damage : null, falls: falls === "yes" };
}
