goal-onslaught = { $all ->
    [yes] Scientif. { $now }/{ $of }
   *[no] { $near ->
        [0] Aucun Scientif.
        [one] { $near } Scientif.
       *[other] { $near } Scientif.
    }
}
note-closes-in = L’assaut amène { THE($card) } { TO($space) }.
module-in-play = ceux en jeu
module-in-play-summary = Il suffit qu’aucun Scientifique ne soit sur le plateau.
module-all-six = les six
module-all-six-summary = Les six jetons Fatalité doivent être dans votre Inventaire.
board-goal-onslaught = Vaincre les Scientifiques
board-goal-onslaught-line = { $all ->
    [yes] { $now ->
        [one] { $now } vaincu sur 6.
       *[other] { $now } vaincus sur 6.
    }
   *[no] { $near ->
        [0] Aucun n’est sur le plateau en ce moment.
        [one] { $near } est sur le plateau.
       *[other] { $near } sont sur le plateau.
    }
}
board-goal-onslaught-done = vaincu
board-goal-onslaught-next = en jeu
board-goal-onslaught-open = à venir
board-goal-onslaught-hidden = à venir
board-next-scientist = Le Scientifique n° { $number }
board-next-scientist-why = apparaît sur The Drear 5 à l’Aube du Jour { $day }.
board-next-scientists = Les Scientifiques
board-next-scientists-why = se rapprochent à la fin de chaque Manche.
