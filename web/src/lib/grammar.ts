/** Names inside a sentence: the Fluent functions THE, TO and OF, as src/ludarium/core/grammar.py explains them. */
import type { FluentFunction } from "@fluent/bundle";

const ARTICLE = /^(The |Les? |La |L’)(?=\S)/;
const CONTRACTED: Record<string, string> = { "à le ": "au ", "à les ": "aux ", "de le ": "du ", "de les ": "des " };
const VOWEL = /^([aeiouàâéèêëîïôûœæ]|y(?![aeiou]))/i;

function withSmallArticle(name: string): string {
  return name.replace(ARTICLE, (article) => article.toLowerCase());
}

function behind(preposition: string, name: string): string {
  const text = `${preposition} ${withSmallArticle(name)}`;
  for (const [apart, together] of Object.entries(CONTRACTED)) {
    if (text.startsWith(apart) && ARTICLE.test(name)) return together + text.slice(apart.length);
  }
  return preposition === "de" && VOWEL.test(name) ? `d’${name}` : text;
}

const inWords =
  (made: (name: string) => string): FluentFunction =>
  ([name]) =>
    made(String(name));

export const functions: Record<"en" | "fr", Record<string, FluentFunction>> = {
  en: { THE: inWords(withSmallArticle), TO: inWords((name) => behind("to", name)), OF: inWords((name) => behind("of", name)) },
  fr: { THE: inWords(withSmallArticle), TO: inWords((name) => behind("à", name)), OF: inWords((name) => behind("de", name)) },
};
