"""The terminal: drawing whole frames, reading keys or lines while a clock runs, and giving the terminal back as it was.

There are two screens with one interface. `FullScreen` owns a terminal: it redraws in place and reads single keys. `PlainScreen`
only writes and reads lines, for pipes, dumb terminals and systems without termios; there the clock is only printed.
"""

from __future__ import annotations

import codecs
import os
import select
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from types import FrameType

from rich.console import Console
from rich.text import Text

try:
    import termios
    import tty
except ImportError:  # Windows: lines only
    pass

REFRESH = 0.2  # seconds between two looks at clock, size and keyboard
SAME_STROKE = 1.0  # seconds: the Enter after a digit that was taken at once is part of it
HANDS_OFF = 0.7  # seconds after the clock has ended something in which keys are not taken: they were meant for before

ENTER, BACKSPACE, ESCAPE, ERASE, END_OF_FILE, REDRAW = "<enter>", "<backspace>", "<escape>", "<erase>", "<eof>", "<redraw>"
UP, DOWN, LEFT, RIGHT, HOME, END = "<up>", "<down>", "<left>", "<right>", "<home>", "<end>"
PAGE_UP, PAGE_DOWN = "<page up>", "<page down>"
CONTROL = {
    "\r": ENTER, "\n": ENTER, "\x7f": BACKSPACE, "\x08": BACKSPACE, "\x15": ERASE, "\x17": ERASE,
    "\x04": END_OF_FILE, "\x0c": REDRAW,
}  # fmt: skip
WOKEN = "<woken>"  # no key: the clock has changed something
SEQUENCES = {
    "[A": UP, "[B": DOWN, "[C": RIGHT, "[D": LEFT, "OA": UP, "OB": DOWN, "OC": RIGHT, "OD": LEFT,
    "[H": HOME, "[F": END, "[1~": HOME, "[4~": END, "[5~": PAGE_UP, "[6~": PAGE_DOWN, "OM": ENTER,
}  # fmt: skip

Status = Callable[[], Text]
Wake = Callable[[], bool]


class Interrupted(Exception):
    """Ctrl-C was pressed."""


class EndOfInput(Exception):
    """Nothing more will be typed: the input is closed, or the terminal is gone (`signal` says how, 0: just closed)."""

    def __init__(self, signal: int = 0) -> None:
        super().__init__()
        self.signal = signal


def nothing() -> Text:
    return Text()


def never() -> bool:
    return False


class PlainScreen:
    """Lines out, lines in."""

    full = False

    def __init__(self, console: Console) -> None:
        self.console = console
        self.typed = ""
        self._lines: list[str] = []
        self._rest = b""
        self._closed = False
        self._signals: list[int] = []

    @property
    def size(self) -> tuple[int, int]:
        """Columns, and rows without end: nothing has to fit."""
        return max(40, min(self.console.width, 120)), 1000

    def show(self, lines: Sequence[Text]) -> None:
        self.console.print()
        for line in lines:
            self.console.print(line, soft_wrap=True)

    def page(
        self, lines: Sequence[Text], hint: str, status: Status = nothing, wake: Wake = never, from_end: bool = False
    ) -> None:
        """Show something that may be longer than the screen."""
        self.show(lines)

    def say(self, text: str | Text) -> None:
        self.console.print(text, soft_wrap=True)

    def line(self, status: Status = nothing, instant: str = "", wake: Wake = never) -> str | None:
        """The next line typed; None if `wake` says that something has changed meanwhile."""
        self.console.print(Text.assemble(status(), "> "), end="", soft_wrap=True)
        self.console.file.flush()
        while not self._lines:
            if self._closed:
                self.console.print()
                raise EndOfInput
            if self._ready():
                self._receive(self._read())
            self._heed_signals()
            if not self._lines and wake():
                self.console.print()
                return None
        line = self._lines.pop(0)
        if not sys.stdin.isatty():
            self.console.print(line, highlight=False, markup=False)  # no terminal has echoed it
        return line

    def _ready(self) -> bool:
        if os.name == "nt":
            return True
        return bool(select.select([sys.stdin.fileno()], [], [], REFRESH)[0])

    def _read(self) -> bytes:
        """What has been typed; nothing if the other end is gone."""
        try:
            return os.read(sys.stdin.fileno(), 65536)
        except OSError:
            return b""

    def _receive(self, received: bytes) -> None:
        self._closed = not received
        *whole, self._rest = (self._rest + received).split(b"\n")
        if self._closed and self._rest:
            whole.append(self._rest)
        self._lines += [line.decode("utf-8", "replace").rstrip("\r") for line in whole]

    # -- signals: noted, and acted on between two questions, never in the middle of a rule --------------------------------

    def on_signal(self, number: int, _frame: FrameType | None) -> None:
        if number == signal.SIGINT and signal.SIGINT in self._signals:
            raise KeyboardInterrupt  # the first one has not been heeded: something hangs
        self._signals.append(number)

    def _heed_signals(self) -> None:
        if self._signals:
            number = self._signals.pop(0)
            if number == signal.SIGINT:
                raise Interrupted
            raise EndOfInput(number)

    def open(self) -> None:
        """Take the terminal."""

    def close(self) -> None:
        """Give the terminal back."""


class FullScreen(PlainScreen):
    """A terminal that is ours: frames are drawn in place on the other page, keys are read one by one."""

    full = True

    def __init__(self, console: Console) -> None:
        super().__init__(console)
        self._input = sys.stdin.fileno()
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._keys: list[str] = []
        self._before: list[object] | None = None
        self._last_line = ""
        self._quiet_until = 0.0
        self._taken_at_once = 0.0  # when a key was taken without Enter, if it was the last one
        self._drawn_size = self.size
        self._later: list[str | Text] = []

    @property
    def size(self) -> tuple[int, int]:
        try:
            columns, rows = os.get_terminal_size(sys.stdout.fileno())
        except OSError:  # the terminal is gone; the signal that says so is on its way
            columns, rows = 0, 0
        return max(columns, 20) if columns else 80, max(rows, 5) if rows else 24

    # -- taking and giving back ----------------------------------------------------------------------------------------

    def open(self) -> None:
        self._before = termios.tcgetattr(self._input)
        tty.setcbreak(self._input)
        self._write("\x1b[?1049h\x1b[H\x1b[2J")

    def close(self) -> None:
        if self._before is None:
            return
        with suppress(OSError, termios.error, EndOfInput):  # the terminal may be gone
            self._write("\x1b[0m\x1b[?25h\x1b[?1049l")
            termios.tcsetattr(self._input, termios.TCSADRAIN, self._before)  # type: ignore[arg-type]
            for text in self._later:
                self.console.print(text, soft_wrap=True)
        self._before = None
        self._later = []

    def on_signal(self, number: int, frame: FrameType | None) -> None:
        if number != signal.SIGTSTP:
            super().on_signal(number, frame)
            return
        self.close()
        signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGTSTP)  # sleeps here until the shell brings us back
        signal.signal(signal.SIGTSTP, self.on_signal)
        self.open()
        self._drawn_size = (0, 0)

    # -- writing -------------------------------------------------------------------------------------------------------

    def show(self, lines: Sequence[Text]) -> None:
        """Draw a whole frame; the line below it is for typing. What was there is overwritten, so nothing flickers."""
        self._drawn_size = self.size
        width, height = self._drawn_size
        shown = [self._rendered(line, width) for line in lines[: height - 1]]
        self._write("\x1b[H" + "".join(f"{line}\x1b[0m\x1b[K\r\n" for line in shown) + "\x1b[J")

    def say(self, text: str | Text) -> None:
        """Kept for when the terminal is given back: this page will vanish."""
        self._later.append(text)

    def page(
        self, lines: Sequence[Text], hint: str, status: Status = nothing, wake: Wake = never, from_end: bool = False
    ) -> None:
        """Page by page until it is left; the clock goes on meanwhile."""
        self._stroke_lasts()
        top = len(lines) if from_end else 0
        while True:
            room = self.size[1] - 1
            top = max(0, min(top, len(lines) - room))
            self.show(lines[top : top + room])
            below = len(lines) - top - room
            where = hint if len(lines) <= room else f"{hint}  {top + 1}-{min(top + room, len(lines))}/{len(lines)} "
            self._write_status(Text.assemble(status(), (where, "dim")))
            key = self._key(wake)
            if key == WOKEN:
                self.forget_keys()
                return
            if key is not None and self._is_same_stroke(key):
                continue
            if key in (DOWN, "j"):
                top += 1
            elif key in (UP, "k"):
                top -= 1
            elif key in (" ", PAGE_DOWN, ENTER) and below > 0:
                top += room
            elif key in ("b", PAGE_UP):
                top -= room
            elif key == HOME:
                top = 0
            elif key == END:
                top = len(lines)
            elif key in ("q", ESCAPE, ENTER, " ", END_OF_FILE):
                return

    def _rendered(self, line: Text, width: int) -> str:
        line = line.copy()
        line.truncate(width, overflow="ellipsis")
        with self.console.capture() as capture:
            self.console.print(line, end="", soft_wrap=True)
        return capture.get().replace("\n", " ")

    def _write_status(self, status: Text) -> None:
        self._write(f"\r{self._rendered(status, self.size[0] - 1)}\x1b[0m\x1b[K")

    def _write(self, text: str) -> None:
        try:
            self.console.file.write(text)
            self.console.file.flush()
        except OSError:
            raise EndOfInput(signal.SIGHUP) from None

    # -- reading -------------------------------------------------------------------------------------------------------

    def line(self, status: Status = nothing, instant: str = "", wake: Wake = never) -> str | None:
        """What is typed, up to Enter; a key of `instant` on an empty line is taken at once.

        None: draw the frame again, because `wake` saw a change or the terminal has another size. What was typed so far stays,
        unless the clock made the change: then it was meant for a question that is gone.
        """
        self._stroke_lasts()
        while True:
            if not self._keys:  # what is pasted is shown once, not letter by letter
                shown = status()
                room = max(5, self.size[0] - shown.cell_len - 4)
                self._write_status(Text.assemble(shown, ("> ", "bold"), self.typed[-room:]))
            key = self._key(wake)
            if key is None:
                if self._drawn_size != self.size:
                    return None
                continue
            if key == WOKEN:
                self.forget_keys()
                return None
            line = self._edit(key, instant)
            if line is not None:
                self.typed = ""
                return line
            if key == REDRAW:
                return None

    def _stroke_lasts(self) -> None:
        """From when the next question or page is there: bots may have thought in between."""
        if self._taken_at_once:
            self._taken_at_once = time.monotonic()

    def _is_same_stroke(self, key: str) -> bool:
        """The Enter after a digit that was taken at once: it answers nothing, and turns no page that nobody has read."""
        taken_at_once, self._taken_at_once = self._taken_at_once, 0.0
        return key == ENTER and time.monotonic() < taken_at_once + SAME_STROKE

    def _edit(self, key: str, instant: str) -> str | None:
        """One key; the finished line if this ends it."""
        if self._is_same_stroke(key) and not self.typed:
            return None
        if key == ENTER:
            self._last_line = self.typed or self._last_line
            return self.typed
        if key == BACKSPACE:
            self.typed = self.typed[:-1]
        elif key in (ERASE, ESCAPE):
            self.typed = ""
        elif key == UP:
            self.typed = self._last_line
        elif key == END_OF_FILE and not self.typed:
            raise EndOfInput
        elif len(key) == 1 and not self.typed and key in instant:
            self._taken_at_once = time.monotonic()
            return key
        elif len(key) == 1:
            self.typed += key
        return None

    def key(self, patience: float) -> str | None:
        """The next key by itself, or None after a moment without one."""
        return self._key(never, min(patience, REFRESH))

    def forget_keys(self) -> None:
        """Drop what was typed for a question that the clock has taken away."""
        self.typed = ""
        self._keys.clear()
        termios.tcflush(self._input, termios.TCIFLUSH)
        self._quiet_until = time.monotonic() + HANDS_OFF

    def _key(self, wake: Wake, patience: float = REFRESH) -> str | None:
        """The next key; WOKEN if `wake` saw a change, None if nothing happened for a moment."""
        if not self._keys and select.select([self._input], [], [], patience)[0]:
            received = self._read()
            if not received:
                raise EndOfInput
            if time.monotonic() >= self._quiet_until:
                self._keys += self._decoded(self._decoder.decode(received))
        self._heed_signals()
        if wake():
            return WOKEN
        return self._keys.pop(0) if self._keys else None

    def _decoded(self, text: str) -> Iterator[str]:
        at = 0
        while at < len(text):
            if text[at] == "\x1b":
                sequence = next((name for name in SEQUENCES if text.startswith(name, at + 1)), None)
                if sequence is not None:
                    yield SEQUENCES[sequence]
                    at += 1 + len(sequence)
                    continue
                if len(text) > at + 1:  # a key we do not know: nothing of it is text
                    return
                yield ESCAPE
            elif text[at] in CONTROL:
                yield CONTROL[text[at]]
            elif text[at].isprintable():
                yield text[at]
            at += 1


def make_screen(console: Console) -> PlainScreen:
    """The best screen that the surroundings allow."""
    both = sys.stdin.isatty() and sys.stdout.isatty()
    if both and os.name != "nt" and os.environ.get("TERM", "dumb") not in ("dumb", "unknown", ""):
        return FullScreen(console)
    return PlainScreen(console)


@contextmanager
def opened(console: Console) -> Iterator[PlainScreen]:
    """A screen for the time of a sitting; whatever happens, the terminal is given back as it was."""
    screen = make_screen(console)
    names = ("SIGINT", "SIGTERM", "SIGHUP", "SIGTSTP") if screen.full else ("SIGINT", "SIGTERM", "SIGHUP")
    heeded = [getattr(signal, name) for name in names if hasattr(signal, name)]
    former = {number: signal.signal(number, screen.on_signal) for number in heeded}
    try:
        screen.open()
        yield screen
    finally:
        screen.close()
        for number, handler in former.items():
            signal.signal(number, handler)
