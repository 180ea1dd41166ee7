"""Steps and transports in words, and why a space cannot be reached (sections 1 and 4)."""

from __future__ import annotations

from ludarium.core.decisions import END, Choice, Decision, Phrase
from ludarium.games.hara.atlas import FAR, name_of
from ludarium.games.hara.lexicon import Lexicon, space_named, space_phrase
from ludarium.games.hara.modes.parts import by_luck, moment, rolled_number, rolled_world
from ludarium.games.hara.rules import movement, offers
from ludarium.games.hara.rules.offers import DETAIL, STEP, WHAT
from ludarium.games.hara.state import Hara

walk = Decision[Hara, Lexicon](
    movement.walk_on,
    what=WHAT,
    asks=lambda s, _: {"points": int(s.then_a), "hit": 1 if s.then_b > 0 else 0},
    elsewhere=moment("why-moment-move"),
)


@walk.answer("stop", offers.END)
def stop(s: Hara, _names: Lexicon) -> Choice:
    return Choice("stop", Phrase("option-stop", {"points": int(s.then_a)}), ("move",), END)


@walk.answer("move", STEP, DETAIL)
def step(_s: Hara, _names: Lexicon, space: int) -> Choice:
    phrase = Phrase("option-move", {"space": space_phrase(space)})
    return Choice(f"move {name_of(space)}", phrase, (f"space.{name_of(space)}",))


@step.refused
def no_step(s: Hara, _names: Lexicon, said: list[str]) -> Phrase | None:
    """H-19: one point, one step to a linked space."""
    space, here = space_named(said[1]), s.at[s.hero]
    if space is None or space in list(s.neighbours(here)):
        return None
    if space == here:
        return Phrase("why-already-here")
    steps, points = int(s.distance(here, space)), int(s.then_a)
    if steps == FAR:
        return Phrase("why-cut-off")
    told = {"space": space_phrase(space), "steps": steps, "points": points}
    return Phrase("why-step-by-step" if steps <= points else "why-out-of-reach", told)


def transport(rule: int, later: str) -> Decision[Hara, Lexicon]:
    """Of a champion; of a Corrupted that somebody plays."""
    decision = Decision[Hara, Lexicon](rule, elsewhere=moment(later))

    @decision.answer("leap")
    def leap(s: Hara, _names: Lexicon, space: int) -> Choice:
        phrase = Phrase("option-stay" if space == start(s) else "option-leap", {"space": space_phrase(space)})
        return Choice(f"leap {name_of(space)}", phrase, (f"space.{name_of(space)}",))

    @leap.refused
    def too_long(s: Hara, _names: Lexicon, said: list[str]) -> Phrase | None:
        """H-20a: a number limits the distance from start to target."""
        space = space_named(said[1])
        if space is None or space in list(s.options):
            return None
        steps, told = int(s.distance(start(s), space)), space_phrase(space)
        return Phrase("why-cut-off") if steps == FAR else Phrase("why-leap-too-far", {"space": told, "steps": steps})

    return decision


def start(s: Hara) -> int:
    return int(s.foe_at if s.variant.seat_is_foe else s.at[s.hero])


land = transport(movement.land, "why-moment-leap")
world = by_luck(rolled_world, movement.drift_world)
number = by_luck(rolled_number, movement.drift_space)
