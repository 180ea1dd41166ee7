"""A state is declared once: every field is one line of `__init__`, with its type, its first value and a word about it.

    @declared
    class Henhouse(State):
        def __init__(self, eggs: vec[i64], source: Henhouse | None = None) -> None:
            super().__init__(source, len(STREAMS))
            self.eggs: vec[i64] = eggs  # a parameter: the same for all states of a match
            self.turn: i64 = 0
            self.home: vec[i64] = row([0, 0])  # a row that rules change in place: every copy gets its own
            self.deck: Annotated[vec[i64], SHARED] = row([])  # a row that is replaced, never changed: copies share it
            self.basket: Annotated[i64, OF_TURN] = 0  # lives for a turn: `reset(OF_TURN)` makes it 0 again
            self.most: Annotated[i64, DERIVED] = 0  # follows from the others: no part of positions, `settle` works it out

From these lines come the slots, the copy (with a `source` every field is taken from it instead), the list of fields that
positions and hashes are made of, and `reset` for every lifetime that a field names. Both builds get the same class: it is
executed here when the file is interpreted, and printed by `native_build` when it is compiled. Nothing is looked up afterwards.
"""

from __future__ import annotations
import __future__

import ast
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

SHARED: Final = "shared"
DERIVED: Final = "derived"

AnyClass = TypeVar("AnyClass", bound=type)


def declared(cls: AnyClass) -> AnyClass:
    """The class, written out as its declaration says."""
    module = sys.modules[cls.__module__]
    file = str(module.__file__)
    (found,) = [node for node in declarations(Path(file).read_text("utf-8")) if node.name == cls.__name__]
    tree = ast.Module([written_out(found, file)], [])
    exec(compile(tree, file, "exec", __future__.annotations.compiler_flag, dont_inherit=True), module.__dict__)
    whole: AnyClass = module.__dict__[cls.__name__]
    return whole


def declarations(source: str) -> list[ast.ClassDef]:
    """The classes of a file that are to be written out."""
    return [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and any(map(is_mark, node.decorator_list))]


def is_mark(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Name) and decorator.id == "declared"


@dataclass
class Field:
    """A line `self.name: type = first` of `__init__`."""

    name: str
    type: ast.expr
    first: ast.expr
    words: list[str]  # what the type is annotated with: SHARED, DERIVED, a lifetime
    line: ast.AnnAssign

    @property
    def is_row(self) -> bool:
        return ast.unparse(self.type) == "vec[i64]"

    def declaration(self) -> ast.stmt:
        return ast.copy_location(ast.AnnAssign(self.line.target, self.type, self.first, 0), self.line)

    def copy(self) -> ast.stmt:
        return statement(f"self.{self.name} = source.{self.name}{'[:]' if self.is_row and 'SHARED' not in self.words else ''}")


def written_out(node: ast.ClassDef, file: str) -> ast.ClassDef:
    """The class with its slots, its copy, its list of fields and its resets."""
    (start,) = [each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"]
    parameters = {each.arg for each in start.args.args}
    always: list[ast.stmt] = []  # what happens to a new state and to a copy
    kept: dict[str, str] = {}  # what all states of a match have in common: the name of the attribute, and where it comes from
    helpers: list[ast.stmt] = []  # local names for first values
    fields: list[Field] = []
    for line in start.body:
        field = field_of(line)
        if isinstance(line, ast.Assign) and all(isinstance(each, ast.Name) for each in line.targets):
            helpers.append(line)
        elif field is None:
            if any(isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store) for each in ast.walk(line)):
                raise TypeError(f"{file}:{line.lineno}: a field has a line of its own, `self.name: type = first value`")
            always.append(line)
        elif (given := ast.unparse(field.first)) in parameters or "source" in names_in(field.first):
            kept[field.name] = given
            always.append(line)
        else:
            fields.append(field)
    choice = statement("if source is None:\n    pass\nelse:\n    pass")
    assert isinstance(choice, ast.If)
    choice.body = [*helpers, *(each.declaration() for each in fields)]
    choice.orelse = [each.copy() for each in fields]
    start.body = [*always, choice]
    slots = statement(f"__slots__ = {(*kept, *(each.name for each in fields))!r}")
    methods = [listing(fields), *resets(fields, helpers, kept)] if node.bases else []  # the kernel's own state has neither
    words = node.body[:1] if ast.get_docstring(node) is not None else []
    written = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
    node.body = [*words, slots, *node.body[len(words) :], *(each for each in methods if each.name not in written)]
    node.decorator_list = [each for each in node.decorator_list if not is_mark(each)]
    return ast.fix_missing_locations(node)


def field_of(line: ast.stmt) -> Field | None:
    if not isinstance(line, ast.AnnAssign) or line.value is None or not isinstance(line.target, ast.Attribute):
        return None
    kind, words = line.annotation, list[ast.expr]()
    if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "Annotated" and isinstance(kind.slice, ast.Tuple):
        kind, *words = kind.slice.elts
    return Field(line.target.attr, kind, line.value, [ast.unparse(each) for each in words], line)


def listing(fields: list[Field]) -> ast.FunctionDef:
    """The names of all numbers and rows that do not follow from others, in the order of their lines, behind those of what the
    class is made from."""
    kept = [each for each in fields if "DERIVED" not in each.words]
    names = tuple(each.name for each in kept if each.is_row or ast.unparse(each.type) == "i64")
    return method(f"def declared_fields(self) -> tuple[str, ...]:\n    return (*super().declared_fields(), *{names!r})")


def resets(fields: list[Field], helpers: list[ast.stmt], kept: dict[str, str]) -> list[ast.FunctionDef]:
    """`reset(lifetime)`: every field of this lifetime gets its first value again."""
    lifetimes = sorted({word for each in fields for word in each.words} - {"SHARED", "DERIVED"})
    if not lifetimes:
        return []
    attributes = {given: name for name, given in kept.items() if given.isidentifier()}
    lines = ["def reset(self, lifetime: i64) -> None:"]
    for lifetime in lifetimes:
        mine = [each for each in fields if lifetime in each.words]
        used = set().union(*(names_in(each.first) for each in mine))
        lines.append(f"    if lifetime == {lifetime}:")
        for helper in helpers:
            assert isinstance(helper, ast.Assign)
            if used & {ast.unparse(each) for each in helper.targets}:
                lines.append(f"        {in_a_method(helper, attributes)}")
        lines += [f"        self.{each.name} = {in_a_method(each.first, attributes)}" for each in mine]
    return [method("\n".join(lines))]


def in_a_method(node: ast.AST, attributes: dict[str, str]) -> str:
    """A piece of `__init__` as it reads outside of it: what was a parameter is an attribute."""

    class Renamed(ast.NodeTransformer):
        def visit_Name(self, name: ast.Name) -> ast.expr:
            return ast.parse(f"self.{attributes[name.id]}", mode="eval").body if name.id in attributes else name

    return ast.unparse(Renamed().visit(ast.parse(ast.unparse(node))))


def names_in(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def statement(text: str) -> ast.stmt:
    return ast.parse(text).body[0]


def method(text: str) -> ast.FunctionDef:
    made = statement(text)
    assert isinstance(made, ast.FunctionDef)
    return made
