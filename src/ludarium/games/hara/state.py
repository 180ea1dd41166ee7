"""The state of a match of Champions of Hara, and what a mode may change about the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, get_args

from mypy_extensions import mypyc_attr

from ludarium.core.declared import SHARED, declared
from ludarium.core.kernel import State
from ludarium.core.native import append, i64, vec
from ludarium.core.zones import LAYERS
from ludarium.games.hara.atlas import DOJO, FAR, RING, SPACES, Paths, paths
from ludarium.games.hara.tables import (
    ABILITIES,
    ALLY,
    CARDS,
    CARDS_A_WORLD,
    FIRST_SCIENTIST,
    SCIENTIST,
    WORLD_CARDS,
    Cards,
    Settings,
)

if TYPE_CHECKING:
    from ludarium.games.hara.heuristic_values import Judge

NONE: Final = -1
NOWHERE: Final = -1
HELD: Final = -2  # a token in the Inventory

# champions, numbered like the printed slots of their home Worlds (H-159)
LEAF: Final = 0
THOMAS: Final = 1
SOFF: Final = 2
KAORU: Final = 3
ORIC: Final = 4
PERSEPHONE: Final = 5
Champion = Literal["leaf", "thomas", "soff", "kaoru", "oric", "persephone"]
CHAMPIONS: Final[tuple[Champion, ...]] = get_args(Champion)
RESOURCES: Final = ("growth", "charge", "rhythm", "grit", "discipline", "fear")
PRIMARY: Final[vec[i64]] = vec[i64]([1, 0, 2, 1, 0, 2])  # H-85: the colour of the home World

OPHION: Final = 0
ENOKI: Final = 1
CorruptedId = Literal["ophion", "enoki"]
CORRUPTED: Final[tuple[CorruptedId, ...]] = get_args(CorruptedId)

# decks
DUSK_DECK: Final = 6
SHIFT_DECK: Final = 7
ITEM_DECK: Final = 8
DECKS: Final = 9

# streams of the generator: the decks, then what is rolled
STREAMS: Final = (
    "oakenmoor", "arechi", "lunaridge", "baiyu", "oppenheim", "drear", "dusk", "shift", "items",
    "world die", "d6", "set-up", "ghost",
)  # fmt: skip
WORLD_DIE: Final = 9
D6: Final = 10
AT_SETUP: Final = 11
GHOST_CARDS: Final = 12

TOKENS: Final = 12
DOOM: Final = 6  # the first Doom token

# where a card is (core/zones.py): on the space of that number, or
SPENT: Final = 50  # in a discard pile: plus the number of its deck
DRAWN: Final = 60  # drawn, and nowhere yet
AWAY: Final = 61  # out of the game


def face_down(deck: i64) -> i64:
    """In a deck."""
    return LAYERS * (deck + 1)


def inventory_of(seat: i64) -> i64:
    """With a champion: an Item is laid under those that came before."""
    return LAYERS * (DECKS + 1 + seat)


# where an ability card is (H-52)
OUT: Final = 0
HAND: Final = 1
TILTED: Final = 2
BOARD: Final = 3
USED: Final = 4
CardState = Literal["hand", "tilted", "board", "used"]
PLACES: Final[tuple[Literal["out"] | CardState, ...]] = ("out", *get_args(CardState))
REVEALED: Final = 5  # and those of the Ghost
GHOST_HAND: Final = 1 * LAYERS
GHOST_DECK: Final = 2 * LAYERS  # advanced cards that are still to come
GHOST_PILE: Final = 3 * LAYERS  # discarded, the last one on top

# rounds of a Day
SETUP: Final = 0
DAWN: Final = 1
DUSK: Final = 2
SHIFT: Final = 3
Round = Literal["setup", "dawn", "dusk", "shift"]
ROUNDS: Final[tuple[Round, ...]] = get_args(Round)

# phases of a turn
BETWEEN: Final = 0
START: Final = 1
ADVENTURE: Final = 2
ATTACKS: Final = 3
ENDING: Final = 4
Phase = Literal["between", "start", "adventure", "attacks", "ending"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

MOST_ENERGY: Final = 10
THRESHOLD: Final = 5  # H-87
LAST_DAY: Final = 6

# bits of `reached`: 1, 2, 4 the thresholds, 8 ten in the primary colour, 16 Dusk of Day 3; shifted by 8: paid out
TEN_PRIMARY: Final = 8
PAID: Final = 256

# bits of `marks`
POUNCED: Final = 1
DOUBLED: Final = 2  # times 1 to 15
WEAKENED: Final = 32  # times 0 to 15
LAST_BY: Final = 512  # times seat + 1

# how the match ended
WON: Final = 1
LOST: Final = 2
RESIGNED: Final = 3

# moments at which a mode may act; its rule gets what is noted
WHEN_PREPARED: Final = 0  # after the common set-up
START_OF_DAY: Final = 1  # before the cards of Dawn (H-34d)
END_OF_ROUND: Final = 2  # after the last turn of a Round
END_OF_TURN: Final = 3  # first in step D
AFTER_TURN: Final = 4  # after step G
WHEN_FELLED: Final = 5  # (card, space, seat) after the rewards of a Monster
AFTER_SHIFT: Final = 6  # when the Turn Order cards have passed on
WHEN_ENTERED: Final = 12  # (seat, space) a champion has come to a space, on foot or carried, before anything happens there
# steps that a mode may replace
WHEN_PLACING: Final = 7  # (card, space, deck) a card comes into play
WORLD_SHIFT: Final = 8
PLAY_A_DAY: Final = 9
FREE_ACTION: Final = 10  # (code) a FREE action that the mode has offered
A_TURN: Final = 11  # (number in Turn Order) whose turn is next
MOMENTS: Final = 13


@mypyc_attr(allow_interpreted_subclasses=True)
class Variant:
    """A mode as changes to the rules of the Versus Arena: rules that run at a moment or instead of a step, and answers to a
    few questions. Everything it does not mention is as in the arena."""

    def __init__(self, id: str) -> None:
        self.id: str = id
        self.rules: vec[i64] = vec[i64]([NONE] * MOMENTS)
        self.arena: bool = False  # a Solo Arena: no Ultimate on Day 3 (H-108)
        self.figures: i64 = 0  # more figures than seats, where somebody plays without sitting at the table
        self.seat_is_foe: bool = False  # the seat plays a Corrupted, and nobody a champion
        self.hardens: bool = False  # Monsters may be ARMORED and stronger than their cards say: the heuristic looks twice
        self.numbers: list[str] = []  # what the mode keeps in `s.own`, by name ...
        self.most: i64 = 0  # ... and the most that any of it can be

    def do(self, moment: i64, rule: i64) -> None:
        """Run this rule at that moment, or instead of that step."""
        self.rules[moment] = rule

    def number(self, name: str, most: i64) -> i64:
        """A number of the mode's own, from 0 (where it begins) to `most`; the place in `s.own` where it is kept."""
        self.numbers.append(name)
        self.most = max(self.most, most)
        return len(self.numbers) - 1

    # -- the rules ask -----------------------------------------------------------------------------------------------

    def prepare(self, s: Hara) -> None:
        """What is different on the table before anything is drawn or rolled."""

    def objective(self, s: Hara, seat: i64) -> bool:
        """Is the mode's own goal reached, besides 10/10/10 in the Dojo?"""
        return True

    def wins(self, s: Hara, seat: i64) -> bool:
        """H-92: has this champion won? A mode with a win of its own says so here; asked whenever `look_for_winner` is called."""
        return s.at[seat] < RING and s.filled(seat) and self.objective(s, seat)

    def standing(self, s: Hara, seat: i64) -> i64:
        """H-94b: what counts among several when the last Day is over; whoever has most of it wins."""
        return s.energy[3 * seat] + s.energy[3 * seat + 1] + s.energy[3 * seat + 2]

    def progress(self, s: Hara) -> i64:
        """How much of the goal is done; `progress_of` says of how much."""
        return 0

    def progress_of(self, s: Hara) -> i64:
        return 0

    def dusk_cards(self, s: Hara) -> i64:
        """H-38"""
        return s.settings.seats + 1

    def more_health(self, s: Hara, card: i64) -> i64:
        """Added to a Monster's Health."""
        return 0

    def more_attack(self, s: Hara, card: i64) -> i64:
        return 0

    def more_range(self, s: Hara, card: i64) -> i64:
        return 0

    def armors(self, s: Hara, card: i64) -> bool:
        """Is the Monster ARMORED, whatever its card says?"""
        return False

    def tames(self, s: Hara, card: i64) -> bool:
        """Does the Monster ignore its HUNTER keyword?"""
        return False

    def protects(self, s: Hara, card: i64, seat: i64) -> bool:
        """Does the Monster take no damage from this champion?"""
        return False

    def halts(self, s: Hara, space: i64) -> bool:
        """Does entering this space end the move?"""
        return False

    def withholds_gold(self, s: Hara) -> bool:
        """Is Gold gained as a reward lost?"""
        return False

    def doubles(self, s: Hara) -> bool:
        """Does a Monster attacked from afar double its Health?"""
        return False

    def reaches(self, s: Hara, card: i64, seat: i64) -> bool:
        """Does the Monster attack this champion although out of range?"""
        return False

    def offers(self, s: Hara, seat: i64) -> vec[i64]:
        """FREE actions of the mode, open to the champion now: codes that its FREE_ACTION rule understands."""
        return NONE_AT_ALL

    # -- the board asks ----------------------------------------------------------------------------------------------

    def toll(self, s: Hara, seat: i64) -> i64:
        """Damage that the end of the turn brings besides the attacks, if it came now."""
        return 0

    def lies_open(self, s: Hara) -> bool:
        """Are the numbers of the tokens on the map known?"""
        return True

    def is_next(self, s: Hara, token: i64) -> bool:
        """Is it this token's turn, as far as its number goes? As a rule the lowest number on the map is the next."""
        if not self.lies_open(s):
            return False
        for other in range(i64(TOKENS)):
            if s.token[other] >= 0 and other % DOOM < token % DOOM:
                return False
        return True

    # -- the heuristic asks: everything in hundredths of an Energy, unless it says otherwise ---------------------------

    def chores(self, s: Hara) -> i64:
        """What is still to do besides Energy, roughly in Energy."""
        return 0

    def goal(self, s: Hara, judge: Judge) -> i64:
        """What it is worth to have come so far with the mode's own goal."""
        return 0

    def look_ahead(self, s: Hara, judge: Judge, acts: i64, tomorrow: bool) -> None:
        """Offer to `judge.consider` what the mode has within reach besides the cards on the map, and where. `tomorrow`: the next
        turn is that of another Day."""

    def errands(self, s: Hara, seat: i64) -> vec[i64]:
        """Spaces that are worth a walk although nothing lies there: the quick player looks at no others."""
        return NONE_AT_ALL

    def bounty(self, s: Hara, card: i64) -> i64:
        """What a card on the map brings in this mode besides its reward."""
        return 0

    def closing(self, s: Hara) -> i64:
        """What it is worth to close a Rift, besides its reward."""
        return 0

    def soul(self, s: Hara) -> i64:
        """What a point of Spirit is worth more than elsewhere."""
        return 0

    def luck(self, s: Hara) -> vec[i64]:
        """A chance on which much hangs: the index of the outcome hoped for, that of the other, and how likely the first is (so
        many of so many). Nothing: whatever comes, comes."""
        return NONE_AT_ALL

    def answer(self, s: Hara) -> i64:
        """The option to take, in a mode that is not a champion's to play; NONE where the heuristic may think for itself."""
        return NONE


NONE_AT_ALL: Final[vec[i64]] = vec[i64]([])

# what a field lives for, if not for the match
OF_TURN: Final = 1


@declared
class Hara(State):
    def __init__(self, cards: Cards, settings: Settings, variant: Variant, source: Hara | None = None) -> None:
        super().__init__(source, len(STREAMS))
        self.cards: Cards = cards
        self.settings: Settings = settings
        self.variant: Variant = variant
        self.roads: Paths = paths(0) if source is None else source.roads  # neighbours and distances, for `cut_slots`
        figures = max(settings.seats, variant.figures)
        # where the match stands
        self.day: i64 = 0  # 1 to 6
        self.round: i64 = 0  # SETUP, DAWN, DUSK or SHIFT
        self.phase: i64 = 0  # what is going on in it
        self.turn: i64 = -1  # the seat whose turn it is; -1: nobody's
        self.hero: i64 = 0  # the seat that an effect happens to
        self.floor: i64 = 0  # how deep the stack is below the turn: a defeat drops everything above (H-69)
        self.outcome: i64 = 0  # 0 while the match goes on
        self.winners: i64 = 0  # seats, as bits
        # the map
        self.world_in: vec[i64] = vec[i64]([0, 1, 2, 3, 4, 5])  # the World in each slot ...
        self.slot_of: vec[i64] = vec[i64]([0, 1, 2, 3, 4, 5])  # ... and the slot of each World
        self.cut_off: i64 = 0  # Worlds that are disconnected, as bits (H-120)
        self.cut_slots: i64 = 0  # the same as slots
        # where every card is
        self.where: vec[i64] = vec[i64]([AWAY] * CARDS)  # what can lie on a space
        self.shifts: vec[i64] = vec[i64]([face_down(SHIFT_DECK)] * len(cards.swap_a))  # World Shift cards ...
        self.shifts_known: vec[i64] = vec[i64]([0] * len(cards.swap_a))  # ... and the seats that know it, as bits (H-31a)
        self.items: vec[i64] = vec[i64]([face_down(ITEM_DECK)] * len(cards.item_use))
        self.ability: vec[i64] = vec[i64]([OUT] * (ABILITIES * figures))
        # cards on spaces
        self.backlash: vec[i64] = vec[i64]([])  # what those felled or hit by the effect under way will still do
        self.in_play: vec[i64] = vec[i64]([])  # the oldest first
        self.hurt: vec[i64] = vec[i64]([0] * CARDS)  # damage on it
        self.marks: vec[i64] = vec[i64]([0] * CARDS)  # this turn: has pounced, is doubled, is weakened; who hurt it last
        self.queue: Annotated[vec[i64], SHARED] = vec[i64]([])  # Monsters that still attack in Phase II
        # champions: one entry a seat; in The Corrupted Champion one for each of the six
        self.champion: vec[i64] = vec[i64]([0] * figures)
        self.at: vec[i64] = vec[i64]([DOJO] * figures)
        self.health: vec[i64] = vec[i64]([0] * figures)
        self.spirit: vec[i64] = vec[i64]([0] * figures)
        self.resource: vec[i64] = vec[i64]([0] * figures)  # the unique resource (H-221 to H-223)
        self.energy: vec[i64] = vec[i64]([0] * (3 * figures))  # red, green, blue of each seat
        self.reached: vec[i64] = vec[i64]([0] * figures)  # thresholds reached, and those paid out, as bits
        self.order: vec[i64] = vec[i64]([0] * figures)  # Turn Order card, 0: none
        self.aim: vec[i64] = vec[i64]([0] * figures)  # damage added to the next hit on a single target ...
        self.calm: vec[i64] = vec[i64]([0] * figures)  # ... of it, what Morning Meditation adds, which outlasts the turn
        # the turn
        self.activations: i64 = 0
        self.items_used: Annotated[i64, OF_TURN] = 0  # Items used this turn, as bits
        self.guard: Annotated[i64, OF_TURN] = 0  # damage prevented
        self.shielded: Annotated[i64, OF_TURN] = 0  # damage that Items have prevented this turn
        self.insight: Annotated[i64, OF_TURN] = 0  # added to the next Challenge
        self.walked: Annotated[i64, OF_TURN] = 0  # steps this turn
        self.side: Annotated[i64, OF_TURN] = 0  # which side of an ability Oric used last: 0 none, 1 In Hand, 2 On Board
        self.frightened: Annotated[i64, OF_TURN] = 0  # 1: Persephone has hurt a Monster on her space this turn
        self.edged: Annotated[i64, OF_TURN] = 0  # 1: the first hit on a single target was made
        self.down: Annotated[i64, OF_TURN] = 0  # 1: the champion was defeated this turn
        self.knocked: i64 = 0  # 1: the damage dealt last defeated a champion
        self.felled: i64 = 0  # 1: the effect under way has felled its target
        self.limit: i64 = 4  # the most damage of a hit that counts something (H-218)
        self.playing: i64 = -1  # the ability card whose effect is under way
        self.spending: i64 = 0  # Spirit spent on the Challenge under way
        # tokens: Scenario #1 to #6, Doom #1 to #6
        self.token: vec[i64] = vec[i64]([NOWHERE] * TOKENS)  # the space of each; HELD: in the Inventory
        self.clue: vec[i64] = vec[i64]([NOWHERE] * 4)  # face-down Clues, by place and not by number ...
        self.clue_number: vec[i64] = vec[i64]([0] * 4)  # ... and their numbers, if they were seen
        self.clues: i64 = 0  # Clues collected
        self.stones: i64 = 0  # Worlds with a Dreamstone in the centre, as bits
        self.omen: i64 = 0  # Artifacts Hunting: the effect of the Day
        # the Corrupted
        self.foe: i64 = NONE  # OPHION or ENOKI
        self.foe_at: i64 = NOWHERE
        self.foe_health: i64 = 0
        self.foe_winds: i64 = 0  # how often it may come back
        self.foe_fell: i64 = 0  # 1: it was defeated
        self.cubes: i64 = 0  # World symbols with a white cube, as bits
        self.orders_left: i64 = 0  # The Corrupted Champion: Turn Order cards in the game, as bits
        # the Ghost
        self.ghost: i64 = NONE  # its champion
        self.ghost_last: i64 = NONE  # the card revealed last
        self.own: vec[i64] = vec[i64]([0] * len(variant.numbers))  # numbers of the mode's own, by its own names

    def clone(self) -> Hara:
        return Hara(self.cards, self.settings, self.variant, self)

    def fields(self) -> tuple[str, ...]:
        return self.declared_fields() if self.variant.numbers else self.declared_fields()[:-1]  # without `own`

    def settle(self) -> None:
        self.roads = paths(self.cut_slots)
        self.over = self.outcome != 0

    # -- small questions that many rules ask -----------------------------------------------------------------------

    def spot(self, space: i64) -> i64:
        """Where a space lies on the table; also its rank in the canonical order (H-4)."""
        if space < RING:
            return space
        return RING + self.slot_of[(space - RING) // 6] * 6 + (space - RING) % 6

    def space_at(self, spot: i64) -> i64:
        if spot < RING:
            return spot
        return RING + self.world_in[(spot - RING) // 6] * 6 + (spot - RING) % 6

    def distance(self, a: i64, b: i64) -> i64:
        """H-18: links on a shortest path; nothing blocks."""
        if a < 0 or b < 0:
            return FAR
        return self.roads.steps[self.spot(a) * SPACES + self.spot(b)]

    def neighbours(self, space: i64) -> vec[i64]:
        """The spaces one step away, in canonical order."""
        spaces: vec[i64] = vec[i64]([])
        for spot in self.roads.near[self.spot(space)]:
            spaces = append(spaces, self.space_at(spot))
        return spaces

    def place(self, card: i64) -> i64:
        """The space of a card, NOWHERE if it is not in play."""
        return self.where[card] if self.where[card] < SPACES else NOWHERE

    def row_of(self, deck: i64) -> vec[i64]:
        """Where the cards of a deck are."""
        if deck == SHIFT_DECK:
            return self.shifts
        return self.items if deck == ITEM_DECK else self.where

    def hostile(self, card: i64) -> bool:
        """H-5: a Monster, a Boss or a Scientist."""
        kind = self.cards.kind[card]
        return kind < ALLY or kind == SCIENTIST

    def rule_at(self, moment: i64) -> i64:
        """The mode's rule for a moment, NONE if it has none."""
        return self.variant.rules[moment]

    def primary(self, seat: i64) -> i64:
        return PRIMARY[self.champion[seat]]

    def card_of(self, seat: i64, ability: i64) -> i64:
        """An ability in the tables, by its place among its champion's cards."""
        return self.champion[seat] * ABILITIES + ability

    def filled(self, seat: i64) -> bool:
        """H-92: ten Energy of each colour."""
        at = 3 * seat
        return self.energy[at] + self.energy[at + 1] + self.energy[at + 2] == 3 * MOST_ENERGY

    def has_item(self, seat: i64, trait: i64) -> i64:
        """What passive Items of a kind add up to."""
        total: i64 = 0
        first, end = inventory_of(seat), inventory_of(seat + 1)
        for item in range(i64(len(self.items))):
            if first <= self.items[item] < end and self.cards.item_trait[item] == trait:
                total += self.cards.item_n[item]
        return total


def deck_of(card: i64) -> i64:
    """The deck a card belongs to; NONE for a Scientist."""
    if card >= FIRST_SCIENTIST:
        return NONE
    return card // CARDS_A_WORLD if card < WORLD_CARDS else DUSK_DECK
