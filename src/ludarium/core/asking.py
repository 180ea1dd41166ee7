"""The question that waits in a state, in words; which of its options an answer is; and what has happened since, in words."""

from __future__ import annotations

from functools import partial

from ludarium.core.ahead import Ahead
from ludarium.core.errors import IllegalAnswer
from ludarium.core.game import Game
from ludarium.core.kernel import NOTES, State
from ludarium.core.prompts import Choice, Odds, Option, Prompt, kind_of
from ludarium.core.sound import sound
from ludarium.core.text import Phrase


@sound
def prompt_of(game: Game, state: State) -> Prompt:
    texts = game.texts
    choices = [game.choice(state, option) for option in state.options]
    weights = [int(weight) for weight in state.weights] or [1] * len(choices)
    leads = Ahead(game, state).leads
    return Prompt(
        int(state.actor),
        kind_of(state),
        game.asks(state),
        tuple(
            Option(number, choice, texts, partial(weigh, game, state), leads, weight)
            for number, (choice, weight) in enumerate(zip(choices, weights, strict=True))
        ),
        texts,
    )


@sound
def weigh(game: Game, state: State, index: int) -> list[Odds]:
    return game.odds(state, state.options[index])


@sound
def index_in(game: Game, prompt: Prompt, what: str | int, asked: State) -> int:
    """Which option of a question this answer is, or IllegalAnswer; `asked` is the state that asks it."""
    options = prompt.options
    if isinstance(what, int) and not isinstance(what, bool) and 0 <= what < len(options):
        return what
    for option in options:
        if option.notation == str(what).strip():
            return option.index
    reason = game.why_not(asked, str(what).strip())
    legal = ", ".join(option.notation for option in options[:12]) + (", …" if len(options) > 12 else "")
    raise IllegalAnswer(
        f"'{what}' is not possible here" + (f": {game.text(reason).rstrip('.')}" if reason else "") + f". Possible: {legal}",
        reason or Phrase("refused-not-legal"),
    )


def find(game: Game, state: State, say: str, likely: int) -> tuple[int, Choice]:
    """The option that is called so. What is likely is tried first: luck that is replayed mostly falls as
    it would have fallen by itself, and a deck has many cards."""
    options = state.options
    for index in (likely, *range(len(options))):
        choice = game.choice(state, options[index])
        if choice.notation == say:
            return index, choice
    raise IllegalAnswer("this is not among the legal answers there", Phrase("refused-not-legal"))


def take_notes(game: Game, state: State) -> tuple[Phrase, ...]:
    """What has happened in this state since somebody last asked."""
    numbers = list(state.notes)
    state.notes = state.notes[:0]
    phrases = []
    for at in range(0, len(numbers), 4):
        name, arguments = NOTES[numbers[at]]
        named = dict(zip(arguments, numbers[at + 1 : at + 4], strict=False))
        phrases.append(game.told(name, named, state))
    return tuple(phrases)
