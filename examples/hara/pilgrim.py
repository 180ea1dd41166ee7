"""The pilgrimage: a mode with a win of its own. Set foot on every World, in the order in which they lie around the Dojo."""

from __future__ import annotations

from ludarium.core.build import row
from ludarium.core.decisions import Choice, Phrase
from ludarium.core.kernel import note, rule
from ludarium.core.native import i64, vec
from ludarium.games.hara.atlas import RING, WORLDS, world_of
from ludarium.games.hara.heuristic_values import Judge
from ludarium.games.hara.lexicon import Lexicon, world_named, world_phrase
from ludarium.games.hara.modes.parts import DETAIL, FREELY, in_a_turn
from ludarium.games.hara.modes.spec import Ending, Mark, Spec, both
from ludarium.games.hara.rules.effects import take_spirit
from ludarium.games.hara.rules.energy import look_for_winner
from ludarium.games.hara.state import FREE_ACTION, WHEN_ENTERED, WON, Hara, Variant

ARRIVES = note("arrives", "seat", "world")
PRAYS = note("prays", "seat", "world")


class Pilgrim(Variant):
    def wins(self, s: Hara, seat: int) -> bool:
        """A win of its own: all six Worlds, wherever the champion stands and whatever Energy is left to find."""
        return s.own[VISITED] == len(WORLDS)

    def objective(self, s: Hara, seat: int) -> bool:
        return self.wins(s, seat)

    def progress(self, s: Hara) -> int:
        return s.own[VISITED]

    def progress_of(self, s: Hara) -> int:
        return len(WORLDS)

    def offers(self, s: Hara, seat: int) -> vec[i64]:
        """Once on the way: pray for 1 Spirit, and the next World counts as visited."""
        may = s.own[PRAYED] == 0 and s.spirit[seat] > 0 and s.at[seat] >= RING
        return row([next_world(s)] if may else [])

    def goal(self, s: Hara, judge: Judge) -> int:
        """What the heuristic plays for: each World visited, and every step nearer to the next one."""
        if s.own[VISITED] == len(WORLDS):
            return 0
        way = min(s.distance(s.at[judge.seat], RING + 6 * next_world(s) + number) for number in range(6))
        return 600 * s.own[VISITED] - 60 * way


pilgrim = Pilgrim("pilgrim")
VISITED = pilgrim.number("visited", len(WORLDS))  # numbers of its own, saved with the match and shown under these names
PRAYED = pilgrim.number("prayed", 1)


def next_world(s: Hara) -> int:
    """The World in the slot that comes next."""
    return s.world_in[min(s.own[VISITED], 5)]


@rule
def step_on_a_world(s: Hara, seat: int, space: int, _c: int) -> None:
    if s.own[VISITED] < len(WORLDS) and world_of(space) == next_world(s):
        s.tell(ARRIVES, seat, next_world(s))
        s.own[VISITED] += 1
        look_for_winner(s)


@rule
def pray(s: Hara, world: int, _b: int, _c: int) -> None:
    take_spirit(s, s.hero, 1)
    s.own[PRAYED] = 1
    s.own[VISITED] += 1
    s.tell(PRAYS, s.hero, world)
    look_for_winner(s)


pilgrim.do(WHEN_ENTERED, step_on_a_world)
pilgrim.do(FREE_ACTION, pray)


praying = in_a_turn()


@praying.answer("pray", FREELY, DETAIL)
def prayer(_s: Hara, _names: Lexicon, world: int) -> Choice:
    """The FREE action in words, and what can be pointed at for it."""
    return Choice(f"pray {WORLDS[world]}", Phrase("option-pray", {"world": world_phrase(world)}), (f"world.{WORLDS[world]}",))


@prayer.refused
def why_not_pray(s: Hara, _names: Lexicon, said: list[str]) -> Phrase | None:
    """Only asked about an answer that is not among the options; None for words that name nothing."""
    world = world_named(said[1])
    if world is None or world in s.variant.offers(s, s.hero):
        return None
    if s.own[PRAYED]:
        return Phrase("why-prayed")
    if s.at[s.hero] < RING:
        return Phrase("why-pray-outside")
    return Phrase("why-pray-spirit") if s.spirit[s.hero] == 0 else Phrase("why-pray-order")


def ending(s: Hara) -> Ending:
    return Ending("all_visited", "result-visited") if s.outcome == WON else Ending("time", "result-lost-way")


def marks(s: Hara) -> list[Mark]:
    states = ["done" if at < s.own[VISITED] else "next" if at == s.own[VISITED] else "open" for at in range(len(WORLDS))]
    return [Mark(state, world=WORLDS[s.world_in[at]], at=WORLDS[s.world_in[at]]) for at, state in enumerate(states)]


EN = """
goal-pilgrim = Worlds { $now }/{ $of }
board-goal-pilgrim = Worlds, clockwise
board-goal-pilgrim-done = visited
option-pray = Pray: { $world } counts as visited, for 1 Spirit
note-arrives = { $seat } sets foot on { THE($world) }.
note-prays = { $seat } prays, and { THE($world) } counts as visited.
why-prayed = One prayer is all a pilgrim has (H-7).
why-pray-outside = Pilgrims pray out in the Worlds, not in the Dojo (H-7).
why-pray-spirit = A prayer costs 1 Spirit, and you have none (H-7).
why-pray-order = The Worlds are visited in order: pray for the next one (H-7).
result-visited = All six Worlds visited, on Day { $day }
result-lost-way = The sixth Day is over, with { $score } of six Worlds visited
"""
FR = """
goal-pilgrim = Mondes { $now }/{ $of }
board-goal-pilgrim = Mondes, dans le sens horaire
board-goal-pilgrim-done = visité
option-pray = Prier : { $world } compte comme visité, pour 1 Esprit
note-arrives = { $seat } pose le pied sur { THE($world) }.
note-prays = { $seat } prie, et { THE($world) } compte comme visité.
why-prayed = Un pèlerin n’a qu’une prière (H-7).
why-pray-outside = Un pèlerin prie dans les Mondes, pas au Dojo (H-7).
why-pray-spirit = Une prière coûte 1 Esprit, et vous n’en avez plus (H-7).
why-pray-order = Les Mondes se visitent dans l’ordre : priez pour le prochain (H-7).
result-visited = Les six Mondes visités, le Jour { $day }
result-lost-way = Le sixième Jour s’achève, avec { $score } Mondes visités sur six
"""

MODE = Spec(
    11,
    pilgrim,
    both("The pilgrimage", "Le pèlerinage"),
    both(
        "Somebody has promised to see all of Hara, and six Days are what is left.\n"
        "Set foot on all six Worlds, clockwise from the top left.\n"
        "Worlds trade places every night, and one prayer is all you have.",
        "Quelqu’un a promis de voir tout Hara, et il ne reste que six Jours.\n"
        "Posez le pied sur les six Mondes, dans le sens horaire depuis le haut à gauche.\n"
        "Les Mondes échangent leurs places chaque nuit, et vous n’avez qu’une prière.",
    ),
    texts=both(EN, FR),
    decisions=(praying,),
    ending=ending,
    scores=lambda s: (s.own[VISITED],),
    home=False,
    marks=marks,
)
