"""What single things are worth, for docs/reference/balance-tamashii.md: classes, Walkers, and every Augmentation, Body and
Protocol that an owner has ready from the start (T-323)."""

from __future__ import annotations

import statistics
from dataclasses import dataclass
from itertools import permutations

from ludarium.core.packs import Pack
from ludarium.games.tamashii import lexicon
from ludarium.games.tamashii.balance_play import AUGMENTATION, BODY, PROTOCOL, STARTING, Item, Played, Players, Work
from ludarium.games.tamashii.meta import BOARDS, CLASSES
from ludarium.games.tamashii.rules.setting_up import ALONE
from ludarium.games.tamashii.tables import NO_CLASS
from ludarium.lab.statistics import wilson
from ludarium.lab.tune import Difference, difference

SCENARIO, SEATS = "e", 2  # T-323
OF_CLASSES, OF_WALKERS, OF_ITEMS = 8, 6, 12  # points
LOOKED_AT_AGAIN = 8  # with more than this an item is played as often as everything else
SHARE = 20 / 3  # of the matches of a row that an item gets at first: 300 of 2,000

PAIRS_HEAD = """
## Classes and Walkers (T-323)

Geo Hunt with two seats: each with each of the three others as its partner, as first and as second seat, on the same seeds, about
{games:,} matches a row. No class wins {classes} points more or less than all four do on average, no Walker {walkers}.

| | wins | 95% interval | points from the mean |
|---|---|---|---|
"""
ITEMS_HEAD = """
## Augmentations, Bodies, Protocols (T-323)

How many percent of matches more are won if the first of two seats has it ready from the start of Geo Hunt: an Augmentation
equipped, a Body occupied, a Protocol with its third stage reached instead of the own one. The same {few:,} seeds are played with
it and without; whatever then brings more than {again} points is played again with {games:,}. Starting cards are there as ever,
and are taken away in the matches without; those for other numbers of players are left out. Nothing should bring more than {most}.

| kind | how many | the least | on average | the most |
|---|---|---|---|---|
"""
BEST_HEAD = """
Those of more than {again} points in the first {few:,} matches, as {games:,} show them:

| kind | name | points | 95% interval |
|---|---|---|---|
"""
KINDS = {
    "class": "class Augmentation",
    STARTING: "starting Augmentation",
    "faction": "Faction Augmentation",
    BODY: "Body",
    PROTOCOL: "Protocol",
}


@dataclass(frozen=True)
class Candidate:
    """Something to be measured: what it is, its name, and the class that its owner must have."""

    kind: str
    name: str
    item: Item
    owner: str = ""

    @property
    def options(self) -> tuple[tuple[str, str], ...]:
        return (("class", self.owner),) if self.owner else ()


def candidates(pack: Pack) -> list[Candidate]:
    tables = pack.tables
    found = []
    for card in range(int(tables.augmentations)):
        name = lexicon.augmentation(pack, card).name.text("en")
        if tables.class_card[card] == NO_CLASS:
            found.append(Candidate("faction", name, Item(AUGMENTATION, card)))
        elif tables.starting[card] == 0:
            found.append(Candidate("class", name, Item(AUGMENTATION, card), CLASSES[int(tables.class_card[card])]))
        elif tables.starting[card] != ALONE:
            found.append(Candidate(STARTING, name, Item(STARTING, card), CLASSES[int(tables.class_card[card])]))
    bodies = [Candidate(BODY, lexicon.body(pack, card).name.text("en"), Item(BODY, card)) for card in range(int(tables.bodies))]
    names = [lexicon.protocol(pack, card).name.text("en") for card in range(int(tables.protocols))]
    return found + bodies + [Candidate(PROTOCOL, name, Item(PROTOCOL, card)) for card, name in enumerate(names)]


# -- classes and Walkers -----------------------------------------------------------------------------------------------------


def pairs(by: Players, option: str, words: tuple[str, ...], games: int, seed: int) -> dict[str, Played]:
    """Every ordered pair on the same seeds; what each has won with all of its partners."""
    ordered = list(permutations(words, 2))
    each = max(1, -(-games * len(words) // (2 * len(ordered))))
    found = {word: Played() for word in words}
    for one, other in ordered:
        played = by.play(Work(SCENARIO, SEATS, seed, each, ((option, one), (f"{option}_2", other))))
        found[one].take(played)
        found[other].take(played)
    return found


def pair_rows(found: dict[str, Played], most: int) -> str:
    mean = statistics.mean(each.rate for each in found.values())
    text = ""
    for word, played in found.items():
        low, high = wilson(played.wins, played.games)
        apart = played.rate - mean
        missed = f" (**more than {most}**)" if abs(apart) > most else ""
        text += f"| {word} | {played.rate:.1f}% | {100 * low:.1f} to {100 * high:.1f}% | {apart:+.1f}{missed} |\n"
    return text


# -- one thing at a time -----------------------------------------------------------------------------------------------------


class Without:
    """The same matches without it, played once for every class that an owner must have."""

    def __init__(self, by: Players, seed: int) -> None:
        self.by, self.seed = by, seed
        self.known: dict[tuple[tuple[str, str], ...], Played] = {}

    def of(self, options: tuple[tuple[str, str], ...], games: int) -> list[int]:
        before = self.known.get(options, Played())
        if before.games < games:
            before.take(self.by.play(Work(SCENARIO, SEATS, self.seed + before.games, games - before.games, options)))
            self.known[options] = before
        return [int(won) for won in before.won[:games]]


def brings(by: Players, without: Without, one: Candidate, games: int) -> Difference:
    usual = without.of(one.options, games)
    changed = [int(won) for won in by.play(Work(SCENARIO, SEATS, without.seed, games, one.options, item=one.item)).won]
    return difference(changed, usual) if one.kind == STARTING else difference(usual, changed)


def item_rows(by: Players, pack: Pack, games: int, seed: int) -> str:
    few = max(1, round(games / SHARE))
    without = Without(by, seed)
    first = {one: brings(by, without, one, few) for one in candidates(pack)}
    again = {one: brings(by, without, one, games) for one, found in first.items() if found.more > LOOKED_AT_AGAIN}
    measured = first | again
    text = ITEMS_HEAD.format(few=few, games=games, again=LOOKED_AT_AGAIN, most=OF_ITEMS)
    for kind, name in KINDS.items():
        points = [found.more for one, found in measured.items() if one.kind == kind]
        text += f"| {name} | {len(points)} | {min(points):+.1f} | {statistics.mean(points):+.1f} | {max(points):+.1f} |\n"
    text += BEST_HEAD.format(few=few, games=games, again=LOOKED_AT_AGAIN)
    for one, found in sorted(again.items(), key=lambda pair: -pair[1].more):
        missed = f" (**more than {OF_ITEMS}**)" if found.more > OF_ITEMS else ""
        text += f"| {KINDS[one.kind]} | {one.name} | {found.more:+.1f}{missed} | {found.low:+.1f} to {found.high:+.1f} |\n"
    return text


def page(by: Players, pack: Pack, games: int, seed: int) -> str:
    classes, walkers = pairs(by, "class", CLASSES, games, seed), pairs(by, "board", BOARDS, games, seed)
    text = PAIRS_HEAD.format(games=games, classes=OF_CLASSES, walkers=OF_WALKERS)
    text += pair_rows(classes, OF_CLASSES) + pair_rows({f"{word} Walker": each for word, each in walkers.items()}, OF_WALKERS)
    return text + item_rows(by, pack, games, seed)
