"""Packs that cannot be used are refused whole, with file, line, card and reason; a new card is played and read (P-5)."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import ludarium
from ludarium import BadPack
from ludarium.games.proving import ProvingGrounds
from tests.core.packs import add, refused, write, written
from tests.proving.arena import legal, play

GAME = ludarium.game("proving")
ENEMY, CHARIOT, INSPIRATION, CONSPIRATOR = "enemies.toml", "chariots.toml", "inspirations.toml", "conspirators.toml"
KIND = {ENEMY: "enemy", CHARIOT: "chariot", INSPIRATION: "inspiration", CONSPIRATOR: "conspirator"}


def ids(file: str) -> list[str]:
    return [str(card["id"]) for card in written(GAME, file)]


NEWCOMER = """
[[enemy]]
id = "night_porter"
name = { en = "The Night Porter", fr = "Le Portier de nuit" }
kingdom = "moon"
start = 2
climb = ["2", "2", "2", "3G"]
ability = "fall_two"
symbol = "claw"
replaces = "%s"
flavour = { en = "He lets everybody in.", fr = "Il laisse entrer tout le monde." }
"""


# -- files -----------------------------------------------------------------------------------------------------------


def test_a_file_that_is_no_toml_names_the_line(pack: Path) -> None:
    add(pack, "chariots.toml", "needs = pair\n")
    message = refused(GAME, pack)
    assert message.startswith("chariots.toml")
    assert f"line {len((pack / 'chariots.toml').read_text('utf-8').splitlines())}" in message


def test_a_file_that_is_not_utf_8(pack: Path) -> None:
    (pack / "enemies.toml").write_bytes((pack / "enemies.toml").read_text("utf-8").encode("latin-1", "replace"))
    message = refused(GAME, pack)
    assert "enemies.toml" in message
    assert "UTF-8" in message


def test_an_empty_file(pack: Path) -> None:
    (pack / "conspirators.toml").write_text("", "utf-8")
    message = refused(GAME, pack)
    assert "conspirators.toml" in message
    assert "6" in message
    assert "0" in message


def test_a_table_of_another_kind(pack: Path) -> None:
    add(pack, "enemies.toml", '\n[[enmy]]\nid = "typo"\n')
    message = refused(GAME, pack)
    assert "enemies.toml" in message
    assert "'enmy'" in message


def test_spaces_within_the_brackets_are_the_same_table(pack: Path) -> None:
    text = (pack / "enemies.toml").read_text("utf-8")
    (pack / "enemies.toml").write_text(text.replace("[[enemy]]", "[[ enemy ]]"), "utf-8")
    assert ProvingGrounds(pack).pack.cards == GAME.pack.cards


def test_cards_written_as_one_array_are_refused_in_words(pack: Path) -> None:
    (pack / "conspirators.toml").write_text('conspirator = [{ id = "fern" }]\n', "utf-8")
    assert "conspirators.toml" in refused(GAME, pack)


# -- cards -----------------------------------------------------------------------------------------------------------

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
@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_card_is_named_with_file_line_and_reason(pack: Path, what: str) -> None:
    file, fields, reasons = BROKEN[what]
    card = ids(file)[-1]
    line = write(pack, file, card, **fields)
    named = (fields.get("id") or card).strip('"') if fields.get("id", card) else "?"
    message = refused(GAME, pack)
    assert message.startswith(f"{file}, line {line}, {KIND[file]} '{named}': ")
    for reason in reasons:
        assert reason in message


@pytest.mark.parametrize("file", KIND)
def test_an_id_used_twice(pack: Path, file: str) -> None:
    first = ids(file)[0]
    line = write(pack, file, ids(file)[-1], id=f'"{first}"')
    message = refused(GAME, pack)
    assert message.startswith(f"{file}, line {line}, {KIND[file]} '{first}': ")
    assert "used already" in message


def test_two_conspirators_with_one_number(pack: Path) -> None:
    first, *_, last = written(GAME, CONSPIRATOR)
    line = write(pack, CONSPIRATOR, last["id"], number=str(first["number"]))
    message = refused(GAME, pack)
    assert message.startswith(f"{CONSPIRATOR}, line {line}, conspirator '{last['id']}': ")
    assert f"number {first['number']} already" in message


def test_a_card_cannot_replace_itself(pack: Path) -> None:
    last = ids(ENEMY)[-1]
    line = write(pack, ENEMY, last, replaces=f'"{last}"')
    message = refused(GAME, pack)
    assert message.startswith(f"{ENEMY}, line {line}, enemy '{last}': ")
    assert "no other" in message


# -- counts and replacements -----------------------------------------------------------------------------------------


@pytest.mark.rule("P-5")
@pytest.mark.parametrize(("file", "count"), [(ENEMY, 30), (CHARIOT, 19), (INSPIRATION, 15), (CONSPIRATOR, 6)])
def test_a_card_too_few(pack: Path, file: str, count: int) -> None:
    head, _first, *others = (pack / file).read_text("utf-8").split("[[")
    (pack / file).write_text("[[".join([head, *others]), "utf-8")
    message = refused(GAME, pack)
    assert file in message
    assert f"exactly {count}" in message
    assert str(count - 1) in message


@pytest.mark.rule("P-5")
def test_a_card_too_many_says_how_to_replace_one(pack: Path) -> None:
    add(pack, ENEMY, NEWCOMER.replace('replaces = "%s"\n', ""))
    message = refused(GAME, pack)
    assert "exactly 30" in message
    assert "31" in message
    assert "replaces" in message


def test_two_cards_cannot_replace_the_same_one(pack: Path) -> None:
    first = ids(ENEMY)[0]
    add(pack, ENEMY, NEWCOMER % first)
    add(pack, ENEMY, (NEWCOMER % first).replace("night_porter", "day_porter"))
    assert "31" in refused(GAME, pack)


# -- what the cards come to ------------------------------------------------------------------------------------------

Changes = dict[str, dict[str, str | None]]
NEEDED = ("double", "wants_single")
# what is wrong with a whole deck: the rule, the file, cards with their fields, the card that is named if one is
DECKS: dict[str, tuple[str, str, Changes, str]] = {
    "sixteen of a kingdom": ("P-157", ENEMY, {"oriane_gilt_blade": {"kingdom": '"moon"'}}, "halda_pack_ice"),
    "a short track with a high start": ("P-158", ENEMY, {"oriane_gilt_blade": {"start": "2"}}, "oriane_gilt_blade"),
    "seventeen low starts": ("P-158", ENEMY, {
        id: {"start": "2"} for id in ("lady_gloam", "bardas_iron_gate", "halite_salt_vow")}, ""),
    "four spaces of 5": ("P-159", ENEMY, {
        "oriane_gilt_blade": {"climb": '["5", "5Y"]'}, "old_brasstooth": {"climb": '["5", "5"]'}}, "old_brasstooth"),
    "too few colours": ("P-160", ENEMY, {
        "brother_poultice": {"climb": '["2", "3"]'}, "fog_ferryman": {"climb": '["3", "3"]'},
        "silent_ismeret": {"climb": '["2", "3"]'}}, ""),
    "too many colours": ("P-160", ENEMY, {
        "sister_carapace": {"climb": '["3B", "3G"]'}, "old_brasstooth": {"climb": '["2B", "3G"]'},
        "bardas_iron_gate": {"climb": '["2Y", "3B", "3G"]'}, "vesper_twice_hanged": {"climb": '["2Y", "2Y", "4"]'}}, ""),
    "more blue than yellow": ("P-160", ENEMY, {"fog_ferryman": {"climb": '["3B", "3B"]'}}, ""),
    "nine tails": ("P-161", ENEMY, {"fog_ferryman": {"symbol": '"tail"'}}, "urchin_knight"),
    "a symbol on who wants a single": ("P-161", ENEMY, {"don_celio": {"symbol": '"claw"'}}, "don_celio"),
    "twenty-six abilities": ("P-162", ENEMY, {"pim_candlewick": {"ability": '"exact"'}}, "marga_of_the_maul"),
    "five abilities": ("P-162", ENEMY, {
        each["id"]: {"ability": None} for each in written(GAME, ENEMY)
        if not each.get("ability", "double").startswith(NEEDED)}, ""),
    "no double blue": ("P-162", ENEMY, {"cinder_maw": {"ability": '"exact"'}}, ""),
    "one that wants a single": ("P-162", ENEMY, {"moth_dancer": {"ability": '"exact"', "climb": '["2", "2B", "2Y"]'}}, ""),
    "four that want a single": ("P-162", ENEMY, {
        "lady_gloam": {"ability": '"wants_single"', "climb": '["1", "1Y", "1"]'},
        "captain_amaryl": {"ability": '"wants_single"', "climb": '["1", "1", "1B"]'}}, "captain_amaryl"),
    "nine ambushes": ("P-162", ENEMY, {"maestra_pavane": {"ability": '"ambush"'}}, "sand_eel"),
    "five guards": ("P-162", ENEMY, {id: {"ability": '"guarded"'} for id in (
        "maestra_pavane", "magister_ferule", "brother_poultice", "halite_salt_vow")}, "halite_salt_vow"),
    "five spiked": ("P-162", ENEMY, {id: {"ability": '"spiked"'} for id in (
        "ysolde_bramblewall", "whisper_pit_lynx", "sand_eel", "urchin_knight")}, "urchin_knight"),
    "spiked with a low start": ("P-162", ENEMY, {"maestra_pavane": {"ability": '"spiked"'}}, "maestra_pavane"),
    "six pairs": ("P-164", CHARIOT, {"carousel": {"needs": '"single 1"'}}, "carousel"),
    "no seed": ("P-164", CHARIOT, {"scythe_sisters": {"does": '"req_plus"'}}, ""),
    "fourteen that act alone": ("P-164", CHARIOT, {
        id: {"does": '"raise_shield 2"'} for id in ("gatecrasher", "long_lap")}, ""),
    "four for the Dragon": ("P-166", INSPIRATION, {
        "mothers_ribbon": {"module": '"dragon"', "power": '"calm"'}}, "first_flight"),
    "another armour": ("P-166", INSPIRATION, {"dragon_scale_armour": {"power": '"beast_any claw"'}}, "dragon_scale_armour"),
    "no armour": ("P-166", INSPIRATION, {"dragon_scale_armour": {"id": '"scales"'}}, ""),
    "a power of another module": ("P-167", INSPIRATION, {"feather_drill": {"module": '"dragon"'}}, "feather_drill"),
    "a power without its module": ("P-167", INSPIRATION, {"feather_drill": {"module": None}}, "feather_drill"),
    "another number of the Queen": ("P-168", CONSPIRATOR, {
        "queen_brianna": {"number": "5"}, "baron_pitfall": {"number": "6"}}, "queen_brianna"),
    "another Fern": ("P-168", CONSPIRATOR, {"fern": {"does": '"tired"'}}, "fern"),
    "no Queen": ("P-168", CONSPIRATOR, {"queen_brianna": {"id": '"queen"'}}, ""),
    "one at once": ("P-168", CONSPIRATOR, {id: {"does": '"rally"'} for id in ("tavish_of_the_hours", "doctor_sallow")}, ""),
    "five at once": ("P-168", CONSPIRATOR, {
        id: {"does": '"tired"'} for id in ("countess_ombrelle", "baron_pitfall")}, "baron_pitfall"),
}  # fmt: skip


@pytest.mark.rule("P-157")
@pytest.mark.rule("P-158")
@pytest.mark.rule("P-159")
@pytest.mark.rule("P-160")
@pytest.mark.rule("P-161")
@pytest.mark.rule("P-162")
@pytest.mark.rule("P-164")
@pytest.mark.rule("P-166")
@pytest.mark.rule("P-167")
@pytest.mark.rule("P-168")
@pytest.mark.parametrize("what", DECKS)
def test_a_deck_that_breaks_a_total_is_refused_with_the_rule(pack: Path, what: str) -> None:
    rule, file, changes, named = DECKS[what]
    lines = {card: write(pack, file, card, **fields) for card, fields in changes.items()}
    message = refused(GAME, pack)
    assert message.startswith(f"{file}, line {lines[named]}, {KIND[file]} '{named}': " if named in lines else file)
    assert f"'{named}': " in message or not named
    assert message.endswith(f"({rule})")


@pytest.mark.rule("P-161")
def test_a_new_card_that_breaks_a_total_is_named_itself(tmp_path: Path) -> None:
    """Nine tails, and the ninth is the newcomer wherever it stands among them."""
    (tmp_path / ENEMY).write_text((NEWCOMER % "orm_landslide").replace('"claw"', '"tail"'), "utf-8")
    message = refused(GAME, tmp_path)
    assert message.startswith(f"{ENEMY}, line 2, enemy 'night_porter': by 'symbol' the cards must be 8 of claw, 8 of tail")
    assert message.endswith("(P-161)")


def test_a_pack_that_was_mended_can_be_loaded_by_the_same_game(pack: Path) -> None:
    add(pack, ENEMY, "oops = 1\n")
    game = ProvingGrounds(pack)
    with pytest.raises(BadPack):
        _ = game.pack
    shutil.copy(GAME.folder / "data" / ENEMY, pack / ENEMY)
    assert len(game.pack.cards) == 70


def test_a_new_enemy_takes_the_place_of_another_and_is_played_and_read_in_both_languages(pack: Path) -> None:
    gone = "orm_landslide"
    add(pack, ENEMY, NEWCOMER % gone)
    game = ProvingGrounds(pack)
    old, new = ({card.id for card in each.pack.cards} for each in (GAME, game))
    assert (old - new, new - old, len(game.pack.cards)) == ({gone}, {"night_porter"}, 70)
    assert game.pack.hash != GAME.pack.hash
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
