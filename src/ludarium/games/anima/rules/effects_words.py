"""Whom and what effects are for, in words (section 15)."""

from __future__ import annotations

from ludarium.core import zones
from ludarium.core.decisions import Choice, Phrase, Secret
from ludarium.games.anima import reasons
from ludarium.games.anima.answers import Decision, owner, to_choose
from ludarium.games.anima.lexicon import KINDS, UNSEEN, Lexicon, deck_phrase, figure_phrase, titled
from ludarium.games.anima.odds import of_a_try
from ludarium.games.anima.refusals import not_a_member, not_held, owner_of_card
from ludarium.games.anima.rules import effects
from ludarium.games.anima.rules.effects import ANYWHERE, MORE
from ludarium.games.anima.rules.interaction_words import not_yourself, other_size
from ludarium.games.anima.rules.targets import owner_of, secrets_of
from ludarium.games.anima.state import DECK_NAMES, DISCARDS, NONE, NOWHERE, Anima

# -- parties ---------------------------------------------------------------------------------------------------------

robbed = Decision(effects.is_robbed, effects.must_discard, effects.hand_is_seen)
tried, expelled = Decision(effects.try_to_rob), Decision(effects.is_expelled)
spied_on, held_back = Decision(effects.mission_is_seen), Decision(effects.is_forbidden)


def empty_hand(s: Anima, _names: Lexicon, figure: int) -> Phrase | None:
    return Phrase("why-empty-hand", {"player": figure_phrase(s, figure)}) if s.hand_size(figure) == 0 else None


def not_here(s: Anima, _names: Lexicon, figure: int) -> Phrase | None:
    return Phrase("why-not-here", {"player": figure_phrase(s, figure)}) if s.at[figure] != s.at[s.actor] else None


def no_secrets(s: Anima, _names: Lexicon, figure: int) -> Phrase | None:
    return None if len(secrets_of(s, figure, s.actor)) else Phrase("why-no-secrets", {"player": figure_phrase(s, figure)})


def idle(s: Anima, _names: Lexicon, figure: int) -> Phrase | None:
    out = s.has_lost(figure) or s.size(figure) == 0
    return Phrase("why-turn-lost", {"player": figure_phrase(s, figure)}) if out else None


to_choose(robbed, "party", not_yourself, empty_hand)
to_choose(tried, "party", not_yourself, empty_hand).odds(lambda s, *_: of_a_try(int(s.then_b)))
to_choose(expelled, "party", not_yourself, not_here, other_size)
to_choose(spied_on, "party", not_yourself, no_secrets)
to_choose(held_back, "party", not_yourself, idle)


# -- Characters ------------------------------------------------------------------------------------------------------


def how_many(s: Anima, _names: Lexicon) -> dict[str, object]:
    """As many as the card says, or all there are."""
    return {"n": min(int(s.then_b), len(s.options))}


def how_many_more(s: Anima, _names: Lexicon) -> dict[str, object]:
    return {"n": min(int(MORE.of(s.then_b)), len(s.options))}


traitor, sleeper = Decision(effects.changes_sides), Decision(effects.own_falls_asleep, asks=how_many)
straightened, inclined = Decision(effects.is_straightened, asks=how_many), Decision(effects.own_is_inclined, asks=how_many)
drugged, tired = Decision(effects.is_immobilised, asks=how_many_more), Decision(effects.foe_is_inclined, asks=how_many_more)


def not_theirs(s: Anima, names: Lexicon, character: int) -> Phrase | None:
    belongs, told = owner_of(s, character), {"card": names.characters[character].name}
    if belongs == NONE:
        return Phrase("why-in-no-party", told)
    return Phrase("why-own-character", told) if belongs == s.actor else None


def their_last(s: Anima, names: Lexicon, character: int) -> Phrase | None:
    """A-225"""
    last = s.size(owner_of(s, character)) == 1
    return Phrase("why-their-last", {"card": names.characters[character].name}) if last else None


def awake(s: Anima, names: Lexicon, character: int) -> Phrase | None:
    """A-163: nobody is immobilised twice."""
    return Phrase("why-asleep-already", {"card": names.characters[character].name}) if s.asleep >> character & 1 else None


def bent(s: Anima, names: Lexicon, character: int) -> Phrase | None:
    return None if s.inclined >> character & 1 else Phrase("why-straight-already", {"card": names.characters[character].name})


def straight(s: Anima, names: Lexicon, character: int) -> Phrase | None:
    return None if s.able(character) else Phrase("why-not-straight", {"card": names.characters[character].name})


def out_of_reach(s: Anima, names: Lexicon, character: int) -> Phrase | None:
    """Of another party: anywhere, or only on the own Area."""
    here = s.at[s.actor]
    if ANYWHERE.of(s.then_b) or (here != NOWHERE and s.at[owner_of(s, character)] == here):
        return None
    return Phrase("why-character-elsewhere", {"card": names.characters[character].name})


for each in (
    to_choose(traitor, "character", not_theirs, their_last),
    to_choose(sleeper, "character", not_a_member, awake),
    to_choose(straightened, "character", not_a_member, bent),
    to_choose(inclined, "character", not_a_member, straight),
    to_choose(drugged, "character", not_theirs, out_of_reach, awake),
    to_choose(tired, "character", not_theirs, out_of_reach, straight),
):
    each.summed_up(lambda _s, names, card: reasons.worth(names.characters[card]))


# -- Areas -----------------------------------------------------------------------------------------------------------

landing, looking = Decision(effects.lands), Decision(effects.encounter_is_seen)
planted, cleared = Decision(effects.is_planted), Decision(effects.is_cleared)


def nothing_veiled(s: Anima, names: Lexicon, area: int) -> Phrase | None:
    told, card = {"area": names.areas[area].name}, s.lying(area)
    if card == NONE or zones.is_open(s.encounter_known, card):
        return Phrase("why-nothing-face-down", told)
    return Phrase("why-seen-already", told) if s.encounter_known[card] >> s.actor & 1 else None


def laden(s: Anima, names: Lexicon, area: int) -> Phrase | None:
    """A-74: never more than one."""
    return Phrase("why-laden", {"area": names.areas[area].name}) if s.has_encounter(area) else None


def bare(s: Anima, names: Lexicon, area: int) -> Phrase | None:
    return None if s.has_encounter(area) else Phrase("why-bare", {"area": names.areas[area].name})


to_choose(landing, "area")
to_choose(looking, "area", nothing_veiled)
to_choose(planted, "area", laden)
to_choose(cleared, "area", bare)


# -- Advantages ------------------------------------------------------------------------------------------------------

given_up, taken_back = Decision(effects.card_is_given_up, asks=how_many), Decision(effects.is_taken_back)
broken = Decision(effects.is_broken)


def not_discarded(s: Anima, names: Lexicon, card: int) -> Phrase | None:
    told = {"card": names.advantages[card].name}
    if s.advantage_at[card] < DISCARDS:
        return Phrase("why-not-discarded", told)
    return None if card in list(s.options) else Phrase("why-other-type", told)


def not_to_break(s: Anima, names: Lexicon, card: int) -> Phrase | None:
    """A-51: a Plot or an Organization in play before somebody else."""
    if owner_of_card(s, card) not in (None, s.actor):
        return None
    return Phrase("why-not-theirs-in-play", {"card": names.advantages[card].name})


to_choose(given_up, "advantage", not_held).summed_up(lambda _s, names, card: reasons.lost(names.advantages[card]))
to_choose(taken_back, "advantage", not_discarded).summed_up(lambda _s, names, card: reasons.gained(names.advantages[card]))
to_choose(broken, "advantage", not_to_break)


# -- chance ----------------------------------------------------------------------------------------------------------

top = Decision(effects.top_is_seen)


@top.answer("top")
def seen_on_top(s: Anima, names: Lexicon, number: int) -> Choice:
    deck = int(s.then_b)
    card, unseen = names.of_decks[deck][number], UNSEEN[KINDS[deck]]
    phrase = Phrase("chance-top", {"deck": deck_phrase(deck), "card": Secret(titled(card.name), owner(s), unseen)})
    return Choice(f"top {DECK_NAMES[deck]}={card.id}", phrase, (f"deck.{DECK_NAMES[deck]}",))
