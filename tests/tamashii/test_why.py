"""Why something is not possible: the reason that a person reads, with the rule."""

from __future__ import annotations

import pytest

from ludarium.core import zones
from ludarium.core.kernel import CHANCE
from ludarium.core.match import Match
from ludarium.core.text import LANGUAGES, Phrase
from ludarium.games.tamashii.fields import ATTACHED
from ludarium.games.tamashii.rules import launch
from ludarium.games.tamashii.rules.bodies import active_body
from ludarium.games.tamashii.rules.combat import spend_power
from tests.tamashii import ground
from tests.tamashii.scene import BASIC, POWER, attach, bare, begin_combat, body_slots
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


# -- answers of another step, and those that the table does not allow ------------------------------------------------------------


@pytest.mark.rule("T-98", "T-134", "T-174", "T-185", "T-192", "T-200", "T-225")
def test_what_belongs_to_another_step_says_to_which() -> None:
    match = programming(*TOKENS)
    for answer, reason in (
        ("move 3", "why-moment-move"),
        ("stay", "why-moment-move"),
        ("district 1", "why-moment-district"),
        ("slot 3 c", "why-moment-slot"),
        ("power 1", "why-moment-power"),
        ("activity 0 look around", "why-moment-activity"),
    ):
        assert why(match, answer) == reason
    match.answer("done")
    while match.prompt and match.prompt.kind != "destination_chosen":
        match.answer(next(option.index for option in match.prompt.options if option.role == "decline"))
    assert why(match, "move a1 b1") == "why-not-programming"
    assert why(match, "integrity") == "why-moment-upgrade"


@pytest.mark.rule("T-98", "T-200", "T-201")
def test_a_slot_that_cannot_be_used_says_why() -> None:
    """A Walker's slots take a common symbol, a rare one, any number of common ones; a common symbol and a blank lie there."""
    s = bare()
    attach(s, 0, "usher")
    s.assets[POWER] = 1
    do(s, spend_power, 0)
    assert told(game().why_not(s, "power 2")) == "why-power"
    s = bare()
    attach(s, 0, "usher")
    begin_combat(s, 0, BASIC, "cb")
    common, rare, _ = body_slots(s, int(active_body(s, 0)))
    reason = game().why_not(s, f"slot {rare} r")
    assert told(reason) == "why-slot-dice"
    assert "1 rare; you have 1 common" in game().text(reason)
    assert told(game().why_not(s, "slot 999 c")) == "why-not-your-slot"
    s = bare()
    attach(s, 0, "usher")
    begin_combat(s, 0, BASIC, "cc")
    used = next(each for each in s.options if game().choice(s, each).notation == f"slot {common} c")
    s.answer(list(s.options).index(used))
    assert told(game().why_not(s, f"slot {common} c")) == "why-slot-used"


@pytest.mark.rule("T-61", "T-43")
def test_a_prepared_token_wants_an_empty_cell() -> None:
    s = ground.bare()
    lay(s, 0, "R.... ..... ..... .....")
    ground.does(s, "prepare 1")
    while s.actor == CHANCE:
        s.answer(0)
    token = game().choice(s, s.options[0]).notation.split()[1]
    assert told(game().why_not(s, f"place {token} a1")) == "why-cell-taken"
    assert told(game().why_not(s, f"place {token} e1")) == "why-locked-cell"


@pytest.mark.rule("T-244")
def test_a_token_of_another_type_is_no_die_of_a_test() -> None:
    s = ground.bare()
    lay(s, 0, "RB... ..... ..... .....")
    ground.does(s, "test red 1: exp 1")
    assert told(game().why_not(s, "contribute b1")) == "why-wrong-type"
    assert told(game().why_not(s, "contribute c1")) == "why-empty-cell"
