"""Scripts: a sentence is in the vocabulary or refused with what would be right; behaviour and text come from the same words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludarium.core.scripts import NO_RULE, BadScript, Number, Sentence, Verb, Vocabulary, Word, frames
from ludarium.core.text import Phrase
from ludarium.games.proving import traits
from ludarium.games.proving.verbs import VOCABULARY as PROVING_VERBS
from tests.core.titles import PROVING

COLOUR = Word("colour", ("red", "blue"), first=1)
AMOUNT = Number("amount", 1, 9)
WORDS = Vocabulary(
    [
        Verb("damage", "spell", (AMOUNT,), rule=70),
        Verb("gain", "spell", (COLOUR, AMOUNT), rule=71),
        Verb("end_turn", "spell", rule=72),
        Verb("flies", "trait"),
        Verb("damage", "trait", (COLOUR,)),
    ]
)


def test_a_script_is_read_sentence_by_sentence():
    damage, gain, end = WORDS.read("spell", "damage 2; gain blue 3 ;end_turn")
    assert (damage.verb.name, damage.numbers) == ("damage", (2,))
    assert (gain.verb.name, gain.numbers) == ("gain", (2, 3))
    assert (end.verb.name, end.numbers) == ("end_turn", ())
    assert gain.shown == {"colour": "blue", "amount": 3}


def test_the_frames_of_a_script_are_rule_and_three_numbers_for_each_sentence():
    assert frames(WORDS.read("spell", "damage 2; gain red 3; end_turn")) == [70, 2, 0, 0, 71, 1, 3, 0, 72, 0, 0, 0]


def test_the_printed_text_of_a_sentence_is_named_after_its_verb_and_gets_its_words():
    (gain,) = WORDS.read("spell", "gain blue 3")
    (end,) = WORDS.read("spell", "end_turn")
    assert gain.phrase == Phrase("verb-gain", {"colour": "blue", "amount": 3})
    assert end.phrase == Phrase("verb-end-turn", {})


def test_an_argument_that_is_not_there_counts_as_zero():
    (damage,) = WORDS.read("spell", "damage 2")
    assert [damage.argument(at) for at in range(3)] == [2, 0, 0]


def test_a_verb_belongs_to_its_group():
    assert WORDS.read("trait", "damage red")[0].verb.rule == NO_RULE
    with pytest.raises(BadScript, match="flies"):
        WORDS.read("spell", "flies")


def test_two_traits_of_a_group_cannot_have_one_number():
    Vocabulary([Verb("swift", "ability", trait=1), Verb("strong", "ability", trait=2), Verb("swift", "power", trait=1)])
    with pytest.raises(AssertionError):
        Vocabulary([Verb("swift", "ability", trait=1), Verb("strong", "ability", trait=1)])


@pytest.mark.parametrize(
    ("script", "says"),
    [
        ("", "empty"),
        (" ; ;", "empty"),
        ("explode 3", "'explode' is no spell; use one of: damage, end_turn, gain"),
        ("damage", "should read: damage <1-9>"),
        ("damage 1 2", "should read: damage <1-9>"),
        ("gain 3 red", "'3' is no colour; use one of: red, blue"),
        ("gain red", "should read: gain <red|blue> <1-9>"),
        ("damage 0", "from 1 to 9"),
        ("damage 10", "from 1 to 9"),
        ("damage -1", "from 1 to 9"),
        ("damage two", "'two' is no amount"),
        ("damage 2.0", "whole number"),
        ("damage ²", "whole number"),
        ("damage 2; explode", "explode"),
        ("Damage 2", "Damage"),
    ],
)
def test_a_sentence_outside_the_vocabulary_is_refused_with_what_would_be_right(script: str, says: str):
    with pytest.raises(BadScript) as problem:
        WORDS.read("spell", script)
    assert says in str(problem.value)


def test_a_number_of_very_many_digits_is_refused_like_any_other():
    with pytest.raises(BadScript):
        WORDS.read("spell", "damage " + "9" * 5000)


@given(st.one_of(st.text(max_size=40), st.text(alphabet="damge in rdblu0123456789;", max_size=40)))
def test_any_text_is_read_or_refused(script: str):
    try:
        sentences = WORDS.read("spell", script)
    except BadScript:
        return
    assert all(isinstance(sentence, Sentence) for sentence in sentences)
    assert len(frames(sentences)) == 4 * len(sentences)


@given(st.lists(st.one_of(st.integers(1, 9), st.tuples(st.sampled_from(["red", "blue"]), st.integers(1, 9))), min_size=1))
def test_what_is_written_is_what_is_read(parts: list):
    script = ";".join(f"damage {part}" if isinstance(part, int) else f"gain {part[0]} {part[1]}" for part in parts)
    read = [tuple(sentence.shown.values()) for sentence in WORDS.read("spell", script)]
    assert read == [(part,) if isinstance(part, int) else part for part in parts]


# -- the vocabulary of a title ---------------------------------------------------------------------------------------


def test_the_tables_of_triggers_have_room_for_every_ability():
    assert {verb.trait for verb in PROVING_VERBS.group("ability")} == set(range(1, traits.ABILITIES))


def test_every_verb_either_acts_by_a_rule_or_is_a_trait_and_cites_its_rule():
    for (group, _), verb in PROVING_VERBS.verbs.items():
        assert (verb.rule == NO_RULE) == (group in ("ability", "power"))
        assert verb.cites.startswith("P-")


def test_every_card_of_a_pack_speaks_the_vocabulary_of_its_title():
    verbs = set(PROVING_VERBS.verbs.values())
    sentences = [sentence for card in PROVING.pack.cards for sentence in card.sentences]
    assert sentences
    assert all(sentence.verb in verbs for sentence in sentences)
    assert len(frames(sentences)) == 4 * len(sentences)
