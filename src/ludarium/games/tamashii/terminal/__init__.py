"""The table of Tamashii: what a phase is about in the middle, the own board in short below it, always in the same place."""

from __future__ import annotations

from collections.abc import Mapping

from rich.cells import cell_len
from rich.text import Text

from ludarium.cli.boards import Line
from ludarium.core.match import Match
from ludarium.games.tamashii.terminal.pages import TamashiiPages
from ludarium.games.tamashii.terminal.table import Seen, View

ASSETS = ("power", "shield", "memory", "reroll")
WHOLE = 7  # lines of the middle that are never left out
LAUNCHING = ("launch_chosen", "one_launch_chosen")
WORKSHOP, COMBAT, CITY = "planning", "combat", "city"  # what there is to see


class TamashiiBoard(TamashiiPages):
    def lines(self, match: Match, width: int, roomy: bool) -> list[Line]:
        view = match.view(self.seat(match))
        own = self.own(match, view)
        numbers = self.numbers(match)
        self.open_places = self.places_in(match)
        title = self.title(view, width)
        if own["colour"] is None or not view["map"]:
            return [title, *self.introduction(view)]
        self.shown = self.about(match, view)
        middle = self.middle(view, own, width, roomy, numbers)
        whole = len(middle) if self.shown == CITY else WHOLE
        lines = [title, *(Line(text, rank=0 if at < whole else 3) for at, text in enumerate(middle))]
        air = [Line(Text(), rank=9)] if roomy else []
        return [*lines, *air, *self.board(match, view, own), *self.others(match, view, own), *self.aside(view, own)]

    def places_in(self, match: Match) -> frozenset[str]:
        options = match.prompt.options if match.prompt else ()
        return frozenset(anchor for option in options for anchor in option.anchors if anchor.startswith("place."))

    # -- the first line ------------------------------------------------------------------------------------------------

    def title(self, view: View, width: int) -> Line:
        """Scenario, turn and phase; on the right what is counted down."""
        dot = f" {self.signs.dot} "
        scenario = self.name(view["scenario"])
        turn = [self.word("title-round", round=view["turn"])] if view["turn"] else []
        phase = self.tell("tamashii-phase", phase=view["phase"])
        time = self.tell("tamashii-time", n=view["time"])
        pool = self.tell("tamashii-pool", now=view["pool"]["now"], of=view["pool"]["of"])
        names = self.game.info.names.text(self.language)
        for words in ((names, scenario, *turn, phase), (scenario, *turn, phase), (*turn, phase)):
            left, right = f" {dot.join(words)}", f"{time}{dot}{pool} " if turn else " "
            if cell_len(left) + cell_len(right) < width:
                break
        gap = " " * max(1, width - cell_len(left) - cell_len(right))
        return Line(self.clipped(Text(left + gap + right, style="bold reverse", no_wrap=True), width))

    def introduction(self, view: View) -> list[Line]:
        """Before anything lies on the table: what the scenario is about."""
        told = self.card(view["scenario"]).facts.get("introduction")
        return [Line(Text(), rank=2), Line(Text(self.text(told)), rank=1, wraps=True)] if told else []

    # -- what the phase is about -----------------------------------------------------------------------------------------

    shown = "city"  # what is drawn in the middle

    def about(self, match: Match, view: View) -> str:
        """Where the answers are given: at the Launcher, in Combat, in the city."""
        prompt = match.prompt
        cells = prompt is not None and any(".cell." in anchor for option in prompt.options for anchor in option.anchors)
        launching = prompt is not None and prompt.kind in LAUNCHING
        if view["phase"] == "planning" or cells or launching:
            return WORKSHOP
        return COMBAT if view["phase"] == "combat" and view["fight"] else CITY

    def middle(self, view: View, own: Seen, width: int, roomy: bool, numbers: Mapping[str, int]) -> list[Text]:
        if self.shown == WORKSHOP:
            return self.workshop(view, own, width, roomy, numbers)
        return self.combat(view, own, width, numbers) if self.shown == COMBAT else self.city(view, own, width, numbers)

    # -- the own board in short --------------------------------------------------------------------------------------------

    def board(self, match: Match, view: View, own: Seen) -> list[Line]:
        lines = [Line(each, rank=1, wraps=True) for each in (self.person(match, view, own), self.tracks(own))]
        lines.append(Line(self.piles(own), rank=1 if self.shown == WORKSHOP else 2.5, wraps=True))
        if own["trace"] is not None:
            lines.append(Line(self.trace(view, own), rank=2))
        if view["phase"] != "combat":
            lines.append(Line(self.pile(own), rank=2, wraps=True))
        return lines

    def person(self, match: Match, view: View, own: Seen) -> Text:
        """Who one is, in which Body, and how well one is."""
        who = self.tell(
            "tamashii-who",
            player=self.player(match, own["seat"]),
            character=own["character"] or "none",
            body=self.name(own["body"]["card"]),
        )
        integrity = self.tell("tamashii-integrity", n=own["integrity"], of=own["max_integrity"])
        hurt = own["integrity"] <= 2
        exp = self.tell("tamashii-exp", n=own["exp"])
        there = f"{self.tell('tamashii-on', place=self.place_name(view, own['at']))}  " if own["at"] else " "
        return Text.assemble((who, "bold"), f" {there}", (integrity, "bold red" if hurt else "bold"), "  ", exp)

    def tracks(self, own: Seen) -> Text:
        """What the Body can do, and Assets."""
        line = Text(self.tell("tamashii-numbers", mov=own["mov"], att=own["att"], prg=own["prg"]) + "   ")
        for kind in ASSETS:
            n = own["assets"][kind]
            line.append(f"{self.tell('tamashii-asset', asset=kind)} {n}  ", style="bold" if n else "dim")
        line.append(f" {self.tell('tamashii-essential')} ", style="dim")
        line.append_text(self.inked(own["essential"]))
        return line

    def piles(self, own: Seen) -> Text:
        """What is in the bag, what is in the Dump."""
        line = Text()
        for pile in ("bag", "dump"):
            n = sum(own[pile].values())
            line.append(self.tell("tamashii-pile", pile=pile, n=n) + (" " if n else "   "), style="dim")
            if n:
                line.append_text(self.counted(own[pile])).append("   ")
        line.rstrip()
        return line

    def counted(self, tokens: dict[str, int]) -> Text:
        return Text(" ").join(Text.assemble(self.inked(kind), str(n)) for kind, n in tokens.items())

    def trace(self, view: View, own: Seen) -> Text:
        """The track in its groups, the marker in brackets, and how many dice come next."""
        line = Text(f"{self.tell('tamashii-trace')} ")
        dice = view["trace_dice"]
        for cell in range(view["trace_last"] + 1):
            if (cell and dice[cell] != dice[cell - 1]) or cell == view["trace_last"]:
                line.append(f"{self.signs.bar}", style="dim")
            here = cell == own["trace"]
            line.append(f"({cell})" if here else f" {cell} ", style="bold" if here else "dim")
        line.append(f"  {self.tell('tamashii-trace-dice', n=own['trace_dice'])}", style="yellow" if own["trace_dice"] > 1 else "")
        return line

    # -- everybody else, and what one does not always need -----------------------------------------------------------------

    def others(self, match: Match, view: View, own: Seen) -> list[Line]:
        lines = []
        for each in view["seats"]:
            if each["seat"] != own["seat"] and each["body"]:
                told = self.tell(
                    "tamashii-other",
                    player=self.player(match, each["seat"]),
                    character=each["character"] or "none",
                    body=self.name(each["body"]["card"]),
                    integrity=each["integrity"],
                    of=each["max_integrity"],
                    trace=each["trace"] if each["trace"] is not None else "-",
                    enemies=len(each["enemies"]),
                    place=each["at"] or self.signs.dash,
                )
                lines.append(Line(Text(told, style="dim"), rank=4, wraps=True))
        return lines

    def aside(self, view: View, own: Seen) -> list[Line]:
        """Augmentations, the Protocol, the Body below; and the goal, where the city is not on the screen."""
        lines = []
        if view["phase"] in ("planning", "combat") and view["plot"]:
            goal = self.card(view["plot"]["card"]).facts.get("goal")
            name = self.name(view["plot"]["card"])
            told = self.tell("tamashii-goal", name=name, goal=self.text(goal)) if goal else name
            lines.append(Line(Text(told, style="italic"), rank=5, wraps=True))
        for held in ("equipped", "hand"):
            cards = [each for each in own["augmentations"] if each["held"] == held]
            if cards:
                names = ", ".join(self.augmentation(each) for each in cards)
                lines.append(Line(Text(self.tell("tamashii-cards", held=held, list=names), style="dim"), rank=6, wraps=True))
        if own["protocol"]:
            name = self.name(own["protocol"]["card"])
            line = self.tell("tamashii-protocol", name=name, stage=own["protocol"]["stage"])
            lines.append(Line(Text(line, style="dim"), rank=6))
        if own["below"]:
            lines.append(Line(Text(self.tell("tamashii-below", name=self.name(own["below"]["card"])), style="dim"), rank=6))
        return [*lines, Line(Text(self.described(f"tamashii-legend-{self.shown}"), style="dim"), rank=8, wraps=True)]

    def augmentation(self, each: Seen) -> str:
        name = self.name(each["card"])
        if each["held"] == "hand":
            return self.tell("tamashii-to-equip", name=name, n=each["cost"])
        return f"{name} {self.signs.done}" if each["used"] else name

    def described(self, message: str) -> str:
        """A text with the signs that this board really draws."""
        faces = {face: self.die(face) for face in ("blank", "common", "rare")}
        kinds = {kind: self.letter(kind) for kind in ("essential", "any")}
        return self.tell(message, lock=self.lock, **faces, **kinds, **vars(self.signs))


BOARD = TamashiiBoard
