"""What a seat may see: all but what lies face down, unread or in a deck (T-292 to T-292b); in scenarios all see the same."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from ludarium.core import zones
from ludarium.core.language.program import NONE as NOTHING
from ludarium.core.native import i64, vec
from ludarium.core.packs import Card, Pack
from ludarium.core.views import CardSeen, Say, printed_seen, said
from ludarium.games.tamashii.cards_world import FACES, KINDS_OF_CARDS
from ludarium.games.tamashii.dice import LAST_CELL, TRACE_DICE
from ludarium.games.tamashii.fields import (
    ATTACK_DECK,
    BODY_DECK,
    COMBAT,
    DISCARDED,
    ENEMY_DECK,
    EXPLORED_KINDS,
    FACTION_DECK,
    IN_MARKET,
    IN_SLOT,
    LOST,
    NONE,
    ON_PLACE,
    RESIGNED,
    SEEN,
    STASHED,
    WITH_SEAT,
    WON,
)
from ludarium.games.tamashii.lexicon import augmentation, body, enemy_id, scenario_card, tile
from ludarium.games.tamashii.naming import name_of
from ludarium.games.tamashii.printed import of_card
from ludarium.games.tamashii.rules.bosses import LINES
from ludarium.games.tamashii.rules.quest import is_open_activity
from ludarium.games.tamashii.rules.rolls import faces_set, offer_rerolls, reroll_chosen, some_rerolled
from ludarium.games.tamashii.rules.scenario import cards_in_play, is_active, sheet_card
from ludarium.games.tamashii.rules.scenario_verbs import LAST_TIME
from ludarium.games.tamashii.rules.setting_up import pool_of
from ludarium.games.tamashii.rules.tests import judge
from ludarium.games.tamashii.scripts import effect_of, label, sayings
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.view_boards import TOKENS, Deck, EnemySeen, Seat, Token, deck_seen, enemy_seen, seat_seen
from ludarium.games.tamashii.view_patterns import Pattern, patterns_in_play
from ludarium.games.tamashii.vocabulary import (
    BLANK,
    BOARD,
    CARD,
    COMMON,
    CORRUPTED,
    DIE_BLANK,
    LIMITS,
    MARKER,
    RARE,
    SHEET,
)

Phase = Literal["setup", "planning", "action", "combat", "quest"]
PHASES: tuple[Phase, ...] = get_args(Phase)
Outcome = Literal["won", "lost", "resigned"]
OUTCOMES: dict[int, Outcome] = {WON: "won", LOST: "lost", RESIGNED: "resigned"}
Symbol = Literal["basic", "special"]
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
Faction = Literal["spartans", "ninkyo", "seekers", "plebeians"]
FACTION_NAMES: tuple[Faction, ...] = get_args(Faction)


class Pool(Struct):
    """Corrupted Data on the Time track, and how many there were at first."""

    now: int
    of: int


class Counter(Struct):
    """Tokens of the scenario (T-240): `ascend`, `success`, a Die token, a marker or a figure with a name of its own."""

    token: str
    name: Say | None
    n: int


class Place(Struct):
    """A place of the map. Its tile is nothing as long as nobody has seen it; `explore`: an Exploration token, by its kind if
    somebody has looked."""

    place: int
    q: int
    r: int
    tile: str | None
    face_up: bool
    entry: int | None
    stationary: int | None
    district: Say | None
    name: str | None
    row: str | None
    sector: int | None
    explore: str | None
    tokens: list[Counter]
    characters: list[int]
    bot: bool
    boss: bool
    enemies: list[EnemySeen]
    cards: list[str]
    bodies: int


class ScenarioCard(Struct):
    """`owner`: before which seat it lies; `place`: on which place of the map."""

    card: str
    kind: str
    tokens: list[Counter]
    place: int | None
    owner: int | None


class Activity(Struct):
    """What players can do in the Quest phase: who could now, and where."""

    activity: int
    card: str
    name: Say
    does: Say
    limit: str
    places: list[int] | None
    open_to: list[int]


class Dice(Struct):
    blank: int
    common: int
    rare: int


class Fight(Struct):
    """The Combat under way. `number` is nothing before it is rolled, 0 is the blank."""

    seat: int
    number: int | None
    symbol: Symbol | None
    dice: Dice
    weaker: int


class Test(Struct):
    """The Test under way: how many successes are wanted, and how many dice each seat has paid for."""

    by: int
    needed: int
    successes: int
    dice: list[int]


class AttackLine(Struct):
    symbol: Symbol
    numbers: Literal["1-2", "3-4"]
    does: Say


class Boss(Struct):
    """`attack`: the open side of the next attack card."""

    card: str
    at: int
    integrity: int
    of: int
    armour: int
    state: str | None
    hacks: list[int]
    attack_card: str | None
    attack_side: Literal["a", "b"]
    attack: list[AttackLine]


class Bot(Struct):
    at: int
    batteries: int
    moved: bool
    serves: bool


class Market(Struct):
    """How many Bodies belong in it, and those that lie there."""

    size: int
    bodies: list[str]
    sources: list[int]
    deck: Deck


class TamashiiView(Struct):
    scenario: str
    turn: int
    turn_limit: int
    phase: Phase
    acting: int | None
    first_player: int
    order: list[int]
    time: int
    last_time: int
    pool: Pool
    supply: dict[Token, int]
    trace_dice: list[int]
    trace_last: int
    seats: list[Seat]
    patterns: list[Pattern]
    market: Market | None
    map: list[Place]
    plot: ScenarioCard | None
    specials: list[ScenarioCard]
    sheet: ScenarioCard
    board_tokens: list[list[Counter]]
    activities: list[Activity]
    enemy_deck: Deck
    enemies_gone: list[str]
    factions: dict[Faction, Deck]
    dice: Dice | None
    fight: Fight | None
    test: Test | None
    boss: Boss | None
    bot: Bot | None
    outcome: Outcome | None
    ending: str | None
    read: list[CardSeen]  # the sheet and the scenario cards that lie open, in full: lists have their names alone


def view(s: Tamashii, pack: Pack, _seat: int | None) -> TamashiiView:
    return TamashiiView(
        scenario=pack.kinds["scenario"][int(s.settings.scenario)].id,
        turn=int(s.turn),
        turn_limit=int(s.settings.turn_limit),
        phase=PHASES[s.phase],
        acting=int(s.acting) if s.acting != NONE else None,
        first_player=int(s.first_player),
        order=[int(seat) for seat in s.in_turn_order(s.first_player)],
        time=int(s.time),
        last_time=int(LAST_TIME),
        pool=Pool(now=int(s.supply[CORRUPTED]), of=int(pool_of(s, s.layout()))),
        supply={TOKENS[kind]: int(s.supply[kind]) for kind in range(CORRUPTED)},
        trace_dice=[int(each) for each in TRACE_DICE],
        trace_last=int(LAST_CELL),
        seats=[seat_seen(s, pack, seat) for seat in range(s.settings.players)],
        patterns=patterns_in_play(s, pack),
        market=market_seen(s, pack),
        map=[place_seen(s, pack, place) for place in range(s.layout().places)] if s.phase or laid_out(s) else [],
        plot=card_seen(s, pack, int(s.plot)) if s.plot != NONE else None,
        specials=[card_seen(s, pack, card) for card in specials_in_play(s)],
        sheet=card_seen(s, pack, int(sheet_card(s))),
        board_tokens=[counters_at(s, pack, BOARD + seat) for seat in range(s.settings.players)],
        activities=activities_seen(s, pack),
        enemy_deck=enemy_deck_seen(s, pack),
        enemies_gone=[enemy_id(pack, int(card)) for card in zones.members(s.enemies, DISCARDED)],
        factions=factions_seen(s, pack),
        dice=dice_seen(s),
        fight=fight_seen(s),
        test=test_seen(s),
        boss=boss_seen(s, pack) if s.boss != NONE else None,
        bot=Bot(at=int(s.bot_at) + 1, batteries=int(s.batteries), moved=s.bot_moved != 0, serves=s.bot_serves != 0)
        if s.bot_at != NONE
        else None,
        outcome=OUTCOMES.get(int(s.outcome)),
        ending=scenario_card(pack, int(s.ending)).id if s.ending != NONE else None,
        read=[printed_seen(card, of_card(card, pack)) for card in cards_read(s, pack)],
    )


def cards_read(s: Tamashii, pack: Pack) -> list[Card]:
    """All that is written out in the view: nobody has to remember it, and nobody reads ahead."""
    numbers = [sheet_card(s), *cards_in_play(s), *((s.ending,) if s.ending != NONE else ())]
    cards = [scenario_card(pack, int(number)) for number in dict.fromkeys(numbers)]
    return cards + ([pack.kinds["boss"][int(s.boss)]] if s.boss != NONE else [])


def laid_out(s: Tamashii) -> bool:
    """Has the map been laid (T-28)?"""
    return any(tile != NONE for tile in s.tile_at)


# -- decks -------------------------------------------------------------------------------------------------------------------


def market_seen(s: Tamashii, pack: Pack) -> Market | None:
    if s.market_size == 0:
        return None
    lying = [int(card) for card in zones.members(s.bodies, IN_MARKET)]
    return Market(
        size=int(s.market_size),
        bodies=[body(pack, card).id for card in lying],
        sources=[int(s.content.body_cost[card]) for card in lying],
        deck=deck_seen(s.bodies, BODY_DECK, lambda card: body(pack, card).id),
    )


def enemy_deck_seen(s: Tamashii, pack: Pack) -> Deck:
    """T-30: of each block only so many cards are in the deck."""
    seen = deck_seen(s.enemies, ENEMY_DECK, lambda card: enemy_id(pack, card))
    return Deck(left=sum(int(each) for each in s.enemy_blocks) or seen.left, next=seen.next, under=[])


def factions_seen(s: Tamashii, pack: Pack) -> dict[Faction, Deck]:
    return {
        name: deck_seen(s.augmentations, FACTION_DECK + 100 * number, lambda card: augmentation(pack, card).id)
        for number, name in enumerate(FACTION_NAMES)
        if s.factions >> number & 1
    }


# -- the map -----------------------------------------------------------------------------------------------------------------


def place_seen(s: Tamashii, pack: Pack, place: int) -> Place:
    layout, lies = s.layout(), int(s.tile_at[place])
    name, row, sector = (int(each[place]) for each in (layout.place_name, layout.place_row, layout.place_sector))
    return Place(
        place=place + 1,
        q=int(layout.q[place]),
        r=int(layout.r[place]),
        tile=tile(pack, lies).id if lies >= 0 else None,
        face_up=bool(s.face_up >> place & 1),
        entry=int(s.content.entry[lies]) if lies >= 0 else None,
        stationary=int(s.content.stationary[lies]) if lies >= 0 else None,
        district=district_seen(s, pack, lies),
        name=name_of(name) if name >= 0 else None,
        row=name_of(row) if row >= 0 else None,
        sector=sector if sector >= 0 else None,
        explore=exploration_seen(int(s.explore[place])),
        tokens=counters_at(s, pack, place),
        characters=[seat for seat in range(s.settings.players) if s.at[seat] == place],
        bot=s.bot_at == place,
        boss=s.boss != NONE and s.boss_at == place,
        enemies=[enemy_seen(s, pack, int(enemy)) for enemy in s.standing_at(place)],
        cards=[scenario_card(pack, int(card)).id for card in zones.members(s.cards, ON_PLACE + place)],
        bodies=int(zones.count(s.bodies, STASHED + place)),
    )


def district_seen(s: Tamashii, pack: Pack, tile: int) -> Say | None:
    """What its effect does, if the tile is known and has one."""
    does = effect_of(pack, int(s.content.district[tile])) if tile >= 0 else None
    return said(does) if does is not None else None


def exploration_seen(lies: int) -> str | None:
    if lies == 0:
        return None
    return EXPLORED_KINDS[lies - SEEN] if lies >= SEEN else "unseen"


def counters_at(s: Tamashii, pack: Pack, where: int) -> list[Counter]:
    """The tokens of the scenario on a place, on a card, on the sheet, before a seat."""
    return [
        counter_seen(pack, int(s.tokens[at]), int(s.tokens[at + 2]))
        for at in range(0, len(s.tokens), 3)
        if s.tokens[at + 1] == where
    ]


def counter_seen(pack: Pack, token: int, n: int) -> Counter:
    if token < DIE_BLANK:
        return Counter(token=("ascend", "success")[token], name=None, n=n)
    if token < MARKER:
        return Counter(token=f"die-{FACES[token - DIE_BLANK]}", name=None, n=n)
    name = name_of((token - MARKER) // 2)
    kind = "figure" if (token - MARKER) % 2 else "marker"
    return Counter(token=f"{kind}-{name.replace('_', '-')}", name=said(label(pack, name)), n=n)


# -- cards of the scenario ---------------------------------------------------------------------------------------------------


def specials_in_play(s: Tamashii) -> list[int]:
    return [int(card) for card in cards_in_play(s) if card not in (s.plot, sheet_card(s))]


def card_seen(s: Tamashii, pack: Pack, card: int) -> ScenarioCard:
    zone = int(s.cards[card]) if card != sheet_card(s) else IN_SLOT
    return ScenarioCard(
        card=scenario_card(pack, card).id,
        kind=KINDS_OF_CARDS[s.content.card_kind[card]],
        tokens=counters_at(s, pack, SHEET if card == sheet_card(s) else CARD + card),
        place=zone - ON_PLACE + 1 if ON_PLACE <= zone < WITH_SEAT else None,
        owner=zone - WITH_SEAT if WITH_SEAT <= zone < WITH_SEAT + s.players else None,
    )


def activities_seen(s: Tamashii, pack: Pack) -> list[Activity]:
    content = s.content
    cards = [int(card) for card in content.activity_card]
    return [activity_seen(s, pack, number) for number, card in enumerate(cards) if is_active(s, card)]


def activity_seen(s: Tamashii, pack: Pack, number: int) -> Activity:
    content = s.content
    at = int(content.activity_at[number])
    return Activity(
        activity=number,
        card=scenario_card(pack, int(content.activity_card[number])).id,
        name=said(label(pack, sayings(pack).book.names[int(content.activity_name[number])])),
        does=said(effect_of(pack, int(content.activity_does[number])) or ""),
        limit=LIMITS[content.activity_limit[number]],
        places=[int(place) + 1 for place in s.select(at, s.first_player, NOTHING)] if at >= 0 else None,
        open_to=[seat for seat in range(s.settings.players) if s.at[seat] != NONE and is_open_activity(s, number, seat)],
    )


# -- what is going on --------------------------------------------------------------------------------------------------------


def dice_seen(s: Tamashii) -> Dice | None:
    """The player dice of a roll that can still be changed."""
    changing = s.beneath(offer_rerolls) >= 0 or s.then in (reroll_chosen, some_rerolled, faces_set)
    return dice_of(s.dice) if changing else None


def dice_of(row: vec[i64]) -> Dice:
    return Dice(blank=int(row[BLANK]), common=int(row[COMMON]), rare=int(row[RARE]))


def fight_seen(s: Tamashii) -> Fight | None:
    if s.phase != COMBAT or s.acting == NONE:
        return None
    rolled = s.symbol != NONE
    return Fight(
        seat=int(s.acting),
        number=int(s.number_rolled) if rolled else None,
        symbol=SYMBOLS[s.symbol] if rolled else None,
        dice=dice_of(s.attack_dice),
        weaker=int(s.weaker),
    )


def test_seen(s: Tamashii) -> Test | None:
    at = s.beneath(judge)
    if at < 0:
        return None
    return Test(
        by=int(s.stack[at + 3]),
        needed=int(s.stack[at + 1]),
        successes=int(s.successes),
        dice=[int(n) for n in s.test_dice],
    )


def boss_seen(s: Tamashii, pack: Pack) -> Boss:
    content, boss = s.content, int(s.boss)
    cards = [int(card) for card in zones.next_cards(s.cards, ATTACK_DECK)]
    side = content.attack_number[cards[0]] if cards else 0
    turned = s.attack_sides >> side & 1
    return Boss(
        card=pack.kinds["boss"][boss].id,
        at=int(s.boss_at) + 1,
        integrity=int(s.boss_integrity),
        of=int(content.boss_integrity[boss] + content.boss_per_player[boss] * s.players),
        armour=int(s.boss_armour),
        state=name_of(int(s.boss_state)) if s.boss_state >= 0 else None,
        hacks=[int(source) for source in content.boss_hacks[boss]],
        attack_card=scenario_card(pack, cards[0]).id if len(cards) == 1 else None,
        attack_side="b" if turned else "a",
        attack=[attack_line(s, pack, cards[0], int(turned), line) for line in range(LINES)] if len(cards) == 1 else [],
    )


def attack_line(s: Tamashii, pack: Pack, card: int, side: int, line: int) -> AttackLine:
    script = s.content.attack_lines[2 * LINES * s.content.attack_number[card] + LINES * side + line]
    return AttackLine(
        symbol=SYMBOLS[line // 2],
        numbers="3-4" if line % 2 else "1-2",
        does=said(effect_of(pack, int(script)) or ""),
    )
