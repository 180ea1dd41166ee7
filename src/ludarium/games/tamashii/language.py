"""The language of cards, tiles, sheets and scenarios (30.4a), each word with how it is used.

`rules/verbs.py` and its neighbours carry the verbs out; `vocabulary.py` has the numbers of everything else.
"""

from __future__ import annotations

import re
from dataclasses import replace

from ludarium.core.language.phrases import Phrases
from ludarium.core.language.words import Amount, Code, If, Kind, Language, Line, Named, OneOf, Own, Thing, Things, Whole, Word
from ludarium.core.text import Phrase
from ludarium.games.tamashii import vocabulary as v
from ludarium.games.tamashii.naming import number_of
from ludarium.games.tamashii.patterns import CELLS, pattern_number
from ludarium.games.tamashii.verb_rules import ODD_RULES, RULE_OF

CODE = re.compile(r"[A-Z][A-Za-z]*\d+")
FACES = OneOf(("blank", "common", "rare"))
NUMBERS = OneOf(("blank", "1", "2", "3", "4"))
SYMBOLS = OneOf(("basic", "special"))
DICE = {"c": 1, "r": 16}  # of a slot: so many common, and 16 times so many rare; 256: any number of its symbol
ANY_NUMBER_OF = 256

# -- arguments that only this title has --------------------------------------------------------------------------------


def a_pattern(reader: Phrases) -> tuple[int, object]:
    """`E R / * B` (T-305)."""
    rows: list[str] = [""]
    while reader.token.text and (reader.token.text in CELLS or reader.sees("/")):
        text = reader.next().text
        if text == "/":
            rows.append("")
        else:
            rows[-1] += text
    if not all(rows) or len(rows) > 4 or max(map(len, rows)) > 4:
        reader._miss("a pattern of at most 4 rows of at most 4 cells")
    return pattern_number(rows), " / ".join(" ".join(row) for row in rows)


def some_dice(reader: Phrases) -> tuple[int, object]:
    """What a slot takes (T-200, T-201a): `c`, `r`, `c c`, `c r`, `Xc`, `Xr`."""
    said, number = [], 0
    while reader.token.text in DICE:
        said.append(reader.next().text)
        number += DICE[said[-1]]
    if not said and reader.token.text in ("Xc", "Xr"):
        said.append(reader.next().text)
        number = ANY_NUMBER_OF + DICE[said[0][1]]
    if not said:
        reader._miss("the dice of a slot (c, r, Xc, Xr)")
    return number, " ".join(said)


def a_name(reader: Phrases) -> tuple[int, object]:
    """A word of a scenario's own: a marker, a figure, a place, a row, a state."""
    if reader.token.kind != "word" or len(reader.token.text) > 11:
        reader._miss("a name of at most 11 letters")
    text = reader.next().text
    return number_of(text), text


def a_token(reader: Phrases) -> tuple[int, object]:
    """Ascend and Success tokens, Die tokens with their face, markers and figures with their name (T-240)."""
    word = reader._one_of(("ascend", "success", "die", "marker", "figure"))
    if word == "die":
        face = reader._one_of(FACES.words)
        return v.DIE_BLANK + FACES.words.index(face), Phrase("die-in-text", {"face": Phrase(f"face-{face}")})
    if word in ("ascend", "success"):
        return (v.ASCEND if word == "ascend" else v.SUCCESS), word
    number, name = a_name(reader)
    return v.MARKER + 2 * number + (word == "figure"), Phrase(f"label-{name}", {"many": 1})


def a_foe(reader: Phrases) -> tuple[int, object]:
    """Enemies of a level, or those with a code."""
    text = reader.token.text
    if text in ("L1", "L2", "L3"):
        reader.next()
        return int(text[1]), text
    if CODE.fullmatch(text) is None:
        reader._miss("L1, L2, L3 or the code of an Enemy")
    reader.next()
    return number_of(text), text


def an_item(reader: Phrases) -> tuple[int, object]:
    """The code of anything that can be locked (T-23)."""
    if CODE.fullmatch(reader.token.text) is None:
        reader._miss("a code")
    text = reader.next().text
    return number_of(text), Phrase("an-item", {"code": text})


def a_limit(reader: Phrases) -> tuple[int, object]:
    """How often an activity can be done (T-314i)."""
    for number, words in reversed(list(enumerate(v.LIMITS))):
        if reader._attempt(lambda words=words: reader.must(words) or True):  # type: ignore[misc,func-returns-value]
            return number, words
    reader._miss(" or ".join(v.LIMITS[1:]))
    raise AssertionError


def one(_reader: Phrases) -> tuple[int, object]:
    """Nothing is written, and it counts once."""
    return 1, ""


def also_type(reader: Phrases) -> tuple[int, object]:
    kind = reader._one_of(v.TYPES[:4])
    return int(16 ** v.TYPES.index(kind)), kind


# -- words ---------------------------------------------------------------------------------------------------------------


def verb(usage: str, rule: str, shared: bool = False, message: str = "") -> Word:
    return Word(usage, rule=RULE_OF[rule], cites="T-314", shared=shared, message=message)


def count(usage: str, number: int, message: str = "") -> Word:
    return Word(usage, number=number, cites="T-314c", message=message)


def selector(usage: str, family: str, number: int) -> Word:
    return Word(usage, number=number, family=family, cites="T-314e")


def fact(usage: str, number: int) -> Word:
    return Word(usage, number=number, cites="T-314d")


def filtering(usage: str, number: int) -> Word:
    return Word(usage, number=number, cites="T-314e")


def moment(usage: str, number: int, message: str = "") -> Word:
    return Word(usage, number=number, cites="T-314f", message=message)


def tells(word: Word) -> Word:
    """A count or a moment whose message says “you have at least 2 Locks”, “each player has launched a Pattern”."""
    return replace(word, compared=True, personal=True)


def trait(usage: str, number: int) -> Word:
    return Word(usage, number=number, cites="T-314g")


KINDS: dict[str, Kind] = {
    "n": Amount(),
    "k": Amount(),
    "change": Amount(signed=True),
    "cond": If(),
    "name": Named(),
    "asset": OneOf(v.ASSETS),
    "kind": OneOf(v.ASSETS[:4]),
    "type": OneOf(v.TYPES),
    "basic": OneOf(v.TYPES[:4]),
    "also": Own("one of red, blue, green, yellow", also_type),
    "faction": OneOf(v.FACTIONS),
    "face": FACES,
    "where": OneOf(v.PLACES_OF_TOKENS),
    "group": OneOf(("class", "faction"), first=1),
    "equipped": OneOf(("equipped",), first=1),
    "pile": OneOf(("enemies", "bodies", *v.FACTIONS)),
    "launch": OneOf(v.LAUNCHES),
    "side": OneOf(("a", "b")),
    "hack": OneOf(("hack",), first=1),
    "number": Whole(1, 24),
    "one": Own("", one),
    "seat": Thing("player"),
    "seats": Things(("player",)),
    "target": Thing("enemy"),
    "tile": Thing("tile"),
    "tiles": Things(("tile",)),
    "others": Things(("tile",)),
    "places": Things(("tile", "place", "player")),
    "card": Code("scenario"),
    "foe": Own("an Enemy", a_foe),
    "item": Own("a code", an_item),
    "token": Own("a token", a_token),
    "figure": Own("a figure", a_name),
    "row": Own("a row", a_name),
    "spot": Own("a place", a_name),
    "state": Own("a state", a_name),
    "limit": Own("how often", a_limit),
    "pattern": Own("a Pattern", a_pattern),
    "dice": Own("dice", some_dice),
    "odd": OneOf(ODD_RULES),
}

VERBS = (
    verb("gain <asset> <n> [<seat>]", "gain"),
    verb("lose <asset> <n> [<seat>]", "lose"),
    verb("spend <asset> <n>", "spend"),
    verb("lend <asset> <n>", "lend", shared=True),
    verb("exp <change> [<seat>]", "exp"),
    verb("token <type> <n> [<seat>]", "token"),
    verb("bag <type> <n> [<seat>]", "bag"),
    verb("dump <n> [<type>] [<seat>]", "dump"),
    verb("discard <n> [<type>] [<seat>]", "discard"),
    verb("purge <n>", "purge"),
    verb("prepare <n>", "prepare"),
    verb("program <n>", "program"),
    verb("unlock <n>", "unlock"),
    verb("fill", "fill"),
    verb("exchange <n>", "exchange"),
    verb("essential <type>", "essential"),
    verb("launch", "launch", shared=True),
    verb("recover <n> [<seat>]", "recover"),
    verb("maxintegrity <n>", "maxintegrity"),
    verb("wound <n> [<seat>]", "wound", shared=True),
    verb("bleed <n> [<seat>]", "bleed", shared=True),
    verb("cancel <n>", "cancel"),
    verb("damage <n> [<target>]", "damage", shared=True),
    verb("defeat [<n>] [<target>]", "defeat", shared=True),
    verb("divert [<target>]", "divert", shared=True),
    verb("mend <n> [<target>]", "mend"),
    verb("attach <n> [<seat>]", "attach", shared=True),
    verb("lure [<target>]", "lure", shared=True),
    verb("shove <n> <seat>", "shove", shared=True),
    verb("take <asset> <n> <seat>", "take", shared=True),
    verb("enemy <card> [<seat>]", "enemy", shared=True),
    verb("promote", "promote"),
    verb("trace 0", "trace_to_0", message="trace-to-0"),
    verb("trace on", "trace_on", shared=True),
    verb("trace <change> [<seat>]", "trace", shared=True),
    verb("dice <n>", "dice"),
    verb("reroll <n>", "reroll"),
    verb("face <n> <face>", "face"),
    verb("weaken <n>", "weaken"),
    verb("stun", "stun"),
    verb("move <n>", "move", shared=True),
    verb("move <n> free", "move_free", shared=True),
    verb("move <n> revealed", "move_revealed", shared=True),
    verb("carry <token> <n>", "carry", shared=True),
    verb("bring <n>", "bring", shared=True),
    verb("march <figure> <n> <row>", "march", shared=True),
    verb("swap tiles <tiles> <others>", "swap_tiles", shared=True),
    verb("hide <tile>", "hide", shared=True),
    verb("reveal <tile>", "reveal", shared=True),
    verb("look <pile> <n>", "look", shared=True),
    verb("look tile <tile>", "look_tile", shared=True),
    verb("look token <tile>", "look_token", shared=True),
    verb("look body <tile>", "look_body", shared=True),
    verb("body", "body"),
    verb("body market", "body_market", shared=True),
    verb("body here", "body_here", shared=True),
    verb("stash body <n> <tiles>", "stash_body", shared=True),
    verb("stash body it <tile>", "stash_it", shared=True),
    verb("drop body <tiles>", "drop_body", shared=True),
    verb("refresh market", "refresh_market", shared=True, message="refresh-whole-market"),
    verb("refresh market <n>", "refresh_some", shared=True),
    verb("draw class", "draw_class"),
    verb("draw <faction>", "draw_faction", shared=True, message="draw-faction"),
    verb("draw <faction> <n> keep <k>", "draw_some", shared=True),
    verb("equip <n>", "equip"),
    verb("break", "break_this", message="break-this"),
    verb("break <n>", "break_some"),
    verb("again", "again"),
    verb("pass", "pass_step"),
    verb("nothing", "nothing"),
    verb("put <token> <n> on <places>", "put", shared=True),
    verb("clear <token> <n> on <places>", "clear", shared=True),
    verb("clear <token> all on <places>", "clear_all", shared=True),
    verb("time <change>", "time", shared=True),
    verb("time set <n>", "time_set", shared=True),
    verb("card <card>", "card", shared=True),
    verb("card <card> on <tile>", "card_on", shared=True),
    verb("drop <card>", "drop", shared=True),
    verb("boss move <n>", "boss_move", shared=True),
    verb("boss hurt <n>", "boss_hurt", shared=True),
    verb("boss on <tile>", "boss_on", shared=True),
    verb("boss state <state>", "boss_state", shared=True),
    verb("open <item>", "open", shared=True),
    verb("close <item>", "close", shared=True),
    verb("tick <item>", "tick", shared=True),
    verb("end won", "end_won", shared=True),
    verb("end lost", "end_lost", shared=True),
    verb("meet", "meet", shared=True),
    verb("rule <odd> [<n>]", "odd", shared=True),
)

COUNTS = (
    count("P", v.PLAYERS, "players"),
    count("X", v.X, "dice"),
    count("time", v.TIME),
    count("turn", v.TURN),
    count("pool", v.POOL),
    tells(count("trace", v.TRACE)),
    count("integrity", v.INTEGRITY),
    count("maxintegrity", v.MAX_INTEGRITY),
    tells(count("exp", v.EXP)),
    tells(count("locks", v.LOCKS)),
    count("batteries", v.BATTERIES),
    *(tells(count(name, v.ASSET + number)) for number, name in enumerate(v.ASSETS[:4])),
    tells(count("assets", v.ALL_ASSETS)),
    tells(count("enemies", v.ENEMIES)),
    tells(count("bodies", v.BODIES)),
    tells(count("cards [<group>] [<equipped>]", v.CARDS)),
    count("tokens <type> on <where>", v.TOKENS),
    replace(count("<token> on <places>", v.PUT_ON, "put-on"), compared=True),
    count("bodies on <places>", v.BODIES_ON),
    count("steps <tiles> <others>", v.STEPS_BETWEEN, "steps-between"),
    tells(count("steps", v.STEPS)),
    tells(count("districts", v.DISTRICTS)),
    count("amount", v.AMOUNT),
    count("paid", v.PAID),
    count("marched", v.MARCHED),
    tells(count("drawn", v.DRAWN)),
    count("boss integrity", v.BOSS_INTEGRITY),
    count("boss armour", v.BOSS_ARMOUR),
)
OF_PEOPLE = frozenset(
    {
        "trace",
        "integrity",
        "maxintegrity",
        "exp",
        "locks",
        "batteries",
        *v.ASSETS[:4],
        "assets",
        "enemies",
        "bodies",
        "cards",
        "tokens on",
        "on",
        "steps",
        "districts",
    }
)

FACTS = (
    fact("ticked <card>", v.TICKED),
    fact("active <card>", v.ACTIVE),
    fact("boss in play", v.BOSS_IN_PLAY),
    fact("boss state <state>", v.BOSS_STATE),
    fact("solo", v.SOLO),
    fact("bot", v.BOT_IN_PLAY),
    fact("path <tiles> <others>", v.PATH),
)

SELECTORS = (
    selector("players", "player", v.EVERYBODY),
    selector("me", "player", v.ME),
    selector("another", "player", v.ANOTHER),
    selector("others", "player", v.OTHERS),
    selector("first", "player", v.FIRST_PLAYER),
    selector("next", "player", v.NEXT_PLAYER),
    selector("that", "player", v.THAT),
    selector("characters", "character", v.CHARACTERS),
    replace(selector("here", "tile", v.HERE), personal=True),
    selector("it", "tile", v.IT),
    selector("tile <number>", "tile", v.TILE),
    selector("tiles", "tile", v.ALL_TILES),
    selector("place <spot>", "tile", v.PLACE),
    selector("row <spot>", "tile", v.ROW),
    selector("sector of <tiles>", "tile", v.SECTOR),
    replace(selector("boss", "tile", v.WHERE_BOSS), message="boss-tile"),
    selector("figure <spot>", "tile", v.WHERE_FIGURE),
    selector("top [of <seats>]", "enemy", v.TOP),
    selector("enemies [of <seats>]", "enemy", v.OWN_ENEMIES),
    selector("enemy <foe> [of <seats>]", "enemy", v.ENEMY),
    selector("it", "enemy", v.IT_ENEMY),
    selector("boss", "enemy", v.THE_BOSS),
    selector("sheet", "place", v.ON_SHEET),
    selector("map", "place", v.ON_MAP),
    selector("card <card>", "place", v.ON_CARD),
)

FILTERS = (
    filtering("at <tiles>", v.AT),
    filtering("here", v.AT_HERE),
    filtering("revealed", v.REVEALED),
    filtering("down", v.DOWN),
    filtering("with <token>", v.WITH_TOKEN),
    filtering("without <token>", v.WITHOUT_TOKEN),
    filtering("with character", v.WITH_CHARACTER),
    filtering("without character", v.WITHOUT_CHARACTER),
    filtering("within <k> of <tiles>", v.WITHIN),
    filtering("nearest to <tiles>", v.NEAREST),
    filtering("farthest from <tiles>", v.FARTHEST),
    filtering("other than <tiles>", v.OTHER_THAN),
    filtering("free", v.FREE),
)

MOMENTS = (
    moment("turn starts", v.TURN_STARTS),
    moment("turn ends", v.TURN_ENDS),
    moment("trace roll", v.TRACE_ROLL),
    moment("trace rolled", v.TRACE_ROLLED),
    moment("filling", v.FILLING),
    moment("filled", v.FILLED),
    moment("programming", v.PROGRAMMING),
    moment("moving", v.MOVING),
    moment("moved", v.MOVED),
    moment("stayed", v.STAYED),
    moment("traced", v.TRACED),
    tells(moment("revealed", v.TILE_REVEALED)),
    tells(moment("explored", v.EXPLORED)),
    moment("trace rises", v.TRACE_RISES),
    moment("district", v.DISTRICT),
    tells(moment("districted", v.DISTRICTED)),
    moment("launching", v.LAUNCHING),
    tells(moment("launched <launch>", v.LAUNCHED)),
    tells(moment("launched <name>", v.LAUNCHED_NAME, "launched-name")),
    moment("gained <type>", v.GAINED),
    moment("dumped <type>", v.DUMPED),
    moment("discarded <type>", v.DISCARDED),
    moment("attack roll", v.ATTACK_ROLL),
    moment("attack rolled", v.ATTACK_ROLLED),
    moment("combat starts", v.COMBAT_STARTS),
    moment("combat ends", v.COMBAT_ENDS),
    moment("slotted", v.SLOTTED),
    moment("wounds", v.WOUNDS),
    moment("wounded", v.WOUNDED),
    tells(moment("attached [<foe>]", v.ATTACHED)),
    moment("damaged [<foe>]", v.DAMAGED),
    tells(moment("defeated [<foe>]", v.DEFEATED)),
    tells(moment("diverted [<foe>]", v.DIVERTED)),
    moment("box", v.BOX),
    moment("boxed", v.BOXED),
    tells(moment("occupied", v.OCCUPIED)),
    moment("body lost", v.BODY_LOST),
    moment("resetting", v.RESETTING),
    moment("reset", v.RESET),
    tells(moment("equipped", v.EQUIPPED)),
    moment("broken", v.BROKEN),
    tells(moment("unlocked", v.UNLOCKED)),
    moment("testing", v.TESTING),
    tells(moment("passed", v.PASSED)),
    tells(moment("failed", v.FAILED)),
    moment("put <token>", v.PUT),
    moment("cleared <token>", v.CLEARED),
    tells(moment("activity <name>", v.ACTIVITY)),
    moment("boss moved", v.BOSS_MOVED),
    moment("boss attacks", v.BOSS_ATTACKS),
    moment("boss hurt", v.BOSS_HURT),
    moment("global", v.GLOBAL),
)
REPLACEABLE = frozenset({"trace roll", "trace rises", "district", "gained", "wounds", "box", "body lost", "boss attacks"})

TRAITS = (
    trait("mov <change> [at <tiles>]", v.MOV),
    trait("att <change> [at <tiles>]", v.ATT),
    trait("prg <change> [at <tiles>]", v.PRG),
    trait("entry <change> [at <tiles>]", v.ENTRY),
    trait("stationary <change> [at <tiles>]", v.STATIONARY),
    trait("trace dice <change> [at <tiles>]", v.TRACE_DICE),
    trait("keep trace <one> [at <tiles>]", v.KEEP_TRACE),
    trait("hack damage <change> [at <tiles>]", v.HACK_DAMAGE),
    trait("slot damage <change> [at <tiles>]", v.SLOT_DAMAGE),
    trait("box <change> [at <tiles>]", v.BOX_WOUNDS),
    trait("reset corrupted <change> [at <tiles>]", v.RESET_CORRUPTED),
    trait("cheaper <n>", v.CHEAPER),
    trait("wild <n>", v.WILD),
    trait("essential also <also>", v.ESSENTIAL_ALSO),
    trait("fill <change>", v.FILL),
    trait("over down <one>", v.OVER_DOWN),
    trait("closed <one> at <tiles>", v.CLOSED),
    trait("reach <n>", v.REACH),
    trait("also <one> at <tiles>", v.ALSO_AT),
    trait("tests <change> [at <tiles>]", v.TESTS),
    trait("need <change> [at <tiles>]", v.NEED),
    trait("shield partial <one>", v.SHIELD_PARTIAL),
    trait("market <change>", v.MARKET),
    trait("boss mov <change>", v.BOSS_MOV),
    trait("boss seeks <n>", v.BOSS_SEEKS),
    *(trait(f"no {word} <one> [at <tiles>]", v.NO_POWER + number) for number, word in enumerate(v.FORBIDDEN)),
)

LINES = (
    # what is done
    Line("test <type> <n>", rule=RULE_OF["test"], cites="T-314b", further=("fail",)),
    Line("group test <type> <n>", rule=RULE_OF["group_test"], cites="T-314b", further=("fail",)),
    Line("roll player <n>", rule=RULE_OF["roll_player"], cites="T-314b", items=FACES),
    Line("roll number <n>", rule=RULE_OF["roll_number"], cites="T-314b", items=NUMBERS),
    Line("roll symbol <n>", rule=RULE_OF["roll_symbol"], cites="T-314b", items=SYMBOLS),
    # what there is (T-314a)
    Line("basic"),
    Line("special"),
    Line("hack <pattern>"),
    Line("divert <pattern>"),
    Line("slot <dice>"),
    Line("cost <pattern>", block=False),
    Line("ability"),
    Line("pattern <pattern>"),
    Line("pattern <name> <pattern> [at <tiles>] [as <hack>]", message="pattern-named"),
    Line("stage <cond>"),
    Line("immediate"),
    Line("activity <name> [at <tiles>] [<limit>]"),
    Line("global"),
    Line("enter"),
    Line("pool"),
    Line("lost"),
    Line("bonus"),
    Line("goal <cond>", block=False),
    Line("goal", message="goal-lines"),
    Line("side <side>"),
    Line("basic low"),
    Line("basic high"),
    Line("special low"),
    Line("special high"),
)

LANGUAGE = Language(
    kinds=KINDS,
    verbs=VERBS,
    counts=COUNTS,
    of_people=OF_PEOPLE,
    facts=FACTS,
    selectors=SELECTORS,
    filters=FILTERS,
    moments=MOMENTS,
    replaceable=REPLACEABLE,
    traits=TRAITS,
    lines=LINES,
    steps=v.STEPS_OF_A_TURN,
    windows=("step", "turn", "card", "match"),
    lifetimes=("step", "turn"),
)
