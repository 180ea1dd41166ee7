"""Champions of Hara in the terminal: whole matches, the map in every width and language, its signs, and its cards for reading."""

from __future__ import annotations

import codecs
import io
import json
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
from ludarium.cli.boards import FANCY, SIMPLE, Signs, find_board
from ludarium.cli.frame import framed, offers_of
from ludarium.cli.listing import simpler
from ludarium.core.match import Match
from ludarium.core.text import LANGUAGES
from ludarium.games.hara.atlas import LINKS, SPACES, name_of
from ludarium.games.hara.terminal import HaraBoard
from ludarium.games.hara.terminal.map import places
from ludarium.games.hara.verbs import VOCABULARY
from tests.cli.terminal import ASKED, FRESH_START, Terminal, loaded, ludarium, saved
from tests.hara.table import play, table

Run = Callable[..., Any]
GAME = library.game("hara")
MODES = [mode.id for mode in GAME.info.modes]
WORLDS = ["oakenmoor", "arechi", "lunaridge", "baiyu", "oppenheim", "drear"]
CODES = [f"D{number}" for number in range(7)] + [f"{world[:2].capitalize()}{n}" for world in WORLDS for n in range(1, 7)]
codecs.register_error("simpler", simpler)


def board(language: str = "en", signs: Signs = FANCY) -> HaraBoard:
    found = find_board(GAME, language, signs)
    assert isinstance(found, HaraBoard)
    return found


def drawn(match: Match, width: int = 80, language: str = "en", signs: Signs = FANCY) -> list[str]:
    return [line.text.plain for line in board(language, signs).lines(match, width, roomy=True)]


def frame(match: Match, size: tuple[int, int], language: str = "en") -> list[str]:
    """A whole screen: table, story, question, options and a line below."""
    drawing = board(language)
    console = Console(width=size[0], file=io.StringIO())
    lines = framed(match, drawing, offers_of(match, drawing), [Text("keys")], size, console, full=True)
    return [line.plain for line in lines]


def moments(mode: str, seed: int, count: int, apart: int) -> Iterator[Match]:
    """A match that is played at random, looked at every few answers and at its end."""
    luck = random.Random(seed)
    match = GAME.new(seed=seed, mode=mode, seats=3 if mode == "arena" else None)
    for _ in range(count):
        yield match
        for _ in range(apart):
            if match.prompt is not None:
                match.answer(luck.randrange(len(match.prompt.options)))
    while match.prompt is not None:
        match.answer(luck.randrange(len(match.prompt.options)))
    yield match


def cell(match: Match, code: str, **how: Any) -> str:
    """The two lines of a space as they are drawn."""
    lines = drawn(match, **how)
    row = next(at for at, line in enumerate(lines) if re.search(rf"/{code}[^/\\]*\\", line))
    start = re.search(rf"/({code}[^/\\]*)\\", lines[row])
    assert start
    return start[1] + "|" + lines[row + 1][start.start() + 1 : start.end() - 1]


# -- whole matches ---------------------------------------------------------------------------------------------------


def play_the_first_option(terminal: Terminal) -> None:
    """Ending every turn at once is quick, and always leads to an end."""
    for _ in range(150):
        if re.search("5 (quit|quitter)", terminal.screen):
            return
        terminal.take("e", "f")
    raise AssertionError(f"the match does not end:\n{terminal.screen}")


@pytest.mark.parametrize(
    ("mode", "language", "size", "result"),
    [
        ("plowshares", "en", (80, 24), r"Oric: \d+ Red, \d+ Green, \d+ Blue, \d cards\."),
        ("corrupted", "fr", (120, 40), "Champions vaincus sur six"),
    ],
)
def test_a_whole_match(data: Path, mode: str, language: str, size: tuple[int, int], result: str) -> None:
    arguments = ("play", "hara", "--mode", mode, "--seed", "4", "--lang", language)
    with ludarium(*arguments, data=data, columns=size[0], rows=size[1]) as terminal:
        terminal.until(ASKED)
        assert "/D0 ●" in terminal.screen
        play_the_first_option(terminal)
        assert re.search(result, terminal.screen)
        terminal.press("1")
        terminal.press("5")
        assert terminal.wait() == 0
    replay = loaded(saved(data)[0], "hara")
    assert replay.result is not None
    assert (replay.seed, replay.setup.mode) == (4, mode)


def test_walking_by_the_numbers_on_the_map(data: Path) -> None:
    with ludarium("play", "hara", "--mode", "plowshares", "--seed", "3", data=data) as terminal:
        terminal.until(ASKED)
        terminal.say("play dash")
        number = re.search(r"D3 \[(\d)\]", terminal.screen)
        assert number
        terminal.press(number[1])
        assert "/D3 ●Or" in terminal.screen
        assert "1 step left" in terminal.screen
        assert "Nothing" not in terminal.say("u")
        assert "/D0 ●Or" in terminal.screen


@pytest.mark.parametrize(
    ("language", "far"),
    [("en", r"4 steps away,\s+and you have 2 movement\s+points"), ("fr", r"à 4 pas,\s+et il vous reste 2 points")],
)
def test_what_is_not_possible_says_why_and_which_rule_says_so(data: Path, language: str, far: str) -> None:
    arguments = ("play", "hara", "--mode", "plowshares", "--seed", "3", "--lang", language)
    with ludarium(*arguments, data=data, columns=160, rows=50) as terminal:
        terminal.until(ASKED)
        assert re.search(r"\(H-86,\s+H-108\)", terminal.say("play the_last_campaign"))
        terminal.say("play dash")
        assert re.search(far + r".*\(H-19\)", terminal.say("move oakenmoor.4"), re.DOTALL)
        assert re.search(r"\(H-45\)", terminal.say("play art_of_war"))


def test_help_log_and_cards(data: Path) -> None:
    with ludarium("play", "hara", "--mode", "plowshares", "--seed", "3", data=data, columns=100, rows=60) as terminal:
        terminal.until(ASKED)
        assert "Health left, Attack, Range" in terminal.say("?")
        assert "◆3 ▼1" in terminal.screen
        terminal.press("q")
        assert "Dawn of Day 1" in terminal.say("l")
        assert "Round" not in terminal.screen
        terminal.press("q")
        for place in ("ar1", "Ar 1", "arechi.1"):
            assert "scrapback_crab" in terminal.say(f"c {place}")
            terminal.press("q")
        assert "Rentrez avec" not in terminal.say("lang fr")
        assert "Aube du Jour 1" in terminal.screen


def test_several_players_at_one_terminal(data: Path) -> None:
    champions = ("--option", "champion=leaf", "--option", "champion_2=oric")
    with ludarium("play", "hara", "--mode", "arena", "--seats", "2", *champions, "--seed", "2", data=data) as terminal:
        terminal.until(ASKED)
        first = re.search(r"●(Le|Or)", terminal.screen)
        assert first
        other = {"Le": "Or7", "Or": "Le6"}[first[1]]
        assert other in terminal.screen
        terminal.say("end")
        assert f"●{other[:2]}" in terminal.screen


def test_the_number_of_players_is_checked(run: Run) -> None:
    outcome = run("play", "hara", "--mode", "plowshares", "--seats", "2")
    assert outcome.code == 2
    assert "not by 2" in outcome.err


def test_the_start_offers_modes_players_and_champions_by_name(data: Path) -> None:
    with ludarium("--lang", "fr", data=data, rows=40) as terminal:
        number = terminal.until(r"^(\d) Champions of Hara")[1]
        assert "Champion\u00a0: au hasard" in terminal.press(number)
        assert "nombre de joueurs (maintenant\u00a0: 1)" in terminal.screen
        assert "nombre de joueurs (maintenant\u00a0: 2)" in terminal.say("n")
        assert "Le cauchemar" in terminal.say("m")
        number = re.search(r"(\d+) \[ \] Le Champion Fantôme", terminal.screen)
        assert number
        terminal.say(number[1])
        assert "Cartes du Fantôme\u00a0: au hasard" in terminal.screen
        assert "nombre de joueurs" not in terminal.screen
        assert "Kaoru & Kuma" in terminal.say("2")


def test_a_terminal_without_drawing_characters(data: Path) -> None:
    command = [sys.executable, "-m", "ludarium", "play", "hara", "--mode", "onslaught", "--seed", "2", "--lang", "fr"]
    environment = {**os.environ, "XDG_DATA_HOME": str(data), "PYTHONIOENCODING": "ascii", "COLUMNS": "80"}
    ended = subprocess.run(command, input=b"1\n?\nv\n", capture_output=True, env=environment, timeout=FRESH_START, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"")
    told = ended.stdout.decode("ascii")
    assert "/D0 @Pe \\" in told
    assert "S1/1/1" in told
    assert "B----5----* 0" in told


# -- the map ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-11")
def test_spaces_that_are_linked_touch_on_the_map() -> None:
    at = places(WORLDS)
    assert len(set(at.values())) == SPACES + 6
    for one, other, _ in LINKS:
        (q, r), (s, t) = at[name_of(one)], at[name_of(other)]
        assert max(abs(q - s), abs(r - t), abs(q + r - s - t)) == 1
    swapped = places(["arechi", "oakenmoor", *WORLDS[2:]])
    assert swapped["arechi.4"] == at["oakenmoor.4"]


@pytest.mark.parametrize("mode", MODES)
def test_every_moment_of_every_mode_can_be_drawn(mode: str) -> None:
    """In both languages, wide and narrow, with and without drawing characters: no message is missing and nothing is too long."""
    for at, match in enumerate(moments(mode, seed=5, count=12, apart=9)):
        for language in LANGUAGES:
            for width in (80, 120):
                signs = (FANCY, SIMPLE)[at % 2]
                lines = board(language, signs).lines(match, width, roomy=True)
                assert all(line.text.cell_len <= width for line in lines if not line.wraps)
                whole = "\n".join(line.text.plain for line in lines)
                placed = [world for world in match.view(0)["layout"] if world]
                for code in CODES:
                    if code[1].isdigit() or any(code[:2] == world[:2].capitalize() for world in placed):
                        assert f"/{code}" in whole, code
                if signs is SIMPLE:
                    assert whole.encode("ascii", "simpler").count(b"?") == whole.count("?")
        assert match.result is None or len(board().ending(match)) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_the_map_and_all_options_fit(language: str, size: tuple[int, int]) -> None:
    for mode in ("plowshares", "corrupted", "ghost"):
        for match in moments(mode, seed=8, count=10, apart=11):
            lines = frame(match, size, language)
            assert len(lines) <= size[1] - 1
            map_rows = [line for line in lines if re.search(r"[/\\][A-Z]\w{1,2}", line)]
            assert len(map_rows) >= 14
            offers = offers_of(match, board(language))
            whole = "\n".join(lines)
            for key in (re.escape(offer.key) for offer in offers):
                assert re.search(rf"(?:^|  ) *{key}(?:-\d+)? |\[{key}\+?\]", whole, re.MULTILINE), (key, whole)


def test_what_lies_on_a_space() -> None:
    match = table(
        "plowshares",
        at="lunaridge.2",
        cards={"moonshell_tortoise": "lunaridge.3", "pike_under_glass": "lunaridge.2", "unlit_lamp": "baiyu.4"},
        tokens={"scenario.1": "lunaridge.3", "scenario.2": "oakenmoor.5"},
    )
    seen = {each["card"]: each for each in match.view(0)["cards"]}
    tortoise = seen["moonshell_tortoise"]
    strength = f"{tortoise['health']}/{tortoise['attack']}/{tortoise['range']}"
    assert cell(match, "Lu3") == f"Lu3 ◆1 |{strength}!".ljust(15, "_")
    assert cell(match, "Lu2").startswith("Lu2 ●Or|")
    assert cell(match, "Oa5") == "Oa5 ◆2 |_______"
    difficulty = next(each.facts["challenge"] for each in GAME.pack.cards if each.id == "unlit_lamp")
    assert cell(match, "Ba4") == f"Ba4    |Rift {difficulty}_"
    assert cell(match, "Ba4", language="fr", width=120) == f"Ba4    |F{difficulty}_____"
    assert cell(match, "Lu3", signs=SIMPLE)[:6] == "Lu3 #1"


def test_monsters_that_cannot_be_hurt_yet_are_in_brackets() -> None:
    match = table(
        "plowshares", cards={"moonshell_tortoise": "lunaridge.3"}, tokens={"scenario.1": "drear.1", "scenario.2": "lunaridge.3"}
    )
    assert re.search(r"\|\(\d/\d/\d\)$", cell(match, "Lu3"))


def test_more_things_than_room_are_counted() -> None:
    names = ["moonshell_tortoise", "pike_under_glass", "scrapback_crab"]
    match = table("arena", "oric", cards=dict.fromkeys(names, "lunaridge.3"))
    assert re.fullmatch(r"Lu3    \|\d/\d/\d\+2", cell(match, "Lu3"))


def test_worlds_adrift_are_marked() -> None:
    match = next(iter(moments("nightmare", seed=2, count=1, apart=1)))
    while match.view(0)["phase"] != "adventure":
        match.answer(0)
    loose = match.view(0)["disconnected"]
    whole = "\n".join(drawn(match, 120))
    assert len(loose) == 4
    assert whole.count("adrift") == 4
    assert "~~~~~~~" in cell(match, f"{loose[0][:2].capitalize()}4")
    assert "~" not in cell(match, "Oa4")


def test_many_transports_are_chosen_on_the_map() -> None:
    match = play(table("rifts", hand={"spring_boots": "hand"}), "play spring_boots")
    assert match.prompt
    count = len(match.prompt.options)
    assert count >= 9
    lines = frame(match, (80, 24))
    assert f"1-{count} the number on the map" in "\n".join(lines)
    assert {int(number) for number in re.findall(r"\[(\d+)\]", "\n".join(lines))} == set(range(1, count + 1))


# -- around the map ----------------------------------------------------------------------------------------------------


def test_the_forecast_of_the_end_of_the_turn() -> None:
    match = table("arena", "oric", at="lunaridge.3", cards={"moonshell_tortoise": "lunaridge.3"}, health=2)
    assert match.view(0)["cards"][0]["attack"] == 2
    assert "End here: 2 damage, you fall (the Moonshell Tortoise 2)" in drawn(match, 80)
    assert "you would fall!" in "\n".join(drawn(match, 80))
    assert "End here: 2 damage, you fall" in "\n".join(drawn(match, 120))
    assert any(line.startswith("e End the turn (2 damage: you fall)") for line in frame(match, (120, 40)))


def test_gauges_mark_five_and_ten() -> None:
    match = table("arena", "oric", energy=(3, 10, 0))
    whole = "\n".join(drawn(match, 120))
    assert "Red   ███·5····★ 3" in whole
    assert "Green ██████████ 10" in whole
    assert "Blue  ····5····X 0" in whole
    assert "\nR███·5····★ 3 " in "\n".join(drawn(match, 80))


def test_both_sides_of_a_card_and_the_one_that_counts() -> None:
    match = table("arena", "oric", hand={"dash": "board", "art_of_war": "tilted"})
    lines = drawn(match, 80)
    dash = next(line for line in lines if " Dash " in line)
    assert dash.startswith("[1]›Y Dash")
    assert " move 2 │[move 1 and 1 dmg r1]" in dash
    tilted = next(line for line in lines if " Art of War " in line)
    assert tilted.startswith("[2] R Art of War")
    assert "(tilted)" in tilted
    assert "[" not in tilted[3:]


def test_enoki_the_ghost_and_rivals_have_their_place() -> None:
    match = table("demon", enoki="drear.4", day=3)
    assert "Enoki Dr4 Health ████████████ 12/12" in "\n".join(drawn(match, 120))
    assert cell(match, "Dr4") == "Dr4    |En12___"
    ghost = next(iter(moments("ghost", seed=5, count=1, apart=1)))
    named = board().name(ghost.view(0)["ghost"]["champion"])
    assert f"Ghost, cards of {named}" in "\n".join(drawn(ghost, 120))
    rivals = table("arena", "oric", seats=3, options={"champion_2": "leaf", "champion_3": "soff"})
    for width in (80, 120):
        assert re.search(r"Leaf #\d D0 6 Health 5 Spirit  R0 G0 B0", "\n".join(drawn(rivals, width)))


def test_the_six_that_ophion_hunts() -> None:
    match = next(iter(moments("corrupted", seed=3, count=1, apart=1)))
    wide, narrow = "\n".join(drawn(match, 120)), "\n".join(drawn(match, 80))
    for name in ("Leaf", "Thomas", "Soff", "Kaoru & Kuma", "Oric", "Persephone"):
        assert name in wide
    assert "Health ████████████████ 16/16" in wide
    assert "■■ Shatter Will (Lunaridge, The Baiyu)" in wide
    assert re.search(r"[1-4 ]Ka7/4", narrow)


# -- cards and rules for reading -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_that_is_shown_in_short_has_a_short_form(language: str) -> None:
    drawing = board(language)
    shown = [phrase for card in GAME.pack.cards for name in ("hand", "board", "does", "reward") for phrase in parts(card, name)]
    for card_phrase in shown:
        assert drawing.brief([card_phrase])
    written = {message.removeprefix("verb-") for message in (phrase.id for phrase in shown)}
    known = {verb.name.replace("_", "-") for verb in [*VOCABULARY.group("effect"), *VOCABULARY.group("passive")]}
    assert len(written & known) > 35
    for name in known:
        assert f"hara-does-{name}" in words(language)


def parts(card: Any, name: str) -> list[Any]:
    return card.facts.get(name, []) if card.kind in ("ability", "item", "monster", "boss", "ally", "event", "rift") else []


def words(language: str) -> set[str]:
    return find_board(GAME, language, FANCY).words.ids(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_as_json_hold_only_plain_texts(run: Run, language: str) -> None:
    cards = {card["id"]: card for card in json.loads(run("cards", "hara", "--json", "--lang", language).out)}
    assert len(cards) == len(GAME.pack.cards)
    dash = cards["dash"]
    assert dash["facts"]["hand"] == [GAME.text(GAME.pack.cards[6].facts["hand"][0], language)]
    assert dash["text"].startswith({"en": "In Hand", "fr": "En main"}[language])
    assert isinstance(cards["leaf"]["facts"]["epithet"], str)
    assert (
        next(each["name"] for each in cards["ophion"]["facts"]["abilities"])
        == {"en": "Bleak Ultimatum", "fr": "Sombre ultimatum"}[language]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_for_reading(run: Run, language: str) -> None:
    printed = run("cards", "hara", "--lang", language).out
    assert not re.search(r"Phrase|Localized|None|\[\]", printed)
    if language == "en":
        assert "On Board (2 Growth): 3 damage, range 1." in printed
        assert "Reward: Gain 6 Green Energy. Gain 1 Red Energy. Gain 1 Gold Energy. Gain an" in printed
        assert re.search(r"Challenge: 5\n +Success: .*\n +Failure: ", printed)
    else:
        assert "Récompense\u00a0: Gagnez 3 Énergies Bleues. Gagnez 1 Énergie Verte." in printed
        assert "Carte de départ" in printed


def test_one_rule(run: Run) -> None:
    printed = run("rules", "hara", "H-57").out
    assert "AGGRESSIVE" in printed
    assert "H-58" not in printed
    assert "AGRESSIF" in run("rules", "hara", "h57", "--lang", "fr").out
