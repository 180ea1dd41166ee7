"""What scenario cards and their deck must be like (T-227b, T-250, T-314a, T-315); others are refused when they are read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ludarium.core.language import tree
from ludarium.core.packs import Row
from ludarium.games.tamashii.verb_rules import RULE_OF

SECTIONS = {  # of each kind of card
    "plot": ("immediate", "special", "activity", "pattern", "global"),
    "special": ("immediate", "special", "activity", "pattern", "global"),
    "end": ("immediate",),
    "enemy": ("basic", "special", "hack", "divert"),
    "attack": ("side",),
    "sheet": ("special", "activity", "pattern", "global", "pool", "lost"),
}
ENDS = {RULE_OF["end_won"], RULE_OF["end_lost"]}
ENDINGS = ENDS | {RULE_OF[name] for name in ("open", "close", "tick")}
DRAWS = {RULE_OF[name] for name in ("card", "card_on", "enemy")}
IN_THE_STORY = ("immediate", "global")  # where Plot cards are drawn


def check_card(each: Row, kind: str, script: tree.Script, kinds: Mapping[str, str]) -> None:
    """One card, or a sheet. `kinds`: of every card by its id."""
    outside = script.block or script.traits or script.whens or script.uses
    for section in script.declared:
        if section.said.word.name not in SECTIONS[kind]:
            raise each.wrong(
                f"a card of the kind '{kind}' has {', '.join(SECTIONS[kind])}, no {section.said.word.name}", "T-314a"
            )
    if outside:
        raise each.wrong(f"every line of it stands under one of {', '.join(SECTIONS[kind])}", "T-314a")
    ends = [said.word.rule for said in tree.words_in(script) if said.word.rule in ENDINGS]
    if kind != "end" and ends:
        word = next(said.word.name for said in tree.words_in(script) if said.word.rule in ENDINGS)
        raise each.wrong(f"`{word}` stands on end cards only", "T-314a")
    if kind == "end" and not ENDS.intersection(ends):
        raise each.wrong("an end card has `end won` or `end lost`", "T-250")
    for section in script.declared:
        if section.said.word.name not in IN_THE_STORY and any(kinds.get(id) == "plot" for id in drawn_by(section)):
            raise each.wrong("Plot cards are drawn in `immediate` and `global`", "T-227b")


def drawn_by(node: object) -> Iterator[str]:
    """The ids of the cards that are drawn, or come as Enemies."""
    for said in tree.words_in(node):
        if said.word.rule in DRAWS and isinstance(said.values[0], tree.Coded):
            yield said.values[0].code.lower()


def check_deck(sheet: Row, rows: list[Row], scripts: Mapping[str, tree.Script]) -> None:
    """Every card can come, and from every Plot card the story goes on to an end. Attack cards come with their boss."""
    draws = {id: set(drawn_by(script)) for id, script in scripts.items()}
    come = everything_from({sheet.text("first"), sheet.text("lost")} | draws.get(sheet.id, set()), draws)
    ends = {each.id for each in rows if each.fields["kind"] == "end"}
    for each in rows:
        if each.fields["kind"] != "attack" and each.id not in come:
            raise each.wrong("nothing draws it", "T-315")
        if each.fields["kind"] == "plot" and not ends & everything_from({each.id}, draws):
            raise each.wrong("no end card is reached from it", "T-315")


def everything_from(start: set[str], draws: Mapping[str, set[str]]) -> set[str]:
    found: set[str] = set()
    waiting = set(start)
    while waiting:
        id = waiting.pop()
        found.add(id)
        waiting |= draws.get(id, set()) - found
    return found
