"""Boards: how a title looks in a terminal. A title without a board of its own is drawn plainly from its view.

A title's own board is the class `BOARD` in the module `terminal` of its package.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rich.console import Console
from rich.text import Text

from ludarium.cli import keys
from ludarium.cli.names import renamed, told_apart
from ludarium.cli.words import WORDS, worded
from ludarium.core.game import Game
from ludarium.core.history import Moment
from ludarium.core.match import Match
from ludarium.core.packs import Card, Part
from ludarium.core.prompts import Odds, Option
from ludarium.core.reasons import percent
from ludarium.core.text import Listing, Localized, Phrase, texts

OF_MOMENT, ORDINARY, CHATTER = 0, 1, 2  # how much a line of the story is needed
ALWAYS = 0  # lines that are never left out; the higher the number, the sooner a line goes when there is no room


Page = list[Text]  # something to read in full, in lines that fit the screen


@dataclass(frozen=True)
class Line:
    """A line of the board, how long it may stay when the screen is small, and whether it may take more lines if there is room."""

    text: Text
    rank: float = ALWAYS
    wraps: bool = False


@dataclass(frozen=True)
class Signs:
    """Drawing characters, with letters to fall back on where the terminal knows no others."""

    marker: str
    passed: str
    top: str
    bottom: str
    shield: str
    sun: str
    moon: str
    dot: str
    dash: str
    full: str
    empty: str
    arrow: str
    times: str
    bar: str
    done: str


FANCY = Signs("●", "○", "★", "✗", "◆", "☼", "☾", "·", "─", "█", "░", "›", "×", "│", "✓")
SIMPLE = Signs("@", "o", "*", "x", "[S]", "S", "M", "-", "-", "#", ".", ">", "x", "|", "+")


def signs_for(console: Console) -> Signs:
    return FANCY if console.encoding.lower().startswith("utf") else SIMPLE


class Board:
    """The drawing that needs to know nothing of the title: its view as an indented listing."""

    private = True  # seats have secrets from each other: what one sees is hidden before another one looks
    seat_messages: tuple[str, ...] = ()  # how the sentences of the title name its seats

    def __init__(self, game: Game, language: str, signs: Signs) -> None:
        self.game = game
        self.language = language
        self.signs = signs
        own = game.folder / "terminal" / "text"
        self.words = texts(own, WORDS.folder) if own.is_dir() else WORDS
        self.names: list[str] = []  # what the seats are called
        self._named: dict[str, str] = {}

    def call(self, names: Sequence[str]) -> None:
        """The people at the table have these names, by seat; who has none is called as the title calls the seat."""
        self.names = told_apart([name or self.unnamed(seat) for seat, name in enumerate(names)])
        self._named = dict(zip(self.seat_messages, self.names, strict=False))

    def unnamed(self, seat: int) -> str:
        if seat < len(self.seat_messages):
            return self.game.text(Phrase(self.seat_messages[seat]), self.language)
        return self.tell("player-number", number=seat + 1)

    def text(self, phrase: object) -> str:
        """What the title says, in the language of the reader, and of people by their names."""
        return self.game.text(renamed(phrase, self._named), self.language)

    @cached_property
    def cards(self) -> dict[str, Card]:
        return {card.id: card for card in self.game.pack.cards}

    def card(self, id: str) -> Card:
        return self.cards[id]

    def name(self, id: str) -> str:
        return self.card(id).name.text(self.language)

    def sentences(self, phrases: Iterable[Phrase]) -> str:
        return " ".join(self.text(phrase) for phrase in phrases)

    def word(self, message: str, **arguments: object) -> str:
        """A message of the title."""
        return self.text(Phrase(message, arguments))

    def tell(self, message: str, **arguments: object) -> str:
        """A message of the terminal, or of the title for the terminal."""
        return self.words.text(self.language, Phrase(message, arguments))

    def seat(self, match: Match) -> int:
        """Whose eyes the table is seen with: those of whoever is asked."""
        return match.actor if isinstance(match.actor, int) and match.actor >= 0 else 0

    def lines(self, match: Match, width: int, roomy: bool) -> list[Line]:
        """The table as the seat to move sees it, at most `width` columns wide."""
        title = Text(f" {self.game.info.names.text(self.language)} ", style="bold reverse")
        seen = match.view(match.actor if isinstance(match.actor, int) else None)
        return [Line(title), *(Line(Text(line), rank=1, wraps=True) for line in listed(labelled(self.game, seen, self.language)))]

    def pages(self, match: Match, first: int | None, width: int) -> list[Page]:
        """What everybody reads in full before they go on: what has come since entry `first` of the log; None: where a match
        stands that nobody here has looked at yet."""
        return []

    def described(self, message: str) -> str:
        """A text of the terminal on this title, with the signs that this board really draws."""
        return self.tell(message, **vars(self.signs))

    def alike(self, match: Match, options: Sequence[Option]) -> list[list[Option]]:
        """The options in groups that lead to equal tables: the first of a group stands for all."""
        return [[option] for option in options]

    # -- what to press -------------------------------------------------------------------------------------------------

    def rows(self, match: Match) -> list[list[str]]:
        """The things that can have numbers, row by row as they lie on the table, by their anchors."""
        return []

    def key(self, option: Option, numbers: Mapping[str, int]) -> str:
        """The number of the thing that an option speaks of, or whatever else stands there; empty if it speaks of nothing."""
        return next((str(numbers[anchor]) for anchor in option.anchors if anchor in numbers), "")

    def numbers(self, match: Match) -> dict[str, int]:
        """The numbers of the things on the table that the options speak of, and of those that lie in a row with them."""
        return keys.numbers_of(self.rows(match), match.prompt.options) if match.prompt else {}

    def keys(self, match: Match) -> dict[str, str]:
        """What to press for each option (of those that are alike, for the first), by its notation."""
        if match.prompt is None:
            return {}
        options = [group[0] for group in self.alike(match, match.prompt.options)]
        numbers = self.numbers(match)
        wanted = [self.tell("letter", role=option.role) or self.key(option, numbers) for option in options]
        made = keys.told_apart(wanted, max(numbers.values(), default=0) + 1)
        return dict(zip((option.notation for option in options), made, strict=True))

    def gathered(self, match: Match, options: Sequence[Option]) -> dict[str, str]:
        """Options whose keys this board shows itself, by notation: what the list says once for all with the same words."""
        return {}

    def summed_up(self, keys_drawn: Sequence[str]) -> str:
        """The keys of such options in a word."""
        return keys.summed_up(keys_drawn)

    def means(self, typed: str, key: str) -> bool:
        """Has somebody typed this key? Both are in small letters and without blanks."""
        return typed == key

    def unabridged(self, match: Match, typed: str) -> str:
        """The answer that somebody means who names a thing on the board; if it is not possible, the rules say why."""
        return typed

    def remark(self, match: Match, option: Option) -> str:
        """What the table knows of an option and its sentence does not say."""
        return ""

    def player(self, match: Match, seat: int) -> str:
        """What a seat is called."""
        return self.names[seat] if seat < len(self.names) else self.unnamed(seat)

    def decides(self, moment: Moment) -> bool:
        """Is this answer of a seat a decision, so that what came before it is no longer new to whoever gave it?"""
        return True

    def weight(self, note: object, seat: int | None) -> int:
        """How much the reader needs a note where not all have room: OF_MOMENT, ORDINARY, or CHATTER."""
        return ORDINARY

    def luck(self, moments: Sequence[Moment]) -> str:
        """Results of chance in a row."""
        return " ".join(self.text(moment.told) for moment in moments)

    def odds_text(self, odds: Odds) -> str:
        """Something that may happen, and how likely it is."""
        return self.tell("odds-one", what=self.text(odds.phrase), percent=percent(odds.probability))

    def clock(self, match: Match) -> float | None:
        """How many seconds the running clock began with."""
        return None

    def card_at(self, match: Match, place: str) -> str | None:
        """The id of the card that lies at a place people have a short name for."""
        return None

    def values_of(self, card: Card) -> list[tuple[str, str]]:
        """What is printed on a card besides its text: label, if it needs one, and value."""
        return [self.part(part) for part in self.game.printed(card).values]

    def told(self, card: Card) -> list[str]:
        """The text of a card, in as many paragraphs as it has parts."""
        return [f"{label} {text}".strip() for label, text in map(self.part, self.game.printed(card).text)]

    def part(self, part: Part) -> tuple[str, str]:
        label = self.text(part.label)
        return self.tell("start-option", name=label) if label else "", " ".join(self.text(each) for each in part.says)

    def chapter(self, round: int) -> str:
        """The heading of a round in the log; round 0 is the set-up."""
        return self.tell("log-round", round=round) if round else self.tell("log-setup")

    def ending(self, match: Match) -> list[str]:
        """How the match ended: first its result in the title's words, then what there is to remember."""
        result = match.result
        if result is None:
            return []
        said = self.text(result.text) if result.text else self.tell("ending-won" if result.winners else "ending-lost")
        return [said, self.tell("ending-scores", scores=", ".join(str(score) for score in result.scores))]

    # -- texts cut to a width -------------------------------------------------------------------------------------------

    def clipped(self, text: Text, width: int) -> Text:
        """Exactly so wide; where there are no drawing characters, cut without an ellipsis, which would be three letters there."""
        if not self.plain:
            return fit(text, width)
        made = text.copy()
        made.truncate(width, overflow="crop", pad=True)
        return made

    def beside_it(self, thing: str, numbers: Mapping[str, int]) -> str:
        """The number of a thing as it stands beside it."""
        return f"[{numbers[thing]}]" if thing in numbers else ""

    def beside(self, lines: Sequence[Text], width: int, gap: str = "  ") -> list[Text]:
        """Lines in two columns where each column is wide enough to be read."""
        half = (width - len(gap)) // 2
        if half < 55:
            return list(lines)
        rows = -(-len(lines) // 2)
        left, right = lines[:rows], [*lines[rows:], Text()][:rows]
        return [Text.assemble(self.clipped(a, half), gap, self.clipped(b, half)) for a, b in zip(left, right, strict=True)]

    @property
    def plain(self) -> bool:
        """The terminal knows no drawing characters."""
        return self.signs == SIMPLE


def listed(value: Any, indent: int = 0, name: str = "") -> Iterator[str]:
    """Any JSON as lines: what holds nothing but words and numbers is one line, the rest is indented below its name."""
    space = "  " * indent
    label = f"{name}: " if name else ""
    inner = list(value.items()) if isinstance(value, dict) else list(enumerate(value, 1)) if isinstance(value, list) else []
    if all(is_plain(each) for _, each in inner):
        yield f"{space}{label}{shown(value)}"
        return
    if name:
        yield f"{space}{name}"
    for key, each in inner:
        yield from listed(each, indent + bool(name), str(key))


def labelled(game: Game, value: Any, language: str) -> Any:
    """A view with its fields as the title calls them (`label-basket`); a field without such a message keeps its name."""
    if isinstance(value, list):
        return [labelled(game, each, language) for each in value]
    if isinstance(value, dict):
        names = {name: worded(game, language, f"label-{name}".replace("_", "-"), str(name)) for name in value}
        return {names[name]: labelled(game, each, language) for name, each in value.items()}
    return value


def in_words(game: Game, value: Any, language: str) -> Any:
    """A fact about a card as plain data, with its texts in one language."""
    if isinstance(value, Phrase | Localized | Listing):
        return game.text(value, language)
    if isinstance(value, list):
        return [in_words(game, each, language) for each in value]
    if isinstance(value, dict):
        return {name: in_words(game, each, language) for name, each in value.items()}
    return value


def is_plain(value: Any) -> bool:
    return not isinstance(value, dict) and not (isinstance(value, list) and any(isinstance(each, dict | list) for each in value))


def shown(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {shown(each)}" for name, each in value.items()) or "-"
    if isinstance(value, list):
        return " ".join(shown(each) for each in value) or "-"
    return "-" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def fit(text: Text, width: int) -> Text:
    """Exactly `width` columns: cut with an ellipsis, or filled up."""
    made = text.copy()
    made.truncate(width, overflow="ellipsis", pad=True)
    return made


def find_board(game: Game, language: str, signs: Signs) -> Board:
    """The title's own board, or the plain one."""
    terminal = game.part("terminal")
    kind: type[Board] = terminal.BOARD if terminal else Board
    return kind(game, language, signs)
