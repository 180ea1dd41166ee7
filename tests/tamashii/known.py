"""What the tests of the core must be told of Tamashii."""

from __future__ import annotations

from tests.core.known import Known

KNOWN = Known(
    told_by_rules="""reroll turn move bot battery district power slot contribute activity hit defeat hand-over promote put clear
        swap body replace carry bring bring-bot come-along board class protocol token fill dump discard purge-dump purge exchange
        gain-asset lose-asset take-asset unlock shields essential give-up keep break equip launch use buy-discard buy-token
        buy-integrity buy-unlock buy-open buy-draw offer accept refuse again-district again-slot again-line take""",
    not_worth_telling="""keep-dice stay not-now myself skip-district power-none wait combat-done enough later nobody no no-backup
        place done equip-none slide swap-tokens launch-done planning-done trade offer-drop offer-give offer-want""",
)
