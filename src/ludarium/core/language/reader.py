"""Reads a script: from text to a tree, or BadLine with the place and what was expected there.

What may stand somewhere is tried in turn, and the attempt that came farthest is the one that errors speak of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TypeVar

from ludarium.core.language import tree
from ludarium.core.language.tokens import BadLine, Token, rows
from ludarium.core.language.words import (
    Amount,
    Argument,
    Code,
    If,
    Kind,
    Language,
    Line,
    Named,
    OneOf,
    Optional,
    Own,
    Thing,
    Things,
    Usage,
    Whole,
    Word,
)

T = TypeVar("T")

SIGNS = ("=", "<>", "<=", ">=", "<", ">")
WHO = ("me", "another", "anybody")
LIMITS = {"once a turn": "turn", "once": "ever", "any": "any"}


class Miss(Exception):
    """Not this way; what was expected is noted."""


def read(language: Language, script: str) -> tree.Script:
    """The tree of a script, or BadLine with the reason."""
    return Reader(language, script).whole()


class Reader:
    def __init__(self, language: Language, script: str) -> None:
        self.language = language
        self.rows = rows(script)
        self.row = 0
        self.at = 0
        self._filtered = ""  # the family of the things whose filter is read
        self._farthest = (-1, -1)
        self._expected: list[str] = []
        if not self.rows:
            raise BadLine(1, 1, "the script is empty")

    def whole(self) -> tree.Script:
        try:
            script = self._inside(0)
            if self.row < len(self.rows):
                self._miss("a line that is not indented")
        except Miss:
            row, at = self._farthest
            token = self.rows[row].tokens[at]
            reason = f"expected {' or '.join(self._expected[:8])}, found {token}"
            raise BadLine(token.line, token.column, reason) from None
        return script

    # -- tokens --------------------------------------------------------------------------------------------------------

    @property
    def token(self) -> Token:
        return self.rows[self.row].tokens[self.at] if self.row < len(self.rows) else self.rows[-1].tokens[-1]

    @property
    def place(self) -> tree.Place:
        return tree.Place(self.token.line, self.token.column)

    def next(self) -> Token:
        token = self.token
        self.at += 1
        return token

    def sees(self, text: str) -> bool:
        return self.token.text == text and self.token.kind != "text"

    def takes(self, text: str) -> bool:
        """Go on behind this word, if it is here."""
        if not self.sees(text):
            return False
        self.at += 1
        return True

    def must(self, text: str) -> None:
        for word in text.split():
            if not self.takes(word):
                self._miss(f"'{word}'")

    def _miss(self, expected: str) -> None:
        here = (min(self.row, len(self.rows) - 1), self.at if self.row < len(self.rows) else len(self.rows[-1].tokens) - 1)
        if here > self._farthest:
            self._farthest, self._expected = here, []
        if here == self._farthest and expected not in self._expected:
            self._expected.append(expected)
        raise Miss

    def _attempt(self, way: Callable[[], T]) -> T | None:
        """Try it; if it is not so, nothing has been read."""
        before = self.row, self.at
        try:
            return way()
        except Miss:
            self.row, self.at = before
            return None

    def _called(self, what: str, way: Callable[[], T]) -> T:
        """Whatever was possible right here is called by one name, if none of it came any farther."""
        start, before = (self.row, self.at), list(self._expected) if self._farthest == (self.row, self.at) else []
        try:
            return way()
        except Miss:
            if self._farthest == start:
                self._expected = [*before, what] if what not in before else before
            raise

    def _longest(self, ways: Iterable[Callable[[], T]]) -> T:
        """The way that reads most; the first of equals."""
        start = self.at
        best: tuple[int, T] | None = None
        for way in ways:
            self.at = start
            found = self._attempt(way)
            if found is not None and (best is None or self.at > best[0]):
                best = self.at, found
        if best is None:
            raise Miss
        self.at = best[0]
        return best[1]

    # -- lines ---------------------------------------------------------------------------------------------------------

    def _inside(self, depth: int) -> tree.Script:
        """All lines of this depth: what listens, what lasts, what there is, and what is done."""
        found: list[object] = []
        while self._stands_at(depth):
            found += self._top_line(depth)
        return script_of(found)

    def _stands_at(self, depth: int) -> bool:
        if self.row >= len(self.rows) or self.rows[self.row].depth < depth:
            return False
        if self.rows[self.row].depth > depth:
            self._miss(f"a line indented by {2 * depth} spaces")
        return True

    def _top_line(self, depth: int) -> list[object]:
        if self.sees("when") or self.sees("instead"):
            return [self._when(depth)]
        if self.sees("use"):
            return [self._use(depth)]
        if self.sees("while"):
            return [self._while()]
        declared = self._attempt(lambda: self._called("a heading", lambda: self._declared(depth)))
        if declared is not None:
            return [declared]
        trait = self._attempt(self._whole_line(self._trait))
        if trait is not None:
            return [trait]
        return list(self._steps(depth))

    def _whole_line(self, way: Callable[[], T]) -> Callable[[], T]:
        def tried() -> T:
            found = way()
            self._ends()
            return found

        return tried

    def _ends(self) -> None:
        """The line ends here."""
        if self.token.kind != "end":
            self._miss("the end of the line")
        self.row += 1
        self.at = 0

    def _content(self, depth: int, inside: Callable[[int], T], inline: Callable[[int], T]) -> T:
        """What stands behind a colon: the rest of the line, or the lines indented below it."""
        self.must(":")
        if self.token.kind != "end":
            return inline(depth)
        self._ends()
        if self.row >= len(self.rows) or self.rows[self.row].depth <= depth:
            self._miss("an indented block")
        return inside(depth + 1)

    def _block(self, depth: int) -> tree.Block:
        return self._content(depth, self._deeper, self._steps)

    def _deeper(self, depth: int) -> tree.Block:
        steps: list[tree.Step] = []
        while self._stands_at(depth):
            steps += self._steps(depth)
        return tuple(steps)

    def _script(self, depth: int) -> tree.Script:
        return self._content(depth, self._inside, lambda depth: script_of(self._top_line(depth)))

    def _steps(self, depth: int) -> tree.Block:
        """One line of what is done: one with a block, or sentences."""
        header = HEADERS.get(self.token.text) if self.token.kind == "word" else None
        if header is not None:
            found = self._attempt(lambda: header(self, depth))
            if found is not None:
                return (found,)
        for line in self.language.lines:
            if line.rule >= 0:
                done = self._attempt(lambda line=line: self._done(line, depth))  # type: ignore[misc]
                if done is not None:
                    return (done,)
        return self._sentences()

    def _sentences(self) -> tree.Block:
        found: list[tree.Step] = [self._sentence()]
        while self.takes(";"):
            found.append(self._sentence())
        self._ends()
        return tuple(found)

    def _sentence(self) -> tree.Step:
        for lifetime in self.language.lifetimes:
            if self.sees(lifetime):
                lasting = self._attempt(lambda lifetime=lifetime: self._lasting(lifetime))  # type: ignore[misc]
                if lasting is not None:
                    return lasting
        return self.said(self.language.verbs, "a verb")

    def _lasting(self, lifetime: str) -> tree.Trait:
        self.must(lifetime)
        trait = self._trait()
        return replace(trait, lifetime=lifetime, who=self._attempt(self._people))

    # -- lines with a block of their own ---------------------------------------------------------------------------------

    def _if(self, depth: int) -> tree.Step:
        self.must("if")
        return tree.If(self.condition(), self._block(depth))

    def _else(self, depth: int) -> tree.Step:
        self.must("else")
        return tree.Else(self._block(depth))

    def _each(self, depth: int) -> tree.Step:
        self.must("each")
        return tree.Each(self.selector(), self._block(depth))

    def _may(self, depth: int) -> tree.Step:
        self.must("may")
        return self._choose(depth, may=True) if self.sees("choose") else tree.May(self._block(depth))

    def _choose(self, depth: int, may: bool = False) -> tree.Step:
        self.must("choose")
        return tree.Choose(may, self._content(depth, self._items, self._no_items))

    def _no_items(self, _depth: int) -> tuple[tree.Item, ...]:
        self._miss('the end of the line, and items on lines of their own: - "label": ...')
        raise AssertionError

    def _items(self, depth: int) -> tuple[tree.Item, ...]:
        items: list[tree.Item] = []
        while self._stands_at(depth):
            self.must("-")
            if self.token.kind != "text":
                self._miss('a "label"')
            items.append(tree.Item(self.next().text, self._block(depth)))
        return tuple(items)

    def _pay(self, depth: int) -> tree.Step:
        self.must("pay")
        costs, up_to = [self._cost()], False
        while self.takes("and"):
            costs.append(self._cost())
        if any(some for _, some in costs):
            up_to = True
            if len(costs) > 1:
                self._miss("':' ('up to' stands in a payment of one cost)")
        return tree.Pay(tuple(cost for cost, _ in costs), up_to, self._block(depth))

    def _cost(self) -> tuple[tree.Said, bool]:
        """`dump 2 blue`, `dump up to 2 blue`."""
        start = self.at
        found = self._attempt(lambda: self.said(self.language.verbs, "a cost"))
        if found is not None and not self.sees("up"):
            return found, False
        self.at = start
        word = self.token.text
        for verb in self.language.verbs:
            if verb.parts[0] == word:
                values = self._attempt(lambda verb=verb: self._usage(verb.parts, skipping="up to"))  # type: ignore[misc]
                if values is not None:
                    return tree.Said(verb, tuple(values), self.place), True
        self._miss("a cost")
        raise AssertionError

    def _done(self, line: Line, depth: int) -> tree.Step:
        said = self._said_as(line)
        if line.items is not None:
            self.must(":")
            self._ends()
            return tree.Done(said, self._item_of_each(line.items, depth + 1))
        blocks = [self._block(depth) if line.block else ()]
        if not line.block:
            self._ends()
        for word in line.further:
            here = self.row < len(self.rows) and self.rows[self.row].depth == depth and self.sees(word)
            self.at += here
            blocks.append(self._block(depth) if here else ())
        return tree.Done(said, tuple(blocks))

    def _item_of_each(self, faces: OneOf, depth: int) -> tuple[tree.Block, ...]:
        blocks: dict[str, tree.Block] = {}
        while self._stands_at(depth):
            self.must("-")
            face = self.token.text
            if face not in faces.words or face in blocks:
                self._miss(" or ".join(each for each in faces.words if each not in blocks))
            self.next()
            blocks[face] = self._block(depth)
        return tuple(blocks.get(face, ()) for face in faces.words)

    # -- lines at the top ------------------------------------------------------------------------------------------------

    def _when(self, depth: int) -> tree.When:
        instead = self.takes("instead")
        self.must("of" if instead else "when")
        event = self._event()
        if instead and event.word.name not in self.language.replaceable:
            self._miss(f"a moment that may be replaced ({', '.join(sorted(self.language.replaceable))})")
        who = ""
        if self.takes("of"):
            who = self._one_of(WHO)
        holds = self.condition() if self.takes("if") else None
        return tree.When(event, who, holds, self._limit(), self._block(depth), instead)

    def _event(self) -> tree.Said:
        return self.said(self.language.moments, "a moment")

    def _limit(self) -> str:
        for words, limit in LIMITS.items():
            if self._attempt(lambda words=words: self.must(words) or True):  # type: ignore[misc,func-returns-value]
                return limit
        return ""

    def _use(self, depth: int) -> tree.Use:
        self.must("use")
        step = self._one_of(self.language.steps) if self.takes("in") else ""
        return tree.Use(step, self._limit(), self._block(depth))

    def _while(self) -> tree.Trait:
        self.must("while")
        holds = self.condition()
        self.must(":")
        trait = replace(self._trait(), holds=holds)
        self._ends()
        return trait

    def _trait(self) -> tree.Trait:
        return tree.Trait(self.said(self.language.traits, "a trait"))

    def _declared(self, depth: int) -> tree.Declared:
        line = self._longest([self._named(line) for line in self.language.lines if line.rule < 0])
        assert isinstance(line.word, Line)
        if line.word.block:
            return tree.Declared(line, self._script(depth))
        self._ends()
        return tree.Declared(line, tree.Script())

    def _named(self, line: Line) -> Callable[[], tree.Said]:
        return lambda: self._said_as(line)

    # -- words -----------------------------------------------------------------------------------------------------------

    def said(self, words: Iterable[Word], what: str) -> tree.Said:
        """The word that fits most of what stands here."""
        start, text = self.at, self.token.text
        best: tuple[int, tree.Said] | None = None
        for word in words:
            first = word.parts[0]
            if isinstance(first, str) and first != text:
                continue
            self.at = start
            found = self._attempt(lambda word=word: self._said_as(word))  # type: ignore[misc]
            if found is not None and (best is None or self.at > best[0]):
                best = self.at, found
        if best is None:
            self.at = start
            self._miss(what)
        assert best is not None
        self.at = best[0]
        return best[1]

    def _said_as(self, word: Word) -> tree.Said:
        place = self.place
        return tree.Said(word, tuple(self._usage(word.parts)), place)

    def _usage(self, parts: Usage, skipping: str = "") -> list[tree.Value | None]:
        values: list[tree.Value | None] = []
        for number, part in enumerate(parts):
            if isinstance(part, Argument):
                values.append(self.value(self.language.kind(part.name)))
            elif isinstance(part, Optional):
                inside = self._attempt(lambda part=part: self._usage(part.parts))  # type: ignore[misc]
                values += inside if inside is not None else [None] * sum(isinstance(each, Argument) for each in part.parts)
            elif not self.takes(part):
                self._miss(f"'{part}'")
            if number == 0 and skipping:
                self.must(skipping)
        return values

    def value(self, kind: Kind) -> tree.Value:
        token = self.token
        if isinstance(kind, OneOf):
            return tree.Plain(kind.words.index(word := self._one_of(kind.words)) + kind.first, word)
        if isinstance(kind, Whole):
            if token.kind != "number" or len(token.text) > 9 or not kind.low <= int(token.text) <= kind.high:
                self._miss(f"a whole number from {kind.low} to {kind.high}")
            return tree.Plain(int(self.next().text))
        if isinstance(kind, Amount):
            return self._amount(kind.signed)
        if isinstance(kind, Thing | Things):
            families = (kind.family,) if isinstance(kind, Thing) else kind.families
            return self.selector(families)
        if isinstance(kind, If):
            return self.condition()
        if isinstance(kind, Named):
            if token.kind != "text":
                self._miss('a "name"')
            return tree.Coded("name", self.next().text, tree.Place(token.line, token.column))
        if isinstance(kind, Code):
            if token.kind != "word":
                self._miss(f"the code of a {kind.family}")
            return tree.Coded(kind.family, self.next().text, tree.Place(token.line, token.column))
        assert isinstance(kind, Own)
        number, shown = kind.read(self)
        return tree.Plain(number, shown)

    def _one_of(self, words: tuple[str, ...]) -> str:
        if self.token.text not in words or self.token.kind == "text":
            self._miss(" or ".join(words))
        return self.next().text

    # -- numbers ---------------------------------------------------------------------------------------------------------

    def _amount(self, signed: bool) -> tree.Number:
        less = signed and self.takes("-")
        if signed and not less:
            self.takes("+")
        found = self._product() if less else self.number()
        if self.takes("per"):
            counted = self._product()
            limit = self.value(Whole(1)) if self.takes("max") else None
            found = tree.Per(found, counted, limit.number if isinstance(limit, tree.Plain) else None)
        if not less:
            return found
        return tree.Plain(-found.number) if isinstance(found, tree.Plain) else tree.Sum("*", tree.Plain(-1), found)

    def number(self) -> tree.Number:
        """A sum of counts and numbers."""
        found = self._product()
        while self.sees("+") or self.sees("-"):
            found = tree.Sum(self.next().text, found, self._product())
        return found

    def _product(self) -> tree.Number:
        found = self._atom()
        while self.takes("*"):
            found = tree.Sum("*", found, self._atom())
        return found

    def _atom(self) -> tree.Number:
        return self._called("a number or a count", self._one_number)

    def _one_number(self) -> tree.Number:
        if self.token.kind == "number" and len(self.token.text) < 10:
            return tree.Plain(int(self.next().text))
        if self.takes("("):
            found = self.number()
            self.must(")")
            return found
        if self._attempt(lambda: self.must("number of") or True):  # type: ignore[func-returns-value]
            return tree.NumberOf(self.selector())
        over = self.next().text if self.token.text in ("sum", "most", "least") else ""
        return self._longest([self._happened(over), self._counted(over)])

    def _counted(self, over: str) -> Callable[[], tree.Number]:
        def way() -> tree.Number:
            said = self.said(self.language.counts, "a number or a count")
            mine = said.word.name in self.language.of_people
            if over and not mine:
                self._miss(f"a count that a {self.language.people} has")
            return tree.Count(said, over, self._of() if mine else None)

        return way

    def _happened(self, over: str) -> Callable[[], tree.Number]:
        def way() -> tree.Number:
            event = self._event()
            self.must("this")
            return tree.Happened(event, self._one_of(self.language.windows), over, self._of())

        return way

    def _of(self) -> tree.Selector | None:
        def way() -> tree.Selector:
            self.must("of")
            return self._people()

        return self._attempt(way)

    def _people(self) -> tree.Selector:
        return self.selector((self.language.people,))

    # -- conditions ------------------------------------------------------------------------------------------------------

    def condition(self) -> tree.Condition:
        return self._joined("or", lambda: self._joined("and", self._denied))

    def _joined(self, sign: str, part: Callable[[], tree.Condition]) -> tree.Condition:
        parts = [part()]
        while self.takes(sign):
            parts.append(part())
        return tree.Joined(sign, tuple(parts)) if len(parts) > 1 else parts[0]

    def _denied(self) -> tree.Condition:
        if self.takes("not"):
            return tree.Denied(self._denied())
        ways = [self._exists, self._for_all, self._fact, self._compared, self._same, self._in_brackets]
        return self._called("a condition", lambda: self._longest(ways))

    def _in_brackets(self) -> tree.Condition:
        self.must("(")
        found = self.condition()
        self.must(")")
        return found

    def _exists(self) -> tree.Condition:
        self.must("any")
        return tree.Exists(self.selector())

    def _for_all(self) -> tree.Condition:
        self.must("all")
        things = self.selector()
        self.must(":")
        return tree.ForAll(things, self.condition())

    def _fact(self) -> tree.Condition:
        return tree.Fact(self.said(self.language.facts, "a condition"))

    def _compared(self) -> tree.Condition:
        left = self.number()
        sign = self._one_of(SIGNS)
        return tree.Compared(sign, left, self.number())

    def _same(self) -> tree.Condition:
        one = self.selector()
        self.must("is")
        return tree.Same(one, self.selector())

    # -- selectors -------------------------------------------------------------------------------------------------------

    def selector(self, families: tuple[str, ...] = ()) -> tree.Selector:
        """In a filter of tiles, tiles have filters of their own only in brackets: `tiles within 1 of (tiles lit) free`."""
        around, self._filtered = self._filtered, ""
        try:
            if around and self.takes("("):
                found = self._selector(families, "")
                self.must(")")
                return found
            return self._selector(families, around)
        finally:
            self._filtered = around

    def _selector(self, families: tuple[str, ...], around: str) -> tree.Selector:
        place, chosen, random = self.place, 0, False
        if self.takes("random"):
            random, chosen = True, 1
            if self.token.kind == "number":
                chosen = int(self.next().text)
        elif self.takes("a"):
            chosen = 1
        elif self.token.kind == "number":
            chosen = int(self.next().text)
        words = [word for word in self.language.selectors if not families or word.family in families]
        base = self.said(words, f"a {' or '.join(families)}" if families else "a selector")
        filters: list[tree.Said | tree.Holding] = []
        while base.word.family != around:
            found = self._attempt(lambda: self._filter(base.word.family))
            if found is None:
                break
            filters.append(found)
        return tree.Selector(base, tuple(filters), chosen, random, place)

    def _filter(self, family: str) -> tree.Said | tree.Holding:
        if self.sees("with"):
            holding = self._attempt(self._holding)
            if holding is not None:
                return holding
        before, self._filtered = self._filtered, family
        try:
            return self.said(self.language.filters, "a filter")
        finally:
            self._filtered = before

    def _holding(self) -> tree.Holding:
        self.must("with (")
        found = self.condition()
        self.must(")")
        return tree.Holding(found)


HEADERS: dict[str, Callable[[Reader, int], tree.Step]] = {
    "if": Reader._if,
    "else": Reader._else,
    "each": Reader._each,
    "may": Reader._may,
    "choose": Reader._choose,
    "pay": Reader._pay,
}


def script_of(lines: list[object]) -> tree.Script:
    """The lines at the top, each where it belongs."""
    return tree.Script(
        tuple(line for line in lines if not isinstance(line, TOP) or (isinstance(line, tree.Trait) and line.lifetime)),  # type: ignore[misc]
        tuple(line for line in lines if isinstance(line, tree.Trait) and not line.lifetime),
        tuple(line for line in lines if isinstance(line, tree.When)),
        tuple(line for line in lines if isinstance(line, tree.Use)),
        tuple(line for line in lines if isinstance(line, tree.Declared)),
    )


TOP = (tree.Trait, tree.When, tree.Use, tree.Declared)
