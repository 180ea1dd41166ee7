"""What a pack must hold to be a set of Champions of Hara (section 21). One that does not is refused with the rule (H-209).

Here the cards on spaces, the World Shift cards and the Items; content_champions.py has the rest.
"""

from __future__ import annotations

from collections import Counter

from ludarium.core.errors import BadPack
from ludarium.core.packs import Row
from ludarium.core.scripts import Sentence
from ludarium.games.hara.atlas import COLOURS, WORLD_COLOUR, WORLDS, World
from ludarium.games.hara.verbs import VOCABULARY

IN_A_WORLD = {"monster": 5, "boss": 1, "ally": 1, "event": 3}  # H-210
IN_DUSK = {"rift": 11, "monster": 11, "boss": 2}  # H-211, H-212
BARGAIN = 1.15  # H-213d: more Energy for each Health than this many times the mean, and everybody hunts in one World
REWARDS = ("energy", "gold", "item")
FOR_ALL = ("all_energy", "all_gold")


def sentences(each: Row, name: str, group: str = "effect") -> tuple[Sentence, ...]:
    return each.script(name, VOCABULARY, group) if name in each.fields else ()


def energy(script: tuple[Sentence, ...], colour: int | None = None) -> int:
    """Energy of a script, Gold in the total, or of one colour; what all players gain counts as well."""
    total = 0
    for sentence in script:
        of_a_colour = sentence.verb.name in ("energy", "all_energy") and colour in (None, sentence.numbers[0])
        if of_a_colour or (sentence.verb.name in ("gold", "all_gold") and colour is None):
            total += sentence.numbers[-1]
    return total


def items(script: tuple[Sentence, ...]) -> int:
    return sum(sentence.numbers[0] for sentence in script if sentence.verb.name == "item")


# -- cards on spaces -------------------------------------------------------------------------------------------------


def check_places(worlds: list[Row], dusk: list[Row]) -> None:
    """First what the decks are made of, then every card, then what the cards of a deck come to."""
    decks = {name: [each for each in worlds if each.text("world") == name] for name in WORLDS}
    for name, deck in decks.items():
        check_kinds(deck, IN_A_WORLD, f"worlds.toml: the deck of {name}", "H-210")
    check_kinds(dusk, IN_DUSK, "dusk.toml: the Dusk deck", "H-211, H-212")
    for each in [*worlds, *dusk]:
        CHECKS[each.text("kind")](each)
    for world, name in enumerate(WORLDS):
        check_colour(decks[name], world)
        check_averages(decks[name], f"worlds.toml: the Monsters of {name}")
    check_averages(dusk, "dusk.toml: its Monsters")
    check_no_world_is_a_bargain(decks)
    check_difficulties(dusk)


def check_kinds(rows: list[Row], wanted: dict[str, int], what: str, rule: str) -> None:
    """H-210 to H-212"""
    found = Counter(each.one_of("kind", ("monster", "boss", "ally", "event", "rift")) for each in rows)
    if dict(found) != wanted:
        parts = ", ".join(f"{number} {kind}" for kind, number in wanted.items())
        raise BadPack(f"{what} must hold {parts}; it holds {', '.join(f'{n} {kind}' for kind, n in found.items())} ({rule})")


def check_colour(deck: list[Row], world: int) -> None:
    """H-210: everything that counts as a reward (H-79b)."""
    own = int(WORLD_COLOUR[world])
    rewards = [sentences(each, "reward") + sentences(each, "success") for each in deck]
    if 2 * sum(energy(script, own) for script in rewards) < sum(energy(script) for script in rewards):
        raise BadPack(f"worlds.toml: at least half of the Energy of {WORLDS[world]} must be {COLOURS[own]} (H-210)")


def averages(rows: list[Row]) -> tuple[float, float]:
    """Health and Energy of the Monsters, Bosses not counted."""
    monsters = [each for each in rows if each.text("kind") == "monster"]
    health: int = sum(each.fields["health"] for each in monsters)
    return health / len(monsters), sum(energy(sentences(each, "reward")) for each in monsters) / len(monsters)


def check_averages(rows: list[Row], what: str) -> None:
    """H-213d"""
    health, reward = averages(rows)
    if not 4 <= health <= 10 or not 2.5 <= reward <= 5:
        raise BadPack(f"{what} have {health:.2f} Health and {reward:.2f} Energy on average; it must be 4-10 and 2.5-5 (H-213)")


def check_no_world_is_a_bargain(decks: dict[World, list[Row]]) -> None:
    """H-213d"""
    each_gives = {name: reward / health for name, (health, reward) in ((name, averages(deck)) for name, deck in decks.items())}
    mean = sum(each_gives.values()) / len(each_gives)
    richest = max(each_gives, key=lambda name: each_gives[name])
    if each_gives[richest] > BARGAIN * mean:
        raise BadPack(
            f"worlds.toml: for each Health the Monsters of {richest} give {each_gives[richest] / mean:.2f} times the Energy "
            f"of the mean World; it must be {BARGAIN} times at most (H-213)"
        )


def check_difficulties(dusk: list[Row]) -> None:
    """H-214b"""
    rifts = [each.number("challenge", 3, 6) for each in dusk if each.text("kind") == "rift"]
    if not 4 <= sum(rifts) / len(rifts) <= 5:
        raise BadPack("dusk.toml: the difficulties of the Rifts must have an average from 4 to 5 (H-214)")


def check_monster(each: Row) -> None:
    """H-213a"""
    each.number("health", 2, 12, "H-213")
    each.number("attack", 1, 3, "H-213")
    each.number("range", 0, 2, "H-213")
    if not 2 <= energy(rewards(each, "reward")) <= 6:
        raise each.wrong("a Monster gives 2 to 6 Energy (H-213)")


def check_boss(each: Row) -> None:
    """H-213b"""
    each.number("health", 6, 12, "H-213")
    each.number("attack", 2, 4, "H-213")
    each.number("range", 1, 2, "H-213")
    reward = rewards(each, "reward")
    if not 5 <= energy(reward) <= 8 or items(reward) != 1:
        raise each.wrong("a Boss gives 5 to 8 Energy and 1 Item (H-213)")


def check_ally(each: Row) -> None:
    """H-213c"""
    each.number("health", 2, 4, "H-213")
    reward = rewards(each, "reward")
    if each.one_of("help", ("once", "while")) == "once":
        if not (1 <= energy(reward) <= 2 and items(reward) == 0) and not (energy(reward) == 0 and items(reward) == 1):
            raise each.wrong("an Ally that helps once gives 1 or 2 Energy, or 1 Item (H-213)")
    elif reward or len(sentences(each, "lasting", "lasting")) != 1:
        raise each.wrong("an Ally that helps while in play has one lasting effect and no reward (H-213)")


def check_event(each: Row) -> None:
    """H-214a"""
    if not 1 <= energy(rewards(each, "reward")) <= 2:
        raise each.wrong("an Event has 1 or 2 Energy at the top (H-214)")
    if ("challenge" in each.fields) == bool(sentences(each, "does")):
        raise each.wrong("an Event has a text, 'does', or a 'challenge' (H-79)")
    if "challenge" in each.fields:
        each.number("challenge", 4, 7, "H-214")
        check_success(each)
        if len(sentences(each, "failure")) != 1:
            raise each.wrong("a Challenge has one failure effect (H-214)")


def check_success(each: Row) -> None:
    """H-214a"""
    success = sentences(each, "success")
    if not success or energy(success) > 2 or items(success) > 1 or (energy(success) and items(success)):
        raise each.wrong("the success of a Challenge gives at most 2 Energy or 1 Item (H-214)")


def check_rift(each: Row) -> None:
    """H-214b"""
    each.number("challenge", 3, 6, "H-214")
    top, success = energy(rewards(each, "reward")), energy(rewards(each, "success"))
    if not 1 <= top <= 2 or not 2 <= success <= 3:
        raise each.wrong("a Rift has 1 or 2 Energy at the top and 2 or 3 for closing it (H-214)")
    if len(sentences(each, "lasting", "lasting")) != 1 or len(sentences(each, "failure")) != 1:
        raise each.wrong("a Rift has one lasting effect and one failure effect (H-214)")


CHECKS = {"monster": check_monster, "boss": check_boss, "ally": check_ally, "event": check_event, "rift": check_rift}


def rewards(each: Row, name: str) -> tuple[Sentence, ...]:
    """What is written where only rewards may stand."""
    script = sentences(each, name)
    for sentence in script:
        if sentence.verb.name not in REWARDS:
            raise each.wrong(f"'{name}' is Energy, Gold and Items, not '{sentence.verb.name}' (H-79)")
    return script


# -- the decks beside the map ----------------------------------------------------------------------------------------


def check_shifts(rows: list[Row]) -> None:
    """H-215a"""
    for each in rows:
        check_switch(each)
        check_second_part(each)
    generous = [each for each in rows if for_all(each)]
    tests = [each for each in rows if "challenge" in each.fields]
    if len(generous) < 4 or len(tests) < 3:
        raise BadPack("shifts.toml: at least 4 cards give Energy to all players and at least 3 have a Challenge (H-215)")


def check_switch(each: Row) -> None:
    words = each.text("swap").split()
    of_one_kind = all(word in WORLDS for word in words) or all(word in tuple("123456") for word in words)
    if len(words) != 2 or words[0] == words[1] or not of_one_kind:
        raise each.wrong('\'swap\' is two Worlds ("drear baiyu") or two slots ("1 4") (H-215)')


def check_second_part(each: Row) -> None:
    if ("challenge" in each.fields) == ("does" in each.fields):
        raise each.wrong("a World Shift card has a second part, either 'does' or a 'challenge' (H-215)")
    if energy(for_all(each)) > 2:
        raise each.wrong("a World Shift card gives 1 or 2 Energy to all players (H-215)")
    if "challenge" in each.fields:
        each.number("challenge", 4, 7, "H-215")
        if not sentences(each, "success") or not sentences(each, "failure"):
            raise each.wrong("a Challenge has a success and a failure (H-215)")


def for_all(each: Row) -> tuple[Sentence, ...]:
    return tuple(sentence for sentence in sentences(each, "does") if sentence.verb.name in FOR_ALL)


def check_item(each: Row) -> None:
    """H-215b"""
    if energy(sentences(each, "does")) > 2:
        raise each.wrong("no Item gives more than 2 Energy (H-215)")


def check_stones(count: int, stones: int) -> None:
    """H-215b"""
    if count != 24 or stones != 6:
        raise BadPack(f"items.toml: there must be 24 cards, 6 of them Dreamstones; there are {count} and {stones} (H-215)")
