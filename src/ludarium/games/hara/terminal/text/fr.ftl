### Champions of Hara dans le terminal : comment on joue, l’aide, et les formes courtes dont seul un terminal a besoin.

how-hara =
    1. Vous êtes un Champion au Dojo, entouré de six Mondes. Rentrez avec 10 Énergies Rouges, 10 Vertes et 10 Bleues avant la fin du sixième Jour ; la plupart des modes demandent autre chose en plus.
    2. Un Jour a une Aube et un Crépuscule. À l’Aube, une carte arrive dans chaque Monde ; au Crépuscule, d’autres surgissent n’importe où ; puis des Mondes échangent leurs places.
    3. Votre tour : trois Activations. Chacune joue une carte, de la main ou du plateau : ses deux faces ont des effets différents. Jouée de la main, elle est posée au tour suivant ; utilisée là, elle revient.
    4. Les Monstres (Santé/Attaque/Portée) donnent de l’Énergie s’ils tombent en un seul tour. Qui vous a à portée frappe à la fin de votre tour ; au Dojo, personne, et vous récupérez.
    5. À 5 d’une couleur, vous apprenez une carte. Tapez un numéro, ou des mots comme move oakenmoor.1 ; c montre une carte, v toute la table, ? aide.
help-hara =
    La carte de Hara

      Oa4             une case : Oakenmoor 4 ; D0 à D6, c’est le Dojo : personne ne vous y frappe
      5/1/0           un Monstre : Santé restante, Attaque, Portée
      5/1/0!          il frappe si votre tour finit ici
      (5/1/0)         vous ne pouvez pas encore le blesser
      B S             Boss, Scientifique
      A E F4          Allié, Événement, Faille et son Défi
      { $marker }Or             vous ; Pe4 : quelqu’un d’autre, avec 4 Santé
      { $scenario }3 { $doom }1           les jetons : Scénario, Fatalité
      {"[7]"}             l’option 7 mène ici (7+ : d’autres aussi)
      ~~~             un Monde à la dérive : aucun chemin n’y mène
      +2              deux choses de plus que la place n’en permet

    La feuille

      R { $full }{ $full }{ $full }{ $dot }5{ $dot }{ $dot }{ $dot }{ $dot }{ $top } 3  une jauge : à 5 une nouvelle carte, à { $top } l’Ultime ; X, c’est dix aussi
      { $arrow }Nom [ ... ]     une Capacité utilisable maintenant, et la face qui compte
      dég. p2         dégâts, portée 2
      c oa4           la carte posée sur Oakenmoor 4

hara-part = { $part ->
    [dawn] Aube du Jour { $day }
    [dusk] Crépuscule du Jour { $day }
    [shift] Bascule, Jour { $day }
   *[setup] Mise en place
}
hara-days = Jours

# La feuille d’un Champion
hara-health = Santé
hara-spirit = Esprit
hara-activations = Activations
hara-letter = { $colour ->
    [red] R
    [green] V
    [blue] B
    [gold] U
   *[yellow] J
}
hara-waiting-guard = pare { $n }
hara-waiting-aim = prochain coup +{ $n }
hara-waiting-insight = Défi +{ $n }
hara-striker = { THE($name) } { $attack }
hara-danger-none = Fin ici : personne ne vous frappe
hara-danger = Fin ici : { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}, { $falls ->
    [yes] vous tombez
   *[no] Santé { $now } à { $after }
} ({ $strikes })
hara-danger-none-short = Fin : à l’abri
hara-danger-short = Fin ici : −{ $n }
hara-danger-after = { $falls ->
    [yes] vous tomberiez !
   *[no] Santé { $now } à { $after }
}
hara-hand = Cartes Capacité ({ $n })
hara-this-side = la face qui compte maintenant
hara-state = { $state ->
    [hand] en main
    [board] posée
    [tilted] inclinée
   *[used] utilisée
}
hara-cost = { $n } { $what }
hara-free = GRATUIT
hara-items = Objets
hara-items-short = { $n ->
    [0] aucun Objet
    [one] { $n } Objet
   *[other] { $n } Objets
}
hara-no-items = aucun

# Ce qu’une option ajoute à sa phrase
hara-on-the-map = le numéro sur le plateau
hara-now = à { $n }
hara-percent = { $percent } %
hara-remark-champion = { $at }, { $health } Santé, { $spirit } Esprit
hara-end-costs = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}{ $falls ->
    [yes] {" "}: vous tombez
   *[no] , reste { $after } Santé
}

# La carte
hara-world = { $world ->
    [oakenmoor] Oaken-moor
    [arechi] Arechi
    [lunaridge] Lunar-idge
    [baiyu] Baiyu
    [oppenheim] Oppen-heim
   *[drear] Drear
}
hara-slot = place { $number }
hara-adrift = isolé
hara-cut-off = À la dérive, hors d’atteinte : { $worlds }
hara-kind = { $kind ->
    [monster] Monstre
    [boss] Boss
    [scientist] Scientifique
    [ally] Allié
    [event] Évén.
   *[rift] Faille
}
hara-kind-boss = Boss { $strength }
hara-kind-letter = { $kind ->
    [boss] B
    [scientist] S
    [ally] A
    [event] E
   *[rift] F
}
hara-near = En jeu : pas, case, carte
hara-locked = un autre jeton d’abord
hara-challenge-short = Défi { $difficulty }
hara-keyword = { $keyword ->
    [armored] BLINDÉ
    [aggressive] AGRESSIF
    [hunter] CHASSEUR
    [elusive] INSAISISSABLE
    [volatile] EXPLOSIF { $n }
    [scarred] MARQUÉ
   *[critical] CRITIQUE
}
hara-legend = 5/1/0 Monstre : Santé/Attaque/Portée, ! frappe si vous finissez ici, ( ) pas encore son tour ; B Boss, S Scientifique, A Allié, E Événement, F4 Faille et son Défi ; [7] option 7 ; V9 couleur et pioche d’un Monde ; c Oa4 montre une carte

# Les autres à la table
hara-values = { $health } Santé { $spirit } Esprit
hara-ghost = Fantôme, cartes de { $champion }
hara-ghost-short = Fantôme
hara-ghost-cards = { $hand } en main, { $advanced } avancées, { $discard } en défausse
hara-ghost-top = dessus { $name } : { $colour ->
    [red] une autre Rouge
    [green] une autre Verte
    [blue] une autre Bleue
   *[yellow] une autre Jaune
} agit deux fois
hara-known-shift = Prochaine Bascule : { $name } ({ $swap })
hara-foe-numbers = Attaque { $attack }, Portée { $range }
hara-foe-short = Att. { $attack } port. { $range }
hara-number = n° { $n }
hara-resilience = Résilience { $n }
hara-cubes-short = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
hara-no-cube = plus de cube
hara-fallen = vaincu
hara-blow = { $damage } dég. p{ $range }{ $area ->
    [yes] {" "}à tous
   *[no] {""}
}{ $aim ->
    [0] {""}
   *[other] {" "}+{ $aim }
}
hara-dash-side = { $side ->
    [board] frappe
   *[hand] court
}
hara-hunted = Ordre, case, Santé/Esprit, coup, Ruée
hara-legend-corrupted = { $cube } il reste un cube, { $stone } une Pierre de rêve est là ; Le6 un Champion avec 6 Santé, ! tombe à votre coup ; [7] option 7 ; qui finit une activation à votre Portée est frappé

# Les cartes à lire
hara-slots = emplacements { $first } et { $second }

# Comment cela s’est terminé
hara-ending-seat = { $champion } : { $red } Rouge, { $green } Vert, { $blue } Bleu, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
hara-ending-corrupted = Jour { $day } : { $fallen } Champions vaincus sur six, il reste { $health } Santé à Ophion.

# Ce que font les cartes, en aussi peu de mots que possible
hara-resource = { $resource ->
    [growth] Croissance
    [charge] Charge
    [rhythm] Rythme
    [grit] Cran
    [discipline] Discipline
    [fear] Peur
   *[own] ressource
}
hara-does-move = dépl. { $points }
hara-does-leap = transport { $points }
hara-does-dash = dépl. { $points } et { $damage } dég. p{ $range }
hara-does-hit = { $damage } dég. p{ $range }
hara-does-sweep = { $damage } dég. à tous p{ $range }
hara-does-drain = { $damage } dég. p{ $range }, soigne autant
hara-does-hit-more = { $damage ->
    [0] {""}
   *[other] { $damage }+
}{ $per ->
    [resource] { hara-resource }
    [monsters] Monstres ici
    [wounds] blessures
   *[items] Objets
} dég. p{ $range }
hara-does-sweep-more = { $damage ->
    [0] {""}
   *[other] { $damage }+
}{ $per ->
    [resource] { hara-resource }
    [monsters] Monstres ici
    [wounds] blessures
   *[items] Objets
} dég. à tous p{ $range }
hara-does-aim = prochain coup +{ $n }
hara-does-weaken = Monstre −{ $n } Attaque p{ $range }
hara-does-pull = attire { $n } p{ $range }
hara-does-push = repousse { $n } p{ $range }
hara-does-guard = pare { $n }
hara-does-heal = +{ $n } Santé
hara-does-spirit = +{ $n } Esprit
hara-does-gain = +{ $n } { hara-resource }
hara-does-activation = +{ $n } Activation
hara-does-ready = reprend une carte
hara-does-insight = Défi +{ $n }
hara-does-shift-world = échange votre Monde
hara-does-energy = { $n } { $colour ->
    [red] Rouge
    [green] Vert
   *[blue] Bleu
}
hara-does-gold = { $n } Or
hara-does-item = { $n ->
    [one] un Objet
   *[other] { $n } Objets
}
hara-does-if-felled = cible vaincue :
hara-does-if-resource = { $resource ->
    [own] avec { $n } ressource :
   *[other] avec { $n } { hara-resource } :
}
hara-does-if-alone = sans Monstre ici :
hara-does-if-hurt = si blessé :
hara-does-if-dojo = au Dojo :
hara-does-lose = −{ $n } { $what ->
    [health] Santé
    [spirit] Esprit
    [energy] Énergie
    [resource] { hara-resource }
   *[item] Objet
}
hara-does-damage = { $n } dég. pour vous
hara-does-to-dojo = au Dojo
hara-does-drift = vers une case au hasard
hara-does-generate = { $n ->
    [one] une carte du Crépuscule
   *[other] { $n } cartes du Crépuscule
}
hara-does-ambush = les Monstres à { $range } attaquent
hara-does-all-energy = tous +{ $n } { $colour ->
    [red] Rouge
    [green] Vert
   *[blue] Bleu
}
hara-does-all-gold = tous +{ $n } Or
hara-does-all-heal = tous +{ $n } Santé
hara-does-all-spirit = tous +{ $n } Esprit
hara-does-all-lose = tous −{ $n } { $what ->
    [health] Santé
    [spirit] Esprit
    [energy] Énergie
    [resource] ressource
   *[item] Objet
}
hara-does-all-damage = { $n } dég. à chacun
hara-does-stride = Déplacements +{ $n }
hara-does-edge = premier coup +{ $n }
hara-does-shield = pare { $n } par tour
hara-does-focus-stone = Défis +{ $n }
hara-does-rest = Dojo +{ $n } { $what ->
    [health] Santé
   *[spirit] Esprit
}
hara-does-dreamstone = un coup +1, une fois
