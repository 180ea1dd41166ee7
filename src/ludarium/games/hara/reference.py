"""The pages of Champions of Hara: its cards, their vocabulary, its options, its modes."""

from __future__ import annotations

import re
from collections.abc import Callable

import ludarium
from ludarium.core.game import Game
from ludarium.core.options import OneOf, OptionSpec
from ludarium.core.packs import Card
from ludarium.core.text import LANGUAGES, Phrase
from ludarium.games.hara.atlas import COLOURS, WORLD_COLOUR, WORLDS
from ludarium.games.hara.catalogue import modes
from ludarium.games.hara.lexicon import of_champion
from ludarium.games.hara.modes.spec import ANYBODY, Spec
from ludarium.games.hara.rules.abilities import MOST_DAMAGE
from ludarium.games.hara.state import CHAMPIONS
from ludarium.games.hara.verbs import VOCABULARY
from ludarium.lab.writing import (
    GENERATED,
    VERB_COLUMNS,
    anchor,
    bearers_of,
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

ON_SPACES = ("monster", "boss", "ally", "event", "rift")


def pages() -> dict[str, Callable[[], str]]:
    game = ludarium.game("hara")
    return {
        "cards-hara.en.md": lambda: CardsPage(game, "en").text(),
        "cards-hara.fr.md": lambda: CardsPage(game, "fr").text(),
        "verbs-hara.md": lambda: verbs_page(game),
        "options-hara.md": lambda: options_page(game),
        "modes-hara.md": lambda: modes_page(game),
    }


# -- cards -----------------------------------------------------------------------------------------------------------

CARDS_HEAD = {
    "en": "# Champions of Hara: all cards\n\n{generated} Content `{hash}`, {count} cards.\n\n"
    "An ability has two sides: played from the hand it does what stands *In Hand*, later what stands *On Board*; in brackets,\n"
    "what that costs. A reward, and what follows a Challenge, is read from left to right. Under a card's text stand its\n"
    "scripts, whose words are explained in [verbs-hara.md](verbs-hara.md).\n",
    "fr": "# Champions of Hara : toutes les cartes\n\n{generated} Contenu `{hash}`, {count} cartes.\n\n"
    "Une Capacité a deux faces : jouée de la main, elle produit son effet *In Hand*, plus tard son effet *On Board* ; entre\n"
    "parenthèses, ce qu’il en coûte. Récompenses et issues d’un Défi se lisent de gauche à droite. Sous le texte d’une carte\n"
    "figurent ses scripts, dont les mots sont expliqués dans [verbs-hara.md](verbs-hara.md).\n",
}
HEADINGS = {
    "en": {
        "all": "Shared by all champions",
        "champion": "Champions",
        "world": "World deck, {colour}: {world}",
        "dusk": "Dusk deck",
        "shift": "World Shift deck",
        "item": "Item deck",
        "order": "Turn Order cards",
        "corrupted": "The Corrupted",
        "scientist": "Oneroi Scientists",
    },
    "fr": {
        "all": "Commune à tous les champions",
        "champion": "Champions",
        "world": "Paquet Monde, {colour} : {world}",
        "dusk": "Paquet Crépuscule",
        "shift": "Paquet World Shift",
        "item": "Paquet Objet",
        "order": "Cartes d’Ordre du Tour",
        "corrupted": "Les Corrompus",
        "scientist": "Scientifiques Oneroi",
    },
}


class CardsPage:
    """All cards in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.cards = list(game.pack.cards)

    def text(self) -> str:
        pack = self.game.pack
        head = CARDS_HEAD[self.language].format(generated=GENERATED[self.language], hash=pack.hash, count=len(pack.cards))
        parts = [head, *self.champions()]
        for number, world in enumerate(WORLDS):
            cards = [card for card in self.cards if card.facts.get("world") == world]
            names = {"world": self.word("world", world), "colour": self.word("colour", COLOURS[WORLD_COLOUR[number]])}
            parts += self.chapter("world", cards, **names)
        parts += self.chapter("dusk", [card for card in self.of(*ON_SPACES) if "world" not in card.facts])
        for kind in ("shift", "item", "order", "corrupted", "scientist"):
            parts += self.chapter(kind, self.of(kind))
        return "\n".join(parts)

    def champions(self) -> list[str]:
        """Dash once, then each champion with the cards nobody else has."""
        abilities = self.of("ability")
        shared = [card for card in abilities if card.facts["champion"] == "all"]
        champions = self.of("champion")
        parts = [*self.chapter("all", shared), self.heading("champion", len(champions))]
        for champion in champions:
            parts.append(self.block(champion))
            parts += [
                self.block(card, "####")
                for card in of_champion(champion.id, abilities, lambda card: card.facts)
                if card not in shared
            ]
        return parts

    def of(self, *kinds: str) -> list[Card]:
        return [card for card in self.cards if card.kind in kinds]

    def chapter(self, name: str, cards: list[Card], **arguments: str) -> list[str]:
        copies = sum(int(card.facts.get("copies", 1)) for card in cards)
        return [self.heading(name, copies, **arguments), *(self.block(card) for card in cards)]

    def heading(self, name: str, count: int, **arguments: str) -> str:
        return f"## {HEADINGS[self.language][name].format(**arguments)} ({count})\n"

    def block(self, card: Card, mark: str = "###") -> str:
        """A card: its name, its numbers, its text, its scripts, its flavour."""
        values, texts = values_of(self.game, card, self.language), texts_of(self.game, card, self.language)
        kind = [self.word("kind", card.kind)] if card.kind in ON_SPACES else []
        lines = [f"{mark} {card.name.text(self.language)}", "", " · ".join([*kind, *values, f"`{card.id}`"])]
        scripts = self.scripts(card)
        if texts:
            lines += ["", *(f"- {text}" for text in texts)]
        if scripts:
            lines += ["", " · ".join(f'`{field} = "{script}"`' for field, script in scripts.items())]
        flavour = card.flavour.text(self.language)
        return "\n".join([*lines, *(["", f"*{flavour}*"] if flavour else []), ""])

    # -- scripts

    def scripts(self, card: Card) -> dict[str, str]:
        """Field and script, as they stand in the pack; what a rule says of all such cards is not in it."""
        facts = card.facts
        if card.kind == "ability":
            return {side: facts[f"{side}_script"] for side in ("hand", "board") if facts[side]}
        if card.kind == "corrupted":
            abilities = {
                f"ability_{number}": script_of(VOCABULARY, each["does"]) for number, each in enumerate(facts["abilities"], 1)
            }
            return {**abilities, **{name: script_of(VOCABULARY, facts[name]) for name in ("passive", "weakness")}}
        if card.kind == "scientist" or facts.get("use") == "stone":
            return {}
        if facts.get("use") == "passive":
            return {"trait": script_of(VOCABULARY, facts["does"])}
        fields = ("keywords", "reward", "lasting", "does", "success", "failure")
        return {name: script_of(VOCABULARY, facts[name]) for name in fields if facts.get(name)}

    # -- words

    def word(self, of: str, what: object) -> str:
        return self.game.text(Phrase(f"{of}-{str(what).replace('_', '-')}"), self.language)


# -- verbs -----------------------------------------------------------------------------------------------------------

VERBS_HEAD = """# Champions of Hara: the vocabulary of the cards

Written by `make docs` from [`verbs.py`](../../src/ludarium/games/hara/verbs.py) and the texts: change those, not this page.

A script is one or more sentences separated by `;`, a sentence is a verb and its arguments. From it come the behaviour and the
printed text in both languages; the texts below are those of the example beside the verb. A verb with a *rule* happens when
the card acts; a *trait* is a property that the rules look up where it matters. A sentence that begins with `if_` is a gate: if it
is not true, the rest of the script is left out, so a gate is never the last one. The numbers cite [the
rules](../../src/ludarium/games/hara/rules.en.md).
"""
GROUPS = {  # a group of verbs, and the heading of its table
    "effect": "Effects: abilities, Items, rewards, Events, Rifts, World Shift",
    "keyword": "Keywords of Monsters",
    "lasting": "Lasting effects of Rifts and Allied Monsters",
    "passive": "Passive Items",
    "order": "Turn Order cards",
    "corrupted": "Abilities of the Corrupted",
    "corrupted_trait": "Passive and Weakness of the Corrupted",
}


def verbs_page(game: Game) -> str:
    parts = [VERBS_HEAD]
    for group, heading in GROUPS.items():
        verbs = [(verb, bearers_of(game.pack.cards, verb)) for verb in VOCABULARY.group(group)]
        rows = [verb_row(game, VOCABULARY, verb, bearers, most=MOST_DAMAGE, resource="own") for verb, bearers in verbs]
        parts += [f"## {heading}\n", *table(VERB_COLUMNS, rows), ""]
    return "\n".join(parts)


# -- options ---------------------------------------------------------------------------------------------------------

OPTIONS_HEAD = """# Champions of Hara: options

Written by `make docs` from [`meta.py`](../../src/ludarium/games/hara/meta.py) and the texts: change those, not this page.

On the command line an option is `--option name=value`, in Python `options={{"name": value}}`. Whatever you leave
out has its default; an unknown name or value is refused. Where an option does not matter it is ignored, except that a Solo Arena
refuses any champion but its own. {seats}, in [ten modes](modes-hara.md). Rules version {version}. The numbers cite [the
rules](../../src/ludarium/games/hara/rules.en.md).
"""
EARNED = """## What is earned

In the browser nobody chooses `{option}`: winning a mode earns its word, and the record of your matches remembers. On the command
line and in Python it is an option like any other.
"""


def options_page(game: Game) -> str:
    info = game.info
    head = OPTIONS_HEAD.format(seats=seats_text(info.seats), version=info.rules_version)
    columns = ("option", "English", "français", "default", "values", "matters in", "rule")
    rows = [[*option_cells(spec), matters_in(info, spec), spec.rule] for spec in info.options]
    parts = [head, *table(columns, rows), ""]
    for spec in info.options:
        if spec.earned:
            parts.append(EARNED.format(option=spec.id))
            parts += [*table(("won", "earns"), ([f"`{mode}`", f"`{word}`"] for mode, word in spec.earned.items())), ""]
    parts += ["## What the values mean", "", *table(("option", "value", "English", "français"), value_rows(game))]
    parts += ["", "## The champions", "", *table(("champion", "English", "français"), champion_rows(game))]
    return "\n".join([*parts, ""])


def value_rows(game: Game) -> list[list[str]]:
    """Every value of a ruling in words; champions speak for themselves."""
    rows = []
    for spec in game.info.options:
        if is_ruling(spec) and isinstance(spec.values, OneOf):
            rows += [[f"`{spec.id}`", f"`{value}`", *in_words(game, value)] for value in spec.values.words]
    return rows


def champion_rows(game: Game) -> list[list[str]]:
    return [[f"`{name}`", *in_words(game, f"{name}-summary")] for name in CHAMPIONS]


def is_ruling(spec: OptionSpec) -> bool:
    return isinstance(spec.values, OneOf) and "random" not in spec.values.words


def in_words(game: Game, value: str) -> list[str]:
    return [game.text(Phrase(f"module-{value.replace('_', '-')}"), language) for language in LANGUAGES]


# -- modes -----------------------------------------------------------------------------------------------------------

MODES_HEAD = """# Champions of Hara: modes

Written by `make docs` from [`modes/`](../../src/ludarium/games/hara/modes), one file a mode: change those, not this page.

On the command line a mode is `--mode name`, in Python `mode="name"`; without one it is `{first}`. Everything that a mode does not
change is as in Versus Arena. Named with a mode are the options that matter in few others; here are [all of
them](options-hara.md). [Add a mode](../how-to/add-a-mode.md) shows how to write one.
"""


def modes_page(game: Game) -> str:
    found = modes()
    rows = [
        [f"[`{id}`](#{id})", *names_of(spec), champion_of(game, spec), " to ".join(map(str, sorted(set(spec.seats))))]
        for id, spec in found.items()
    ]
    columns = ("mode", "English", "français", "champion", "seats")
    parts = [MODES_HEAD.format(first=next(iter(found))), *table(columns, rows), ""]
    for id, spec in found.items():
        parts += mode_section(game, id, spec)
    return "\n".join(parts)


def mode_section(game: Game, id: str, spec: Spec) -> list[str]:
    """Who plays it, the three lines of the lobby in both languages, its rules, its own options."""
    english, french = names_of(spec)
    links = {words: rules_link(spec, language) for language, words in RULES_WORDS.items()}
    rules = [f"[{words}]({link})" for words, link in links.items() if link]
    source = f"[`{id}.py`](../../src/ludarium/games/hara/modes/{id}.py)"
    who = " · ".join([champion_of(game, spec), seats_text(spec.seats).lower(), source, *rules])
    own = [each.id for each in game.info.options if id in each.modes and len(each.modes) <= FEW]
    lines = [f"## {id}", "", who, ""]
    lines += [f"**{english}**", "", *(f"- {each}" for each in spec.lines.text("en").split("\n")), ""]
    lines += [f"**{french}**", "", *(f"- {each}" for each in spec.lines.text("fr").split("\n")), ""]
    return [*lines, f"Options: {code(own)}.", ""] if own else lines


FEW = 3
RULES_WORDS = {"en": "rules", "fr": "règles"}


def names_of(spec: Spec) -> list[str]:
    return [spec.name.text(language) for language in LANGUAGES]


def champion_of(game: Game, spec: Spec) -> str:
    if spec.variant.seat_is_foe:
        return "Ophion"
    return "any champion" if spec.champion == ANYBODY else in_words(game, CHAMPIONS[spec.champion])[0]


def rules_link(spec: Spec, language: str) -> str:
    """The section of the rules with the mode's name; the base mode has several, the last says how it is won. A mode of somebody
    who has not written one has none."""
    text = (ludarium.game("hara").folder / f"rules.{language}.md").read_text("utf-8")
    headings = [heading for heading in re.findall(r"^## (.*)$", text, re.MULTILINE) if spec.name.text(language) in heading]
    return f"../../src/ludarium/games/hara/rules.{language}.md#{anchor(headings[-1])}" if headings else ""
