"""What the fields of a scripted state can hold: a title adds these to its own bounds and laws."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.core.bounds import COUNT, Bounds
from ludarium.core.language.program import SCRIPT
from ludarium.core.language.scripted import LASTING, PEOPLE_AT_MOST, SOURCE, Scripted

LARGE = 2**40
MOST_SOURCES = 200


def bounds(s: Scripted) -> Mapping[str, Bounds]:
    scripts = len(s.program.scripts) // SCRIPT
    return {
        "sources": Bounds(-1, max(scripts, int(s.players)) - 1, SOURCE * MOST_SOURCES),
        "spent": Bounds(0, len(s.program.steps) * PEOPLE_AT_MOST, MOST_SOURCES),
        "spent_for_good": Bounds(0, len(s.program.steps) * PEOPLE_AT_MOST, MOST_SOURCES),
        "lasting": Bounds(-LARGE, LARGE, LASTING * MOST_SOURCES),
        "tally": COUNT,
    }


def broken(s: Scripted) -> str | None:
    """What lists must be made of."""
    sources, lasting = [int(each) for each in s.sources], [int(each) for each in s.lasting]
    if len(sources) % SOURCE or any(each < 0 or each >= len(s.program.scripts) // SCRIPT for each in sources[::SOURCE]):
        return "'sources' names a script that there is not"
    if any(owner >= s.players for owner in sources[1::SOURCE]) or len(lasting) % LASTING:
        return "'sources' or 'lasting' belongs to nobody"
    if any(not 0 <= trait < 62 for trait in lasting[::LASTING]):
        return "'lasting' names a trait that there is not"
    return None
