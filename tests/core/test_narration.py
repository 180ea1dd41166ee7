"""The log reads as a narrator would tell it: every line is a sentence, nothing is said twice, no answer is left without words."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import pairwise, product

import pytest

from ludarium.core.grammar import FUNCTIONS
from ludarium.core.history import Moment
from ludarium.core.match import Match
from ludarium.core.text import LANGUAGES, Phrase
from tests.core.known import known_of
from tests.core.make_golden import GOLDEN, MATCHES
from tests.core.titles import LEDUC, Title, each_game

TOLD = "-told"
each_match = pytest.mark.parametrize("name", MATCHES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def not_worth_telling(game: str) -> set[str]:
    return {f"option-{word}" for word in known_of(game).not_worth_telling.split()}


def untold(game: str) -> set[str]:
    return not_worth_telling(game) | {f"option-{word}" for word in known_of(game).told_by_rules.split()}


@cache
def played(name: str) -> Match:
    return MATCHES[name].game.load(json.loads((GOLDEN / f"{name}.json").read_text("utf-8"))["save"])


@cache
def log(name: str, language: str) -> list[tuple[Moment, list[str]]]:
    """Every moment with its lines: the sentence of the answer, if it has one, and what the rules told."""
    match = played(name)
    said = [(moment, ([] if moment.told is None else [moment.told]) + list(moment.sentences)) for moment in match.moments]
    return [(moment, [match.game.text(phrase, language) for phrase in phrases]) for moment, phrases in said]


@each_match
@each_language
def test_every_line_of_the_log_is_a_sentence(name: str, language: str):
    for _, lines in log(name, language):
        for line in lines:
            assert line[0].isupper() or line[0] in "«“", line
            assert line[-1] in ".!?", line
            assert ".." not in line
            assert not set("{}[]") & set(line), line
            assert not re.search(r"[a-z]_[a-z]|\b(option|note|chance|counter)-[a-z]|\b[WBGY][1-8]\b|  ", line), line


@each_match
@each_language
def test_what_was_answered_is_not_told_again_by_what_came_of_it(name: str, language: str):
    for moment, lines in log(name, language):
        assert moment.told is None or lines[0] not in lines[1:]


@each_match
@each_language
def test_no_line_is_an_actor_with_the_words_of_a_button(name: str, language: str):
    match = played(name)
    for moment, lines in log(name, language):
        if isinstance(moment.entry.by, int) and isinstance(moment.phrase, Phrase):
            label = match.game.text(moment.phrase, language)
            for line, phrase in zip(lines, [moment.told, *moment.sentences] if moment.told else moment.sentences, strict=True):
                actor = match.game.text(phrase.arguments.get("who", phrase.arguments.get("seat", "")), language)
                assert line.rstrip(".!") not in (label, f"{actor} {label}", f"{actor}: {label}", f"{actor} : {label}")


@each_match
@each_language
def test_the_title_of_a_card_stands_between_quotation_marks(name: str, language: str):
    """A title may be anything, also half a sentence: “Gold discards The Chest Was Open” is not one."""
    match, opening = played(name), {"en": "“", "fr": "«\u00a0"}[language]
    titles = ("ability", "item", "order", "shift", "mission", "advantage")
    for moment in match.moments:
        for phrase in moment.sentences:
            line = match.game.text(phrase, language)
            for each in (match.game.text(phrase.arguments[key], language) for key in titles if key in phrase.arguments):
                bare = each.strip("“”«»\u00a0")
                assert bare not in line or f"{opening}{bare}" in line or bare in unseen(match, language), line


def unseen(match: Match, language: str) -> set[str]:
    """What cards are called of which only the back is seen."""
    ids = match.game.texts.ids("en")
    return {match.game.text(Phrase(id), language) for id in ids if id.startswith("unseen-") or id == "reward-mission"}


@pytest.mark.parametrize("name", [name for name in MATCHES if name.startswith("anima")])
def test_a_die_that_falls_on_the_same_face_again_does_not_become_another(name: str):
    for _, lines in log(name, "en"):
        assert not any(re.search(r"\b([1-6]) becomes an? \1\b", line) for line in lines), lines


@each_match
def test_what_an_answer_leads_to_is_told_where_the_answer_is_not(name: str):
    match = played(name)
    quiet = {"answer-pass"} | not_worth_telling(match.game.info.id)
    for at, moment in enumerate(match.moments):
        if isinstance(moment.entry.by, int) and moment.told is None and moment.phrase.id not in quiet:
            later = match.moments[at : at + 12]  # where luck, or those who may react, are asked first
            assert any(one.notes for one in later), moment.entry.say


@each_game
def test_every_answer_has_a_sentence_in_the_log_or_needs_none(title: Title):
    ids = title.game.texts.ids("en")
    answers = {id for id in ids if id.startswith("option-") and not id.endswith((TOLD, "-short"))}
    told = {id.removesuffix(TOLD) for id in ids if id.endswith(TOLD)}
    assert told <= {id for id in ids if id.startswith(("option-", "chance-"))}, "a sentence for no answer"
    of_modes = {id for id in answers if re.search(f"^{id} =", title.game.more_words("en"), re.MULTILINE)}  # they own themselves
    assert answers - told - of_modes == untold(title.game.info.id)


@each_language
def test_in_another_seats_log_a_secret_answer_is_told_without_its_secret(language: str):
    match = played("anima-three")
    returned = [moment for moment in match.moments if moment.entry.say.startswith("return ")]
    assert returned
    for moment in returned:
        assert isinstance(moment.phrase, Phrase)
        card = match.game.text(moment.phrase.arguments["card"], language)
        other = moment.open_to((int(moment.entry.by) + 1) % 3)
        assert card in match.game.text(moment.told, language)
        assert card not in match.game.text(other.told, language)
        assert other.entry.say == ""


def test_a_title_without_sentences_for_its_answers_leaves_the_log_to_its_notes():
    match = played("leduc")
    assert match.game is LEDUC
    assert all(moment.told is None for moment in match.moments if isinstance(moment.entry.by, int))
    assert any(moment.notes for moment in match.moments)


@pytest.mark.parametrize("name", ["proving-no-module", "proving-all-six"])
def test_a_wound_is_told_before_what_it_costs(name: str):
    moments = played(name).moments
    wounds = [at for at, moment in enumerate(moments) if any(one.id == "note-wounded" for one in moment.sentences)]
    assert wounds
    assert all(moments[at + 1].entry.say.startswith("exhaust ") for at in wounds)


@each_language
def test_a_die_of_the_log_is_called_by_its_colour(language: str):
    colours = {
        "en": {"W": "white", "B": "blue", "G": "green", "Y": "yellow"},
        "fr": {"W": "blanc", "B": "bleu", "G": "vert", "Y": "jaune"},
    }
    resting = [
        (moment.entry.say, lines) for moment, lines in log("proving-all-six", language) if moment.entry.say.startswith("exhaust ")
    ]
    assert resting
    for say, lines in resting:
        assert any(colours[language][say.split()[1][0]] in line for line in lines), lines


def gained(match: Match) -> list[list[tuple[str, object]]]:
    """For every answer: whose Energy is told of, and how."""
    of_energy = ("note-gains", "note-loses-energy")
    return [[(one.id, one.arguments["seat"]) for one in moment.sentences if one.id in of_energy] for moment in match.moments]


BLOWS = ("note-attacks", "note-foe-attacks", "note-strikes-champion", "note-ophion-strikes")
COSTS = ("note-suffers", "note-prevents", "note-champion-hurt")
TOLD_TWICE = {*product(BLOWS, COSTS), ("note-challenged", "note-succeeds"), ("note-challenged", "note-fails")}


@pytest.mark.parametrize("name", [name for name in MATCHES if name.startswith("hara")])
def test_in_hara_a_gain_is_one_sentence_and_so_is_a_blow_with_what_it_costs(name: str):
    match = played(name)
    for told in gained(match):
        assert all(one != next for one, next in pairwise(told)), told
    for moment in match.moments:
        for one, next in pairwise(moment.sentences):
            assert one.arguments.get("lost") or (one.id, next.id) not in TOLD_TWICE


def test_what_is_told_in_one_sentence_adds_up():
    match = played("hara-arena-four")
    for moment in match.moments:
        for id in ("note-gains", "note-loses-energy"):
            noted = sum(int(note.arguments.get("n", 1)) for note in moment.notes if note.id == id)
            told = sum(
                int(one.arguments[colour]) for one in moment.sentences if one.id == id for colour in ("red", "green", "blue")
            )
            assert noted == told
        lost = [note.arguments["n"] for note in moment.notes if note.id == "note-suffers"]
        told_lost = [
            one.arguments.get("lost") or one.arguments["n"]
            for one in moment.sentences
            if one.id == "note-suffers" or one.arguments.get("lost")
        ]
        assert lost == told_lost


@pytest.mark.parametrize(("language", "name", "the", "to", "of"), [
    ("en", "The Salt Market", "the Salt Market", "to the Salt Market", "of the Salt Market"),
    ("en", "Theo", "Theo", "to Theo", "of Theo"),
    ("fr", "Le Port aux Potences", "le Port aux Potences", "au Port aux Potences", "du Port aux Potences"),
    ("fr", "Les Ruines Perdues", "les Ruines Perdues", "aux Ruines Perdues", "des Ruines Perdues"),
    ("fr", "La Tour de la Fin", "la Tour de la Fin", "à la Tour de la Fin", "de la Tour de la Fin"),
    ("fr", "L’Abbaye", "l’Abbaye", "à l’Abbaye", "de l’Abbaye"),
    ("fr", "Azur", "Azur", "à Azur", "d’Azur"),
    ("fr", "Ysolde", "Ysolde", "à Ysolde", "d’Ysolde"),
    ("fr", "Yann", "Yann", "à Yann", "de Yann"),
    ("fr", "Lena", "Lena", "à Lena", "de Lena"),
    ("fr", "The Baiyu", "The Baiyu", "à The Baiyu", "de The Baiyu"),
])  # fmt: skip
def test_a_name_inside_a_sentence(language: str, name: str, the: str, to: str, of: str):
    functions = FUNCTIONS[language]
    assert [functions["THE"](name), functions["TO"](name), functions["OF"](name)] == [the, to, of]


def test_a_card_that_would_strike_nobody_says_so_before_it_is_played():
    match = played("hara-arena-four")
    turns = [at for at, moment in enumerate(match.moments) if moment.entry.say.startswith("play ")][::6]
    vain = 0
    for at in turns:
        asked = match.branch(at)
        assert asked.prompt is not None
        assert isinstance(asked.actor, int)
        for option in asked.prompt.options:
            if option.notation.startswith("play ") and option.phrase.arguments["hits"] == "nobody":
                vain += 1
                told = {one.id for one in asked.foresee(option.notation, asked.actor).sentences}
                assert told & {"note-reaches-nobody", "note-shrugs-off"}, option.notation
                assert not told & {"note-strikes", "note-strikes-champion", "note-strikes-foe"}
                assert "(no target in range)" in match.game.text(option.phrase, "en")
    assert vain > 5


@each_language
def test_the_dice_of_a_fight_say_whose_they_are(language: str):
    match = played("anima-three")
    rolls = [moment for moment in match.moments if moment.entry.say.startswith(("own=", "foe="))]
    assert rolls
    for moment in rolls:
        who = "own" if moment.entry.say.startswith("own=") else "foe"
        name = match.game.text(moment.phrase.arguments[who], language)
        assert name.split(maxsplit=1)[-1] in match.game.text(moment.told, language)  # its article may melt into what is before it


@pytest.mark.parametrize("name", ["proving-no-module", "proving-all-six"])
def test_who_chooses_a_die_for_the_fifth_wound_is_told_that_it_is_the_last(name: str):
    match = played(name)
    for at, moment in enumerate(match.moments):
        for wound in (one for one in moment.sentences if one.id == "note-wounded"):
            asked = match.game.asks(match.state_after(at + 1))
            assert ("the fifth wound" in match.game.text(asked)) == (wound.arguments["health"] == 5), asked
