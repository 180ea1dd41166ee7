### Anima in the terminal: how it works, help, and the short forms that only a terminal needs.

how-anima =
    1. You lead a party of up to four Characters. Complete one of your two secret Basic Missions; the first one done by anybody reveals the Final Mission. Whoever completes that one wins.
    2. A turn has four phases: Reset (put things in order), Movement (go to an Area, seek a new one, or rest), Interaction (trade, fight), Exploration (roll, face what comes, take a reward). The fastest party goes first.
    3. A combat is a die plus Combat against a die plus Combat. A tie with a creature is a win; losing costs the turn, losing by 5 a Character.
    4. Advantages: a Skill (Magic, Ki, Trickery) tilts a Character with its symbol, a Plot nobody; Interruptions break in on others. You pass by yourself where you have nothing to play; auto changes that.
    5. Type a number, or words like go archangel; c shows a card, v the whole table, l what has happened, ? helps.
help-anima =
    The table of Anima

      {"[3]"} 2{ $trade } Americh  option 3 leads there; level 2; { $trade } the trade symbol
      { $dot }1112*          what each face of the exploration die brings: { $dot } nothing,
                      1 to 3 Encounters, * something special
      ?  Barn Ogre 5  a face-down Encounter; a creature and its Combat
      (Inn)           an Encounter that is face down, but that you know
      Recruit Adv. 2  rewards: a Character, so many Advantages, SP the special one
      { $top }The Palace     a place one of your Missions names
      9/5             Combat and Speed
      Missions ? [X] { $done }  of another player: secret, begun, completed
      { $arrow }Name           a card or Character you can use now
      Decks 14+2      cards left, and on the discard pile
      c 2             the second card of your hand
      auto            when you pass by yourself

anima-strength = Combat { $combat }, Speed { $speed }
anima-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
anima-labelled = { $label }: { $text }
anima-place = { $place } ({ $area })
anima-errand = { $kind ->
    [slay] { $where }, Combat { $n }
    [speed] { $where }, Speed { $n }
    [hold] { $where }, Combat { $n }, { $turns } turns
   *[other] { $where }
}
anima-odds = { $percent }% { $what }
anima-you = you
anima-inclines = tilts
anima-seen = seen: { $cards }
anima-drawn = You have drawn: { $cards }
anima-claims = { $player } claims: { $reward }
anima-piles = Decks + discards
anima-reward = { $reward ->
    [recruit] Recruit
    [advantage] Adv. { $n }
   *[special] SP
}
anima-when = { $type ->
    [magic] Magic
    [ki] Ki
    [trickery] Trickery
    [plot] Plot
   *[organization] Org.
} { $timing ->
    [reset] Reset
    [movement] Mov.
    [interaction] Inter.
    [exploration] Expl.
    [combat] Combat
   *[interruption] Interr.
}
anima-ending-seat = { $player }: { $missions ->
    [0] no Mission
    [one] 1 Mission
   *[other] { $missions } Missions
}, Combat { $combat }, Speed { $speed }.
anima-crisis = in the Crisis: { $kind ->
    [slay] Combat { $n }
   *[speed] Speed { $n }
}
anima-gathered = { $word ->
    [go] Go there: the numbers of the Areas
    [dismiss] Dismiss: d and the number of the Character
   *[discard] Discard: d and the number of the card
}
# What is done with a card or party that has a number, where it is not the ordinary thing: no letter that a command has.
anima-letter = { $word ->
    [discard] d
    [dismiss] d
    [drop] d
    [leave] d
    [attack] a
    [own] a
    [foe] d
   *[other] { "" }
}
anima-legend = {"[3]"} option 3 leads there { $dot } level { $dot } { $trade } trade { $dot } exploration by die: 1, 2, 3 Encounters, * special, { $dot } nothing { $dot } ? face down { $dot } { $top } your Missions { $dot } { $arrow } usable now { $dot } 4/4 Combat/Speed
