"""What is said beside an answer before it is given is what it then changes: over all golden matches, in both languages."""

from __future__ import annotations

import pytest

from ludarium.core.counting import Change, Counts, changes, counted
from ludarium.core.kernel import CHANCE
from ludarium.core.outlook import Outlook, Outlooks
from ludarium.core.text import LANGUAGES
from tests.core.make_golden import MATCHES
from tests.core.test_decisions import retold, taken
from tests.core.titles import Title, each_title, prompts

golden = pytest.mark.parametrize("name", sorted(MATCHES))


@golden
def test_what_is_shown_is_what_then_changes(name: str) -> None:
    """Nothing that does not come true is ever shown; where a seat learns nothing and no luck follows, all of it is shown."""
    asked: tuple[int, Counts, Outlook, bool] | None = None
    for match, say in retold(name):
        if asked is not None and not (match.reaction and match.actor != asked[0]):
            seat, before, outlook, hidden = asked
            happened = changes(before, match.game.counts(match.state, seat))
            where = (len(match.log), match.log[-1].say, outlook.changes, happened)
            assert all(each in happened for each in outlook.changes), where
            assert hidden or outlook.rolls or outlook.changes == happened, where
            asked = None
        option, reaction = taken(match, say), match.reaction
        if match.actor == "chance":
            continue
        if asked is not None and reaction and option and option.index == reaction.otherwise:
            continue  # the others let it be
        if asked is not None or option is None:
            asked = None
            continue
        state, seat = match.state, int(match.state.actor)
        outlook = Outlooks(match.game, state).of(option.index)
        asked = (seat, match.game.counts(state, seat), outlook, option.reveals)


@each_title
def test_it_hangs_on_nothing_that_the_seat_may_not_know(title: Title) -> None:
    """In any world that a seat cannot tell from the truth its numbers are the same."""
    for number, match in enumerate(prompts(title.new(8), 8)):
        if number % 5 or number > 150 or match.state.actor == CHANCE:
            continue
        seat = int(match.state.actor)
        world = match.game.resample(match.state, seat, number)
        assert match.game.counts(world, seat) == match.game.counts(match.state, seat)


@each_title
def test_every_number_has_a_name_in_both_languages(title: Title) -> None:
    for number, match in enumerate(prompts(title.new(9), 9)):
        if number > 60:
            break
        for seat in range(match.setup.seats):
            for count in match.game.counts(match.state, seat).values():
                for language in LANGUAGES:
                    assert match.game.texts.has(f"counted-{count.word}"), count.word
                    (change,) = changes({"it": count._replace(value=0)}, {"it": count._replace(value=2)})
                    assert match.game.text(change.what, language).strip()


def test_more_may_be_good_or_bad() -> None:
    before, after = counted({"health": 5, "danger": 2}, "danger"), counted({"health": 3, "danger": 4}, "danger")
    assert [(each.before, each.after, each.good) for each in changes(before, after)] == [(5, 3, False), (2, 4, False)]
    assert changes(before, before) == ()
    assert isinstance(changes(before, after)[0], Change)
