### Anima dans le terminal : comment on joue, l’aide, et les formes courtes dont seul un terminal a besoin.

how-anima =
    1. Vous menez une équipe d’un à quatre Personnages. Accomplissez l’une de vos deux Missions Basiques secrètes ; la première accomplie par quiconque révèle la Mission Finale. Qui accomplit celle-ci gagne.
    2. Un tour a quatre phases : Réinitialisation (mettre de l’ordre), Mouvement (aller vers une Zone, en chercher une nouvelle, ou se reposer), Interaction (commercer, combattre), Exploration (lancer le dé, affronter ce qui vient, choisir une récompense). L’équipe la plus rapide commence.
    3. Un combat, c’est un dé plus le Combat contre un dé plus le Combat. L’égalité face à une créature est une victoire ; perdre coûte le tour, perdre de 5 un Personnage.
    4. Les Avantages : une Compétence (Magie, Ki, Ruse) incline un Personnage qui en a le symbole, un Complot personne ; les Interruptions s’invitent chez les autres. Vous passez tout seul quand vous n’avez rien à jouer ; auto change cela.
    5. Tapez un numéro, ou des mots comme go archangel ; c montre une carte, v toute la table, l ce qui s’est passé, ? aide.
help-anima =
    La table d’Anima

      {"[3]"} 2{ $trade } Americh  l’option 3 y mène ; niveau 2 ; { $trade } le symbole de Commerce
      { $dot }1112*          ce qu’amène chaque face du dé d’exploration : { $dot } rien,
                      1 à 3 Rencontres, * quelque chose de spécial
      ?  Ogre 5       une Rencontre face cachée ; une créature et son Combat
      (Auberge)       une Rencontre face cachée, mais que vous connaissez
      Recruter Av. 2  récompenses : un Personnage, des Avantages, SP la spéciale
      { $top }Le Palais      un lieu que nomme l’une de vos Missions
      9/5             Combat et Vitesse
      Missions ? [X] { $done }  d’un autre joueur : secrète, commencée, accomplie
      { $arrow }Nom            une carte ou un Personnage utilisable maintenant
      Pioches 14+2    cartes restantes, et dans la défausse
      c 2             la deuxième carte de votre main
      auto            quand vous passez tout seul

anima-strength = Combat { $combat }, Vitesse { $speed }
anima-cards = { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}
anima-labelled = { $label } : { $text }
anima-place = { $place } ({ $area })
anima-errand = { $kind ->
    [slay] { $where }, Combat { $n }
    [speed] { $where }, Vitesse { $n }
    [hold] { $where }, Combat { $n }, { $turns } tours
   *[other] { $where }
}
anima-odds = { $percent } % { $what }
anima-you = vous
anima-inclines = s’incline
anima-seen = vu : { $cards }
anima-drawn = Vous avez pioché : { $cards }
anima-claims = { $player } réclame : { $reward }
anima-piles = Pioches + défausses
anima-reward = { $reward ->
    [recruit] Recruter
    [advantage] Av. { $n }
   *[special] SP
}
anima-when = { $type ->
    [magic] Magie
    [ki] Ki
    [trickery] Ruse
    [plot] Complot
   *[organization] Org.
} { $timing ->
    [reset] Réinit.
    [movement] Mouv.
    [interaction] Inter.
    [exploration] Expl.
    [combat] Combat
   *[interruption] Interr.
}
anima-ending-seat = { $player } : { $missions ->
    [0] aucune Mission
    [one] { $missions } Mission
   *[other] { $missions } Missions
}, Combat { $combat }, Vitesse { $speed }.
anima-crisis = dans la Crise : { $kind ->
    [slay] Combat { $n }
   *[speed] Vitesse { $n }
}
anima-gathered = { $word ->
    [go] Y aller : les numéros des Zones
    [dismiss] Renvoyer : d et le numéro du Personnage
   *[discard] Défausser : d et le numéro de la carte
}
# Ce qu’on fait d’une carte ou d’une équipe à numéro, là où ce n’est pas l’ordinaire : jamais la lettre d’une commande.
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
anima-legend = {"[3]"} l’option 3 y mène { $dot } niveau { $dot } { $trade } commerce { $dot } exploration selon le dé : 1, 2, 3 Rencontres, * spécial, { $dot } rien { $dot } ? face cachée { $dot } { $top } vos Missions { $dot } { $arrow } utilisable { $dot } 4/4 Combat/Vitesse
