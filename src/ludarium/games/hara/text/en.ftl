### Champions of Hara: everything a player reads, in English.
### Options, chance results and prompts are labels and end without a full stop; rules texts, log lines and reasons are sentences.

## Places, colours and things

world-oakenmoor = Oakenmoor
world-arechi = Arechi Wastes
world-lunaridge = Lunaridge
world-baiyu = The Baiyu
world-oppenheim = Oppenheim
world-drear = The Drear
space = { $world } { $number }
space-dojo = Dojo { $number }
colour-red = Red
colour-green = Green
colour-blue = Blue
resource-growth = Growth
resource-charge = Charge
resource-rhythm = Rhythm
resource-grit = Grit
resource-discipline = Discipline
resource-fear = Fear
token-scenario = Scenario #{ $number }
token-doom = Doom #{ $number }
the-ghost = the Ghost
unseen-card = a card

## What cards do (group effect)

verb-move = Move up to { $points }.
verb-leap = Transport up to { $points }.
verb-dash = In either order: move up to { $points }; { $damage } damage, range { $range }.
verb-hit = { $damage } damage, range { $range }.
verb-sweep = { $damage } damage to all other targets { $range ->
    [0] on your space.
   *[other] within range { $range }.
}
verb-drain = { $damage } damage, range { $range }; gain Health equal to the damage dealt.
verb-hit-more = { $per ->
    [resource] { $damage } damage plus your unique resource
    [monsters] { $damage } damage plus 1 for each Monster on your space
    [wounds] { $damage } damage plus 1 for each Health you have lost
   *[items] { $damage } damage plus 1 for each of your Items
}, range { $range }.
verb-sweep-more = { $per ->
    [resource] { $damage } damage plus your unique resource
    [monsters] { $damage } damage plus 1 for each Monster on your space
    [wounds] { $damage } damage plus 1 for each Health you have lost
   *[items] { $damage } damage plus 1 for each of your Items
} to all other targets { $range ->
    [0] on your space.
   *[other] within range { $range }.
}
verb-aim = Your next hit on a single target this turn gets +{ $n } damage.
verb-weaken = A Monster within range { $range } has −{ $n } Attack this turn.
verb-pull = A Monster within range { $range } comes up to { $n } closer.
verb-push = A Monster within range { $range } is pushed { $n } away.
verb-guard = Prevent the next { $n } damage this turn.
verb-heal = Gain { $n } Health.
verb-spirit = Gain { $n } Spirit.
verb-gain = Gain { $n } { $resource ->
    [growth] Growth
    [charge] Charge
    [rhythm] Rhythm
    [grit] Grit
    [discipline] Discipline
   *[fear] Fear
}.
verb-activation = { $n ->
    [one] You have 1 more Activation.
   *[other] You have { $n } more Activations.
}
verb-ready = Return one other tilted or used card to your hand.
verb-insight = +{ $n } on your next Challenge this turn.
verb-shift-world = Swap your World with a neighbouring one.
verb-energy = { $n } { $colour ->
    [red] Red
    [green] Green
   *[blue] Blue
} Energy.
verb-gold = { $n } Gold Energy.
verb-item = { $n ->
    [one] Gain an Item.
   *[other] Gain { $n } Items.
}
verb-if-felled = If its target fell:
verb-if-resource = With { $n } or more of your unique resource:
verb-if-alone = If no Monster is on your space:
verb-if-hurt = If you are wounded:
verb-if-dojo = In the Dojo:
verb-lose = { $what ->
    [health] Lose { $n } Health.
    [spirit] Lose { $n } Spirit.
    [energy] Lose { $n } Energy of your choice.
    [resource] Lose { $n } of your unique resource.
   *[item] Lose { $n ->
        [one] an Item
       *[other] { $n } Items
    } of your choice.
}
verb-damage = Take { $n } damage.
verb-to-dojo = You are transported to the centre of the Dojo.
verb-drift = You are transported to a random space.
verb-generate = { $n ->
    [one] A Dusk card comes to a random space.
   *[other] { $n } Dusk cards come to random spaces.
}
verb-ambush = Every Monster { $range ->
    [0] on your space
   *[other] within range { $range }
} attacks you once.
verb-all-energy = Each player gains { $n } { $colour ->
    [red] Red
    [green] Green
   *[blue] Blue
} Energy.
verb-all-gold = Each player gains { $n } Gold Energy.
verb-all-heal = Each champion gains { $n } Health.
verb-all-spirit = Each champion gains { $n } Spirit.
verb-all-lose = { $what ->
    [health] Each champion loses { $n } Health.
    [spirit] Each champion loses { $n } Spirit.
    [energy] Each champion loses { $n } Energy of their choice.
    [resource] Each champion loses { $n } of their unique resource.
   *[item] Each champion loses { $n } Item.
}
verb-all-damage = Each champion outside the Dojo takes { $n } damage.

## Keywords of Monsters

verb-armored = ARMORED: a hit of exactly 1 damage does nothing.
verb-aggressive = AGGRESSIVE: attacks at once when you enter its space.
verb-hunter = HUNTER: before Monsters attack, it comes 1 space closer if you are within 3.
verb-elusive = ELUSIVE: only hits from its own space hurt it.
verb-volatile = VOLATILE { $n }: when it falls, each champion within range 1 takes { $n } damage.
verb-scarred = SCARRED: its wounds do not heal at the end of the turn.
verb-critical = CRITICAL: an attack that hurts you also costs { $what ->
    [health] { $n } Health.
    [spirit] { $n } Spirit.
    [energy] { $n } Energy of your choice.
    [resource] { $n } of your unique resource.
   *[item] { $n ->
        [one] an Item.
       *[other] { $n } Items.
    }
}

## Lasting effects

scope = { $scope ->
    [here] on its space
    [near] within range 1 of it
    [world] in its World
   *[everywhere] everywhere
}
verb-monster-health = Monsters { $scope ->
    [here] on its space
    [near] within range 1 of it
    [world] in its World
   *[everywhere] everywhere
} have +{ $n } Health.
verb-monster-attack = Monsters { $scope ->
    [here] on its space
    [near] within range 1 of it
    [world] in its World
   *[everywhere] everywhere
} have +{ $n } Attack.
verb-monster-range = Monsters { $scope ->
    [here] on its space
    [near] within range 1 of it
    [world] in its World
   *[everywhere] everywhere
} have +{ $n } Range.
verb-monster-calm = Monsters { $scope ->
    [here] on its space
    [near] within range 1 of it
    [world] in its World
   *[everywhere] everywhere
} have −{ $n } Attack.
verb-toll = Whoever ends a turn { $scope ->
    [here] on its space
    [near] within range 1 of it
    [world] in its World
   *[everywhere] anywhere
} loses { $n } { $what ->
    [health] Health.
    [spirit] Spirit.
    [energy] Energy of their choice.
    [resource] of their unique resource.
   *[item] Item.
}
verb-boon = Whoever ends a turn { $scope ->
    [here] on its space
    [near] within range 1 of it
    [world] in its World
   *[everywhere] anywhere
} gains { $n } { $what ->
    [health] Health.
   *[spirit] Spirit.
}
verb-mire = Moves begun { $scope ->
    [here] on its space
    [near] within range 1 of it
    [world] in its World
   *[everywhere] anywhere
} are { $n } shorter, but never less than 1.
verb-haste = Moves begun { $scope ->
    [here] on its space
    [near] within range 1 of it
    [world] in its World
   *[everywhere] anywhere
} are { $n } longer.
verb-hard = Challenges { $scope ->
    [here] on its space
    [near] within range 1 of it
    [world] in its World
   *[everywhere] everywhere
} are { $n } harder.
verb-easy = Challenges { $scope ->
    [here] on its space
    [near] within range 1 of it
    [world] in its World
   *[everywhere] everywhere
} are { $n } easier.
verb-sharp = Hits on a single target made { $scope ->
    [here] on its space
    [near] within range 1 of it
    [world] in its World
   *[everywhere] anywhere
} get +{ $n } damage.
verb-thin = The Dojo restores { $n } { $what ->
    [health] Health
   *[spirit] Spirit
} less.
verb-more-dusk = { $n ->
    [one] One more card comes at Dusk.
   *[other] { $n } more cards come at Dusk.
}

## Items, Turn Order cards, the Corrupted

verb-stride = Your Moves are { $n } longer.
verb-edge = Your first hit on a single target each turn gets +{ $n } damage.
verb-shield = Each turn the first { $n } damage is prevented.
verb-focus-stone = +{ $n } on your Challenges.
verb-rest = The Dojo restores { $n } more { $what ->
    [health] Health.
   *[spirit] Spirit.
}
verb-dreamstone = FREE, when you hit a single target: discard it, that hit gets +1 damage.
verb-nothing = No bonus but the early start.
verb-rested = At the start of your turn gain 1 Health and 1 Spirit.
verb-focus = At the start of your turn: your next hit on a single target gets +1 damage.
verb-foresee = At the start of your turn look at the top World Shift card; leave it, or put it at the bottom.
verb-whirl = It moves to the closest enemy, then deals { $damage } damage to all others within range { $range }.
verb-harvest = It is transported to the farthest enemy; all others there take as much damage as spaces it crossed.
verb-feast = It gains { $n } Health.
verb-ultimatum = You may transport up to { $range }. A Champion of your choice loses 1 Spirit and is activated once.
verb-shatter = Transport to the Champion with the least Spirit: { $damage } damage, then { $more } more at 0 Spirit.
verb-sleepwalk = The Champion with the least Health comes to you. All others here take { $damage } damage and lose { $spirit } Spirit.
verb-thorns = Passive: a champion who hits it on its own space takes { $n } damage.
verb-sunlit = Weakness: hits from range 2 or more get +{ $n } damage.

## Questions to the player

prompt-act = { $activations ->
    [0] { $champion }: free effects, or end the turn
    [one] { $champion }: 1 Activation left
   *[other] { $champion }: { $activations } Activations left
}
prompt-walk-on = { $hit ->
    [1] { $points ->
        [one] 1 step and a hit, in either order
       *[other] { $points } steps and a hit, in either order
    }
   *[0] { $points ->
        [one] 1 step left
       *[other] { $points } steps left
    }
}
prompt-hit-lands = { $n } damage: choose the target
prompt-drain-lands = { $n } damage, and you gain what it deals: choose the target
prompt-dash-hits = { $n } damage: choose the target
prompt-land = Choose where to be transported
prompt-weaken-it = Choose a Monster to weaken by { $n }
prompt-pull-it = Choose a Monster to pull closer
prompt-push-it = Choose a Monster to push away
prompt-put-gold = { $n ->
    [one] Gold Energy: choose its colour
   *[other] { $n } Gold Energy: choose the colour of the first
}
prompt-give-energy = { $n ->
    [one] Lose 1 Energy: choose the colour
   *[other] Lose { $n } Energy: choose the colour of the first
}
prompt-learn = You have reached a threshold: choose a new ability
prompt-make-ready = Choose a card to take back into your hand
prompt-drop-item = Choose an Item to discard
prompt-pay-and-roll = { $card }: Challenge { $difficulty }. How much Spirit do you spend?
prompt-shift-with = Swap your World with which neighbour?
prompt-keep-or-bury = The next World Shift is { $shift }: leave it, or put it at the bottom?
prompt-artifact-world = { $kind ->
    [doom] A Doom token lies face down before you: choose its World
   *[scenario] A Scenario token lies face down before you: choose its World
}
prompt-slot-is-chosen = Choose a free slot for the next World
prompt-world-comes-loose = Night falls: which two Worlds change places? The second one drifts off
prompt-remove-cube = Remove a cube: what does Ophion do?
prompt-ophion-lands = Ophion may transport: choose the space
prompt-victim-is-chosen = Choose the Champion who loses 1 Spirit and is activated
prompt-shatter-will = Several have the least Spirit: choose one
prompt-walk-asleep = Several have the least Health: choose who walks asleep

## Questions to chance

prompt-champion-arrives = Which champion comes?
prompt-ghost-is-chosen = Whose cards does the Ghost use?
prompt-order-is-taken = Equal Health: who takes the next Turn Order card?
prompt-order-is-dealt = Which Turn Order card is dealt?
prompt-order-for-player = Which Turn Order card does the player get?
prompt-lay-colour = Do the two Worlds of this colour change places?
prompt-card-is-drawn = Which card is drawn?
prompt-breeding-card = Which Dusk card is drawn?
prompt-card-is-sought = Which card is turned over?
prompt-item-is-drawn = Which Item is drawn?
prompt-worlds-shift = Which World Shift card is drawn?
prompt-champion-switches = Which World Shift card is drawn?
prompt-foresee = Which World Shift card lies on top?
prompt-artifacts-turn-up = In which order do the Artifacts lie?
prompt-clue-shows = Which Clue is it?
prompt-ghost-reveals = Which card does the Ghost reveal?
prompt-advanced-card-shows = Which advanced card does the Ghost gain?
prompt-world-is-rolled = The World die is rolled: which World?
prompt-drift-world = The World die is rolled: which World?
prompt-token-lies = The World die is rolled: which World?
prompt-world-lies-apart = The World die is rolled: which World?
prompt-enoki-world = The World die is rolled: which World?
prompt-foe-ability = The World die is rolled: which World?
prompt-lay-clue-in = The World die is rolled: which World?
prompt-ghost-takes = The World die is rolled: which World?
prompt-ghost-carries = The World die is rolled: which World?
prompt-deal-clockwise = The World die is rolled: which World?
prompt-number-is-rolled = The d6 is rolled: which number?
prompt-drift-space = The d6 is rolled: which number?
prompt-challenge-is-rolled = The d6 is rolled: which number?
prompt-artifact-space = The d6 is rolled: which number?
prompt-omen-comes = The d6 is rolled: which number?
prompt-enoki-space = The d6 is rolled: which number?
prompt-scenario-is-rolled = The d6 is rolled: which number?
prompt-clue-lies = The d6 is rolled: which number?
prompt-clue-turns = The d6 is rolled: which number?
prompt-ghost-carries-to = The d6 is rolled: which number?

## Options

option-end = End the turn
option-stop = Stop here
option-play = { $side ->
    [hand] { $card }, In Hand
   *[board] { $card }, On Board
}
option-play-free = { $side ->
    [hand] { $card }, In Hand, FREE
   *[board] { $card }, On Board, FREE
}
option-item = Use { $item }
option-challenge = Challenge { $card } ({ $difficulty })
option-help = Accept the help of { $card }
option-collect = Collect { $token } for 1 Energy
option-reconnect = Reconnect { $world } for 1 Spirit
option-investigate = { $pays ->
    [grit] Look at the Clue for 1 Grit
   *[health] Look at the Clue for 1 Health
}
option-free = Free action { $number }
option-move = Move to { $space }
option-hit = Hit { $target }
option-hit-stone = Hit { $target } with a Dreamstone, +1
option-stay = Stay on { $space }
option-leap = Transport to { $space }
option-weaken = Weaken { $card }
option-pull = Pull { $card }
option-push = Push { $card }
option-gauge = { $colour }
option-give = { $colour }
option-learn = Learn { $card }
option-ready = Take back { $card }
option-discard = Discard { $item }
option-spend = { $charge ->
    [0] { $spirit ->
        [0] No Spirit
       *[other] { $spirit } Spirit
    }
   *[other] { $spirit ->
        [0] { $charge } Charge
       *[other] { $spirit } Spirit and { $charge } Charge
    }
}
option-swap = Swap { $world } and { $other }
option-keep = Leave it on top
option-bottom = Put it at the bottom
option-artifact = { $world }
option-slot = Slot { $number }
option-cube = { $ability }, the cube of { $world }
option-choose = { $champion }

## Results of chance

chance-world = World die: { $world }
chance-d6 = d6: { $number }
chance-card = { $card } is drawn
chance-item = Item: { $item }
chance-shift = World Shift: { $shift }
chance-foresee = Prophetic Dream shows { $shift }
chance-champion = { $champion }
chance-order = Turn Order card #{ $number }
chance-layout = { $swapped ->
    [1] The two Worlds change places
   *[0] The Worlds lie as printed
}
chance-artifacts = Order { $number }
chance-clue = Clue #{ $number }
chance-ghost = { $card }

## Odds

odds-challenge = Success

## The log

note-gains = { $seat } gains { $n } { $colour }.
note-loses-energy = { $seat } loses 1 { $colour }.
note-forfeits-gold = Today Gold is worth nothing: { $seat } goes without { $n }.
note-learns = { $seat } learns { $ability }.
note-earns-ultimate = { $seat } takes the Ultimate.
note-wins = { $seat } is home with ten of each colour.
note-appears = { $card } appears on { $space }.
note-leaves = { $card } is gone.
note-gains-item = { $seat } finds { $item }.
note-drops-item = { $seat } gives up { $item }.
note-resource = { $seat }: { $resource } { $now }.
note-strikes = { $seat } hits { $card } for { $n }.
note-shrugs-off = { $card } shrugs it off.
note-fells = { $seat } fells { $card }.
note-dies = { $card } is cut down.
note-doubles = { $card } swells: its Health doubles.
note-suffers = { $seat } takes { $n }: { $health } Health left.
note-prevents = { $seat } prevents { $n }.
note-falls = { $seat } is defeated and wakes up in the Dojo.
note-strikes-champion = { $seat } hits { $rival } for { $n }.
note-strikes-foe = { $seat } hits { $foe } for { $n }.
note-foe-rises = { $foe } gets up again with { $health } Health.
note-foe-falls = { $foe } falls.
note-explodes = { $card } bursts for { $n }.
note-meets = { $seat } meets { $card }.
note-challenged = { $seat }: { $total } against { $difficulty }.
note-succeeds = The Challenge succeeds.
note-fails = The Challenge fails.
note-closes = { $seat } closes { $card }.
note-walks = { $seat } walks to { $space }.
note-is-carried = { $seat } is transported to { $space }.
note-attacks = { $card } attacks { $seat } for { $n }.
note-pounces = { $card } pounces on { $seat }.
note-plays = { $side ->
    [1] { $seat } plays { $ability }, In Hand.
   *[2] { $seat } plays { $ability }, On Board.
}
note-uses = { $seat } uses { $item }.
note-is-helped = { $card } helps { $seat }.
note-heals = { $seat } gains { $n } Health.
note-gains-spirit = { $seat } gains { $n } Spirit.
note-loses-spirit = { $seat } loses { $n } Spirit.
note-weakens = { $seat } weakens { $card } by { $n }.
note-moves-monster = { $card } is moved to { $space }.
note-readies = { $ability } returns to hand.
note-guards = { $seat } is on guard: { $n } damage prevented.
note-swaps = { $world } and { $other } change places.
note-shifts = World Shift: { $shift }.
note-turn-begins = { $seat }’s turn.
note-uses-order = { $seat } uses { $order }.
note-hunts = { $card } comes closer, to { $space }.
note-foe-attacks = { $foe } attacks { $seat } for { $n }.
note-recovers = { $seat } rests in the Dojo.
note-puts-under = { $seat } puts the World Shift card at the bottom.
note-leaves-on-top = { $seat } leaves the World Shift card on top.
note-day-breaks = Dawn of Day { $day }.
note-dusk-falls = Dusk of Day { $day }.
note-dealt-order = { $seat } holds { $order }.
note-time-is-up = The sixth Day is over.
note-omen = The law of this Day: { $omen ->
    [1] whoever enters a space with a Monster stops there.
    [2] for every Monster felled, another comes from the dusk.
    [3] near Rifts, Monsters see farther.
    [4] Gold is worth nothing.
    [5] Monsters attack everybody in their World.
   *[6] attacked from afar, Monsters double their Health.
}
note-artifact = { $token } lies on { $space }.
note-collects = { $seat } collects { $token }.
note-token-laid = { $token } lies on { $space }.
note-takes-token = { $seat } takes { $token }.
note-gives-way = { $card } gives way to a Monster on { $space }.
note-disconnects = { $world } comes loose.
note-reconnects = { $seat } ties { $world } to the Dojo again.
note-falls-apart = Nothing is left that could drift: the dream has won.
note-closes-in = { $card } closes in, to { $space }.
note-enoki-comes = Enoki appears on { $space }.
note-foe-acts = { $foe }: { $ability }.
note-foe-moves = { $foe } moves to { $space }.
note-foe-heals = { $foe } gains { $n } Health.
note-scenario-effect = Scenario Effect { $roll }: { $roll ->
    [1] Soff loses 1 Energy.
    [2] Soff loses 1 Energy.
    [3] a Dusk card comes.
    [4] a Dusk card comes.
   *[other] Enoki acts once more.
}
note-clue-laid = A Clue lies on { $space }.
note-turns-up = { $seat } sees { $token }: not the next, face down again.
note-finds-clue = { $seat } collects { $token }.
note-kuma-found = Kuma is found.
note-clues-scatter = The Clues are shuffled and laid anew.
note-floods = { $n ->
    [one] One Rift is open: it costs { $seat } 1 Health.
   *[other] { $n } Rifts are open: they cost { $seat } { $n } Health.
}
note-ghost-is = The Ghost uses the cards of { $champion }.
note-ghost-order = You hold Turn Order card #{ $order }.
note-ghost-rests = The Ghost is Well Rested: 1 Gold Energy.
note-ghost-reveals = The Ghost reveals { $ability }.
note-ghost-again = The same colour again: one more Activation.
note-ghost-takes = The Ghost takes { $card } from { $world }.
note-ghost-finds-nothing = The Ghost finds nothing in { $world }.
note-ghost-strikes = The Ghost strikes { $seat } for 2.
note-ghost-learns = { $ability } joins the Ghost’s cards.
note-ghost-wins = The Ghost has ten of each colour.
note-round-begins = { $round ->
    [dawn] Dawn of Day { $day }.
   *[dusk] Dusk of Day { $day }.
}
note-takes-order = { $champion } takes { $order }.
note-order-leaves = { $order } leaves the game.
note-ophion-acts = Ophion: { $ability }.
note-cubes-return = All six cubes are back.
note-ophion-moves = Ophion appears on { $space }.
note-activated = { $champion } is activated.
note-champion-rests = { $champion } uses { $order }.
note-champion-focuses = { $champion } takes aim: +1 on the next hit.
note-champion-switches = { $champion } dreams of { $shift }.
note-dashes = { $champion } dashes to { $space }.
note-stays = { $champion } has nowhere better to go.
note-attacks-ophion = { $champion } hits Ophion for { $n }: { $health } left.
note-stone-bursts = The Dreamstone of { $world } bursts for { $champion }: +1 damage.
note-champion-hurt = { $champion } takes { $n }: { $health } Health left.
note-champion-spirit = { $champion } loses { $n } Spirit.
note-champion-heals = { $champion } gains { $n } Health.
note-champion-falls = { $champion } falls for good.
note-ophion-strikes = Ophion strikes { $champion }.
note-walks-asleep = { $champion } walks asleep to { $space }.
note-hunt-is-won = The last champion has fallen.
note-ophion-falls = Ophion is beaten.
note-night-ends = The sixth night ends, and champions still stand.

## Results

result-home = Home with ten of each colour, on Day { $day }
result-six-felled = All six champions have fallen, on Day { $day }
result-ophion-fell = Ophion is beaten: { $score ->
    [0] no champion has fallen
    [one] 1 champion had fallen
   *[other] { $score } champions had fallen
}
result-ghost = The Ghost was faster
result-fell-apart = The Worlds have come apart
result-time = { $mode ->
    [corrupted] The sixth Day is over, { $score } of six champions felled
   *[other] The sixth Day is over, with { $score } of 30 Energy
}
result-resigned = You gave up on Day { $day }
result-several = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
}
result-several-resigned = Somebody gave up; { $winners } stay
