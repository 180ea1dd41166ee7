"""All scripts of a pack as rows of numbers: what `writer` makes of trees, and `lines` and `moments` carry out.

Nothing here changes during a match. Every row is made of entries of a fixed length, and an entry is known by where it begins.
"""

from __future__ import annotations

from typing import Final

from ludarium.core.native import i64, vec

NONE: Final = -1

# -- steps: a word and four numbers; a block is steps until END
STEP: Final = 5
END: Final = 0
DO: Final = 1  # rule, where its arguments begin, how many
IF: Final = 2  # condition, block
ELSE: Final = 3  # block
EACH: Final = 4  # selector, block, whether each of them becomes the one who acts
MAY: Final = 5  # block
CHOOSE: Final = 6  # where its blocks begin, how many, whether none may be taken
PAY: Final = 7  # the costs as a block, block, which argument says how much if that is free, the most
LAST: Final = 8  # trait, where its arguments begin, lifetime, who has it
LINE: Final = 9  # rule, where its arguments begin, how many, where its blocks begin

# -- arguments: a kind and a number
ARGUMENT: Final = 2
PLAIN: Final = 0  # the number itself
COUNTED: Final = 1  # a number worked out when it is needed
CHOSEN: Final = 2  # a thing of this selector

# -- numbers: a kind and three numbers
NUMBER: Final = 4
COUNT: Final = 1  # which, where its arguments begin
OF: Final = 2  # a number, of these people, over them
HAPPENED: Final = 3  # a counter
THINGS: Final = 4  # how many a selector gives
ADD: Final = 5
LESS: Final = 6  # at least 0
TIMES: Final = 7
PER: Final = 8  # a number, times a number, at most so often
ONE: Final = 0  # over whom: one of them
SUM: Final = 1
MOST: Final = 2
LEAST: Final = 3

# -- conditions: a kind and three numbers
CONDITION: Final = 4
EQUAL: Final = 0
OTHER: Final = 1
LESS_THAN: Final = 2
AT_MOST: Final = 3
MORE_THAN: Final = 4
AT_LEAST: Final = 5
EXISTS: Final = 6  # a selector
FOR_ALL: Final = 7  # a selector, a condition
SAME: Final = 8  # two selectors
FACT: Final = 9  # which, where its arguments begin
AND: Final = 10
OR: Final = 11
NOT: Final = 12

# -- selectors: which, where its arguments begin, where its filters begin, how many are chosen (0: all), bits
SELECTOR: Final = 5
BY_CHANCE: Final = 1
PEOPLE: Final = 2
# filters: which and where its arguments begin; HOLDING and a condition; NONE at the end
FILTER: Final = 2
HOLDING: Final = -2

# -- what listens: moment, of which kind, whose moments, condition, block, bits, mark, script
LISTENER: Final = 8
ME: Final = 0
ANOTHER: Final = 1
ANYBODY: Final = 2
INSTEAD: Final = 1
FORCED: Final = 2
ONCE: Final = 4  # ever; with a mark and without this: once a turn
EVERY_KIND: Final = -1

# -- traits: which, where its arguments begin, how many, condition
TRAIT: Final = 4

# -- uses: step, block, mark, whether it is once ever
USE: Final = 4

# -- scripts: its block, and from where to where its listeners, traits and uses stand
SCRIPT: Final = 7


class Program:
    def __init__(
        self,
        steps: vec[i64],
        branches: vec[i64],
        arguments: vec[i64],
        numbers: vec[i64],
        conditions: vec[i64],
        selectors: vec[i64],
        filters: vec[i64],
        listeners: vec[i64],
        traits: vec[i64],
        uses: vec[i64],
        scripts: vec[i64],
        counters: vec[i64],
    ) -> None:
        self.steps: vec[i64] = steps
        self.branches: vec[i64] = branches  # blocks of lines that have several
        self.arguments: vec[i64] = arguments
        self.numbers: vec[i64] = numbers
        self.conditions: vec[i64] = conditions
        self.selectors: vec[i64] = selectors
        self.filters: vec[i64] = filters
        self.listeners: vec[i64] = listeners
        self.traits: vec[i64] = traits
        self.uses: vec[i64] = uses
        self.scripts: vec[i64] = scripts
        self.counters: vec[i64] = counters  # moment, of which kind, window

    def block(self, script: i64) -> i64:
        return self.scripts[script * SCRIPT]
