"""What a seat may see: the whole table, but for the order of decks and what others have foreseen."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import UNSET, Struct, UnsetType

from ludarium.core.kernel import NAMES
from ludarium.core.packs import Pack
from ludarium.core.text import Phrase
from ludarium.core.views import Say, said
from ludarium.core.zones import in_order, left_in, members
from ludarium.games.hara.atlas import COLOURS, FAR, SPACES, WORLDS, Colour, World, name_of
from ludarium.games.hara.catalogue import mode_of
from ludarium.games.hara.coming import coming
from ludarium.games.hara.forecast import Danger, danger, doomed
from ludarium.games.hara.lexicon import Lexicon, foe_id, lexicon, token_id
from ludarium.games.hara.modes.spec import Mark
from ludarium.games.hara.rules.combat import comes_back_with
from ludarium.games.hara.rules.decks import inventory
from ludarium.games.hara.rules.hunt import BOTH, FOCUS, FORESIGHT, side_of
from ludarium.games.hara.rules.monsters import attack_of, full_health, has, in_canonical_order, range_of
from ludarium.games.hara.rules.offers import payable, playable
from ludarium.games.hara.state import (
    CHAMPIONS,
    GHOST_DECK,
    GHOST_HAND,
    GHOST_PILE,
    HELD,
    ITEM_DECK,
    NONE,
    NOWHERE,
    OUT,
    PHASES,
    PLACES,
    RESOURCES,
    REVEALED,
    ROUNDS,
    SHIFT_DECK,
    SPENT,
    TOKENS,
    CardState,
    Champion,
    CorruptedId,
    Hara,
    Phase,
    Round,
    face_down,
)
from ludarium.games.hara.tables import ABILITIES, ATTACK, DASH, FIRST_ADVANCED, KINDS, NO_COST, RIFT, SPIRIT, ULTIMATE, Kind
from ludarium.games.hara.verbs import VOCABULARY
from ludarium.games.hara.worlds import known_top

KEYWORDS = VOCABULARY.group("keyword")
DECK_NAMES = (*WORLDS, "dusk", "shift", "items")
Side = Literal["hand", "board"]
SIDES: tuple[Side, ...] = get_args(Side)

# -- the things on the table -----------------------------------------------------------------------------------------


class Cost(Struct):
    """In Spirit, or in the resource of the champion."""

    what: Literal["spirit", "resource"]
    n: int


class AbilitySeen(Struct):
    """A card in hand or on the board of a champion; a free one costs no Activation."""

    id: str
    state: CardState
    cost: Cost | None
    free: bool
    payable: bool
    playable: bool


class Resource(Struct):
    id: str
    now: int
    most: int


class Seat(Struct):
    seat: int
    champion: Champion
    at: str
    health: int
    max_health: int
    spirit: int
    max_spirit: int
    resource: Resource
    energy: dict[Colour, int]
    primary: Colour
    levels: dict[Colour, bool]
    cards: list[AbilitySeen]
    choices: list[str]
    ultimate: Literal["hand", "out"]
    items: list[str]
    items_used: list[int]  # places in `items` used this turn
    tokens: list[str]
    order: int | None
    guard: int
    aim: int
    insight: int
    danger: Danger
    reach: dict[str, int]


class CardOnMap(Struct):
    """Monsters have everything but `help`, Allies Health and `help`, the others neither."""

    card: str
    at: str
    kind: Kind
    health: int | UnsetType = UNSET
    hurt: int | UnsetType = UNSET
    attack: int | UnsetType = UNSET
    range: int | UnsetType = UNSET
    keywords: list[str] | UnsetType = UNSET
    locked: bool | UnsetType = UNSET
    help: Literal["once", "while"] | UnsetType = UNSET


class Token(Struct):
    """`scenario.3`, `doom.1`, or only the kind of one whose number is not known."""

    token: str
    at: str
    open: bool
    next: bool


class CorruptedSeen(Struct):
    """It is nowhere while it is not on the map."""

    id: CorruptedId
    at: str | None
    health: int
    max: int
    resilience: int
    revives_with: int
    attack: int
    range: int
    cubes: list[World]
    fallen: bool


class NormalAttack(Struct):
    id: str
    side: Side
    damage: int
    range: int
    area: bool


class HuntedSeen(Struct):
    """A champion that the Corrupted hunts; nowhere once it has fallen, doomed if a blow would fell it here."""

    champion: Champion
    at: str | None
    health: int
    max_health: int
    spirit: int
    max_spirit: int
    order: int | None
    orders: list[int]
    attack: NormalAttack
    dash: Side
    fallen: bool
    aim: int
    doomed: bool


class Ghost(Struct):
    champion: Champion
    energy: dict[Colour, int]
    hand: int
    advanced: int
    discard: list[str]
    revealed: str | None
    order: int | None


class GoalLine(Struct):
    sign: str
    text: Say
    good: bool


class Goal(Struct):
    """What the match is about. The mode has put it into words and pictures; the board only draws them."""

    done: bool
    now: int
    of: int
    own: bool  # the mode has a goal of its own
    home: bool  # ten of each colour, in the Dojo, is wanted too
    brief: Say
    marks: list[Mark]
    lines: list[GoalLine]


class Happening(Struct):
    """What the Day still brings."""

    id: str
    sign: str
    what: Say
    then: Say


class HaraView(Struct):
    mode: str
    day: int
    round: Round
    phase: Phase
    layout: list[World | None]  # S1 to S6; while the map is laid out, some slots are free
    disconnected: list[World]
    turn: int | None
    activations: int
    points: int | None
    seats: list[Seat]
    cards: list[CardOnMap]
    tokens: list[Token]
    decks: dict[str, int]
    discards: dict[str, list[str]]
    known_shift: str | None
    stones: list[World]
    corrupted: CorruptedSeen | None
    champions: list[HuntedSeen]
    orders_left: list[int]
    ghost: Ghost | None
    artifact_day: int | None
    rifts: int
    own: dict[str, int]  # numbers that the mode keeps, by its own names
    objective: Goal
    coming: list[Happening]


# -- as a seat sees them ---------------------------------------------------------------------------------------------


def view(s: Hara, pack: Pack, seat: int | None) -> HaraView:
    names = lexicon(pack)
    hunting = bool(s.variant.seat_is_foe)
    known = known_top(s, seat)
    return HaraView(
        mode=s.variant.id,
        day=int(s.day),
        round=ROUNDS[s.round],
        phase=PHASES[s.phase],
        layout=[WORLDS[world] if world != NOWHERE else None for world in s.world_in],
        disconnected=[world for number, world in enumerate(WORLDS) if s.cut_off >> number & 1],
        turn=int(s.turn) if s.turn != NONE else None,
        activations=int(s.activations),
        points=int(s.then_a) if s.actor >= 0 and NAMES[s.then] == "hara.walk_on" else None,
        seats=[] if hunting else [seat_seen(s, names, number) for number in range(s.settings.seats)],
        cards=[card_seen(s, names, card) for card in in_canonical_order(s, s.in_play)],
        tokens=tokens_seen(s),
        decks={name: int(left_in(s.row_of(deck), face_down(deck))) for deck, name in enumerate(DECK_NAMES)},
        discards={name: discarded(s, names, deck) for deck, name in enumerate(DECK_NAMES)},
        known_shift=names.shifts[known].id if known is not None else None,
        stones=[world for number, world in enumerate(WORLDS) if s.stones >> number & 1],
        corrupted=foe_seen(s) if s.foe != NONE else None,
        champions=[champion_seen(s, names, champion) for champion in range(6)] if hunting else [],
        orders_left=[number for number in (1, 2, 3, 4) if s.orders_left >> number & 1],
        ghost=ghost_seen(s, names) if s.ghost != NONE else None,
        artifact_day=int(s.omen) or None,
        rifts=sum(1 for card in s.in_play if s.cards.kind[card] == RIFT),
        own={name: int(s.own[place]) for place, name in enumerate(s.variant.numbers)},
        objective=objective_seen(s),
        coming=[
            Happening(
                id=each.id,
                sign=each.sign,
                what=said(Phrase(f"board-next-{each.id}", each.told)),
                then=said(Phrase(f"board-next-{each.id}-why", each.told)),
            )
            for each in coming(s, known is not None)
        ],
    )


def objective_seen(s: Hara) -> Goal:
    """The goal of the mode: how far it has come, in numbers, in a few words, in things to tick off, in lines."""
    mode = mode_of(s)
    done, now, of = bool(s.variant.objective(s, 0)), int(s.variant.progress(s)), int(s.variant.progress_of(s))
    told = {"now": now, "of": of, "done": "yes" if done else "no", **mode.tells(s)}
    return Goal(
        done=done,
        now=now,
        of=of,
        own=mode.own_goal,
        home=mode.home,
        brief=said(Phrase(f"goal-{mode.id}", told)),
        marks=list(mode.marks(s)),
        lines=[GoalLine(sign=line.sign, text=said(line.text), good=line.good) for line in mode.more(s)],
    )


# -- seats -----------------------------------------------------------------------------------------------------------


def seat_seen(s: Hara, names: Lexicon, seat: int) -> Seat:
    champion = int(s.champion[seat])
    gauges = {colour: int(s.energy[3 * seat + number]) for number, colour in enumerate(COLOURS)}
    return Seat(
        seat=seat,
        champion=CHAMPIONS[champion],
        at=name_of(int(s.at[seat])),
        health=int(s.health[seat]),
        max_health=int(s.cards.start_health[champion]),
        spirit=int(s.spirit[seat]),
        max_spirit=int(s.cards.start_spirit[champion]),
        resource=Resource(id=RESOURCES[champion], now=int(s.resource[seat]), most=int(s.cards.resource_most[champion])),
        energy=gauges,
        primary=COLOURS[s.primary(seat)],
        levels={colour: bool(s.reached[seat] >> number & 1) for number, colour in enumerate(COLOURS)},
        cards=[ability_seen(s, names, seat, ability) for ability in range(ABILITIES) if held(s, seat, ability)],
        choices=[
            names.abilities[s.card_of(seat, ability)].id
            for ability in range(FIRST_ADVANCED, ULTIMATE)
            if s.ability[seat * ABILITIES + ability] == OUT
        ],
        ultimate="hand" if held(s, seat, ULTIMATE) else "out",
        items=[names.items[item].id for item in inventory(s, seat)],
        items_used=[place for place, item in enumerate(inventory(s, seat)) if s.items_used >> item & 1],
        tokens=[token_id(token) for token in range(TOKENS) if s.token[token] == HELD],
        order=int(s.order[seat]) or None,
        guard=int(s.guard) if s.turn == seat else 0,
        aim=int(s.aim[seat] + s.calm[seat]),
        insight=int(s.insight) if s.turn == seat else 0,
        danger=danger(s, names, seat),
        reach=reach_seen(s, seat),
    )


def held(s: Hara, seat: int, ability: int) -> bool:
    return bool(s.ability[seat * ABILITIES + ability] != OUT)


def ability_seen(s: Hara, names: Lexicon, seat: int, ability: int) -> AbilitySeen:
    card, state = int(s.card_of(seat, ability)), PLACES[s.ability[seat * ABILITIES + ability]]
    assert state != "out", "nobody sees a card that its champion does not have"
    on_board = state in ("board", "used")
    cost, price = (s.cards.board_cost, s.cards.board_price) if on_board else (s.cards.hand_cost, s.cards.hand_price)
    paid = None if cost[card] == NO_COST else Cost(what="spirit" if cost[card] == SPIRIT else "resource", n=int(price[card]))
    free = bool(s.cards.board_free[card] if on_board else s.cards.hand_free[card])
    return AbilitySeen(
        id=names.abilities[card].id,
        state=state,
        cost=paid,
        free=free,
        payable=bool(payable(s, seat, cost[card], price[card])),
        playable=bool(playable(s, seat, ability, int(free))),
    )


def reach_seen(s: Hara, seat: int) -> dict[str, int]:
    """How many steps away every space is."""
    here = s.at[seat]
    found = {name_of(space): int(s.distance(here, space)) for space in range(SPACES)}
    return {space: steps for space, steps in found.items() if steps < FAR}


# -- the map ---------------------------------------------------------------------------------------------------------


def card_seen(s: Hara, names: Lexicon, card: int) -> CardOnMap:
    kind = KINDS[s.cards.kind[card]]
    seen = CardOnMap(card=names.places[card].id, at=name_of(int(s.where[card])), kind=kind)
    if s.hostile(card):
        seen.health = int(full_health(s, card))
        seen.hurt = int(s.hurt[card])
        seen.attack = int(attack_of(s, card))
        seen.range = int(range_of(s, card))
        seen.keywords = [verb.name for verb in KEYWORDS if has(s, card, verb.trait)]
        seen.locked = any(s.variant.protects(s, card, seat) for seat in range(s.settings.seats))
    elif kind == "ally":
        seen.health = int(s.cards.health[card])
        seen.hurt = int(s.hurt[card])
        seen.help = "once" if s.cards.once[card] else "while"
    return seen


def tokens_seen(s: Hara) -> list[Token]:
    return [
        *(token_seen(s, token) for token in range(TOKENS) if s.token[token] >= 0),
        *(clue_seen(s, place) for place in range(4) if s.clue[place] != NOWHERE),
    ]


def token_seen(s: Hara, token: int) -> Token:
    """Face down only its kind is known."""
    opened = bool(s.variant.lies_open(s))
    shown = token_id(token) if opened else token_id(token).partition(".")[0]
    return Token(token=shown, at=name_of(int(s.token[token])), open=opened, next=bool(s.variant.is_next(s, token)))


def clue_seen(s: Hara, place: int) -> Token:
    number = int(s.clue_number[place]) if s.settings.clue_memory else 0
    return Token(
        token=f"scenario.{number}" if number else "clue",
        at=name_of(int(s.clue[place])),
        open=bool(number),
        next=number == s.clues + 1,
    )


def discarded(s: Hara, names: Lexicon, deck: int) -> list[str]:
    cards = names.shifts if deck == SHIFT_DECK else names.items if deck == ITEM_DECK else names.places
    return [cards[card].id for card in members(s.row_of(deck), SPENT + deck)]


# -- the Corrupted and the Ghost -------------------------------------------------------------------------------------


def foe_seen(s: Hara) -> CorruptedSeen:
    return CorruptedSeen(
        id=foe_id(int(s.foe)),
        at=name_of(int(s.foe_at)) if s.foe_at != NOWHERE else None,
        health=int(s.foe_health),
        max=int(s.cards.foe_health[s.foe]),
        resilience=int(s.foe_winds),
        revives_with=int(comes_back_with(s)),
        attack=int(s.cards.foe_attack[s.foe]),
        range=int(s.cards.foe_range[s.foe]),
        cubes=[world for number, world in enumerate(WORLDS) if s.cubes >> number & 1],
        fallen=bool(s.foe_fell),
    )


def champion_seen(s: Hara, names: Lexicon, champion: int) -> HuntedSeen:
    side = int(side_of(s, champion, ATTACK))
    at = 2 * champion + side
    return HuntedSeen(
        champion=CHAMPIONS[champion],
        at=name_of(int(s.at[champion])) if s.at[champion] != NOWHERE else None,
        health=int(s.health[champion]),
        max_health=int(s.cards.start_health[champion]),
        spirit=int(s.spirit[champion]),
        max_spirit=int(s.cards.start_spirit[champion]),
        order=next(iter(orders_held(s, champion)), None),
        orders=orders_held(s, champion),
        attack=NormalAttack(
            id=names.abilities[champion * ABILITIES + ATTACK].id,
            side=SIDES[side],
            damage=int(s.cards.strike_damage[at]),
            range=int(s.cards.strike_range[at]),
            area=bool(s.cards.strike_all[at]),
        ),
        dash=SIDES[int(side_of(s, champion, DASH))],
        fallen=bool(s.at[champion] == NOWHERE),
        aim=int(s.aim[champion]),
        doomed=doomed(s, champion),
    )


def orders_held(s: Hara, champion: int) -> list[int]:
    if s.order[champion] == BOTH:
        return [FOCUS, FORESIGHT]
    return [int(s.order[champion])] if s.order[champion] else []


def ghost_seen(s: Hara, names: Lexicon) -> Ghost:
    discarded, revealed = (
        [names.abilities[s.card_of(1, card - ABILITIES)].id for card in cards]
        for cards in (in_order(s.ability, GHOST_PILE), members(s.ability, REVEALED))
    )
    return Ghost(
        champion=CHAMPIONS[s.ghost],
        energy={colour: int(s.energy[3 + number]) for number, colour in enumerate(COLOURS)},
        hand=int(left_in(s.ability, GHOST_HAND)),
        advanced=int(left_in(s.ability, GHOST_DECK)),
        discard=discarded[::-1],
        revealed=revealed[0] if revealed else None,
        order=int(s.order[1]) or None,
    )
