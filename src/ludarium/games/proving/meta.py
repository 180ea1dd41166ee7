"""What is known of Proving Grounds before a match: names, modes, options."""

from __future__ import annotations

from ludarium.core.options import Decimal, Facts, Flag, Info, Mode, OneOf, OptionSpec, Several, Whole
from ludarium.core.text import both
from ludarium.games.proving.state import MODULES, TO_DEFEAT

RULES_VERSION = 1


INFO = Info(
    id="proving",
    names=both("Proving Grounds", "Le Défi de la Reine"),
    summary=both(
        "Sixty seconds, a handful of dice, six enemies around you: defeat eight of them before the fifth wound.",
        "Soixante secondes, une poignée de dés, six ennemis autour de vous : battez-en huit avant la cinquième blessure.",
    ),
    seats=(1, 1),
    modes=(
        Mode(
            "training",
            both("The arena", "L’arène"),
            both(
                "The training game, alone or with any mix of the six modules.",
                "Le mode entraînement, seul ou avec autant de modules que vous voulez.",
            ),
        ),
    ),
    options=(
        OptionSpec("modules", Several(MODULES), [], "P-14", both("Modules", "Modules")),
        OptionSpec("clock_mode", OneOf(("live", "budget", "untimed")), "budget", "P-30", both("Clock", "Chronomètre"), ("live",)),
        OptionSpec("round_seconds", Whole(15, 86_400, "s"), 60, "P-24", both("Length of a round", "Durée d’une manche"), (60,)),
        OptionSpec("pause", Flag(), False, "P-153", both("Pause in a round", "Pause pendant une manche"), (False,)),
        OptionSpec("roll_seconds", Decimal(0.5, 20.0, "s"), 6.0, "P-30", both("Cost of a reroll", "Coût d’une relance")),
        OptionSpec("place_seconds", Decimal(0.0, 5.0, "s"), 1.0, "P-30", both("Cost of a placement", "Coût d’une pose")),
        OptionSpec("grace_ms", Whole(0, 1000, "ms"), 250, "P-140", both("Grace after time is up", "Délai de grâce après la fin")),
        OptionSpec("live_lock_ms", Whole(0, 5000, "ms"), 3000, "P-143", both("Wait after a reroll", "Attente après une relance")),
        OptionSpec(
            "live_place_lock_ms", Whole(0, 5000, "ms"), 500, "P-143", both("Wait after a placement", "Attente après une pose")
        ),
        OptionSpec("parity", Flag(), False, "P-144", both("Waits as long as the costs", "Attentes égales aux coûts")),
        OptionSpec("ring_index", Whole(1, 2), 2, "P-8", both("Health space with the ring", "Case de Santé tricolore")),
        OptionSpec("sixth_face", OneOf(("wing", "blank")), "wing", "P-4", both("Sixth Dragon face", "Sixième face du dé Dragon")),
        OptionSpec("short_moves", OneOf(("allowed", "forbidden")), "allowed", "P-52", both("Shorter moves", "Avances réduites")),
        OptionSpec(
            "exhaustion_reset",
            OneOf(("collect_then_shift", "shift_then_collect")),
            "collect_then_shift",
            "P-73",
            both("Order on the Exhaustion track", "Ordre sur la Piste de Fatigue"),
        ),
        OptionSpec("dragon_exhaustible", Flag(), False, "P-63", both("Dragon die can tire", "Le dé Dragon se fatigue")),
        OptionSpec("chaos_timing", OneOf(("final", "each_time")), "final", "P-92", both("Chaos strikes", "Le chaos frappe")),
        OptionSpec(
            "chariot_single", OneOf(("strict", "any")), "strict", "P-98", both("Single for a Chariot", "Dé solo d’un Char")
        ),
        OptionSpec("chariot_partial", Flag(), False, "P-97", both("Pairs one die at a time", "Paires un dé à la fois")),
        OptionSpec("sun_bonus", OneOf(("must", "may")), "must", "P-126", both("The Sun’s die", "Le dé du Soleil")),
        OptionSpec(
            "sun_exhaust", OneOf(("last", "any")), "last", "P-129", both("Exhausting the Sun’s die", "Fatiguer le dé du Soleil")
        ),
    ),
    rules_version=RULES_VERSION,
    minutes=20,
    facts=Facts(hidden=False, longest=1500, proven=False, scores=(0, TO_DEFEAT + 6)),  # several may fall in the last attack
)
