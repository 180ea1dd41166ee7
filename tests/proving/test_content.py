"""The shipped cards: the words they have, what the rules make of them, and what no effect may do (P-157 to P-170). What they come
to together is checked whenever they are read (test_broken_packs.py)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import ludarium
from ludarium.core.scripts import Word
from ludarium.core.text import LANGUAGES
from ludarium.games.proving.state import MODULES
from ludarium.games.proving.tables import SPACES
from ludarium.games.proving.verbs import AT_ONCE, VOCABULARY
from tests.core.packs import written
from tests.proving.arena import arena, at_random, field, halt_before, legal, markers, play, state

GAME = ludarium.game("proving")
CARDS = GAME.pack.cards


ENEMIES = written(GAME, "enemies.toml")
CHARIOTS = written(GAME, "chariots.toml")
INSPIRATIONS = written(GAME, "inspirations.toml")
CONSPIRATORS = written(GAME, "conspirators.toml")
REQUIREMENTS = [space for enemy in ENEMIES for space in enemy["climb"]]


def ability(enemy: dict[str, Any]) -> str | None:
    return enemy["ability"].split()[0] if "ability" in enemy else None


# -- enemies ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P-157")
def test_the_tables_of_the_rules_say_what_is_written() -> None:
    tables = GAME.pack.tables
    for number, enemy in enumerate(ENEMIES):
        length = len(enemy["climb"]) + 2  # r_2 ... r_(L-1); r_1 is never needed
        assert (tables.top[number], tables.start[number]) == (length - 1, enemy["start"])
        assert tables.kingdom[number] == ("sun", "moon").index(enemy["kingdom"])
        assert tables.symbol[number] == ("", "claw", "tail", "teeth").index(enemy.get("symbol", ""))
        assert (tables.ability[number] == 0) == ("ability" not in enemy)
        for space, text in enumerate(enemy["climb"], 2):
            assert tables.number[number * SPACES + space] == int(text[0])
            assert tables.colours[number * SPACES + space] == sum({"B": 1, "G": 2, "Y": 4}[letter] for letter in text[1:])
        assert [tables.number[number * SPACES + space] for space in (0, 1)] == [0, 0]


# -- the closed lists ------------------------------------------------------------------------------------------------

# the codes of the specification; RAISE is written raise_shield, and RALLY has a verb of its own
ABILITIES = "double wants_single fall_two heals ambush one_step exact shuns punishes heavy_wound last_blow guarded spiked"
POWERS = (
    "beast_any calm great_wing near_value spare_die breaker steady second_look delay hold_dial moon_ward "
    "extra_time lone_reroll hold_one safe_single quick_rest tinted"
)
EFFECTS = "single_extra down_slot down_leader exhaust req_plus shroud scatter one_step_all steal unguarded raise_shield ground"
PLOTS = "down_choice tired haste forbid single_extra one_step_all shroud req_plus_of rally"


@pytest.mark.rule("P-163")
@pytest.mark.rule("P-165")
@pytest.mark.rule("P-167")
@pytest.mark.rule("P-169")
@pytest.mark.parametrize(
    ("group", "codes"), [("ability", ABILITIES), ("power", POWERS), ("chariot", EFFECTS), ("conspirator", PLOTS)]
)
def test_the_vocabulary_has_exactly_the_codes_of_the_specification(group: str, codes: str) -> None:
    assert {verb.name for verb in VOCABULARY.group(group)} == set(codes.split())


@pytest.mark.rule("P-169")
def test_the_moments_of_the_conspirators_are_those_of_the_specification() -> None:
    assert set(AT_ONCE) == {"down_choice", "tired", "haste", "forbid"}
    for card, number in zip(CONSPIRATORS, range(6), strict=True):
        assert GAME.pack.tables.at_resolution[number] == (0 if card["does"].split()[0] in AT_ONCE else 1)


# -- texts -----------------------------------------------------------------------------------------------------------

LONG_NAMES = {"dragon_scale_armour"}  # the seed's own name


@pytest.mark.rule("P-5")
def test_there_are_seventy_cards_and_no_id_is_used_twice() -> None:
    assert Counter(card.kind for card in CARDS) == {"enemy": 30, "chariot": 19, "inspiration": 15, "conspirator": 6}
    assert len({card.id for card in CARDS}) == 70


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_short_name_of_its_own_and_whole_sentences(language: str) -> None:
    names = []
    for card in CARDS:
        name = card.name.texts[language]
        assert len(name) >= 2, card.id
        assert len(name) <= 24 or card.id in LONG_NAMES, name
        names.append(name)
        for sentence in card.sentences:
            text = GAME.text(sentence.phrase, language)
            assert text.endswith((".", "!", "…")), (card.id, text)
    assert len(set(names)) == 70


def scripts() -> list[tuple[str, str]]:
    """Every sentence a card may carry, with the group of cards it may stand on."""
    listed = []
    for (group, name), verb in VOCABULARY.verbs.items():
        if not verb.arguments:
            listed.append((group, name))
        for argument in verb.arguments:  # one at most
            words = argument.words if isinstance(argument, Word) else range(argument.low, argument.high + 1)
            listed += [(group, f"{name} {word}") for word in words]
    return listed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_the_vocabulary_allows_has_a_text_of_its_own(language: str) -> None:
    """Also those no shipped card uses: a new card may. Two scripts never read alike, so the text says what the script says."""
    texts: dict[tuple[str, str], str] = {}
    for group, script in scripts():
        (sentence,) = VOCABULARY.read(group, script)
        text = GAME.text(sentence.phrase, language)
        assert len(text) > 10, script
        assert texts.setdefault((group, text), script) == script
    assert len(texts) > 51


def test_the_four_names_of_the_seed_are_the_only_borrowed_ones() -> None:
    names = {card.id: card.name.texts for card in CARDS}
    assert names["queen_brianna"] == {"en": "Queen Brianna", "fr": "Reine Brianna"}
    assert names["dragon_scale_armour"] == {"en": "Dragon-Scale Armour", "fr": "Armure en Écailles de dragon"}
    assert names["fern"]["en"] == "Fern"
    assert names["fern"]["fr"] == "Fern Vertbois"


# -- what no effect may do -------------------------------------------------------------------------------------------


@pytest.mark.rule("P-170")
def test_every_card_can_be_played_in_every_kind_of_mask_that_allows_it() -> None:
    bits = {"enemy": 0, "chariot": 2, "inspiration": 4, "conspirator": 16}
    luck = random.Random(170)
    for card in CARDS:
        module = card.facts.get("module")
        least = bits[card.kind] | (2 ** MODULES.index(module) if module else 0)
        for mask in {least, 63, least | luck.randrange(64)}:
            match = GAME.new(seed=mask, options={"modules": mask}, chance="ask")
            for _ in range(45):
                if match.prompt is None:
                    break
                wanted = [option for option in legal(match) if option.endswith(f"={card.id}")]
                if card.kind == "conspirator" and match.prompt.kind == "plot_rolled":
                    wanted = [f"plot={card.facts['number']}"]
                match.answer(wanted[0] if wanted else luck.randrange(len(match.prompt.options)))
                assert GAME.broken_law(state(match)) is None
            assert any(card.id in entry.say for entry in match.log), (card.id, mask)


@pytest.mark.rule("P-170")
@pytest.mark.parametrize("mask", [2, 22, 63])
def test_no_wound_is_suffered_in_phase_three(mask: int) -> None:
    looked = 0
    for seed in range(100):
        if looked >= 20:
            break
        before: int | None = None
        for match in at_random(mask, seed):
            if before is not None:
                assert field(match, "health") == before
            before = None
            if field(match, "step") >= 9 and field(match, "round") > 0:
                held = zip(markers(match), field(match, "enemy")[1:], strict=True)
                assert all(at > 0 for at, card in held if card >= 0)
                before = field(match, "health")
                looked += 1
    assert looked >= 20


@pytest.mark.rule("P-170")
def test_the_rules_read_no_clock_and_no_luck_but_their_streams() -> None:
    folder = GAME.folder
    files = [*(folder / "rules").glob("*.py"), folder / "flow.py", folder / "verbs.py"]
    assert len(files) > 10
    for file in files:
        imports = [
            line.split()[1].split(".")[0]
            for line in file.read_text("utf-8").splitlines()
            if line.startswith(("import ", "from "))
        ]
        assert set(imports) <= {"__future__", "typing", "ludarium"}, file.name


@pytest.mark.rule("P-170")
def test_which_of_two_like_dice_is_used_changes_nothing() -> None:
    """No effect depends on the division: white dice may change places with each other."""
    luck = random.Random(54)
    for _ in range(45):
        values = {name: luck.randint(3, 4) for name in ("W1", "W2", "W3", "W4", "W5", "B1", "G1")}
        whites = [values[f"W{n}"] for n in range(1, 6)]
        luck.shuffle(whites)
        shuffled = values | {f"W{n}": value for n, value in enumerate(whites, 1)}
        ends = []
        for each in (values, shuffled):
            match = halt_before(arena(slots={3: ("T8", 1), 4: ("T9", 1)}, dice=each, shields=(5,)), "test_for_win")
            play(match, "stop")
            while match.prompt is not None:
                play(match, legal(match)[0])
            ends.append((markers(match), field(match, "defeats"), field(match, "health"), field(match, "shields")))
        assert ends[0] == ends[1]
