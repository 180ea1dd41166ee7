goal-parting = Clues { $now }/{ $of }
prompt-clue-shows = Which Clue is it?
prompt-lay-clue-in = The World die is rolled: which World?
prompt-clue-lies = The d6 is rolled: which number?
prompt-clue-turns = The d6 is rolled: which number?
option-investigate = { $pays ->
    [grit] Turn over the Clue for 1 Grit
   *[health] Turn over the Clue for 1 Health
}
chance-clue = Clue #{ $number }
note-clue-laid = A Clue lies on { $space }.
note-turns-up = { $seat } turns over Clue #{ $number } too soon, and lays it face down again.
note-finds-clue = { $seat } collects Clue #{ $number }.
note-kuma-found = Kuma is found!
note-clues-scatter = The Clues are shuffled and laid anew.
why-no-clue-there = No Clue lies on that space (H-142).
why-clue-elsewhere = You must stand on the space of a Clue to turn it over (H-142).
why-clue-price = A look costs 1 Grit, or 1 Health if you have no Grit, and your last Health cannot be paid (H-142, H-144).
board-goal-parting = Clues to Kuma
board-goal-parting-done = found
board-goal-parting-next = the next to find
board-goal-parting-open = later
board-next-clues = The Clues move
board-next-clues-why = after Dusk: they are shuffled and laid anew.
title-option-clue-memory-on = The number of a Clue you have seen stays visible to you until the Clues are shuffled again.
title-option-clue-memory-off = You see the number of a Clue once, and have to remember it.
