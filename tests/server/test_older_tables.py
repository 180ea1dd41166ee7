"""Tables of an older version: they go on where their log is legal, and otherwise say so and can be carried away whole."""

from __future__ import annotations

import json

from ludarium.server import wire
from tests.server.house import House, Made


def played(house: House) -> Made:
    made = house.table("proving", seed="3")
    with made.sit(0) as ann:
        ann.answer("start")
        ann.settle()
    return made


def grows_old(house: House, made: Made, say: str = "") -> None:
    """The same table as a server of another version would have left it; with a word, its last answer is one of that version."""
    house.stop()
    with house.sql() as database:
        database.execute("UPDATE tables SET rules = 0, pack = '0123456789abcdef' WHERE id = ?", (made.id,))
        if say:
            last = "(SELECT max(number) FROM log WHERE table_id = ?)"
            database.execute(f"UPDATE log SET say = ? WHERE table_id = ? AND number = {last}", (say, made.id, made.id))
    house.start()


def test_an_older_table_whose_log_is_legal_goes_on_and_is_marked(own_house: House):
    made = played(own_house)
    grows_old(own_house, made)
    with made.sit(0) as ann:
        assert "server-mark-version" in [mark["say"] for mark in ann.now.marks]
        ann.answer("stop")
    own_house.restart()
    with made.sit(0) as ann:
        assert "server-mark-version" in [mark["say"] for mark in ann.now.marks]
        assert any(line.say == "stop" for line in ann.lines)
    assert json.loads(made.file())["begun"] == {"rules": 0, "pack": "0123456789abcdef"}


def test_an_older_table_that_does_not_go_on_is_listed_says_so_and_gives_its_whole_log(own_house: House):
    made, other = played(own_house), played(own_house)
    grows_old(own_house, made, "leap")
    with made.watch(hello=False) as guest:
        refusal = guest.hear(wire.Refusal)
    assert (refusal.code, refusal.text["say"]) == ("closed", "server-closed-version")
    assert made.summary().closed["say"] == "server-closed-version"
    report = own_house.post(f"tables/{made.id}/report", token=made.tokens[0])
    assert [entry["say"] for entry in report["log"]][-1] == "leap"
    assert report["rules"] == 0
    with other.sit(0) as ann:
        ann.answer("stop")


def test_a_file_of_an_older_version_is_opened_if_its_log_is_legal(own_house: House):
    save = json.loads(played(own_house).file())
    del save["seal"]
    made = own_house.bring(json.dumps(save | {"rules": 0, "checks": {}}))
    with made.sit(0) as ann:
        assert "server-mark-version" in [mark["say"] for mark in ann.now.marks]
