"""What may stand within a line: words with their arguments, numbers, conditions, selectors."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ludarium.core.language import tree
from ludarium.core.language.cursor import Cursor
from ludarium.core.language.words import (
    Amount,
    Argument,
    Code,
    If,
    Kind,
    Language,
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

SIGNS = ("=", "<>", "<=", ">=", "<", ">")


class Phrases(Cursor):
    def __init__(self, language: Language, script: str) -> None:
        super().__init__(language, script)
        self._filtered = ""  # the family of the things whose filter is read

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

    def _event(self) -> tree.Said:
        return self.said(self.language.moments, "a moment")

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
