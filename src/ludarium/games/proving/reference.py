"""The pages of Proving Grounds: its cards, their vocabulary, its options and modules."""

from __future__ import annotations

from collections.abc import Callable

import ludarium
from ludarium.core.game import Game
from ludarium.core.options import Several
from ludarium.core.packs import Card
from ludarium.core.text import LANGUAGES, Phrase
from ludarium.games.proving.verbs import VOCABULARY
from ludarium.lab.writing import (
    GENERATED,
    VERB_COLUMNS,
    bearers_of,
    line,
    option_cells,
    script_of,
    seats_text,
    table,
    text_of,
    values_of,
    verb_row,
)

KINDS = ("enemy", "chariot", "inspiration", "conspirator")
GROUPS = {  # a group of verbs, the heading of its table, and the kind of card it stands on
    "ability": ("Abilities of enemies", "enemy"),
    "power": ("Powers of Inspirations", "inspiration"),
    "chariot": ("Effects of Chariots", "chariot"),
    "conspirator": ("Effects of Conspirators", "conspirator"),
}
CARDS_HEAD = {
    "en": "# Proving Grounds: all cards\n\n{generated} Content `{hash}`, {count} cards.\n\n"
    "A track is given by what each space from 2 to the Top asks for, and by its Start space. Under a card's text stands its\n"
    "script, whose words are explained in\n"
    "[verbs-proving.md](verbs-proving.md).\n",
    "fr": "# Le Défi de la Reine : toutes les cartes\n\n{generated} Contenu `{hash}`, {count} cartes.\n\n"
    "Une piste est décrite par ce que demande chaque case, de la case 2 à la case supérieure, et par sa case départ. Sous le\n"
    "texte d’une carte figure son script, dont les mots sont expliqués dans\n"
    "[verbs-proving.md](verbs-proving.md).\n",
}
PLURALS = {
    "en": {"enemy": "Enemies", "chariot": "Chariots", "inspiration": "Inspirations", "conspirator": "Conspirators"},
    "fr": {"enemy": "Ennemis", "chariot": "Chars", "inspiration": "Souffles épiques", "conspirator": "Conspirateurs"},
}
SCRIPT_FIELD = {"enemy": "ability", "chariot": "does", "inspiration": "power", "conspirator": "does"}


def pages() -> dict[str, Callable[[], str]]:
    game = ludarium.game("proving")
    return {
        "cards-proving.en.md": lambda: cards_page(game, "en"),
        "cards-proving.fr.md": lambda: cards_page(game, "fr"),
        "verbs-proving.md": lambda: verbs_page(game),
        "options-proving.md": lambda: options_page(game),
    }


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
    facts = " · ".join([*values_of(game, card, language), f"`{card.id}`"])
    lines = [f"### {card.name.text(language)}", "", facts]
    if card.sentences:
        phrases = [sentence.phrase for sentence in card.sentences]
        script = f'`{SCRIPT_FIELD[card.kind]} = "{script_of(VOCABULARY, phrases)}"`'
        lines += ["", text_of(game, phrases, language), "", script]
    return "\n".join([*lines, "", f"*{card.flavour.text(language)}*", ""])


# -- verbs -----------------------------------------------------------------------------------------------------------

VERBS_HEAD = """# Proving Grounds: the vocabulary of the cards

Written by `make docs` from [`verbs.py`](../../src/ludarium/games/proving/verbs.py) and the texts: change those, not this page.

A script is one or more sentences separated by `;`, a sentence is a verb and its arguments. From it come the behaviour and the
printed text in both languages; the texts below are those of the example beside the verb. A verb with a *rule* happens when
the card acts; a *trait* is a lasting property that the rules look up where it matters. The numbers cite
[the rules](../../src/ludarium/games/proving/rules.en.md).
"""


def verbs_page(game: Game) -> str:
    parts = [VERBS_HEAD]
    for group, (heading, kind) in GROUPS.items():
        cards = [card for card in game.pack.cards if card.kind == kind]
        verbs = VOCABULARY.group(group)
        rows = [verb_row(game, VOCABULARY, verb, bearers_of(cards, verb)) for verb in verbs]
        parts += [f"## {heading}\n", *table(VERB_COLUMNS, rows), ""]
    return "\n".join(parts)


# -- options ---------------------------------------------------------------------------------------------------------

OPTIONS_HEAD = """# Proving Grounds: modes, options, modules

Written by `make docs` from [`meta.py`](../../src/ludarium/games/proving/meta.py): change that, not this page.

On the command line an option is `--option name=value`, in Python `options={{"name": value}}`. Whatever you leave
out has its default; an unknown name or value is refused. {seats}. Rules version {version}. The numbers cite
[the rules](../../src/ludarium/games/proving/rules.en.md).
"""

MODULES_HEAD = """## Modules

Write them as a list (`modules=dragon,shields`), or as one number: the sum of their bits (P-14). All {count} mixes can be played.

| module | bit | English | français | what it adds |
|---|---|---|---|---|"""


def options_page(game: Game) -> str:
    info = game.info
    parts = [OPTIONS_HEAD.format(seats=seats_text(info.seats), version=info.rules_version)]
    modes = [[f"`{mode.id}`", mode.name.text("en"), mode.name.text("fr"), mode.summary.text("en")] for mode in info.modes]
    parts += ["## Modes\n", *table(("mode", "English", "français", "what it is"), modes)]
    columns = ("option", "English", "français", "default", "values", "rule")
    parts += ["\n## Options\n", *table(columns, ([*option_cells(spec), spec.rule] for spec in info.options))]
    modules = next(spec.values for spec in info.options if spec.id == "modules")
    assert isinstance(modules, Several)
    parts += ["", MODULES_HEAD.format(count=2 ** len(modules.words))]
    for bit, module in enumerate(modules.words):
        message = f"module-{module.replace('_', '-')}"
        names = [game.text(Phrase(message), language) for language in LANGUAGES]
        parts.append(line([f"`{module}`", str(2**bit), *names, game.text(Phrase(f"{message}-summary"))]))
    return "\n".join([*parts, ""])
