"""What happens while others play is seen on the board when it happens: whoever is struck is told, in order, until they answer."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from playwright.sync_api import expect

from ludarium.core.match import Match
from tests.browser.matches import Seat, post
from tests.browser.page import Come
from tests.browser.test_anima import begun, eager

GOLD = "counter-gold"  # the first seat
LOSS = "note-dies"


def told_of_gold(match: Match, since: int) -> list[str]:
    """Losses of the first seat in the log from there on."""
    sentences = [each for moment in match.moments[since:] for each in moment.open_to(0).sentences]
    return [each.id for each in sentences if each.id == LOSS and getattr(each.arguments["seat"], "id", "") == GOLD]


@cache
def before_a_loss() -> tuple[str, int, str]:
    """A match, and the answer of another seat by which the first one loses somebody."""
    for number in range(60):
        match, choose = begun(number), Random(number)
        while match.actor is not None and len(match.log) < 500:
            file, seat, since = match.save(), match.actor, len(match.log)
            answer = eager(match, choose)
            match.answer(answer)
            if seat != 0 and told_of_gold(match, since):
                return file, seat, answer
    raise AssertionError("nobody loses anybody in sixty matches")


@pytest.mark.parametrize("phone", [False, True])
def test_who_is_struck_down_by_another_reads_it_on_the_board(come: Come, address: str, phone: bool) -> None:
    file, seat, answer = before_a_loss()
    made = post(address, "import", file.encode())
    keys = [Seat(made["table"], each["token"], number) for number, each in enumerate(made["seats"])]
    struck, other = come(phone=phone, game="anima"), come(game="anima")
    struck.sit_down(keys[0])
    other.sit_down(keys[seat])
    known = len(struck.heard.lines)
    expect(struck.tidings).to_have_count(0)
    other.type_answer(answer)
    struck.until(lambda: len(struck.heard.lines) > known, "it has happened")
    losses = [note for line in struck.heard.lines[known:] for note in line["notes"] if note["say"] == LOSS]
    assert losses
    buried = losses[0]["with"]["character"]["en"]
    told = struck.tidings.filter(has_text=buried).last
    expect(told).to_be_in_viewport()
    assert not struck.scrolls_sideways()
