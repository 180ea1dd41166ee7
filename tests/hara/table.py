"""A table for tests: any champion, cards, tokens and values, in the Adventure phase of a turn, with chance answered by the test.

    match = table("plowshares", at="lunaridge.2", cards={"moonshell_tortoise": "lunaridge.3"}, health=4)
    play(match, "play art_of_war", "hit moonshell_tortoise")         # answers in order, chance included: "d6=4"
    assert hurt(match, "moonshell_tortoise") == 1

The cards are those of pack/, an older state of the shipped ones: the rules are tested here, and a number that is tuned on a card
must not matter. Unless the test says otherwise the map is empty: what was dealt at the first Dawn has gone back to its deck.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ludarium import registry
from ludarium.core import zones
from ludarium.core.build import row
from ludarium.core.kernel import NAMES, NOBODY
from ludarium.core.match import Match
from ludarium.core.positions import position
from ludarium.games.hara import ChampionsOfHara
from ludarium.games.hara.atlas import COLOURS, RING, WORLDS, name_of, paths
from ludarium.games.hara.lexicon import lexicon, token_id
from ludarium.games.hara.rules.turn import adventure
from ludarium.games.hara.state import (
    AWAY,
    CHAMPIONS,
    ENOKI,
    HELD,
    NONE,
    NOWHERE,
    PLACES,
    ROUNDS,
    SPENT,
    TOKENS,
    Hara,
    deck_of,
    face_down,
    inventory_of,
)
from ludarium.games.hara.tables import ABILITIES
from ludarium.games.hara.view import DECK_NAMES

PACK = Path(__file__).parent / "pack"  # laid over the shipped cards
GAME = registry.game("hara", PACK)
assert isinstance(GAME, ChampionsOfHara)
NAMES_OF = lexicon(GAME.pack)
PLACE_IDS = [card.id for card in NAMES_OF.places]
TOKEN_IDS = [token_id(token) for token in range(TOKENS)]


def space(name: str) -> int:
    """`oakenmoor.4` as a number."""
    where, _, number = name.partition(".")
    return int(number) if where == "dojo" else RING + WORLDS.index(where) * 6 + int(number) - 1


def card(id: str) -> int:
    return PLACE_IDS.index(id)


def ability(champion: str, id: str) -> int:
    """The place of an ability among its champion's cards."""
    first = CHAMPIONS.index(champion) * ABILITIES
    return [each.id for each in NAMES_OF.abilities[first : first + ABILITIES]].index(id)


def kind(match: Match) -> str:
    """The rule that waits for an answer."""
    return NAMES[match.state.then].split(".")[1]


def state(match: Match) -> Hara:
    assert isinstance(match.state, Hara)
    return match.state


def table(
    mode: str = "arena",
    champion: str | None = None,
    seats: int = 1,
    *,
    at: str | Sequence[str] = "dojo.0",
    cards: Mapping[str, str] | None = None,
    hand: Mapping[str, str] | None = None,
    items: Sequence[str] = (),
    tokens: Mapping[str, str] | None = None,
    energy: tuple[int, int, int] | None = None,
    day: int | None = None,
    round: str | None = None,
    enoki: str | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 1,
    **values: int,
) -> Match:
    """A match in the first seat's Adventure phase. `cards`: card -> space, in order of arrival. `hand`: ability -> place (hand,
    board, tilted, used, out). `tokens`: token -> space or "held". `values`: fields of the first seat (health, spirit, resource,
    order, aim) or of the state (activations, guard, insight, omen, foe_health, clues ...)."""
    chosen: dict[str, object] = dict(options or {})
    if champion:
        chosen["champion"] = champion
    match = GAME.new(seed=seed, mode=mode, seats=seats, options=chosen)
    while kind(match) != "act" or match.state.turn != 0:
        match.answer("end" if kind(match) == "act" else 0)
    s = state(match).clone()
    clear_the_map(s)
    for seat, where in enumerate([at] if isinstance(at, str) else at):
        s.at[seat] = space(where)
    for id, where in (cards or {}).items():
        put(s, id, where)
    for id, where in (hand or {}).items():
        s.ability[ability(CHAMPIONS[s.champion[0]], id)] = PLACES.index(where)
    for id in items:
        give_item(s, 0, id)
    if tokens is not None:
        for token in range(TOKENS):
            s.token[token] = NOWHERE
        for id, where in tokens.items():
            s.token[TOKEN_IDS.index(id)] = HELD if where == "held" else space(where)
    if energy is not None:
        for colour in range(3):
            s.energy[colour] = energy[colour]
    if day is not None:
        s.day = day
    if round is not None:
        s.round = ROUNDS.index(round)
    if enoki is not None:
        s.foe, s.foe_at, s.foe_health = ENOKI, space(enoki), s.cards.foe_health[ENOKI]
    for name, value in values.items():
        if name in ("health", "spirit", "resource", "order", "aim", "calm"):
            getattr(s, name)[0] = value
        else:
            assert isinstance(getattr(s, name), int), name
            setattr(s, name, value)
    s.roads = paths(s.cut_slots)
    ask_again(s)
    return restart(match, s)


def ask_again(s: Hara) -> None:
    """Put the question of the Adventure phase anew, for what is on the table now."""
    s.actor = NOBODY
    s.now(adventure, 0)
    s.run()


def restart(match: Match, s: Hara) -> Match:
    """A match from a state, with chance asked."""
    whole = match.position()
    return GAME.at({**whole, "state": position(s)}, chance="ask")


def clear_the_map(s: Hara) -> None:
    for number in list(s.in_play):
        deck = deck_of(number)
        s.where[number] = AWAY if deck == NONE else face_down(deck)
        s.hurt[number] = s.marks[number] = 0
    s.in_play = row([])


def put(s: Hara, id: str, where: str, hurt: int = 0) -> None:
    """A card comes from its deck to a space."""
    number = card(id)
    zones.put(s.where, number, space(where))
    s.in_play = row([*s.in_play, number])
    s.hurt[number] = hurt


def give_item(s: Hara, seat: int, id: str) -> None:
    """Wherever it is, but for an Inventory."""
    free = (at for at, each in enumerate(NAMES_OF.items) if each.id == id and s.items[at] < inventory_of(0))
    zones.put_under(s.items, next(free), inventory_of(seat))


def deck_holds(s: Hara, deck: str, cards: Sequence[str], spent: Sequence[str] = (), bottom: Sequence[str] = ()) -> None:
    """A deck of exactly these cards, some of them at the bottom, and its discard pile; the others are out of the game."""
    number = DECK_NAMES.index(deck)
    where, face, discards = s.row_of(number), face_down(number), SPENT + number
    ids = [each.id for each in {"shift": NAMES_OF.shifts, "items": NAMES_OF.items}.get(deck, NAMES_OF.places)]
    for at, zone in enumerate(where):
        if zone == discards or zones.within(zone, face):
            where[at] = AWAY
    for id in cards:
        where[ids.index(id)] = face
    for id in bottom:
        zones.put_under(where, ids.index(id), face)
    for id in spent:
        where[ids.index(id)] = discards


# -- playing ---------------------------------------------------------------------------------------------------------


def play(match: Match, *answers: str) -> Match:
    for answer in answers:
        match.answer(answer)
    return match


def options(match: Match) -> list[str]:
    return [option.notation for option in match.prompt.options] if match.prompt else []


def roll_on(match: Match, until: str = "act", choose: Mapping[str, str] | None = None) -> Match:
    """Answer everything with its first option (or as `choose` says, by kind of question) until a question of this kind."""
    wanted = choose or {}
    while match.actor is not None and kind(match) != until:
        match.answer(wanted.get(kind(match), 0))
    return match


# -- looking ---------------------------------------------------------------------------------------------------------


def hurt(match: Match, id: str) -> int:
    return int(state(match).hurt[card(id)])


def where(match: Match, id: str) -> str | None:
    """The space of a card, None if it is not in play."""
    place = int(state(match).place(card(id)))
    return name_of(place) if place != NOWHERE else None


def seat_at(match: Match, seat: int = 0) -> str:
    return name_of(int(state(match).at[seat]))


def gauges(match: Match, seat: int = 0) -> dict[str, int]:
    return {colour: int(state(match).energy[3 * seat + number]) for number, colour in enumerate(COLOURS)}


def seen(match: Match, seat: int = 0) -> dict[str, Any]:
    """The view of a seat."""
    return match.view(seat)


# -- more of the table -----------------------------------------------------------------------------------------------


def changed(match: Match, change: Callable[[Hara], None]) -> Match:
    """The same table with something different on it, in the same champion's Adventure phase."""
    s = state(match).clone()
    change(s)
    s.roads = paths(s.cut_slots)
    seat = int(s.turn)
    s.actor = NOBODY
    s.now(adventure, seat)
    s.run()
    return restart(match, s)


def happened(match: Match, note: str) -> list[dict[str, Any]]:
    """What was told under this name, with its arguments, since the match was set up."""
    return [dict(told.arguments) for moment in match.moments for told in moment.notes if told.id == f"note-{note}"]


def told(match: Match) -> list[str]:
    """The names of everything told since the match was set up, in order."""
    return [note.id.removeprefix("note-") for moment in match.moments for note in moment.notes]


def held(match: Match, seat: int = 0) -> dict[str, str]:
    """The ability cards of a seat and where they are."""
    return {each["id"]: each["state"] for each in seen(match, seat)["seats"][seat]["cards"]}


def me(match: Match, seat: int = 0) -> dict[str, Any]:
    """What is seen of a seat."""
    found: dict[str, Any] = seen(match, seat)["seats"][seat]
    return found


def on_map(match: Match, id: str) -> dict[str, Any]:
    """What is seen of a card in play."""
    return next(each for each in seen(match)["cards"] if each["card"] == id)


def answers(match: Match, *said: str) -> list[Match]:
    """The match after each of these answers, or after each possible one, the match itself left as it is."""
    whole = match.position()
    return [play(GAME.at(whole, chance="ask"), answer) for answer in said or options(match)]


def who(match: Match, note: str) -> list[str]:
    """The cards that notes of this name speak of, in the order in which they were told."""
    ids = {str(each.name): each.id for each in NAMES_OF.places}
    return [ids[str(told["card"])] for told in happened(match, note)]


def trade_places(s: Hara, world: str, other: str) -> None:
    """Two tiles lie in each other's slot."""
    a, b = WORLDS.index(world), WORLDS.index(other)
    s.slot_of[a], s.slot_of[b] = s.slot_of[b], s.slot_of[a]
    s.world_in[s.slot_of[a]], s.world_in[s.slot_of[b]] = a, b


def fresh(mode: str = "arena", seats: int = 1, seed: int = 1, **chosen: object) -> Match:
    """A new match at its very first question, chance included; `chosen` are options."""
    return GAME.new(seed=seed, mode=mode, seats=seats, options=chosen, chance="ask")


def ordered(match: Match, *orders: int) -> Match:
    """The same table with these Turn Order cards, seat by seat."""

    def deal(s: Hara) -> None:
        for seat, order in enumerate(orders):
            s.order[seat] = order

    return changed(match, deal)


def to_turn(match: Match, seat: int = 0, choose: Mapping[str, str] | None = None) -> Match:
    """On to this seat's next turn, everybody ending theirs at once: to the first question that the turn puts to it."""
    match.answer("end")
    while match.actor is not None and not (state(match).turn == seat and match.actor == seat):
        match.answer("end" if kind(match) == "act" else (choose or {}).get(kind(match), 0))
    return match


def at_dusk(match: Match) -> Match:
    """The same turn at Dusk: what lies between the turns of Dawn and those of Dusk is behind us, and no Dusk card has come."""
    s = state(match).clone()
    frames = [list(s.stack)[at : at + 4] for at in range(0, s.depth, 4)]
    names = [NAMES[frame[0]] for frame in frames]
    falls = names.index("hara.dusk_falls")
    assert names[falls - 3 : falls + 2] == [
        f"hara.{name}" for name in ("turns", "cards_of_dusk", "ultimates", "dusk_falls", "end_of_round")
    ]
    del frames[falls - 3 : falls + 2]
    flat = [number for frame in frames for number in frame]
    s.stack, s.depth, s.floor = row([*flat, *[0] * 64]), len(flat), s.floor - 20
    s.round = ROUNDS.index("dusk")
    return restart(match, s)


def wounded(match: Match, **damage: int) -> Match:
    """The same table with damage on Monsters, dealt by the first seat."""

    def hurt_them(s: Hara) -> None:
        for id, n in damage.items():
            s.hurt[card(id)], s.marks[card(id)] = n, 512

    return changed(match, hurt_them)


def winners(match: Match) -> tuple[int, ...] | None:
    return match.result.winners if match.result else None
