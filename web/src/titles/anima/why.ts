/** What somebody means who presses a thing that gives no answer now: the answer to ask the rules about. */
import { type Options } from "../../table/options";
import { figureOf, type Anima, type Counter, type Figure } from "./view";

type Owner = "hand" | "own" | "play" | "other";

/** Whatever is somebody else's, or lies in play, is only ever aimed at or traded: to use it is not meant. */
const MEANT: Record<Owner, (word: string) => boolean> = {
  hand: () => true,
  own: () => true,
  play: (word) => word !== "use" && word !== "discard",
  other: (word) => word === "choose" || word === "take",
};

/** Null: nothing is asked of such things at this moment, and its card is opened. */
export function meant(view: Anima, kind: string, options: Options, anchor: string, able: boolean): string | null {
  const [sort = "", id = ""] = anchor.split(".");
  const me = figureOf(view, view.you);
  if (!me || options.length === 0 || !id) return null;
  if (sort === "party" && !options.some((option) => option.does === "choose")) return toParty(view, me, id as Counter);
  if (sort === "mission" || sort === "reward") return kind === "claim_reward" ? `claim ${id}` : null;
  const owner = ownerOf(me, sort, id);
  const asked = options.find((option) => option.anchors.some((one) => one.startsWith(`${sort}.`)) && option.say !== option.does && MEANT[owner](option.does));
  if (asked) return `${asked.does} ${id}`;
  if (kind === "gives_one" && owner !== "other") return `give ${id}`;
  return owner === "hand" || (owner === "own" && able) ? `use ${id}` : null;
}

function ownerOf(me: Figure, sort: string, id: string): Owner {
  if (sort !== "advantage" && sort !== "character") return "own";
  if (me.party.some((one) => one.card === id)) return "own";
  if (me.hand.includes(id)) return "hand";
  return me.guild === id || me.lasting.includes(id) ? "play" : "other";
}

/** Whoever stands on the same Area is attacked, anybody else is traded with. */
function toParty(view: Anima, me: Figure, other: Counter): string {
  const near = me.at !== null && figureOf(view, other)?.at === me.at;
  return `${near || other === "rival" ? "attack" : "trade"} ${other}`;
}
