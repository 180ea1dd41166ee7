"""What is hidden stays hidden: in views, in the log, in previews, in files, in what is listed, and in what the server writes down
for its keeper. Two worlds that differ only in a hidden card look the same to everybody who may not see it."""

from __future__ import annotations

import json
import logging
import re
from importlib.metadata import EntryPoint
from typing import Any

import pytest
from examples.leduc import LeducHoldem
from examples.leduc.state import Leduc

from ludarium import registry
from ludarium.core.prompts import Choice
from ludarium.core.text import Localized, Phrase, Secret
from ludarium.core.views import said
from ludarium.server import wire
from tests.server.house import Guest, House, Made, eventually, new_id
from tests.server.test_sitting import ANN_AND_OPEN, two_people

SEED = "918273645546372"


def dealt(seed: int) -> tuple[str, str, str]:
    """The two hidden cards and the public one."""
    match = LeducHoldem().new(seed=seed)
    match.answer("call")
    match.answer("call")
    return tuple(entry.say.split("=")[1] for entry in match.log if entry.by == "chance")


def two_worlds(hidden_seat: int) -> tuple[str, str]:
    """Two seeds that differ only in the card of one seat."""
    known: dict[tuple[str, ...], int] = {}
    for seed in range(2000):
        cards = dealt(seed)
        same = tuple(card for at, card in enumerate(cards) if at != hidden_seat)
        other = known.setdefault(same, seed)
        if dealt(other) != cards:
            return str(other), str(seed)
    raise AssertionError("no two worlds are alike")


def story(made: Made, watched_by: tuple[int, ...]) -> list[Any]:
    """Most of a hand, with everything that one connection hears of it and can ask about it."""
    with made.sit(0) as ann, made.sit(1) as ben, made.sit(*watched_by) as ear:
        number = ear.now.number
        for turn, say in enumerate(["call", "raise", "raise", "call", "call", "raise"]):
            seat = turn % 2
            speaker = (ann, ben)[seat]
            for guest in (speaker, ear):
                guest.until(lambda now: now.number >= number)  # noqa: B023
            if seat in watched_by:
                for option in ear.options():
                    ear.say(wire.Preview(option))
                ear.say(wire.Why("fold"))
                ear.say(wire.Why("dance"))
            for at in range(len(ear.lines) + 1):
                ear.say(wire.Look(at))
            ear.settle()
            number = speaker.answer(say).number
            assert speaker.fails(wire.Undo(new_id(), seat)) == "not-yours"  # the other is asked already
        heard = [json.loads(message) for message in ear.settle().heard]
        heard.append(json.loads(made.doors.get(f"/api/tables/{made.id}").text))
        for seat in watched_by:
            heard += made.doors.post("mine", tokens=[made.tokens[seat]])
        heard += [made.refused("export", seat) for seat in watched_by]
    return heard


def without_names(heard: Any, made: Made, seed: str) -> str:
    """What was heard, without what is drawn anew for each table: its id, the time, the numbers of pings; and without the
    seed, which somebody chose here and everybody is told."""
    text = json.dumps(heard, sort_keys=True).replace(made.id, "table").replace(f'"{seed}"', '"seed"')
    return re.sub(r'"(made|touched|n|id)": ("[^"]*"|\d+)', r'"\1": 0', text)


@pytest.mark.parametrize(("hidden_seat", "watched_by"), [(1, (0,)), (0, (1,)), (0, ()), (1, ())])
def test_two_worlds_that_differ_in_a_hidden_card_tell_the_others_the_same(house: House, hidden_seat: int, watched_by: tuple[int]):
    told = []
    for seed in two_worlds(hidden_seat):
        made = two_people(house, seed=seed)
        told.append(without_names(story(made, watched_by), made, seed))
    assert told[0] == told[1]


@pytest.mark.parametrize("hidden_seat", [0, 1])
def test_the_seat_itself_is_told_apart(house: House, hidden_seat: int):
    """The test above can fail: whoever holds the card hears different things."""
    told = []
    for seed in two_worlds(hidden_seat):
        made = two_people(house, seed=seed)
        told.append(without_names(story(made, (hidden_seat,)), made, seed))
    assert told[0] != told[1]


def test_a_spectator_reads_no_hand_and_a_player_only_one(house: House):
    made = two_people(house, seed=SEED)
    cards = {seat: dealt(int(SEED))[seat] for seat in (0, 1)}
    with made.sit(0) as ann, made.sit(1) as ben, made.watch() as eve:
        ann.answer("raise")
        ben.until(lambda now: now.prompt.seat == 1).answer("raise")
        ann.until(lambda now: now.prompt.seat == 0)
        for guest, may_read in ((ann, {0}), (ben, {1}), (eve, set())):
            heard = " ".join(guest.settle().heard)
            for seat, card in cards.items():
                assert (card in heard) == (seat in may_read)


def test_the_question_and_its_answers_are_for_the_seat_that_is_asked(house: House):
    made = two_people(house)
    with made.sit(0) as ann, made.sit(1) as ben, made.watch() as eve:
        assert ann.now.prompt.text is not None
        assert ann.options() == ["call", "raise"]
        for guest in (ben, eve):
            assert guest.now.prompt == wire.PromptSeen(0, "", None, [])


def test_after_a_fold_the_cards_stay_face_down_on_the_table(house: House):
    made = two_people(house, seed=SEED)
    with made.sit(0) as ann, made.sit(1) as ben:
        ann.answer("raise")
        ben.until(lambda now: now.prompt.seat == 1).answer("fold")
        ann.until(lambda now: now.result is not None)
        assert ann.now.view["seats"][1]["card"] is None  # L-9
        assert ben.settle().now.view["seats"][0]["card"] is None


# -- tokens and seeds --------------------------------------------------------------------------------------------------


def everything_told(house: House, made: Made) -> tuple[str, Guest]:
    """Whatever the server says to somebody about a match that goes on."""
    with made.sit(0) as ann, made.watch() as eve:
        ann.ask(wire.Hint(new_id(), 0))
        ann.answer("raise")
        ann.ask(wire.Undo(new_id(), 0))
        ann.say(wire.Look(1))
        ann.fails(ann.answering("dance"))
        ann.settle()
        told = [*ann.heard, *eve.settle().heard]
    told.append(house.get(f"/api/tables/{made.id}").text)
    told.append(json.dumps(house.post("mine", tokens=list(made.tokens.values()))))
    told.append(json.dumps(house.post("statistics", tokens=list(made.tokens.values()))))
    told.append(house.asked(f"tables/{made.id}/rename", {"token": made.tokens[0], "name": "Ann"}).text)
    return " ".join(told), ann


def test_no_seed_and_no_token_is_in_anything_that_is_told_while_the_match_goes_on(house: House):
    made = two_people(house)
    seed = house.query("SELECT seed FROM tables WHERE id = ?", made.id)[0][0]
    told, _ = everything_told(house, made)
    assert seed not in told
    for secret in (*made.tokens.values(), made.invitation):
        assert secret not in told


@pytest.mark.parametrize("seed", [SEED, "marble-laurel"])
def test_a_seed_that_somebody_chose_is_shown_as_it_was_chosen_and_makes_the_match_unofficial(house: House, seed: str):
    made = house.table(seats=ANN_AND_OPEN, seed=seed)
    assert house.get(f"/api/tables/{made.id}").json()["seed"] == seed
    mark = {"say": "server-mark-seed", "with": {"seed": seed}}
    with made.sit(0) as ann:
        assert ann.now.marks == [mark]
        ann.answer("resign")
        result = ann.until(lambda now: now.result is not None).now.result
        assert (result.marks, result.seed) == ([mark], seed)


def test_the_seed_is_told_when_the_match_is_over(house: House):
    made = two_people(house, seed=SEED)
    with made.sit(0) as ann, made.sit(1) as ben:
        assert ann.now.result is None
        ann.answer("resign")
        assert ben.until(lambda now: now.result is not None).now.result.seed == SEED
    assert made.summary().result.seed == SEED


def test_no_token_and_no_invitation_is_in_the_database(house: House):
    made = two_people(house)
    stored = json.dumps(house.everything())
    for secret in (*made.tokens.values(), made.invitation):
        assert secret not in stored
        assert len(secret) >= 16


def test_tokens_and_tables_are_drawn_anew_every_time(house: House):
    made = [house.table(seed="1") for _ in range(20)]
    assert len({each.id for each in made}) == 20
    assert len({token for each in made for token in each.tokens.values()}) == 40


def test_who_knows_a_tables_address_learns_neither_seed_nor_tokens(house: House):
    made = house.table(seats=ANN_AND_OPEN)
    seen = house.get(f"/api/tables/{made.id}").json()
    assert set(seen) == {"table", "game", "mode", "options", "seats", "made", "lesson", "seed"}
    assert seen["seed"] == ""
    assert set(seen["seats"][0]) == {"seat", "kind", "name", "here", "bot", "offered", "free"}


# -- files -------------------------------------------------------------------------------------------------------------


def more_of(path: str, slot: int) -> dict[str, Any]:
    return {"report": {"words": "help"}, "branch": {"at": 1}, "slots/load": {"slot": slot}}.get(path, {})


@pytest.mark.parametrize("path", ["export", "report", "branch", "slots/load"])
def test_what_would_tell_the_others_secrets_waits_for_the_end(house: House, path: str):
    made = two_people(house)
    slots = [made.post("slots", seat, name="here")[0]["slot"] for seat in (0, 1)]
    before = house.everything()
    for seat in (0, 1):
        assert made.refused(path, seat, **more_of(path, slots[seat])) == (409, "still-played")
    assert house.everything() == before
    with made.sit(0) as ann:
        ann.answer("resign")
    made.post(path, 1, **more_of(path, slots[1]))


def test_a_seat_learns_nothing_of_the_saves_of_another(house: House):
    """Neither their names, nor how many there are; nor does it open one."""
    made = two_people(house)
    (first,) = made.post("slots", 0, name="I hold the king")
    (bens,) = made.post("slots", 1, name="mine")
    assert bens["name"] == "mine"
    assert [each["name"] for each in made.post("slots", 0, name="again")] == ["I hold the king", "again"]
    (second,) = house.mine(made.tokens[1])[0].slots
    assert (second.slot, second.name) == (bens["slot"], "mine")
    with made.sit(0) as ann:
        ann.answer("resign")
    assert made.refused("slots/load", 1, slot=first["slot"]) == (404, "no-such")
    made.post("slots/load", 0, slot=first["slot"])


def test_the_number_of_a_save_does_not_count_those_of_others(house: House):
    numbers = []
    for before in (0, 3):
        made = two_people(house)
        for _ in range(before):
            made.post("slots", 0, name="")
        numbers += [each["slot"] for each in made.post("slots", 1, name="")]
    assert all(number > 50 for number in numbers)  # drawn from so many that it happens once in twenty million times


@pytest.mark.parametrize("path", ["export", "report", "branch", "slots", "slots/load", "rename", "archive", "bot"])
def test_a_stranger_gets_and_changes_nothing(house: House, path: str):
    made, other = house.table(seats=[{}, {"kind": "bot", "bot": "random"}]), two_people(house)
    more = {"branch": {"at": 0}, "slots": {"name": "x"}, "slots/load": {"slot": 1}, "rename": {"name": "x"}, "bot": {"seat": 0}}
    before = house.everything()
    for token in ("", "guessed", other.tokens[0], made.tokens[0][:-1], made.tokens[0] + "x", made.id, made.invitation):
        assert made.refused(path, token=token, **more.get(path, {})) == (403, "wrong-token")
    assert house.everything() == before


@pytest.mark.parametrize("path", ["export", "report", "branch"])
def test_who_gives_the_seat_to_a_bot_learns_nothing_by_it(house: House, path: str):
    made = two_people(house, seed=SEED)
    made.post("bot", 0, seat=0, bot="random")
    reply = house.asked(f"tables/{made.id}/{path}", {"token": made.tokens[0]} | ({"at": 1} if path == "branch" else {}))
    assert reply.status_code in (403, 409)
    assert SEED not in reply.text
    made.post("bot", 0, seat=0, bot="")  # and could come back with all that is known now


def test_who_gives_the_seat_to_a_bot_takes_nothing_back_from_the_others(house: House):
    made = two_people(house)
    with made.sit(0) as ann, made.sit(1) as ben:
        ann.answer("raise")
        ben.until(lambda now: now.prompt.seat == 1).answer("raise")
        ann.until(lambda now: now.prompt.seat == 0)
        made.post("bot", 0, seat=0, bot="random")
        assert ann.fails(wire.Undo(new_id(), 0, "start")) == "not-yours"


@pytest.mark.parametrize("path", ["export", "report", "branch"])
def test_while_a_bot_plays_for_somebody_who_may_come_back_nothing_is_told_to_the_others(house: House, path: str):
    made = two_people(house, seed=SEED)
    made.post("bot", 0, seat=0, bot="random")
    reply = house.asked(f"tables/{made.id}/{path}", {"token": made.tokens[1]} | ({"at": 1} if path == "branch" else {}))
    made.post("bot", 0, seat=0, bot="")
    assert reply.status_code in (403, 409)
    assert SEED not in reply.text


def test_while_a_bot_plays_for_somebody_who_may_come_back_the_answers_of_that_seat_are_not_taken_back(house: House):
    made = two_people(house)
    with made.sit(0) as ann, made.sit(1) as ben:
        ann.answer("raise")
        ben.until(lambda now: now.prompt.seat == 1).answer("raise")
        ann.until(lambda now: now.prompt.seat == 0)
        made.post("bot", 0, seat=0, bot="random")
        ben.until(lambda now: now.prompt is None or now.prompt.seat != 0)  # the bot has answered
        assert ben.fails(wire.Undo(new_id(), 1, "start")) == "not-yours"


# -- titles whose answers hold secrets ---------------------------------------------------------------------------------


class Boasting(LeducHoldem):
    """Leduc hold'em where who raises looks at the own card: the answer names it, to this seat only."""

    info = type(LeducHoldem.info)(**{**LeducHoldem.info.__dict__, "id": "boasting"})

    def choice(self, s: Leduc, option: int) -> Choice:
        choice = super().choice(s, option)
        if choice.notation != "raise":
            return choice
        card = self.pack.cards[s.hands[s.turn]].name
        hidden = Secret(card, (int(s.turn),), Phrase("hidden-card"))
        return Choice("raise", Phrase("chance-public", {"card": hidden}), choice.anchors)


@pytest.fixture
def boasting(monkeypatch: pytest.MonkeyPatch) -> None:
    installed = registry._titles() | {"boasting": EntryPoint("boasting", f"{__name__}:Boasting", registry.GROUP)}
    monkeypatch.setattr(registry, "_titles", lambda: installed)


@pytest.mark.usefixtures("boasting")
def test_an_answer_that_holds_a_secret_is_read_by_its_seat_only(house: House):
    made = house.table("boasting", seats=ANN_AND_OPEN, seed=SEED)
    made.join()
    card = Boasting().pack.cards[[each.id for each in Boasting().pack.cards].index(dealt(int(SEED))[0])].name
    assert isinstance(card, Localized)
    ann, ben, eve = made.sit(0, readable=False), made.sit(1, readable=False), made.watch()
    ann.say(ann.answering("raise"))
    for guest, reads in ((ann, True), (ben, False), (eve, False)):
        guest.until(lambda now: now.prompt.seat == 1)
        assert guest.lines[-1].say == ("raise" if reads else "")
        assert (card.texts["en"] in " ".join(guest.heard)) == reads
        guest.leave()


@pytest.mark.usefixtures("boasting")
def test_an_option_that_holds_a_secret_is_put_into_words_for_the_seat_that_is_asked(house: House):
    made = house.table("boasting", seed=SEED)
    card = Boasting().pack.cards[[each.id for each in Boasting().pack.cards].index(dealt(int(SEED))[0])].name
    with made.sit(0, readable=False) as ann:
        offered = {option.say: option.text for option in ann.now.prompt.options}
        assert offered["raise"]["with"]["card"] == dict(card.texts)


def test_a_secret_that_nobody_opened_never_leaves_the_server():
    text = Phrase("chance-deal", {"player": 1, "card": Secret("king of hearts", (0,), Phrase("hidden-card"))})
    try:
        travelling = json.dumps(said(text))
    except TypeError:
        return
    assert "king of hearts" not in travelling


# -- what the keeper of the server reads -------------------------------------------------------------------------------


def secrets_of(made: Made) -> list[str]:
    return [SEED, made.invitation, *made.tokens.values()]


def test_nothing_secret_is_written_to_the_log_of_the_server(own_house: House, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.INFO)
    made = two_people(own_house, seed=SEED)
    everything_told(own_house, made)
    assert made.refused("export", 0) == (409, "still-played")
    Guest(own_house, made.id, hello=False).say(wire.Hello([made.tokens[0], "wrong"]))
    own_house.restart()
    with made.sit(1) as ben:
        ben.answer("call")
    own_house.stop()
    own_house.start()
    written = caplog.text + " ".join(str(record.__dict__) for record in caplog.records)
    assert "a connection is closed" in written
    assert "a request failed" not in written  # a refusal is no failure of ours
    assert not [secret for secret in secrets_of(made) if secret in written]


def test_nothing_secret_is_written_to_the_log_when_the_database_fails(own_house: House, caplog: pytest.LogCaptureFixture):
    made = two_people(own_house, seed=SEED)
    with own_house.sql() as sql:
        for name in ("log", "tables"):
            sql.execute(f"CREATE TRIGGER full_{name} BEFORE INSERT ON {name} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END")
    assert own_house.refused("tables", game="leduc", seed=SEED) == (500, "trouble")
    with made.sit(0) as ann:
        ann.say(ann.answering("call"))
        ann.closed()
    eventually(lambda: "the disk is full" in caplog.text)
    assert SEED not in caplog.text
    assert "parameters: " not in caplog.text.replace("hidden due to", "")
