### Tamashii, in English

## What cards say: verbs (T-314)

signed = { $change ->
    [-3] −3
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
    [3] +3
   *[other] { $change }
}
tokens = { $n ->
    [one] token
   *[other] tokens
}
asset-kind = { $asset ->
    [power] Power
    [shield] { $n ->
        [one] Shield
       *[other] Shields
    }
    [memory] Memory
    [reroll] { $n ->
        [one] Reroll
       *[other] Rerolls
    }
    [same] Assets of one kind
    [different] different Assets
   *[any] { $n ->
        [one] Asset of your choice
       *[other] Assets of your choice
    }
}
asset-of-theirs = { $asset ->
    [any] { $n ->
        [one] Asset of their choice
       *[other] Assets of their choice
    }
   *[other] { asset-kind }
}
whose-choice = { $seat ->
    [no] your choice
   *[other] their choice
}
type-of-token = { $type ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [open] Open
    [corrupted] Corrupted
    [essential] Essential
    [any] Basic
   *[no] Data
}
data-gained = { $type ->
    [any] Basic { tokens } of { whose-choice }
   *[other] { type-of-token } { tokens }
}
data-given = { $type ->
    [any] Basic or Open { tokens }
   *[other] { type-of-token } { tokens }
}
verb-gain = { $seat ->
    [no] gain { $n } { asset-kind }
   *[other] { $seat } gains { $n } { asset-of-theirs }
}
verb-lose = { $seat ->
    [no] lose { $n } { asset-kind }
   *[other] { $seat } loses { $n } { asset-of-theirs }
}
verb-spend = spend { $n } { asset-kind }
verb-lend = lend { $n } { asset-kind }
verb-exp = { $seat ->
    [no] { $change ->
        [-1] pay 1 EXP
        [-2] pay 2 EXP
       *[other] gain { $change } EXP
    }
   *[other] { $seat } gains { $change } EXP
}
verb-token = { $seat ->
    [no] gain { $n } { data-gained }
   *[other] { $seat } gains { $n } { data-gained }
}
verb-bag = { $seat ->
    [no] put { $n } { data-gained } into your bag
   *[other] { $seat } puts { $n } { data-gained } into the bag
}
verb-dump = { $seat ->
    [no] dump { $n } { data-given }
   *[other] { $seat } dumps { $n } { data-given }
}
verb-discard = { $seat ->
    [no] discard { $n } { data-given }
   *[other] { $seat } discards { $n } { data-given }
}
verb-purge = discard { $n ->
    [one] 1 Corrupted token
   *[other] { $n } Corrupted tokens
} from your Dump or Launcher
verb-prepare = Prepare { $n }
verb-program = Program { $n }
verb-unlock = Unlock { $n }
verb-fill = fill your Launcher
verb-exchange = { $n ->
    [one] exchange 1 token of your Launcher for one of your Dump
   *[other] exchange up to { $n } tokens of your Launcher for as many of your Dump
}
verb-essential = { $type ->
    [any] change your Essential type
   *[other] your Essential type becomes { type-of-token }
}
verb-launch = launch one available Pattern at once
verb-recover = { $seat ->
    [no] recover { $n } Integrity
   *[other] { $seat } recovers { $n } Integrity
}
verb-maxintegrity = your maximum Integrity rises by { $n }
verb-wound = { $seat ->
    [no] suffer { $n ->
            [one] 1 wound
           *[other] { $n } wounds
        }
   *[other] { $seat } suffers { $n ->
            [one] 1 wound
           *[other] { $n } wounds
        }
}
verb-bleed = { $seat ->
    [no] lose { $n } Integrity
   *[other] { $seat } loses { $n } Integrity
}
verb-cancel = cancel { $n } of these wounds
verb-damage = { $target ->
    [no] deal { $n } damage
   *[other] deal { $n } damage to { $target }
}
verb-defeat = { $n ->
    [no] { $target ->
        [no] defeat your Top Enemy
       *[other] defeat { $target }
    }
   *[other] { $target ->
        [no] defeat your Top Enemy if it has { $n } or less Integrity left
       *[other] defeat { $target } if it has { $n } or less Integrity left
    }
}
verb-divert = { $target ->
    [no] divert your Top Enemy
   *[other] divert { $target }
}
verb-mend = { $target ->
    [no] the Top Enemy recovers { $n } Integrity
   *[other] { $target } recovers { $n } Integrity
}
verb-attach = { $seat ->
    [no] attach { $n ->
            [one] 1 Enemy
           *[other] { $n } Enemies
        }
   *[other] { $seat } attaches { $n ->
            [one] 1 Enemy
           *[other] { $n } Enemies
        }
}
verb-lure = { $target ->
    [no] take over an Enemy of another player
   *[other] take over { $target }
}
verb-shove = hand { $n ->
    [one] 1 of your Enemies
   *[other] { $n } of your Enemies
} to { $seat }
verb-take = take { $n } { asset-kind } from { $seat }
verb-enemy = { $seat ->
    [no] { $card } is attached to you
   *[other] { $card } is attached to { $seat }
}
verb-promote = one of your Enemies becomes the Top Enemy
verb-trace-to-0 = your Trace becomes 0
verb-trace-on = Trace counts from now on, and everybody’s marker goes on 0
verb-trace = { $seat ->
    [no] Trace { signed }
   *[other] { $seat } has Trace { signed }
}
verb-dice = roll { $n ->
    [one] 1 more die
   *[other] { $n } more dice
}
verb-reroll = reroll { $n ->
    [one] 1 die
   *[other] up to { $n } dice
}
verb-face = turn { $n ->
    [one] 1 die
   *[other] up to { $n } dice
} to the { $face ->
    [common] common symbol
    [rare] rare symbol
   *[blank] blank side
}
verb-weaken = the next Enemy box deals { $n ->
    [one] 1 wound fewer
   *[other] { $n } wounds fewer
}
verb-stun = the Number die moves on, and no box is resolved
verb-move = move up to { $n ->
    [one] 1 tile
   *[other] { $n } tiles
} without Trace
verb-move-free = move up to { $n ->
    [one] 1 tile
   *[other] { $n } tiles
} without Trace, across face-down tiles, too
verb-move-revealed = move to a revealed tile within { $n ->
    [one] 1 step
   *[other] { $n } steps
} without Trace
counter-kind = { $token ->
    [ascend] Ascend
    [success] Success
   *[other] { $token }
}
verb-carry = carry up to { $n } × { counter-kind } along
verb-bring = bring { $n ->
    [one] 1 other character
   *[other] up to { $n } other characters
} along
verb-march = “{ $figure }” moves { $n ->
    [one] 1 place
   *[other] { $n } places
} along “{ $row }”
verb-swap-tiles = { $tiles } and { $others } change places
verb-hide = turn { $tile } face down
verb-reveal = reveal { $tile }
verb-look = look at the next { $n } cards of { $pile ->
    [enemies] the Enemy deck
    [bodies] the Body deck
   *[other] a faction deck
}
verb-look-tile = look at { $tile }
verb-look-token = look at the Exploration token on { $tile }
verb-look-body = look at the Body on { $tile }
verb-body = your other Body becomes active
verb-body-market = take a Body from the Market without its Pattern
verb-body-here = take the Body that lies here
verb-stash-body = put { $n } Bodies of the deck on { $tiles }
verb-stash-body-it = put this Body on { $tile }
verb-drop-body = put the Bodies on { $tiles } under the deck
verb-refresh-market = { $n ->
    [one] replace 1 Body of the Market
   *[other] replace { $n } Bodies of the Market
}
verb-refresh-whole-market = replace the whole Market
verb-draw-class = draw 2 class cards, keep 1
faction-name = { $faction ->
    [spartans] Spartan
    [ninkyo] Ninkyo
    [seekers] Seeker
   *[plebeians] Plebeian
}
verb-draw-faction = draw 1 { faction-name } card
verb-draw-keep = draw { $n } { faction-name } cards and keep { $k }
verb-equip = equip an Augmentation for { $n } Memory less
verb-break-this = Break
verb-break = Break { $n } of your Faction cards
verb-again = use a slot, a Body’s ability or a District effect that was used this turn once more
verb-pass = your step ends
verb-nothing = nothing happens
counters-of = { $token ->
    [ascend] Ascend tokens
    [success] Success tokens
   *[other] { $token }
}
counter-of = { $token ->
    [ascend] { $n ->
        [one] Ascend token
       *[other] Ascend tokens
    }
    [success] { $n ->
        [one] Success token
       *[other] Success tokens
    }
   *[other] { $token }
}
one-counter = { $token ->
    [ascend] an Ascend token
    [success] a Success token
   *[other] { $token }
}
die-in-text = Die token ({ $face })
verb-put-on = put { $n } { counter-of } on { $places }
verb-clear-on = { $n ->
    [no] remove all { counters-of } from { $places }
   *[other] remove { $n } { counter-of } from { $places }
}
verb-clear-all-on = remove all { counters-of } from { $places }
verb-time = Time { signed }
verb-time-set = set Time to { $n }
verb-card = draw card { $card }
verb-card-on = put card { $card } on { $tile }
verb-drop = { $card } leaves play
verb-boss-move = the boss moves { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
verb-boss-hurt = the boss loses { $n } Integrity
verb-boss-on = the boss appears on { $tile }
state-of-boss = { $state ->
    [grounded] Grounded
    [charged] Charged
   *[other] in its other state
}
verb-boss-state = { $state ->
    [other] the boss changes its state
   *[one] the boss becomes { state-of-boss }
}
verb-open = unlock { $item }
verb-close = lock { $item } away
verb-tick = tick { $item }
verb-end-won = the scenario is won
verb-end-lost = the scenario is lost
verb-meet = this goal is met
verb-rule = { $odd ->
    [propagate] Propagate: the First Player rolls as many dice as { $n }, and each die puts 1 Ascend token on the Generation tile with its Die token, or on the nearest tile of that Sector without one; if all have one, on the sheet
    [backup] deal 2 damage to the boss, or 4 if you dump another Pattern
   *[battery] the BOT gains 1 battery
}

## Counts (T-314c)

count-players = { $form ->
    [each] player
   *[number] the number of players
}
count-dice = { $form ->
    [each] die
   *[number] X
}
count-time = Time
count-turn = the number of the turn
count-pool = the Corrupted pool
count-trace = { $form ->
    [each] point of Trace
    [compared] { $subject ->
            [me] your Trace
           *[other] the Trace of { $whom }
        } is { $sign ->
            [none] 0
           *[other] { how-many }
        }
   *[number] your Trace
}
count-integrity = your Integrity
count-maxintegrity = your maximum Integrity
count-exp = { $form ->
    [each] EXP
    [compared] { you-have } { how-many } EXP
   *[number] EXP
}
count-locks = { $form ->
    [each] Lock
    [compared] { you-have } { how-many } { $n ->
            [one] Lock
           *[other] Locks
        }
   *[number] the number of Locks
}
count-batteries = { $form ->
    [each] battery
   *[number] the number of batteries
}
count-power = { $form ->
    [each] point of Power you have
    [compared] { you-have } { how-many } Power
   *[number] Power
}
count-shield = { $form ->
    [each] Shield you have
    [compared] { you-have } { how-many } { $n ->
            [one] Shield
           *[other] Shields
        }
   *[number] the number of Shields
}
count-memory = { $form ->
    [each] point of Memory you have
    [compared] { you-have } { how-many } Memory
   *[number] Memory
}
count-reroll = { $form ->
    [each] Reroll you have
    [compared] { you-have } { how-many } { $n ->
            [one] Reroll
           *[other] Rerolls
        }
   *[number] the number of Rerolls
}
count-assets = { $form ->
    [each] Asset you have
    [compared] { you-have } { how-many } { $n ->
            [one] Asset
           *[other] Assets
        }
   *[number] the number of Assets
}
count-enemies = { $form ->
    [each] Enemy attached to you
    [compared] { you-have } { how-many } { $n ->
            [one] Enemy
           *[other] Enemies
        }
   *[number] the number of attached Enemies
}
count-bodies = { $form ->
    [each] advanced Body
    [compared] { you-have } { how-many } { $n ->
            [one] advanced Body
           *[other] advanced Bodies
        }
   *[number] the number of advanced Bodies
}
count-cards = { $form ->
    [compared] { you-have } { how-many } { $equipped ->
            [no] { $n ->
                [one] Augmentation
               *[other] Augmentations
            }
           *[other] { $n ->
                [one] equipped Augmentation
               *[other] equipped Augmentations
            }
        }
   *[number] the number of { $equipped ->
        [no] Augmentations
       *[other] equipped Augmentations
    }
}
where-tokens-are = { $where ->
    [launcher] on your Launcher
    [bag] in your bag
    [dump] in your Dump
   *[pool] on your Launcher, in your bag and your Dump
}
count-tokens-on = { $form ->
    [each] { type-of-token } token { where-tokens-are }
   *[number] the number of { type-of-token } tokens { where-tokens-are }
}
count-put-on = { $form ->
    [each] of the { counters-of } on { $places }
    [compared] there { $n ->
            [one] is
           *[other] are
        } { how-many } { counter-of } on { $places }
   *[number] the number of { counters-of } on { $places }
}
count-bodies-on = { $form ->
    [each] Body on { $places }
   *[number] the number of Bodies on { $places }
}
count-steps-between = { $form ->
    [each] step from { $tiles } to { $others }
   *[number] the distance from { $tiles } to { $others }
}
count-steps = { $form ->
    [compared] { you-have } moved { how-many } { $n ->
            [one] step
           *[other] steps
        }
   *[number] the number of steps moved
}
count-districts = { $form ->
    [compared] { you-have } used { how-many } { $n ->
            [one] District effect
           *[other] different District effects
        }
   *[number] the number of different District effects used
}
count-amount = { $form ->
    [each] of them
   *[number] their number
}
count-paid = { $form ->
    [each] one paid
   *[number] the number paid
}
count-marched = { $form ->
    [each] place moved
   *[number] the number of places moved
}
count-drawn = { $form ->
    [compared] { you-have } drawn { how-many } { $n ->
            [one] token
           *[other] tokens
        }
   *[number] the number of tokens drawn
}
count-boss-integrity = the boss’s Integrity
count-boss-armour = the boss’s Armour

## Conditions (T-314d)

fact-ticked = { $card } is ticked
fact-active = { $card } is in play
fact-boss-in-play = the boss is in play
fact-boss-state = the boss is { state-of-boss }
fact-solo = you play alone
fact-bot = the BOT is in play
fact-path = there is a revealed way from { $tiles } to { $others }

## Selectors (T-314e)

selector-players = { $how ->
    [each] each player
    [all] all players
    [counted] players
    [some] { $n } players
   *[one] { $random ->
        [yes] a player at random
       *[no] a player
    }
}
selector-me = you
selector-another = another player
selector-others = { $how ->
    [each] each other player
    [one] another player
    [counted] other players
   *[all] all other players
}
selector-first = the First Player
selector-next = the next player
selector-that = that player
selector-characters = { $how ->
    [each] each character
    [one] a character
    [counted] characters
   *[all] all characters
}
selector-here = { $subject ->
    [me] your tile
   *[other] { $whom }’s tile
}
selector-it = it
selector-tile = tile { $number }
an-item = { $code }
an-item-named = “{ $name }”
selector-tiles = { $how ->
    [each] each tile
    [all] all tiles
    [counted] tiles
    [some] { $n } tiles
   *[one] { $random ->
        [yes] a tile at random
       *[no] a tile
    }
}
selector-place = “{ $spot }”
selector-row = { $spot ->
    [generation] { $how ->
        [each] each Generation tile
        [one] a Generation tile
        [counted] Generation tiles
       *[all] the Generation tiles
    }
   *[other] “{ $spot }”
}
selector-sector-of = the Sector of { $tiles }
selector-boss = the boss
selector-boss-tile = the boss’s tile
selector-figure = “{ $spot }”
selector-top = { $seats ->
    [no] the Top Enemy
   *[other] the Top Enemy of { $seats }
}
selector-top-of = { selector-top }
selector-enemies = { $seats ->
    [no] { $how ->
        [one] an Enemy
        [counted] Enemies
       *[all] the Enemies
    }
   *[other] { $how ->
        [one] an Enemy of { $seats }
        [counted] Enemies of { $seats }
       *[all] the Enemies of { $seats }
    }
}
selector-enemies-of = { selector-enemies }
selector-enemy = { $foe }
selector-enemy-of = { $foe }
selector-sheet = the sheet
selector-map = the map
selector-card = { $card }
filter-at = { $things } on { $tiles }
filter-here = { $things } here
filter-revealed = { $things } lying face up
filter-down = { $things } lying face down
filter-with = { $things } with { one-counter }
filter-without = { $things } without { one-counter }
filter-with-character = { $things } with a character
filter-without-character = { $things } without a character
filter-within-of = { $things } within { $k ->
    [one] 1 step
   *[other] { $k } steps
} of { $tiles }
filter-nearest-to = { $things } nearest to { $tiles }
filter-farthest-from = { $things } farthest from { $tiles }
filter-other-than = { $things } { $again ->
    [yes] and
   *[no] other than
} { $tiles }
filter-free = { $things } that has none yet

## Moments (T-314f): when, instead, how often

you-have = { $subject ->
    [me] you have
    [again] has
   *[whom] { $whom } has
}
how-many = { $sign ->
    [none] no
    [is] exactly { $n }
    [other] not exactly { $n }
    [most] at most { $n }
   *[least] at least { $n }
}
how-often = { $n ->
    [one] at least once
   *[other] { how-many } times
}
whom = { $who ->
    [me] you
    [another] another player
   *[anybody] a player
}
whose = { $who ->
    [me] your
    [another] another player’s
   *[anybody] a player’s
}
who-has = { $who ->
    [me] you have
    [another] another player has
   *[anybody] a player has
}
who-is = { $who ->
    [me] you are
    [another] another player is
   *[anybody] a player is
}
moment-turn-starts = when a turn starts
moment-turn-ends = { $form ->
    [each] turn ended
    [times] the number of turns ended
    [done] a turn has ended
   *[when] when a turn ends
}
moment-trace-roll = { $form ->
    [instead] instead of the Trace roll
   *[when] before { whose } Trace roll
}
moment-trace-rolled = after { whose } Trace roll
moment-filling = before you fill your Launcher
moment-filled = after you have filled your Launcher
moment-programming = before your Programming
moment-moving = { $who ->
    [me] before you move
    [another] before another player moves
   *[anybody] before a player moves
}
moment-moved = { $form ->
    [each] move
    [times] the number of moves
    [done] { you-have } moved
   *[when] when { who-has } ended a move
}
moment-stayed = when { who-has } stayed
moment-traced = after Trace has been added for { whose } move
moment-revealed = { $form ->
    [each] tile revealed
    [times] the number of tiles revealed
    [done] { you-have } revealed a tile
    [compared] { you-have } revealed { how-many } { $n ->
            [one] tile
           *[other] tiles
        }
   *[when] when { who-has } revealed a tile
}
moment-explored = { $form ->
    [each] Exploration token taken
    [times] the number of Exploration tokens taken
    [done] { you-have } taken an Exploration token
    [compared] { you-have } taken { how-many } { $n ->
            [one] Exploration token
           *[other] Exploration tokens
        }
   *[when] when { who-has } taken an Exploration token
}
moment-trace-rises = { $form ->
    [instead] instead of a rise of Trace
    [each] rise of Trace
    [times] the number of rises of Trace
    [done] Trace has risen
   *[when] when { whose } Trace is about to rise
}
moment-district = { $form ->
    [instead] instead of the District effect of a tile
   *[when] before a District effect
}
moment-districted = { $form ->
    [each] District effect used
    [times] the number of District effects used
    [done] { you-have } used a District effect
    [compared] { you-have } used { how-many } { $n ->
            [one] District effect
           *[other] District effects
        }
   *[when] when { who-has } used a District effect
}
moment-launching = at the beginning of { whose } Launch step
launch-kind = { $launch ->
    [hack] a Hack
    [divert] a Divert
    [asset] an Asset Pattern
    [long] a Long Asset Pattern
    [exp] the EXP Pattern
    [body] a Body
    [faction] a Faction card
    [protocol] the Protocol’s Pattern
    [scenario] a scenario Pattern
   *[any] a Pattern
}
moment-launched = { $form ->
    [each] { $launch ->
            [hack] Hack launched
            [divert] Divert launched
            [protocol] launch of the Protocol’s Pattern
           *[any] Pattern launched
        }
    [times] { $launch ->
            [hack] the number of Hacks launched
            [divert] the number of Diverts launched
            [protocol] the number of launches of the Protocol’s Pattern
           *[any] the number of Patterns launched
        }
    [done] { you-have } launched { launch-kind }
    [compared] { you-have } launched { $launch ->
            [any] { how-many } { $n ->
                [one] Pattern
               *[other] Patterns
            }
            [hack] { how-many } { $n ->
                [one] Hack
               *[other] Hacks
            }
            [divert] { how-many } { $n ->
                [one] Divert
               *[other] Diverts
            }
           *[other] { launch-kind } { how-often }
        }
   *[when] when { who-has } launched { launch-kind }
}
moment-launched-name = { $form ->
    [each] launch of “{ $name }”
    [times] the number of launches of “{ $name }”
    [done] { you-have } launched “{ $name }”
    [compared] { you-have } launched “{ $name }” { how-often }
   *[when] when { who-has } launched “{ $name }”
}
moment-gained = { $form ->
    [instead] instead of gaining a { type-of-token } token
    [each] { type-of-token } token gained
    [times] the number of { type-of-token } tokens gained
    [done] { you-have } gained a { type-of-token } token
   *[when] when { who-has } gained a { type-of-token } token
}
moment-dumped = { $form ->
    [each] { type-of-token } token dumped
    [times] the number of { type-of-token } tokens dumped
    [done] { you-have } dumped a { type-of-token } token
   *[when] when { who-has } dumped a { type-of-token } token
}
moment-discarded = { $form ->
    [each] { type-of-token } token discarded
    [times] the number of { type-of-token } tokens discarded
    [done] { you-have } discarded a { type-of-token } token
   *[when] when { who-has } discarded a { type-of-token } token
}
moment-attack-roll = before { whose } Attack roll
moment-attack-rolled = after { whose } Attack roll
moment-combat-starts = when { whose } Combat starts
moment-combat-ends = when { whose } Combat ends
moment-slotted = { $form ->
    [each] slot used
    [times] the number of slots used
    [done] { you-have } used a slot
   *[when] when { who-has } used a slot
}
moment-wounds = { $form ->
    [instead] instead of wounds
   *[when] when { who-is } about to suffer wounds
}
moment-wounded = { $form ->
    [each] time wounded
    [times] the number of times wounded
    [done] { you-have } suffered wounds
   *[when] when { who-has } lost Integrity by wounds
}
foe-kind = { $foe ->
    [no] an Enemy
   *[other] { $foe }
}
moment-attached = { $form ->
    [each] Enemy attached
    [times] the number of Enemies attached
    [done] { you-have } attached an Enemy
    [compared] { you-have } attached { how-many } { $n ->
            [one] Enemy
           *[other] Enemies
        }
   *[when] when { who-has } attached { foe-kind }
}
moment-damaged = { $form ->
    [each] damage event
    [times] the number of damage events
    [done] { you-have } damaged an Enemy
   *[when] when { who-has } damaged { foe-kind }
}
moment-defeated = { $form ->
    [each] Enemy defeated
    [times] the number of Enemies defeated
    [done] { you-have } defeated an Enemy
    [compared] { you-have } defeated { how-many } { $n ->
            [one] Enemy
           *[other] Enemies
        }
   *[when] when { who-has } defeated { foe-kind }
}
moment-diverted = { $form ->
    [each] Enemy diverted
    [times] the number of Enemies diverted
    [done] { you-have } diverted an Enemy
    [compared] { you-have } diverted { how-many } { $n ->
            [one] Enemy
           *[other] Enemies
        }
   *[when] when { who-has } diverted { foe-kind }
}
moment-box = { $form ->
    [instead] instead of an Enemy’s box
   *[when] when one of { whose } Enemies is about to act
}
moment-boxed = when one of { whose } Enemies has acted
moment-occupied = { $form ->
    [each] Body occupied
    [times] the number of Bodies occupied
    [done] { you-have } occupied a Body
    [compared] { you-have } occupied { how-many } { $n ->
            [one] Body
           *[other] Bodies
        }
   *[when] when { who-has } occupied a Body
}
moment-body-lost = { $form ->
    [instead] instead of losing the Body
   *[when] when { who-is } about to lose the Body
}
moment-resetting = before { whose } Reset
moment-reset = { $form ->
    [each] Reset
    [times] the number of Resets
    [done] { you-have } been reset
   *[when] after { whose } Reset
}
moment-equipped = { $form ->
    [each] Augmentation equipped
    [times] the number of Augmentations equipped
    [done] { you-have } equipped an Augmentation
    [compared] { you-have } equipped { how-many } { $n ->
            [one] Augmentation
           *[other] Augmentations
        }
   *[when] when { who-has } equipped an Augmentation
}
moment-broken = { $form ->
    [each] Break
    [times] the number of Breaks
    [done] { you-have } lost an Augmentation by Break
   *[when] when { who-has } lost an Augmentation by Break
}
moment-unlocked = { $form ->
    [each] Lock removed
    [times] the number of Locks removed
    [done] { you-have } removed a Lock
    [compared] { you-have } removed { how-many } { $n ->
            [one] Lock
           *[other] Locks
        }
   *[when] when { who-has } removed a Lock
}
moment-testing = before { whose } Test
moment-passed = { $form ->
    [each] Test passed
    [times] the number of Tests passed
    [done] { you-have } passed a Test
    [compared] { you-have } passed { how-many } { $n ->
            [one] Test
           *[other] Tests
        }
   *[when] when { who-has } passed a Test
}
moment-failed = { $form ->
    [each] Test failed
    [times] the number of Tests failed
    [done] { you-have } failed a Test
    [compared] { you-have } failed { how-many } { $n ->
            [one] Test
           *[other] Tests
        }
   *[when] when { who-has } failed a Test
}
moment-put = { $form ->
    [each] { counter-kind } put
    [times] the number of { counter-kind } put
    [done] { counter-kind } has been put
   *[when] when { who-has } put down { one-counter }
}
moment-cleared = { $form ->
    [each] { counter-kind } removed
    [times] the number of { counter-kind } removed
    [done] { counter-kind } has been removed
   *[when] when { who-has } removed { one-counter }
}
moment-activity = { $form ->
    [each] time of “{ $name }”
    [times] the number of times of “{ $name }”
    [done] { you-have } done “{ $name }”
    [compared] { you-have } done “{ $name }” { how-often }
   *[when] after “{ $name }”
}
moment-boss-moved = when the boss has moved
moment-boss-attacks = { $form ->
    [instead] instead of the boss’s attack
   *[when] when the boss is about to attack
}
moment-boss-hurt = { $form ->
    [each] time the boss was hurt
    [times] the number of times the boss was hurt
    [done] the boss has been hurt
   *[when] when the boss has lost Integrity
}
moment-global = when the Global activity begins

## Traits (T-314g)

there = { $tiles ->
    [no] {""}
   *[other] {" "}(on { $tiles })
}
trait-mov = MOV { signed }{ there }
trait-mov-at = { trait-mov }
trait-att = ATT { signed }{ there }
trait-att-at = { trait-att }
trait-prg = PRG { signed }{ there }
trait-prg-at = { trait-prg }
trait-entry = Entry trace { signed }{ there }
trait-entry-at = { trait-entry }
trait-stationary = Stationary trace { signed }{ there }
trait-trace-dice = { signed } { $change ->
    [-1] die
    [1] die
   *[other] dice
} in your Trace roll{ there }
trait-keep-trace = Trace does not go back to 0 after a draw{ there }
trait-hack-damage = your Hacks deal { $change } more damage{ there }
trait-slot-damage = your slots deal { $change } more damage{ there }
trait-box = each Enemy box deals { $change ->
    [-2] 2 wounds fewer
    [-1] 1 wound fewer
    [1] 1 more wound
   *[other] { $change } more wounds
}{ there }
trait-reset-corrupted = a Reset brings you { $change ->
    [-2] 2 Corrupted tokens fewer
    [-1] 1 Corrupted token fewer
    [1] 1 more Corrupted token
   *[other] { $change } more Corrupted tokens
}{ there }
trait-cheaper = your Augmentations cost { $n } Memory less
trait-wild = in one Pattern a turn, { $n ->
    [one] 1 cell takes
   *[other] { $n } cells take
} any Basic or Open token
trait-essential-also = Essential cells take { $also } too
trait-fill = Fill also fills { $change ->
    [one] 1 plain cell
   *[other] { $change } plain cells
}
trait-over-down = you may cross face-down tiles
trait-closed-at = nobody can enter { $tiles }
trait-reach = you may use the District effect of a revealed tile within { $n ->
    [one] 1 step
   *[other] { $n } steps
}
trait-also-at = you count as being on { $tiles }, too
trait-tests = { signed } { $change ->
    [1] success
   *[other] successes
} in your Tests{ there }
trait-need = Tests need { $change ->
    [-1] 1 success fewer
    [1] 1 more success
    [-2] 2 successes fewer
   *[other] { $change } more successes
}{ there }
trait-shield-partial = you may spend any number of Shields
trait-market = { signed } { $change ->
    [1] Body
   *[other] Bodies
} in the Market
trait-boss-mov = the boss’s MOV { signed }
trait-boss-seeks = the boss seeks whoever has most: { $n }
trait-no-power = no Power may be spent{ there }
trait-no-shield = no Shield may be spent{ there }
trait-no-memory = no Memory may be spent{ there }
trait-no-reroll = no Reroll may be spent{ there }
trait-no-hack = no Hack can be launched{ there }
trait-no-divert = no Divert can be launched{ there }
trait-no-body = no Body can be taken from the Market{ there }
trait-no-upgrade = no Upgrade can be bought{ there }
trait-no-district = no District effect can be used{ there }
trait-no-test = no Test can be done{ there }
trait-no-market = the Market is closed{ there }
trait-no-entry = no Entry trace is added{ there }
trait-no-stationary = no Stationary trace is added{ there }

## Lines of the title's own

tested = { $type ->
    [any] Basic or Open
   *[other] { type-of-token }
}
line-test = Test ({ tested }, { $n }); if you pass: { $then }{ $fail ->
    [no] {""}
   *[other] ; if you fail: { $fail }
}
line-group-test = Group Test ({ tested }, { $n }); if you pass: { $then }{ $fail ->
    [no] {""}
   *[other] ; if you fail: { $fail }
}
line-roll-player = roll { $n } dice: { $items }
line-roll-number = roll { $n } Number dice: { $items }
line-roll-symbol = roll { $n } Symbol dice: { $items }
face-blank = blank
face-common = common
face-rare = rare
face-basic = Basic
face-special = Special
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
step-planning = in Planning
step-action = in your Action phase
step-launch = in your Launch step
step-combat = in Combat
step-quest = in the Quest phase
window-step = this step
window-turn = this turn
window-card = since this card came
window-match = this match

## The world: prompts, answers, what luck brings

prompt-fell = How does the die fall?
prompt-number-fell = What does the Number die show?
prompt-symbol-fell = What does the Symbol die show?
prompt-boss-number-fell = What does the Number die show for the boss?
prompt-boss-symbol-fell = What does the Symbol die show for the boss?
prompt-do-rolled = How does the die fall?
prompt-enemy-drawn = Which Enemy comes?
prompt-token-turned = Which Exploration token is it?
prompt-token-looked-at = Which Exploration token is it?
prompt-tile-revealed = Which tile is turned up?
prompt-tile-looked-at = Which tile is it?
prompt-first-attack = Which attack card lies on top?
prompt-looked = Which card comes next?
prompt-body-is-stashed = Which Body is put there?
this-roll = { $roll ->
    [trace] Trace roll: { $dice }. Each common symbol brings an Enemy.
    [attack] Attack roll: { $dice }.
    [test] Test: { $dice }.
    [passed] Test: { $dice }. It is already passed.
    [propagate] Propagate roll: { $dice }. Each die puts an Ascend token on the map.
   *[other] You have rolled { $dice }.
}
prompt-reroll-chosen = { this-roll } Spend Rerolls?
prompt-some-rerolled = { this-roll } Which dice are rolled again?
prompt-faces-set = { this-roll } Which dice are turned?
prompt-destination-chosen = Where do you move?
prompt-moved-by-effect = Where do you move?
prompt-destination = Where does the BOT go? It turns up tiles, and for a battery its place counts as yours
prompt-stands-in = Whose place counts for { $step ->
    [launch] the Launch step
    [activity] the activity
   *[district] Trace and the District effect
}, yours or the BOT’s?
prompt-answered-for = { CAPITAL($moment) } ({ $seat }): do you use a card?
prompt-district-chosen = Use the District effect?
prompt-used-in-action = Use one of your cards first?
prompt-power-spent = { $has ->
    [0] You attack.
   *[other] You attack. How much Power do you spend first?
}
prompt-window-answered = Use a slot? { $acts ->
    [enemy] Then { $enemy } acts.
    [gone] No Enemy is left to hit; a slot may still do something else.
   *[nobody] No Enemy acts any more.
}
prompt-dumped-for-test = A Test for { $n ->
    [one] 1 success
   *[other] { $n } successes
}: each token you dump is a die (so far { $dice }{ $others ->
    [0] {""}
   *[other] , and { $others } of the others
})
prompt-activity-chosen = What do you do for the scenario?
prompt-boss-steps = Where does the boss go?
prompt-damage-dealt = Who takes the damage?
prompt-defeat-chosen = Which Enemy is defeated?
prompt-lured = Which Enemy changes hands?
prompt-promoted = Which Enemy becomes the Top Enemy?
prompt-put-there = Where do you put { $n } { $counter }?
prompt-clear-there = From where do you remove { $n } { $counter }?
prompt-first-tile-chosen = Which tile changes places?
prompt-tiles-swapped = With which tile?
prompt-body-here-chosen = Which Body do you take?
prompt-market-body-goes = Which Body is replaced?
prompt-carried = How many come along?
prompt-bring-asked = Who comes along?
prompt-brought = { $seat } would take you along. Do you go?
prompt-backup-given = Dump another Pattern for more damage?
chance-die = { $die ->
    [rare] A rare symbol
    [common] A common symbol
   *[blank] A blank
}
chance-number = { $number ->
    [blank] A blank
   *[other] { $number }
}
chance-symbol = { $symbol ->
    [special] Special
   *[basic] Basic
}
chance-face = { $face }
option-keep-dice = Keep the dice
option-reroll = Reroll { $dice }
option-turn = Turn { $dice }
option-move = Move to { $place }
option-stay = Stay
option-bot = To { $place }
option-not-now = Not now
option-myself = Yours: { $place }
option-battery = The BOT’s, for 1 battery: { $place }
option-district = { CAPITAL($place) }: { $what }
option-skip-district = Use no District effect
option-power-none = Roll { $dice ->
    [0] the Enemies’ dice alone
    [one] 1 die
   *[other] { $dice } dice
}
option-power = Spend { $n } Power: roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
some-dice = { $n } { $face ->
    [rare] rare
    [common] common
   *[blank] blank
}
option-slot = { $dice }: { $what }
option-wait = No slot: let { $enemy } act
option-combat-done = End the Combat
option-contribute = Dump { $what }
option-enough = Roll
option-activity = { CAPITAL($activity) }: { $what }
option-later = Later, after the others
option-hit = { $enemy }
option-defeat = Defeat { $enemy }
option-hand-over = { $enemy }
option-promote = { $enemy }
option-put = On { $place }
option-clear = From { $place }
option-swap = { CAPITAL($place) }
option-body = { $card }
option-replace = Replace { $card }
option-carry = { $n ->
    [0] None
   *[other] { $n }
}
option-nobody = Nobody
option-bring = { $seat }
option-bring-bot = The BOT
option-no = No, thank you
option-come-along = Go along
option-no-backup = No, 2 damage

the-sheet = the scenario sheet
a-board = the board of { $seat }
die-tokens = { $face ->
    [rare] rare
    [common] common
   *[blank] blank
} { $n ->
    [one] Die token
   *[other] Die tokens
}
battery-pattern = Battery

## The world: what happened

note-rolled = { $rare ->
    [0] { $common ->
        [0] { $seat } rolls nothing but blanks.
        [one] { $seat } rolls 1 common symbol.
       *[other] { $seat } rolls { $common } common symbols.
    }
    [one] { $common ->
        [0] { $seat } rolls 1 rare symbol.
       *[other] { $seat } rolls 1 rare symbol and { $common } common.
    }
   *[other] { $common ->
        [0] { $seat } rolls { $rare } rare symbols.
       *[other] { $seat } rolls { $rare } rare symbols and { $common } common.
    }
}
note-rerolls = { $seat } rerolls { $n ->
    [one] 1 die
   *[other] { $n } dice
}.
note-enemy-attached = “{ $enemy }” is attached to { $seat }.
note-enemy-damaged = “{ $enemy }” takes { $n } damage.
note-enemy-defeated = { $seat } defeats “{ $enemy }”.
note-enemy-leaves = “{ $enemy }” leaves { $seat }.
note-enemy-recovers = “{ $enemy }” recovers { $n } Integrity.
note-no-enemies = { $seat } would attach an Enemy, but none is left.
note-trace-changes = The Trace of { $seat } { $way ->
    [up] rises
   *[down] falls
} by { $n }.
note-trace-full = { $seat } is found: two Enemies come.
note-revealed = { $seat } reveals “{ $tile }”.
note-explores = { $seat } finds “{ $kind }”.
note-moves = { $seat } moves to { $place }.
note-stays = { $seat } stays put.
note-bot-moves = The BOT moves to { $place }.
note-battery-spent = The BOT spends a battery and has { $left } left.
note-battery-charged = The BOT is charged and has { $left ->
    [one] 1 battery
   *[other] { $left } batteries
}.
note-bot-leaves = The BOT has no battery left and leaves.
note-district-used = { $seat } uses the District effect of “{ $tile }”.
note-power-spent = { $seat } spends { $n } Power.
note-number-rolled = { $n ->
    [0] The Number die shows a blank: no Enemy attacks { $seat }.
   *[other] For { $seat } the Number die shows { $n }.
}
note-symbol-rolled = For { $seat } the Symbol die shows { $symbol ->
    [special] Special
   *[basic] Basic
}.
note-slot-used = { $seat } uses a slot of the Body.
note-box-acts = “{ $enemy }” uses its { $symbol ->
    [special] Special
   *[basic] Basic
} box.
note-test-begun = { $seat } begins a Test: { $n ->
    [one] 1 success is
   *[other] { $n } successes are
} needed.
note-test-rolled = { $seat } has { $n ->
    [0] no success
    [one] 1 success
   *[other] { $n } successes
}.
note-test-passed = The Test is passed with { $n ->
    [one] 1 success
   *[other] { $n } successes
}.
note-test-failed = The Test is failed with { $n ->
    [0] no success
    [one] 1 success
   *[other] { $n } successes
}.
note-activity-done = { $seat } carries out the activity “{ $activity }”.
note-scenario-card = The card “{ $scenario_card }” is drawn.
note-card-leaves = “{ $scenario_card }” leaves play.
note-pool-empty = The Corrupted pool is empty.
note-out-of-time = Time is up: turn { $turn } was the last.
note-boss-comes = “{ $boss }” appears on { $place }.
note-boss-moves = The boss moves to { $place }.
note-boss-damaged = The boss has { $integrity } Integrity and { $armour } Armour left.
note-boss-unhurt = The boss takes no harm from { $n } damage.
note-boss-falls = “{ $boss }” falls.
note-boss-state-is = The boss is { state-of-boss }.
note-boss-rolls = The boss rolls { $number } and { $symbol ->
    [special] Special
   *[basic] Basic
}.
note-boss-attack = The boss attacks: “{ $scenario_card }”.
note-token-put = { CAPITAL($where) } receives { $n } { $counter }.
note-token-cleared = { CAPITAL($where) } loses { $n } { $counter }.
note-time-is = Time is now { $time }.
note-trace-on = From now on, Trace counts.
note-tiles-swapped = Two tiles change places.
note-tile-hidden = A tile is turned face down.
note-looked-at-enemy = “{ $enemy }” is the next Enemy.
note-looked-at-body = It is “{ $body }”.
note-looked-at-card = “{ $card }” is the next card.
note-looked-at-tile = { CAPITAL($place) } is “{ $tile }”.
note-looked-at-token = “{ $kind }” lies on { $place }.
note-body-stashed = A Body is put on { $place }.
note-unlocks = { CAPITAL($code) } is unlocked.
note-locks-away = { CAPITAL($code) } is locked away.
note-ticks = The box of { $code } is ticked.
note-brought = { $seat } comes along to { $place }.
note-marches = The { $figure } moves on by { $n }.
note-moved-along = { $counter } comes along to { $place }.

## What stands in quotation marks on cards

label-occupy = occupy
label-recover = recover
label-strike = strike
label-brace = brace
label-gifts = gifts
label-quiet = quiet
label-look-around = look around
label-ask-the-door = ask the door
label-the-door = go to the door at the Mainframe
label-the-long-way-round = take the long way round to the Shelter
label-to-the-cellars = go to the Plebeians’ Lair and answer the cellars
label-to-orie = go to the Seekers’ Lair and listen with Orie
label-one-by-one = silence the radars, one after another
label-all-at-once = send a counter-signal from the Generation tiles
label-answer-the-cellars = answer the cellars
label-listen-with-orie = listen with Orie
label-counter-signal = Counter-signal
label-cross-two-lines = Cross Two Lines
label-silence-a-radar = silence a radar
label-jam-a-radar = jam a radar
label-patience = { $many ->
    [one] Patience marker
   *[other] Patience markers
}
label-stillness = { $many ->
    [one] Stillness marker
   *[other] Stillness markers
}

title-tagline = Leave nobody behind, it was told. It never stopped.
title-how-1 = Program your Launcher: slide and swap Data until Patterns lie there, then launch them.
title-how-2 = Every step in the city leaves a Trace, and every Trace brings machines that have only come to help.
title-how-3 = Hack them, divert them, or fight them in the bodies you find; when one fails, you wake again, and a little of you stays behind.
title-lead = Two scenarios for one to four people together: the Prologue, in which the rules come in one at a time, and Geo Hunt.
title-round = Turn { $round }
title-rounds = turns

## The board: names

seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4
a-token = { $token ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [open] Open
   *[corrupted] Corrupted
}
a-token-piece = { $token ->
    [red] a red token
    [blue] a blue token
    [green] a green token
    [yellow] a yellow token
    [open] an Open token
   *[corrupted] a Corrupted token
}
token-there = { $token ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [open] Open
    [corrupted] Corrupted
   *[none] nothing
} on { $cell }
the-token-there = { $token ->
    [red] the red token
    [blue] the blue token
    [green] the green token
    [yellow] the yellow token
    [open] the Open token
   *[corrupted] the Corrupted token
} on { $cell }
a-faction = { $faction ->
    [spartans] Spartans
    [ninkyo] Ninkyo
    [seekers] Seekers
   *[plebeians] Plebeians
}
a-class = { $class ->
    [reaper] Reaper
    [brawler] Brawler
    [trickster] Trickster
   *[whisperer] Whisperer
}
basic-pattern = { $pattern ->
    [power] Power
    [shield] Shield
    [memory] Memory
    [reroll] Reroll
    [long-power] Long Power
    [long-shield] Long Shield
    [long-memory] Long Memory
    [long-reroll] Long Reroll
   *[exp] EXP
}
a-hack = { $of ->
    [1] Hack of { $enemy }
   *[other] Hack { $n } of { $enemy }
}
a-divert = Divert of { $enemy }
pattern-of = { $card }
the-scenario = the scenario
# the id is for languages whose articles differ
a-tile = { $id ->
   *[other] the { $tile }
}{ $alike ->
    [one] { "" }
   *[other] { " " }({ $n })
}
a-title = “{ $tile }”{ $alike ->
    [one] { "" }
   *[other] { " " }({ $n })
}
a-hidden-tile = face-down tile { $n }
a-thing = { $family } { $n }
no-cards = nothing

kind-body = Body
kind-walker = Walker
kind-protocol = Learning Protocol
kind-augmentation = Class Augmentation
kind-faction_card = Faction Augmentation
kind-enemy = Enemy
kind-tile = District tile
kind-exploration = Exploration token
kind-scenario = Scenario
kind-card = Scenario card

## The board: luck

prompt-first-chosen = Who begins?
chance-first = { $seat }
prompt-protocol-dealt = Which Protocol is dealt?
prompt-another-laid = Which tile lies there instead?
prompt-fill-cell = Which token is drawn?
prompt-plain-cell-filled = Which token is drawn?
prompt-token-prepared = Which token is drawn?
prompt-body-dealt = Which Body comes into the Market?
prompt-augmentation-drawn = Which card is drawn?
prompt-body-rolled = What does the Symbol die show?
chance-card = { $card }
chance-token = { $token ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [open] Open
   *[corrupted] Corrupted
}

## The board: set-up

prompt-board-taken = Choose your board: its colour is your Essential Data, which many Patterns ask for, and its Walker is your first Body
option-board = The { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
} board: { $walker }
prompt-class-taken = Choose your class: the two cards that you begin with, and a deck to draw from
option-class = { $class ->
    [reaper] Reaper: finish what is wounded
    [brawler] Brawler: more dice, more blows
    [trickster] Trickster: dice that change their minds
   *[whisperer] Whisperer: Programs, Hacks, a light step
}
prompt-protocol-kept = Keep one of two Learning Protocols: what you practise, and what it earns you
option-protocol = Keep { $card }

## The board: tokens

prompt-type-chosen = Gain a token of which type?
option-token = { $token ->
    [red] Red
    [blue] Blue
    [green] Green
   *[yellow] Yellow
}
prompt-plain-cell-chosen = Fill which cell?
option-fill = Fill { $cell }
prompt-prepared-placed = Prepare: where does the { $token ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [open] Open
   *[corrupted] Corrupted
} token go?
option-place = Put { $what }
prompt-dump-cell = Dump which token?
option-dump = Dump { $what }
prompt-discard-cell = Discard which token?
option-discard = Discard { $what }
prompt-purged = Get rid of which Corrupted token?
option-purge-dump = The one in your Dump
option-purge = The Corrupted token on { $cell }
prompt-exchanged = Exchange tokens of your Launcher with tokens of your Dump ({ $n ->
    [one] one left
   *[other] { $n } left
})
option-exchange = { $what } for { $token ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [open] Open
   *[corrupted] Corrupted
}
option-done = Done

## The board: Assets, Locks, wounds

prompt-asset-chosen = Gain which Asset?
prompt-same-gained = Gain which Asset?
prompt-different-gained = Gain which Asset?
prompt-asset-lost = Lose which Asset?
prompt-asset-taken = Take which Asset?
option-gain-asset = Gain { $asset ->
    [power] Power
    [shield] a Shield
    [memory] Memory
   *[reroll] a Reroll
}
option-lose-asset = Lose { $asset ->
    [power] Power
    [shield] a Shield
    [memory] Memory
   *[reroll] a Reroll
}
option-take-asset = Take { $asset ->
    [power] Power
    [shield] a Shield
    [memory] Memory
   *[reroll] a Reroll
}
prompt-unlocked = Remove which Lock?
option-unlock = The Lock on { $cell }
prompt-take-wounds = { $n ->
    [one] One wound
   *[other] { $n } wounds
}: Shields or Integrity?
option-shields = { $spent ->
    [0] Keep your Shields: lose { $lost } Integrity
   *[other] Spend { $spent ->
        [one] 1 Shield
       *[other] { $spent } Shields
    }: { $lost ->
        [0] lose nothing
       *[other] lose { $lost } Integrity
    }
}
prompt-essential-chosen = Which type becomes Essential?
option-essential = { $token ->
    [red] Red
    [blue] Blue
    [green] Green
   *[yellow] Yellow
}

## The board: Bodies and Augmentations

prompt-body-discarded = A third Body: which of your two goes under the deck?
option-give-up = Give up { $card }
prompt-market-body-chosen = Which Body of the Market?
prompt-card-kept = Keep which card?
option-keep = Keep { $card }
prompt-break-card = Break which card?
option-break = Break { $card }
prompt-equip-chosen = Equip which card?
option-equip = Equip { $card } ({ $n } Memory)
option-equip-none = None

## The board: Programming, Launch, Planning

prompt-programmed = Program: { $n ->
    [one] one move
   *[other] up to { $n } moves
}
option-slide = Slide { $what } to { $cell }
prompt-launch-chosen = Launch a Pattern
prompt-one-launch-chosen = You may launch one Pattern
option-launch = { $pattern }: { $tokens }
option-launch-done = End the Launch step
option-use = { $card }: { $what }
prompt-stop-answered = { $stop ->
    [trace] Before the Trace roll: Upgrades
    [fill] Before the Fill: Upgrades
   *[programming] Programming: { $moves ->
        [0] no move left
        [one] one move left
       *[other] { $moves } moves left
    }
} (Memory { $memory }, EXP { $exp })
option-planning-done = { $stop ->
    [trace] Go on
    [fill] Fill the Launcher
   *[programming] Done with Planning
}
option-buy-discard = 1 Memory: discard { $what }
option-buy-token = 1 Memory: gain { $token ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}
option-buy-integrity = 2 EXP: one more Integrity
option-buy-unlock = 2 EXP: remove the Lock on { $cell }
option-buy-open = 2 EXP: gain an Open token
option-buy-draw = 2 EXP: draw two class cards, keep one
option-trade = Offer { $seat } a trade

## The board: trades

prompt-offer-continued = An offer to { $other }: { $form ->
    [empty] nothing yet
    [gift] give { $gives }, ask for nothing
    [wish] ask for { $wants }, give nothing
   *[trade] { $gives } for { $wants }
}
option-offer-drop = Let it be
option-offer = { $form ->
    [gift] Offer { $gives }, asking for nothing
    [wish] Ask for { $wants }, giving nothing
   *[trade] Offer { $gives } for { $wants }
}
option-offer-give = Give { $card }
option-offer-want = Ask for { $card }
prompt-offer-answered = { $form ->
    [gift] { $seat } offers you { $gives } and asks for nothing
    [wish] { $seat } asks you for { $wants } and offers nothing
   *[trade] { $seat } offers you { $gives } for { $wants }
}
option-accept = Accept
option-refuse = Refuse

## The board: once more

prompt-used-once-more = Use what once more?
option-again-district = The District effect
option-again-slot = Slot { $n }
option-again-line = { $what }

## The board: chances

odds-enemies = { $n ->
    [0] no Enemy
    [one] 1 Enemy
   *[other] { $n } Enemies
}
odds-traced = an Enemy at the next Trace roll
odds-alarm = 2 Enemies at once
odds-defeat = enough to defeat { $enemy }
odds-test = the Test succeeds

## The board: what an answer leads to

reason-pattern = { $says ->
    [yes] { $pattern } ({ $does })
   *[no] { $pattern }
}
reason-ready = Makes ready: { $patterns }.
reason-nearer = Brings nearer: { $patterns }; { $moves ->
    [one] 1 move more
   *[other] { $moves } moves more
}.
reason-spoilt = Takes apart: { $patterns }.
reason-no-nearer = Brings no Pattern nearer.
reason-all-ready = Ready to launch: { $patterns }.
reason-none-ready = No Pattern lies ready.
reason-moves-lost = { $n ->
    [one] One move is lost
   *[other] { $n } moves are lost
} (T-67).
reason-reveals = Turns up the tile, and the Exploration token if one lies on it (T-137).
reason-trace = { $kind ->
    [stay] Staying costs the Stationary trace of { $rise }
    [known] Moving there costs the Entry trace of { $rise }
   *[unknown] The tile there costs an Entry trace of { $rise } to { $most }
}: Trace { $now } → { $kind ->
    [unknown] { $low }–{ $high }
   *[known] { $low }
} (T-139).
reason-district = The tile can do this for you: { $what }.
reason-no-trace = It costs no Trace: that is not counted yet (T-9a).
reason-battery = From there, for a battery, its District effect could be yours: { $what } (T-268).

## The board: reasons

why-unknown = There is no such answer.
why-other-step = That is not asked now.
why-moment-launch = Patterns are launched in the Launch step of your Action phase (T-76).
why-no-move-left = You have no move left in this step (T-67).
why-not-programming = Moves are made in Programming, after the Fill (T-185).
why-moment-move = You move once, in Move and Trace, the first step of your Action phase (T-134, T-192).
why-moment-upgrade = Upgrades are made in your Planning phase only (T-174).
why-moment-district = The District effect comes in your Action phase, after the move, and once at most (T-192).
why-moment-power = Power is spent just before your Attack roll (T-98).
why-moment-slot = Combat slots take dice in your Combat, after the Attack roll (T-199, T-200).
why-moment-activity = What the scenario offers is done in the Quest phase (T-225).
why-not-your-tile = The effect that counts is that of your own tile, if it can do something now; { $place } is not offered (T-192).
why-activity-not-here = The card or the sheet says where this can be done, and how often; here and now it cannot (T-225).
why-not-your-slot = That slot belongs neither to your active Body nor to a card that you have equipped (T-200).
why-slot-used = Each Combat slot serves once in a Combat phase (T-201).
why-slot-dice = This slot takes exactly { $wants }; you have { $has } left (T-200).
why-power = You can spend { $has } Power at most (T-98).
why-shields = All or nothing: as many Shields as there are wounds, or all that you have, which is { $has } (T-94).
why-cell-taken = There is a token already: { $what }; a prepared token goes to an empty cell (T-61).
why-wrong-type = { CAPITAL($what) }: that is not the type that this Test asks for (T-244).
why-not-beside = { $one } and { $other } do not touch: a token goes to a neighbouring cell, never diagonally (T-64, T-66).
why-locked-cell = { $cell } has a Lock: nothing lies there, and nothing can be moved there (T-43).
why-both-empty = { $one } and { $other } are both empty (T-64).
why-same-tokens = { CAPITAL($one) } and { $other } are of one type: a swap would change nothing (T-65a).
why-no-upgrades = A card in play allows no Upgrades now.
why-memory = This costs { $n } Memory, and you have { $has } (T-97, T-127).
why-exp = This costs { $n } EXP, and you have { $has } (T-179, T-180, T-181, T-182).
why-supply = The supply of these tokens is empty (T-3).
why-empty-cell = Nothing lies on { $cell } (T-175).
why-equipped = { $card } is equipped already (T-127).
why-not-yours = { $card } is not one of your cards (T-127).
why-most-integrity = Your maximum Integrity cannot rise above 10 (T-179).
why-no-lock = You have no Lock left (T-180).
why-not-locked = { $cell } has no Lock (T-180).
why-no-class = There are no classes in this scenario (T-9a).
why-class-deck = The { $class } deck is empty (T-124).
why-already-there = You are there already: say stay (T-134a).
why-closed = { CAPITAL($place) } is closed: no path leads there now.
why-face-down = The only way to { $place } within { $mov ->
    [one] 1 step
   *[other] { $mov } steps
} crosses a face-down tile, and such a tile ends the move (T-136).
why-too-far = { CAPITAL($place) } is { $steps } steps away, and the move has { $mov } (T-134).
why-no-path = No path leads to { $place } (T-135).
why-not-open = { $pattern } is not open to you now: it belongs to another place, card or Enemy (T-80).
why-launched = { $pattern } has been launched in this step; each Pattern goes once (T-78).
why-not-lying = { $pattern }: your tokens do not lie as it asks. It may be turned, but not mirrored (T-71, T-72).
why-other-cells = { $pattern } lies elsewhere: choose the tokens among the answers (T-84).
why-not-offered = That is not possible now: only the answers offered are.

## The board: what happens

note-first-player-is = { $seat } begins.
note-board-taken = { $seat } takes the { $colour } board.
note-class-taken = { $seat } chooses the class “{ $class }”.
note-protocol-kept = { $seat } keeps “{ $protocol }”.
note-tile-laid = “{ $tile }” is laid out.
note-token-gained = { $seat } gains { $token }.
note-none-left = { $seat } would gain { $token }, but none is left.
note-token-dumped = { $seat } dumps { $token }.
note-token-discarded = { $seat } discards { $token }.
note-tokens-gained = { $seat } gains { $n } tokens: { $tokens }.
note-tokens-dumped = { $seat } dumps { $n } tokens: { $tokens }.
note-tokens-discarded = { $seat } discards { $n } tokens: { $tokens }.
note-bag-refilled = { $seat } puts the Dump back into the bag: { $n ->
    [one] 1 token
   *[other] { $n } tokens
}.
note-tokens-filled = { $seat } fills { $n ->
    [0] no cell
    [one] one cell
   *[other] { $n } cells
}.
note-asset-gained = { $seat } gains { $n } { asset-kind }.
note-asset-lost = { $seat } loses { $n } { asset-kind }.
note-exp-gained = { $seat } gains { $n } EXP.
note-recovered = { $seat } recovers { $n } Integrity.
note-lock-removed = { $seat } removes a Lock.
note-wounds-suffered = { $seat } loses { $n } Integrity to wounds.
note-integrity-lost = { $seat } loses { $n } Integrity.
note-body-taken = { $seat } occupies “{ $body }”.
note-body-dealt = “{ $body }” comes into the Market.
note-body-gone = { $seat } loses the Body “{ $body }”; it goes under the deck.
note-bodies-swapped = { $seat } changes into “{ $body }”.
note-card-drawn = { $seat } draws “{ $card }”.
note-card-kept = { $seat } keeps “{ $card }”.
note-card-equipped = { $seat } equips “{ $card }”.
note-card-breaks = { $seat } breaks “{ $card }”.
note-stage-reached = { $seat } completes stage { $stage } of “{ $protocol }”.
note-pattern-launched = { $seat } launches “{ $source }”.
note-resets = { $seat } is reset.
note-body-kept = { $seat } keeps “{ $body }”.
note-offer-made = { $seat } makes { $other } an offer.
note-traded = { $seat } receives “{ $card }”.
note-refused = { $other } refuses the offer of { $seat }.
option-take = Take { $card }
option-swap-tokens = Swap { $one } and { $other }

## How it ends

interjection-resign = The city keeps its own time: the scenario is given up.
result-won = Won on turn { $turn }, with “{ $ending }”
result-lost = Lost on turn { $turn }, with “{ $ending }”
result-resigned = Given up on turn { $turn }
title-won = Won on turn { $rounds }
title-lost = Lost on turn { $rounds }

## Before a match

title-mix-none = { "" }
title-option-scenario-a = Easy and short. The rules come in one card at a time, and nobody has a class yet.
title-option-scenario-e = Medium difficulty, medium length. Three dishes send out Ascend tokens, Sector by Sector: silence them before they find the kitchen.
title-option-content-all = Every card and tile is in play.
title-option-content-start = What a new campaign still has to unlock stays in the box.
title-option-turn-limit = Whoever is still at it when this turn ends has lost; 0 means that no turn is the last.
title-option-first-player-random = Luck decides who begins.
title-option-first-player-1 = Player 1 begins.
title-option-first-player-2 = Player 2 begins.
title-option-first-player-3 = Player 3 begins.
title-option-first-player-4 = Player 4 begins.
title-option-fill-columns = Column by column from the left, each from top to bottom.
title-option-fill-rows = Row by row from the top, each from left to right.
module-all = everything
module-start = the first box only
module-choose = at the table
module-1 = Player 1
module-2 = Player 2
module-3 = Player 3
module-4 = Player 4
module-columns = by columns
module-rows = by rows
module-a = Prologue
module-e = Geo Hunt
module-choose-summary = The question is put during the set-up.
module-red = red
module-red-summary = The red board: Essential Data are red, and the Walker dumps red Data for more dice.
module-blue = blue
module-blue-summary = The blue board: Essential Data are blue, and the Walker dumps blue Data to cover its tracks.
module-green = green
module-green-summary = The green board: Essential Data are green, and the Walker dumps green Data to program more.
module-yellow = yellow
module-yellow-summary = The yellow board: Essential Data are yellow, and the Walker dumps yellow Data to cancel wounds.
module-reaper = Reaper
module-reaper-summary = Finishes off wounded Enemies and lives on what they leave.
module-brawler = Brawler
module-brawler-summary = More dice, bigger slots, Shields in the thick of it.
module-trickster = Trickster
module-trickster-summary = Rerolls, turns dice over, reorders Enemies, sends them away for little.
module-whisperer = Whisperer
module-whisperer-summary = Programs, prepares, hacks, and leaves less Trace.
title-same-board = Two seats cannot both have the { $which ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
} board.
title-same-class = Two seats cannot both play the { $which ->
    [reaper] Reaper
    [brawler] Brawler
    [trickster] Trickster
   *[whisperer] Whisperer
}.
title-no-such-seat = There is no seat { $seat } at a table of { $seats }.

## Kinds of cards

kind-faction-card = Faction Augmentation
kind-boss = Boss

## What stands on a card

printed-mov = MOV
printed-att = ATT
printed-prg = PRG
printed-cost = Pattern
printed-pattern = Pattern
printed-memory = Memory
printed-level = Level
printed-integrity = Integrity
printed-number = District
printed-entry = Entry Trace
printed-stationary = Stationary Trace
printed-tokens = Tokens
printed-code = Code
printed-time = Time
printed-per-player = Integrity more for each player
printed-armour = Armour
printed-class-reaper = Reaper
printed-class-brawler = Brawler
printed-class-trickster = Trickster
printed-class-whisperer = Whisperer
printed-timing-planning = Planning
printed-timing-combat = Combat
printed-timing-launch = Launch
printed-timing-any = Any time
printed-timing-passive = Passive
printed-faction-spartans = Spartans
printed-faction-ninkyo = Ninkyo
printed-faction-seekers = Seekers
printed-faction-plebeians = Plebeians
printed-kind-plot = Plot
printed-kind-special = Special card
printed-kind-end = End of the scenario
printed-kind-enemy = Scenario Enemy
printed-kind-attack = Attack card
printed-difficulty-easy = Easy
printed-difficulty-medium = Medium difficulty
printed-difficulty-hard = Hard
printed-length-short = Short
printed-length-medium = Medium length
printed-length-long = Long
printed-introduction = Introduction
printed-story = Story
printed-goal = Goal
printed-ability = Special ability
printed-slot = { $x ->
    [yes] { $rare ->
        [0] X common symbols (any number)
       *[other] X rare symbols (any number)
    }
   *[no] { $common ->
        [0] { $rare ->
            [one] 1 rare symbol
           *[other] { $rare } rare symbols
        }
       *[other] { $rare ->
            [0] { $common ->
                [one] 1 common symbol
               *[other] { $common } common symbols
            }
           *[other] { $common } common and { $rare } rare
        }
    }
}
printed-dice = { CAPITAL($dice) }
printed-hacks = Hack { $pattern }
section-hack = Hack { $pattern }
section-divert = Divert { $pattern }
printed-launched = Launch { $pattern }
section-pattern = Pattern { $pattern }
section-pattern-named = { $tiles ->
    [no] Anybody
   *[other] Anybody on { $tiles }
} may launch “{ $name }” ({ $pattern })
printed-basic = Basic box
printed-special = Special box
printed-divert = Divert { $pattern }
section-basic = Basic box
section-special = Special box
section-stage = { $stage ->
    [0] Stage
   *[other] Stage { $stage }
}, once { $cond }
section-immediate = Immediate effect
section-rules = Special rules
section-activity = Player activity “{ $name }”{ $tiles ->
    [no] {""}
   *[other] { " " }on { $tiles }
}{ $limit ->
    [once-ever] , once for each player
    [group-once] , once a turn for all
    [group-once-ever] , once for all
    [once-per-tile] , once on each tile
    [any-number] , any number of times
   *[other] {""}
}
section-global = Global activity
section-enter = On entering
section-pool = Empty Corrupted pool
section-lost = Out of time
section-side = Side { $side }
section-basic-low = Basic, 1 or 2
section-basic-high = Basic, 3 or 4
section-special-low = Special, 1 or 2
section-special-high = Special, 3 or 4

## What an answer changes: after "+2" or "−1"

counted-integrity = Integrity
counted-exp = EXP
counted-trace = Trace
counted-power = Power
counted-shield = { $n ->
    [one] Shield
   *[other] Shields
}
counted-memory = Memory
counted-reroll = { $n ->
    [one] Reroll
   *[other] Rerolls
}
counted-bag = { $n ->
    [one] token in the bag
   *[other] tokens in the bag
}
counted-dump = in the Dump

## Lessons

lesson-parcel = The parcel shelf: a first turn
lesson-parcel-board = You wake in a parcel, and somebody has to choose a body for you. Take the red board: its Walker has 2 steps (MOV), 2 dice (ATT) and 4 moves (PRG). Red becomes your Essential Data, which many Patterns ask for.
lesson-parcel-tokens = This is your Launcher: eight tokens from your bag, one on each highlighted cell. Put them in order and they make Patterns; for that you have 4 moves. Slide the blue token from b2 to c2.
lesson-parcel-power = Now c1, c2, c3 are red, any, red: the Pattern for 1 Power lies ready. With one more red token below, it would be Long Power, worth 2. Bring the red token of d2 down to d3.
lesson-parcel-swap = d4 is not empty, a blue token lies there. Then the two change places, and that is one move as well. Go on to d4.
lesson-parcel-long = One move is left, and c4 is empty. Slide the red token from d4 to c4.
lesson-parcel-bot = Long Power lies ready. Whoever plays alone has company: BOT J.O.R.D.A.N., a drone that moves by itself and turns tiles up. Send it to tile 3.
lesson-parcel-go = It has found 1 Power for you, and the Power Plant. Now you: 2 steps, and a tile that lies face down ends your way. Go to tile 4.
lesson-parcel-find = On the tile lay a token of your choice. Take a yellow one: it goes into your Dump, and from the Dump, later, into your bag.
lesson-parcel-place = It is the Mainframe. For one of its five batteries the BOT would lend you its place, the Power Plant. Stay with your own.
lesson-parcel-prepare = The Mainframe lets you Prepare 2: two tokens from your bag, laid where you like. Use it.
lesson-parcel-red = You have drawn a red token. In column b there is yellow on b4, and yellow, anything, yellow would be a Reroll. Lay the red token on b3.
lesson-parcel-yellow = And the yellow one above it, on b2.
lesson-parcel-launch = Two different Patterns can be launched now. A token pays only once, so the red column makes Power or Long Power, never both. Launch Long Power.
lesson-parcel-again = You have 3 Power now; each buys a die in Combat. The tokens you used lie in your Dump. Launch the Reroll, too: it rolls a die again.
lesson-parcel-quest = In the Quest phase you do what the card of the scenario asks for, at the place where you stand. Your own will do.
lesson-parcel-look = The card wants each of you to look around once, anywhere but where you woke. Look around.
lesson-parcel-trace = That was all the first card wanted: 1 EXP, and the next card, with a new goal. From now on you leave a Trace; the more there is of it, the more dice are rolled before Programming, and each common symbol on them brings an Enemy.
lesson-parcel-round = Your Launcher is full again, and the Dump has gone back into the bag: what you launch, you draw again. Type why and an answer whenever you wonder, or h for a hint. The turn is yours.

## The board in the browser

board-headline = Turn { $turn }, Time { $time }
board-phase = { $phase ->
    [setup] Set-up
    [planning] Planning
    [action] Action
    [combat] Combat
   *[quest] Quest
}
board-chapter = { $round ->
    [0] Set-up
   *[other] Turn { $round }
}
board-launcher = Launcher
board-moves-left = { $n ->
    [one] 1 move left
   *[other] { $n } moves left
}
board-cell-locked = { $cell }: a Lock
board-cell-empty = { $cell }: empty
board-bag = Bag
board-dump = Dump
board-prepared = To be placed
board-essential = Essential
board-patterns = Patterns
board-patterns-far = { $n ->
    [one] 1 more that is out of reach, or launched already
   *[other] { $n } more that are out of reach, or launched already
}
board-group = { $group ->
    [augmentation] Augmentation
    [hack] your Top Enemy
    [divert] your Top Enemy
    [body] Body Market
    [protocol] your Protocol
    [scenario] scenario
    [boss] boss
    [battery] BOT
   *[basic] Basic Pattern
}
board-does = : { $what }
board-body-values = MOV { $mov }, ATT { $att }, PRG { $prg }
board-launched = launched
board-ready = ready
board-moves = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
board-launch = Launch
board-choose = Choose
board-use = Use
board-used = used
board-do = Do this
board-enemies = Enemies
board-enemies-order = the first one is the Top Enemy
board-enemies-none = none
board-enemy-level = Level { $level }
board-enemy-left = { $left } of { $of } Integrity
board-enemy-acts = has the Number die
board-box-basic = Basic: { $does }
board-box-special = Special: { $does }
board-dice = Dice: { $rare } rare, { $common } common, { $blank } blank
board-symbol = Symbol die: { $symbol ->
    [special] Special
   *[basic] Basic
}
board-slots = Combat slots
board-slot-dice = { $x ->
    [common] X common:
    [rare] X rare:
   *[no] { $rare ->
        [0] { $common } common:
       *[other] { $common ->
            [0] { $rare } rare:
           *[other] { $common } common, { $rare } rare:
        }
    }
}
board-board-of = { $seat }
board-integrity = Integrity
board-exp = EXP
board-asset = { $asset ->
    [power] Power
    [shield] Shield
    [memory] Memory
   *[reroll] Reroll
}
board-trace = Trace
board-trace-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
board-ability-used = ability used this turn
board-body-below = Below it: { $body }
board-protocol = Protocol:
board-protocol-stage = stage { $stage } of { $of }
board-augmentation = { $timing ->
    [planning] Planning
    [combat] Combat
    [launch] Launch
    [passive] Passive
   *[any] Any time
}, { $held ->
    [equipped] { $used ->
        [yes] used this turn
       *[no] equipped
    }
    [drawn] drawn
   *[hand] { $cost } Memory to equip
}
board-city = Map
board-city-how = Trace of coming / of staying; + an Exploration token
board-unseen = face down
board-place = Place { $n }: { $tile }
board-place-trace = Trace { $entry } when you come, { $stationary } when you stay
board-bot = the BOT
board-boss = the boss
board-explore = { $kind ->
    [unseen] an Exploration token
   *[other] an Exploration token: { $name }
}
board-tokens = { $n } × { $token ->
    [ascend] Ascend
    [success] Success
    [die-blank] Die (blank)
    [die-common] Die (common)
    [die-rare] Die (rare)
   *[other] { $name }
}
board-you-are-on = Here:
board-batteries = { $n ->
    [one] BOT J.O.R.D.A.N. has 1 battery
   *[other] BOT J.O.R.D.A.N. has { $n } batteries
}
board-story = Scenario
board-story-open = The story and all of the card
board-time = Time { $time }, Corrupted pool { $pool } of { $of }
board-activities = In the Quest phase
board-quoted = “{ $what }”
board-places = (places { $places })
board-open-to-you = open to you
board-decks = Enemy deck: { $left } left, { $gone } gone
board-others = The others
board-other = Integrity { $integrity } of { $of }, Trace { $trace }, Enemies { $enemies }, EXP { $exp }, place { $place }
