"""Why something is not possible: the reason that a person reads, with the rule."""

from __future__ import annotations

import pytest

from ludarium.core import zones
from ludarium.core.match import Match
from ludarium.core.text import LANGUAGES, Phrase
from ludarium.games.tamashii.fields import ATTACHED
from ludarium.games.tamashii.rules import launch
from tests.tamashii.table import do, game, lay, table


def programming(*draws: str) -> Match:
    """The first Programming of somebody alone, with the red board; the Fill draws these, column by column (T-187)."""
    match = game().new(seed=1, chance="ask")
    left = iter(draws)
    while match.prompt is None or match.prompt.kind != "stop_answered":
        assert match.prompt
        notations = [option.notation for option in match.prompt.options]
        match.answer(f"draw={next(left)}" if notations[0].startswith("draw=") else notations[0])
    return match


def why(match: Match, answer: str) -> str:
    return told(game().why_not(match.state, answer))


def told(reason: Phrase | None) -> str:
    """The reason; it cites its rule in both languages. Where none is known, it is only said that this is not offered."""
    if reason is None or reason.id == "why-not-offered":
        return ""
    assert all("(T-" in game().text(reason, language) for language in LANGUAGES)
    return reason.id


TOKENS = ("red", "red", "green", "yellow", "red", "blue", "green", "yellow")  # a1 a3 b2 b4 c1 c3 d2 d4


@pytest.mark.rule("T-43", "T-64", "T-65a", "T-66")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("move a1 b2", "why-not-beside"),
        ("move a1 c1", "why-not-beside"),
        ("move a2 b1", "why-not-beside"),
        ("move d2 e2", "why-locked-cell"),
        ("move b3 c2", "why-not-beside"),
        ("move c2 b2", ""),
        ("move c4 d4", ""),
        ("move b1 a1", ""),
    ],
)
def test_a_move_that_is_none(move: str, reason: str) -> None:
    match = programming(*TOKENS)
    assert why(match, move) == reason


@pytest.mark.rule("T-64", "T-65a")
def test_empty_cells_and_tokens_of_one_type_do_not_move() -> None:
    match = programming(*TOKENS)
    assert why(match, "move c2 d1") == "why-not-beside"
    assert why(match, "move b3 c4") == "why-not-beside"
    match.answer("move a3 a4")
    assert why(match, "move a2 a3") == "why-both-empty"
    match.answer("move a1 a2")
    match.answer("move a2 a3")
    assert why(match, "move a3 a4") == "why-same-tokens"


@pytest.mark.rule("T-97", "T-179", "T-180", "T-181", "T-182")
def test_what_cannot_be_paid_for() -> None:
    match = programming(*TOKENS)
    assert {why(match, each) for each in ("discard a1", "token red")} == {"why-memory"}
    assert {why(match, each) for each in ("integrity", "unlock e1", "open", "draw")} == {"why-exp"}


@pytest.mark.rule("T-76", "T-134", "T-134a", "T-136")
def test_a_place_that_is_too_far_or_behind_a_face_down_tile() -> None:
    """The last place of the training ground lies two steps away, and only face-down tiles lie between."""
    match = programming(*TOKENS)
    assert why(match, "launch power a1 b1 c1") == "why-moment-launch"
    match.answer("done")
    while match.prompt and match.prompt.kind != "destination_chosen":
        match.answer(match.prompt.options[-1].notation)
    assert why(match, "move 8") == "why-face-down"
    assert why(match, "move 2") == "why-already-there"
    assert why(match, "move 77") == ""


@pytest.mark.rule("T-71", "T-78", "T-80", "T-84")
def test_a_pattern_that_does_not_lie_there_was_launched_or_is_another_players() -> None:
    s = table(seats=2)
    doorman = [each.id for each in game().pack.kinds["enemy"]].index("doorman")
    zones.put_under(s.enemies, [int(each) for each in s.content.design].index(doorman), ATTACHED + 100)
    lay(s, 0, "RGR.. ..... BYB.. .....")
    do(s, launch.launch_step, 0)

    def reason(answer: str) -> str:
        return told(game().why_not(s, answer))

    assert reason("launch power a1 b1 c1") == ""
    assert reason("launch power a3 b3 c3") == "why-other-cells"
    assert reason("launch long power a1 b1 c1 d1") == "why-not-lying"
    assert reason("launch divert doorman a1 b1 c1 a3") == "why-not-open"
    notations = [game().choice(s, option).notation for option in s.options]
    s.answer(notations.index("launch power a1 b1 c1"))
    assert reason("launch power a1 b1 c1") == "why-launched"
