"""Errors of the core: each that can reach a person has a sentence in every language beside its English detail."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludarium.core.errors as errors
from ludarium.core.errors import LudariumError
from ludarium.core.text import LANGUAGES, SHARED, texts

CORE = Path(errors.__file__).parent
KINDS = {name for name, each in vars(errors).items() if isinstance(each, type) and issubclass(each, LudariumError)}


def made() -> Iterator[tuple[str, ast.Call]]:
    """Every place in the core where an error for people is made."""
    for file in sorted(CORE.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS:
                yield f"{file.name}:{node.lineno}", node


def test_every_error_of_the_core_has_a_sentence():
    places = dict(made())
    assert len(places) > 30
    assert [place for place, call in places.items() if len(call.args) < 2] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_in_every_language(language: str):
    known = texts(SHARED).ids(language)
    named = {
        node.args[0].value
        for file in CORE.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Phrase"
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }
    assert {"wrong-save", "wrong-position", "wrong-pack", "broken-match"} <= named <= known
