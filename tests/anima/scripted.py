"""A whole match as the title's own player plays it, for tests that play it again through a client."""

from __future__ import annotations

from dataclasses import dataclass

from ludarium.core.zones import is_open
from ludarium.games.anima import GAME
from ludarium.games.anima.lexicon import lexicon
from ludarium.games.anima.state import AREAS, NONE, SECRET, Anima
from ludarium.players import plain


@dataclass(frozen=True)
class Step:
    """An answer that a person has to give; whoever has nothing but to pass is not bothered."""

    seat: int
    say: str
    window: int  # the reaction window in which it is given; 0: in none
    truth: Anima  # the state in which it is given


def whole_match(seed: int, seats: int = 3, **options: object) -> list[Step]:
    match = GAME().new(seed=seed, seats=seats, mode="standard", options=options)
    player = plain(match.game, "heuristic")
    steps = []
    while isinstance(match.actor, int):
        assert match.prompt is not None
        chosen = player.answer(match.game.resample(match.state, match.actor, len(steps)))
        say = match.prompt.options[chosen].notation
        reaction = match.reaction
        if reaction is None or len(match.prompt.options) > 1:
            assert isinstance(match.state, Anima)
            steps.append(Step(match.actor, say, reaction.window if reaction else 0, match.state))
        match.answer(say)
    return steps


def hidden_from(s: Anima, seat: int | None) -> set[str]:
    """What this seat (None: a spectator) cannot know, by the cards themselves: other hands, secret Missions, what lies face
    down."""
    names = lexicon(GAME().pack)
    hidden = set()
    for figure in range(s.settings.seats):
        if figure == seat:
            continue
        offered = s.partner == seat and s.slot == figure  # what is offered, the partner sees
        for card in s.hand(figure):
            if seat is None or not (s.advantage_known[card] >> seat & 1 or offered):
                hidden.add(names.advantages[card].id)
        for place in (2 * figure, 2 * figure + 1):
            mission = s.mission[place]
            known = mission == NONE or (seat is not None and s.mission_known[mission] >> seat & 1)
            if s.mission_state[place] == SECRET and not known:
                hidden.add(names.missions[mission].id)
    for card in map(s.lying, range(AREAS)):
        open_to_all = card == NONE or is_open(s.encounter_known, card)
        if not open_to_all and (seat is None or not s.sees_encounter(seat, card)):
            hidden.add(names.encounters[card].id)
    return hidden
