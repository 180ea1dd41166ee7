"""The Exploration phase in words, and its rewards (sections 10 and 11)."""

from __future__ import annotations

from ludarium.core.decisions import AFFIRM, DECLINE, PLAIN, Choice, Phrase
from ludarium.core.why import only
from ludarium.games.anima import odds
from ludarium.games.anima.answers import Answer, Decision, may_end
from ludarium.games.anima.lexicon import REWARDS, Lexicon, claimed_mission, mission_phrase, reward_id
from ludarium.games.anima.reasons import in_a_row
from ludarium.games.anima.refusals import about, duty, in_phase, named
from ludarium.games.anima.rules import exploration
from ludarium.games.anima.rules.decks import characters_wait, has_room
from ludarium.games.anima.rules.missions import FINAL, names_place, place_in
from ludarium.games.anima.rules.movement_words import rewards_of
from ludarium.games.anima.rules.reset_words import not_ready
from ludarium.games.anima.rules.uses_words import may_use
from ludarium.games.anima.slot_choices import EXPLORE, USE, WHAT, WHICH, doing
from ludarium.games.anima.state import COMPLETED, LOST_MISSION, NONE, Anima
from ludarium.games.anima.tables import BASICS, FIRST_PLACE, RECRUIT, SPECIAL_REWARD
from ludarium.games.anima.tables import REWARDS as REWARDS_OF_AN_AREA
from ludarium.games.anima.traits import SMALL_PARTY

slot = Decision(exploration.explores, what=WHAT, elsewhere=in_phase("exploration"))
may_use(slot, USE, WHICH)
explore = slot.offers("explore", doing(EXPLORE), role=AFFIRM)
explore.odds(lambda s, _names: odds.of_exploring(s))
explore.summed_up(lambda s, names: Phrase("reason-explore", {"rewards": rewards_of(names, s.at[s.actor])}))


@may_end(slot).summed_up
def stays_away(s: Anima, names: Lexicon) -> Phrase | None:
    return None if s.at[s.actor] == NONE else Phrase("reason-no-explore", {"rewards": rewards_of(names, s.at[s.actor])})


# -- a bold explorer -------------------------------------------------------------------------------------------------

bold = Decision(exploration.bold_step, asks=lambda s, _: {"die": int(s.die)}, elsewhere=only("why-moment-die"))


def step(word: str, way: int, role: str = PLAIN) -> Answer:
    """A die stays between 1 and 6."""
    choice = Choice(word, Phrase(f"option-die-{word}"), ("die",), role)
    made = bold.answer(word, way)(lambda _s, _names: choice)
    made.refused(lambda s, *_: None if 1 <= s.die + way <= 6 else Phrase("why-die-edge"))
    return made


step("less", exploration.STEP_DOWN)
step("more", exploration.STEP_UP)


@step("keep", 0, DECLINE).refused
def names_nobody(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    return Phrase("why-moment-set-up") if named(s, names, "character", said[1]) is not None else None


# -- rewards ---------------------------------------------------------------------------------------------------------

reward = Decision(exploration.claim_reward, elsewhere=only("why-moment-reward"))


@reward.answer("claim nothing", exploration.NOTHING)
def nothing(_s: Anima, _names: Lexicon) -> Choice:
    return Choice("claim nothing", Phrase("option-claim-nothing"), role=DECLINE)


@reward.answer("claim special", SPECIAL_REWARD)
def special(s: Anima, names: Lexicon) -> Choice:
    what = in_a_row(names.areas[s.at[s.actor]].facts["sp"])
    return Choice("claim special", Phrase("option-claim-special", {"what": what}), ("reward.special",))


special.odds(lambda s, _names: odds.of_a_script(s, s.cards.sp[s.at[s.actor]]))


@reward.answer("claim")
def claim(s: Anima, names: Lexicon, which: int) -> Choice:
    id = reward_id(s, names, int(s.actor), which)
    if which < FIRST_PLACE:
        return Choice(f"claim {id}", Phrase(f"option-claim-{id}", {"level": int(s.level(s.at[s.actor]))}), (f"reward.{id}",))
    card = mission_phrase(s, names, int(s.actor), claimed_mission(s, int(s.actor), which))
    return Choice(f"claim {id}", Phrase("option-claim-mission", {"card": card}), (f"mission.{id}",))


claim.odds(lambda s, _names, which: odds.of_a_mission(s, which - FIRST_PLACE) if which >= FIRST_PLACE else [])


@claim.summed_up
def earned(s: Anima, _names: Lexicon, which: int) -> Phrase | None:
    if which >= FIRST_PLACE:
        return None
    if which == RECRUIT:
        return Phrase("reason-recruit", {"n": int(s.size(s.actor))})
    return Phrase("reason-draw", {"n": int(s.level(s.at[s.actor])), "hand": int(s.hand_size(s.actor))})


@claim.refused
def not_claimed(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    """A-105, A-106: one of the Area's three, if it can be claimed."""
    return no_reward(s, names, REWARDS.index(said[1])) if said[1] in REWARDS else about("mission", no_mission)(s, names, said)


def no_reward(s: Anima, names: Lexicon, which: int) -> Phrase | None:
    area = int(s.at[s.actor])
    if which not in list(s.cards.rewards[area * REWARDS_OF_AN_AREA : (area + 1) * REWARDS_OF_AN_AREA]):
        return Phrase("why-not-a-reward", {"area": names.areas[area].name})
    if which == s.taken:
        return Phrase("why-same-reward")
    return no_recruit(s, names, area) if which == RECRUIT else None


def no_recruit(s: Anima, names: Lexicon, area: int) -> Phrase | None:
    """A-46, A-108, A-109"""
    if not has_room(s, s.actor):
        return duty(s, names) if s.in_duty(s.actor, SMALL_PARTY) else Phrase("why-party-full")
    if not characters_wait(s):
        return Phrase("why-no-characters")
    told = {"area": names.areas[area].name}
    if s.settings.recruit_once:
        return Phrase("why-recruited-once", told) if s.recruited[s.actor] >> area & 1 else None
    return Phrase("why-recruited-before", told) if s.recruited_before[s.actor] >> area & 1 else None


def no_mission(s: Anima, names: Lexicon, mission: int) -> Phrase | None:
    """A-110, A-112, A-117, A-193: the own Missions that are not done, and the Final one when it is open."""
    figure = int(s.actor)
    told: dict[str, object] = {"card": names.missions[mission].name}
    if mission >= BASICS:
        which = FINAL
        if mission != s.final:
            return Phrase("why-final-hidden" if s.final == NONE else "why-other-final", told)
        if reason := not_ready(s):
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
        return goes_on_elsewhere(s, names, which, told)
    return Phrase("why-one-mission") if s.taken >= FIRST_PLACE else None


def goes_on_elsewhere(s: Anima, names: Lexicon, which: int, told: dict[str, object]) -> Phrase:
    place = next(number for number in range(len(names.places)) if names_place(s, s.actor, which, number))
    name = list(names.places.values())[place]
    return Phrase("why-place-elsewhere", told | {"place": name, "area": names.areas[s.cards.area_of[place]].name})
