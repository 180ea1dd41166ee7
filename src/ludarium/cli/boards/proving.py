"""The arena of Proving Grounds: one row for each enemy, with the dice that attack it, its Battle track and its ability."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from ludarium.cli.boards import ALWAYS, Board, Line
from ludarium.cli.words import tell
from ludarium.core.match import Match
from ludarium.core.packs import Card
from ludarium.core.prompts import Option
from ludarium.core.text import Phrase
from ludarium.games.proving.rules.attacks import SET, attack_kind, move_markers, reach
from ludarium.games.proving.state import Proving

# A die is a letter and a number on its colour, so that it can be told without seeing the colour.
DICE = {"W": "black on white", "B": "bold white on blue", "G": "black on green", "Y": "black on yellow", "D": "bold white on red"}
INK = {"B": "bold bright_blue", "G": "bold green", "Y": "bold yellow"}
WIDE = 104  # columns from which on there is room for words instead of signs
BEFORE_THE_BLOWS = ("roll", "chariots", "dragon")  # steps in which the dice still lie as they will attack


class ProvingBoard(Board):
    def lines(self, match: Match, width: int, roomy: bool) -> list[Line]:
        view = match.view(0)
        air = [Line(Text(), rank=9)] if roomy else []
        return [
            self.title(view, width),
            *self.tracks(view, width),
            *air,
            *self.arena(match, view, width),
            *air,
            *self.loose_dice(view),
            *self.modules(view, width),
            *self.in_force(view),
        ]

    # -- above the enemies ---------------------------------------------------------------------------------------------

    def title(self, view: dict[str, Any], width: int) -> Line:
        step = self.word(f"step-{view['step'].replace('_', '-')}") if view["step"] else ""
        name = self.game.info.names.text(self.language)
        left = f" {name}  {self.signs.dot}  {self.own('round', round=view['round'])}  {self.signs.dot}  {step}"
        right = f"{self.own('defeats', now=view['defeats']['now'], goal=view['defeats']['to_win'])} "
        gap = " " * max(1, width - cell_len(left) - cell_len(right))
        return Line(Text(left + gap + right, style="bold reverse", no_wrap=True))

    def tracks(self, view: dict[str, Any], width: int) -> list[Line]:
        """Health with the colour stack, and the Exhaustion track: on one line if that fits."""
        health, rest = self.health(view), self.exhaustion(view)
        both = Text.assemble(health, "   ", rest)
        if cell_len(both.plain) <= width:
            return [Line(both)]
        return [Line(health), Line(rest, rank=2)]

    def health(self, view: dict[str, Any]) -> Text:
        at, last, stack = view["health"]["at"], view["health"]["last"], view["stack"]
        text = Text.assemble((self.own("wounds"), "bold"), " ")
        for space in range(last + 1):
            if space == at:
                text.append(self.signs.marker, style="bold red" if at else "bold")
            elif space == last:
                text.append(f"{space}{self.signs.bottom}", style="red")
            else:
                text.append(str(space), style="dim" if space < at else "")
            if stack and stack["at"] == space:
                text.append_text(Text.assemble("{", self.dice(stack["dice"]), "}"))
            text.append(" ")
        return text

    def exhaustion(self, view: dict[str, Any]) -> Text:
        text = Text.assemble((self.own("exhausted"), "bold"), " ")
        for name, place in zip(("top", "middle", "bottom"), view["exhaustion"], strict=True):
            dragon = ["D"] if view["dragon"] and (view["dragon"]["resting"] or []) == [("top", "middle", "bottom").index(name)] else []
            lying = [die["die"] for die in place] + dragon
            text.append(f"{self.own(f'rest-{name}')} ", style="dim")
            text.append_text(self.dice(lying) if lying else Text(self.signs.dash, style="dim"))
            text.append("  ")
        return text

    # -- the six enemies -----------------------------------------------------------------------------------------------

    def arena(self, match: Match, view: dict[str, Any], width: int) -> list[Line]:
        wide = width >= WIDE
        forecasts = self.forecasts(match, view)
        weak = "dragon" in view["modules"]
        dice, name, track, symbol = (24, 25, 17, 7) if wide else (14, 19, 16, 6)
        foresee = max([4, *(cell_len(self.foreseen(each, wide)[0]) for each in forecasts.values())]) if wide else 4
        head = Text.assemble(
            fit("#", 3), fit(self.own("dice"), dice), " ", fit(self.own("forecast") if wide else "", foresee), " ",
            fit(self.own("enemy"), name), " ", fit(self.own("track"), track), " ",
            fit(self.own("weakness"), symbol) if weak else "", self.own("ability"),
        )  # fmt: skip
        head.stylize("dim")
        rows = [Line(head, rank=3)]
        for seen in view["slots"]:
            rest = width - 3 - dice - 1 - foresee - 1 - name - 1 - track - 1 - (symbol if weak else 0)
            foretold, style = self.foreseen(forecasts.get(seen["slot"]), wide)
            row = Text.assemble(
                fit(self.slot(view, seen["slot"]), 3),
                fit(self.dice(seen["dice"], dice, self.dragon_here(view, seen["slot"])), dice), " ",
                fit(Text(foretold, style=style), foresee), " ",
            )  # fmt: skip
            if seen["enemy"] is None:
                row.append(self.own("empty-slot"), style="dim")
            else:
                card = self.card(seen["enemy"])
                shield = Text(f"{self.signs.shield} ", style="bold cyan") if seen["shield"] else Text()
                named = Text.assemble(shield, (card.name.text(self.language), "bold"))
                row.append_text(Text.assemble(fit(named, name), " ", fit(self.track(seen), track), " "))
                if weak:
                    row.append_text(fit(self.word(f"face-{seen['symbol']}") if seen["symbol"] else "", symbol))
                row.append_text(fit(self.ability(card, view, rest), rest))
            rows.append(Line(row, ALWAYS))
        return rows

    def slot(self, view: dict[str, Any], slot: int) -> Text:
        dial = view["dial"] or {}
        mark = self.signs.sun if dial.get("sun") == slot else self.signs.moon if dial.get("moon") == slot else ""
        return Text.assemble((str(slot), "bold"), (mark, "bold yellow" if dial.get("sun") == slot else "bold magenta"))

    def track(self, seen: dict[str, Any]) -> Text:
        """Every space from Bottom to Top: what it asks for, `s` on Start, the marker where it stands."""
        text = Text(self.signs.bottom, style="red")
        for space in range(1, seen["top"] + 1):
            asked = seen["climb"][space - 2] if space > 1 else self.signs.passed
            text.append(" ")
            if space == seen["marker"]:
                text.append(self.signs.marker, style="bold reverse")
            else:
                reached = space < seen["marker"]
                for letter in asked:
                    text.append(letter, style="dim" if reached else INK.get(letter, "bold" if space == seen["marker"] + 1 else ""))
            if space == seen["start"]:
                text.append("s", style="dim")
            if space == seen["top"]:
                text.append(self.signs.top, style="yellow")
        return text

    def ability(self, card: Card, view: dict[str, Any], room: int) -> Text:
        """In full if there is room, else in short; the abilities of Shields only where Shields are played."""
        if not card.sentences:
            return Text()
        sentence = card.sentences[0]
        if sentence.verb.name in ("guarded", "spiked") and "shields" not in view["modules"]:
            return Text()
        full = self.text(sentence.phrase)
        if cell_len(full) <= room:
            return Text(full)
        colour = sentence.shown.get("colour")
        return Text(self.own(f"ability-{sentence.verb.name.replace('_', '-')}", colour=colour or ""))

    def dragon_here(self, view: dict[str, Any], slot: int) -> bool:
        return bool(view["dragon"]) and view["dragon"]["slot"] == slot

    # -- what the dice would do ----------------------------------------------------------------------------------------

    def forecasts(self, match: Match, view: dict[str, Any]) -> dict[int, tuple[str, int]]:
        """What step A would do to each marker if the dice stayed as they lie: the rules themselves say it, on a copy."""
        prompt = match.prompt
        planning = prompt is not None and prompt.kind == "resolve"
        if prompt is None or not (planning or view["step"] in BEFORE_THE_BLOWS) or not any(seen["dice"] for seen in view["slots"]):
            return {}
        trial = match.state
        assert isinstance(trial, Proving)
        trial.finish()
        for slot in range(1, 7):
            if not planning:
                trial.planned[slot] = reach(trial, slot) if attack_kind(trial, slot) == SET else 0
        trial.interject(move_markers, 1)
        found: dict[int, tuple[str, int]] = {}
        for seen in view["slots"]:
            if seen["enemy"] is None:
                continue
            moved = int(trial.marker[seen["slot"]]) - seen["marker"]
            if trial.has_shield(seen["slot"]) != seen["shield"]:
                found[seen["slot"]] = ("break" if seen["shield"] else "raise", moved)
            elif seen["marker"] + moved == seen["top"]:
                found[seen["slot"]] = ("defeat", moved)
            elif seen["marker"] + moved == 0:
                found[seen["slot"]] = ("wound", moved)
            elif moved or seen["dice"]:
                found[seen["slot"]] = ("up" if moved > 0 else "down" if moved < 0 else "stay", moved)
        return found

    def foreseen(self, forecast: tuple[str, int] | None, wide: bool) -> tuple[str, str]:
        """A forecast in words or signs, and its style."""
        if forecast is None:
            return "", ""
        kind, moved = forecast
        style = {"up": "bold green", "defeat": "bold green", "down": "bold red", "wound": "bold red"}.get(kind, "cyan")
        if wide:
            return self.own(f"forecast-{kind}", spaces=abs(moved)), style
        step = f"{moved:+d}" if moved else "="
        sign = {"defeat": self.signs.top, "wound": self.signs.bottom, "raise": self.signs.shield, "break": "/"}.get(kind, "")
        return step + sign, style

    # -- below the enemies ---------------------------------------------------------------------------------------------

    def loose_dice(self, view: dict[str, Any]) -> list[Line]:
        """Dice of the pool that show no value, the Dragon die, the Stock and the box."""
        waiting = [die["die"] for die in view["pool"] if die["value"] is None]
        parts: list[Text] = []
        dragon = view["dragon"]
        if dragon and dragon["resting"] is None and dragon["face"] is None:
            waiting.append("D")
        if waiting:
            parts.append(Text.assemble((self.own("pool"), "bold"), " ", self.dice(waiting), f" ({len(waiting)})"))
        if dragon and dragon["face"]:
            parts.append(Text.assemble(self.dice(["D"]), f" {self.word('face-' + dragon['face'])}"))
        if view["stock"]:
            parts.append(Text.assemble((self.word("stock"), "bold"), " ", self.dice([die["die"] for die in view["stock"]])))
        if view["box"]:
            parts.append(Text.assemble((self.word("box"), "bold"), " ", self.dice(view["box"])))
        return [Line(Text("   ").join(parts), rank=1)] if parts else []

    def modules(self, view: dict[str, Any], width: int) -> list[Line]:
        lines = [self.chariot(each) for each in view["chariots"]]
        if view["inspiration"]:
            card = self.card(view["inspiration"])
            lines.append(self.labelled("inspiration", card.name.text(self.language), self.sentences(card)))
        if view["conspirators"]:
            lines.append(self.conspirators(view))
        if view["dial"]:
            lines.append(self.dial(view["dial"]))
        return lines

    def chariot(self, seen: dict[str, Any]) -> Line:
        card = self.card(seen["chariot"])
        kind, _, value = str(card.facts["needs"]).partition(" ")
        needs = self.own(f"needs-{kind}", value=value)
        asked = Text.assemble(self.dice(seen["dice"]), " ", self.own("covered")) if seen["dice"] else Text(needs, style="bold cyan")
        return self.labelled("chariot", card.name.text(self.language), self.sentences(card), asked)

    def labelled(self, kind: str, name: str, does: str, note: Text | None = None) -> Line:
        text = Text.assemble((self.word(f"kind-{kind}"), "dim"), " ", (name, "bold"), " ")
        if note:
            text.append_text(Text.assemble("[", note, "] "))
        return Line(text.append(does), rank=4)

    def conspirators(self, view: dict[str, Any]) -> Line:
        """Numbers and names; the active one is marked and says what it does."""
        acting, others = Text(), Text()
        for each in sorted(view["conspirators"], key=lambda id: int(self.card(id).facts["number"])):
            card = self.card(each)
            named = f"{card.facts['number']} {card.name.text(self.language)}"
            if each == view["active"]:
                acting.append(f"{self.signs.arrow}{named} ({self.own('active')})", style="bold red")
                acting.append(f" {self.sentences(card)}  ")
            else:
                others.append(f"{named}  ")
        return Line(Text.assemble((self.own("conspirators"), "dim"), " ", acting, others), rank=4)

    def dial(self, dial: dict[str, Any]) -> Line:
        text = Text.assemble((self.own("dial"), "dim"), " ")
        if dial["sun"]:
            text.append(f"{self.signs.sun} {self.word('sun')} #{dial['sun']}  {self.signs.moon} {self.word('moon')} #{dial['moon']}  ")
        return Line(text.append_text(self.dice(dial["dice"])), rank=4)

    def in_force(self, view: dict[str, Any]) -> list[Line]:
        """What cards changed for this round."""
        sentences: list[str] = []
        for name, value in view["effects"].items():
            message = f"effect-{name.replace('_', '-')}"
            if name in ("single_extra", "req_plus"):
                sentences.append(self.word(message, count=value))
            elif name in ("shroud", "plus_kingdom"):
                argument = "colour" if name == "shroud" else "kingdom"
                sentences += [self.word(message, **{argument: each}) for each in value]
            elif name == "unguarded":
                sentences.append(self.word(message, slots=", ".join(f"#{slot}" for slot in value)))
            elif name == "tint":
                sentences.append(self.word(message, die=", ".join(value)))
            else:
                sentences.append(self.word(message, value=value))
        if not sentences:
            return []
        return [Line(Text.assemble((self.own("in-force"), "bold yellow"), " ", " ".join(sentences)), rank=2)]

    # -- options, cards, clock, end ---------------------------------------------------------------------------------------

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

    def facts(self, card: Card) -> list[tuple[str, str]]:
        facts, dot = card.facts, f" {self.signs.dot} "
        if card.kind == "enemy":
            seen = {"top": len(facts["climb"]) + 1, "climb": facts["climb"], "start": facts["start"], "marker": facts["start"]}
            symbol = [(self.own("weakness"), self.word(f"face-{facts['symbol']}"))] if facts["symbol"] else []
            return [(self.own("track"), self.track(seen).plain), *symbol, ("", self.word(f"kingdom-{facts['kingdom']}"))]
        if card.kind == "chariot":
            kind, _, value = str(facts["needs"]).partition(" ")
            return [("", self.word(f"needs-{kind}", value=value))]
        if card.kind == "conspirator":
            return [("", f"{facts['number']}{dot}{self.word('at-once' if facts['at_once'] else 'at-resolution')}")]
        if facts["module"]:
            return [(self.own("module"), self.word(f"module-{facts['module'].replace('_', '-')}"))]
        return []

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

    # -- small things ----------------------------------------------------------------------------------------------------

    def dice(self, names: list[str], width: int = 99, dragon: bool = False) -> Text:
        """Dice side by side, as closely as the room asks for."""
        names = [*names, "D"] if dragon else names
        spaced, letters = " ".join(names), " ".join(name[0] for name in names)
        if len(spaced) <= width:
            parts, gap = names, " "
        else:
            parts, gap = [name[0] for name in names], " " if len(letters) <= width else ""
        return Text(gap).join(Text(part, style=DICE[part[0]]) for part in parts)

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


def fit(text: Text | str, width: int) -> Text:
    """Exactly `width` columns: cut with an ellipsis, or filled up."""
    made = Text(text) if isinstance(text, str) else text.copy()
    made.truncate(max(width, 0), overflow="ellipsis", pad=True)
    return made


BOARD = ProvingBoard
