"""From the pack's files to the tables of the rules and the cards people read. Anything wrong is refused with its place."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludarium.core.build import row
from ludarium.core.packs import Card, CardFile, Pack, Row, load_pack
from ludarium.core.scripts import Sentence, frames
from ludarium.core.text import both
from ludarium.games.hara.atlas import WORLDS
from ludarium.games.hara.content import check_item, check_places, check_shifts, check_stones
from ludarium.games.hara.content_champions import check_abilities, check_champions, check_corrupted, check_orders
from ludarium.games.hara.lexicon import ORDER_OF_COLOURS, ORDER_OF_SETS, of_champion
from ludarium.games.hara.rules.abilities import MOST_DAMAGE, MOST_OF_ULTIMATE
from ludarium.games.hara.rules.energy import own_gold, reward_gold
from ludarium.games.hara.state import CHAMPIONS, RESOURCES
from ludarium.games.hara.tables import (
    ACTIVATION,
    ALLY,
    ANY_COLOUR,
    BOSS,
    FREE,
    KINDS,
    MONSTER,
    NO_COST,
    NO_SCRIPT,
    PASSIVE,
    RESOURCE,
    RIFT,
    SCIENTIST,
    SPIRIT,
    STONE,
    Cards,
)
from ludarium.games.hara.traits import AGGRESSIVE, CRITICAL, GOODS, SCARRED, SCOPES
from ludarium.games.hara.verbs import VOCABULARY

DATA = Path(__file__).parent / "data"
FILES = {
    "champions.toml": CardFile("champion", 6, "H-216"),
    "abilities.toml": CardFile("ability"),  # so many a champion
    "worlds.toml": CardFile("card", 60, "H-210"),
    "dusk.toml": CardFile("card", 24, "H-211, H-212"),
    "shifts.toml": CardFile("shift", 12, "H-215"),
    "items.toml": CardFile("item"),  # some more than once
    "orders.toml": CardFile("order", 4, "H-225"),
    "corrupted.toml": CardFile("corrupted", 2, "H-224"),
}
ITEM_USES = ("passive", "free", "activation", "stone")
SPEAKS_OF_A_RESOURCE = ("hit_more", "sweep_more", "if_resource", "lose")
INVENTORY = 3  # Items that a champion can have (H-89)
Line = dict[str, Any]  # a card as the rules see it, by column
SCIENTIST_FLAVOUR = both(
    "She still knows his voice. He only ever learned her number.",
    "Elle reconnaît encore sa voix. Lui n’a jamais su que son numéro.",
)


def load(folder: Path) -> Pack:
    return load_pack(folder, DATA, FILES, build)


def build(played: Mapping[str, list[Row]]) -> tuple[tuple[Card, ...], Cards]:
    tables = Cards()
    reader = Reader(tables)
    cards = [
        *reader.champions(played["champions.toml"]),
        *reader.abilities(played["abilities.toml"]),
        *reader.places(played["worlds.toml"], played["dusk.toml"]),
        *reader.shifts(played["shifts.toml"]),
        *reader.items(played["items.toml"]),
        *reader.orders(played["orders.toml"]),
        *reader.corrupted(played["corrupted.toml"]),
    ]
    return tuple(cards), tables


class Reader:
    """Reads the cards of one pack into one set of tables."""

    def __init__(self, tables: Cards) -> None:
        self.tables = tables

    def script(self, sentences: tuple[Sentence, ...], reward: bool = False) -> int:
        """The number of a script in the tables. Gold that is a reward may be withheld, other Gold may not (H-79b, H-103)."""
        numbers = frames(sentences)
        if reward:
            numbers[::4] = [reward_gold if rule == own_gold else rule for rule in numbers[::4]]
        self.tables.scripts.append(row(numbers))
        return len(self.tables.scripts) - 1

    def optional(self, each: Row, name: str, group: str = "effect") -> tuple[tuple[Sentence, ...], int]:
        if name not in each.fields:
            return (), NO_SCRIPT
        sentences = each.script(name, VOCABULARY, group)
        self.print_besides(each, sentences)
        if sentences[-1].verb.name.startswith("if_"):
            raise each.wrong(f"'{name}' ends with '{sentences[-1].verb.name}': something must follow it")
        return sentences, self.script(sentences, reward=name in ("reward", "success"))

    def print_besides(self, each: Row, sentences: tuple[Sentence, ...]) -> None:
        """What the text of a card says besides its script: the name of its champion's resource, and the most damage (H-218) if
        what the hit counts can ever come to more."""
        owner = each.fields.get("champion", "all")
        champion = CHAMPIONS.index(owner) if owner in CHAMPIONS else None
        limit = MOST_OF_ULTIMATE if each.fields.get("set") == "ultimate" else MOST_DAMAGE
        for sentence in sentences:
            if sentence.verb.name in SPEAKS_OF_A_RESOURCE:
                sentence.shown["resource"] = "own" if champion is None else RESOURCES[champion]
            if sentence.verb.name in ("hit_more", "sweep_more"):
                highest = sentence.numbers[0] + self.highest_count(str(sentence.shown["per"]), champion)
                sentence.shown["most"] = limit if highest > limit else 0

    def highest_count(self, per: str, champion: int | None) -> int:
        if per == "items":
            return INVENTORY
        if champion is not None and per == "resource":
            return int(self.tables.resource_most[champion])
        if champion is not None and per == "wounds":
            return int(self.tables.start_health[champion]) - 1
        return MOST_OF_ULTIMATE

    # -- champions ---------------------------------------------------------------------------------------------------

    def champions(self, rows: list[Row]) -> list[Card]:
        check_champions(rows)
        cards = []
        for each in rows:
            each.only(
                "id", "name", "epithet", "home", "health", "spirit", "resource", "resource_start", "resource_most", "flavour"
            )
            numbers = {name: each.number(name, 0, 9) for name in ("health", "spirit", "resource_start", "resource_most")}
            facts = {
                **numbers,
                "home": each.text("home"),
                "resource": each.text("resource"),
                "epithet": each.localized("epithet"),
            }
            cards.append(each.card("champion", (), facts))
        tables = self.tables
        tables.start_health = row([each.number("health", 1, 9) for each in rows])
        tables.start_spirit = row([each.number("spirit", 0, 9) for each in rows])
        tables.resource_start = row([each.number("resource_start", 0, 9) for each in rows])
        tables.resource_most = row([each.number("resource_most", 0, 9) for each in rows])
        return cards

    def abilities(self, rows: list[Row]) -> list[Card]:
        names = ("id", "champion", "set", "colour", "name", "flavour")
        sides = ("hand", "hand_cost", "hand_free", "board", "board_cost", "board_free")
        for each in rows:
            each.only(*names, *sides)
            each.one_of("champion", (*CHAMPIONS, "all"))
            each.one_of("set", ORDER_OF_SETS)
            each.one_of("colour", ORDER_OF_COLOURS)
        check_abilities(rows)
        cards = {each.id: self.ability(each) for each in rows}
        tables = self.tables
        columns: dict[str, list[int]] = defaultdict(list)
        strikes: list[tuple[int, int, int, int]] = []
        likes: list[int] = []
        for champion in CHAMPIONS:
            own = of_champion(champion, rows, lambda each: each.fields)
            for each in own:
                for name, number in self.sides(each).items():
                    columns[name].append(number)
            likes.append(int(any(likes_wounds(each) for each in own)))
            attack = own[1]
            strikes += [strike(attack, "hand"), strike(attack, "board")]
        tables.likes_wounds = row(likes)
        for name, numbers_of_all in columns.items():
            setattr(tables, name, row(numbers_of_all))
        tables.strike_damage, tables.strike_range = row([s[0] for s in strikes]), row([s[1] for s in strikes])
        tables.strike_all, tables.strike_heals = row([s[2] for s in strikes]), row([s[3] for s in strikes])
        return list(cards.values())

    def sides(self, each: Row) -> dict[str, int]:
        numbers = {"colour": ORDER_OF_COLOURS.index(each.text("colour"))}
        for side in ("hand", "board"):
            _, numbers[side] = self.optional(each, side)
            cost, price = cost_of(each, f"{side}_cost")
            numbers[f"{side}_cost"], numbers[f"{side}_price"] = cost, price
            numbers[f"{side}_free"] = int(each.flag(f"{side}_free"))
        return numbers

    def ability(self, each: Row) -> Card:
        hand = each.script("hand", VOCABULARY, "effect")
        board = each.script("board", VOCABULARY, "effect") if "board" in each.fields else ()
        self.print_besides(each, (*hand, *board))
        facts = {
            "champion": each.text("champion"),
            "set": each.text("set"),
            "colour": each.text("colour"),
            "hand": [sentence.phrase for sentence in hand],
            "board": [sentence.phrase for sentence in board],
            "hand_script": each.text("hand"),
            "board_script": each.fields.get("board"),
            **{name: each.fields.get(name) for name in ("hand_cost", "board_cost", "hand_free", "board_free")},
        }
        return each.card("ability", (*hand, *board), facts)

    # -- cards on spaces ---------------------------------------------------------------------------------------------

    def places(self, worlds: list[Row], dusk: list[Row]) -> list[Card]:
        by_world = sorted(worlds, key=lambda each: WORLDS.index(each.one_of("world", WORLDS)))
        rows = [*by_world, *dusk]
        check_places(by_world, dusk)
        cards, lines = [], []
        for each in rows:
            card, line = self.place(each)
            cards.append(card)
            lines.append(line)
        for number in range(1, 7):
            card, line = self.scientist(number)
            cards.append(card)
            lines.append(line)
        for name in lines[0]:
            if name != "spoils":
                setattr(self.tables, name, row([line[name] for line in lines]))
        self.tables.spoils = [row(line["spoils"]) for line in lines]
        self.tables.energy = row([n for line in lines for n in in_all(line["spoils"])])
        return cards

    def place(self, each: Row) -> tuple[Card, Line]:
        each.only(
            "id", "name", "world", "kind", "health", "attack", "range", "reward", "keywords", "help", "lasting", "does",
            "challenge", "success", "failure", "flavour",
        )  # fmt: skip
        kind = KINDS.index(each.one_of("kind", KINDS[:5]))
        reward, reward_script = self.optional(each, "reward")
        does, does_script = self.optional(each, "does")
        success, success_script = self.optional(each, "success")
        failure, failure_script = self.optional(each, "failure")
        keywords = each.script("keywords", VOCABULARY, "keyword") if "keywords" in each.fields else ()
        lasting = each.script("lasting", VOCABULARY, "lasting") if "lasting" in each.fields else ()
        fights = kind in (MONSTER, BOSS)
        line = empty_line(kind)
        line.update(reward=reward_script, does=does_script, success=success_script, failure=failure_script)
        line["health"] = each.number("health", 1, 12) if kind in (MONSTER, BOSS, ALLY) else 0
        line["attack"] = each.number("attack", 0, 9) if fights else 0
        line["range"] = each.number("range", 0, 9) if fights else 0
        line["difficulty"] = each.number("challenge", 1, 9) if "challenge" in each.fields else 0
        line["once"] = int(kind == ALLY and each.one_of("help", ("once", "while")) == "once")
        for sentence in keywords:
            line["keywords"] |= sentence.verb.trait
            if sentence.verb.name == "volatile":
                line["volatile"] = sentence.argument()
        critical = tuple({s.numbers: s for s in keywords if s.verb.name == "critical"}.values())  # H-58b: twice counts once
        line["critical"] = self.script(critical) if critical else NO_SCRIPT
        if kind == BOSS:
            line["keywords"] |= SCARRED
        if lasting:
            line.update(trait(lasting[0]))
        line["spoils"] = spoils(reward + (success if kind == RIFT else ()))
        facts: dict[str, Any] = {
            name: each.fields[name] for name in ("world", "health", "attack", "range", "challenge", "help") if name in each.fields
        }
        facts["kind"] = KINDS[kind]
        parts = {"reward": reward, "does": does, "success": success, "failure": failure, "keywords": keywords, "lasting": lasting}
        facts.update({name: [sentence.phrase for sentence in part] for name, part in parts.items() if part})
        text = (*keywords, *lasting, *does, *success, *failure)
        return each.card(KINDS[kind], text, facts), line

    def scientist(self, number: int) -> tuple[Card, Line]:
        """H-129: Health = Attack = Range = half the token's number, rounded up; AGGRESSIVE, CRITICAL: 1 Spirit."""
        keywords = VOCABULARY.read("keyword", "aggressive; critical spirit 1")
        strength = (number + 1) // 2
        line = empty_line(SCIENTIST)
        line.update(
            health=strength, attack=strength, range=strength, keywords=AGGRESSIVE | CRITICAL, critical=self.script(keywords[1:])
        )
        name = both(f"Oneroi Scientist #{number}", f"Le Scientifique Oneroi n°\u00a0{number}")
        facts = {"kind": "scientist", "health": strength, "attack": strength, "range": strength}
        facts["keywords"] = [sentence.phrase for sentence in keywords]
        return Card(f"scientist_{number}", "scientist", name, keywords, SCIENTIST_FLAVOUR, facts), line

    # -- the other decks ---------------------------------------------------------------------------------------------

    def shifts(self, rows: list[Row]) -> list[Card]:
        check_shifts(rows)
        cards = []
        slots, first, second, does_of, difficulty, success_of, failure_of = [], [], [], [], [], [], []
        for each in rows:
            each.only("id", "name", "swap", "does", "challenge", "success", "failure", "flavour")
            words = each.text("swap").split()
            by_slot = words[0] not in WORLDS
            slots.append(int(by_slot))
            first.append(int(words[0]) - 1 if by_slot else WORLDS.index(words[0]))
            second.append(int(words[1]) - 1 if by_slot else WORLDS.index(words[1]))
            does, does_script = self.optional(each, "does")
            success, success_script = self.optional(each, "success")
            failure, failure_script = self.optional(each, "failure")
            does_of.append(does_script)
            success_of.append(success_script)
            failure_of.append(failure_script)
            difficulty.append(each.number("challenge", 4, 7) if "challenge" in each.fields else 0)
            facts = {"swap": words, "by_slot": by_slot, "challenge": each.fields.get("challenge")}
            facts.update(
                {
                    name: [x.phrase for x in part]
                    for name, part in (("does", does), ("success", success), ("failure", failure))
                    if part
                }
            )
            cards.append(each.card("shift", (*does, *success, *failure), facts))
        tables = self.tables
        tables.swap_slots, tables.swap_a, tables.swap_b = row(slots), row(first), row(second)
        tables.shift_does, tables.shift_difficulty = row(does_of), row(difficulty)
        tables.shift_success, tables.shift_failure = row(success_of), row(failure_of)
        return cards

    def items(self, rows: list[Row]) -> list[Card]:
        cards, use_of, keep_of, does_of, trait_of, what_of, n_of = [], [], [], [], [], [], []
        for each in rows:
            each.only("id", "name", "use", "does", "after", "trait", "copies", "flavour")
            use = ITEM_USES.index(each.one_of("use", ITEM_USES))
            does, does_script = self.optional(each, "does")
            traits = each.script("trait", VOCABULARY, "passive") if "trait" in each.fields else ()
            if (use in (FREE, ACTIVATION) and not does) or (use == PASSIVE and len(traits) != 1):
                raise each.wrong("an Item that is used has 'does', a passive one has one 'trait' (H-90)")
            check_item(each)
            if use == STONE:
                traits = VOCABULARY.read("passive", "dreamstone")
            passive = use == PASSIVE
            what = GOODS.index(str(traits[0].shown["what"])) if passive and "what" in traits[0].shown else 0
            for _ in range(each.number("copies", 1, 24) if "copies" in each.fields else 1):
                use_of.append(use)
                keep_of.append(int(use in (FREE, ACTIVATION) and each.one_of("after", ("discard", "keep")) == "keep"))
                does_of.append(does_script)
                trait_of.append(traits[0].verb.trait if passive else 0)
                what_of.append(what)
                n_of.append(traits[0].numbers[-1] if passive else 0)
            facts = {"use": ITEM_USES[use], "after": each.fields.get("after"), "copies": each.fields.get("copies", 1)}
            facts["does"] = [sentence.phrase for sentence in (*does, *traits)]
            cards.append(each.card("item", (*does, *traits), facts))
        check_stones(len(use_of), use_of.count(STONE))
        tables = self.tables
        tables.item_use, tables.item_keep, tables.item_does = row(use_of), row(keep_of), row(does_of)
        tables.item_trait, tables.item_what, tables.item_n = row(trait_of), row(what_of), row(n_of)
        return cards

    def orders(self, rows: list[Row]) -> list[Card]:
        check_orders(rows)
        cards = []
        for place, each in enumerate(rows, 1):
            each.only("id", "name", "number", "does", "flavour")
            sentences = each.script("does", VOCABULARY, "order")
            facts = {"number": place, "does": [sentence.phrase for sentence in sentences]}
            cards.append(each.card("order", sentences, facts))
        return cards

    def corrupted(self, rows: list[Row]) -> list[Card]:
        check_corrupted(rows)
        cards, abilities, symbols = [], [], []
        for each in rows:
            numbered = [f"{name}_{number}" for number in (1, 2, 3) for name in ("ability", "name", "worlds")]
            each.only("id", "name", "epithet", "health", "attack", "range", *numbered, "passive", "weakness", "flavour")
            symbol = [-1] * 6
            facts: dict[str, Any] = {name: each.number(name, 0, 20) for name in ("health", "attack", "range")}
            facts["epithet"] = each.localized("epithet")
            facts["abilities"] = []
            texts: list[Sentence] = []
            for number in (1, 2, 3):
                sentences = each.script(f"ability_{number}", VOCABULARY, "corrupted")
                abilities.append(self.script(sentences))
                worlds = each.list(f"worlds_{number}")
                for world in worlds:
                    symbol[WORLDS.index(world)] = number - 1
                phrases = [sentence.phrase for sentence in sentences]
                facts["abilities"].append({"name": each.localized(f"name_{number}"), "worlds": worlds, "does": phrases})
                texts += sentences
            symbols += symbol
            for name in ("passive", "weakness"):
                sentences = each.script(name, VOCABULARY, "corrupted_trait")
                facts[name] = [sentence.phrase for sentence in sentences]
                texts += sentences
            cards.append(each.card("corrupted", tuple(texts), facts))
        tables = self.tables
        tables.foe_health = row([each.number("health", 1, 20) for each in rows])
        tables.foe_attack = row([each.number("attack", 0, 9) for each in rows])
        tables.foe_range = row([each.number("range", 0, 9) for each in rows])
        tables.foe_ability, tables.foe_symbol = row(abilities), row(symbols)
        tables.foe_thorns = row([foe_trait(each, "thorns") for each in rows])
        tables.foe_sunlit = row([foe_trait(each, "sunlit") for each in rows])
        tables.foe_shade = row([foe_trait(each, "shade") for each in rows])
        tables.foe_exposed = row([foe_trait(each, "exposed") for each in rows])
        return cards


def cost_of(each: Row, name: str) -> tuple[int, int]:
    if name not in each.fields:
        return NO_COST, 0
    what, _, price = each.text(name).partition(" ")
    return (SPIRIT if what == "spirit" else RESOURCE), int(price)


def likes_wounds(each: Row) -> bool:
    """Does a card count wounds, so that somebody may not want to be healed (H-31a)?"""
    scripts = [str(each.fields.get(side, "")) for side in ("hand", "board")]
    return any("wounds" in script or "if_hurt" in script for script in scripts)


def strike(each: Row, side: str) -> tuple[int, int, int, int]:
    """Damage, range, hits all others, heals: all that automated champions read of an Attack card (H-170)."""
    for sentence in each.script(side, VOCABULARY, "effect"):
        if sentence.verb.name in ("hit", "sweep", "drain"):
            damage, reach = sentence.numbers
            return damage, reach, int(sentence.verb.name == "sweep"), int(sentence.verb.name == "drain")
    raise each.wrong(f"the Attack card needs a hit on its side '{side}' (H-154)")


def foe_trait(each: Row, name: str) -> int:
    for part in ("passive", "weakness"):
        for sentence in each.script(part, VOCABULARY, "corrupted_trait"):
            if sentence.verb.name == name:
                return sentence.argument()
    return 0


def empty_line(kind: int) -> Line:
    scripts = dict.fromkeys(("reward", "does", "success", "failure", "critical"), NO_SCRIPT)
    names = ("health", "attack", "range", "difficulty", "keywords", "volatile", "once")
    lasting = ("lasting", "lasting_what", "lasting_n", "lasting_scope")
    return {"kind": kind, **scripts, **dict.fromkeys((*names, *lasting), 0), "spoils": []}


def trait(sentence: Sentence) -> dict[str, int]:
    """A lasting effect as the rules look it up."""
    shown = sentence.shown
    return {
        "lasting": sentence.verb.trait,
        "lasting_what": GOODS.index(str(shown["what"])) if "what" in shown else 0,
        "lasting_n": int(str(shown["n"])),
        "lasting_scope": SCOPES.index(str(shown["scope"])) if "scope" in shown else SCOPES.index("everywhere"),
    }


def spoils(sentences: tuple[Sentence, ...]) -> list[int]:
    """The Energy of a script from top to bottom: colour and number of each sentence."""
    numbers: list[int] = []
    for sentence in sentences:
        if sentence.verb.name == "energy":
            numbers += sentence.numbers
        elif sentence.verb.name == "gold":
            numbers += [ANY_COLOUR, *sentence.numbers]
    return numbers


def in_all(spoils: list[int]) -> list[int]:
    """Red, green, blue and gold Energy."""
    amounts = [0, 0, 0, 0]
    for colour, number in zip(spoils[::2], spoils[1::2], strict=True):
        amounts[colour] += number
    return amounts
