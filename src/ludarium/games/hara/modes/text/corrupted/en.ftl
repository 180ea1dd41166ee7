goal-corrupted = Felled { $now }/{ $of }
prompt-remove-cube = Which ability does Ophion use? Its cube is removed.
prompt-ophion-lands = Ophion may transport: to which space?
prompt-victim-is-chosen = Which champion loses 1 Spirit and is activated?
prompt-shatter-will = Several champions have the least Spirit: who is the victim?
prompt-walk-asleep = Several champions have the least Health: who sleepwalks?
prompt-order-is-taken = Several have the same Health: who takes the next Turn Order card?
prompt-champion-switches = Which World Shift card is drawn?
prompt-deal-clockwise = The World die is rolled: which World?
option-cube = { $ability }, the cube { OF($world) }
option-choose = { $champion }
option-choose-told = { $who } picks { $champion }.
why-ophion = Ophion acts by his cubes alone: remove one, and the ability it lies on is carried out to the end (H-179).
why-cube-gone = { $world }: this cube has been removed. All six come back when none is left (H-179).
why-champion-gone = { $champion }: defeated, and out of the game for good (H-178).
why-not-least-spirit = { $champion }: somebody else has less Spirit, and Shatter Will strikes whoever has the least (H-182).
why-not-least-health = { $champion }: somebody else has less Health, and Sleepwalk takes whoever has the least (H-183).
result-six-felled = All six champions have fallen, on Day { $day }
result-ophion-fell = Ophion is beaten: { $score ->
    [0] no champion has fallen
    [one] 1 champion had fallen
   *[other] { $score } champions had fallen
}
board-goal-corrupted = Champions felled
board-goal-corrupted-done = felled
board-goal-corrupted-open = standing
board-next-turns = The Champions
board-next-turns-why = with a card act after you; the others gain 1 Health.
board-next-order = { $round ->
    [dusk] Dusk of Day { $day }:
   *[dawn] Dawn of Day { $day }:
}
board-next-order-why = Turn Order is dealt anew, the weakest first.
board-next-last = { $n ->
    [0] The last Round:
    [one] 1 Round after this
   *[other] { $n } Rounds after this
}
board-next-last-why = { $n ->
    [0] if a champion still stands after it, you have lost.
   *[other] to fell those who still stand.
}
result-night = The sixth Day is over, with { $score } of six champions felled
board-ophion-strikes = You strike every champion who ends an activation within { $range } of you. The Dojo shelters nobody here.
board-hunt = { $standing ->
    [one] 1 champion stands
   *[other] { $standing } champions stand
}, { $felled } felled.
board-hunt-rounds = { $gone ->
    [one] 1 of 12 Rounds is gone.
   *[other] { $gone } of 12 Rounds are gone.
}
board-hunted = The six champions in turn order
board-hunted-attack = { $area ->
    [yes] { $name } { $damage } to all others within { $range }
   *[no] { $name } { $damage }, range { $range }
}{ $aim ->
    [0] { "" }
   *[other] { " " }(+{ $aim })
}
board-hunted-spoken = { $name }, { $order ->
    [0] no Turn Order card
   *[other] Turn Order card #{ $order }
}, on { $at }. { $health } of { $most } Health, { $spirit } Spirit.
board-hunted-fallen = fallen
board-hunted-fallen-spoken = { $name }: fallen.
board-hunted-change = Health { $health }, Spirit { $spirit }
board-falls-here = falls
board-doomed = in your grip:
board-doomed-why = Falls to your blow if an activation ends here.
board-dash-side = Dash shows { $side ->
    [board] On Board: move 1, then 1 damage
   *[hand] In Hand: move up to 2
}
board-cubes = Abilities and their cubes
board-cube-card = { $name }, { $n ->
    [0] no cube left
    [one] 1 cube left
   *[other] { $n } cubes left
}. { $does }
board-cube = { $full ->
    [yes] Cube of { $world }: { $name }
   *[no] No cube on { $world }: { $name }
}
title-option-last-champion-once = The last Champion acts once a round.
title-option-friendly-fire-on = An attack on everybody within range hurts the other champions there, too.
title-option-friendly-fire-off = An attack on everybody within range hurts Ophion alone.
