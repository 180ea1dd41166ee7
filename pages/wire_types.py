"""The types of the browser client from those of Python, one source of truth: web/src/lib/wire.ts from the messages of
ludarium.server.wire, and web/src/titles/<id>/view.gen.ts from the view of every title that declares one."""

from __future__ import annotations

import sys
import types
import typing
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct, UnsetType, structs

from ludarium import registry
from ludarium.core.views import struct_of
from ludarium.server import wire

WEB = Path(__file__).resolve().parent.parent / "web" / "src"
WIRE = WEB / "lib" / "wire.ts"
HEADER = "// Generated from {source} by `make docs`: do not edit."
PLAIN = {bool: "boolean", int: "number", float: "number", str: "string", type(None): "null"}

Names = dict[object, str]  # of the unions of words that have one: `Colour = Literal["red", ...]`


# -- one type --------------------------------------------------------------------------------------------------------


def type_name(written: str, hint: typing.Any, names: Names) -> str:
    """A Python type as TypeScript. A text is open for Python; that it is one shows in the name it is `written` with."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if hint is typing.Any:
        return "Say" if "Say" in written else "any"
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, type) and issubclass(hint, Struct):
        return hint.__name__
    if hint in names:
        return names[hint]
    if origin is typing.Annotated:
        return type_name(written, inner[0], names)
    if origin is typing.Literal:
        return " | ".join(f'"{value}"' for value in inner)
    parts = [type_name(written, each, names) for each in inner if each is not UnsetType]
    if origin is list:
        return f"({parts[0]})[]" if "|" in parts[0] else f"{parts[0]}[]"
    if origin is tuple:
        return "[" + ", ".join(parts) + "]"
    if origin is dict:
        return f"Record<{parts[0]}, {parts[1]}>"
    if origin in (typing.Union, types.UnionType):
        return " | ".join(parts)
    raise TypeError(f"no TypeScript for {hint}")


def interface(cls: type[Struct], names: Names) -> str:
    config = cls.__struct_config__
    sparing = config.forbid_unknown_fields or config.omit_defaults  # what has a default may be left out
    lines = [f"export interface {cls.__name__} {{"]
    if cls.__doc__ and not cls.__doc__.startswith(cls.__name__):
        lines.insert(0, f"/** {cls.__doc__.strip()} */")
    if config.tag is not None:
        lines.append(f'  t: "{config.tag}";')
    for field in structs.fields(cls):
        absent = UnsetType in typing.get_args(field.type) or (sparing and not field.required)
        kind = type_name(str(cls.__annotations__.get(field.name, "")), field.type, names)
        lines.append(f"  {field.encode_name}{'?' if absent else ''}: {kind};")
    return "\n".join([*lines, "}"])


# -- the messages ----------------------------------------------------------------------------------------------------


def messages() -> str:
    declared = [each for each in vars(wire).values() if isinstance(each, type) and issubclass(each, Struct)]
    found = [each for each in declared if each is not Struct and each.__struct_fields__]
    unions = {name: typing.get_args(getattr(wire, name)) for name in ("Request", "Event")}
    return text_of(
        HEADER.format(source="src/ludarium/server/wire.py"),
        "/** A text on its way: `say()` of words.svelte.ts puts it into the reader's language. */",
        f"export type Say = {wire.type_of_text};",
        *(interface(each, {}) for each in found),
        *(f"export type {name} = {' | '.join(each.__name__ for each in members)};" for name, members in unions.items()),
    )


# -- the views -------------------------------------------------------------------------------------------------------


def views() -> dict[Path, str]:
    """The file of every title that has a board of its own and declares what is seen of it."""
    boards = sorted(file.parent for file in WEB.glob("titles/*/index.ts"))
    found = {folder: struct_of(registry.game(folder.name)) for folder in boards}
    return {folder / "view.gen.ts": view(whole) for folder, whole in found.items() if whole}


def view(whole: type[Struct]) -> str:
    seen = list(dict.fromkeys(parts_of(whole)))
    used = {hint for cls in seen for field in structs.fields(cls) for hint in (field.type, *hints_in(field.type))}
    modules = dict.fromkeys(sys.modules[cls.__module__] for cls in seen)
    words = {hint: name for module in modules for name, hint in vars(module).items() if is_words(hint) and hint in used}
    interfaces = [interface(cls, words) for cls in seen]
    return text_of(
        HEADER.format(source=f"src/{whole.__module__.replace('.', '/')}.py"),
        *(['import type { Say } from "../../lib/wire";'] if any(": Say" in each for each in interfaces) else []),
        *(f"export type {name} = {type_name('', hint, {})};" for hint, name in words.items()),
        *interfaces,
    )


def parts_of(cls: type[Struct]) -> Iterator[type[Struct]]:
    """Everything that a Struct is made of, and at last itself."""
    for field in structs.fields(cls):
        for hint in (field.type, *hints_in(field.type)):
            if isinstance(hint, type) and issubclass(hint, Struct):
                yield from parts_of(hint)
    yield cls


def hints_in(hint: typing.Any) -> Iterator[typing.Any]:
    for each in () if is_words(hint) else typing.get_args(hint):
        yield each
        yield from hints_in(each)


def is_words(hint: object) -> bool:
    return typing.get_origin(hint) is typing.Literal


# -- files -----------------------------------------------------------------------------------------------------------


def text_of(*parts: str) -> str:
    return "\n\n".join(parts) + "\n"


def files() -> dict[Path, str]:
    return {WIRE: messages(), **views()}


if __name__ == "__main__":
    for target, text in files().items():
        if not target.is_file() or target.read_text("utf-8") != text:  # a newer file would have everything compiled anew
            target.write_text(text, "utf-8")
            sys.stdout.write(f"wrote {target.relative_to(WEB)}\n")
