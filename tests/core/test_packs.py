"""Packs: read whole or refused whole, with file, line, card and reason."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from examples.leduc import LeducHoldem
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludarium.core.errors import BadPack
from ludarium.core.game import Game
from ludarium.core.packs import Row, digest_of, load_pack, read_rows
from ludarium.core.scripts import Number, Verb, Vocabulary
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


def test_the_hash_names_the_content_and_not_its_line_ends(tmp_path: Path):
    def hashed(text: str) -> str:
        written(tmp_path, text)
        return load_pack(tmp_path, ("cards.toml",), lambda folder: ((), None)).hash

    assert hashed(CARDS) == hashed(CARDS.replace("\n", "\r\n"))
    assert hashed(CARDS) != hashed(CARDS.replace("owl", "elk"))


@pytest.mark.parametrize(
    ("change", "changes"),
    [
        (lambda text: re.sub(r"(flavour = \{ en = \")", r"\1Once more: ", text, count=1), False),
        (lambda text: re.sub(r"(flavour = .* fr = \")", r"\1Encore : ", text, count=1), False),
        (lambda text: re.sub(r"(name = \{ en = \")", r"\1Old ", text, count=1), False),
        (lambda text: f"# a word to whoever reads this\n{text}", False),
        (lambda text: text.replace(" = ", "  =  "), False),
        (lambda text: re.sub(r'^(id = ")', r"\1x", text, count=1, flags=re.M), True),
        (
            lambda text: re.sub(r"^(\w+ = )(\d+)$", lambda found: f"{found[1]}{int(found[2]) + 1}", text, count=1, flags=re.M),
            True,
        ),
        (lambda text: re.sub(r"^(does|hand|ability|rank) = (.*)", r'\1 = "other"', text, count=1, flags=re.M), True),
    ],
    ids=["flavour", "translation", "name", "comment", "spaces", "id", "number", "script"],
)
@each_pack
def test_the_hash_covers_what_the_rules_read_and_not_what_people_read(title: Title, tmp_path: Path, change, changes: bool):
    """A new flavour line must lock nobody out of a match; a new number must never go unnoticed."""
    files = tuple(sorted(file.name for file in title.game.pack_folder.glob("*.toml")))
    hashed = load_pack(title.game.pack_folder, files, lambda folder: ((), None))
    edited = 0
    for name in files:
        folder = copied_pack(title, tmp_path / name)
        text = (folder / name).read_text("utf-8")
        (folder / name).write_text(change(text), "utf-8")
        if change(text) != text:
            edited += 1
            again = load_pack(folder, files, lambda folder: ((), None))
            assert (again.hash != hashed.hash) == changes, name
    assert edited


def copied_pack(title: Title, folder: Path) -> Path:
    return Path(shutil.copytree(title.game.pack_folder, folder / "pack"))


@each_pack
def test_the_same_cards_elsewhere_are_the_same_pack(title: Title, tmp_path: Path):
    other = type(title.game)(copied_pack(title, tmp_path))
    assert other.pack.hash == title.game.pack.hash
    assert other.pack.cards == title.game.pack.cards
    assert other.new(seed=1).hash() == title.game.new(seed=1).hash()


@each_pack
def test_a_pack_with_one_bad_file_is_refused_whole(title: Title, tmp_path: Path):
    for name in sorted(file.name for file in title.game.pack_folder.glob("*.toml")):
        folder = copied_pack(title, tmp_path / name)
        (folder / name).write_text("[[nonsense]]\n", "utf-8")
        with pytest.raises(BadPack, match=name):
            _ = type(title.game)(folder).pack
        (folder / name).unlink()
        with pytest.raises(BadPack, match=name):
            _ = type(title.game)(folder).pack


@each_pack
def test_every_card_has_a_name_and_a_flavour_in_both_languages_and_an_id_of_its_own(title: Title):
    cards = title.game.pack.cards
    assert len({(card.kind, card.id) for card in cards}) == len(cards)
    for card in cards:
        for language in ("en", "fr"):
            assert card.name.text(language)
            assert card.flavour.text(language)


def test_a_bad_card_is_named_with_its_line(tmp_path: Path):
    file = shutil.copytree(PROVING.pack_folder, tmp_path / "pack") / "enemies.toml"
    lines = file.read_text("utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("start"))
    lines[at] = "start = 99"
    file.write_text("\n".join(lines), "utf-8")
    first = next(number for number, line in enumerate(lines, 1) if line.strip() == "[[enemy]]")
    with pytest.raises(BadPack, match=f"enemies.toml, line {first}, enemy .*'start' must be a whole number"):
        _ = type(PROVING)(file.parent).pack


class WithoutCards(LeducHoldem):
    load_pack = Game.load_pack


def test_a_title_without_cards_has_an_empty_pack():
    pack = WithoutCards().pack
    assert (pack.cards, pack.tables) == ((), None)
    assert pack.hash == digest_of({})
