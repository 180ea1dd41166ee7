"""Reads a script: from text to a tree, or BadLine with the place and what was expected there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TypeVar

from ludarium.core.language import tree
from ludarium.core.language.cursor import Miss
from ludarium.core.language.phrases import Phrases
from ludarium.core.language.words import Language, Line, OneOf

T = TypeVar("T")

WHO = ("me", "another", "anybody")
LIMITS = {"once a turn": "turn", "once": "ever", "any": "any"}


@lru_cache(maxsize=4096)
def read(language: Language, script: str) -> tree.Script:
    """The tree of a script, or BadLine with the reason. Packs share most of their scripts, and a tree never changes."""
    return Reader(language, script).whole()


class Reader(Phrases):
    """The lines, each with what stands below it."""

    def whole(self) -> tree.Script:
        try:
            script = self._inside(0)
            if self.row < len(self.rows):
                self._miss("a line that is not indented")
        except Miss:
            raise self.told() from None
        return script

    # -- lines ---------------------------------------------------------------------------------------------------------

    def _inside(self, depth: int) -> tree.Script:
        """All lines of this depth: what listens, what lasts, what there is, and what is done."""
        found: list[object] = []
        while self._stands_at(depth):
            self._else_behind_if(found)
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
            self._else_behind_if(steps)
            steps += self._steps(depth)
        return tuple(steps)

    def _else_behind_if(self, above: Sequence[object]) -> None:
        """Elsewhere it would hold always, or never, which nobody means who writes it."""
        last = above[-1] if above else None
        if not self.sees("else") or isinstance(last, tree.If | tree.Else):
            return
        further = getattr(last.said.word, "further", ()) if isinstance(last, tree.Done) else ()
        self._miss(" or ".join([*(f"'{word}:'" for word in further), "a line with 'if' above 'else:'"]))

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
        if not instead and self.sees("instead"):
            self._miss(f"':' (what takes the place of a moment begins with 'instead of {event.word.name}')")
        holds = self.condition() if self.takes("if") else None
        return tree.When(event, who, holds, self._limit(), self._block(depth), instead)

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
