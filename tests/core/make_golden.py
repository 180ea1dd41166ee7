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

from ludarium import players
from ludarium.core.match import Match
from ludarium.games.proving.state import MODULES
from tests.core.titles import ANIMA, HARA, LEDUC, TITLES, Title, anima, hara, proving

GOLDEN = Path(__file__).parent / "golden"
TRIES = 20
STRAYS = 0.15

MATCHES: dict[str, Title] = {
    "proving-no-module": proving("plain"),
    **{f"proving-{module}": proving(module, modules=[module]) for module in MODULES},
    "proving-all-six": proving("all", modules=63),
    "proving-chaos-each-time": proving("chaos", modules=["dragon"], chaos_timing="each_time"),
    "proving-chariot-partial": proving("partial", modules=["chariots"], chariot_partial=True),
    "proving-chariot-any": proving("any", modules=["chariots"], chariot_single="any"),
    "proving-shift-then-collect": proving("shift", exhaustion_reset="shift_then_collect"),
    "proving-dragon-exhaustible": proving("tiring", modules=["dragon"], dragon_exhaustible=True),
    "proving-sixth-face-blank": proving("blank", modules=["dragon"], sixth_face="blank"),
    "proving-sun-may": proving("may", modules=["sun_moon"], sun_bonus="may"),
    "proving-sun-any": proving("any", modules=["sun_moon"], sun_exhaust="any"),
    "proving-ring-one": proving("ring", ring_index=1),
    "proving-short-moves-forbidden": proving("forbidden", short_moves="forbidden"),
    **{f"hara-{mode.id}": hara(mode.id) for mode in HARA.info.modes if mode.id != "arena"},
    "hara-arena-one": hara("arena", champion="soff"),
    "hara-arena-four": hara("arena", seats=4),
    "hara-artifacts-auto": hara("artifacts", artifact_setup="auto", gold_day="reverse", doubling="each", layout="energy"),
    "hara-plowshares-leave": hara("plowshares", oric_order="leave", unselected="on_top", armored="minus1"),
    "hara-corrupted-strike": hara(
        "corrupted", dash_b="strike", friendly_fire="off", sleepwalk="wounded", resilience="third_wind"
    ),
    "hara-ghost-revealed": hara("ghost", ghost_match="revealed", ghost_event_energy="no", champion="thomas", ghost="oric"),
    "anima-two": anima("two", 2),
    "anima-three": anima("three", 3),
    "anima-four": anima("four", 4, turn_limit=8),
    "anima-five": anima("five", 5, turn_limit=5),
    "anima-rival": anima("rival", 1),
    "anima-rival-wants-both": anima("both", 1, multiple_missions="on", initial_areas="one"),
    "anima-tree": anima("tree", 2, tree="on"),
    "anima-multiple-missions": anima("missions", 2, multiple_missions="on"),
    "anima-crisis": anima("crisis", 2, crisis="on"),
    "anima-crisis-in-the-tree": anima("late", 3, tree="on", crisis="on", multiple_missions="on"),
    "anima-one-area": anima("one", 2, initial_areas="one"),
    "anima-charity-of-others": anima("charity", 3, charity_scope="others", turn_limit=10),
    "anima-always-on-the-way": anima("restless", 2, staying_put="off"),
    "anima-rests-in-place": anima("rest", 2, rest_place="stays_put"),
    "anima-all-leave-first": anima("leave", 2, departures="all_first"),
    "anima-recruits-once": anima("once", 2, recruit_repeat="never_same_area"),
    "anima-fair-rivals": anima("fair", 3, forced_size="respected", turn_limit=10),
    "anima-bystanders": anima("bystanders", 3, bystander_combat_cards="on", turn_limit=10),
    "anima-slow-sleepers": anima("sleepers", 2, immobilised_speed="ignored"),
    "anima-losers-react": anima("losers", 2, lost_turn_interrupts="on"),
    "anima-small-trade": anima("trade", 3, trade_size="two", turn_limit=10),
    "anima-all-are-asked": anima("asked", 2, reaction_polling="all", reaction_floor=0, reaction_timeout=0, turn_limit=10),
    "leduc": TITLES[-1],
    "leduc-four-raises": Title("leduc", LEDUC, TITLES[-1].source, TITLES[-1].shared, TITLES[-1].unlawful, {"most_raises": 4}),
}


# what makes a match of this option worth keeping: an answer, or an outcome, that begins like this
MUST_HAPPEN = {
    "proving-dragon-exhaustible": "exhaust D",
    "proving-sixth-face-blank": "D=sixth",
    "proving-sun-may": "sun none",
    "proving-sun-any": "exhaust B2",
    "proving-ring-one": "swap",
    "anima-all-leave-first": "depart",
    "anima-rests-in-place": "rest",
    "anima-small-trade": "accept",
    "leduc": "fold",
    "leduc-four-raises": "public",
}


def played(title: Title, seed: int) -> Match:
    return played_on(title, title.new(seed), seed)


def played_on(title: Title, match: Match, seed: int) -> Match:
    """The match, brought to its end by the title's player, who strays now and then."""
    luck = random.Random(seed)
    id = title.game.info.id
    player = players.find(id, "random", seed) if id == "leduc" else players.find(id, "heuristic")
    while match.actor is not None:
        state = match.state
        match.answer(luck.randrange(len(state.options)) if luck.random() < STRAYS else player.choose(state))
    return match


def variety(match: Match) -> int:
    """How many different things happened."""
    return len({phrase.id for moment in match.moments for phrase in (moment.phrase, *moment.notes)})


def shows_its_options(title: Title, match: Match) -> bool:
    """Anima's options are rulings for rare moments: without them something else must have been asked on the way."""
    if title.game is not ANIMA or not title.options.keys() - {"turn_limit"}:
        return True
    usual_options = {"turn_limit": title.options["turn_limit"]} if "turn_limit" in title.options else {}
    usual = title.game.new(seed=match.seed, mode=title.mode, seats=title.seats, options=usual_options)
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


def has_it(title: Title, match: Match, must: str) -> bool:
    return any(entry.say.startswith(must) for entry in match.log) and shows_its_options(title, match)


def chosen(title: Title, must: str) -> Match:
    """The best of the first matches that has what must happen; if none of these has it, the first later one."""
    first = sorted((played(title, seed) for seed in range(TRIES)), key=worth, reverse=True)
    later = (played(title, seed) for seed in range(TRIES, 20 * TRIES))
    return next((match for match in chain(first, later) if has_it(title, match, must)), first[0])


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
        match = chosen(title, MUST_HAPPEN.get(name, ""))
        (GOLDEN / f"{name}.json").write_text(text_of(title, match), "utf-8")
        print(f"{name}: {len(match.log)} entries, {variety(match)} different things, {result_of(match)['reason']}")


if __name__ == "__main__":
    main(*sys.argv[1:2])
