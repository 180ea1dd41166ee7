"""Names inside a sentence. A card is called “The Salt Market” or « Le Port aux Potences »; a sentence of a Fluent file writes
`THE($area)`, `TO($area)` or `OF($area)` for “the Salt Market”, « au Port aux Potences », « d’Azur »; `CAPITAL($text)` begins a
sentence with whatever comes first. The browser has the same four in web/src/lib/grammar.ts."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

ARTICLES = {"en": re.compile(r"^The (?=\S)"), "fr": re.compile(r"^([Ll]es? |[Ll]a |[Ll]’)(?=\S)")}
CONTRACTED = {"à le ": "au ", "à les ": "aux ", "de le ": "du ", "de les ": "des "}
VOWEL = re.compile(r"[aeiouàâéèêëîïôûœæ]|y(?![aeiou])", re.IGNORECASE)

Function = Callable[[Any], Any]  # from an argument of a message to text


def with_small_article(language: str) -> Function:
    return lambda name: ARTICLES[language].sub(lambda found: found.group().lower(), str(name))


def behind(preposition: str, language: str) -> Function:
    named = with_small_article(language)

    def joined(name: object) -> str:
        text = f"{preposition} {named(name)}"
        for apart, together in CONTRACTED.items():
            if text.startswith(apart) and ARTICLES[language].match(str(name)):
                return together + text[len(apart) :]
        if preposition == "de" and VOWEL.match(str(name)):
            return f"d’{name}"
        return text

    return joined


def with_capital(text: object) -> str:
    return str(text)[:1].upper() + str(text)[1:]


FUNCTIONS: dict[str, dict[str, Function]] = {
    "en": {"THE": with_small_article("en"), "TO": behind("to", "en"), "OF": behind("of", "en"), "CAPITAL": with_capital},
    "fr": {"THE": with_small_article("fr"), "TO": behind("à", "fr"), "OF": behind("de", "fr"), "CAPITAL": with_capital},
}
