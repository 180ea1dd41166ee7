"""The vocabulary of the cards: every ability, power and effect once, with its arguments and the rule that carries it out.

The sentence of each verb is the message `verb-<name>` in text/en.ftl and text/fr.ftl.
"""

from __future__ import annotations

from ludarium.core.scripts import Number, Verb, Vocabulary, Word
from ludarium.games.proving.rules import effects
from ludarium.games.proving.rules.markers import fall_one

COLOUR = Word("colour", ("blue", "green", "yellow"), first=1)
FACE = Word("face", ("claw", "tail", "teeth"), first=1)
KINGDOM = Word("kingdom", ("sun", "moon"))
PARITY = Word("parity", ("odd", "even"))
DIE = Word("die", ("white", "any"))
VALUE = Number("value", 1, 6)
SECONDS = Number("seconds", 1, 45)
REVEALS = Number("reveals", 1, 5)

VOCABULARY = Vocabulary(
    [
        # enemies: looked up by the rules, numbered in traits.py
        Verb("double", "ability", (COLOUR,), cites="P-134"),
        Verb("wants_single", "ability", cites="P-163"),
        Verb("fall_two", "ability", cites="P-55"),
        Verb("heals", "ability", cites="P-163"),
        Verb("ambush", "ability", cites="P-163"),
        Verb("one_step", "ability", cites="P-163"),
        Verb("exact", "ability", cites="P-163"),
        Verb("shuns", "ability", (COLOUR,), cites="P-163"),
        Verb("punishes", "ability", cites="P-163"),
        Verb("heavy_wound", "ability", cites="P-163"),
        Verb("last_blow", "ability", cites="P-163"),
        Verb("guarded", "ability", cites="P-108"),
        Verb("spiked", "ability", cites="P-163"),
        # inspirations: the same
        Verb("beast_any", "power", (FACE,), cites="P-167"),
        Verb("calm", "power", cites="P-167"),
        Verb("great_wing", "power", cites="P-167"),
        Verb("near_value", "power", cites="P-167"),
        Verb("spare_die", "power", cites="P-167"),
        Verb("breaker", "power", cites="P-167"),
        Verb("steady", "power", cites="P-167"),
        Verb("second_look", "power", cites="P-167"),
        Verb("delay", "power", (REVEALS,), cites="P-167"),
        Verb("hold_dial", "power", cites="P-167"),
        Verb("moon_ward", "power", cites="P-167"),
        Verb("extra_time", "power", (SECONDS,), cites="P-167"),
        Verb("lone_reroll", "power", cites="P-167"),
        Verb("hold_one", "power", cites="P-167"),
        Verb("safe_single", "power", cites="P-167"),
        Verb("quick_rest", "power", cites="P-167"),
        Verb("tinted", "power", (COLOUR,), cites="P-167"),
        # chariots
        Verb("single_extra", "chariot", rule=effects.single_extra, cites="P-165"),
        Verb("down_slot", "chariot", (VALUE,), rule=fall_one, cites="P-165"),
        Verb("down_leader", "chariot", rule=effects.down_leader, cites="P-165"),
        Verb("exhaust", "chariot", (DIE,), rule=effects.exhaust, cites="P-165"),
        Verb("req_plus", "chariot", rule=effects.req_plus, cites="P-165"),
        Verb("shroud", "chariot", (COLOUR,), rule=effects.shroud, cites="P-165"),
        Verb("scatter", "chariot", (VALUE,), rule=effects.scatter, cites="P-165"),
        Verb("one_step_all", "chariot", rule=effects.one_step_all, cites="P-165"),
        Verb("steal", "chariot", rule=effects.steal, cites="P-165"),
        Verb("unguarded", "chariot", (PARITY,), rule=effects.unguarded, cites="P-165"),
        Verb("raise_shield", "chariot", (VALUE,), rule=effects.raised, cites="P-165"),
        Verb("ground", "chariot", rule=effects.ground, cites="P-165"),
        # conspirators: at once ...
        Verb("down_choice", "conspirator", rule=effects.down_choice, cites="P-120"),
        Verb("tired", "conspirator", rule=effects.tired, cites="P-169"),
        Verb("haste", "conspirator", (SECONDS,), rule=effects.haste, cites="P-155"),
        Verb("forbid", "conspirator", (VALUE,), rule=effects.forbid, cites="P-169"),
        # ... or when attacks are resolved
        Verb("single_extra", "conspirator", rule=effects.single_extra, cites="P-169"),
        Verb("one_step_all", "conspirator", rule=effects.one_step_all, cites="P-169"),
        Verb("shroud", "conspirator", (COLOUR,), rule=effects.shroud, cites="P-169"),
        Verb("req_plus_of", "conspirator", (KINGDOM,), rule=effects.req_plus_of, cites="P-169"),
        Verb("rally", "conspirator", rule=effects.down_leader, cites="P-169"),
    ]
)

AT_ONCE = ("down_choice", "tired", "haste", "forbid")
