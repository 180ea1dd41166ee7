"""The command `ludarium`: what can be asked of it, and how errors are told."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from ludarium.cli.words import default_language, known_language, language_asked_for, tell, what_went_wrong
from ludarium.core.errors import BadOption, LudariumError


def said(message: str) -> str:
    """The help of a command, in the language of the surroundings: it is needed before any option is read."""
    return tell(default_language(), message)


app = typer.Typer(
    name="ludarium",
    help=said("about-ludarium"),
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Title = Annotated[str, typer.Argument(metavar="GAME", help=said("about-title"), show_default=False)]
Language = Annotated[str | None, typer.Option("--lang", metavar="en|fr", help=said("about-lang"), show_default=False)]
Json = Annotated[bool, typer.Option("--json", help=said("about-json"))]
ModeName = Annotated[str | None, typer.Option("--mode", metavar="M", help=said("about-mode"), show_default=False)]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="K=V", help=said("about-option"), show_default=False)]
PackFolder = Annotated[Path | None, typer.Option("--pack", metavar="FOLDER", help=said("about-pack"), show_default=False)]


def read_options(given: list[str] | None) -> dict[str, object]:
    """`k=v`, as often as wanted; the title reads and checks the values."""
    options: dict[str, object] = {}
    for each in given or []:
        name, sign, value = each.partition("=")
        if not sign or not name.strip():
            raise BadOption(tell(default_language(), "bad-option", option=each))
        options[name.strip()] = value.strip()
    return options


def tell_version(wanted: bool) -> None:
    """Which version, and which of the two builds."""
    if wanted:
        from ludarium import __version__
        from ludarium.core.build import COMPILED

        print(tell(default_language(), "version", version=__version__, build="compiled" if COMPILED else "plain"))
        raise typer.Exit


Version = Annotated[bool, typer.Option("--version", callback=tell_version, is_eager=True, help=said("about-version"))]


@app.callback(invoke_without_command=True)
def ludarium(context: typer.Context, version: Version = False, lang: Language = None) -> None:
    if context.invoked_subcommand is None:
        from ludarium.cli.listing import out
        from ludarium.cli.screen import opened
        from ludarium.cli.start import start

        language = known_language(lang)
        with opened(out()) as screen:
            start(screen, language)


@app.command(help=said("about-games"))
def games(as_json: Json = False, lang: Language = None) -> None:
    from ludarium.cli.listing import list_games

    list_games(known_language(lang), as_json)


@app.command(help=said("about-cards"))
def cards(
    game: Title,
    as_json: Json = False,
    kind: Annotated[str | None, typer.Option("--kind", metavar="KIND", help=said("about-kind"), show_default=False)] = None,
    spoilers: Annotated[bool, typer.Option("--spoilers", help=said("about-spoilers"))] = False,
    pack: PackFolder = None,
    lang: Language = None,
) -> None:
    from ludarium import registry
    from ludarium.cli.listing import list_cards

    list_cards(registry.game(game, pack), known_language(lang), as_json, kind, spoilers)


@app.command(help=said("about-rules"))
def rules(
    game: Title,
    id: Annotated[str | None, typer.Argument(metavar="[ID]", help=said("about-rule-id"), show_default=False)] = None,
    search: Annotated[str | None, typer.Option("--search", metavar="WORD", help=said("about-search"), show_default=False)] = None,
    lang: Language = None,
) -> None:
    from ludarium import registry
    from ludarium.cli.listing import list_rules

    list_rules(registry.game(game), known_language(lang), id, search)


@app.command(help=said("about-play"))
def play(
    game: Title,
    mode: ModeName = None,
    option: Options = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", help=said("about-seed"), show_default=False)] = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help=said("about-load"), show_default=False)] = None,
    clock: Annotated[
        str | None, typer.Option("--clock", metavar="live|budget|untimed", help=said("about-clock"), show_default=False)
    ] = None,
    seats: Annotated[int | None, typer.Option("--seats", metavar="N", help=said("about-seats"), show_default=False)] = None,
    bots: Annotated[
        int | None, typer.Option("--bots", metavar="N", min=0, max=9, help=said("about-bots"), show_default=False)
    ] = None,
    bot: Annotated[str | None, typer.Option("--bot", metavar="PLAYER", help=said("about-bot"), show_default=False)] = None,
    names: Annotated[str | None, typer.Option("--names", metavar="A[,B..]", help=said("about-names"), show_default=False)] = None,
    pack: PackFolder = None,
    lang: Language = None,
) -> None:
    from ludarium import registry
    from ludarium.cli import storage
    from ludarium.cli.listing import out
    from ludarium.cli.names import listed
    from ludarium.cli.play import new_match, seats_and_bots
    from ludarium.cli.play import play as play_matches
    from ludarium.cli.screen import opened
    from ludarium.players import find

    language = known_language(lang)
    title = registry.game(game, pack)
    if bot is not None:
        bot = "".join(bot.split())
        find(title, bot)  # or it says who there is
    if load is not None:
        if mode is not None or option or seed is not None or clock is not None or seats is not None:
            raise BadOption(tell(language, "load-alone"))
        match = title.load(load)
        bots, bot = storage.bots_in(load) if bots is None else bots, bot or storage.bot_in(load)
    else:
        options = read_options(option)
        if clock is not None and options.setdefault("clock_mode", clock) != clock:
            raise BadOption(tell(language, "two-clocks", clock=clock, other=str(options["clock_mode"])))
        seats, bots = seats_and_bots(title, mode, seats, bots)
        match = new_match(title, mode, options, seed, seats)
    if bots >= match.setup.seats:
        raise BadOption(tell(language, "too-many-bots", bots=bots, seats=match.setup.seats))
    called = storage.names_in(load) if load is not None and names is None else listed(names or "")
    if len(called) > match.setup.seats:
        raise BadOption(tell(language, "too-many-names", names=len(called), seats=match.setup.seats))
    with opened(out()) as screen:
        play_matches(screen, match, language, bots, called, bot)


@app.command(help=said("about-lesson"))
def lesson(
    game: Title,
    number: Annotated[int | None, typer.Argument(metavar="[N]", help=said("about-lesson-number"), show_default=False)] = None,
    lang: Language = None,
) -> None:
    from ludarium import registry
    from ludarium.cli import lessons
    from ludarium.cli.listing import out
    from ludarium.cli.play import play as play_matches
    from ludarium.cli.screen import opened

    language = known_language(lang)
    title = registry.game(game)
    if number is None:
        for line in lessons.listed(title, language):
            out().print(line, soft_wrap=True, highlight=False)
        return
    taken = lessons.lesson_of(title, number, language)
    match = lessons.begin(title, taken)
    with opened(out()) as screen:
        play_matches(screen, match, language, bots=taken.seats - 1, lesson=taken)


@app.command(help=said("about-serve"))
def serve(
    port: Annotated[int | None, typer.Option("--port", metavar="N", help=said("about-port"), show_default=False)] = None,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help=said("about-host"))] = "127.0.0.1",
    database: Annotated[
        str | None, typer.Option("--database", metavar="URL", help=said("about-database"), show_default=False)
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help=said("about-browser"))] = True,
    name: Annotated[list[str] | None, typer.Option("--name", metavar="NAME", help=said("about-name"), show_default=False)] = None,
    proxy: Annotated[
        list[str] | None, typer.Option("--proxy", metavar="ADDRESS", help=said("about-proxy"), show_default=False)
    ] = None,
    tables: Annotated[int, typer.Option("--tables", metavar="N", min=1, help=said("about-tables"))] = 200,
    connections: Annotated[int, typer.Option("--connections", metavar="N", min=1, help=said("about-connections"))] = 200,
    lang: Language = None,
) -> None:
    from ludarium.cli.doctor import complain_in, told_in
    from ludarium.cli.listing import tell_left_out
    from ludarium.cli.storage import data_folder
    from ludarium.server.run import Settings, begin_log, default_database
    from ludarium.server.run import serve as serve_tables

    language = known_language(lang)

    def say(address: str) -> None:
        print(tell(language, "serving", address=address), flush=True)

    begin_log()
    tell_left_out(language)
    settings = Settings(tuple(name or ()), tuple(proxy or ()), tables, connections)
    with told_in(language):
        url = database or default_database(data_folder())
        serve_tables(
            host, 8000 if port is None else port, port is not None, url, browser, say, settings, complain_in(language)
        )  # fmt: skip


@app.command(help=said("about-doctor"))
def doctor(
    database: Annotated[
        str | None, typer.Option("--database", metavar="URL", help=said("about-database"), show_default=False)
    ] = None,
    lang: Language = None,
) -> None:
    from ludarium.cli.doctor import examine, told_in
    from ludarium.cli.listing import tell_left_out
    from ludarium.cli.storage import data_folder
    from ludarium.server.run import default_database

    language = known_language(lang)
    tell_left_out(language)  # its tables are not sound, and this is why
    with told_in(language):
        sound = examine(database or default_database(data_folder()), language)
    if not sound:
        raise typer.Exit(1)


@app.command(help=said("about-simulate"))
def simulate(
    game: Title,
    games: Annotated[int, typer.Option("--games", metavar="N", help=said("about-games-number"), show_default=False)],
    players: Annotated[str, typer.Option("--players", metavar="A[,B..]", help=said("about-players"), show_default=False)],
    mode: ModeName = None,
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help=said("about-seed"))] = 1,
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="J", help=said("about-jobs"), show_default=False)] = None,
    budget: Annotated[str | None, typer.Option("--budget", metavar="N|Ns", help=said("about-budget"), show_default=False)] = None,
    as_json: Json = False,
    pack: PackFolder = None,
    lang: Language = None,
) -> None:
    from ludarium.cli.simulate import read_budget, run_simulation
    from ludarium.players import several

    language = known_language(lang)
    thought = read_budget(budget, language)
    run_simulation(
        game, games, several(players), mode, read_options(option), seed, jobs, pack, as_json, language, thought
    )  # fmt: skip


@app.command(help=said("about-replay"))
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=said("about-file"), show_default=False)],
    check: Annotated[bool, typer.Option("--check", help=said("about-check"))] = False,
    speed: Annotated[float, typer.Option("--speed", metavar="X", min=0.1, max=100.0, help=said("about-speed"))] = 1.0,
    lang: Language = None,
) -> None:
    from ludarium.cli import replays

    if check:
        replays.check(file, known_language(lang))
    else:
        replays.watch(file, known_language(lang), speed)


def main() -> None:
    """Run the command. What people did wrong is told in one line; a traceback means that we did."""
    try:
        app()
    except LudariumError as problem:
        line = what_went_wrong(problem, language_asked_for(sys.argv))
        Console(stderr=True, highlight=False).print(Text.assemble(("ludarium: ", "bold red"), line), soft_wrap=True)
        sys.exit(2)
    except BrokenPipeError:  # `ludarium rules GAME | head`
        sys.stderr.close()
        sys.exit(0)
