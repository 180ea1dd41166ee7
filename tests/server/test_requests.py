"""Every request over HTTP, good or bad, gets an answer that its description allows; who asks at random changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings

import ludarium
from ludarium.core.text import LANGUAGES
from ludarium.server import app, titles
from tests.server.house import House, Made, refusal_of

CHECKS = [
    schemathesis.checks.not_a_server_error,
    schemathesis.checks.status_code_conformance,
    schemathesis.checks.content_type_conformance,
    schemathesis.checks.response_schema_conformance,
]
DESCRIPTION = app.described(app.make_app("sqlite://"))
CONFIG = schemathesis.Config.from_dict({"phases": {"coverage": {"enabled": False}}})
described = schemathesis.openapi.from_dict(DESCRIPTION, config=CONFIG)


@pytest.fixture(scope="module")
def known(house: House) -> Made:
    """A table in the middle of a match, for requests that get past the door."""
    made = house.table("proving", seed="3")
    with made.sit(0) as ann:
        ann.answer("start")
    made.post("slots", 0, name="here")
    return made


@pytest.fixture(scope="module")
def check(house: House) -> Callable[[schemathesis.Case], None]:
    with requests.Session() as session:
        yield lambda case: case.call_and_validate(base_url=f"http://{house.address}", session=session, checks=CHECKS)


@described.parametrize()
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_request_is_answered_as_it_is_described(case: schemathesis.Case, check: Callable[[schemathesis.Case], None]):
    check(case)


@described.include(path_regex=r"\{id\}").parametrize()
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_strangers_request_about_a_table_is_answered_as_described_and_changes_nothing(
    case: schemathesis.Case, check: Callable[[schemathesis.Case], None], house: House, known: Made
):
    before = house.everything()
    case.path_parameters["id"] = known.id
    check(case)
    assert house.everything() == before


@described.parametrize()
@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_request_of_somebody_who_sits_there_is_answered_as_described(
    case: schemathesis.Case, check: Callable[[schemathesis.Case], None], known: Made
):
    here = {"id": known.id, "game": "proving", "language": "fr"}
    for name in case.path_parameters:
        case.path_parameters[name] = here[name]
    if isinstance(case.body, dict):
        right = {"token": known.tokens[0], "tokens": [known.tokens[0]], "game": "leduc"}
        case.body.update({name: value for name, value in right.items() if name in case.body})
    check(case)


def test_the_description_that_is_served_is_ours(house: House):
    assert house.get("/openapi.json").json() == DESCRIPTION


@pytest.mark.parametrize(
    "body", [b"", b"x", b"[]", b"null", b"{", b"\xff", b"[" * 100_000, b'{"token":' * 9000, b'{"token":"\\ud800"}']
)
def test_a_body_that_makes_no_sense_is_refused(house: House, known: Made, body: bytes):
    for path in ("tables", "mine", "statistics", f"tables/{known.id}/rename", f"tables/{known.id}/branch", "games/proving/rate"):
        assert refusal_of(house.asked(path, body)) == (400, "bad-request")


# -- what the lobby reads ----------------------------------------------------------------------------------------------


def test_the_titles_are_listed_with_all_that_is_needed_to_set_them_up(house: House):
    listed = {each["id"]: each for each in house.get("/api/games").json()}
    assert set(listed) == {info.id for info in ludarium.games()} | {"leduc"}
    info = ludarium.game("proving").info
    assert [option["id"] for option in listed["proving"]["options"]] == [spec.id for spec in info.options]
    assert listed["proving"]["bots"] == ["random", "heuristic"]
    assert listed["leduc"]["seats"] == [2, 2]
    for each in listed.values():
        made = house.table(each["id"], options={option["id"]: option["default"] for option in each["options"]})
        assert made.tokens
        assert each["languages"] == list(LANGUAGES)


def test_cards_and_rules_and_words_are_given_in_both_languages(house: House):
    cards = house.get("/api/games/proving/cards").json()
    assert [card["id"] for card in cards] == [card.id for card in ludarium.game("proving").pack.cards]
    english, french = (house.get(f"/api/games/proving/rules/{language}").json() for language in LANGUAGES)
    assert [rule["id"] for rule in english] == [rule["id"] for rule in french]
    assert {"P-1", "P-153"} <= {rule["id"] for rule in english}
    for language in LANGUAGES:
        assert house.get(f"/api/text/{language}").text == titles.page_words(language)
        assert house.get(f"/api/games/leduc/text/{language}").text == titles.game_words("leduc", language)
        assert house.get(f"/api/games/proving/text/{language}/lobby").text == titles.lobby_words("proving", language)


@pytest.mark.parametrize(
    "path",
    ["text/de", "games/leduc/text/e", "games/leduc/text/e/lobby", "games/proving/rules/EN", "games/chess/cards", "tables/x"],
)
def test_what_there_is_not_is_said_so(house: House, path: str):
    assert refusal_of(house.get(f"/api/{path}"))[0] == 404


def test_a_rate_is_told_only_where_somebody_has_counted(house: House):
    counted = house.post("games/proving/rate")
    assert counted["games"] == 0 or (counted["player"] and 0 <= counted["low"] <= counted["rate"] <= counted["high"] <= 1)
    unknown = house.post("games/leduc/rate")
    assert (unknown["games"], unknown["low"], unknown["high"]) == (0, 0.0, 1.0)
    assert house.refused("games/proving/rate", options={"round_seconds": 1}) == (400, "bad-option")
    assert house.refused("games/proving/rate", mode="nightmare") == (400, "bad-option")
    assert house.refused("games/proving/rate", seats=2) == (400, "bad-option")
