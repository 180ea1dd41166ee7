"""Playing a match in the terminal: the loop of question and answer. It knows no title; a board draws what there is to see."""

from __future__ import annotations

import secrets
import textwrap
from collections.abc import Mapping, Sequence

from rich.text import Text

from ludarium.cli import storage
from ludarium.cli.commands import Commands
from ludarium.cli.lessons import Trainer
from ludarium.cli.screen import EndOfInput, Interrupted, PlainScreen
from ludarium.cli.seating import Seating
from ludarium.cli.story import whole_story
from ludarium.cli.table import Table
from ludarium.cli.words import tell
from ludarium.core.game import Game
from ludarium.core.match import Match
from ludarium.core.options import Lesson


def new_match(
    game: Game,
    mode: str | None,
    options: Mapping[str, object],
    seed: int | None,
    seats: int | None = None,
) -> Match:
    """A match for people: where a title has a clock, it runs for real unless somebody says otherwise."""
    chosen = {**earned(game), **options}
    if any(spec.id == "clock_mode" for spec in game.info.options):
        chosen.setdefault("clock_mode", "live")
    return game.new(seed=secrets.randbits(32) if seed is None else seed, mode=mode, options=chosen, seats=seats)


def seats_and_bots(game: Game, mode: str | None, seats: int | None, bots: int | None) -> tuple[int | None, int]:
    """What was not said: a number of seats is that of the people, bots come on top of one person, and where somebody cannot play
    alone, the computer is the company."""
    if bots is None:
        low = next(((each.seats or game.info.seats)[0] for each in game.info.modes if mode in (None, each.id)), 1)
        return seats, low - 1 if seats is None else 0
    return bots + 1 if seats is None and bots else seats, bots


def earned(game: Game) -> dict[str, object]:
    """What nobody chooses: words of options that were earned by winning a mode at this terminal."""
    won = storage.modes_won(game.info.id)
    return {spec.id: [spec.earned[mode] for mode in spec.earned if mode in won] for spec in game.info.options if spec.earned}


def run(table: Table) -> None:
    """Play until the match is over or the player has gone. Whatever ends the input, the match is kept."""
    commands = Commands(table)
    try:
        while not table.left:
            table.let_others_play()
            table.turn_pages()
            if table.match.actor is None:
                break
            table.draw()
            try:
                typed = table.read(table.instant)
                if typed is not None:
                    commands.take(typed.strip())
            except Interrupted:
                table.stop_or_go_on()
    except EndOfInput as end:
        table.leave_saved()
        table.left = True
        if end.signal:
            raise SystemExit(128 + end.signal) from None
    except Exception:  # a fault of ours: the match must not be lost with it
        table.leave_saved()
        raise


def explain(table: Table) -> None:
    """Before somebody's first match of a title: how it works, in a few lines."""
    game = table.game
    if storage.was_explained(game.info.id):
        return
    storage.remember_explained(game.info.id)
    message = f"how-{game.info.id}"
    body = table.board.described(message) if table.board.words.has(message) else game.info.summary.text(table.language)
    while True:
        width = min(table.screen.size[0], 100)
        lines = [Text(f" {game.info.names.text(table.language)} ", style="bold reverse"), Text()]
        lines += [Text(line) for part in body.splitlines() for line in textwrap.wrap(part, width, subsequent_indent="   ")]
        if not table.screen.full:
            table.screen.show(lines)
            return
        table.screen.show([*lines, Text(), Text(tell(table.language, "how-go-on"), style="dim")])
        if table.screen.line() is not None:
            return


def play(
    screen: PlainScreen,
    match: Match,
    language: str,
    bots: int = 0,
    names: Sequence[str] = (),
    bot: str | None = None,
    lesson: Lesson | None = None,
) -> bool:
    """Match after match, as long as people like; the last `bots` seats are those of the player that `bot` names. The first may be
    a lesson: then its trainer speaks, and nothing needs to be explained before. True: the last one was played to its end."""
    seating = Seating(match.game, match.setup.seats, bots, bot)
    table = Table(screen, match, language, seating, names)
    table.trainer = Trainer(lesson) if lesson else None
    try:
        if lesson is None:
            explain(table)
    except (Interrupted, EndOfInput):
        return False
    while True:
        run(table)
        if table.left:
            return False
        cut_short = False
        try:
            follow = after(table)
        except (Interrupted, EndOfInput):
            follow, cut_short = None, True
        if table.match.result and set(table.match.result.winners) & set(seating.people):
            storage.remember_won(table.game.info.id, table.match.setup.mode)
        if follow is None:
            for line in table.board.ending(table.match) if screen.full else []:  # on paper it stands there already
                for part in textwrap.wrap(line, screen.size[0]):
                    screen.say(part)
            if table.kept_at:
                screen.say(tell(table.language, "replay-saved", file=str(table.kept_at)))
            return not cut_short
        table.match, table.trainer = follow, table.trainer if follow is table.match else None


def after(table: Table) -> Match | None:
    """The match is over: how it ended, and what now. The match to go on with, or None to leave."""
    table.kept_at = None
    while True:
        setup, match = table.match.setup, table.match
        told = [Text(line, style="bold" if at == 0 else "") for at, line in enumerate(table.board.ending(match))]
        told.append(Text(tell(table.language, "ending-seed", seed=str(match.seed)), style="dim"))
        table.notice = [*told, *table.notice]
        table.notice.append(
            Text(tell(table.language, "ending-menu-saved" if table.kept_at else "ending-menu"), style="bold cyan")
        )
        table.draw()
        typed = table.read("12345u")
        if typed == "1" and not table.kept_at:
            table.kept_at = table.keep()
        elif typed in ("2", "3"):
            seed = None if typed == "2" else match.seed
            chosen = {spec.id: setup.options[spec.id] for spec in table.game.info.options if not spec.earned}
            return new_match(table.game, setup.mode, chosen, seed, seats=setup.seats)
        elif typed == "4":
            table.page(whole_story(match, table.board, table.reader), from_end=True)
            table.notice = []
        elif typed == "u":
            Commands(table).undo("")
            if match.actor is not None:
                return match
        elif typed in ("5", "q"):
            return None
