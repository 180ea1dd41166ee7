"""Writes the golden matches anew: `python -m tests.core.make_golden`, after rules or cards were changed on purpose; with the
beginning of a name, `python -m tests.core.make_golden anima`, only those.

Every file of golden/ is a whole match: its result, the hash of the state at every question to a seat, and its save. The matches
are played by the title's own player, or a random one, who strays now and then; of twenty of them the one is kept in which the
most different things happened.
"""

from __future__ import annotations

import json
import random
import sys
from itertools import chain
from pathlib import Path
from typing import Any

from ludarium.core.match import Match
from ludarium.core.trials import trials_of
from ludarium.players import plain, usual
from tests.core.titles import GAMES, Title

GOLDEN = Path(__file__).parent / "golden"
TRIES = 20
STRAYS = 0.15

MATCHES = {trial.name: Title(game, trial) for game in GAMES for trial in trials_of(game).golden}


def played(title: Title, seed: int) -> Match:
    return played_on(title, title.new(seed), seed)


def played_on(title: Title, match: Match, seed: int) -> Match:
    """The match, brought to its end by the title's player, who strays now and then."""
    luck = random.Random(seed)
    player = plain(title.game, usual(title.game), seed=seed)
    while match.actor is not None:
        state = match.state
        match.answer(luck.randrange(len(state.options)) if luck.random() < STRAYS else player.answer(state))
    return match


def variety(match: Match) -> int:
    """How many different things happened."""
    return len({phrase.id for moment in match.moments for phrase in (moment.phrase, *moment.notes)})


def shows_its_options(title: Title, match: Match) -> bool:
    """Many options are rulings for rare moments: without them something else must have been asked on the way."""
    trial, short = title.trial, title.trials.shortening
    if not trial.options.keys() - set(short):
        return True
    usual_options = {name: value for name, value in trial.options.items() if name in short}
    usual = title.game.new(seed=match.seed, mode=trial.mode, seats=trial.seats, options=usual_options)
    again = title.new(match.seed)
    for entry in match.log:
        if usual.hash() != again.hash():
            return True
        if isinstance(entry.by, int):
            usual.answer(entry.say)
            again.answer(entry.say)
    return usual.hash() != again.hash()


def worth(match: Match) -> tuple[int, bool, int]:
    """Of equally varied matches one that is won, or else the shorter one, is the better test."""
    return variety(match), bool(result_of(match)["winners"]), -len(match.log)


def has_it(title: Title, match: Match) -> bool:
    return any(entry.say.startswith(title.trial.shows) for entry in match.log) and shows_its_options(title, match)


def chosen(title: Title) -> Match:
    """The best of the first matches that has what must happen; if none of these has it, the first later one."""
    first = sorted((played(title, seed) for seed in range(TRIES)), key=worth, reverse=True)
    later = (played(title, seed) for seed in range(TRIES, 20 * TRIES))
    return next((match for match in chain(first, later) if has_it(title, match)), first[0])


def hashes(title: Title, save: dict[str, Any]) -> dict[str, str]:
    """The hash at every question to a seat and at the end, by the number of entries before it: the log fed in by hand."""
    match = title.game.new(save["seed"], mode=save["mode"], seats=save["seats"], options=save["options"], chance="ask")
    found = {}
    for number, entry in enumerate(save["log"]):
        if number == len(match.log):  # the clock has spoken by itself
            match.answer(entry["say"])
        if match.actor != "chance":
            found[str(len(match.log))] = match.hash()
    return found


def result_of(match: Match) -> dict[str, Any]:
    assert match.result is not None
    return {"winners": list(match.result.winners), "scores": list(match.result.scores), "reason": match.result.reason}


def text_of(title: Title, match: Match) -> str:
    """The file: what is expected first, then the save, one line for every entry."""
    save = match.save()
    result = json.dumps(result_of(match))
    expected = json.dumps(hashes(title, json.loads(save)))
    return f'{{"result":{result},\n"hashes":{expected},\n"save":{save.rstrip()}}}\n'


def main(wanted: str = "") -> None:
    GOLDEN.mkdir(exist_ok=True)
    for file in GOLDEN.glob("*.json"):
        if file.stem not in MATCHES:
            file.unlink()
    for name, title in MATCHES.items():
        if not name.startswith(wanted):
            continue
        match = chosen(title)
        (GOLDEN / f"{name}.json").write_text(text_of(title, match), "utf-8")
        print(f"{name}: {len(match.log)} entries, {variety(match)} different things, {result_of(match)['reason']}")


if __name__ == "__main__":
    main(*sys.argv[1:2])
