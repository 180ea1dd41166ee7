"""What one build makes of many matches, as JSON: run it with the Python of each build and compare.

python -m tests.builds.checksums play      hashes of thousands of matches
python -m tests.builds.checksums save      a match saved in the middle of a Chariot's effect
python -m tests.builds.checksums finish    reads such a save from standard input and plays it to its end
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

import ludarium
from ludarium.core.build import COMPILED
from ludarium.core.match import Match
from ludarium.core.options import read_setup
from ludarium.core.playouts import random_playout
from ludarium.players import find

OPTIONS: list[dict[str, object]] = [
    {},
    {"chaos_timing": "each_time", "chariot_single": "any", "chariot_partial": True, "ring_index": 1},
    {"exhaustion_reset": "shift_then_collect", "dragon_exhaustible": True, "sixth_face": "blank", "sun_bonus": "may"},
    {"short_moves": "forbidden", "clock_mode": "untimed", "roll_seconds": 2.5},
]
GAME = ludarium.game("proving")
HARA = ludarium.game("hara")


def random_matches() -> list[str]:
    """Every mask with every set of options, a dozen matches each: the hash where it ended, and the answers it took."""
    hashes = []
    for mask in range(64):
        for number, options in enumerate(OPTIONS):
            setup = read_setup(GAME.info, None, None, options | {"modules": mask})
            digest = hashlib.blake2b(digest_size=8)
            for seed in range(12):
                state = GAME.start_state(1000 * mask + 100 * number + seed, setup)
                answers = random_playout(state, seed)
                digest.update(f"{answers} {GAME.hash(state)} {list(state.luck)}".encode())
            hashes.append(digest.hexdigest())
    return hashes


def heuristic_matches() -> list[str]:
    """The same for the heuristic, a few matches a mask."""
    bot = find("proving", "heuristic")
    hashes = []
    for mask in range(0, 64, 3):
        state = GAME.start_state(mask, read_setup(GAME.info, None, None, {"modules": mask}))
        hashes.append(f"{bot.play_out(state)} {GAME.hash(state)}")
    return hashes


def hara_matches() -> list[str]:
    """Every mode with the usual and the unusual half of its options, at random, and one match of the heuristic."""
    hashes = []
    bot = find("hara", "heuristic")
    for mode in HARA.info.modes:
        for half in (0, -1):
            options = {spec.id: spec.values.words[half] for spec in HARA.info.options if spec.modes and "champion" not in spec.id}
            setup = read_setup(HARA.info, mode.id, None, {name: value for name, value in options.items() if name != "ghost"})
            digest = hashlib.blake2b(digest_size=8)
            for seed in range(25):
                state = HARA.start_state(seed, setup)
                answers = random_playout(state, seed)
                digest.update(f"{answers} {HARA.hash(state)} {list(state.luck)}".encode())
            hashes.append(digest.hexdigest())
        state = HARA.start_state(1, read_setup(HARA.info, mode.id, None, {}))
        hashes.append(f"{bot.play_out(state)} {HARA.hash(state)}")
    return hashes


def every_prompt() -> list[str]:
    """Matches through the interface with the hash of every state on the way, views and prompts included."""
    hashes = []
    for seed in range(24):
        match = GAME.new(seed=seed, options={"modules": (seed * 37) % 64})
        bot = find("proving", "random", seed)
        digest = hashlib.blake2b(digest_size=8)
        while match.actor is not None and match.prompt is not None:
            seen: list[Any] = [match.hash(), match.view(0), [option.notation for option in match.prompt.options]]
            digest.update(json.dumps(seen, sort_keys=True).encode())
            match.answer(bot.choose(match.state))
        hashes.append(digest.hexdigest())
    return hashes


def saved_in_a_chariot() -> str:
    """Play until a Chariot's effect asks for a die: the question stands in the middle of the effect, other steps wait."""
    for seed in range(200):
        match = GAME.new(seed=seed, options={"modules": 63})
        bot = find("proving", "random", seed)
        while match.actor is not None and match.prompt is not None:
            if match.prompt.kind in ("put_to_rest", "stolen") and match.view(0)["step"] == "chariots":
                return match.save()
            match.answer(bot.choose(match.state))
    raise AssertionError("no Chariot ever asked anything")


def finish(match: Match) -> dict[str, object]:
    bot = find("proving", "random", 99)
    begun = match.hash()
    while match.actor is not None:
        match.answer(bot.choose(match.state))
    return {"begun": begun, "ended": match.hash(), "entries": len(match.log), "compiled": COMPILED}


if __name__ == "__main__":
    if sys.argv[1] == "play":
        played = {"random": random_matches(), "heuristic": heuristic_matches(), "prompts": every_prompt(), "hara": hara_matches()}
        print(json.dumps(played | {"compiled": COMPILED}))
    elif sys.argv[1] == "save":
        print(saved_in_a_chariot())
    else:
        print(json.dumps(finish(GAME.load(sys.stdin.read()))))
