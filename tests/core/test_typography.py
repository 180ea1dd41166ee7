"""Every visible text as a printer sets it: spaces before punctuation, quotation marks, apostrophes, ellipses, percentages."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "ludarium"
MESSAGES = {language: sorted(PACKAGE.rglob(f"{language}.ftl")) for language in ("en", "fr")}
PACKS = sorted(PACKAGE.glob("games/*/data/*.toml"))

FRENCH = {
    "a missing space before ; ! ? » %": re.compile(r"[^\s][;!?»%](?=\s|$)"),
    "a missing space before :": re.compile(r"\w:(?=\s|$)"),
    "a breakable space before : ; ! ? » %": re.compile(r" [:;!?»%](?=\s|$)"),
    "a breakable or missing space after «": re.compile(r"«(?![\u00a0\u202f])"),
    "a typewriter’s apostrophe or quotation mark": re.compile(r"['\"]"),
    "a space before an ellipsis": re.compile(r"\s…(?=\W|$)"),
    "an article that should be contracted": re.compile(r"\b(?:[dD]e|à) Les? "),
}
ENGLISH = {
    "a space before punctuation": re.compile(r"\w[ \u00a0\u202f][:;!?%](?=\s|$)"),
    "a space before an ellipsis": re.compile(r"\w …"),
    "a typewriter’s apostrophe or quotation mark": re.compile(r"['\"]"),
}
LITERAL = re.compile(r'\{ ?"([^"]*)" ?\}')
CODE = re.compile(r"\{[^{}]*\}")
IN_THE_TERMINAL = re.compile(r"^ {4}  ", re.MULTILINE)  # columns of keys and signs, not prose
A_KEY = re.compile(r"(?<=\s)[?!](?=\s)")  # a sign that is typed or drawn there


def prose(file: Path) -> list[str]:
    """The lines of a Fluent file that people read, without what is computed in them."""
    lines = [line for line in file.read_text("utf-8").splitlines() if line.strip() and not line.startswith("#")]
    texts = [re.sub(r"^(?:[\w-]+ =|\s+\*?\[\w+\])\s*", "", line) for line in lines if not IN_THE_TERMINAL.match(line)]
    if file.parents[1].name in ("cli", "terminal"):
        texts = [A_KEY.sub("", text) for text in texts]
    return [CODE.sub("X", CODE.sub("X", LITERAL.sub(r"\1", text))) for text in texts if not text.endswith("->")]


def faults(texts: list[str], rules: dict[str, re.Pattern[str]]) -> list[str]:
    return [f"{text!r}: {fault}" for text in texts for fault, sign in rules.items() if sign.search(text)]


@pytest.mark.parametrize("file", MESSAGES["fr"], ids=lambda file: str(file.relative_to(PACKAGE)))
def test_french_messages_are_set_as_french(file: Path) -> None:
    assert not faults(prose(file), FRENCH)


@pytest.mark.parametrize("file", MESSAGES["en"], ids=lambda file: str(file.relative_to(PACKAGE)))
def test_english_messages_are_set_as_english(file: Path) -> None:
    assert not faults(prose(file), ENGLISH)


@pytest.mark.parametrize("file", PACKS, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_the_texts_of_a_pack_are_set_as_their_language_is(file: Path) -> None:
    found: dict[str, list[str]] = {"en": [], "fr": []}
    collect(tomllib.loads(file.read_text("utf-8")), found)
    assert found["en"]
    assert found["fr"]
    assert not faults(found["fr"], FRENCH)
    assert not faults(found["en"], ENGLISH)


def collect(value: object, found: dict[str, list[str]]) -> None:
    if isinstance(value, dict):
        for language in found:
            if isinstance(value.get(language), str):
                found[language].append(value[language])
        for inner in value.values():
            collect(inner, found)
    elif isinstance(value, list):
        for inner in value:
            collect(inner, found)
