"""Moves in words: where to, or nowhere."""

from __future__ import annotations

from ludarium.core.decisions import AFFIRM, DECLINE, Choice, Decision, Pack, Phrase
from ludarium.core.why import only
from ludarium.games.tamashii import leads, odds, reasons
from ludarium.games.tamashii.lexicon import one_place
from ludarium.games.tamashii.rules import bot, districts, launch, movement, quest
from ludarium.games.tamashii.scripts import effect_of, place_phrase
from ludarium.games.tamashii.state import Tamashii


def too_far(s: Tamashii, pack: Pack, said: list[str]) -> Phrase | None:
    seat = int(s.then_a)
    return reasons.no_way(s, pack, seat, int(s.at[seat]), reasons.own_steps(s, seat), said)


def too_far_for_the_bot(s: Tamashii, pack: Pack, said: list[str]) -> Phrase | None:
    """T-266c: it is bound by the same rules."""
    return reasons.no_way(s, pack, int(s.then_a), int(s.bot_at), int(bot.STEPS), said)


moved = one_place(movement.destination_chosen, "move", too_far)
(going,) = moved.answers
going.elsewhere = reasons.not_the_move
going.odds(lambda s, _pack, place: odds.of_going(s, place))
going.summed_up(leads.of_going_there)
staying = moved.offers("stay", movement.STAY, role=DECLINE)
staying.elsewhere = reasons.not_the_move
staying.odds(lambda s, _pack: odds.of_going(s, int(movement.STAY)))
staying.summed_up(lambda s, pack: leads.of_going_there(s, pack, int(movement.STAY)))
moved_along = one_place(movement.moved_by_effect, "move")
moved_along.offers("stay", movement.STAY, role=DECLINE)
for each in moved_along.answers:
    each.elsewhere = reasons.not_the_move
bot_moved = one_place(bot.destination, "bot", too_far_for_the_bot)
(sending,) = bot_moved.answers
sending.summed_up(leads.of_sending)
bot_moved.offers("not now", bot.NOT_NOW, role=DECLINE)


def for_what(s: Tamashii, _pack: Pack) -> dict[str, object]:
    """The step in which the BOT's place would count (T-267)."""
    steps = {launch.end_launch_step: "launch", quest.activities_end: "activity"}
    return {"step": next((name for rule, name in steps.items() if s.beneath(rule) >= 0), "district")}


stands_in = Decision[Tamashii, Pack](bot.stands_in, asks=for_what)


@stands_in.answer("myself", 0)
def myself(s: Tamashii, pack: Pack) -> Choice:
    place = s.at[int(s.then_a)]
    return Choice("myself", Phrase("option-myself", {"place": place_phrase(s, pack, int(place))}), role=DECLINE)


@stands_in.answer("battery", 1)
def battery(s: Tamashii, pack: Pack) -> Choice:
    return Choice("battery", Phrase("option-battery", {"place": place_phrase(s, pack, int(s.bot_at))}), role=AFFIRM)


used = Decision[Tamashii, Pack](districts.district_chosen, elsewhere=only("why-moment-district"))
used.offers("skip district", districts.SKIP, role=DECLINE)


@used.answer("district")
def district(s: Tamashii, pack: Pack, place: int) -> Choice:
    told = {"place": place_phrase(s, pack, place), "what": effect_of(pack, int(s.content.district[s.tile_at[place]])) or ""}
    return Choice(f"district {place + 1}", Phrase("option-district", told), (f"place.{place + 1}",), AFFIRM)


@district.refused
def not_from_here(s: Tamashii, pack: Pack, said: list[str]) -> Phrase | None:
    return reasons.no_district(s, pack, int(s.then_a), said)
