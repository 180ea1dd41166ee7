"""A table for tests: parties, hands, Areas and Missions as the test wants them, at the first question of a slot, with chance
answered by the test.

    match = table(phase="exploration", parties=["acrobat illusionist"], at=["archangel"])
    play(match, "explore", "die=5", "encounter=wandering_warrior", "own=3", "foe=4", "claim recruit", "join gold=weapon_master")
    assert party(match) == ["acrobat", "illusionist", "weapon_master"]

Unless the test says otherwise there are three seats (gold, ruby, azure; also the order of the turn), each with one Character that
never uses anything, no hand, no counter on the map, and three Areas without Encounters; everything else is in its deck. `play`
passes for everybody in windows in which the next answer is not possible; one that opens after the last answer is left open
(`passed` closes it).

The cards are those of pack/, an older state of the shipped ones: the rules are tested here, and a number that is tuned on a card
must not matter.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ludarium.core import zones
from ludarium.core.build import row
from ludarium.core.kernel import EVERYBODY, NAMES, NOBODY
from ludarium.core.match import Match
from ludarium.core.positions import position
from ludarium.core.zones import LAYERS
from ludarium.games.anima import ShadowOfOmega
from ludarium.games.anima.flow import (
    begin_slot,
    end_turn,
    exploration_phase,
    interaction_phase,
    movement_phase,
    play_turn,
    reset_phase,
)
from ludarium.games.anima.lexicon import COUNTERS, lexicon
from ludarium.games.anima.state import (
    ACTIVE,
    DECK,
    DECK_NAMES,
    DISCARDS,
    FINAL_DECK,
    GUILD,
    HAND,
    HELD,
    IN_PLAY,
    LYING,
    MISSION_STATES,
    NOBODY_YET,
    NONE,
    NOWHERE,
    PARTY,
    PHASES,
    REVEALED,
    Anima,
)
from ludarium.games.anima.tables import AREAS, BASICS, FIRST_ABILITY, FIRST_GUILD

GAME = ShadowOfOmega(Path(__file__).parent / "pack")  # the shipped cards but for one
NAMES_OF = lexicon(GAME.pack)
WINDOWS = ("react", "add_to_combat")  # W1 to W9; W4
MOST_STEPS = 5000  # of roll_on
QUIET = ("acrobat", "warrior_mentalist", "factotum", "weapon_master", "paladin")  # no ability that is ever used
START = ("archangel", "village_of_cornes", "americh")
PHASE_RULES = (reset_phase, movement_phase, interaction_phase, exploration_phase, end_turn)


def second_illusionist(folder: Path, instead_of: str) -> None:
    """A pack with another Illusionist in place of somebody."""
    text = (GAME.folder / "data" / "characters.toml").read_text("utf-8")
    (block,) = [part for part in text.split("[[character]]") if 'id = "illusionist"\n' in part]
    second = block.replace('id = "illusionist"', f'id = "illusionist_b"\nreplaces = "{instead_of}"')
    (folder / "characters.toml").write_text(f"[[character]]{second}", "utf-8")


# -- cards by name ---------------------------------------------------------------------------------------------------


def character(id: str) -> int:
    return [card.id for card in NAMES_OF.characters].index(id)


def area(id: str) -> int:
    return [card.id for card in NAMES_OF.areas].index(id)


def encounter(id: str) -> int:
    return [card.id for card in NAMES_OF.encounters].index(id)


def advantage(id: str) -> int:
    return [card.id for card in NAMES_OF.advantages].index(id)


def mission(id: str) -> int:
    return [card.id for card in NAMES_OF.missions].index(id)


def use(id: str) -> int:
    """What can be used: an Advantage, or the ability of a Character. For the ability of an Organization: guild_use."""
    return advantage(id) if id in [card.id for card in NAMES_OF.advantages] else FIRST_ABILITY + character(id)


def guild_use(id: str) -> int:
    return FIRST_GUILD + advantage(id)


def seat_of(colour: str) -> int:
    return COUNTERS.index(colour)


def names(cards: list[Any], numbers: Sequence[int]) -> list[str]:
    return [cards[number].id for number in numbers]


def bits(numbers: Sequence[int]) -> int:
    return sum(1 << number for number in numbers)


def numbers(mask: int) -> list[int]:
    return [bit for bit in range(63) if mask >> bit & 1]


# -- the table -------------------------------------------------------------------------------------------------------


def table(
    seats: int = 3,
    mode: str = "standard",
    *,
    phase: str = "movement",
    slot: int = 0,
    turn: int = 6,
    order: Sequence[int] | None = None,
    parties: Sequence[str] = (),
    inclined: str = "",
    asleep: str = "",
    hands: Sequence[str] = (),
    lasting: Sequence[str] = (),
    guilds: Sequence[str] = (),
    at: Sequence[str] = (),
    areas: Sequence[str] | None = None,
    lying: Mapping[str, str] | None = None,
    veiled: Mapping[str, str] | None = None,
    missions: Sequence[str] = (),
    progress: Mapping[str, int] | None = None,
    final: str = "",
    spent: str = "",
    knows: Sequence[str] = (),
    decks: Mapping[str, str] | None = None,
    options: Mapping[str, object] | None = None,
    change: Callable[[Anima], None] | None = None,
    seed: int = 1,
    **values: Any,
) -> Match:
    """A match at the first question of a slot (or of chance, if that comes first).

    `phase`: "turn" (before the straightening), "reset", "movement", "interaction", "exploration", or "end" (after the last slot);
    `slot`: the figure whose slot begins; `order`: of the turn, by figure. With `mode="rival"` (seats=1) figure 1 is the Rival.

    One string for each figure, ids with spaces between, "" for none: `parties`, `hands`, `lasting` (Plots in play), `guilds`,
    `at`, `missions` ("beat_tiamat:begun overdue_book": two each, secret unless it says begun, completed or lost; what is
    missing is dealt from those that nobody names). A party that is not given is one quiet Character.

    `areas`: the active ones, oldest first; Areas named in `at`, `lying` or `veiled` are active too. `lying`, `veiled`: Area ->
    Encounter on it, face up or face down. `progress`: Mission -> its count, for the figure that has it (a Final one: figure 0).
    `final`: the revealed Final Mission, since the turn before. `spent`: cards of all kinds on their discard piles, oldest first.
    `knows`: for each figure what it has seen of Advantages in other hands and of face-down Encounters.
    `decks`: "characters", "areas", "encounters" or "advantages" -> all that is left in it; the rest is on the discard pile.

    `values`: any other field of the state; one with an entry for each figure takes a list, a row of bits takes a list of figures
    (`lost=[1]`, `rested=[0]`, `combat_bonus=[2, 0, 0]`, `recruited_before=[bits([area("archangel")]), 0, 0]`). `change` may do
    anything else to the state before the slot begins.
    """
    match = GAME.new(seed=seed, mode=mode, seats=seats, options=dict(options or {}))
    s = state(match).clone()
    s.self_driving = False
    clear(s)
    s.turn = turn
    s.order = row(list(range(s.settings.figures)) if order is None else list(order))
    lay_areas(s, [*(START[:seats] if areas is None else areas), *[word for word in at if word], *(lying or {}), *(veiled or {})])
    for laid, seats in ((lying or {}, EVERYBODY), (veiled or {}, 0)):
        for where, id in laid.items():
            take(s, "encounter", encounter(id), LYING + area(where), seats)
    for figure, where in enumerate(at):
        s.at[figure] = area(where) if where else NOWHERE
    seat_parties(s, [word.split() for word in parties])
    s.inclined = bits([character(id) for id in inclined.split()])
    s.asleep = bits([character(id) for id in asleep.split()])
    for zone, all_words, is_open in ((HAND, hands, False), (IN_PLAY, lasting, True), (GUILD, guilds, True)):
        for figure, words in enumerate(all_words):
            for id in words.split():
                take(s, "advantage", advantage(id), zone + figure, EVERYBODY if is_open else 1 << figure)
    for figure, words in enumerate(knows):
        for id in words.split():
            name = deck_of(id)
            getattr(s, f"{name[:-1]}_known")[cards_of(name).index(id)] |= 1 << figure
    deal_missions(s, [word.split() for word in missions])
    if final:
        take(s, "mission", mission(final), REVEALED, EVERYBODY)
        s.final_since = turn - 1
    for id, count in (progress or {}).items():
        if mission(id) >= BASICS:
            s.final_count[0] = count
        else:
            s.mission_count[s.mission_at[mission(id)] - HELD] = count
    for id in spent.split():
        discard(s, id)
    for name, words in (decks or {}).items():
        leave_in_deck(s, name, words.split())
    for name, value in values.items():
        put(s, name, value)
    s.settle()
    if change is not None:
        change(s)
        s.settle()
    begin(s, phase, slot)
    return restart(match, s)


def begin(s: Anima, phase: str, slot: int = 0) -> None:
    """To the first question of a slot: what comes after it waits as in a match."""
    s.actor, s.due, s.depth = NOBODY, -1, 0
    s.slot = NOBODY_YET
    if phase == "turn":
        s.turn -= 1
        s.now(play_turn)
    elif phase == "end":
        s.later(play_turn)
        s.now(end_turn)
    else:
        s.phase = PHASES.index(phase)
        s.later(play_turn)
        for rule in reversed(PHASE_RULES[PHASES.index(phase) :]):
            s.later(rule)
        place = list(s.order).index(slot)
        for figure in reversed(list(s.order)[place + 1 :]):
            s.later(begin_slot, s.phase, figure)
        s.now(begin_slot, s.phase, slot)
    s.run()


def restart(match: Match, s: Anima) -> Match:
    """A match from a state, with chance asked."""
    return GAME.at({**match.position(), "state": position(s)}, chance="ask")


def changed(match: Match, change: Callable[[Anima], None], phase: str | None = None, slot: int | None = None) -> Match:
    """The same table with something different on it; the slot (or another one) begins anew."""
    s = state(match).clone()
    s.self_driving = False
    here = PHASES[s.phase], int(s.slot)
    change(s)
    s.settle()
    begin(s, phase or here[0], here[1] if slot is None else slot)
    return restart(match, s)


def asked_by(effect: int, a: int = 0, b: int = 0, **how: Any) -> Match:
    """The question of an effect that happens to Gold, whatever card it stands on."""
    match = table(phase="reset", **how)
    s = state(match).clone()
    s.self_driving = False
    s.actor, s.due, s.depth = NOBODY, -1, 0
    s.user = s.slot = 0
    s.now(effect, a, b)
    s.run()
    return restart(match, s)


def clear(s: Anima) -> None:
    """As before the set-up, but with the phases of a turn to come."""
    blank = Anima(s.cards, s.settings)
    for name in s.fields():
        setattr(s, name, getattr(blank, name))


def lay_areas(s: Anima, ids: Sequence[str]) -> None:
    for one in range(AREAS) if s.settings.tree else dict.fromkeys(area(id) for id in ids):
        take(s, "area", one, ACTIVE, EVERYBODY)


def seat_parties(s: Anima, parties: list[list[str]]) -> None:
    named = {id for party in parties for id in party}
    spare = [id for id in QUIET if id not in named]
    for figure in range(s.settings.figures):
        given = parties[figure] if figure < len(parties) else [spare.pop(0)]
        for id in given:
            take(s, "character", character(id), PARTY + LAYERS * figure, EVERYBODY)


def take(s: Anima, family: str, card: int, zone: int, seats: int) -> None:
    """A card from its deck to another zone, in a pile to its end."""
    where, known = getattr(s, f"{family}_at"), getattr(s, f"{family}_known")
    assert where[card] in (DECK, FINAL_DECK if family == "mission" else DECK), f"{family} {card} is there twice"
    (zones.move_under if zone >= LAYERS else zones.move)(s, where, known, card, zone, seats)


def deal_missions(s: Anima, given: list[list[str]]) -> None:
    named = {word.partition(":")[0] for words in given for word in words}
    spare = [card.id for card in NAMES_OF.missions[:BASICS] if card.id not in named]
    for seat in range(s.settings.seats):
        words = given[seat] if seat < len(given) else []
        for place in range(2):
            id, _, stage = (words[place] if place < len(words) else spare.pop(0)).partition(":")
            take(s, "mission", mission(id), HELD + 2 * seat + place, EVERYBODY if stage else 1 << seat)
            s.mission_state[2 * seat + place] = MISSION_STATES.index(stage or "secret")


def discard(s: Anima, id: str) -> None:
    """From its deck to its discard pile."""
    name = deck_of(id)
    take(s, name[:-1], cards_of(name).index(id), DISCARDS, EVERYBODY)


def deck_of(id: str) -> str:
    (name,) = [name for name in DECK_NAMES if id in cards_of(name)]
    return name


def cards_of(name: str) -> list[str]:
    return [card.id for card in NAMES_OF.of_decks[DECK_NAMES.index(name)]]


def in_pile(s: Anima, name: str, pile: int) -> list[str]:
    return [cards_of(name)[card] for card in zones.in_order(getattr(s, f"{name[:-1]}_at"), pile)]


def leave_in_deck(s: Anima, name: str, ids: list[str]) -> None:
    for id in in_pile(s, name, DECK):
        if id not in ids:
            discard(s, id)


def put(s: Anima, name: str, value: Any) -> None:
    """A field of the state: a number, a list of figures for a row of bits, or a row padded with what is there."""
    assert name in s.fields(), name
    old = getattr(s, name)
    if isinstance(old, int):
        setattr(s, name, value if isinstance(value, int) else bits(value))
    else:
        setattr(s, name, row([*value, *list(old)[len(value) :]]))


def fresh(seats: int = 3, mode: str = "standard", seed: int = 1, chance: str = "ask", **chosen: object) -> Match:
    """A new match at its very first question, chance included; `chosen` are options."""
    return GAME.new(seed=seed, mode=mode, seats=seats, options=chosen, chance=chance)


# -- playing ---------------------------------------------------------------------------------------------------------


def kind(match: Match) -> str:
    """The rule that waits for an answer."""
    return NAMES[match.state.then].split(".")[1]


def options(match: Match) -> list[str]:
    return [option.notation for option in match.prompt.options] if match.prompt else []


def play(match: Match, *answers: str) -> Match:
    """Answers in order, chance included. In a window in which the next answer is not possible, everybody passes."""
    for answer in answers:
        while in_window(match) and answer not in options(match):
            match.answer("pass")
        match.answer(answer)
    return match


def passed(match: Match) -> Match:
    """Everybody passes in the windows that are open, up to the next question of another kind."""
    while in_window(match):
        match.answer("pass")
    return match


def in_window(match: Match) -> bool:
    return match.actor is not None and kind(match) in WINDOWS


def window(match: Match) -> str | None:
    """Which window is open: "W1" to "W9", None if there is none."""
    if not in_window(match):
        return None
    return "W4" if kind(match) == "add_to_combat" else f"W{match.state.then_a}"


def roll_on(match: Match, until: str | Callable[[Match], bool], choose: Mapping[str, str | int] | None = None) -> Match:
    """Answer everything with its first option (or as `choose` says, by kind of question) until a question of this kind, or until
    something is true. Roll-offs are never tied."""
    wanted = choose or {}
    for step in range(MOST_STEPS):
        if match.actor is None or (kind(match) == until if isinstance(until, str) else until(match)):
            return match
        match.answer(wanted.get(kind(match), step % 6 if kind(match) == "rolled_for_order" else 0))
    raise AssertionError(f"{MOST_STEPS} answers, and still {kind(match)}")


def to_slot(match: Match, phase: str, seat: int = 0, choose: Mapping[str, str | int] | None = None) -> Match:
    """On to the next slot of this seat in this phase, everybody doing as little as possible on the way: slots are ended, parties
    rest (or as `choose` says), windows passed, chance takes its first outcome."""
    idle: dict[str, str | int] = {"declare": "rest", **(choose or {})}
    here = slot_of(match)
    if here == (phase, seat):  # leave this one first
        roll_on(match, lambda m: slot_of(m) != here, idle)
    return roll_on(match, lambda m: slot_of(m) == (phase, seat) and m.actor == seat, idle)


def slot_of(match: Match) -> tuple[str, int]:
    """The phase, and the figure whose slot it is (-1: nobody's)."""
    s = state(match)
    return PHASES[s.phase], int(s.slot)


def answers(match: Match, *said: str) -> list[Match]:
    """The match after each of these answers, or after each possible one, the match itself left as it is."""
    whole = match.position()
    return [play(GAME.at(whole, chance="ask"), answer) for answer in said or options(match)]


def can(match: Match, answer: str) -> bool:
    return answer in options(match)


# -- looking ---------------------------------------------------------------------------------------------------------


def state(match: Match) -> Anima:
    s = match.state
    assert isinstance(s, Anima)
    return s


def asked(match: Match) -> str | None:
    """Whose answer is waited for: a colour, "chance", or nobody's."""
    return COUNTERS[match.actor] if isinstance(match.actor, int) else match.actor


def party(match: Match, figure: int = 0) -> list[str]:
    return names(NAMES_OF.characters, list(state(match).members(figure)))


def hand(match: Match, seat: int = 0) -> list[str]:
    return names(NAMES_OF.advantages, list(state(match).hand(seat)))


def hand_sizes(match: Match) -> list[int]:
    s = state(match)
    return [int(s.hand_size(figure)) for figure in range(s.settings.figures)]


def at(match: Match, figure: int = 0) -> str | None:
    """The Area of a counter, None if it is off the map."""
    here = int(state(match).at[figure])
    return NAMES_OF.areas[here].id if here != NOWHERE else None


def active(match: Match) -> list[str]:
    return names(NAMES_OF.areas, list(state(match).areas))


def lies_on(match: Match, id: str) -> str | None:
    """The Encounter on an Area, face up or not."""
    card = int(state(match).lying(area(id)))
    return NAMES_OF.encounters[card].id if card != NONE else None


def is_veiled(match: Match, id: str) -> bool:
    s = state(match)
    return s.has_encounter(area(id)) and not zones.is_open(s.encounter_known, s.lying(area(id)))


def pile(match: Match, name: str) -> list[str]:
    """A discard pile ("characters", "areas", "encounters", "advantages"), oldest card first."""
    return in_pile(state(match), name, DISCARDS)


def deck(match: Match, name: str) -> list[str]:
    """What is left in a deck, in no order."""
    return in_pile(state(match), name, DECK)


def inclined(match: Match) -> list[str]:
    return names(NAMES_OF.characters, numbers(state(match).inclined))


def asleep(match: Match) -> list[str]:
    return names(NAMES_OF.characters, numbers(state(match).asleep))


def lost(match: Match) -> list[int]:
    """The figures that have lost the turn."""
    return numbers(state(match).lost)


def guild(match: Match, seat: int = 0) -> str | None:
    card = int(state(match).guild[seat])
    return NAMES_OF.advantages[card].id if card != NONE else None


def in_play(match: Match, seat: int = 0) -> list[str]:
    """The lasting Plots of a seat."""
    return names(NAMES_OF.advantages, list(zones.members(state(match).advantage_at, IN_PLAY + seat)))


def mission_state(match: Match, id: str) -> str:
    """Of a Basic Mission that somebody has: secret, begun, completed, lost."""
    s = state(match)
    return MISSION_STATES[s.mission_state[list(s.mission).index(mission(id))]]


def combat(match: Match, figure: int = 0) -> int:
    return int(state(match).combat(figure))


def speed(match: Match, figure: int = 0) -> int:
    return int(state(match).speed(figure))


def seen(match: Match, seat: int | None = 0) -> dict[str, Any]:
    """The view of a seat, or of a spectator."""
    return match.view(seat)


def told(match: Match) -> list[str]:
    """The names of everything told since the table was set, in order."""
    return [note.id.removeprefix("note-").replace("-", "_") for note in notes(match)]


def happened(match: Match, note: str) -> list[dict[str, Any]]:
    """What was told under this name, with its arguments."""
    return [dict(told.arguments) for told in notes(match) if told.id == f"note-{note.replace('_', '-')}"]


def notes(match: Match) -> list[Any]:
    return [note for moment in match.moments for note in moment.notes]
