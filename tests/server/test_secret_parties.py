"""A whole match of Anima over real sockets: nobody is ever sent what only others may know, and somebody who tries learns
nothing and changes nothing."""

from __future__ import annotations

import msgspec
import pytest

from ludarium.server import wire
from tests.anima.scripted import Step, hidden_from, whole_match
from tests.server.house import Guest, House, Made, new_id
from tests.server.test_reactions import THREE

AT_ONCE = {"reaction_floor": 0, "reaction_timeout": 0}
TEMPTING = ("use {}", "discard {}", "give {}", "protect {}", "keep {}", "return {}")


@pytest.fixture(scope="module")
def steps() -> list[Step]:
    return whole_match(12, 3, **AT_ONCE)


def made_by(house: House, seed: str = "12") -> Made:
    return house.table("anima", mode="standard", options=AT_ONCE, seats=THREE, seed=seed)


def decided(made: Made) -> list[tuple[str, str]]:
    """Everything that was said, without passes: those go their own way."""
    return [(by, say) for by, say in made.said() if by != "chance" and say != "pass"]


def reach(guest: Guest, step: Step, since: int) -> None:
    """Until it is this question; a window that has closed meanwhile may have asked the same."""
    guest.until(
        lambda now: (
            now.number >= since and now.prompt is not None and now.prompt.seat == step.seat and step.say in guest.options()
        )
    )


def carry_out(guest: Guest, step: Step) -> int:
    """Answer, and wait until it counts (a pass nobody is told of); the number then."""
    assert guest.now is not None
    before = guest.now.number
    guest.answer(step.say)
    if step.say != "pass":
        guest.until(lambda now: now.number > before)
    return guest.now.number


def assert_nothing_leaks(guest: Guest, step: Step, seat: int | None) -> None:
    assert guest.now is not None
    heard = msgspec.json.encode([guest.now.view, guest.now.prompt]).decode()
    leaked = [id for id in hidden_from(step.truth, seat) if f'"{id}"' in heard or f".{id}" in heard or f" {id}" in heard]
    assert leaked == [], f"before {step.say}"


@pytest.mark.rule("A-25", "A-29")
def test_over_a_whole_match_no_view_and_no_question_holds_what_only_others_may_know(house: House, steps: list[Step]):
    made = made_by(house)
    guests = [made.sit(seat, readable=False) for seat in range(3)]
    spectator = made.watch(readable=False)
    since = -1
    for number, step in enumerate(steps):
        reach(guests[step.seat], step, since)
        if number % 3 == 0:  # who looks all the time sees no more than who looks often
            for seat, guest in [*enumerate(guests), (None, spectator)]:
                assert_nothing_leaks(guest.settle(), step, seat)
        since = carry_out(guests[step.seat], step)
    for guest in (*guests, spectator):
        guest.until(lambda now: now.result is not None)
        guest.leave()
    assert [say for _, say in decided(made)] == [step.say for step in steps if step.say != "pass"]


def test_a_hostile_client_neither_answers_for_others_nor_learns_what_they_hold(house: House, steps: list[Step]):
    made = made_by(house)
    guests = [made.sit(seat, readable=False) for seat in range(3)]
    since = -1
    for number, step in enumerate(steps[:60]):
        reach(guests[step.seat], step, since)
        if step.seat != 0 and number % 4 == 0:
            with made.sit(0, readable=False) as thief:  # a connection of its own: one that asks too much is let go
                before = decided(made)
                for say in (step.say, "resign"):
                    assert thief.fails(wire.Answer(new_id(), step.seat, say, thief.now.number)) == "not-yours"
                    if not thief.now.prompt.window:  # in a window the own seat may have something to say as well
                        assert thief.fails(wire.Answer(new_id(), 0, say, thief.now.number)) == "not-yours"
                assert thief.fails(wire.Undo(new_id(), step.seat)) == "not-yours"
                assert thief.fails(wire.Hint(new_id(), step.seat)) == "not-yours"
                assert thief.fails(wire.Habits(new_id(), step.seat, ["all"] * 9)) == "not-yours"
                assert made.refused("export", 0) == (409, "still-played")
                ask_about_everything(thief, step)
                assert decided(made) == before
        since = carry_out(guests[step.seat], step)
    for guest in guests:
        guest.leave()


def ask_about_everything(thief: Guest, step: Step) -> None:
    """Why can't I, what if, and how did it look: what others hold must sound like what nobody holds."""
    thief.settle()
    held = sorted(hidden_from(step.truth, 0))
    for id in held[:2]:
        for words in TEMPTING:
            thief.say(wire.Preview(words.format(id)))
            assert thief.refusal().code in ("illegal", "not-yours")
            thief.say(wire.Why(words.format(id)))
            told = thief.hear(wire.Because, wire.Refusal)
            assert isinstance(told, wire.Because) or told.code in ("illegal", "not-yours")
    thief.say(wire.Look(len(thief.lines)))
    seen = msgspec.json.encode(thief.hear(wire.Looked).view).decode()
    assert [id for id in held if f'"{id}"' in seen] == []


@pytest.mark.rule("A-155")
def test_why_not_says_the_same_of_a_card_that_another_holds_and_of_one_that_nobody_does(house: House, steps: list[Step]):
    made = made_by(house)
    guests = [made.sit(seat, readable=False) for seat in range(3)]
    compared = 0
    since = -1
    for step in steps[:80]:
        guest = guests[step.seat]
        reach(guest, step, since)
        hidden = hidden_from(step.truth, step.seat)
        in_hands = [f"use {id}" for id in advantages(step, 1) if id in hidden]
        in_the_deck = [f"use {id}" for id in advantages(step, 0)]
        if in_hands and in_the_deck and guest.now.prompt.kind == "reset_action":
            reasons = [why(guest, say) for say in (*in_hands, *in_the_deck)]
            assert len({without_names(reason) for reason in reasons}) == 1
            compared += 1
        since = carry_out(guest, step)
    assert compared > 5
    for guest in guests:
        guest.leave()


def advantages(step: Step, held: int) -> list[str]:
    """Advantages in the hands of others, or in the deck."""
    from ludarium.games.anima import GAME
    from ludarium.games.anima.lexicon import lexicon
    from ludarium.games.anima.state import DECK, HAND

    s = step.truth
    cards = lexicon(GAME().pack).advantages
    zones = [HAND + figure for figure in range(s.settings.seats) if figure != step.seat] if held else [DECK]
    return [card.id for number, card in enumerate(cards) if s.advantage_at[number] in zones]


def why(guest: Guest, say: str) -> wire.Because:
    guest.say(wire.Why(say))
    return guest.hear(wire.Because)


def without_names(because: wire.Because) -> str:
    """The reason with the card's own name left out."""
    text = because.text
    return f"{text['say'] if text else None} {because.rule}"
