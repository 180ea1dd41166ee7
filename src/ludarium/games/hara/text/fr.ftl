### Champions of Hara : tout ce que lit la joueuse ou le joueur, en français.
### Réponses, résultats du hasard et questions sont des libellés, sans point final ; textes de cartes, journal et raisons sont des phrases.
### Un Monstre porte son article (Le Roi mité, Les Chacals du sel) : THE, TO et OF le mettent dans la phrase, jamais comme sujet, car rien ne
### doit s’accorder avec lui. Le nom de toute autre carte est entre guillemets.

## Lieux, couleurs et choses

world-oakenmoor = Oakenmoor
world-arechi = Arechi Wastes
world-lunaridge = Lunaridge
world-baiyu = The Baiyu
world-oppenheim = Oppenheim
world-drear = The Drear
space = { $world }, case { $number }
space-dojo = { $number ->
    [0] Le centre du Dojo
   *[other] Le Dojo, case { $number }
}
colour-red = Rouge
colour-green = Vert
colour-blue = Bleu
colour-yellow = Jaune
colour-gold = Or
resource-growth = Croissance
resource-charge = Charge
resource-rhythm = Rythme
resource-grit = Cran
resource-discipline = Discipline
resource-fear = Peur
token-scenario = Scénario n° { $number }
token-doom = Fatalité n° { $number }
champion-leaf = Leaf
champion-thomas = Thomas
champion-soff = Soff
champion-kaoru = Kaoru
champion-oric = Oric
champion-persephone = Persephone
the-ghost = Le Fantôme
unseen-card = une carte

## Morceaux des phrases ci-dessous

part-damage = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
part-resource = { $resource ->
    [growth] Croissance
    [charge] Charge
    [rhythm] Rythme
    [grit] Cran
    [discipline] Discipline
    [fear] Peur
   *[own] ressource
}
part-most = { $most ->
    [0] { "" }
   *[other] { " " }({ $most } au plus)
}
part-more = { $per ->
    [resource] { $damage ->
        [0] Autant de dégâts que votre { part-resource }
       *[other] { part-damage } + votre { part-resource }
    }
    [monsters] { part-damage } + 1 par Monstre sur votre case
    [wounds] { part-damage } + 1 par point de Santé perdu
   *[items] { part-damage } + 1 par Objet possédé
}
part-within = { $range ->
    [0] sur votre case
   *[other] à Portée { $range }
}
part-energy = { $n ->
    [one] { $n } Énergie { $colour ->
        [red] Rouge
        [green] Verte
        [gold] Or
       *[blue] Bleue
    }
   *[other] { $n } Énergies { $colour ->
        [red] Rouges
        [green] Vertes
        [gold] Or
       *[blue] Bleues
    }
}
and = { $first } et { $last }
part-gold = { $n ->
    [one] { $n } Énergie Or
   *[other] { $n } Énergies Or
}
part-goods = { $what ->
    [health] { $n } Santé
    [spirit] { $n } Esprit
    [energy] { $n ->
        [one] { $n } Énergie
       *[other] { $n } Énergies
    } de votre choix
    [resource] { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de votre ressource propre
   *[item] { $n ->
        [one] { $n } Objet
       *[other] { $n } Objets
    } de votre choix
}
part-their-goods = { $what ->
    [health] { $n } Santé
    [spirit] { $n } Esprit
    [energy] { $n ->
        [one] { $n } Énergie
       *[other] { $n } Énergies
    } de son choix
    [resource] { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de sa ressource propre
   *[item] { $n ->
        [one] { $n } Objet
       *[other] { $n } Objets
    } de son choix
}
part-monsters = { $scope ->
    [here] Les Monstres de sa case
    [near] Les Monstres à Portée 1 d’ici
    [world] Les Monstres de son Monde
   *[everywhere] Tous les Monstres
}
part-challenges = { $scope ->
    [here] les Défis sur sa case
    [near] les Défis à Portée 1 d’ici
    [world] les Défis dans son Monde
   *[everywhere] tous les Défis
}
part-there = { $scope ->
    [here] sur sa case
    [near] à Portée 1 d’ici
    [world] dans son Monde
   *[everywhere] où que ce soit
}

## Ce que font les cartes (groupe effect)

verb-move = { $points ->
    [one] Déplacez-vous de { $points } case au plus.
   *[other] Déplacez-vous de { $points } cases au plus.
}
verb-leap = { $points ->
    [one] Transportez-vous à { $points } case au plus.
   *[other] Transportez-vous à { $points } cases au plus.
}
verb-dash = { $points ->
    [one] Déplacez-vous de { $points } case
   *[other] Déplacez-vous de { $points } cases
} au plus et infligez { part-damage }, Portée { $range }, dans l’ordre voulu.
verb-hit = { part-damage }, Portée { $range }.
verb-sweep = { part-damage } à toutes les autres cibles { part-within }.
verb-drain = { part-damage }, Portée { $range } ; gagnez autant de Santé que de dégâts infligés.
verb-hit-more = { part-more }{ part-most }, Portée { $range }.
verb-sweep-more = { part-more }{ part-most } à toutes les autres cibles { part-within }.
verb-aim = { $n ->
    [one] +{ $n } dégât
   *[other] +{ $n } dégâts
} à votre prochain coup à cible unique de ce tour.
verb-weaken = { $n ->
    [one] Un Monstre { part-within } perd { $n } point d’Attaque pour ce tour.
   *[other] Un Monstre { part-within } perd { $n } points d’Attaque pour ce tour.
}
verb-pull = { $n ->
    [one] Attirez de { $n } case
   *[other] Attirez de { $n } cases au plus
} un Monstre { part-within }.
verb-push = { $n ->
    [one] Repoussez de { $n } case
   *[other] Repoussez de { $n } cases au plus
} un Monstre { part-within }.
verb-guard = { $n ->
    [one] Parez le prochain dégât de ce tour.
   *[other] Parez les { $n } prochains dégâts de ce tour.
}
verb-heal = Gagnez { $n } Santé.
verb-spirit = Gagnez { $n } Esprit.
verb-gain = Gagnez { $n } { $resource ->
    [growth] Croissance
    [charge] Charge
    [rhythm] Rythme
    [grit] Cran
    [discipline] Discipline
   *[fear] Peur
}.
verb-activation = { $n ->
    [one] Gagnez { $n } Activation.
   *[other] Gagnez { $n } Activations.
}
verb-ready = Reprenez en main une autre carte inclinée ou utilisée.
verb-insight = +{ $n } à votre prochain Défi de ce tour.
verb-shift-world = Échangez votre Monde avec un Monde adjacent.
verb-energy = Gagnez { part-energy }.
verb-gold = Gagnez { part-gold }.
verb-item = { $n ->
    [one] Gagnez { $n } Objet.
   *[other] Gagnez { $n } Objets.
}
# Des questions : après un deux-points, la phrase suivante perdrait sa majuscule
verb-if-felled = Cible vaincue ?
verb-if-resource = { $resource ->
    [own] { $n } points de votre ressource ou plus ?
   *[other] { part-resource } { $n } ou plus ?
}
verb-if-alone = Aucun Monstre sur votre case ?
verb-if-hurt = Santé entamée ?
verb-if-dojo = Au Dojo ?
verb-lose = { $what ->
    [resource] { $resource ->
        [own] Perdez { part-goods }.
       *[other] Perdez { $n } { part-resource }.
    }
   *[other] Perdez { part-goods }.
}
verb-damage = { $n ->
    [one] Subissez { $n } dégât.
   *[other] Subissez { $n } dégâts.
}
verb-to-dojo = Transportez-vous au centre du Dojo.
verb-drift = Transportez-vous sur une case aléatoire.
verb-generate = { $n ->
    [one] Une carte Crépuscule apparaît sur une case aléatoire.
   *[other] { $n } cartes Crépuscule apparaissent, chacune sur une case aléatoire.
}
verb-ambush = Chaque Monstre { part-within } vous attaque une fois.
verb-all-energy = Chaque joueur gagne { part-energy }.
verb-all-gold = Chaque joueur gagne { part-gold }.
verb-all-heal = Chaque champion gagne { $n } Santé.
verb-all-spirit = Chaque champion gagne { $n } Esprit.
verb-all-lose = Chaque champion perd { part-their-goods }.
verb-all-damage = Chaque champion hors du Dojo subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}.

## Mots-clés des Monstres

verb-armored = BLINDÉ : un coup d’exactement 1 dégât est sans effet.
verb-aggressive = AGRESSIF : vous attaque dès que vous arrivez sur sa case.
verb-hunter = CHASSEUR : avant les attaques, s’approche d’une case si vous êtes à 3 cases ou moins.
verb-elusive = INSAISISSABLE : seuls les coups portés depuis sa case ont un effet.
verb-volatile = EXPLOSIF { $n } : à sa chute, chaque champion à Portée 1 subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}.
verb-scarred = MARQUÉ : ses blessures ne s’effacent pas à la fin du tour.
verb-critical = CRITIQUE : une attaque qui vous blesse vous coûte aussi { part-goods }.

## Effets durables

verb-monster-health = { part-monsters } ont +{ $n } Santé.
verb-monster-attack = { part-monsters } ont +{ $n } Attaque.
verb-monster-range = { part-monsters } ont +{ $n } Portée.
verb-monster-calm = { part-monsters } ont −{ $n } Attaque.
verb-toll = Finir son tour { part-there } coûte { part-their-goods }.
verb-boon = Finir son tour { part-there } rend { $n } { $what ->
    [health] Santé
   *[spirit] Esprit
}.
verb-mire = Tout déplacement commencé { part-there } est raccourci { $n ->
    [one] d’une case
   *[other] de { $n } cases
} (minimum 1).
verb-haste = Tout déplacement commencé { part-there } est allongé { $n ->
    [one] d’une case.
   *[other] de { $n } cases.
}
verb-hard = Difficulté +{ $n } pour { part-challenges }.
verb-easy = Difficulté −{ $n } pour { part-challenges }.
verb-sharp = { $n ->
    [one] +{ $n } dégât
   *[other] +{ $n } dégâts
} aux coups à cible unique donnés { part-there }.
verb-thin = Le Dojo rend { $n } { $what ->
    [health] Santé
   *[spirit] Esprit
} de moins.
verb-more-dusk = { $n ->
    [one] Une carte de plus au Crépuscule.
   *[other] { $n } cartes de plus au Crépuscule.
}

## Objets, cartes d’Ordre du Tour, Corrompus

verb-stride = { $n ->
    [one] Vos déplacements sont allongés d’une case.
   *[other] Vos déplacements sont allongés de { $n } cases.
}
verb-edge = { $n ->
    [one] +{ $n } dégât
   *[other] +{ $n } dégâts
} à votre premier coup à cible unique de chaque tour.
verb-shield = { $n ->
    [one] Parez le premier dégât de chacun de vos tours.
   *[other] Parez les { $n } premiers dégâts de chacun de vos tours.
}
verb-focus-stone = +{ $n } à vos Défis.
verb-rest = Le Dojo rend { $n } { $what ->
    [health] Santé
   *[spirit] Esprit
} de plus.
verb-dreamstone = GRATUIT : défaussez-la en frappant une cible unique, pour +1 dégât.
verb-nothing = Aucun bonus : partir en tête suffit.
verb-rested = Au début de votre tour, gagnez 1 Santé et 1 Esprit.
verb-focus = Au début de votre tour, +1 dégât à votre prochain coup à cible unique.
verb-foresee = Au début de votre tour, regardez la première carte Bascule ; laissez-la sur le paquet ou glissez-la dessous.
verb-whirl = Se déplace jusqu’à l’ennemi le plus proche, puis inflige { part-damage } à toutes les autres cibles à Portée { $range }.
verb-harvest = Se transporte jusqu’à l’ennemi le plus éloigné ; toutes les autres cibles de cette case subissent 1 dégât par case franchie.
verb-feast = Gagne { $n } Santé.
verb-ultimatum = Vous pouvez vous transporter à { $range } cases au plus. Puis un champion de votre choix perd 1 Esprit et s’active une fois.
verb-shatter = Transportez-vous sur le champion qui a le moins d’Esprit : { part-damage }, puis { $more } de plus s’il n’a plus d’Esprit.
verb-sleepwalk = Le champion qui a le moins de Santé vient à vous. Puis tous les autres occupants de votre case subissent { part-damage } et perdent { $spirit } Esprit.
verb-thorns = Passif : un champion qui le frappe depuis sa case subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}.
verb-sunlit = Faiblesse : { $n ->
    [one] +{ $n } dégât
   *[other] +{ $n } dégâts
} aux coups portés à une distance de 2 ou plus.
verb-shade = Passif : les coups portés à une distance de 2 ou plus infligent { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} de moins.
verb-exposed = Faiblesse : { $n ->
    [one] +{ $n } dégât
   *[other] +{ $n } dégâts
} aux coups portés depuis sa case.

## Questions à la joueuse ou au joueur

prompt-act = { $activations ->
    [0] { $champion } n’a plus d’Activation : utilisez un effet gratuit, ou terminez le tour
    [one] Il reste 1 Activation à { $champion } : que faites-vous ?
   *[other] Il reste { $activations } Activations à { $champion } : que faites-vous ?
}
prompt-walk-on = { $hit ->
    [1] { $points ->
        [0] Vous n’avez plus de pas : qui frappez-vous ?
        [one] Il vous reste 1 pas et 1 coup, dans l’ordre voulu : par quoi commencez-vous ?
       *[other] Il vous reste { $points } pas et 1 coup, dans l’ordre voulu : par quoi commencez-vous ?
    }
   *[0] Il vous reste { $points } pas : où allez-vous ?
}
prompt-hit-lands = { $n ->
    [one] Qui subit { $n } dégât{ $sources } ?
   *[other] Qui subit { $n } dégâts{ $sources } ?
}
prompt-drain-lands = { $n ->
    [one] Qui subit { $n } dégât{ $sources } ? Vous gagnez autant de Santé.
   *[other] Qui subit { $n } dégâts{ $sources } ? Vous gagnez autant de Santé.
}
prompt-dash-hits = { $n ->
    [one] Qui subit { $n } dégât{ $sources } ?
   *[other] Qui subit { $n } dégâts{ $sources } ?
}
prompt-land = Sur quelle case êtes-vous transporté ?
prompt-weaken-it = Quel Monstre affaiblissez-vous de { $n } ?
prompt-pull-it = Quel Monstre attirez-vous ?
prompt-push-it = Quel Monstre repoussez-vous ?
prompt-put-gold = { $n ->
    [one] Vous gagnez 1 Énergie Or : quelle couleur prend-elle ?
   *[other] Vous gagnez { $n } Énergies Or : quelle couleur prend la première ?
}
prompt-give-energy = { $n ->
    [one] Vous perdez 1 Énergie : de quelle couleur ?
   *[other] Vous perdez { $n } Énergies : de quelle couleur est la première ?
}
prompt-learn = Vous avez atteint un seuil : quelle Capacité apprenez-vous ?
prompt-make-ready = Quelle carte reprenez-vous en main ?
prompt-drop-item = { $n ->
    [one] Quel Objet défaussez-vous ?
   *[other] Vous devez défausser { $n } Objets : lequel d’abord ?
}
prompt-pay-and-roll = « { $card } » est un Défi de difficulté { $difficulty }{ $sources } : combien d’Esprit dépensez-vous ?
prompt-shift-with = Avec quel Monde adjacent le vôtre échange-t-il sa place ?
prompt-rest-or-not = La carte Bien reposé vous offre 1 Santé et 1 Esprit : les prenez-vous ?
prompt-keep-or-bury = La prochaine carte Bascule est « { $shift } » : la laissez-vous, ou la glissez-vous sous le paquet ?

## Questions au hasard

prompt-champion-arrives = Quel champion arrive ?
prompt-order-is-dealt = Quelle carte d’Ordre du Tour est distribuée ?
prompt-lay-colour = Les deux Mondes de cette couleur échangent-ils leurs places ?
prompt-card-is-drawn = Quelle carte est piochée ?
prompt-item-is-drawn = Quel Objet est pioché ?
prompt-worlds-shift = Quelle carte Bascule est piochée ?
prompt-foresee = Quelle carte Bascule est sur le paquet ?
prompt-world-is-rolled = Le dé Mondes roule : quel Monde ?
prompt-drift-world = Le dé Mondes roule : quel Monde ?
prompt-number-is-rolled = Le D6 roule : quel numéro ?
prompt-drift-space = Le D6 roule : quel numéro ?
prompt-challenge-is-rolled = Le D6 roule : quel numéro ?

## Réponses de la joueuse ou du joueur

option-end = Finir le tour
option-stop = S’arrêter ici
part-hits = { $hits ->
    [nobody] { " " }(aucune cible à portée)
   *[somebody] { "" }
}
option-play = { $side ->
    [hand] { $card }, En main{ part-hits }
   *[board] { $card }, Sur table{ part-hits }
}
option-play-free = { $side ->
    [hand] { $card }, En main, GRATUIT{ part-hits }
   *[board] { $card }, Sur table, GRATUIT{ part-hits }
}
option-item = Utiliser « { $item } »
option-challenge = Relever le Défi « { $card } » (il faut { $difficulty })
option-help = Accepter l’aide { OF($card) }
option-free = Action gratuite { $number }
option-move = Aller { TO($space) }
option-hit = Frapper { THE($target) }
option-hit-stone = { $stones ->
    [one] Frapper { THE($target) } avec une Pierre de rêve, +1
   *[other] Frapper { THE($target) } avec { $stones } Pierres de rêve, +{ $stones }
}
option-stay = Rester { TO($space) }
option-leap = Se transporter { TO($space) }
option-weaken = Affaiblir { THE($card) }
option-pull = Attirer { THE($card) }
option-push = Repousser { THE($card) }
option-gauge = { $colour }
option-give = { $colour }
option-learn = Apprendre « { $card } »
option-ready = Reprendre « { $card } »
option-discard = Défausser « { $item } »
option-spend = { $charge ->
    [0] { $spirit } Esprit
   *[other] { $spirit ->
        [0] { $charge } Charge
       *[other] { $spirit } Esprit et { $charge } Charge
    }
}
option-spend-nothing = Ne pas dépenser d’Esprit
option-swap = Échanger { $world } et { $other }
option-rest = Gagner 1 Santé et 1 Esprit
option-decline = Décliner
option-keep = La laisser sur le paquet
option-bottom = La glisser sous le paquet

## Réponses du hasard

chance-world = Dé Mondes : { $world }
chance-d6 = D6 : { $number }
chance-card = Carte piochée : { $card }
chance-item = Objet : { $item }
chance-shift = Bascule des Mondes : { $shift }
chance-foresee = Le Rêve prophétique montre « { $shift } »
chance-champion = { $champion }
chance-order = Carte d’Ordre du Tour n° { $number }
chance-layout = { $swapped ->
    [1] Les deux Mondes échangent leurs places
   *[0] Les Mondes restent sur leur emplacement imprimé
}

## Chances

odds-challenge = de chances de succès

## Ce que le journal dit des réponses et du hasard (sinon les notes qui suivent le disent, ou il n’y a rien à dire)

option-challenge-told = { $who } relève le Défi « { $card } » : il faut { $difficulty }{ $sources }.
option-spend-told = { $charge ->
    [0] { $spirit ->
        [one] { $who } dépense { $spirit } point d’Esprit.
       *[other] { $who } dépense { $spirit } points d’Esprit.
    }
   *[other] { $spirit ->
        [0] { $who } dépense { $charge } de Charge.
       *[other] { $who } dépense { $spirit } d’Esprit et { $charge } de Charge.
    }
}
chance-foresee-told = Le Rêve prophétique montre « { $shift } ».
note-reaches-nobody = Aucune cible n’est à portée { OF($seat) }.
note-goes-nowhere = { $seat } reste sur place : aucun chemin ne mène à { $world }.
note-stays-put = Rien ne fait bouger { THE($card) }.

## Le journal

note-gains = { $seat } gagne { $energy }.
note-loses-energy = { $seat } perd { $energy }.
note-forfeits-gold = { $seat } ne reçoit rien pour { part-gold } : l’Or ne vaut rien aujourd’hui.
note-learns = { $seat } apprend « { $ability } ».
note-earns-ultimate = { $seat } prend en main son Ultime, « { $ability } ».
note-wins = { $seat } rentre au Dojo avec dix Énergies de chaque couleur !
note-wins-otherwise = Victoire pour { $seat } !
note-appears = { $kind ->
    [rift] Une Faille s’ouvre { TO($space) } : { $card }.
    [event] Un Événement attend { TO($space) } : { $card }.
    [ally] Un Allié apparaît { TO($space) } : { THE($card) }.
   *[monster] Un Monstre apparaît { TO($space) } : { THE($card) }.
}
note-gains-item = { $seat } trouve l’Objet « { $item } ».
note-drops-item = { $seat } se sépare de l’Objet « { $item } ».
note-resource = { $now ->
    [0] { $seat } n’a plus { OF($resource) }{ $sources }.
    [one] { $seat } a maintenant { $now } point { OF($resource) }{ $sources }.
   *[other] { $seat } a maintenant { $now } points { OF($resource) }{ $sources }.
}
note-strikes = { $n ->
    [one] { $seat } inflige { $n } dégât { TO($card) }{ $sources }.
   *[other] { $seat } inflige { $n } dégâts { TO($card) }{ $sources }.
}
note-shrugs-off = { $why ->
    [elusive] Le coup manque { THE($card) } : INSAISISSABLE, sauf depuis sa propre case.
    [armored] Le coup rebondit sur { THE($card) } : BLINDÉ.
   *[protected] Aucun coup ne blesse encore { THE($card) } : un autre jeton vient d’abord.
}
note-fells = { $seat } triomphe { OF($card) } !
note-dies = C’en est fini { OF($card) }.
note-doubles = La Santé { OF($card) } double !
note-suffers = { $n ->
    [one] { $seat } perd { $n } point de Santé{ $sources } (reste { $health }).
   *[other] { $seat } perd { $n } points de Santé{ $sources } (reste { $health }).
}
note-prevents = { $n ->
    [one] { $seat } pare { $n } dégât{ $sources }.
   *[other] { $seat } pare { $n } dégâts{ $sources }.
}
note-falls = { $seat } tombe, et se réveille au Dojo.
note-strikes-champion = { $seat } frappe { $rival }{ $sources }{ part-cost-to-other }.
note-strikes-foe = { $n ->
    [one] { $seat } inflige { $n } dégât { TO($foe) }{ $sources }.
   *[other] { $seat } inflige { $n } dégâts { TO($foe) }{ $sources }.
}
note-foe-rises = { $health ->
    [one] { $foe } se relève avec { $health } point de Santé.
   *[other] { $foe } se relève avec { $health } points de Santé.
}
note-foe-falls = { $foe } tombe !
note-explodes = La fin { OF($card) } provoque une explosion.
note-meets = { $seat } découvre l’Événement « { $card } ».
note-challenged = { $outcome ->
    [succeeds] Défi réussi : { $seat } obtient { $total }{ $sources } ; il fallait { $difficulty }.
    [fails] Défi manqué : { $seat } obtient { $total }{ $sources } ; il fallait { $difficulty }.
   *[open] { $seat } obtient { $total }{ $sources } ; il fallait { $difficulty }.
}
note-succeeds = Le Défi est réussi.
note-fails = Le Défi est manqué.
note-closes = { $seat } ferme la Faille « { $card } ».
note-walks = { $seat } va { TO($space) }.
note-is-carried = { $seat } se retrouve { TO($space) }.
part-damage-prevented = { $prevented ->
    [one] { $prevented } dégât{ $spared }
   *[other] { $prevented } dégâts{ $spared }
}
part-health-lost = { $lost ->
    [one] { $lost } point de Santé (reste { $health })
   *[other] { $lost } points de Santé (reste { $health })
}
part-cost = { $prevented ->
    [0] { $lost ->
        [0] { "" }
       *[other] { " " }et perd { part-health-lost }
    }
   *[other] { $lost ->
        [0] { " " }et pare { part-damage-prevented }
       *[other] , pare { part-damage-prevented } et perd { part-health-lost }
    }
}
part-cost-to-other = { $prevented ->
    [0] { $lost ->
        [0] { "" }
       *[other] , qui perd { part-health-lost }
    }
   *[other] { $lost ->
        [0] , qui pare { part-damage-prevented }
       *[other] , qui pare { part-damage-prevented } et perd { part-health-lost }
    }
}
note-attacks = { $seat } subit { $sudden ->
    [yes] l’assaut
   *[no] l’attaque
} { OF($card) }{ $sources }{ part-cost }.
note-pounces = { $seat } voit bondir { THE($card) } !
note-plays = { $side ->
    [1] { $seat } joue « { $ability } » depuis sa main.
   *[2] { $seat } joue « { $ability } » depuis la table.
}
note-uses = { $spent ->
    [yes] { $seat } utilise l’Objet « { $item } » et s’en sépare.
   *[no] { $seat } utilise l’Objet « { $item } ».
}
note-is-helped = { $seat } reçoit l’aide { OF($card) }.
note-heals = { $n ->
    [one] { $seat } regagne { $n } point de Santé{ $sources }.
   *[other] { $seat } regagne { $n } points de Santé{ $sources }.
}
note-gains-spirit = { $n ->
    [one] { $seat } gagne { $n } point d’Esprit{ $sources }.
   *[other] { $seat } gagne { $n } points d’Esprit{ $sources }.
}
note-loses-spirit = { $n ->
    [one] { $seat } perd { $n } point d’Esprit{ $sources }.
   *[other] { $seat } perd { $n } points d’Esprit{ $sources }.
}
note-weakens = { $n ->
    [one] { $seat } retire { $n } point d’Attaque { TO($card) }.
   *[other] { $seat } retire { $n } points d’Attaque { TO($card) }.
}
note-moves-monster = { $seat } entraîne { THE($card) } { TO($space) }.
note-readies = { $seat } reprend en main « { $ability } ».
note-guards = { $n ->
    [one] { $seat } se met en garde contre { $n } dégât.
   *[other] { $seat } se met en garde contre { $n } dégâts.
}
note-swaps = { $world } et { $other } échangent leurs places.
note-shifts = Les Mondes basculent : « { $shift } ».
note-turn-begins = C’est au tour { OF($seat) }.
note-uses-order = { $seat } se sert de la carte « { $order } ».
note-hunts = La traque amène { THE($card) } { TO($space) }.
note-foe-attacks = { $foe } attaque { $seat }{ $sources }{ part-cost-to-other }.
note-recovers = { $seat } se repose au Dojo.
note-puts-under = { $seat } glisse la carte Bascule sous le paquet.
note-leaves-on-top = { $seat } laisse la carte Bascule sur le paquet.
note-day-breaks = Le Jour { $day } se lève.
note-dusk-falls = Le Crépuscule tombe sur le Jour { $day }.
note-dealt-order = { $seat } reçoit la carte d’Ordre du Tour « { $order } ».
note-time-is-up = Le sixième Jour s’achève.
note-foe-moves = { $foe } va { TO($space) }.
note-foe-heals = { $n ->
    [one] { $foe } gagne { $n } point de Santé.
   *[other] { $foe } gagne { $n } points de Santé.
}
note-round-begins = { $round ->
    [dawn] Le Jour { $day } se lève.
   *[dusk] Le Crépuscule tombe sur le Jour { $day }.
}
note-takes-order = { $champion } prend la carte d’Ordre du Tour « { $order } ».
note-order-leaves = La carte d’Ordre du Tour « { $order } » quitte le jeu.
note-ophion-acts = Ophion a recours à « { $ability } ».
note-cubes-return = Les six cubes sont de retour.
note-ophion-moves = Ophion apparaît { TO($space) }.
note-activated = C’est à { $champion } d’agir.
note-champion-rests = { $champion } se sert de la carte « { $order } ».
note-champion-focuses = { $champion } se concentre : +1 dégât au prochain coup.
note-champion-switches = Le rêve { OF($champion) } montre « { $shift } ».
note-dashes = { $champion } fonce { TO($space) }.
note-stays = { $champion } ne trouve pas de meilleure place.
note-attacks-ophion = { $n ->
    [one] { $champion } inflige { $n } dégât à Ophion (Santé restante : { $health }).
   *[other] { $champion } inflige { $n } dégâts à Ophion (Santé restante : { $health }).
}
note-stone-bursts = La Pierre de rêve { OF($world) } éclate : { $champion } inflige 1 dégât de plus.
note-champion-hurt = { $n ->
    [one] { $champion } perd { $n } point de Santé (reste { $health }).
   *[other] { $champion } perd { $n } points de Santé (reste { $health }).
}
note-champion-spirit = { $n ->
    [one] { $champion } perd { $n } point d’Esprit.
   *[other] { $champion } perd { $n } points d’Esprit.
}
note-champion-heals = { $n ->
    [one] { $champion } regagne { $n } point de Santé.
   *[other] { $champion } regagne { $n } points de Santé.
}
note-champion-falls = { $champion } tombe pour de bon !
note-ophion-strikes = Ophion frappe { $champion }{ $sources }{ part-cost-to-other }.
note-walks-asleep = { $champion } marche en dormant jusqu’{ TO($space) }.
note-hunt-is-won = Le dernier champion est tombé !
note-ophion-falls = Ophion est vaincu.
note-night-ends = La sixième nuit s’achève, et des champions tiennent encore debout.
note-paces = { $seat } dispose de { $n } pas{ $sources }.
note-aims = { $n ->
    [one] { $seat } vise : +{ $n } dégât au prochain coup à cible unique.
   *[other] { $seat } vise : +{ $n } dégâts au prochain coup à cible unique.
}
note-gains-activation = { $n ->
    [one] { $seat } gagne { $n } Activation.
   *[other] { $seat } gagne { $n } Activations.
}
note-feels-ready = { $seat } se prépare : +{ $n } au prochain Défi de ce tour.
note-mends = { $several ->
    [yes] Leurs blessures se referment : { $card }.
   *[no] Les blessures { OF($card) } se referment.
}
note-pays-toll = { $card } réclame son tribut { TO($seat) }.
note-brings-more = { $n ->
    [one] { $card } fait venir { $n } carte Crépuscule de plus.
   *[other] { $card } fait venir { $n } cartes Crépuscule de plus.
}
the-card = { THE($card) }
sources = { " " }({ $list })
because = { " " }à cause { OF($what) }
note-by-card = { $n } vient { OF($card) }.
note-by-item = { $n } vient de l’Objet « { $item } ».
note-by-word = { $n } vient d’ailleurs : { $word }.
source = { $sign ->
    [plus] +{ $n } : { THE($what) }
    [bare] { $n } : { THE($what) }
    [minus] −{ $n } : { THE($what) }
    [only] grâce { TO($what) }
   *[none] { THE($what) }
}
source-aim = +{ $n } pour avoir visé
source-guard = { $alone ->
    [yes] grâce à sa garde
   *[no] { $n } par sa garde
}
source-weak = −{ $n } : affaibli
source-mode = +{ $n } dans cette Arène
source-stones = { $n ->
    [one] +{ $n } : une Pierre de rêve
   *[other] +{ $n } : { $n } Pierres de rêve
}
source-meditation = +{ $n } : Méditation matinale
source-plates = −{ $n } : BLINDÉ
source-roll = { $n } au dé
source-paid = +{ $n } payé
source-insight = +{ $n } de préparation
source-sunlit = +{ $n } : sa Faiblesse à distance
source-shaded = −{ $n } : son Passif à distance
source-bared = +{ $n } : sa Faiblesse de près
source-passive = Le Passif adverse
source-hurt = +{ $n } pour les dégâts subis
source-felled-one = +{ $n } pour le Monstre abattu
source-close-blow = +{ $n } pour le premier coup de près
source-defeat = la défaite
source-unused = { $n ->
    [one] +{ $n } pour une Activation gardée
   *[other] +{ $n } pour { $n } Activations gardées
}
source-quiet = +{ $n } pour une fin de tour sans Monstre
source-quiet-green = +{ $n } pour une fin de tour sans Monstre dans un Monde Vert
source-other-side = +{ $n } pour avoir changé de côté
reason-unused = { $n ->
    [one] Une Activation reste inutilisée.
   *[other] { $n } Activations restent inutilisées.
}
reason-way-on = Une suite possible : { $what }
reason-in-vain = Jouée ici, la carte reste sans effet.
reason-nothing-else = Rien d’autre ne vous avancerait pour l’instant.
reason-kept = Ce que vous ne jouez pas reste tel quel pour votre prochain tour.
reason-nothing-strikes = Rien ne vous frappe.
reason-left = { $left ->
    [one] Il reste { $left } point de Santé { TO($card) }
   *[other] Il reste { $left } points de Santé { TO($card) }
} ; { $keeps ->
    [yes] la blessure demeure.
   *[no] la fin du tour refermera la blessure.
}
reason-threat = { $n ->
    [0] Si le tour finissait là, rien ne vous frapperait ({ $before } ici).
    [one] Si le tour finissait là, vous subiriez { $n } dégât{ $before ->
        [0] { "" }
       *[other] { " " }({ $before } ici)
    }{ $falls ->
        [yes] { "" }, et vous tomberiez.
       *[no] .
    }
   *[other] Si le tour finissait là, vous subiriez { $n } dégâts{ $before ->
        [0] { "" }
       *[other] { " " }({ $before } ici)
    }{ $falls ->
        [yes] { "" }, et vous tomberiez.
       *[no] .
    }
}
reason-challenge = { $all ->
    [0] Aucune chance, même avec tout votre Esprit.
   *[other] { $none ->
        [100] Succès assuré sans Esprit.
       *[other] { $none } % de chances sans Esprit, { $all } % avec les { $spirit }.
    } Succès : { $success }
}
reason-spend = { $percent ->
    [0] Aucune chance de succès
   *[other] { $percent } % de chances de succès
} ; { $left ->
    [0] il ne vous reste plus d’Esprit.
    [one] il vous reste { $left } point d’Esprit.
   *[other] il vous reste { $left } points d’Esprit.
}
reason-gauge = Le { $colour } passe de { $now } à { $then } ; { $short ->
    [0] le seuil de { $goal } est atteint.
   *[other] il en manque { $short } pour { $goal }.
}
reason-hand = En main : { $text }
reason-board = Sur table : { $text }
reason-drop = Vous perdez ceci : { $text }
interjection-resign = Hara attendra d’autres champions : la partie est abandonnée.

## Pourquoi quelque chose n’est pas possible

why-other-step = Une autre question vient d’abord : une Activation s’achève avant la suivante (H-45).
why-not-in-phase = Les Capacités, les Objets et les actions gratuites sont réservés à la Phase I de votre propre tour (H-45, H-48).
why-mid-move = Vous êtes en plein déplacement : entre deux pas, seuls les effets gratuits sont permis. Arrêtez-vous d’abord (H-45).
why-no-activation = Il ne vous reste aucune Activation pour ce tour : seuls les effets gratuits vous sont encore ouverts (H-43).
why-not-yours = { $card } : c’est une carte d’un autre champion (H-216).
why-tilted = { $card } : cette carte a déjà été jouée ce tour-ci. Elle sera Sur table dès votre prochain tour (H-49, H-52).
why-used = { $card } : cette carte a déjà servi Sur table ce tour-ci. Elle revient en main à la fin du tour (H-49, H-52).
why-spirit-lacks = { $card } : cette face coûte { $price } Esprit, et vous en avez { $has } (H-54).
why-resource-lacks = { $card } : cette face coûte { $price } { $resource }, et vous en avez { $has } (H-54).
why-known = { $card } : cette carte est déjà à vous (H-87).
why-not-learnt = { $card } : c’est une Capacité avancée. Vous en apprendrez une de cette couleur quand votre jauge { $colour ->
    [red] Rouge
    [green] Verte
   *[blue] Bleue
} atteindra { $threshold } pour la première fois ; elle est à { $has } (H-86).
why-learnt-soon = { $card } : le seuil de cette couleur est atteint, et vous choisirez votre nouvelle carte à la fin de votre tour (H-86, H-87).
why-not-chosen = { $card } : vous avez déjà appris une carte de cette couleur, et chaque couleur n’en donne qu’une (H-87).
why-locked = { $card } : c’est une carte verrouillée. Elle ne s’ajoute au choix que si ces cartes sont en jeu et si l’Arène solo de ce champion a été gagnée (H-219).
why-other-colour = { $card } : ce n’est pas la bonne couleur. C’est votre jauge { $colour ->
    [red] Rouge
    [green] Verte
   *[blue] Bleue
} qui a atteint son seuil : apprenez une carte de cette couleur (H-86).
why-ultimate = Votre Ultime arrive au Crépuscule du Jour 3, ou dès que votre jauge { $colour ->
    [red] Rouge
    [green] Verte
   *[blue] Bleue
} a atteint 10 ; elle est à { $has } (H-37, H-86).
why-ultimate-arena = Dans une Arène solo, l’Ultime ne se gagne qu’en portant à 10 votre jauge { $colour ->
    [red] Rouge
    [green] Verte
   *[blue] Bleue
} ; elle est à { $has } (H-86, H-108).
why-ultimate-soon = Vous avez atteint 10 dans votre couleur : l’Ultime rejoint votre main à la fin de votre tour (H-86, H-87).
why-ultimate-spent = L’Ultime a servi et a rejoint son paquet (H-55, H-88).
why-ready-itself = { $card } : c’est la carte en cours, et elle ne peut en faire revenir qu’une autre (H-52).
why-not-spent = { $card } : cette carte n’a pas servi ce tour-ci, il n’y a donc rien à reprendre (H-52).
why-which-one = Vous portez deux fois cet Objet : précisez lequel, 1 ou 2 (H-89).
why-not-carried = { $item } : cet Objet n’est pas dans votre Inventaire (H-90).
why-passive = { $item } : c’est un Objet passif, qui agit de lui-même tant que vous le possédez (H-90).
why-stone = { $item } : cet Objet se lance avec un coup à cible unique. Le choix vous en est donné quand vous désignez votre cible (H-91).
why-item-used = { $item } : cet Objet a déjà servi ce tour-ci (H-90).
why-no-rift = { $card } : ce n’est pas une Faille, et seul le Défi d’une Faille peut être une Activation (H-44).
why-rift-elsewhere = { $card } : pour fermer une Faille, il faut être sur sa case (H-80).
why-no-ally = { $card } : ce n’est pas un Monstre Allié, et personne d’autre n’offre son aide (H-66).
why-helps-already = { $card } : cette aide agit d’elle-même, tant que la carte est en jeu (H-66).
why-ally-elsewhere = { $card } : pour accepter cette aide, il faut être sur la même case (H-66).
why-not-in-play = { $card } : nulle part sur le plateau (H-5).
why-already-here = Vous y êtes déjà (H-19).
why-step-by-step = Cette case est à { $steps } pas : allez-y un pas après l’autre (H-19).
why-out-of-reach = Cette case est à { $steps } pas, et il vous reste { $points ->
    [one] { $points } point
   *[other] { $points } points
} de Mouvement (H-19).
why-leap-too-far = Cette case est à { $steps } cases d’ici : trop loin pour ce transport (H-20).
why-cut-off = Aucun lien ne relie un Monde déconnecté aux autres : ni déplacement, ni transport, ni attaque ne passe (H-120).
why-no-hit-here = Ce déplacement ne comporte aucun coup à porter (H-62).
why-out-of-range = { $card } : hors de Portée, à distance { $distance } (H-62).
why-no-target = { $kind ->
    [ally] { $card } : c’est un Monstre Allié, et aucun champion ne le frappe (H-66).
    [rift] { $card } : une Faille n’a pas de Santé et n’est pas une cible. Elle se ferme par un Défi (H-81).
   *[event] { $card } : un Événement n’est pas une cible. Il se résout quand on entre sur sa case (H-47, H-62).
}
why-elusive = { $card } : INSAISISSABLE, donc seuls les coups portés depuis sa case ont un effet (H-59).
why-protected = { $card } : vos coups n’ont pas encore d’effet, car un autre jeton vient d’abord (H-115).
why-not-yourself = Vous ne pouvez pas vous frapper vous-même (H-62).
why-dojo = Dans le Dojo, un champion est à l’abri de toute attaque (H-24).
why-no-stones = { $has ->
    [0] Vous n’avez aucune Pierre de rêve à lancer (H-91).
    [one] Vous n’avez que { $has } Pierre de rêve à lancer (H-91).
   *[other] Vous n’avez que { $has } Pierres de rêve à lancer (H-91).
}
why-gauge-full = { $colour ->
    [red] Votre jauge Rouge est pleine (H-82).
    [green] Votre jauge Verte est pleine (H-82).
   *[blue] Votre jauge Bleue est pleine (H-82).
}
why-gauge-empty = { $colour ->
    [red] Vous n’avez pas d’Énergie Rouge à perdre (H-84).
    [green] Vous n’avez pas d’Énergie Verte à perdre (H-84).
   *[blue] Vous n’avez pas d’Énergie Bleue à perdre (H-84).
}
why-no-charge = La Charge ne remplace l’Esprit que pour Thomas, et seulement face à une Faille (H-222).
why-little-charge = Vous n’avez que { $has } Charge (H-222).
why-little-spirit = Vous n’avez que { $has } Esprit (H-77).
why-moment-move = Un pas demande des points de Mouvement : utilisez d’abord de quoi vous déplacer (H-19).
why-moment-leap = Pour vous transporter, il faut un effet qui le dise : utilisez-le d’abord (H-20).
why-moment-hit = Pour frapper, il faut de quoi infliger des dégâts : utilisez d’abord une carte ou un Objet qui en inflige (H-44, H-62).
why-moment-shove = Un Monstre ne s’attire, ne se repousse ou ne s’affaiblit que par un effet qui le dit : utilisez-le d’abord (H-44).
why-moment-ready = Les cartes qui ont servi reviennent d’elles-mêmes à la fin de votre tour ; avant cela, seulement si une carte le dit (H-49).
why-moment-discard = Vous ne défaussez un Objet que si vous en gagnez un quatrième, ou si quelque chose vous en fait perdre un (H-89).
why-moment-gauge = Vous ne choisissez une jauge qu’au moment de gagner de l’Énergie Or (H-82).
why-moment-give = Vous ne cédez de l’Énergie que lorsque quelque chose vous en fait perdre (H-84).
why-moment-spend = Vous ne misez de l’Esprit qu’au moment d’un Défi (H-77).
why-moment-order = Une carte d’Ordre du Tour ne sert qu’au début du tour de qui la détient (H-31).
why-other-mode = Cela n’existe que dans un autre mode : « { $mode } » (H-7).
why-moment-swap = Les Mondes n’échangent leurs places que si une carte ou le mode le dit (H-22).
why-swap-own = L’un des deux doit être le Monde où vous êtes : { $world } (H-22).
why-not-neighbours = Ces deux Mondes ne sont pas voisins (H-18).

## Comment la partie s’est terminée

result-home = De retour avec dix Énergies de chaque couleur, le Jour { $day }
result-time = Le sixième Jour s’achève, avec { $score } Énergies sur 30
result-resigned = Vous avez abandonné le Jour { $day }
result-several = { $count ->
    [one] Victoire : { $winners }
   *[other] Victoire partagée : { $winners }
}
result-several-resigned = Abandon ; encore en lice : { $winners }

## Mots pour les étiquettes

kind-champion = Champion
kind-ability = Capacité
kind-monster = Monstre
kind-boss = Boss
kind-ally = Monstre Allié
kind-event = Événement
kind-rift = Faille
kind-scientist = Scientifique Oneroi
kind-shift = Bascule des Mondes
kind-item = Objet
kind-order = Ordre du Tour
kind-corrupted = Corrompu
set-starting = Carte de départ
set-advanced = Capacité avancée
set-ultimate = Ultime
set-locked = Carte verrouillée
use-stone = GRATUIT, une fois
use-passive = Agit en permanence
use-free = GRATUIT
use-activation = Coûte une Activation
after-discard = Défaussé après usage
after-keep = Une fois par tour
help-once = GRATUIT, une fois, sur sa case
help-while = Tant que cette carte est en jeu
fact-health = Santé
fact-spirit = Esprit
fact-attack = Attaque
fact-range = Portée
fact-challenge = Défi
fact-reward = Récompense
fact-success = Succès
fact-failure = Échec
fact-lasting = Effet durable
fact-does = Effet
fact-hand = En main
fact-board = Sur table
fact-home = Monde d’origine
fact-swap = Échangent leurs places
fact-copies = Exemplaires
fact-number = Numéro
printed-with = { $label } ({ $note })
printed-cost = { $n } { $what }
printed-resource = { $start } au départ, { $most } au plus
printed-everybody = Tous les champions
printed-slots = emplacements { $one } et { $two }
printed-worlds = { $one } et { $two }

## Valeurs des options, chacune en peu de mots ; un même mot peut servir à plusieurs options

module-random = au hasard
module-leaf = Leaf
module-leaf-summary = 6 Santé, 5 Esprit. La patience : finir ses tours loin des Monstres, surtout dans les Mondes Verts, donne de la Croissance, et la Croissance frappe fort, de loin.
module-thomas = Thomas
module-thomas-summary = 5 Santé, 6 Esprit. L’invention : chaque Activation gardée devient de la Charge, qui nourrit ses appareils et aide à fermer les Failles.
module-soff = Soff
module-soff-summary = 5 Santé, 5 Esprit. La vitesse : chaque pas du tour ajoute du Rythme au dernier coup de la danse ; à la fin du tour, il n’en reste rien.
module-kaoru = Kaoru & Kuma
module-kaoru-summary = 7 Santé, 4 Esprit. L’endurance : chaque blessure donne du Cran, et plus l’affaire tourne mal, plus l’ours frappe fort.
module-oric = Oric
module-oric-summary = 7 Santé, 4 Esprit. La constance : alterner En main et Sur table donne de la Discipline. Il pare, se soigne et tient bon.
module-persephone = Persephone
module-persephone-summary = 6 Santé, 4 Esprit. La fureur : chaque Monstre vaincu nourrit sa Peur, et elle chasse au corps à corps. Une défaite lui prend tout.
module-world = comme imprimé
module-world-summary = Chaque Monde va sur l’emplacement imprimé pour lui.
module-energy = mélange par couleur
module-energy-summary = Les deux Mondes de chaque couleur sont mélangés entre les deux emplacements de cette couleur.
module-threshold = ignore les coups de 1
module-threshold-summary = Un coup d’exactement 1 dégât est sans effet ; un coup plus fort compte en entier.
module-minus1 = −1 à chaque coup
module-minus1-summary = Chaque coup perd 1 dégât.
module-second-wind = 1 reprise, très difficile
module-second-wind-summary = Quand la Santé d’Ophion tombe à 0, elle remonte à 16, une fois.
module-third-wind-9 = 2 reprises à 9, difficile
module-third-wind-9-summary = Quand la Santé d’Ophion tombe à 0, elle remonte à 9, deux fois.
module-third-wind-11 = 2 reprises à 11, moyen
module-third-wind-11-summary = Quand la Santé d’Ophion tombe à 0, elle remonte à 11, deux fois.
module-third-wind-13 = 2 reprises à 13, facile
module-third-wind-13-summary = Quand la Santé d’Ophion tombe à 0, elle remonte à 13, deux fois.
module-third-wind = 2 reprises, très facile
module-third-wind-summary = Quand la Santé d’Ophion tombe à 0, elle remonte à 16, deux fois.
module-marker = sans reprise, presque sans espoir
module-marker-summary = Le jeton ne fait que marquer la Santé : à 0, Ophion est vaincu.
module-all = sans exception
module-champions = champions seulement
module-champions-summary = Enoki ne cherche que les champions, mais ses coups blessent aussi les Monstres.
module-attacks = des attaques
module-attacks-summary = Le Dojo arrête les coups des Monstres, des Corrompus et des joueurs ; le Déluge de Failles et le Fantôme blessent même là.
module-once = une fois
module-once-summary = Jamais plus d’une fois par tour.
module-each = à chaque attaque
module-each-summary = Chaque attaque à une distance de 1 ou plus la double de nouveau.
title-option-dojo-shield-all = Rien, absolument rien, ne peut blesser un champion dans le Dojo.
title-option-locked-cards-off = Les cartes verrouillées ne servent jamais.
title-option-locked-cards-on = Une carte déverrouillée en gagnant l’Arène solo de son champion s’ajoute au choix de sa couleur lors de la Montée de Niveau.
titled = « { $card } »
fact-always = Dans tous les cas
fact-on-closing = À la fermeture
module-twice = deux fois
module-twice-summary = Une fois pour chacune des deux cartes d’Ordre du Tour.
module-on = oui
module-off = non
module-yes = oui
module-yes-summary = Pour un Événement, le Fantôme gagne l’Énergie inscrite en haut.
module-no = non
module-no-summary = Pour un Événement, le Fantôme ne gagne rien.
module-flee = s’éloigne
module-flee-summary = Après son attaque, le champion utilise Ruée pour s’éloigner d’Ophion.
module-strike = frappe encore
module-strike-summary = Si Ruée est Sur table et peut encore atteindre Ophion, le champion s’en sert pour frapper.
module-this = aux seuls touchés
module-this-summary = Seuls ceux que ces dégâts ont blessés perdent de l’Esprit.
module-wounded = à tous les blessés
module-wounded-summary = Tout champion au-dessous de sa Santé de départ perd de l’Esprit.
module-own = celles imprimées
module-own-summary = Chaque carte a sa couleur imprimée ; Ruée seule est Jaune. Moins littéral que l’autre lecture, mais il vous faut un rival : avec l’autre, le Fantôme ne gagne presque jamais.
module-yellow = Jaune pour toutes
module-yellow-summary = À la lettre du livret : toutes les cartes de départ comptent comme Jaunes.
module-lowest = va à sa jauge la plus basse
module-lowest-summary = Ce que le Fantôme gagne au-delà de 10 dans une couleur va à sa jauge la plus basse : rien ne se perd.
module-lost = est perdue
module-lost-summary = Ce que le Fantôme gagne au-delà de 10 dans une couleur est perdu, comme pour vous. Il gagne environ deux fois moins souvent.
module-nearest = au plus près d’Ophion
module-nearest-summary = Un champion hors de portée s’approche d’Ophion autant que Ruée le permet.
module-in-range = dès qu’il est à portée
module-in-range-summary = Un champion hors de portée s’arrête à la première case d’où sa carte Attaque atteint Ophion.

## Le titre dans la salle

title-tagline = Six Mondes qui ne tiennent pas en place, six Jours, un seul chemin du retour.
title-how-1 = Trois Activations par tour : marcher, combattre, fermer des Failles. Chaque carte a deux faces et se retourne quand elle a servi.
title-how-2 = Monstres, Événements et Failles donnent de l’Énergie de trois couleurs. Cinq d’une couleur vous apprennent une Capacité.
title-how-3 = Soyez de retour au Dojo avec dix de chaque avant la fin du sixième Crépuscule.
title-lead = Rapportez au Dojo dix Énergies de chaque couleur en six Jours, contre des rivaux ou en solitaire. Chaque mode à un joueur a sa propre épreuve.
title-mix-none = { "" }
title-same-champion = Deux places ne peuvent pas jouer le même champion : { $champion }.
title-round = Jour { $round }
title-rounds = { $rounds ->
    [one] { $rounds } Jour
   *[other] { $rounds } Jours
}
title-won = Gagnée au Jour { $rounds }
title-lost = Perdue au Jour { $rounds }

## Le plateau

board-map = Plateau de Hara
board-hand = Cartes Capacité
board-key-skip = Passer l’animation
board-key-let-go = Reposer ce que vous tenez
board-arena = Les Mondes et le champion
board-vitals = Santé, Esprit et Énergie
board-day = { $day }
board-day-now = { $round ->
    [dawn] Aube du Jour { $day }
    [dusk] Crépuscule du Jour { $day }
    [shift] Bascule, Jour { $day }
   *[setup] Mise en place
}
option-end-unspent = { $n ->
    [one] encore 1 Activation
   *[other] encore { $n } Activations
}
board-aside-walk = Les cases plus lointaines s’atteignent pas à pas.
board-aside-hit = Les étiquettes du plateau annoncent l’effet du coup.
board-aside-swap = Choisissez deux Mondes sur le plateau.

# Noms
board-world-dojo = Dojo
board-world-oakenmoor = { world-oakenmoor }
board-world-arechi = { world-arechi }
board-world-lunaridge = { world-lunaridge }
board-world-baiyu = { world-baiyu }
board-world-oppenheim = { world-oppenheim }
board-world-drear = { world-drear }
board-space = { $number ->
    [0] Centre du Dojo
   *[other] { space }
}
board-champion-leaf = { module-leaf }
board-champion-thomas = { module-thomas }
board-champion-soff = { module-soff }
board-champion-kaoru = { module-kaoru }
board-champion-oric = { module-oric }
board-champion-persephone = { module-persephone }
board-champion-ophion = Ophion
board-champion-enoki = Enoki
board-scientist = Scientifique Oneroi n° { $number }
board-token = { $kind ->
    [doom] jeton Fatalité n° { $number }
   *[scenario] jeton Scénario n° { $number }
}
board-clue = Indice face cachée
board-of-most = sur { $most }
board-health = Santé
board-spirit = Esprit
board-attack = Attaque
board-range = Portée
board-energy-red = { colour-red }
board-energy-green = { colour-green }
board-energy-blue = { colour-blue }
board-colour-red = { colour-red }
board-colour-green = { colour-green }
board-colour-blue = { colour-blue }
board-resource-growth = { resource-growth }
board-card-resource = { $resource } { OF($champion) } : { $now } sur { $most }.
board-resource-charge = { resource-charge }
board-resource-rhythm = { resource-rhythm }
board-resource-grit = { resource-grit }
board-resource-discipline = { resource-discipline }
board-resource-fear = { resource-fear }
board-card-kind-monster = { kind-monster }
board-card-kind-boss = { kind-boss }
board-card-kind-ally = { kind-ally }
board-card-kind-event = { kind-event }
board-card-kind-rift = { kind-rift }
board-card-kind-scientist = { kind-scientist }
board-card-kind-item = { kind-item }
board-card-kind-shift = { kind-shift }
board-card-kind-order = { kind-order }
board-card-kind-ability = { kind-ability }
board-card-kind-champion = { kind-champion }
board-card-kind-corrupted = { kind-corrupted }
board-keyword-armored = BLINDÉ
board-keyword-aggressive = AGRESSIF
board-keyword-hunter = CHASSEUR
board-keyword-elusive = INSAISISSABLE
board-keyword-volatile = { $n ->
    [0] EXPLOSIF
   *[other] EXPLOSIF { $n }
}
board-keyword-scarred = MARQUÉ
board-keyword-critical = CRITIQUE

# Noms des Mondes tels qu’ils tiennent dans un hexagone ; une barre coupe la ligne
board-world-short-oakenmoor = Oakenmoor
board-world-short-arechi = Arechi|Wastes
board-world-short-lunaridge = Lunaridge
board-world-short-baiyu = The Baiyu
board-world-short-oppenheim = Oppenheim
board-world-short-drear = The Drear
# Sous un jeton ; un trait d’union conditionnel dit où couper
board-world-tiny-oakenmoor = Oaken­moor
board-world-tiny-arechi = Arechi
board-world-tiny-lunaridge = Lunar­idge
board-world-tiny-baiyu = Baiyu
board-world-tiny-oppenheim = Oppen­heim
board-world-tiny-drear = Drear
board-world-tiny-dojo = Dojo

# Étiquettes et lettres sur le plateau ; « fatal » se dit du coup et va donc avec tous les noms
board-letter-red = R
board-letter-green = V
board-letter-blue = B
board-kind-event = événement
board-kind-rift = faille
board-kind-ally = allié
board-no-stone = sans pierre
board-falls = fatal
board-falls-by = −{ $damage } fatal
board-damage = −{ $damage }
board-no-damage = sans effet
board-legend-reach = accessible
board-legend-range = Portée { $range }
board-walk-again = { $steps ->
    [one] { $space }, à { $steps } pas. Touchez encore pour y aller.
   *[other] { $space }, à { $steps } pas. Touchez encore pour y aller.
}

# Une case pour l’oreille : « Oakenmoor 4, Tortue à écaille de lune, Santé 2 sur 4, à 3 pas »
board-spoken-monster = { $kind ->
    [boss] Boss { $name }
   *[other] { $name }
}, Santé { $left } sur { $health }, Attaque { $attack }, Portée { $range }
board-spoken-ally = { $name }, Monstre Allié
board-spoken-card = { $kind ->
    [rift] Faille { $name }
   *[event] Événement { $name }
}
board-spoken-locked = pas encore vulnérable
board-spoken-figure = { $name }, Santé { $health } sur { $most }
board-spoken-hunted = { $name }, Santé { $health } sur { $most }, Esprit { $spirit }
board-spoken-steps = { $steps ->
    [one] à { $steps } pas
   *[other] à { $steps } pas
}
board-spoken-cut-off = hors d’atteinte
board-spoken-damage = { $damage ->
    [one] coup de { $damage } dégât
   *[other] coup de { $damage } dégâts
}
board-spoken-falls = { $damage ->
    [one] coup fatal, { $damage } dégât
   *[other] coup fatal, { $damage } dégâts
}
board-spoken-world = { $world }, Énergie : { $colour }{ $deck ->
    [0] { "" }
    [one] , { $deck } carte dans son paquet
   *[other] , { $deck } cartes dans son paquet
}{ $stone ->
    [yes] , avec une Pierre de rêve
   *[no] { "" }
}{ $apart ->
    [yes] , déconnecté
   *[no] { "" }
}
board-apart = dans un Monde déconnecté

# Le plateau d’un champion
board-of = { $now } sur { $of }
board-change = { $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
board-gain = { $what ->
    [red] { $n ->
        [one] { $n } Énergie Rouge
       *[other] { $n } Énergies Rouges
    }
    [green] { $n ->
        [one] { $n } Énergie Verte
       *[other] { $n } Énergies Vertes
    }
    [blue] { $n ->
        [one] { $n } Énergie Bleue
       *[other] { $n } Énergies Bleues
    }
    [gold] { $n ->
        [one] { $n } Énergie Or
       *[other] { $n } Énergies Or
    }
   *[item] { $n ->
        [one] { $n } Objet
       *[other] { $n } Objets
    }
}
board-resource-why-growth = Finir son tour sur une case de Monde sans Monstre rapporte 1 Croissance, et 2 dans un Monde Vert.
board-resource-why-charge = Chaque Activation inutilisée rapporte 1 Charge. Face à une Faille, la Charge vaut de l’Esprit.
board-resource-why-rhythm = Chaque pas du tour rapporte 1 Rythme. À la fin du tour, il retombe à 0.
board-resource-why-grit = Chaque fois que des dégâts leur sont infligés, Kaoru & Kuma gagnent 1 Cran.
board-resource-why-discipline = Changer de face (En main, Sur table) d’une Capacité à la suivante rapporte 1 Discipline.
board-resource-why-fear = Chaque Monstre vaincu rapporte 1 Peur, de même que la première blessure du tour à un Monstre de sa case.
board-activations = Activations
board-left = { $n ->
    [0] aucune
    [one] encore { $n }
   *[other] encore { $n }
}
board-not-your-turn = en attente
board-activations-left = { $n ->
    [0] Plus aucune Activation
    [one] Encore { $n } Activation
   *[other] Encore { $n } Activations
}
board-waiting-guard = pare { $n }
board-waiting-aim = prochain coup +{ $n }
board-waiting-insight = Défi +{ $n }
board-gauge = { $colour ->
    [red] Rouge
    [green] Vert
   *[blue] Bleu
} : { $now } sur 10{ $learnt ->
    [yes] . La Capacité du seuil 5 est acquise
    [no] . Une Capacité vous attend au seuil 5
   *[none] { "" }
}{ $primary ->
    [yes] . À 10, vous recevez l’Ultime
   *[no] { "" }
}
board-ultimate = Ultime
board-ultimate-in-hand = L’Ultime est en main
board-inventory = Inventaire
board-item-none = vide
board-item-use-stone = +1 dégât
board-item-use-passive = permanent
board-item-use-free = gratuit
board-item-use-activation = 1 Activation
board-item-spoken = { $name }. { $use ->
    [free] Gratuit.{ " " }
    [activation] Coûte une Activation.{ " " }
   *[other] { "" }
}{ $does }
board-rival-cards = { $n ->
    [one] { $n } carte prête
   *[other] { $n } cartes prêtes
}
board-rival-items = { $n ->
    [one] { $n } Objet
   *[other] { $n } Objets
}
board-rival-spoken = { $champion }{ $named ->
    [no] { "" }
   *[yes] , { $name }
}, sur { $at }. Santé { $health } sur { $most }, Esprit { $spirit }. Rouge { $red }, Vert { $green }, Bleu { $blue }.

# Les cartes Capacité
board-side-hand = En main
board-side-board = Sur table
board-free = Gratuit
board-free-spoken = Gratuit : ne coûte pas d’Activation.
board-cost = { $what ->
    [spirit] Coûte { $n } Esprit.
    [growth] Coûte { $n } Croissance.
    [charge] Coûte { $n } Charge.
    [rhythm] Coûte { $n } Rythme.
    [grit] Coûte { $n } Cran.
    [discipline] Coûte { $n } Discipline.
    [fear] Coûte { $n } Peur.
   *[other] Coûte { $n }.
}
board-state-tilted = inclinée : Sur table ensuite
board-state-used = utilisée : en main ensuite
board-state-tilted-short = inclinée
board-state-used-short = utilisée
board-option-number = Réponse { $number }.
board-other-side = { $side ->
    [board] Sur table :
   *[hand] En main :
} { $text }
board-ability-spoken = { $name }, { $colour ->
    [red] rouge
    [green] verte
    [blue] bleue
    [gold] dorée
   *[yellow] jaune
}, { $state ->
    [board] Sur table :
    [tilted] inclinée, Sur table au prochain tour. Jouée En main :
    [used] utilisée, en main au prochain tour. Jouée Sur table :
    [ultimate] Ultime :
   *[hand] En main :
}

# L’objectif
board-objective = Objectif
board-goal-done = fait
board-goal-next = le prochain
board-goal-open = plus tard
board-goal-hidden = hors jeu
board-goal-number = Numéro { $number }
board-goal-arena = { $energy ->
    [yes] { $dojo ->
        [yes] 10 de chaque, au Dojo.
       *[no] 10 de chaque : au Dojo !
    }
   *[no] { $own ->
        [yes] Puis 10 de chaque, au Dojo.
       *[no] Pour gagner : 10 de chaque, au Dojo.
    }
}

# Ophion, Enoki et les six que l’on chasse
board-you-are = vous, { $epithet }
board-health-of = Santé { $now } sur { $of }
board-resilience = Résilience
board-resilience-left = { $n ->
    [0] épuisée.
    [one] à 0, retour à { $health }, une fois.
   *[other] à 0, retour à { $health }, { $n } fois.
}

# La carte sous les yeux
board-card-open = Toute la carte
board-leaves = { $n } cartes ici
board-challenge = Défi
board-success = Succès
board-failure = Échec
board-rift-closed = et elle se ferme.
board-here = vous êtes ici
board-no-spirit = sans Esprit
board-rung = { $spent ->
    [0] { $charge ->
        [0] Sans Esprit
       *[other] Avec { $charge } Charge
    }
   *[other] { $charge ->
        [0] Avec { $spent } Esprit
       *[other] Avec { $spent } Esprit et { $charge } Charge
    }
} : { $percent } pour cent
board-steps-away = { $n ->
    [one] à { $n } pas
   *[other] à { $n } pas
}
board-printed = imprimé { $n }
board-locked-why = Un autre jeton vient d’abord : jusque-là, vous ne pouvez pas blesser ce Monstre.
board-ally-why = { $help ->
    [once] Gratuit, sur sa case : prenez cette aide, et la carte s’en va.
   *[while] Cette aide dure tant que la carte est en jeu. Personne ne la frappe.
}
board-keyword-why-armored = ignore un coup d’un seul dégât.
board-keyword-why-aggressive = attaque aussitôt qui arrive sur sa case.
board-keyword-why-hunter = s’approche d’une case avant les attaques si vous êtes à 3 cases ou moins.
board-keyword-why-elusive = n’est touché que depuis sa propre case.
board-keyword-why-volatile = explose en tombant : { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} à tout champion à Portée 1.
board-keyword-why-scarred = garde ses blessures d’un tour à l’autre.
board-keyword-why-critical = sa blessure coûte aussi { $what ->
    [spirit] { $n } Esprit
    [energy] { $n ->
        [one] { $n } Énergie
       *[other] { $n } Énergies
    }
    [resource] { $n } de votre ressource propre
    [item] { $n ->
        [one] { $n } Objet
       *[other] { $n } Objets
    }
   *[health] { $n } Santé
}.

# Le prix de l’arrêt
board-end-here = { $n ->
    [0] Finir ici : aucun dégât
    [one] Finir ici : { $n } dégât
   *[other] Finir ici : { $n } dégâts
}
board-end-there = { $n ->
    [0] Finir là-bas : aucun dégât
    [one] Finir là-bas : { $n } dégât
   *[other] Finir là-bas : { $n } dégâts
}
board-end-one = { THE($name) } ({ $attack ->
    [one] { $attack } dégât
   *[other] { $attack } dégâts
})
board-end-from = { $n ->
    [one] en { $n } attaque.
   *[other] en { $n } attaques.
}
board-end-list = { $n ->
    [one] Une attaque : { $from }.
   *[other] { $n } attaques : { $from }.
}
board-end-toll = { $what } : { $n }.
board-end-health = Santé : de { $from } à { $to }.
board-end-falls = Votre champion serait vaincu.
board-end-safe = Rien ne vous atteint ici.

# La suite
board-coming-title = À venir
board-day-of = { $round ->
    [dawn] Aube, Jour { $day } sur 6
    [dusk] Crépuscule, Jour { $day } sur 6
    [shift] Bascule, Jour { $day } sur 6
   *[setup] avant le Jour 1
}
board-next-dusk = Crépuscule du Jour { $day } :
board-next-dusk-why = { $n } cartes Crépuscule au hasard.
board-next-ultimate = Ultime :
board-next-ultimate-why = chaque champion la reçoit en main au Crépuscule.
board-next-shift = Bascule des Mondes
board-next-shift-why = { $known ->
    [yes] après le Crépuscule ; la carte est connue :
   *[no] après le Crépuscule : deux Mondes échangent leurs places.
}
board-next-dawn = Aube du Jour { $day } :
board-next-dawn-why = une nouvelle carte sur la case { $day } de chaque Monde.
board-next-end = Le dernier Jour :
board-next-end-why = { $many ->
    [yes] après le Crépuscule, le plus d’Énergie l’emporte.
   *[no] après le Crépuscule, la partie est perdue.
}

# Manches, parties du plateau et retours en arrière, tels que la table les nomme
board-part-map = Plateau
board-part-hand = Main
board-chapter = { $part ->
    [dawn] Aube du Jour { $day }
    [dusk] Crépuscule du Jour { $day }
    [shift] Bascule après le Jour { $day }
   *[setup] Mise en place
}
board-way-back = { $scope ->
    [turn] Ce tour
   *[round] { $part ->
        [dawn] Toute l’Aube du Jour { $day }
        [dusk] Tout le Crépuscule du Jour { $day }
        [shift] Toute la Bascule après le Jour { $day }
       *[setup] La mise en place
    }
}
board-days-played = { $days ->
    [one] { $days } Jour
   *[other] { $days } Jours
}
# Un coup dans la liste, avec ce qu’il ferait
board-hit-brief = { $falls ->
    [yes] { $option } (fatal)
   *[no] { $damage ->
        [0] { $option } (sans effet)
       *[other] { $option } (−{ $damage } Santé)
    }
}
board-side-says = { $side } : { $text }
board-beside = À côté du plateau

## What an answer changes: after "+2" or "−1"

counted-health = Santé
counted-spirit = Esprit
counted-growth = { resource-growth }
counted-charge = { resource-charge }
counted-rhythm = { resource-rhythm }
counted-grit = { resource-grit }
counted-discipline = { resource-discipline }
counted-fear = { resource-fear }
counted-red = Rouge
counted-green = Vert
counted-blue = Bleu
counted-tokens = { $n ->
    [one] jeton
   *[other] jetons
}
counted-cubes = { $n ->
    [one] cube
   *[other] cubes
}
counted-danger = dégâts à venir

## What an answer does, in two or three words beside it

board-brings-fells = terrasse { THE($card) }
board-brings-strikes = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
board-brings-shrugs-off = { $why ->
    [elusive] aucun dégât : INSAISISSABLE
    [armored] aucun dégât : BLINDÉ
   *[protected] aucun dégât : pas encore son tour
}
board-brings-dies = la fin { OF($card) }
board-brings-closes = ferme la Faille
board-brings-strikes-foe = { $n ->
    [one] { $n } dégât à { $foe }
   *[other] { $n } dégâts à { $foe }
}
board-brings-foe-falls = { $foe } tombe
