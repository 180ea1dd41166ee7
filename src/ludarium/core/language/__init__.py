"""The language of cards: scripts with lines.

A card that does one thing after another is a few sentences (`core/scripts.py`). A card that asks, counts, repeats and listens is
lines, indented like this file:

    when defeated of another if trace < 3 once a turn:
      may choose:
        - "Help": gain any 1
        - "Hide": pay spend power 1: trace -2

`reader` makes a tree of it, line by line (`phrases`: what stands within one; `cursor`: where it stands), or says line, column and
what it expected there; `printed` makes the text of the card from the tree, in every language; `writer` turns it into rows of
numbers (`program`), which `lines` carries out and `moments` listens with, on a state that is `Scripted`; `asked` is what scripts
ask, in words. The words of scripts (verbs, counts, selectors, moments ...) are a title's own (`words`).
"""

from contextlib import suppress

with suppress(ImportError):  # the compiled build: its rules are known to titles that are not compiled, too
    from ludarium.core import _native as _native  # type: ignore[attr-defined]
