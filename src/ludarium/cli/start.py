"""`ludarium` without a command: choose a title, change what you like about the match, and play."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path
from typing import Any

from rich.text import Text

from ludarium import registry
from ludarium.cli import lessons, storage
from ludarium.cli.boards import fit
from ludarium.cli.frame import wrapped
from ludarium.cli.listing import values_text
from ludarium.cli.names import listed
from ludarium.cli.play import new_match, play
from ludarium.cli.screen import EndOfInput, Interrupted, PlainScreen
from ludarium.cli.words import number_in, tell, what_went_wrong, worded
from ludarium.core.errors import LudariumError
from ludarium.core.game import Game
from ludarium.core.match import Match
from ludarium.core.options import Flag, Lesson, Mode, OneOf, OptionSpec, Several
from ludarium.core.text import LANGUAGES

FIRST_SHOWN = 3  # options of a title that most people want to see; the others wait behind "more"


class Start:
    """The choices made so far, and the screens on which they are made."""

    def __init__(self, screen: PlainScreen, language: str) -> None:
        self.screen = screen
        self.language = language
        self.notice = ""
        self.bots = 0  # how many seats the computer plays
        self.bot: str | None = None  # by which player; None: the usual one
        self.lesson: Lesson | None = None  # instead of a match
        self.names: list[str] = []  # what those at the table are called, by seat

    def tell(self, message: str, **arguments: object) -> str:
        return tell(self.language, message, **arguments)

    def ask(self, title: str, lines: list[Text], question: str, instant: str = "") -> str:
        """A heading, some lines, a question, and what is typed."""
        while True:
            shown = [Text(f" {title} ", style="bold reverse"), Text(), *lines, Text()]
            if self.notice:
                shown.append(Text(self.notice, style="yellow"))
            shown += [Text(line, style="bold") for line in question.splitlines()]
            self.screen.show(shown)
            typed = self.screen.line(instant=instant)
            if typed is not None:
                self.notice = ""
                return typed.strip()

    # -- which title ---------------------------------------------------------------------------------------------------

    def choose_game(self) -> Game | None:
        while True:
            infos = registry.games()
            lines: list[Text] = []
            for number, info in enumerate(infos, 1):
                lines.append(Text.assemble((f"{number} ", "bold cyan"), (info.names.text(self.language), "bold")))
                lines += [*self.wrapped(info.summary.text(self.language), "  "), Text()]
            other = next(language for language in LANGUAGES if language != self.language)
            typed = self.ask("Ludarium", lines, self.tell("start-which", other=other), instant="123456789"[: len(infos)])
            if typed == "q":
                return None
            if typed in LANGUAGES:
                self.language = typed
            elif 1 <= number_in(typed or "1") <= len(infos) and (typed or len(infos) == 1):
                return registry.game(infos[number_in(typed or "1") - 1].id)
            elif typed in [info.id for info in infos]:
                return registry.game(typed)
            else:
                self.notice = self.tell("start-not-understood", typed=typed)

    def wrapped(self, text: str, indent: str) -> list[Text]:
        width = min(self.screen.size[0], 100) - len(indent)
        return [Text(indent + line.plain, style="dim") for line in wrapped(Text(text), width, self.screen.console)]

    # -- how to play it --------------------------------------------------------------------------------------------------

    def prepare(self, game: Game) -> Match | None:
        """Sensible defaults, each of which can be changed; Enter plays."""
        chosen: dict[str, object] = {spec.id: spec.default for spec in game.info.options}
        if "clock_mode" in chosen:
            chosen["clock_mode"] = "live"
        mode, seats = game.info.modes[0], 0
        people: int | None = None  # nobody has said yet
        more = False
        while True:
            low, high = mode.seats or game.info.seats
            seats = min(max(seats, low), high)
            self.bots = seats - min(people or (1 if low > 1 else seats), seats)
            offered = self.offered(game, mode, seats)
            first = [spec for spec in offered if family(game, spec) in first_families(game)]
            specs = offered if more else first
            saved = storage.latest_save(game.info.id)
            lines = [self.option(game, number, spec, chosen[spec.id]) for number, spec in enumerate(specs, 1)]
            several = seats if high > low else 0
            lines = [*self.folded(lines), Text(), *self.keys(game, mode, several, more, saved, offered != first)]
            typed = self.ask(game.info.names.text(self.language), lines, self.tell("start-play"))
            if not typed:
                try:
                    return new_match(game, mode.id, {spec.id: chosen[spec.id] for spec in offered}, None, seats)
                except LudariumError as problem:
                    self.notice = what_went_wrong(problem, self.language)
            elif typed == "q":
                return None
            elif typed in LANGUAGES:
                self.language = typed
            elif typed == "+":
                more = not more
            elif typed == "c" and saved:
                match = self.load(game, saved)
                if match:
                    self.bots, self.bot, self.names = storage.bots_in(saved), storage.bot_in(saved), storage.names_in(saved)
                    return match
            elif typed == "l" and game.lessons:
                self.lesson = self.choose_lesson(game)
                if self.lesson is not None:
                    self.bots = self.lesson.seats - 1
                    return lessons.begin(game, self.lesson)
            elif typed == "m" and len(game.info.modes) > 1:
                mode = self.choose_mode(game, mode)
            elif typed == "n" and several:
                seats = seats + 1 if seats < high else low
            elif typed == "w" and several:
                self.ask_names(game, seats)
            elif typed == "b" and seats > 1:
                people = seats - (self.bots + 1) % seats
            elif 1 <= number_in(typed) <= len(specs):
                spec = specs[number_in(typed) - 1]
                chosen[spec.id] = self.change(game, spec, chosen[spec.id])
            else:
                self.notice = self.tell("start-not-understood", typed=typed)

    def offered(self, game: Game, mode: Mode, seats: int) -> list[OptionSpec]:
        """The options that matter in this mode, for the seats that are taken. Earned ones nobody chooses."""
        here = [spec for spec in game.info.options if not spec.earned and spec.matters_in(mode.id)]
        return [spec for spec in here if seat_of(game, spec) <= seats]

    def choose_lesson(self, game: Game) -> Lesson | None:
        lines = [Text(line) for line in lessons.listed(game, self.language)]
        numbers = "123456789"[: len(game.lessons)]
        number = number_in(self.ask(game.info.names.text(self.language), lines, self.tell("start-pick"), numbers))
        return game.lessons[number - 1] if 1 <= number <= len(game.lessons) else None

    def choose_mode(self, game: Game, now: Mode) -> Mode:
        """One of the modes, by its number, each with the line that tells its story."""
        modes = game.info.modes
        lines: list[Text] = []
        for number, mode in enumerate(modes, 1):
            mark = "[x] " if mode is now else "[ ] "
            lines.append(Text.assemble((f"{number:>2} ", "bold cyan"), mark, (mode.name.text(self.language), "bold")))
            story = mode.summary.text(self.language).splitlines()
            lines += self.wrapped(story[0], "       ")[:1] if story else []
        instant = "123456789"[: len(modes)] if len(modes) < 10 else ""
        typed = self.ask(game.info.names.text(self.language), lines, self.tell("start-pick"), instant)
        return modes[number_in(typed) - 1] if 1 <= number_in(typed) <= len(modes) else now

    def ask_names(self, game: Game, seats: int) -> None:
        """What everybody is called, in one line."""
        lines = [Text(self.tell("start-names-how", seats=seats))]
        names = listed(self.ask(game.info.names.text(self.language), lines, self.tell("start-names-which")))
        if len(names) > seats:
            self.notice = self.tell("too-many-names", names=len(names), seats=seats)
        else:
            self.names = names

    def folded(self, lines: list[Text]) -> list[Text]:
        """Two columns where one would be too long for the screen."""
        width, height = self.screen.size
        half = -(-len(lines) // 2)
        if len(lines) <= height - 12:
            return lines
        both = list(zip_longest(lines[:half], lines[half:], fillvalue=Text()))
        return [Text("  ").join([fit(left, width // 2 - 1), fit(right, width // 2 - 1)]) for left, right in both]

    def keys(self, game: Game, mode: Mode, seats: int, more: bool, saved: Path | None, rulings: bool) -> list[Text]:
        lines = []
        if len(game.info.modes) > 1:
            lines.append(self.key("m", self.tell("start-mode", mode=mode.name.text(self.language))))
        if seats:
            lines.append(self.key("n", self.tell("start-seats", seats=seats)))
        if seats > 1:
            lines.append(self.key("b", self.tell("start-bots", bots=self.bots)))
        if seats:
            lines.append(self.key("w", self.tell("start-names", names=", ".join(filter(None, self.names)) or "–")))
        if game.lessons:
            lines.append(self.key("l", self.tell("start-lesson", lessons=len(game.lessons))))
        if saved:
            lines.append(self.key("c", self.tell("start-continue", file=saved.name)))
        if rulings:
            lines.append(self.key("+", self.tell("start-less" if more else "start-more")))
        other = next(language for language in LANGUAGES if language != self.language)
        return [*lines, self.key(other, tell(other, "start-language")), self.key("q", self.tell("start-quit"))]

    def key(self, key: str, meaning: str) -> Text:
        return Text.assemble((f"{key:>2} ", "bold cyan"), meaning)

    def load(self, game: Game, file: Path) -> Match | None:
        try:
            return game.load(file)
        except LudariumError as problem:
            self.notice = what_went_wrong(problem, self.language)
            return None

    # -- one option ------------------------------------------------------------------------------------------------------

    def option(self, game: Game, number: int, spec: OptionSpec, value: Any) -> Text:
        named = self.tell("start-option", name=spec.name.text(self.language))
        return self.key(str(number), f"{named} ").append(self.value(game, spec, value), style="bold")

    def value(self, game: Game, spec: OptionSpec, value: Any) -> str:
        if isinstance(value, list):
            return ", ".join(self.word(game, spec, each) for each in value) or self.tell("start-none")
        return self.word(game, spec, value)

    def word(self, game: Game, spec: OptionSpec, value: object) -> str:
        return game.text(game.word_of(spec, value), self.language)

    def summary(self, game: Game, spec: OptionSpec, word: str) -> str:
        """What a word means in a sentence: said of this option, or wherever the word stands; empty if the title does not say."""
        anywhere = worded(game, self.language, f"module-{word}-summary".replace("_", "-"), "")
        return worded(game, self.language, f"title-option-{spec.id}-{word}".replace("_", "-"), anywhere)

    def change(self, game: Game, spec: OptionSpec, value: Any) -> object:
        """Another value for an option: toggled, chosen or typed, whatever suits it."""
        if isinstance(spec.values, Flag):
            return not value
        if isinstance(spec.values, OneOf | Several):
            return self.pick(game, spec, value)
        typed = self.ask(spec.name.text(self.language), [Text(values_text(spec.values, self.language))], self.tell("start-value"))
        try:
            return spec.values.read(typed) if typed else value
        except ValueError as problem:
            self.notice = str(problem)
            return value

    def pick(self, game: Game, spec: OptionSpec, value: Any) -> object:
        """One word, or several that are switched on and off."""
        assert isinstance(spec.values, OneOf | Several)
        words, several = spec.values.words, isinstance(spec.values, Several)
        while True:
            lines: list[Text] = []
            for number, word in enumerate(words, 1):
                on = word in value if several else word == value
                lines.append(
                    Text.assemble((f"{number} ", "bold cyan"), "[x] " if on else "[ ] ", (self.word(game, spec, word), "bold"))
                )
                summary = self.summary(game, spec, word)
                lines += self.wrapped(summary, "      ") if summary else []
            question = self.tell("start-toggle" if several else "start-pick")
            typed = self.ask(spec.name.text(self.language), lines, question, instant="123456789"[: len(words)])
            numbers = [number_in(part) for part in typed.replace(",", " ").split()]
            picked = [words[number - 1] for number in numbers if 1 <= number <= len(words)]
            if not picked:
                return value
            if not several:
                return picked[0]
            value = [word for word in words if (word in value) != (word in picked)]


def seat_of(game: Game, spec: OptionSpec) -> int:
    """`hero_3` belongs to seat 3, and `hero` to seat 1 if there is a `hero_2`; 0: it belongs to no seat."""
    name, _, number = spec.id.rpartition("_")
    if name and number.isdecimal():
        return int(number) if int(number) <= game.info.seats[1] else 0
    return int(any(other.id == f"{spec.id}_2" for other in game.info.options))


def family(game: Game, spec: OptionSpec) -> str:
    """`hero`, `hero_2` and so on are one thing to people."""
    return spec.id.rstrip("0123456789").rstrip("_") if seat_of(game, spec) else spec.id


def first_families(game: Game) -> list[str]:
    return list(dict.fromkeys(family(game, spec) for spec in game.info.options))[:FIRST_SHOWN]


def start(screen: PlainScreen, language: str) -> None:
    """Match after match: the end of one leads back to the choice of the next."""
    while True:
        begin = Start(screen, language)
        try:
            game = begin.choose_game()
            match = begin.prepare(game) if game else None
        except (Interrupted, EndOfInput):
            return
        language = begin.language
        if not match or not play(screen, match, language, begin.bots, begin.names, begin.bot, begin.lesson):
            return
