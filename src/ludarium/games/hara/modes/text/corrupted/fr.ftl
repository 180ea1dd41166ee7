goal-corrupted = Vaincus { $now }/{ $of }
prompt-remove-cube = Quelle capacité Ophion utilise-t-il ? Son cube est retiré.
prompt-ophion-lands = Ophion peut se transporter : sur quelle case ?
prompt-victim-is-chosen = Quel champion perd 1 Esprit et s’active ?
prompt-shatter-will = Plusieurs champions ont l’Esprit le plus bas : qui est la victime ?
prompt-walk-asleep = Plusieurs champions ont la Santé la plus basse : qui marche en dormant ?
prompt-order-is-taken = Plusieurs ont la même Santé : qui prend la carte d’Ordre du Tour suivante ?
prompt-champion-switches = Quelle carte Bascule est piochée ?
prompt-deal-clockwise = Le dé Mondes roule : quel Monde ?
option-cube = { $ability }, cube { OF($world) }
option-choose = { $champion }
option-choose-told = { $who } désigne { $champion }.
why-ophion = Ophion n’agit que par ses cubes : ôtez-en un, et la capacité choisie s’accomplit jusqu’au bout (H-179).
why-cube-gone = { $world } : ce cube a été ôté. Tous les six reviennent quand il n’en reste aucun (H-179).
why-champion-gone = { $champion } : hors du jeu pour de bon (H-178).
why-not-least-spirit = { $champion } : quelqu’un d’autre a moins d’Esprit, et Volonté brisée frappe qui en a le moins (H-182).
why-not-least-health = { $champion } : quelqu’un d’autre a moins de Santé, et Somnambule prend qui en a le moins (H-183).
result-six-felled = Les six champions sont tombés, le Jour { $day }
result-ophion-fell = Ophion est vaincu : { $score ->
    [0] aucun champion n’est tombé
    [one] { $score } champion était tombé
   *[other] { $score } champions étaient tombés
}
board-goal-corrupted = Champions vaincus
board-goal-corrupted-done = hors jeu
board-goal-corrupted-open = debout
board-next-turns = Les Champions
board-next-turns-why = qui ont une carte agissent après vous ; les autres gagnent 1 Santé.
board-next-order = { $round ->
    [dusk] Crépuscule du Jour { $day } :
   *[dawn] Aube du Jour { $day } :
}
board-next-order-why = l’Ordre du Tour est redistribué, les plus faibles d’abord.
board-next-last = { $n ->
    [0] La dernière Manche :
    [one] Encore { $n } Manche
   *[other] Encore { $n } Manches
}
board-next-last-why = { $n ->
    [0] s’il reste un champion debout, vous avez perdu.
   *[other] pour abattre ceux qui tiennent debout.
}
result-night = Le sixième Jour s’achève, avec { $score } champions vaincus sur six
board-ophion-strikes = Vous frappez tout champion qui finit son activation à Portée { $range }. Ici, le Dojo n’abrite personne.
board-hunt = { $standing ->
    [one] { $standing } champion debout
   *[other] { $standing } champions debout
}, { $felled ->
    [0] aucun vaincu
    [one] { $felled } vaincu
   *[other] { $felled } vaincus
}.
board-hunt-rounds = { $gone ->
    [0] Aucune des 12 Manches n’est passée.
    [one] { $gone } Manche sur 12 est passée.
   *[other] { $gone } Manches sur 12 sont passées.
}
board-hunted = Les six champions, dans l’Ordre du Tour
board-hunted-attack = { $area ->
    [yes] { $name } { $damage } à tous les autres, Portée { $range }
   *[no] { $name } { $damage }, Portée { $range }
}{ $aim ->
    [0] { "" }
   *[other] { " " }(+{ $aim })
}
board-hunted-spoken = { $name }, { $order ->
    [0] sans carte d’Ordre du Tour
   *[other] carte d’Ordre du Tour n° { $order }
}, sur { $at }. Santé { $health } sur { $most }, Esprit { $spirit }.
board-hunted-fallen = hors jeu
board-hunted-fallen-spoken = { $name } : hors jeu.
board-hunted-change = Santé { $health }, Esprit { $spirit }
board-falls-here = fatal
board-doomed = à votre merci :
board-doomed-why = Si une activation s’achève ici, votre coup est fatal.
board-dash-side = Ruée se lit { $side ->
    [board] Sur table : 1 case, puis 1 dégât
   *[hand] En main : 2 cases au plus
}
board-cubes = Capacités et cubes
board-cube-card = { $name }, { $n ->
    [0] plus de cube
    [one] encore { $n } cube
   *[other] encore { $n } cubes
}. { $does }
board-cube = { $full ->
    [yes] Cube { $world } : { $name }
   *[no] Plus de cube { $world } : { $name }
}
title-option-last-champion-once = Le dernier Champion agit une fois par manche.
title-option-friendly-fire-on = Une attaque contre toutes les cibles à portée blesse aussi les autres champions qui s’y trouvent.
title-option-friendly-fire-off = Une attaque contre toutes les cibles à portée ne blesse qu’Ophion.
