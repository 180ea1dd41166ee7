"""The types of the browser client, web/src/lib/wire.ts, from the messages of ludarium.server.wire: one source of truth."""

from __future__ import annotations

import sys
import typing
from pathlib import Path

import msgspec.inspect as seen
from msgspec import Struct

from ludarium.server import wire

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "wire.ts"


def type_name(hint: object, kind: seen.Type) -> str:
    """A Python type as TypeScript. The two open types of the wire, texts and views, are told apart by the alias used."""
    match kind:
        case seen.AnyType():
            return "Say" if "Say" in str(hint) else "any"
        case seen.NoneType():
            return "null"
        case seen.BoolType():
            return "boolean"
        case seen.IntType() | seen.FloatType():
            return "number"
        case seen.StrType():
            return "string"
        case seen.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case seen.ListType(item_type=item):
            inner = type_name(hint, item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case seen.TupleType(item_types=items):
            return "[" + ", ".join(type_name(hint, item) for item in items) + "]"
        case seen.DictType(value_type=value):
            return f"Record<string, {type_name(hint, value)}>"
        case seen.StructType(cls=cls):
            return cls.__name__
        case seen.UnionType(types=types):
            return " | ".join(type_name(hint, each) for each in types)
    raise TypeError(f"no TypeScript for {kind}")


def interface(cls: type[Struct]) -> str:
    info = seen.type_info(cls)
    assert isinstance(info, seen.StructType)
    sent_by_client = cls.__struct_config__.forbid_unknown_fields
    lines = [f"export interface {cls.__name__} {{"]
    if cls.__doc__ and not cls.__doc__.startswith(cls.__name__):
        lines.insert(0, f"/** {cls.__doc__.strip()} */")
    if info.tag is not None:
        lines.append(f'  t: "{info.tag}";')
    for field in info.fields:
        optional = "?" if sent_by_client and not field.required else ""
        lines.append(f"  {field.name}{optional}: {type_name(cls.__annotations__.get(field.name, ''), field.type)};")
    return "\n".join([*lines, "}"])


def typescript() -> str:
    structs = [
        each
        for each in vars(wire).values()
        if isinstance(each, type) and issubclass(each, Struct) and each.__module__ == wire.__name__ and each.__struct_fields__
    ]
    unions = {name: typing.get_args(getattr(wire, name)) for name in ("Request", "Event")}
    parts = [
        "// Generated from src/ludarium/server/wire.py by `make docs`: do not edit.",
        "/** A text on its way: `say()` of words.svelte.ts puts it into the reader's language. */",
        f"export type Say = {wire.type_of_text};",
        *map(interface, structs),
        *(f"export type {name} = {' | '.join(each.__name__ for each in members)};" for name, members in unions.items()),
    ]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    text = typescript()
    if not TARGET.is_file() or TARGET.read_text("utf-8") != text:  # a newer file would have everything compiled anew
        TARGET.write_text(text, "utf-8")
        sys.stdout.write(f"wrote {TARGET.name}\n")
