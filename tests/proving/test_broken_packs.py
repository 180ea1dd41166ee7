"""Packs that cannot be used are refused whole, with file, line, card and reason; a new card is played and read (P-5)."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

import pytest

import ludarium
from ludarium import BadPack
from ludarium.games.proving import ProvingGrounds
from tests.proving.arena import legal, play

SHIPPED = ludarium.game("proving").folder / "data"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the shipped cards."""
    return Path(shutil.copytree(SHIPPED, tmp_path / "pack"))


def ids(pack: Path, file: str) -> list[str]:
    (cards,) = tomllib.loads((pack / file).read_text("utf-8")).values()
    return [card["id"] for card in cards]


def add(pack: Path, file: str, block: str) -> None:
    (pack / file).write_text((pack / file).read_text("utf-8") + block, "utf-8")


def write(pack: Path, file: str, **fields: str | None) -> tuple[str, int]:
    """Write fields of the last card of a file anew, None: leave them out. Returns its id and the line on which it begins."""
    lines = (pack / file).read_text("utf-8").splitlines()
    begins = max(number for number, line in enumerate(lines) if line.startswith("[["))
    card = [line for line in lines[begins + 1 :] if line.split(" =")[0] not in fields]
    card += [f"{name} = {value}" for name, value in fields.items() if value is not None]
    (pack / file).write_text("\n".join([*lines[: begins + 1], *card]) + "\n", "utf-8")
    return ids(pack, file)[-1] if fields.get("id", "") is not None else "?", begins + 1


def refused(pack: Path) -> str:
    """Why the pack is refused; nothing of it may be left behind."""
    game = ProvingGrounds(pack)
    with pytest.raises(BadPack) as problem:
        _ = game.pack
    assert "pack" not in vars(game)
    with pytest.raises(BadPack):
        game.new(seed=1)
    return str(problem.value)


NEWCOMER = """
[[enemy]]
id = "night_porter"
name = { en = "The Night Porter", fr = "Le Portier de nuit" }
kingdom = "moon"
start = 2
climb = ["2", "2", "2", "3G"]
ability = "fall_two"
replaces = "%s"
flavour = { en = "He lets everybody in.", fr = "Il laisse entrer tout le monde." }
"""


# -- files -----------------------------------------------------------------------------------------------------------


def test_the_copy_itself_is_good(pack: Path) -> None:
    assert ProvingGrounds(pack).pack.hash == ludarium.game("proving").pack.hash


@pytest.mark.parametrize("file", ["enemies.toml", "chariots.toml", "inspirations.toml", "conspirators.toml"])
def test_a_missing_file(pack: Path, file: str) -> None:
    (pack / file).unlink()
    message = refused(pack)
    assert file in message
    assert "missing" in message


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert "enemies.toml" in refused(tmp_path / "nowhere")


def test_a_file_that_is_no_toml_names_the_line(pack: Path) -> None:
    add(pack, "chariots.toml", "needs = pair\n")
    message = refused(pack)
    assert message.startswith("chariots.toml")
    assert f"line {len((pack / 'chariots.toml').read_text('utf-8').splitlines())}" in message


def test_a_file_that_is_not_utf_8(pack: Path) -> None:
    (pack / "enemies.toml").write_bytes((pack / "enemies.toml").read_text("utf-8").encode("latin-1", "replace"))
    message = refused(pack)
    assert "enemies.toml" in message
    assert "UTF-8" in message


def test_an_empty_file(pack: Path) -> None:
    (pack / "conspirators.toml").write_text("", "utf-8")
    message = refused(pack)
    assert "conspirators.toml" in message
    assert "6" in message
    assert "0" in message


def test_a_table_of_another_kind(pack: Path) -> None:
    add(pack, "enemies.toml", '\n[[enmy]]\nid = "typo"\n')
    message = refused(pack)
    assert "enemies.toml" in message
    assert "'enmy'" in message


def test_spaces_within_the_brackets_are_the_same_table(pack: Path) -> None:
    text = (pack / "enemies.toml").read_text("utf-8")
    (pack / "enemies.toml").write_text(text.replace("[[enemy]]", "[[ enemy ]]"), "utf-8")
    assert ProvingGrounds(pack).pack.cards == ludarium.game("proving").pack.cards


def test_cards_written_as_one_array_are_refused_in_words(pack: Path) -> None:
    (pack / "conspirators.toml").write_text('conspirator = [{ id = "fern" }]\n', "utf-8")
    assert "conspirators.toml" in refused(pack)


# -- cards -----------------------------------------------------------------------------------------------------------

ENEMY, CHARIOT, INSPIRATION, CONSPIRATOR = "enemies.toml", "chariots.toml", "inspirations.toml", "conspirators.toml"
# what is wrong: the file, the fields of its last card as they are written, what the message must say besides file, line and card
BROKEN = {
    "unknown field": (ENEMY, {"symbl": '"tail"'}, ["'symbl'", "symbol"]),
    "unknown ability": (ENEMY, {"ability": '"exactly"'}, ["'exactly'", "wants_single"]),
    "ability of another group": (ENEMY, {"ability": '"steal"'}, ["'steal'", "wants_single"]),
    "two abilities": (ENEMY, {"ability": '"exact; heals"'}, ["one ability"]),
    "missing argument": (ENEMY, {"ability": '"double"'}, ["double <blue|green|yellow>"]),
    "argument too many": (ENEMY, {"ability": '"exact 3"'}, ["'exact 3'", "should read: exact"]),
    "wrong colour": (ENEMY, {"ability": '"shuns red"'}, ["'red'", "blue, green, yellow"]),
    "empty ability": (ENEMY, {"ability": '" ; "'}, ["'ability'", "empty"]),
    "requirement of letters": (ENEMY, {"climb": '["2", "2", "2", "B4"]'}, ["'B4'", "no requirement"]),
    "requirement of six": (ENEMY, {"climb": '["2", "2", "2", "6"]'}, ["'6'", "2 to 5"]),
    "requirement of one": (ENEMY, {"ability": '"exact"', "climb": '["2", "1", "2"]'}, ["'1'", "wants a single"]),
    "two where one is wanted": (ENEMY, {"ability": '"wants_single"', "climb": '["1", "1", "2G"]'}, ["'2G'", "wants a single"]),
    "colour twice": (ENEMY, {"climb": '["2", "2", "2", "4BB"]'}, ["'4BB'", "once"]),
    "three colours": (ENEMY, {"climb": '["2", "2", "2", "4BGY"]'}, ["'4BGY'", "colours"]),
    "track too short": (ENEMY, {"start": "1", "climb": '["2"]'}, ["'climb'", "P-10"]),
    "track too long": (ENEMY, {"climb": '["2", "2", "2", "2", "2"]'}, ["'climb'", "P-10"]),
    "climb of numbers": (ENEMY, {"climb": "[2, 2, 4]"}, ["'climb'", "texts"]),
    "start on top": (ENEMY, {"start": "3", "climb": '["2", "2"]'}, ["'start'", "1 to 2", "3"]),
    "wrong kingdom": (ENEMY, {"kingdom": '"star"'}, ["'star'", "sun, moon"]),
    "wrong symbol": (ENEMY, {"symbol": '"wing"'}, ["'wing'", "claw, tail, teeth"]),
    "name in one language": (ENEMY, {"name": '{ en = "Half" }'}, ["'name'", "en, fr"]),
    "name without a language": (CONSPIRATOR, {"name": '"Somebody"'}, ["'name'", "en, fr"]),
    "no flavour": (INSPIRATION, {"flavour": None}, ["'flavour'", "en, fr"]),
    "id with capitals": (ENEMY, {"id": '"Somebody"'}, ["lower-case"]),
    "no id": (CHARIOT, {"id": None}, ["'id'", "missing"]),
    "replaces nobody": (ENEMY, {"replaces": '"nobody"'}, ["replaces 'nobody'"]),
    "asks for a seven": (CHARIOT, {"needs": '"single 7"'}, ["'single 7'", "pair"]),
    "value out of bounds": (CHARIOT, {"does": '"down_slot 7"'}, ["'7'", "1 to 6"]),
    "unknown effect": (CHARIOT, {"does": '"steel"'}, ["'steel'", "steal"]),
    "no effect": (CHARIOT, {"does": None}, ["'does'", "missing"]),
    "two powers": (INSPIRATION, {"power": '"great_wing; calm"'}, ["one power"]),
    "unknown module": (INSPIRATION, {"module": '"dragons"'}, ["'dragons'", "dragon"]),
    "number out of bounds": (CONSPIRATOR, {"number": "7"}, ["'number'", "1 to 6", "7"]),
    "two moments": (CONSPIRATOR, {"does": '"down_choice; rally"'}, ["same moment"]),
}


@pytest.mark.rule("P-5")
@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_card_is_named_with_file_line_and_reason(pack: Path, kind: str) -> None:
    file, fields, reasons = BROKEN[kind]
    whole = ProvingGrounds(pack).pack.hash
    card, line = write(pack, file, **fields)
    message = refused(pack)
    assert message.startswith(f"{file}, line {line}, {kind_of(file)} '{card}': ")
    for reason in reasons:
        assert reason in message
    assert ProvingGrounds(SHIPPED).pack.hash == whole


def kind_of(file: str) -> str:
    return {ENEMY: "enemy", CHARIOT: "chariot", INSPIRATION: "inspiration", CONSPIRATOR: "conspirator"}[file]


@pytest.mark.parametrize("file", [ENEMY, CHARIOT, INSPIRATION, CONSPIRATOR])
def test_an_id_used_twice(pack: Path, file: str) -> None:
    first = ids(pack, file)[0]
    _, line = write(pack, file, id=f'"{first}"')
    message = refused(pack)
    assert message.startswith(f"{file}, line {line}, {kind_of(file)} '{first}': ")
    assert "used already" in message


def test_two_conspirators_with_one_number(pack: Path) -> None:
    (cards,) = tomllib.loads((pack / CONSPIRATOR).read_text("utf-8")).values()
    card, line = write(pack, CONSPIRATOR, number=str(cards[0]["number"]))
    message = refused(pack)
    assert message.startswith(f"{CONSPIRATOR}, line {line}, conspirator '{card}': ")
    assert f"number {cards[0]['number']} already" in message


def test_a_card_cannot_replace_itself(pack: Path) -> None:
    card, line = write(pack, ENEMY, replaces=f'"{ids(pack, ENEMY)[-1]}"')
    message = refused(pack)
    assert message.startswith(f"{ENEMY}, line {line}, enemy '{card}': ")
    assert "no other" in message


# -- counts and replacements -----------------------------------------------------------------------------------------


@pytest.mark.rule("P-5")
@pytest.mark.parametrize(("file", "count"), [(ENEMY, 30), (CHARIOT, 19), (INSPIRATION, 15), (CONSPIRATOR, 6)])
def test_a_card_too_few(pack: Path, file: str, count: int) -> None:
    head, _first, *others = (pack / file).read_text("utf-8").split("[[")
    (pack / file).write_text("[[".join([head, *others]), "utf-8")
    message = refused(pack)
    assert file in message
    assert f"exactly {count}" in message
    assert str(count - 1) in message


@pytest.mark.rule("P-5")
def test_a_card_too_many_says_how_to_replace_one(pack: Path) -> None:
    add(pack, ENEMY, NEWCOMER.replace('replaces = "%s"\n', ""))
    message = refused(pack)
    assert "exactly 30" in message
    assert "31" in message
    assert "replaces" in message


def test_two_cards_cannot_replace_the_same_one(pack: Path) -> None:
    first = ids(pack, ENEMY)[0]
    add(pack, ENEMY, NEWCOMER % first)
    add(pack, ENEMY, (NEWCOMER % first).replace("night_porter", "day_porter"))
    assert "31" in refused(pack)


def test_a_pack_that_was_mended_can_be_loaded_by_the_same_game(pack: Path) -> None:
    add(pack, ENEMY, "oops = 1\n")
    game = ProvingGrounds(pack)
    with pytest.raises(BadPack):
        _ = game.pack
    shutil.copy(SHIPPED / ENEMY, pack / ENEMY)
    assert len(game.pack.cards) == 70


def test_a_new_enemy_takes_the_place_of_another_and_is_played_and_read_in_both_languages(pack: Path) -> None:
    gone = ids(pack, ENEMY)[0]
    add(pack, ENEMY, NEWCOMER % gone)
    game = ProvingGrounds(pack)
    old, new = ({card.id for card in each.pack.cards} for each in (ludarium.game("proving"), game))
    assert (old - new, new - old, len(game.pack.cards)) == ({gone}, {"night_porter"}, 70)
    assert game.pack.hash != ludarium.game("proving").pack.hash
    match = game.new(seed=1, chance="ask")
    assert f"enemy 1={gone}" not in legal(match)
    assert match.prompt is not None
    option = next(option for option in match.prompt.options if option.notation == "enemy 1=night_porter")
    assert "The Night Porter" in option.text("en")
    assert "Le Portier de nuit" in option.text("fr")
    play(match, "enemy 1=night_porter")
    seen = match.view()["slots"][0]
    assert (seen["enemy"], seen["marker"], seen["top"], seen["climb"]) == ("night_porter", 2, 5, ["2", "2", "2", "3G"])
    card = next(card for card in game.pack.cards if card.id == "night_porter")
    (sentence,) = card.sentences
    texts = [game.text(sentence.phrase, language) for language in ("en", "fr")]
    assert "" not in texts
    assert texts[0] != texts[1]
    assert (card.flavour.text("en"), card.flavour.text("fr")) == ("He lets everybody in.", "Il laisse entrer tout le monde.")
    # and it does what it says: a single makes it fall two spaces
    while match.prompt is not None and match.prompt.kind == "enemy_comes":
        match.answer(0)
    play(match, "start", "W1=1", *(f"{die}=2" for die in ("W2", "W3", "W4", "W5", "B1", "G1", "Y1")), "stop")
    play(match, *(["resolve"] if "resolve" in legal(match) else []))
    assert match.view()["slots"][0]["marker"] == 0
    told = next(note for moment in match.moments for note in moment.notes if note.id == "note-went-down")
    assert (told.arguments["slot"], told.arguments["spaces"]) == (1, 2)
    assert "The Night Porter" in game.text(told, "en")
    assert "Le Portier de nuit" in game.text(told, "fr")
