"""The modes there are: every file of modes/ that has a `MODE`, and what other packages offer under `ludarium.hara.modes`.

A new mode is a new file (docs/how-to/add-a-mode.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from ludarium.core.decisions import Decision, Phrase, number_in
from ludarium.games.hara import modes as folder
from ludarium.games.hara.lexicon import Lexicon, space_named, token_named, world_named
from ludarium.games.hara.modes.spec import Explain, Spec
from ludarium.games.hara.state import CHAMPIONS, Hara


@cache
def modes() -> dict[str, Spec]:
    """All modes by id, in the order in which they are offered."""
    names = sorted({module.name for module in iter_modules(folder.__path__)})
    specs = [getattr(import_module(f"{folder.__name__}.{name}"), "MODE", None) for name in names]
    specs += [entry.load() for entry in entry_points(group="ludarium.hara.modes")]
    listed = sorted((spec for spec in specs if spec is not None), key=lambda spec: spec.place)
    return {spec.id: spec for spec in listed}


def words(language: str) -> str:
    """The messages of all modes; what a mode does not say itself, its name and its three lines say."""
    return "".join(f"\n{words_of(spec, language)}" for spec in modes().values())


def words_of(spec: Spec, language: str) -> str:
    given = spec.texts.text(language)
    goal = spec.lines.text(language).split("\n")[1]
    usual = {
        f"mode-{spec.id}": spec.name.text(language),
        f"goal-{spec.id}": f"{spec.name.text(language)} {{ $now }}/{{ $of }}",
        f"board-goal-{spec.id}": goal,
        f"toll-{spec.id}": spec.name.text(language),
        **{f"board-goal-{spec.id}-{state}": f"{{ board-goal-{state} }}" for state in ("done", "next", "open", "hidden")},
    }
    added = [f"{id} = {text}" for id, text in usual.items() if not re.search(rf"^{id} =", given, re.MULTILINE)]
    return "\n".join([given, *added, ""])


def mode_of(s: Hara) -> Spec:
    return modes()[s.variant.id]


def of_other_modes(here: Spec) -> Iterator[Decision[Hara, Lexicon]]:
    """What is only answered in other modes: here it is a word, and a reason against it."""
    for spec in (each for each in modes().values() if each is not here):
        known = Decision[Hara, Lexicon](elsewhere=only_in(spec))
        for answer in (each for decision in spec.decisions for each in decision.answers if each.word):
            known.answer(answer.word)(answer.says)
        yield known


def only_in(spec: Spec) -> Explain:
    def explain(_s: Hara, _names: Lexicon, said: list[str]) -> Phrase | None:
        """Against words that name something."""
        found = (space_named(said[1]), world_named(said[1]), token_named(said[1]), number_in(said[1]))
        is_named = said[1] in CHAMPIONS or any(each is not None for each in found)
        return Phrase("why-other-mode", {"mode": spec.name}) if is_named else None

    return explain
