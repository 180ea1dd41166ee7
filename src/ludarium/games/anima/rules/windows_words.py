"""Windows in words: what is reacted to, and who pays (section 15)."""

from __future__ import annotations

from ludarium.core.decisions import PASS, Choice, Phrase, Secret, kind_of
from ludarium.core.why import only
from ludarium.games.anima.answers import Decision, card_called
from ludarium.games.anima.lexicon import Lexicon, figure_phrase, foe_name, reward_kind
from ludarium.games.anima.odds import attacked, in_combat, is_before_the_dice
from ludarium.games.anima.refusals import about, not_a_member
from ludarium.games.anima.rules import windows
from ludarium.games.anima.rules.uses_words import may_use
from ludarium.games.anima.slot_choices import GO, SEEK, WHAT, WHICH
from ludarium.games.anima.state import FIGHTS, NO_FIGHT, Anima
from ludarium.games.anima.tables import SYMBOLS

GOALS = {GO: "go", SEEK: "seek"}

reaction = Decision(windows.react)
combat = Decision(windows.add_to_combat)
payment = Decision(windows.pay_and_announce, asks=lambda s, names: {"card": names.use(int(s.then_b)).name})


@reaction.asks
def window(s: Anima, names: Lexicon) -> dict[str, object]:
    """There are nine, and the last is about a trade or a reward: another question comes from a file, and from no match."""
    number, told = int(s.then_a), subject(s, names)
    if number not in range(windows.W1_USE, windows.W9_REWARD + 1) or (
        number == windows.W9_REWARD and told["what"] not in ("trade", "reward")
    ):
        raise ValueError(f"no window {number} is ever about this")
    return {"window": number, **told}


@combat.asks
def subject(s: Anima, names: Lexicon) -> dict[str, object]:
    """What a window is about."""
    number = int(s.then_a) if kind_of(s) == "react" else windows.W4_CARDS
    if s.uses and number == windows.W1_USE:
        use = int(s.uses[-2])
        return {"card": names.use(use).name, "player": figure_phrase(s, int(s.uses[-3])), "what": names.kind_of_use(use)}
    if s.fight != NO_FIGHT:
        foe = foe_name(s, names, int(s.fight), int(s.foe))
        return {"player": figure_phrase(s, int(s.fighter)), "card": foe, "what": FIGHTS[s.fight]}
    player = figure_phrase(s, max(0, int(s.slot)))
    if s.met >= 0:
        return {"card": names.encounters[s.met].name, "player": figure_phrase(s, int(s.slot)), "what": "encounter"}
    if number == windows.W2_MOVE:
        what, which = int(WHAT.of(s.going)), int(WHICH.of(s.going))
        area = which if what == GO else which - 1
        return {"player": player, "card": names.areas[area].name if area >= 0 else "", "what": GOALS[what]}
    if number == windows.W6_DIE:
        return {"player": figure_phrase(s, int(s.die_of)), "card": int(s.die), "what": "die"}
    if s.partner >= 0:
        return {"player": player, "card": figure_phrase(s, int(s.partner)), "what": "trade"}
    if s.claim >= 0:
        return {"player": player, "card": "", "what": "reward", "reward": reward_kind(int(s.claim))}
    return {"player": player, "card": "", "what": "other"}


def let_it_be(s: Anima, _names: Lexicon) -> Choice:
    """A-156: whether somebody passed is nobody else's business."""
    return Choice("pass", Phrase("option-pass", {"secret": Secret("", (int(s.actor),), "")}), role=PASS)


for_now = reaction.answer("pass", windows.PASS, elsewhere=only("why-moment-pass"))(let_it_be)
for_now.odds(lambda s, _names: attacked(s))
may_use(reaction).odds(lambda *_: [])

without = combat.answer("pass", windows.PASS, elsewhere=only("why-moment-pass"))(let_it_be)
without.odds(lambda s, _names: in_combat(s, windows.PASS))
may_use(combat).odds(lambda s, _names, use: in_combat(s, use))

incline = payment.answer("incline", elsewhere=only("why-moment-incline"))(card_called("incline", "character"))
incline.odds(lambda s, _names, payer: in_combat(s, payer) if is_before_the_dice(s) else [])


def cannot_pay(s: Anima, names: Lexicon, character: int) -> Phrase | None:
    """A-140, A-150: who may pay for a Skill."""
    symbol = int(s.cards.type[s.then_b])
    told: dict[str, object] = {"card": names.characters[character].name}
    if not s.cards.symbols[character] >> symbol & 1:
        return Phrase("why-without-symbol", told | {"symbol": SYMBOLS[symbol]})
    if not s.able(character):
        return Phrase("why-not-straight", told)
    return Phrase("why-paid-already", told) if s.paid >> character & 1 else None


incline.refused(about("character", not_a_member, cannot_pay))
