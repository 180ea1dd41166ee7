"""What answers would change is told to whoever is asked, as far as they can know, and only while the question is asked."""

from __future__ import annotations

from ludarium.server import wire
from tests.server.house import Guest, House
from tests.server.test_answers import solo
from tests.server.test_sitting import two_people


def foreseen(guest: Guest, *says: str) -> dict[str, wire.OutlookSeen]:
    assert guest.now is not None
    guest.say(wire.Foresee(list(says), guest.now.number))
    return {each.say: each for each in guest.hear(wire.Foreseen).outlooks}


def test_numbers_and_notes_are_told_and_nothing_is_changed(house: House) -> None:
    made = house.table("hara", seed="5", options={}, mode="plowshares")
    with made.sit(0) as ann:
        while "end" not in ann.options():
            ann.answer(ann.options()[0])
            ann.settle()
        stored, asked = house.everything(), ann.options()
        seen = foreseen(ann, *asked[:3], "end")
        assert set(seen) == {*asked[:3], "end"}
        assert house.everything() == stored
        assert ann.options() == asked


def test_what_hangs_on_luck_says_so(house: House) -> None:
    made = solo(house)
    with made.sit(0) as ann:
        assert foreseen(ann, "start")["start"].rolls


def test_nothing_is_invented_about_what_others_hold(house: House) -> None:
    """The call that leads to the showdown: Ann cannot know what Ben will show."""
    made = two_people(house)
    with made.sit(0) as ann, made.sit(1) as ben:
        ann.answer("call")
        ben.until(lambda now: now.prompt.seat == 1).answer("call")
        ann.until(lambda now: now.prompt.seat == 0 and now.view["round"] == 2).answer("call")
        ben.until(lambda now: now.prompt.seat == 1)
        assert not [note for note in foreseen(ben, "call")["call"].notes if note["with"].get("player") == 1]


def test_old_questions_others_and_what_is_no_answer_are_passed_over_in_silence(house: House) -> None:
    made = two_people(house)
    with made.sit(0) as ann, made.sit(1) as ben:
        number = ann.now.number
        ben.until(lambda now: now.number >= number).say(wire.Foresee(["call"], ben.now.number))  # not asked
        ann.say(wire.Foresee(["call"], number - 1))
        ann.say(wire.Foresee(["no such thing"], number))
        for guest in (ann, ben):
            heard = len(guest.heard)
            guest.settle()
            assert not [each for each in guest.heard[heard:] if '"foreseen"' in each or '"refused"' in each]
        assert set(foreseen(ann, "call", "no such thing")) == {"call"}
