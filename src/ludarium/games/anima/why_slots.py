"""Why something cannot be done in a slot: getting rid of cards, moving, taking a reward."""

from __future__ import annotations

from ludarium.core import zones
from ludarium.core.text import Phrase
from ludarium.core.why import number_of
from ludarium.games.anima.lexicon import REWARDS, Lexicon
from ludarium.games.anima.rules.decks import characters_wait, has_room
from ludarium.games.anima.rules.missions import FINAL, completed, is_ready, names_place, place_in
from ludarium.games.anima.rules.movement import comes_from, is_occupied, may_seek, open_areas
from ludarium.games.anima.slot_choices import OPTIONS, REST, REVEAL
from ludarium.games.anima.state import COMPLETED, DECK, DISCARDS, IN_PLAY, LOST_MISSION, NONE, NOWHERE, Anima
from ludarium.games.anima.tables import BASICS, FIRST_PLACE, RECRUIT
from ludarium.games.anima.tables import REWARDS as REWARDS_OF_AN_AREA
from ludarium.games.anima.traits import NO_DISMISS, NO_REST, NO_SEARCH, SMALL_PARTY
from ludarium.games.anima.why_words import duty, not_a_member, not_active, not_held

# -- Reset -----------------------------------------------------------------------------------------------------------


def discard(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    """A-42: an Advantage of the own hand."""
    card = number_of(names.advantages, said[1])
    return None if card is None else not_held(s, names, int(s.actor), card)


def dismiss(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    """A-44: never the last one."""
    character, figure = number_of(names.characters, said[1]), int(s.actor)
    if character is None:
        return None
    if reason := not_a_member(s, names, figure, character):
        return reason
    if s.size(figure) == 1:
        return Phrase("why-last-character", {"card": names.characters[character].name})
    return duty(s, names, figure) if s.in_duty(figure, NO_DISMISS) else None


def leave(s: Anima, _names: Lexicon, _said: list[str]) -> Phrase | None:
    return Phrase("why-no-guild") if s.guild[s.actor] == NONE else None


def drop(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    """A-42, A-51: a Plot of one's own that lies in play."""
    card = number_of(names.advantages, said[1])
    if card is None or s.advantage_at[card] == IN_PLAY + s.actor:
        return None
    return Phrase("why-no-plot-in-play", {"card": names.advantages[card].name})


def reveal(s: Anima, _names: Lexicon, _said: list[str]) -> Phrase | None:
    """A-185: with the Crisis, by somebody who is ready, before anything else in the slot."""
    if not s.settings.crisis:
        return Phrase("why-no-crisis")
    if s.final != NONE:
        return Phrase("why-final-open")
    return not_ready(s, int(s.actor)) or (None if REVEAL * OPTIONS in list(s.options) else Phrase("why-reveal-late"))


def not_ready(s: Anima, figure: int) -> Phrase | None:
    """A-112, A-184"""
    if is_ready(s, figure):
        return None
    return Phrase("why-not-ready", {"needed": 2 if s.settings.multiple_missions else 1, "has": int(completed(s, figure))})


# -- Movement --------------------------------------------------------------------------------------------------------


def go(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    area = number_of(names.areas, said[1])
    if area is None:
        return None
    return not_active(s, names, area) or not_open(s, names, int(s.actor), area)


def not_open(s: Anima, names: Lexicon, figure: int, area: int) -> Phrase | None:
    """A-55, A-62, A-178, A-179: an active Area that this party may not name."""
    if area in list(open_areas(s, figure)):
        return None
    here = comes_from(s, figure)
    leaves = s.leaving >> figure & 1
    if s.settings.all_leave_first and here != NOWHERE and (area == here) == bool(leaves):
        return Phrase("why-said-leaves" if leaves else "why-said-stays")
    if area == here:
        return Phrase("why-must-move")
    if here == NOWHERE:
        return Phrase("why-tree-outside", {"area": names.areas[area].name, "level": int(s.cards.level[area])})
    told = {"area": names.areas[area].name, "level": int(s.cards.level[area]), "here": int(s.cards.level[here])}
    return Phrase("why-tree-far", told)


def seek(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    """A-63, A-64: one search a turn, from the deck or the discard pile."""
    figure, area = int(s.actor), number_of(names.areas, said[1])
    if said[1] and area is None:
        return None
    if not may_seek(s, figure):
        return no_search(s, names, figure)
    if area is None:
        return Phrase("why-no-areas-left") if zones.left_in(s.area_at, DECK) == 0 else None
    if s.is_active(area):
        return Phrase("why-area-active", {"area": names.areas[area].name})
    return None if s.area_at[area] >= DISCARDS else Phrase("why-not-to-be-named", {"area": names.areas[area].name})


def no_search(s: Anima, names: Lexicon, figure: int) -> Phrase:
    if s.settings.tree:
        return Phrase("why-no-horizons")
    if s.searched == 1:
        return Phrase("why-searched")
    return duty(s, names, figure) if s.in_duty(figure, NO_SEARCH) else Phrase("why-said-stays")


def rest(s: Anima, names: Lexicon, _said: list[str]) -> Phrase | None:
    """A-59; a party that can do nothing else may rest, whatever its Organization says."""
    if not s.in_duty(s.actor, NO_REST) or REST * OPTIONS in list(s.options):
        return None
    return duty(s, names, int(s.actor))


def give_up(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    """A-70, A-72: which Areas the seeker may not discard."""
    area = number_of(names.areas, said[1])
    if area is None:
        return None
    if reason := not_active(s, names, area):
        return reason
    told = {"area": names.areas[area].name}
    if area == s.limit_area:
        return Phrase("why-new-area", told)
    if is_occupied(s, area):
        return Phrase("why-occupied", told)
    if s.has_encounter(area):
        return Phrase("why-encounter-there", told)
    return Phrase("why-protected", told) if s.vetoed >> area & 1 else None


# -- rewards ---------------------------------------------------------------------------------------------------------


def claim(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    """A-105, A-106: one of the Area's three, if it can be claimed."""
    if said[1] in REWARDS:
        return no_reward(s, names, REWARDS.index(said[1]))
    mission = number_of(names.missions, said[1])
    return None if mission is None else no_mission(s, names, mission)


def no_reward(s: Anima, names: Lexicon, reward: int) -> Phrase | None:
    figure = int(s.actor)
    area = int(s.at[figure])
    if reward not in list(s.cards.rewards[area * REWARDS_OF_AN_AREA : (area + 1) * REWARDS_OF_AN_AREA]):
        return Phrase("why-not-a-reward", {"area": names.areas[area].name})
    if reward == s.taken:
        return Phrase("why-same-reward")
    return no_recruit(s, names, figure, area) if reward == RECRUIT else None


def no_recruit(s: Anima, names: Lexicon, figure: int, area: int) -> Phrase | None:
    """A-46, A-108, A-109"""
    if not has_room(s, figure):
        return duty(s, names, figure) if s.in_duty(figure, SMALL_PARTY) else Phrase("why-party-full")
    if not characters_wait(s):
        return Phrase("why-no-characters")
    if s.settings.recruit_once:
        return Phrase("why-recruited-once", {"area": names.areas[area].name}) if s.recruited[figure] >> area & 1 else None
    return Phrase("why-recruited-before", {"area": names.areas[area].name}) if s.recruited_before[figure] >> area & 1 else None


def no_mission(s: Anima, names: Lexicon, mission: int) -> Phrase | None:
    """A-110, A-112, A-117, A-193: the own Missions that are not done, and the Final one when it is open."""
    figure = int(s.actor)
    told: dict[str, object] = {"card": names.missions[mission].name}
    if mission >= BASICS:
        which = FINAL
        if mission != s.final:
            return Phrase("why-final-hidden" if s.final == NONE else "why-other-final", told)
        if reason := not_ready(s, figure):
            return reason
        if s.turn < s.final_since:
            return Phrase("why-final-tomorrow")
    else:
        own = [int(one) for one in s.mission[2 * figure : 2 * figure + 2]]
        if mission not in own:
            return Phrase("why-not-your-mission", told)
        which = own.index(mission)
        state = s.mission_state[2 * figure + which]
        if state == COMPLETED or state == LOST_MISSION:
            return Phrase("why-completed" if state == COMPLETED else "why-mission-lost", told)
        if s.settings.rival and s.current != which:
            return Phrase("why-not-current", told)
    if place_in(s, s.at[figure], figure, which) == NONE:
        return goes_on_elsewhere(s, names, figure, which, told)
    return Phrase("why-one-mission") if s.taken >= FIRST_PLACE else None


def goes_on_elsewhere(s: Anima, names: Lexicon, figure: int, which: int, told: dict[str, object]) -> Phrase:
    place = next(number for number in range(len(names.places)) if names_place(s, figure, which, number))
    name = list(names.places.values())[place]
    return Phrase("why-place-elsewhere", told | {"place": name, "area": names.areas[s.cards.area_of[place]].name})
