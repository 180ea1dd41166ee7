"""Names of things: from the numbers of the rules to the cards of the pack and the words of the texts."""

from __future__ import annotations

from typing import Literal, get_args

from ludarium.core.packs import Card, Pack, once_a_content
from ludarium.core.text import Localized, Phrase, Secret
from ludarium.games.anima.state import DECK_NAMES, FIGHTS, SECRET, Anima
from ludarium.games.anima.tables import ADVANTAGES, FIRST_ABILITY, FIRST_GUILD, FIRST_PLACE, TYPES

Counter = Literal["gold", "ruby", "azure", "jade", "violet", "rival"]
COUNTERS: tuple[Counter, ...] = get_args(Counter)[:-1]  # the colours of the five, in seat order
REWARDS = ("recruit", "advantage", "special")
KINDS = ("character", "area", "encounter", "advantage", "mission")
UNSEEN = {kind: Phrase(f"unseen-{kind}") for kind in KINDS}  # a card of which only the kind is known


class Lexicon:
    """The cards of a pack by the numbers that the tables give them."""

    def __init__(self, pack: Pack) -> None:
        kinds = pack.kinds
        self.by_id = {card.id: card for card in pack.cards}
        self.characters = kinds["character"]
        self.areas = kinds["area"]
        self.missions = [*kinds["mission"], *kinds["final"]]
        self.encounters = [card for card in pack.cards if card.kind in ("creature", "event")]
        self.advantages = kinds["advantage"]
        self.of_decks = (self.characters, self.areas, self.encounters, self.advantages)  # by number of the deck
        self.of = dict(zip(KINDS, (*self.of_decks, self.missions), strict=True))
        self.places: dict[str, Localized] = {id: name for area in self.areas for id, name in area.facts["places"].items()}

    def use(self, use: int) -> Card:
        """The card of a use: an Advantage, the Character whose ability it is, or the Organization."""
        if use < ADVANTAGES:
            return self.advantages[use]
        return self.characters[use - FIRST_ABILITY] if use < FIRST_GUILD else self.advantages[use - FIRST_GUILD]

    def kind_of_use(self, use: int) -> str:
        """An Organization is joined first, and called on later: sentences tell the two apart."""
        if use >= FIRST_GUILD:
            return "guild"
        card = self.use(use)
        return "organization" if card.facts.get("type") == "organization" else card.kind


lexicon = once_a_content(Lexicon)


def counter(s: Anima, figure: int) -> Counter:
    return "rival" if figure >= s.settings.seats else COUNTERS[figure]


def figure_phrase(s: Anima, figure: int) -> Phrase:
    return Phrase(f"counter-{counter(s, figure)}")


def deck_phrase(deck: int) -> Phrase:
    return Phrase(f"deck-{DECK_NAMES[deck]}")


def type_phrase(kind: int) -> Phrase:
    return Phrase(f"type-{(*TYPES, 'any')[kind]}")


def titled(name: object) -> Phrase:
    """A card by its title, in quotation marks where the language sets them."""
    return Phrase("titled", {"card": name})


def mission_phrase(s: Anima, names: Lexicon, figure: int, mission: int) -> object:
    """A-113: one that is begun and still not shown has a name for its owner only."""
    name = names.missions[mission].name
    row = list(s.mission)
    hidden = s.cards.shown[mission] == 0 and mission in row and s.mission_state[row.index(mission)] == SECRET
    return Secret(name, (figure,), Phrase("reward-mission")) if hidden else name


def reward_id(s: Anima, names: Lexicon, figure: int, reward: int) -> str:
    """A reward as it is claimed: one of the three common ones, or a Mission."""
    if reward < FIRST_PLACE:
        return REWARDS[reward]
    return names.missions[claimed_mission(s, figure, reward)].id


def reward_kind(reward: int) -> str:
    return REWARDS[reward] if reward < FIRST_PLACE else "mission"


def claimed_mission(s: Anima, figure: int, reward: int) -> int:
    """The Mission of a reward that is one: one of the two Basic ones, or the Final one."""
    which = reward - FIRST_PLACE
    return int(s.final if which == 2 else s.mission[2 * figure + which])


def foe_name(s: Anima, names: Lexicon, fight: int, foe: int) -> object:
    """Whom one fights: another party, a creature, or what a Mission speaks of."""
    kind = FIGHTS[fight]
    if kind == "party":
        return figure_phrase(s, foe)
    if kind == "creature":
        return names.encounters[foe].name
    facts = names.missions[foe].facts
    found = facts.get("crisis_foe" if kind == "crisis" else "foe")
    return found if found is not None else names.missions[foe].name
