"""Why something is not possible now, with the rule: in Planning, when moving, in the Launch step, in Combat, for the scenario."""

from __future__ import annotations

from ludarium.core import zones
from ludarium.core.decisions import Phrase
from ludarium.core.packs import Pack
from ludarium.core.why import number_in
from ludarium.games.tamashii.fields import CLASS_DECK, IN_HAND, IN_USE, NONE
from ludarium.games.tamashii.hexes import FAR
from ludarium.games.tamashii.lexicon import COLUMNS, augmentation, class_phrase, dice_phrase, source_name, token_on
from ludarium.games.tamashii.patterns import ROWS, apart, lying, token_at
from ludarium.games.tamashii.rules.assets import HIGHEST, locks_of, spendable
from ludarium.games.tamashii.rules.augmentations import price
from ludarium.games.tamashii.rules.bodies import active_body
from ludarium.games.tamashii.rules.combat import slots_of
from ludarium.games.tamashii.rules.launch import essential_bits, sources, was_launched
from ludarium.games.tamashii.rules.movement import steps_to
from ludarium.games.tamashii.rules.tokens import locked_cells
from ludarium.games.tamashii.rules.upgrades import PRICE
from ludarium.games.tamashii.scripts import place_phrase
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.tables import X_COMMON, X_RARE
from ludarium.games.tamashii.view_patterns import sources_in_play
from ludarium.games.tamashii.vocabulary import COMMON, MEMORY, MOV, NO_UPGRADE, OPEN, POWER, RARE, SHIELD, TYPES, WILD

# -- Programming (T-43, T-64 to T-68) ----------------------------------------------------------------------------------------


def cell_named(word: str) -> int | None:
    """A cell by its letter and number."""
    if len(word) != 2 or word[0] not in COLUMNS or word[1] not in "1234":
        return None
    return COLUMNS.index(word[0]) * ROWS + int(word[1]) - 1


def no_move(s: Tamashii, seat: int, left: int, said: list[str]) -> Phrase | None:
    one, other = cell_named(said[1]), cell_named(said[2])
    if one is None or other is None:
        return Phrase("why-moment-move") if said[1].isdecimal() else None
    if left == 0:
        return Phrase("why-no-move-left")
    if one == other or apart(one, other) > 1:
        return Phrase("why-not-beside", {"one": said[1], "other": said[2]})
    for cell, name in ((one, said[1]), (other, said[2])):
        if int(locked_cells(s, seat)) >> cell & 1:
            return Phrase("why-locked-cell", {"cell": name})
    tokens = [int(token_at(s.launcher[seat], cell)) for cell in (one, other)]
    if tokens == [NONE, NONE]:
        return Phrase("why-both-empty", {"one": said[1], "other": said[2]})
    if tokens[0] == tokens[1]:
        return Phrase("why-same-tokens", {"one": token_on(s, seat, one), "other": token_on(s, seat, other)})
    return None


# -- Upgrades (T-174 to T-183) -----------------------------------------------------------------------------------------------


def no_upgrade(s: Tamashii, seat: int) -> Phrase | None:
    return Phrase("why-no-upgrades") if s.trait(NO_UPGRADE, seat) > 0 else None


def too_little_memory(s: Tamashii, seat: int, cost: int) -> Phrase | None:
    has = int(spendable(s, seat, MEMORY))
    return no_upgrade(s, seat) or (Phrase("why-memory", {"n": cost, "has": has}) if has < cost else None)


def too_little_exp(s: Tamashii, seat: int) -> Phrase | None:
    has = int(s.exp[seat])
    return no_upgrade(s, seat) or (Phrase("why-exp", {"n": int(PRICE), "has": has}) if has < PRICE else None)


def no_token(s: Tamashii, seat: int, said: list[str]) -> Phrase | None:
    kind = TYPES.index(said[1]) if said[1] in TYPES[:OPEN] else None
    if kind is None:
        return None
    return too_little_memory(s, seat, 1) or (Phrase("why-supply") if s.supply[kind] == 0 else None)


def no_discard(s: Tamashii, seat: int, said: list[str]) -> Phrase | None:
    cell = cell_named(said[1])
    if cell is None:
        return None
    empty = token_at(s.launcher[seat], cell) < 0
    return too_little_memory(s, seat, 1) or (Phrase("why-empty-cell", {"cell": said[1]}) if empty else None)


def no_equip(s: Tamashii, pack: Pack, seat: int, said: list[str]) -> Phrase | None:
    found = [card for card in range(int(s.content.augmentations)) if augmentation(pack, card).id == said[1]]
    if not found:
        return None
    card = found[0]
    if s.augmentations[card] == IN_USE + seat:
        return Phrase("why-equipped", {"card": augmentation(pack, card).name})
    if s.augmentations[card] != IN_HAND + seat:
        return Phrase("why-not-yours", {"card": augmentation(pack, card).name})
    return too_little_memory(s, seat, int(price(s, seat, card)))


def no_integrity(s: Tamashii, seat: int) -> Phrase | None:
    return too_little_exp(s, seat) or (Phrase("why-most-integrity") if s.most_integrity[seat] >= HIGHEST else None)


def no_unlock(s: Tamashii, seat: int, said: list[str]) -> Phrase | None:
    if len(locks_of(s, seat)) == 0:
        return Phrase("why-no-lock")
    return too_little_exp(s, seat) or (Phrase("why-not-locked", {"cell": said[1]}) if cell_named(said[1]) is not None else None)


def no_open_token(s: Tamashii, seat: int) -> Phrase | None:
    return too_little_exp(s, seat) or (Phrase("why-supply") if s.supply[OPEN] == 0 else None)


def no_class_card(s: Tamashii, seat: int) -> Phrase | None:
    taken = int(s.class_of[seat])
    if taken == NONE:
        return Phrase("why-no-class")
    empty = zones.left_in(s.augmentations, CLASS_DECK + 100 * taken) == 0
    return too_little_exp(s, seat) or (Phrase("why-class-deck", {"class": class_phrase(taken)}) if empty else None)


# -- moves (T-134 to T-136) --------------------------------------------------------------------------------------------------


def no_way(s: Tamashii, pack: Pack, seat: int, here: int, steps: int, said: list[str]) -> Phrase | None:
    """A place that is too far, or behind what nobody has seen; tokens are moved elsewhere."""
    if is_about_cells(said):
        return Phrase("why-not-programming")
    place = int(said[1]) - 1 if said[1].isdecimal() else NONE
    if not 0 <= place < s.layout().places:
        return None
    told = {"place": place_phrase(s, pack, place), "mov": steps}
    if place == here:
        return Phrase("why-already-there", told)
    if int(s.closed(seat)) >> place & 1:
        return Phrase("why-closed", told)
    far, through = (int(steps_to(s, seat, here, place, over_down)) for over_down in (False, True))
    if far <= steps:
        return None
    if through <= steps:
        return Phrase("why-face-down", told)
    return Phrase("why-too-far", {**told, "steps": through}) if through < FAR else Phrase("why-no-path", told)


def own_steps(s: Tamashii, seat: int) -> int:
    return int(s.content.mov[active_body(s, seat)] + s.trait(MOV, seat))


# -- the Launch (T-71 to T-80) -----------------------------------------------------------------------------------------------


def no_launch(s: Tamashii, pack: Pack, seat: int, said: list[str]) -> Phrase | None:
    """The Pattern that is meant: launched already, not open here, or not lying on the Launcher."""
    words = " ".join(each for each in said[1:] if each)
    named = {source: source_name(pack, source) for source in sources_in_play(s)}
    meant = [source for source, (word, _) in named.items() if f"{words} ".startswith(f"{word} ")]
    meant = meant or [source for source, (word, _) in named.items() if words in word.split()]  # `divert`, of whomever
    meant.sort(key=lambda source: -len(named[source][0]))  # `hack usher 1` rather than what is called `hack`
    if not meant:
        return None
    open_to = [int(each) for each in sources(s, seat)]
    source = next((each for each in meant if each in open_to), meant[0])
    told = {"pattern": named[source][1]}
    if source not in open_to:
        return Phrase("why-not-open", told)
    if was_launched(s, source, seat):
        return Phrase("why-launched", told)
    wild = int(s.trait(WILD, seat)) if not s.wild_used >> seat & 1 else 0
    if len(lying(s.content.shapes, source, s.launcher[seat], essential_bits(s, seat), wild)) == 0:
        return Phrase("why-not-lying", told)
    return Phrase("why-other-cells", told)


# -- answers that belong to another step -------------------------------------------------------------------------------------


def is_about_cells(said: list[str]) -> bool:
    return cell_named(said[1]) is not None


def not_in_programming(_s: Tamashii, _pack: Pack, said: list[str]) -> Phrase | None:
    """Of tokens of the Launcher, `move a1 b1`; a figure moves to a place."""
    return Phrase("why-not-programming") if is_about_cells(said) else None


def not_the_move(_s: Tamashii, _pack: Pack, said: list[str]) -> Phrase | None:
    return None if is_about_cells(said) else Phrase("why-moment-move")


def not_upgrades(_s: Tamashii, _pack: Pack, _said: list[str]) -> Phrase | None:
    return Phrase("why-moment-upgrade")


# -- District effects, activities (T-192, T-225) -----------------------------------------------------------------------------


def no_district(s: Tamashii, pack: Pack, seat: int, said: list[str]) -> Phrase | None:
    place = number_in(said[1])
    if place is None or not 0 < place <= s.layout().places:
        return None
    return Phrase("why-not-your-tile", {"place": place_phrase(s, pack, place - 1)})


def no_activity(_s: Tamashii, _pack: Pack, _said: list[str]) -> Phrase | None:
    return Phrase("why-activity-not-here")


# -- Combat (T-98, T-94, T-200, T-201) ---------------------------------------------------------------------------------------


def no_slot(s: Tamashii, _pack: Pack, seat: int, said: list[str]) -> Phrase | None:
    """Another Body's, used already, or not with these dice."""
    slot = number_in(said[1])
    if slot is None or slot not in [int(each) for each in slots_of(s, seat)]:
        return Phrase("why-not-your-slot")
    if slot in s.slots_used:
        return Phrase("why-slot-used")
    content = s.content
    common, rare, x = (int(row[slot]) for row in (content.slot_common, content.slot_rare, content.slot_x))
    wants = dice_phrase(0, max(common, int(x == X_COMMON)), max(rare, int(x == X_RARE)))
    return Phrase("why-slot-dice", {"wants": wants, "has": dice_phrase(0, int(s.attack_dice[COMMON]), int(s.attack_dice[RARE]))})


def no_power(s: Tamashii, seat: int) -> Phrase | None:
    return Phrase("why-power", {"has": int(spendable(s, seat, POWER))})


def no_shields(s: Tamashii, seat: int) -> Phrase | None:
    return Phrase("why-shields", {"has": int(s.assets[4 * seat + SHIELD])})


# -- tokens (T-43, T-61, T-244) ----------------------------------------------------------------------------------------------


def no_empty_cell(s: Tamashii, seat: int, word: str) -> Phrase | None:
    """A token that is prepared wants an empty cell without a Lock."""
    cell = cell_named(word)
    if cell is None:
        return None
    if int(locked_cells(s, seat)) >> cell & 1:
        return Phrase("why-locked-cell", {"cell": word})
    return Phrase("why-cell-taken", {"what": token_on(s, seat, cell)}) if token_at(s.launcher[seat], cell) >= 0 else None


def no_token_for_the_test(s: Tamashii, seat: int, word: str) -> Phrase | None:
    cell = cell_named(word)
    if cell is None:
        return None
    empty = token_at(s.launcher[seat], cell) < 0
    return Phrase("why-empty-cell", {"cell": word}) if empty else Phrase("why-wrong-type", {"what": token_on(s, seat, cell)})
