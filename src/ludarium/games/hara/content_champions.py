"""What a pack must hold of champions, their ability cards, the Corrupted and the Turn Order (section 21); see content.py."""

from __future__ import annotations

from collections import Counter

from ludarium.core.errors import BadPack
from ludarium.core.packs import Row
from ludarium.core.scripts import Sentence
from ludarium.games.hara.atlas import COLOURS, WORLDS
from ludarium.games.hara.content import energy, sentences
from ludarium.games.hara.state import CHAMPIONS, CORRUPTED, RESOURCES
from ludarium.games.hara.verbs import VOCABULARY

OF_A_CHAMPION = {"starting": 3, "advanced": 6, "ultimate": 1, "locked": 2}  # H-216, besides Dash
HITS = ("hit", "sweep", "drain", "hit_more", "sweep_more", "dash")
CHANCE = ("drift", "generate")  # dice and draws
DASH = ("move 2", "dash 1 1 1")  # H-55: In Hand, On Board
ATTACKS = {  # H-217: the Attack cards
    "soff": ("hit 2 1", "hit 3 4", "H-172"),
    "thomas": ("hit 3 2", "hit 2 2", "H-172"),
    "kaoru": ("hit 1 3", "sweep 3 1", "H-173"),
    "leaf": ("hit 2 3", "sweep 2 1", "H-173"),
    "persephone": ("hit 3 1", "hit 1 1", "H-174"),
    "oric": ("hit 1 2", "drain 2 1", "H-174"),
}
VITALS = {  # H-220: Health and Spirit at the start
    "soff": (5, 5), "thomas": (5, 6), "kaoru": (7, 4), "leaf": (6, 5), "persephone": (6, 4), "oric": (7, 4),
}  # fmt: skip
RESOURCE_OF = {  # the unique resource at the start and at most
    "kaoru": (2, 4, "H-221"),
    "persephone": (0, 6, "H-221"),
    "soff": (0, 5, "H-222"),
    "thomas": (1, 4, "H-222"),
    "leaf": (1, 5, "H-223"),
    "oric": (0, 5, "H-223"),
}
SHEETS = {"ophion": (16, 1, 2), "enoki": (12, 2, 1)}  # H-224: Health, Attack, Range
SKILLS = {  # H-224: the abilities of the Corrupted, each with what may stand for it
    "ophion": (("ultimatum 3",), ("shatter 2 2",), ("sleepwalk 2 2",)),
    "enoki": (("whirl 2 1",), ("harvest",), ("feast 1", "feast 2")),
}
ORDERS = ("nothing", "rested", "focus", "foresee")  # H-30


def fixed(each: Row, name: str, value: int, rule: str) -> None:
    """A number that a rule gives."""
    found = each.fields.get(name)
    if found != value or isinstance(found, bool):
        raise each.wrong(f"'{name}' of {each.id} is {value}, not {found!r} ({rule})")


def plain(script: tuple[Sentence, ...]) -> str:
    """A script whose arguments are all numbers, as a card would have it."""
    return "; ".join(" ".join([sentence.verb.name, *map(str, sentence.numbers)]) for sentence in script)


def in_order(rows: list[Row], ids: tuple[str, ...], rule: str) -> None:
    """The rows stand in the order in which the rules number them."""
    for each, id in zip(rows, ids, strict=True):
        if each.id != id:
            raise each.wrong(f"here should stand '{id}'; the order is {', '.join(ids)} ({rule})")


# -- champions -------------------------------------------------------------------------------------------------------


def check_champions(rows: list[Row]) -> None:
    in_order(rows, CHAMPIONS, "H-216")
    for champion, each in enumerate(rows):
        if each.one_of("home", WORLDS) != WORLDS[champion]:
            raise each.wrong(f"the home World of {each.id} is {WORLDS[champion]} (H-172 to H-174)")
        check_vitals(each)
        check_resource(each, RESOURCES[champion])


def check_vitals(each: Row) -> None:
    """H-220"""
    health, spirit = VITALS[each.id]
    fixed(each, "health", health, "H-220")
    fixed(each, "spirit", spirit, "H-220")


def check_resource(each: Row, resource: str) -> None:
    """H-216, H-221 to H-223"""
    if each.one_of("resource", RESOURCES) != resource:
        raise each.wrong(f"the unique resource of {each.id} is {resource} (H-216, H-221 to H-223)")
    start, most, rule = RESOURCE_OF[each.id]
    fixed(each, "resource_start", start, rule)
    fixed(each, "resource_most", most, rule)


# -- ability cards ---------------------------------------------------------------------------------------------------


def check_abilities(rows: list[Row]) -> None:
    """H-216 to H-219"""
    check_dash([each for each in rows if each.text("champion") == "all"])
    for champion in CHAMPIONS:
        own = [each for each in rows if each.text("champion") == champion]
        check_sets(champion, own)
        attack, *further = [each for each in own if each.text("set") == "starting"]
        check_attack(champion, attack)
        check_move(champion, further)
        for each in further:
            check_starting(champion, each)
    for each in rows:
        check_sides(each)
        check_limits(each)
        check_costs(each)
        check_locked(each)


def side_of(each: Row, side: str) -> tuple[Sentence, ...]:
    """H-218: the vocabulary has its bounds."""
    return each.script(side, VOCABULARY, "effect", "H-218") if side in each.fields else ()


def check_dash(shared: list[Row]) -> None:
    """H-55, H-217"""
    if len(shared) != 1:
        raise BadPack("abilities.toml: Dash, and Dash alone, belongs to all champions (H-55)")
    (dash,) = shared
    if dash.text("set") != "starting" or dash.text("colour") != "yellow":
        raise dash.wrong("Dash is a starting card and neutral, 'yellow' (H-217)")
    if (plain(side_of(dash, "hand")), plain(side_of(dash, "board"))) != DASH:
        raise dash.wrong(f"the sides of Dash are '{DASH[0]}' and '{DASH[1]}' (H-55)")


def check_sets(champion: str, own: list[Row]) -> None:
    """H-216, H-217"""
    found = Counter(each.text("set") for each in own)
    if dict(found) != OF_A_CHAMPION:
        raise BadPack(f"abilities.toml: {champion} must have 3 starting, 6 advanced, 1 ultimate and 2 locked cards (H-216)")
    colours = Counter(each.text("colour") for each in own if each.text("set") == "advanced")
    if dict(colours) != dict.fromkeys(COLOURS, 2):
        raise BadPack(f"abilities.toml: {champion} must have two advanced cards of each colour (H-216)")
    if sorted(each.text("colour") for each in own if each.text("set") == "starting") != sorted(COLOURS):
        raise BadPack(f"abilities.toml: the starting cards of {champion} show each colour once (H-217)")


def check_attack(champion: str, attack: Row) -> None:
    """H-217: the Attack card stands first."""
    hand, board, rule = ATTACKS[champion]
    if (plain(side_of(attack, "hand")), plain(side_of(attack, "board"))) != (hand, board):
        raise attack.wrong(f"the sides of the Attack card, the first of {champion}, are '{hand}' and '{board}' (H-217, {rule})")


def check_move(champion: str, further: list[Row]) -> None:
    """H-217"""
    if not any(walks(side_of(each, side)) for each in further for side in ("hand", "board")):
        raise BadPack(f"abilities.toml: of the two further starting cards of {champion} at least one has a move (H-217)")


def check_starting(champion: str, each: Row) -> None:
    """H-217a"""
    strong = [side for side in ("hand", "board") if any(2 <= hit <= 3 for hit in hits(side_of(each, side)))]
    if not strong:
        raise each.wrong("a starting card has a hit of 2 or 3 damage on at least one side (H-217)")
    if champion == "oric" and (len(strong) < 2 or "hand_cost" in each.fields or "board_cost" in each.fields):
        raise each.wrong("Oric’s starting cards have such a hit on both sides, at no cost (H-217)")


def walks(script: tuple[Sentence, ...]) -> bool:
    return any(sentence.verb.name in ("move", "leap", "dash") for sentence in script)


def hits(script: tuple[Sentence, ...]) -> list[int]:
    return [s.numbers[1] if s.verb.name == "dash" else s.numbers[0] for s in script if s.verb.name in HITS]


def check_sides(each: Row) -> None:
    """H-53"""
    sides = [side for side in ("hand", "board") if side in each.fields]
    if sides != (["hand"] if each.text("set") == "ultimate" else ["hand", "board"]):
        raise each.wrong("an Ultimate has one effect, used from hand; every other card has two sides (H-53)")


def check_limits(each: Row) -> None:
    """H-218"""
    ultimate = each.text("set") == "ultimate"
    most = 6 if ultimate else 4
    for side in ("hand", "board"):
        script = side_of(each, side)
        if any(hit > most for hit in hits(script)):
            raise each.wrong(f"'{side}': at most {most} damage per hit (H-218)")
        if energy(script) > (2 if ultimate else 0):
            raise each.wrong(f"'{side}': an ability gives no Energy, an Ultimate at most 2 (H-218)")
        for sentence in script:
            if sentence.verb.name in CHANCE:
                raise each.wrong(f"'{side}': '{sentence.verb.name}' is left to chance; an ability never is (H-218)")


def check_costs(each: Row) -> None:
    """H-218"""
    dearest = 2 if each.text("set") == "starting" else 3
    champion = each.text("champion")
    known = ["spirit"] if champion == "all" else ["spirit", RESOURCES[CHAMPIONS.index(champion)]]
    for name in ("hand_cost", "board_cost"):
        if name in each.fields:
            what, _, price = each.text(name).partition(" ")
            if what not in known or price not in [str(n) for n in range(1, dearest + 1)]:
                words = f"{' or '.join(known)} and a number from 1 to {dearest}"
                raise each.wrong(f"'{name}' is {words}, not {each.text(name)!r} (H-218)")


def check_locked(each: Row) -> None:
    """H-219: it joins the choice of its colour."""
    if each.text("set") == "locked" and each.text("colour") not in COLOURS:
        raise each.wrong("a locked card is red, green or blue (H-219)")


# -- the Corrupted and the Turn Order --------------------------------------------------------------------------------


def check_corrupted(rows: list[Row]) -> None:
    in_order(rows, CORRUPTED, "H-224")
    for each in rows:
        check_sheet(each)
        check_skills(each)
        check_symbols(each)
        for name in ("passive", "weakness"):
            each.script(name, VOCABULARY, "corrupted_trait", "H-225")


def check_sheet(each: Row) -> None:
    """H-224"""
    for name, value in zip(("health", "attack", "range"), SHEETS[each.id], strict=True):
        fixed(each, name, value, "H-224")


def check_skills(each: Row) -> None:
    """H-224: in any order."""
    found = {plain(each.script(f"ability_{number}", VOCABULARY, "corrupted", "H-224")) for number in (1, 2, 3)}
    if not all(found & set(ways) for ways in SKILLS[each.id]):
        words = ", ".join(" or ".join(f"'{way}'" for way in ways) for ways in SKILLS[each.id])
        raise each.wrong(f"the abilities of {each.id} are {words} (H-224)")


def check_symbols(each: Row) -> None:
    """H-73"""
    worlds = [each.list(f"worlds_{number}") for number in (1, 2, 3)]
    if any(len(two) != 2 for two in worlds) or sorted(world for two in worlds for world in two) != sorted(WORLDS):
        raise each.wrong("'worlds_1' to 'worlds_3': each ability has two World symbols, every World once (H-73)")


def check_orders(rows: list[Row]) -> None:
    """H-30"""
    for place, each in enumerate(rows, 1):
        if each.number("number", 1, 4, "H-30") != place:
            raise each.wrong(f"the Turn Order cards stand in order; this should be number {place} (H-30)")
        if plain(sentences(each, "does", "order")) != ORDERS[place - 1]:
            raise each.wrong(f"'does' of Turn Order card {place} is '{ORDERS[place - 1]}' (H-30)")
