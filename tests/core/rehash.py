"""`make rehash`: the golden matches after rules or cards were changed. Their answers stay; hashes and headers are written anew.

`python -m tests.core.rehash` plays the answers of every stored match again and fails, writing nothing, if one of them is illegal,
if chance brings something else, or if a match ends otherwise. `python -m tests.core.rehash --renew` lets exactly these matches
go on in another way: with their own answers as long as they are legal, then by the title's player; what changed is printed. A
match that is missing, or no longer shows what it is kept for, is chosen anew as `make golden` does.
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import zip_longest
from typing import Any

from ludarium.core.errors import LudariumError
from ludarium.core.match import Match
from tests.core.make_golden import GOLDEN, MATCHES, chosen, has_it, played_on, result_of, text_of
from tests.core.titles import Title

Written = dict[str, Any]
SHOWN = 20  # answers that changed; the others are in `git diff`


def replayed(title: Title, written: Written) -> tuple[Match, str]:
    """The match with its stored answers, chance played from the seed, and what is wrong with it, if anything is."""
    match = title.new(written["save"]["seed"])
    for number, entry in enumerate(written["save"]["log"], 1):
        if number > len(match.log):
            try:
                if match.actor != entry["by"]:
                    return match, f"line {number}: {entry['say']} was said by {entry['by']}, now {match.actor} is asked"
                match.answer(entry["say"])
            except LudariumError as problem:
                return match, f"line {number}: {problem}"
    difference = first_difference(written, match)
    if not difference and match.actor is not None:
        difference = f"it is not over after its {len(match.log)} lines"
    if not difference and result_of(match) != written["result"]:
        difference = f"it ended with {written['result']}, now with {result_of(match)}"
    return match, difference


def first_difference(written: Written, match: Match) -> str:
    """Where the log says something else than it did."""
    for number, (old, new) in enumerate(zip_longest(written["save"]["log"], match.log), 1):
        was, now = (old or {}).get("say", "nothing"), new.say if new else "nothing"
        if was != now:
            return f"line {number}: {was} became {now}"
    return ""


def answers_of(match: Match) -> list[str]:
    return [entry.say for entry in match.log if isinstance(entry.by, int)]


def gone_on(name: str, title: Title, written: Written) -> tuple[Match, str]:
    """Another match in the place of one that cannot be played any more, as much like it as can be; what changed."""
    match, problem = replayed(title, written)
    kept = len(answers_of(match))
    match = played_on(title, match, written["save"]["seed"])
    if not has_it(title, match):
        return chosen(title), f"{problem}; chosen anew, for it no longer showed what it is kept for"
    old = [entry["say"] for entry in written["save"]["log"] if isinstance(entry["by"], int)]
    new = answers_of(match)
    changed = [f"{was} → {now}" for was, now in zip_longest(old[kept:], new[kept:], fillvalue="nothing") if was != now]
    more = f" and {len(changed) - SHOWN} more" if len(changed) > SHOWN else ""
    what = f"; answers that changed: {', '.join(changed[:SHOWN])}{more}" if changed else "; all answers stay"
    return match, f"{first_difference(written, match) or problem}; {kept} of {len(old)} answers kept{what}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--renew", action="store_true", help="play on where a match cannot be played as it is stored")
    renew = parser.parse_args().renew
    texts, told = {}, []
    for name, title in MATCHES.items():
        file = GOLDEN / f"{name}.json"
        if file.exists():
            written = json.loads(file.read_text("utf-8"))
            match, problem = replayed(title, written)
            if problem and renew:
                match, problem = gone_on(name, title, written)
        else:
            problem = "there is no such match yet"
            if renew:
                match = chosen(title)
        if problem:
            told.append(f"{name}: {problem}")
            print(told[-1], flush=True)
        if renew or not problem:
            texts[file] = text_of(title, match)
    if told and not renew:
        sys.exit(
            f"{len(told)} golden matches cannot be played as they are stored; nothing was written. "
            "If the change is meant, let them go on in another way: make refresh renew=1"
        )
    stale = {file: text for file, text in texts.items() if not file.exists() or file.read_text("utf-8") != text}
    for file, text in stale.items():
        file.write_text(text, "utf-8")
    for file in set(GOLDEN.glob("*.json")) - {GOLDEN / f"{name}.json" for name in MATCHES}:
        file.unlink()
    print(f"{len(stale)} of {len(MATCHES)} golden matches were written, {len(told)} of them with other answers")


if __name__ == "__main__":
    main()
