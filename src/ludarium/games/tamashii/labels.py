"""What cards call their items, activities, Patterns, markers and figures, in the words of each language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ludarium.core.language import tree
from ludarium.core.packs import Row
from ludarium.core.text import LANGUAGES, Localized, Phrase, both, texts

FOLDER = Path(__file__).parent
IN_SCENARIOS = ("scenario", "card")  # kinds of cards that are looked at as a whole (scenario_law.py)


def label_message(text: str) -> Phrase:
    """The message of a name that stands on a shipped card; of markers there may be `many`."""
    return Phrase(f"label-{text.lower().replace(' ', '-').replace('_', '-')}", {"many": 1})


def own_labels(each: Row, script: tree.Script) -> dict[str, Localized]:
    """Those of one card; a name without any is shown as it is written."""
    labels = each.fields.get("labels", {})
    each.must(isinstance(labels, dict), '\'labels\' is a table of texts: labels = { "name" = { en = "...", fr = "..." } }')
    given = Row(each.file, each.line, each.kind, {"id": each.id, **labels})
    found = {name: given.localized(name) for name in labels}
    if each.kind not in IN_SCENARIOS:
        must_be_worded(each, script)
    return {name: both(name, name) for name in unworded(each, script)} | found


def must_be_worded(each: Row, script: tree.Script) -> None:
    for name in unworded(each, script):
        raise each.wrong(f"'labels' needs a text in each language for '{name}': {', '.join(LANGUAGES)}")


def unworded(each: Row, script: tree.Script) -> list[str]:
    """What has a name and neither a text here nor a message of the title. Shipped cards have messages."""
    if each.file.parent == FOLDER / "data":
        return []
    labels = each.fields.get("labels", {})
    return [name for name in names_in(script) if name not in labels and not texts(FOLDER / "text").has(label_message(name).id)]


def names_in(script: tree.Script) -> Iterator[str]:
    for node in tree.walk(script):
        if isinstance(node, tree.Item):
            yield node.label
        if isinstance(node, tree.Declared):
            yield from (each.code for each in node.said.values if isinstance(each, tree.Coded) and each.family == "name")
        if isinstance(node, tree.Plain) and isinstance(node.shown, Phrase) and node.shown.id.startswith("label-"):
            yield node.shown.id.removeprefix("label-")
