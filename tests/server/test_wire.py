"""What is written down in two places says the same: messages and the types of the browser, codes and texts, one language and the
other."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from pages import wire_types

from ludarium import registry
from ludarium.cli import words
from ludarium.core.errors import BadOption
from ludarium.core.text import LANGUAGES, SHARED, Listing, Localized, Phrase
from ludarium.core.views import said
from ludarium.server import refusals, seeing, titles, wire
from tests.server.house import worded

SOURCE = Path(refusals.__file__).parents[1]


def messages(file: Path) -> dict[str, ast.Message]:
    parsed = FluentParser().parse(file.read_text("utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)], file
    found = [entry for entry in parsed.body if isinstance(entry, ast.Message)]
    assert len(found) == len({message.id.name for message in found}), f"{file} defines a message twice"
    return {message.id.name: message for message in found}


def files(language: str) -> list[Path]:
    """Everything that a browser is given as the words of the page."""
    pages = sorted(titles.PAGE_WORDS.glob(f"*/{language}.ftl"))
    return [*pages, words.WORDS.folder / f"{language}.ftl", SHARED / f"{language}.ftl"]


def page(language: str) -> dict[str, ast.Message]:
    return {id: message for file in files(language) for id, message in messages(file).items()}


# -- types -------------------------------------------------------------------------------------------------------------


def test_the_types_of_the_browser_are_generated_from_the_messages_and_views():
    wanted = wire_types.files()
    views = set(wire_types.WEB.glob("titles/*/view.gen.ts"))
    assert views == wanted.keys() - {wire_types.WIRE}, "run `make refresh`; a file of a view that is gone is to be deleted"
    for target, text in wanted.items():
        assert target.read_text("utf-8") == text, "run `make refresh`"


def test_every_message_says_what_it_is():
    for union in (wire.Request, wire.Event):
        tags = [msgspec.inspect.type_info(each).tag for each in union.__args__]
        assert len(tags) == len(set(tags))
        assert all(isinstance(tag, str) for tag in tags)


@pytest.mark.parametrize(("text", "travels"), [
    (Phrase("note-fell", {"slot": 3, "enemy": Localized({"en": "Old Marrow", "fr": "Vieux Marrow"})}),
     {"say": "note-fell", "with": {"slot": 3, "enemy": {"en": "Old Marrow", "fr": "Vieux Marrow"}}}),
    (Listing((Phrase("a"), "b", 3)), {"list": [{"say": "a", "with": {}}, "b", 3]}),
    (Phrase("x", {"y": Phrase("z")}), {"say": "x", "with": {"y": {"say": "z", "with": {}}}}),
    (7, 7), ("seven", "seven"), (True, "True"),
])  # fmt: skip
def test_a_text_travels_as_it_is_kept(text: object, travels: object):
    assert said(text) == travels


# -- texts -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_defined_twice(language: str):
    defined = Counter(id for file in files(language) for id in messages(file))
    assert [id for id, count in defined.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_title_defines_a_message_of_the_page(language: str):
    """The browser reads both: whichever came last would speak for the other."""
    shared = set(page(language))
    for info in registry.games():
        own = messages(registry.game(info.id).folder / "text" / f"{language}.ftl")
        assert set(own) & shared == set(), info.id


def test_every_message_of_the_page_exists_in_both_languages_with_the_same_arguments():
    english, french = (page(language) for language in LANGUAGES)
    assert set(english) == set(french)
    for id in english:
        assert arguments(english[id]) == arguments(french[id]), id


def arguments(message: ast.Message) -> set[str]:
    return set(re.findall(r"\$([a-z_]+)", FluentSerializer().serialize_entry(message)))


def written(pattern: str) -> set[str]:
    """Ids that the source names."""
    return {id for file in SOURCE.rglob("*.py") for id in re.findall(pattern, file.read_text("utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_read(language: str):
    known = set(page(language))
    codes = written(r'NotSo\(\s*"([a-z-]+)"')
    assert codes
    assert codes <= set(refusals.STATUS)
    assert {f"server-{code}" for code in refusals.STATUS} <= known
    named = written(r'"((?:server|refused)-[a-z-]+[a-z])"')
    assert len(named) > 10
    assert named <= known


def test_no_refusal_is_left_that_nothing_says():
    said = {f"server-{code}" for code in refusals.STATUS} | written(r'"((?:server|refused)-[a-z-]+[a-z])"')
    assert {id for id in page("en") if id.startswith(("server-", "refused-"))} <= said


def test_every_mark_of_a_match_that_is_not_official_can_be_read():
    for info in registry.games():
        game = registry.game(info.id)
        for spec, value in product(info.options, ("true", "false", "live", "budget", "untimed", "15", "61", "0.5")):
            if not spec.official:
                continue
            try:
                match = game.new(seed=1, options={spec.id: value})
            except BadOption:
                continue
            for mark in seeing.marks(match, 2, "marble-laurel", True):
                assert all(worded(mark, info.id).values())


def ids(text: str) -> set[str]:
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_is_given_all_words_of_its_own_and_those_it_shares_with_the_terminal(language: str):
    given, terminal = ids(titles.page_words(language)), words.WORDS.folder / f"{language}.ftl"
    own = {id for file in files(language) if file != terminal for id in messages(file)}
    assert given == own | {id for id in messages(terminal) if id.startswith(titles.OF_THE_TERMINAL)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_is_given_what_it_says_of_a_title_and_nothing_else(language: str):
    for info in registry.games():
        whole, part = titles.game_words(info.id, language), titles.lobby_words(info.id, language)
        assert ids(part) == {id for id in ids(whole) if id.startswith(titles.OF_THE_LOBBY)}


def test_messages_bring_along_those_they_refer_to():
    text = (
        "title-a = { -b }, { c }\n-b = { d }\nc = { $n ->\n    [one] { e }\n   *[other] many\n}\nd = 1\ne = 2\nf = { title-a }\n"
    )
    assert ids(titles.some_words(text, ("title-",))) == {"title-a", "c", "d", "e"}
    assert "-b = " in titles.some_words(text, ("title-",))
