"""May a title be offered? Whatever lists of titles need of one is tried beforehand: a bad one must cost nobody else anything."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint
from pathlib import Path

from ludarium.core.errors import BadPack, BadTitle
from ludarium.core.game import Game
from ludarium.core.options import Decimal, Flag, Info, Lesson, Mode, OneOf, OptionSpec, Several, Whole
from ludarium.core.text import LANGUAGES, SHARED, Localized, Phrase, texts

LONGEST_DETAIL = 300
WORDS = texts(SHARED)


def origin_of(entry: EntryPoint) -> str:
    """The package that brings a title; nothing if it is one of our own folders."""
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist is not None else ""


def loaded(entry: EntryPoint) -> type[Game]:
    """The class of a title, with all its hooks; BadTitle says what is wrong with it."""
    with blaming(entry, "bad-title-import"):
        found = entry.load()
    if not isinstance(found, type) or not issubclass(found, Game):
        raise bad_title(entry, Phrase("bad-title-no-game", {"value": entry.value}))
    lacking = [*sorted(found.__abstractmethods__), *(name for name in ("info", "folder", "streams") if not hasattr(found, name))]
    if lacking:
        raise bad_title(entry, Phrase("bad-title-unfinished", {"names": ", ".join(lacking)}))
    return found


def admitted(entry: EntryPoint) -> Game:
    """A title that can be listed and begun; BadTitle says why another one cannot."""
    title = loaded(entry)
    with blaming(entry, "bad-title-begin"):
        game = title(None)
        wrong = wrong_in(game, entry.name)
    if wrong:
        raise bad_title(entry, Phrase("bad-title-info", {"detail": wrong}))
    for language in LANGUAGES:
        file = game.folder / "text" / f"{language}.ftl"
        if not file.is_file():
            raise bad_title(entry, Phrase("bad-title-words", {"file": str(file.relative_to(game.folder.parent))}))
    with blaming(entry, "bad-title-cards"):
        cards = game.pack.cards
        for card in cards:
            game.printed(card)
    with blaming(entry, "bad-title-begin"):
        game.part("heuristic")
        for mode in game.info.modes:
            match = game.new(seed=1, mode=mode.id)
            match.view(0)
            match.prompt  # noqa: B018, made when it is asked for
    return game


def wrong_in(game: Game, id: str) -> str:
    """What a title says of itself must be what lobby and terminal expect; they show it before anything is played."""
    info = game.info
    if not isinstance(info, Info):
        return "info is no Info"
    low, high = info.seats
    kept = {
        f"info.id is '{info.id}', the name of its entry point '{id}'": info.id == id,
        f"there is no folder {game.folder}": Path(game.folder).is_dir(),
        f"info.seats is {info.seats}": 1 <= low <= high,
        "there is no mode": bool(info.modes),
        "info.modes holds more than Modes": all(isinstance(each, Mode) for each in info.modes),
        "info.options holds more than OptionSpecs": all(isinstance(each, OptionSpec) for each in info.options),
        "lessons holds more than Lessons": all(isinstance(each, Lesson) for each in game.lessons),
        "info.rules_version is no whole number": isinstance(info.rules_version, int),
        "info.minutes is no whole number": isinstance(info.minutes, int),
    }
    broken = [promise for promise, is_kept in kept.items() if not is_kept]
    if broken:
        return broken[0]
    named = [info.names, info.summary, *(text for mode in info.modes for text in (mode.name, mode.summary))]
    if not all(isinstance(text, Localized) for text in [*named, *info.windows, *(option.name for option in info.options)]):
        return "a name or a summary is no Localized"
    for option in info.options:
        if not isinstance(option.values, OneOf | Flag | Whole | Decimal | Several):
            return f"the values of option '{option.id}' are of no known kind"
        option.values.read(option.default)
    return ""


@contextmanager
def blaming(entry: EntryPoint, why: str) -> Iterator[None]:
    """Whatever the code of a title raises, even a wish to end the program, is that title's fault and nobody else's trouble."""
    try:
        yield
    except (Exception, SystemExit) as problem:
        raise bad_title(entry, Phrase(why, {"detail": detail_of(problem)})) from problem


def detail_of(problem: BaseException) -> str:
    """What went wrong and where, in a line."""
    what = " ".join(str(problem).split())[:LONGEST_DETAIL]
    if isinstance(problem, BadPack | SyntaxError):
        return what  # which names file and line
    what = f"{type(problem).__name__}: {what}" if what else type(problem).__name__
    places = [each for each in traceback.extract_tb(problem.__traceback__) if not each.filename.startswith("<")]
    if not places:
        return what
    file = Path(places[-1].filename)
    return f"{what}, {file.parent.name}/{file.name} line {places[-1].lineno}"


def bad_title(entry: EntryPoint, why: Phrase) -> BadTitle:
    """The sentence: which title of which package, what is wrong, what to do."""
    if entry.dist is None:
        told = Phrase("bad-title-ours", {"title": entry.name, "place": entry.module, "why": why})
    else:
        told = Phrase("bad-title", {"title": entry.name, "package": origin_of(entry), "name": entry.dist.name, "why": why})
    return BadTitle(WORDS.text("en", told), told)
