"""Phase 1 in words (sections 3 and 10), and the dice that fall."""

from __future__ import annotations

from ludarium.core.bits import BIT
from ludarium.core.decisions import AFFIRM, END, Choice, Decision, Listing, Pack, Phrase, kind_of, number_in
from ludarium.games.proving import dice
from ludarium.games.proving.lexicon import colour_of, die_anchor, die_phrase, die_showing
from ludarium.games.proving.odds import of_a_throw
from ludarium.games.proving.rules import rolling
from ludarium.games.proving.rules.rolling import CHARIOT, DRAGON_TOO, HELD, PLACE, PLACED, REROLL, STOP, VALUE, WHAT, value_of
from ludarium.games.proving.state import FACES, Proving


def which_throw(s: Proving, pack: Pack) -> dict[str, object]:
    """Of which round, and whether there is a clock to start at all."""
    return {"round": int(s.round), "timed": "no" if s.settings.untimed else "yes"}


opening = Decision[Proving, Pack](rolling.opening_roll, asks=which_throw)


@opening.answer("start", 0)
def start(s: Proving, pack: Pack) -> Choice:
    return Choice("start", Phrase("option-start", which_throw(s, pack)), ("clock",), AFFIRM)


phase_one = Decision[Proving, Pack](
    rolling.reroll_place_or_stop,
    what=WHAT,
    asks=lambda s, _: {"chariots": len(s.chariots)},
    elsewhere=lambda s, _, _said: Phrase("why-before-start" if kind_of(s) == "opening_roll" else "why-other-step"),
)
phase_one.offers("stop", STOP, "clock", role=END)


def thrown_of(s: Proving, value: int, held: int) -> int:
    return int(s.showing[value] & ~(BIT[held - 1] if held else 0))


@phase_one.answer("reroll", REROLL, VALUE, DRAGON_TOO, HELD)
def reroll(s: Proving, pack: Pack, value: int, dragon: int, held: int) -> Choice:
    thrown = thrown_of(s, value, held)
    notation = f"reroll {value}" + (f" hold {dice.NAMES[held - 1]}" if held else "") + (" dragon" if dragon else "")
    message = "option-reroll" + ("-hold" if held else "") + ("-dragon" if dragon else "")
    told = {"value": value, "count": int(dice.count(thrown)), "die": die_showing(s, held - 1) if held else ""}
    anchors = [f"set.{value}", *(f"die.{name}" for name in dice.named(thrown))]
    anchors += ["die.D"] * dragon + [f"hold.{dice.NAMES[held - 1]}"] * bool(held)
    return Choice(notation, Phrase(message, told), tuple(anchors))


reroll.odds(lambda s, _, value, dragon, held: of_a_throw(s, thrown_of(s, value, held)))


@reroll.refused
def no_reroll(s: Proving, pack: Pack, said: list[str]) -> Phrase | None:
    value = number_in(said[1]) or 0
    if not 1 <= value <= 6:
        return None
    showing = dice.count(s.showing[value])
    if showing < 2:
        return Phrase("why-single" if showing else "why-no-such-die", {"value": value})
    if s.forbidden == value:
        return Phrase("why-forbidden", {"value": value})
    return Phrase("why-no-dragon-die") if "dragon" in said else Phrase("why-no-hold")


@phase_one.answer("place", PLACE, CHARIOT, PLACED, why="why-not-asked")
def place(s: Proving, pack: Pack, at: int, lying: int) -> Choice:
    card, names = pack.kinds["chariot"][s.chariots[at]], dice.named(lying)
    placed = [dice.NAMES.index(name) for name in names]
    told = Phrase("one-pair") if len(placed) == 2 else Phrase("one-die", {"colour": colour_of(placed[0])})
    listed = Listing(tuple(die_phrase(number) for number in placed))
    phrase = Phrase("option-place", {"chariot": card.name, "dice": listed, "value": int(value_of(s, lying)), "placed": told})
    return Choice(f"place {card.id} {' '.join(names)}", phrase, (f"chariot.{card.id}", *map(die_anchor, placed)))


# -- chance ----------------------------------------------------------------------------------------------------------

falls, dragon_falls = Decision[Proving, Pack](rolling.land), Decision[Proving, Pack](rolling.dragon_lands)


@falls.answer()
def face(s: Proving, pack: Pack, value: int) -> Choice:
    die = int(dice.lowest(s.then_a))
    phrase = Phrase("chance-die", {"die": die_phrase(die), "value": value})
    return Choice(f"{dice.NAMES[die]}={value}", phrase, (die_anchor(die), f"face.{value}"))


@dragon_falls.answer()
def dragon_face(s: Proving, pack: Pack, value: int) -> Choice:
    shown = FACES[value] if value < 6 else "sixth"
    return Choice(f"D={shown}", Phrase("chance-dragon", {"face": shown}), ("die.D", f"face.{shown}"))
