"""Notes of the rules as sentences: numbers become names, and what is secret is told to those concerned."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.core.packs import Pack
from ludarium.core.text import Phrase, Secret
from ludarium.games.anima.lexicon import (
    UNSEEN,
    Lexicon,
    deck_phrase,
    figure_phrase,
    foe_name,
    lexicon,
    mission_phrase,
    reward_kind,
    titled,
)
from ludarium.games.anima.state import FIGHTS, PHASES, Anima
from ludarium.games.anima.tables import SPECIAL_RESULT

VALUES = ("combat", "speed")
FORBIDDEN = ("fight", "trade", "explore")
SECRETS = {"draws": ("seat",), "takes_card": ("seat", "from")}  # who may read the card

# Sentences that only repeat what was answered, or say what comes next anyway.
NO_NEWS = frozenset((
    "note-sets-out", "note-stays", "note-goes", "note-seeks", "note-rests", "note-uses", "note-discards", "note-dismisses",
    "note-drops", "note-departs", "note-leaves-guild", "note-picks-up", "note-area-discarded", "note-attacks",
    "note-explores", "note-claims", "note-claims-nothing", "note-offers",
    "note-cancels-offer", "note-accepts-offer", "note-declines-offer", "note-takes-back", "note-gives-up",
    "note-turn-begins", "note-phase-begins",
))  # fmt: skip


def told(s: Anima, name: str, numbers: dict[str, int], pack: Pack) -> Phrase:
    names = lexicon(pack)
    arguments: dict[str, object] = {key: NAMED[key](s, names, n) if key in NAMED else n for key, n in numbers.items()}
    if name in SECRETS:
        arguments["advantage"] = Secret(arguments["advantage"], tuple(numbers[who] for who in SECRETS[name]), UNSEEN["advantage"])
    elif name in ("uses", "is_cancelled"):
        arguments["kind"] = names.kind_of_use(numbers["use"])
    elif name == "fights":
        arguments["foe"] = foe_name(s, names, numbers["kind"], numbers["foe"])
        if arguments["kind"] == "creature" and s.cards.swift[numbers["foe"]] == 1:
            arguments["kind"] = "swift"
    elif name == "claims":
        arguments["reward"] = reward_kind(numbers["reward"])
    elif name == "speed_test":
        arguments["passed"] = "yes" if numbers["total"] >= numbers["difficulty"] else "no"
    elif name == "tries":
        arguments["passed"] = "yes" if numbers["die"] >= numbers["needed"] else "no"
    elif name == "die_changes":
        arguments["again"] = "yes" if numbers["was"] == numbers["die"] else "no"
    elif name == "begins_mission":
        arguments["step"] = 0
    elif name == "mission_progress":
        arguments["mission"] = mission_phrase(s, names, numbers["seat"], numbers["mission"])
    elif name in ("gains_now", "gains_for_good"):
        arguments["what"] = VALUES[numbers["what"]]
    elif name == "forbids":
        arguments["what"] = FORBIDDEN[numbers["what"]]
    elif name == "finds":
        arguments["result"] = "special" if numbers["result"] == SPECIAL_RESULT else numbers["result"]
    return Phrase(f"note-{name.replace('_', '-')}", arguments)


NAMED: dict[str, Callable[[Anima, Lexicon, int], object]] = {
    "seat": lambda s, _names, n: figure_phrase(s, n),
    "other": lambda s, _names, n: figure_phrase(s, n),
    "from": lambda s, _names, n: figure_phrase(s, n),
    "advantage": lambda _s, names, n: titled(names.advantages[n].name),
    "character": lambda _s, names, n: names.characters[n].name,
    "encounter": lambda _s, names, n: names.encounters[n].name,
    "area": lambda _s, names, n: names.areas[n].name,
    "mission": lambda _s, names, n: names.missions[n].name,
    "use": lambda _s, names, n: names.use(n).name,
    "deck": lambda _s, _names, n: deck_phrase(n),
    "phase": lambda _s, _names, n: PHASES[n],
    "kind": lambda _s, _names, n: FIGHTS[n],
}
