"""What tokens, cells, cards and Patterns are called in answers and sentences, and where they lie on the board."""

from __future__ import annotations

from ludarium.core.decisions import Choice, Decision, Listing, Pack, Phrase
from ludarium.core.packs import Card
from ludarium.core.text import Localized
from ludarium.core.why import Explain, nothing_wrong
from ludarium.games.tamashii.patterns import ROWS
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import ASSETS, FACTIONS, TYPES

CLASSES = ("reaper", "brawler", "trickster", "whisperer")
COLUMNS = "abcde"
MOST_SEATS = 4
BASIC = ("power", "shield", "memory", "reroll", "long power", "long shield", "long memory", "long reroll", "exp")


def seat_phrase(seat: int) -> Phrase:
    if not 0 <= seat < MOST_SEATS:  # here it is an error of the rules, and not only once somebody reads it
        raise ValueError(f"there is no seat {seat}")
    return Phrase(f"seat-{int(seat) + 1}")


def token_phrase(token: int) -> Phrase:
    return Phrase("a-token", {"token": TYPES[int(token)]})


def faction_phrase(faction: int) -> Phrase:
    return Phrase("a-faction", {"faction": FACTIONS[int(faction)]})


def class_phrase(taken: int) -> Phrase:
    return Phrase("a-class", {"class": CLASSES[int(taken)]})


def dice_phrase(blank: int, common: int, rare: int) -> Listing:
    """Player dice by their faces; those that are not there are not named."""
    faces = (("rare", rare), ("common", common), ("blank", blank))
    return Listing(tuple(Phrase("some-dice", {"face": face, "n": int(n)}) for face, n in faces if n))


# -- cells of a Launcher: a letter for the column, a number for the row ------------------------------------------------------


def cell_name(cell: int) -> str:
    return f"{COLUMNS[int(cell) // ROWS]}{int(cell) % ROWS + 1}"


def cells_in(mask: int) -> list[int]:
    return [cell for cell in range(20) if int(mask) >> cell & 1]


def cell_anchor(seat: int, cell: int) -> str:
    return f"seat.{int(seat)}.cell.{cell_name(cell)}"


def token_on(s: Tamashii, seat: int, cell: int) -> Phrase:
    """The token there with its cell."""
    kind = int(s.launcher[seat] >> (3 * int(cell))) & 7
    return Phrase("token-there", {"token": TYPES[kind - 1] if kind else "none", "cell": cell_name(cell)})


def the_token_on(s: Tamashii, seat: int, cell: int) -> Phrase:
    """The same as the object of a sentence: `the red token on b2`."""
    return Phrase("the-token-there", token_on(s, seat, cell).arguments)


def tokens_on(s: Tamashii, seat: int, mask: int) -> Listing:
    return Listing(tuple(token_on(s, seat, cell) for cell in cells_in(mask)))


# -- cards ---------------------------------------------------------------------------------------------------------------------


def body(pack: Pack, number: int) -> Card:
    """A Body, or the Walker of a board behind them."""
    bodies = pack.kinds["body"]
    number = int(number)
    return bodies[number] if number < len(bodies) else pack.kinds["walker"][number - len(bodies)]


def augmentation(pack: Pack, number: int) -> Card:
    return [*pack.kinds["augmentation"], *pack.kinds["faction_card"]][int(number)]


def protocol(pack: Pack, number: int) -> Card:
    return pack.kinds["protocol"][int(number)]


def tile(pack: Pack, number: int) -> Card:
    return pack.kinds["tile"][int(number)]


def enemy(pack: Pack, number: int) -> Card:
    """The design of an Enemy card; those of scenarios stand behind the seventy."""
    return pack.kinds["enemy"][int(pack.tables.design[int(number)])]


def enemy_name(pack: Pack, number: int) -> object:
    """A scenario Enemy is a card of its scenario (T-239a)."""
    tables = pack.tables
    if int(number) < int(tables.first_scenario_enemy):
        return enemy(pack, number).name
    cards = [int(each) for each in tables.enemy_of_card]
    return scenario_card(pack, cards.index(int(number))).name


def enemy_id(pack: Pack, number: int) -> str:
    tables = pack.tables
    if int(number) < int(tables.first_scenario_enemy):
        return enemy(pack, number).id
    return scenario_card(pack, [int(each) for each in tables.enemy_of_card].index(int(number))).id


def scenario_card(pack: Pack, number: int) -> Card:
    return [*pack.kinds.get("card", []), *pack.kinds.get("scenario", [])][int(number)]


def card_anchor(card: Card) -> str:
    return f"{card.kind}.{card.id}"


# -- Patterns (T-80) -------------------------------------------------------------------------------------------------------------


def source_name(pack: Pack, source: int) -> tuple[str, object]:
    """What a Pattern is called in answers, and by people."""
    tables, source = pack.tables, int(source)
    if source < int(tables.basic_patterns):
        return BASIC[source], Phrase("basic-pattern", {"pattern": BASIC[source].replace(" ", "-")})
    card = int(tables.launch_card[source])
    for number, each in enumerate(tables.hacks):
        if source in [int(hack) for hack in each]:
            which = [int(hack) for hack in each].index(source) + 1
            told = {"enemy": enemy_name(pack, number), "n": which, "of": len(each)}
            return f"hack {enemy_id(pack, number)} {which}", Phrase("a-hack", told)
        if source == int(tables.divert[number]):
            return f"divert {enemy_id(pack, number)}", Phrase("a-divert", {"enemy": enemy_name(pack, number)})
    for boss, each in zip(pack.kinds.get("boss", ()), tables.boss_hacks, strict=False):
        if source in [int(hack) for hack in each]:
            which = [int(hack) for hack in each].index(source) + 1
            return f"hack {boss.id} {which}", Phrase("a-hack", {"enemy": boss.name, "n": which, "of": len(each)})
    if source == int(tables.battery_pattern):
        return "battery", Phrase("battery-pattern")
    kinds = {"body_cost": body, "protocol_pattern": protocol, "augmentation_pattern": augmentation}
    for row, named in kinds.items():
        if source in [int(each) for each in getattr(tables, row)]:
            found = named(pack, card)
            return f"{found.kind} {found.id}", Phrase("pattern-of", {"card": found.name})
    found = scenario_card(pack, card)
    number = [int(each) for each in tables.card_patterns[card]].index(source) + 1
    return f"card {found.id} {number}", Phrase("pattern-of", {"card": found.name})


# -- decisions that are alike ----------------------------------------------------------------------------------------------------


def chance_card(rule: int, word: str, find: object) -> Decision[Tamashii, Pack]:
    """Luck brings a card."""
    drawn = Decision[Tamashii, Pack](rule)

    @drawn.answer(word)
    def card(s: Tamashii, pack: Pack, number: int) -> Choice:
        found: Card = find(pack, number)  # type: ignore[operator]
        return Choice(f"{word}={found.id}", Phrase("chance-card", {"card": found.name}), (card_anchor(found),))

    return drawn


def chance_token(*rules: int) -> Decision[Tamashii, Pack]:
    """Luck draws a token from a bag."""
    drawn = Decision[Tamashii, Pack](*rules)

    @drawn.answer("draw")
    def token(s: Tamashii, pack: Pack, kind: int) -> Choice:
        return Choice(f"draw={TYPES[kind]}", Phrase("chance-token", {"token": TYPES[kind]}))

    return drawn


def one_card(rule: int, word: str, find: object) -> Decision[Tamashii, Pack]:
    """One of several cards is chosen: the sentence is `option-<word>`."""
    choice = Decision[Tamashii, Pack](rule)

    @choice.answer(word)
    def card(s: Tamashii, pack: Pack, number: int) -> Choice:
        found: Card = find(pack, number)  # type: ignore[operator]
        return Choice(f"{word} {found.id}", Phrase(f"option-{word}", {"card": found.name}), (card_anchor(found),))

    return choice


def one_cell(rule: int, word: str) -> Decision[Tamashii, Pack]:
    """One token of the own Launcher, by its cell; the seat is what the rule carries on."""
    choice = Decision[Tamashii, Pack](rule)

    @choice.answer(word)
    def cell(s: Tamashii, pack: Pack, number: int) -> Choice:
        seat = int(s.then_a)
        told = {"what": the_token_on(s, seat, number)}
        return Choice(f"{word} {cell_name(number)}", Phrase(f"option-{word}", told), (cell_anchor(seat, number),))

    return choice


def one_asset(rule: int, word: str) -> Decision[Tamashii, Pack]:
    choice = Decision[Tamashii, Pack](rule)

    @choice.answer(word)
    def asset(s: Tamashii, pack: Pack, kind: int) -> Choice:
        return Choice(f"{word} {ASSETS[kind]}", Phrase(f"option-{word}-asset", {"asset": ASSETS[kind]}))

    return choice


def name_of(card: Card) -> Localized:
    return card.name


def chance_face(word: str, faces: tuple[str, ...], *rules: int) -> Decision[Tamashii, Pack]:
    """How a die falls, what a token turns out to be."""
    fallen = Decision[Tamashii, Pack](*rules)

    @fallen.answer(word)
    def face(s: Tamashii, pack: Pack, number: int) -> Choice:
        return Choice(f"{word}={faces[number]}", Phrase(f"chance-{word}", {word: faces[number]}))

    return fallen


def chance_enemy(rule: int) -> Decision[Tamashii, Pack]:
    drawn = Decision[Tamashii, Pack](rule)

    @drawn.answer("enemy")
    def found(s: Tamashii, pack: Pack, number: int) -> Choice:
        id = enemy_id(pack, number)
        return Choice(f"enemy={id}", Phrase("chance-card", {"card": enemy_name(pack, number)}), (f"enemy.{number}",))

    return drawn


def one_place(rule: int, word: str, why: Explain[Tamashii, Pack] = nothing_wrong) -> Decision[Tamashii, Pack]:
    """A place of the map; `why` it is none of those in reach."""
    chosen = Decision[Tamashii, Pack](rule)

    @chosen.answer(word)
    def place(s: Tamashii, pack: Pack, number: int) -> Choice:
        from ludarium.games.tamashii.scripts import place_phrase

        told = {"place": place_phrase(s, pack, number)}
        return Choice(f"{word} {number + 1}", Phrase(f"option-{word}", told), (f"place.{number + 1}",))

    place.refused(why)
    return chosen
