"""Anima's lessons as a learner has them: the coach speaks when an answer is wanted, points at what it speaks of, and Ruby plays
along; every step by the page itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludarium.games.anima.lessons import lessons
from tests.browser.matches import post_table
from tests.browser.page import Come

PATIENCE_WITH_RUBY = 20.0  # seconds


@pytest.mark.timeout(300)  # Ruby takes half a second for every answer
@pytest.mark.parametrize(("number", "language"), [(1, "en"), (2, "fr")])
def test_a_lesson_is_played_to_its_end(come: Come, address: str, number: int, language: str) -> None:
    guest = come(language, game="anima")
    guest.sit_down(post_table(address, {"game": "anima", "lesson": number})[0])
    coach = guest.region("table-lesson")
    for step in lessons[number - 1].steps:
        if step.expect:
            guest.until(lambda say=step.expect: say in guest.heard.options, step.text, PATIENCE_WITH_RUBY)
        guest.settled()
        expect(coach).to_contain_text(guest.words(step.text)[:60])
        if step.point:
            expect(guest.page.locator(f'.taught[data-anchor~="{step.point}"]').first).to_be_visible()
        if step.expect:
            guest.type_answer(step.expect)
        else:
            coach.get_by_role("button", name=guest.words("table-lesson-go-on")).click()
    expect(coach).to_contain_text(guest.words("table-lesson-over", title=guest.words(lessons[number - 1].title)))
