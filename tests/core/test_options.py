"""Options: everything asked for is checked before anything begins; a refusal says option, value, allowed values and rule."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludarium
from ludarium.core.errors import BadOption
from ludarium.core.options import Decimal, Flag, OneOf, Several, Whole, read_setup
from ludarium.core.text import LANGUAGES, Phrase
from tests.core.titles import LEDUC, PROVING, Title, each_game, each_title

LONG = "9" * 5000


# -- kinds of values -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "given", "read"),
    [
        (OneOf(("live", "budget")), "budget", "budget"),
        (Flag(), True, True),
        (Flag(), "false", False),
        (Flag(), "True", True),
        (Whole(15), 15, 15),
        (Whole(15), "900", 900),
        (Whole(-5, 5), "-5", -5),
        (Decimal(0.5, 20), 6, 6.0),
        (Decimal(0.5, 20), "6.25", 6.2),
        (Decimal(0.5, 20), 0.5, 0.5),
        (Several(("a", "b", "c")), [], []),
        (Several(("a", "b", "c")), ["c", "a"], ["a", "c"]),
        (Several(("a", "b", "c")), "c, a", ["a", "c"]),
        (Several(("a", "b", "c")), "", []),
        (Several(("a", "b", "c")), 5, ["a", "c"]),
        (Several(("a", "b", "c")), "7", ["a", "b", "c"]),
        (Several(("a", "b", "c")), ("b",), ["b"]),
    ],
)
def test_a_value_is_read_in_every_form_people_write_it(kind, given, read):
    value = kind.read(given)
    assert value == read
    assert type(value) is type(read)


@pytest.mark.parametrize(
    ("kind", "given", "says"),
    [
        *((OneOf(("live", "budget")), value, "live, budget") for value in ("Live", "", None, 1, ["live"])),
        *((Flag(), value, "true or false") for value in (1, 0, "yes", None, [])),
        *((Whole(1, 4), value, "from 1 to 4") for value in (0, 5, "5", 2.0, "2.5", "two", "", None, True, [2], "²", "-")),
        *((Whole(15), value, "from 15 upwards") for value in (14, -15, "x")),
        *((Decimal(0.5, 20), value, "from 0.5 to 20") for value in (0.4, 21, "x", None, True, "nan", "inf", [])),
        *((Several(("a", "b")), value, "a, b") for value in ("d", ["a", "d"], 4, -1, True, None, 1.0, {"a": 1})),
        (Whole(1, 4), "--2", "from 1 to 4"),
        (Whole(1, 4), LONG, "from 1 to 4"),
        (Several(("a", "b")), LONG, "a, b"),
    ],
    ids=lambda value: repr(value)[:20],
)
def test_a_value_that_is_not_allowed_is_refused_with_what_is(kind, given, says):
    with pytest.raises(ValueError, match=says):
        kind.read(given)


@given(st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8), st.lists(st.text(max_size=3))))
def test_any_value_is_read_or_refused(value):
    for kind in (OneOf(("a", "b")), Flag(), Whole(1, 9), Whole(1), Decimal(0, 5), Several(("a", "b"))):
        try:
            kind.read(value)
        except ValueError as problem:
            assert str(problem)  # noqa: PT017  (either way is right)


# -- the options of a title ------------------------------------------------------------------------------------------


def fewest_seats(title: Title) -> int:
    """Of the first mode, which is the one that is played if none is named."""
    return (title.game.info.modes[0].seats or title.game.info.seats)[0]


@each_title
def test_defaults_fill_what_is_not_said(title: Title):
    setup = read_setup(title.game.info, None, None, None)
    assert set(setup.options) == {spec.id for spec in title.game.info.options}
    for spec in title.game.info.options:
        assert setup.options[spec.id] == spec.values.read(spec.default) == spec.default
    assert setup.mode == title.game.info.modes[0].id
    assert setup.seats == fewest_seats(title)


@each_title
def test_a_setup_read_again_is_the_same(title: Title):
    setup = title.setup
    assert read_setup(title.game.info, setup.mode, setup.seats, setup.options) == setup


@each_game
def test_a_bad_value_is_refused_with_option_value_allowed_values_and_rule(title: Title):
    for spec in title.game.info.options:
        with pytest.raises(BadOption) as problem:
            title.game.new(options={spec.id: "purple"})
        message = str(problem.value)
        assert spec.id in message
        assert "'purple'" in message
        assert spec.rule in message
        assert "use " in message


@each_game
def test_an_unknown_option_is_refused_with_the_names_of_all(title: Title):
    with pytest.raises(BadOption) as problem:
        title.game.new(options={"colour": "blue"})
    assert "'colour'" in str(problem.value)
    assert all(spec.id in str(problem.value) for spec in title.game.info.options)


@each_game
def test_an_unknown_mode_is_refused_with_the_names_of_all(title: Title):
    with pytest.raises(BadOption, match="'blindfold'.*" + title.game.info.modes[0].id):
        title.game.new(mode="blindfold")


@each_game
@pytest.mark.parametrize("seats", [0, -1, 99, "2", 1.5])
def test_a_wrong_number_of_seats_is_refused_with_the_right_one(title: Title, seats):
    with pytest.raises(BadOption, match=f"played by {fewest_seats(title)}"):
        title.game.new(seats=seats)


@each_game
def test_chance_is_played_or_asked_and_nothing_else(title: Title):
    with pytest.raises(ValueError, match="'play' or 'ask'"):
        title.game.new(seed=1, chance="fair")


@each_game
@pytest.mark.parametrize("seed", ["7", 1.5])
def test_a_seed_that_is_no_whole_number_is_refused_at_once(title: Title, seed):
    with pytest.raises(BadOption, match="whole number"):
        title.game.new(seed=seed)


def test_a_match_begins_with_the_options_it_was_asked_for():
    assert PROVING.new(seed=1, options={"modules": "dragon,shields"}).view()["modules"] == ["dragon", "shields"]
    assert LEDUC.new(seed=1, options={"most_raises": "1"}).view()["most_raises"] == 1


def test_an_unknown_game_is_refused_with_the_names_of_all():
    with pytest.raises(BadOption, match=r"'chess'.*proving"):
        ludarium.game("chess")


@each_title
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_every_option_has_words(title: Title, language: str):
    """What people choose between is never shown as programs write it."""
    for spec in title.game.info.options:
        for word in getattr(spec.values, "words", ()):
            told = title.game.word_of(spec, word)
            assert not isinstance(told, str), f"{spec.id}={word} has no words"
            assert title.game.text(told, language).strip()


@pytest.mark.parametrize(("game", "option", "english", "french"), [
    ("proving", "live_lock_ms", "3,000 ms", "3\u202f000\u00a0ms"),
    ("proving", "roll_seconds", "6 s", "6\u00a0s"),
    ("anima", "reaction_floor", "1.5 s", "1,5\u00a0s"),
    ("anima", "reaction_timeout", "20 s", "20\u00a0s"),
    ("anima", "turn_limit", "60", "60"),
])  # fmt: skip
def test_a_number_says_of_what_it_is(game: str, option: str, english: str, french: str):
    title = ludarium.game(game)
    spec = next(each for each in title.info.options if each.id == option)
    told = title.word_of(spec, spec.default)
    assert [title.text(told, language) for language in ("en", "fr")] == [english, french]


@each_game
def test_every_title_names_itself_and_its_options_in_both_languages(title: Title):
    info = title.game.info
    named = [info.names, info.summary, *(spec.name for spec in info.options)]
    named += [text for mode in info.modes for text in (mode.name, mode.summary)]
    for text in named:
        assert text.text("en")
        assert text.text("fr")
    assert len({spec.id for spec in info.options}) == len(info.options)
    assert all(spec.rule for spec in info.options)


@pytest.mark.parametrize("id", [info.id for info in ludarium.games()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_a_match_says_in_a_sentence_what_it_decides(id: str, language: str) -> None:
    """Of a word, of the option, or of the word of this option; what is left to luck needs none."""
    game = ludarium.game(id)
    texts = game.texts
    for spec in game.info.options:
        words = [word for word in getattr(spec.values, "words", ()) if word != "random"]
        for word in words or [""]:
            ids = (f"title-option-{spec.id}", f"title-option-{spec.id}-{word}", f"module-{word}-summary")
            said = [texts.text(language, Phrase(id)) for id in (id.replace("_", "-") for id in ids) if texts.has(id)]
            assert said, (spec.id, word)
            assert all((each[0].isupper() or each[0].isdecimal()) and each[-1] in ".!" for each in said), said
