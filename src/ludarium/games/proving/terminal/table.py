"""What the arena of Proving Grounds knows without being drawn: options that are alike, cards, how it ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludarium.cli.boards import Board
from ludarium.core.history import Moment
from ludarium.core.match import Match
from ludarium.core.prompts import Option
from ludarium.core.text import Phrase

ONE_DIE = "chance-die-told"
OF_DICE = ("exhaust", "swap", "give", "spare", "sun", "tint")  # what is done with one die, or with two


class ProvingTable(Board):
    def alike(self, match: Match, options: Sequence[Option]) -> list[list[Option]]:
        """P-152: dice alike in colour, value, place and bonus mark are interchangeable."""
        kinds = self.kinds_of_dice(match)
        groups: dict[tuple[object, ...], list[Option]] = {}
        for option in options:
            dice = tuple(sorted(kinds[thing] for thing in option.anchors if thing in kinds))
            others = tuple(thing for thing in option.anchors if thing not in kinds) if dice else option.notation
            groups.setdefault((option.does, dice, others), []).append(option)
        return list(groups.values())

    def kinds_of_dice(self, match: Match) -> dict[str, tuple[str, ...]]:
        """For each die whose twin could stand for it, by its anchors, what makes them twins."""
        view = match.view(0)
        tinted = view["effects"].get("tint", [])
        places = {"pool": view["pool"], "stock": view["stock"]}
        places |= {f"rest {space}": dice for space, dice in enumerate(view["exhaustion"])}
        return {
            f"{does}.{die['die']}": (does, die["colour"], str(die["value"]), place, str(die["bonus"]), str(die["die"] in tinted))
            for place, dice in places.items()
            for die in dice
            for does in ("die", "hold")
        }

    # -- what to press --------------------------------------------------------------------------------------------------

    def rows(self, match: Match) -> list[list[str]]:
        """The faces and the slots they attack have the same numbers; Chariots come after them."""
        six = range(1, 7)
        chariots = [f"chariot.{seen['chariot']}" for seen in match.view(0)["chariots"]]
        return [[f"set.{face}" for face in six], [f"slot.{slot}" for slot in six], chariots]

    def key(self, option: Option, numbers: Mapping[str, int]) -> str:
        """A die by its name on the board; a reroll with the Dragon die has its `d` before the face."""
        with_dragon = option.does == "reroll" and "die.D" in option.anchors
        named = option.at("hold") or option.at("set") or (option.at("die") if option.does in OF_DICE else [])
        return ("d" if with_dragon else "") + "".join(named).lower() if named else super().key(option, numbers)

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
        rerolls = sum(moment.does == "reroll" for moment in match.moments)
        wounds = view["health"]["at"]
        return [
            self.word(f"result-{name}", rounds=rounds, defeats=defeats),
            self.own("summary", rounds=rounds, defeats=defeats, wounds=wounds, rerolls=rerolls),
        ]

    def luck(self, moments: Sequence[Moment]) -> str:
        """A throw is one sentence, however many dice are in it."""
        told = [moment.told for moment in moments if isinstance(moment.told, Phrase)]
        values = sorted(str(phrase.arguments["value"]) for phrase in told if phrase.id == ONE_DIE)
        thrown = [self.own("thrown", values=", ".join(values))] if values else []
        return " ".join([*thrown, *(self.text(phrase) for phrase in told if phrase.id != ONE_DIE)])

    # -- words ------------------------------------------------------------------------------------------------------------

    def own(self, message: str, **arguments: object) -> str:
        return self.tell(f"proving-{message}", **arguments)
