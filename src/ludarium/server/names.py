"""Names of seats: as people may see them, and so that nobody at a table is taken for somebody else.

A name that another seat has, or that reads like it, gets a number. Refusing it would keep out somebody whose friend happens to
have the same name."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from itertools import count

LONGEST_NAME = 40
CAPITALS = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX")  # of the Greek alphabet, whose small letters are drawn otherwise
LOOK_ALIKES = str.maketrans(  # letters of other alphabets, digits and a sign that are drawn like Latin letters, once case is gone
    "авеёзікмнорстухѕјԁԛԝһґαβγεηικνορτυχω0135iı|",
    "abeezlkmhopctyxsjdqwhrabyenlkvoptuxwoleslll",
)
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters that are drawn as nothing


def named(name: str) -> str:
    """A name as people may see it: no line breaks or control characters, and not too long."""
    shown = "".join(letter for letter in " ".join(name.split()) if letter.isprintable())[:LONGEST_NAME].strip()
    return shown if any(letter not in BLANK and not letter.isspace() for letter in shown) else ""


def named_apart(name: str, taken: Collection[str]) -> str:
    """The same, with a number if one of the names that are taken reads like it. No name at all may be had by many."""
    name = named(name)
    theirs = {looks(each) for each in taken if each}
    numbered = (f"{name[: LONGEST_NAME - 4]} {number}" for number in count(2))
    return name if not name or looks(name) not in theirs else next(each for each in numbered if looks(each) not in theirs)


def looks(name: str) -> str:
    """What is left of a name at a glance: equal for names that could be taken for each other."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).translate(CAPITALS).casefold())
    letters = "".join(letter for letter in plain.translate(LOOK_ALIKES) if letter.isalnum() and letter not in BLANK)
    return letters or plain
