"""Tamashii in the terminal: the Launcher and its Patterns, the city, Combat, in every width and language."""

from __future__ import annotations

import codecs
import io
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from ludarium.cli.boards import FANCY, SIMPLE, Board, Signs, find_board
from ludarium.cli.commands import Commands
from ludarium.cli.frame import framed, offers_of
from ludarium.cli.lessons import begin
from ludarium.cli.listing import simpler
from ludarium.cli.screen import PlainScreen
from ludarium.cli.seating import Seating
from ludarium.cli.table import Table
from ludarium.core.game import Game
from ludarium.core.match import Match
from ludarium.core.text import LANGUAGES
from tests.tamashii import table as tables

codecs.register_error("simpler", simpler)
WAYS: list[dict[str, Any]] = [
    {"seats": 1, "scenario": "a"},
    {"seats": 2, "scenario": "e"},
    {"seats": 4, "scenario": "e"},
]


@cache
def game() -> Game:
    """With all the cards, not those of the training ground."""
    return type(tables.game())()


def board(language: str = "en", signs: Signs = FANCY, seats: int = 1) -> Board:
    found = find_board(game(), language, signs)
    found.call([""] * seats)
    return found


def frame(match: Match, size: tuple[int, int], language: str = "en") -> list[str]:
    """A whole screen: table, story, question, options and a line below."""
    drawing = board(language, seats=match.setup.seats)
    console = Console(width=size[0], file=io.StringIO())
    seat = match.actor if isinstance(match.actor, int) else 0
    lines = framed(match, drawing, offers_of(match, drawing), [Text("keys")], size, console, full=True, seat=seat)
    return [line.plain for line in lines]


def drawn(match: Match, width: int = 100, language: str = "en", signs: Signs = FANCY) -> str:
    found = board(language, signs, match.setup.seats)
    return "\n".join(line.text.plain.rstrip() for line in found.lines(match, width, roomy=True))


def moments(seed: int, count: int, apart: int, seats: int = 1, scenario: str = "a") -> Iterator[Match]:
    """A match that is played by luck, but launches whatever lies there, looked at every few answers."""
    luck = random.Random(seed)
    match = game().new(seed=seed, seats=seats, options={"scenario": scenario})
    for _ in range(count):
        yield match
        for _ in range(apart):
            if match.prompt is not None:
                options = match.prompt.options
                launches = [option.index for option in options if option.does == "launch"]
                match.answer(luck.choice(launches) if launches else luck.randrange(len(options)))


def programming(*draws: str) -> Match:
    """Programming in the first turn: the Fill draws these, column by column from the top (T-187)."""
    match = game().new(seed=1, options={"scenario": "a"}, chance="ask")
    drawn_so_far = iter(draws)
    while match.prompt is None or match.prompt.kind != "stop_answered":
        assert match.prompt
        notations = [option.notation for option in match.prompt.options]
        match.answer(f"draw={next(drawn_so_far)}" if notations[0].startswith("draw=") else notations[0])
    return match


def is_asked(match: Match, kind: str) -> bool:
    return match.prompt is not None and match.prompt.kind == kind


# -- in every width and language -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS, ids=["alone", "two", "four"])
def test_every_moment_can_be_drawn(way: dict[str, Any]) -> None:
    """No message is missing and nothing is too long, with and without drawing characters."""
    for at, match in enumerate(moments(seed=5, count=24, apart=9, **way)):
        for language in LANGUAGES:
            for width in (80, 100, 130):
                signs = (FANCY, SIMPLE)[at % 2]
                lines = board(language, signs, way["seats"]).lines(match, width, roomy=True)
                assert all(line.text.cell_len <= width for line in lines if not line.wraps)
                assert not [line.text.plain for line in lines if "…" in line.text.plain], "cut off"
                whole = "\n".join(line.text.plain for line in lines)
                if signs is SIMPLE:
                    assert whole.encode("ascii", "simpler").count(b"?") == whole.count("?")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (130, 40)])
def test_a_frame_fits_and_shows_what_to_press(language: str, size: tuple[int, int]) -> None:
    """Every key stands in the list, or beside what it chooses; a move is its two cells, whose letters and numbers are drawn."""
    for match in moments(seed=8, count=30, apart=7, seats=2, scenario="e"):
        lines = frame(match, size, language)
        assert len(lines) <= size[1] - 1
        question = board(language, seats=2).text(match.prompt.phrase)[:20] if match.prompt else ""
        asked = max(at for at, line in enumerate(lines) if line.startswith(question))
        assert all(len(line) <= size[0] for line in lines[asked:])
        whole = "\n".join(lines)
        for offer in offers_of(match, board(language, seats=2)):
            if re.fullmatch("[a-e][1-4]([a-e][1-4])?", offer.key):
                assert re.search(f" {offer.key[0]} .*\n(.*\n)*{offer.key[1]} ", whole), (offer.key, whole)
            else:
                pattern = rf"(?:^|  ) *{re.escape(offer.key)} |\[{re.escape(offer.key)}\]|\d-{re.escape(offer.key)} "
                assert re.search(pattern, whole, re.MULTILINE), (offer.key, whole)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", ["planning", "city", "combat"])
def test_a_legend_is_one_line(language: str, scene: str) -> None:
    found = board(language)
    assert len(found.described(f"tamashii-legend-{scene}")) <= 80


# -- the Launcher and its Patterns -----------------------------------------------------------------------------------------


@pytest.mark.rule("T-41", "T-42", "T-43", "T-187")
def test_the_launcher_has_letters_and_numbers_brackets_and_locks() -> None:
    match = programming("red", "blue", "green", "yellow", "red", "blue", "green", "yellow")
    lines = [line[:28].rstrip() for line in drawn(match).splitlines()[1:6]]
    assert lines == [
        "    a    b    c    d    e",
        "1  [R]   ·   [R]   ·   ▒▒▒",
        "2   ·   [G]   ·   [G]  ▒▒▒",
        "3  [B]   ·   [B]   ·   ▒▒▒",
        "4   ·   [Y]   ·   [Y]  ▒▒▒",
    ]
    assert "1  [R]   ·   [R]   ·   ▒▒▒" in drawn(match, language="fr")
    assert "2   ·   [V]   ·   [V]  ▒▒▒" in drawn(match, language="fr")
    assert "1  [R]   .   [R]   .   ###" in drawn(match, signs=SIMPLE)


@pytest.mark.rule("T-64", "T-74")
def test_a_pattern_is_ready_or_says_with_which_moves_it_would_be() -> None:
    """Red on a1 and c1, blue on a3: one slide brings any token to b1."""
    match = programming("red", "blue", "green", "yellow", "red", "blue", "green", "yellow")
    assert re.search(r"R \* R Power \+1 1 move: b2b1", drawn(match))
    match.answer("move b1 b2")
    assert re.search(r"R \* R Power \+1 ready", drawn(match))
    assert re.search(r"R \* R Puissance \+1 prêt", drawn(match, language="fr"))


@pytest.mark.rule("T-65a")
def test_a_move_can_be_typed_from_either_end() -> None:
    match = programming("red", "blue", "green", "yellow", "red", "blue", "green", "yellow")
    keys = board().keys(match)
    assert keys["move b1 b2"] == "b2b1"
    assert board().means("b1b2", "b2b1")
    assert not board().means("b2c2", "b2b1")
    assert not board().means("21", "12")


@pytest.mark.rule("T-84")
def test_what_can_be_launched_keeps_its_number() -> None:
    """Power and EXP are ready: the number beside Power is not given to EXP when Power is gone."""
    match = next(each for each in moments(seed=3, count=200, apart=1) if each.prompt and each.prompt.kind == "launch_chosen")
    options = match.prompt.options if match.prompt else ()
    numbers = board().numbers(match)
    for option in options:
        if option.does == "launch":
            assert numbers[option.anchors[0]] == 1 + [each["source"] for each in match.view(0)["seats"][0]["launchable"]].index(
                int(option.anchors[0].partition(".")[2])
            )
            assert f"[{numbers[option.anchors[0]]}] " in drawn(match)


@pytest.mark.rule("T-59")
def test_who_answers_with_a_cell_sees_the_launcher_and_reads_what_lies_there() -> None:
    """In the list, or in the line that stands for many cells: no answer names a cell alone."""
    wanted = {"dump", "contribute", "discard"}
    seen: set[str] = set()
    for match in moments(seed=2, count=700, apart=1, seats=2, scenario="e"):
        options = [each for each in (match.prompt.options if match.prompt else ()) if each.does in wanted]
        options = [each for each in options if each.anchors and ".cell." in each.anchors[0]]
        if options and options[0].does not in seen:
            seen.add(options[0].does)
            assert "1 ▒" in drawn(match) or re.search(r"^1  [\[ ]", drawn(match), re.MULTILINE)
            kinds = "(red|blue|green|yellow|Open|Corrupted) token on "
            for language, said in (("en", f"the {kinds}"), ("fr", "le pion (rouge|bleu|vert|jaune|Ouvert|Corrompu) ")):
                found = board(language, seats=2)
                told_once = found.gathered(match, options)
                for each in options:
                    assert re.search(said, told_once.get(each.notation, found.text(each.phrase))), each.notation
    assert {"discard", "dump"} <= seen


@pytest.mark.rule("T-61")
def test_a_prepared_token_is_put_on_a_cell() -> None:
    lesson = game().lessons[0]
    match = begin(game(), lesson)
    for step in lesson.steps:
        if is_asked(match, "prepared_placed"):
            break
        match.answer(step.expect)
    texts = [[board(language).text(each.phrase) for each in match.prompt.options] for language in LANGUAGES if match.prompt]
    assert "Put the red token on b3" in texts[0]
    assert "Poser le pion rouge en b3" in texts[1]
    assert re.search("^ +a +b +c", drawn(match), re.MULTILINE)


@pytest.mark.rule("T-64")
def test_a_slide_is_typed_from_the_token_to_where_it_goes() -> None:
    """Green lies on b2, b1 is empty: b2b1, whatever the notation, in the list, in the sentence and beside the Pattern."""
    match = programming("red", "blue", "green", "yellow", "red", "blue", "green", "yellow")
    keys = board().keys(match)
    assert keys["move b1 b2"] == "b2b1"
    assert match.prompt
    option = next(each for each in match.prompt.options if each.notation == "move b1 b2")
    assert board().text(option.phrase) == "Slide the green token on b2 to b1"
    assert board("fr").text(option.phrase) == "Glisser le pion vert en b2 vers b1"


# -- hints and reasons -------------------------------------------------------------------------------------------------------


def told(match: Match, *typed: str, language: str = "en") -> str:
    """What the line below the options says when somebody types this."""
    table = Table(PlainScreen(Console(file=io.StringIO(), width=200)), match, language, Seating(match.game, match.setup.seats))
    for each in typed:
        table.notice = []
        table.offers = offers_of(match, table.board)
        Commands(table).take(each)
    return "\n".join(line.plain for line in table.notice)


@pytest.mark.rule("T-64", "T-66", "T-74")
def test_why_tells_what_a_move_makes_and_which_rule_forbids_it() -> None:
    """Red on a1 and c1, blue on a3: a blue token on b2 goes to b1, and the Pattern for Power lies there."""
    match = programming("red", "blue", "green", "yellow", "red", "blue", "green", "yellow")
    assert "Makes ready: Power (gain 1 Power)." in told(match, "why b1b2")
    assert "Rend prêt" in told(match, "pourquoi b1b2", language="fr")
    for asked in ("why b2c3", "why can't I slide b2 to c3?", "why move b2 c3"):
        refused = told(match, asked)
        assert "(T-64, T-66)" in refused
        assert "\nT-66: Nothing slides or swaps diagonally." in refused
    assert "No Pattern lies ready. 4 moves are lost (T-67)." in told(match, "why e")
    match.answer("move b1 b2")
    assert "Takes apart: Power (gain 1 Power)." in told(match, "why b1b2")
    assert "Ready to launch: Power (gain 1 Power)." in told(match, "why done")


@pytest.mark.rule("T-9a", "T-136", "T-139")
def test_why_tells_what_staying_costs_and_why_a_place_is_out_of_reach() -> None:
    match = programming("red", "blue", "green", "yellow", "red", "blue", "green", "yellow")
    match.answer("done")
    match.answer("not now")
    assert "not counted yet (T-9a)" in told(match, "why stay")
    assert "T-136: A tile that lies face down can only be the end of your way." in told(match, "why 8")
    played = moments(seed=2, count=300, apart=1, seats=2, scenario="e")
    match = next(each for each in played if is_asked(each, "destination_chosen"))
    staying = told(match, "why n")
    assert re.search(r"Staying costs the Stationary trace of \d: Trace \d → \d \(T-139\)\.", staying)
    assert re.search(r"Rester coûte la Trace Stationnaire de \d", told(match, "why rester", language="fr"))


@pytest.mark.rule("T-76", "T-98", "T-134", "T-192")
def test_why_and_a_word_tells_when_such_answers_are_given() -> None:
    """Programming: tokens can be moved; Patterns are launched, Power is spent in other steps."""
    match = programming("red", "blue", "green", "yellow", "red", "blue", "green", "yellow")
    assert "‘move’ that are possible now: " in told(match, "why move")
    assert "« move » possibles maintenant" in told(match, "pourquoi move", language="fr").replace("\u00a0", " ")
    assert "(T-76)" in told(match, "why divert")
    assert "(T-76)" in told(match, "why can I not launch?")
    assert "(T-98)" in told(match, "why power")
    assert "(T-192)" in told(match, "why district")
    match.answer("done")
    match.answer("not now")
    assert "possible now: 1" in told(match, "why can I not move?") or "possible now: 2" in told(match, "why can I not move?")


def test_rules_are_read_in_a_match() -> None:
    """One by its number, those with a word; a word that is in none is told."""
    match = programming("red", "blue", "green", "yellow", "red", "blue", "green", "yellow")
    pages: list[str] = []
    for language, word in (("en", "mirrored"), ("fr", "miroir")):
        table = Table(PlainScreen(Console(file=io.StringIO(), width=100)), match, language, Seating(match.game, 1))
        table.page = lambda lines, from_end=False: pages.append("\n".join(line.plain for line in lines))  # type: ignore[method-assign]
        for typed in ("rules", "rules T-98", f"rules {word}", "c 1"):
            Commands(table).take(typed)
    assert ["T-319" in page for page in pages] == [True, False, False, False] * 2
    assert all("T-98 (" in page and "T-97" not in page for page in pages[1::4])
    assert all("T-72 (" in page for page in pages[2::4])
    assert "Shelter" in pages[3]
    assert "No rule contains ‘zeppelin’" in told(match, "rules zeppelin")
    assert "There is no rule ‘T-999’" in told(match, "rules T-999")


def test_a_card_of_the_story_is_shown_once_it_has_come() -> None:
    match = programming("red", "blue", "green", "yellow", "red", "blue", "green", "yellow")
    assert "has not come yet" in told(match, "c first name")
    assert told(match, "c cold start") == ""  # it is shown on a page of its own


def test_a_hint_says_why() -> None:
    match = programming("red", "blue", "green", "yellow", "red", "blue", "green", "yellow")
    key, reason = told(match, "h").split("\n", 1)
    assert re.match("Hint: [a-e][1-4][a-e][1-4] ", key)
    assert re.search("(ready|nearer): .*gain|no Pattern", reason)


def test_moves_are_not_listed_one_by_one() -> None:
    match = programming("red", "blue", "green", "yellow", "red", "blue", "green", "yellow")
    table = Table(PlainScreen(Console(file=io.StringIO())), match, "en", Seating(match.game, 1))
    table.offers = offers_of(match, table.board)
    assert table.keys == "b2c2 e"


# -- the city --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-139", "T-134")
def test_a_place_has_the_number_that_leads_there_with_what_it_brings() -> None:
    match = programming("red", "blue", "green", "yellow", "red", "blue", "green", "yellow")
    match.answer("done")
    whole = drawn(match)
    tiles = "\n".join(line[:68] for line in whole.splitlines())
    assert re.search(r"Shelter .*\n.*\[1\]", tiles)
    assert "Devast." in tiles
    assert re.search(r"[ \\]2[ _]+●", tiles)
    assert re.search(r"\[3\]_*\(\?\)", tiles)
    assert "0/2" not in tiles  # the Prologue begins without Trace (T-9a)
    assert "Cold Start" in whole


@pytest.mark.rule("T-9a", "T-139")
def test_a_tile_shows_its_traces_once_trace_is_counted() -> None:
    match = next(
        each for each in moments(seed=2, count=300, apart=1, seats=2, scenario="e") if is_asked(each, "destination_chosen")
    )
    assert re.search(r"Shelter.*\n.*0/2", drawn(match))


# -- pages to read -----------------------------------------------------------------------------------------------------------


def read(match: Match, first: int | None, language: str = "en", width: int = 80) -> list[str]:
    return ["\n".join(line.plain for line in page) for page in board(language).pages(match, first, width)]


@pytest.mark.rule("T-35", "T-234", "T-236")
def test_the_sheet_is_read_first_and_every_card_when_it_comes() -> None:
    """Name, story, then the goal and what the rules do."""
    match = game().new(seed=1, options={"scenario": "a"})
    assert "addressed to yourselves" in " ".join(read(match, None)[0].split())
    assert read(match, 0) == []
    match.answer("board red")
    for language, story, goal in (("en", "It is dark and smells of string.", "Goal:"), ("fr", "Il fait noir", "But")):
        (page,) = read(match, 0, language)
        told = " ".join(page.split())
        assert told.index("A01") < told.index(story) < told.index(goal)
    seen = len(match.moments)
    match.answer("move b1 b2" if "move b1 b2" in [each.notation for each in match.prompt.options] else 0)
    assert read(match, seen) == []


@pytest.mark.rule("T-236")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_card_comes_once_and_fits_the_screen(language: str) -> None:
    """A match to its end: nobody has to remember what has come, and nothing is cut."""
    read_so_far: list[str] = []
    seen = None
    found = board(language)
    for match in moments(seed=4, count=400, apart=5, scenario="a"):
        for page in found.pages(match, seen, 80):
            assert all(line.cell_len <= 80 for line in page)
            read_so_far.append(page[1].plain.split()[0])
        seen = len(match.moments)
        if match.actor is None:
            break
    assert len(read_so_far) == len(set(read_so_far)) > 3
    assert read_so_far[:2] == ["Prologue", "A01"]
    assert read_so_far[-1] in ("A07", "A08", "A09")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_up_says_what_one_chooses(language: str) -> None:
    """T-14, T-15, T-105: boards by what their Walkers can do, classes by the two cards they begin with."""
    match = game().new(seed=3, seats=2, options={"scenario": "e"})
    for _ in range(2):
        lines = " ".join(" ".join(frame(match, (80, 24), language)).split())
        walkers = [
            board(language).card(f"walker_{option.notation.split()[1]}") for option in match.prompt.options if match.prompt
        ]
        assert all(board(language).told(walker)[-1].split(":", 1)[1].strip()[:40] in lines for walker in walkers)
        match.answer(0)
    lines = " ".join(frame(match, (80, 40), language))
    for first, alone in (("elimination_code", "last_rites"),):
        assert board(language).name(first) in lines
        assert board(language).name(alone) not in lines


# -- Combat ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-153", "T-197", "T-201a")
def test_combat_shows_the_top_enemy_on_the_right_dice_and_slots() -> None:
    found = None
    for match in moments(seed=11, count=900, apart=1, seats=2, scenario="e"):
        enemies = match.view(0)["seats"][match.actor]["enemies"] if isinstance(match.actor, int) else []
        if match.prompt and match.prompt.kind == "window_answered" and len(enemies) > 1:
            found = match
            break
    assert found is not None
    view, seat = found.view(0), int(str(found.actor))
    own = view["seats"][seat]
    lines = drawn(found).splitlines()
    assert re.search("2nd.*Top", lines[1])
    names = [board().name(each["card"]) for each in own["enemies"][:2]]
    assert lines[2].index(names[1]) <= lines[2].rindex(names[0])
    dice = view["fight"]["dice"]
    told = ", ".join(f"{dice[face]} {face}" for face in ("rare", "common", "blank") if dice[face])
    assert f"  {told}" in "\n".join(lines)


def test_somebody_alone_is_never_asked_to_pass_the_keyboard() -> None:
    match = programming("red", "blue", "green", "yellow", "red", "blue", "green", "yellow")
    assert Seating(match.game, 1).needs_person(match)
    assert not board().private
