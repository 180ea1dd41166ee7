"""Why an answer may be good and what it costs, for hints: one sentence or two, with their numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludarium.core.packs import Card, Pack
from ludarium.core.prompts import Odds, kind_of
from ludarium.core.text import Listing, Phrase
from ludarium.games.anima import odds, slot_choices
from ludarium.games.anima.lexicon import Lexicon, lexicon
from ludarium.games.anima.printed import reward
from ludarium.games.anima.rules import windows
from ludarium.games.anima.rules.exploration import NOTHING
from ludarium.games.anima.rules.trade import NO_MORE
from ludarium.games.anima.slot_choices import OPTIONS
from ludarium.games.anima.state import FIRST_CHARACTER, NONE, Anima
from ludarium.games.anima.tables import FIRST_PLACE, RECRUIT, SPECIAL_REWARD

STRUCK = (  # questions for a Character, whoever's it is
    "is_immobilised", "own_falls_asleep", "is_straightened", "foe_is_inclined", "own_is_inclined", "sleeps_in_combat",
    "changes_sides", "character_dies",
)  # fmt: skip
FIGHT = ("odds-win", "odds-tie", "odds-death")


def reason(s: Anima, pack: Pack, index: int) -> Phrase | None:
    option, names, kind = int(s.options[index]), lexicon(pack), kind_of(s)
    own = REASONS[kind](s, names, option) if kind in REASONS else None
    chances = odds.odds(s, option)
    carded = kind == "pay_and_announce" or (kind == "add_to_combat" and option != windows.PASS)
    parts = [*([in_chances(chances, s, carded)] if chances else []), *([own] if own else [])]
    return in_a_row(parts) if parts else None


# -- chances ---------------------------------------------------------------------------------------------------------


def in_chances(found: list[Odds], s: Anima, carded: bool) -> Phrase:
    """A fight is told whole: won, tied, lost; with a card, against what it would be without."""
    by_id = {each.phrase.id: percent(each.probability) for each in found}
    if set(by_id) <= set(FIGHT):
        told: dict[str, object] = {id.removeprefix("odds-"): by_id.get(id, 0) for id in FIGHT}
        return Phrase("reason-fight", {**told, "without": won_without(s) if carded else -1})
    likely = sorted(found, key=lambda each: -each.probability)[:2]
    told_odds = [Phrase("odds-one", {"percent": percent(each.probability), "what": each.phrase}) for each in likely]
    return Phrase("reason-odds", {"odds": in_a_row(told_odds, "also")})


def won_without(s: Anima) -> int:
    """How likely the asked side wins without a card."""
    found = odds.in_combat(s, windows.PASS)
    return next((percent(each.probability) for each in found if each.phrase.id == "odds-win"), 0)


def percent(probability: float) -> int:
    return min(99, max(1, round(100 * probability))) if 0 < probability < 1 else round(100 * probability)


# -- cards -----------------------------------------------------------------------------------------------------------


def keeps_character(_s: Anima, names: Lexicon, card: int) -> Phrase:
    return about_character(names.characters[card])


def takes_character(s: Anima, names: Lexicon, answer: int) -> Phrase | None:
    return about_character(names.characters[s.then_b]) if answer else None


def about_character(card: Card) -> Phrase:
    told = {"combat": card.facts["combat"], "speed": card.facts["speed"], "text": text_of(card)}
    return Phrase("reason-character", told)


def struck(_s: Anima, names: Lexicon, card: int) -> Phrase:
    """How much a Character is worth to its party."""
    facts = names.characters[card].facts
    return Phrase("reason-worth", {"combat": facts["combat"], "speed": facts["speed"]})


def gives(_s: Anima, names: Lexicon, thing: int) -> Phrase | None:
    if thing == NO_MORE:
        return None
    return struck(_s, names, thing - FIRST_CHARACTER) if thing >= FIRST_CHARACTER else gives_up(_s, names, thing)


def gives_up(_s: Anima, names: Lexicon, card: int) -> Phrase:
    return Phrase("reason-lost", {"text": text_of(names.advantages[card])})


def takes_advantage(s: Anima, names: Lexicon, answer: int) -> Phrase | None:
    return Phrase("reason-gained", {"text": text_of(names.advantages[s.then_b])}) if answer else None


def takes_back(_s: Anima, names: Lexicon, card: int) -> Phrase:
    return Phrase("reason-gained", {"text": text_of(names.advantages[card])})


def text_of(card: Card) -> object:
    return in_a_row(card.facts["text"]) if card.facts.get("text") else Phrase("reason-no-text")


# -- slots of a turn -------------------------------------------------------------------------------------------------


def in_a_slot(s: Anima, names: Lexicon, option: int) -> Phrase | None:
    what, which = option // OPTIONS, option % OPTIONS
    own = SLOTS.get(what)
    return own(s, names, which) if own else None


def uses(_s: Anima, names: Lexicon, which: int) -> Phrase:
    return Phrase("reason-gained", {"text": text_of(names.use(which))})


def reacts(_s: Anima, names: Lexicon, option: int) -> Phrase | None:
    return None if option == windows.PASS else uses(_s, names, option)


def dismisses(_s: Anima, names: Lexicon, card: int) -> Phrase:
    facts = names.characters[card].facts
    return Phrase("reason-dismiss", {"combat": facts["combat"], "speed": facts["speed"]})


def goes(s: Anima, names: Lexicon, area: int) -> Phrase:
    """What exploring there comes to, and what it earns."""
    card = names.areas[area]
    risk = [each for each in odds.table_odds(s, area) if each.phrase.id in ("odds-met", "odds-encounters")]
    meets = sum(
        each.probability for each in risk if each.phrase.arguments.get("n", 1) != 0 and each.phrase.id == "odds-encounters"
    )
    rewards = Listing(tuple(reward(card, each) for each in card.facts["rewards"]))
    told = {"level": int(s.level(area)), "percent": percent(meets), "rewards": rewards, "rivals": others_at(s, area)}
    return Phrase("reason-area", told)


def others_at(s: Anima, area: int) -> int:
    return sum(1 for figure in range(len(s.at)) if figure != s.actor and s.at[figure] == area)


def explores(s: Anima, names: Lexicon, _which: int) -> Phrase:
    return Phrase("reason-explore", {"rewards": rewards_at(s, names)})


def stays_away(s: Anima, names: Lexicon, _which: int) -> Phrase | None:
    if kind_of(s) != "explores" or s.at[s.actor] == NONE:
        return None
    return Phrase("reason-no-explore", {"rewards": rewards_at(s, names)})


def rewards_at(s: Anima, names: Lexicon) -> Listing:
    card = names.areas[s.at[s.actor]]
    return Listing(tuple(reward(card, each) for each in card.facts["rewards"]))


SLOTS: dict[int, Callable[[Anima, Lexicon, int], Phrase | None]] = {
    slot_choices.DISCARD: gives_up,
    slot_choices.DROP: gives_up,
    slot_choices.DISMISS: dismisses,
    slot_choices.USE: uses,
    slot_choices.GO: goes,
    slot_choices.EXPLORE: explores,
    slot_choices.END: stays_away,
}


# -- rewards ---------------------------------------------------------------------------------------------------------


def claims(s: Anima, names: Lexicon, option: int) -> Phrase | None:
    seat = int(s.actor)
    if option == NOTHING or option == SPECIAL_REWARD or option >= FIRST_PLACE:
        return None
    if option == RECRUIT:
        return Phrase("reason-recruit", {"n": int(s.size(seat))})
    return Phrase("reason-draw", {"n": int(s.level(s.at[seat])), "hand": int(s.hand_size(seat))})


def in_a_row(told: Sequence[Phrase], id: str = "sentences") -> Phrase:
    first, *others = told
    return Phrase(id, {"first": first, "others": in_a_row(others, id)}) if others else first


REASONS: dict[str, Callable[[Anima, Lexicon, int], Phrase | None]] = {
    "character_is_kept": keeps_character,
    "character_taken": takes_character,
    "advantages_are_kept": gives_up,
    "card_is_given_up": gives_up,
    "advantage_taken": takes_advantage,
    "is_taken_back": takes_back,
    "reset_action": in_a_slot,
    "declare": in_a_slot,
    "interacts": in_a_slot,
    "explores": in_a_slot,
    "react": reacts,
    "add_to_combat": reacts,
    "claim_reward": claims,
    "gives_one": gives,
    **dict.fromkeys(STRUCK, struck),
}
