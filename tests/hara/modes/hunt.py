"""A table for The Corrupted Champion: Champions and Ophion wherever the test wants them, in one activation or a whole Round.

match = activated("thomas", at={"thomas": "arechi.5"})       # Bleak Ultimatum names him; nothing comes after it
assert ophion(match)["health"] == 12
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludarium.core.bits import BIT
from ludarium.core.kernel import NOBODY
from ludarium.core.match import Match
from ludarium.games.hara.atlas import WORLDS
from ludarium.games.hara.rules.hunt import choose_victim, ophion_activation, play_round
from ludarium.games.hara.state import BOARD, CHAMPIONS, HAND, NOWHERE, ROUNDS, Hara
from ludarium.games.hara.tables import ABILITIES, ATTACK, DASH
from tests.hara.stages import fresh
from tests.hara.table import kind, play, restart, seen, space, state

Numbers = Mapping[str, int]
FAR_FROM_DOJO = {"leaf": "oakenmoor.5", "thomas": "arechi.5", "soff": "lunaridge.5", "kaoru": "baiyu.5", "oric": "oppenheim.5",
                 "persephone": "drear.5"}  # fmt: skip


def hunters(
    *,
    ophion: str = "dojo.0",
    at: Mapping[str, str] | None = None,
    alive: Sequence[str] = CHAMPIONS,
    health: Numbers | None = None,
    spirit: Numbers | None = None,
    order: Numbers | None = None,
    orders_left: Sequence[int] = (1, 2, 3, 4),
    aim: Numbers | None = None,
    attack_board: Sequence[str] = (),
    dash_board: Sequence[str] = (),
    stones: Sequence[str] = (),
    cubes: Sequence[str] = WORLDS,
    day: int = 2,
    round: str = "dawn",
    foe_health: int = 16,
    foe_winds: int | None = None,
    options: Mapping[str, object] | None = None,
) -> tuple[Match, Hara]:
    """A match of this mode and a state of it that is not yet asked anything. No Dreamstones unless the test lays some."""
    match = fresh("corrupted", **dict(options or {}))
    play(match, "world=oakenmoor")
    s = state(match).clone()
    for number, champion in enumerate(CHAMPIONS):
        s.at[number] = space({**FAR_FROM_DOJO, **(at or {})}[champion]) if champion in alive else NOWHERE
        s.health[number] = (health or {}).get(champion, s.cards.start_health[number]) if champion in alive else 0
        s.spirit[number] = (spirit or {}).get(champion, s.cards.start_spirit[number])
        s.order[number] = (order or {}).get(champion, 0)
        s.aim[number] = (aim or {}).get(champion, 0)
        s.ability[number * ABILITIES + ATTACK] = BOARD if champion in attack_board else HAND
        s.ability[number * ABILITIES + DASH] = BOARD if champion in dash_board else HAND
    s.orders_left = sum(BIT[number] for number in orders_left)
    s.stones = sum(BIT[WORLDS.index(world)] for world in stones)
    s.cubes = sum(BIT[WORLDS.index(world)] for world in cubes)
    s.foe_at = space(ophion)
    s.foe_health = foe_health
    if foe_winds is not None:
        s.foe_winds = foe_winds
    s.day, s.round = day, ROUNDS.index(round)
    s.actor = NOBODY
    return match, s


def asked(match: Match, s: Hara, rule: int, whole: bool) -> Match:
    """Put the question; with `whole` the rest of the Round follows, otherwise nothing does."""
    if not whole:
        s.depth = 0
    s.now(rule)
    s.self_driving = False
    s.run()
    return restart(match, s)


def activated(champion: str, **given: Any) -> Match:
    """This Champion, activated by Bleak Ultimatum (for 1 Spirit), and nothing else. Somebody else is alive in any case."""
    match = asked(*hunters(**given), choose_victim, whole=False)
    return play(match, f"choose {champion}")


def ophions_turn(**given: Any) -> Match:
    """Step 2 of a Round: which cube? The steps after it follow."""
    return asked(*hunters(**given), ophion_activation, whole=True)


def one_ability(cube: str, **given: Any) -> Match:
    """Ophion's activation with this cube, and nothing else."""
    return play(asked(*hunters(**given), ophion_activation, whole=False), f"cube {cube}")


def round_begins(**given: Any) -> Match:
    """A Round from step 1 on."""
    match, s = hunters(**given)
    s.depth = 0
    return asked(match, s, play_round, whole=False)


def ophion(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = seen(match)["corrupted"]
    return found


def champion(match: Match, name: str) -> dict[str, Any]:
    found: dict[str, Any] = seen(match)["champions"][CHAMPIONS.index(name)]
    return found


def orders(match: Match) -> dict[str, int]:
    """Who holds which Turn Order card."""
    return {each["champion"]: each["order"] for each in seen(match)["champions"] if each["order"]}


def until_next_activation(match: Match, shift: str | None = None) -> Match:
    """On to the next question about a cube; `shift`: the World Shift card that #4 draws."""
    while match.actor is not None and kind(match) != "remove_cube":
        match.answer(f"shift={shift}" if shift and kind(match) == "champion_switches" else 0)
    return match
