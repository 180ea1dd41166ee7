"""A whole match as the title's own player plays it, for tests that play it again through a client."""

from __future__ import annotations

from dataclasses import dataclass

from ludarium.games.anima import GAME
from ludarium.games.anima.lexicon import lexicon
from ludarium.games.anima.state import AREAS, NONE, SECRET, Anima
from ludarium.games.anima.traits import KEEN_EYES
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
        for card, advantage in enumerate(names.advantages):
            known = seat is not None and (s.knows[seat] >> card & 1 or offered)
            if s.hand[figure] >> card & 1 and not known:
                hidden.add(advantage.id)
        for place in (2 * figure, 2 * figure + 1):
            mission = s.mission[place]
            known = seat is not None and s.knows_missions[seat] >> mission & 1 if mission != NONE else True
            if s.mission_state[place] == SECRET and not known:
                hidden.add(names.missions[mission].id)
    for area in range(AREAS):
        seen = seat is not None and (s.seen_by[area] >> seat & 1 or s.trait(seat, KEEN_EYES) > 0)
        if s.veiled >> area & 1 and s.lying[area] != NONE and not seen:
            hidden.add(names.encounters[s.lying[area]].id)
    return hidden
