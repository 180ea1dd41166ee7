"""All verbs of the language that are about the world, and the odd rules of scenarios (T-313, T-314)."""

from __future__ import annotations

from typing import Final

from ludarium.core.kernel import rule
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii.rules import bosses
from ludarium.games.tamashii.rules.bot import charge
from ludarium.games.tamashii.rules.dice_verbs import (
    dice_are_read,
    dice_verb,
    face_verb,
    lend_verb,
    reroll_verb,
    roll_number_verb,
    roll_player_verb,
    roll_symbol_verb,
    trace_on_verb,
    trace_to_0_verb,
    trace_verb,
)
from ludarium.games.tamashii.rules.enemy_verbs import (
    attach_verb,
    bonus,
    damage_verb,
    defeat_verb,
    divert_verb,
    enemy_verb,
    lure_verb,
    mend_verb,
    promote_verb,
    shove_verb,
    stun_verb,
    weaken_verb,
)
from ludarium.games.tamashii.rules.launch import CELLS, SOURCE, counts_as_launched, launches
from ludarium.games.tamashii.rules.look_verbs import look_body_verb, look_tile_verb, look_token_verb, look_verb
from ludarium.games.tamashii.rules.map_verbs import (
    NOBODY_ELSE,
    body_here_verb,
    bring_verb,
    carry_verb,
    drop_body_verb,
    hide_verb,
    march_verb,
    move_free_verb,
    move_revealed_verb,
    move_verb,
    refresh_some_verb,
    reveal_verb,
    stash_body_verb,
    stash_it_verb,
    swap_tiles_verb,
)
from ludarium.games.tamashii.rules.rolls import SILENT, roll
from ludarium.games.tamashii.rules.scenario import end_lost, end_won
from ludarium.games.tamashii.rules.scenario_verbs import (
    boss_hurt_verb,
    boss_move_verb,
    boss_on_verb,
    boss_state_verb,
    card_on_verb,
    card_verb,
    clear_all_verb,
    clear_verb,
    close_verb,
    drop_verb,
    nothing_verb,
    open_verb,
    pass_step_verb,
    put_there,
    put_verb,
    tick_verb,
    time_set_verb,
    time_verb,
)
from ludarium.games.tamashii.rules.tests import group_test, test
from ludarium.games.tamashii.rules.tokens import dump_cells
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import ASCEND, DIE_BLANK, SHEET

SHELTER: Final = 0  # tile 1


# -- odd rules (T-313) -----------------------------------------------------------------------------------------------------


@rule
def odd_verb(s: Tamashii, which: i64, n: i64, _c: i64) -> None:
    s.now(ODD[which], n)


@rule
def propagate(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    """T-232: the First Player rolls so many dice; each puts an Ascend token on the Generation tile with its face."""
    s.later(radars)
    roll(s, s.first_player, n, SILENT, dice_are_read)


@rule
def radars(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    for back in range(i64(len(s.dice))):
        face: i64 = len(s.dice) - 1 - back
        for _die in range(s.dice[face]):
            s.later(radar, face)


@rule
def radar(s: Tamashii, face: i64, _b: i64, _c: i64) -> None:
    """A tile holds one at most, else the nearest free tile of its Sector; is there none, it goes on the sheet (T-232a)."""
    for place in range(s.layout().places):
        if s.tokens_on(DIE_BLANK + face, place) > 0:
            if s.tokens_on(ASCEND, place) == 0:
                s.now(put_there, ASCEND, 1, place)
                return
            free: vec[i64] = vec[i64]([])
            for other in s.sectors_of(vec[i64]([place])):
                if s.tokens_on(ASCEND, other) == 0 and s.tile_at[other] != SHELTER:
                    free = append(free, other)
            if len(free) == 0:
                s.now(put_there, ASCEND, 1, SHEET)
            else:
                s.ask(s.first_player, s.extreme(free, vec[i64]([place]), True, s.first_player), put_there, ASCEND, 1)
            return


@rule
def backup(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-260, T-260a: 2 damage, or 4 if the tokens of another Pattern are dumped; it counts as launched."""
    me = s.me()
    options = launches(s, me)
    if len(options) == 0:
        s.now(backup_given, me, 0, NOBODY_ELSE)
    else:
        s.show(me, append(options, NOBODY_ELSE), backup_given, me)


@rule
def backup_given(s: Tamashii, me: i64, _b: i64, option: i64) -> None:
    if option == NOBODY_ELSE:
        bosses.hurt(s, me, 2 + bonus(s, me))
        return
    counts_as_launched(s, me, SOURCE.of(option), CELLS.of(option))
    s.later(backup_strikes, me)
    dump_cells(s, me, CELLS.of(option))


@rule
def backup_strikes(s: Tamashii, me: i64, _b: i64, _c: i64) -> None:
    bosses.hurt(s, me, 4 + bonus(s, me))


ODD_NAMES: Final = ("propagate", "backup", "battery")
ODD: Final[vec[i64]] = vec[i64]([propagate, backup, charge])

RULES: Final = {
    "lend": lend_verb,
    "damage": damage_verb,
    "defeat": defeat_verb,
    "divert": divert_verb,
    "mend": mend_verb,
    "attach": attach_verb,
    "lure": lure_verb,
    "shove": shove_verb,
    "enemy": enemy_verb,
    "promote": promote_verb,
    "trace_to_0": trace_to_0_verb,
    "trace_on": trace_on_verb,
    "trace": trace_verb,
    "dice": dice_verb,
    "reroll": reroll_verb,
    "face": face_verb,
    "weaken": weaken_verb,
    "stun": stun_verb,
    "move": move_verb,
    "move_free": move_free_verb,
    "move_revealed": move_revealed_verb,
    "carry": carry_verb,
    "bring": bring_verb,
    "march": march_verb,
    "swap_tiles": swap_tiles_verb,
    "hide": hide_verb,
    "reveal": reveal_verb,
    "look": look_verb,
    "look_tile": look_tile_verb,
    "look_token": look_token_verb,
    "look_body": look_body_verb,
    "body_here": body_here_verb,
    "stash_body": stash_body_verb,
    "stash_it": stash_it_verb,
    "drop_body": drop_body_verb,
    "refresh_some": refresh_some_verb,
    "pass_step": pass_step_verb,
    "nothing": nothing_verb,
    "put": put_verb,
    "clear": clear_verb,
    "clear_all": clear_all_verb,
    "time": time_verb,
    "time_set": time_set_verb,
    "card": card_verb,
    "card_on": card_on_verb,
    "drop": drop_verb,
    "boss_move": boss_move_verb,
    "boss_hurt": boss_hurt_verb,
    "boss_on": boss_on_verb,
    "boss_state": boss_state_verb,
    "open": open_verb,
    "close": close_verb,
    "tick": tick_verb,
    "end_won": end_won,
    "end_lost": end_lost,
    "meet": nothing_verb,
    "odd": odd_verb,
    "test": test,
    "group_test": group_test,
    "roll_player": roll_player_verb,
    "roll_number": roll_number_verb,
    "roll_symbol": roll_symbol_verb,
}
