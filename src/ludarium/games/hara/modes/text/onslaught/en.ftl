goal-onslaught = { $all ->
    [yes] Scientists { $now }/{ $of }
   *[no] { $near ->
        [0] No Scientist
        [one] 1 Scientist
       *[other] { $near } Scientists
    }
}
note-closes-in = The onslaught brings { THE($card) } to { $space }.
module-in-play = those in play
module-in-play-summary = It is enough that no Scientist is left on the map.
module-all-six = all six
module-all-six-summary = All six Doom tokens must be in your Inventory.
board-goal-onslaught = Defeat the Scientists
board-goal-onslaught-line = { $all ->
    [yes] { $now } of 6 defeated.
   *[no] { $near ->
        [0] None is on the map now.
        [one] 1 is on the map.
       *[other] { $near } are on the map.
    }
}
board-goal-onslaught-done = defeated
board-goal-onslaught-next = on the map
board-goal-onslaught-open = to come
board-goal-onslaught-hidden = to come
board-next-scientist = Scientist #{ $number }
board-next-scientist-why = appears on The Drear 5 at Dawn of Day { $day }.
board-next-scientists = Scientists
board-next-scientists-why = come closer at the end of each Round.
