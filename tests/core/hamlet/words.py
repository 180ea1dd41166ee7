"""The language of the hamlet, and its cards."""

from __future__ import annotations

from ludarium.core.language.words import Amount, If, Language, Line, Named, OneOf, Thing, Things, Word
from tests.core.hamlet import flow
from tests.core.hamlet import state as of

FACES = OneOf(("blank", "common", "rare"))

LANGUAGE = Language(
    kinds={
        "n": Amount(),
        "change": Amount(signed=True),
        "house": Thing("house"),
        "houses": Things(("house",)),
        "seat": Thing("player"),
        "name": Named(),
        "cond": If(),
    },
    verbs=(
        Word("gain <n>", rule=flow.gain),
        Word("spend <n>", rule=flow.spend),
        Word("give <n> to <seat>", rule=flow.give),
        Word("wound <n>", rule=flow.wound, shared=True),
        Word("cancel <n>", rule=flow.cancel),
        Word("light <house>", rule=flow.light),
        Word("put out <houses>", rule=flow.put_out),
        Word("heal <n>", rule=flow.heal),
        Word("nothing", rule=flow.nothing),
    ),
    counts=(
        Word("coins", number=of.COINS),
        Word("P", number=of.PLAYERS, message="players"),
        Word("night", number=of.NIGHT),
        Word("amount", number=of.AMOUNT),
        Word("paid", number=of.PAID),
        Word("lamps on <houses>", number=of.LAMPS),
        Word("hearts", number=of.HEARTS_LEFT),
    ),
    of_people=frozenset({"coins", "hearts"}),
    facts=(Word("first night", number=of.FIRST_NIGHT),),
    selectors=(
        Word("players", number=of.EVERYBODY, family="player"),
        Word("me", number=of.MYSELF, family="player"),
        Word("that", number=of.THAT, family="player"),
        Word("others", number=of.OTHERS, family="player"),
        Word("houses", number=of.ALL_HOUSES, family="house"),
        Word("here", number=of.HERE, family="house"),
        Word("it", number=of.IT, family="house"),
    ),
    filters=(Word("lit", number=of.LIT), Word("dark", number=of.DARK), Word("beside me", number=of.AT)),
    moments=(
        Word("wounds", number=of.WOUNDS),
        Word("wounded", number=of.WOUNDED),
        Word("gained", number=of.GAINED),
        Word("night falls", number=of.NIGHT_FALLS),
    ),
    replaceable=frozenset({"wounds"}),
    traits=(Word("thrift <change>", number=of.THRIFT), Word("lucky", number=of.LUCKY)),
    lines=(
        Line("toss <n>", rule=flow.toss, further=("fail",)),
        Line("dice <n>", rule=flow.dice, items=FACES),
        Line("errand <name> [if <cond>]"),
    ),
    steps=("evening",),
    windows=("turn", "match"),
    lifetimes=("turn", "step"),
)

# what happens once, and what stays
CARDS = {
    "purse": "gain 2",
    "wolf": "wound 2; gain 1",
    "storm": "each players:\n  wound 1",
    "lamp": "light houses dark; gain 1 per lamps on houses max 3",
    "spark": "light random houses",
    "thief": "if coins of others > coins:\n  gain 1\nelse:\n  give 1 to others",
    "oracle": 'choose:\n  - "coin": gain 1\n  - "heart": if hearts < 5: heal 1\n  - "lamp": pay spend 1: light here',
    "offer": 'may choose:\n  - "pay": pay spend 2: heal 2\n  - "sing": may: gain 1',
    "tithe": "pay spend up to 3: heal 1 * paid",
    "toll": "toss 3:\n  gain 1\nfail:\n  wound 1",
    "bones": "dice 2:\n  - common: gain 1\n  - rare: heal 1; light here",
    "wind": "put out houses lit; turn lucky",
    "moon": "each houses lit:\n  if it is here: gain 2\nif not (first night or night = 6) and all players: hearts > 0:\n  gain 1",
    "cloak": "when wounds once a turn: pay spend 1: cancel 1",
    "ward": "instead of wounds if coins >= 5 once: spend 5",
    "friend": "when wounds of another: pay spend 1: cancel 1",
    "miser": "thrift +1\nwhile hearts <= 2: lucky",
    "echo": "when gained if amount >= 2 and gained this turn <= 1: gain 1",
    "nurse": "when wounded of anybody: heal 1\nuse in evening once a turn: pay spend 1: heal 1",
    "dawn": "when night falls if sum coins of players >= 2 * P: may: light here\nuse: gain 1 per gained this match max 2",
}
STAYS = ("cloak", "ward", "friend", "miser", "echo", "nurse", "dawn")
