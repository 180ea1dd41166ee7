"""Both languages, everywhere: switching shows at once, and no text of a page is written anywhere but in the Fluent files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludarium import registry
from ludarium.core.text import LANGUAGES
from tests.browser.matches import MODULES, ROLL, WOUND, asked_for, bring, lost
from tests.browser.page import Come, Guest
from tests.browser.words import GAME, foreign, messages, sources

SOURCE = Path(__file__).parents[2] / "web" / "src"
COMPONENTS = sorted(SOURCE.rglob("*.svelte"))
TITLES = ("proving", "hara", "anima", "tamashii")
PIECE = re.compile(r"\{ *([a-z][\w-]*) *(?:->|\})")
SCRIPTS = sorted(path for path in SOURCE.rglob("*.ts") if path.name != "wire.ts")

# -- on the screen -----------------------------------------------------------------------------------------------------


def only_in(guest: Guest, language: str, where: str) -> None:
    """Once everything is there: the words of the other language are fetched when somebody asks for them."""
    guest.settled()

    def found() -> dict[str, list[str]]:
        return {text: words for text in guest.readable() if (words := foreign(text, language))}

    with suppress(AssertionError):
        guest.until(lambda: not found(), "the words are here", seconds=20)
    assert not found(), f"{where} is not all in {language}"


@pytest.mark.parametrize(("first", "then"), [("en", "fr"), ("fr", "en")])
def test_a_switch_at_the_table_leaves_no_word_of_the_other_language(come: Come, address: str, first: str, then: str) -> None:
    guest = come(first)
    loads: list[str] = []
    guest.sit_down(bring(address, asked_for(WOUND, MODULES)))
    only_in(guest, first, "the choice after a wound")
    guest.page.on("load", lambda page: loads.append(page.url))
    guest.switch(then)
    only_in(guest, then, "the choice after a wound")
    guest.sit_down(bring(address, asked_for(ROLL, MODULES)))
    only_in(guest, then, "a roll")
    guest.option(guest.heard.options[0]).focus()
    guest.page.keyboard.press("h")
    expect(guest.region("table-hint")).to_be_visible()
    only_in(guest, then, "a hint")
    guest.page.keyboard.press("Escape")
    for item in ("", "slots", "share", "settings", "report", "bot", "resign"):
        guest.open_menu(item)
        only_in(guest, then, f"the menu, {item}")
        guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("?")
    only_in(guest, then, "the list of keys")
    guest.page.keyboard.press("Escape")
    guest.card_of(1).click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    only_in(guest, then, "a card")
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("r")
    expect(guest.dialog("table-rules").get_by_role("article").first).to_be_visible()
    only_in(guest, then, "the rules beside the table")
    guest.page.keyboard.press("r")
    guest.switch(first)
    only_in(guest, first, "a roll")
    assert loads == []


@pytest.mark.parametrize(("first", "then"), [("en", "fr"), ("fr", "en")])
def test_a_switch_in_the_lobby_and_at_the_end_leaves_no_word_of_the_other_language(
    come: Come, address: str, first: str, then: str
) -> None:
    guest = come(first)
    guest.sit_down(bring(address, asked_for(WOUND, MODULES)))
    guest.sit_down(bring(address, lost(MODULES)))
    expect(guest.result).to_be_visible()
    only_in(guest, first, "the result")
    guest.page.keyboard.press("Escape")
    guest.switch(then)
    guest.primary.click()
    expect(guest.result).to_be_visible()
    only_in(guest, then, "the result")
    guest.page.keyboard.press("Escape")
    main = guest.page.get_by_role("main")
    for path, something in {
        "#/": guest.page.locator("[aria-labelledby=continue] li"),
        "#/replays": main.get_by_role("listitem"),
        "#/statistics": main.get_by_role("table"),
        "#/rules": main.get_by_role("article", name="P-1", exact=True),
    }.items():
        guest.go(path)
        expect(something.first).to_be_visible()
        only_in(guest, then, path)
        guest.switch(first)
        if path == "#/rules":
            guest.page.wait_for_load_state("networkidle")
        only_in(guest, first, path)
        guest.switch(then)
    guest.forgiven = ["404"]
    for path, heading in (("#/table/nowhere", "table-gone"), ("#/join/nowhere/else", "lobby-join-broken")):
        guest.go(path)
        expect(guest.page.get_by_role("heading", name=guest.words(heading))).to_be_visible()
        only_in(guest, then, path)


# -- in the sources ----------------------------------------------------------------------------------------------------

NAMED_ALIKE = re.compile(r"&\w+;|Ludarium")
READ_ALOUD = re.compile(r"(?<![\w-])(?:aria-(?:label|description|valuetext)|title|placeholder|alt|label|note|text)=\"([^\"{]*)\"")
LETTERS = re.compile(r"[^\W\d_]{2,}")  # one letter is the name of a key
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
BLOCK = re.compile(r"<(script|style)\b.*?</\1>", re.DOTALL)


def template(path: Path) -> str:
    return BLOCK.sub("", COMMENT.sub("", path.read_text("utf-8")))


def pieces(text: str) -> Iterator[tuple[str, str]]:
    """A template as tags, expressions between tags, and what is written out between them."""
    at = start = 0
    while at < len(text):
        if text[at] == "<" and (text[at + 1 : at + 2].isalpha() or text[at + 1 : at + 2] == "/"):
            kind, end = "tag", end_of_tag(text, at)
        elif text[at] == "{":
            kind, end = "expression", closing(text, at)
        else:
            at += 1
            continue
        yield "text", text[start:at]
        yield kind, text[at:end]
        at = start = end
    yield "text", text[start:]


def closing(text: str, at: int) -> int:
    """Just behind the brace that closes the one here; braces inside quotes count for nothing."""
    depth, quote = 0, ""
    while at < len(text):
        letter = text[at]
        if quote:
            at += letter == "\\"
            quote = "" if letter == quote else quote
        elif letter in "\"'`":
            quote = letter
        else:
            depth += (letter == "{") - (letter == "}")
            if depth == 0:
                return at + 1
        at += 1
    return at


def end_of_tag(text: str, at: int) -> int:
    while at < len(text) and text[at] != ">":
        at = closing(text, at) if text[at] == "{" else text.index('"', at + 1) + 1 if text[at] == '"' else at + 1
    return at + 1


def written_out(expression: str) -> list[str]:
    """String literals that an expression shows as they are: not arguments of a call, not compared with something."""
    if expression.startswith(("{#", "{:", "{@", "{/")):
        return []
    bare = expression
    while (shorter := re.sub(r"[\w.?!]+\((?:[^()\"]|\"[^\"]*\")*\)|\([^()\"]*\)", "", bare)) != bare:
        bare = shorter
    bare = re.sub(r"[!=]==?\s*\"[^\"]*\"|\[\"[^\"]*\"\]", "", bare)
    return re.findall(r"\"([^\"]*)\"", bare)


@pytest.mark.parametrize("path", COMPONENTS, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_word_is_written_into_a_component(path: Path) -> None:
    found = []
    for kind, piece in pieces(template(path)):
        shown = [piece] if kind == "text" else written_out(piece) if kind == "expression" else READ_ALOUD.findall(piece)
        found += [text.strip() for text in shown if LETTERS.search(NAMED_ALIKE.sub("", text))]
    assert found == []


def test_the_reader_of_templates_finds_words() -> None:
    page = '<p class="a" title="Hello">{#if x > 1}{tell("lobby-x")} of <b>{y ? "yes" : t("z")}</b>{/if}</p>'
    assert [piece for kind, piece in pieces(page) if kind == "text" and piece.strip()] == [" of "]
    assert [shown for kind, piece in pieces(page) if kind == "expression" for shown in written_out(piece)] == ["yes"]
    assert READ_ALOUD.findall(page) == ["Hello"]


TOLD = re.compile(r"\b(?:tell|t|phrase|titled|known|local)\(\s*(?:[^()\"`]*\?\s*)?\"([a-z][\w-]*)\"(?:\s*:\s*\"([a-z][\w-]*)\")?")
TOLD_OF_A_GAME = re.compile(r"\btellGame\(\s*[\w.]+,\s*\"([\w-]+)\"")
SAID = re.compile(r"\bsay:\s*\"([\w-]+)\"")
OURS = re.compile(r"\"((?:common|lobby|table|board|server)-[a-z0-9-]*[a-z0-9])\"")
BEGINNING = re.compile(r"`((?:common|lobby|table|board|server|module|value|step|result|kind|face)-[a-z0-9-]*)\$\{")


def told_in(path: Path) -> set[str]:
    text = re.sub(r"<style.*?</style>", "", path.read_text("utf-8"), flags=re.DOTALL)
    found = {id for pattern in (TOLD, TOLD_OF_A_GAME, SAID, OURS) for each in pattern.findall(text) for id in tuple_of(each)}
    return {id for id in found if "-" in id}


def tuple_of(found: str | tuple[str, ...]) -> tuple[str, ...]:
    return (found,) if isinstance(found, str) else tuple(each for each in found if each)


def spoken_by(title: str) -> list[Path]:
    """The files that tell messages of this title: its own, and with the first title those of every page."""
    own = SOURCE / "titles" / title
    others = [SOURCE / "titles" / each for each in TITLES if each != title]
    return [
        path for path in [*COMPONENTS, *SCRIPTS]
        if own in path.parents or (title == GAME and not any(other in path.parents for other in others))
    ]  # fmt: skip


@pytest.mark.parametrize("title", TITLES)
def test_every_message_that_the_pages_tell_exists_in_both_languages(title: str) -> None:
    told = {id: path.name for path in spoken_by(title) for id in told_in(path)}
    assert len(told) > 50
    some = ("lobby-mix-none", "lobby-lead", "lobby-tagline", "lobby-preset")  # told with the name of a title behind
    for language in LANGUAGES:
        there = messages(language, title)
        missing = {id: file for id, file in told.items() if id not in there and not id.startswith(some)}
        assert missing == {}, language


@pytest.mark.parametrize("title", TITLES)
def test_every_family_of_messages_has_members_and_is_the_same_in_both_languages(title: str) -> None:
    beginnings = {found for path in spoken_by(title) for found in BEGINNING.findall(path.read_text("utf-8"))}
    for beginning in beginnings:
        families = [{id for id in messages(language, title) if id.startswith(beginning)} for language in LANGUAGES]
        assert families[0] == families[1], beginning
        assert families[0], f"nothing is called {beginning}…"


def test_the_map_of_hara_has_no_message_that_nobody_tells() -> None:
    """Neither the page nor, for what a mode says of itself, the title."""
    page = [path for path in [*COMPONENTS, *SCRIPTS] if SOURCE / "titles" / "hara" in path.parents]
    sources = "".join(path.read_text("utf-8") for path in [*page, *registry.game("hara").folder.rglob("*.py")])
    beginnings = [*BEGINNING.findall(sources), *re.findall(r'f"(board-[a-z-]+-)\{', sources)]
    families = tuple(found for found in beginnings if found != "board-")
    board = [id for id in messages("en", "hara") if id.startswith("board-") and not id.startswith(families)]
    told = set(re.findall(r"[\w-]+", sources)) | {f"board-{word}" for word in re.findall(r"\w+", sources)}
    assert [id for id in board if id not in told] == []


@pytest.mark.parametrize("title", TITLES)
def test_every_ruling_says_in_a_sentence_what_it_changes(title: str) -> None:
    """What the lobby offers with a rule number alone helps nobody: each word of a choice, each switch and each number is told."""
    for language in LANGUAGES:
        there = messages(language, title)
        for option in registry.game(title).info.options:
            own, words = f"title-option-{option.id.replace('_', '-')}", getattr(option.values, "words", ())
            written = [word.replace("_", "-") for word in words if word != "random"]
            by_word = bool(written) and all({f"{own}-{word}", f"module-{word}-summary"} & set(there) for word in written)
            assert own in there or by_word, (language, option.id)


@pytest.mark.parametrize("title", TITLES)
def test_both_languages_have_the_same_messages(title: str) -> None:
    """But for pieces of sentences, which each language cuts as it likes: only other messages name them."""
    there = {language: set(messages(language, title)) for language in LANGUAGES}
    pieces = {language: set(PIECE.findall("".join(sources(language, title)))) for language in LANGUAGES}
    for language, other in zip(LANGUAGES, reversed(LANGUAGES), strict=True):
        assert there[language] - there[other] <= pieces[language], language
