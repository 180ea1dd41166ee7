"""What a seat may see, as JSON for every client: the whole table, but for the order of decks and what others have foreseen."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from ludarium.core.kernel import NAMES
from ludarium.core.packs import Pack
from ludarium.core.text import Localized, Phrase
from ludarium.games.hara.atlas import COLOURS, FAR, SPACES, WORLDS, name_of
from ludarium.games.hara.catalogue import mode_of
from ludarium.games.hara.coming import coming
from ludarium.games.hara.forecast import danger, doomed
from ludarium.games.hara.lexicon import Lexicon, foe_id, lexicon, token_id
from ludarium.games.hara.rules.combat import comes_back_with
from ludarium.games.hara.rules.hunt import BOTH, FOCUS, FORESIGHT, side_of
from ludarium.games.hara.rules.monsters import attack_of, full_health, has, in_canonical_order, range_of
from ludarium.games.hara.rules.offers import payable, playable
from ludarium.games.hara.state import (
    BOARD,
    CHAMPIONS,
    DECKS,
    HELD,
    ITEMS,
    NONE,
    NOWHERE,
    OUT,
    PHASES,
    PLACES,
    RESOURCES,
    ROUNDS,
    SHIFT_DECK,
    TOKENS,
    Hara,
)
from ludarium.games.hara.tables import ABILITIES, ATTACK, DASH, FIRST_ADVANCED, KINDS, NO_COST, RIFT, SPIRIT, ULTIMATE
from ludarium.games.hara.verbs import VOCABULARY
from ludarium.games.hara.worlds import known_top

KEYWORDS = VOCABULARY.group("keyword")
DECK_NAMES = (*WORLDS, "dusk", "shift", "items")
SIDES = ("hand", "board")


def view(s: Hara, pack: Pack, seat: int | None) -> dict[str, Any]:
    names = lexicon(pack)
    hunting = bool(s.variant.seat_is_foe)
    known = known_top(s, seat)
    return {
        "mode": s.variant.id,
        "day": int(s.day),
        "round": ROUNDS[s.round],
        "phase": PHASES[s.phase],
        "layout": [WORLDS[world] if world != NOWHERE else None for world in s.world_in],
        "disconnected": [world for number, world in enumerate(WORLDS) if s.cut_off >> number & 1],
        "turn": int(s.turn) if s.turn != NONE else None,
        "activations": int(s.activations),
        "points": int(s.then_a) if s.actor >= 0 and NAMES[s.then] == "hara.walk_on" else None,
        "seats": [] if hunting else [seat_seen(s, names, number) for number in range(s.settings.seats)],
        "cards": [card_seen(s, names, card) for card in in_canonical_order(s, s.in_play)],
        "tokens": tokens_seen(s),
        "decks": {name: int(s.pile[deck]).bit_count() for deck, name in enumerate(DECK_NAMES)},
        "discards": {name: discarded(s, names, deck) for deck, name in enumerate(DECK_NAMES)},
        "under": len(s.under),
        "known_shift": names.shifts[known].id if known is not None else None,
        "stones": [world for number, world in enumerate(WORLDS) if s.stones >> number & 1],
        "corrupted": foe_seen(s) if s.foe != NONE else None,
        "champions": [champion_seen(s, names, champion) for champion in range(6)] if hunting else [],
        "orders_left": [number for number in (1, 2, 3, 4) if s.orders_left >> number & 1],
        "ghost": ghost_seen(s, names) if s.ghost != NONE else None,
        "artifact_day": int(s.omen) or None,
        "rifts": sum(1 for card in s.in_play if s.cards.kind[card] == RIFT),
        "own": {name: int(s.own[place]) for place, name in enumerate(s.variant.numbers)},
        "objective": objective_seen(s),
        "coming": [
            {
                "id": each.id,
                "sign": each.sign,
                "what": seen(Phrase(f"board-next-{each.id}", each.told)),
                "then": seen(Phrase(f"board-next-{each.id}-why", each.told)),
            }
            for each in coming(s, known is not None)
        ],
    }


def objective_seen(s: Hara) -> dict[str, Any]:
    """The goal of the mode: how far it has come, in numbers, in a few words, in things to tick off, in lines."""
    mode = mode_of(s)
    done, now, of = bool(s.variant.objective(s, 0)), int(s.variant.progress(s)), int(s.variant.progress_of(s))
    told = {"now": now, "of": of, "done": "yes" if done else "no", **mode.tells(s)}
    return {
        "done": done,
        "now": now,
        "of": of,
        "own": mode.own_goal,
        "home": mode.home,
        "brief": seen(Phrase(f"goal-{mode.id}", told)),
        "marks": [asdict(mark) for mark in mode.marks(s)],
        "lines": [{"sign": line.sign, "text": seen(line.text), "good": line.good} for line in mode.more(s)],
    }


def seen(text: object) -> Any:
    """A phrase as clients are sent it, the message and what it is told with; a card's name in all languages."""
    if isinstance(text, Phrase):
        return {"say": text.id, "with": {name: seen(value) for name, value in text.arguments.items()}}
    return dict(text.texts) if isinstance(text, Localized) else text


# -- seats -----------------------------------------------------------------------------------------------------------


def seat_seen(s: Hara, names: Lexicon, seat: int) -> dict[str, Any]:
    champion = int(s.champion[seat])
    gauges = {colour: int(s.energy[3 * seat + number]) for number, colour in enumerate(COLOURS)}
    return {
        "seat": seat,
        "champion": CHAMPIONS[champion],
        "at": name_of(int(s.at[seat])),
        "health": int(s.health[seat]),
        "max_health": int(s.cards.start_health[champion]),
        "spirit": int(s.spirit[seat]),
        "max_spirit": int(s.cards.start_spirit[champion]),
        "resource": {"id": RESOURCES[champion], "now": int(s.resource[seat]), "most": int(s.cards.resource_most[champion])},
        "energy": gauges,
        "primary": COLOURS[s.primary(seat)],
        "levels": {colour: bool(s.reached[seat] >> number & 1) for number, colour in enumerate(COLOURS)},
        "cards": [ability_seen(s, names, seat, ability) for ability in range(ABILITIES) if held(s, seat, ability)],
        "choices": [
            names.abilities[s.card_of(seat, ability)].id
            for ability in range(FIRST_ADVANCED, ULTIMATE)
            if s.ability[seat * ABILITIES + ability] == OUT
        ],
        "ultimate": "hand" if held(s, seat, ULTIMATE) else "out",
        "items": [names.items[s.items[seat * ITEMS + place]].id for place in range(ITEMS) if s.items[seat * ITEMS + place] >= 0],
        "items_used": [place for place in range(ITEMS) if s.items_used[seat] >> place & 1],
        "tokens": [token_id(token) for token in range(TOKENS) if s.token[token] == HELD],
        "order": int(s.order[seat]) or None,
        "guard": int(s.guard) if s.turn == seat else 0,
        "aim": int(s.aim[seat] + s.calm[seat]),
        "insight": int(s.insight) if s.turn == seat else 0,
        "danger": danger(s, names, seat),
        "reach": reach_seen(s, seat),
    }


def held(s: Hara, seat: int, ability: int) -> bool:
    return bool(s.ability[seat * ABILITIES + ability] != OUT)


def ability_seen(s: Hara, names: Lexicon, seat: int, ability: int) -> dict[str, Any]:
    card, place = int(s.card_of(seat, ability)), int(s.ability[seat * ABILITIES + ability])
    on_board = place in (BOARD, PLACES.index("used"))
    cost, price = (s.cards.board_cost, s.cards.board_price) if on_board else (s.cards.hand_cost, s.cards.hand_price)
    paid = None if cost[card] == NO_COST else {"what": "spirit" if cost[card] == SPIRIT else "resource", "n": int(price[card])}
    free = bool(s.cards.board_free[card] if on_board else s.cards.hand_free[card])
    return {
        "id": names.abilities[card].id,
        "state": PLACES[place],
        "cost": paid,
        "free": free,
        "payable": bool(payable(s, seat, cost[card], price[card])),
        "playable": bool(playable(s, seat, ability, int(free))),
    }


def reach_seen(s: Hara, seat: int) -> dict[str, int]:
    """How many steps away every space is."""
    here = s.at[seat]
    found = {name_of(space): int(s.distance(here, space)) for space in range(SPACES)}
    return {space: steps for space, steps in found.items() if steps < FAR}


# -- the map ---------------------------------------------------------------------------------------------------------


def card_seen(s: Hara, names: Lexicon, card: int) -> dict[str, Any]:
    kind = KINDS[s.cards.kind[card]]
    seen: dict[str, Any] = {"card": names.places[card].id, "at": name_of(int(s.place[card])), "kind": kind}
    if s.hostile(card):
        seen.update(
            health=int(full_health(s, card)),
            hurt=int(s.hurt[card]),
            attack=int(attack_of(s, card)),
            range=int(range_of(s, card)),
            keywords=[verb.name for verb in KEYWORDS if has(s, card, verb.trait)],
            locked=any(s.variant.protects(s, card, seat) for seat in range(s.settings.seats)),
        )
    elif kind == "ally":
        seen.update(health=int(s.cards.health[card]), hurt=int(s.hurt[card]), help="once" if s.cards.once[card] else "while")
    return seen


def tokens_seen(s: Hara) -> list[dict[str, Any]]:
    found = [token_seen(s, token) for token in range(TOKENS) if s.token[token] >= 0]
    for place in range(4):
        if s.clue[place] != NOWHERE:
            number = int(s.clue_number[place]) if s.settings.clue_memory else 0
            clue = {"token": f"scenario.{number}" if number else "clue", "at": name_of(int(s.clue[place]))}
            found.append({**clue, "open": bool(number), "next": number == s.clues + 1})
    return found


def token_seen(s: Hara, token: int) -> dict[str, Any]:
    """Face down only its kind is known."""
    opened = bool(s.variant.lies_open(s))
    shown = token_id(token) if opened else token_id(token).partition(".")[0]
    return {"token": shown, "at": name_of(int(s.token[token])), "open": opened, "next": bool(s.variant.is_next(s, token))}


def discarded(s: Hara, names: Lexicon, deck: int) -> list[str]:
    cards = [bit for bit in range(62) if s.spent[deck] >> bit & 1]
    if deck == SHIFT_DECK:
        return [names.shifts[card].id for card in cards]
    if deck == DECKS - 1:
        return [names.items[card].id for card in cards]
    first = 60 if deck == 6 else deck * 10
    return [names.places[first + card].id for card in cards]


# -- the Corrupted and the Ghost -------------------------------------------------------------------------------------


def foe_seen(s: Hara) -> dict[str, Any]:
    return {
        "id": foe_id(int(s.foe)),
        "at": name_of(int(s.foe_at)) if s.foe_at != NOWHERE else None,
        "health": int(s.foe_health),
        "max": int(s.cards.foe_health[s.foe]),
        "resilience": int(s.foe_winds),
        "revives_with": int(comes_back_with(s)),
        "attack": int(s.cards.foe_attack[s.foe]),
        "range": int(s.cards.foe_range[s.foe]),
        "cubes": [world for number, world in enumerate(WORLDS) if s.cubes >> number & 1],
        "fallen": bool(s.foe_fell),
    }


def champion_seen(s: Hara, names: Lexicon, champion: int) -> dict[str, Any]:
    side = int(side_of(s, champion, ATTACK))
    at = 2 * champion + side
    return {
        "champion": CHAMPIONS[champion],
        "at": name_of(int(s.at[champion])) if s.at[champion] != NOWHERE else None,
        "health": int(s.health[champion]),
        "max_health": int(s.cards.start_health[champion]),
        "spirit": int(s.spirit[champion]),
        "max_spirit": int(s.cards.start_spirit[champion]),
        "order": next(iter(orders_held(s, champion)), None),
        "orders": orders_held(s, champion),
        "attack": {
            "id": names.abilities[champion * ABILITIES + ATTACK].id,
            "side": SIDES[side],
            "damage": int(s.cards.strike_damage[at]),
            "range": int(s.cards.strike_range[at]),
            "area": bool(s.cards.strike_all[at]),
        },
        "dash": SIDES[int(side_of(s, champion, DASH))],
        "fallen": bool(s.at[champion] == NOWHERE),
        "aim": int(s.aim[champion]),
        "doomed": doomed(s, champion),
    }


def orders_held(s: Hara, champion: int) -> list[int]:
    if s.order[champion] == BOTH:
        return [FOCUS, FORESIGHT]
    return [int(s.order[champion])] if s.order[champion] else []


def ghost_seen(s: Hara, names: Lexicon) -> dict[str, Any]:
    first = int(s.ghost) * ABILITIES
    return {
        "champion": CHAMPIONS[s.ghost],
        "energy": {colour: int(s.energy[3 + number]) for number, colour in enumerate(COLOURS)},
        "hand": int(s.ghost_hand).bit_count(),
        "advanced": int(s.ghost_deck).bit_count(),
        "discard": [names.abilities[first + card].id for card in s.ghost_pile],
        "revealed": names.abilities[first + s.ghost_card].id if s.ghost_card != NONE else None,
        "order": int(s.order[1]) or None,
    }
