"""Setting a match up in the terminal: only what matters in the chosen mode is asked for, and what was earned goes with it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import ludarium as library
from ludarium import registry
from ludarium.cli import storage
from ludarium.cli.play import new_match
from tests.cli.terminal import ASKED, Terminal, loaded, ludarium, saved

HARA = library.game("hara")
MODES = [mode.id for mode in HARA.info.modes]


def at_the_set_up(terminal: Terminal) -> None:
    terminal.until("Champions of Hara")
    terminal.press(str([info.id for info in registry.games()].index("hara") + 1))
    terminal.until("Champion: at random")


def test_only_what_matters_in_the_mode_is_asked_for(data: Path) -> None:
    with ludarium(data=data, columns=110, rows=50) as terminal:
        at_the_set_up(terminal)
        assert "Champion of seat 2" not in terminal.screen
        assert "Champion of seat 2" in terminal.say("n")
        assert "Champion of seat 4" not in terminal.say("n")
        assert "The Ghost’s cards" not in terminal.screen
        terminal.say("m")
        plowshares = terminal.say(str(MODES.index("plowshares") + 1))
        assert "Swords to plowshares" in plowshares
        assert "Champion:" not in plowshares
        assert "Layout of the Worlds" not in plowshares
        more = terminal.say("+")
        assert "Layout of the Worlds" in more
        assert "Tokens out of order" in more
        assert "Scientists to defeat" not in more
        assert "Unlocked for" not in more


def test_what_was_chosen_for_another_mode_does_no_harm(data: Path) -> None:
    with ludarium(data=data, columns=110, rows=50) as terminal:
        at_the_set_up(terminal)
        terminal.say("n")
        terminal.say("1")
        terminal.press("2")  # Leaf, for the arena
        assert "Champion: Leaf" in terminal.screen
        terminal.say("m")
        terminal.say(str(MODES.index("plowshares") + 1))
        terminal.say("")
        terminal.until(ASKED)
        terminal.say("s")
        terminal.say("q")
    match = loaded(saved(data)[0], "hara")
    assert (match.setup.mode, match.setup.seats, match.setup.options["champion"]) == ("plowshares", 1, "random")


def test_a_mode_that_was_won_earns_its_word_for_the_next_match(data: Path) -> None:
    assert new_match(HARA, "arena", {}, 1).setup.options["unlocked"] == []
    storage.remember_won("hara", "plowshares")
    storage.remember_won("hara", "plowshares")
    storage.remember_won("hara", "arena")
    storage.remember_won("another", "nightmare")
    assert storage.modes_won("hara") == {"plowshares", "arena"}
    assert (data / "ludarium" / "won").read_text().count("plowshares") == 1
    assert new_match(HARA, "arena", {"locked_cards": "on"}, 1).setup.options["unlocked"] == ["oric"]
    assert new_match(HARA, "arena", {"unlocked": ["leaf"]}, 1).setup.options["unlocked"] == ["leaf"]  # who says so, is believed


def test_an_error_of_the_core_is_told_in_the_language_of_the_command(tmp_path: Path):
    file = tmp_path / "broken.json"
    file.write_text("{}", "utf-8")
    told = {}
    for language in ("en", "fr"):
        done = subprocess.run(
            [sys.executable, "-m", "ludarium", "replay", str(file), "--check", "--lang", language], capture_output=True, text=True
        )
        assert done.returncode == 2
        told[language] = done.stderr
    assert "this is no Ludarium save" in told["en"]
    assert "Ce n’est pas une partie enregistrée" in told["fr"]
