"""Every numbered rule of every title, and every worked example of its rulebook, has a test that names it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import ludarium
from ludarium.core.text import LANGUAGES
from tests.core.known import known_of

TESTS = Path(__file__).parent
GAMES = TESTS.parent / "src/ludarium/games"
TITLES = sorted(file.parent.name for file in GAMES.glob("*/rules.en.md"))
UNDER_WAY = ("T-",)  # titles that are being built: not all their rules are written out, and not all have their test yet
FIXTURES = {title: known_of(title).examples for title in TITLES if known_of(title).examples}


def named_rules() -> dict[str, list[str]]:
    """Rule id -> tests that carry `@pytest.mark.rule(id)`."""
    named: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                for call in node.decorator_list:
                    if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
                        for argument in call.args:
                            if isinstance(argument, ast.Constant):
                                named.setdefault(str(argument.value), []).append(f"{file.name}::{node.name}")
    return named


def rules(title: str, language: str) -> str:
    return (GAMES / title / f"rules.{language}.md").read_text("utf-8")


def numbered_rules(title: str, language: str) -> list[str]:
    return re.findall(r"^- \*\*([A-Z]-\d+[a-z]?)\*\*", rules(title, language), re.MULTILINE)


@pytest.mark.parametrize("title", TITLES)
def test_no_rule_is_without_a_test_that_names_it(title: str) -> None:
    named = named_rules()
    missing = [rule for rule in numbered_rules(title, "en") if rule not in named and not rule.startswith(UNDER_WAY)]
    assert not missing, f"{len(missing)} rules of {title} have no test: {' '.join(missing)}"


@pytest.mark.parametrize(("title", "count"), sorted(FIXTURES.items()))
def test_no_worked_example_is_without_a_test_that_names_it(title: str, count: int) -> None:
    named = named_rules()
    missing = [f"FX-{n}" for n in range(1, count + 1) if f"FX-{n}" not in named]
    assert not missing, f"examples of {title} without a test: {' '.join(missing)}"


@pytest.mark.parametrize("title", TITLES)
def test_the_rules_are_the_same_in_both_languages(title: str) -> None:
    english = numbered_rules(title, "en")
    assert len(english) == len(set(english)) > 0
    assert numbered_rules(title, "fr") == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", [title for title in TITLES if (GAMES / title / "__init__.py").exists()])
def test_the_rules_call_options_as_the_lobby_does(title: str, language: str) -> None:
    text = rules(title, language)
    assert "`" not in text, "rules are for people: no ids, no notation"
    table = text.partition("  | option |")[2].partition("\n- **")[0]
    listed = [row.split("|")[1].strip() for row in table.splitlines()[1:] if row.startswith("  | ")]
    options = ludarium.game(title).info.options
    named = {option.name.text(language).partition(" (")[0] for option in options}
    for_all_seats = {re.sub(r"_\d$", "", option.id) for option in options}
    assert len(listed) >= min(11, len(for_all_seats)), "a long list may leave out what the cards and modes of a title explain"
    assert set(listed) <= named


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    known = {rule for title in TITLES for rule in numbered_rules(title, "en")}
    known |= {f"FX-{n}" for count in FIXTURES.values() for n in range(1, count + 1)}
    assert {rule for rule in named_rules() if not rule.startswith(UNDER_WAY)} <= known
