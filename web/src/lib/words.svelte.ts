/** Language and words. The same Fluent files as in the terminal, put together here so that switching needs no server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { address } from "./address";
import { functions } from "./grammar";
import { read, write } from "./storage";
import type { Say } from "./wire";

export type Lang = "en" | "fr";
export const LANGUAGES: Lang[] = ["en", "fr"];

function firstLanguage(): Lang {
  const kept = read<string>("language", "");
  const wanted = kept || navigator.language;
  return wanted.toLowerCase().startsWith("fr") ? "fr" : "en";
}

class Language {
  #current = $state<Lang>(firstLanguage());
  #asked = this.#current;

  constructor() {
    document.documentElement.lang = this.#current;
  }

  get current(): Lang {
    return this.#current;
  }

  /** The page goes over as a whole, once the words are there that are on it now. */
  set current(value: Lang) {
    this.#asked = value;
    write("language", value);
    void Promise.allSettled(placesInUse().map((place) => load(value, place))).then(() => {
      if (this.#asked !== value) return;
      this.#current = value;
      document.documentElement.lang = value;
    });
  }
}

export const language: { current: Lang } = new Language();

/** Where words are: those of the interface, all of a title's, or the few of them that the lobby needs. */
type Place = "" | `${string}/all` | `${string}/lobby`;

/** One bundle for each language and place ("fr", "fr/<title>/all"). */
const bundles = new SvelteMap<string, FluentBundle>();
const underway = new Map<string, Promise<void>>();

function load(lang: Lang, place: Place): Promise<void> {
  const key = keyOf(lang, place);
  let loading = underway.get(key);
  if (!loading) {
    loading = fetchBundle(lang, pathOf(lang, place)).then((bundle) => {
      bundles.set(key, bundle);
    });
    loading.catch(() => underway.delete(key)); // so that it may be tried again
    underway.set(key, loading);
  }
  return loading;
}

/** The places of which words were loaded, in any language. */
function placesInUse(): Place[] {
  return [...new Set([...bundles.keys()].map((key) => key.replace(/^\w+\/?/, "") as Place))];
}

function keyOf(lang: Lang, place: Place): string {
  return place ? `${lang}/${place}` : lang;
}

function pathOf(lang: Lang, place: Place): string {
  const [game = "", part] = place.split("/");
  if (!game) return `text/${lang}`;
  return `games/${encodeURIComponent(game)}/text/${lang}` + (part === "lobby" ? "/lobby" : "");
}

/** Where to look for a message, in this order: a title's own words come first. */
function places(game: string | undefined): Place[] {
  return game ? [`${game}/all`, `${game}/lobby`, ""] : [""];
}

async function fetchBundle(lang: Lang, path: string): Promise<FluentBundle> {
  const answer = await fetch(address(path));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  // No isolation marks around arguments: both languages run from left to right, and the terminal has none either.
  const bundle = new FluentBundle(lang, { functions: functions[lang], useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  return bundle;
}

/** Only the reader's language, to keep the first page light; the other comes when somebody asks for a word of it. */
export function loadWords(): Promise<void> {
  return load(language.current, "");
}

/** Everything that is said at a table of this title: questions, answers, results. */
export function loadGameWords(game: string): Promise<void> {
  return load(language.current, `${game}/all`);
}

/** What the lobby says of a title: how it goes, and the values of its options. */
export function loadLobbyWords(game: string): Promise<void> {
  return load(language.current, `${game}/lobby`);
}

/** A bundle, or undefined while it is on its way. What was loaded in one language will be wanted in the other as well. */
function wanted(lang: Lang, place: Place): FluentBundle | undefined {
  const bundle = bundles.get(keyOf(lang, place));
  if (!bundle && LANGUAGES.some((other) => bundles.has(keyOf(other, place)))) load(lang, place).catch(() => undefined);
  return bundle;
}

const complaints = new Set<string>();

function complain(about: string): void {
  if (complaints.has(about)) return;
  complaints.add(about);
  console.warn(about);
}

/** Messages that a table says in words of its own: the names of those who sit there. Undefined: as it is written. */
export type Naming = (message: string) => string | undefined;
const tables = new SvelteMap<string, Naming>();

/** From now on, until the function that comes back is called. */
export function callSeats(game: string, naming: Naming): () => void {
  tables.set(game, naming);
  return () => {
    if (tables.get(game) === naming) tables.delete(game); // else another table was opened meanwhile
  };
}

type Args = Record<string, Say>;

function format(lang: Lang, id: string, args: Args, game: string | undefined, naming: Naming | undefined): string | null {
  for (const place of places(game)) {
    const bundle = bundles.get(keyOf(lang, place));
    const pattern = bundle?.getMessage(id)?.value;
    if (!bundle || !pattern) continue;
    const said: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      said[name] = typeof value === "number" ? value : sayIn(lang, value, game, naming);
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, said, errors);
    if (errors[0]) complain(`${id} (${keyOf(lang, place)}): ${errors[0].message}`);
    return text;
  }
  return null;
}

/** A message that is missing in one language is told in the other, one that is nowhere by its id. */
function message(lang: Lang, id: string, args: Args, game: string | undefined, naming: Naming | undefined): string {
  const there = places(game).map((place) => wanted(lang, place));
  for (const tried of [lang, ...LANGUAGES]) {
    const told = format(tried, id, args, game, naming);
    if (told !== null) return told;
  }
  if (there.at(0) && there.at(-1)) complain(`no message ${id}`);
  return id;
}

/** A text from the wire in one language, with the names of those at the table of this title. */
export function sayIn(lang: Lang, text: Say | null | undefined, game?: string, naming = tables.get(game ?? "")): string {
  if (text === null || text === undefined) return "";
  if (typeof text !== "object") return String(text);
  if ("list" in text && Array.isArray(text.list)) return text.list.map((item) => sayIn(lang, item, game, naming)).join(", ");
  if ("say" in text && typeof text.say === "string") {
    return naming?.(text.say) ?? message(lang, text.say, typeof text.with === "object" ? text.with : {}, game, naming);
  }
  const localized = text as Record<string, string>;
  return localized[lang] || localized["en"] || "";
}

/** A text from the wire in the reader's language. Reactive. */
export function say(text: Say | null | undefined, game?: string, naming?: Naming): string {
  return sayIn(language.current, text, game, naming);
}

/** A message of the interface. Reactive. */
export function tell(id: string, args: Record<string, Say> = {}): string {
  return say({ say: id, with: args });
}

/** A message of a title's own file. Reactive. */
export function tellGame(game: string, id: string, args: Record<string, Say> = {}): string {
  return say({ say: id, with: args }, game);
}

/** What a board says with: `t` a message of its title by name, `told` a text from the wire. Both reactive. */
export function wordsOf(game: string): { t: (id: string, args?: Record<string, Say>) => string; told: (text: Say | null | undefined) => string } {
  return { t: (id, args) => tellGame(game, id, args), told: (text) => say(text, game) };
}

/** The same whoever sits there: what the title itself calls a seat. Reactive. */
export function tellAsWritten(game: string, id: string): string {
  return message(language.current, id, {}, game, undefined);
}

/** Whether there is such a message, for words that only some values have (`value-live`). Reactive. */
export function known(id: string, game?: string): boolean {
  return places(game).some((place) => LANGUAGES.some((lang) => bundles.get(keyOf(lang, place))?.hasMessage(id)));
}
