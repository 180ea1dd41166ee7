### Hamlet, in English

prompt-used = Do you use what you have?
option-done = Done
thing-house = house { $n }
thing-player = villager { $n }
a-card = { $card }
a-face = face { $n }
note-gains = Villager { $seat } gains { $n }.
note-hurt = Villager { $seat } is hurt: { $n }.
note-draws = Villager { $seat } draws { $card }.

verb-gain = gain { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
verb-spend = spend { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
verb-give-to = give { $n ->
    [one] 1 coin
   *[other] { $n } coins
} to { $seat }
verb-wound = suffer { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
verb-cancel = { $n } of these wounds are not suffered
verb-light = light a lamp in { $house }
verb-put-out = put out the lamps of { $houses }
verb-heal = { $n ->
    [one] recover 1 heart
   *[other] recover hearts: { $n }
}
verb-nothing = nothing happens
count-coins = { $form ->
    [each] coin you have
   *[number] the number of your coins
}
count-players = { $form ->
    [each] villager
   *[number] the number of villagers
}
count-night = the night’s number
count-amount = { $form ->
    [each] of them
   *[number] their number
}
count-paid = { $form ->
    [each] coin spent
   *[number] the number of coins spent
}
count-lamps-on = { $form ->
    [each] lamp in { $houses }
   *[number] the number of lamps in { $houses }
}
count-hearts = the number of your hearts
fact-first-night = it is the first night
selector-players = { $how ->
    [each] each villager
    [one] a villager
   *[all] all villagers
}
selector-me = you
selector-that = that villager
selector-others = { $how ->
    [each] each other villager
    [one] another villager
   *[all] all others
}
selector-houses = { $how ->
    [each] each house
    [one] { $random ->
        [yes] a house at random
       *[no] a house
    }
   *[all] all houses
}
selector-here = your house
selector-it = it
filter-lit = { $things } with a light
filter-dark = { $things } without a light
filter-beside-me = { $things } in your house
moment-wounds = { $form ->
    [instead] instead of the wounds { $who ->
        [me] you would suffer
        [another] another villager would suffer
       *[anybody] a villager would suffer
    }
   *[when] when { $who ->
        [me] you are about to suffer wounds
        [another] another villager is about to suffer wounds
       *[anybody] a villager is about to suffer wounds
    }
}
moment-wounded = when { $who ->
    [me] you have suffered wounds
    [another] another villager has suffered wounds
   *[anybody] a villager has suffered wounds
}
moment-gained = { $form ->
    [times] how often you gained coins
    [each] time you gained coins
    [done] you have gained coins
   *[when] when { $who ->
        [me] you gain coins
        [another] another villager gains coins
       *[anybody] a villager gains coins
    }
}
moment-night-falls = when night falls
trait-thrift = you gain { $change ->
    [one] 1 coin more
   *[other] { $change } coins more
}
trait-lucky = you have a lucky hand
line-toss = toss { $n } coins: { $then }; if you have too few: { $fail }
line-dice = throw { $n } dice: { $items }
face-blank = blank
face-common = common
face-rare = rare
step-evening = in the evening
window-turn = this turn
window-match = in this match

prompt-walked = Which house does the villager walk to?
prompt-drawn = Which card is drawn?
prompt-face = Which face does the die show?

prompt-planned = What do you plan for today?
prompt-dreamt = Is it a good dream?
prompt-taken = Do you take the coin?
a-plan = { $plan ->
    [none] Nothing more
    [sleep] Sleep
    [tea] Tea
    [gift] A coin for the next villager
    [take] Take it
   *[refuse] No, thank you
}
