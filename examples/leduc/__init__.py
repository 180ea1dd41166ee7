"""Leduc hold'em: two seats, one hidden card each, one public card. A whole title in four small files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from examples.leduc import view
from examples.leduc.flow import play_hand, resign
from examples.leduc.state import DECK, FOLDED, NO_CARD, RESIGNED, SHOWN, STREAMS, Leduc
from ludarium.core import piles
from ludarium.core.bounds import Bounds, one_of, one_of_or_none, upto
from ludarium.core.build import row
from ludarium.core.errors import BadPack
from ludarium.core.game import Game, Result, Scope
from ludarium.core.kernel import CHANCE, State
from ludarium.core.options import Facts, Info, Mode, OptionSpec, Setup, Whole
from ludarium.core.packs import Card, CardFile, Pack, Row, load_pack
from ludarium.core.text import Phrase, both

REASONS = {FOLDED: "a fold", SHOWN: "the showdown", RESIGNED: "resigned"}
SUITS = ("spades", "hearts")
FEWEST_CARDS = 3  # two hands and the public card


INFO = Info(
    id="leduc",
    names=both("Leduc hold’em", "Leduc hold’em"),
    summary=both(
        "Poker in its smallest form: six cards, one of them yours, one of them everybody’s.",
        "Le poker réduit à l’essentiel : six cartes, dont une à vous et une à tout le monde.",
    ),
    seats=(2, 2),
    modes=(Mode("limit", both("One hand", "Une main"), both("A single hand with fixed raises.", "Une main, à relances fixes.")),),
    options=(OptionSpec("most_raises", Whole(1, 4), 2, "L-7", both("Raises a round", "Relances par tour")),),
    rules_version=1,
    facts=Facts(hidden=True, longest=8, proven=True, scores=(-13, 13)),  # two rounds of check, raise, raise, call
)


class LeducHoldem(Game):
    info = INFO
    folder = Path(__file__).parent
    streams = STREAMS
    interjections = {"resign": resign}

    def load_pack(self, folder: Path) -> Pack:
        return load_pack(folder, self.folder / "data", {"cards.toml": CardFile("card")}, read_cards)

    def first_state(self, chosen: Setup) -> State:
        s = Leduc(self.pack.tables)
        most_raises = chosen.options["most_raises"]
        assert isinstance(most_raises, int)
        s.most_raises = most_raises
        s.later(play_hand)
        return s

    def told(self, name: str, numbers: Mapping[str, int], s: Leduc) -> Phrase:
        return view.told(name, numbers, self.pack)

    def view(self, s: Leduc, seat: int | None) -> dict[str, Any]:
        return view.view(s, self.pack, seat)

    def result(self, s: Leduc) -> Result | None:
        if s.outcome == 0:
            return None
        scores = (int(s.won[0]), int(s.won[1]))
        return Result(tuple(seat for seat in (0, 1) if scores[seat] >= 0), scores, REASONS[s.outcome])

    def scope(self, s: Leduc) -> Scope:
        return Scope(int(s.round), len(s.said), 0)

    def resample(self, s: Leduc, seat: int, seed: int) -> State:
        """The other seat's card becomes any card that this seat cannot see, evenly; luck is the copy's own."""
        world = s.fork(seed)
        assert isinstance(world, Leduc)
        other = 1 - seat
        if world.hands[other] != NO_CARD and world.outcome != SHOWN:
            unseen = piles.with_card(world.deck, world.hands[other])
            card = unseen[world.draw(DECK, len(unseen))]
            world.hands[other] = card
            world.deck = piles.without(unseen, card)
            if world.actor == CHANCE:
                world.options = world.deck
        return world

    def bounds(self, s: Leduc) -> Mapping[str, Bounds]:
        cards, most_said = len(s.ranks), 4 * int(s.most_raises) + 8
        return {
            "deck": one_of(cards).row_of(cards),
            "hands": one_of_or_none(cards),
            "public": one_of_or_none(cards),
            "chips": Bounds(1, 100),
            "won": Bounds(-100, 100),
            "outcome": upto(RESIGNED),
            "round": upto(2),
            "turn": one_of(2),
            "raises": upto(4),
            "calls": upto(2),
            "said": upto(8).row_of(most_said),
            "most_raises": Bounds(1, 4),
        }

    def broken_law(self, s: Leduc) -> str | None:
        cards = sorted([*s.deck, *(card for card in [*s.hands, s.public] if card != NO_CARD)])
        if cards != list(range(len(s.ranks))):
            return "a card is lost or in two places (L-1)"
        if sum(s.won) != 0:
            return "the chips do not add up"
        return None


def read_cards(played: Mapping[str, list[Row]]) -> tuple[tuple[Card, ...], Any]:
    """The deck for people, and for the rules the rank of each card."""
    cards, ranks = [], []
    for each in played["cards.toml"]:
        each.only("id", "name", "rank", "suit", "flavour")
        ranks.append(each.number("rank", 1, 13))
        facts = {"rank": ranks[-1], "suit": each.one_of("suit", SUITS)}
        cards.append(each.card(each.kind, (), facts))
    if len(cards) < FEWEST_CARDS:
        raise BadPack(f"cards.toml: a deck has at least {FEWEST_CARDS} cards, this one has {len(cards)} (L-1)")
    return tuple(cards), row(ranks)


GAME = LeducHoldem
