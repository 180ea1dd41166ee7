"""The pages of Tamashii: its cards in both languages, its options; `reference_words` has the page of its words."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from typing import Any

import ludarium
from ludarium.core.game import Game
from ludarium.core.options import OneOf
from ludarium.core.packs import Card
from ludarium.core.text import LANGUAGES, Phrase
from ludarium.games.tamashii.cards import DATA, FILES
from ludarium.games.tamashii.meta import CLASSES
from ludarium.games.tamashii.reference_words import words_page
from ludarium.games.tamashii.vocabulary import FACTIONS, LEVELS
from ludarium.lab.writing import GENERATED, option_cells, seats_text, table, texts_of, values_of


def pages() -> dict[str, Callable[[], str]]:
    game = ludarium.game("tamashii")
    return {
        "cards-tamashii.en.md": lambda: CardsPage(game, "en").text(),
        "cards-tamashii.fr.md": lambda: CardsPage(game, "fr").text(),
        "verbs-tamashii.md": lambda: words_page(game),
        "options-tamashii.md": lambda: options_page(game),
    }


# -- cards -----------------------------------------------------------------------------------------------------------

CARDS_HEAD = {
    "en": """# Tamashii: all cards

{generated} Content `{hash}`, {count} cards.

A Pattern is written in rows divided by `/`: `R` `B` `G` `Y` for red, blue, green and yellow tokens, `E` Essential, `*` any Basic
token, `O` Open, `C` Corrupted; a dot is a gap, where anything may lie or nothing. Under a card’s text stand its scripts, whose
words are explained in [verbs-tamashii.md](verbs-tamashii.md). What stands on the cards of a story is kept for those who play it:
`ludarium cards tamashii --kind card --spoilers` prints it.
""",
    "fr": """# Tamashii : toutes les cartes

{generated} Contenu `{hash}`, {count} cartes.

Un Schéma s’écrit en rangées séparées par `/` : `R` `B` `V` `J` pour les pions rouges, bleus, verts et jaunes, `E` Essentiel, `*`
un pion de Base au choix, `O` Ouvert, `C` Corrompu ; un point est un trou, où il peut y avoir n’importe quoi ou rien. Sous le
texte d’une carte figurent ses scripts, dont les mots sont expliqués dans [verbs-tamashii.md](verbs-tamashii.md). Les cartes d’une
histoire se découvrent en la jouant : `ludarium cards tamashii --kind card --spoilers` les imprime.
""",
}
HEADINGS = {
    "en": {
        "body": "Bodies",
        "walker": "Walkers",
        "protocol": "Learning Protocols",
        "augmentation": "Class Augmentations: {of}",
        "faction_card": "Faction Augmentations: {of}",
        "enemy": "Enemies of level {of}",
        "tile": "District tiles",
        "exploration": "Exploration tokens",
        "scenario": "Scenarios",
        "card": "Scenario cards",
        "boss": "Bosses",
    },
    "fr": {
        "body": "Corps",
        "walker": "Marcheurs",
        "protocol": "Protocoles d’Apprentissage",
        "augmentation": "Augmentations de Classe : {of}",
        "faction_card": "Augmentations de Faction : {of}",
        "enemy": "Ennemis de niveau {of}",
        "tile": "Tuiles District",
        "exploration": "Pions Exploration",
        "scenario": "Scénarios",
        "card": "Cartes Scénario",
        "boss": "Boss",
    },
}
GROUPED = {  # kinds that have a heading for each value of a field
    "augmentation": ("class", CLASSES),
    "faction_card": ("faction", FACTIONS),
    "enemy": ("level", tuple(range(1, LEVELS + 1))),
}
COPIES = {"enemy": "cards", "exploration": "tokens"}  # how many of a card there are
SCRIPTS = (  # the fields in which a script or a Pattern can stand
    *("slots", "slot", "cost", "pattern", "ability", "stages", "launched", "does", "basic", "special", "hacks", "divert"),
    "district",
)
OF_A_SEAT = ("board", "class")  # options that each seat has one of, with its number behind them
SEAT_NUMBERS = "234"


class CardsPage:
    """All cards in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.rows = shipped_rows()

    def text(self) -> str:
        pack = self.game.pack
        parts = [CARDS_HEAD[self.language].format(generated=GENERATED[self.language], hash=pack.hash, count=len(pack.cards))]
        for kind in HEADINGS["en"]:
            name, values = GROUPED.get(kind, ("", ("",)))
            for value in values:
                cards = [card for card in pack.kinds[kind] if card.facts.get(name, "") == value]
                parts += self.chapter(kind, cards, name, value)
        return "\n".join(parts)

    def chapter(self, kind: str, cards: list[Card], name: str, value: object) -> list[str]:
        copies = sum(int(self.rows[kind, card.id].get(COPIES.get(kind, ""), 1)) for card in cards)
        of = self.game.text(Phrase(f"printed-{name}-{value}"), self.language) if isinstance(value, str) and value else value
        heading = f"## {HEADINGS[self.language][kind].format(of=of)} ({copies})\n"
        return [heading, *(self.block(card) for card in cards)]

    def block(self, card: Card) -> str:
        """A card: its name, its numbers, its text, its scripts, its flavour; of a secret one the name."""
        heading = [f"### {card.name.text(self.language)}", ""]
        if card.secret:
            return "\n".join([*heading, f"`{card.id}`", ""])
        values, texts = values_of(self.game, card, self.language), texts_of(self.game, card, self.language)
        lines = [*heading, " · ".join([*values, f"`{card.id}`"]), *([""] if texts else []), *(f"- {text}" for text in texts)]
        return "\n".join([*lines, "", *self.scripts(card), f"*{card.flavour.text(self.language)}*", ""])

    def scripts(self, card: Card) -> list[str]:
        """Field and script as they stand in the pack."""
        row = self.rows[card.kind, card.id]
        written = [line for name in SCRIPTS for line in in_pack(name, row.get(name, ""))]
        return ["```toml", *written, "```", ""] if written else []


def in_pack(name: str, value: Any) -> Iterable[str]:
    if isinstance(value, list):
        return [f"{name} = [", *(f'  "{each}",' for each in value), "]"] if len(value) > 1 else [f'{name} = ["{value[0]}"]']
    if "\n" in value:
        return [f"{name} = '''", *value.strip("\n").split("\n"), "'''"]
    return [f'{name} = "{value}"'] if value else []


def shipped_rows() -> dict[tuple[str, str], dict[str, Any]]:
    """Every card as it stands in its file, by kind and id."""
    files = [tomllib.loads((DATA / name).read_text("utf-8")) for name in FILES]
    return {(kind, row["id"]): row for file in files for kind, rows in file.items() for row in rows}


# -- options ---------------------------------------------------------------------------------------------------------

OPTIONS_HEAD = """# Tamashii: modes and options

Written by `make docs` from [`meta.py`](../../src/ludarium/games/tamashii/meta.py) and the texts: change those, not this page.

On the command line an option is `--option name=value`, in Python `options={{"name": value}}`. Whatever you leave
out has its default; an unknown name or value is refused. {seats}. Rules version {version}. The numbers cite
[the rules](../../src/ludarium/games/tamashii/rules.en.md).
"""


def options_page(game: Game) -> str:
    info = game.info
    parts = [OPTIONS_HEAD.format(seats=seats_text(info.seats), version=info.rules_version)]
    modes = [
        [
            f"`{mode.id}`",
            mode.name.text("en"),
            mode.name.text("fr"),
            seats_text(mode.seats or info.seats),
            mode.summary.text("en"),
        ]
        for mode in info.modes
    ]
    parts += ["## Modes\n", *table(("mode", "English", "français", "seats", "what it is"), modes)]
    rows = [[*option_cells(spec), spec.rule] for spec in info.options]
    parts += ["\n## Options\n", *table(("option", "English", "français", "default", "values", "rule"), rows)]
    parts += ["\n## What the values mean\n", *table(("option", "value", "English", "français"), value_rows(game))]
    return "\n".join([*parts, ""])


def value_rows(game: Game) -> list[list[str]]:
    """Every value in words; those of a board and a class once for all seats."""
    return [
        [f"`{spec.id}`", f"`{value}`", *in_words(game, spec.id, value)]
        for spec in game.info.options
        if isinstance(spec.values, OneOf) and spec.id[-1] not in SEAT_NUMBERS
        for value in spec.values.words
    ]


def in_words(game: Game, option: str, value: str) -> list[str]:
    own = f"title-option-{option}-{value}".replace("_", "-")
    message = Phrase(f"module-{value}-summary" if option in OF_A_SEAT else own)
    return [game.text(message, language) for language in LANGUAGES]
