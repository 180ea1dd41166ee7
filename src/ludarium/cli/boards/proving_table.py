"""What the arena of Proving Grounds knows without being drawn: options that are alike, forecasts, cards, how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludarium.cli.boards import Board
from ludarium.cli.words import tell
from ludarium.core.build import row
from ludarium.core.match import Match
from ludarium.core.packs import Card
from ludarium.core.prompts import Option
from ludarium.core.text import Phrase
from ludarium.games.proving.rules.attacks import SET, attack_kind, move_markers, reach
from ludarium.games.proving.state import Proving

BEFORE_THE_BLOWS = ("roll", "chariots", "dragon")  # steps in which the dice still lie as they will attack


class ProvingTable(Board):
    def alike(self, match: Match, options: Sequence[Option]) -> list[list[Option]]:
        """P-152: dice alike in colour, value, place and bonus mark are interchangeable."""
        kinds = self.kinds_of_dice(match)
        groups: dict[tuple[object, ...], list[Option]] = {}
        for option in options:
            words = option.notation.split()
            plain = tuple(word for word in words if word not in kinds)
            dice = tuple(sorted(kinds[word] for word in words if word in kinds))
            groups.setdefault((plain, dice), []).append(option)
        return list(groups.values())

    def kinds_of_dice(self, match: Match) -> dict[str, tuple[str, ...]]:
        """For each die whose twin could stand for it, what makes them twins."""
        view = match.view(0)
        tinted = view["effects"].get("tint", [])
        places = {"pool": view["pool"], "stock": view["stock"]}
        places |= {f"rest {space}": dice for space, dice in enumerate(view["exhaustion"])}
        return {
            die["die"]: (die["colour"], str(die["value"]), place, str(die["bonus"]), str(die["die"] in tinted))
            for place, dice in places.items()
            for die in dice
        }

    def remark(self, match: Match, option: Option) -> str:
        """The value of the die that an option names, where its sentence leaves it out."""
        words = option.notation.split()
        if words[0] not in ("exhaust", "swap", "give"):
            return ""
        value = next((die["value"] for die in match.view(0)["pool"] if die["die"] == words[1]), None)
        return self.own("shows", value=value) if value else ""

    def clock(self, match: Match) -> float | None:
        return float(match.view(0)["clock"]["seconds"])

    def card_at(self, match: Match, place: str) -> str | None:
        slot = place.lstrip("#")
        found = [seen["enemy"] for seen in match.view(0)["slots"] if str(seen["slot"]) == slot]
        return found[0] if found else None

    def ending(self, match: Match) -> list[str]:
        result, view = match.result, match.view(0)
        if result is None:
            return []
        name = "won" if result.winners else "resigned" if result.reason == "resigned" else "lost"
        defeats, rounds = view["defeats"]["now"], view["round"]
        rerolls = sum(str(entry.say).startswith("reroll ") for entry in match.log)
        wounds = view["health"]["at"]
        return [
            self.word(f"result-{name}", rounds=rounds, defeats=defeats),
            self.own("summary", rounds=rounds, defeats=defeats, wounds=wounds, rerolls=rerolls),
        ]

    def forecasts(self, match: Match, view: dict[str, Any]) -> dict[int, tuple[str, int]]:
        """What step A would do to each marker if the dice stayed as they lie: the rules themselves say it, on a copy."""
        prompt = match.prompt
        planning = prompt is not None and prompt.kind == "resolve"
        thrown = any(seen["dice"] for seen in view["slots"])
        if prompt is None or not thrown or not (planning or view["step"] in BEFORE_THE_BLOWS):
            return {}
        trial = match.state
        assert isinstance(trial, Proving)
        trial.finish()
        if not planning:  # as the rules do before step A
            trial.planned = row([0, *(reach(trial, slot) if attack_kind(trial, slot) == SET else 0 for slot in range(1, 7))])
        trial.interject(move_markers, 1)
        found: dict[int, tuple[str, int]] = {}
        for seen in view["slots"]:
            if seen["enemy"] is None:
                continue
            moved = int(trial.marker[seen["slot"]]) - seen["marker"]
            if seen["marker"] + moved in (0, seen["top"]):
                found[seen["slot"]] = ("defeat" if moved > 0 else "wound", moved)
            elif trial.has_shield(seen["slot"]) != seen["shield"]:
                found[seen["slot"]] = ("break" if seen["shield"] else "raise", moved)
            elif moved or seen["dice"]:
                found[seen["slot"]] = ("up" if moved > 0 else "down" if moved < 0 else "stay", moved)
        return found

    # -- words ------------------------------------------------------------------------------------------------------------

    def card(self, id: str) -> Card:
        return next(card for card in self.game.pack.cards if card.id == id)

    def sentences(self, card: Card) -> str:
        return " ".join(self.text(sentence.phrase) for sentence in card.sentences)

    def text(self, phrase: Phrase) -> str:
        return self.game.text(phrase, self.language)

    def word(self, message: str, **arguments: object) -> str:
        return self.text(Phrase(message, arguments))

    def own(self, message: str, **arguments: object) -> str:
        return tell(self.language, f"proving-{message}", **arguments)
