"""Playing in a terminal, as a person does: on a pseudo-terminal, with keys, a running clock and a screen to look at."""

from __future__ import annotations

import json
import os
import re
import signal
import termios
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludarium as library
from ludarium.core.packs import Card
from tests.cli.terminal import ALL, ASKED, Terminal, loaded, ludarium, saved

Run = Callable[..., Any]


def enemy(seed: int, slot: int) -> Card:
    """The enemy that a match with this seed begins with on a slot, whatever the pack holds."""
    game = library.game("proving")
    id = game.new(seed=seed).view(0)["slots"][slot - 1]["enemy"]
    return next(card for card in game.pack.cards if card.id == id)


def play_carelessly(terminal: Terminal) -> None:
    """Stop every round at once and otherwise take the first option: five wounds come soon, whatever the cards say."""
    for _ in range(120):
        if re.search("5 quit", terminal.screen):
            return
        terminal.take("e", "f")
    raise AssertionError(f"the match does not end:\n{terminal.screen}")


# -- whole matches ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "result"), [("en", "Defeat"), ("fr", "Défaite")])
def test_a_whole_match_on_the_budget_clock(data: Path, language: str, result: str) -> None:
    with ludarium("play", "proving", "--seed", "4", "--clock", "budget", *ALL, "--lang", language, data=data) as terminal:
        terminal.until(ASKED)
        play_carelessly(terminal)
        assert result in terminal.screen
        assert re.search(r"^\d+ (round|manche)s?, \d+ .*, 5 .*, \d+ ", terminal.screen, re.MULTILINE)
        terminal.press("1")
        terminal.press("5")
        assert terminal.wait() == 0
        assert result in terminal.screen
        assert "proving-" in terminal.screen
    replay = loaded(saved(data)[0])
    assert replay.result is not None
    assert (replay.seed, replay.setup.options["clock_mode"]) == (4, "budget")


@pytest.mark.parametrize(("language", "result"), [("en", "Defeat"), ("fr", "Défaite")])
def test_a_whole_match_on_the_live_clock(data: Path, language: str, result: str) -> None:
    with ludarium("play", "proving", "--seed", "2", "--lang", language, data=data, columns=120, rows=40) as terminal:
        terminal.until(ASKED)
        play_carelessly(terminal)
        assert " 60 s " in terminal.raw
        assert result in terminal.screen
        terminal.press("5")
        assert terminal.wait() == 0


def test_hints_can_be_followed(data: Path) -> None:
    with ludarium("play", "proving", "--seed", "4", "--clock", "budget", *ALL, data=data) as terminal:
        terminal.until(ASKED)
        for _ in range(8):
            hint = re.search(r"Hint: (\w+) (.+)", terminal.say("h"))
            assert hint
            assert re.search(rf"(?:^|  ) ?{hint[1]} {re.escape(hint[2].strip())}", terminal.screen, re.MULTILINE)
            terminal.press(f"{hint[1]}\r")


def test_the_default_clock_is_live_and_moves(data: Path) -> None:
    with ludarium("play", "proving", "--seed", "7", "--option", "live_lock_ms=5000", data=data) as terminal:
        terminal.until(r"y Start the clock")
        terminal.press("\r")  # one option: Enter takes it
        first = int(terminal.until(r"█ +(\d\d) s .*>")[1])
        assert 50 <= first <= 60  # a busy machine has lost some of them already
        terminal.until(rf" ({'|'.join(str(seconds) for seconds in range(30, first))}) s ")  # without any key
        terminal.take()
        terminal.until(r"s +the dice are still rolling")
        terminal.say("u")
        assert "nothing can be taken back while the clock runs (P-153a)" in terminal.screen


def test_time_runs_out_while_nothing_is_typed(data: Path, tmp_path: Path) -> None:
    """A save without a recorded beginning goes on at its last entry: here, four seconds before the end of a round of 15. So long
    a busy machine may take to draw the table and to take in three letters."""
    match = library.game("proving").new(seed=7, options={"clock_mode": "live", "round_seconds": 15, "live_lock_ms": 0})
    match.answer("start")
    match.answer(match.prompt.options[0].index if match.prompt else 0)
    save = json.loads(match.save())
    del save["seal"], save["began"]
    next(entry for entry in save["log"] if entry["say"].startswith("reroll"))["at"] = 11_000
    file = tmp_path / "late.json"
    file.write_text(json.dumps(save))
    with ludarium("play", "proving", "--load", str(file), data=data) as terminal:
        terminal.until(r"░+ !! +[1-4] s .*>")
        terminal.type("rer")
        terminal.until("Time is up!")
        assert "rer" not in terminal.screen.splitlines()[-1]
        terminal.until("Time’s up!")
        time.sleep(0.8)  # keys that were meant for the roll are not taken for the next question
        terminal.press("\x03")
        terminal.press("1")
        assert terminal.wait() == 0
    assert any(entry.by == "clock" and entry.say == "timeout" for entry in loaded(saved(data)[0]).log)


# -- answers -----------------------------------------------------------------------------------------------------------


def test_illegal_input_gives_the_reason(data: Path) -> None:
    with ludarium("play", "proving", "--seed", "7", "--clock", "budget", data=data) as terminal:
        terminal.until(ASKED)
        assert "The dice have not been thrown yet" in terminal.say("reroll 3")
        terminal.take()
        assert re.search(
            r"‘reroll 4’ is not possible.*single can never be\s+rerolled \(P-36\)", terminal.say("reroll 4"), re.DOTALL
        )
        assert "You can: reroll 2" in terminal.say("reroll 7")
        assert "There is no ‘44’ here: type one of 2 5 6 e" in terminal.say(" 44")
        assert "There is no ‘999" in terminal.say(" " + "9" * 4000)
        terminal.say("lang fr")
        assert re.search(r"«\s*reroll 4\s*» n’est pas possible\..*dé solo", terminal.say("reroll 4"), re.DOTALL)
        assert "> You reroll the 5s." not in terminal.screen
        terminal.say("Reroll  5")
        assert "> Vous relancez les 5." in terminal.screen


def test_dice_that_are_alike_stand_on_one_line(data: Path) -> None:
    with ludarium("play", "proving", "--seed", "3", "--clock", "untimed", *ALL, data=data, rows=40, columns=120) as terminal:
        terminal.until(ASKED)
        for _ in range(12):
            if "Exhaustion track?" in terminal.screen:
                break
            terminal.take("e")
        listed = re.findall(r"(\w\d) Exhaust the (\w+) die showing (\d)", terminal.screen)
        assert listed
        options = [(colour, value) for _, colour, value in listed]
        assert len(set(options)) == len(options)
        terminal.say(listed[0][0])
        assert listed[0][0] not in terminal.keys


def test_undo_and_redo_tell_of_reveals(data: Path) -> None:
    with ludarium("play", "proving", "--seed", "7", "--clock", "budget", data=data) as terminal:
        terminal.until(ASKED)
        assert "nothing to take back" in terminal.say("u")
        terminal.take()
        before = terminal.take()
        told = terminal.say("u")
        assert "One answer taken back" in told
        assert "past a reveal" in told
        assert "60 s" in told
        assert "Taken again" in terminal.say("r")
        assert re.sub(r"^Letters.*$|^Taken.*$", "", before, flags=re.M) == re.sub(r"^Taken.*$", "", terminal.screen, flags=re.M)
        assert "2 answers taken back" in terminal.say("u start")
        assert "cannot be undone" in terminal.say("u everything")


def test_help_log_cards_odds(data: Path) -> None:
    with ludarium("play", "proving", "--seed", "7", "--clock", "budget", *ALL, data=data) as terminal:
        terminal.until(ASKED)
        assert "What you can type" in terminal.say("?")
        terminal.press("q")
        terminal.take()
        terminal.take()
        assert re.search(r"\d+% for #\d to go (up|down)", terminal.say(f"o {terminal.keys[0]}"))
        first, third = enemy(7, 1), enemy(7, 3)
        assert first.flavour.text("en")[:40] in terminal.say(f"c {first.name.text('fr').upper()}")
        terminal.press("q")
        assert third.id in terminal.say("c 3")
        terminal.press("q")
        assert "No card is called ‘zeppelin’" in terminal.say("c zeppelin")
        assert first.id in terminal.say("c")
        terminal.press("q")
        assert "Round" not in terminal.say("V")
        terminal.press("q")
        log = terminal.say("l")
        assert "Round 1" in log
        assert "> You start the clock and roll." in log
        assert re.search(r"The dice show \d, \d", log)


def test_languages_switch_live(data: Path) -> None:
    with ludarium("play", "proving", "--seed", "7", "--clock", "budget", data=data) as terminal:
        terminal.until(enemy(7, 1).name.text("en"))
        screen = terminal.say("lang fr")
        assert enemy(7, 1).name.text("fr") in screen
        assert "Lancer le chronomètre" in screen
        assert enemy(7, 1).name.text("en") in terminal.say("lang en")
        assert "There is no language ‘xx’" in terminal.say("lang xx")


def test_resigning_asks_first(data: Path) -> None:
    with ludarium("play", "proving", "--seed", "7", "--clock", "budget", data=data) as terminal:
        terminal.until(ASKED)
        assert "Resign and lose the match?" in terminal.say("resign")
        assert "y Start the clock" in terminal.press("2")
        terminal.say("resign")
        assert "you laid down your arms" in terminal.press("1")
        assert "y Start the clock" in terminal.press("u")
        terminal.say("resign")
        terminal.press("1")
        terminal.press("3")
        terminal.until("round 1")
        terminal.say("q")
        assert terminal.wait() == 0


# -- saving and leaving ------------------------------------------------------------------------------------------------


def test_save_quit_and_go_on(data: Path, tmp_path: Path) -> None:
    with ludarium("play", "proving", "--seed", "9", "--clock", "budget", *ALL, data=data) as terminal:
        terminal.until(ASKED)
        for _ in range(3):
            terminal.take()
        file = tmp_path / "mine.json"
        assert "Saved:" in terminal.say(f"s {file}")
        assert re.search(r"exists\s+already", terminal.say(f"s {file}"))
        terminal.say("q")
        assert terminal.wait() == 0
        assert "--load" in terminal.screen
    (first,) = saved(data)
    assert loaded(first).hash() == loaded(file).hash()
    with ludarium("play", "proving", "--load", str(first), data=data) as terminal:
        terminal.until(ASKED)
        terminal.say("q")
        assert terminal.wait() == 0
    second = next(each for each in saved(data) if each != first)
    assert loaded(second).hash() == loaded(first).hash()
    assert loaded(second).log == loaded(first).log
    assert len(loaded(first).log) > 10


def test_a_damaged_save_is_refused_in_one_line(run: Run, data: Path, tmp_path: Path) -> None:
    match = library.game("proving").new(seed=3)
    match.answer("start")
    file = tmp_path / "damaged.json"
    for damage in (
        match.save()[:200],
        match.save().replace('"W1=', '"W1=9'),
        "{}",
        "\x00",
        match.save().replace("proving", "chess"),
    ):
        file.write_text(damage)
        outcome = run("play", "proving", "--load", str(file))
        assert outcome.code == 2
        assert outcome.err.startswith("ludarium: ")
        assert outcome.err.count("\n") == 1
    with ludarium("play", "proving", "--load", str(file), data=data) as terminal:
        assert terminal.wait() == 2
        assert "its seal does not fit" in terminal.screen
        assert "1049" not in terminal.raw  # the screen was never taken


def test_ctrl_c_asks_and_the_terminal_is_restored(data: Path) -> None:
    with ludarium("play", "proving", "--seed", "7", data=data) as terminal:
        before = termios.tcgetattr(terminal.file)
        assert before[3] & termios.ECHO
        terminal.until(ASKED)
        terminal.take()
        assert not termios.tcgetattr(terminal.file)[3] & termios.ECHO
        assert "Leave the match?" in terminal.press("\x03")
        assert "Reroll a set" in terminal.press("3")
        terminal.press("\x03")
        os.write(terminal.file, b"\x03")  # again: go
        assert terminal.wait() == 0
        assert termios.tcgetattr(terminal.file)[:4] == before[:4]
        assert terminal.raw.rstrip().endswith("\x1b[?1049l")
    assert saved(data) == []


def test_a_program_that_is_ended_loses_no_match(data: Path) -> None:
    with ludarium("play", "proving", "--seed", "7", data=data) as terminal:
        terminal.until(ASKED)
        terminal.take()
        os.kill(terminal.process, signal.SIGTERM)
        assert terminal.wait() == 128 + signal.SIGTERM
    assert loaded(saved(data)[0]).log[-1].by == "chance"


def test_a_closed_terminal_loses_no_match(data: Path) -> None:
    with ludarium("play", "proving", "--seed", "7", data=data) as terminal:
        terminal.until(ASKED)
        terminal.take()
        os.close(terminal.file)
        _, status = os.waitpid(terminal.process, 0)
        terminal.code = os.waitstatus_to_exitcode(status)
        assert terminal.code in (0, 128 + signal.SIGHUP)  # whichever it notices first: the end of its input, or the signal
    assert loaded(saved(data)[0]).log[-1].by == "chance"
