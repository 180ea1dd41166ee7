"""What a seat may see, as JSON (section 3)."""

from __future__ import annotations

from typing import Any

from ludarium.core.bits import has_bit
from ludarium.core.packs import Pack
from ludarium.core.prompts import kind_of
from ludarium.games.anima.lexicon import Lexicon, counter, lexicon, reward_id
from ludarium.games.anima.rules.missions import is_ready
from ludarium.games.anima.rules.movement import most_areas
from ludarium.games.anima.rules.sums import fighter_combat, other_combat, party_combat
from ludarium.games.anima.rules.trade import is_in_the_making
from ludarium.games.anima.slot_choices import GO, OPTIONS, SEEK
from ludarium.games.anima.state import (
    AGAINST_PARTY,
    DECK_NAMES,
    FIGHTS,
    FIRST_CHARACTER,
    MISSION_STATES,
    NO_FIGHT,
    NONE,
    NOWHERE,
    PHASES,
    SECRET,
    SETTING_UP,
    Anima,
)
from ludarium.games.anima.tables import FIRST_PLACE, TYPES, VISIT
from ludarium.games.anima.traits import KEEN_EYES

ENDINGS = (None, "won", "lost", "drawn", "escaped", "slipped_away")
DICE_FOR = (None, "explore", "speed", "try")


def view(s: Anima, pack: Pack, seat: int | None) -> dict[str, Any]:
    names = lexicon(pack)
    return {
        "turn": int(s.turn),
        "phase": PHASES[s.phase],
        "order": [counter(s, int(figure)) for figure in s.order],
        "slot": counter(s, int(s.slot)) if s.slot >= 0 else None,
        "you": counter(s, seat) if seat is not None else None,
        "figures": [figure_seen(s, names, figure, seat) for figure in range(s.settings.figures)],
        "areas": [area_seen(s, names, int(area), seat) for area in s.areas],
        "most_areas": None if s.settings.tree else int(most_areas(s)),
        "searched": s.searched == 1,
        "decks": decks_seen(s, names, seat),
        "spent": {
            "characters": [names.characters[card].id for card in s.spent_characters],
            "areas": [names.areas[card].id for card in s.spent_areas],
            "encounters": [names.encounters[card].id for card in s.spent_encounters],
            "advantages": [names.advantages[card].id for card in s.spent_advantages],
        },
        "final": final_seen(s, names),
        "crisis": int(s.crisis) if s.settings.crisis and s.final != NONE else None,
        "timer": int(s.crisis) if s.settings.rival else None,
        "fight": fight_seen(s, names),
        "roll": roll_seen(s),
        "met": met_seen(s, names),
        "move": move_seen(s, names),
        "uses": [
            {"by": counter(s, int(s.uses[at])), "card": names.use(int(s.uses[at + 1])).id, "cancelled": s.uses[at + 2] == 1}
            for at in range(0, len(s.uses), 3)
        ],
        "claim": claim_seen(s, names, seat),
        "trade": trade_seen(s, names, seat),
        "window": int(s.then_a) if s.actor >= 0 and kind_of(s) == "react" else None,
        "tree": bool(s.settings.tree),
    }


# -- parties ---------------------------------------------------------------------------------------------------------


def figure_seen(s: Anima, names: Lexicon, figure: int, seat: int | None) -> dict[str, Any]:
    own = figure == seat
    hidden = s.phase == SETTING_UP and not own  # chosen in secret, shown together
    rival = figure >= s.settings.seats
    return {
        "figure": counter(s, figure),
        "seat": None if rival else figure,
        "party": []
        if hidden
        else [
            {
                "card": names.characters[one].id,
                "inclined": has_bit(s.inclined, one),
                "immobilised": has_bit(s.asleep, one),
            }
            for one in s.members(figure)
        ],
        "combat": None if hidden else int(s.combat(figure)),
        "speed": None if hidden else int(s.speed(figure)),
        "at": names.areas[s.at[figure]].id if s.at[figure] != NOWHERE else None,
        "cards": 0 if hidden else int(s.hand_size(figure)),
        "hand": hand_seen(s, names, figure, seat),
        "drawn": drawn_seen(s, names, figure) if own and s.phase == SETTING_UP else None,
        "lasting": [names.advantages[card].id for card in range(30) if s.lasting[figure] >> card & 1],
        "guild": names.advantages[s.guild[figure]].id if s.guild[figure] != NONE else None,
        "missions": [mission_seen(s, names, figure, which, seat) for which in (0, 1) if s.mission[2 * figure + which] != NONE],
        "ready": bool(is_ready(s, figure)),
        "bonus": {"combat": int(s.combat_bonus[figure]), "speed": int(s.speed_bonus[figure])},
        "now": {"combat": int(s.combat_now[figure]), "speed": int(s.speed_now[figure])},
        "rested": has_bit(s.rested, figure),
        "resting": has_bit(s.resting, figure),
        "lost": has_bit(s.lost, figure),
        "lost_next": has_bit(s.lost_next, figure),
        "moved": has_bit(s.moved, figure),
        "explored": has_bit(s.has_explored, figure),
        "forbidden": [
            word
            for word, marks in (("fight", s.no_fight), ("trade", s.no_trade), ("explore", s.no_explore))
            if has_bit(marks, figure)
        ],
        "offers": int(s.offers[figure]),
        "no_recruit": [names.areas[area].id for area in range(14) if blocked(s, figure) >> area & 1],
        "edge": int(s.edge) if rival else None,
    }


def blocked(s: Anima, figure: int) -> int:
    """A-109: where the figure cannot recruit now."""
    return int(s.recruited[figure] if s.settings.recruit_once else s.recruited_before[figure])


def hand_seen(s: Anima, names: Lexicon, figure: int, seat: int | None) -> list[str]:
    """The own hand; of another one what this seat has seen of it (A-28, A-29)."""
    if seat is None:
        return []
    cards = s.hand[figure] if figure == seat else s.hand[figure] & s.knows[seat]
    return [names.advantages[card].id for card in range(30) if cards >> card & 1]


def drawn_seen(s: Anima, names: Lexicon, seat: int) -> dict[str, list[str]]:
    return {
        "characters": [names.characters[card].id for card in range(20) if s.drawn_characters[seat] >> card & 1],
        "advantages": [names.advantages[card].id for card in range(30) if s.drawn_advantages[seat] >> card & 1],
    }


def mission_seen(s: Anima, names: Lexicon, figure: int, which: int, seat: int | None) -> dict[str, Any]:
    """A-27, A-113: secret ones only to their owner, and to whoever has looked."""
    mission, state = int(s.mission[2 * figure + which]), int(s.mission_state[2 * figure + which])
    known = state != SECRET or figure == seat or (seat is not None and has_bit(s.knows_missions[seat], mission))
    count = int(s.mission_count[2 * figure + which])
    return {
        "card": names.missions[mission].id if known else None,
        "state": MISSION_STATES[state],
        "count": (bin(count).count("1") if s.cards.kind[mission] == VISIT else count) if known else None,
        "places": [place for at, place in enumerate(names.places) if count >> at & 1]
        if known and s.cards.kind[mission] == VISIT
        else [],
        "current": s.settings.rival and s.current == which,
    }


def final_seen(s: Anima, names: Lexicon) -> dict[str, Any] | None:
    if s.final == NONE:
        return None
    return {
        "card": names.missions[s.final].id,
        "open": s.turn >= s.final_since,
        "begun": [counter(s, figure) for figure in range(s.settings.figures) if has_bit(s.final_begun, figure)],
        "counts": [int(count) for count in s.final_count],
    }


# -- Areas and decks -------------------------------------------------------------------------------------------------


def area_seen(s: Anima, names: Lexicon, area: int, seat: int | None) -> dict[str, Any]:
    lying = int(s.lying[area])
    face_down = has_bit(s.veiled, area)
    known = not face_down or (seat is not None and (has_bit(s.seen_by[area], seat) or s.trait(seat, KEEN_EYES) > 0))
    return {
        "card": names.areas[area].id,
        "level": int(s.level(area)),
        "encounter": None if lying == NONE else {"card": names.encounters[lying].id if known else None, "face_down": face_down},
        "parties": [counter(s, figure) for figure in range(s.settings.figures) if s.at[figure] == area],
    }


def decks_seen(s: Anima, names: Lexicon, seat: int | None) -> dict[str, Any]:
    sizes = (s.characters, s.area_deck, s.encounters, s.advantages)
    cards = (names.characters, names.areas, names.encounters, names.advantages)
    return {
        name: {
            "left": bin(sizes[deck]).count("1"),
            "top": cards[deck][s.top[deck]].id
            if s.top[deck] != NONE and seat is not None and has_bit(s.top_seen[deck], seat)
            else None,
        }
        for deck, name in enumerate(DECK_NAMES)
    }


# -- what is going on ------------------------------------------------------------------------------------------------


def fight_seen(s: Anima, names: Lexicon) -> dict[str, Any] | None:
    if s.fight == NO_FIGHT:
        return None
    other: dict[str, Any] = {"combat": int(other_combat(s)), "die": int(s.die_b) or None, "plus": int(s.foe_plus)}
    if s.fight == AGAINST_PARTY:
        other["figure"] = counter(s, int(s.foe))
    else:
        cards = names.encounters if FIGHTS[s.fight] == "creature" else names.missions
        other["card"] = cards[s.foe].id
        place = list(s.order).index(s.fighter)
        other["roller"] = counter(s, int(s.order[(place + 1) % len(s.order)]))  # the next player in turn order
    return {
        "kind": FIGHTS[s.fight],
        "fighter": {
            "figure": counter(s, int(s.fighter)),
            "combat": int(fighter_combat(s)),
            "base": int(party_combat(s, s.fighter)),
            "plus": int(s.plus),
            "die": int(s.die_a) or None,
        },
        "foe": other,
        "ending": ENDINGS[s.ending],
        "margin": int(s.margin) if s.ending else None,
    }


def roll_seen(s: Anima) -> dict[str, Any] | None:
    if s.die_for == 0 or s.die == 0:
        return None
    return {"for": DICE_FOR[s.die_for], "by": counter(s, int(s.die_of)), "die": int(s.die)}


def met_seen(s: Anima, names: Lexicon) -> dict[str, Any] | None:
    if s.met == NONE:
        return None
    return {
        "card": names.encounters[s.met].id,
        "area": names.areas[s.met_on].id if s.met_on != NONE else None,
        "preliminary": s.met_first == 1,
    }


def move_seen(s: Anima, names: Lexicon) -> dict[str, Any] | None:
    """A declared move, until it is carried out."""
    if s.going == NONE or s.slot < 0 or has_bit(s.moved, s.slot):
        return None
    what, which = s.going // OPTIONS, s.going % OPTIONS
    if what == GO:
        return {"by": counter(s, int(s.slot)), "to": names.areas[which].id, "redirected": s.sent == 1}
    if what == SEEK:
        return {"by": counter(s, int(s.slot)), "to": names.areas[which - 1].id if which else None, "redirected": False}
    return None


def claim_seen(s: Anima, names: Lexicon, seat: int | None) -> str | None:
    """The reward that was named; of a Mission that is not shown when begun only that it is one (A-113)."""
    if s.claim == NONE or s.slot < 0:
        return None
    at = 2 * s.slot + s.claim - FIRST_PLACE
    secret = FIRST_PLACE <= s.claim < FIRST_PLACE + 2 and s.mission_state[at] == SECRET and s.cards.shown[s.mission[at]] == 0
    return "mission" if secret and seat != s.slot else reward_id(s, names, int(s.slot), int(s.claim))


def trade_seen(s: Anima, names: Lexicon, seat: int | None) -> dict[str, Any] | None:
    """A-86: given Advantages are for the two concerned, once the offer is sent; the others see how many."""
    if s.partner == NONE:
        return None
    by = int(s.slot)
    concerned = seat == by or (seat == s.partner and not is_in_the_making(s))
    return {
        "by": counter(s, by),
        "with": counter(s, int(s.partner)),
        "gives": [thing_seen(names, int(thing), concerned) for thing in s.gives],
        "takes": [wish_seen(names, int(thing)) for thing in s.takes],
        "fills": [thing_seen(names, int(card), concerned) for card in s.fills],
    }


def thing_seen(names: Lexicon, thing: int, known: bool) -> dict[str, Any]:
    if thing >= FIRST_CHARACTER:
        return {"kind": "character", "card": names.characters[thing - FIRST_CHARACTER].id}
    return {"kind": "advantage", "card": names.advantages[thing].id if known else None}


def wish_seen(names: Lexicon, thing: int) -> dict[str, Any]:
    if thing >= FIRST_CHARACTER:
        return {"kind": "character", "card": names.characters[thing - FIRST_CHARACTER].id}
    return {"kind": "advantage", "type": (*TYPES, "any")[thing]}
