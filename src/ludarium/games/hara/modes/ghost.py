"""Ghost Champion (section 19): a rival without a figure, whose cards say what it takes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludarium.core import zones
from ludarium.core.decisions import Choice, Phrase
from ludarium.core.errors import BadOption
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.core.options import OneOf, OptionSpec
from ludarium.core.trials import Trial
from ludarium.games.hara.atlas import DOJO, number_of, space_of
from ludarium.games.hara.lexicon import Lexicon
from ludarium.games.hara.modes.parts import by_luck, dealt_order, drawn_champion, rolled_number, rolled_world
from ludarium.games.hara.modes.spec import AS_USUAL, Ending, Happening, Spec, beside, both, home_or_late, ruling
from ludarium.games.hara.rules.combat import BY_GHOST, bury_the_dead, hurt_champion
from ludarium.games.hara.rules.decks import D6_FACES, WORLD_FACES, choose_item_to_drop, discard
from ludarium.games.hara.rules.energy import gain, ghost_gold
from ludarium.games.hara.rules.movement import carry
from ludarium.games.hara.rules.turn import RESTED, take_turn
from ludarium.games.hara.state import (
    A_TURN,
    AFTER_SHIFT,
    AT_SETUP,
    CHAMPIONS,
    D6,
    GHOST_CARDS,
    GHOST_DECK,
    GHOST_HAND,
    GHOST_PILE,
    LOST,
    NONE,
    REVEALED,
    WHEN_PREPARED,
    WORLD_DIE,
    Hara,
    Variant,
)
from ludarium.games.hara.tables import (
    ABILITIES,
    ANY_COLOUR,
    BLUE_CARD,
    EVENT,
    FIRST_ADVANCED,
    GREEN_CARD,
    RED_CARD,
    ULTIMATE,
    YELLOW,
    Settings,
)

GHOST_IS: Final = note("ghost_is", "champion")
DEALT: Final = note("ghost_order", "order")
GHOST_RESTS: Final = note("ghost_rests")
REVEALS: Final = note("ghost_reveals", "ability")
AGAIN: Final = note("ghost_again")
TAKES_CARD: Final = note("ghost_takes", "card", "world")
FINDS_NOTHING: Final = note("ghost_finds_nothing", "world")
STRIKES: Final = note("ghost_strikes", "seat")
LEARNS: Final = note("ghost_learns", "ability")
GHOST_WINS: Final = note("ghost_wins")

GHOST: Final = 1  # its place beside the one player
PLAYER: Final = 0


class Ghost(Variant):
    def dusk_cards(self, s: Hara) -> i64:
        """H-186c: the Ghost counts as a player."""
        return s.settings.seats + 2

    def progress(self, s: Hara) -> i64:
        """How far the Ghost has come."""
        return s.energy[3 * GHOST] + s.energy[3 * GHOST + 1] + s.energy[3 * GHOST + 2]

    def progress_of(self, s: Hara) -> i64:
        return 30


@rule
def ghost_comes(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """H-188 to H-191: a champion that nobody plays; its starting cards as a hand, its advanced ones as a deck."""
    s.later(deal_two_orders)
    if s.settings.ghost != NONE:
        s.now(ghost_is_chosen, 0, 0, s.settings.ghost)
        return
    others: vec[i64] = vec[i64]([])
    for champion in range(i64(6)):
        if champion != s.champion[PLAYER]:
            others = append(others, champion)
    s.chance(AT_SETUP, others, ghost_is_chosen)


@rule
def ghost_is_chosen(s: Hara, _a: i64, _b: i64, champion: i64) -> None:
    s.ghost = champion
    s.champion[GHOST] = champion
    for ability in range(i64(ULTIMATE)):
        s.ability[GHOST * ABILITIES + ability] = GHOST_HAND if ability < FIRST_ADVANCED else GHOST_DECK
    s.tell(GHOST_IS, champion)


@rule
def deal_two_orders(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """H-191: #1 and #2, one at random to the player, the other to the Ghost."""
    s.chance(AT_SETUP, vec[i64]([1, 2]), order_for_player)


@rule
def order_for_player(s: Hara, _a: i64, _b: i64, order: i64) -> None:
    s.order[PLAYER] = order
    s.order[GHOST] = 3 - order
    s.tell(DEALT, order)


@rule
def whose_turn(s: Hara, number: i64, _b: i64, _c: i64) -> None:
    if s.order[PLAYER] == number:
        s.now(take_turn, PLAYER)
    else:
        s.now(ghost_turn)


@rule
def ghost_turn(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """H-192: rest with card #2, reveal, activate, discard."""
    s.hero = PLAYER
    if s.order[GHOST] == RESTED:
        s.tell(GHOST_RESTS)
        ghost_gold(s, GHOST, 1)
    s.chance(GHOST_CARDS, zones.draws(s.ability, zones.OPEN, GHOST_HAND, GHOST_PILE), ghost_reveals)


@rule
def ghost_reveals(s: Hara, _a: i64, _b: i64, card: i64) -> None:
    """H-198, H-199: the colour of the last card discarded (or revealed) gives one more Activation."""
    zones.put(s.ability, card, REVEALED)
    s.tell(REVEALS, printed(s, card))
    before: i64 = s.ghost_last if s.settings.match_revealed else top_of_pile(s)
    s.later(ghost_discards, card)
    s.later(ghost_activates, colour_of(s, card))
    if before != NONE and colour_of(s, before) == colour_of(s, card):
        s.tell(AGAIN)
        s.later(ghost_activates, colour_of(s, card))


def top_of_pile(s: Hara) -> i64:
    top = zones.next_cards(s.ability, GHOST_PILE)
    return top[0] if len(top) > 0 else NONE


def printed(s: Hara, card: i64) -> i64:
    """What is printed on a card of the Ghost: its number in the tables."""
    return s.card_of(GHOST, card - GHOST * ABILITIES)


def colour_of(s: Hara, card: i64) -> i64:
    """H-200"""
    if s.settings.ghost_yellow and card < GHOST * ABILITIES + FIRST_ADVANCED:
        return YELLOW
    return s.cards.colour[printed(s, card)]


@rule
def ghost_discards(s: Hara, card: i64, _b: i64, _c: i64) -> None:
    zones.put_on_top(s.ability, card, GHOST_PILE)
    s.ghost_last = card


@rule
def ghost_activates(s: Hara, colour: i64, _b: i64, _c: i64) -> None:
    """H-193 to H-197, by colour."""
    if colour == GREEN_CARD or colour == BLUE_CARD:
        s.chance(WORLD_DIE, WORLD_FACES, ghost_takes)
    elif colour == RED_CARD:
        s.tell(STRIKES, PLAYER)
        hurt_champion(s, PLAYER, 2, BY_GHOST)
        if s.knocked == 1:
            s.later(choose_item_to_drop, 1, PLAYER)
    else:
        s.chance(WORLD_DIE, WORLD_FACES, ghost_carries)


@rule
def ghost_takes(s: Hara, _a: i64, _b: i64, world: i64) -> None:
    """H-193, H-194, H-201: the oldest card on the lowest-numbered space of that World that has one, and its Energy."""
    for number in range(1, i64(7)):
        space = space_of(world, number)
        for card in s.in_play:
            if s.where[card] == space:
                s.tell(TAKES_CARD, card, world)
                discard(s, card)
                if s.cards.kind[card] != EVENT or s.settings.ghost_events:
                    take_its_energy(s, card)
                bury_the_dead(s)
                return
    s.tell(FINDS_NOTHING, world)


def take_its_energy(s: Hara, card: i64) -> None:
    """H-201: from top to bottom, so that Gold goes to the lowest gauge of that moment."""
    spoils = s.cards.spoils[card]
    for at in range(0, i64(len(spoils)), 2):
        if spoils[at] == ANY_COLOUR:
            ghost_gold(s, GHOST, spoils[at + 1])
        else:
            gain(s, GHOST, spoils[at], spoils[at + 1])


@rule
def ghost_carries(s: Hara, _a: i64, _b: i64, world: i64) -> None:
    """H-196, H-197: the player is transported to that World, to the number of the present space; from D0 the d6 gives it."""
    if s.at[PLAYER] == DOJO:
        s.chance(D6, D6_FACES, ghost_carries_to, world)
    else:
        s.now(ghost_carries_to, world, 0, number_of(s.at[PLAYER]))


@rule
def ghost_carries_to(s: Hara, world: i64, _b: i64, number: i64) -> None:
    carry(s, PLAYER, space_of(world, number))


@rule
def ghost_learns(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """H-205 to H-207: swap the Turn Order cards, an advanced card on the discard pile, then look whether the Ghost has won."""
    mine = s.order[PLAYER]
    s.order[PLAYER] = s.order[GHOST]
    s.order[GHOST] = mine
    s.later(ghost_may_win)
    s.chance(GHOST_CARDS, zones.next_cards(s.ability, GHOST_DECK), advanced_card_shows)


@rule
def advanced_card_shows(s: Hara, _a: i64, _b: i64, card: i64) -> None:
    zones.put_on_top(s.ability, card, GHOST_PILE)
    s.tell(LEARNS, printed(s, card))


@rule
def ghost_may_win(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    if s.filled(GHOST):
        s.tell(GHOST_WINS)
        s.outcome = LOST
        s.finish()


# -- in words and pictures -------------------------------------------------------------------------------------------


def settle(settings: Settings, chosen: Mapping[str, Any]) -> None:
    """H-188a: the Ghost uses the cards of a champion that is not played."""
    settings.match_revealed = chosen["ghost_match"] == "revealed"
    settings.ghost_yellow = chosen["ghost_colours"] == "yellow"
    settings.ghost_events = chosen["ghost_event_energy"] == "yes"
    settings.ghost_wastes = chosen["ghost_surplus"] == "lost"
    name = chosen["ghost"]
    if name != "random" and name == chosen["champion"]:
        why = Phrase("title-ghost-is-played", {"champion": Phrase(f"module-{name}")})
        raise BadOption(f"the Ghost uses the cards of a champion that is not played, so not those of {name} (H-188)", why)
    settings.ghost = NONE if name == "random" else CHAMPIONS.index(name)


def ghost_card(s: Hara, names: Lexicon, card: int) -> Choice:
    ability = names.abilities[printed(s, card)]
    return Choice(f"ghost={ability.id}", Phrase("chance-ghost", {"card": ability.name}))


def ending(s: Hara) -> Ending:
    return Ending("ghost", "result-ghost") if s.outcome == LOST and s.filled(GHOST) else home_or_late(s)


def ahead(s: Hara, usual: list[Happening]) -> list[Happening]:
    return [Happening("ghost", "ghost", {"first": "yes" if s.order[GHOST] == 1 else "no"}), *usual]


def make() -> Ghost:
    mode = Ghost("ghost")
    mode.figures = 2
    mode.do(WHEN_PREPARED, ghost_comes)
    mode.do(A_TURN, whose_turn)
    mode.do(AFTER_SHIFT, ghost_learns)
    return mode


MODE: Final = Spec(
    8,
    make(),
    both("Ghost Champion", "Le Champion Fantôme"),
    both(
        "Somebody else is collecting Energy, and there is nobody there.\n"
        "Be in the Dojo with ten Energy of each colour before the Ghost has filled its own three gauges.\n"
        "It cannot be hurt or caught; it takes what lies on the map, strikes you, or carries you off.",
        "Quelqu’un d’autre récolte l’Énergie, et pourtant il n’y a personne.\n"
        "Soyez au Dojo avec dix Énergies de chaque couleur avant que le Fantôme n’ait rempli ses trois jauges.\n"
        "On ne peut ni le blesser ni le rattraper ; lui vide la carte, vous frappe ou vous emporte au loin.",
    ),
    texts=beside("ghost"),
    asked=(
        OptionSpec(
            "ghost",
            OneOf(("random", *CHAMPIONS)),
            "random",
            "H-188",
            both("The Ghost’s cards", "Cartes du Fantôme"),
            modes=("ghost",),
        ),
    ),
    options=(
        ruling("ghost_match", ("top", "revealed"), "H-199", ("ghost",), "Same colour as", "Même couleur que"),
        ruling(
            "ghost_colours", ("own", "yellow"), "H-200", ("ghost",), "Colours of starting cards", "Couleurs des cartes de départ"
        ),
        ruling(
            "ghost_event_energy",
            ("yes", "no"),
            "H-202",
            ("ghost",),
            "Events feed the Ghost",
            "Les Événements nourrissent le Fantôme",
        ),
        ruling(
            "ghost_surplus",
            ("lowest", "lost"),
            "H-204",
            ("ghost",),
            "Energy of the Ghost above 10",
            "Énergie du Fantôme au-delà de 10",
        ),
    ),
    settle=settle,
    decisions=(
        by_luck(drawn_champion, ghost_is_chosen),
        by_luck(dealt_order, order_for_player),
        by_luck(ghost_card, ghost_reveals, advanced_card_shows),
        by_luck(rolled_world, ghost_takes, ghost_carries),
        by_luck(rolled_number, ghost_carries_to),
    ),
    ending=ending,
    own_goal=False,
    ahead=ahead,
    golden=(
        AS_USUAL,
        Trial(
            "revealed",
            options={"ghost_match": "revealed", "ghost_event_energy": "no", "champion": "thomas", "ghost": "oric"},
        ),
    ),
)
