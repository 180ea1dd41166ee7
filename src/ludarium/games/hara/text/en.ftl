### Champions of Hara: everything a player reads, in English.
### Options, chance results and prompts are labels and end without a full stop; rules texts, log lines and reasons are sentences.
### A name may be plural (Kaoru & Kuma, Salt Jackals): the log puts it before a colon, where no verb has to agree with it.

## Places, colours and things

world-oakenmoor = Oakenmoor
world-arechi = Arechi Wastes
world-lunaridge = Lunaridge
world-baiyu = The Baiyu
world-oppenheim = Oppenheim
world-drear = The Drear
space = { $world } { $number }
space-dojo = { $number ->
    [0] the centre of the Dojo
   *[other] Dojo { $number }
}
colour-red = Red
colour-green = Green
colour-blue = Blue
colour-yellow = Yellow
colour-gold = Gold
resource-growth = Growth
resource-charge = Charge
resource-rhythm = Rhythm
resource-grit = Grit
resource-discipline = Discipline
resource-fear = Fear
token-scenario = Scenario #{ $number }
token-doom = Doom #{ $number }
champion-leaf = Leaf
champion-thomas = Thomas
champion-soff = Soff
champion-kaoru = Kaoru
champion-oric = Oric
champion-persephone = Persephone
the-ghost = The Ghost
unseen-card = a card

## Pieces of the sentences below

part-damage = { $damage } damage
part-resource = { $resource ->
    [growth] Growth
    [charge] Charge
    [rhythm] Rhythm
    [grit] Grit
    [discipline] Discipline
    [fear] Fear
   *[own] resource
}
part-most = { $most ->
    [0] { "" }
   *[other] { " " }(at most { $most })
}
part-more = { $per ->
    [resource] { $damage ->
        [0] Damage equal to your { part-resource }
       *[other] { part-damage } plus your { part-resource }
    }
    [monsters] { part-damage } plus 1 for each Monster on your space
    [wounds] { part-damage } plus 1 for each Health you have lost
   *[items] { part-damage } plus 1 for each of your Items
}
part-within = { $range ->
    [0] on your space
   *[other] within range { $range }
}
part-energy = { $n } { $colour ->
    [red] Red
    [green] Green
    [gold] Gold
   *[blue] Blue
} Energy
and = { $first } and { $last }
part-gold = { $n } Gold Energy
part-goods = { $what ->
    [health] { $n } Health
    [spirit] { $n } Spirit
    [energy] { $n } Energy of your choice
    [resource] { $n } of your own resource
   *[item] { $n ->
        [one] an Item
       *[other] { $n } Items
    } of your choice
}
part-their-goods = { $what ->
    [health] { $n } Health
    [spirit] { $n } Spirit
    [energy] { $n } Energy of their choice
    [resource] { $n } of their own resource
   *[item] { $n ->
        [one] an Item
       *[other] { $n } Items
    } of their choice
}
part-monsters = { $scope ->
    [here] Monsters on its space
    [near] Monsters within range 1 of it
    [world] Monsters in its World
   *[everywhere] All Monsters
}
part-challenges = { $scope ->
    [here] Challenges on its space
    [near] Challenges within range 1 of it
    [world] Challenges in its World
   *[everywhere] All Challenges
}
part-there = { $scope ->
    [here] on its space
    [near] within range 1 of it
    [world] in its World
   *[everywhere] anywhere
}

## What cards do (group effect)

verb-move = Move up to { $points }.
verb-leap = Transport up to { $points }.
verb-dash = Move up to { $points } and deal { part-damage }, range { $range }, in either order.
verb-hit = { part-damage }, range { $range }.
verb-sweep = { part-damage } to all other targets { part-within }.
verb-drain = { part-damage }, range { $range }; gain Health equal to the damage dealt.
verb-hit-more = { part-more }{ part-most }, range { $range }.
verb-sweep-more = { part-more }{ part-most } to all other targets { part-within }.
verb-aim = Your next single-target hit this turn gets +{ $n } damage.
verb-weaken = A Monster { part-within } gets −{ $n } Attack this turn.
verb-pull = { $n ->
    [one] Pull a Monster { part-within } one space closer.
   *[other] Pull a Monster { part-within } up to { $n } spaces closer.
}
verb-push = { $n ->
    [one] Push a Monster { part-within } one space away.
   *[other] Push a Monster { part-within } up to { $n } spaces away.
}
verb-guard = { $n ->
    [one] Prevent the next point of damage this turn.
   *[other] Prevent the next { $n } damage this turn.
}
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
    [one] Gain 1 Activation.
   *[other] Gain { $n } Activations.
}
verb-ready = Return another tilted or used card to your hand.
verb-insight = +{ $n } on your next Challenge this turn.
verb-shift-world = Swap your World with an adjacent one.
verb-energy = Gain { part-energy }.
verb-gold = Gain { part-gold }.
verb-item = { $n ->
    [one] Gain an Item.
   *[other] Gain { $n } Items.
}
verb-if-felled = Target defeated?
verb-if-resource = { $resource ->
    [own] { $n } or more of your resource?
   *[other] { $n } or more { part-resource }?
}
verb-if-alone = No Monster on your space?
verb-if-hurt = Wounded?
verb-if-dojo = In the Dojo?
verb-lose = { $what ->
    [resource] { $resource ->
        [own] Lose { part-goods }.
       *[other] Lose { $n } { part-resource }.
    }
   *[other] Lose { part-goods }.
}
verb-damage = Take { $n } damage.
verb-to-dojo = Transport to the centre of the Dojo.
verb-drift = Transport to a random space.
verb-generate = { $n ->
    [one] A Dusk card appears on a random space.
   *[other] { $n } Dusk cards appear, each on a random space.
}
verb-ambush = Every Monster { part-within } attacks you once.
verb-all-energy = Each player gains { part-energy }.
verb-all-gold = Each player gains { part-gold }.
verb-all-heal = Each champion gains { $n } Health.
verb-all-spirit = Each champion gains { $n } Spirit.
verb-all-lose = Each champion loses { part-their-goods }.
verb-all-damage = Each champion outside the Dojo takes { $n } damage.

## Keywords of Monsters

verb-armored = ARMORED: a hit of exactly 1 damage does nothing.
verb-aggressive = AGGRESSIVE: attacks you as soon as you enter its space.
verb-hunter = HUNTER: before Monsters attack, it comes 1 space closer if you are within 3 spaces.
verb-elusive = ELUSIVE: only hits from its own space hurt it.
verb-volatile = VOLATILE { $n }: when it falls, each champion within range 1 takes { $n } damage.
verb-scarred = SCARRED: its wounds do not heal at the end of the turn.
verb-critical = CRITICAL: an attack that hurts you also costs you { part-goods }.

## Lasting effects

verb-monster-health = { part-monsters } have +{ $n } Health.
verb-monster-attack = { part-monsters } have +{ $n } Attack.
verb-monster-range = { part-monsters } have +{ $n } Range.
verb-monster-calm = { part-monsters } have −{ $n } Attack.
verb-toll = Whoever ends a turn { part-there } loses { part-their-goods }.
verb-boon = Whoever ends a turn { part-there } gains { $n } { $what ->
    [health] Health
   *[spirit] Spirit
}.
verb-mire = { $n ->
    [one] Moves begun { part-there } lose 1 space
   *[other] Moves begun { part-there } lose { $n } spaces
} (minimum 1).
verb-haste = { $n ->
    [one] Moves begun { part-there } gain 1 space.
   *[other] Moves begun { part-there } gain { $n } spaces.
}
verb-hard = { part-challenges } have +{ $n } difficulty.
verb-easy = { part-challenges } have −{ $n } difficulty.
verb-sharp = Single-target hits made { part-there } get +{ $n } damage.
verb-thin = The Dojo restores { $n } less { $what ->
    [health] Health
   *[spirit] Spirit
}.
verb-more-dusk = { $n ->
    [one] One more card comes at Dusk.
   *[other] { $n } more cards come at Dusk.
}

## Items, Turn Order cards, the Corrupted

verb-stride = { $n ->
    [one] Your Moves gain 1 space.
   *[other] Your Moves gain { $n } spaces.
}
verb-edge = Each turn, your first single-target hit gets +{ $n } damage.
verb-shield = { $n ->
    [one] In each of your turns, prevent the first point of damage.
   *[other] In each of your turns, prevent the first { $n } damage.
}
verb-focus-stone = +{ $n } on your Challenges.
verb-rest = The Dojo restores { $n } more { $what ->
    [health] Health
   *[spirit] Spirit
}.
verb-dreamstone = FREE: discard it as you hit a single target, for +1 damage.
verb-nothing = No bonus: going first is enough.
verb-rested = At the start of your turn, gain 1 Health and 1 Spirit.
verb-focus = At the start of your turn, your next single-target hit gets +1 damage.
verb-foresee = At the start of your turn, look at the top World Shift card; leave it there or put it at the bottom.
verb-whirl = Moves to the closest enemy, then deals { part-damage } to all other targets within range { $range }.
verb-harvest = Transports to the farthest enemy; all other targets there take 1 damage for each space crossed.
verb-feast = Gains { $n } Health.
verb-ultimatum = You may transport up to { $range }. Then a champion of your choice loses 1 Spirit and is activated once.
verb-shatter = Transport to the champion with the least Spirit: { part-damage }, then { $more } more if no Spirit is left.
verb-sleepwalk = The champion with the least Health comes to you. Then everyone on your space but you takes { part-damage } and loses { $spirit } Spirit.
verb-thorns = Passive: a champion who hits it from its own space takes { $n } damage.
verb-sunlit = Weakness: hits from a distance of 2 or more get +{ $n } damage.
verb-shade = Passive: hits from a distance of 2 or more deal { $n } less damage.
verb-exposed = Weakness: hits from its own space get +{ $n } damage.

## Questions to the player

prompt-act = { $activations ->
    [0] { $champion } has no Activation left: use a free effect, or end the turn
    [one] { $champion } has 1 Activation left: what do you do?
   *[other] { $champion } has { $activations } Activations left: what do you do?
}
prompt-walk-on = { $hit ->
    [1] { $points ->
        [0] You have no step left: whom do you hit?
        [one] You have 1 step and 1 hit left, in either order: what comes first?
       *[other] You have { $points } steps and 1 hit left, in either order: what comes first?
    }
   *[0] { $points ->
        [one] You have 1 step left: where do you go?
       *[other] You have { $points } steps left: where do you go?
    }
}
prompt-hit-lands = Who takes { $n } damage{ $sources }?
prompt-drain-lands = Who takes { $n } damage{ $sources }? You gain as much Health.
prompt-dash-hits = Who takes { $n } damage{ $sources }?
prompt-land = Which space are you transported to?
prompt-weaken-it = Which Monster do you weaken by { $n }?
prompt-pull-it = Which Monster do you pull closer?
prompt-push-it = Which Monster do you push away?
prompt-put-gold = { $n ->
    [one] You gain 1 Gold Energy: which colour does it become?
   *[other] You gain { $n } Gold Energy: which colour does the first become?
}
prompt-give-energy = { $n ->
    [one] You lose 1 Energy: of which colour?
   *[other] You lose { $n } Energy: of which colour is the first?
}
prompt-learn = You have reached a threshold: which ability do you learn?
prompt-make-ready = Which card do you take back into your hand?
prompt-drop-item = { $n ->
    [one] Which Item do you discard?
   *[other] You must discard { $n } Items: which one goes first?
}
prompt-pay-and-roll = { $card } is a Challenge of { $difficulty }{ $sources }: how much Spirit do you spend?
prompt-shift-with = Which adjacent World trades places with yours?
prompt-rest-or-not = Well Rested offers you 1 Health and 1 Spirit: do you take them?
prompt-keep-or-bury = The next World Shift is { $shift }: do you leave it there, or put it at the bottom?

## Questions to chance

prompt-champion-arrives = Which champion comes?
prompt-order-is-dealt = Which Turn Order card is dealt?
prompt-lay-colour = Do the two Worlds of this colour trade places?
prompt-card-is-drawn = Which card is drawn?
prompt-item-is-drawn = Which Item is drawn?
prompt-worlds-shift = Which World Shift card is drawn?
prompt-foresee = Which World Shift card lies on top?
prompt-world-is-rolled = The World die is rolled: which World?
prompt-drift-world = The World die is rolled: which World?
prompt-number-is-rolled = The d6 is rolled: which number?
prompt-drift-space = The d6 is rolled: which number?
prompt-challenge-is-rolled = The d6 is rolled: which number?

## Options

option-end = End the turn
option-stop = Stop here
part-hits = { $hits ->
    [nobody] { " " }(no target in range)
   *[somebody] { "" }
}
option-play = { $side ->
    [hand] { $card }, In Hand{ part-hits }
   *[board] { $card }, On Board{ part-hits }
}
option-play-free = { $side ->
    [hand] { $card }, In Hand, FREE{ part-hits }
   *[board] { $card }, On Board, FREE{ part-hits }
}
option-item = Use { $item }
option-challenge = Challenge { THE($card) } ({ $difficulty } needed)
option-help = Accept the help { OF($card) }
option-free = Free action { $number }
option-move = Move to { $space }
option-hit = Hit { THE($target) }
option-hit-stone = { $stones ->
    [one] Hit { THE($target) } with a Dreamstone, +1
   *[other] Hit { THE($target) } with { $stones } Dreamstones, +{ $stones }
}
option-stay = Stay on { $space }
option-leap = Transport to { $space }
option-weaken = Weaken { THE($card) }
option-pull = Pull { THE($card) } closer
option-push = Push { THE($card) } away
option-gauge = { $colour }
option-give = { $colour }
option-learn = Learn { $card }
option-ready = Return { $card } to your hand
option-discard = Discard { $item }
option-spend = { $charge ->
    [0] { $spirit } Spirit
   *[other] { $spirit ->
        [0] { $charge } Charge
       *[other] { $spirit } Spirit and { $charge } Charge
    }
}
option-spend-nothing = Spend no Spirit
option-swap = Swap { $world } and { $other }
option-rest = Gain 1 Health and 1 Spirit
option-decline = Decline
option-keep = Leave it on top
option-bottom = Put it at the bottom

## Results of chance

chance-world = World die: { $world }
chance-d6 = d6: { $number }
chance-card = Card drawn: { $card }
chance-item = Item: { $item }
chance-shift = World Shift: { $shift }
chance-foresee = Prophetic Dream shows { $shift }
chance-champion = { $champion }
chance-order = Turn Order card #{ $number }
chance-layout = { $swapped ->
    [1] The two Worlds trade places
   *[0] The Worlds lie as printed
}

## Odds

odds-challenge = to succeed

## What the log tells of answers and luck (else the notes below tell it, or there is nothing to tell)

option-challenge-told = { $who } takes on the Challenge “{ $card }”: { $difficulty } is needed{ $sources }.
option-spend-told = { $charge ->
    [0] { $who } spends { $spirit } Spirit.
   *[other] { $spirit ->
        [0] { $who } spends { $charge } Charge.
       *[other] { $who } spends { $spirit } Spirit and { $charge } Charge.
    }
}
chance-foresee-told = The Prophetic Dream shows “{ $shift }”.
note-reaches-nobody = No target is within range { OF($seat) }.
note-goes-nowhere = { $seat } is transported nowhere: { $world } is disconnected.
note-stays-put = { CAPITAL(THE($card)) } cannot be moved.

## The log

note-gains = { $seat } gains { $energy }.
note-loses-energy = { $seat } loses { $energy }.
note-forfeits-gold = { $seat } gets nothing for { part-gold }: Gold is worth nothing today.
note-learns = { $seat } learns “{ $ability }”.
note-earns-ultimate = { $seat } takes the Ultimate “{ $ability }” into hand.
note-wins = { $seat } comes home with ten Energy of each colour!
note-wins-otherwise = { $seat } has won!
note-appears = { $kind ->
    [rift] A Rift opens on { $space }: { $card }.
    [event] An Event lies in wait on { $space }: { $card }.
    [ally] An Ally appears on { $space }: { THE($card) }.
   *[monster] A Monster appears on { $space }: { THE($card) }.
}
note-gains-item = { $seat } finds the Item “{ $item }”.
note-drops-item = { $seat } parts with the Item “{ $item }”.
note-resource = { $now ->
    [0] { $seat } has no { $resource } left{ $sources }.
   *[other] { $seat } now has { $now } { $resource }{ $sources }.
}
note-strikes = { $seat } deals { $n } damage to { THE($card) }{ $sources }.
note-shrugs-off = { $why ->
    [elusive] The blow cannot reach { THE($card) }: ELUSIVE, only hit from the same space.
    [armored] The blow glances off { THE($card) }: ARMORED.
   *[protected] No blow can hurt { THE($card) } yet: another token comes first.
}
note-fells = { $seat } defeats { THE($card) }!
note-dies = This is the end { OF($card) }.
note-doubles = The Health { OF($card) } doubles!
note-suffers = { $seat } loses { $n } Health{ $sources } ({ $health } left).
note-prevents = { $seat } prevents { $n } damage{ $sources }.
note-falls = { $seat } is defeated and wakes up in the Dojo.
note-strikes-champion = { $seat } strikes { $rival }{ $sources }{ part-cost-to-other }.
note-strikes-foe = { $seat } deals { $n } damage to { $foe }{ $sources }.
note-foe-rises = { $foe } gets up again with { $health } Health.
note-foe-falls = { $foe } falls!
note-explodes = An explosion follows the end { OF($card) }.
note-meets = { $seat } meets the Event “{ $card }”.
note-challenged = { $outcome ->
    [succeeds] The Challenge succeeds: { $seat } reaches { $total }{ $sources }, and { $difficulty } was needed.
    [fails] The Challenge fails: { $seat } reaches { $total }{ $sources }, and { $difficulty } was needed.
   *[open] { $seat } reaches { $total }{ $sources }; { $difficulty } was needed.
}
note-succeeds = The Challenge succeeds.
note-fails = The Challenge fails.
note-closes = { $seat } closes the Rift “{ $card }”.
note-walks = { $seat } moves to { $space }.
note-is-carried = { $seat } is transported to { $space }.
part-damage-prevented = { $prevented } damage{ $spared }
part-health-lost = { $lost } Health ({ $health } left)
part-cost = { $prevented ->
    [0] { $lost ->
        [0] { "" }
       *[other] { " " }and loses { part-health-lost }
    }
   *[other] { $lost ->
        [0] { " " }and prevents { part-damage-prevented }
       *[other] , prevents { part-damage-prevented } and loses { part-health-lost }
    }
}
part-cost-to-other = { $prevented ->
    [0] { $lost ->
        [0] { "" }
       *[other] , who loses { part-health-lost }
    }
   *[other] { $lost ->
        [0] , who prevents { part-damage-prevented }
       *[other] , who prevents { part-damage-prevented } and loses { part-health-lost }
    }
}
note-attacks = { $seat } is { $sudden ->
    [yes] pounced on
   *[no] attacked
} by { THE($card) }{ $sources }{ part-cost }.
note-pounces = { $seat } is pounced on by { THE($card) }!
note-plays = { $side ->
    [1] { $seat } plays “{ $ability }” from hand.
   *[2] { $seat } plays “{ $ability }” from the board.
}
note-uses = { $spent ->
    [yes] { $seat } uses up the Item “{ $item }”.
   *[no] { $seat } uses the Item “{ $item }”.
}
note-is-helped = { $seat } is helped by { THE($card) }.
note-heals = { $seat } regains { $n } Health{ $sources }.
note-gains-spirit = { $seat } gains { $n } Spirit{ $sources }.
note-loses-spirit = { $seat } loses { $n } Spirit{ $sources }.
note-weakens = { $seat } lowers the Attack { OF($card) } by { $n }.
note-moves-monster = { $seat } moves { THE($card) } to { $space }.
note-readies = { $seat } takes back “{ $ability }”.
note-guards = { $seat } stands guard against { $n } damage.
note-swaps = { $world } and { $other } trade places.
note-shifts = The Worlds shift: “{ $shift }”.
note-turn-begins = It is { $seat }’s turn.
note-uses-order = { $seat } uses “{ $order }”.
note-hunts = The hunt brings { THE($card) } to { $space }.
note-foe-attacks = { $foe } attacks { $seat }{ $sources }{ part-cost-to-other }.
note-recovers = { $seat } rests in the Dojo.
note-puts-under = { $seat } puts the World Shift card at the bottom.
note-leaves-on-top = { $seat } leaves the World Shift card on top.
note-day-breaks = Day { $day } dawns.
note-dusk-falls = Dusk falls on Day { $day }.
note-dealt-order = { $seat } is dealt the Turn Order card “{ $order }”.
note-time-is-up = The sixth Day is over.
note-foe-moves = { $foe } moves to { $space }.
note-foe-heals = { $foe } gains { $n } Health.
note-round-begins = { $round ->
    [dawn] Day { $day } dawns.
   *[dusk] Dusk falls on Day { $day }.
}
note-takes-order = { $champion } takes the Turn Order card “{ $order }”.
note-order-leaves = The Turn Order card “{ $order }” leaves the game.
note-ophion-acts = Ophion uses “{ $ability }”.
note-cubes-return = All six cubes are back.
note-ophion-moves = Ophion appears on { $space }.
note-activated = { $champion } is activated.
note-champion-rests = { $champion } uses “{ $order }”.
note-champion-focuses = { $champion } focuses: +1 damage on the next hit.
note-champion-switches = { $champion }’s dream shows “{ $shift }”.
note-dashes = { $champion } dashes to { $space }.
note-stays = { $champion } finds no better place.
note-attacks-ophion = { $champion } deals { $n } damage to Ophion ({ $health } Health left).
note-stone-bursts = The Dreamstone of { $world } bursts: { $champion } deals 1 more damage.
note-champion-hurt = { $champion } loses { $n } Health ({ $health } left).
note-champion-spirit = { $champion } loses { $n } Spirit.
note-champion-heals = { $champion } regains { $n } Health.
note-champion-falls = { $champion } falls for good!
note-ophion-strikes = Ophion strikes { $champion }{ $sources }{ part-cost-to-other }.
note-walks-asleep = { $champion } sleepwalks to { $space }.
note-hunt-is-won = The last champion has fallen!
note-ophion-falls = Ophion is beaten.
note-night-ends = The sixth night ends, and champions still stand.
note-paces = { $n ->
    [one] { $seat } has 1 step{ $sources }.
   *[other] { $seat } has { $n } steps{ $sources }.
}
note-aims = { $seat } takes aim: +{ $n } damage on the next hit at a single target.
note-gains-activation = { $n ->
    [one] { $seat } gains an Activation.
   *[other] { $seat } gains { $n } Activations.
}
note-feels-ready = { $seat } is prepared: +{ $n } on the next Challenge this turn.
note-mends = { $several ->
    [yes] The wounds of { $card } close.
   *[no] The wounds { OF($card) } close.
}
note-pays-toll = { $card } demands its toll { OF($seat) }.
note-brings-more = { $n ->
    [one] { $card } calls up one more Dusk card.
   *[other] { $card } calls up { $n } more Dusk cards.
}
the-card = { THE($card) }
sources = { " " }({ $list })
because = { " " }because { OF($what) }
note-by-card = { $n } comes from { THE($card) }.
note-by-item = { $n } comes from the Item “{ $item }”.
note-by-word = { $n } comes from elsewhere: { $word }.
source = { $sign ->
    [plus] +{ $n } from { THE($what) }
    [bare] { $n } from { THE($what) }
    [minus] −{ $n } from { THE($what) }
    [only] from { THE($what) }
   *[none] { THE($what) }
}
source-aim = +{ $n } from the aim taken
source-guard = { $alone ->
    [yes] by standing guard
   *[no] { $n } by standing guard
}
source-weak = −{ $n } while weakened
source-mode = +{ $n } in this Arena
source-stones = { $n ->
    [one] +1 from a Dreamstone
   *[other] +{ $n } from { $n } Dreamstones
}
source-meditation = +{ $n } from Morning Meditation
source-plates = −{ $n } for ARMORED
source-roll = { $n } on the die
source-paid = +{ $n } paid
source-insight = +{ $n } by preparation
source-sunlit = +{ $n } from its Weakness at a distance
source-shaded = −{ $n } from its Passive at a distance
source-bared = +{ $n } from its Weakness at close quarters
source-passive = The Passive of its foe
source-hurt = +{ $n } for the damage
source-felled-one = +{ $n } for the Monster felled
source-close-blow = +{ $n } for the first blow at close quarters
source-defeat = lost in defeat
source-unused = { $n ->
    [one] +1 for an unused Activation
   *[other] +{ $n } for { $n } unused Activations
}
source-quiet = +{ $n } for a turn’s end without Monsters
source-quiet-green = +{ $n } for a turn’s end without Monsters in a Green World
source-other-side = +{ $n } for changing sides
reason-unused = { $n ->
    [one] One Activation stays unused.
   *[other] { $n } Activations stay unused.
}
reason-way-on = A way to go on: { $what }
reason-in-vain = Played here, it does nothing.
reason-nothing-else = Nothing else would get you anywhere now.
reason-kept = What you do not play stays as it is for your next turn.
reason-nothing-strikes = Nothing strikes you.
reason-left = That leaves { THE($card) } with { $left } Health; { $keeps ->
    [yes] the wound stays.
   *[no] the wound heals at the end of the turn.
}
reason-threat = { $n ->
    [0] If the turn ended there, nothing would strike you (here: { $before } damage).
   *[other] If the turn ended there, you would take { $n } damage{ $before ->
        [0] { "" }
       *[other] { " " }(here: { $before })
    }{ $falls ->
        [yes] { "" } and be defeated.
       *[no] .
    }
}
reason-challenge = { $all ->
    [0] No chance, even with all your Spirit.
   *[other] { $none ->
        [100] It succeeds without Spirit.
       *[other] { $none }% without Spirit, { $all }% with all { $spirit }.
    } Success: { $success }
}
reason-spend = { $percent ->
    [0] No chance of success
   *[other] { $percent }% to succeed
}; { $left ->
    [0] no Spirit left.
   *[other] { $left } Spirit left.
}
reason-gauge = { $colour } goes from { $now } to { $then }; { $short ->
    [0] { $goal } is reached.
   *[other] { $short } short of { $goal }.
}
reason-hand = In Hand: { $text }
reason-board = On Board: { $text }
reason-drop = You lose this: { $text }
interjection-resign = Hara will wait for other champions: the match is given up.

## Why something is not possible

why-other-step = Another question comes first: each Activation is finished before the next (H-45).
why-not-in-phase = Ability cards, Items and free actions are for Phase I of your own turn (H-45, H-48).
why-mid-move = You are in the middle of a move: only free effects come between two steps. Stop first (H-45).
why-no-activation = No Activation is left this turn: only free effects are still open to you (H-43).
why-not-yours = { $card }: a card of another champion (H-216).
why-tilted = { $card }: already played from hand this turn. From your next turn on it lies On Board (H-49, H-52).
why-used = { $card }: already used On Board this turn. It returns to hand at the end of the turn (H-49, H-52).
why-spirit-lacks = { $card }: this side costs { $price } Spirit, and you have { $has } (H-54).
why-resource-lacks = { $card }: this side costs { $price } { $resource }, and you have { $has } (H-54).
why-known = { $card }: already one of your cards (H-87).
why-not-learnt = { $card }: an advanced card. You may learn one of its colour when your { $colour ->
    [red] Red
    [green] Green
   *[blue] Blue
} gauge reaches { $threshold } for the first time; it stands at { $has } (H-86).
why-learnt-soon = { $card }: the threshold of its colour is reached, and you choose your new card at the end of your turn (H-86, H-87).
why-not-chosen = { $card }: you have already learnt a card of this colour, and there is only one for each (H-87).
why-locked = { $card }: a locked card. It joins the choice only if locked cards are in the game and this champion’s Solo Arena has been won (H-219).
why-other-colour = { $card }: another colour. Your { $colour ->
    [red] Red
    [green] Green
   *[blue] Blue
} gauge has reached its threshold, so you learn a card of that colour (H-86).
why-ultimate = Your Ultimate comes at Dusk of Day 3, or as soon as your { $colour ->
    [red] Red
    [green] Green
   *[blue] Blue
} gauge has reached 10; it stands at { $has } (H-37, H-86).
why-ultimate-arena = In a Solo Arena the Ultimate is earned only by bringing your { $colour ->
    [red] Red
    [green] Green
   *[blue] Blue
} gauge to 10; it stands at { $has } (H-86, H-108).
why-ultimate-soon = You have reached 10 in your own colour: the Ultimate comes to your hand at the end of your turn (H-86, H-87).
why-ultimate-spent = The Ultimate has been used and has gone back to its deck (H-55, H-88).
why-ready-itself = { $card }: this is the card that does it, and it can only bring back another one (H-52).
why-not-spent = { $card }: not used this turn, so it cannot be returned (H-52).
why-which-one = You carry this Item twice: say which of the two, 1 or 2 (H-89).
why-not-carried = { $item }: not in your Inventory (H-90).
why-passive = { $item }: a passive Item. It works by itself as long as you have it (H-90).
why-stone = { $item }: thrown in with a hit on a single target. It is offered when you choose whom to hit (H-91).
why-item-used = { $item }: already used this turn (H-90).
why-no-rift = { $card }: not a Rift. Only the Challenge of a Rift can be taken as an Activation (H-44).
why-rift-elsewhere = { $card }: you must stand on the space of a Rift to close it (H-80).
why-no-ally = { $card }: not an Allied Monster, and nobody else offers help (H-66).
why-helps-already = { $card }: it helps by itself as long as it is in play (H-66).
why-ally-elsewhere = { $card }: you must stand on the same space to accept the help (H-66).
why-not-in-play = { $card }: not on the map (H-5).
why-already-here = You are standing there already (H-19).
why-step-by-step = That space is { $steps } steps away: walk there one step at a time (H-19).
why-out-of-reach = That space is { $steps } steps away, and you have { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
} left (H-19).
why-leap-too-far = That space is { $steps } spaces away: too far for this transport (H-20).
why-cut-off = No link leads to or from a disconnected World: no move, no transport, no attack (H-120).
why-no-hit-here = There is no hit to make in this move (H-62).
why-out-of-range = { $card }: out of range, at distance { $distance } (H-62).
why-no-target = { $kind ->
    [ally] { $card }: an Allied Monster, which no champion strikes (H-66).
    [rift] { $card }: a Rift has no Health and cannot be hit. It is closed by a Challenge (H-81).
   *[event] { $card }: an Event cannot be hit. It happens to whoever enters its space (H-47, H-62).
}
why-elusive = { $card }: ELUSIVE, so it can only be hit from its own space (H-59).
why-protected = { $card }: you cannot hurt it yet, since another token comes first (H-115).
why-not-yourself = You cannot strike yourself (H-62).
why-dojo = A champion in the Dojo is safe from every attack (H-24).
why-no-stones = { $has ->
    [0] You have no Dreamstone to throw in (H-91).
    [one] You have only { $has } Dreamstone to throw in (H-91).
   *[other] You have only { $has } Dreamstones to throw in (H-91).
}
why-gauge-full = { $colour ->
    [red] Your Red gauge is full (H-82).
    [green] Your Green gauge is full (H-82).
   *[blue] Your Blue gauge is full (H-82).
}
why-gauge-empty = { $colour ->
    [red] You have no Red Energy to lose (H-84).
    [green] You have no Green Energy to lose (H-84).
   *[blue] You have no Blue Energy to lose (H-84).
}
why-no-charge = Charge stands in for Spirit only for Thomas, and only on a Rift (H-222).
why-little-charge = You have only { $has } Charge (H-222).
why-little-spirit = You have only { $has } Spirit (H-77).
why-moment-move = A step takes movement points: first use something that moves you (H-19).
why-moment-leap = A transport needs an effect that says so: use that first (H-20).
why-moment-hit = A hit needs something that deals damage: first use a card or an Item that does (H-44, H-62).
why-moment-shove = Monsters are pulled, pushed or weakened only by an effect that says so: use that first (H-44).
why-moment-ready = Used cards come back by themselves at the end of your turn; before that, only if a card says so (H-49).
why-moment-discard = Items are discarded only when you gain a fourth or something makes you lose one (H-89).
why-moment-gauge = A gauge is chosen only at the moment of gaining Gold Energy (H-82).
why-moment-give = Energy is given up only when something makes you lose it (H-84).
why-moment-spend = Spirit is staked only when a Challenge is taken (H-77).
why-moment-order = A Turn Order card is used only at the start of its owner’s turn (H-31).
why-other-mode = That belongs to another mode: “{ $mode }” (H-7).
why-moment-swap = Worlds trade places only when a card or the mode says so (H-22).
why-swap-own = One of the two must be the World you stand on: { $world } (H-22).
why-not-neighbours = These two Worlds are not next to each other (H-18).

## Results

result-home = Home with ten of each colour, on Day { $day }
result-time = The sixth Day is over, with { $score } of 30 Energy
result-resigned = You gave up on Day { $day }
result-several = { $count ->
    [one] Victory: { $winners }
   *[other] Shared victory: { $winners }
}
result-several-resigned = Resigned; still standing: { $winners }

## Words for labels

kind-champion = Champion
kind-ability = Ability
kind-monster = Monster
kind-boss = Boss
kind-ally = Allied Monster
kind-event = Event
kind-rift = Rift
kind-scientist = Oneroi Scientist
kind-shift = World Shift
kind-item = Item
kind-order = Turn Order
kind-corrupted = Corrupted
set-starting = Starting card
set-advanced = Advanced ability
set-ultimate = Ultimate
set-locked = Locked card
use-stone = FREE, once
use-passive = Always works
use-free = FREE
use-activation = Costs an Activation
after-discard = Discarded after use
after-keep = Once per turn
help-once = FREE, once, on its space
help-while = As long as it is in play
fact-health = Health
fact-spirit = Spirit
fact-attack = Attack
fact-range = Range
fact-challenge = Challenge
fact-reward = Reward
fact-success = Success
fact-failure = Failure
fact-lasting = While it is open
fact-does = Effect
fact-hand = In Hand
fact-board = On Board
fact-home = Home World
fact-swap = Trade places
fact-copies = Copies
fact-number = Number
printed-with = { $label } ({ $note })
printed-cost = { $n } { $what }
printed-resource = starts at { $start }, at most { $most }
printed-everybody = All champions
printed-slots = slots { $one } and { $two }
printed-worlds = { $one } and { $two }

## Values of options, each in a few words; the same word may belong to several options

module-random = at random
module-leaf = Leaf
module-leaf-summary = 6 Health, 5 Spirit. Patient: Growth comes from ending the turn away from Monsters, above all in Green Worlds, and feeds hard hits at range.
module-thomas = Thomas
module-thomas-summary = 5 Health, 6 Spirit. Inventive: Charge comes from Activations left unused, powers his devices and helps to close Rifts.
module-soff = Soff
module-soff-summary = 5 Health, 5 Spirit. Swift: every step of the turn adds Rhythm for the last blow of the dance, and the turn’s end takes it away.
module-kaoru = Kaoru & Kuma
module-kaoru-summary = 7 Health, 4 Spirit. Tough: every time they take damage they gain Grit, and the worse it looks, the harder the bear hits.
module-oric = Oric
module-oric-summary = 7 Health, 4 Spirit. Steady: Discipline grows when In Hand and On Board effects take turns. Guards, heals, outlasts.
module-persephone = Persephone
module-persephone-summary = 6 Health, 4 Spirit. Fierce: each Monster felled feeds her Fear, and she hunts at close quarters. A defeat takes all of it.
module-world = as printed
module-world-summary = Each World lies on the slot printed for it.
module-energy = shuffled by colour
module-energy-summary = The two Worlds of each colour are shuffled between the two slots of that colour.
module-threshold = ignores hits of 1
module-threshold-summary = A hit of exactly 1 damage does nothing; a stronger one counts in full.
module-minus1 = −1 on every hit
module-minus1-summary = Every hit loses 1 damage.
module-second-wind = 1 revival, very hard
module-second-wind-summary = When Ophion’s Health falls to 0, it returns to 16, once.
module-third-wind-9 = 2 revivals at 9, hard
module-third-wind-9-summary = When Ophion’s Health falls to 0, it returns to 9, twice.
module-third-wind-11 = 2 revivals at 11, medium
module-third-wind-11-summary = When Ophion’s Health falls to 0, it returns to 11, twice.
module-third-wind-13 = 2 revivals at 13, easy
module-third-wind-13-summary = When Ophion’s Health falls to 0, it returns to 13, twice.
module-third-wind = 2 revivals, very easy
module-third-wind-summary = When Ophion’s Health falls to 0, it returns to 16, twice.
module-marker = no revival, all but hopeless
module-marker-summary = The token only marks the Health: at 0, Ophion is beaten.
module-all = everything
module-champions = champions only
module-champions-summary = Enoki seeks out champions only, but his blows hurt Monsters too.
module-attacks = attacks
module-attacks-summary = The Dojo stops the blows of Monsters, Corrupted and players; the Flood of Rifts and the Ghost hurt even there.
module-once = once
module-once-summary = Never more than once in a turn.
module-each = at every attack
module-each-summary = Every attack from a distance of 1 or more doubles it again.
title-option-dojo-shield-all = Nothing at all can hurt a champion in the Dojo.
title-option-locked-cards-off = Locked cards are never used.
title-option-locked-cards-on = A card unlocked by winning its champion’s Solo Arena joins the choice of its colour at level-up.
titled = “{ $card }”
fact-always = In any case
fact-on-closing = When it closes
module-twice = twice
module-twice-summary = Once for each of the two Turn Order cards.
module-on = yes
module-off = no
module-yes = yes
module-yes-summary = For an Event, the Ghost gains the Energy at its top.
module-no = no
module-no-summary = For an Event, the Ghost gains nothing.
module-flee = backs away
module-flee-summary = After the attack, the champion uses Dash to get away from Ophion.
module-strike = strikes again
module-strike-summary = If Dash shows On Board and can still reach Ophion, the champion strikes with it.
module-this = those it hurts
module-this-summary = Only those hurt by this very damage lose Spirit.
module-wounded = all the wounded
module-wounded-summary = Every champion below starting Health loses Spirit.
module-own = as printed
module-own-summary = Each card has its printed colour; only Dash is Yellow. Less literal than the other reading, but it gives you a rival: with that one the Ghost hardly ever wins.
module-yellow = all Yellow
module-yellow-summary = The letter of the rulebook: all starting cards count as Yellow.
module-lowest = goes to its lowest gauge
module-lowest-summary = What the Ghost gains above 10 in a colour goes to its lowest gauge: it wastes nothing.
module-lost = is lost
module-lost-summary = What the Ghost gains above 10 in a colour is lost, as it is for you. The Ghost wins about half as often.
module-nearest = next to Ophion
module-nearest-summary = A champion out of range comes as near to Ophion as Dash allows.
module-in-range = once in range
module-in-range-summary = A champion out of range stops on the first space from which the Attack card reaches Ophion.

## The title in the hall

title-tagline = Six Worlds that will not stay put, six Days, one way home.
title-how-1 = Three Activations a turn: walk, fight, close Rifts. Every card has two sides and turns over when used.
title-how-2 = Monsters, Events and Rifts yield Energy in three colours. Five of a colour teach you a new ability.
title-how-3 = Be back in the Dojo with ten of each before the sixth Dusk is over.
title-lead = Bring ten Energy of each colour home to the Dojo within six Days, against rivals or on your own. Each mode for one player has a twist of its own.
title-mix-none = { "" }
title-same-champion = Two seats cannot both play { $champion }.
title-round = Day { $round }
title-rounds = { $rounds ->
    [one] one Day
   *[other] { $rounds } Days
}
title-won = Won on Day { $rounds }
title-lost = Lost on Day { $rounds }

## The board

board-map = Map of Hara
board-hand = Ability cards
board-key-skip = Skip the animation
board-key-let-go = Put back what you hold
board-arena = The Worlds and the champion
board-vitals = Health, Spirit and Energy
board-day = { $day }
board-day-now = { $round ->
    [dawn] Dawn of Day { $day }
    [dusk] Dusk of Day { $day }
    [shift] World Shift, Day { $day }
   *[setup] Setting up
}
option-end-unspent = { $n ->
    [one] 1 Activation left
   *[other] { $n } Activations left
}
board-aside-walk = Spaces farther away are reached step by step.
board-aside-hit = The tags on the map say what the blow would do.
board-aside-swap = Choose two Worlds on the map.

# Names
board-world-dojo = Dojo
board-world-oakenmoor = { world-oakenmoor }
board-world-arechi = { world-arechi }
board-world-lunaridge = { world-lunaridge }
board-world-baiyu = { world-baiyu }
board-world-oppenheim = { world-oppenheim }
board-world-drear = { world-drear }
board-space = { $number ->
    [0] Centre of the Dojo
   *[other] { space }
}
board-champion-leaf = { module-leaf }
board-champion-thomas = { module-thomas }
board-champion-soff = { module-soff }
board-champion-kaoru = { module-kaoru }
board-champion-oric = { module-oric }
board-champion-persephone = { module-persephone }
board-champion-ophion = Ophion
board-champion-enoki = Enoki
board-scientist = Oneroi Scientist #{ $number }
board-token = { $kind ->
    [doom] Doom token #{ $number }
   *[scenario] Scenario token #{ $number }
}
board-clue = face-down Clue
board-of-most = of { $most }
board-health = Health
board-spirit = Spirit
board-attack = Attack
board-range = Range
board-energy-red = { colour-red }
board-energy-green = { colour-green }
board-energy-blue = { colour-blue }
board-colour-red = { colour-red }
board-colour-green = { colour-green }
board-colour-blue = { colour-blue }
board-resource-growth = { resource-growth }
board-card-resource = { $champion } has { $now } of { $most } { $resource }.
board-resource-charge = { resource-charge }
board-resource-rhythm = { resource-rhythm }
board-resource-grit = { resource-grit }
board-resource-discipline = { resource-discipline }
board-resource-fear = { resource-fear }
board-card-kind-monster = { kind-monster }
board-card-kind-boss = { kind-boss }
board-card-kind-ally = { kind-ally }
board-card-kind-event = { kind-event }
board-card-kind-rift = { kind-rift }
board-card-kind-scientist = { kind-scientist }
board-card-kind-item = { kind-item }
board-card-kind-shift = { kind-shift }
board-card-kind-order = { kind-order }
board-card-kind-ability = { kind-ability }
board-card-kind-champion = { kind-champion }
board-card-kind-corrupted = { kind-corrupted }
board-keyword-armored = ARMORED
board-keyword-aggressive = AGGRESSIVE
board-keyword-hunter = HUNTER
board-keyword-elusive = ELUSIVE
board-keyword-volatile = { $n ->
    [0] VOLATILE
   *[other] VOLATILE { $n }
}
board-keyword-scarred = SCARRED
board-keyword-critical = CRITICAL

# Names of Worlds as they fit into a hex; a bar breaks the line
board-world-short-oakenmoor = Oakenmoor
board-world-short-arechi = Arechi|Wastes
board-world-short-lunaridge = Lunaridge
board-world-short-baiyu = The Baiyu
board-world-short-oppenheim = Oppenheim
board-world-short-drear = The Drear
# Below a token; a soft hyphen says where they may break
board-world-tiny-oakenmoor = Oaken­moor
board-world-tiny-arechi = Arechi
board-world-tiny-lunaridge = Lunar­idge
board-world-tiny-baiyu = Baiyu
board-world-tiny-oppenheim = Oppen­heim
board-world-tiny-drear = Drear
board-world-tiny-dojo = Dojo

# Tags and letters on the map
board-letter-red = R
board-letter-green = G
board-letter-blue = B
board-kind-event = event
board-kind-rift = rift
board-kind-ally = ally
board-no-stone = no stone
board-falls = falls
board-falls-by = −{ $damage } falls
board-damage = −{ $damage }
board-no-damage = no harm
board-legend-reach = reachable
board-legend-range = range { $range }
board-walk-again = { $steps ->
    [one] { $space }, 1 step. Tap again to walk there.
   *[other] { $space }, { $steps } steps. Tap again to walk there.
}

# A space for the ear: "Oakenmoor 4, Moonshell Tortoise, 2 of 4 Health, 3 steps away"
board-spoken-monster = { $kind ->
    [boss] Boss { $name }
   *[other] { $name }
}, { $left } of { $health } Health, Attack { $attack }, Range { $range }
board-spoken-ally = { $name }, Allied Monster
board-spoken-card = { $kind ->
    [rift] Rift { $name }
   *[event] Event { $name }
}
board-spoken-locked = cannot be hurt yet
board-spoken-figure = { $name } with { $health } of { $most } Health
board-spoken-hunted = { $name } with { $health } of { $most } Health and { $spirit } Spirit
board-spoken-steps = { $steps ->
    [one] 1 step away
   *[other] { $steps } steps away
}
board-spoken-cut-off = out of reach
board-spoken-damage = would take { $damage } damage
board-spoken-falls = would fall to { $damage } damage
board-spoken-world = { $world }, { $colour } Energy{ $deck ->
    [0] { "" }
    [one] , 1 card in its deck
   *[other] , { $deck } cards in its deck
}{ $stone ->
    [yes] , with a Dreamstone
   *[no] { "" }
}{ $apart ->
    [yes] , disconnected
   *[no] { "" }
}
board-apart = on a disconnected World

# A champion's sheet
board-of = { $now } of { $of }
board-change = { $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
board-gain = { $what ->
    [red] { $n } Red Energy
    [green] { $n } Green Energy
    [blue] { $n } Blue Energy
    [gold] { $n } Gold Energy
   *[item] { $n ->
        [one] 1 Item
       *[other] { $n } Items
    }
}
board-resource-why-growth = Ending the turn on a World space without a Monster gives 1 Growth, in a Green World 2.
board-resource-why-charge = Each Activation left unused gives 1 Charge. Against a Rift, Charge counts as Spirit.
board-resource-why-rhythm = Each step of the turn gives 1 Rhythm. It is gone when the turn ends.
board-resource-why-grit = Each time damage is dealt to them, Kaoru & Kuma gain 1 Grit.
board-resource-why-discipline = Changing sides (In Hand, On Board) from one ability to the next gives 1 Discipline.
board-resource-why-fear = Each Monster defeated gives 1 Fear, and so does the first wound of the turn to a Monster on her space.
board-activations = Activations
board-left = { $n } left
board-not-your-turn = waiting
board-activations-left = { $n ->
    [0] No Activation left
    [one] 1 Activation left
   *[other] { $n } Activations left
}
board-waiting-guard = prevents { $n }
board-waiting-aim = next hit +{ $n }
board-waiting-insight = Challenge +{ $n }
board-gauge = { $colour ->
    [red] Red
    [green] Green
   *[blue] Blue
}: { $now } of 10{ $learnt ->
    [yes] . You have learnt the ability for 5
    [no] . At 5 you learn an ability
   *[none] { "" }
}{ $primary ->
    [yes] . At 10 you get the Ultimate
   *[no] { "" }
}
board-ultimate = Ultimate
board-ultimate-in-hand = The Ultimate is in hand
board-inventory = Inventory
board-item-none = empty
board-item-use-stone = +1 damage
board-item-use-passive = always
board-item-use-free = free
board-item-use-activation = 1 Activation
board-item-spoken = { $name }. { $use ->
    [free] Free.{ " " }
    [activation] Costs an Activation.{ " " }
   *[other] { "" }
}{ $does }
board-rival-cards = { $n ->
    [one] 1 card ready
   *[other] { $n } cards ready
}
board-rival-items = { $n ->
    [one] 1 Item
   *[other] { $n } Items
}
board-rival-spoken = { $champion }{ $named ->
    [no] { "" }
   *[yes] , { $name }
}, on { $at }. { $health } of { $most } Health, { $spirit } Spirit. Red { $red }, Green { $green }, Blue { $blue }.

# Ability cards
board-side-hand = In Hand
board-side-board = On Board
board-free = Free
board-free-spoken = Free: costs no Activation.
board-cost = { $what ->
    [spirit] Costs { $n } Spirit.
    [growth] Costs { $n } Growth.
    [charge] Costs { $n } Charge.
    [rhythm] Costs { $n } Rhythm.
    [grit] Costs { $n } Grit.
    [discipline] Costs { $n } Discipline.
    [fear] Costs { $n } Fear.
   *[other] Costs { $n }.
}
board-state-tilted = tilted: On Board next turn
board-state-used = used: back in hand next turn
board-state-tilted-short = tilted
board-state-used-short = used
board-option-number = Answer { $number }.
board-other-side = { $side ->
    [board] On Board:
   *[hand] In Hand:
} { $text }
board-ability-spoken = { $name }, { $colour ->
    [red] red
    [green] green
    [blue] blue
    [gold] gold
   *[yellow] yellow
}, { $state ->
    [board] On Board:
    [tilted] tilted, On Board next turn. Played In Hand:
    [used] used, back in hand next turn. Used On Board:
    [ultimate] Ultimate:
   *[hand] In Hand:
}

# The objective
board-objective = Objective
board-goal-done = done
board-goal-next = next
board-goal-open = later
board-goal-hidden = not in play
board-goal-number = Number { $number }
board-goal-arena = { $energy ->
    [yes] { $dojo ->
        [yes] 10 of each, in the Dojo.
       *[no] 10 of each: off to the Dojo!
    }
   *[no] { $own ->
        [yes] Then 10 of each, in the Dojo.
       *[no] To win: 10 of each, in the Dojo.
    }
}

# Ophion, Enoki and the six who are hunted
board-you-are = you, { $epithet }
board-health-of = Health { $now } of { $of }
board-resilience = Resilience
board-resilience-left = { $n ->
    [0] none left.
    [one] at 0, back to { $health }, once.
   *[other] at 0, back to { $health }, { $n } times.
}

# The card under the eye
board-card-open = The whole card
board-leaves = { $n } cards lie here
board-challenge = Challenge
board-success = Success
board-failure = Failure
board-rift-closed = and it closes.
board-here = you are here
board-no-spirit = no Spirit
board-rung = { $spent ->
    [0] { $charge ->
        [0] Without Spirit
       *[other] With { $charge } Charge
    }
   *[other] { $charge ->
        [0] With { $spent } Spirit
       *[other] With { $spent } Spirit and { $charge } Charge
    }
}: { $percent } percent
board-steps-away = { $n ->
    [one] 1 step away
   *[other] { $n } steps away
}
board-printed = printed { $n }
board-locked-why = Another token comes first: until then, you cannot hurt this Monster.
board-ally-why = { $help ->
    [once] Free, on its space: accept the help, and it leaves.
   *[while] It helps as long as it stays. Nobody strikes it.
}
board-keyword-why-armored = ignores a hit of just 1 damage.
board-keyword-why-aggressive = attacks at once whoever enters its space.
board-keyword-why-hunter = comes one space closer before the attacks if you are within 3 spaces.
board-keyword-why-elusive = can only be hit from its own space.
board-keyword-why-volatile = explodes when it falls: { $n } damage to every champion within range 1.
board-keyword-why-scarred = keeps its wounds from turn to turn.
board-keyword-why-critical = a wound from it also costs { $what ->
    [spirit] { $n } Spirit
    [energy] { $n } Energy
    [resource] { $n } of your own resource
    [item] { $n ->
        [one] an Item
       *[other] { $n } Items
    }
   *[health] { $n } Health
}.

# The price of stopping
board-end-here = { $n ->
    [0] End here: no damage
   *[other] End here: { $n } damage
}
board-end-there = { $n ->
    [0] End there: no damage
   *[other] End there: { $n } damage
}
board-end-one = { THE($name) } ({ $attack } damage)
board-end-from = { $n ->
    [one] in 1 attack.
   *[other] in { $n } attacks.
}
board-end-list = { $n ->
    [one] One attack: { $from }.
   *[other] { $n } attacks: { $from }.
}
board-end-toll = { $what }: { $n }.
board-end-health = Health { $from } to { $to }.
board-end-falls = Your champion would be defeated.
board-end-safe = Nothing reaches you here.

# What comes next
board-coming-title = Coming
board-day-of = { $round ->
    [dawn] Dawn, Day { $day } of 6
    [dusk] Dusk, Day { $day } of 6
    [shift] World Shift, Day { $day } of 6
   *[setup] before Day 1
}
board-next-dusk = Dusk of Day { $day }:
board-next-dusk-why = { $n } Dusk cards on random spaces.
board-next-ultimate = Ultimate:
board-next-ultimate-why = each champion takes it into hand at Dusk.
board-next-shift = World Shift
board-next-shift-why = { $known ->
    [yes] after Dusk; the card is known:
   *[no] after Dusk: two Worlds trade places.
}
board-next-dawn = Dawn of Day { $day }:
board-next-dawn-why = one new card on space { $day } of each World.
board-next-end = The last Day:
board-next-end-why = { $many ->
    [yes] after Dusk, the most Energy wins.
   *[no] after Dusk, the match is lost.
}

# Rounds, parts of the board and ways back, as the table names them
board-part-map = Map
board-part-hand = Hand
board-chapter = { $part ->
    [dawn] Dawn of Day { $day }
    [dusk] Dusk of Day { $day }
    [shift] World Shift after Day { $day }
   *[setup] Set-up
}
board-way-back = { $scope ->
    [turn] This turn
   *[round] { $part ->
        [dawn] All of the Dawn of Day { $day }
        [dusk] All of the Dusk of Day { $day }
        [shift] All of the World Shift after Day { $day }
       *[setup] The set-up
    }
}
board-days-played = { $days ->
    [one] 1 Day
   *[other] { $days } Days
}
# A hit in the list, with what it would do
board-hit-brief = { $falls ->
    [yes] { $option }: it falls
   *[no] { $damage ->
        [0] { $option }: no harm
       *[other] { $option }: −{ $damage } Health
    }
}
board-side-says = { $side }: { $text }
board-beside = Beside the map

## What an answer changes: after "+2" or "−1"

counted-health = Health
counted-spirit = Spirit
counted-growth = { resource-growth }
counted-charge = { resource-charge }
counted-rhythm = { resource-rhythm }
counted-grit = { resource-grit }
counted-discipline = { resource-discipline }
counted-fear = { resource-fear }
counted-red = Red
counted-green = Green
counted-blue = Blue
counted-tokens = { $n ->
    [one] token
   *[other] tokens
}
counted-cubes = { $n ->
    [one] cube
   *[other] cubes
}
counted-danger = damage to come

## What an answer does, in two or three words beside it

board-brings-fells = fells { $card }
board-brings-strikes = { $n } damage
board-brings-shrugs-off = { $why ->
    [elusive] no damage: ELUSIVE
    [armored] no damage: ARMORED
   *[protected] no damage: not its turn
}
board-brings-dies = the end { OF($card) }
board-brings-closes = closes the Rift
board-brings-strikes-foe = { $n } damage to { $foe }
board-brings-foe-falls = { $foe } falls
