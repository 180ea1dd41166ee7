"""The numbered rules of a title as people read them: `rules.en.md` and `rules.fr.md` of its folder, in every client."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache

from ludarium.core.game import Game
from ludarium.core.text import LANGUAGES

SECTION = re.compile(r"#{2,3} (?:(?P<number>[\d.]+?)\.? )?(?P<title>.+)")
RULE = re.compile(r"- \*\*(?P<id>[A-Z]+-\d+[a-z]?)\*\* \((?P<mark>[^)]+)\) (?P<text>.+)")


@dataclass(frozen=True)
class Rule:
    """One numbered rule; `mark` says whose it is (rulebook, ruling, ours), `text` is Markdown, one line a paragraph."""

    id: str
    mark: str
    section: str
    text: str


@dataclass(frozen=True)
class Rulebook:
    title: str
    rules: tuple[Rule, ...]

    def find(self, id: str) -> Rule | None:
        """The rule with this id, however it is spelt: `P-46`, `p46`, or `46` alone."""
        wanted = _squeezed(id)
        return next((rule for rule in self.rules if wanted in (_squeezed(rule.id), _squeezed(rule.id.split("-")[1]))), None)

    def search(self, words: str) -> list[Rule]:
        """The rules in which every word occurs, accents and capitals aside."""
        wanted = plain(words).split()
        return [rule for rule in self.rules if all(word in plain(f"{rule.section} {rule.text}") for word in wanted)]


@cache
def rulebook(game: Game, language: str) -> Rulebook:
    """The rules of a title in a language, or else in one that they are written in; a title may come without any."""
    files = [game.folder / f"rules.{each}.md" for each in (language, *LANGUAGES)]
    written = next((file for file in files if file.is_file()), None)
    return read_rules(written.read_text("utf-8")) if written else Rulebook("", ())


def read_rules(source: str) -> Rulebook:
    """Every `- **P-12** (mark) text` under its heading; indented lines below belong to the rule."""
    title, section = "", ""
    rules: list[Rule] = []
    in_rule = False
    for line in source.splitlines():
        heading, start = SECTION.fullmatch(line), RULE.fullmatch(line)
        if in_rule and line.startswith("  ") and line.strip():
            last = rules[-1]
            rules[-1] = Rule(last.id, last.mark, last.section, f"{last.text}\n{line.strip()}")
            continue
        in_rule = start is not None
        if start:
            rules.append(Rule(start["id"], start["mark"], section, start["text"].strip()))
        elif heading:
            section = f"{heading['number']}. {heading['title']}" if heading["number"] else heading["title"]
        elif line.startswith("# ") and not title:
            title = line[2:].strip()
    return Rulebook(title, tuple(rules))


def plain(text: str) -> str:
    """Lower case without accents, to compare what people type with what is written."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _squeezed(id: str) -> str:
    return id.replace("-", "").casefold()
