goal-demon = { $done ->
    [yes] Enoki beaten
   *[no] { $waits ->
        [yes] Enoki: Day 3
       *[no] Enoki { $health }
    }
}
prompt-enoki-world = The World die is rolled: which World?
prompt-foe-ability = The World die is rolled: which World?
prompt-enoki-space = The d6 is rolled: which number?
prompt-scenario-is-rolled = The d6 is rolled: which number?
note-enoki-comes = Enoki appears on { $space }.
note-foe-acts = { $foe } uses “{ $ability }”.
note-scenario-effect = Scenario Effect, { $roll } on the d6: { $roll ->
    [1] Soff loses 1 Energy.
    [2] Soff loses 1 Energy.
    [3] a Dusk card appears.
    [4] a Dusk card appears.
   *[other] Enoki acts once more.
}
board-goal-demon = Defeat Enoki
board-goal-demon-health = Enoki has { $now } of { $of } Health.
board-goal-demon-waits = Enoki arrives at the start of Day 3.
board-next-demon = Enoki
board-next-demon-why = appears at the start of Day 3.
board-next-enoki = Enoki
board-next-enoki-why = acts after your turn, and then the d6 brings trouble.
title-option-corrupted-enemies-all = It attacks champions and all Monsters, Allied ones included.
title-option-corrupted-enemies-champions = It attacks champions only; its abilities still hurt Monsters.
board-enoki-die = The World die decides
board-enoki-spoken = { $name } on { $at }, { $health } of { $most } Health
