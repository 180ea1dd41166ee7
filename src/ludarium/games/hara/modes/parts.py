"""What several modes, or strangers' modes, say and show in the same way: dice, drawn cards, tokens, and where an answer belongs.

The decisions of the common rules (`<subject>_words.py` in rules/) are made of these parts, too.
"""

from __future__ import annotations

from collections.abc import Callable

from ludarium.core.decisions import Choice, Decision, Phrase
from ludarium.core.why import only
from ludarium.games.hara.atlas import WORLDS, tile_of
from ludarium.games.hara.catalogue import mode_of
from ludarium.games.hara.lexicon import Lexicon, token_id, token_phrase, world_phrase
from ludarium.games.hara.modes.spec import Explain, Mark, MarkState
from ludarium.games.hara.rules.movement import walk_on
from ludarium.games.hara.rules.offers import DETAIL as DETAIL  # a mode finds all it needs here
from ludarium.games.hara.rules.offers import FREELY as FREELY
from ludarium.games.hara.rules.offers import WHAT
from ludarium.games.hara.rules.turn import act
from ludarium.games.hara.state import ADVENTURE, CHAMPIONS, DOOM, HELD, Hara

Says = Callable[[Hara, Lexicon, int], Choice]  # of an option that is one number

# -- where an answer belongs -----------------------------------------------------------------------------------------


def elsewhere(usual: Explain) -> Explain:
    """A reason against what is answered at another moment, unless the mode has one for all of them."""

    def explain(s: Hara, names: Lexicon, said: list[str]) -> Phrase | None:
        ruled = mode_of(s).elsewhere
        return Phrase(ruled) if ruled else usual(s, names, said)

    return explain


def moment(id: str) -> Explain:
    return elsewhere(only(id))


@elsewhere
def other_step(s: Hara, _names: Lexicon, _said: list[str]) -> Phrase:
    """H-45, H-48b: one thing is finished before the next, and all of it belongs to the own Phase I."""
    return Phrase("why-other-step" if s.phase == ADVENTURE else "why-not-in-phase")


def in_a_turn() -> Decision[Hara, Lexicon]:
    """What is done in a turn, between two steps as well. A FREE action is an answer of the number FREELY, its code is DETAIL."""
    return Decision[Hara, Lexicon](act, walk_on, what=WHAT, elsewhere=other_step)


# -- options ---------------------------------------------------------------------------------------------------------


def by_luck(says: Says, *rules: int) -> Decision[Hara, Lexicon]:
    """What chance brings for these rules."""
    decision = Decision[Hara, Lexicon](*rules)
    decision.answer()(says)
    return decision


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


def world_for(word: str) -> Says:
    """A World is chosen: `<word> oakenmoor`, told by `option-<word>`."""

    def says(_s: Hara, _names: Lexicon, world: int) -> Choice:
        phrase = Phrase(f"option-{word}", {"world": world_phrase(world)})
        return Choice(f"{word} {WORLDS[world]}", phrase, (f"world.{WORLDS[world]}",))

    return says


def swapped(world: int, other: int) -> Choice:
    phrase = Phrase("option-swap", {"world": world_phrase(world), "other": world_phrase(other)})
    return Choice(f"swap {WORLDS[world]} {WORLDS[other]}", phrase, (f"world.{WORLDS[world]}", f"world.{WORLDS[other]}"))


def collected(_s: Hara, _names: Lexicon, token: int) -> Choice:
    phrase = Phrase("option-collect", {"token": token_phrase(token)})
    return Choice(f"collect {token_id(token)}", phrase, (f"token.{token_id(token)}",))


# -- marks -----------------------------------------------------------------------------------------------------------


def token_mark(s: Hara, token: int) -> Mark:
    """A token with its number: in the Inventory, the next one, later, or not (openly) on the map."""
    at = s.token[token]
    lies = at >= 0 and bool(s.variant.lies_open(s))
    state: MarkState = "done" if at == HELD else "next" if lies and s.variant.is_next(s, token) else "open" if lies else "hidden"
    sign = "skull" if token >= DOOM else ""
    return Mark(state, number=token % DOOM + 1, sign=sign, at=tile_of(int(at)) if lies else "")
