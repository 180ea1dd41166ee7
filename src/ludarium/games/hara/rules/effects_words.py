"""The choices that cards leave, in words: Monsters pushed about, cards made ready, Worlds that trade places."""

from __future__ import annotations

from ludarium.core.decisions import Choice, Decision, Phrase
from ludarium.core.why import number_of
from ludarium.games.hara.lexicon import Lexicon, world_named, world_phrase
from ludarium.games.hara.modes.parts import moment, swapped
from ludarium.games.hara.rules import effects
from ludarium.games.hara.rules.combat_words import no_target, too_far
from ludarium.games.hara.rules.energy_words import ability_named, both_sides, not_learnt, not_yours
from ludarium.games.hara.state import OUT, Hara
from ludarium.games.hara.tables import ABILITIES


def on_monster(rule: int, verb: str) -> Decision[Hara, Lexicon]:
    decision = Decision[Hara, Lexicon](rule, asks=lambda s, _: {"n": int(s.then_a)}, elsewhere=moment("why-moment-shove"))

    @decision.answer(verb)
    def monster(_s: Hara, names: Lexicon, number: int) -> Choice:
        card = names.places[number]
        return Choice(f"{verb} {card.id}", Phrase(f"option-{verb}", {"card": card.name}), (f"card.{card.id}",))

    @monster.refused
    def not_this_one(s: Hara, names: Lexicon, said: list[str]) -> Phrase | None:
        """Any Monster in range."""
        card = number_of(names.places, said[1])
        if card is None or card in list(s.options):
            return None
        return no_target(s, names, card) or too_far(s, names, card)

    return decision


weaken = on_monster(effects.weaken_it, "weaken")
pull = on_monster(effects.pull_it, "pull")
push = on_monster(effects.push_it, "push")

readied = Decision[Hara, Lexicon](effects.make_ready, elsewhere=moment("why-moment-ready"))


@readied.answer("ready")
def ready(s: Hara, names: Lexicon, ability: int) -> Choice:
    card = names.abilities[s.card_of(int(s.hero), ability)]
    return Choice(f"ready {card.id}", Phrase("option-ready", {"card": card.name}), (f"ability.{card.id}",))


@ready.refused
def not_this_card(s: Hara, names: Lexicon, said: list[str]) -> Phrase | None:
    """Another card, one that was used this turn."""
    seat = int(s.hero)
    ability = ability_named(s, names, seat, said[1])
    if ability is None:
        return not_yours(names, said[1])
    if ability in list(s.options):
        return None
    told = {"card": names.abilities[s.card_of(seat, ability)].name}
    if s.ability[seat * ABILITIES + ability] == OUT:
        return not_learnt(s, names, seat, ability)
    return Phrase("why-ready-itself" if ability == s.playing else "why-not-spent", told)


ready.summed_up(lambda s, names, ability: both_sides(names.abilities[s.card_of(s.hero, ability)]))

trade = Decision[Hara, Lexicon](effects.shift_with, elsewhere=moment("why-moment-swap"))
swap = trade.answer("swap")(lambda s, _, world: swapped(int(s.then_a), world))


@swap.refused
def not_these(s: Hara, _names: Lexicon, said: list[str]) -> Phrase | None:
    """The World one stands on, with a neighbour (H-18c)."""
    world, other = world_named(said[1]), world_named(said[2])
    if world is None or other is None:
        return None
    if world != s.then_a:
        return Phrase("why-swap-own", {"world": world_phrase(int(s.then_a))})
    return None if other in list(s.options) else Phrase("why-not-neighbours")
