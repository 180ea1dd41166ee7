"""More for the tests of modes: matches from the first roll on, tables changed in mid-question, and the way to a later one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ludarium.core.build import row
from ludarium.core.match import Match
from ludarium.core.text import Phrase
from ludarium.core.zones import in_order
from ludarium.games.hara.atlas import WORLDS, paths
from ludarium.games.hara.state import DUSK_DECK, Hara, deck_of, face_down
from ludarium.games.hara.view import DECK_NAMES
from tests.hara.table import GAME, PLACE_IDS, ask_again, card, kind, options, restart, state

Script = Mapping[str, str | Sequence[str]]


def fresh(mode: str, **chosen: object) -> Match:
    """A new match at its first question, chance included."""
    return GAME.new(seed=1, mode=mode, options=chosen, chance="ask")


def changed(match: Match, change: Callable[[Hara], Any], again: bool = False) -> Match:
    """The same question over another table; `again`: the Adventure phase asks anew, for what is possible now."""
    s = state(match).clone()
    change(s)
    s.roads = paths(s.cut_slots)
    if again:
        ask_again(s)
    return restart(match, s)


def go(match: Match, until: str | Callable[[Match], bool], answers: Script | None = None) -> Match:
    """Answer until a question of this kind: as `answers` says by kind of question (one for all, or one after the other), or
    else with the first option."""
    left = {name: [said] * 99 if isinstance(said, str) else list(said) for name, said in (answers or {}).items()}
    reached = until if callable(until) else lambda now: kind(now) == until
    while match.actor is not None and not reached(match):
        waiting = left.get(kind(match))
        match.answer(waiting.pop(0) if waiting else 0)
    assert match.actor is not None, "the match ended on the way"
    return match


def at_day(day: int, question: str) -> Callable[[Match], bool]:
    """A question of a kind on a Day."""
    return lambda match: state(match).day == day and kind(match) == question


def draws_from(world: str, day: int) -> Callable[[Match], bool]:
    """The question which card of a World's deck comes on a Day."""
    return lambda match: (
        state(match).day == day and kind(match) == "card_is_drawn" and all(deck_name(said) == world for said in options(match))
    )


def deck_name(said: str) -> str:
    deck = deck_of(card(said.removeprefix("card=")))
    return "dusk" if deck == DUSK_DECK else WORLDS[deck]


def in_deck(match: Match, deck: str) -> set[str]:
    """The cards face down in a deck."""
    return {PLACE_IDS[number] for number in in_order(state(match).where, face_down(DECK_NAMES.index(deck)))}


def set_hurt(s: Hara, **damage: int) -> None:
    """Damage on cards, done by the first seat."""
    for id, n in damage.items():
        s.hurt[card(id)] = n
        s.marks[card(id)] = 512  # by seat 0


def lay_worlds(s: Hara, *worlds: str) -> None:
    """The Worlds in slots S1 to S6."""
    s.world_in = row([WORLDS.index(world) for world in worlds])
    s.slot_of = row([worlds.index(world) for world in WORLDS])


def told(match: Match, name: str) -> list[Phrase]:
    """What was told under a name since the match began here."""
    notes = [note for moment in match.moments for note in moment.notes]
    return [note for note in notes if isinstance(note, Phrase) and note.id == f"note-{name}"]


def on_map(match: Match) -> dict[str, str]:
    """Card -> space."""
    return {each["card"]: each["at"] for each in match.view(0)["cards"]}


def seen_card(match: Match, id: str) -> dict[str, Any]:
    return next(each for each in match.view(0)["cards"] if each["card"] == id)


def seat(match: Match) -> dict[str, Any]:
    """The first seat as it is seen."""
    return match.view(0)["seats"][0]


def reason(match: Match) -> str | None:
    """Why the match ended, None while it goes on."""
    return match.result.reason if match.result else None
