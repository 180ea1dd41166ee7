"""The Launch step in words: a Pattern with the tokens that pay for it (T-84a)."""

from __future__ import annotations

from ludarium.core.decisions import DECLINE, END, Choice, Decision, Pack, Phrase
from ludarium.core.language.program import USE
from ludarium.core.why import only
from ludarium.games.tamashii import reasons
from ludarium.games.tamashii.lexicon import cell_anchor, cell_name, cells_in, source_name, tokens_on
from ludarium.games.tamashii.rules import launch
from ludarium.games.tamashii.rules.launch import CELLS, DO_END, DO_LAUNCH, DO_USE, SOURCE, WHAT
from ludarium.games.tamashii.scripts import use_choice
from ludarium.games.tamashii.state import Tamashii


def launch_choice(s: Tamashii, pack: Pack, source: int, cells: int) -> Choice:
    seat = int(s.then_a)
    word, name = source_name(pack, source)
    notation = f"launch {word} {' '.join(cell_name(cell) for cell in cells_in(cells))}"
    told = {"pattern": name, "tokens": tokens_on(s, seat, cells)}
    anchors = (f"pattern.{source}", *(cell_anchor(seat, cell) for cell in cells_in(cells)))
    return Choice(notation, Phrase("option-launch", told), anchors)


step = Decision[Tamashii, Pack](launch.launch_chosen, what=WHAT, elsewhere=only("why-moment-launch"))


@step.answer("launch", DO_LAUNCH, SOURCE, CELLS)
def launched(s: Tamashii, pack: Pack, source: int, cells: int) -> Choice:
    return launch_choice(s, pack, source, cells)


@step.answer("use", DO_USE, SOURCE)
def used(s: Tamashii, pack: Pack, use: int) -> Choice:
    return use_choice(s, pack, int(s.then_a), use * USE)


@step.answer("done", DO_END, SOURCE)
def done(s: Tamashii, pack: Pack, _none: int) -> Choice:
    return Choice("done", Phrase("option-launch-done"), role=END)


once = Decision[Tamashii, Pack](launch.one_launch_chosen, what=WHAT)


@once.answer("launch", DO_LAUNCH, SOURCE, CELLS)
def launched_once(s: Tamashii, pack: Pack, source: int, cells: int) -> Choice:
    return launch_choice(s, pack, source, cells)


@once.answer("done", DO_END, SOURCE)
def not_now(s: Tamashii, pack: Pack, _none: int) -> Choice:
    return Choice("done", Phrase("option-done"), role=DECLINE)


@launched.refused
@launched_once.refused
def no_launch(s: Tamashii, pack: Pack, said: list[str]) -> Phrase | None:
    return reasons.no_launch(s, pack, int(s.then_a), said)
