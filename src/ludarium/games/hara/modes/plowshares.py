"""Swords to plowshares (section 12): Oric takes six Scenario tokens from the Monsters that sit on them, in order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludarium.core import zones
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.core.text import Phrase
from ludarium.core.trials import Trial
from ludarium.games.hara.atlas import OPPENHEIM, RING, space_of, world_of
from ludarium.games.hara.heuristic_values import Judge
from ludarium.games.hara.lexicon import Lexicon, token_named
from ludarium.games.hara.modes.parts import DETAIL, FREELY, by_luck, collected, drawn_card, in_a_turn, rolled_world, token_mark
from ludarium.games.hara.modes.spec import AS_USUAL, Mark, Spec, beside, both, ruling
from ludarium.games.hara.rules.combat import bury_the_dead
from ludarium.games.hara.rules.decks import put_in_play
from ludarium.games.hara.rules.energy import look_for_winner
from ludarium.games.hara.state import (
    DRAWN,
    DUSK,
    HELD,
    NONE,
    ORIC,
    SPENT,
    WHEN_FELLED,
    WHEN_PLACING,
    WHEN_PREPARED,
    WORLD_DIE,
    Hara,
    Variant,
    deck_of,
    face_down,
)
from ludarium.games.hara.tables import BOSS, Settings

LAID: Final = note("token_laid", "token", "space")
TAKES_TOKEN: Final = note("takes_token", "seat", "token")
GIVES_WAY: Final = note("gives_way", "card", "space")

LAST_TOKEN: Final = 5  # #6, in Oppenheim

TOKEN: Final = 1600  # what a token is worth to the heuristic, and a step nearer to the next one
MARCH: Final = 80


class Plowshares(Variant):
    def objective(self, s: Hara, seat: i64) -> bool:
        """H-109b: all tokens collected."""
        return self.progress(s) == 6

    def progress(self, s: Hara) -> i64:
        held: i64 = 0
        while held < 6 and s.token[held] == HELD:
            held += 1
        return held

    def progress_of(self, s: Hara) -> i64:
        return 6

    def armors(self, s: Hara, card: i64) -> bool:
        """H-114a: every Monster on a token is ARMORED."""
        return token_on(s, s.where[card]) != NONE

    def more_health(self, s: Hara, card: i64) -> i64:
        return self.home_guard(s, card)

    def more_attack(self, s: Hara, card: i64) -> i64:
        return self.home_guard(s, card)

    def more_range(self, s: Hara, card: i64) -> i64:
        return self.home_guard(s, card)

    def home_guard(self, s: Hara, card: i64) -> i64:
        """H-114b: the one on #6 has +1 of everything, except a Boss."""
        return 1 if s.where[card] == s.token[LAST_TOKEN] and s.cards.kind[card] != BOSS else 0

    def tames(self, s: Hara, card: i64) -> bool:
        """H-116b: on a token, it ignores HUNTER."""
        return token_on(s, s.where[card]) != NONE

    def protects(self, s: Hara, card: i64, seat: i64) -> bool:
        """H-115: a Monster on a token that is not the next takes no damage, unless tokens may be left behind."""
        if s.settings.tokens_left:
            return False
        token = token_on(s, s.where[card])
        return token != NONE and token != self.progress(s)

    def is_next(self, s: Hara, token: i64) -> bool:
        return token == self.progress(s)

    # -- what the heuristic wants ------------------------------------------------------------------------------------

    def chores(self, s: Hara) -> i64:
        return 2 * (6 - self.progress(s))

    def goal(self, s: Hara, judge: Judge) -> i64:
        """Tokens won, and the way to the next one, as soon as somebody sits on it or comes at the next Dawn."""
        number = self.progress(s)
        total: i64 = TOKEN * number
        if number == 6 or number > s.day or (number == s.day and s.round != DUSK):
            return total
        return total - MARCH * s.distance(s.at[judge.seat], s.token[number])

    def look_ahead(self, s: Hara, judge: Judge, acts: i64, tomorrow: bool) -> None:
        """A Monster comes to the token that bears the number of the Day."""
        number = self.progress(s)
        if tomorrow and number < 6 and number == s.day:
            space = s.token[number]
            judge.consider(judge.by_way(TOKEN, s.distance(s.at[judge.seat], space), judge.stride[1]), space)

    def bounty(self, s: Hara, card: i64) -> i64:
        return TOKEN if s.where[card] == s.token[self.progress(s)] else 0


def token_on(s: Hara, space: i64) -> i64:
    for token in range(i64(6)):
        if s.token[token] == space:
            return token
    return NONE


@rule
def lay_tokens(s: Hara, token: i64, _b: i64, _c: i64) -> None:
    """H-110: #6 on Oppenheim 6; #n on space n of a World without a token, by the World die."""
    if token == LAST_TOKEN:
        return
    s.token[LAST_TOKEN] = space_of(OPPENHEIM, 6)
    worlds: vec[i64] = vec[i64]([])
    for world in range(i64(6)):
        other: i64 = 0
        while other < 6 and (s.token[other] < RING or world_of(s.token[other]) != world):
            other += 1
        if other == 6:
            worlds = append(worlds, world)
    s.chance(WORLD_DIE, worlds, token_lies, token)


@rule
def token_lies(s: Hara, token: i64, _b: i64, world: i64) -> None:
    s.token[token] = space_of(world, token + 1)
    s.tell(LAID, token, s.token[token])
    s.now(lay_tokens, token + 1)


@rule
def only_monsters_on_tokens(s: Hara, card: i64, space: i64, _c: i64) -> None:
    """H-111: anything else gives way to the next Monster of its deck."""
    if token_on(s, space) == NONE or s.hostile(card):
        put_in_play(s, card, space)
        return
    s.tell(GIVES_WAY, card, space)
    s.now(seek_monster, card, space)


@rule
def seek_monster(s: Hara, first: i64, space: i64, _c: i64) -> None:
    """H-112, H-113: card after card; an empty deck is rebuilt; without any Monster the first card is placed after all."""
    deck = deck_of(first)
    cards = zones.draws(s.where, zones.OPEN, face_down(deck), SPENT + deck)
    if len(cards) == 0:
        select(s, first, space)
    else:
        s.chance(deck, cards, card_is_sought, first, space)


@rule
def card_is_sought(s: Hara, first: i64, space: i64, card: i64) -> None:
    zones.put(s.where, card, DRAWN)
    if s.hostile(card) and (s.day > 1 or s.cards.kind[card] != BOSS):
        select(s, card, space)
    else:
        s.now(seek_monster, first, space)


def select(s: Hara, card: i64, space: i64) -> None:
    """The cards not selected: shuffled in, or laid on top (`unselected`)."""
    put_in_play(s, card, space)
    deck = face_down(deck_of(card))
    if s.settings.unselected_on_top:
        zones.put_all_on_top(s.where, DRAWN, deck)
    else:
        zones.shuffle_in(s.where, zones.OPEN, DRAWN, deck)


@rule
def token_is_won(s: Hara, _card: i64, space: i64, seat: i64) -> None:
    """H-114c, H-116a: the first Monster felled there gives up the token, if it is the next; the others lose its effects."""
    token = token_on(s, space)
    if token == NONE or seat == NONE or token != s.variant.progress(s):
        return
    s.token[token] = HELD
    s.tell(TAKES_TOKEN, seat, token)
    bury_the_dead(s)
    look_for_winner(s)


# -- in words and pictures -------------------------------------------------------------------------------------------


def settle(settings: Settings, chosen: Mapping[str, Any]) -> None:
    settings.unselected_on_top = chosen["unselected"] == "on_top"
    settings.tokens_left = chosen["oric_order"] == "leave"


collecting = in_a_turn()  # never offered, but somebody may try
collect = collecting.answer("collect", FREELY, DETAIL)(collected)


@collect.refused
def why_not_collect(_s: Hara, _names: Lexicon, said: list[str]) -> Phrase | None:
    return None if token_named(said[1]) is None else Phrase("why-token-won")


def marks(s: Hara) -> list[Mark]:
    return [token_mark(s, token) for token in range(6)]


def make() -> Plowshares:
    mode = Plowshares("plowshares")
    mode.arena = True
    mode.hardens = True
    mode.do(WHEN_PREPARED, lay_tokens)
    mode.do(WHEN_PLACING, only_monsters_on_tokens)
    mode.do(WHEN_FELLED, token_is_won)
    return mode


MODE: Final = Spec(
    2,
    make(),
    both("Swords to plowshares", "Retour au pays"),
    both(
        "Oric walks home through six Worlds, and on every one somebody is sitting on his past.\n"
        "Fell the Monsters on the tokens #1 to #6, in that order, then bring ten Energy of each colour to the Dojo.\n"
        "They are all ARMORED, and the last one waits in Oppenheim, stronger than the rest.",
        "Oric rentre chez lui à travers six Mondes ; sur chacun, quelqu’un est assis sur son passé.\n"
        "Abattez les Monstres des jetons n° 1 à n° 6, dans l’ordre, puis rapportez dix Énergies de chaque couleur au Dojo.\n"
        "Ils sont tous BLINDÉS, et le dernier attend à Oppenheim, plus fort que les autres.",
    ),
    champion=ORIC,
    texts=beside("plowshares"),
    options=(
        ruling("unselected", ("shuffle_in", "on_top"), "H-112", ("plowshares",), "Cards passed over", "Cartes écartées"),
        ruling("oric_order", ("locked", "leave"), "H-115", ("plowshares",), "Tokens out of order", "Jetons dans le désordre"),
    ),
    settle=settle,
    decisions=(collecting, by_luck(rolled_world, token_lies), by_luck(drawn_card, card_is_sought)),
    marks=marks,
    golden=(AS_USUAL, Trial("leave", options={"oric_order": "leave", "unselected": "on_top", "armored": "minus1"})),
)
