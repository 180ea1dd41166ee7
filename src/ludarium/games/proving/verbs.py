"""The vocabulary of the cards: every ability, power and effect once, with its arguments and the rule that carries it out.

The sentence of each verb is the message `verb-<name>` in text/en.ftl and text/fr.ftl.
"""

from __future__ import annotations

from ludarium.core.scripts import Number, Verb, Vocabulary, Word
from ludarium.games.proving import traits
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
        # enemies: traits, which the rules look up
        Verb("double", "ability", (COLOUR,), trait=traits.DOUBLE, cites="P-134"),
        Verb("wants_single", "ability", trait=traits.WANTS_SINGLE, cites="P-163"),
        Verb("fall_two", "ability", trait=traits.FALL_TWO, cites="P-55"),
        Verb("heals", "ability", trait=traits.HEALS, cites="P-163"),
        Verb("ambush", "ability", trait=traits.AMBUSH, cites="P-163"),
        Verb("one_step", "ability", trait=traits.ONE_STEP, cites="P-163"),
        Verb("exact", "ability", trait=traits.EXACT, cites="P-163"),
        Verb("shuns", "ability", (COLOUR,), trait=traits.SHUNS, cites="P-163"),
        Verb("punishes", "ability", trait=traits.PUNISHES, cites="P-163"),
        Verb("heavy_wound", "ability", trait=traits.HEAVY_WOUND, cites="P-163"),
        Verb("last_blow", "ability", trait=traits.LAST_BLOW, cites="P-163"),
        Verb("guarded", "ability", trait=traits.GUARDED, cites="P-108"),
        Verb("spiked", "ability", trait=traits.SPIKED, cites="P-163"),
        # inspirations: the same
        Verb("beast_any", "power", (FACE,), trait=traits.BEAST_ANY, cites="P-167"),
        Verb("calm", "power", trait=traits.CALM, cites="P-167"),
        Verb("great_wing", "power", trait=traits.GREAT_WING, cites="P-167"),
        Verb("near_value", "power", trait=traits.NEAR_VALUE, cites="P-167"),
        Verb("spare_die", "power", trait=traits.SPARE_DIE, cites="P-167"),
        Verb("breaker", "power", trait=traits.BREAKER, cites="P-167"),
        Verb("steady", "power", trait=traits.STEADY, cites="P-167"),
        Verb("second_look", "power", trait=traits.SECOND_LOOK, cites="P-167"),
        Verb("delay", "power", (REVEALS,), trait=traits.DELAY, cites="P-167"),
        Verb("hold_dial", "power", trait=traits.HOLD_DIAL, cites="P-167"),
        Verb("moon_ward", "power", trait=traits.MOON_WARD, cites="P-167"),
        Verb("extra_time", "power", (SECONDS,), trait=traits.EXTRA_TIME, cites="P-167"),
        Verb("lone_reroll", "power", trait=traits.LONE_REROLL, cites="P-167"),
        Verb("hold_one", "power", trait=traits.HOLD_ONE, cites="P-167"),
        Verb("safe_single", "power", trait=traits.SAFE_SINGLE, cites="P-167"),
        Verb("quick_rest", "power", trait=traits.QUICK_REST, cites="P-167"),
        Verb("tinted", "power", (COLOUR,), trait=traits.TINTED, cites="P-167"),
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
