"""The log in sentences: tokens that come or go in a row are one sentence, other things keep theirs."""

from __future__ import annotations

from ludarium.core.text import Phrase
from tests.tamashii.table import game


def dumped(seat: int, token: str) -> Phrase:
    return Phrase("note-token-dumped", {"seat": Phrase(f"seat-{seat}"), "token": Phrase("a-token", {"token": token})})


def told(*notes: Phrase, language: str = "en") -> list[str]:
    return [game().text(note, language) for note in game().in_sentences(notes)]


def test_tokens_in_a_row_are_told_at_once() -> None:
    power = Phrase("note-exp-gained", {"seat": Phrase("seat-1"), "n": 1})
    row = [dumped(1, "red"), dumped(1, "blue"), dumped(1, "red")]
    assert told(*row, power) == ["Player 1 dumps 3 tokens: red, blue, red.", "Player 1 gains 1 EXP."]
    assert told(*row, language="fr") == ["Joueur 1 vide 3 pions\u00a0: rouge, bleu, rouge."]


def test_those_of_two_players_are_two_sentences() -> None:
    assert told(dumped(1, "red"), dumped(2, "blue")) == ["Player 1 dumps a token: red.", "Player 2 dumps a token: blue."]
