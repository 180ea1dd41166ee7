"""`make docs`: the pages of docs/reference that are written from the game itself, so that they cannot disagree with it.

`python -m bench.reference` writes them, `python -m bench.reference --check` only says which of them are out of date, and
`python -m bench.reference --picture` draws the terminal picture of the README anew.
"""

from __future__ import annotations

import argparse
import io
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.text import Text

import ludarium
from ludarium.cli.screen import PlainScreen
from ludarium.cli.table import Table
from ludarium.core.game import Game
from ludarium.core.kernel import NAMES
from ludarium.core.match import Match
from ludarium.core.options import Decimal, Flag, OneOf, Several, Whole
from ludarium.core.packs import Card
from ludarium.core.scripts import NO_RULE, Number, Sentence, Verb
from ludarium.core.text import LANGUAGES, Phrase
from ludarium.games.proving.verbs import VOCABULARY
from ludarium.players import find

FOLDER = Path(__file__).parent.parent / "docs/reference"
PICTURE = FOLDER.parent / "pictures/terminal-proving.svg"
COLUMNS, ROWS = 118, 28
KINDS = ("enemy", "chariot", "inspiration", "conspirator")
GROUPS = {  # a group of verbs, the heading of its table, and the kind of card it stands on
    "ability": ("Abilities of enemies", "enemy"),
    "power": ("Powers of Inspirations", "inspiration"),
    "chariot": ("Effects of Chariots", "chariot"),
    "conspirator": ("Effects of Conspirators", "conspirator"),
}
GENERATED = {
    "en": "Written by `make docs` from the cards themselves: change the pack, not this page.",
    "fr": "Page écrite par `make docs` à partir des cartes : c’est le paquet qu’il faut modifier, pas cette page.",
}
CARDS_HEAD = {
    "en": "# Proving Grounds: all cards\n\n{generated} Content `{hash}`, {count} cards.\n\n"
    "A track is given by its Start space and by what each space from 2 to the Top asks for:\n"
    "`3Y` is three dice, one of them yellow. Under a card's text stands its script, whose words are explained in\n"
    "[verbs-proving.md](verbs-proving.md).\n",
    "fr": "# Le Défi de la Reine : toutes les cartes\n\n{generated} Contenu `{hash}`, {count} cartes.\n\n"
    "Une piste est décrite par sa case départ et par ce que demande chaque case, de la case 2 à la case supérieure :\n"
    "`3Y`, trois dés, dont un jaune. Sous le texte d’une carte figure son script, dont les mots sont expliqués dans\n"
    "[verbs-proving.md](verbs-proving.md).\n",
}
TRACK = {"en": "Start on {start}, from 2 up: {climb}", "fr": "départ en {start}, à partir de 2 : {climb}"}
PLURALS = {
    "en": {"enemy": "Enemies", "chariot": "Chariots", "inspiration": "Inspirations", "conspirator": "Conspirators"},
    "fr": {"enemy": "Ennemis", "chariot": "Chars", "inspiration": "Souffles épiques", "conspirator": "Conspirateurs"},
}
SCRIPT_FIELD = {"enemy": "ability", "chariot": "does", "inspiration": "power", "conspirator": "does"}


# -- cards -----------------------------------------------------------------------------------------------------------


def cards_page(game: Game, language: str) -> str:
    """Every card with the text that its script makes, in one language."""
    pack = game.pack
    parts = [CARDS_HEAD[language].format(generated=GENERATED[language], hash=pack.hash, count=len(pack.cards))]
    for kind in KINDS:
        cards = [card for card in pack.cards if card.kind == kind]
        parts.append(f"## {PLURALS[language][kind]} ({len(cards)})\n")
        parts += [card_block(game, card, language) for card in cards]
    return "\n".join(parts)


def card_block(game: Game, card: Card, language: str) -> str:
    facts = " · ".join([*printed(game, card, language), f"`{card.id}`"])
    lines = [f"### {card.name.text(language)}", "", facts]
    if card.sentences:
        script = "; ".join(written(sentence) for sentence in card.sentences)
        text = " ".join(game.text(sentence.phrase, language) for sentence in card.sentences)
        lines += ["", text, "", f'`{SCRIPT_FIELD[card.kind]} = "{script}"`']
    return "\n".join([*lines, "", f"*{card.flavour.text(language)}*", ""])


def printed(game: Game, card: Card, language: str) -> list[str]:
    """What stands on a card besides its text."""

    def word(message: str, **arguments: object) -> str:
        return game.text(Phrase(message, arguments), language)

    facts: dict[str, Any] = card.facts
    if card.kind == "enemy":
        track = TRACK[language].format(start=facts["start"], climb=", ".join(f"`{space}`" for space in facts["climb"]))
        symbol = [word(f"face-{facts['symbol']}")] if facts["symbol"] else []
        return [word(f"kingdom-{facts['kingdom']}"), track, *symbol]
    if card.kind == "chariot":
        kind, _, value = str(facts["needs"]).partition(" ")
        return [word(f"needs-{kind}", value=value)]
    if card.kind == "conspirator":
        return [str(facts["number"]), word("at-once" if facts["at_once"] else "at-resolution")]
    return [word(f"module-{facts['module'].replace('_', '-')}")] if facts["module"] else []


def written(sentence: Sentence) -> str:
    """A sentence as it stands in the pack."""
    return " ".join([sentence.verb.name, *(str(word) for word in sentence.shown.values())])


# -- verbs -----------------------------------------------------------------------------------------------------------

VERBS_HEAD = """# Proving Grounds: the vocabulary of the cards

Written by `make docs` from [`verbs.py`](../../src/ludarium/games/proving/verbs.py) and the texts: change those, not this page.

A script is one or more sentences separated by `;`, a sentence is a verb and its arguments. From it come the behaviour and the
printed text in both languages; the texts below are those of the example beside the verb. A verb with a *rule* happens when
the card acts; a *trait* is a lasting property that the rules look up where it matters. The numbers cite
[the rules](../rules/proving.en.md).
"""


def verbs_page(game: Game) -> str:
    parts = [VERBS_HEAD]
    for group, (heading, kind) in GROUPS.items():
        parts.append(f"## {heading}\n\n| write | example | English | français | carried out by | rule | on cards |")
        parts.append("|---|---|---|---|---|---|---|")
        parts += [verb_row(game, verb, kind) for verb in VOCABULARY.group(group)]
        parts.append("")
    return "\n".join(parts)


def verb_row(game: Game, verb: Verb, kind: str) -> str:
    example = " ".join([verb.name, *(example_of(argument) for argument in verb.arguments)])
    (sentence,) = VOCABULARY.read(verb.group, example)
    texts = [game.text(sentence.phrase, language) for language in LANGUAGES]
    rule = "trait" if verb.rule == NO_RULE else f"`{NAMES[verb.rule].split('.')[1]}`"
    bearers = sum(any(each.verb == verb for each in card.sentences) for card in game.pack.cards if card.kind == kind)
    return " | ".join(["|" + f" `{escaped(verb.usage())}`", f"`{example}`", *texts, rule, verb.cites, f"{bearers} |"])


def example_of(argument: Any) -> str:
    """A value that shows the sentence well: the first word, or a number that is not one."""
    return str(min(max(2, argument.low), argument.high)) if isinstance(argument, Number) else str(argument.words[0])


def escaped(text: str) -> str:
    return text.replace("|", "\\|")


# -- options ---------------------------------------------------------------------------------------------------------

OPTIONS_HEAD = """# Proving Grounds: modes, options, modules

Written by `make docs` from [`meta.py`](../../src/ludarium/games/proving/meta.py): change that, not this page.

On the command line an option is `--option name=value`, in Python `options={{"name": value}}`. Whatever you leave
out has its default; an unknown name or value is refused. {seats} Rules version {version}. The numbers cite
[the rules](../rules/proving.en.md).
"""

MODULES_HEAD = """## Modules

Write them as a list (`modules=dragon,shields`), or as one number: the sum of their bits (P-14). All {count} mixes can be played.

| module | bit | English | français | what it adds |
|---|---|---|---|---|"""


def options_page(game: Game) -> str:
    info = game.info
    low, high = info.seats
    seats = "One seat." if high == 1 else f"{low} to {high} seats."
    parts = [OPTIONS_HEAD.format(seats=seats, version=info.rules_version)]
    parts += ["## Modes\n", "| mode | English | français | what it is |", "|---|---|---|---|"]
    parts += [f"| `{m.id}` | {m.name.text('en')} | {m.name.text('fr')} | {m.summary.text('en')} |" for m in info.modes]
    parts += ["\n## Options\n", "| option | English | français | default | values | rule |", "|---|---|---|---|---|---|"]
    for spec in info.options:
        names = [spec.name.text(language) for language in LANGUAGES]
        row = [f"`{spec.id}`", *names, default_text(spec.default), values_text(spec.values), spec.rule]
        parts.append(f"| {' | '.join(row)} |")
    modules = next(spec.values for spec in info.options if spec.id == "modules")
    assert isinstance(modules, Several)
    parts += ["", MODULES_HEAD.format(count=2 ** len(modules.words))]
    for bit, module in enumerate(modules.words):
        message = f"module-{module.replace('_', '-')}"
        names = [game.text(Phrase(message), language) for language in LANGUAGES]
        row = [f"`{module}`", str(2**bit), *names, game.text(Phrase(f"{message}-summary"))]
        parts.append(f"| {' | '.join(row)} |")
    return "\n".join([*parts, ""])


def default_text(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(f"`{each}`" for each in value) or "none of them"
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


def values_text(values: OneOf | Flag | Whole | Decimal | Several) -> str:
    if isinstance(values, Several):
        return "any of " + ", ".join(f"`{word}`" for word in values.words)
    if isinstance(values, OneOf | Flag):
        return ", ".join(f"`{word}`" for word in values.words)
    if isinstance(values, Whole) and not values.high:
        return f"a whole number from {values.low} upwards"
    return f"{'a whole number' if isinstance(values, Whole) else 'a number'} from {values.low} to {values.high}"


# -- the picture -----------------------------------------------------------------------------------------------------


class Page(PlainScreen):
    """A screen of the terminal client that keeps what is drawn on it."""

    full = True

    @property
    def size(self) -> tuple[int, int]:
        return COLUMNS, ROWS

    def show(self, lines: Sequence[Text]) -> None:
        for line in lines[: ROWS - 1]:
            line.truncate(COLUMNS, overflow="ellipsis")
            self.console.print(line, soft_wrap=True)


def picture() -> str:
    """A frame of the real client, in a match that is well under way."""
    console = Console(
        record=True, width=COLUMNS, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False
    )
    table = Table(Page(console), match_under_way(), "en")
    table.draw()
    console.print(Text.assemble(table.status(), ("> ", "bold")), soft_wrap=True)
    plain = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)  # no fonts from elsewhere
    plain = plain.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")
    return console.export_svg(title="ludarium play proving", code_format=plain, unique_id="ludarium")


def match_under_way() -> Match:
    """The heuristic plays until there is something to see: enemies beaten, a Shield, a Chariot, and dice worth stopping with."""
    game, player = ludarium.game("proving"), find("proving", "heuristic")
    for seed in range(1, 1000):
        match = game.new(seed=seed, options={"modules": ["dragon", "chariots", "shields"]})
        while match.prompt is not None:
            chosen = match.prompt.options[player.choose(match.state.fork(seed))].notation
            seen = match.view(0)
            if chosen == "stop" and seen["defeats"]["now"] >= 2 and 2 <= seen["clock"]["rerolls"] <= 5 and seen["chariots"]:
                if any(slot["enemy"] and slot["shield"] for slot in seen["slots"]) and len(match.prompt.options) > 4:
                    return match
            match.answer(chosen)
    raise RuntimeError("no match is worth a picture")


# -- writing and checking --------------------------------------------------------------------------------------------


def pages() -> dict[str, Callable[[], str]]:
    game = ludarium.game("proving")
    return {
        "cards-proving.en.md": lambda: cards_page(game, "en"),
        "cards-proving.fr.md": lambda: cards_page(game, "fr"),
        "verbs-proving.md": lambda: verbs_page(game),
        "options-proving.md": lambda: options_page(game),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 and name the pages that are out of date")
    parser.add_argument("--picture", action="store_true", help="draw the terminal picture of the README anew, and nothing else")
    arguments = parser.parse_args()
    if arguments.picture:
        PICTURE.parent.mkdir(parents=True, exist_ok=True)
        PICTURE.write_text(picture(), "utf-8")
        return
    check = arguments.check
    stale = []
    for name, make in pages().items():
        file, text = FOLDER / name, make()
        if file.is_file() and file.read_text("utf-8") == text:
            continue
        stale.append(name)
        if not check:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
    for name in stale:
        print(f"docs/reference/{name} {'is out of date; write it anew with `make docs`' if check else 'written'}")
    if check and stale:
        sys.exit(1)
    if not stale:
        print("the generated pages are up to date")


if __name__ == "__main__":
    main()
