### Champions of Hara in the terminal: how it works, help, and the short forms that only a terminal needs.

how-hara =
    1. You are a champion in the Dojo, amid six Worlds. Come home with 10 Red, 10 Green and 10 Blue Energy before the sixth Day is over; most modes ask for something more.
    2. A Day has a Dawn and a Dusk. At Dawn a card comes to each World, at Dusk more appear anywhere; then Worlds trade places.
    3. Your turn: three Activations. Each plays a card, from your hand or from the board: its two sides do different things. Played from hand it lies on the board next turn, used there it returns.
    4. Monsters (Health/Attack/Range) give Energy when they fall in one turn. Whoever has you in range strikes when your turn ends; in the Dojo nobody does, and you rest.
    5. At 5 of a colour you learn a new card. Type a number, or words like move oakenmoor.1; c shows a card, v the whole table, ? helps.
help-hara =
    The map of Hara

      Oa4             a space: Oakenmoor 4; D0 to D6 is the Dojo, where nobody strikes you
      5/1/0           a Monster: Health left, Attack, Range
      5/1/0!          it strikes if your turn ends here
      (5/1/0)         it takes no damage from you yet
      B S             Boss, Scientist
      A E R4          Ally, Event, Rift and its Challenge
      { $marker }Or             you; Pe4: somebody else, with 4 Health
      { $scenario }3 { $doom }1           tokens: Scenario, Doom
      {"[7]"}             option 7 leads here (7+: and others do)
      ~~~             a World adrift: no way leads there
      +2              two things more lie there than have room

    The sheet

      R { $full }{ $full }{ $full }{ $dot }5{ $dot }{ $dot }{ $dot }{ $dot }{ $top } 3  a gauge: at 5 a new card, at { $top } the Ultimate; X is ten, too
      { $arrow }Name [ ... ]    an ability that you can use now, and the side that counts
      dmg r2          damage, range 2
      c oa4           the card that lies on Oakenmoor 4

hara-part = { $part ->
    [dawn] Dawn of Day { $day }
    [dusk] Dusk of Day { $day }
    [shift] World Shift after Day { $day }
   *[setup] Setting up
}
hara-days = Days

# The sheet of a champion
hara-health = Health
hara-spirit = Spirit
hara-activations = Activations
hara-letter = { $colour ->
    [red] R
    [green] G
    [blue] B
    [gold] U
   *[yellow] Y
}
hara-waiting-guard = prevents { $n }
hara-waiting-aim = next hit +{ $n }
hara-waiting-insight = Challenge +{ $n }
hara-striker = { THE($name) } { $attack }
hara-danger-none = End here: nobody strikes you
hara-danger = End here: { $n } damage, { $falls ->
    [yes] you fall
   *[no] Health { $now } to { $after }
} ({ $strikes })
hara-danger-none-short = End: safe
hara-danger-short = End here: −{ $n }
hara-danger-after = { $falls ->
    [yes] you would fall!
   *[no] Health { $now } to { $after }
}
hara-hand = Ability cards ({ $n })
hara-this-side = the side that counts now
hara-state = { $state ->
    [hand] in hand
    [board] on board
    [tilted] tilted
   *[used] used
}
hara-cost = { $n } { $what }
hara-free = FREE
hara-items = Items
hara-items-short = { $n ->
    [0] no Item
    [one] 1 Item
   *[other] { $n } Items
}
hara-no-items = none

# What an option adds to its sentence
hara-on-the-map = the number on the map
hara-now = now { $n }
hara-percent = { $percent }%
hara-remark-champion = { $at }, { $health } Health, { $spirit } Spirit
hara-end-costs = { $falls ->
    [yes] { $n } damage: you fall
   *[no] { $n } damage, { $after } Health left
}

# The map
hara-world = { $world ->
    [oakenmoor] Oaken-moor
    [arechi] Arechi
    [lunaridge] Lunar-idge
    [baiyu] Baiyu
    [oppenheim] Oppen-heim
   *[drear] Drear
}
hara-slot = slot { $number }
hara-adrift = adrift
hara-cut-off = Adrift, nobody gets there: { $worlds }
hara-kind = { $kind ->
    [monster] Monster
    [boss] Boss
    [scientist] Scientist
    [ally] Ally
    [event] Event
   *[rift] Rift
}
hara-kind-boss = Boss { $strength }
hara-kind-letter = { $kind ->
    [boss] B
    [scientist] S
    [ally] A
    [event] E
   *[rift] R
}
hara-near = In play: steps, space, card
hara-locked = another token first
hara-challenge-short = Challenge { $difficulty }
hara-keyword = { $keyword ->
    [armored] ARMORED
    [aggressive] AGGRESSIVE
    [hunter] HUNTER
    [elusive] ELUSIVE
    [volatile] VOLATILE { $n }
    [scarred] SCARRED
   *[critical] CRITICAL
}
hara-legend = 5/1/0 Monster: Health/Attack/Range, ! strikes if you end here, ( ) not its turn yet; B Boss, S Scientist, A Ally, E Event, R4 Rift with its Challenge; [7] option 7; G9 colour and deck of a World; c Oa4 shows a card

# Others at the table
hara-values = { $health } Health { $spirit } Spirit
hara-ghost = Ghost, cards of { $champion }
hara-ghost-short = Ghost
hara-ghost-cards = { $hand } in hand, { $advanced } advanced, { $discard } discarded
hara-ghost-top = on top { $name }: { $colour ->
    [red] another Red one
    [green] another Green one
    [blue] another Blue one
   *[yellow] another Yellow one
} acts twice
hara-known-shift = Next World Shift: { $name } ({ $swap })
hara-foe-numbers = Attack { $attack }, Range { $range }
hara-foe-short = Att. { $attack } range { $range }
hara-number = #{ $n }
hara-resilience = Resilience { $n }
hara-cubes-short = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
hara-no-cube = no cube left
hara-fallen = fallen
hara-blow = { $damage } dmg r{ $range }{ $area ->
    [yes] {" "}all
   *[no] {""}
}{ $aim ->
    [0] {""}
   *[other] {" "}+{ $aim }
}
hara-dash-side = { $side ->
    [board] strikes
   *[hand] runs
}
hara-hunted = Order, space, Health/Spirit, blow, Dash
hara-legend-corrupted = { $cube } a cube is left, { $stone } a Dreamstone lies here; Le6 a champion with 6 Health, ! falls to your blow; [7] option 7; whoever ends an activation within your Range is struck

# Cards for reading
hara-slots = slots { $first } and { $second }

# How it ended
hara-ending-seat = { $champion }: { $red } Red, { $green } Green, { $blue } Blue, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
hara-ending-corrupted = Day { $day }: { $fallen } of six champions fallen, Ophion has { $health } Health.

# What cards do, in as few words as possible
hara-resource = { $resource ->
    [growth] Growth
    [charge] Charge
    [rhythm] Rhythm
    [grit] Grit
    [discipline] Discipline
    [fear] Fear
   *[own] resource
}
hara-does-move = move { $points }
hara-does-leap = transport { $points }
hara-does-dash = move { $points } and { $damage } dmg r{ $range }
hara-does-hit = { $damage } dmg r{ $range }
hara-does-sweep = { $damage } dmg to all r{ $range }
hara-does-drain = { $damage } dmg r{ $range }, heal as much
hara-does-hit-more = { $damage ->
    [0] {""}
   *[other] { $damage }+
}{ $per ->
    [resource] { hara-resource }
    [monsters] Monsters here
    [wounds] wounds
   *[items] Items
} dmg r{ $range }
hara-does-sweep-more = { $damage ->
    [0] {""}
   *[other] { $damage }+
}{ $per ->
    [resource] { hara-resource }
    [monsters] Monsters here
    [wounds] wounds
   *[items] Items
} dmg to all r{ $range }
hara-does-aim = next hit +{ $n }
hara-does-weaken = Monster −{ $n } Attack r{ $range }
hara-does-pull = pull { $n } r{ $range }
hara-does-push = push { $n } r{ $range }
hara-does-guard = prevent { $n }
hara-does-heal = +{ $n } Health
hara-does-spirit = +{ $n } Spirit
hara-does-gain = +{ $n } { hara-resource }
hara-does-activation = +{ $n } Activation
hara-does-ready = take back a card
hara-does-insight = Challenge +{ $n }
hara-does-shift-world = swap your World
hara-does-energy = { $n } { $colour ->
    [red] Red
    [green] Green
   *[blue] Blue
}
hara-does-gold = { $n } Gold
hara-does-item = { $n ->
    [one] an Item
   *[other] { $n } Items
}
hara-does-if-felled = if it fell:
hara-does-if-resource = { $resource ->
    [own] with { $n } resource:
   *[other] with { $n } { hara-resource }:
}
hara-does-if-alone = no Monster here:
hara-does-if-hurt = if wounded:
hara-does-if-dojo = in the Dojo:
hara-does-lose = −{ $n } { $what ->
    [health] Health
    [spirit] Spirit
    [energy] Energy
    [resource] { hara-resource }
   *[item] Item
}
hara-does-damage = take { $n } dmg
hara-does-to-dojo = to the Dojo
hara-does-drift = to a random space
hara-does-generate = { $n ->
    [one] a Dusk card
   *[other] { $n } Dusk cards
}
hara-does-ambush = Monsters within { $range } attack
hara-does-all-energy = all +{ $n } { $colour ->
    [red] Red
    [green] Green
   *[blue] Blue
}
hara-does-all-gold = all +{ $n } Gold
hara-does-all-heal = all +{ $n } Health
hara-does-all-spirit = all +{ $n } Spirit
hara-does-all-lose = all −{ $n } { $what ->
    [health] Health
    [spirit] Spirit
    [energy] Energy
    [resource] resource
   *[item] Item
}
hara-does-all-damage = all take { $n } dmg
hara-does-stride = Moves +{ $n }
hara-does-edge = first hit +{ $n }
hara-does-shield = first { $n } dmg prevented
hara-does-focus-stone = Challenges +{ $n }
hara-does-rest = Dojo +{ $n } { $what ->
    [health] Health
   *[spirit] Spirit
}
hara-does-dreamstone = a hit +1, once
