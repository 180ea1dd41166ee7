"""The role of an option: agreeing, passing, refusing, ending. Clients give such options a button or a letter of their own."""

from __future__ import annotations

from collections import Counter

from ludarium.core.prompts import PLAIN, ROLES
from tests.core.titles import Title, each_title, prompts


@each_title
def test_no_question_has_two_options_of_one_role(title: Title) -> None:
    """One letter, one button: what is pressed must never mean two things."""
    roles: Counter[str] = Counter()
    for match in prompts(title.new(5), 5):
        assert match.prompt is not None
        here = Counter(option.role for option in match.prompt.options)
        assert set(here) <= set(ROLES)
        assert all(count == 1 for role, count in here.items() if role != PLAIN)
        roles += here
    assert roles[PLAIN]
    assert len(roles) > 1 or title.name == "leduc"


@each_title
def test_what_the_notation_says_is_what_the_role_says(title: Title) -> None:
    """Words that end, pass or refuse in every title."""
    words = {"end": "end", "stop": "end", "enough": "end", "decline": "decline", "accept": "affirm", "resolve": "affirm"}
    for match in prompts(title.new(6), 6):
        assert match.prompt is not None
        for option in match.prompt.options:
            if option.notation in words:
                assert option.role == words[option.notation]
