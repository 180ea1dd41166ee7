"""Questions and options in words: the notation of every answer, its sentence, and the things on the board it speaks of."""

from __future__ import annotations

from ludarium.core.bits import BIT
from ludarium.core.packs import Pack
from ludarium.core.prompts import AFFIRM, DECLINE, END, PLAIN, Choice, kind_of
from ludarium.core.text import Listing, Phrase
from ludarium.games.proving import dice
from ludarium.games.proving.rules import attacks, chariots, conspirators, dragon, rolling, sun_moon, wounds
from ludarium.games.proving.state import FACES, LAST_HEALTH, NO_CARD, Proving

SPACES = ("top", "middle", "bottom")


def colour_of(number: int) -> str:
    return dice.COLOURS[dice.colour_of(number)] if number < 14 else "dragon"


def die_phrase(number: int, value: int = 0) -> Phrase:
    """A die by its colour, and by what it shows where dice of one colour must be told apart."""
    return Phrase("die", {"colour": colour_of(number), "value": value})


def die_showing(s: Proving, number: int) -> Phrase:
    return die_phrase(number, int(rolling.value_of(s, BIT[number])))


def die_anchor(number: int) -> str:
    return f"die.{dice.NAMES[number]}"


def asks(s: Proving, pack: Pack) -> Phrase:
    kind = kind_of(s)
    arguments: dict[str, object] = {"round": int(s.round)}
    if kind == "opening_roll":
        arguments["timed"] = timed(s)
    elif kind == "put_to_rest":
        arguments |= {"space": SPACES[s.then_a], **reason_to_rest(s, pack)}
    elif kind == "look_again":
        arguments["number"] = int(s.then_a)
    elif kind == "dragon_fights":
        arguments["face"] = FACES[s.dragon_face]
    elif kind == "enemy_comes":
        arguments["slot"] = int(s.then_a)
    elif kind == "reroll_place_or_stop":
        arguments["chariots"] = len(s.chariots)
    return Phrase(f"prompt-{kind.replace('_', '-')}", arguments)


def choice(s: Proving, pack: Pack, option: int) -> Choice:
    """The option of the question that waits, by the rule that will receive it."""
    kind = kind_of(s)
    describe = DESCRIBE[kind]
    return describe(s, pack, int(option))


def timed(s: Proving) -> str:
    """Whether there is a clock to start at all."""
    return "no" if s.settings.untimed else "yes"


def wounded_by(s: Proving) -> int:
    """The slot whose wound asks for a die; 0: somebody else wants it."""
    waiting = {int(s.stack[at]): int(s.stack[at + 1]) for at in range(0, int(s.depth), 4)}
    return waiting.get(wounds.lose_health, 0)


def is_last_wound(s: Proving) -> bool:
    return wounded_by(s) > 0 and bool(s.health + 1 == LAST_HEALTH)


def reason_to_rest(s: Proving, pack: Pack) -> dict[str, object]:
    """Why a die is exhausted: which enemy wounds and how many wounds wait behind this one, or who else wants it."""
    slot = wounded_by(s)
    more = sum(1 for other in range(1, 7) if other != slot and s.enemy[other] != NO_CARD and s.marker[other] == 0)
    enemy = pack.kinds["enemy"][s.enemy[slot]].name if slot else ""
    plotter = pack.kinds["conspirator"][s.active].name if s.active != NO_CARD else ""
    wound = "last" if is_last_wound(s) else "wound"
    cause = wound if slot else {1: "conspirator", 4: "chariot"}.get(int(s.step), "card")  # else a defeated enemy's last blow
    return {"cause": cause, "slot": slot, "enemy": enemy, "more": more, "plotter": plotter}


def opening_roll(s: Proving, _pack: Pack, _option: int) -> Choice:
    return Choice("start", Phrase("option-start", {"timed": timed(s)}), ("clock",), AFFIRM)


def phase_one(s: Proving, pack: Pack, option: int) -> Choice:
    what, details = option & 7, option >> 3
    if what == rolling.STOP:
        return Choice("stop", Phrase("option-stop"), ("clock",), END)
    if what == rolling.PLACE:
        return placement(s, pack, details)
    value, held = details & 7, (details >> 4) - 1
    with_dragon = bool(details & rolling.WITH_DRAGON)
    thrown = [number for number in range(14) if s.showing[value] >> number & 1 and number != held]
    notation = f"reroll {value}" + (f" hold {dice.NAMES[held]}" if held >= 0 else "") + (" dragon" if with_dragon else "")
    message = "option-reroll" + ("-hold" if held >= 0 else "") + ("-dragon" if with_dragon else "")
    arguments = {"value": value, "count": len(thrown), "die": die_showing(s, held) if held >= 0 else ""}
    anchors = (f"set.{value}", *(die_anchor(number) for number in thrown), *(("die.D",) if with_dragon else ()))
    return Choice(notation, Phrase(message, arguments), anchors)


def placement(s: Proving, pack: Pack, details: int) -> Choice:
    card = pack.kinds["chariot"][s.chariots[details & 7]]
    placed = [number for number in range(14) if (details >> 3) >> number & 1]
    names = " ".join(dice.NAMES[number] for number in placed)
    value = int(rolling.value_of(s, details >> 3))
    listed = Listing(tuple(die_phrase(number) for number in placed))
    told = Phrase("one-pair") if len(placed) == 2 else Phrase("one-die", {"colour": colour_of(placed[0])})
    phrase = Phrase("option-place", {"chariot": card.name, "dice": listed, "value": value, "placed": told})
    return Choice(f"place {card.id} {names}", phrase, (f"chariot.{card.id}", *(die_anchor(number) for number in placed)))


def rest_die(s: Proving, _pack: Pack, option: int) -> Choice:
    phrase = Phrase("option-exhaust", {"die": die_showing(s, option)})
    return Choice(f"exhaust {dice.NAMES[option]}", phrase, (die_anchor(option), "exhaustion"))


def swap_dice(s: Proving, _pack: Pack, option: int) -> Choice:
    if option == wounds.DECLINE:
        return Choice("decline", Phrase("option-decline"), role=DECLINE)
    white, colour = option // 16, option % 16
    phrase = Phrase("option-swap", {"white": die_showing(s, white), "colour": die_phrase(colour)})
    return Choice(f"swap {dice.NAMES[white]} {dice.NAMES[colour]}", phrase, (die_anchor(white), die_anchor(colour), "stack"))


def enemy_name(s: Proving, pack: Pack, slot: int) -> object:
    return pack.kinds["enemy"][s.enemy[slot]].name


def dragon_slot(s: Proving, pack: Pack, option: int) -> Choice:
    if option == dragon.NO_SLOT:
        return Choice("dragon none", Phrase("option-dragon-none"), role=DECLINE)
    message = "option-dragon-wing" if FACES[s.dragon_face] == "wing" else "option-dragon-beast"
    phrase = Phrase(message, {"slot": option, "enemy": enemy_name(s, pack, option)})
    return Choice(f"dragon {option}", phrase, ("die.D", f"slot.{option}"))


def chaos_or_calm(_s: Proving, _pack: Pack, option: int) -> Choice:
    word = "calm" if option == dragon.CALM_IT else "chaos"
    return Choice(word, Phrase(f"option-{word}"), ("die.D", "inspiration"))


def plan(s: Proving, pack: Pack, option: int) -> Choice:
    what, details = option & 7, option >> 3
    if what == attacks.SHORTEN:
        slot, k = details & 7, details >> 3
        phrase = Phrase("option-shorten", {"slot": slot, "k": k, "enemy": enemy_name(s, pack, slot)})
        return Choice(f"shorten {slot} {k}", phrase, (f"slot.{slot}",))
    if what == attacks.BREAK:
        phrase = Phrase("option-break", {"slot": details, "enemy": enemy_name(s, pack, details)})
        return Choice(f"break {details}", phrase, (f"slot.{details}", "inspiration"))
    if what == attacks.TINT:
        colour = dice.COLOURS[s.power_argument()]
        value = int(rolling.value_of(s, BIT[details]))
        phrase = Phrase("option-tint", {"die": die_phrase(details), "colour": colour, "value": value})
        return Choice(f"tint {dice.NAMES[details]}", phrase, (die_anchor(details), "inspiration"))
    return Choice("resolve", Phrase("option-resolve"), role=AFFIRM)


def target_slot(s: Proving, pack: Pack, option: int) -> Choice:
    phrase = Phrase("option-target", {"slot": option, "enemy": enemy_name(s, pack, option)})
    return Choice(f"target {option}", phrase, (f"slot.{option}",))


def give_die(s: Proving, _pack: Pack, option: int) -> Choice:
    return Choice(
        f"give {dice.NAMES[option]}", Phrase("option-give", {"die": die_showing(s, option)}), (die_anchor(option), "stock")
    )


def spare_die(_s: Proving, _pack: Pack, option: int) -> Choice:
    if option == chariots.NO_DIE:
        return Choice("spare none", Phrase("option-spare-none"), role=DECLINE)
    return Choice(f"spare {dice.NAMES[option]}", Phrase("option-spare", {"die": die_phrase(option)}), (die_anchor(option),))


def second_look(_s: Proving, _pack: Pack, option: int) -> Choice:
    word, role = ("again", PLAIN) if option == conspirators.ROLL_AGAIN else ("keep", DECLINE)  # a gamble is nobody's way on
    return Choice(word, Phrase(f"option-{word}"), ("inspiration",), role)


def face_slot(s: Proving, pack: Pack, option: int) -> Choice:
    behind = int(sun_moon.opposite(option))
    phrase = Phrase("option-rotate", {"slot": option, "enemy": enemy_name(s, pack, option), "moon": behind})
    return Choice(f"rotate {option}", phrase, ("dial", f"slot.{option}", f"slot.{behind}"))


def bonus_die(_s: Proving, _pack: Pack, option: int) -> Choice:
    if option == sun_moon.NO_DIE:
        return Choice("sun none", Phrase("option-sun-none"), role=DECLINE)
    return Choice(f"sun {dice.NAMES[option]}", Phrase("option-sun", {"die": die_phrase(option)}), ("dial", die_anchor(option)))


# -- chance ----------------------------------------------------------------------------------------------------------


def die_lands(s: Proving, _pack: Pack, option: int) -> Choice:
    number = int(dice.lowest(s.then_a))
    return Choice(
        f"{dice.NAMES[number]}={option}",
        Phrase("chance-die", {"die": die_phrase(number), "value": option}),
        (die_anchor(number),),
    )


def dragon_lands(_s: Proving, _pack: Pack, option: int) -> Choice:
    face = FACES[option] if option < 6 else "sixth"
    return Choice(f"D={face}", Phrase("chance-dragon", {"face": face}), ("die.D",))


def plot_number(_s: Proving, _pack: Pack, option: int) -> Choice:
    return Choice(f"plot={option}", Phrase("chance-plot", {"number": option}))


def enemy_drawn(s: Proving, pack: Pack, option: int) -> Choice:
    card, slot = pack.kinds["enemy"][option], int(s.then_a)
    return Choice(f"enemy {slot}={card.id}", Phrase("chance-enemy", {"slot": slot, "enemy": card.name}), (f"slot.{slot}",))


def chariot_drawn(_s: Proving, pack: Pack, option: int) -> Choice:
    card = pack.kinds["chariot"][option]
    return Choice(f"chariot={card.id}", Phrase("chance-chariot", {"chariot": card.name}), (f"chariot.{card.id}",))


def inspiration_drawn(_s: Proving, pack: Pack, option: int) -> Choice:
    card = pack.kinds["inspiration"][option]
    return Choice(f"inspiration={card.id}", Phrase("chance-inspiration", {"inspiration": card.name}), ("inspiration",))


def conspirator_drawn(_s: Proving, pack: Pack, option: int) -> Choice:
    card = pack.kinds["conspirator"][option]
    return Choice(f"conspirator={card.id}", Phrase("chance-conspirator", {"conspirator": card.name}), (f"conspirator.{card.id}",))


DESCRIBE = {
    "opening_roll": opening_roll,
    "reroll_place_or_stop": phase_one,
    "put_to_rest": rest_die,
    "swap": swap_dice,
    "dragon_fights": dragon_slot,
    "unleash_or_calm": chaos_or_calm,
    "resolve": plan,
    "target": target_slot,
    "stolen": give_die,
    "spare_a_die": spare_die,
    "look_again": second_look,
    "rotate": face_slot,
    "take_bonus": bonus_die,
    "land": die_lands,
    "dragon_lands": dragon_lands,
    "plot_rolled": plot_number,
    "enemy_comes": enemy_drawn,
    "chariot_comes": chariot_drawn,
    "inspiration_comes": inspiration_drawn,
    "conspirator_shows": conspirator_drawn,
}
