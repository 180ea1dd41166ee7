"""What several modes, or strangers' modes, say and show in the same way: dice, drawn cards, tokens, and where an answer belongs.

The questions of every mode are described in prompts.py, the reasons of every mode stand in why.py: both are made of these parts.
"""

from __future__ import annotations

from ludarium.core.prompts import Choice
from ludarium.core.text import Phrase
from ludarium.core.why import only as only  # a mode finds all it needs here
from ludarium.games.hara.atlas import WORLDS, tile_of
from ludarium.games.hara.lexicon import Lexicon, world_phrase
from ludarium.games.hara.modes.spec import Describe, Mark, MarkState
from ludarium.games.hara.state import ADVENTURE, CHAMPIONS, DOOM, HELD, Hara

IN_A_TURN = ("act", "walk_on")  # where FREE actions are open


# -- options ---------------------------------------------------------------------------------------------------------


def rolled_world(_s: Hara, _names: Lexicon, world: int) -> Choice:
    return Choice(f"world={WORLDS[world]}", Phrase("chance-world", {"world": world_phrase(world)}), (f"world.{WORLDS[world]}",))


def rolled_number(_s: Hara, _names: Lexicon, number: int) -> Choice:
    return Choice(f"d6={number}", Phrase("chance-d6", {"number": number}), (f"face.{number}",))


def drawn_card(_s: Hara, names: Lexicon, card: int) -> Choice:
    return Choice(f"card={names.places[card].id}", Phrase("chance-card", {"card": names.places[card].name}))


def drawn_shift(_s: Hara, names: Lexicon, shift: int) -> Choice:
    return Choice(f"shift={names.shifts[shift].id}", Phrase("chance-shift", {"shift": names.shifts[shift].name}))


def drawn_champion(_s: Hara, names: Lexicon, champion: int) -> Choice:
    return Choice(f"champion={CHAMPIONS[champion]}", Phrase("chance-champion", {"champion": names.champions[champion].name}))


def dealt_order(_s: Hara, _names: Lexicon, order: int) -> Choice:
    return Choice(f"order={order}", Phrase("chance-order", {"number": order}))


def world_for(word: str) -> Describe:
    """A World is chosen: `<word> oakenmoor`, told by `option-<word>`."""

    def describe(_s: Hara, _names: Lexicon, world: int) -> Choice:
        phrase = Phrase(f"option-{word}", {"world": world_phrase(world)})
        return Choice(f"{word} {WORLDS[world]}", phrase, (f"world.{WORLDS[world]}",))

    return describe


def swapped(world: int, other: int) -> Choice:
    phrase = Phrase("option-swap", {"world": world_phrase(world), "other": world_phrase(other)})
    return Choice(f"swap {WORLDS[world]} {WORLDS[other]}", phrase, (f"world.{WORLDS[world]}", f"world.{WORLDS[other]}"))


# -- reasons ---------------------------------------------------------------------------------------------------------


def other_step(s: Hara, _names: Lexicon, _said: list[str]) -> Phrase:
    """H-45, H-48b: one thing is finished before the next, and all of it belongs to the own Phase I."""
    return Phrase("why-other-step" if s.phase == ADVENTURE else "why-not-in-phase")


# -- marks -----------------------------------------------------------------------------------------------------------


def token_mark(s: Hara, token: int) -> Mark:
    """A token with its number: in the Inventory, the next one, later, or not (openly) on the map."""
    at = s.token[token]
    lies = at >= 0 and bool(s.variant.lies_open(s))
    state: MarkState = "done" if at == HELD else "next" if lies and s.variant.is_next(s, token) else "open" if lies else "hidden"
    sign = "skull" if token >= DOOM else ""
    return Mark(state, number=token % DOOM + 1, sign=sign, at=tile_of(int(at)) if lies else "")
