### Proving Grounds in the terminal: how it works, help, and the short forms that only a terminal needs.

how-proving =
    1. Six enemies surround you. Defeat eight before you are wounded five times.
    2. Each round you throw your dice. All dice that show 3 attack enemy 3, and so on.
    3. A set (two or more alike) hits if it has the dice that the next space of the enemy asks for: 3B means three dice, one of them blue. A single die harms you: the marker falls towards { $bottom }, a wound.
    4. For sixty seconds you may reroll any set, again and again, but never a single. Stop when you like what you see.
    5. The sign beside your dice says what they would do now: +1 up, -1 down, = nothing.
help-proving =
    The arena

      W1 B1 G1 Y1 D   dice: white, blue, green, yellow, Dragon
      { $bottom } { $passed } { $marker }s 2 3B{ $top }    a Battle track: { $bottom } Bottom (a wound), { $marker } your marker,
                      s Start, what each space asks for, { $top } Top (defeated)
      +1 -1 =         what the dice lying there would do now: up, down, nothing;
                      { $top } defeats, { $bottom } wounds, { $shield } raises a Shield, / breaks it
      { $shield } name          it has a Shield: a single breaks it, a set turns against you
      { $sun } { $moon }             the slots of Sun and Moon

refused-proving-P-28 = the round is over, time ran out (P-28)
refused-proving-P-143 = the dice are still rolling (P-143)
refused-proving-P-153a = nothing can be taken back while the clock runs (P-153a)
refused-proving-P-142 = only the clock can say that (P-142)

proving-thrown = The dice show { $values }.
proving-letter = { $letter }
proving-round = round { $round }
proving-defeats = defeated { $now }/{ $goal }
proving-wounds = Wounds
proving-exhausted = Tired
proving-rest-top = top
proving-rest-middle = middle
proving-rest-bottom = next back
proving-dice = dice
proving-forecast = would
proving-enemy = enemy
proving-track = Battle track
proving-track-short = track
proving-weakness = weak
proving-ability = ability
proving-empty-slot = defeated
proving-pool = Your dice
proving-covered = covered
proving-active = active
proving-conspirators = Conspirators
proving-dial = Dial
proving-in-force = This round:
proving-needs-single = single { $value }
proving-needs-pair = any pair
proving-summary = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $defeats ->
    [one] 1 enemy defeated
   *[other] { $defeats } enemies defeated
}, { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}, { $rerolls ->
    [one] 1 reroll
   *[other] { $rerolls } rerolls
}

proving-forecast-up = up { $spaces }
proving-forecast-down = down { $spaces }
proving-forecast-stay = nothing
proving-forecast-defeat = defeated
proving-forecast-wound = wound!
proving-forecast-raise = Shield up
proving-forecast-break = breaks it

proving-ability-double = { $colour } counts double
proving-ability-wants-single = wants a single
proving-ability-fall-two = single: falls 2
proving-ability-heals = no dice: heals
proving-ability-ambush = no dice: falls
proving-ability-one-step = 1 space at a time
proving-ability-exact = exact number
proving-ability-shuns = no { $colour } dice
proving-ability-punishes = wrong set: falls
proving-ability-heavy-wound = wound: −2 dice
proving-ability-last-blow = beaten: −1 die
proving-ability-guarded = arrives shielded
proving-ability-spiked = Shield bites
