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
from ludarium.core.game import Game
from ludarium.core.match import Match
from ludarium.core.playouts import random_playout
from ludarium.core.trials import Trial, trials_of
from ludarium.players import plain

SEEDS = 12  # matches a set-up
EVERY = 4  # of so many set-ups one is played by the heuristic, too, and one with everything that can be seen on the way
PROVING = ludarium.game("proving")


def random_matches(game: Game, trial: Trial) -> str:
    """A dozen matches: the hash where each ended, and the answers it took."""
    digest, setup = hashlib.blake2b(digest_size=8), trial.setup(game)
    for seed in range(SEEDS):
        state = game.start_state(seed, setup)
        answers = random_playout(state, seed)
        digest.update(f"{answers} {game.hash(state)} {list(state.luck)}".encode())
    return digest.hexdigest()


def heuristic_match(game: Game, trial: Trial) -> str:
    state = game.start_state(1, trial.setup(game))
    return f"{plain(game, 'heuristic').play_out(state)} {game.hash(state)}"


def every_prompt(game: Game, trial: Trial) -> str:
    """A match through the interface with the hash of every state on the way, views and prompts included."""
    match = game.new(seed=1, mode=trial.mode, seats=trial.seats, options=trial.options)
    bot, digest = plain(game, "random", seed=1), hashlib.blake2b(digest_size=8)
    while match.prompt is not None:
        seen: list[Any] = [match.hash(), match.view(0), [option.notation for option in match.prompt.options]]
        digest.update(json.dumps(seen, sort_keys=True).encode())
        match.answer(bot.answer(match.state))
    return digest.hexdigest()


def play(game: Game) -> dict[str, list[str]]:
    trials = trials_of(game).alike
    return {
        "random": [random_matches(game, trial) for trial in trials],
        "heuristic": [heuristic_match(game, trial) for trial in trials[::EVERY]],
        "prompts": [every_prompt(game, trial) for trial in trials[::EVERY]],
    }


def saved_in_a_chariot() -> str:
    """Play until a Chariot's effect asks for a die: the question stands in the middle of the effect, other steps wait."""
    for seed in range(200):
        match = PROVING.new(seed=seed, options={"modules": 63})
        bot = plain(ludarium.game("proving"), "random", seed=seed)
        while match.actor is not None and match.prompt is not None:
            if match.prompt.kind in ("put_to_rest", "stolen") and match.view(0)["step"] == "chariots":
                return match.save()
            match.answer(bot.answer(match.state))
    raise AssertionError("no Chariot ever asked anything")


def finish(match: Match) -> dict[str, object]:
    bot = plain(ludarium.game("proving"), "random", seed=99)
    begun = match.hash()
    while match.actor is not None:
        match.answer(bot.answer(match.state))
    return {"begun": begun, "ended": match.hash(), "entries": len(match.log), "compiled": COMPILED}


if __name__ == "__main__":
    if sys.argv[1] == "play":
        played = {info.id: play(ludarium.game(info.id)) for info in ludarium.games()}
        print(json.dumps({"played": played, "compiled": COMPILED}))
    elif sys.argv[1] == "save":
        print(saved_in_a_chariot())
    else:
        print(json.dumps(finish(PROVING.load(sys.stdin.read()))))
