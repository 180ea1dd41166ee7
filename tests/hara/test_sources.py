"""Whatever makes a number another one than the card in hand says is named with it, in the log and in the question; and hints say
what an answer leads to and what it costs."""

from __future__ import annotations

import pytest

from ludarium.core.match import Match
from tests.hara.table import GAME, play, table


def told(match: Match, language: str = "en") -> str:
    return " ".join(GAME.text(sentence, language) for sentence in match.moments[-1].sentences).replace("\u00a0", " ")


def why(match: Match, notation: str) -> str:
    assert match.prompt is not None
    index = next(option.index for option in match.prompt.options if option.notation == notation)
    found = GAME.sums_up(match.state, index)
    assert found is not None
    return GAME.text(found)


TWO = {"moonshell_tortoise": "baiyu.2", "marshal_adelhart": "baiyu.2"}  # so that the blow asks whom it hits


@pytest.mark.rule("H-62")
def test_an_item_that_sharpens_a_blow_is_named_in_the_question_and_in_the_log() -> None:
    """Art of War from hand: 1 damage; the Hornet Pin adds 1 to the first hit of the turn."""
    match = table(champion="oric", at="baiyu.2", cards=TWO, items=("hornet_pin",), hand={"art_of_war": "hand"})
    play(match, "play art_of_war")
    assert match.prompt is not None
    assert match.prompt.text("en") == "Who takes 2 damage (+1 from Hornet Pin)?"
    play(match, "hit marshal_adelhart")
    assert "deals 2 damage to Marshal Adelhart, Never Relieved (+1 from Hornet Pin)." in told(match)
    assert "(+1 : Épingle-frelon)" in told(match, "fr")


@pytest.mark.rule("H-19")
def test_a_longer_walk_says_which_item_lengthens_it() -> None:
    match = table(champion="oric", at="baiyu.2", items=("seven_hill_clogs",), hand={"dash": "hand"})
    play(match, "play dash")
    assert "+1 from Seven-Hill Clogs" in told(match)


@pytest.mark.rule("H-77")
def test_a_challenge_tells_the_die_what_was_paid_and_the_item_that_helps() -> None:
    match = table(champion="oric", at="baiyu.2", cards={"red_curtain": "baiyu.2"}, items=("worry_bead",), spirit=2)
    play(match, "challenge red_curtain", "spend 1", "d6=3")
    assert "reaches 5 (3 on the die, +1 paid, +1 from Worry Bead)" in told(match)


@pytest.mark.rule("H-81")
def test_a_harder_challenge_names_the_rift_that_makes_it_so() -> None:
    match = table(champion="oric", at="baiyu.2", cards={"red_curtain": "baiyu.2", "forgotten_examination": "drear.1"}, spirit=2)
    play(match, "challenge red_curtain")
    assert match.prompt is not None
    assert "(+1 from the Forgotten Examination)" in match.prompt.text("en")


@pytest.mark.rule("H-50")
def test_a_toll_names_the_rift_that_takes_it() -> None:
    match = table(champion="oric", at="baiyu.2", cards={"ticking_cradle": "baiyu.2"}, spirit=2)
    play(match, "end")
    assert any("loses 1 Spirit because of the Ticking Cradle." in line for line in everything(match))


@pytest.mark.rule("H-64")
def test_the_log_says_when_a_wounded_monster_recovers() -> None:
    match = table(champion="oric", at="baiyu.2", cards={"boiler_knight": "baiyu.2"}, hand={"art_of_war": "hand"})
    play(match, "play art_of_war", "end")
    assert any(line == "The wounds of the Knight of the Boiler close." for line in everything(match))


@pytest.mark.rule("H-222")
def test_a_resource_says_what_it_grew_from() -> None:
    """Leaf, Growth: a turn that ends on a World space without a Monster, two in a Green World."""
    match = table(champion="leaf", at="oakenmoor.2", resource=0)
    play(match, "end")
    assert any("(+2 for a turn’s end without Monsters in a Green World)" in line for line in everything(match))


def everything(match: Match) -> list[str]:
    return [GAME.text(sentence) for moment in match.moments for sentence in moment.sentences]


@pytest.mark.rule("H-64")
def test_a_hint_says_what_a_blow_leaves_and_that_the_wound_will_close() -> None:
    cards = {"boiler_knight": "baiyu.2", "last_battery": "baiyu.2"}
    match = table(champion="oric", at="baiyu.2", cards=cards, hand={"art_of_war": "hand"})
    play(match, "play art_of_war")
    found = why(match, "hit boiler_knight")
    assert "That leaves the Knight of the Boiler with" in found
    assert "the wound heals" in found


@pytest.mark.rule("H-48")
def test_a_hint_for_ending_the_turn_names_the_blows_and_what_stays_unused() -> None:
    match = table(champion="oric", at="baiyu.2", cards={"boiler_knight": "baiyu.2"}, activations=2)
    found = why(match, "end")
    assert "is attacked by" in found
    assert "2 Activations stay unused." in found


@pytest.mark.rule("H-44")
def test_a_hint_for_ending_the_turn_says_why_activations_may_stay_unused() -> None:
    """With a Monster in range the cards are worth keeping; where no card does anything, that is why."""
    kept = table(champion="oric", at="baiyu.2", cards={"boiler_knight": "baiyu.2"}, activations=2)
    assert "stays as it is for your next turn" in why(kept, "end")
    alone = table(champion="oric", at="baiyu.2", activations=2, hand={"art_of_war": "hand"})
    assert why(alone, "play art_of_war") != ""
    assert "Nothing strikes you." in why(alone, "end")


@pytest.mark.rule("H-19")
def test_a_hint_tells_apart_what_follows_at_once_and_what_only_may() -> None:
    """One step into the Dojo brings nothing; the Event is a step further on."""
    match = table(champion="oric", at="dojo.1", cards={"armistice_bell": "oppenheim.1"}, hand={"dash": "hand"})
    play(match, "play dash")
    assert match.prompt is not None
    moves = [option.notation for option in match.prompt.options if option.notation.startswith("move dojo")]
    found = [GAME.text(each) for each in (GAME.sums_up(match.state, at) for at in indices(match, moves)) if each]
    assert all(text.startswith("A way to go on: ") for text in found if "gains" in text)
    assert any("gains" in text for text in found)


def indices(match: Match, notations: list[str]) -> list[int]:
    assert match.prompt is not None
    return [option.index for option in match.prompt.options if option.notation in notations]


@pytest.mark.rule("H-51")
def test_a_rift_that_gives_nothing_is_no_reason_for_what_comes_after_it() -> None:
    """The Cradle heals nobody who is whole; the Growth comes from the quiet alone."""
    match = table(champion="leaf", at="oakenmoor.2", cards={"ticking_cradle": "drear.4"}, activations=1)
    play(match, "end")
    lines = everything(match)
    assert any("Growth (+2 for a turn’s end without Monsters in a Green World)" in line for line in lines), lines
    assert not any("Ticking Cradle" in line for line in lines)


@pytest.mark.rule("H-77")
def test_a_hint_for_spirit_gives_the_chance_and_what_is_left() -> None:
    match = table(champion="oric", at="baiyu.2", cards={"red_curtain": "baiyu.2"}, spirit=3)
    play(match, "challenge red_curtain")
    needed = int(match.prompt.phrase.arguments["difficulty"])  # type: ignore[union-attr, call-overload]
    expected = min(100, round(100 * (7 - needed + 2) / 6))
    assert why(match, "spend 2") == f"{expected}% to succeed; 1 Spirit left."
