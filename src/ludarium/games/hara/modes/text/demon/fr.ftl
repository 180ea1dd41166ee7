goal-demon = { $done ->
    [yes] Enoki vaincu
   *[no] { $waits ->
        [yes] Enoki : Jour 3
       *[no] Enoki { $health }
    }
}
prompt-enoki-world = Le dé Mondes roule : quel Monde ?
prompt-foe-ability = Le dé Mondes roule : quel Monde ?
prompt-enoki-space = Le D6 roule : quel numéro ?
prompt-scenario-is-rolled = Le D6 roule : quel numéro ?
note-enoki-comes = Enoki apparaît { TO($space) }.
note-foe-acts = { $foe } a recours à « { $ability } ».
note-scenario-effect = Effet Scénario, { $roll } au D6 : { $roll ->
    [1] Soff perd 1 Énergie.
    [2] Soff perd 1 Énergie.
    [3] une carte Crépuscule apparaît.
    [4] une carte Crépuscule apparaît.
   *[other] Enoki agit encore une fois.
}
board-goal-demon = Vaincre Enoki
board-goal-demon-health = Il reste à Enoki { $now } Santé sur { $of }.
board-goal-demon-waits = Enoki arrive au début du Jour 3.
board-next-demon = Enoki
board-next-demon-why = apparaît au début du Jour 3.
board-next-enoki = Enoki
board-next-enoki-why = agit après votre tour, puis le D6 s’en mêle.
title-option-corrupted-enemies-all = Il attaque les champions et tous les Monstres, Alliés compris.
title-option-corrupted-enemies-champions = Il n’attaque que les champions ; ses Capacités blessent quand même les Monstres.
board-enoki-die = Le dé Mondes décide
board-enoki-spoken = { $name } sur { $at }, Santé { $health } sur { $most }
