"""What a pack must hold to be a set of Champions of Hara (section 21). One that does not is refused with the rule (H-209)."""

from __future__ import annotations

from collections import Counter

from ludarium.core.errors import BadPack
from ludarium.core.packs import Row
from ludarium.core.scripts import Sentence
from ludarium.games.hara.atlas import COLOURS, WORLD_COLOUR, WORLDS
from ludarium.games.hara.state import CHAMPIONS
from ludarium.games.hara.verbs import VOCABULARY

IN_A_WORLD = {"monster": 5, "boss": 1, "ally": 1, "event": 3}  # H-210
IN_DUSK = {"rift": 11, "monster": 11, "boss": 2}  # H-211, H-212
OF_A_CHAMPION = {"starting": 3, "advanced": 6, "ultimate": 1, "locked": 2}  # H-216, besides Dash
REWARDS = ("energy", "gold", "item")
HITS = ("hit", "sweep", "drain", "hit_more", "sweep_more", "dash")


def sentences(each: Row, name: str, group: str = "effect") -> tuple[Sentence, ...]:
    return each.script(name, VOCABULARY, group) if name in each.fields else ()


def energy(script: tuple[Sentence, ...], colour: int | None = None) -> int:
    """Energy of a script, Gold in the total, or of one colour."""
    total = 0
    for sentence in script:
        if sentence.verb.name == "energy" and colour in (None, sentence.numbers[0]):
            total += sentence.numbers[1]
        elif sentence.verb.name == "gold" and colour is None:
            total += sentence.numbers[0]
    return total


def items(script: tuple[Sentence, ...]) -> int:
    return sum(sentence.numbers[0] for sentence in script if sentence.verb.name == "item")


# -- cards on spaces -------------------------------------------------------------------------------------------------


def check_places(worlds: list[Row], dusk: list[Row]) -> None:
    for world, name in enumerate(WORLDS):
        deck = [each for each in worlds if each.text("world") == name]
        check_kinds(deck, IN_A_WORLD, f"worlds.toml: the deck of {name}", "H-210")
        whole = sum(energy(reward_parts(each)) for each in deck)
        own = sum(energy(reward_parts(each), int(WORLD_COLOUR[world])) for each in deck)
        if 2 * own < whole:
            raise BadPack(f"worlds.toml: at least half of the Energy of {name} must be {COLOURS[WORLD_COLOUR[world]]} (H-210)")
        check_averages(deck, f"worlds.toml: the Monsters of {name}")
    check_kinds(dusk, IN_DUSK, "dusk.toml: the Dusk deck", "H-211, H-212")
    check_averages(dusk, "dusk.toml: its Monsters")
    rifts = [each.number("challenge", 3, 6) for each in dusk if each.text("kind") == "rift"]
    if not 4 <= sum(rifts) / len(rifts) <= 5:
        raise BadPack("dusk.toml: the difficulties of the Rifts must have an average from 4 to 5 (H-214)")
    for each in [*worlds, *dusk]:
        CHECKS[each.text("kind")](each)


def reward_parts(each: Row) -> tuple[Sentence, ...]:
    """H-79b: everything that counts as a reward."""
    return sentences(each, "reward") + sentences(each, "success")


def check_kinds(rows: list[Row], wanted: dict[str, int], what: str, rule: str) -> None:
    found = Counter(each.one_of("kind", ("monster", "boss", "ally", "event", "rift")) for each in rows)
    if dict(found) != wanted:
        parts = ", ".join(f"{number} {kind}" for kind, number in wanted.items())
        raise BadPack(f"{what} must hold {parts}; it holds {', '.join(f'{n} {kind}' for kind, n in found.items())} ({rule})")


def check_averages(rows: list[Row], what: str) -> None:
    """H-213d"""
    monsters = [each for each in rows if each.text("kind") == "monster"]
    health = sum(each.number("health", 2, 6) for each in monsters) / len(monsters)
    reward = sum(energy(sentences(each, "reward")) for each in monsters) / len(monsters)
    if not 4 <= health <= 5 or not 2.5 <= reward <= 3:
        raise BadPack(f"{what} have {health:.2f} Health and {reward:.2f} Energy on average; it must be 4-5 and 2.5-3 (H-213)")


def check_monster(each: Row) -> None:
    """H-213a"""
    each.number("health", 2, 6)
    each.number("attack", 1, 3)
    each.number("range", 0, 2)
    only_rewards(each, "reward")
    if not 2 <= energy(sentences(each, "reward")) <= 4:
        raise each.wrong("a Monster gives 2 to 4 Energy (H-213)")


def check_boss(each: Row) -> None:
    """H-213b"""
    each.number("health", 6, 8)
    each.number("attack", 2, 4)
    each.number("range", 1, 2)
    only_rewards(each, "reward")
    reward = sentences(each, "reward")
    if not 5 <= energy(reward) <= 6 or items(reward) != 1:
        raise each.wrong("a Boss gives 5 or 6 Energy and 1 Item (H-213)")


def check_ally(each: Row) -> None:
    """H-213c"""
    each.number("health", 2, 4)
    reward = sentences(each, "reward")
    if each.one_of("help", ("once", "while")) == "once":
        only_rewards(each, "reward")
        if not (1 <= energy(reward) <= 2 and items(reward) == 0) and not (energy(reward) == 0 and items(reward) == 1):
            raise each.wrong("an Ally that helps once gives 1 or 2 Energy, or 1 Item (H-213)")
    elif reward or len(sentences(each, "lasting", "lasting")) != 1:
        raise each.wrong("an Ally that helps while in play has one lasting effect and no reward (H-213)")


def check_event(each: Row) -> None:
    """H-214a"""
    only_rewards(each, "reward")
    if not 1 <= energy(sentences(each, "reward")) <= 2:
        raise each.wrong("an Event has 1 or 2 Energy at the top (H-214)")
    if "challenge" in each.fields:
        each.number("challenge", 4, 7)
        check_success(each)
        if len(sentences(each, "failure")) != 1:
            raise each.wrong("a Challenge has one failure effect (H-214)")
    elif not sentences(each, "does"):
        raise each.wrong("an Event has a text or a Challenge (H-79)")


def check_success(each: Row) -> None:
    success = sentences(each, "success")
    if not success or energy(success) > 2 or items(success) > 1 or (energy(success) and items(success)):
        raise each.wrong("the success of a Challenge gives at most 2 Energy or 1 Item (H-214)")


def check_rift(each: Row) -> None:
    """H-214b"""
    only_rewards(each, "reward")
    only_rewards(each, "success")
    each.number("challenge", 3, 6)
    top, success = energy(sentences(each, "reward")), energy(sentences(each, "success"))
    if not 1 <= top <= 2 or not 2 <= success <= 3:
        raise each.wrong("a Rift has 1 or 2 Energy at the top and 2 or 3 for closing it (H-214)")
    if len(sentences(each, "lasting", "lasting")) != 1 or len(sentences(each, "failure")) != 1:
        raise each.wrong("a Rift has one lasting effect and one failure effect (H-214)")


CHECKS = {"monster": check_monster, "boss": check_boss, "ally": check_ally, "event": check_event, "rift": check_rift}


def only_rewards(each: Row, name: str) -> None:
    for sentence in each.script(name, VOCABULARY, "effect"):
        if sentence.verb.name not in REWARDS:
            raise each.wrong(f"'{name}' is Energy, Gold and Items, not '{sentence.verb.name}' (H-79)")


def check_shifts(rows: list[Row]) -> None:
    """H-215a"""
    generous = [each for each in rows if any(s.verb.name in ("all_energy", "all_gold") for s in sentences(each, "does"))]
    for each in generous:
        given = sum(s.numbers[-1] for s in sentences(each, "does") if s.verb.name in ("all_energy", "all_gold"))
        if given > 2:
            raise each.wrong("a World Shift card gives 1 or 2 Energy to all players (H-215)")
    tests = [each for each in rows if "challenge" in each.fields]
    for each in tests:
        if not sentences(each, "success") or not sentences(each, "failure"):
            raise each.wrong("a Challenge has a success and a failure (H-215)")
    if len(generous) < 4 or len(tests) < 3:
        raise BadPack("shifts.toml: at least 4 cards give Energy to all players and at least 3 have a Challenge (H-215)")


# -- ability cards ---------------------------------------------------------------------------------------------------


def check_abilities(rows: list[Row]) -> None:
    """H-216 to H-218"""
    shared = [each for each in rows if each.text("champion") == "all"]
    if [each.id for each in shared] != ["dash"]:
        raise BadPack("abilities.toml: Dash, and Dash alone, belongs to all champions (H-55)")
    for champion in CHAMPIONS:
        own = [each for each in rows if each.text("champion") == champion]
        found = Counter(each.text("set") for each in own)
        if dict(found) != OF_A_CHAMPION:
            raise BadPack(f"abilities.toml: {champion} must have 3 starting, 6 advanced, 1 ultimate and 2 locked cards (H-216)")
        colours = Counter(each.text("colour") for each in own if each.text("set") == "advanced")
        if dict(colours) != dict.fromkeys(COLOURS, 2):
            raise BadPack(f"abilities.toml: {champion} must have two advanced cards of each colour (H-216)")
        starting = [each for each in own if each.text("set") == "starting"]
        if sorted(each.text("colour") for each in starting) != sorted(COLOURS):
            raise BadPack(f"abilities.toml: the starting cards of {champion} show each colour once (H-217)")
        check_starting(champion, starting[1:])
    for each in rows:
        check_limits(each)


def check_starting(champion: str, further: list[Row]) -> None:
    """H-217, H-217a: the two besides Dash and the Attack card, which stands first."""
    moves = [each for each in further for side in ("hand", "board") if walks(sentences(each, side))]
    if not moves:
        raise BadPack(f"abilities.toml: of the two further starting cards of {champion} at least one has a move (H-217)")
    for each in further:
        strong = [side for side in ("hand", "board") if any(2 <= hit <= 3 for hit in hits(sentences(each, side)))]
        if not strong:
            raise each.wrong("a starting card has a hit of 2 or 3 damage on at least one side (H-217)")
        if champion == "oric" and (len(strong) < 2 or "hand_cost" in each.fields or "board_cost" in each.fields):
            raise each.wrong("Oric’s starting cards have such a hit on both sides, at no cost (H-217)")


def walks(script: tuple[Sentence, ...]) -> bool:
    return any(sentence.verb.name in ("move", "leap", "dash") for sentence in script)


def hits(script: tuple[Sentence, ...]) -> list[int]:
    return [s.numbers[1] if s.verb.name == "dash" else s.numbers[0] for s in script if s.verb.name in HITS]


def check_limits(each: Row) -> None:
    """H-218"""
    ultimate = each.text("set") == "ultimate"
    most = 6 if ultimate else 4
    for side in ("hand", "board"):
        script = sentences(each, side)
        if any(hit > most for hit in hits(script)):
            raise each.wrong(f"'{side}': at most {most} damage per hit (H-218)")
        if energy(script) > (2 if ultimate else 0):
            raise each.wrong(f"'{side}': an ability gives no Energy, an Ultimate at most 2 (H-218)")
        price = each.fields.get(f"{side}_cost", "")
        dearest = "2" if each.text("set") == "starting" else "3"
        if price and str(price).split()[-1] > dearest:
            raise each.wrong(f"'{side}_cost': at most {dearest} (H-218)")
    if ultimate == ("board" in each.fields):
        raise each.wrong("an Ultimate has one effect, used from hand; every other card has two sides (H-53)")
