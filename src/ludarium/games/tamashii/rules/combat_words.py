"""Combat in words: Power, slots, and when it is enough."""

from __future__ import annotations

from ludarium.core.decisions import AFFIRM, DECLINE, END, Choice, Decision, Pack, Phrase, later
from ludarium.core.language import printed
from ludarium.core.language.program import USE
from ludarium.core.why import nothing_wrong, only
from ludarium.games.tamashii import leads, odds, reasons
from ludarium.games.tamashii.fields import NONE
from ludarium.games.tamashii.lexicon import chance_face, dice_phrase, enemy_name
from ludarium.games.tamashii.notes import SYMBOLS
from ludarium.games.tamashii.rules import bosses, combat, dice_verbs
from ludarium.games.tamashii.rules.combat import DICE, DO_PASS, DO_SLOT, DO_USE, NUMBER, WHAT
from ludarium.games.tamashii.scripts import sayings, use_choice
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.tables import X_COMMON, X_RARE

NUMBERS = ("blank", "1", "2", "3", "4")
number = chance_face("number", NUMBERS, combat.number_fell, bosses.boss_number_fell)
symbol = chance_face("symbol", SYMBOLS, combat.symbol_fell, bosses.boss_symbol_fell)
by_a_script = chance_face("face", NUMBERS, dice_verbs.do_rolled)


def what_there_is(s: Tamashii, _pack: Pack) -> dict[str, object]:
    return {"has": len(s.options) - 1}


powered = Decision[Tamashii, Pack](combat.power_spent, asks=what_there_is, elsewhere=only("why-moment-power"))


@powered.answer("power none", 0)
def spared(s: Tamashii, _pack: Pack) -> Choice:
    """Where there is no Power, this is the throw itself."""
    dice = int(combat.own_dice(s, s.then_a))
    return Choice("power none", Phrase("option-power-none", {"dice": dice}), role=DECLINE if len(s.options) > 1 else AFFIRM)


spared.odds(lambda s, pack: odds.of_power(s, pack, 0))
spared.summed_up(lambda s, pack: leads.in_chances(odds.of_power(s, pack, 0)))


@powered.answer("power")
def power(s: Tamashii, pack: Pack, n: int) -> Choice:
    return Choice(f"power {n}", Phrase("option-power", {"n": n, "dice": int(combat.own_dice(s, s.then_a)) + n}))


@power.refused
def too_much_power(s: Tamashii, pack: Pack, _said: list[str]) -> Phrase | None:
    return reasons.no_power(s, int(s.then_a))


power.odds(odds.of_power)
power.summed_up(lambda s, pack, n: leads.in_chances(odds.of_power(s, pack, n)))


def with_x(text: object, n: int) -> object:
    """What an X slot does with so many dice."""
    if isinstance(text, Phrase):
        if text.id == "count-dice" and n:
            return n
        return Phrase(text.id, {name: with_x(each, n) for name, each in text.arguments.items()})
    return text


def who_acts(s: Tamashii, pack: Pack) -> dict[str, object]:
    """The Enemy with the Number die, which acts after this window."""
    if s.number_on == NONE:
        seat = int(s.then_a)
        left = len(s.pile(seat)) > 0 or s.boss_is_here(seat) or len(s.standing_at(s.at[seat])) > 0
        return {"acts": "nobody" if left else "gone", "enemy": ""}
    return {"acts": "enemy", "enemy": enemy_name(pack, int(s.number_on))}


window = Decision[Tamashii, Pack](combat.window_answered, what=WHAT, asks=who_acts, elsewhere=only("why-moment-slot"))


@window.answer("slot", DO_SLOT, NUMBER, DICE)
def slot(s: Tamashii, pack: Pack, slot: int, n: int) -> Choice:
    """`slot 3 c`, `slot 5 Xr 2`: slots have their numbers in the pack."""
    tables = pack.tables
    common, rare, x = (int(row[slot]) for row in (tables.slot_common, tables.slot_rare, tables.slot_x))
    dice = f"X{'c' if x == 1 else 'r'} {n}" if n else " ".join(["c"] * common + ["r"] * rare)
    does = sayings(pack).book.trees.get(int(tables.slot_does[slot]))
    told = {
        "dice": dice_phrase(0, n if x == X_COMMON else common, n if x == X_RARE else rare),
        "what": with_x(printed.block(does.block), n) if does else "",
    }
    return Choice(f"slot {slot} {dice}", Phrase("option-slot", told), (f"slot.{slot}",))


@slot.refused
def no_slot(s: Tamashii, pack: Pack, said: list[str]) -> Phrase | None:
    return reasons.no_slot(s, pack, int(s.then_a), said)


@window.answer("use", DO_USE, NUMBER, elsewhere=later)
def used(s: Tamashii, pack: Pack, use: int) -> Choice:
    return use_choice(s, pack, int(s.then_a), use * USE)


@window.answer("", DO_PASS, NUMBER, elsewhere=nothing_wrong)
def done(s: Tamashii, pack: Pack, _none: int) -> Choice:
    """With the Number die on a card it only lets the Enemy act (T-211)."""
    if s.number_on != NONE:
        return Choice("wait", Phrase("option-wait", who_acts(s, pack)), role=DECLINE)
    return Choice("done", Phrase("option-combat-done"), role=END)
