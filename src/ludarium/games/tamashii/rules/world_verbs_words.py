"""What the verbs of the world ask, in words."""

from __future__ import annotations

from ludarium.core.decisions import AFFIRM, DECLINE, Choice, Decision, Pack, Phrase
from ludarium.core.kernel import CHANCE
from ludarium.games.tamashii.lexicon import body, chance_card, one_card, one_place, seat_phrase
from ludarium.games.tamashii.notes import counters, place_phrase
from ludarium.games.tamashii.rules import enemy_verbs, look_verbs, map_verbs, scenario_verbs, world_verbs
from ludarium.games.tamashii.rules.launch import CELLS, SOURCE
from ludarium.games.tamashii.rules.launch_words import launch_choice
from ludarium.games.tamashii.scripts import thing
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import BOARD, CARD, SHEET


def one_enemy(rule: int, word: str) -> Decision[Tamashii, Pack]:
    chosen = Decision[Tamashii, Pack](rule)

    @chosen.answer(word)
    def enemy(s: Tamashii, pack: Pack, number: int) -> Choice:
        name = thing(s, pack, "enemy", number)
        return Choice(f"{word} {name.notation}", Phrase(f"option-{word}", {"enemy": name.phrase}), name.anchors)

    return chosen


damaged, defeated = one_enemy(enemy_verbs.damage_dealt, "hit"), one_enemy(enemy_verbs.defeat_chosen, "defeat")
taken_over, promoted = one_enemy(enemy_verbs.lured, "hand-over"), one_enemy(enemy_verbs.promoted, "promote")


def where(s: Tamashii, pack: Pack, place: int, word: str) -> Choice:
    """A tile, the sheet, a card, a board."""
    short = f"place {place + 1}" if place < SHEET else "sheet" if place < CARD else f"card {place - CARD}"
    if place >= BOARD:
        short = f"seat {place - BOARD + 1}"
    said = f"{word}={short.replace(' ', '.')}" if s.actor == CHANCE else f"{word} {short}"
    return Choice(said, Phrase(f"option-{word}", {"place": place_phrase(pack, place, s)}), (short.replace(" ", "."),))


def which_token(s: Tamashii, pack: Pack) -> dict[str, object]:
    return {"n": int(s.then_b), "counter": counters(pack, int(s.then_a), int(s.then_b))}


put = Decision[Tamashii, Pack](scenario_verbs.put_there, asks=which_token)
put.answer("put")(lambda s, pack, place: where(s, pack, place, "put"))
cleared = Decision[Tamashii, Pack](scenario_verbs.clear_there, asks=which_token)
cleared.answer("clear")(lambda s, pack, place: where(s, pack, place, "clear"))

first_tile, second_tile = one_place(map_verbs.first_tile_chosen, "swap"), one_place(map_verbs.tiles_swapped, "swap")
body_taken = one_card(map_verbs.body_here_chosen, "body", body)
body_goes = one_card(map_verbs.market_body_goes, "replace", body)
stashed = chance_card(map_verbs.body_is_stashed, "body", body)


looked = Decision[Tamashii, Pack](look_verbs.looked)


@looked.answer("next")
def next_card(s: Tamashii, pack: Pack, number: int) -> Choice:
    from ludarium.games.tamashii import lexicon

    pile = int(s.then_a)
    if pile == 0:
        return Choice(
            f"next={lexicon.enemy_id(pack, number)}.{number}", Phrase("chance-card", {"card": lexicon.enemy_name(pack, number)})
        )
    card = lexicon.body(pack, number) if pile == 1 else lexicon.augmentation(pack, number)
    return Choice(f"next={card.id}", Phrase("chance-card", {"card": card.name}))


carried = Decision[Tamashii, Pack](map_verbs.carried)


@carried.answer("carry")
def carry(s: Tamashii, pack: Pack, n: int) -> Choice:
    return Choice(f"carry {n}", Phrase("option-carry", {"n": n}), role=AFFIRM if n else DECLINE)


asked_along = Decision[Tamashii, Pack](map_verbs.bring_asked)
asked_along.offers("nobody", map_verbs.NOBODY_ELSE, role=DECLINE)


@asked_along.answer("bring")
def bring(s: Tamashii, pack: Pack, who: int) -> Choice:
    if who == s.players:
        return Choice("bring bot", Phrase("option-bring-bot"), ("bot",))
    return Choice(f"bring seat {who + 1}", Phrase("option-bring", {"seat": seat_phrase(who)}), (f"seat.{who}",))


brought = Decision[Tamashii, Pack](map_verbs.brought, asks=lambda s, _: {"seat": seat_phrase(int(s.then_b))})
brought.offers("no", 0, role=DECLINE)
brought.offers("come along", 1, role=AFFIRM)

backup = Decision[Tamashii, Pack](world_verbs.backup_given)
backup.offers("no backup", map_verbs.NOBODY_ELSE, role=DECLINE)


@backup.answer("launch", None, SOURCE, CELLS)
def dumped_pattern(s: Tamashii, pack: Pack, source: int, cells: int) -> Choice:
    return launch_choice(s, pack, source, cells)
