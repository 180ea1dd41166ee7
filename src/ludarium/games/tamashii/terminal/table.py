"""What the table of Tamashii knows without being drawn: names, numbers to press, remarks, how it ended."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from ludarium.cli.boards import CHATTER, ORDINARY, Board
from ludarium.core.match import Match
from ludarium.core.prompts import Option
from ludarium.core.text import Phrase
from ludarium.core.views import spoken
from ludarium.games.tamashii.rules.setting_up import ALONE, COOP, PLAIN

View = dict[str, Any]
Seen = dict[str, Any]
INK = {
    "red": "red",
    "blue": "bright_blue",
    "green": "green",
    "yellow": "yellow",
    "open": "bold white",
    "corrupted": "magenta",
    "essential": "bold cyan",
    "any": "dim",
}
KINDS = dict(zip(".RBGYE*OC", ("none", "red", "blue", "green", "yellow", "essential", "any", "open", "corrupted"), strict=True))
ON_CELLS = ("move", "discard", "dump", "purge", "place", "fill", "unlock", "contribute")  # answers that name cells
GATHERED = ("move", "discard", "dump", "place", "contribute")
TO_PLACES = {"destination_chosen": "move", "moved_by_effect": "move", "destination": "bot"}
CELL = re.compile("(?<![a-z])[a-e][1-4]")
STAYING = ("stay", "rester")
MANY = 4  # answers of one kind that are better told once for all
QUIET = ("token-gained", "token-dumped", "token-discarded", "body-dealt", "tile-laid", "stays")


class TamashiiTable(Board):
    private = False  # everything lies open (T-292a)
    seat_messages = tuple(f"seat-{number}" for number in range(1, 5))

    def own(self, match: Match, view: View) -> Seen:
        found: Seen = view["seats"][self.seat(match)]
        return found

    def say(self, seen: object) -> str:
        """A text of the view."""
        return self.text(spoken(seen))

    # -- what to press -------------------------------------------------------------------------------------------------

    def rows(self, match: Match) -> list[list[str]]:
        """Places have their numbers on the map. Patterns, slots and Enemies are numbered as they lie there, activities
        as they are offered; cards, which no number stands beside, as they are listed."""
        view = match.view(self.seat(match))
        own = self.own(match, view)
        options = match.prompt.options if match.prompt else ()
        spoken_of = {anchor for option in options for anchor in option.anchors}
        activities = [f"activity.{each['activity']}" for each in view["activities"]]
        return [
            [f"place.{each['place']}" for each in view["map"]],
            [f"pattern.{each['source']}" for each in own["launchable"]],
            [f"slot.{each['slot']}" for each in own["slots"]],
            [f"enemy.{each['number']}" for each in own["enemies"]],
            [each for each in activities if each in spoken_of],
        ]

    def card_at(self, match: Match, place: str) -> str | None:
        """The tile of a place, if it lies open."""
        places = match.view(self.seat(match))["map"]
        number = int(place) if place.isdecimal() and len(place) < 3 else 0
        return str(places[number - 1]["tile"]) if 0 < number <= len(places) and places[number - 1]["tile"] else None

    def numbers(self, match: Match) -> dict[str, int]:
        """Numbers stay where they are, but only what can be chosen shows its own; a place always does."""
        options = match.prompt.options if match.prompt else ()
        spoken_of = {anchor for option in options for anchor in option.anchors}
        numbered = super().numbers(match)
        return {thing: number for thing, number in numbered.items() if thing in spoken_of or thing.startswith("place.")}

    def key(self, option: Option, numbers: Mapping[str, int]) -> str:
        """A cell of the Launcher is its letter and number, a move both its cells; dice for an X slot are counted behind it."""
        if option.does in ON_CELLS and option.anchors and ".cell." in option.anchors[0]:
            return "".join(anchor.rpartition(".")[2] for anchor in option.anchors)
        key = super().key(option, numbers)
        words = option.notation.split()
        return f"{key}x{words[-1]}" if option.does == "slot" and words[2].startswith("X") and key else key

    def means(self, typed: str, key: str) -> bool:
        """A move is the same from either end."""
        return typed == key or (is_move(key) and typed == key[2:] + key[:2])

    def unabridged(self, match: Match, typed: str) -> str:
        """Two cells are a move, and the number of a place, where one is asked for, leads there."""
        key = "".join(typed.lower().split())
        cells = CELL.findall(typed.lower())
        if len(cells) == 2 and (is_move(key) or not self.is_answer(match, typed)):
            return f"move {cells[0]} {cells[1]}"
        if key in STAYING:
            return "stay"
        word = TO_PLACES.get(match.prompt.kind) if match.prompt else None
        return f"{word} {key}" if word and key.isdecimal() else typed

    def is_answer(self, match: Match, typed: str) -> bool:
        """Does it begin like an answer? Then two cells in it are not a move."""
        word = typed.split()[0].lower() if typed.split() else ""
        options = match.prompt.options if match.prompt else ()
        return word in ON_CELLS[1:] or word in ("launch", "exchange") or any(each.notation == typed for each in options)

    def summed_up(self, keys_drawn: Sequence[str]) -> str:
        """Of moves there are too many to name each."""
        return self.tell("tamashii-two-cells") if all(is_move(key) for key in keys_drawn) else super().summed_up(keys_drawn)

    def gathered(self, match: Match, options: Sequence[Option]) -> dict[str, str]:
        """Many cells, told once: the board shows their letters and numbers."""
        found: dict[str, str] = {}
        for word in GATHERED:
            alike = [each for each in options if each.does == word and each.anchors and ".cell." in each.anchors[0]]
            if len(alike) >= MANY:
                found |= {each.notation: self.gathered_word(match, each) for each in alike}
        return found

    def gathered_word(self, match: Match, option: Option) -> str:
        """What all these cells are for; of those where a token lies, told apart by which token it is."""
        what = option.phrase.arguments.get("what") if isinstance(option.phrase, Phrase) else None
        token = what.arguments["token"] if isinstance(what, Phrase) else "none"
        told = self.tell("tamashii-gathered", word=option.does, token=token)
        remark = self.remark(match, option) if option.does == "contribute" else ""
        return f"{told} ({remark})" if remark else told

    # -- remarks -------------------------------------------------------------------------------------------------------

    def remark(self, match: Match, option: Option) -> str:
        """What a place brings, what a card says."""
        if option.does in ("move", "stay", "bot") and not option.at("seat"):
            parts = [self.remark_trace(match, option), self.remark_district(match, option)]
            return "; ".join(part for part in parts if part)
        if option.does in ("board", "class"):
            return self.remark_set_up(match, option)
        if option.does in WEIGHED:
            return ", ".join(self.odds_text(each) for each in option.odds)
        if option.does in CARDS_TOLD:
            card = next((self.cards[id] for id in option.things if id in self.cards), None)
            return " ".join(self.told(card)) if card else ""
        return ""

    def remark_set_up(self, match: Match, option: Option) -> str:
        """What sets a Walker apart from the others; the cards that somebody of a class begins with (T-15, T-262)."""
        chosen = option.notation.split()[1]
        if option.does == "board":
            return self.part(self.game.printed(self.card(f"walker_{chosen}")).text[-1])[1]
        first = (PLAIN, ALONE if match.setup.seats == 1 else COOP)
        cards = zip(self.game.pack.kinds["augmentation"], self.game.pack.tables.starting, strict=False)
        found = [card for card, starting in cards if starting in first and card.facts["class"] == chosen]
        return " ".join(self.tell("tamashii-activity", name=self.name(card.id), does=" ".join(self.told(card))) for card in found)

    def remark_trace(self, match: Match, option: Option) -> str:
        """Where Trace would stand, and how many dice that brings."""
        view = match.view(self.seat(match))
        own = self.own(match, view)
        if own["trace"] is None or match.prompt is None or match.prompt.kind != "destination_chosen":
            return ""
        way = next((each for each in own["reach"] if [str(each["place"])] == option.at("place")), None)
        least, most = (way["least"], way["most"]) if way else (own["staying"], own["staying"])
        low, high = (min(own["trace"] + rise, view["trace_last"]) for rise in (least, most))
        if low == view["trace_last"]:
            return self.tell("tamashii-trace-full")
        dice = view["trace_dice"]
        told = {"now": own["trace"], "low": low, "high": high, "fewest": dice[low], "dice": dice[high]}
        told["same"] = "yes" if dice[low] == dice[high] else "no"
        return self.tell("tamashii-trace-between" if low < high else "tamashii-trace-then", **told)

    def remark_district(self, match: Match, option: Option) -> str:
        """What the tile there can do."""
        view = match.view(self.seat(match))
        if option.does == "district":
            return ""
        place = next((int(place) for place in option.at("place")), self.own(match, view)["at"])
        district = view["map"][place - 1]["district"]
        return self.say(district) if district else ""

    # -- words ---------------------------------------------------------------------------------------------------------

    def letter(self, kind: str) -> str:
        """A token, or what a cell of a Pattern asks for, in one letter of the reader's language."""
        return self.tell("tamashii-letter", kind=kind)

    def inked(self, kind: str) -> Text:
        return Text(self.letter(kind), style=INK.get(kind, ""))

    def place_name(self, view: View, place: int | None) -> str:
        if place is None:
            return self.signs.dash
        there = view["map"][place - 1]
        return f"{place} {self.tile_name(there['tile']) if there['tile'] else '?'}"

    def tile_name(self, tile: str) -> str:
        """As short as it is spoken: the Seekers, the Market."""
        return self.tell("tamashii-tile", tile=tile.rstrip("_0123456789"), name=self.name(tile))

    def initials(self, seat: int) -> str:
        """Somebody in two letters."""
        name = self.names[seat] if seat < len(self.names) else self.unnamed(seat)
        return self.tell("tamashii-initials", n=seat + 1) if name == self.unnamed(seat) else name[:2]

    def player(self, match: Match, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.unnamed(seat)

    def weight(self, note: object, seat: int | None) -> int:
        quiet = isinstance(note, Phrase) and note.id.removeprefix("note-") in QUIET
        return CHATTER if quiet else ORDINARY

    def chapter(self, round: int) -> str:
        return self.word("title-round", round=round) if round else super().chapter(0)

    # -- how it ended --------------------------------------------------------------------------------------------------

    def ending(self, match: Match) -> list[str]:
        result, view = match.result, match.view(0)
        if result is None:
            return []
        lines = [self.text(result.text)]
        for each in view["seats"]:
            told = {name: each[name] for name in ("integrity", "max_integrity", "exp")}
            lines.append(self.tell("tamashii-ending-seat", player=self.player(match, each["seat"]), turn=view["turn"], **told))
        return lines


def is_move(key: str) -> bool:
    """Two cells, as in `b2c2`."""
    return len(key) == 4 and key[0].isalpha() and key[1].isdecimal() and key[2].isalpha() and key[3].isdecimal()


WEIGHED = ("power", "reroll", "keep", "contribute", "enough", "done")  # whose chances one wants to see before choosing
CARDS_TOLD = ("protocol", "keep", "draw", "equip", "give", "want")
