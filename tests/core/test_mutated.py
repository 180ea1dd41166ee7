"""Whatever is in a save or a position, it is refused, played on or broken off with one kind of error."""

from __future__ import annotations

import pytest

from ludarium.core.errors import BadSave, BrokenMatch
from tests.core import mutated
from tests.core.known import known_of
from tests.core.titles import ANIMA, GAMES, ONE_EACH, Title, each_game, everything, midway, often

FILES = {game.info.id: often(known_of(game.info.id).mutated) for game in GAMES if known_of(game.info.id).mutated}


@pytest.mark.parametrize("game", FILES)
def test_mutated_files_end_cleanly(game: str):
    tally = mutated.run(FILES[game], 20, game)
    assert not tally.faults, "\n".join(mutated.grouped(tally.faults))
    assert tally.tried == FILES[game]
    assert tally.ended["refused"] > FILES[game] // 3  # the changes are no harmless ones ...
    assert tally.ended["played on"] + tally.ended["over"] > FILES[game] // 20  # ... nor all so bad that nothing is played


@each_game
def test_an_answer_that_the_rules_stumble_over_has_not_happened(title: Title, monkeypatch: pytest.MonkeyPatch):
    match = midway(title, 61, 1)
    before = everything(match)
    with monkeypatch.context() as fault:
        scopes = iter((title.game.scope, [].index))  # well before the answer, and a fault after it
        fault.setattr(type(title.game), "scope", lambda _, state: next(scopes)(state))
        with pytest.raises(BrokenMatch, match="ValueError"):
            match.answer(0)
    assert everything(match) == before
    match.answer(0)
    assert everything(match) != before


@each_game
@pytest.mark.parametrize("call", ["view", "result", "asks"])
def test_what_cannot_be_shown_is_a_broken_match_and_no_stray_error(title: Title, call: str, monkeypatch: pytest.MonkeyPatch):
    match = midway(title, 62, 1)
    monkeypatch.setattr(type(title.game), call, lambda *_: [][1])
    with pytest.raises(BrokenMatch, match="IndexError"):
        _ = match.view(0), match.result, match.prompt


def test_a_position_that_asks_on_after_its_end_is_refused():
    whole = midway(next(each for each in ONE_EACH if each.game is ANIMA), 63, 2).position()
    with pytest.raises(BadSave, match="impossible"):
        ANIMA.at(whole | {"state": whole["state"] | {"outcome": 1}})
