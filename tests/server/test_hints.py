"""What a hint says of an answer: never only the answer again, and never a chance without its number."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import ludarium
from ludarium.core import reasons
from ludarium.core.kernel import State
from ludarium.core.match import Match
from ludarium.core.text import LANGUAGES, Listing, Localized, Phrase
from ludarium.server import advice
from tests.core.make_golden import GOLDEN

MATCHES = sorted(file for info in ludarium.games() for file in GOLDEN.glob(f"{info.id}-*.json"))
EVERY = 29  # of the questions of a match so many are asked about


def words(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


def unsaid(say: object) -> object:
    if isinstance(say, dict) and "say" in say:
        return Phrase(say["say"], {name: unsaid(value) for name, value in say["with"].items()})
    if isinstance(say, dict) and "list" in say:
        return Listing(tuple(unsaid(each) for each in say["list"]))
    if isinstance(say, dict):
        return Localized(say)
    return say


def hinted(match: Match, state: State) -> list[tuple[Phrase, object]]:
    prompt = match.prompt_of(state)
    tried = [(each.index, 0, 0) for each in prompt.options]
    return [
        (option.phrase, said.reason)
        for at in range(0, len(tried), advice.BEST)
        for option, said in zip(
            prompt.options[at : at + advice.BEST],
            advice.best(match, prompt.seat, state, tried[at : at + advice.BEST]),
            strict=True,
        )
    ]


@pytest.mark.parametrize("file", MATCHES, ids=lambda file: file.stem)
def test_a_reason_says_more_than_the_answer_and_every_place_in_it_is_filled(file: Path) -> None:
    save = json.loads(file.read_text("utf-8"))["save"]
    game = ludarium.game(save["game"])
    match = game.new(save["seed"], mode=save["mode"], seats=save["seats"], options=save["options"])
    asked = 0
    for entry in save["log"]:
        if not isinstance(entry["by"], int):
            continue
        asked += 1
        if asked % EVERY == 0 and len(match.state.options) > 1:
            for option, why in hinted(match, match.state):
                assert not isinstance(why, dict) or why["say"] not in game.no_news
                for language in LANGUAGES:
                    answer = game.text(option, language)
                    reason = game.text(unsaid(why), language) if why else ""
                    assert not re.search(r"\{|\}|\$|None|%\s*$", reason), reason
                    assert reason.lower().rstrip(".") != answer.lower(), "the reason is the answer again"
                    if why and why["say"] == "odds-one":
                        assert re.match(r"\d+\s?%", reason), reason
        match.answer(entry["say"])


@pytest.mark.parametrize(("chance", "told"), [(0.004, 1), (0.996, 99), (1.0, 100), (0.5, 50)])
def test_a_chance_is_never_rounded_to_a_certainty(chance: float, told: int) -> None:
    assert reasons.percent(chance) == told


def test_the_chance_in_a_reason_is_the_one_that_sets_the_answer_apart() -> None:
    """What every answer risks alike is no reason for one of them."""
    match = ludarium.game("proving").new(seed=3, options={"modules": []})
    while match.prompt is None or match.prompt.kind != "reroll_place_or_stop":
        match.answer(0)
    one, other = match.prompt.options[:2]
    told = reasons.own_chance(one, [other.odds])
    assert told is not None
    alike = [each for each in one.odds if any(each == same for same in other.odds)]
    assert told not in alike
