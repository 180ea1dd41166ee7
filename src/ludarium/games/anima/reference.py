"""The pages of Anima: its cards, their vocabulary and windows, its modes and options."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import ludarium
from ludarium.core.game import Game
from ludarium.core.options import OneOf
from ludarium.core.packs import Card
from ludarium.core.scripts import Verb
from ludarium.core.text import LANGUAGES, Phrase
from ludarium.games.anima.verbs import VOCABULARY, WINDOWS_OF
from ludarium.lab.writing import (
    GENERATED,
    VERB_COLUMNS,
    code,
    matters_in,
    option_cells,
    script_of,
    seats_text,
    table,
    texts_of,
    values_of,
    verb_row,
)


def pages() -> dict[str, Callable[[], str]]:
    game = ludarium.game("anima")
    return {
        "cards-anima.en.md": lambda: CardsPage(game, "en").text(),
        "cards-anima.fr.md": lambda: CardsPage(game, "fr").text(),
        "verbs-anima.md": lambda: verbs_page(game),
        "options-anima.md": lambda: options_page(game),
    }


# -- cards -----------------------------------------------------------------------------------------------------------

CARDS_HEAD = {
    "en": "# Anima: Shadow of Omega: all cards\n\n{generated} Content `{hash}`, {count} cards.\n\n"
    "An ability stands with the moment of its use, and with *inclines* if using it inclines the Character; one without a\n"
    "moment works by itself. Under a card's text stand its scripts, whose words are explained in\n"
    "[verbs-anima.md](verbs-anima.md).\n",
    "fr": "# Anima : L’Ombre d’Omega : toutes les cartes\n\n{generated} Contenu `{hash}`, {count} cartes.\n\n"
    "Une capacité est donnée avec le moment où elle s’utilise, et *s’incline* si le Personnage s’incline pour la payer ; sans\n"
    "moment, elle agit d’elle-même. Sous le texte d’une carte figurent ses scripts, dont les mots sont expliqués dans\n"
    "[verbs-anima.md](verbs-anima.md).\n",
}
HEADINGS = {
    "en": {
        "character": "Characters",
        "area": "Areas of level {level}",
        "mission": "Basic Missions",
        "final": "Final Missions",
        "creature": "Creatures of level {level}",
        "event": "Events of level {level}",
        "skill": "Skills",
        "plot": "Plots",
        "organization": "Organizations",
    },
    "fr": {
        "character": "Personnages",
        "area": "Zones de niveau {level}",
        "mission": "Missions Basiques",
        "final": "Missions Finales",
        "creature": "Créatures de niveau {level}",
        "event": "Événements de niveau {level}",
        "skill": "Compétences",
        "plot": "Complots",
        "organization": "Organisations",
    },
}
LEVELS = (1, 2, 3)
SKILLS = ("ki", "magic", "trickery")
# the field of a card in which the verbs of a group stand; all others stand in `does`
FIELD_OF = {"passive": "passive", "creature": "passive", "duty": "duty", "reward": "reward"}


class CardsPage:
    """All cards in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.cards = list(game.pack.cards)

    def text(self) -> str:
        pack = self.game.pack
        head = CARDS_HEAD[self.language].format(generated=GENERATED[self.language], hash=pack.hash, count=len(pack.cards))
        parts = [head, *self.chapter("character", self.of("character"))]
        parts += self.by_level("area")
        for kind in ("mission", "final"):
            parts += self.chapter(kind, self.of(kind))
        parts += [*self.by_level("creature"), *self.by_level("event")]
        advantages = self.of("advantage")
        parts += self.chapter("skill", [card for card in advantages if card.facts["type"] in SKILLS])
        for kind in ("plot", "organization"):
            parts += self.chapter(kind, [card for card in advantages if card.facts["type"] == kind])
        return "\n".join(parts)

    def of(self, kind: str) -> list[Card]:
        return [card for card in self.cards if card.kind == kind]

    def by_level(self, kind: str) -> list[str]:
        cards = self.of(kind)
        chapters = [self.chapter(kind, [card for card in cards if card.facts["level"] == level], level) for level in LEVELS]
        return [part for chapter in chapters for part in chapter]

    def chapter(self, name: str, cards: list[Card], level: int = 0) -> list[str]:
        heading = f"## {HEADINGS[self.language][name].format(level=level)} ({len(cards)})\n"
        return [heading, *(self.block(card) for card in cards)]

    def block(self, card: Card) -> str:
        """A card: its name, its numbers, its text, its scripts, its flavour."""
        values, texts = values_of(self.game, card, self.language), texts_of(self.game, card, self.language)
        lines = [f"### {card.name.text(self.language)}", "", " · ".join([*values, f"`{card.id}`"])]
        scripts = self.scripts(card)
        if texts:
            lines += ["", *(f"- {text}" for text in texts)]
        if scripts:
            lines += ["", " · ".join(f'`{field} = "{script}"`' for field, script in scripts.items())]
        return "\n".join([*lines, "", f"*{card.flavour.text(self.language)}*", ""])

    # -- scripts

    def scripts(self, card: Card) -> dict[str, str]:
        """Field and script, as they stand in the pack."""
        if card.kind == "area":
            parts = {name: card.facts[name] for name in ("rules", "special", "sp")}
            return {name: script_of(VOCABULARY, phrases) for name, phrases in parts.items() if phrases}
        fields: dict[str, list[Phrase]] = {}
        for sentence in card.sentences:
            fields.setdefault(FIELD_OF.get(sentence.verb.group, "does"), []).append(sentence.phrase)
        return {name: script_of(VOCABULARY, phrases) for name, phrases in fields.items()}


# -- verbs and windows -----------------------------------------------------------------------------------------------

VERBS_HEAD = """# Anima: the vocabulary of the cards

Written by `make docs` from [`verbs.py`](../../src/ludarium/games/anima/verbs.py) and the texts: change those, not this page.

A script is one or more sentences separated by `;`, a sentence is a verb and its arguments. From it come the behaviour and the
printed text in both languages; the texts below are those of the example beside the verb. A verb with a *rule* happens when
the card acts; a *trait* is a property that the rules look up where it matters. What follows `on_die` happens only if the roll
succeeds, so `on_die` is never the last sentence. The first sentence of a card decides when it can be used at all: without anybody
to rob, a card that begins with `rob` is not offered. The numbers cite [the rules](../../src/ludarium/games/anima/rules.en.md).
"""
GROUPS = {  # a group of verbs, and the heading of its table
    "effect": "Effects: cards and abilities of a phase, events, special results, special rewards",
    "combat": "Timing Combat",
    "interruption": "Timing Interruption",
    "passive": "Lasting: Characters, lasting Plots, Organizations",
    "creature": "Creatures",
    "place": "Rules of Areas",
    "duty": "Duties of Organizations",
    "reward": "Rewards of Missions",
}
WINDOWS_HEAD = """## Windows

An Interruption is played in the windows that its verb fits (A-144), Combat cards in W4; all sentences of one card must fit the
same window. At most four Interruptions of a set may fit any one window (A-224a).
"""
W4 = 4


def verbs_page(game: Game) -> str:
    parts = [VERBS_HEAD]
    for group, heading in GROUPS.items():
        rows = [verb_row(game, VOCABULARY, verb, bearers(game.pack.cards, verb)) for verb in VOCABULARY.group(group)]
        parts += [f"## {heading}\n", *table(VERB_COLUMNS, rows), ""]
    return "\n".join([*parts, WINDOWS_HEAD, *table(WINDOW_COLUMNS, window_rows(game)), ""])


def bearers(cards: Iterable[Card], verb: Verb) -> int:
    """Some verbs stand in two groups: an effect of cards, a reward of Missions."""
    return sum(any(sentence.verb == verb for sentence in card.sentences) for card in cards)


WINDOW_COLUMNS = ("window", "English", "français", "verbs", "cards")


def window_rows(game: Game) -> list[list[str]]:
    rows = []
    for number, when in enumerate(game.info.windows, 1):
        verbs = [verb.name for verb in VOCABULARY.group("combat")] if number == W4 else fitting(number)
        cards = [card for card in game.pack.cards if fits(card, verbs)]
        names = ", ".join(card.name.text("en") for card in cards) or "–"
        rows.append([f"W{number}", *(when.text(language) for language in LANGUAGES), code(verbs) or "–", names])
    return rows


def fitting(window: int) -> list[str]:
    return [verb for verb, windows in WINDOWS_OF.items() if window in windows]


def fits(card: Card, verbs: list[str]) -> bool:
    groups = ("combat", "interruption")
    return any(sentence.verb.group in groups and sentence.verb.name in verbs for sentence in card.sentences)


# -- options ---------------------------------------------------------------------------------------------------------

OPTIONS_HEAD = """# Anima: modes and options

Written by `make docs` from [`meta.py`](../../src/ludarium/games/anima/meta.py) and the texts: change those, not this page.

On the command line an option is `--option name=value`, in Python `options={{"name": value}}`. Whatever you leave
out has its default; an unknown name or value is refused (A-210), and so are `tree` and `crisis` against the Rival (A-211).
{seats}. Rules version {version}. The numbers cite [the rules](../../src/ludarium/games/anima/rules.en.md).
"""
HABITS = """## Habits

`auto_pass` (A-156) is no option of a match: each player sets it at the table, in secret, for all windows or for each of W1 to W9
apart, and may change it during play. The browser has it among the settings of the table.
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
    columns = ("option", "English", "français", "default", "values", "matters in", "rule")
    rows = [[*option_cells(spec), matters_in(info, spec), spec.rule] for spec in info.options]
    parts += ["\n## Options\n", *table(columns, rows), "", HABITS]
    parts += ["## What the values mean\n", *table(("option", "value", "English", "français"), value_rows(game))]
    return "\n".join([*parts, ""])


def value_rows(game: Game) -> list[list[str]]:
    """Every value of every ruling in words."""
    return [
        [f"`{spec.id}`", f"`{value}`", *in_words(game, f"{spec.id}-{value}")]
        for spec in game.info.options
        if isinstance(spec.values, OneOf)
        for value in spec.values.words
    ]


def in_words(game: Game, value: str) -> list[str]:
    return [game.text(Phrase(f"title-option-{value.replace('_', '-')}"), language) for language in LANGUAGES]
