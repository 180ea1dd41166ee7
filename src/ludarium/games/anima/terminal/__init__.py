"""The table of Anima: Areas with whoever is on them, the parties, the own cards, and whatever is going on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.text import Text

from ludarium.cli.boards import Line
from ludarium.cli.names import LONGEST
from ludarium.core.match import Match
from ludarium.core.prompts import PLAIN, Option
from ludarium.games.anima.terminal.sheets import WIDE, AnimaSheets
from ludarium.games.anima.terminal.table import INK, Seen, View

GAP = 2
PANEL = 42  # columns for the parties beside the Areas, at least
MAP = 92  # columns that are enough for the Areas
FEW_AREAS = 6  # that fit one below the other on a small screen
NAMED = 28  # columns for the name of an Area
MANY = 9  # options that are too many to say each of them in words
GATHERED = ("go", "discard", "dismiss")
INITIALS = 2  # letters of a player's name where there is no room for more
FACES = {"nothing": "·", "special": "*"}


class AnimaBoard(AnimaSheets):
    def lines(self, match: Match, width: int, roomy: bool) -> list[Line]:
        view = match.view(self.seat(match))
        own = self.own(view)
        marks, usable, numbers = self.marks(match), self.usable(match), self.numbers(match)
        others = [each for each in view["figures"] if each["figure"] != view["you"]] if view["turn"] else []
        areas = self.areas(view, own, marks, width)
        air = [Line(Text(), rank=9)] if roomy else []
        if width >= WIDE:
            panel = [
                line for each in others for line in self.in_panel(*self.rival(each, numbers, short=False), self.panel(width))
            ]
            body = self.side_by_side(areas, panel, width)
        else:
            parties = [self.dotted(self.rival(each, numbers, short=True)) for each in others]
            body = [*(Line(text, rank=1) for text in areas), *(Line(text, rank=3, wraps=True) for text in parties)]
        going = [Line(text, rank=1, wraps=True) for text in self.going_on(view)]
        many = match.prompt is None or len(match.prompt.options) >= MANY  # nothing is left for the texts of the own cards
        mine = self.mine(view, own, width, usable, numbers, many) if own else []
        return [self.title(view, width), *body, *air, *going, *mine, *self.aside(view, own, width)]

    # -- the first line ------------------------------------------------------------------------------------------------

    def title(self, view: View, width: int) -> Line:
        """Which turn, which phase, the order of the turn, and what is counted down."""
        dot = f" {self.signs.dot} "
        phase = self.word("board-phase", phase=view["phase"])
        turn = [self.word("board-turn", turn=view["turn"])] if view["turn"] else []
        counts = [name for name in ("crisis", "timer") if turn and view[name] is not None and view["phase"] != name]
        counted = [self.word(f"board-{name}", n=view[name]) for name in counts]
        title = self.game.info.names.text(self.language)
        tried = [([title, *turn, phase, *counted], LONGEST)]
        tried += [([*turn, phase, *counted], length) for length in (LONGEST, 12, 8, 5)] + [([phase], length) for length in (5, 3)]
        for words, length in tried:
            left = f" {dot.join(words)}"
            right = self.in_order(view, length) if view["turn"] else ""
            if cell_len(left) + cell_len(right) < width:
                break
        gap = " " * max(1, width - cell_len(left) - cell_len(right))
        return Line(self.cut(Text(left + gap + right, style="bold reverse", no_wrap=True), width))

    def in_order(self, view: View, length: int) -> str:
        """Everybody in turn order, whose slot it is in brackets."""
        names = self.short(view, length)
        marked = [f"[{names[each]}]" if each == view["slot"] else names[each] for each in view["order"]]
        return f" {self.signs.arrow} ".join(marked) + " "

    # -- Areas ---------------------------------------------------------------------------------------------------------

    def areas(self, view: View, own: Seen | None, marks: dict[str, str], width: int) -> list[Text]:
        """A line for each Area; where there are many and the screen is small, two on a line and without their tables."""
        seen = self.in_rows(view)
        goals = self.goals(view, own)
        if len(seen) > FEW_AREAS and width < WIDE:
            half = (width - GAP) // 2
            names = self.short(view, INITIALS)
            cells = [self.clipped(self.in_short(each, goals, marks, names), half) for each in seen]
            rows = -(-len(cells) // 2)
            right = [*cells[rows:], Text()][:rows]
            return [Text.assemble(left, " " * GAP, cell) for left, cell in zip(cells[:rows], right, strict=True)]
        named = min(max((cell_len(self.name(each["card"])) for each in seen), default=0), NAMED)
        room = width - self.panel(width) - GAP if width >= WIDE else width
        return [self.cut(self.in_full(each, goals, marks, named), room) for each in seen]

    def in_short(self, area: Seen, goals: set[str], marks: dict[str, str], names: dict[str, str]) -> Text:
        parties = Text(" ").join(Text(names[each], style=f"bold {INK[each]}") for each in area["parties"])
        goal = Text(self.signs.top if self.places_of(area["card"]) & goals else "", style="bold yellow")
        return Text.assemble(self.head(area, marks), self.name(area["card"]), " ", goal, parties, " ", self.encounter(area))

    def in_full(self, area: Seen, goals: set[str], marks: dict[str, str], named: int) -> Text:
        """Number, level, trade, name, exploration table, who is there, what lies there, what is to be had."""
        card = self.card(area["card"])
        faces = "".join(FACES.get(each, each) for each in card.facts["explore"])
        if self.plain:
            faces = faces.replace("·", "-")
        parties = Text(" ").join(self.inked(each) for each in area["parties"])
        rewards = Text(", ").join(self.reward_text(area, each, goals) for each in card.facts["rewards"])
        name = self.clipped(Text(card.name.text(self.language), style="bold"), named)
        return Text.assemble(
            self.head(area, marks), name, " ", (faces, "dim"), "  ", self.dotted([parties, self.encounter(area), rewards])
        )

    def head(self, area: Seen, marks: dict[str, str]) -> Text:
        """The number of the option that leads there, the level, the trade symbol."""
        card = self.card(area["card"])
        mark = marks.get(f"area.{area['card']}", "")
        level = ("bold yellow" if area["level"] != card.facts["level"] else "bold", str(area["level"]))
        return Text.assemble(
            (f"{f'[{mark}]' if mark else '':>4} ", "bold cyan"),
            (level[1], level[0]),
            (self.trade if card.facts["trade"] else " ", "green"),
            " ",
        )

    def encounter(self, area: Seen) -> Text:
        return Text(self.lying(area), style="bold red")

    def reward_text(self, area: Seen, reward: str, goals: set[str]) -> Text:
        """A reward in a word; the places where the reader has something to do stand out."""
        kind, _, place = reward.partition(":")
        if kind == "mission":
            name = self.places[place][0].text(self.language)
            return Text(f"{self.signs.top}{name}", style="bold yellow") if place in goals else Text(name, style="dim")
        return Text(self.tell("anima-reward", reward=kind, n=area["level"]))

    def places_of(self, area: str) -> set[str]:
        return set(self.card(area).facts["places"])

    def goals(self, view: View, own: Seen | None) -> set[str]:
        """The places that the own Missions and an open Final Mission name."""
        missions = [each for each in (own["missions"] if own else []) if each["state"] in ("secret", "begun")]
        ids = [each["card"] for each in missions if each["card"]]
        if view["final"] and own is not None and own["ready"]:
            ids.append(view["final"]["card"])
        found: set[str] = set()
        for id in ids:
            facts = self.card(id).facts
            found |= {facts[name] for name in ("place", "to") if name in facts} | set(facts.get("places", []))
        visited = {place for each in missions for place in each["places"]}
        return found - visited

    # -- the parties beside the Areas ----------------------------------------------------------------------------------

    def panel(self, width: int) -> int:
        """How many columns the parties have beside the Areas."""
        return max(PANEL, width - MAP)

    def in_panel(self, head: Text, rest: Text, room: int) -> list[Text]:
        """A heading, and below it as many lines as it takes."""
        first, *more = self.folded(head, room - 2)
        return [first[2:], *more, *self.folded(rest, room - 2)]

    def folded(self, text: Text, room: int) -> list[Text]:
        made = []
        while text.cell_len > room:
            cut = text.plain.rfind(" ", 0, room + 1)
            first, text = text.divide([cut if cut > 0 else room])[:2]
            made.append(Text.assemble("  ", first))
            text = text[len(text.plain) - len(text.plain.lstrip()) :]
        return [*made, Text.assemble("  ", text)] if text.plain else made

    def side_by_side(self, areas: list[Text], panel: list[Text], width: int) -> list[Line]:
        left = width - self.panel(width) - GAP
        rows = max(len(areas), len(panel))
        both = zip([*areas, *[Text()] * (rows - len(areas))], [*panel, *[Text()] * (rows - len(panel))], strict=True)
        return [
            Line(Text.assemble(self.clipped(area, left), " " * GAP, beside, no_wrap=True), rank=1 if at < len(areas) else 3)
            for at, (area, beside) in enumerate(both)
        ]

    # -- the own cards -------------------------------------------------------------------------------------------------

    def mine(self, view: View, own: Seen, width: int, usable: set[str], numbers: Mapping[str, int], many: bool) -> list[Line]:
        """Heading, party, Missions, hand; each Character with its ability where there is room."""
        lines = []
        if own["party"]:
            lines.append(Line(self.cut(self.dotted([self.heading(own, you=True), self.in_play(own, numbers)]), width), rank=1))
            lines += self.party_lines(own, width, usable, numbers)
        lines += self.mission_lines(view, own, width)
        if own["hand"] and many and width < WIDE:
            lines.append(Line(self.hand_in_short(own, usable, numbers), rank=2, wraps=True))
        elif own["hand"]:
            lines += self.hand_lines(own, width, usable, numbers)
        return lines

    def aside(self, view: View, own: Seen | None, width: int) -> list[Line]:
        """What one does not always need: the rules of the own Area, the decks, what the signs mean."""
        lines = []
        if own is not None and own["at"]:
            card = self.card(own["at"])
            told = " ".join(self.told(card))
            if told:
                lines.append(Line(Text(self.labelled(card.name.text(self.language), told), style="dim"), rank=7, wraps=True))
        lines.append(Line(self.cut(self.piles(view), width), rank=7))
        return [*lines, Line(Text(self.described("anima-legend"), style="dim"), rank=8, wraps=True)]

    # -- numbers and arrows --------------------------------------------------------------------------------------------

    def marks(self, match: Match) -> dict[str, str]:
        """The keys of the options that speak of an Area."""
        found: dict[str, list[str]] = {}
        keys = self.keys(match)
        for option in match.prompt.options if match.prompt else ():
            if option.anchors and option.anchors[0].startswith("area.") and option.role == PLAIN:
                found.setdefault(option.anchors[0], []).append(keys[option.notation])
        return {anchor: f"{there[0]}{'+' if len(there) > 1 else ''}" for anchor, there in found.items()}

    def gathered(self, match: Match, options: Sequence[Option]) -> dict[str, str]:
        """Where there are many: the Areas and the own cards have the numbers, the list says only what they are for."""
        if len(options) < MANY:
            return {}
        spoken = {option.notation: option.does for option in options}
        several = [word for word in GATHERED if list(spoken.values()).count(word) > 1]
        return {notation: self.tell("anima-gathered", word=word) for notation, word in spoken.items() if word in several}

    def usable(self, match: Match) -> set[str]:
        """The cards that can be used now."""
        options = match.prompt.options if match.prompt else ()
        return {option.things[0] for option in options if option.does == "use"}


BOARD = AnimaBoard
