"""What an answer leads to, in a sentence or two with its numbers: which Patterns a move makes or spoils, what a step costs.
What is said of one answer stands beside its decision; here is what has to be worked out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludarium.core.bits import bits_of
from ludarium.core.decisions import Odds, Pack, Phrase
from ludarium.core.reasons import in_a_row, percent
from ludarium.games.tamashii.dice import LAST_CELL
from ludarium.games.tamashii.lexicon import source_name
from ludarium.games.tamashii.odds import dice_at, of_going
from ludarium.games.tamashii.patterns import NO_WAY, lying, swapped
from ludarium.games.tamashii.rules.launch import essential_bits, sources, was_launched
from ludarium.games.tamashii.rules.movement import STAY, entry_of, stationary_of
from ludarium.games.tamashii.rules.tokens import locked_cells
from ludarium.games.tamashii.scripts import effect_of
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.view_boards import entry_if
from ludarium.games.tamashii.view_patterns import reached
from ludarium.games.tamashii.vocabulary import WILD

MOST_NAMED = 2  # Patterns of one kind in a sentence


def in_chances(found: list[Odds]) -> Phrase | None:
    """All of them in a row."""
    told = [Phrase("odds-one", {"percent": percent(each.probability), "what": each.phrase}) for each in found]
    return Phrase("reason-odds", {"odds": also(told)}) if told else None


def also(told: Sequence[object]) -> object:
    first, *others = told
    return Phrase("also", {"first": first, "others": also(others)}) if others else first


def first_of(told: Iterable[Phrase | None]) -> Phrase | None:
    found = [each for each in told if each]
    return in_a_row(found) if found else None


# -- Programming (T-67, T-71) --------------------------------------------------------------------------------------------------


def distances(s: Tamashii, seat: int, board: int, left: int) -> dict[int, int]:
    """How many moves each Pattern is away that has not been launched: 0 lies ready; those out of reach are left out."""
    essential = int(essential_bits(s, seat))
    wild = int(s.trait(WILD, seat)) if not s.wild_used >> seat & 1 else 0
    found = {}
    for source in dict.fromkeys(int(each) for each in sources(s, seat)):
        if was_launched(s, source, seat):
            continue
        if len(lying(s.content.shapes, source, board, essential, wild)) > 0:
            found[source] = 0
            continue
        moves, _ = reached(s.content.shapes, source, board, int(locked_cells(s, seat)), essential, wild, left)
        if moves != NO_WAY:
            found[source] = moves
    return found


def of_move(s: Tamashii, pack: Pack, seat: int, number: int, left: int) -> Phrase | None:
    """Which Patterns lie ready after it, which are nearer, which it takes apart."""
    board = int(s.launcher[seat])
    before = distances(s, seat, board, left)
    after = distances(s, seat, int(swapped(board, number >> 5, number & 31)), left - 1)
    ready = [source for source in after if after[source] == 0 < before.get(source, left + 1)]
    nearer = [source for source in after if 0 < after[source] < before.get(source, left + 1)]
    spoilt = [source for source in before if before[source] == 0 < after.get(source, left + 1)]
    return first_of(
        (
            Phrase("reason-ready", {"patterns": named(s, pack, ready)}) if ready else None,
            Phrase("reason-nearer", {"patterns": named(s, pack, nearer), "moves": after[best(s, nearer)]})
            if nearer and not ready
            else None,
            Phrase("reason-spoilt", {"patterns": named(s, pack, spoilt)}) if spoilt else None,
        )
    ) or Phrase("reason-no-nearer")


def of_ending(s: Tamashii, pack: Pack, seat: int) -> Phrase | None:
    """What lies ready, and how many moves are lost."""
    left = int(s.moves_left[seat])
    ready = [source for source, moves in distances(s, seat, int(s.launcher[seat]), 0).items() if moves == 0]
    told = Phrase("reason-all-ready", {"patterns": named(s, pack, ready, len(ready))}) if ready else Phrase("reason-none-ready")
    return first_of((told, Phrase("reason-moves-lost", {"n": left}) if left else None))


def size(s: Tamashii, source: int) -> int:
    return int(s.content.shapes.rows[int(s.content.shapes.start[source]) + 1])


def best(s: Tamashii, found: list[int]) -> int:
    """The largest Pattern is told first: it is the rarest."""
    return max(found, key=lambda source: (size(s, source), -source))


def named(s: Tamashii, pack: Pack, found: list[int], most: int = MOST_NAMED) -> object:
    """Patterns by their names, with what they do."""
    chosen = sorted(found, key=lambda source: (-size(s, source), source))[:most]
    return also([pattern(s, pack, source) for source in chosen])


def pattern(s: Tamashii, pack: Pack, source: int) -> Phrase:
    does = effect_of(pack, int(s.content.launch_does[source]))
    name = source_name(pack, source)[1]
    return Phrase(
        "reason-pattern", {"pattern": name, "does": does, "says": "yes"} if does else {"pattern": name, "does": "", "says": "no"}
    )


# -- moves on the map (T-139) -------------------------------------------------------------------------------------------------


def of_going_there(s: Tamashii, pack: Pack, place: int) -> Phrase | None:
    """What Trace it costs, what the tile can do; what is turned up is luck."""
    seat = int(s.then_a)
    there = int(s.at[seat]) if place == STAY else place
    tile = int(s.tile_at[there])
    lies_open = tile >= 0 and bool(s.face_up >> there & 1)
    district = effect_of(pack, int(s.content.district[tile])) if lies_open and s.content.district[tile] >= 0 else None
    return first_of(
        (
            None if lies_open else Phrase("reason-reveals"),
            of_trace(s, seat, place),
            in_chances(of_going(s, place)),
            Phrase("reason-district", {"what": district}) if district else None,
        )
    )


def of_sending(s: Tamashii, pack: Pack, place: int) -> Phrase | None:
    """T-266, T-268: what the BOT turns up, or would let one use."""
    tile = int(s.tile_at[place])
    if not s.face_up >> place & 1:
        return Phrase("reason-reveals")
    district = effect_of(pack, int(s.content.district[tile])) if s.content.district[tile] >= 0 else None
    return Phrase("reason-battery", {"what": district}) if district else None


def of_trace(s: Tamashii, seat: int, place: int) -> Phrase | None:
    if s.trace[seat] < 0:
        return Phrase("reason-no-trace")
    if place == STAY:
        rises = [int(stationary_of(s, seat, s.at[seat]))]
    elif s.tile_at[place] >= 0:
        rises = [int(entry_of(s, seat, place))]
    else:
        rises = [entry_if(s, seat, place, tile) for tile in bits_of(s.unseen)]
    low, high = min(rises), max(rises)
    now = int(s.trace[seat])
    then = [min(now + rise, int(LAST_CELL)) for rise in (low, high)]
    dice = [dice_at(s, seat, each) for each in then]
    told = {"low": then[0], "high": then[1], "now": now, "fewest": dice[0], "dice": dice[1]}
    kind = "stay" if place == STAY else "known" if low == high else "unknown"
    return Phrase("reason-trace", {**told, "kind": kind, "rise": low, "most": high})
