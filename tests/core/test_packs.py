"""Packs: read whole or refused whole, with file, line, card and reason."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from examples.leduc import LeducHoldem
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludarium.core.errors import BadPack
from ludarium.core.game import Game
from ludarium.core.packs import Card, CardFile, Row, digest_of, load_pack, played_cards, read_rows
from ludarium.core.scripts import Number, Verb, Vocabulary
from ludarium.core.text import LANGUAGES
from tests.core.packs import add, copied, files, kind_in, refused, shipped, write
from tests.core.packs import written as written_cards
from tests.core.titles import PROVING, Title, each_pack

CARDS = """# two cards

[[card]]
id = "owl"
name = { en = "owl", fr = "hibou" }

[[card]]  # the second
id = "fox_2"
name = { en = "fox", fr = "renard" }
"""


def written(folder: Path, text: str | bytes, name: str = "cards.toml") -> Path:
    file = folder / name
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return file


# -- files -----------------------------------------------------------------------------------------------------------


def test_rows_know_the_line_they_start_on(tmp_path: Path):
    rows = read_rows(written(tmp_path, CARDS), "card")
    assert [(row.id, row.line, row.kind) for row in rows] == [("owl", 3, "card"), ("fox_2", 7, "card")]


def test_an_empty_file_holds_no_cards(tmp_path: Path):
    assert read_rows(written(tmp_path, "# nothing yet\n"), "card") == []


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[[card]\n", "cards.toml: "),
        ("[[card]]\nid = \n", "line 2"),
        ("[[animal]]\nid = 'owl'\n", "unknown table 'animal'"),
        ("[card]\nid = 'owl'\n", r"\[\[card\]\]"),
        ("card = 5\n", r"\[\[card\]\]"),
        ("card = [1, 2]\n", r"\[\[card\]\]"),
        ("[[card]]\nname = 'x'\n", "line 1, card '\\?': 'id' is missing"),
        ("[[card]]\nid = 5\n", "'id' is missing or no text"),
        ("[[card]]\nid = ''\n", "'id' is missing or no text"),
        ("[[card]]\nid = 'Owl'\n", "line 1, card 'Owl': an id is lower-case"),
        ("[[card]]\nid = 'night owl'\n", "lower-case"),
        ("[[card]]\nid = 'owl'\n\n[[card]]\nid = 'owl'\n", "line 4, card 'owl': the id is used already on line 1"),
        (b"[[card]]\nid = '\xff'\n", "UTF-8"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_with_the_place(tmp_path: Path, text, says: str):
    with pytest.raises(BadPack, match=says):
        read_rows(written(tmp_path, text), "card")


@pytest.mark.parametrize(
    "text",
    [
        "[[ card ]]\nid = 'owl'\n",
        "card = [{ id = 'owl' }]\n",
        "[[card]]\nid = 'owl'\ntext = '''\n[[card]]\n'''\n",
    ],
)
def test_unusual_toml_is_read_or_refused(tmp_path: Path, text: str):
    try:
        assert [each.id for each in read_rows(written(tmp_path, text), "card")] == ["owl"]
    except BadPack as problem:
        assert "cards.toml" in str(problem)  # noqa: PT017  (either way is right)


def test_a_missing_file_is_refused_by_name(tmp_path: Path):
    with pytest.raises(BadPack, match=r"cards.toml: the file is missing"):
        read_rows(tmp_path / "cards.toml", "card")


def test_a_folder_in_place_of_a_file_is_refused(tmp_path: Path):
    (tmp_path / "cards.toml").mkdir()
    with pytest.raises(BadPack, match=r"cards.toml"):
        read_rows(tmp_path / "cards.toml", "card")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=80, derandomize=True)
@given(st.data())
def test_a_damaged_file_is_read_or_refused(tmp_path: Path, data: st.DataObject):
    raw = bytearray(CARDS.encode())
    at = data.draw(st.integers(0, len(raw) - 1))
    raw[at : at + data.draw(st.integers(0, 6))] = data.draw(st.binary(max_size=3).filter(lambda raw: b" " not in raw))
    try:
        rows = read_rows(written(tmp_path, bytes(raw)), "card")
    except BadPack as problem:
        assert "cards.toml" in str(problem)  # noqa: PT017  (either way is right)
    else:
        assert all(row.id for row in rows)


# -- fields ----------------------------------------------------------------------------------------------------------


def row(**fields: object) -> Row:
    return Row(Path("cards.toml"), 12, "card", {"id": "owl"} | fields)


def test_a_row_reads_its_fields():
    each = row(rank=3, colour="red", tags=["a", "b"], name={"en": "owl", "fr": "hibou"}, does="damage 2")
    assert each.number("rank", 1, 3) == 3
    assert each.text("colour") == "red"
    assert each.text("motto", "hoot") == "hoot"
    assert each.one_of("colour", ("red", "blue")) == "red"
    assert each.one_of("size", ("big", "small"), "small") == "small"
    assert each.list("tags") == ["a", "b"]
    assert each.localized("name").text("fr") == "hibou"
    assert each.script("does", VERBS, "spell")[0].numbers == (2,)
    each.only("id", "rank", "colour", "tags", "name", "does")


VERBS = Vocabulary([Verb("damage", "spell", (Number("amount", 1, 9),), rule=1)])


@pytest.mark.parametrize(
    ("field", "read", "says"),
    [
        *((value, lambda each: each.number("field", 1, 3), "from 1 to 3") for value in (0, 4, "2", 2.0, True, None, [2])),
        *((value, lambda each: each.text("field"), "'field' is missing or no text") for value in ("", 5, None, [])),
        *((value, lambda each: each.one_of("field", ("a", "b")), "one of a, b") for value in ("c", 1, None, ["a"])),
        *((value, lambda each: each.list("field"), "list of texts") for value in ([], "a", [1], None, {"a": 1})),
        *(
            (value, lambda each: each.localized("field"), "each language: en, fr")
            for value in ("owl", {"en": "owl"}, {"en": "owl", "fr": ""}, {"en": "owl", "fr": 5}, None)
        ),
        *((value, lambda each: each.script("field", VERBS, "spell"), "'field'") for value in ("jump", "damage 0", 5, "")),
        ("x", lambda each: each.only("id", "name"), "unknown field 'field'; the fields are: id, name"),
    ],
)
def test_a_wrong_field_is_refused_with_file_line_card_and_reason(field, read, says: str):
    with pytest.raises(BadPack) as problem:
        read(row(field=field))
    assert str(problem.value).startswith("cards.toml, line 12, card 'owl': ")
    assert says in str(problem.value)


# -- whole packs -----------------------------------------------------------------------------------------------------


def nothing_built(_played: Mapping[str, list[Row]]) -> tuple[tuple[Card, ...], None]:
    return (), None


def test_the_hash_names_the_content_and_not_its_line_ends(tmp_path: Path):
    def hashed(text: str) -> str:
        written(tmp_path, text)
        return load_pack(tmp_path, tmp_path, {"cards.toml": CardFile("card")}, nothing_built).hash

    assert hashed(CARDS) == hashed(CARDS.replace("\n", "\r\n"))
    assert hashed(CARDS) != hashed(CARDS.replace("owl", "elk"))


@pytest.mark.parametrize(
    ("change", "changes"),
    [
        (lambda text: re.sub(r"(flavour = \{ en = \")", r"\1Once more: ", text, count=1), False),
        (lambda text: re.sub(r"(flavour = .* fr = \")", r"\1Encore : ", text, count=1), False),
        (lambda text: re.sub(r"(name = \{ en = \")", r"\1Old ", text, count=1), False),
        (lambda text: f"# a word to whoever reads this\n{text}", False),
        (lambda text: re.sub(r"^(\w+) = ", r"\1  =  ", text, flags=re.M), False),
        (lambda text: re.sub(r'^(id = ")', r"\1x", text, count=1, flags=re.M), True),
        (
            lambda text: re.sub(r"^(\w+ = )(\d+)$", lambda found: f"{found[1]}{int(found[2]) + 1}", text, count=1, flags=re.M),
            True,
        ),
        (
            lambda text: re.sub(
                r"^(does|hand|ability|rank) = (\'{3}.*?\'{3}|[^\n]*)", r'\1 = "other"', text, count=1, flags=re.M | re.S
            ),
            True,
        ),
    ],
    ids=["flavour", "translation", "name", "comment", "spaces", "id", "number", "script"],
)
@each_pack
def test_the_hash_covers_what_the_rules_read_and_not_what_people_read(title: Title, tmp_path: Path, change, changes: bool):
    """A new flavour line must lock nobody out of a match; a new number must never go unnoticed."""
    hashes = {name: CardFile(kind_in(shipped(title.game) / name)) for name in files(title.game)}
    edited = 0
    for name in hashes:
        folder = copied(title.game, tmp_path / name)
        text = (folder / name).read_text("utf-8")
        (folder / name).write_text(change(text), "utf-8")
        if change(text) != text:
            edited += 1
            again = load_pack(folder, folder, hashes, nothing_built)
            assert (again.hash != title.game.pack.hash) == changes, name
    assert edited


@each_pack
def test_the_same_cards_elsewhere_are_the_same_pack(title: Title, tmp_path: Path):
    other = type(title.game)(copied(title.game, tmp_path))
    assert other.pack.hash == title.game.pack.hash
    assert other.pack.cards == title.game.pack.cards
    assert other.new(seed=1).hash() == title.game.new(seed=1).hash()


@each_pack
def test_a_pack_with_one_bad_file_is_refused_whole(title: Title, tmp_path: Path):
    for name in files(title.game):
        folder = copied(title.game, tmp_path / name)
        (folder / name).write_text("[[nonsense]]\n", "utf-8")
        assert refused(title.game, folder).startswith(f"{name}: unknown table 'nonsense'")


@each_pack
def test_a_misspelt_field_a_missing_language_and_a_bad_id_are_refused_with_their_place(title: Title, tmp_path: Path):
    for name in files(title.game):
        first = str(written_cards(title.game, name)[0]["id"])
        wrong: list[tuple[dict[str, str | None], str]] = [
            ({"flavor": '"x"'}, "'flavor'"),
            ({"name": '{ en = "Half" }'}, "en, fr"),
            ({"id": '"Not Good"'}, "an id is"),
        ]
        for number, (fields, says) in enumerate(wrong):
            folder = copied(title.game, tmp_path / f"{name}{number}")
            line = write(folder, name, first, **fields)
            message = refused(title.game, folder)
            assert message.startswith(f"{name}, line {line}, {kind_in(folder / name)} ")
            assert says in message


@each_pack
def test_every_card_has_an_id_of_its_own_and_all_its_words_in_both_languages(title: Title):
    cards = title.game.pack.cards
    assert len({card.id for card in cards}) == len(cards)
    for card in cards:
        for language in LANGUAGES:
            texts = [card.name.text(language), card.flavour.text(language)]
            texts += [title.game.text(sentence.phrase, language) for sentence in card.sentences]
            for text in texts:
                assert text == text.strip() != "", card.id
                assert not set(text) & set("{}"), card.id


@pytest.mark.parametrize("language", LANGUAGES)
@each_pack
def test_no_two_cards_have_one_flavour(title: Title, language: str):
    cards = [card for name in files(title.game) for card in written_cards(title.game, name) if "flavour" in card]
    assert len({card["flavour"][language] for card in cards}) == len(cards) > 0


@each_pack
def test_the_french_of_a_card_is_french(title: Title):
    for card in title.game.pack.cards:
        flavour = card.flavour.text("fr")
        assert flavour != card.flavour.text("en"), card.id
        assert not re.search(r"\w'\w", flavour), card.id  # typographic apostrophes
        for sentence in card.sentences:
            texts = {title.game.text(sentence.phrase, language) for language in LANGUAGES}
            assert len(texts) == 2 or sentence.verb.name in SAME_IN_BOTH, (card.id, sentence.verb.name)


SAME_IN_BOTH = ("armored", "aggressive")  # keywords in capitals


# -- packs that hold only what differs -------------------------------------------------------------------------------

OTHERS = """
[[card]]
id = "elk"
replaces = "owl"
name = { en = "elk", fr = "élan" }
"""


def ids(folder: Path, beneath: Path, count: int = 0) -> list[str]:
    played: list[str] = []

    def listed(rows: Mapping[str, list[Row]]) -> tuple[tuple[Card, ...], None]:
        played.extend(row.id for row in rows["cards.toml"])
        return (), None

    load_pack(folder, beneath, {"cards.toml": CardFile("card", count, "L-1"), "more.toml": CardFile("more")}, listed)
    return played


@pytest.fixture
def beneath(tmp_path: Path) -> Path:
    folder = tmp_path / "shipped"
    folder.mkdir()
    written(folder, CARDS)
    written(folder, '[[more]]\nid = "one_more"\n', "more.toml")
    return folder


def test_a_file_in_which_every_card_replaces_one_is_laid_over_the_shipped_one(tmp_path: Path, beneath: Path):
    written(tmp_path, OTHERS)
    assert ids(tmp_path, beneath, 2) == ["elk", "fox_2"]
    add(tmp_path, "cards.toml", OTHERS.replace('"elk"', '"fox_2"').replace('"owl"', '"fox_2"'))  # changed, under its own id
    assert ids(tmp_path, beneath, 2) == ["elk", "fox_2"]


def test_a_card_that_replaces_itself_says_only_what_is_other(tmp_path: Path, beneath: Path):
    written(beneath, CARDS + 'legs = 4\nmotto = "Run."\n')
    written(tmp_path, '[[card]]\nid = "fox_2"\nreplaces = "fox_2"\nlegs = 3\nmotto = ""\n')
    (owl, fox) = played_cards(tmp_path, beneath, "cards.toml", CardFile("card"))
    assert (owl.id, fox.line) == ("owl", 1)
    assert fox.content == {"id": "fox_2", "name": {"en": "fox", "fr": "renard"}, "legs": 3}


def test_the_same_cards_laid_over_or_written_out_have_one_hash(tmp_path: Path, beneath: Path):
    kinds = {"cards.toml": CardFile("card"), "more.toml": CardFile("more")}
    over, whole = tmp_path / "over", tmp_path / "whole"
    over.mkdir()
    whole.mkdir()
    written(over, OTHERS)
    written(whole, CARDS + OTHERS)
    packs = [load_pack(folder, beneath, kinds, nothing_built) for folder in (over, whole)]
    assert packs[0].edition == packs[1].edition
    assert packs[0].hash != load_pack(beneath, beneath, kinds, nothing_built).hash


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (OTHERS.replace('"owl"', '"bat"'), "line 2, card 'elk': it replaces 'bat', but no other card has that id"),
        (OTHERS.replace('"elk"', '"fox_2"'), "line 2, card 'fox_2': the id is that of another shipped card"),
        (OTHERS + OTHERS.replace('"elk"', '"bat"'), "exactly 2 cards, there are 3 .L-1.; to add one, let it replace another"),
        (OTHERS.replace('"elk"', '"one_more"'), "the id is used already in"),
        (CARDS.replace('id = "owl"', 'id = "owl"\nreplaces = "owl"'), "it replaces 'owl', but no other card"),  # a whole file
    ],
)
def test_what_cannot_be_laid_over_is_refused(tmp_path: Path, beneath: Path, text: str, says: str):
    written(tmp_path, text)
    with pytest.raises(BadPack, match=says):
        ids(tmp_path, beneath, 2)


def test_a_folder_without_cards_and_a_file_of_no_pack_are_refused(tmp_path: Path, beneath: Path):
    for folder in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(BadPack, match=r"no file of a pack here; its files are cards\.toml, more\.toml"):
            ids(folder, beneath)
    written(tmp_path, CARDS, "crads.toml")
    with pytest.raises(BadPack, match=r"crads\.toml: a pack has no such file"):
        ids(tmp_path, beneath)


def test_the_shipped_pack_itself_must_have_all_its_files(beneath: Path):
    (beneath / "more.toml").unlink()
    with pytest.raises(BadPack, match=r"more\.toml: the file is missing"):
        ids(beneath, beneath)


@each_pack
def test_one_file_is_pack_enough(title: Title, tmp_path: Path):
    for name in files(title.game):
        folder = tmp_path / name
        folder.mkdir()
        (folder / name).write_text((shipped(title.game) / name).read_text("utf-8"), "utf-8")
        assert type(title.game)(folder).pack.hash == title.game.pack.hash


def test_a_bad_card_is_named_with_its_line(tmp_path: Path):
    folder = copied(PROVING, tmp_path)
    line = write(folder, "enemies.toml", str(written_cards(PROVING, "enemies.toml")[0]["id"]), start="99")
    assert re.match(f"enemies.toml, line {line}, enemy .*'start' must be a whole number", refused(PROVING, folder))


class WithoutCards(LeducHoldem):
    load_pack = Game.load_pack


def test_a_title_without_cards_has_an_empty_pack():
    pack = WithoutCards().pack
    assert (pack.cards, pack.tables) == ((), None)
    assert pack.hash == digest_of({})
