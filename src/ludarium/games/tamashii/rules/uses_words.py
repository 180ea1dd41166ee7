"""What may be used before a step of the Action phase, in words."""

from __future__ import annotations

from ludarium.core.decisions import DECLINE, Choice, Decision, Pack
from ludarium.core.language.program import USE
from ludarium.games.tamashii.rules import uses
from ludarium.games.tamashii.scripts import use_choice
from ludarium.games.tamashii.state import Tamashii

step = Decision[Tamashii, Pack](uses.used_in_action)
step.offers("not now", uses.NOT_NOW, role=DECLINE)


@step.answer("use")
def used(s: Tamashii, pack: Pack, use: int) -> Choice:
    return use_choice(s, pack, int(s.then_a), use * USE)
