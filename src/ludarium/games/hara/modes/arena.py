"""Versus Arena, the base of all modes: it changes nothing (section 10)."""

from __future__ import annotations

from typing import Final

from ludarium.core.native import i64
from ludarium.core.options import Lesson, Step
from ludarium.core.trials import Trial
from ludarium.games.hara.modes.spec import Spec, beside, both
from ludarium.games.hara.state import Variant

FIRST: Final[i64] = 0

# Three first Days whose luck was chosen because it tells a story. A test plays every step and checks that what the words promise
# comes true, so new cards or rules that spoil a story are noticed.
LESSONS: Final = (
    # the first Dawn: a friend and two Events within a walk of the Dojo
    Lesson(
        "lesson-dawn", 382, "arena", {"champion": "oric"},
        steps=(
            Step("lesson-dawn-map", "play dash", "ability.dash"),
            Step("lesson-dawn-step", "move dojo.6", "space.dojo.6"),
            Step("lesson-dawn-friend", "move drear.1", "space.drear.1"),
            Step("lesson-dawn-free", "help well_mannered_ghost", "space.drear.1"),
            Step("lesson-dawn-tilted", "play hold_the_gate", "ability.hold_the_gate"),
            Step("lesson-dawn-skipped", "move dojo.6", "space.dojo.6"),
            Step("lesson-dawn-third", "end", "ability.hold_the_gate"),
            Step("lesson-dawn-board", "play dash", "ability.dash"),
            Step("lesson-dawn-event", "move oppenheim.1", "space.oppenheim.1"),
            Step("lesson-dawn-rhythm", point="gauge.red"),
            Step("lesson-dawn-plan", point="ability.art_of_war"),
        ),
    ),
    # Monsters: one that can be felled, others that reach whoever did it
    Lesson(
        "lesson-hunt", 12342, "arena", {"champion": "oric"},
        steps=(
            Step("lesson-hunt-start", "play dash", "ability.dash"),
            Step("lesson-hunt-range", "move dojo.2", "space.dojo.2"),
            Step("lesson-hunt-edge", "stop", "space.dojo.2"),
            Step("lesson-hunt-blow", "play break_the_ranks", "ability.break_the_ranks"),
            Step("lesson-hunt-target", "hit salt_jackals", "space.arechi.1"),
            Step("lesson-hunt-close", "play hold_the_gate", "ability.hold_the_gate"),
            Step("lesson-hunt-leave", "move arechi.1", "space.arechi.1"),
            Step("lesson-hunt-gold", "gauge green", "gauge.green"),
            Step("lesson-hunt-sting", "end", "danger"),
            Step("lesson-hunt-dusk", "play hold_the_gate", "ability.hold_the_gate"),
            Step("lesson-hunt-second", "play break_the_ranks", "ability.break_the_ranks"),
            Step("lesson-hunt-home", "play dash", "ability.dash"),
            Step("lesson-hunt-dojo", "move dojo.3", "space.dojo.3"),
            Step("lesson-hunt-rest", "end", "space.dojo.3"),
            Step("lesson-hunt-mended", point="space.dojo.3"),
            Step("lesson-hunt-defeat"),
        ),
    ),
    # Dusk and World Shift: a Rift next door, a fifth Energy, a World that travels
    Lesson(
        "lesson-shift", 9377, "arena", {"champion": "oric"},
        steps=(
            Step("lesson-shift-start", "play dash", "ability.dash"),
            Step("lesson-shift-way", "move dojo.5", "space.dojo.5"),
            Step("lesson-shift-lotte", "move oppenheim.1", "space.oppenheim.1"),
            Step("lesson-shift-help", "help lotte_at_the_bellows", "space.oppenheim.1"),
            Step("lesson-shift-gold", "gauge red", "gauge.red"),
            Step("lesson-shift-evening", "end", "danger"),
            Step("lesson-shift-rifts", "play dash", "ability.dash"),
            Step("lesson-shift-curtain", "move oppenheim.2", "space.oppenheim.2"),
            Step("lesson-shift-challenge", "challenge red_curtain", "space.oppenheim.2"),
            Step("lesson-shift-odds", "spend 2", "spirit.2"),
            Step("lesson-shift-closed", "gauge red", "gauge.red"),
            Step("lesson-shift-five", "end", "gauge.red"),
            Step("lesson-shift-learn", "learn veterans_riposte", "ability.veterans_riposte"),
            Step("lesson-shift-worlds", point="space.oppenheim.2"),
            Step("lesson-shift-morning", point="danger"),
            Step("lesson-shift-win", point="gauge.red"),
            Step("lesson-shift-play"),
        ),
    ),
)  # fmt: skip


MODE: Final = Spec(
    FIRST,
    Variant("arena"),
    both("Versus Arena", "Arène des rivaux"),
    both(
        "One to four champions race through six Worlds that will not stay in their place.\n"
        "Bring ten Energy of each colour home to the Dojo before the sixth Dusk is over.\n"
        "Rivals count as targets, and time is the one enemy nobody outruns.",
        "Un à quatre champions courent à travers six Mondes qui ne tiennent pas en place.\n"
        "Rapportez dix Énergies de chaque couleur au Dojo avant la fin du sixième Crépuscule.\n"
        "Vos rivaux sont des cibles comme les autres ; le temps, lui, ne se laisse pas vaincre.",
    ),
    seats=(1, 4),
    own_goal=False,
    texts=beside("arena"),
    lessons=LESSONS,
    laws=(Trial("", seats=2),),
    golden=(Trial("one", options={"champion": "soff"}), Trial("four", seats=4)),
)
