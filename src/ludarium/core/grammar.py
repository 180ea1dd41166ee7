"""Names inside a sentence. A card is called “The Salt Market” or « Le Port aux Potences »; a sentence of a Fluent file writes
`THE($area)`, `TO($area)` or `OF($area)` for “the Salt Market”, « au Port aux Potences », « d’Azur ». The browser has the same
three in web/src/lib/grammar.ts."""

from __future__ import annotations

import re
from collections.abc import Callable

ARTICLE = re.compile(r"^(The |Les? |La |L’)(?=\S)")
CONTRACTED = {"à le ": "au ", "à les ": "aux ", "de le ": "du ", "de les ": "des "}
VOWEL = re.compile(r"[aeiouàâéèêëîïôûœæ]|y(?![aeiou])", re.IGNORECASE)

Function = Callable[[object], str]


def with_small_article(name: object) -> str:
    return ARTICLE.sub(lambda found: found.group().lower(), str(name))


def behind(preposition: str) -> Function:
    def joined(name: object) -> str:
        text = f"{preposition} {with_small_article(name)}"
        for apart, together in CONTRACTED.items():
            if text.startswith(apart) and ARTICLE.match(str(name)):
                return together + text[len(apart) :]
        if preposition == "de" and VOWEL.match(str(name)):
            return f"d’{name}"
        return text

    return joined


FUNCTIONS: dict[str, dict[str, Function]] = {
    "en": {"THE": with_small_article, "TO": behind("to"), "OF": behind("of")},
    "fr": {"THE": with_small_article, "TO": behind("à"), "OF": behind("de")},
}
