"""The Reset phase in words: getting rid of things, and charity (section 5)."""

from __future__ import annotations

from ludarium.core.decisions import AFFIRM, DECLINE, Choice, Phrase
from ludarium.core.why import only
from ludarium.games.anima import reasons
from ludarium.games.anima.answers import Answer, Decision, card_called, may_end
from ludarium.games.anima.lexicon import Lexicon
from ludarium.games.anima.refusals import about, duty, in_phase, not_a_member, not_held
from ludarium.games.anima.rules import reset
from ludarium.games.anima.rules.missions import completed, is_ready
from ludarium.games.anima.rules.uses_words import may_use
from ludarium.games.anima.slot_choices import (
    DEPART,
    DISCARD,
    DISMISS,
    DROP,
    END,
    LEAVE,
    REVEAL,
    USE,
    WHAT,
    WHICH,
    doing,
)
from ludarium.games.anima.state import IN_PLAY, NONE, Anima
from ludarium.games.anima.traits import NO_DISMISS

ONLY_HERE = in_phase("reset", "why-only-reset")

tithe = Decision(reset.reset_action, reset.tithe_is_paid, what=WHAT, elsewhere=ONLY_HERE)  # may be paid with what Reset offers
slot = Decision(reset.reset_action, what=WHAT, elsewhere=ONLY_HERE)
may_end(slot)
may_use(slot, USE, WHICH)


@slot.asks
def offered(s: Anima, _names: Lexicon) -> dict[str, object]:
    """Whether there is anything to use, or only to throw away, or nothing at all."""
    kinds = {int(WHAT.of(option)) for option in s.options} - {END}
    return {"offered": "more" if kinds & {USE, REVEAL} else "discards" if kinds else "nothing"}


discard = tithe.answer("discard", DISCARD, WHICH)(card_called("discard", "advantage"))
discard.refused(about("advantage", not_held))
discard.summed_up(lambda _s, names, card: reasons.lost(names.advantages[card]))


@tithe.answer("leave", doing(LEAVE))
def leave(s: Anima, names: Lexicon) -> Choice:
    return Choice("leave", Phrase("option-leave"), ("guild", f"advantage.{names.advantages[s.guild[s.actor]].id}"))


@leave.refused
def in_none(s: Anima, _names: Lexicon, _said: list[str]) -> Phrase | None:
    return Phrase("why-no-guild") if s.guild[s.actor] == NONE else None


dismiss = slot.answer("dismiss", DISMISS, WHICH)(card_called("dismiss", "character"))
dismiss.summed_up(lambda _s, names, card: Phrase("reason-dismiss", reasons.values(names.characters[card])))


def bound(s: Anima, names: Lexicon, character: int) -> Phrase | None:
    """A-44: never the last one."""
    if s.size(s.actor) == 1:
        return Phrase("why-last-character", {"card": names.characters[character].name})
    return duty(s, names) if s.in_duty(s.actor, NO_DISMISS) else None


dismiss.refused(about("character", not_a_member, bound))


def not_in_play(s: Anima, names: Lexicon, card: int) -> Phrase | None:
    """A-42, A-51: a Plot of one's own that lies in play."""
    if s.advantage_at[card] == IN_PLAY + s.actor:
        return None
    return Phrase("why-no-plot-in-play", {"card": names.advantages[card].name})


drop = slot.answer("drop", DROP, WHICH)(card_called("drop", "advantage"))
drop.refused(about("advantage", not_in_play))
drop.summed_up(lambda _s, names, card: reasons.lost(names.advantages[card]))

reveal = slot.offers("reveal", doing(REVEAL), "final")


@reveal.refused
def hidden(s: Anima, _names: Lexicon, _said: list[str]) -> Phrase | None:
    """A-185: with the Crisis, by somebody who is ready, before anything else in the slot."""
    if not s.settings.crisis:
        return Phrase("why-no-crisis")
    if s.final != NONE:
        return Phrase("why-final-open")
    return not_ready(s) or (None if doing(REVEAL) in list(s.options) else Phrase("why-reveal-late"))


def not_ready(s: Anima) -> Phrase | None:
    """A-112, A-184"""
    if is_ready(s, s.actor):
        return None
    return Phrase("why-not-ready", {"needed": 2 if s.settings.multiple_missions else 1, "has": int(completed(s, s.actor))})


def departs(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    """A-62: said at the end of the Reset slot, and only with the option."""
    return ONLY_HERE(s, names, said) if s.settings.all_leave_first else Phrase("why-no-departures")


departure = Decision(reset.depart_or_stay, elsewhere=departs)
departure.offers("depart", doing(DEPART, reset.YES), role=AFFIRM)
departure.offers("stay", doing(DEPART, reset.NO), role=DECLINE)


# -- charity ---------------------------------------------------------------------------------------------------------


def charity(decision: Decision, kind: str) -> Answer:
    @decision.answer("take", reset.YES, elsewhere=only("why-moment-take"))
    def take(s: Anima, names: Lexicon) -> Choice:
        card = names.of[kind][s.then_b]
        return Choice("take", Phrase("option-take-up", {"card": card.name, "kind": kind}), (f"{kind}.{card.id}",), AFFIRM)

    @decision.answer("pass", reset.NO, elsewhere=only("why-moment-pass"))
    def leave_it(s: Anima, names: Lexicon) -> Choice:
        card = names.of[kind][s.then_b]
        return Choice("pass", Phrase("option-leave-it", {"card": card.name, "kind": kind}), (f"{kind}.{card.id}",), DECLINE)

    @take.refused
    def of_a_trade(_s: Anima, _names: Lexicon, said: list[str]) -> Phrase | None:
        """A-49, A-85: what was discarded, without a name; in an offer a thing by its name."""
        return Phrase("why-question-first") if said[1] else None

    return take


advantage = Decision(reset.advantage_taken, asks=lambda s, names: {"card": names.advantages[s.then_b].name})
character = Decision(reset.character_taken, asks=lambda s, names: {"card": names.characters[s.then_b].name})
charity(advantage, "advantage").summed_up(lambda s, names: reasons.gained(names.advantages[s.then_b]))
charity(character, "character").summed_up(lambda s, names: reasons.whole_character(names.characters[s.then_b]))
