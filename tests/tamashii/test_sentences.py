"""The log in sentences: tokens that come or go in a row are one sentence, other things keep theirs."""

from __future__ import annotations

from ludarium.core.language import printed
from ludarium.core.options import read_setup
from ludarium.core.text import Phrase
from ludarium.games.tamashii import notes
from ludarium.games.tamashii.scripts import in_words, label, sayings, worded
from ludarium.games.tamashii.vocabulary import ASSETS, SHEET
from tests.tamashii.grounds import shipped
from tests.tamashii.table import game


def dumped(seat: int, token: str) -> Phrase:
    return Phrase("note-token-dumped", {"seat": Phrase(f"seat-{seat}"), "token": Phrase("a-token-piece", {"token": token})})


def told(*notes: Phrase, language: str = "en") -> list[str]:
    return [game().text(note, language) for note in game().in_sentences(notes)]


def test_tokens_in_a_row_are_told_at_once() -> None:
    power = Phrase("note-exp-gained", {"seat": Phrase("seat-1"), "n": 1})
    row = [dumped(1, "red"), dumped(1, "blue"), dumped(1, "red")]
    assert told(*row, power) == ["Player 1 dumps 3 tokens: red, blue, red.", "Player 1 gains 1 EXP."]
    assert told(*row, language="fr") == ["Joueur 1 vide 3 pions\u00a0: rouge, bleu, rouge."]


def test_those_of_two_players_are_two_sentences() -> None:
    assert told(dumped(1, "red"), dumped(2, "blue")) == ["Player 1 dumps a red token.", "Player 2 dumps a blue token."]


def test_what_goes_up_and_down_says_so_and_tokens_say_where_they_lie() -> None:
    pack, s = game().pack, game().begin(read_setup(game().info, None, 1, {}), 1)

    def sentence(name: str, language: str = "en", **numbers: int) -> str:
        return game().text(notes.told(pack, name, numbers, s), language)

    assert sentence("trace_changes", seat=0, n=2) == "The Trace of Player 1 rises by 2."
    assert sentence("trace_changes", seat=0, n=-3) == "The Trace of Player 1 falls by 3."
    assert sentence("trace_changes", "fr", seat=0, n=-3) == "La Trace de Joueur 1 baisse de 3."
    assert sentence("token_put", counter=0, where=SHEET, n=1) == "The scenario sheet receives 1 Ascend token."
    assert sentence("token_cleared", counter=0, where=SHEET, n=2) == "The scenario sheet loses 2 Ascend tokens."
    assert sentence("asset_gained", seat=0, asset=ASSETS.index("shield"), n=2) == "Player 1 gains 2 Shields."


def test_who_looks_under_a_token_or_a_tile_reads_where_it_is_and_what() -> None:
    pack, s = game().pack, game().begin(read_setup(game().info, None, 1, {}), 1)
    hidden = next(place for place in range(len(s.tile_at)) if not s.face_up >> place & 1)
    for name, numbers, told_in_english in (
        ("looked_at_tile", {"place": hidden, "tile": 0}, f"Face-down tile {hidden + 1} is “Shelter”."),
        ("looked_at_token", {"place": hidden, "kind": 0}, f"“Old Diary” lies on face-down tile {hidden + 1}."),
        ("explores", {"seat": 0, "kind": 0}, "Player 1 finds “Old Diary”."),
    ):
        assert game().text(notes.told(pack, name, numbers, s), "en") == told_in_english


def test_of_two_tiles_with_one_name_each_has_its_place() -> None:
    pack, s = game().pack, game().begin(read_setup(game().info, None, 1, {}), 1)
    same = [number for number, tile in enumerate(pack.kinds["tile"]) if tile.name.text("en") == "Devastated District"]
    for place, tile in ((4, same[0]), (6, same[1]), (8, 0)):
        s.tile_at[place] = tile
        s.face_up |= 1 << place
    s.face_up &= 1 << 4 | 1 << 6 | 1 << 8

    def sentence(place: int) -> str:
        return game().text(notes.told(pack, "moves", {"seat": 0, "place": place}, s), "en")

    assert sentence(4) == "Player 1 moves to “Devastated District” (5)."
    assert sentence(6) == "Player 1 moves to “Devastated District” (7)."
    assert sentence(8) == "Player 1 moves to “Shelter”."


def test_a_tile_goes_by_its_name_and_not_by_the_number_printed_on_it() -> None:
    """The map numbers places, and a tile lies anywhere."""
    for language, told in (("en", "the Power Plant"), ("fr", "la Centrale Électrique")):
        assert game().text(in_words(game().pack, Phrase("selector-tile", {"number": 11})), language) == told


def test_a_choice_of_the_story_says_what_follows() -> None:
    pack = shipped().pack
    (choose,) = (each for each in sayings(pack).book.chooses.values() if each.items[0].label == "the door")
    item = choose.items[0]
    phrase = Phrase("answer-item", {"label": label(pack, item.label), "what": printed.block(item.block)})
    for language, where, card in (("en", "the Mainframe", "“The Door”"), ("fr", "l’Unité Centrale", "La Porte")):
        said, _, follows = shipped().text(worded(pack, phrase), language).partition(":")
        assert where in said
        assert card in follows


def test_a_pattern_of_a_card_says_who_may_launch_it() -> None:
    chart = next(card for card in shipped().pack.kinds["card"] if card.id == "e08")
    for language, told in (("en", "Anybody may launch “Cross Two Lines”"), ("fr", "Chacun peut lancer")):
        assert shipped().text(shipped().printed(chart).text[-1].label, language).startswith(told)
