/** Which face a card of the map shows: by what its name says it is, else by its place among the others of its kind. */
import type { CardSeen } from "../../lib/wire";
import type { Glyph } from "./glyphs";
import type { Lying } from "./view";

const NAMED: [RegExp, Glyph][] = [
  [/stag|hart|deer|elk|antler|hind|tines|sixteen|ibex|chamois/, "stag"],
  [/tortoise|turtle|shell|snail|mossback|moonshell/, "tortoise"],
  [/wol[fv]|hound|jackal|dog|howl|lion|hyena/, "wolf"],
  [/fox|cat|lynx|ferret|weasel|hare|rabbit/, "fox"],
  [/bear|badger|macaque|ape|monkey/, "bear"],
  [/boar|tusk|hog|sow|ox|bull|goat|ram/, "boar"],
  [/bird|harrier|crow|raven|owl|hawk|heron|crane|vulture|magpie|choir|kite|gull|shrike|feather|wing/, "bird"],
  [/moth|butterfly|wasp|bee|beetle|locust|firefly|mosquito/, "moth"],
  [/spider|weaver|web|silk|tailor/, "spider"],
  [/scorpion|sting|mantis/, "scorpion"],
  [/crab|claw|lobster/, "crab"],
  [/fish|carp|koi|eel|pike|toad|frog|newt|lamprey|shark/, "fish"],
  [/serpent|snake|viper|adder|worm|wyrm|lizard|leech/, "serpent"],
  [/dragon|drake|wyvern/, "dragon"],
  [/oni|tooth|demon|devil|imp|ogre|fiend/, "oni"],
  [/ghost|wraith|wight|shade|phantom|spectre|haunt|mourner|widow|shroud|drowned|fall|sleep/, "ghost"],
  [/golem|colossus|statue|giant|stone|brick|titan/, "golem"],
  [/soldier|guard|knight|sentinel|sergeant|captain|legion|helm|deserter|watchman|marshal|general|halberd/, "helm"],
  [/engine|machine|clock|cog|gear|automaton|furnace|press|foundry|iron|steel|batter/, "cog"],
  [/mask|portrait|wardrobe|mime|actor|mummer|face|smile|mirror|traveller|madam|grandmother/, "mask"],
  [/tree|root|oak|thorn|bramble|willow|moss|vine|ivy|bamboo|briar|sapling|reed|morel/, "tree"],
  [/flame|fire|ember|cinder|ash|burn|sun|dune|pyre|candle|bellows|forge|verdigris/, "flame"],
  [/wisp|lantern|lamp|light|star|moon|spark|mist|fog/, "wisp"],
  [/hand|grasp|finger|puppet|auctioneer|counts|nurse|novice|carrier/, "hand"],
  [/doctor|teapot|flask|vial|laborator/, "flask"],
  [/book|scribe|page|ink|clerk|scholar|librar/, "book"],
  [/eye|insomnia|watch|gaze|seer|astronomer|specimen/, "eye"],
];

const OTHERS: Glyph[] = ["oni", "wolf", "ghost", "bird", "serpent", "mask", "boar", "moth", "golem", "spider", "stag", "flame"];

export function faceOf(lying: Pick<Lying, "card" | "kind">, card: CardSeen | undefined): Glyph {
  if (lying.kind === "event") return "star";
  if (lying.kind === "rift") return "rift";
  if (lying.kind === "scientist") return "flask";
  const words = lying.card.replaceAll("_", " ");
  const name = typeof card?.name === "object" && "en" in card.name ? String(card.name["en"]).toLowerCase() : words;
  const named = NAMED.find(([what]) => new RegExp(`\\b(${what.source})`).test(`${name} ${words}`));
  if (named) return named[1];
  const sum = [...lying.card].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
  return OTHERS[sum % OTHERS.length]!;
}
