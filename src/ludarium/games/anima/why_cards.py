"""Why a card or an ability cannot be used, who cannot pay for it, and what cannot be chosen for its effect (section 15)."""

from __future__ import annotations

from ludarium.core import zones
from ludarium.core.prompts import kind_of
from ludarium.core.text import Phrase
from ludarium.core.why import number_of
from ludarium.games.anima.lexicon import Lexicon, figure_phrase
from ludarium.games.anima.needs import NEEDS
from ludarium.games.anima.rules.targets import is_equal, owner_of, secrets_of
from ludarium.games.anima.rules.uses import can_pay, has_need, lacks_room
from ludarium.games.anima.state import AGAINST_PARTY, DISCARDS, MOST_HAND, NO_FIGHT, NONE, NOWHERE, PHASES, Anima
from ludarium.games.anima.tables import (
    ADVANTAGES,
    COMBAT,
    FIRST_ABILITY,
    FIRST_GUILD,
    INTERRUPTION,
    NEVER,
    PLOT,
    SYMBOLS,
    TIMINGS,
)
from ludarium.games.anima.why_slots import not_open
from ludarium.games.anima.why_words import (
    Explain,
    figure_named,
    not_a_member,
    not_active,
    not_held,
    owner_of_card,
)

# -- using -----------------------------------------------------------------------------------------------------------


def use(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    """A-139 to A-144, A-150: one's own, at its moment, not used yet, payable, and good for something."""
    figure = int(s.actor)
    card, character = number_of(names.advantages, said[1]), number_of(names.characters, said[1])
    if character is not None:
        return no_ability(s, names, figure, character) or unusable(s, names, figure, FIRST_ABILITY + character)
    if card is None:
        return None
    if s.guild[figure] == card and s.cards.timing[FIRST_GUILD + card] != NEVER:
        return unusable(s, names, figure, FIRST_GUILD + card)
    return not_held(s, names, figure, card) or unusable(s, names, figure, card)


def no_ability(s: Anima, names: Lexicon, figure: int, character: int) -> Phrase | None:
    """A-142, A-163: of a face-up Character of the own party."""
    told = {"card": names.characters[character].name}
    if reason := not_a_member(s, names, figure, character):
        return reason
    ability = FIRST_ABILITY + character
    if s.cards.timing[ability] == NEVER:
        return Phrase("why-works-by-itself" if s.cards.trait[ability] else "why-no-ability", told)
    return Phrase("why-immobilised", told) if s.asleep >> character & 1 else None


def unusable(s: Anima, names: Lexicon, figure: int, use: int) -> Phrase | None:
    """Something that this figure has."""
    told: dict[str, object] = {"card": names.use(use).name}
    return wrong_moment(s, use, told) or used_up(s, use, told) or no_payer(s, figure, use, told) or useless(s, figure, use, told)


def wrong_moment(s: Anima, use: int, told: dict[str, object]) -> Phrase | None:
    """A-139, A-143, A-144"""
    timing, kind = s.cards.timing[use], kind_of(s)
    told = told | {"timing": TIMINGS[timing]}
    if kind == "react":
        if timing != INTERRUPTION:
            return Phrase("why-timing", told)
        return None if use in list(s.cards.fits[s.then_a]) else Phrase("why-other-window", told)
    now = COMBAT if kind == "add_to_combat" else TIMINGS.index(PHASES[s.phase])
    return None if timing == now else Phrase("why-timing", told)


def used_up(s: Anima, use: int, told: dict[str, object]) -> Phrase | None:
    """A-142, A-150: once in a slot; an ability that inclines needs its Character straight."""
    if use < ADVANTAGES:
        return Phrase("why-used-already", told) if s.played >> use & 1 else None
    if s.acted >> (use - FIRST_ABILITY) & 1:
        return Phrase("why-used-already", told)
    inclined = s.cards.inclines[use] == 1 and s.inclined >> (use - FIRST_ABILITY) & 1
    return Phrase("why-inclined", told) if inclined else None


def no_payer(s: Anima, figure: int, use: int, told: dict[str, object]) -> Phrase | None:
    """A-140: a Skill needs a straight, face-up Character with its symbol."""
    if use >= ADVANTAGES or s.cards.type[use] >= PLOT or can_pay(s, figure, s.cards.type[use]):
        return None
    symbol = int(s.cards.type[use])
    somebody = any(s.cards.symbols[one] >> symbol & 1 for one in s.members(figure))
    return Phrase("why-symbol-tired" if somebody else "why-no-symbol", told | {"symbol": SYMBOLS[symbol]})


def useless(s: Anima, figure: int, use: int, told: dict[str, object]) -> Phrase | None:
    need = s.cards.need[use]
    if lacks_room(s, figure, use):
        return Phrase("why-hand-full", {"n": MOST_HAND})
    return None if has_need(s, figure, need, s.cards.need_a[use]) else Phrase("why-need", told | {"need": NEEDS[need]})


def incline(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    """A-140, A-150: who may pay for a Skill."""
    character, figure = number_of(names.characters, said[1]), int(s.actor)
    if character is None:
        return None
    if reason := not_a_member(s, names, figure, character):
        return reason
    symbol = int(s.cards.type[s.then_b])
    told: dict[str, object] = {"card": names.characters[character].name}
    if not s.cards.symbols[character] >> symbol & 1:
        return Phrase("why-without-symbol", told | {"symbol": SYMBOLS[symbol]})
    if not s.able(character):
        return Phrase("why-not-straight", told)
    return Phrase("why-paid-already", told) if s.paid >> character & 1 else None


def from_hand(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    """A card that is given up must be in the own hand."""
    card = number_of(names.advantages, said[1])
    return None if card is None else not_held(s, names, int(s.actor), card)


# -- choosing for an effect ------------------------------------------------------------------------------------------


def choose(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    """Whom or what an effect cannot be aimed at; something of another sort is not what is asked for."""
    figure, character = figure_named(s, said[1]), number_of(names.characters, said[1])
    area, card = number_of(names.areas, said[1]), number_of(names.advantages, said[1])
    kind = kind_of(s)
    if figure is not None and kind in OF_PARTIES:
        return OF_PARTIES[kind](s, figure)
    if character is not None and kind in OF_CHARACTERS:
        return OF_CHARACTERS[kind](s, names, character)
    if area is not None and kind in OF_AREAS:
        return not_active(s, names, area) or OF_AREAS[kind](s, names, area)
    if card is not None and kind in OF_ADVANTAGES:
        return OF_ADVANTAGES[kind](s, names, card)
    known = (figure, character, area, card) != (None, None, None, None)
    return Phrase("why-question-first") if known else None


def a_party_with_cards(s: Anima, figure: int) -> Phrase | None:
    if figure == s.actor:
        return Phrase("why-not-yourself")
    return Phrase("why-empty-hand", {"player": figure_phrase(s, figure)}) if s.hand_size(figure) == 0 else None


def a_party_to_expel(s: Anima, figure: int) -> Phrase | None:
    """On the own Area, and of about the own size (A-91)."""
    if figure == s.actor:
        return Phrase("why-not-yourself")
    told: dict[str, object] = {"player": figure_phrase(s, figure)}
    if s.at[figure] != s.at[s.actor]:
        return Phrase("why-not-here", told)
    sizes = {"mine": int(s.size(s.actor)), "theirs": int(s.size(figure))}
    return None if is_equal(s, s.actor, figure) else Phrase("why-sizes", told | sizes)


def a_party_with_secrets(s: Anima, figure: int) -> Phrase | None:
    if figure == s.actor:
        return Phrase("why-not-yourself")
    return None if len(secrets_of(s, figure, s.actor)) else Phrase("why-no-secrets", {"player": figure_phrase(s, figure)})


def a_party_at_work(s: Anima, figure: int) -> Phrase | None:
    if figure == s.actor:
        return Phrase("why-not-yourself")
    idle = s.has_lost(figure) or s.size(figure) == 0
    return Phrase("why-turn-lost", {"player": figure_phrase(s, figure)}) if idle else None


def a_traitor(s: Anima, names: Lexicon, character: int) -> Phrase | None:
    """A-225: of another party, never its last one."""
    if reason := not_of_another_party(s, names, character):
        return reason
    last = s.size(owner_of(s, character)) == 1
    return Phrase("why-their-last", {"card": names.characters[character].name}) if last else None


def not_of_another_party(s: Anima, names: Lexicon, character: int) -> Phrase | None:
    owner, told = owner_of(s, character), {"card": names.characters[character].name}
    if owner == NONE:
        return Phrase("why-in-no-party", told)
    return Phrase("why-own-character", told) if owner == s.actor else None


def a_member(s: Anima, names: Lexicon, character: int) -> Phrase | None:
    return not_a_member(s, names, int(s.actor), character)


def awake(s: Anima, names: Lexicon, character: int) -> Phrase | None:
    """A-163: nobody is immobilised twice."""
    return Phrase("why-asleep-already", {"card": names.characters[character].name}) if s.asleep >> character & 1 else None


def an_awake_member(s: Anima, names: Lexicon, character: int) -> Phrase | None:
    return a_member(s, names, character) or awake(s, names, character)


def an_inclined_member(s: Anima, names: Lexicon, character: int) -> Phrase | None:
    if reason := a_member(s, names, character):
        return reason
    return None if s.inclined >> character & 1 else Phrase("why-straight-already", {"card": names.characters[character].name})


def a_straight_member(s: Anima, names: Lexicon, character: int) -> Phrase | None:
    return a_member(s, names, character) or not_straight(s, names, character)


def not_straight(s: Anima, names: Lexicon, character: int) -> Phrase | None:
    return None if s.able(character) else Phrase("why-not-straight", {"card": names.characters[character].name})


def within_reach(s: Anima, names: Lexicon, character: int) -> Phrase | None:
    """Of another party: anywhere, or only on the own Area."""
    if reason := not_of_another_party(s, names, character):
        return reason
    here, anywhere = s.at[s.actor], s.then_b % 2 == 1
    if anywhere or (here != NOWHERE and s.at[owner_of(s, character)] == here):
        return None
    return Phrase("why-character-elsewhere", {"card": names.characters[character].name})


def one_to_immobilise(s: Anima, names: Lexicon, character: int) -> Phrase | None:
    return within_reach(s, names, character) or awake(s, names, character)


def one_to_incline(s: Anima, names: Lexicon, character: int) -> Phrase | None:
    return within_reach(s, names, character) or not_straight(s, names, character)


def one_of_the_foe(s: Anima, names: Lexicon, character: int) -> Phrase | None:
    """A-163: of the party that is fought."""
    assert s.fight == AGAINST_PARTY
    foe = s.fighter if s.actor == s.foe else s.foe
    if owner_of(s, character) != foe:
        return Phrase("why-not-in-this-fight", {"card": names.characters[character].name})
    return awake(s, names, character)


def any_area(_s: Anima, _names: Lexicon, _area: int) -> None:
    """Every active one."""


def a_veiled_area(s: Anima, names: Lexicon, area: int) -> Phrase | None:
    told = {"area": names.areas[area].name}
    card = s.lying(area)
    if card == NONE or zones.is_open(s.encounter_known, card):
        return Phrase("why-nothing-face-down", told)
    return Phrase("why-seen-already", told) if s.encounter_known[card] >> s.actor & 1 else None


def a_bare_area(s: Anima, names: Lexicon, area: int) -> Phrase | None:
    """A-74: never more than one."""
    return Phrase("why-laden", {"area": names.areas[area].name}) if s.has_encounter(area) else None


def a_laden_area(s: Anima, names: Lexicon, area: int) -> Phrase | None:
    return None if s.has_encounter(area) else Phrase("why-bare", {"area": names.areas[area].name})


def a_way_to_send(s: Anima, names: Lexicon, area: int) -> Phrase | None:
    """A-61, A-183: where the party could not have gone by itself nobody can send it."""
    if not_open(s, names, int(s.slot), area) is None:
        return None
    return Phrase("why-could-not-go", {"area": names.areas[area].name, "player": figure_phrase(s, int(s.slot))})


def a_card_of_mine(s: Anima, names: Lexicon, card: int) -> Phrase | None:
    return not_held(s, names, int(s.actor), card)


def a_discarded_card(s: Anima, names: Lexicon, card: int) -> Phrase | None:
    told = {"card": names.advantages[card].name}
    if s.advantage_at[card] < DISCARDS:
        return Phrase("why-not-discarded", told)
    return None if card in list(s.options) else Phrase("why-other-type", told)


def a_card_to_break(s: Anima, names: Lexicon, card: int) -> Phrase | None:
    """A-51: a Plot or an Organization in play before somebody else."""
    owner = owner_of_card(s, card)
    if owner is None or owner == s.actor:
        return Phrase("why-not-theirs-in-play", {"card": names.advantages[card].name})
    return None


OF_PARTIES = {
    "is_robbed": a_party_with_cards,
    "try_to_rob": a_party_with_cards,
    "must_discard": a_party_with_cards,
    "hand_is_seen": a_party_with_cards,
    "is_expelled": a_party_to_expel,
    "mission_is_seen": a_party_with_secrets,
    "is_forbidden": a_party_at_work,
}
OF_CHARACTERS = {
    "changes_sides": a_traitor,
    "character_dies": a_member,
    "own_falls_asleep": an_awake_member,
    "is_straightened": an_inclined_member,
    "own_is_inclined": a_straight_member,
    "is_immobilised": one_to_immobilise,
    "foe_is_inclined": one_to_incline,
    "sleeps_in_combat": one_of_the_foe,
}
OF_AREAS = {
    "lands": any_area,
    "encounter_is_seen": a_veiled_area,
    "is_planted": a_bare_area,
    "is_cleared": a_laden_area,
    "is_sent": a_way_to_send,
}
OF_ADVANTAGES = {
    "card_is_given_up": a_card_of_mine,
    "is_taken_back": a_discarded_card,
    "is_broken": a_card_to_break,
}


# -- dice ------------------------------------------------------------------------------------------------------------


def dice_word(s: Anima) -> tuple[str, ...]:
    """The dice that lie on the table, as answers call them."""
    return ("die",) if s.die_for else (("own", "foe") if s.fight != NO_FIGHT else ("own",))


def roll(s: Anima, _names: Lexicon, said: list[str]) -> Phrase | None:
    if said[1] not in ("die", "own", "foe") or said[1] in dice_word(s):
        return None
    return Phrase("why-no-such-die")


def turn(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    """A-144: another face, and not too far from the one it shows."""
    if said[1] not in ("die", "own", "foe") or said[2] not in ("1", "2", "3", "4", "5", "6"):
        return None
    if reason := roll(s, names, said):
        return reason
    face = int(said[2])
    shown = s.die if s.die_for else (s.die_a if said[1] == "own" else s.die_b)
    if face == shown:
        return Phrase("why-same-face")
    return None if face + (8 if said[1] == "foe" else 0) in list(s.options) else Phrase("why-turn-too-far")


def step(way: int) -> Explain:
    """A bold explorer's die stays between 1 and 6."""

    def explain(s: Anima, _names: Lexicon, _said: list[str]) -> Phrase | None:
        return None if 1 <= s.die + way <= 6 else Phrase("why-die-edge")

    return explain
