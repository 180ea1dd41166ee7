"""Saves and positions changed at random, in every title: loaded, looked at and played on.

Whatever is in a file, it ends in one of four ways: it is refused when it is loaded, or the match breaks off later with a
BrokenMatch, or it is played on, or it is over. Anything else is a fault, and is listed with the place it was raised at.
`python -m tests.core.mutated 50000 --seed 7` does the same at length.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ludarium.core.errors import BadSave, BrokenMatch, IllegalAnswer, Refused
from ludarium.core.kernel import NAMES
from ludarium.core.match import Match
from ludarium.core.text import LANGUAGES
from tests.core.make_golden import GOLDEN, MATCHES
from tests.core.titles import Title

ANSWERS = 50  # played on from what could be loaded
POSITIONS = 8  # taken from every golden match
AFTER = 80  # entries of the log, at most, after the position at which most saves begin
TEXTS = 10  # read of all that a match has to say at one moment
TOO_LONG = 15.0  # seconds
ODD = (-(2**61), -(2**40), -1000, -7, -2, -1, 0, 1, 2, 3, 5, 6, 7, 8, 31, 32, 61, 62, 63, 64, 127, 999, 2**31, 2**40, 2**61)
WORDS = ("", "none", "done", "pass", "resign", "timeout", "start", "stop", "end", "no", "yes", "1", "\u2603")


@dataclass
class Tally:
    """How many went which way; and what was raised that nobody may ever see."""

    ended: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    slowest: float = 0.0

    @property
    def tried(self) -> int:
        return self.ended.total()


class Hangs(BaseException):
    """Not even a BrokenMatch came of it in time."""


def hangs(*_: object) -> None:
    raise Hangs


def run(count: int, seed: int, wanted: str = "") -> Tally:
    """So many files, the same ones for the same seed; with the beginning of a name, of these golden matches only."""
    tally = Tally()
    signal.signal(signal.SIGALRM, hangs)
    names = [name for name in MATCHES if name.startswith(wanted)]
    for name in names:
        positions(name), golden_text(name), says(MATCHES[name].game.info.id)
    gc.collect()
    gc.freeze()  # what is kept for all files need not be looked through for each of them
    for number in range(count):
        one(names[number % len(names)], random.Random(f"{seed}/{number}"), tally)
    return tally


def one(name: str, luck: random.Random, tally: Tally) -> None:
    title, began = MATCHES[name], time.perf_counter()
    kind, file = mutated(name, luck)
    signal.setitimer(signal.ITIMER_REAL, TOO_LONG)
    try:
        tally.ended[ending(title, kind, file, luck)] += 1
    except (Exception, Hangs) as fault:
        place = traceback.extract_tb(fault.__traceback__)[-2 if isinstance(fault, Hangs) else -1]
        tally.ended["fault"] += 1
        tally.faults.append(
            f"{name}, {kind}: {type(fault).__name__}: {fault} at {place.filename}:{place.lineno}\n{json.dumps(file)}"
        )
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    tally.slowest = max(tally.slowest, time.perf_counter() - began)


def ending(title: Title, kind: str, file: dict[str, Any], luck: random.Random) -> str:
    """Load it, look at it, play it on: which way it went."""
    clock = Clock()
    try:
        match = title.game.at(file, now=clock) if kind == "position" else title.game.load(file, now=clock)
    except BadSave:
        return "refused"
    except BrokenMatch:
        return "broken off"
    try:
        look(match, luck)
        for _ in range(ANSWERS):
            if match.actor is None:
                break
            clock.time += luck.choice((0, 0, 700, 5000))
            answer(match, luck)
        look(match, luck)
    except BrokenMatch:
        return "broken off"
    return "played on" if match.actor is not None else "over"


class Clock:
    """A given clock: it is as late as we say."""

    def __init__(self) -> None:
        self.time = 1_000_000

    def __call__(self) -> int:
        return self.time


def answer(match: Match, luck: random.Random) -> None:
    with suppress(Refused, IllegalAnswer):  # the dice are still rolling, or time ran out before
        match.answer(luck.randrange(len(match.state.options)))


def look(match: Match, luck: random.Random) -> None:
    """All that a client may ask for; of texts a few, each in one language: over many files every one is read in both."""
    for seat in (None, *range(match.setup.seats)):
        msgspec.json.encode(match.view(seat))
    msgspec.json.encode(match.position())
    _ = match.reading, match.due_in, match.reaction
    texts: list[object] = [match.result.text] if match.result is not None else []
    for moment in match.moments[-3:]:
        texts += [moment.phrase, *moment.notes, *moment.sentences]
    prompt = match.prompt
    if prompt is not None:
        texts.append(prompt.phrase)
        for option in prompt.options:
            texts += [option.phrase, *(odds.phrase for odds in option.odds)]
        if prompt.seat >= 0 and luck.random() < 0.5:
            texts += match.foresee(luck.choice(prompt.options).notation, prompt.seat).sentences
        try:
            match.index_in(prompt, luck.choice(says(match.game.info.id)))
        except IllegalAnswer as refusal:
            texts.append(refusal.phrase or str(refusal))
    for text in luck.sample(texts, min(TEXTS, len(texts))):
        match.game.text(text, luck.choice(LANGUAGES))


# -- what is changed -------------------------------------------------------------------------------------------------


def mutated(name: str, luck: random.Random) -> tuple[str, dict[str, Any]]:
    """A position of a golden match, its save from the beginning or from such a position on, or a save that begins from a changed
    position, with one to four changes."""
    kind = luck.choice(("position", "position", "save", "save from a position"))
    if kind == "position":
        return kind, changed_position(name, luck)
    save = msgspec.json.decode(golden_text(name))
    if kind == "save from a position":
        save |= {"position": changed_position(name, luck), "log": [], "checks": {}}
    else:
        if luck.random() < 0.2:
            save["log"] = save["log"][: luck.randrange(len(save["log"]) + 1)]
        else:  # most begin shortly before the changes: what is played before them is what golden matches test
            length, begins = luck.choice(positions(name))
            save |= {"position": msgspec.json.decode(begins), "log": save["log"][length : length + luck.randrange(AFTER)]}
        if luck.random() < 0.8:
            save["checks"] = {}
        for _ in range(luck.randint(1, 3)):
            change_log(save, luck)
    if luck.random() < 0.2:
        save[luck.choice(("began", "held"))] = luck.choice((None, *ODD))
    if luck.random() < 0.1:
        change_setup(save, MATCHES[name], luck)
    return kind, save


def changed_position(name: str, luck: random.Random) -> dict[str, Any]:
    whole = msgspec.json.decode(luck.choice(positions(name))[1])
    state = whole["state"]
    for _ in range(luck.choice((1, 1, 2, 4))):
        change_field(state, luck.choice(list(state)), MATCHES[name].game.info.id, luck)
    if luck.random() < 0.1:
        change_setup(whole, MATCHES[name], luck)
    return whole


def change_field(state: dict[str, Any], name: str, title: str, luck: random.Random) -> None:
    value = state[name]
    if name == "then" or (name == "stack" and value and luck.random() < 0.8):
        frame = luck.choice(value) if name == "stack" else value
        if not isinstance(frame, list) or not frame or luck.random() < 0.2:
            state[name] = luck.choice((None, [], [value, value]))
        elif luck.random() < 0.4:
            frame[0] = luck.choice(rules(title))
        else:
            at = luck.randrange(len(frame))
            frame[at] = other(frame[at], luck)
    elif isinstance(value, list):
        change_row(value, luck)
    else:
        state[name] = other(value, luck)


def change_row(row: list[Any], luck: random.Random) -> None:
    if not row or luck.random() < 0.15:
        row.append(deepcopy(luck.choice((*row, *ODD))))
    elif luck.random() < 0.15:
        del row[luck.randrange(len(row))]
    elif luck.random() < 0.2:
        one, two = luck.randrange(len(row)), luck.randrange(len(row))
        row[one], row[two] = row[two], row[one]
    else:
        at = luck.randrange(len(row))
        row[at] = other(row[at], luck)


def other(value: object, luck: random.Random) -> object:
    """A number near this one, or one that is often a border, or once in a while nothing of the kind."""
    if not isinstance(value, int) or luck.random() < 0.02:
        return luck.choice((None, "7", 0.5, [], {}, True))
    near = value + luck.choice((-2, -1, 1, 2))
    return luck.choice((near, near, value ^ 1 << luck.randrange(15), luck.choice(ODD[5:17]), luck.choice(ODD)))


def change_log(save: dict[str, Any], luck: random.Random) -> None:
    log = save["log"]
    if not log or luck.random() < 0.1:
        log.append({"by": luck.choice((0, 1, "chance", "clock")), "say": luck.choice(WORDS)})
        return
    at = luck.randrange(len(log))
    how = luck.randrange(6)
    if how == 0:
        del log[at]
    elif how == 1:
        log.insert(at, deepcopy(luck.choice(log)))
    elif how == 2:
        log[at]["say"] = luck.choice((luck.choice(log)["say"], luck.choice(WORDS), luck.choice(says(save["game"]))))
    elif how == 3:
        log[at]["by"] = luck.choice((0, 1, 2, -1, 99, "chance", "clock", "nobody"))
    elif how == 4:
        log[at]["at"] = luck.choice((None, *ODD))
    else:
        save["seed"] = luck.choice((save["seed"] + 1, *ODD, 2**127))


def change_setup(file: dict[str, Any], title: Title, luck: random.Random) -> None:
    """Another mode, number of seats or value of an option that the title does have, or nearly."""
    info = title.game.info
    if luck.random() < 0.3:
        file["mode"] = luck.choice(info.modes).id
    elif luck.random() < 0.3:
        file["seats"] = luck.randint(0, 6)
    else:
        spec = luck.choice(info.options)
        words = getattr(spec.values, "words", ())
        file["options"] = file["options"] | {spec.id: luck.choice((*words, *ODD[5:17]))}


@cache
def golden(name: str) -> dict[str, Any]:
    save = json.loads((GOLDEN / f"{name}.json").read_text("utf-8"))["save"]
    del save["seal"]  # with it, every change would be noticed
    return dict(save)


@cache
def golden_text(name: str) -> str:
    """Reading is the fastest way to copy."""
    return json.dumps(golden(name))


@cache
def positions(name: str) -> tuple[tuple[int, str], ...]:
    """A few positions of a golden match, chance's questions among them: after how many entries of the log, and as text."""
    match, luck = MATCHES[name].game.load(golden(name)), random.Random(name)
    lengths = [luck.randrange(len(match.log) + 1) for _ in range(POSITIONS - 1)]
    return tuple((length, json.dumps(position_after(match, length))) for length in (*lengths, len(match.log)))


def position_after(match: Match, length: int) -> dict[str, Any]:
    from ludarium.core.positions import position

    return match.position() | {"state": position(match.state_after(length))}


@cache
def rules(title: str) -> tuple[str, ...]:
    return tuple(sorted(name for name in NAMES.values() if name.startswith(f"{title}.")))


@cache
def says(title: str) -> tuple[str, ...]:
    """Everything that was ever said in golden matches of a title."""
    logs = (golden(name)["log"] for name in MATCHES if golden(name)["game"] == title)
    return tuple(sorted({entry["say"] for log in logs for entry in log}))


# -- at length -------------------------------------------------------------------------------------------------------


def grouped(faults: list[str]) -> Iterator[str]:
    """One line for every place at which something was raised, the most frequent first."""
    places = Counter(fault.splitlines()[0].rpartition(" at ")[2] for fault in faults)
    for place, times in places.most_common():
        first = next(fault for fault in faults if fault.splitlines()[0].endswith(place))
        yield f"{times:6} {first.splitlines()[0]}"


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("count", type=int)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--only", default="", help="the beginning of the name of a golden match")
    reader.add_argument("--keep", type=Path, help="a file for everything that went wrong, with what was loaded")
    given = reader.parse_args()
    began = time.perf_counter()
    tally = run(given.count, given.seed, given.only)
    print(f"{tally.tried} files in {time.perf_counter() - began:.0f} s, the slowest {tally.slowest:.2f} s: {dict(tally.ended)}")
    print("\n".join(grouped(tally.faults)))
    if given.keep and tally.faults:
        given.keep.write_text("\n".join(tally.faults), "utf-8")
    return 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())
