"""The Movement phase in words: the declaration, and Areas that go (sections 6 to 8)."""

from __future__ import annotations

from ludarium.core import zones
from ludarium.core.decisions import PASS, Choice, Listing, Phrase
from ludarium.core.why import only
from ludarium.games.anima.answers import Decision, card_called, turned_up
from ludarium.games.anima.lexicon import Lexicon, figure_phrase
from ludarium.games.anima.odds import on_the_way, table_odds
from ludarium.games.anima.printed import reward
from ludarium.games.anima.reasons import percent
from ludarium.games.anima.refusals import about, duty, in_phase, named, not_active, not_held
from ludarium.games.anima.rules import movement
from ludarium.games.anima.rules.missions import held_mission
from ludarium.games.anima.rules.movement import comes_from, is_occupied, may_seek, open_areas
from ludarium.games.anima.rules.uses_words import may_use
from ludarium.games.anima.slot_choices import GO, HOLD_ON, REST, SEEK, USE, WHAT, WHICH, doing
from ludarium.games.anima.state import DECK, DISCARDS, NONE, NOWHERE, Anima
from ludarium.games.anima.traits import NO_REST, NO_SEARCH

slot = Decision(movement.declare, what=WHAT, elsewhere=in_phase("movement"))
may_use(slot, USE, WHICH)


@slot.answer("go", GO, WHICH)
def go(s: Anima, names: Lexicon, area: int) -> Choice:
    card = names.areas[area]
    word = "stay" if s.at[s.actor] == area else "go"
    return Choice(f"go {card.id}", Phrase(f"option-{word}-area", {"card": card.name}), (f"area.{card.id}",))


go.odds(lambda s, _names, area: on_the_way(s, area))


@go.summed_up
def leads_to(s: Anima, names: Lexicon, area: int) -> Phrase:
    """What exploring there comes to, and what it earns."""
    risk = [each for each in table_odds(s, area) if each.phrase.id == "odds-encounters" and each.phrase.arguments["n"] != 0]
    told = {"level": int(s.level(area)), "percent": percent(sum(each.probability for each in risk))}
    rivals = sum(1 for figure in range(len(s.at)) if figure != s.actor and s.at[figure] == area)
    return Phrase("reason-area", {**told, "rewards": rewards_of(names, area), "rivals": rivals})


def rewards_of(names: Lexicon, area: int) -> Listing:
    card = names.areas[area]
    return Listing(tuple(reward(card, each) for each in card.facts["rewards"]))


def not_open(s: Anima, names: Lexicon, area: int, figure: int) -> Phrase | None:
    """A-55, A-62, A-178, A-179: an active Area that this party may not name."""
    if area in list(open_areas(s, figure)):
        return None
    here = comes_from(s, figure)
    leaves = s.leaving >> figure & 1
    if s.settings.all_leave_first and here != NOWHERE and (area == here) == bool(leaves):
        return Phrase("why-said-leaves" if leaves else "why-said-stays")
    if area == here:
        return Phrase("why-must-move")
    told = {"area": names.areas[area].name, "level": int(s.cards.level[area])}
    if here == NOWHERE:
        return Phrase("why-tree-outside", told)
    return Phrase("why-tree-far", told | {"here": int(s.cards.level[here])})


go.refused(about("area", not_active, lambda s, names, area: not_open(s, names, area, int(s.actor))))


@slot.answer("seek", SEEK, WHICH)
def seek(_s: Anima, names: Lexicon, which: int) -> Choice:
    if which == 0:
        return Choice("seek", Phrase("option-seek"), ("deck.areas",))
    card = names.areas[which - 1]
    return Choice(f"seek {card.id}", Phrase("option-seek-again", {"card": card.name}), (f"area.{card.id}", "spent.areas"))


@seek.refused
def not_found(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    """A-63, A-64: one search a turn, from the deck or the discard pile."""
    area = named(s, names, "area", said[1])
    if said[1] and area is None:
        return None
    if not may_seek(s, s.actor):
        return no_search(s, names)
    if area is None:
        return Phrase("why-no-areas-left") if zones.left_in(s.area_at, DECK) == 0 else None
    if s.is_active(area):
        return Phrase("why-area-active", {"area": names.areas[area].name})
    return None if s.area_at[area] >= DISCARDS else Phrase("why-not-to-be-named", {"area": names.areas[area].name})


def no_search(s: Anima, names: Lexicon) -> Phrase:
    if s.settings.tree:
        return Phrase("why-no-horizons")
    if s.searched == 1:
        return Phrase("why-searched")
    return duty(s, names) if s.in_duty(s.actor, NO_SEARCH) else Phrase("why-said-stays")


rest = slot.offers("rest", doing(REST))
hold = slot.offers("hold", doing(HOLD_ON))


@rest.refused
def restless(s: Anima, names: Lexicon, _said: list[str]) -> Phrase | None:
    """A-59; a party that can do nothing else may rest, whatever its Organization says."""
    return None if not s.in_duty(s.actor, NO_REST) or doing(REST) in list(s.options) else duty(s, names)


@hold.refused
def holds_nothing(s: Anima, _names: Lexicon, _said: list[str]) -> Phrase | None:
    """A-124"""
    return Phrase("why-nothing-held") if held_mission(s, s.actor) == NONE else None


# -- Areas that come and go ------------------------------------------------------------------------------------------

found = turned_up("area", "area", movement.area_is_found)
too_many = Decision(movement.area_is_named, elsewhere=only("why-moment-limit"))
give_up = too_many.answer("give_up")(card_called("give_up", "area"))


def stays(s: Anima, names: Lexicon, area: int) -> Phrase | None:
    """A-70, A-72: which Areas the seeker may not discard."""
    told = {"area": names.areas[area].name}
    if area == s.limit_area:
        return Phrase("why-new-area", told)
    if is_occupied(s, area):
        return Phrase("why-occupied", told)
    if s.has_encounter(area):
        return Phrase("why-encounter-there", told)
    return Phrase("why-protected", told) if s.vetoed >> area & 1 else None


give_up.refused(about("area", not_active, stays))

veto = Decision(
    movement.veto,
    asks=lambda s, names: {"area": names.areas[s.then_a].name, "player": figure_phrase(s, int(s.slot))},
    elsewhere=only("why-moment-veto"),
)


@veto.answer("allow", movement.NO_VETO)
def allow(s: Anima, names: Lexicon) -> Choice:
    return Choice("allow", Phrase("option-allow"), (f"area.{names.areas[s.then_a].id}",), PASS)


@veto.answer("protect")
def protect(s: Anima, names: Lexicon, card: int) -> Choice:
    advantage, area = names.advantages[card], names.areas[s.then_a]
    phrase = Phrase("option-protect", {"card": advantage.name})
    return Choice(f"protect {advantage.id}", phrase, (f"advantage.{advantage.id}", f"area.{area.id}"))


protect.refused(about("advantage", not_held))
