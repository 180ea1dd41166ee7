import type { OptionOffered, Say } from "../../lib/wire";
import { argsOf, phrase } from "../../lib/phrase";

/** A hit in the list of options, with what it would do. */
export function brief(option: OptionOffered): Say | null {
  const { damage, falls } = argsOf(option.text);
  return option.does === "hit" && damage !== undefined ? phrase("board-hit-brief", { option: option.text, damage, falls: falls ?? "no" }) : null;
}
