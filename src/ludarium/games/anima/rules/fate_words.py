"""Who dies, in words (section 17)."""

from __future__ import annotations

from ludarium.games.anima import reasons
from ludarium.games.anima.answers import Decision, to_choose
from ludarium.games.anima.refusals import not_a_member
from ludarium.games.anima.rules import fate

death = Decision(fate.character_dies)
to_choose(death, "character", not_a_member).summed_up(lambda _s, names, card: reasons.worth(names.characters[card]))
