"""The Quest phase in words: activities, and their order."""

from __future__ import annotations

from ludarium.core.decisions import END, PASS, Choice, Decision, Pack, Phrase
from ludarium.core.language import printed
from ludarium.core.language.program import USE
from ludarium.core.why import only
from ludarium.games.tamashii import reasons
from ludarium.games.tamashii.rules import quest
from ludarium.games.tamashii.rules.quest import DONE, LATER, USES
from ludarium.games.tamashii.scripts import label, sayings, use_choice
from ludarium.games.tamashii.state import Tamashii

activities = Decision[Tamashii, Pack](quest.activity_chosen, elsewhere=only("why-moment-activity"))
activities.offers("later", LATER, role=PASS)
activities.offers("done", DONE, role=END)


@activities.answer("activity")
def activity(s: Tamashii, pack: Pack, number: int) -> Choice:
    if number >= USES:
        return use_choice(s, pack, int(s.then_a), (number - USES) * USE)
    book = sayings(pack).book
    name = book.names[int(pack.tables.activity_name[number])]
    does = book.trees.get(int(pack.tables.activity_does[number]))
    told = {"activity": label(pack, name), "what": printed.block(does.block) if does else ""}
    return Choice(f"activity {number} {name}", Phrase("option-activity", told), (f"activity.{number}",))


activity.refused(reasons.no_activity)
