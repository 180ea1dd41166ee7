"""Players by name: what can be said, and what is said to whoever says it wrong, in both languages."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from types import ModuleType

import pytest

import ludarium
from ludarium import BadOption
from ludarium.core.options import Flag, Whole
from ludarium.core.text import LANGUAGES
from ludarium.players import (
    USUAL,
    Budget,
    Company,
    PlainPlayer,
    Player,
    Worlds,
    find,
    finding,
    names,
    opponents,
    plain,
    several,
    usual,
)
from tests.core.titles import LEDUC, PROVING

HARA = ludarium.game("hara")


class Counter(Player):
    """Takes the first option, and counts how often it was asked."""

    parameters = {"step": Whole(1, 9), "loud": Flag()}

    def __init__(self, game, seat=0, seed=0, step: int = 1, loud: bool = False) -> None:
        super().__init__(game, seat, seed)
        self.step, self.loud, self.asked = step, loud, 0

    @classmethod
    def plays(cls, game) -> bool:
        return game.info.id != "hara"

    def choose(self, worlds: Worlds, budget: Budget = USUAL) -> int:
        self.asked += self.step
        return 0


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A player that works, one whose package is broken, one that is none."""
    entries = {
        "counter": f"{__name__}:Counter",
        "broken": "no_such_package:Player",
        "none": f"{__name__}:HARA",
        "random": f"{__name__}:Counter",
    }
    listed = [EntryPoint(name, value, finding.GROUP) for name, value in entries.items()]
    monkeypatch.setattr(finding, "entry_points", lambda group: listed)
    finding._elsewhere.cache_clear()
    yield
    finding._elsewhere.cache_clear()


def test_every_title_has_its_players():
    assert names(PROVING) == ["random", "heuristic"]
    assert names(LEDUC) == ["random"]
    assert (usual(PROVING), usual(LEDUC)) == ("heuristic", "random")


@pytest.mark.usefixtures("installed")
def test_players_of_other_packages_stand_beside_ours_and_cannot_take_their_names():
    assert names(PROVING) == ["random", "counter", "heuristic"]
    assert "counter" not in names(HARA)  # which it does not play
    assert not isinstance(find(PROVING, "random"), Counter)
    player = find(PROVING, "counter:step=3,loud=true", seat=0, seed=5)
    assert isinstance(player, Counter)
    assert (player.step, player.loud, player.seed) == (3, True, 5)
    assert find(PROVING, "counter").step == 1


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(("called", "english"), [
    ("grandmaster", "proving has no player 'grandmaster'; its players are: random, counter, heuristic"),
    ("", "has no player ''"),
    ("heuristic:depth=3", "the player 'heuristic' has no setting 'depth'; it takes nothing behind its name"),
    ("counter:speed=3", "has no setting 'speed'; it takes: step, loud"),
    ("counter:step=12", "step=12 of the player 'counter': use a whole number from 1 to 9"),
    ("counter:step", "step= of the player 'counter': use a whole number"),
    ("counter:loud=very", "use true or false"),
    ("broken", "is installed, but no_such_package:Player cannot be loaded: ModuleNotFoundError"),
    ("none", "is no subclass of ludarium.players.Player"),
])  # fmt: skip
def test_what_is_wrong_with_a_name_is_said_in_both_languages(called: str, english: str):
    with pytest.raises(BadOption, match=re.escape(english)) as refused:
        find(PROVING, called)
    assert refused.value.phrase is not None
    said = {PROVING.text(refused.value.phrase, language) for language in LANGUAGES}
    assert len(said) == 2


@pytest.mark.parametrize(("said", "players"), [
    ("heuristic", ["heuristic"]),
    ("random, heuristic", ["random", "heuristic"]),
    ("a:x=1,y=2,b", ["a:x=1,y=2", "b"]),
    ("a:x=1,b:y=2,c", ["a:x=1", "b:y=2", "c"]),
    ("", []),
])  # fmt: skip
def test_several_players_in_one_word(said: str, players: list[str]):
    assert several(said) == players


def test_light_is_known_wherever_there_is_a_heuristic_and_means_it_where_nothing_is_quicker():
    state = PROVING.start_state(3, PROVING.new(seed=3).setup)
    assert plain(PROVING, "light").answer(state) == plain(PROVING, "heuristic").answer(state)
    with pytest.raises(BadOption):
        find(LEDUC, "light")


def test_a_player_made_to_be_quick_is_found_by_name_and_offered_to_nobody():
    assert "light" in names(HARA)
    assert isinstance(find(HARA, "light"), PlainPlayer)
    assert opponents(HARA) == ["random", "heuristic"]
    assert opponents(LEDUC) == names(LEDUC)


@pytest.mark.usefixtures("installed")
def test_only_plain_players_play_matches_out():
    with pytest.raises(BadOption, match="one seat only"):
        plain(PROVING, "counter")


# -- worlds, budgets, company -------------------------------------------------------------------------------------------


def test_a_world_is_the_same_for_the_same_number_and_never_the_truth():
    match = LEDUC.new(seed=4)
    truth, worlds = match.state, Worlds.of(match)
    drawn = [worlds.draw(number) for number in range(30)]
    assert [world.hash() for world in drawn] == [worlds.draw(number).hash() for number in range(30)]
    assert len({tuple(world.hands) for world in drawn}) > 1  # of the other hand nothing is known
    assert all(list(world.luck) != list(truth.luck) for world in drawn)
    drawn[0].answer(0)
    assert match.state.hash() == truth.hash()


def test_a_world_is_asked_of_a_seat():
    match = LEDUC.new(seed=4, chance="ask")
    with pytest.raises(ValueError, match="no seat is asked"):
        Worlds.of(match)


def test_a_budget_ends_and_has_at_least_one_round():
    assert list(Budget(rounds=3)) == [0, 1, 2]
    assert list(Budget(rounds=0)) == [0]
    assert list(Budget(seconds=0.0)) == [0]
    assert list(Budget(rounds=2, seconds=1000.0)) == [0, 1]
    began = time.monotonic()
    assert sum(1 for _ in Budget(seconds=0.02)) > 1
    assert time.monotonic() - began >= 0.02
    with pytest.raises(ValueError, match="rounds, seconds, or both"):
        Budget()


@pytest.mark.usefixtures("installed")
def test_players_of_a_match_are_kept_until_something_is_taken_back():
    match = LEDUC.new(seed=4)
    company, worlds = Company(LEDUC), Worlds.of(match)
    for _ in range(3):
        company.player(0, "counter:step=2").choose(worlds)
    assert company.player(0, "counter:step=2").asked == 6
    assert company.player(1, "counter:step=2").asked == 0
    assert company.player(0, "counter").asked == 0  # somebody else
    company.player(0, "counter").choose(worlds)
    company.forget()
    assert company.player(0, "counter").asked == 0


def test_a_title_may_bring_a_quicker_player(monkeypatch: pytest.MonkeyPatch):
    quick = ModuleType("light")
    quick.choose, quick.play_out = lambda state: len(state.options) - 1, lambda state: 7  # type: ignore[attr-defined]
    part = PROVING.part
    monkeypatch.setattr(PROVING, "part", lambda name: quick if name == "light" else part(name))
    assert names(PROVING) == ["random", "light", "heuristic"]
    assert plain(PROVING, "light").play_out(PROVING.new(seed=1).state) == 7
    assert plain(PROVING, "heuristic").answer(PROVING.new(seed=1).state) == 0
