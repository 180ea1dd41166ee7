"""A terminal for tests: runs `ludarium` on a pseudo-terminal, types into it, and reads what stands on the screen.

The screen is rebuilt from the control sequences the client uses (home, erase, new lines, the other page), so that tests look at
what a person would see and not at a stream of bytes.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import ludarium as library
from ludarium.cli import main
from ludarium.core.match import Match

SEQUENCE = re.compile(r"\x1b\[([?\d;]*)([A-Za-z])")
ASKED = r"> ?$"  # the line for typing
ALL = ("--option", "modules=63")
PATIENCE = 300.0  # seconds until a test gives up waiting: machines have other things to do
FRESH_START = 300.0  # for a program that has everything to import first


def become_ludarium(arguments: list[str], environment: dict[str, str]) -> NoReturn:
    """In a new process on a new terminal: run the command. Everything is imported already, which spares most of a second."""
    code = 1
    try:
        os.environ.clear()
        os.environ.update(environment)
        sys.stdin = open(0, closefd=False)  # noqa: SIM115
        sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
        sys.stderr = open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGALRM):
            signal.signal(number, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        sys.argv = ["ludarium", *arguments]
        main()
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 0
    except BaseException:
        traceback.print_exc()
    with contextlib.suppress(OSError):
        sys.stdout.flush()
    os._exit(code)


class Terminal:
    """A running `ludarium` with a screen of `rows` lines."""

    def __init__(self, arguments: list[str], data: Path, columns: int, rows: int, surroundings: dict[str, str]) -> None:
        self.raw = ""
        self._unfinished = ""
        self.columns, self.rows = columns, rows
        self.pages = [[""] * rows, [""] * rows]  # the ordinary page and the other one
        self.page, self.row, self.column = 0, 0, 0
        self.code: int | None = None
        self.prompts = "replay" not in arguments  # after each frame there is a line for typing
        environment = {**os.environ, "XDG_DATA_HOME": str(data), "TERM": "xterm-256color", "LANG": "C.UTF-8", "LC_ALL": ""}
        for name in ("NO_COLOR", "COLUMNS", "LINES", "FORCE_COLOR"):
            environment.pop(name, None)
        environment |= surroundings
        self.process, self.file = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            become_ludarium(arguments, environment)

    # -- looking -------------------------------------------------------------------------------------------------------

    @property
    def screen(self) -> str:
        return "\n".join(line.rstrip() for line in self.pages[self.page])

    def read(self, seconds: float = 0.05) -> bool:
        """Take in what the program has written; False when it has closed the terminal."""
        if not select.select([self.file], [], [], seconds)[0]:
            return True
        try:
            received = os.read(self.file, 65536)
        except OSError:  # Linux says so when the other side is closed
            return False
        while received and received[-1] & 0x80 and len(received) < 70000:  # not in the middle of a character
            try:
                received.decode()
                break
            except UnicodeDecodeError:
                received += os.read(self.file, 1)
        text = received.decode("utf-8", "replace")
        self.raw += text
        whole, begun, rest = (self._unfinished + text).rpartition("\x1b")
        if begun and not SEQUENCE.match(begun + rest):  # the rest of a control sequence is still to come
            self._draw(whole)
            self._unfinished = begun + rest
        else:
            self._draw(whole + begun + rest)
            self._unfinished = ""
        return bool(received)

    def until(self, pattern: str) -> re.Match[str]:
        """Wait until something like this stands on the screen."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = re.search(pattern, self.screen, re.MULTILINE)
            if found:
                self.next_frame(-1)
                return found
            if not self.read():
                break
        found = re.search(pattern, self.screen, re.MULTILINE)
        assert found, f"never saw {pattern!r}; the screen is:\n{self.screen}"
        return found

    def next_frame(self, frames: int) -> None:
        """Wait until more than so many frames have been drawn, and the last of them is whole."""
        end = time.monotonic() + PATIENCE
        while (self.frames <= frames or not self.whole) and time.monotonic() < end:
            if not self.read(0.5):
                return
        while select.select([self.file], [], [], 0.02)[0] and self.read(0):
            pass

    @property
    def whole(self) -> bool:
        """Is nothing of a frame still to come? It begins at home and ends with erasing what is below; then the line for typing is
        written. A machine that is busy with something else may stop anywhere in between."""
        if "\x1b[?1049h" not in self.raw:  # lines, no frames
            return True
        ends = self.raw.rfind("\x1b[J")
        return ends > self.raw.rfind("\x1b[H") and (not self.prompts or "\x1b[K" in self.raw[ends:])

    @property
    def frames(self) -> int:
        """How many times the whole screen has been drawn: each time ends with erasing what is below."""
        return self.raw.count("\x1b[J")

    def _draw(self, text: str) -> None:
        at = 0
        while at < len(text):
            found = SEQUENCE.match(text, at)
            if found:
                self._obey(found[1], found[2])
                at = found.end()
                continue
            self._put(text[at])
            at += 1

    def _obey(self, arguments: str, letter: str) -> None:
        page = self.pages[self.page]
        if letter == "H":
            self.row = self.column = 0
        elif letter == "K":
            page[self.row] = page[self.row][: self.column]
        elif letter == "J":
            page[self.row] = page[self.row][: self.column] if arguments != "2" else ""
            page[self.row + 1 :] = [""] * (self.rows - self.row - 1)
        elif arguments == "?1049" and letter in "hl":
            self.page = 1 if letter == "h" else 0
            self.row = self.column = 0

    def _put(self, letter: str) -> None:
        page = self.pages[self.page]
        if letter == "\r":
            self.column = 0
        elif letter == "\n":
            self.row += 1
            if self.row == self.rows:
                self.row -= 1
                page.append("")
                del page[0]
        elif letter >= " ":
            line = page[self.row].ljust(self.column)
            page[self.row] = line[: self.column] + letter + line[self.column + 1 :]
            self.column += 1

    # -- typing --------------------------------------------------------------------------------------------------------

    def type(self, text: str) -> None:
        os.write(self.file, text.encode())

    def say(self, line: str) -> str:
        """Type a line, and wait for the frame that it brings."""
        return self.press(f"{line}\r")

    @property
    def keys(self) -> list[str]:
        """What the line for typing says can be pressed; of a run like `1-6` its first."""
        shown = self.screen.rstrip().splitlines()[-1].rpartition(">")[0].split()
        shown = shown[shown.index("s") + 1 :] if "s" in shown else shown  # after the seconds of a clock
        return [key.partition("-")[0] or key for key in shown]

    def take(self, *wanted: str) -> str:
        """Press the first of these keys that can be pressed, or else the first there is, and Enter."""
        return self.say(next((key for key in (*wanted, *self.keys) if key in self.keys), ""))

    def press(self, keys: str) -> str:
        frames = self.frames
        self.type(keys)
        self.next_frame(frames)
        return self.screen

    def resize(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.pages = [[""] * rows, [""] * rows]
        self.row = self.column = 0
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    # -- ending --------------------------------------------------------------------------------------------------------

    def wait(self) -> int:
        """The exit code, after everything that was written has been read."""
        end = time.monotonic() + PATIENCE
        while self.code is None and time.monotonic() < end:
            open_still = self.read()
            done, status = os.waitpid(self.process, os.WNOHANG)
            if done:
                while self.read(0.02) and select.select([self.file], [], [], 0.02)[0]:
                    pass
                self.code = os.waitstatus_to_exitcode(status)
            elif not open_still:
                time.sleep(0.02)
        assert self.code is not None, f"it does not end; the screen is:\n{self.screen}"
        return self.code

    def kill(self) -> None:
        if self.code is None:
            with contextlib.suppress(ProcessLookupError, ChildProcessError):
                os.kill(self.process, signal.SIGKILL)
                os.waitpid(self.process, 0)
        with contextlib.suppress(OSError):
            os.close(self.file)


@contextlib.contextmanager
def ludarium(
    *arguments: str, data: Path, columns: int = 80, rows: int = 24, explained: bool = True, **surroundings: str
) -> Iterator[Terminal]:
    """`ludarium` on a terminal of its own, with a data folder of its own."""
    if explained:
        (data / "ludarium").mkdir(parents=True, exist_ok=True)
        (data / "ludarium" / "explained").write_text("proving\nhara\nanima\n")
    terminal = Terminal(list(arguments), data, columns, rows, surroundings)
    try:
        yield terminal
    finally:
        terminal.kill()


def saved(data: Path) -> list[Path]:
    """The saves in a data folder, the oldest first."""
    return sorted((data / "ludarium" / "saves").glob("*.json"), key=lambda file: file.stat().st_mtime_ns)


def loaded(file: Path, game: str = "proving") -> Match:
    return library.game(game).load(file)
