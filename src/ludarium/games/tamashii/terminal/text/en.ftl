### Tamashii in the terminal: how it works, help, and the short forms that only a terminal needs.

how-tamashii =
    1. You are a mind in a borrowed body. The card of the scenario says what you are here for; if Time, or the pool of Corrupted Data, runs out first, you have failed.
    2. Planning: tokens come from your bag onto the cells in [brackets]. Slide and swap them until Patterns lie there.
    3. Action: move or stay (both leave a Trace), use the tile, then launch the Patterns that lie ready. Their tokens go to the Dump, and from there back into the bag.
    4. Combat: your dice go to slots, one at a time; after each of them an Enemy acts, from the one with the Number die to the Top. At Integrity 0 you are reset: you wake in the Shelter, with Corrupted Data in your bag.
    5. Quest: do what the scenario asks for, then it has its turn. Type a number, or the cells of a move like b2c2; what is not possible is told with the rule. c shows a card, ? helps.
help-tamashii =
    The Launcher

      {"[R]"}  B          a token on a highlighted cell, which the Fill fills, and on a plain one
      { $lock }{ $lock }{ $lock }             a cell with a Lock
      b2c2            the token of column b, row 2 goes to c2; if one lies there, they swap
      { $essential } { $any } O C         in Patterns: your Essential type, any Basic type, Open, Corrupted
      2 moves         so far away is the Pattern, with the moves that you have left

    The city

      {"[3]"} Clinic      place 3: an answer leads there
      2/4             its Entry and Stationary trace
      (?)             an Exploration token, face down
      { $marker }               you; two letters: somebody else

    Combat

      { $rare } { $common } { $blank }           a rare, a common symbol, a blank
      X{ $common }              as many common symbols as you like, as often as you like
      3x2             slot 3 with 2 dice

tamashii-letter = { $kind ->
    [red] R
    [blue] B
    [green] G
    [yellow] Y
    [open] O
    [corrupted] C
    [essential] E
   *[any] *
}
tamashii-phase = { $phase ->
    [planning] Planning
    [action] Action
    [combat] Combat
    [quest] Quest
   *[setup] Setting up
}
tamashii-time = Time { $n }
tamashii-pool = Corrupted pool { $now }/{ $of }
tamashii-two-cells = b2c2
tamashii-gathered = { $word ->
    [move] slide or swap: type the two cells, like this
    [discard] 1 Memory: discard { tamashii-this-token } on this cell
    [place] put { tamashii-this-token } on this cell
    [contribute] dump { tamashii-this-token } on this cell for a die
   *[dump] dump { tamashii-this-token } on this cell
}
tamashii-this-token = { $token ->
    [red] the red token
    [blue] the blue token
    [green] the green token
    [yellow] the yellow token
    [open] the Open token
   *[corrupted] the Corrupted token
}

# Patterns
tamashii-patterns = { $group ->
    [basic] Basic Patterns
    [market] Body Market (MOV/ATT/PRG)
   *[others] Top Enemy, cards
}
tamashii-pattern = { $group ->
    [hack] Hack
    [divert] Divert
    [boss] Boss
   *[battery] BOT
}
tamashii-launched = launched
tamashii-ready = ready
tamashii-moves-away-which = { $far }: { $way }
tamashii-moves-away = { $n ->
    [one] 1 move
   *[other] { $n } moves
}

# The city
tamashii-that-many-dice = { $dice ->
    [0] no die
    [one] 1 die
   *[other] { $dice } dice
}
tamashii-trace-then = Trace { $low }, { tamashii-that-many-dice }
tamashii-trace-between = Trace { $low }–{ $high }, { $same ->
    [yes] { tamashii-that-many-dice }
   *[no] { $fewest }–{ $dice } dice
}
tamashii-trace-full = 2 Enemies at once, then Trace 0
tamashii-bot-sign = J
tamashii-tile = { $tile ->
    [devastated_district] Devast.
    [market_hall] Market
    [power_plant] Power Pl.
    [server_farm] Servers
    [transit_hub] Hub
    [spartans_lair] Spartans
    [seekers_lair] Seekers
    [plebeians_lair] Plebeians
    [ninkyo_lair] Ninkyo
    [abandoned_slum] Slum
    [firewall_yard] Firewall
   *[other] { $name }
}
tamashii-ascend-sign = ▲
tamashii-ascend-sign-plain = A
tamashii-success-sign = ✓
tamashii-success-sign-plain = S
tamashii-token = { $token ->
    [ascend] Ascend
   *[success] Success
}
tamashii-explore = { $kind ->
    [exp] EXP
    [data] Data
    [power] Pow
    [shield] Shi
    [reroll] Rer
   *[memory] Mem
}
tamashii-bodies = { $n ->
    [one] Body
   *[other] { $n } Bodies
}
tamashii-at = { $n ->
    [0] {" "}(nowhere yet)
    [1] {" "}(on { $places })
    [2] {" "}(on { $places })
    [3] {" "}(on { $places })
   *[other] {" "}(on { $n } tiles)
}
tamashii-activity = { $name }: { $does }
tamashii-with = {": "}{ $what }
tamashii-on-sheet = On the sheet: { $what }
tamashii-bot = BOT: battery { $n }/5, on { $at }
tamashii-boss = { $name }: Integrity { $integrity }/{ $of }, Armour { $armour }, on { $at }
tamashii-attack = { $symbol ->
    [special] Special
   *[basic] Basic
} { $numbers }: { $does }

# Combat
tamashii-rank = { $n ->
    [1] Top
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
tamashii-number-here = Number die { $arrow }
tamashii-box = { $box ->
    [special] Special:
   *[basic] Basic:
}
tamashii-no-enemy = No Enemy attached
tamashii-more-enemies = { $n ->
    [one] 1 more Enemy further left
   *[other] { $n } more Enemies further left
}
tamashii-enemies = Enemies from the Top: { $list }
tamashii-dice = Dice
tamashii-enemy-dice = { $number ->
    [0] Number die: blank, no Enemy acts
   *[other] Number die: { $number }, Symbol die: { $symbol ->
        [special] Special
       *[basic] Basic
    } box
}

# The own board
tamashii-essential = Essential
tamashii-initials = P{ $n }
tamashii-who = { $player }{ $character ->
    [none] {""}
    [reaper] {""}, Reaper
    [brawler] {""}, Brawler
    [trickster] {""}, Trickster
   *[whisperer] {""}, Whisperer
}: { $body }
tamashii-on = on { $place }
tamashii-numbers = MOV { $mov } ATT { $att } PRG { $prg }
tamashii-integrity = Integrity { $n }/{ $of }
tamashii-exp = EXP { $n }
tamashii-exp-name = EXP
tamashii-gain = { $what } +{ $n }
tamashii-asset = { $asset ->
    [power] Power
    [shield] Shield
    [memory] Memory
   *[reroll] Reroll
}
tamashii-pile = { $pile ->
    [bag] Bag
   *[dump] Dump
} { $n ->
    [0] empty
   *[other] { $n }:
}
tamashii-trace = Trace
tamashii-trace-dice = { $n ->
    [0] no die at the next Trace roll
    [one] 1 die at the next Trace roll
   *[other] { $n } dice at the next Trace roll
}
tamashii-other = { tamashii-who }  ITG { $integrity }/{ $of }  Trace { $trace }  { $enemies ->
    [0] no Enemy
    [one] 1 Enemy
   *[other] { $enemies } Enemies
}  on { $place }
tamashii-cards = { $held ->
    [equipped] Equipped: { $list }
   *[hand] To equip: { $list }
}
tamashii-to-equip = { $name } ({ $n } Memory)
tamashii-protocol = Protocol: { $name }, { $stage } of 3 stages
tamashii-goal = { $name }: { $goal }
tamashii-below = Body below: { $name }
tamashii-ending-seat = { $player }: Integrity { $integrity }/{ $max_integrity }, EXP { $exp }, { $turn ->
    [one] 1 turn
   *[other] { $turn } turns
}
tamashii-legend-planning = [R] highlighted  { $lock }{ $lock }{ $lock } Lock  { $essential } Essential  { $any } any  Patterns turn but do not mirror
tamashii-legend-city = 2/4 Entry and Stationary trace  (?) Exploration token  { $marker } you
tamashii-legend-combat = { $rare } rare  { $common } common  { $blank } blank  X any number of dice, again and again  { $done } used
