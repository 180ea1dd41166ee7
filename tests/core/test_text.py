"""Texts: whatever a title can say it can say in both languages, with the same arguments, and it comes out whole."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from ludarium.core.kernel import NOTES
from ludarium.core.text import LANGUAGES, SHARED, Listing, Localized, Phrase, Texts
from tests.core.known import known_of
from tests.core.titles import PROVING, REPOSITORY, Title, each_game, each_title, often, prompts, proving

FOLDERS = sorted({file.parent for part in ("src", "examples") for file in (REPOSITORY / part).rglob("*.ftl")})
each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(REPOSITORY)))


class Uses(Visitor):
    """The variables of a message, and the other messages and terms it names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TermReference(self, node: fluent.TermReference) -> None:  # noqa: N802
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)


@cache
def entries(file: Path) -> list[fluent.EntryType]:
    return FluentParser().parse(file.read_text("utf-8")).body


@cache
def messages(file: Path) -> dict[str, Uses]:
    """Every message and term (with a dash) of a file, with what it uses."""
    found: dict[str, Uses] = {}
    for entry in entries(file):
        if isinstance(entry, fluent.Message | fluent.Term):
            uses = Uses()
            uses.visit(entry)
            found[("-" if isinstance(entry, fluent.Term) else "") + entry.id.name] = uses
    return found


def variables(file: Path, name: str) -> set[str]:
    """The variables of a message and of the messages it names."""
    uses = messages(file)[name]
    whole = set(uses.variables)
    for other in uses.names:
        if not other.startswith("-"):
            whole |= variables(file, other)
    return whole


# -- the files -------------------------------------------------------------------------------------------------------


@each_folder
def test_a_folder_of_texts_has_every_language(folder: Path):
    assert {file.stem for file in folder.glob("*.ftl")} >= set(LANGUAGES)


@each_folder
def test_a_file_of_texts_has_nothing_in_it_that_cannot_be_read(folder: Path):
    for file in folder.glob("*.ftl"):
        junk = [entry.content for entry in entries(file) if isinstance(entry, fluent.Junk)]
        assert junk == [], f"{file.name}: these lines are silently left out"


@each_folder
def test_no_message_is_written_twice(folder: Path):
    for file in folder.glob("*.ftl"):
        names = [entry.id.name for entry in entries(file) if isinstance(entry, fluent.Message)]
        assert [name for name, times in Counter(names).items() if times > 1] == []


@each_folder
def test_every_message_is_there_in_every_language(folder: Path):
    """But for pieces of sentences, which only other messages name: what needs one in French may need none in English."""
    files = [messages(folder / f"{language}.ftl") for language in LANGUAGES]
    ids = [{name for name in file if name[0] != "-"} for file in files]
    pieces = {name for file in files for uses in file.values() for name in uses.names}
    assert ids[0] ^ ids[1] <= pieces


@each_folder
def test_every_message_uses_the_same_arguments_in_every_language(folder: Path):
    en, fr = (folder / f"{language}.ftl" for language in LANGUAGES)
    common = [name for name in messages(en) if name[0] != "-" and name in messages(fr)]
    assert {name: variables(en, name) for name in common} == {name: variables(fr, name) for name in common}


@each_folder
def test_every_message_that_is_named_by_another_exists(folder: Path):
    for file in folder.glob("*.ftl"):
        known = messages(file)
        assert [(name, other) for name, uses in known.items() for other in uses.names if other not in known] == []


LEGENDS = ("cli", "terminal")  # the terminal's show signs among spaces


@each_folder
def test_french_marks_stand_behind_a_space_that_does_not_break(folder: Path):
    lines = [] if folder.parent.name in LEGENDS else (folder / "fr.ftl").read_text("utf-8").splitlines()
    torn = [line for line in lines if line[:1] != "#" and re.search(r" [;:!?»%](?!\w)|« ", line)]
    assert torn == []


# -- what the code says ----------------------------------------------------------------------------------------------


def calls(folder: Path, function: str) -> Iterator[ast.Call]:
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == function:
                yield node


@each_game
def test_every_phrase_in_the_code_has_its_message_with_no_argument_missing(title: Title, tmp_path: Path):
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text(title.game.texts.written(language), "utf-8")
    for call in calls(title.game.folder, "Phrase"):
        name, *rest = call.args
        for language in LANGUAGES:
            file = tmp_path / f"{language}.ftl"
            if isinstance(name, ast.Constant):
                if name.value in messages(SHARED / file.name):
                    continue
                assert name.value in messages(file), f"{language}: {name.value}"
                if not rest or (isinstance(rest[0], ast.Dict) and None not in rest[0].keys):  # without another dict in it
                    given = {ast.literal_eval(key) for key in rest[0].keys} if rest else set()
                    assert variables(file, name.value) <= given, f"{language}: {name.value}"
            elif isinstance(name, ast.JoinedStr) and isinstance(name.values[0], ast.Constant):
                start = name.values[0].value
                assert any(known.startswith(start) for known in messages(file)), f"{language}: {start}…"


@each_game
def test_every_note_of_the_rules_can_be_told(title: Title):
    """With any numbers: 1 is a die, a slot, a card, a seat, a space alike."""
    notes = [[ast.literal_eval(argument) for argument in call.args] for call in calls(title.game.folder, "note")]
    assert notes
    for name, *arguments in notes:
        assert (name, tuple(arguments)) in NOTES
        phrase = title.game.told(name, dict.fromkeys(arguments, 1), title.start(1))
        assert_readable(title, phrase)


@each_game
def test_every_interjection_has_its_sentence_or_is_told_by_the_rules(title: Title):
    for name in title.game.interjections:
        if title.game.texts.has(f"interjection-{name}"):
            assert_readable(title, Phrase(f"interjection-{name}", {"who": title.game.seat_name(title.start(1), 0)}))
        else:
            assert name in known_of(title.game.info.id).silent


@each_game
def test_every_sentence_of_every_card_can_be_read(title: Title):
    for card in title.game.pack.cards:
        for sentence in card.sentences:
            assert_readable(title, sentence.phrase)


def assert_readable(title: Title, phrase: object) -> None:
    """It comes out in both languages, without holes or leftovers."""
    for language in LANGUAGES:
        text = title.game.text(phrase, language)
        assert text.strip() == text != "", phrase
        assert not set("{}$") & set(text), text
        assert "None" not in text, text


# -- what is said in matches -----------------------------------------------------------------------------------------


@each_title
def test_everything_said_in_a_match_can_be_read(title: Title):
    for seed in range(often(3)):
        match = title.new(seed, chance="ask")
        for number, _ in enumerate(prompts(match, seed)):
            assert_readable(title, match.prompt.phrase)
            for option in match.prompt.options:
                assert_readable(title, option.phrase)
                if number % 5 == 0:
                    for odds in option.odds:
                        assert_readable(title, odds.phrase)
                        assert 0 < odds.probability <= 1 + 1e-9
        for moment in match.moments:
            for phrase in (moment.phrase, *moment.notes, *([] if moment.told is None else [moment.told])):
                assert_readable(title, phrase)


@pytest.mark.parametrize("modules", [0, 21, 42, 63])
def test_every_reason_why_an_answer_is_not_possible_can_be_read(modules: int):
    """All answers met anywhere, tried at every prompt where they are not legal."""
    title = proving("proving", modules=modules)
    known = {option.notation for match in prompts(title.new(1), 1) for option in match.prompt.options}
    known |= {f"reroll {value}" for value in range(8)} | {f"dragon {slot}" for slot in range(8)} | {"x", "exhaust D"}
    for match in prompts(title.new(2), 2):
        for notation in known - {option.notation for option in match.prompt.options}:
            reason = title.game.why_not(match.state, notation)
            if reason is not None:
                assert_readable(title, reason)


@each_title
def test_a_prompt_and_its_options_are_text_in_the_language_asked_for(title: Title):
    match = next(prompts(title.new(4), 4))
    for language in LANGUAGES:
        assert match.prompt.text(language) == title.game.text(match.prompt.phrase, language)
        for option in match.prompt.options:
            assert option.text(language) == title.game.text(option.phrase, language)


# -- phrases ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    (tmp_path / "en.ftl").write_text("owl = An owl sees { $what }\nlost = { $gone }\n", "utf-8")
    (tmp_path / "fr.ftl").write_text("owl = Un hibou voit { $what }\n", "utf-8")
    return Texts(tmp_path)


def test_arguments_may_be_numbers_words_phrases_localized_texts_and_lists_of_them(texts: Texts):
    mouse = Localized({"en": "a mouse", "fr": "une souris"})
    assert texts.text("en", Phrase("owl", {"what": 3})) == "An owl sees 3"
    assert texts.text("fr", Phrase("owl", {"what": mouse})) == "Un hibou voit une souris"
    assert texts.text("en", Phrase("owl", {"what": Phrase("owl", {"what": "it"})})) == "An owl sees An owl sees it"
    assert texts.text("fr", Phrase("owl", {"what": Listing((mouse, "2", mouse))})) == "Un hibou voit une souris, 2, une souris"


def test_a_localized_text_without_this_language_is_read_in_english():
    assert Localized({"en": "owl", "fr": ""}).text("fr") == Localized({"en": "owl"}).text("de") == "owl"


def test_a_missing_message_or_argument_is_named_with_its_file(texts: Texts):
    with pytest.raises(KeyError, match=r"fr.ftl has no message 'lost'"):
        texts.text("fr", Phrase("lost", {"gone": 1}))
    with pytest.raises(KeyError, match=r"en.ftl, message 'lost'"):
        texts.text("en", Phrase("lost"))


def test_the_ids_of_a_language_can_be_listed(texts: Texts):
    shared = Texts(SHARED).ids("en")  # every title can say what the core says
    assert texts.ids("en") == {"owl", "lost"} | shared
    assert PROVING.texts.ids("en") == PROVING.texts.ids("fr")
