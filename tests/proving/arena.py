"""A table for tests: any enemies, dice and cards, at any step, with chance answered by the test.

    match = arena(slots={4: ("T2", 1)}, dice={"W1": 4, "W2": 4})     # phase 1 is open, these dice show these values
    play(match, "stop")                                              # answers in order, chance included: "W1=4"
    assert marker(match, 4) == 1

As in the specification's fixtures: slots not named hold T1 with its marker on 1, dice not named are in the box.
"""

from __future__ import annotations

import atexit
import json
import random
import shutil
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import ludarium
from ludarium.core.build import row
from ludarium.core.kernel import NAMES, State
from ludarium.core.match import Match
from ludarium.core.options import read_setup
from ludarium.core.packs import load_pack
from ludarium.core.positions import position
from ludarium.games.proving import ProvingGrounds, dice
from ludarium.games.proving.cards import FILES, read
from ludarium.games.proving.flow import play_round
from ludarium.games.proving.rules.rolling import go_on_rolling
from ludarium.games.proving.setup import settings_of
from ludarium.games.proving.state import FACES, MODULES, NO_CARD, Proving

# the test-only enemies of the specification
TEST_ENEMIES: dict[str, dict[str, Any]] = {
    "T1": {"start": 1, "climb": ["2", "2"]},
    "T2": {"start": 1, "climb": ["2G", "2"]},
    "T3": {"start": 1, "climb": ["2", "2", "3B"]},
    "T4": {"start": 1, "climb": ["2", "2"], "symbol": "tail"},
    "T5": {"start": 2, "climb": ["2", "2", "3"]},
    "T6": {"start": 2, "climb": ["2", "3B", "3B"]},
    "T7": {"start": 2, "climb": ["2", "2", "3", "3"]},
    "T8": {"start": 1, "climb": ["2B", "2B"]},
    "T9": {"start": 1, "climb": ["2", "3"], "ability": "double green"},
}
ALL = MODULES
CONSPIRATORS = {1: "haste 12", 2: "tired", 3: "shroud blue", 4: "down_choice", 5: "single_extra", 6: "req_plus_of moon"}
WORDS = {"en": "x", "fr": "x"}


def toml(kind: str, rows: list[dict[str, Any]]) -> str:
    """Cards as a file of the pack."""
    lines = []
    for fields in rows:
        lines.append(f"[[{kind}]]")
        for name, value in ({"name": WORDS, "flavour": WORDS} | fields).items():
            written = json.dumps(value) if not isinstance(value, dict) else "{ en = 'x', fr = 'x' }"
            lines.append(f"{name} = {written}")
    return "\n".join(lines)


def game_with(
    enemies: dict[str, dict[str, Any]], chariots: list[str], inspiration: str | None, conspirators: dict[int, str]
) -> ProvingGrounds:
    """A game with these cards first, filled up to the right counts; chariots are written "pair: steal" or "single 6: steal"."""
    whole = TEST_ENEMIES | enemies
    enemy_rows = [{"id": name.lower(), "kingdom": "sun"} | fields for name, fields in whole.items()]
    enemy_rows += [{"id": f"filler{n}", "kingdom": "sun", "start": 1, "climb": ["2", "2"]} for n in range(30 - len(whole))]
    chariot_rows = [
        {"id": f"chariot{n}", "needs": text.split(":")[0].strip(), "does": text.split(":")[1].strip()}
        for n, text in enumerate([*chariots, *["pair: single_extra"] * (19 - len(chariots))])
    ]
    powers = [inspiration or "quick_rest", *["quick_rest"] * 14]
    inspiration_rows = [{"id": f"inspiration{n}", "power": power} for n, power in enumerate(powers)]
    plotters = CONSPIRATORS | conspirators
    conspirator_rows = [{"id": f"conspirator{n}", "number": n, "does": does} for n, does in sorted(plotters.items())]
    return _game(
        toml("enemy", enemy_rows),
        toml("chariot", chariot_rows),
        toml("inspiration", inspiration_rows),
        toml("conspirator", conspirator_rows),
    )


@cache
def _game(*files: str) -> ProvingGrounds:
    folder = Path(tempfile.mkdtemp(prefix="ludarium-test-"))  # its own: tests run side by side
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    for name, text in zip(("enemies", "chariots", "inspirations", "conspirators"), files, strict=True):
        (folder / f"{name}.toml").write_text(text, "utf-8")
    game = ProvingGrounds(folder)
    game.pack = load_pack(folder, folder, FILES, read)  # whatever they come to together
    return game


def mask(names: Any) -> int:
    """Dice by name, "W1 W2" or a list, as the bits of a place."""
    listed = names.split() if isinstance(names, str) else names
    return sum(2 ** dice.NAMES.index(name) for name in listed)


def arena(
    *,
    modules: tuple[str, ...] = (),
    slots: dict[int, Any] | None = None,
    dice: dict[str, int] | None = None,
    pool: Any = (),
    shields: tuple[int, ...] = (),
    dragon: str | None = None,
    chariots: list[str] | None = None,
    inspiration: str | None = None,
    conspirators: dict[int, str] | None = None,
    face_up: tuple[int, ...] = (),
    cards: dict[str, dict[str, Any]] | None = None,
    options: dict[str, object] | None = None,
    at: str = "roll",
    **fields: Any,
) -> Match:
    """A match in the middle of play. `at="roll"`: phase 1 is open; `at="round"`: a round is about to begin (its S1).

    `slots` gives the enemy of a slot and its marker (and its Shield through `shields`), `dice` the dice of the pool with their
    values, `pool` further dice without a value, `dragon` the face showing, `chariots` those in play in draw order, `face_up` the
    numbers of the Conspirators in play. Any other field of the state may be given by name; places take dice by name.
    """
    chosen = dict(options or {})
    played = set(modules)
    played |= {"chariots"} if chariots else set()
    played |= {"inspiration"} if inspiration else set()
    played |= {"conspirators"} if face_up else set()
    played |= {"dragon"} if dragon else set()
    played |= {"shields"} if shields else set()
    chosen["modules"] = [module for module in MODULES if module in played]
    game = game_with(cards or {}, chariots or [], inspiration, conspirators or {})
    setup = read_setup(game.info, None, None, chosen)
    s = Proving(game.pack.tables, settings_of(setup))
    s.dispatcher = game._dispatcher
    ids = [card.id for card in game.pack.cards if card.kind == "enemy"]
    held = dict.fromkeys(range(1, 7), ("T1", 1)) | (slots or {})
    s.enemy = row([NO_CARD] + [ids.index(held[slot][0].lower()) if held[slot] else NO_CARD for slot in range(1, 7)])
    s.marker = row([0] + [held[slot][1] if held[slot] else 0 for slot in range(1, 7)])
    s.shields = sum(2**slot for slot in shields)
    in_play = set(s.enemy)
    s.enemy_deck = row([card for card in range(30) if card not in in_play])
    values = dice or {}
    s.showing = row([0] + [mask([name for name, value in values.items() if value == v]) for v in range(1, 7)])
    s.pool = mask(list(values)) | mask(pool) | (mask("D") if "dragon" in played else 0)
    s.dragon_face = FACES.index(dragon) if dragon else 0
    laid = len(chariots or [])
    s.chariots, s.covers, s.cover_values = row(list(range(laid))), row([0] * laid), row([0] * laid)
    s.chariot_deck = row(list(range(laid, 19)))
    s.inspiration = 0 if inspiration else NO_CARD
    s.conspirators = row([number - 1 for number in face_up])
    s.conspirator_deck = row([number - 1 for number in range(1, 7) if number not in face_up])
    s.round, s.seconds = 1, s.settings.round_seconds
    for name, value in fields.items():
        current = getattr(s, name)
        if isinstance(current, int):
            setattr(s, name, mask(value) if isinstance(value, str) else value)
        else:
            setattr(s, name, row([mask(each) if isinstance(each, str) else each for each in value]))
    everywhere = s.pool | s.stock | s.colour_stack | s.dial | sum(s.tired) | sum(s.covers)
    s.box = mask([name for name in _all_dice() if not everywhere & mask([name])])
    _begin(s, at)
    whole = {
        "game": "proving",
        "rules": game.info.rules_version,
        "pack": game.pack.hash,
        "mode": "training",
        "seats": 1,
        "options": dict(setup.options),
        "state": position(s),
    }
    return game.at(whole, chance="ask")


def _all_dice() -> tuple[str, ...]:
    return dice.NAMES[:14]


def _begin(s: Proving, at: str) -> None:
    """Push what waits and run to the first question."""
    s.self_driving = False
    if at == "roll":
        s.rolling, s.step = 1, 3
        s.follow(row(rest_of_round(s)))
        s.later(go_on_rolling)
    else:
        s.later(play_round)
    s.run()


def rest_of_round(s: Proving) -> list[int]:
    """The steps that follow phase 1."""
    from ludarium.games.proving.rules.rolling import start_the_clock

    steps = list(s.settings.steps)
    return steps[steps.index(start_the_clock) + 1 :]


def play(match: Match, *answers: str) -> Match:
    """Answer in order, for the player and for chance."""
    for answer in answers:
        match.answer(answer)
    return match


def legal(match: Match) -> list[str]:
    return [option.notation for option in match.prompt.options] if match.prompt else []


def state(match: Match) -> State:
    return match._state


def field(match: Match, name: str) -> Any:
    value = getattr(match._state, name)
    return int(value) if isinstance(value, int) else list(value)


def marker(match: Match, slot: int) -> int:
    return field(match, "marker")[slot]


def markers(match: Match) -> list[int]:
    return field(match, "marker")[1:]


def in_place(match: Match, place: str, index: int | None = None) -> list[str]:
    """The names of the dice in a place: pool, stock, box, dial, colour_stack, or tired with an index (0 top, 2 bottom)."""
    value = field(match, place)
    return dice.named(value if index is None else value[index])


def enemy(match: Match, slot: int) -> str | None:
    """The id of the enemy on a slot."""
    return match.view()["slots"][slot - 1]["enemy"]


# -- on the way ------------------------------------------------------------------------------------------------------


def roll(match: Match, values: str) -> Match:
    """The opening roll: "W1=3 W2=3 D=tail"."""
    return play(match, "start", *values.split())


def halt_before(match: Match, step: str) -> Match:
    """Let the match end where a later step of this round would begin, so that the table can be looked at there."""
    s = state(match)
    frames = list(s.stack)[: s.depth]
    names = [NAMES[frames[at]] for at in range(0, len(frames), 4)]
    kept = frames[4 * (names.index(f"proving.{step}") + 1) :]
    s.stack, s.depth = row(kept + [0] * 64), len(kept)
    return match


def happened(match: Match, note: str) -> list[dict[str, Any]]:
    """What was told under this name, with its numbers, since the match was set up."""
    return [dict(told.arguments) for moment in match.moments for told in moment.notes if told.id == f"note-{note}"]


def at_random(modules: int, seed: int, most: int = 400, **options: object) -> Iterator[Match]:
    """A real match played at random, dice and draws included; yields it at every question."""
    match = ludarium.game("proving").new(seed=seed, options={"modules": modules} | options, chance="ask")
    luck = random.Random(seed * 64 + modules)
    for _ in range(most):
        if match.prompt is None:
            return
        yield match
        match.answer(luck.randrange(len(match.prompt.options)))
