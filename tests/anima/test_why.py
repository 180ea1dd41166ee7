"""Why an answer is not possible: the reason, its rule, and never a word against something that is possible."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludarium import IllegalAnswer
from ludarium.core.kernel import CHANCE, NOBODY
from ludarium.core.match import Match
from ludarium.core.options import OneOf, Setup, read_setup
from ludarium.core.rulebook import rulebook
from ludarium.core.text import LANGUAGES, Phrase
from ludarium.games.anima import ShadowOfOmega, prompts
from ludarium.games.anima.lexicon import counter, lexicon
from ludarium.games.anima.needs import NEEDS
from ludarium.games.anima.state import Anima
from ludarium.games.anima.tables import TYPES
from ludarium.games.anima.why import ANSWERS, reason
from tests.anima.table import GAME, area, bits, fresh, kind, mission, options, passed, play, roll_on, state, table

SHIPPED = ShadowOfOmega()  # play-outs are played with the real cards
NAMES = lexicon(SHIPPED.pack)
RULE_BOOK = {rule.id for rule in rulebook("anima", "en").rules}
TABLES = ("standard", "tree", "crisis", "rival")
DECISIONS = 1200  # of each kind of table
ASKED = 15  # at every so many of them everything is asked
LONGEST = 600  # answers of a match, so that there are several


def why(match: Match, notation: str) -> str:
    """The name of the reason, after "why-"."""
    assert notation not in options(match)
    found = GAME.why_not(match.state, notation)
    assert found is not None, notation
    assert_readable(found)
    return found.id.removeprefix("why-")


def cited(match: Match, notation: str) -> list[str]:
    """The rules that the reason names."""
    found = GAME.why_not(match.state, notation)
    assert found is not None, notation
    return re.findall(r"A-\d+", GAME.text(found, "en"))


def told(match: Match, notation: str) -> dict[str, object]:
    found = GAME.why_not(match.state, notation)
    assert found is not None
    return dict(found.arguments)


def assert_readable(phrase: Phrase) -> None:
    """A sentence in both languages, without holes, that ends with rules of the rule book: the same in both."""
    citations = []
    for language in LANGUAGES:
        text = SHIPPED.text(phrase, language)
        assert not set("{}$") & set(text), text
        assert "None" not in text, text
        found = re.search(r"[^ (]\s\((A-\d+(?:, A-\d+)*)\)\.$", text)
        assert found, text
        citations.append(found.group(1).split(", "))
    assert citations[0] == citations[1]
    assert set(citations[0]) <= RULE_BOOK


# -- never against the rules -----------------------------------------------------------------------------------------


def any_setup(kind: str, luck: random.Random) -> Setup:
    """Any number of seats, any values of the options."""
    chosen: dict[str, object] = {
        spec.id: luck.choice(spec.values.words) for spec in SHIPPED.info.options if isinstance(spec.values, OneOf)
    }
    chosen |= {"tree": "on" if kind == "tree" else "off", "crisis": "on" if kind == "crisis" else "off"}
    if kind == "rival":
        return read_setup(SHIPPED.info, "rival", 1, chosen)
    return read_setup(SHIPPED.info, "standard", luck.randint(2, 5), chosen)


def choose(s: Anima, luck: random.Random) -> int:
    """Any option, but seldom the first, which is to end the slot or to pass: so that matches go deep."""
    count = len(s.options)
    return luck.randrange(1, count) if count > 1 and luck.random() < 0.7 else luck.randrange(count)


def questions(kind: str) -> Iterator[Anima]:
    """The questions to players of matches played at random, with any options."""
    luck = random.Random(f"why {kind}")
    asked = 0
    while asked < DECISIONS:
        s = SHIPPED.start_state(luck.randrange(2**40), any_setup(kind, luck))
        answers = 0
        while s.actor != NOBODY and answers < LONGEST and asked < DECISIONS:
            if s.actor != CHANCE:
                assert isinstance(s, Anima)
                yield s
                asked += 1
            s.answer(choose(s, luck))
            answers += 1


def everything(s: Anima) -> list[str]:
    """Whatever somebody might try to answer, at any question."""
    advantages = [card.id for card in NAMES.advantages]
    characters = [card.id for card in NAMES.characters]
    areas = [card.id for card in NAMES.areas]
    missions = [card.id for card in NAMES.missions]
    parties = [counter(s, figure) for figure in range(s.settings.figures)]
    dice = ["die", "own", "foe"]
    things = {
        ("discard", "drop", "protect", "return", "fill"): advantages,
        ("dismiss", "incline"): characters,
        ("use",): [*advantages, *characters],
        ("go", "give_up"): areas,
        ("seek",): ["", *areas],
        ("trade", "attack"): parties,
        ("give",): [*advantages, *characters, *missions],
        ("take",): ["", *advantages, *characters, *missions, *TYPES, "any"],
        ("keep",): ["", *characters],
        ("claim",): ["nothing", "recruit", "advantage", "special", *missions],
        ("first",): missions,
        ("choose",): [*parties, *characters, *areas, *advantages],
        ("roll",): dice,
        ("turn",): [f"{die} {face}" for die in dice for face in range(1, 7)],
        ("end", "leave", "reveal", "depart", "stay", "rest", "hold", "explore", "pass", "allow", "enough", "send"): [""],
        ("cancel", "accept", "decline", "less", "more"): [""],
    }
    return [f"{verb} {thing}".strip() for verbs, named in things.items() for verb in verbs for thing in named]


@pytest.mark.parametrize("kind", TABLES)
def test_nothing_is_refused_that_is_possible_and_nothing_without_a_reason(kind: str) -> None:
    """Without looking at the options first, the reasons agree with them: they ask the predicates that made them."""
    read: set[str] = set()
    for number, s in enumerate(questions(kind)):
        possible = {prompts.choice(s, SHIPPED.pack, option).notation for option in s.options}
        for notation in possible:
            assert reason(s, NAMES, notation.split()) is None, (prompts.kind_of(s), notation)
            assert SHIPPED.why_not(s, notation) is None
        if number % ASKED == 0:
            for notation in everything(s):
                if notation not in possible:
                    found = reason(s, NAMES, notation.split())
                    assert found is not None, (prompts.kind_of(s), notation)
                    if found.id not in read:
                        read.add(found.id)
                        assert_readable(found)
    assert len(read) > 40


def test_every_answer_that_players_can_give_is_known() -> None:
    for kind in TABLES:
        for s in questions(kind):
            for option in s.options:
                assert prompts.choice(s, SHIPPED.pack, option).notation.split()[0] in ANSWERS


def test_every_reason_has_its_sentence_in_both_languages() -> None:
    names = [set(re.findall(r"^(why-[a-z-]+) =", text(language), re.MULTILINE)) for language in LANGUAGES]
    assert names[0] == names[1]
    sources = "".join(file.read_text("utf-8") for file in SHIPPED.folder.glob("why*.py"))
    assert names[0] == set(re.findall(r'"(why-[a-z-]+)"', sources))


def test_every_reason_is_reached_by_hand() -> None:
    """Each is expected somewhere below, at a table set for it."""
    named = set(re.findall(r'"([a-z-]+)"', Path(__file__).read_text("utf-8")))
    reasons = set(re.findall(r"^why-([a-z-]+) =", text("en"), re.MULTILINE))
    assert reasons - named == set()


def test_every_need_has_its_sentence() -> None:
    """Each in its own words: none falls back to those of another."""
    for language in LANGUAGES:
        told = [SHIPPED.text(Phrase("why-need", {"card": "X", "need": need}), language) for need in NEEDS[1:]]
        same = {"fight", "fight_sleep"}  # the same thing is needed
        assert len(set(told)) == len(NEEDS) - 1 - (len(same) - 1)
    for need in NEEDS[1:]:
        assert_readable(Phrase("why-need", {"card": "X", "need": need}))


def text(language: str) -> str:
    return (SHIPPED.folder / f"text/{language}.ftl").read_text("utf-8")
