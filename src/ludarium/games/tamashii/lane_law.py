"""T-297b: what a card does while everybody plans side by side touches only what is its owner's; what wants more is refused.

Shared are the verbs that say so, Corrupted Data (it comes from the pool), a rise of Trace (it can draw Enemies), dice and
whatever else chance decides for all alike. What others have may not even be counted: it would matter who was faster (T-297c).
"""

from __future__ import annotations

from typing import Final

from ludarium.core.language import tree

LANE_MOMENTS: Final = (
    *("filling", "filled", "programming", "equipped", "gained", "discarded", "unlocked"),
    *("dumped", "broken", "occupied"),  # by what a card does there
)
TO_SUPPLY: Final = ("token", "bag")
OF_DICE: Final = ("roll player", "roll number", "roll symbol", "reroll", "face", "dice", "test", "group test")


def trespass(script: tree.Script, step: str, who: str) -> str | None:
    """What in this script must not be done in a lane, if anything; `step`: where a `use` may be used that does not say, `who`:
    whose moments a `when` answers that does not say."""
    for node in tree.walk(script):
        if isinstance(node, tree.Use) and (node.step or step) == "planning":
            found = of_others(node) or shared(node)
            if found:
                return f"'{found}' touches more than what is one's own, and in Planning all act at once"
        if isinstance(node, tree.When) and node.event.word.name in LANE_MOMENTS and not brings_corrupted(node.event):
            if node.who == "another" or (node.who == "anybody" and who == "me"):
                return f"'{node.event.word.name}' comes in Planning, where nobody answers what another does"
            found = of_others(node) or shared(node)
            if found:
                return f"'{found}' touches more than what is one's own, and '{node.event.word.name}' comes in Planning"
        if isinstance(node, tree.Declared) and node.said.word.name == "stage":
            reward = tree.Use(step, "", node.inside.block)
            found = of_others(node.said) or of_others(reward) or shared(reward)
            if found:
                return f"'{found}' touches more than what is one's own, and a stage can be completed in Planning"
    return None


def brings_corrupted(event: tree.Said) -> bool:
    """Corrupted Data is gained outside of lanes only."""
    return event.word.name == "gained" and is_corrupted(event)


def shared(line: tree.Use | tree.When) -> str | None:
    """The first verb that touches what belongs to all."""
    for said in tree.words_in(line.block):
        if said.word.name in TO_SUPPLY and is_corrupted(said):
            return f"{said.word.name} corrupted"
        if (said.word.shared and not falls(said)) or said.word.name in OF_DICE:
            return said.word.name
    return None


def falls(said: tree.Said) -> bool:
    """`trace -1`: whatever becomes less touches nobody else."""
    amount = said.values[0] if said.values else None
    return said.word.name == "trace" and isinstance(amount, tree.Plain) and amount.number < 0


def is_corrupted(said: tree.Said) -> bool:
    kind = said.values[0]
    return isinstance(kind, tree.Plain) and kind.shown == "corrupted"


def of_others(line: tree.Use | tree.When | tree.Said) -> str | None:
    """The first thing that is meant or counted and belongs to somebody else, or to all."""
    for node in tree.walk(line):
        if isinstance(node, tree.Selector) and node.random:
            return "random"
        if isinstance(node, tree.Selector) and node.base.word.family == "player" and node.base.word.name != "me":
            return node.base.word.name
        if isinstance(node, tree.Count | tree.Happened) and node.over:
            return node.over
    return None
