"""What each field of a state of Tamashii can hold."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.core.bounds import COUNT, FLAG, Bounds, bits, one_of, one_of_or_none, upto
from ludarium.core.language import laws
from ludarium.core.zones import LAYERS
from ludarium.games.tamashii.dice import LAST_CELL
from ludarium.games.tamashii.fields import (
    ATTACHED,
    ATTACK_DECK,
    BODY_DECK,
    EXPLORED_KINDS,
    FACTION_DECK,
    MOST_PLACES,
    OWN,
    QUEST,
    RESIGNED,
    SEATS,
    SEEN,
    Board,
)
from ludarium.games.tamashii.naming import LETTERS, LONGEST
from ludarium.games.tamashii.rules.assets import FULL
from ludarium.games.tamashii.rules.scenario_verbs import LAST_TIME, TICKED_OFF
from ludarium.games.tamashii.rules.setting_up import CORRUPTED_TOKENS, FULL_BATTERIES, OF_EACH_TYPE
from ludarium.games.tamashii.vocabulary import BOARD, MARKER, OPEN

COLOURS = 4
TOKEN = upto(OF_EACH_TYPE)
INTEGRITY = upto(10)  # D9
WOUNDS = upto(1000)  # what cards add up to
DICE = upto(100)
NAME = 2 * len(LETTERS) ** LONGEST  # numbers of names (naming.py)
STAGES = 3


def bounds(s: Board) -> Mapping[str, Bounds]:
    content, players = s.content, int(s.players)
    seat, seats, place = one_of_or_none(players), bits(players), one_of_or_none(MOST_PLACES)
    tiles, card = bits(int(content.tiles)), one_of_or_none(int(content.scenario_cards))
    deals = bits(max(1, int(content.augmentations - content.class_cards)))
    sources, slots = len(content.launch_kind), len(content.slot_common)
    return {
        **laws.bounds(s),
        **dict.fromkeys(("left_phase", "wild_used", "district_used", "asked_later"), seats),
        **dict.fromkeys(("bag", "dump", "prepared", "supply", "drawn", "test_dice", "offers", "drafts"), TOKEN),
        **dict.fromkeys(("face_up",), bits(MOST_PLACES)),
        **dict.fromkeys(("at", "moved_from", "boss_at", "bot_at"), place),
        **dict.fromkeys(("integrity", "most_integrity"), INTEGRITY),
        **dict.fromkeys(("exp", "turn", "successes", "steps_moved", "marched"), COUNT),
        **dict.fromkeys(("damage", "weaker", "moves_left"), WOUNDS),
        **dict.fromkeys(("dice", "attack_dice", "to_roll", "x"), DICE),
        **dict.fromkeys(("plot", "ending"), card),
        **dict.fromkeys(("offer_gives", "offer_wants"), deals),
        **dict.fromkeys(("rerolled", "bot_moved", "walked"), FLAG),
        **dict.fromkeys(("districts_seen", "unseen"), tiles),
        "phase": upto(QUEST),
        "first_player": one_of(players),
        "acting": seat,
        "offer_to": seat,
        "outcome": upto(RESIGNED),
        "colour": one_of_or_none(COLOURS),
        "launcher": bits(60),
        "locked": bits(COLOURS),
        "essential": one_of(COLOURS),
        "assets": upto(FULL),
        "trace": Bounds(-1, LAST_CELL),
        "boxed": upto(CORRUPTED_TOKENS),
        "bodies": one_of(BODY_DECK + LAYERS),
        "market_size": upto(int(content.bodies)),
        "class_of": one_of_or_none(COLOURS),
        "augmentations": one_of(FACTION_DECK + COLOURS * LAYERS),
        "factions": bits(COLOURS),
        "protocols": one_of(OWN + SEATS),
        "stage": upto(STAGES),
        "launched": one_of(sources * SEATS).row_of(sources * SEATS),
        "tile_at": one_of_or_none(int(content.tiles)),
        "explore": one_of(SEEN + len(EXPLORED_KINDS)),
        "unexplored": TOKEN,
        "tokens": upto(MARKER + NAME).row_of(3 * 200),
        "enemies": one_of(ATTACHED + SEATS * LAYERS),
        "enemy_blocks": upto(int(content.enemies)).row_of(2 * LAYERS),
        "number_on": one_of_or_none(int(content.enemies)),
        "symbol": one_of_or_none(2),
        "slots_used": one_of(max(1, slots)).row_of(max(1, slots)),
        "number_rolled": upto(OPEN),
        "time": upto(LAST_TIME),
        "spoken": upto(max(TICKED_OFF, NAME)).row_of(200),
        "cards": one_of(ATTACK_DECK + LAYERS),
        "activities": Bounds(-1, max(BOARD, len(content.activity_card))).row_of(3 * 300),
        "boss": one_of_or_none(len(content.boss_mov)),
        "boss_integrity": WOUNDS,
        "boss_armour": upto(6),
        "boss_state": Bounds(-1, NAME),
        "attack_sides": bits(8),
        "batteries": upto(FULL_BATTERIES),
        "bot_serves": upto(2),
    }
