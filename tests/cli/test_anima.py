"""Anima in the terminal: whole matches against bots, people who share a keyboard, the table in every width and language."""

from __future__ import annotations

import codecs
import io
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import ludarium as library
from ludarium.cli.boards import CHATTER, FANCY, OF_MOMENT, ORDINARY, SIMPLE, Signs, find_board
from ludarium.cli.frame import framed, happened, offers_of, ruled
from ludarium.cli.listing import simpler
from ludarium.cli.screen import PlainScreen
from ludarium.cli.seating import DECOYS, Seating
from ludarium.cli.story import ANSWER, NOTE, Event, recent, whole_story
from ludarium.cli.table import Table
from ludarium.core.match import Match
from ludarium.core.text import LANGUAGES, Phrase
from ludarium.games.anima.lexicon import COUNTERS
from ludarium.games.anima.terminal import AnimaBoard
from ludarium.games.anima.terminal.sheets import chance
from tests.anima import table as tables
from tests.anima.table import passed, play, table
from tests.anima.test_crisis import last_turn
from tests.cli.terminal import ASKED, FRESH_START, Terminal, loaded, ludarium, saved

Run = Callable[..., Any]
GAME = library.game("anima")
WITH_BOTS = ("play", "anima", "--seats", "3", "--bots", "2")
codecs.register_error("simpler", simpler)


def board(language: str = "en", signs: Signs = FANCY) -> AnimaBoard:
    found = find_board(GAME, language, signs)
    assert isinstance(found, AnimaBoard)
    return found


def drawn(match: Match, width: int = 80, language: str = "en", signs: Signs = FANCY) -> str:
    """The table of a match; tests lay it with older cards, so the board must be that of its game."""
    found = find_board(match.game, language, signs)
    return "\n".join(line.text.plain for line in found.lines(match, width, roomy=True))


def frame(match: Match, size: tuple[int, int], language: str = "en") -> list[str]:
    """A whole screen: table, story, question, options and a line below."""
    drawing = find_board(match.game, language, FANCY)
    console = Console(width=size[0], file=io.StringIO())
    seat = match.actor if isinstance(match.actor, int) else 0
    lines = framed(match, drawing, offers_of(match, drawing), [Text("keys")], size, console, full=True, seat=seat)
    return [line.plain for line in lines]


def moments(seed: int, count: int, apart: int, seats: int = 3, mode: str = "standard", **options: object) -> Iterator[Match]:
    """A match that is played at random, looked at every few answers and at its end."""
    luck = random.Random(seed)
    match = GAME.new(seed=seed, mode=mode, seats=seats, options={"turn_limit": 12, **options})
    for _ in range(count):
        yield match
        for _ in range(apart):
            if match.prompt is not None:
                match.answer(luck.randrange(len(match.prompt.options)))
    while match.prompt is not None:
        match.answer(luck.randrange(len(match.prompt.options)))
    yield match


def sitting(match: Match, bots: int = 0) -> Table:
    """A table without a terminal."""
    screen = PlainScreen(Console(file=io.StringIO()))
    return Table(screen, match, "en", Seating(match.game, match.setup.seats, bots))


def only_pass(screen: str) -> bool:
    """Does a question ask for nothing but a pass?"""
    return bool(re.search("^p Pass", screen, re.MULTILINE)) and not re.search(r"(?:^|  )\d [A-Z]", screen, re.MULTILINE)


# -- against bots ----------------------------------------------------------------------------------------------------


def play_the_first_option(terminal: Terminal) -> list[str]:
    """Whoever never explores loses to the bots, and that is quick. The screens on the way."""
    screens = []
    for _ in range(400):
        screens.append(terminal.screen)
        if re.search("5 (quit|quitter)", terminal.screen):
            return screens
        terminal.take("e", "f")
    raise AssertionError(f"the match does not end:\n{terminal.screen}")


@pytest.mark.parametrize(
    ("language", "size", "result"),
    [
        ("en", (80, 24), r"(Ruby|Azure) has stopped Omega, in turn \d+\."),
        ("fr", (120, 36), r"(Rubis|Azur) arrête Omega, au tour \d+\."),
    ],
)
def test_a_whole_match_against_two_bots(data: Path, language: str, size: tuple[int, int], result: str) -> None:
    with ludarium(*WITH_BOTS, "--seed", "4", "--lang", language, data=data, columns=size[0], rows=size[1]) as terminal:
        terminal.until(ASKED)
        screens = play_the_first_option(terminal)
        assert re.search(result, terminal.screen)
        assert not any(re.search("keyboard|clavier", screen) for screen in screens)  # nobody else is here
        assert not any(only_pass(screen) for screen in screens)
        terminal.press("1")
        terminal.press("5")
        assert terminal.wait() == 0
    replay = loaded(saved(data)[0], "anima")
    assert replay.result is not None
    assert replay.setup.seats == 3
    assert {entry.by for entry in replay.log} == {0, 1, 2, "chance"}


def test_undo_goes_back_to_the_own_question_and_redo_forward_again(data: Path) -> None:
    with ludarium(*WITH_BOTS, "--seed", "12", data=data) as terminal:
        terminal.until(ASKED)
        asked = re.compile(r"^(Two Characters|You keep three|Reset:|Movement:).*$", re.MULTILINE)
        questions = []
        for _ in range(4):
            found = asked.search(terminal.screen)
            assert found, terminal.screen
            questions.append(found[1])
            terminal.take("1", "e")
        for question in reversed(questions):
            assert question in terminal.say("u")
            assert "One answer taken back" in terminal.screen
        assert "nothing to take back" in terminal.say("u")
        assert questions[1] in terminal.say("r")


def test_a_saved_match_keeps_its_bots(data: Path) -> None:
    with ludarium(*WITH_BOTS, "--seed", "12", data=data) as terminal:
        terminal.until(ASKED)
        terminal.press("1")
        terminal.say("q")
        assert terminal.wait() == 0
    file = saved(data)[0]
    with ludarium("play", "anima", "--load", str(file), data=data) as terminal:
        terminal.until("You keep three Advantages")
        assert "Turn 1 · Reset" in terminal.press("1")  # Ruby and Azure have chosen
    with ludarium("play", "anima", "--load", str(file), "--bots", "0", data=data) as terminal:
        assert "Pass the keyboard to Gold" in terminal.until(r"Pass.*\.")[0]


def test_alone_means_against_the_computer(data: Path) -> None:
    with ludarium("play", "anima", "--seed", "2", data=data) as terminal:
        terminal.until("Two Characters")
        terminal.press("1")
        assert "Ruby " in terminal.press("1")
        assert "Turn 1" in terminal.screen
    with ludarium(data=data, rows=40) as terminal:
        number = terminal.until(r"^(\d) Anima")[1]
        assert "how many of them the computer plays (now: 1)" in terminal.press(number)
        assert "number of players (now: 3)" in terminal.say("n")
        assert "the computer plays (now: 2)" in terminal.screen
        assert "the computer plays (now: 0)" in terminal.say("b")


def test_somebody_must_be_sitting_there(run: Run) -> None:
    outcome = run("play", "anima", "--seats", "3", "--bots", "3")
    assert outcome.code == 2
    assert "cannot play 3 of 3 seats" in outcome.err
    assert run("play", "anima", "--mode", "rival", "--bots", "1").code == 2


@pytest.mark.rule("A-156")
def test_passing_by_itself_can_be_switched(data: Path) -> None:
    with ludarium(*WITH_BOTS, "--seed", "4", data=data) as terminal:
        terminal.until(ASKED)
        terminal.press("1")
        terminal.press("1")
        assert "1 a card or an ability is used: where you have nothing to play" in terminal.say("auto")
        terminal.press("q")
        assert "1 to 9" in re.sub(r"\s+", " ", terminal.say("auto never"))
        assert "You pass by yourself: never" in terminal.say("auto off")
        for _ in range(60):
            if only_pass(terminal.screen):
                break
            terminal.take("e", "1")
        assert only_pass(terminal.screen)
        terminal.say("auto smart")
        assert not only_pass(terminal.screen)


# -- who passes ------------------------------------------------------------------------------------------------------


def asked_in_w2(hand: str) -> Match:
    """Gold sets out for an Area, and Ruby is asked whether to react."""
    match = table(hands=["", hand], at=["", "americh"])
    match.answer("go village_of_cornes")
    assert tables.kind(match) == "react"
    assert match.actor == 1
    return match


@pytest.mark.rule("A-156")
def test_who_has_nothing_to_play_passes_unseen() -> None:
    match = asked_in_w2("iron_breath")
    seating = Seating(match.game, 3, bots=1)
    seating.looking = 1
    assert not seating.needs_person(match)
    answer = seating.answer_for(match)
    assert match.prompt
    assert answer is not None
    assert match.prompt.options[answer].notation == "pass"
    seating.set_auto_pass(1, "off", 5)
    assert not seating.needs_person(match)
    seating.set_auto_pass(1, "off", 2)
    assert seating.needs_person(match)
    assert seating.answer_for(match) is None


@pytest.mark.rule("A-156")
def test_who_has_something_to_play_is_asked_unless_always_passing() -> None:
    match = asked_in_w2("misdirection")
    seating = Seating(match.game, 3, bots=1)
    assert seating.needs_person(match)
    seating.set_auto_pass(1, "all")
    assert not seating.needs_person(match)
    seating.looking = 1
    assert seating.answer_for(match) == 0


@pytest.mark.rule("A-155")
def test_at_a_shared_keyboard_being_asked_proves_little() -> None:
    """Now and then somebody is called to the keyboard for nothing, and never twice decided about the same question."""
    match = asked_in_w2("iron_breath")
    called = 0
    for _ in range(600):
        seating = Seating(match.game, 3)
        seating.looking = 0
        first = seating.answer_for(match)
        called += first is None
        if first is None:
            assert seating.answer_for(match) is None
    assert 600 / DECOYS / 2 < called < 600 / DECOYS * 2
    alone = Seating(match.game, 3, bots=2)
    alone.people = range(1, 2)  # seat 1 is the only person
    assert all(alone.answer_for(match) == 0 for _ in range(100))


# -- people who share a keyboard ----------------------------------------------------------------------------------------


def test_the_screen_is_hidden_until_the_next_person_takes_the_keyboard(data: Path) -> None:
    with ludarium("play", "anima", "--seats", "2", "--seed", "9", data=data) as terminal:
        terminal.until("Pass the keyboard to Gold")
        assert "Keep" not in terminal.screen
        assert "Keep" not in terminal.say("1")
        assert "drawn" not in terminal.say("v")
        assert "drawn" not in terminal.say("c")
        gold = terminal.press("\r")
        assert "You have drawn" in gold
        terminal.press("1")
        terminal.press("1")
        assert "Pass the keyboard to Ruby" in terminal.screen
        assert "drawn" not in terminal.screen
        terminal.press("\x03")  # Ctrl-C must not show the cards either
        assert "Leave the match" in terminal.screen
        assert "drawn" not in terminal.screen
        terminal.press("3")
        terminal.press("\x7f\r")  # an Enter right after a digit would belong to it
        ruby = terminal.screen
        assert "You have drawn" in ruby
        assert not set(re.findall(r"^You have drawn: (.*)$", gold, re.MULTILINE)) & set(
            re.findall(r"^You have drawn: (.*)$", ruby, re.MULTILINE)
        )
        log = terminal.say("l")
        kept = re.search(r"^1 Keep (.*?) \(", gold, re.MULTILINE)
        assert kept
        assert kept[1] not in log


@pytest.mark.rule("A-29")
def test_the_log_tells_nobody_the_secrets_of_others() -> None:
    """What Gold was dealt and put back stands in Gold's log and in the replay, not in Ruby's."""
    match = GAME.new(seed=5, seats=3)
    put_back = ""
    while match.view(0)["phase"] == "setup":
        assert match.prompt
        if match.actor == 0 and match.prompt.kind == "advantages_are_kept":
            put_back = match.prompt.options[0].notation.split()[1]
        match.answer(0)
    name = board().name(put_back)
    told = {seat: "\n".join(line.plain for line in whole_story(match, board(), seat)) for seat in (0, 1, None)}
    assert name in told[0]
    assert name in told[None]
    assert name not in told[1]


def test_reactions_are_never_told_singly() -> None:
    match = GAME.new(seed=5, seats=3)
    luck = random.Random(1)
    for _ in range(120):
        assert match.prompt
        match.answer(luck.randrange(len(match.prompt.options)))
    assert "pass" in {entry.say for entry in match.log}
    for seat in (0, 1, 2):
        story = [line.plain for line in whole_story(match, board(), seat)]
        assert not [line for line in story if re.search(r"(> |: )Pass$|No objections|The dice stand", line)]


def test_bots_play_until_somebody_here_must_decide() -> None:
    sat = sitting(GAME.new(seed=4, seats=3), bots=2)
    for _ in range(40):
        sat.let_others_play()
        if sat.match.actor is None:
            break
        assert sat.match.actor == 0
        assert sat.seating
        assert sat.seating.needs_person(sat.match)
        assert not sat.hidden
        sat.match.answer(0)


# -- the table ---------------------------------------------------------------------------------------------------------

WAYS: list[dict[str, Any]] = [
    {},
    {"seats": 5, "tree": "on", "crisis": "on"},
    {"seats": 5, "trade_size": "free", "bystander_combat_cards": "on"},
    {"seats": 1, "mode": "rival"},
]


@pytest.mark.parametrize("way", WAYS, ids=["race", "tree", "five", "rival"])
def test_every_moment_can_be_drawn(way: dict[str, Any]) -> None:
    """In both languages, wide and narrow, with and without drawing characters: no message is missing and nothing is too long."""
    for at, match in enumerate(moments(seed=5, count=30, apart=7, **way)):
        for language in LANGUAGES:
            for width in (80, 130):
                signs = (FANCY, SIMPLE)[at % 2]
                drawing = board(language, signs)
                lines = drawing.lines(match, width, roomy=True)
                assert all(line.text.cell_len <= width for line in lines if not line.wraps)
                whole = "\n".join(line.text.plain for line in lines)
                for area in match.view(0)["areas"]:
                    assert drawing.name(area["card"]) in whole
                if signs is SIMPLE:
                    assert whole.encode("ascii", "simpler").count(b"?") == whole.count("?")
        assert match.result is None or len(board().ending(match)) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (130, 40)])
def test_areas_and_all_options_fit(language: str, size: tuple[int, int]) -> None:
    for match in moments(seed=8, count=40, apart=5):
        lines = frame(match, size, language)
        assert len(lines) <= size[1] - 1
        whole = "\n".join(lines)
        for area in match.view(0)["areas"]:
            assert board(language).name(area["card"])[:20] in whole
        for key in (offer.key for offer in offers_of(match, board(language))):
            beside = rf"\[{key.lstrip('da')}\+?\]" if key[-1].isdecimal() else "$."
            assert re.search(rf"(?:^|  ) *{re.escape(key)} |{beside}", whole, re.MULTILINE), (key, whole)


@pytest.mark.rule("A-33")
def test_the_table_does_not_show_what_a_seat_cannot_see() -> None:
    """Hidden hands, Missions and Encounters may be others: the drawing stays the same."""
    for match in moments(seed=3, count=25, apart=9):
        if not isinstance(match.actor, int):
            continue
        other = GAME.at({**match.position(), "state": _position(match, match.actor)})
        for width in (80, 130):
            assert drawn(match, width) == drawn(other, width)


def _position(match: Match, seat: int) -> Any:
    from ludarium.core.positions import position

    return position(GAME.resample(match.state, seat, 77))


def test_an_area_has_its_number_level_table_parties_encounter_and_rewards() -> None:
    match = table(
        at=["", "archangel"],
        lying={"americh": "wandering_warrior"},
        veiled={"village_of_cornes": "treasure"},
        missions=["seat_at_the_palace overdue_book"],
    )
    options = match.prompt.options if match.prompt else ()
    numbers = {option.notation: number for number, option in enumerate(options, 1)}
    whole = drawn(match)
    assert re.search(rf"\[{numbers['go archangel']}\] 1⇄ Archangel +··111\*  Ruby · Recruit, ★The Palace, Adv\. 1", whole)
    assert re.search(rf"\[{numbers['go americh']}\] 2⇄ Americh +·11122  The Wandering Warrior 2 · Adv\. 2, ", whole)
    assert re.search(rf"\[{numbers['go village_of_cornes']}\] 1⇄ The Village of Cornes .{{6}}  \? · ", whole)
    assert "$ Archangel" in drawn(match, signs=SIMPLE)


def test_a_combat_shows_both_sums_and_the_chance() -> None:
    match = table(parties=["acrobat illusionist"], hands=["iron_breath"], lying={"archangel": "wandering_warrior"})
    match.answer("go archangel")
    while tables.kind(match) == "react":
        match.answer("pass")
    assert tables.kind(match) == "add_to_combat"
    whole = drawn(match)
    assert "Gold 6 + ?  vs  The Wandering Warrior 2 + ?" in whole
    assert f"{round(100 * chance(4, ties=True))}% to win" in whole
    play(match, "pass", "own=3")
    assert "Gold 6 + 3 = 9  vs  The Wandering Warrior 2 + ?" in drawn(match)
    play(match, "foe=4")
    assert tables.kind(match) == "react"
    assert "Gold 6 + 3 = 9  vs  The Wandering Warrior 2 + 4 = 6" in drawn(match)


def test_chances_of_two_dice() -> None:
    assert chance(0, ties=True) == pytest.approx(21 / 36)
    assert chance(0, ties=False) == pytest.approx(15 / 36)
    assert chance(5, ties=True) == 1
    assert chance(-5, ties=True) == pytest.approx(1 / 36)
    assert chance(-5, ties=False) == 0


@pytest.mark.rule("A-86")
def test_a_trade_shows_given_advantages_to_the_two_concerned() -> None:
    match = table(
        phase="interaction",
        hands=["iron_breath second_glance", "misdirection", "betrayal"],
        at=["archangel", "archangel", "archangel"],
    )
    play(match, "trade ruby", "give iron_breath", "enough", "take plot", "enough")
    assert "Your offer to Ruby" in drawn(match)
    assert "You give: Iron Breath" in drawn(match)
    play(match, "send")
    assert match.actor == 1
    assert "Gold offers you a trade" in drawn(match)
    assert "Gold gives: Iron Breath   Gold asks for: Plot" in drawn(match)
    trade = match.view(2)["trade"]
    assert board().things(trade["gives"]) == "an Advantage"


def test_the_order_of_the_turn_and_what_is_counted_down() -> None:
    match = table(order=[2, 0, 1], slot=0)
    assert re.search(r"Turn 6 · Movement +Azure › \[Gold\] › Ruby ", drawn(match).splitlines()[0])
    rival = next(moments(seed=2, count=9, apart=4, seats=1, mode="rival"))
    while rival.view(0)["turn"] == 0:
        rival.answer(0)
    assert "10 turns for the Mission" in drawn(rival, 120)
    assert re.search(r"The Rival \d+/\d+  .*Edge 3", drawn(rival, 120))


def test_the_own_hand_says_what_can_be_used_now() -> None:
    match = table(phase="reset", hands=["magic_item iron_breath"])
    whole = drawn(match)
    assert "›Magic Item  Plot Reset" in whole
    assert " Iron Breath Ki Combat  +2 Combat in this combat." in whole


def test_the_story_since_the_own_last_answer() -> None:
    """Also what the others did meanwhile; nobody's answer is told beside what came of it."""
    sat = sitting(GAME.new(seed=4, seats=3), bots=2)
    sat.let_others_play()
    while sat.match.view(0)["phase"] != "movement":
        sat.match.answer(0)
        sat.let_others_play()
    sat.match.answer("rest")
    sat.let_others_play()
    before, since = recent(sat.match, board(), 0)
    assert [event.text for event in since if event.kind == ANSWER] == []
    told = [event.text for event in since]
    assert told[0] == "Gold rests."
    assert any(re.match("(Ruby|Azure) (explores|rests|seeks)", line) for line in told)
    assert any(event.text.startswith("Gold sets out with") for event in before)


def test_where_room_is_short_the_story_keeps_what_concerns_the_reader() -> None:
    """Gold loses a combat, then everybody else plays: how it ended stays, the roll-offs of the next turn do not."""
    drawing = board()
    notes = [
        (Phrase("note-explores", {"seat": Phrase("counter-gold"), "area": "Lost Ruins"}), CHATTER),
        (Phrase("note-loses-fight", {"seat": Phrase("counter-gold"), "by": 2}), OF_MOMENT),
        (Phrase("note-joins", {"seat": Phrase("counter-ruby"), "character": "Thief"}), ORDINARY),
        (Phrase("note-completes-mission", {"seat": Phrase("counter-ruby"), "mission": "Beat Tiamat"}), OF_MOMENT),
        (Phrase("note-rolls-for-order", {"seat": Phrase("counter-gold"), "die": 3}), CHATTER),
        (Phrase("note-phase-begins", {"phase": "reset"}), CHATTER),
    ]
    assert [drawing.weight(note, 0) for note, _ in notes] == [weight for _, weight in notes]
    assert drawing.weight(notes[1][0], 1) == ORDINARY  # for Ruby it is somebody else's combat
    since = [Event(1, NOTE, drawing.text(note), weight) for note, weight in notes]
    before = [Event(1, NOTE, "long ago")]
    told = [[line.plain.strip() for line in happened(before, since, room)] for room in (1, 2, 3, 4, 7)]
    assert told[0] == ["Ruby completes the Mission “Beat Tiamat”!"]
    assert told[1] == ["Gold loses.", "Ruby completes the Mission “Beat Tiamat”!"]
    assert told[2] == ["Gold loses.", "Ruby is joined by the Thief.", "Ruby completes the Mission “Beat Tiamat”!"]
    assert told[3] == [*told[2], "Reset begins."]  # the newest of the rest
    assert told[4][0] == "long ago"
    assert happened(before, since, 0) == []
    assert " l: 4 more lines " in ruled(drawing, 80, 4).plain
    assert ruled(drawing, 80, 4).cell_len == ruled(drawing, 80, 0).cell_len == 80


def test_many_options_are_numbered_on_the_table() -> None:
    """Nine ways or more: Areas and cards in hand bear the numbers, and nothing is said twice."""
    match = table(
        phase="reset",
        parties=["acrobat wizard thief technician"],
        hands=["magic_item iron_breath second_glance betrayal"],
    )
    options = match.prompt.options if match.prompt else ()
    assert len(options) > 8
    whole = "\n".join(frame(match, (80, 24)))
    assert re.search(r"(^|  ) *d5-d8 Discard: d and the number of the card", whole, re.MULTILINE)
    assert re.search(r"\[5\] ?Iron Breath", whole)
    assert "Discard Iron Breath" not in whole
    assert re.search(r"(^|  ) *d1-d4 Dismiss: d and the number of the Character", whole, re.MULTILINE)
    assert "[3]Thief 2/4" in whole


def test_the_crisis_says_what_it_demands() -> None:
    """The Crisis line of the Final Mission beside it, and the sum of a Speed test while it can still be changed."""
    match = passed(last_turn("mend_the_chain", parties=["duellist street_child acrobat wizard"], hands=["loaded_die"]))
    play(match, "die=1")  # Speed 5 + 5 + 4 + 4
    assert tables.kind(match) == "react"
    whole = drawn(match)
    assert re.search(r"Turn \d+ · Crisis  ", whole.splitlines()[0])  # said once
    assert "in the Crisis: Speed 19" in whole
    assert "Gold Speed test: 18 + 1 = 19 vs 19" in whole
    assert "in the Crisis: Combat 15" in drawn(last_turn("last_door"))


def test_a_terminal_without_drawing_characters(data: Path) -> None:
    command = [sys.executable, "-m", "ludarium", "play", "anima", "--seats", "2", "--seed", "2", "--lang", "fr"]
    environment = {**os.environ, "XDG_DATA_HOME": str(data), "PYTHONIOENCODING": "ascii", "COLUMNS": "80"}
    typed = b"\n1\n1\n\n1\n1\n\n?\n"
    ended = subprocess.run(command, input=typed, capture_output=True, env=environment, timeout=FRESH_START, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"")
    told = ended.stdout.decode("ascii")
    assert "Passez le clavier a Rubis." in told
    first, _, then = told.partition("Passez le clavier a Rubis.")
    assert first.endswith("\n" * 20 + " Anima : L'Ombre d'Omega \n\n")  # what Gold saw is pushed out of sight
    assert "Vous avez pioche" in then
    assert "Tour 1" in then


# -- cards for reading -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_for_reading(run: Run, language: str) -> None:
    printed = run("cards", "anima", "--lang", language).out
    assert not re.search(r"Phrase|Localized|None|\[\]|\{", printed)
    for card in GAME.pack.cards:
        assert card.id in printed
    if language == "en":
        assert "Exploration table: 1 or 2: Nothing, 3 to 5: 1 Encounter, 6: Special" in printed
        assert re.search(r"Thief .*\n +Combat: 2   Speed: 4   Trickery   female\n +Ability \(Reset, tilts\): Choose", printed)
    else:
        assert "Récompense\u00a0: +2 Combat" in printed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("signs", [FANCY, SIMPLE], ids=["fancy", "simple"])
def test_help_fits_a_small_screen(language: str, signs: Signs) -> None:
    lines = board(language, signs).described("help-anima").splitlines()
    assert all(len(line) <= 80 for line in lines)
    assert any(line.strip().startswith(f"[3] 2{'⇄' if signs is FANCY else '$'} Americh") for line in lines)


def test_players_are_called_by_their_counters() -> None:
    match = GAME.new(seed=1, seats=5)
    assert [board().player(match, seat) for seat in range(5)] == [name.capitalize() for name in COUNTERS]
