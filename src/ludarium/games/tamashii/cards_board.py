"""Bodies, Protocols and Augmentations, read from their files into the tables of the rules."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from ludarium.core.build import row
from ludarium.core.language import tree
from ludarium.core.language.reader import read
from ludarium.core.language.tokens import BadLine
from ludarium.core.language.writer import Writer, Written
from ludarium.core.packs import Card, Row
from ludarium.core.text import Localized
from ludarium.games.tamashii.labels import label_message, own_labels
from ludarium.games.tamashii.lane_law import trespass
from ludarium.games.tamashii.language import LANGUAGE
from ludarium.games.tamashii.naming import number_of
from ludarium.games.tamashii.patterns import CELLS, Shapes, pattern_number
from ludarium.games.tamashii.sayings import Saying, Sayings
from ludarium.games.tamashii.tables import FIXED, NO_CLASS, NO_SCRIPT, TIMINGS, X_COMMON, X_RARE, Content
from ludarium.games.tamashii.vocabulary import (
    FACTIONS,
    LAUNCHED_ASSET,
    LAUNCHED_BODY,
    LAUNCHED_EXP,
    LAUNCHED_FACTION,
    LAUNCHED_LONG,
    LAUNCHED_PROTOCOL,
    TYPES,
)

CLASSES = ("reaper", "brawler", "trickster", "whisperer")
STARTING = ("", "plain", "coop", "solo")
COLOURS = TYPES[:4]
BASIC_PATTERNS = (  # D3, D4: red gives Power, blue Shield, green Memory, yellow Reroll
    ("R * R", LAUNCHED_ASSET, "gain power 1"),
    ("B * B", LAUNCHED_ASSET, "gain shield 1"),
    ("G * G", LAUNCHED_ASSET, "gain memory 1"),
    ("Y * Y", LAUNCHED_ASSET, "gain reroll 1"),
    ("R * R R", LAUNCHED_LONG, "gain power 2"),
    ("B * B B", LAUNCHED_LONG, "gain shield 2"),
    ("G * G G", LAUNCHED_LONG, "gain memory 2"),
    ("Y * Y Y", LAUNCHED_LONG, "gain reroll 2"),
    ("R B / Y G", LAUNCHED_EXP, "exp 1"),
)


@dataclass
class Reading:
    """What the readers of a pack write into: scripts, Patterns and slots get numbers as they come."""

    writer: Writer
    patterns: list[int] = field(default_factory=list)
    kinds: list[int] = field(default_factory=list)
    does: list[int] = field(default_factory=list)
    on_card: list[int] = field(default_factory=list)
    names: list[int] = field(default_factory=list)
    at: list[int] = field(default_factory=list)
    slots: list[tuple[int, int, int, int]] = field(default_factory=list)  # common, rare, X, script
    cards: dict[int, tuple[str, str]] = field(default_factory=dict)  # kind and id of the card on which a script stands
    codes: dict[str, Localized] = field(default_factory=dict)
    labels: dict[str, Localized] = field(default_factory=dict)
    told: int = 0
    texts: dict[tuple[str, str], list[Saying]] = field(default_factory=dict)  # what stands on each card

    def script(self, each: Row, name: str, text: str, **how: object) -> Written:
        """The script of a field, written down. `when_limit`: how often a `when` may answer that says nothing of it; `behind`: how
        many letters of the field stand before the script."""
        limit, behind = str(how.pop("when_limit", "")), int(str(how.pop("behind", 0)))
        try:
            found = read(LANGUAGE, text)
            if limit:
                found = replace(found, whens=tuple(replace(when, limit=when.limit or limit) for when in found.whens))
            trespassing = trespass(found, str(how.get("step", "")), str(how.get("who", "me")))
            written = self.writer.add(found, **how)  # type: ignore[arg-type]
            self.labels |= own_labels(each, found)
        except BadLine as problem:
            raise each.wrong_at(name, problem.line, problem.column + behind, problem.reason, "T-313") from None
        if trespassing:
            raise each.wrong(f"'{name}': {trespassing}", "T-297b")
        usual = str(how.get("who", "me")), limit or str(how.get("limit", ""))
        self.texts.setdefault((each.kind, each.id), []).append(Saying(name, found, *usual))
        for number in range(self.told, written.script + 1 + len(written.declared)):  # those of its inner lines stand behind it
            self.cards[number] = (each.kind, each.id)
        self.told = max(self.told, written.script + 1 + len(written.declared))
        return written

    def pattern(self, each: Row, text: str, kind: int, does: int, card: int, name: int = -1) -> int:
        return self.numbered(pattern_of(each, text), kind, does, card, name, -1)

    def numbered(self, pattern: int, kind: int, does: int, card: int, name: int, at: int) -> int:
        self.patterns.append(pattern)
        self.at.append(at)
        self.kinds.append(kind)
        self.does.append(does)
        self.on_card.append(card)
        self.names.append(name)
        return len(self.patterns) - 1

    def slot(self, each: Row, dice: str, does: int) -> int:
        """T-201a: printed symbols, or any number of one."""
        common, rare, x = dice.split().count("c"), dice.split().count("r"), FIXED
        if dice in ("Xc", "Xr"):
            x = X_COMMON if dice == "Xc" else X_RARE
        elif common + rare == 0 or common + rare < len(dice.split()):
            raise each.wrong(f"a slot takes dice as in 'c', 'r', 'c r', 'Xc', 'Xr', not '{dice}'", "T-201a")
        self.slots.append((common, rare, x, does))
        return len(self.slots) - 1

    def finish(self, tables: Content) -> None:
        tables.program = self.writer.program()
        worded = {label_message(name).id: words for name, words in self.labels.items()}
        tables.sayings = Sayings(self.writer.book, self.cards, self.texts, self.codes, self.labels, worded)
        tables.shapes = Shapes(self.patterns)
        tables.launch_kind, tables.launch_does = row(self.kinds), row(self.does)
        tables.launch_card, tables.launch_name, tables.launch_at = row(self.on_card), row(self.names), row(self.at)
        tables.slot_common, tables.slot_rare = row([each[0] for each in self.slots]), row([each[1] for each in self.slots])
        tables.slot_x, tables.slot_does = row([each[2] for each in self.slots]), row([each[3] for each in self.slots])


def pattern_of(each: Row, text: str) -> int:
    rows = [line.split() for line in text.split("/")]
    cells = [cell for line in rows for cell in line]
    if not cells or any(cell not in CELLS for cell in cells) or len(rows) > 4 or max(map(len, rows)) > 4:
        raise each.wrong(f"a Pattern is rows of {CELLS} divided by '/', at most 4 by 4, not '{text}'", "T-305")
    return pattern_number(["".join(line) for line in rows])


def read_basic(tables: Content, reading: Reading, each: Row) -> None:
    """T-74"""
    for pattern, kind, does in BASIC_PATTERNS:
        reading.pattern(each, pattern, kind, reading.script(each, "basic", does).script, -1)
    tables.basic_patterns = len(BASIC_PATTERNS)


def locked(each: Row) -> int:
    """T-302: an item with a code is locked at the start."""
    return int("code" in each.fields)


def code(each: Row) -> int:
    return number_of(str(each.fields["code"])) if "code" in each.fields else 0


def read_bodies(bodies: list[Row], walkers: list[Row], tables: Content, reading: Reading) -> list[Card]:
    """T-104, T-105, T-307"""
    cards, values, slots, costs, abilities = [], [], [], [], []
    walkers = sorted(walkers, key=lambda each: COLOURS.index(each.one_of("colour", COLOURS)))
    for place, each in enumerate([*bodies, *walkers]):
        each.only("id", "name", "code", "colour", "mov", "att", "prg", "slots", "cost", "ability", "labels", "flavour")
        values.append([each.number(name, 1, 5, "T-307") for name in ("mov", "att", "prg")])
        slots.append(row([read_slot(each, text, reading) for text in each.list("slots")]))
        ability = each.text("ability")
        abilities.append(reading.script(each, "ability", ability, when_limit="turn", limit="turn").script)
        costs.append(reading.pattern(each, each.text("cost"), LAUNCHED_BODY, NO_SCRIPT, place) if place < len(bodies) else -1)
        facts = {"mov": values[-1][0], "att": values[-1][1], "prg": values[-1][2]}
        cards.append(each.card(each.kind, (), {**facts, "slots": each.list("slots"), "cost": each.fields.get("cost", "")}))
    tables.bodies = len(bodies)
    tables.mov, tables.att, tables.prg = (row([each[n] for each in values]) for n in range(3))
    tables.body_slots = slots
    tables.body_cost, tables.body_ability = row(costs), row(abilities)
    tables.body_locked = row([locked(each) for each in bodies])
    return cards


def read_slot(each: Row, text: str, reading: Reading) -> int:
    """`c c: damage 4`"""
    dice, colon, does = text.partition(":")
    if not colon:
        raise each.wrong(f"a slot is dice, a colon and what it does, not '{text}'", "T-314a")
    script = reading.script(each, "slots", does.strip(), behind=len(text) - len(does.lstrip()))
    return reading.slot(each, dice.strip(), script.script)


def read_augmentations(classes: list[Row], factions: list[Row], tables: Content, reading: Reading) -> list[Card]:
    """T-122, T-308, T-309"""
    cards = [read_class_card(each, tables, reading) for each in classes]
    tables.class_cards = len(classes)
    cards += [read_faction_card(each, place, tables, reading) for place, each in enumerate(factions, len(classes))]
    tables.augmentations = len(cards)
    everything = [each.facts["row"] for each in cards]
    names = (
        "class_card", "faction_card", "starting", "timing", "memory_cost", "augmentation_slot", "augmentation_pattern",
        "augmentation_does", "augmentation_locked", "breaks", "augmentation_code",
    )  # fmt: skip
    for place, name in enumerate(names):
        setattr(tables, name, row([each[place] for each in everything]))
    return [replace(each, facts={name: value for name, value in each.facts.items() if name != "row"}) for each in cards]


def read_class_card(each: Row, tables: Content, reading: Reading) -> Card:
    """T-122: no Pattern. T-130a: used once a turn unless it says otherwise; T-130: what is passive must be obeyed."""
    each.only("id", "name", "code", "class", "starting", "timing", "memory", "slot", "does", "labels", "flavour")
    timing, does = each.one_of("timing", TIMINGS, rule="T-130"), each.text("does")
    slot, lines = -1, NO_SCRIPT
    if "slot" in each.fields:
        each.must(timing == "combat", "a card with a slot has the timing combat (T-122)")
        slot = reading.slot(each, each.text("slot"), reading.script(each, "does", does).script)
    else:
        once = "" if timing == "passive" else "turn"
        step = timing if timing in ("planning", "launch", "combat") else ""
        how = {"when_limit": once, "limit": once, "forced": timing == "passive", "step": step}
        lines = reading.script(each, "does", does, **how).script
    starting = STARTING.index(each.one_of("starting", STARTING, ""))
    numbers = [
        CLASSES.index(each.one_of("class", CLASSES)), -1, starting, TIMINGS.index(timing),
        each.number("memory", 0, 4, "T-308"), slot, -1, lines, locked(each), 0, code(each),
    ]  # fmt: skip
    facts = {"class": each.fields["class"], "timing": timing, "memory": each.fields["memory"]}
    return each.card(each.kind, (), {**facts, "slot": each.fields.get("slot", ""), "row": numbers})


def read_faction_card(each: Row, place: int, tables: Content, reading: Reading) -> Card:
    """T-122: a Pattern, no slot, timing Launch."""
    each.only("id", "name", "code", "faction", "memory", "pattern", "does", "labels", "flavour")
    script = reading.script(each, "does", each.text("does"))
    pattern = reading.pattern(each, each.text("pattern"), LAUNCHED_FACTION, script.script, place)
    breaks = any(isinstance(step, tree.Said) and step.word.name == "break" for step in script.tree.block)
    numbers = [
        NO_CLASS, FACTIONS.index(each.one_of("faction", FACTIONS)), 0, TIMINGS.index("launch"),
        each.number("memory", 1, 3, "T-309"), -1, pattern, NO_SCRIPT, locked(each), int(breaks), code(each),
    ]  # fmt: skip
    facts = {"faction": each.fields["faction"], "memory": each.fields["memory"], "pattern": each.fields["pattern"]}
    return each.card(each.kind, (), {**facts, "row": numbers})


def read_protocols(rows: list[Row], tables: Content, reading: Reading) -> list[Card]:
    """T-114, T-310: three stages, `condition: reward`; the third gives a line that stays."""
    cards, holds, does, patterns, lines = [], [], [], [], []
    for place, each in enumerate(rows):
        each.only("id", "name", "code", "stages", "does", "pattern", "launched", "labels", "flavour")
        stages = each.list("stages")
        each.must(len(stages) == 3, "a Protocol has three stages (T-114)")
        for text in stages:
            (stage,) = reading.script(each, "stages", f"stage {text}", when_limit="turn", behind=-len("stage ")).declared
            holds.append(stage.arguments["cond"])
            does.append(stage.script)
        pattern = -1
        if "pattern" in each.fields:
            effect = reading.script(each, "launched", each.text("launched")).script if "launched" in each.fields else NO_SCRIPT
            pattern = reading.pattern(each, each.text("pattern"), LAUNCHED_PROTOCOL, effect, place)
        patterns.append(pattern)
        lines.append(reading.script(each, "does", each.text("does"), forced=True).script if "does" in each.fields else NO_SCRIPT)
        cards.append(each.card(each.kind, (), {"stages": stages, "pattern": each.fields.get("pattern", "")}))
    tables.protocols = len(rows)
    tables.stage_holds, tables.stage_does, tables.protocol_pattern = row(holds), row(does), row(patterns)
    tables.protocol_does = row(lines)
    tables.protocol_locked = row([locked(each) for each in rows])
    return cards
