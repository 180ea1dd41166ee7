### Proving Grounds: everything a player reads, in English.
### Options, chance results and prompts are labels and end without a full stop; rules texts, log lines and reasons are sentences.

## Abilities of enemies (P-163)

verb-double = Against this enemy, each { $colour } die counts as two when attacks are resolved; even alone, it is a set.
verb-wants-single = A single that fits the next space moves the marker up one; any other single makes it fall as usual. A set is an incorrect combination.
verb-fall-two = A single moves the marker two spaces down instead of one.
verb-heals = If no die attacks it, this enemy recovers: the marker moves one space down, but not below Start.
verb-ambush = If no die attacks it, this enemy strikes: the marker moves one space down, even onto the wound space.
verb-one-step = One attack never moves the marker up more than one space.
verb-exact = No die to spare: a set must match exactly what one or more spaces ask for; otherwise it is an incorrect combination.
verb-shuns = A set containing a { $colour } die is an incorrect combination.
verb-punishes = An incorrect combination also moves the marker one space down.
verb-heavy-wound = A wound from this enemy exhausts two dice instead of one.
verb-last-blow = When defeated, this enemy strikes once more: exhaust one die. This is not a wound.
verb-guarded = Shields module: comes into play with a Shield.
verb-spiked = Shields module: the single that breaks this Shield also moves the marker one space down.

## Powers of Inspirations (P-167)

verb-beast-any = The Dragon’s { $face } may join an attack on any enemy, with the symbol or without.
verb-calm = Before the chaos reroll, you may treat chaos as the wing.
verb-great-wing = The wing cancels the whole fall of its single, extra spaces included.
verb-near-value = A Chariot that asks for a value also accepts one more or one less; 6 and 1 are not neighbours.
verb-spare-die = When a Chariot covered by a pair is settled, you may send one of the two dice back to the attack, with its value, instead of to the Stock.
verb-breaker = Before attacks are resolved, you may let a set that would be correct without the Shield break it, instead of moving the marker down.
verb-steady = Each round, the first Shield that would go up stays down. Enemies that arrive with one keep it.
verb-second-look = After the plot roll, you may roll once more; the second result stands.
verb-delay = { $reveals ->
    [one] The first reveal of a Conspirator after set-up is skipped for good.
    [2] The first two reveals of Conspirators after set-up are skipped for good.
   *[other] The first { $reveals } reveals of Conspirators after set-up are skipped for good.
}
verb-hold-dial = You may leave the dial on the slot it faced last round.
verb-moon-ward = If a set, right or wrong, attacks the enemy behind Maia, the Moon does not move its marker.
verb-extra-time = { $seconds ->
    [one] With a timer, each round lasts one second longer.
   *[other] With a timer, each round lasts { $seconds } seconds longer.
}
verb-lone-reroll = Once per round, you may reroll a single on its own, without the Dragon die. It takes as long as any reroll.
verb-hold-one = Once per round, when you reroll a set of three or more dice, you may hold one of them back.
verb-safe-single = Each round, in the lowest slot where a single would make the marker fall, it does not.
verb-quick-rest = Dice exhausted by wounds go straight to the middle space of the Exhaustion track.
verb-tinted = Once per round, before attacks are resolved, you may have one white die count as { $colour } for requirements.

## Effects of Chariots and Conspirators (P-165, P-169)

verb-single-extra = This round, each single that makes a marker fall makes it fall one more space.
verb-down-slot = The marker of the enemy in slot #{ $value } moves one space down.
verb-down-leader = The marker nearest to Top moves one space down; in a tie, the one in the lowest slot.
verb-exhaust = { $die ->
    [white] Exhaust one white die from your pool.
   *[any] Exhaust one die of any colour from your pool.
} This is not a wound.
verb-req-plus = This round, every requirement asks for one more die, except on enemies that want a single.
verb-shroud = This round, { $colour } dice count as white when attacks are resolved.
verb-scatter = All attack dice in your pool that show { $value } are rerolled once.
verb-one-step-all = This round, no attack moves a marker up more than one space.
verb-steal = Put one die from your largest group in the Stock; in a tie, from the group with the lowest value.
verb-unguarded = { $parity ->
    [odd] This round, in odd slots (#1, #3, #5),
   *[even] This round, in even slots (#2, #4, #6),
} the marker of each enemy that no die attacks falls one space.
verb-raise-shield = Shields module: the enemy in slot #{ $value } raises a Shield if it has none.
verb-ground = Dragon module: the Dragon die is not used this round, not even for chaos.
verb-down-choice = Choose an enemy: its marker moves one space down. You cannot refuse.
verb-tired = Exhaust one attack die from your pool. This is not a wound.
verb-haste = { $seconds ->
    [one] With a timer, this round is one second shorter,
   *[other] With a timer, this round is { $seconds } seconds shorter,
} but never less than 15 seconds long.
verb-forbid = This round, { $value }s cannot be rerolled.
verb-req-plus-of = { $kingdom ->
    [sun] This round, enemies of the Sun kingdom ask for one more die,
   *[moon] This round, enemies of the Moon kingdom ask for one more die,
} except those that want a single.
verb-rally = Before #1 is resolved, the marker nearest to Top moves one space down; in a tie, the one in the lowest slot.

## A die inside a sentence: no article, so that "the { $die }" and lists both read well

die = { $colour ->
    [dragon] Dragon die
   *[other] { $colour } die
}{ $value ->
    [0] {""}
   *[other] {" "}showing { $value }
}
one-pair = a pair of dice
one-die = { $colour ->
    [dragon] the Dragon die
   *[other] a { $colour } die
}

## Questions to the player

prompt-opening-roll = Round { $round }: { $timed ->
    [yes] start the clock and throw your dice
   *[no] throw your dice
}
prompt-reroll-place-or-stop = { $chariots ->
    [0] Reroll a set, or stop
   *[other] Reroll a set, cover a Chariot, or stop
}
prompt-put-to-rest = { $cause ->
    [last] #{ $slot } { $enemy } deals you the fifth wound, and the match is lost: one last die goes on the Exhaustion track, whichever you like
    [wound] #{ $slot } { $enemy } wounds you{ $more ->
        [0] { "" }
        [one] , and one more wound follows
       *[other] , and { $more } more wounds follow
    }: which die goes{ $space ->
        [top] { " " }on the top space
        [middle] { " " }on the middle space
       *[bottom] { " " }on the bottom space
    } of the Exhaustion track?
    [chariot] A Chariot exhausts a die, which is no wound: which die goes on the Exhaustion track?
    [conspirator] { $plotter } exhausts a die, which is no wound: which die goes on the Exhaustion track?
   *[card] Exhaust a die, which is no wound: which one goes on the Exhaustion track?
}
prompt-swap = Your wound reaches the colour stack: you may swap a white die for a coloured one; the white die leaves the game
prompt-dragon-fights = { $face ->
    [wing] The Dragon spreads its wing: let it cushion the fall of one single, or keep it out of the fight
    [claw] The Dragon unsheathes its claw: let it join one attack, or keep it out of the fight
    [tail] The Dragon lashes its tail: let it join one attack, or keep it out of the fight
   *[teeth] The Dragon bares its teeth: let it join one attack, or keep it out of the fight
}
prompt-unleash-or-calm = The Dragon shows chaos: let it loose, or calm it into a wing
prompt-resolve = Resolve the attacks: each set goes as far as it can, unless you change something first
prompt-target = Choose an enemy: its marker moves one space down
prompt-stolen = Choose a die from your largest group: it goes to the Stock
prompt-spare-a-die = The Chariot is covered: send one die of the pair back to the attack, or leave both in the Stock
prompt-look-again = The plot roll shows { $number }: keep it, or roll once more and live with the result
prompt-rotate = Turn the dial: choose the enemy Maia faces in the Sun; the Moon falls on the one behind her
prompt-take-bonus = The Sun smiles on your blow: choose a die from the dial for the next round

## Questions to chance

prompt-land = An attack die is thrown: which value?
prompt-dragon-lands = The Dragon die is thrown: which face?
prompt-plot-rolled = The plot is rolled: which number?
prompt-enemy-comes = Which enemy comes to #{ $slot }?
prompt-chariot-comes = Which Chariot comes next?
prompt-inspiration-comes = Which Inspiration is yours?
prompt-conspirator-shows = Which Conspirator is revealed?

## Answers of the player

option-start = { $timed ->
    [yes] Start the clock and roll
   *[no] Roll the dice
}
option-stop = Stop rolling
option-reroll = { $count ->
    [one] Reroll the lone { $value }
   *[other] Reroll the { $value }s ({ $count } dice)
}
option-reroll-dragon = { $count ->
    [one] Reroll the lone { $value } and the Dragon die
   *[other] Reroll the { $value }s ({ $count } dice) and the Dragon die
}
option-reroll-hold = { $count ->
    [one] Reroll one { $value }, holding back the { $die }
   *[other] Reroll the { $value }s ({ $count } dice), holding back the { $die }
}
option-reroll-hold-dragon = { $count ->
    [one] Reroll one { $value } and the Dragon die, holding back the { $die }
   *[other] Reroll the { $value }s ({ $count } dice) and the Dragon die, holding back the { $die }
}
option-place = Place on { THE($chariot) }: { $dice } (showing { $value })
option-exhaust = Exhaust the { $die }
option-swap = Swap the { $white } for the { $colour }
option-decline = Do not swap
option-dragon-beast = #{ $slot } { $enemy }: the Dragon joins the attack as one more die
option-dragon-wing = #{ $slot } { $enemy }: the wing cushions the fall
option-dragon-none = Keep the Dragon out of the fight
option-chaos = Let chaos loose: reroll every coloured die
option-calm = Calm the Dragon: chaos counts as the wing
option-resolve = Resolve the attacks
option-shorten = #{ $slot } { $enemy }: { $k ->
    [one] go up only one space
   *[other] go up only { $k } spaces
}
option-break = #{ $slot } { $enemy }: let the set break the Shield
option-tint = Have the { $die } (showing { $value }) count as { $colour }
option-target = #{ $slot } { $enemy }: one space down
option-give = Put the { $die } in the Stock
option-spare = Send the { $die } back to the attack
option-spare-none = Leave both dice in the Stock
option-keep = Keep this roll
option-again = Roll once more
option-rotate = Face #{ $slot } { $enemy } (Moon on #{ $moon })
option-sun = Take the { $die } from the dial
option-sun-none = Take no die

## Answers of chance

chance-die = The { $die } shows { $value }
chance-dragon = { $face ->
    [claw] The Dragon die shows the claw
    [tail] The Dragon die shows the tail
    [teeth] The Dragon die shows the teeth
    [wing] The Dragon die shows the wing
    [chaos] The Dragon die shows chaos
   *[sixth] The Dragon die shows its sixth face
}
chance-plot = The plot roll shows { $number }
chance-enemy = Drawn for #{ $slot }: { $enemy }
chance-chariot = Chariot drawn: { $chariot }
chance-inspiration = Inspiration drawn: { $inspiration }
chance-conspirator = Conspirator drawn: { $conspirator }

## What the log tells of answers and luck (else the notes below tell it, or there is nothing to tell)

option-start-told = { $timed ->
    [yes] You start the clock and roll.
   *[no] You roll the dice.
}
option-reroll-told = { $count ->
    [one] You reroll the lone { $value }.
   *[other] You reroll the { $value }s.
}
option-reroll-dragon-told = { $count ->
    [one] You reroll the lone { $value } and the Dragon die.
   *[other] You reroll the { $value }s and the Dragon die.
}
option-reroll-hold-told = { $count ->
    [one] You reroll one { $value } and hold back the { $die }.
   *[other] You reroll the { $value }s and hold back the { $die }.
}
option-reroll-hold-dragon-told = { $count ->
    [one] You reroll one { $value } and the Dragon die, and hold back the { $die }.
   *[other] You reroll the { $value }s and the Dragon die, and hold back the { $die }.
}
option-place-told = You cover { THE($chariot) } with { $placed } showing { $value }.
option-dragon-beast-told = The Dragon joins the attack on { THE($enemy) } (#{ $slot }).
option-dragon-wing-told = The Dragon spreads its wing between you and { THE($enemy) } (#{ $slot }).
option-shorten-told = You hold back against { THE($enemy) } (#{ $slot }).
option-tint-told = The { $die } counts as { $colour }.
option-again-told = You have the plot rolled once more.
chance-die-told = The { $die } shows { $value }.
chance-dragon-told = { $face ->
    [claw] The Dragon die shows the claw.
    [tail] The Dragon die shows the tail.
    [teeth] The Dragon die shows the teeth.
    [wing] The Dragon die shows the wing.
    [chaos] The Dragon die shows chaos.
   *[sixth] The Dragon die shows its sixth face.
}
chance-inspiration-told = Maia draws her Inspiration: { $inspiration }.

## What happened, for the log

note-phase-ended = { $cause ->
    [stop] You stop rolling.
    [timeout] Time’s up!
   *[forced] Nothing is left to reroll or to place: the rolling is over.
}
note-dice-returned = The pair is incomplete: the { $value } goes back among your dice.
note-went-up = { $spaces ->
    [one] { $enemy } (#{ $slot }) gives ground: the marker goes up one space.
   *[other] { $enemy } (#{ $slot }) gives ground: the marker goes up { $spaces } spaces.
}
note-went-down = { $spaces ->
    [one] { $enemy } (#{ $slot }) gains ground: the marker falls one space.
   *[other] { $enemy } (#{ $slot }) gains ground: the marker falls { $spaces } spaces.
}
note-held = The single does no harm against { THE($enemy) } (#{ $slot }): the marker holds.
note-wrong = { $enemy } (#{ $slot }) is unharmed: the combination is incorrect.
note-shield-raised = { $enemy } (#{ $slot }) raises a Shield.
note-shield-broken = You break the Shield { OF($enemy) } (#{ $slot }).
note-stayed-steady = You stay steady before { THE($enemy) } (#{ $slot }): no Shield goes up.
note-defeated = You defeat { THE($enemy) } (#{ $slot })!
note-wounded = { $enemy } (#{ $slot }) wounds you: wound { $health } of 5.
note-tired = { $space ->
    [top] You exhaust { $die }: it goes to the top of the Exhaustion track.
    [middle] You exhaust { $die }: it goes to the middle of the Exhaustion track.
   *[bottom] You exhaust { $die }: it goes to the bottom of the Exhaustion track.
}
note-swapped = You trade { $white } for { $colour }.
note-enemy-comes = { $enemy } enters the arena at #{ $slot }.
note-chariot-comes = A Chariot rolls in: { $chariot }.
note-stolen = You lose { $die } to the Stock.
note-spared = You send { $die } back to the attack.
note-chariot-covered = You stop { THE($chariot) }: no effect, and what covered the card goes to the Stock.
note-chariot-strikes = Nothing stops { THE($chariot) }: the effect takes place.
note-revealed = A Conspirator steps out of the shadows: { $conspirator }.
note-reveal-delayed = One Conspirator stays in the shadows: the reveal is skipped.
note-acts = The plot thickens: { THE($conspirator) } acts this round.
note-quiet = The plot roll shows { $number }: nobody stirs.
note-chaos-strikes = Chaos! All coloured dice are rerolled.
note-chaos-calmed = The Dragon calms down: chaos counts as the wing.
note-faces-sun = The dial turns: the Sun falls on #{ $sun }, the Moon on #{ $moon }.
note-bonus-taken = The Sun rewards you with { $die } for the next round.
note-moon-rises = The Moon rises over { THE($enemy) } (#{ $slot }): no blow has landed there.
note-wins = { $defeats ->
    [one] The arena is yours: one enemy defeated!
   *[other] The arena is yours: { $defeats } enemies defeated!
}
note-loses = The fifth wound: Maia falls, and the match is lost.
interjection-resign = You lay down your arms and resign.

## Why an answer is not possible

why-unknown = You cannot choose that here (P-151).
why-before-start = The dice have not been thrown yet (P-25).
why-other-step = Not now: another decision comes first (P-151).
why-same-facing = Maia faced this slot last round, and the dial must be turned (P-123).
why-not-in-pool = Only an attack die in your pool that suits the effect can be exhausted (P-62).
why-bonus-die = The die the Sun lent you can be exhausted only if no other die can (P-129).
why-not-asked = No Chariot in play asks for that now: it takes a single of the stated value, or a pair (P-95).
why-no-shorter = This attack cannot be cut short like that (P-52).
why-no-break = Your Inspiration has a set break a Shield only where it would be correct without one (P-167).
why-no-tint = Only a white die that attacks can take a colour, once a round, and only if your Inspiration allows it (P-167).
why-no-swap = A white die of your pool is swapped for a coloured die of the stack, and no other way (P-66).
why-no-target = No enemy stands there (P-120).
why-not-largest = The die comes from your largest group; if several are as large, from the one with the lowest value (P-165).
why-not-covering = Only a die of the pair that has just covered the Chariot can go back to the attack (P-167).
why-not-on-dial = That die is not on the dial (P-126).
why-sun-must = The Sun’s die must be taken (P-126).
why-no-such-die = No die in your pool shows { $value } (P-35).
why-single = Only one die shows { $value }, and a single can never be rerolled (P-36).
why-forbidden = { $value }s cannot be rerolled this round (P-169).
why-no-dragon-die = The Dragon die cannot go with this set: it is not in your pool, or no die may be held back (P-82).
why-no-hold = A set is rerolled whole: no die of it can be held back here (P-35).
why-nothing-there = No die attacks #{ $slot }, so the Dragon has nothing to join there (P-87).
why-wing-single = The wing is no help at #{ $slot }: it only cushions the fall of a single, and never against a Shield (P-90).
why-symbol = { $face ->
    [claw] #{ $slot } does not bear the claw, so the Dragon cannot join this attack (P-85).
    [tail] #{ $slot } does not bear the tail, so the Dragon cannot join this attack (P-85).
   *[teeth] #{ $slot } does not bear the teeth, so the Dragon cannot join this attack (P-85).
}

## Odds of a reroll, next to a percentage

odds-slot = { $what ->
    [up] for #{ $slot } to go up
    [down] for #{ $slot } to go down
    [wound] for a wound from #{ $slot }
    [defeat] to defeat #{ $slot }
    [raise] for the Shield of #{ $slot } to go up
    [break] to break the Shield of #{ $slot }
   *[stay] for nothing to happen to #{ $slot }
}

## What it means to end the combat now

sum-up = As the dice lie: { $blows }.
sum-up-nothing = As the dice lie, nothing moves.
sum-up-slot = #{ $slot } { $what ->
    [up] goes up { $spaces }
    [down] falls { $spaces }
    [wound] wounds you
    [defeat] is defeated
    [raise] raises a Shield
   *[break] loses the Shield
}
reason-slot = #{ $slot }
reason-throw = { $changes }.
reason-throw-nothing = This throw is unlikely to change anything.
reason-rises = { $now ->
    [1] { $percent ->
        [0] #{ $slot } no longer goes up
       *[other] { $lost }% to lose the climb of #{ $slot }
    }
   *[0] { $percent }% for #{ $slot } to go up
}
reason-falls = { $now ->
    [1] { $lost }% to save #{ $slot } from falling
   *[0] { $percent }% for #{ $slot } to fall{ $wound ->
        [yes] { " " }and wound you
       *[no] { "" }
    }
}
reason-cover = It stops { THE($chariot) }. Otherwise: “{ $effect }” Price: { $pair ->
    [yes] two dice
   *[no] one die
}{ $price ->
    [0] { "" }
    [one] , and { $lost } no longer goes up
   *[other] , and { $lost } no longer go up
}.
reason-chaos = { $n ->
    [0] No coloured die is left to be rerolled.
    [one] One coloured die is rerolled, and what it does now is lost.
   *[other] { $n } coloured dice are rerolled, and what they do now is lost.
}
reason-target = { $marker ->
    [1] It wounds you: the marker stands on the last space above the wound.
   *[other] No wound yet: the marker is { $marker } spaces above it now.
}
reason-rest = { $n ->
    [one] You keep one die
   *[other] You keep { $n } dice
}{ $colour ->
    [white] { "" }, and none of your coloured ones is lost.
   *[other] { $count ->
        [0] { "" }, and no enemy asks for a { $colour } one that you would lack.
        [one] { "" }, but { $slots } asks for a { $colour } one next, and this is your only one.
       *[other] { "" }, but { $slots } ask for a { $colour } one next, and this is your only one.
    }
}
reason-rest-lost = The match is lost, whichever die it is.
reason-swap = { $count ->
    [0] No enemy asks for a { $colour } die next; the white one is gone for good.
    [one] { $slots } asks for a { $colour } die next; the white one is gone for good.
   *[other] { $slots } ask for a { $colour } die next; the white one is gone for good.
}
reason-sun = { $count ->
    [0] No enemy asks for a { $colour } die next.
    [one] { $slots } asks for a { $colour } die next.
   *[other] { $slots } ask for a { $colour } die next.
}
reason-needs = { $n ->
    [1] a { $coloured ->
        [0] single
       *[other] { $one } single
    }
   *[other] { $n } dice{ $coloured ->
        [0] { "" }
        [1] , one of them { $one },
       *[other] , a { $one } and a { $two } one among them,
    }
}
reason-rotate = With { $needs } #{ $slot } goes up and earns you a die; behind you, { $marker ->
    [1] a single fall of #{ $behind } wounds you.
   *[other] #{ $behind } is { $marker } falls away from a wound.
}
reason-plot-again = { $n ->
    [one] One number in six wakes a Conspirator.
   *[other] { $n } numbers in six wake a Conspirator.
}
reason-plot-quiet = With this number no Conspirator acts.
reason-plot-acts = { $conspirator } acts: { $effect }

## Words for labels

colour-white = white
colour-blue = blue
colour-green = green
colour-yellow = yellow
face-claw = claw
face-tail = tail
face-teeth = teeth
face-wing = wing
face-chaos = chaos
face-blank = blank
kingdom-sun = Kingdom of the Sun
kingdom-moon = Kingdom of the Moon
kind-enemy = Enemy
kind-chariot = Chariot
kind-inspiration = Inspiration
kind-conspirator = Conspirator
needs-single = One single: { $value }
needs-pair = Any pair
at-once = At once
at-resolution = When attacks are resolved
fact-climb = Dice for each step up from space 1
fact-start = Start
fact-symbol = Weakness
fact-needs = Stopped by
fact-module = Module
fact-number = Number
fact-moment = Acts
printed-start = space { $space } (0 is a wound, { $top } a defeat)
printed-space = { $n ->
    [1] { $coloured ->
        [0] a single
       *[other] a { $one ->
            [blue] blue
            [green] green
           *[yellow] yellow
        } single
    }
   *[other] { $n }{ $coloured ->
        [0] { "" }
        [1] { " " }with a { $one ->
            [blue] blue
            [green] green
           *[yellow] yellow
        }
       *[other] { " " }with a { $one ->
            [blue] blue
            [green] green
           *[yellow] yellow
        } and a { $two ->
            [blue] blue
            [green] green
           *[yellow] yellow
        }
    }
}
track-start = Start
track-top = Top
track-bottom = Wound space
health = Health
exhaustion-top = Exhaustion, top space
exhaustion-middle = Exhaustion, middle space
exhaustion-bottom = Exhaustion, bottom space
pool = Pool
stock = Stock
box = Box
colour-stack = Colour stack
dial = Sun and Moon dial
sun = Sun
moon = Moon
shield = Shield
single = single
set = set

## Modules

module-dragon = Dragon
module-dragon-summary = A Dragon die fights at your side: it joins an attack, cushions a fall, or sows chaos.
module-chariots = Chariots
module-chariots-summary = Chariots charge every round: spend dice to stop them, or suffer what they do.
module-inspiration = Inspiration
module-inspiration-summary = One card, one power, yours for the whole game.
module-shields = Shields
module-shields-summary = An incorrect combination makes an enemy raise its Shield; it takes a single to break it.
module-conspirators = Conspirators
module-conspirators-summary = Every enemy you defeat draws a Conspirator out of the shadows, and each round one of them may act.
module-sun-moon = Sun and Moon
module-sun-moon-summary = Each round you choose whom to face: harm that enemy to win a coloured die, but mind the one behind you.
module-live = real time
module-live-summary = The clock really runs while you roll.
module-budget = every action costs time
module-budget-summary = No hurry: what you do takes seconds off the round, thinking does not.
module-untimed = no timer
module-untimed-summary = A round lasts until you stop rolling.
module-wing = wing
module-blank = blank
module-allowed = allowed
module-forbidden = forbidden
module-collect-then-shift = take dice back, then move the others
module-shift-then-collect = move the dice, then take back
module-final = once, at the end
module-each-time = each time
module-strict = must be a single
module-must = must be taken
module-may = may be taken
module-any = any die
module-last = only as the last die
title-option-round-seconds = With a timer, a round ends after this long at the latest. Sixty seconds are official.
title-option-pause = The clock may be stopped during a round; the board is covered meanwhile.
title-option-sixth-face-wing = The die has two wings.
title-option-sixth-face-blank = The sixth face does nothing.
title-option-short-moves-allowed = A set that could climb several spaces may stop earlier.
title-option-short-moves-forbidden = Every set climbs as far as it can.
title-option-exhaustion-reset-collect-then-shift = Dice on the bottom space return to your pool, then all others move down.
title-option-exhaustion-reset-shift-then-collect = All dice move down first, so each of them returns one round sooner.
title-option-dragon-exhaustible = You may exhaust the Dragon die like any other. Until it returns, it is not rolled.
title-option-chaos-timing-final = Only the face that the Dragon die shows in the end counts.
title-option-chaos-timing-each-time = Whenever the Dragon die falls on chaos, all coloured dice are rerolled at once.
title-option-chariot-partial = A pair may be laid on a Chariot one die after the other. If the second one is missing in the end, the first comes back.
title-option-sun-bonus-must = Whoever has earned a die from the dial takes one.
title-option-sun-bonus-may = You may leave the die you have earned on the dial.
title-option-chariot-single-strict = The die must be a single when it is placed.
title-option-chariot-single-any = Any one die of the value will do, even out of a set.
title-option-sun-exhaust-last = The die the Sun lent you can be exhausted only if no other die can. It then rests on the track like the others.
title-option-sun-exhaust-any = The letter of the rulebook: you may exhaust any die. The one the Sun lent you goes back to the dial after the attacks, so it is never missed.
title-option-roll-seconds = Taken off the round for each reroll where every action costs time.
title-option-place-seconds = Taken off the round for each die placed on a Chariot where every action costs time.
title-option-grace-ms = In real time, an answer that arrives this late still counts. It makes up for a slow connection.
title-option-live-lock-ms = In real time, only stopping is possible for this long after a reroll, as if real dice were rolling.
title-option-live-place-lock-ms = In real time, only stopping is possible for this long after a die is placed.
title-option-parity = In real time, the waits last as long as the same actions cost where every action costs time, and there is no grace.
title-option-ring-index = The space of the Health track with the three-coloured ring: at that wound you trade a white die for a coloured one.

## Steps of a round (P-131)

step-plot = Plot
step-dial = Dial
step-roll = Roll
step-chariots = Chariots
step-dragon = Dragon
step-resolve = Resolve
step-sun-moon = Sun and Moon
step-win = Victory?
step-rest = Reset
step-stock = Stock
step-enemies = New enemies
step-chariots-drawn = New Chariots

## What is in force this round

effect-single-extra = { $count ->
    [one] Each single that makes a marker fall makes it fall one more space.
   *[other] Each single that makes a marker fall makes it fall { $count } more spaces.
}
effect-req-plus = { $count ->
    [one] Every requirement asks for one more die, except where a single is wanted.
   *[other] Every requirement asks for { $count } more dice, except where a single is wanted.
}
effect-one-step = No attack moves a marker up more than one space.
effect-shroud = All { $colour } dice count as white.
effect-unguarded = Slots { $slots }: where no die attacks, the marker falls one space.
effect-grounded = The Dragon is grounded: its die is not used, not even for chaos.
effect-forbidden = { $value }s cannot be rerolled.
effect-plus-kingdom = { $kingdom ->
    [sun] Enemies of the Sun kingdom ask for one more die,
   *[moon] Enemies of the Moon kingdom ask for one more die,
} except where a single is wanted.
effect-tint = The { $die } counts as the colour of your Inspiration.

## How it ended

result-won = { $rounds ->
    [one] Victory: { $defeats } enemies defeated in a single round!
   *[other] Victory: { $defeats } enemies defeated in { $rounds } rounds!
}
result-lost = Defeat: the fifth wound was one too many.
result-resigned = Defeat: you laid down your arms.

## The board in the browser

board-arena = Arena
board-dice = Dice
board-headline = Round { $round } · { $defeats } of { $to_win } defeated
board-defeats = { $count } of { $to_win } enemies defeated
board-key-skip = Skip the animation
board-key-let-go = Put back what you hold

# Enemies
board-enemy = { $slot }, { $name }: { $what }
board-slot-empty = { $slot }: nobody
board-slot-open = the gate is open
board-no-weakness = no weakness
board-no-ability = No ability.
board-new = new
board-stamp-defeat = Defeated
board-stamp-wound = Wound
board-track = Battle track: { $at } of { $top }
board-track-start = Start
board-track-wound = Wound
board-next = next: { $count } dice
board-next-colour = next: { $count } dice, 1 { $colour }
board-next-two-colours = next: { $count } dice, 1 { $colour }, 1 { $other }
board-next-lone = { $colour ->
    [none] next: any lone die
   *[other] next: a lone { $colour } die
}

# What dice would do to an enemy, or did
board-not-struck = not struck
board-effect-up = up { $spaces }
board-effect-down = down { $spaces }
board-effect-stay = no effect
board-effect-wound = wound
board-effect-defeat = defeated
board-effect-raise = Shield goes up
board-effect-break = Shield breaks
board-odds = { $what ->
    [up] up { $percent }%
    [down] down { $percent }%
    [wound] wound { $percent }%
    [defeat] defeated { $percent }%
    [raise] Shield up { $percent }%
    [break] Shield breaks { $percent }%
   *[stay] nothing { $percent }%
}

# Why the attack on a slot came out as it did
board-why-up = { $spaces ->
    [one] { $count } dice pay for one space.
   *[other] { $count } dice pay for { $spaces } spaces.
}
board-why-up-dragon = { $spaces ->
    [one] With the Dragon, { $count } dice pay for one space.
   *[other] With the Dragon, { $count } dice pay for { $spaces } spaces.
}
board-why-wanted = Just the die it wants.
board-why-single = { $spaces ->
    [one] A single: one space down.
   *[other] A single: { $spaces } spaces down.
}
board-why-wing = The wing cushions the fall.
board-why-held = The single does no harm.
board-why-wrong = Incorrect combination.
board-why-raised = Incorrect combination: the Shield goes up.
board-why-steady = Incorrect combination, but you stay steady.
board-why-punished = An incorrect combination costs one space.
board-why-shielded = A set against the Shield: one space down.
board-why-broken = A single breaks the Shield.
board-why-broken-by-set = The set breaks the Shield.
board-why-spiked = The Shield breaks, and its spikes sting.
board-why-alone = Left alone: one space down.
board-why-heals = Left alone, it recovers.
board-why-none = Not struck.
board-why-nothing = No effect.
board-why-moon = Then the Moon: one space down.
board-why-chariot = { $chariot } strikes.
board-fate-wound = wound
board-fate-defeat = defeated
board-resolution = How round { $round } came out
board-pace = Speed of the animation
board-pace-step = Step
board-pace-1 = ×1
board-pace-4 = ×4
board-pace-skip = Skip

# Dice
board-die = { $value ->
    [0] { $colour } die
   *[other] { $colour } die showing { $value }
}
board-bonus = Sun bonus
board-bay = Bay { $value }: { $what }
board-bay-empty = empty
board-set-of = set of { $count }
board-stays = stays
board-stays-name = The lone { $value } stays: why?
board-reroll = Reroll
board-reroll-held = Reroll the rest
board-reroll-set = Reroll the { $value }s, a set of { $count }
board-reroll-lone = Reroll the lone { $value }
board-rolling = rolling…
board-forbidden = { $name } forbids it
board-forbidden-plain = forbidden
board-forbidden-name = The { $value }s may not be rerolled: why?
board-hold = Hold back: { $die }
board-pool = { $count ->
    [one] One die in your hand
   *[other] { $count } dice in your hand
}
board-colour-dice = { $colour ->
    [white] White
    [blue] Blue
    [green] Green
   *[yellow] Yellow
}
board-stock-back = back after this round
board-never-tires = never tires
board-only-if-no-other = only if there is no other
board-out-of-reach = out of reach

# The Dragon die
board-dragon = Dragon
board-dragon-die = Dragon die, { $face }
board-dragon-joins = joins
board-dragon-joins-name = The Dragon die is thrown with the next set
board-dragon-apart = stays out
board-dragon-choose = choose
board-grounded = grounded
board-resting = resting

# Chariots
board-chariot = { $name }: { $want }
board-chariot-place = { $name }: place dice here. { $want }
board-inspiration-is = { kind-inspiration }:
board-uncovered = If not covered:
board-covered = Covered: it cannot strike.
board-needs-single = A lone { $value }
board-needs-pair = Any pair
board-choose-dice = Choose dice
board-place-these = Place

# Centre
board-royal-box = Royal box: the Conspirators
board-hidden = hidden
board-active = (active this round)
board-edict = { $name }: { $text }
board-in-force = In force this round
board-second-sign = s
board-seconds = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
board-health-left = { $left } left
board-stack = { $count ->
    [one] Colour stack: the last coloured die can be swapped in from wound { $wounds } on
   *[other] Colour stack: { $count } coloured dice can be swapped in from wound { $wounds } on
}
board-exhaustion = Exhaustion
board-back-next = back next →
board-many-dice = { $count } dice
board-choose-tired = Choose the die to exhaust

# Beside a choice
board-choice-put-to-rest = A die has to rest
board-choice-swap = A white die for a coloured one
board-choice-take-bonus = A die from the Sun
board-after-health = Health: { $before } left → { $after } left
board-after-start = { $enemy } returns to Start
board-after-rest = The die moves one space each round and comes back from the last
board-after-swap = Choose the white die that leaves the match, and the coloured one that joins you
board-after-bonus = It fights for you in the next round, then returns to the dial

# Effects in force, as short as they can be told
board-force-single-extra = { $count ->
    [one] Each single drops its marker one more space.
   *[other] Each single drops its marker { $count } more spaces.
}
board-force-req-plus = { $count ->
    [one] Every space asks for one more die.
   *[other] Every space asks for { $count } more dice.
}
board-force-tint = One white die is tinted.

# Cards in one short sentence; the full text is on the card
board-verb-double = { $colour ->
    [blue] Blue dice count as two.
    [green] Green dice count as two.
   *[yellow] Yellow dice count as two.
}
board-verb-wants-single = Only a lone die that fits moves it up; sets fail.
board-verb-fall-two = A single drops the marker two spaces.
board-verb-heals = Left alone, it recovers one space.
board-verb-ambush = Left alone, it strikes: one space down.
board-verb-one-step = Goes up one space at most.
board-verb-exact = Wants the exact dice, not one too many.
board-verb-shuns = { $colour ->
    [blue] A blue die spoils a set.
    [green] A green die spoils a set.
   *[yellow] A yellow die spoils a set.
}
board-verb-punishes = An incorrect set costs one space.
board-verb-heavy-wound = Its wound exhausts two dice.
board-verb-last-blow = Defeated, it still exhausts one die.
board-verb-guarded = Comes with a Shield.
board-verb-spiked = Breaking its Shield costs one space.
board-verb-beast-any = { $face ->
    [claw] The claw may join an attack on any enemy.
    [tail] The tail may join an attack on any enemy.
   *[teeth] The teeth may join an attack on any enemy.
}
board-verb-calm = Chaos may count as the wing.
board-verb-great-wing = The wing cancels the whole fall.
board-verb-near-value = Chariots accept a value one off.
board-verb-spare-die = One die of a pair may return from a Chariot.
board-verb-breaker = A correct set may break a Shield instead.
board-verb-steady = The first Shield of a round stays down.
board-verb-second-look = You may roll the plot once more.
board-verb-delay = { $reveals ->
    [one] The first reveal is skipped.
   *[other] The first { $reveals } reveals are skipped.
}
board-verb-hold-dial = The dial may stay where it is.
board-verb-moon-ward = A set keeps the Moon off the enemy behind you.
board-verb-extra-time = { $seconds ->
    [one] With a timer, each round is one second longer.
   *[other] With a timer, each round is { $seconds } seconds longer.
}
board-verb-lone-reroll = Once a round, you may reroll a single.
board-verb-hold-one = Once a round, hold back one die of a big set.
board-verb-safe-single = The lowest harmful single does no harm.
board-verb-quick-rest = After a wound, dice rest one round less.
board-verb-tinted = { $colour ->
    [blue] Once a round, a white die counts as blue.
    [green] Once a round, a white die counts as green.
   *[yellow] Once a round, a white die counts as yellow.
}
board-verb-single-extra = Each single drops its marker one more space.
board-verb-down-slot = The marker of enemy { $value } falls one space.
board-verb-down-leader = The marker nearest to Top falls one space.
board-verb-exhaust = { $die ->
    [white] Exhaust one white die.
   *[any] Exhaust one die.
}
board-verb-req-plus = Every space asks for one more die.
board-verb-shroud = { $colour ->
    [blue] Blue dice count as white.
    [green] Green dice count as white.
   *[yellow] Yellow dice count as white.
}
board-verb-scatter = All dice showing { $value } are rerolled.
board-verb-one-step-all = No marker goes up more than one space.
board-verb-steal = Your largest group loses a die.
board-verb-unguarded = { $parity ->
    [odd] In odd slots, markers nobody attacks fall one space.
   *[even] In even slots, markers nobody attacks fall one space.
}
board-verb-raise-shield = Enemy { $value } raises a Shield.
board-verb-ground = The Dragon die is not used.
board-verb-down-choice = A marker of your choice falls one space.
board-verb-tired = Exhaust one die.
board-verb-haste = { $seconds ->
    [one] one second less
   *[other] { $seconds } seconds less
}
board-verb-forbid = { $value }s cannot be rerolled.
board-verb-req-plus-of = { $kingdom ->
    [sun] Sun enemies ask for one more die.
   *[moon] Moon enemies ask for one more die.
}
board-verb-rally = The marker nearest to Top falls one space.

# Names as they fit below a medallion
board-who-tavish-of-the-hours = Tavish
board-who-doctor-sallow = Sallow
board-who-countess-ombrelle = Ombrelle
board-who-fern = Fern
board-who-baron-pitfall = Pitfall
board-who-queen-brianna = Brianna

# Prompt bar, options and log
board-aside-opening-roll = { $chariots ->
    [0] All dice in your pool are thrown; then you may reroll sets until you stop.
   *[other] All dice in your pool are thrown; then you may reroll sets and cover Chariots until you stop.
}
board-aside-reroll-place-or-stop = Sets are rerolled whole. Singles stay where they fell. Each die strikes the enemy of its number.
board-aside-put-to-rest = It comes back when it leaves the last space of the Exhaustion track.
board-aside-swap = Optional: the next space may ask for a coloured die.
board-aside-dragon = Optional: one enemy only, and only where a die already attacks.
board-aside-resolve = Markers move from 1 to 6; then defeats and wounds are counted.
board-aside-rotate = Harm the Sun enemy to win a coloured die. If the Moon enemy is not harmed, its marker falls one space.
board-aside-target = You cannot refuse. Mind the markers that stand just above Wound.
board-aside-spare = Optional: your Inspiration lets one die fight after all.
board-brief-reroll = Reroll
board-brief-hold = Reroll, hold one
board-brief-place = Place on { $chariot }
board-brief-exhaust = Exhaust
board-brief-swap = Swap
board-brief-give = Lose to the Stock
board-brief-spare = Send back
board-brief-tint = Tint
board-brief-sun = Take
board-missing-reroll = Reroll the { $value }s
board-phase-reset = Reset

## Lessons: a trainer speaks to Maia, one thought a step

lesson-roll = The roll
lesson-roll-start = Welcome to the arena, Maia! Six enemies stand around you, each with a number on a brass disc, and your weapons are eight dice. Throw them: nobody is timing you today.
lesson-roll-set = Your dice have sorted themselves by value. Five of them are singles and stay where they fell, but three 5s make a set: their bay is lit, and you may throw it again, whole. Reroll the 5s.
lesson-roll-company = A 3, a 4 and a 6: each found a lonely die and made a pair of it. That is how you rescue a single: send it company. Two 4s are not enough for Rurik, so reroll those as well.
lesson-roll-stop = One more rescued! Each die strikes the enemy with its number, and the foot of that card already tells you how it will end: 2, 3 and 6 go up, only the lone 1 slips down. I would take that. Stop.
lesson-roll-moved = Watch the markers beside the enemies. A set that is good enough lifts its marker towards the crown, where the enemy is beaten; a single lets it slip towards the blood drop, where you are wounded. Nobody struck 4 and 5, so nothing moved there.
lesson-roll-end = That is a whole round: throw, reroll sets for as long as you like, stop, and every value strikes its enemy. Beat eight of them and the arena is yours; the fifth wound is the last.

lesson-track = The battle track
lesson-track-start = Today we read the battle tracks. Your marker waits on Start, between the crown at the top and the wound at the bottom, and the framed space above it shows what your dice must bring. Throw, and keep an eye on Pim Candlewick.
lesson-track-colour = Four 3s for Pim, and still his card says “no effect”: his next space wants three dice, one of them yellow. Your yellow die sits alone on 6, and a single cannot move. So reroll the 5s, and hope that one of them joins it.
lesson-track-yellow = The blue die has joined the yellow one, and together they may fly again. The white die was less kind: alone on 1, it smells of a wound. Reroll the 6s!
lesson-track-stop = Yellow on 3, and Pim goes up! Two 2s are one too few for Oriane: no gain, but no harm either. The lone 1 will wound you, and once you should know how that feels. Stop.
lesson-track-exhaust = Mother Owlglass’s marker has hit the bottom. A wound costs you a heart, her marker returns to Start, and one of your dice must rest. Let it be the white 1: colours are harder to spare.
lesson-track-again = There it lies, on the Exhaustion track. Every round the dice there slide one space on, and whoever leaves the last space comes back: so you have eight again. Pim stands one step below the crown. Throw!
lesson-track-hunt = Pim’s last space wants three dice, of any colour, and one 3 is already there. The 6s do nothing where they are. Reroll them.
lesson-track-last = One of them found its way to Pim. The other has joined the 5s, which is just as good: three idle dice that may fly at once. Reroll the 5s.
lesson-track-strike = Three 3s, and the foot of Pim’s card turns green: defeated! Even the lone 4 has found company. The 1s lack the green die that Mother Owlglass asks for, but a set does no harm by falling short. Stop, and enjoy it.
lesson-track-fallen = One down, seven to go, and the next enemy is already at the gate. A bigger set can be faster still: it climbs several spaces in one attack, as long as it pays for each of them with different dice.
lesson-track-stack = Wounds have their consolation. From the second one on, the coloured dice on your row of hearts are within reach: one of your white dice for one of them, if you like. Just do not wait for the fifth.

lesson-clock = Against the clock
lesson-clock-start = Now in earnest: a round lasts sixty seconds, though I grant you ninety today. The ring around you burns only while you throw; whatever comes after, you may ponder in peace. The clock starts with your dice. Ready?
lesson-clock-first = Two wounds are looming, at 3 and at 4. The 2s are idle. Reroll them, quick!
lesson-clock-lock = The 3 is saved! While dice tumble, you cannot throw others for three seconds: time to look around. Now the 5s.
lesson-clock-free = Both wounds averted. From here on it is your round: throw whatever you like with an eye on the feet of the cards. Stop when you like what they say, or stay and see what zero does.
lesson-clock-zero = Stopped or out of time, it makes no difference: the throwing ends, and every die strikes where it lies. At zero nothing is lost but the next throw.
lesson-clock-calm = While the clock runs, nothing can be taken back; when it stands still, you have all the time in the world. And if sixty seconds are too few, choose a longer round before a match, or no clock at all.

lesson-dragon = Dragon and Shields
lesson-dragon-start = You are not alone today: the red die is your Dragon. It flies with the first throw of each round, but it never belongs to a set. Your enemies have learnt something too: they carry Shields. Throw.
lesson-dragon-flies = The Dragon bares its teeth, but nobody here bears that mark. It may fly again with any set: flip the switch below it, then reroll the 1s.
lesson-dragon-weakness = The tail! Old Brasstooth bears it in red on his card: that is his weakness. And do read the cards: against Lady Gloam a yellow die counts as two, so even your lone 3 is a set. Stop.
lesson-dragon-joins = Now send the Dragon. At 5 the lone green die means a wound; with the Dragon beside it they are two, and the marker goes up instead. To Old Brasstooth!
lesson-dragon-shield = Two 6s were not enough for Sister Carapace, so she raised her Shield. With Shields every wrong set does that, and then the world is upside down: a set makes the marker fall, and only a single breaks the Shield. Throw.
lesson-dragon-chaos = A lone 6: for once, just what we want. But the Dragon shows chaos, and chaos throws all your coloured dice again before the blows fall. So reroll the idle 4s, with the switch on, and the Dragon with them.
lesson-dragon-wing = The yellow 3 has company, and the Dragon spreads its wing. The new lone 1 looks like a wound, but that is what a wing is for. Stop.
lesson-dragon-cushion = The wing cushions the fall of one single, whichever enemy it strikes. Spread it over the 1, and Oriane’s marker stays where it is.
lesson-dragon-broken = Not a scratch, and Sister Carapace’s Shield is in pieces. Old Brasstooth holds one now, because two 5s were one too few for his last space. Next round, a lone 5 would come in handy.
lesson-dragon-end = Claw, tail and teeth join a blow against whoever bears that mark, the wing catches a single, chaos helps nobody. Keep what serves you, and let the rest fly again.

lesson-arena = The whole arena
lesson-arena-dial = The dial first: choose whom you face, in the Sun, and behind you falls the Moon. Harm the Sun’s enemy and you win a coloured die; leave the Moon’s unharmed and its marker slips. Face 4, because Halda behind you has a space to spare.
lesson-arena-chariot = And here comes a Chariot! Unless you lay a lone 2 on Rattlebones while you throw, it will scatter all your 5s before the blows fall. Throw.
lesson-arena-chances = Three wounds looming, and three idle 1s. Before you throw, look at the list of options: it tells you your chances. Then reroll the 1s.
lesson-arena-place = One for 4, one for 5, one for 6: what a throw! The lone 2 still means a wound, and Rattlebones is after those 5s. Lay the 2 on the Chariot, and you are rid of both.
lesson-arena-stop = Look at card 2: the wound is gone, for a die on a Chariot strikes nobody, and after the round it is yours again. Three markers are about to climb, and one of them is Halite’s, in the Sun. Stop.
lesson-arena-sun = Halite is hurt, so the Sun pays: one coloured die for the next round. Take the blue one, her next space asks for it.
lesson-arena-moon = The Moon has had its share as well: nobody touched Halda, and her marker slipped. Next round you must turn to somebody else.
lesson-arena-fern = Fern, a Conspirator, is waiting up there. Each round a die is rolled for the plot, and whoever bears its number makes trouble. Twice it was a 1, so Fern, who has the 4, kept still; but every enemy you beat brings another one out of the shadows.
lesson-arena-help = You are never alone: the bulb gives you a hint, the curved arrow takes an answer back unless a clock is running, and the red ribbon opens the rules. Whatever you cannot do tells you why if you press it.
lesson-arena-play = Inspiration I leave for you to discover: a card with a power that is yours for a whole match. Begin with the bare arena and add one thing at a time. Now go and play, Maia: I shall be the loudest in the stands!

## The title in the lobby

title-tagline = One minute, a fistful of dice, six who want you dead.
title-how-1 = Roll. Every die that shows 3 attacks enemy 3, and so on.
title-how-2 = Reroll your sets until the minute is up. A single die stays, and works against you.
title-how-3 = Defeat eight enemies before the fifth wound.
title-lead = Defeat eight enemies in the arena before the fifth wound. The modules change what is dangerous.
title-preset-plain = Training
title-preset-mix = Modules
title-mix-none = Training

## What an answer changes: after "+2" or "−1"

counted-defeats = { $n ->
    [one] Enemy defeated
   *[other] Enemies defeated
}
counted-wounds = { $n ->
    [one] wound
   *[other] wounds
}
counted-resting = { $n ->
    [one] die resting
   *[other] dice resting
}

## What an answer does, in two or three words beside it

board-brings-defeated = defeats #{ $slot }
board-brings-went-up = #{ $slot } up { $spaces }
board-brings-shield-broken = breaks the Shield of #{ $slot }
board-brings-chariot-covered = stops the Chariot
