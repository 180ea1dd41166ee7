/** Names inside a sentence: the Fluent functions THE, TO, OF and CAPITAL, as src/ludarium/core/grammar.py explains them. */
import type { FluentFunction } from "@fluent/bundle";

type Lang = "en" | "fr";

const ARTICLES: Record<Lang, RegExp> = { en: /^The (?=\S)/, fr: /^([Ll]es? |[Ll]a |[Ll]’)(?=\S)/ };
const CONTRACTED: Record<string, string> = { "à le ": "au ", "à les ": "aux ", "de le ": "du ", "de les ": "des " };
const VOWEL = /^([aeiouàâéèêëîïôûœæ]|y(?![aeiou]))/i;

function withSmallArticle(lang: Lang, name: string): string {
  return name.replace(ARTICLES[lang], (article) => article.toLowerCase());
}

function behind(lang: Lang, preposition: string, name: string): string {
  const text = `${preposition} ${withSmallArticle(lang, name)}`;
  for (const [apart, together] of Object.entries(CONTRACTED)) {
    if (text.startsWith(apart) && ARTICLES[lang].test(name)) return together + text.slice(apart.length);
  }
  return preposition === "de" && VOWEL.test(name) ? `d’${name}` : text;
}

function functionsOf(lang: Lang, to: string, of: string): Record<string, FluentFunction> {
  return {
    THE: ([name]) => withSmallArticle(lang, String(name)),
    TO: ([name]) => behind(lang, to, String(name)),
    OF: ([name]) => behind(lang, of, String(name)),
    CAPITAL: ([text]) => String(text).charAt(0).toUpperCase() + String(text).slice(1),
  };
}

export const functions: Record<Lang, Record<string, FluentFunction>> = { en: functionsOf("en", "to", "of"), fr: functionsOf("fr", "à", "de") };
