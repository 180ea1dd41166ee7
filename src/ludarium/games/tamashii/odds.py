"""Chances that come with an option, exactly, or none: of the next Trace roll, an Attack roll, a Test, as things stand, that is if
nobody changes a die or a track before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import comb

from ludarium.core.bits import bits_of
from ludarium.core.decisions import Odds, Pack, Phrase
from ludarium.core.language import tree
from ludarium.games.tamashii.dice import LAST_CELL, PLAYER_WEIGHTS, TRACE_DICE
from ludarium.games.tamashii.lexicon import enemy_name
from ludarium.games.tamashii.rules import combat, tests, trace
from ludarium.games.tamashii.rules.combat import own_dice, slots_of
from ludarium.games.tamashii.rules.enemies import left_of, next_enemies
from ludarium.games.tamashii.rules.movement import STAY, entry_of, stationary_of
from ludarium.games.tamashii.scripts import sayings
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.tables import X_COMMON, X_RARE
from ludarium.games.tamashii.view_boards import entry_if
from ludarium.games.tamashii.vocabulary import COMMON, RARE, SLOT_DAMAGE, TESTS
from ludarium.games.tamashii.vocabulary import TRACE_DICE as MORE_DICE

BLANK_WAYS, COMMON_WAYS, RARE_WAYS = (int(each) for each in PLAYER_WEIGHTS)
SIDES = BLANK_WAYS + COMMON_WAYS + RARE_WAYS
HARMLESS = ("gain", "weaken", "stun", "prepare", "program", "exp", "trace", "recover", "token", "purge")  # to the Top Enemy


def throws(dice: int) -> Iterator[tuple[int, int, float]]:
    """Every throw of so many player dice: common symbols, rare symbols, and how likely that is."""
    for common in range(dice + 1):
        for rare in range(dice - common + 1):
            ways = comb(dice, common) * comb(dice - common, rare)
            blank = dice - common - rare
            yield common, rare, ways * COMMON_WAYS**common * RARE_WAYS**rare * BLANK_WAYS**blank / SIDES**dice


def possible(found: list[Odds]) -> list[Odds]:
    return [each for each in found if each.probability > 0]


# -- Trace (T-145 to T-147) ------------------------------------------------------------------------------------------------


def dice_at(s: Tamashii, seat: int, trace: int) -> int:
    return max(0, int(TRACE_DICE[trace] + s.trait(MORE_DICE, seat)))


def of_trace_roll(s: Tamashii, seat: int) -> list[Odds]:
    """T-145: how many Enemies the roll brings that comes now."""
    if s.trace[seat] < 0 or len(next_enemies(s)) == 0:
        return []
    return in_numbers(brought(dice_at(s, seat, int(s.trace[seat]))))


def brought(dice: int, lying: int = 0) -> list[float]:
    """How likely each number of Enemies is."""
    found = [0.0] * (dice + lying + 1)
    for common, _, probability in throws(dice):
        found[common + lying] += probability
    return found


def in_numbers(found: list[float]) -> list[Odds]:
    return possible([Odds(Phrase("odds-enemies", {"n": n}), probability) for n, probability in enumerate(found)])


def of_going(s: Tamashii, place: int) -> list[Odds]:
    """T-139, T-146: an Enemy at the next Trace roll; of a tile that nobody has seen, over all that may lie there."""
    seat = int(s.then_a)
    if s.trace[seat] < 0 or len(next_enemies(s)) == 0:
        return []
    if place == STAY:
        rises = [int(stationary_of(s, seat, s.at[seat]))]
    elif s.tile_at[place] >= 0:
        rises = [int(entry_of(s, seat, place))]
    else:
        rises = [entry_if(s, seat, place, tile) for tile in bits_of(s.unseen)]
    traces = [min(int(s.trace[seat]) + rise, int(LAST_CELL)) for rise in rises]
    found = []
    alarms = traces.count(int(LAST_CELL))
    if alarms:
        found.append(Odds(Phrase("odds-alarm"), alarms / len(traces)))
    if alarms < len(traces):
        none = [brought(dice_at(s, seat, then))[0] for then in traces if then < LAST_CELL]
        found.append(Odds(Phrase("odds-traced"), sum(1 - each for each in none) / len(traces)))
    return possible(found)


# -- dice that are rolled again (T-99) -------------------------------------------------------------------------------------


def of_rerolling(s: Tamashii, pack: Pack, blanks: int, commons: int, rares: int) -> list[Odds]:
    """The roll whose dice lie there, if these are rolled again: of a Trace roll, a Test, an Attack."""
    seat, dice = int(s.then_a), blanks + commons + rares
    common, rare = int(s.dice[COMMON]) - commons, int(s.dice[RARE]) - rares
    if s.beneath(tests.judge) >= 0:
        return of_test(s, seat, [dice], common + 2 * rare)
    if s.beneath(trace.trace_found) >= 0:
        return in_numbers(brought(dice, common))
    return of_attack(s, pack, seat, dice, common, rare) if s.beneath(combat.dice_lie) >= 0 else []


# -- an Attack roll (T-196, T-200 to T-202) --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Blow:
    """What a slot takes and does to the Top Enemy: damage, and whom it would then finish off."""

    common: int
    rare: int
    damage: int
    finishes: int


def of_power(s: Tamashii, pack: Pack, n: int) -> list[Odds]:
    seat = int(s.then_a)
    return of_attack(s, pack, seat, int(own_dice(s, seat)) + n, 0, 0)


def of_attack(s: Tamashii, pack: Pack, seat: int, dice: int, common: int, rare: int) -> list[Odds]:
    """Whether the dice will suffice for the Top Enemy, put where they do most. None where a slot does what cannot be told
    beforehand, or where there is somebody else to hit."""
    pile = s.pile(seat)
    known = blows(s, pack, seat)
    if len(pile) == 0 or known is None or s.boss_is_here(seat) or len(s.standing_at(s.at[seat])) > 0:
        return []
    fixed, per_common, per_rare = known
    left = int(left_of(s, pile[0]))
    chance = sum(
        probability
        for commons, rares, probability in throws(dice)
        if falls(left, fixed, per_common, per_rare, common + commons, rare + rares)
    )
    return possible([Odds(Phrase("odds-defeat", {"enemy": enemy_name(pack, int(pile[0]))}), chance)])


def blows(s: Tamashii, pack: Pack, seat: int) -> tuple[list[Blow], tuple[int, int], tuple[int, int]] | None:
    """The slots that are left; for X slots what each die deals, and what each use of the slot adds."""
    content, more = s.content, int(s.trait(SLOT_DAMAGE, seat))
    fixed, per = [], {int(X_COMMON): (0, 0), int(X_RARE): (0, 0)}
    for slot in slots_of(s, seat):
        found = hits(sayings(pack).book.trees[int(content.slot_does[slot])].block, more)
        if found is None:
            return None
        damage, each, finishes = found
        x = int(content.slot_x[slot])
        if x in per and finishes:
            return None
        if x in per:
            per[x] = max(per[x], (each, damage))
        elif slot not in s.slots_used:
            fixed.append(Blow(int(content.slot_common[slot]), int(content.slot_rare[slot]), damage, finishes))
    return fixed, per[int(X_COMMON)], per[int(X_RARE)]


def hits(block: tuple[object, ...], more: int) -> tuple[int, int, int] | None:
    """Damage to the Top Enemy, damage for each die of an X slot, up to how much Integrity it then defeats; None: it depends."""
    damage = each = finishes = 0
    for line in block:
        if not isinstance(line, tree.Said):
            return None
        id = line.word.id
        if id == "damage":
            amount, target = line.values
            if target is not None:
                continue  # somebody else's
            damage += more
            if isinstance(amount, tree.Plain):
                damage += amount.number
            elif isinstance(amount, tree.Count):
                each += 1
            elif isinstance(amount, tree.Per) and isinstance(amount.each, tree.Plain) and isinstance(amount.counted, tree.Count):
                each += amount.each.number
            else:
                return None
        elif id == "defeat" and line.values[1] is None and isinstance(line.values[0], tree.Plain):
            finishes = max(finishes, line.values[0].number)
        elif id not in HARMLESS:
            return None
    return damage, each, finishes


def falls(
    left: int, fixed: list[Blow], per_common: tuple[int, int], per_rare: tuple[int, int], common: int, rare: int, most: int = 0
) -> bool:
    """Can these dice defeat an Enemy with so much Integrity left? `most`: what a slot that is used finishes off."""
    in_x = sum(n * each + (n if each else 0) * again for n, (each, again) in ((common, per_common), (rare, per_rare)))
    if left <= max(in_x, 0) + most:
        return True
    return any(
        falls(
            left - blow.damage,
            fixed[at + 1 :],
            per_common,
            per_rare,
            common - blow.common,
            rare - blow.rare,
            max(most, blow.finishes),
        )
        for at, blow in enumerate(fixed)
        if blow.common <= common and blow.rare <= rare
    )


# -- Tests (T-243 to T-249) ------------------------------------------------------------------------------------------------


def of_contributing(s: Tamashii, more: int) -> list[Odds]:
    """With what everybody has dumped so far and so many tokens more; before Rerolls."""
    seat = int(s.then_a)
    dice = [int(each) for each in s.test_dice[: s.players]]
    dice[seat] += more
    if sum(dice) == 0:
        return []
    bonus = sum(max(0, int(s.trait(TESTS, each))) for each in range(s.players) if dice[each] > 0)
    return in_success(sum(dice), needed(s) - bonus)


def of_test(s: Tamashii, seat: int, again: list[int], lying: int) -> list[Odds]:
    """One's own dice lie there but for those rolled again; those who come later in the order have not rolled yet."""
    at = s.beneath(tests.judge)
    order = [int(each) for each in s.in_turn_order(int(s.stack[at + 3]))]
    after = [each for each in order[order.index(seat) + 1 :] if s.test_dice[each] > 0]
    bonus = sum(max(0, int(s.trait(TESTS, each))) for each in (seat, *after))
    dice = sum(again) + sum(int(s.test_dice[each]) for each in after)
    return in_success(dice, needed(s) - bonus - lying - int(s.successes))


def needed(s: Tamashii) -> int:
    at = s.beneath(tests.judge)
    return int(s.stack[at + 1])


def in_success(dice: int, wanted: int) -> list[Odds]:
    chance = sum(probability for common, rare, probability in throws(dice) if common + 2 * rare >= wanted)
    return possible([Odds(Phrase("odds-test"), chance)])
