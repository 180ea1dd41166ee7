"""Why an answer may be good and what it costs, for hints: one sentence or two, with their numbers.

What follows from an answer the rules say themselves, on a copy: up to the next question of another matter, with the answers in
between that the quick player would give, and never past a die or a deck."""

from __future__ import annotations

from ludarium.core.kernel import NOTES
from ludarium.core.packs import Pack
from ludarium.core.prompts import kind_of
from ludarium.core.text import Phrase
from ludarium.games.hara import light, notes
from ludarium.games.hara.forecast import danger
from ludarium.games.hara.lexicon import Lexicon, in_a_row, lexicon
from ludarium.games.hara.rules import offers
from ludarium.games.hara.rules.monsters import full_health, has
from ludarium.games.hara.sentences import in_sentences
from ludarium.games.hara.state import Hara
from ludarium.games.hara.traits import SCARRED

MOST_STEPS = 12  # answers that follow from one
MOST_NOTES = 3
OPEN = ("act",)  # questions that begin something new
SAID_ALREADY = frozenset(f"note-{word}" for word in (  # by the answer itself, or of no use to whoever chooses
    "plays", "uses", "is-helped", "walks", "is-carried", "turn-begins", "dusk-falls", "day-breaks", "round-begins", "uses-order",
    "hunts", "mends", "learns", "readies", "challenged", "paces", "gains-item", "drops-item", "activated", "ghost-reveals",
    "meets", "recovers", "resource",
))  # fmt: skip
FIRST = frozenset(
    f"note-{word}" for word in ["wins", "falls", "fells", "foe-falls", "foe-rises", "suffers", "attacks", "foe-attacks", "closes"]
)


def what_follows(s: Hara, pack: Pack, index: int) -> Phrase | None:
    """What would happen, what is left of whom it strikes, and what the end of the turn would cost where that changes."""
    seat = int(s.actor)
    after, told = followed(s, pack, index)
    told = [note for note in told if note.id not in SAID_ALREADY]
    foremost = sorted(range(len(told)), key=lambda at: (told[at].id not in FIRST, at))[:MOST_NOTES]
    parts = [told[at] for at in sorted(foremost)]
    parts += left_over(s, after, lexicon(pack))
    if ends(s, index):
        parts += [] if parts else [Phrase("reason-nothing-strikes")]
        parts += [Phrase("reason-unused", {"n": int(s.activations)})] if s.activations > 0 else []
    if s.turn == seat and after.turn == seat and after.actor == seat:
        parts += threat(s, after, seat, lexicon(pack))
    return in_a_row(parts) if parts else None


def ends(s: Hara, index: int) -> bool:
    return kind_of(s) == "act" and s.options[index] == offers.END


def followed(s: Hara, pack: Pack, index: int) -> tuple[Hara, list[Phrase]]:
    """The table after this answer and those it asks for, and what the log would tell."""
    seat, kind = s.actor, kind_of(s)
    after = s.clone()
    after.self_driving = False
    after.notes = after.notes[:0]
    after.answer(index)
    told = list(taken(after, pack))
    for _ in range(MOST_STEPS):
        if after.over or after.actor != seat or kind_of(after) in OPEN or (kind_of(after) == kind and kind != "walk_on"):
            break
        thinking = after.clone()
        thinking.self_driving = True
        after.answer(int(light.choose(thinking)))
        told += taken(after, pack)
    return after, list(in_sentences(tuple(told)))


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
    here, there = danger(before, names, seat).total, danger(after, names, seat).total
    if there == here:
        return []
    falls = "yes" if there >= after.health[seat] else "no"
    return [Phrase("reason-threat", {"n": there, "before": here, "falls": falls})]
