"""From trees to rows of numbers. A writer takes the scripts of a whole pack one by one, and gives the `Program` at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ludarium.core.build import row
from ludarium.core.language import program as p
from ludarium.core.language import tree
from ludarium.core.language.scripted import ABSENT
from ludarium.core.language.tokens import BadLine
from ludarium.core.language.words import Language, Thing

SIGNS = {"=": p.EQUAL, "<>": p.OTHER, "<": p.LESS_THAN, "<=": p.AT_MOST, ">": p.MORE_THAN, ">=": p.AT_LEAST}
SUMS = {"+": p.ADD, "-": p.LESS, "*": p.TIMES}
OVER = {"": p.ONE, "sum": p.SUM, "most": p.MOST, "least": p.LEAST}
WHO = {"me": p.ME, "another": p.ANOTHER, "anybody": p.ANYBODY}

Codes = Callable[[str, str], int | None]  # the number of a card of a family by its code


@dataclass
class Entry:
    """A line that says what there is, with its arguments as numbers (of an amount, a condition or a selector: where it begins)
    and the script of what stands under it."""

    said: tree.Said
    arguments: dict[str, int]
    script: int
    inside: list[Entry] = field(default_factory=list)  # lines of the title's own that stand under it


@dataclass
class Written:
    """What became of a script."""

    script: int
    tree: tree.Script
    declared: list[Entry] = field(default_factory=list)

    def named(self, name: str) -> list[Entry]:
        return [each for each in self.declared if each.said.word.name == name]


@dataclass
class Book:
    """What every number of a program was in a tree: for questions in words."""

    names: list[str] = field(default_factory=list)  # everything that stands in quotation marks, by its number
    marks: list[tree.When | tree.Use] = field(default_factory=list)  # lines with a limit, by theirs
    steps: dict[int, tree.Step] = field(default_factory=dict)  # by where they stand
    mays: dict[int, tree.May] = field(default_factory=dict)  # by where their block begins
    chooses: dict[int, tree.Choose] = field(default_factory=dict)  # by where their blocks are listed
    whens: dict[int, tree.When] = field(default_factory=dict)
    uses: dict[int, tree.Use] = field(default_factory=dict)
    script_of: dict[int, int] = field(default_factory=dict)  # of a listener
    trees: dict[int, tree.Script] = field(default_factory=dict)  # by the number of the script


class Writer:
    def __init__(self, language: Language, codes: Codes) -> None:
        self.language = language
        self.codes = codes
        self.book = Book()
        self._steps: list[int] = []
        self._branches: list[int] = []
        self._arguments: list[int] = []
        self._numbers: list[int] = []
        self._conditions: list[int] = []
        self._selectors: list[int] = []
        self._filters: list[int] = [p.NONE, 0]
        self._listeners: list[int] = []
        self._traits: list[int] = []
        self._uses: list[int] = []
        self._scripts: list[int] = []
        self._counters: list[int] = []
        self._counted: dict[tuple[int, int, int], int] = {}

    def program(self) -> p.Program:
        rows = (
            self._steps,
            self._branches,
            self._arguments,
            self._numbers,
            self._conditions,
            self._selectors,
            self._filters,
            self._listeners,
            self._traits,
            self._uses,
            self._scripts,
            self._counters,
        )
        return p.Program(*(row(each) for each in rows))

    def add(self, script: tree.Script, who: str = "me", forced: bool = False, limit: str = "", step: str = "") -> Written:
        """A script, for a card whose lines hear the moments of `who` unless they say otherwise, must answer if `forced`, and may
        be used so often and in this step unless they say otherwise."""
        number = len(self._scripts) // p.SCRIPT
        self._scripts += [0] * p.SCRIPT
        self.book.trees[number] = script
        declared = [self._declared(each, who, forced, limit, step) for each in script.declared]
        listeners = [self._listener(each, who, forced) for each in script.whens]
        traits = [self._trait(each) for each in script.traits]
        uses = [self._use(each, limit, step) for each in script.uses]
        block = self._block(script.block)
        for place, when in enumerate(script.whens):
            at = len(self._listeners) + place * p.LISTENER
            self.book.whens[at], self.book.script_of[at] = when, number
        for place, use in enumerate(script.uses):
            self.book.uses[len(self._uses) + place * p.USE] = use
        self._scripts[number * p.SCRIPT : (number + 1) * p.SCRIPT] = [
            block,
            *appended(self._listeners, listeners),
            *appended(self._traits, traits),
            *appended(self._uses, uses),
        ]
        return Written(number, script, declared)

    # -- lines at the top ------------------------------------------------------------------------------------------------

    def _declared(self, each: tree.Declared, who: str, forced: bool, limit: str, step: str) -> Entry:
        pairs = zip(each.said.word.arguments, self._pairs(each.said), strict=True)
        inside = self.add(each.inside, who, forced, limit, step)
        return Entry(each.said, {name: number for name, (_, number) in pairs}, inside.script, inside.declared)

    def _listener(self, when: tree.When, who: str, forced: bool) -> list[int]:
        bits = p.INSTEAD * when.instead | p.FORCED * forced | p.ONCE * (when.limit == "ever")
        wanted = self._plain(when.event.values[0]) if when.event.values else p.EVERY_KIND
        return [
            self._moment(when.event),
            wanted,
            WHO[when.who or who],
            self._condition(when.holds),
            self._block(when.block),
            bits,
            self._mark(when, when.limit),
            0,
        ]

    def _moment(self, event: tree.Said) -> int:
        assert 0 <= event.word.number < 62, "a moment has a number below 62"
        return event.word.number

    def _mark(self, line: tree.When | tree.Use, limit: str) -> int:
        if limit in ("", "any"):
            return p.NONE
        self.book.marks.append(line)
        return len(self.book.marks) - 1

    def _trait(self, trait: tree.Trait) -> list[int]:
        assert 0 <= trait.said.word.number < 62, "a trait has a number below 62"
        at, count = self._arguments_of(trait.said)
        return [trait.said.word.number, at, count, self._condition(trait.holds)]

    def _use(self, use: tree.Use, limit: str, step: str) -> list[int]:
        where = use.step or step
        number = self.language.steps.index(where) if where else p.NONE
        return [number, self._block(use.block), self._mark(use, use.limit or limit), int((use.limit or limit) == "ever")]

    # -- blocks ----------------------------------------------------------------------------------------------------------

    def _block(self, block: Sequence[tree.Step]) -> int:
        """Blocks inside come first, so that the steps of one stand together."""
        steps = [number for step in block for number in self._step(step)]
        at = len(self._steps)
        self._steps += [*steps, p.END, 0, 0, 0, 0]
        self.book.steps.update({at + place * p.STEP: step for place, step in enumerate(block)})
        return at

    def _step(self, step: tree.Step) -> list[int]:
        if isinstance(step, tree.Said):
            return [p.DO, step.word.rule, *self._arguments_of(step), 0]
        if isinstance(step, tree.If):
            return [p.IF, self._condition(step.holds), self._block(step.block), 0, 0]
        if isinstance(step, tree.Else):
            return [p.ELSE, self._block(step.block), 0, 0, 0]
        if isinstance(step, tree.Each):
            people = step.things.base.word.family == self.language.people
            return [p.EACH, self._selector(step.things), self._block(step.block), int(people), 0]
        if isinstance(step, tree.May):
            inside = self._block(step.block)
            self.book.mays[inside] = step
            return [p.MAY, inside, 0, 0, 0]
        if isinstance(step, tree.Choose):
            blocks = self._blocks([item.block for item in step.items])
            self.book.chooses[blocks] = step
            return [p.CHOOSE, blocks, len(step.items), int(step.may), 0]
        if isinstance(step, tree.Pay):
            return self._pay(step)
        if isinstance(step, tree.Trait):
            at, _ = self._arguments_of(step.said)
            who = self._selector(step.who) if step.who is not None else p.NONE
            return [p.LAST, step.said.word.number, at, self.language.lifetimes.index(step.lifetime), who]
        at, count = self._arguments_of(step.said)
        return [p.LINE, step.said.word.rule, at, count, self._blocks(step.blocks)]

    def _blocks(self, blocks: Sequence[tree.Block]) -> int:
        written = [self._block(each) for each in blocks]
        at = len(self._branches)
        self._branches += written
        return at

    def _pay(self, step: tree.Pay) -> list[int]:
        free, most = p.NONE, 0
        if step.up_to:
            cost = step.costs[0]
            free = next(place for place, value in enumerate(cost.values) if isinstance(value, tree.Plain) and value.shown == "")
            limit = cost.values[free]
            assert isinstance(limit, tree.Plain)
            most = limit.number
        return [p.PAY, self._block(step.costs), self._block(step.block), free, most]

    # -- words -----------------------------------------------------------------------------------------------------------

    def _arguments_of(self, said: tree.Said) -> tuple[int, int]:
        pairs = self._pairs(said)
        at = len(self._arguments)
        self._arguments += [number for pair in pairs for number in pair]
        return at, len(pairs)

    def _two(self, said: tree.Said) -> int:
        """The arguments of a count, a condition, a selector or a filter: always two, so that nobody has to count them."""
        pairs = [*self._pairs(said), (p.PLAIN, ABSENT), (p.PLAIN, ABSENT)][:2]
        at = len(self._arguments)
        self._arguments += [number for pair in pairs for number in pair]
        return at

    def _pairs(self, said: tree.Said) -> list[tuple[int, int]]:
        kinds = [self.language.kind(name) for name in said.word.arguments]
        found: list[tuple[int, int]] = []
        for kind, value in zip(kinds, said.values, strict=True):
            if value is None:
                found.append((p.PLAIN, ABSENT))
            elif isinstance(value, tree.Plain):
                found.append((p.PLAIN, value.number))
            elif isinstance(value, tree.Coded):
                found.append((p.PLAIN, self._code(value)))
            elif isinstance(value, tree.Selector):
                found.append((p.CHOSEN if isinstance(kind, Thing) else p.PLAIN, self._selector(value)))
            elif isinstance(value, tree.Count | tree.Happened | tree.NumberOf | tree.Sum | tree.Per):
                found.append((p.COUNTED, self._number(value)))
            else:
                found.append((p.PLAIN, self._condition(value)))
        return found

    def _plain(self, value: tree.Value | None) -> int:
        if isinstance(value, tree.Coded):
            return self._code(value)
        return value.number if isinstance(value, tree.Plain) else p.EVERY_KIND

    def _code(self, value: tree.Coded) -> int:
        if value.family == "name":
            if value.code not in self.book.names:
                self.book.names.append(value.code)
            return self.book.names.index(value.code)
        number = self.codes(value.family, value.code)
        if number is None:
            reason = f"expected the code of a {value.family} card, found '{value.code}'"
            raise BadLine(value.place.line, value.place.column, reason)
        return number

    # -- numbers, conditions, selectors ------------------------------------------------------------------------------------

    def _number(self, value: tree.Number) -> int:
        entry = self._number_entry(value)
        at = len(self._numbers)
        self._numbers += entry
        return at

    def _number_entry(self, value: tree.Number) -> list[int]:
        if isinstance(value, tree.Plain):
            return [p.PLAIN, value.number, 0, 0]
        if isinstance(value, tree.Coded):
            return [p.PLAIN, self._code(value), 0, 0]
        if isinstance(value, tree.NumberOf):
            return [p.THINGS, self._selector(value.things), 0, 0]
        if isinstance(value, tree.Sum):
            return [SUMS[value.sign], self._number(value.left), self._number(value.right), 0]
        if isinstance(value, tree.Per):
            limit = p.NONE if value.limit is None else value.limit
            return [p.PER, self._number(value.each), self._number(value.counted), limit]
        if isinstance(value, tree.Count):
            entry = [p.COUNT, value.said.word.number, self._two(value.said), 0]
        else:
            entry = [p.HAPPENED, self._counter(value), 0, 0]
        if value.who is None and not value.over:
            return entry
        at = len(self._numbers)
        self._numbers += entry
        return [p.OF, at, self._selector(value.who) if value.who is not None else self._everybody(), OVER[value.over]]

    def _everybody(self) -> int:
        """All the people there are: the first selector that is theirs."""
        word = next(word for word in self.language.selectors if word.family == self.language.people)
        return self._selector(tree.Selector(tree.Said(word)))

    def _counter(self, value: tree.Happened) -> int:
        wanted = self._plain(value.event.values[0]) if value.event.values else p.EVERY_KIND
        key = self._moment(value.event), wanted, self.language.windows.index(value.window)
        if key not in self._counted:
            self._counted[key] = len(self._counted)
            self._counters += key
        return self._counted[key]

    def _condition(self, value: tree.Condition | None) -> int:
        if value is None:
            return p.NONE
        entry = self._condition_entry(value)
        at = len(self._conditions)
        self._conditions += [*entry, 0, 0, 0][: p.CONDITION]
        return at

    def _condition_entry(self, value: tree.Condition) -> list[int]:
        if isinstance(value, tree.Compared):
            return [SIGNS[value.sign], self._number(value.left), self._number(value.right)]
        if isinstance(value, tree.Exists):
            return [p.EXISTS, self._selector(value.things)]
        if isinstance(value, tree.ForAll):
            return [p.FOR_ALL, self._selector(value.things), self._condition(value.holds)]
        if isinstance(value, tree.Same):
            return [p.SAME, self._selector(value.one), self._selector(value.other)]
        if isinstance(value, tree.Fact):
            return [p.FACT, value.said.word.number, self._two(value.said)]
        if isinstance(value, tree.Denied):
            return [p.NOT, self._condition(value.what)]
        first, *rest = value.parts
        if len(rest) > 1:
            rest = [tree.Joined(value.sign, tuple(rest))]
        return [p.AND if value.sign == "and" else p.OR, self._condition(first), self._condition(rest[0])]

    def _selector(self, value: tree.Selector) -> int:
        arguments = self._two(value.base)
        filters = self._sieve(value.filters)
        bits = p.BY_CHANCE * value.random | p.PEOPLE * (value.base.word.family == self.language.people)
        at = len(self._selectors)
        self._selectors += [value.base.word.number, arguments, filters, value.chosen, bits]
        return at

    def _sieve(self, filters: Sequence[tree.Said | tree.Holding]) -> int:
        if not filters:
            return 0
        entries = [
            [p.HOLDING, self._condition(each.holds)] if isinstance(each, tree.Holding) else [each.word.number, self._two(each)]
            for each in filters
        ]
        at = len(self._filters)
        self._filters += [*(number for entry in entries for number in entry), p.NONE, 0]
        return at


def appended(target: list[int], entries: list[list[int]]) -> tuple[int, int]:
    """Where in the row these entries begin and end."""
    start = len(target)
    for entry in entries:
        target += entry
    return start, len(target)
