"""From the pack's files to the tables of the rules and the cards people read. Anything wrong is refused with its place."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludarium.core.build import row
from ludarium.core.packs import Card, CardFile, Pack, Row, load_pack
from ludarium.core.scripts import Sentence, frames
from ludarium.games.anima.content import (
    check_advantage,
    check_advantages,
    check_character,
    check_characters,
    check_encounter,
    check_encounters,
    one_sentence,
    used,
    written,
)
from ludarium.games.anima.content_map import check_area, check_areas, check_mission, check_missions
from ludarium.games.anima.needs import FIGHT_TRAIT, NOTHING_NEEDED, OTHER_AWAKE, OTHER_STRAIGHT, OWN_HAND
from ludarium.games.anima.rules.effects import on_die
from ludarium.games.anima.tables import (
    ADVANTAGES,
    FIRST_ABILITY,
    FIRST_GUILD,
    FIRST_PLACE,
    MISSION_KINDS,
    NO_SCRIPT,
    ORGANIZATION,
    RESET,
    SPECIAL_RESULT,
    SYMBOLS,
    TIMINGS,
    TRAITS,
    TYPES,
    USES,
    VISIT,
    Cards,
)
from ludarium.games.anima.verbs import NEED_OF, WINDOWS_OF

DATA = Path(__file__).parent / "data"
FILES = {
    "characters.toml": CardFile("character", 20, "A-2"),
    "areas.toml": CardFile("area", 14, "A-2"),
    "places.toml": CardFile("place"),
    "missions.toml": CardFile("mission", 13, "A-2"),
    "encounters.toml": CardFile("encounter", 33, "A-2"),
    "advantages.toml": CardFile("advantage", 30, "A-2"),
}
REWARD_WORDS = ("recruit", "advantage", "special")
WINDOWS = 10  # W1 to W9, by number
Line = dict[str, Any]  # a card as the rules see it, by column


def load(folder: Path) -> Pack:
    return load_pack(folder, DATA, FILES, build)


def build(played: Mapping[str, list[Row]]) -> tuple[tuple[Card, ...], Cards]:
    reader = Reader()
    cards = [
        *reader.characters(played["characters.toml"]),
        *reader.areas(played["areas.toml"], played["places.toml"]),
        *reader.missions(played["missions.toml"]),
        *reader.encounters(played["encounters.toml"]),
        *reader.advantages(played["advantages.toml"]),
    ]
    tables = reader.tables
    tables.fits = [row(uses) for uses in reader.fits]
    tables.timed = [row([use for use in range(USES) if tables.timing[use] == timing]) for timing in range(len(TIMINGS))]
    tables.free = sum(1 << (use - FIRST_ABILITY) for use in range(FIRST_ABILITY, USES) if tables.inclines[use] == 0)
    return tuple(cards), reader.tables


class Reader:
    """Reads the cards of one pack into one set of tables."""

    def __init__(self) -> None:
        self.tables = Cards()
        self.fits: list[list[int]] = [[] for _ in range(WINDOWS)]
        self.places: list[str] = []
        self.area_ids: list[str] = []
        self.area_rows: list[Row] = []
        self.place_rows: list[Row] = []

    def script(self, sentences: tuple[Sentence, ...]) -> int:
        """The number of a script in the tables. `on_die` is told how many sentences it decides about."""
        if not sentences:
            return NO_SCRIPT
        numbers = frames(sentences)
        for at in range(0, len(numbers), 4):
            if numbers[at] == on_die:
                numbers[at + 2] = len(numbers) // 4 - at // 4 - 1
        self.tables.scripts.append(row(numbers))
        return len(self.tables.scripts) - 1

    def optional(self, each: Row, name: str, group: str, where: str = "") -> tuple[Sentence, ...]:
        return written(each, name, group, where) if name in each.fields else ()

    def lasting(self, each: Row, name: str, group: str, rule: str) -> tuple[Sentence, ...]:
        return one_sentence(each, name, group, rule) if name in each.fields else ()

    def columns(self, lines: list[Line]) -> None:
        for name in lines[0]:
            setattr(self.tables, name, row([line[name] for line in lines]))

    # -- whatever can be used ----------------------------------------------------------------------------------------

    def use(self, number: int, timing: str, sentences: tuple[Sentence, ...]) -> None:
        """A script with a timing: what it needs, and the windows it fits."""
        tables = self.tables
        tables.timing[number] = TIMINGS.index(timing)
        tables.does[number] = self.script(sentences)
        first = sentences[0]
        need = NEED_OF.get(first.verb.name, NOTHING_NEEDED)
        tables.need[number] = need
        if need == FIGHT_TRAIT:
            traits = {each.argument(0) for each in sentences if each.verb == first.verb}
            tables.need_a[number] = sum(1 << trait for trait in traits)
        elif need in (OTHER_AWAKE, OTHER_STRAIGHT):
            tables.need_a[number] = first.argument(1)
        elif need == OWN_HAND:
            tables.need_a[number] = first.argument(0) - (0 if number < ADVANTAGES else 1)  # the card itself is in hand, too
        else:
            tables.need_a[number] = first.argument(0)
        if timing == "interruption":
            for window in WINDOWS_OF[first.verb.name]:
                self.fits[window].append(number)

    def lasts(self, number: int, sentences: tuple[Sentence, ...]) -> None:
        """A lasting property. Those without a number count as one."""
        sentence = sentences[0]
        self.tables.trait[number] = sentence.verb.trait
        self.tables.trait_a[number] = sentence.argument(0) if sentence.numbers else 1
        self.tables.trait_b[number] = sentence.argument(1)

    # -- the five kinds of card --------------------------------------------------------------------------------------

    def characters(self, rows: list[Row]) -> list[Card]:
        cards, lines = [], []
        for number, each in enumerate(rows):
            each.only(
                "id",
                "name",
                "combat",
                "speed",
                "gender",
                "symbols",
                "passive",
                "timing",
                "incline",
                "does",
                "flavour",
            )
            check_character(each)
            passive = self.lasting(each, "passive", "passive", "A-5")
            facts: Line = {name: each.fields.get(name) for name in ("combat", "speed", "gender", "symbols")}
            does: tuple[Sentence, ...] = ()
            if passive:
                self.lasts(FIRST_ABILITY + number, passive)
            if "timing" in each.fields:
                timing = each.one_of("timing", TIMINGS)
                does = used(each, timing)
                self.use(FIRST_ABILITY + number, timing, does)
                self.tables.inclines[FIRST_ABILITY + number] = int(each.fields.get("incline") is True)
                facts.update(timing=timing, incline=each.fields.get("incline") is True)
            symbols = each.fields.get("symbols", [])
            lines.append(
                {
                    "combat": each.number("combat", 1, 5),
                    "speed": each.number("speed", 1, 5),
                    "female": int(each.one_of("gender", ("male", "female")) == "female"),
                    "symbols": sum(1 << SYMBOLS.index(symbol) for symbol in symbols),
                }
            )
            facts["text"] = [sentence.phrase for sentence in (*passive, *does)]
            cards.append(each.card("character", (*passive, *does), facts))
        check_characters(rows)
        self.columns(lines)
        return cards

    def areas(self, rows: list[Row], places: list[Row]) -> list[Card]:
        self.area_ids = [each.id for each in rows]
        self.places = [each.id for each in places]
        for each in places:
            each.only("id", "name", "area")
            each.one_of("area", tuple(self.area_ids))
        self.tables.area_of = row([self.area_ids.index(each.text("area")) for each in places])
        names = {each.id: each.localized("name") for each in places}
        cards, lines = [], []
        tables: list[int] = []
        rewards: list[int] = []
        for each in rows:
            each.only("id", "name", "level", "trade", "explore", "special", "rewards", "sp", "rules", "flavour")
            check_area(each, places)
            special, sp = self.optional(each, "special", "effect", "special"), self.optional(each, "sp", "effect", "sp")
            rules = self.lasting(each, "rules", "place", "A-6")
            tables += [self.result(each, word) for word in each.list("explore")]
            rewards += [self.reward(each, word) for word in each.list("rewards")]
            lines.append(
                {
                    "level": each.number("level", 1, 3),
                    "trade": int(each.fields.get("trade") is True),
                    "special": self.script(special),
                    "sp": self.script(sp),
                    "place_rule": rules[0].verb.trait if rules else 0,
                    "place_n": rules[0].argument(0) if rules else 0,
                }
            )
            facts = {
                "level": each.fields["level"],
                "trade": each.fields.get("trade") is True,
                "explore": each.list("explore"),
                "rewards": each.list("rewards"),
                "places": {word[8:]: names[word[8:]] for word in each.list("rewards") if word.startswith("mission:")},
                "special": [sentence.phrase for sentence in special],
                "sp": [sentence.phrase for sentence in sp],
                "rules": [sentence.phrase for sentence in rules],
            }
            cards.append(each.card("area", (*rules, *special, *sp), facts))
        check_areas(rows, places)
        self.area_rows, self.place_rows = rows, places
        self.columns(lines)
        self.tables.table, self.tables.rewards = row(tables), row(rewards)
        return cards

    def result(self, each: Row, word: str) -> int:
        if word == "special":
            if "special" not in each.fields:
                raise each.wrong("a result is special, but 'special' does not say what it does (A-104)")
            return SPECIAL_RESULT
        if word not in ("nothing", "1", "2", "3"):
            raise each.wrong(f"'{word}' is no result; use nothing, 1, 2, 3 or special (A-99)")
        return 0 if word == "nothing" else int(word)

    def reward(self, each: Row, word: str) -> int:
        if word.startswith("mission:"):
            if word[8:] not in self.places:
                raise each.wrong(f"'{word[8:]}' is no mission place of places.toml (A-221)")
            return FIRST_PLACE + self.places.index(word[8:])
        if word not in REWARD_WORDS:
            raise each.wrong(f"'{word}' is no reward; use recruit, advantage, special or mission:<place> (A-105)")
        if word == "special" and "sp" not in each.fields:
            raise each.wrong("a reward is special, but 'sp' does not say what it does (A-111)")
        return REWARD_WORDS.index(word)

    def missions(self, rows: list[Row]) -> list[Card]:
        rows = sorted(rows, key=lambda each: each.fields.get("final") is True)
        cards, lines = [], []
        for each in rows:
            each.only(
                "id", "name", "final", "kind", "place", "places", "to", "foe", "combat", "trait", "difficulty", "turns", "object",
                "reward", "shown", "crisis", "crisis_kind", "crisis_combat", "crisis_difficulty", "crisis_foe", "flavour",
            )  # fmt: skip
            check_mission(each)
            final = each.fields.get("final") is True
            kind = MISSION_KINDS.index(each.one_of("kind", MISSION_KINDS))
            reward = self.optional(each, "reward", "reward")
            goal = (
                sum(1 << self.place(each, one) for one in each.list("places"))
                if kind == VISIT
                else self.place(each, each.text("place"))
            )
            fights = "combat" in each.fields
            crisis_slay = each.fields.get("crisis_kind") == "slay"
            lines.append(
                {
                    "kind": kind,
                    "goal": goal,
                    "second": self.place(each, each.text("to")) if "to" in each.fields else -1,
                    "target": each.number("combat" if fights else "difficulty", 1, 30) if kind < 3 else 0,
                    "turns": each.number("turns", 2, 3) if "turns" in each.fields else 0,
                    "foe_traits": 1 << TRAITS.index(each.one_of("trait", TRAITS)) if "trait" in each.fields else 0,
                    "reward": self.script(reward),
                    "bonus_combat": sum(x.argument(0) for x in reward if x.verb.name == "bonus_combat"),
                    "bonus_speed": sum(x.argument(0) for x in reward if x.verb.name == "bonus_speed"),
                    "shown": int(each.fields.get("shown", True) is True),
                    "crisis": each.number("crisis", 1, 20) if final else 0,
                    "crisis_kind": MISSION_KINDS.index(each.one_of("crisis_kind", MISSION_KINDS[:2])) if final else 0,
                    "crisis_target": each.number("crisis_combat" if crisis_slay else "crisis_difficulty", 1, 30) if final else 0,
                }
            )
            facts: Line = {
                name: each.fields[name]
                for name in ("final", "kind", "place", "places", "to", "combat", "trait", "difficulty", "turns", "crisis",
                             "crisis_kind", "crisis_combat", "crisis_difficulty", "shown")
                if name in each.fields
            }  # fmt: skip
            for name in ("foe", "object", "crisis_foe"):
                if name in each.fields:
                    facts[name] = each.localized(name)
            facts["reward"] = [sentence.phrase for sentence in reward]
            cards.append(each.card("final" if final else "mission", reward, facts))
        check_missions(rows, self.area_rows, self.place_rows)
        self.columns(lines)
        return cards

    def place(self, each: Row, id: str) -> int:
        if id not in self.places:
            raise each.wrong(f"'{id}' is no mission place of places.toml (A-221)")
        return self.places.index(id)

    def encounters(self, rows: list[Row]) -> list[Card]:
        cards, lines = [], []
        for each in rows:
            each.only("id", "name", "kind", "level", "combat", "traits", "passive", "does", "welcome", "flavour")
            check_encounter(each)
            creature = each.text("kind") == "creature"
            nature = self.optional(each, "passive", "creature")
            does = () if creature else written(each, "does", "effect", "event")
            by_name = {sentence.verb.name: sentence for sentence in nature}
            lines.append(
                {
                    "creature": int(creature),
                    "danger": each.number("level", 1, 3),
                    "might": each.number("combat", 1, 14) if creature else 0,
                    "traits": sum(1 << TRAITS.index(trait) for trait in each.fields.get("traits", [])),
                    "fierce": by_name["fierce"].argument(0) if "fierce" in by_name else 0,
                    "steals": by_name["thief_of"].argument(0) if "thief_of" in by_name else 0,
                    "bounty": by_name["bounty"].argument(0) if "bounty" in by_name else 0,
                    "frail_to": by_name["frail_to"].argument(0) if "frail_to" in by_name else -1,
                    "frail_by": by_name["frail_to"].argument(1) if "frail_to" in by_name else 0,
                    "swift": int("swift_foe" in by_name),
                    "event": self.script(does),
                }
            )
            facts = {
                "level": each.fields["level"],
                "traits": each.fields.get("traits", []),
                "text": [sentence.phrase for sentence in (*nature, *does)],
            }
            facts.update({"combat": each.fields["combat"]} if creature else {"welcome": each.fields.get("welcome") is True})
            cards.append(each.card(each.text("kind"), (*nature, *does), facts))
        check_encounters(rows)
        self.columns(lines)
        return cards

    def advantages(self, rows: list[Row]) -> list[Card]:
        ids = [each.id for each in rows]
        cards, lines = [], []
        for number, each in enumerate(rows):
            each.only("id", "name", "type", "timing", "does", "passive", "rival", "use", "duty", "flavour")
            check_advantage(each)
            kind = TYPES.index(each.one_of("type", TYPES))
            timing = each.one_of("timing", TIMINGS)
            passive = self.lasting(each, "passive", "passive", "A-226")
            duty = self.lasting(each, "duty", "duty", "A-226")
            does: tuple[Sentence, ...] = ()
            facts: Line = {"type": each.text("type"), "timing": timing}
            if kind == ORGANIZATION:
                self.tables.timing[number] = RESET
                if passive:
                    self.lasts(FIRST_GUILD + number, passive)
                else:
                    use = each.one_of("use", TIMINGS)
                    does = used(each, use)
                    self.use(FIRST_GUILD + number, use, does)
                    facts["use"] = use
                facts["rival"] = each.one_of("rival", tuple(ids))
            elif passive:
                self.tables.timing[number] = RESET
                self.lasts(number, passive)
            else:
                does = used(each, timing)
                self.use(number, timing, does)
            facts["lasting"] = bool(passive) and kind != ORGANIZATION
            lines.append(
                {
                    "type": kind,
                    "rival": ids.index(each.text("rival")) if kind == ORGANIZATION else -1,
                    "duty": duty[0].verb.trait if duty else 0,
                }
            )
            text = (*passive, *does, *duty)
            facts["text"] = [sentence.phrase for sentence in text]
            cards.append(each.card("advantage", text, facts))
        check_advantages(rows)
        self.columns(lines)
        self.tables.plots = row([number for number, card in enumerate(cards) if card.facts["lasting"]])
        return cards
