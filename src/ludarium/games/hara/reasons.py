"""Why an answer may be good and what it costs, for hints: one sentence or two, with their numbers.

What follows from an answer the rules say themselves, on a copy: up to the next question of another matter, with the answers in
between that the quick player would give, and never past a die or a deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludarium.core.kernel import NOTES
from ludarium.core.packs import Pack
from ludarium.core.prompts import kind_of
from ludarium.core.text import Phrase
from ludarium.games.hara import light, notes
from ludarium.games.hara.forecast import danger
from ludarium.games.hara.lexicon import Lexicon, champion_phrase, in_a_row, lexicon
from ludarium.games.hara.rules import offers
from ludarium.games.hara.rules.monsters import full_health, has
from ludarium.games.hara.sentences import in_sentences
from ludarium.games.hara.state import Hara
from ludarium.games.hara.traits import SCARRED

MOST_STEPS = 12  # answers that follow from one
MOST_NOTES = 3
MOST_LATER = 2
OPEN = ("act",)  # questions that begin something new
SAID_ALREADY = frozenset(f"note-{word}" for word in (  # by the answer itself, or of no use to whoever chooses
    "plays", "uses", "is-helped", "walks", "is-carried", "turn-begins", "dusk-falls", "day-breaks", "round-begins", "uses-order",
    "hunts", "mends", "learns", "readies", "challenged", "paces", "gains-item", "drops-item", "activated", "ghost-reveals",
    "meets", "recovers", "swaps", "reconnects",
))  # fmt: skip
OF_NO_MATTER = frozenset(("note-resource",))  # goes up and down with every step; at the end of the turn it counts
IN_VAIN = frozenset(("note-reaches-nobody",))  # the name of a card says so
COSTS = frozenset(("note-suffers", "note-attacks", "note-foe-attacks", "note-falls"))
FIRST = frozenset(
    f"note-{word}" for word in ["wins", "falls", "fells", "foe-falls", "foe-rises", "suffers", "attacks", "foe-attacks", "closes"]
)


def what_follows(s: Hara, pack: Pack, index: int) -> Phrase | None:
    """What would happen at once, and one way to go on from there, as the quick player would; what is left of whom it strikes, and
    what the end of the turn would cost where that changes."""
    seat, names, walking = int(s.actor), lexicon(pack), kind_of(s) == "walk_on"
    course = followed(s, pack, index)
    if ends(s, index):
        told = news(s, course.now, MOST_NOTES)
        return in_a_row([*told, *at_the_end(s, pack, index, any(note.id in COSTS for note in told))])
    parts = news(s, course.now, MOST_NOTES, OF_NO_MATTER | (IN_VAIN if plays(s, index) else frozenset())) + left_over(
        s, course.first, names
    )
    way_on = [note for note in news(s, course.later, MOST_LATER, OF_NO_MATTER | IN_VAIN) if note not in parts]
    way_on += left_over(course.first, course.after, names)
    if walking:
        parts += threat(s, course.first, seat, names)
    else:
        way_on += threat(s, course.after, seat, names)
    if way_on and course.steps:
        way_on = [Phrase("reason-way-on", {"what": in_a_row(way_on)})]
    if not parts and not way_on and plays(s, index) and course.steps == 0:
        gained = [note for note in course.now if note.id in OF_NO_MATTER]
        return gained[-1] if gained else Phrase("reason-in-vain")
    return in_a_row(parts + way_on) if parts or way_on else None


def news(s: Hara, told: Sequence[Phrase], most: int, also_said: frozenset[str] = frozenset()) -> list[Phrase]:
    """What matters most of what would be told, in its order; nothing of what others do when the turn has passed to them."""
    mine = champion_phrase(int(s.champion[int(s.actor)]))
    telling = [note for note in told if note.id not in SAID_ALREADY | also_said and note.arguments.get("seat", mine) == mine]
    foremost = sorted(range(len(telling)), key=lambda at: (telling[at].id not in FIRST, at))[:most]
    return [telling[at] for at in sorted(foremost)]


def plays(s: Hara, index: int) -> bool:
    return kind_of(s) == "act" and offers.WHAT.of(int(s.options[index])) == offers.PLAY


def ends(s: Hara, index: int) -> bool:
    return kind_of(s) == "act" and s.options[index] == offers.END


def at_the_end(s: Hara, pack: Pack, index: int, costs: bool) -> list[Phrase]:
    """What stays unused, and why that may be right all the same."""
    safe = [] if costs or danger(s, lexicon(pack), int(s.actor)).total else [Phrase("reason-nothing-strikes")]
    if s.activations == 0:
        return safe
    idle = all(each == index or is_idle(s, pack, each) for each in range(len(s.options)))
    return [*safe, Phrase("reason-unused", {"n": int(s.activations)}), Phrase("reason-nothing-else" if idle else "reason-kept")]


def is_idle(s: Hara, pack: Pack, index: int) -> bool:
    found = what_follows(s, pack, index)
    return offers.WHAT.of(int(s.options[index])) != offers.CLOSE and (found is None or found.id == "reason-in-vain")


class Course(NamedTuple):
    first: Hara  # the table right after the answer ...
    now: list[Phrase]  # ... and what the log would tell of it
    after: Hara  # the table when something new begins
    later: list[Phrase]
    steps: int  # answers in between


def followed(s: Hara, pack: Pack, index: int) -> Course:
    """The table after this answer, and after those it asks for."""
    seat, kind = s.actor, kind_of(s)
    after = s.clone()
    after.self_driving = False
    after.notes = after.notes[:0]
    after.answer(index)
    first, now, later, steps = after.clone(), taken(after, pack), [], 0
    for _ in range(MOST_STEPS):
        if after.over or after.actor != seat or kind_of(after) in OPEN or (kind_of(after) == kind and kind != "walk_on"):
            break
        thinking = after.clone()
        thinking.self_driving = True
        after.answer(int(light.choose(thinking)))
        later += taken(after, pack)
        steps += 1
    return Course(first, list(in_sentences(tuple(now))), after, list(in_sentences(tuple(later))), steps)


def taken(s: Hara, pack: Pack) -> list[Phrase]:
    numbers, s.notes = list(s.notes), s.notes[:0]
    found = []
    for at in range(0, len(numbers), 4):
        name, arguments = NOTES[numbers[at]]
        found.append(notes.told(s, name, dict(zip(arguments, numbers[at + 1 : at + 4], strict=False)), pack))
    return found


def left_over(before: Hara, after: Hara, names: Lexicon) -> list[Phrase]:
    """The Monsters that were hurt and still stand: a wound that closes at the end of the turn is half wasted."""
    found = []
    for card in after.in_play:
        if after.hurt[card] > before.hurt[card]:
            left = int(full_health(after, card) - after.hurt[card])
            keeps = "yes" if has(after, card, SCARRED) else "no"
            found.append(Phrase("reason-left", {"card": names.places[card].name, "left": left, "keeps": keeps}))
    return found[:1]


def threat(before: Hara, after: Hara, seat: int, names: Lexicon) -> list[Phrase]:
    """What the end of the turn would cost there, if that is another price than here."""
    if not before.turn == after.turn == after.actor == seat:
        return []
    here, there = danger(before, names, seat).total, danger(after, names, seat).total
    if there == here:
        return []
    falls = "yes" if there >= after.health[seat] else "no"
    return [Phrase("reason-threat", {"n": there, "before": here, "falls": falls})]
