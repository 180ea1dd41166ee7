"""The Launch step: Patterns that lie on the Launcher, one after the other (section 8)."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.fields import field
from ludarium.core.kernel import note, rule
from ludarium.core.language.lines import run_script
from ludarium.core.language.moments import happen, usable
from ludarium.core.language.program import USE
from ludarium.core.language.scripted import among
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii.fields import ATTACHED, COMBAT, IN_MARKET, IN_USE, NONE, SEATS
from ludarium.games.tamashii.patterns import lying
from ludarium.games.tamashii.rules import bot
from ludarium.games.tamashii.rules.augmentations import use_augmentation
from ludarium.games.tamashii.rules.bodies import take_body
from ludarium.games.tamashii.rules.enemies import divert_top
from ludarium.games.tamashii.rules.protocols import complete_stages, protocol_of, stages_due
from ludarium.games.tamashii.rules.scenario import patterns_here
from ludarium.games.tamashii.rules.tokens import dump_cells, dump_corrupted
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.tables import NO_SCRIPT
from ludarium.games.tamashii.vocabulary import (
    ESSENTIAL_ALSO,
    IN_LAUNCH,
    LAUNCHED,
    LAUNCHED_BODY,
    LAUNCHED_DIVERT,
    LAUNCHED_HACK,
    LAUNCHED_NAME,
    LAUNCHING,
    NO_BODY,
    NO_DIVERT,
    NO_HACK,
    NO_MARKET,
    OPEN,
    WILD,
)

DO_LAUNCH: Final = 0  # what an option of the step is
DO_USE: Final = 1
DO_END: Final = 2
WHAT: Final = field(4)
SOURCE: Final = WHAT.above(4096)  # a Pattern, or the place of a `use` line
CELLS: Final = SOURCE.above(2**20)  # the tokens that pay for it

PATTERN_LAUNCHED: Final = note("pattern_launched", "seat", "source")


@rule
def launch_step(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-192: as many as one likes, then all Corrupted tokens of the Launcher are dumped (T-48)."""
    s.step_begins()
    s.later(end_launch_step, seat)
    s.later(next_launch, seat)
    s.later(bot_for_a_pattern, seat)
    happen(s, LAUNCHING, seat)


@rule
def bot_for_a_pattern(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-267: for a Pattern that is bound to the BOT's place."""
    if s.bot_at == NONE:
        return
    here = patterns_here(s, seat)
    s.bot_serves = bot.STANDS_IN
    there = patterns_here(s, seat)
    s.bot_serves = 0
    for source in there:
        if not among(here, source):
            s.now(bot.offer_to_stand_in, seat)
            return


@rule
def end_launch_step(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    s.later(bot.stands_in_no_longer, seat)
    s.now(dump_corrupted, seat)


@rule
def next_launch(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-79, T-85: in any order, and only if one likes."""
    if stages_due(s):
        s.later(next_launch, seat)
        s.now(complete_stages)
        return
    options = launches(s, seat)
    for use in usable(s, seat, IN_LAUNCH):
        options = append(options, WHAT.put(DO_USE) + SOURCE.put(use // USE))
    if len(options) > 0:
        s.show(seat, append(options, WHAT.put(DO_END)), launch_chosen, seat)


@rule
def launch_chosen(s: Tamashii, seat: i64, _b: i64, option: i64) -> None:
    if WHAT.of(option) == DO_END:
        return
    s.later(next_launch, seat)
    if WHAT.of(option) == DO_USE:
        use_augmentation(s, SOURCE.of(option) * USE, seat)
    else:
        launch(s, seat, SOURCE.of(option), CELLS.of(option))


@rule
def launch_one(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """An effect lets a player launch one Pattern at once, in any phase."""
    options = launches(s, seat)
    if len(options) > 0:
        s.show(seat, append(options, WHAT.put(DO_END)), one_launch_chosen, seat)


@rule
def one_launch_chosen(s: Tamashii, seat: i64, _b: i64, option: i64) -> None:
    if WHAT.of(option) == DO_LAUNCH:
        launch(s, seat, SOURCE.of(option), CELLS.of(option))


# -- what can be launched (T-80 to T-82) ---------------------------------------------------------------------------------


def launches(s: Tamashii, seat: i64) -> vec[i64]:
    """Every Pattern that is open to this seat with every set of tokens that pays for it (T-84, T-84a)."""
    found: vec[i64] = vec[i64]([])
    board, essential = s.launcher[seat], essential_bits(s, seat)
    wild = s.trait(WILD, seat) if ((s.wild_used >> seat) & 1) == 0 else 0
    for source in sources(s, seat):
        if not was_launched(s, source, seat):
            for cells in lying(s.content.shapes, source, board, essential, wild):
                found = append(found, SOURCE.put(source) + CELLS.put(cells))
    return found


def essential_bits(s: Tamashii, seat: i64) -> i64:
    """T-55: what an Essential cell takes, as bits; the trait counts types in digits of base 16."""
    one: i64 = 1
    bits = one << s.essential[seat]
    also = s.trait(ESSENTIAL_ALSO, seat)
    for kind in range(OPEN):
        if ((also >> (4 * kind)) & 15) != 0:
            bits |= one << kind
    return bits


def was_launched(s: Tamashii, source: i64, seat: i64) -> bool:
    """T-78"""
    key = source * SEATS + seat
    for each in s.launched:
        if each == key:
            return True
    return False


def sources(s: Tamashii, seat: i64) -> vec[i64]:
    """T-80: Basic Patterns, Augmentations, the Top Enemy, the Market, the Protocol, and what the scenario brings. In Combat no
    Hack, no Divert, nothing of a boss (T-299)."""
    content = s.content
    found: vec[i64] = vec[i64]([])
    for source in range(content.basic_patterns):
        found = append(found, source)
    for card in zones.members(s.augmentations, IN_USE + seat):
        if content.augmentation_pattern[card] >= 0:
            found = append(found, content.augmentation_pattern[card])
    fighting = s.phase == COMBAT
    top = zones.first(s.enemies, ATTACHED + 100 * seat)
    if top >= 0 and not fighting:
        if s.trait(NO_HACK, seat) == 0:
            for source in content.hacks[top]:
                found = append(found, source)
        if s.trait(NO_DIVERT, seat) == 0:
            found = append(found, content.divert[top])
    if s.trait(NO_BODY, seat) == 0 and s.trait(NO_MARKET, seat) == 0:
        for card in zones.members(s.bodies, IN_MARKET):
            found = append(found, content.body_cost[card])
    protocol = protocol_of(s, seat)
    if protocol >= 0 and content.protocol_pattern[protocol] >= 0:
        found = append(found, content.protocol_pattern[protocol])
    for source in patterns_here(s, seat):
        if content.launch_kind[source] != LAUNCHED_HACK or (not fighting and s.trait(NO_HACK, seat) == 0):
            found = append(found, source)
    return found


# -- launching (T-77) ----------------------------------------------------------------------------------------------------


def launch(s: Tamashii, seat: i64, source: i64, cells: i64) -> None:
    """T-77: the tokens are dumped, then the effect is resolved. A Pattern that fits only with `wild` uses that up."""
    counts_as_launched(s, seat, source, cells)
    s.tell(PATTERN_LAUNCHED, seat, source)
    s.later(was_resolved, source, seat)
    s.later(effect_of, source, seat)
    s.later(resolve_pattern, source, seat)
    dump_cells(s, seat, cells)


def counts_as_launched(s: Tamashii, seat: i64, source: i64, cells: i64) -> None:
    """T-78, and the trait `wild`, if these tokens pay only with it."""
    one: i64 = 1
    s.launched = append(s.launched[:], source * SEATS + seat)
    if cells not in lying(s.content.shapes, source, s.launcher[seat], essential_bits(s, seat), 0):
        s.wild_used |= one << seat


@rule
def effect_of(s: Tamashii, source: i64, seat: i64, _c: i64) -> None:
    """Above: the effect of this Pattern."""


@rule
def resolve_pattern(s: Tamashii, source: i64, seat: i64, _c: i64) -> None:
    content = s.content
    if content.launch_kind[source] == LAUNCHED_BODY:
        s.now(take_body, content.launch_card[source], seat)
        return
    if content.launch_does[source] != NO_SCRIPT:
        run_script(s, content.launch_does[source], seat)
    if content.launch_kind[source] == LAUNCHED_DIVERT:  # T-161: it is gone before the effect
        s.now(divert_top, seat, content.launch_card[source])


@rule
def was_resolved(s: Tamashii, source: i64, seat: i64, _c: i64) -> None:
    content = s.content
    if content.launch_name[source] >= 0:
        s.later(named_was_launched, source, seat)
    happen(s, LAUNCHED, seat, content.launch_kind[source], content.launch_card[source])


@rule
def named_was_launched(s: Tamashii, source: i64, seat: i64, _c: i64) -> None:
    happen(s, LAUNCHED_NAME, seat, s.content.launch_name[source], s.content.launch_card[source])
