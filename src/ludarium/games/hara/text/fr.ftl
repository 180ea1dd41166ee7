### Champions of Hara : tout ce que lit la joueuse ou le joueur, en français.
### Réponses, résultats du hasard et questions sont des libellés, sans point final ; textes de cartes, journal et raisons sont des phrases.
### Un nom peut être pluriel, féminin ou porter son article (Kaoru & Kuma, Le Roi mité) : le journal le met devant un deux-points,
### et rien ne doit s’accorder ni se contracter avec lui.

## Lieux, couleurs et choses

world-oakenmoor = Oakenmoor
world-arechi = Arechi Wastes
world-lunaridge = Lunaridge
world-baiyu = The Baiyu
world-oppenheim = Oppenheim
world-drear = The Drear
space = { $world } { $number }
space-dojo = Dojo { $number }
colour-red = Rouge
colour-green = Vert
colour-blue = Bleu
colour-yellow = Jaune
colour-gold = Or
resource-growth = Croissance
resource-charge = Charge
resource-rhythm = Rythme
resource-grit = Grit
resource-discipline = Discipline
resource-fear = Peur
token-scenario = Scénario n° { $number }
token-doom = Doom n° { $number }
the-ghost = Le Fantôme
unseen-card = une carte

## Morceaux des phrases ci-dessous

part-damage = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
part-more = { $per ->
    [resource] { part-damage } + votre ressource propre
    [monsters] { part-damage } + 1 par Monstre sur votre case
    [wounds] { part-damage } + 1 par Santé perdue
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
       *[blue] Bleue
    }
   *[other] { $n } Énergies { $colour ->
        [red] Rouges
        [green] Vertes
       *[blue] Bleues
    }
}
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
    } de ressource propre
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
    } de ressource propre
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
verb-drain = { part-damage }, Portée { $range } ; gagnez autant de Santé que de dégâts.
verb-hit-more = { part-more }, Portée { $range }.
verb-sweep-more = À toutes les autres cibles { part-within } : { part-more }.
verb-aim = { $n ->
    [one] +{ $n } dégât
   *[other] +{ $n } dégâts
} à votre prochain coup à cible unique de ce tour.
verb-weaken = Un Monstre { part-within } perd { $n } Attaque pour ce tour.
verb-pull = { $n ->
    [one] Attirez de { $n } case
   *[other] Attirez de { $n } cases au plus
} un Monstre { part-within }.
verb-push = { $n ->
    [one] Repoussez de { $n } case
   *[other] Repoussez de { $n } cases
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
    [grit] Grit
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
verb-if-resource = { $n } points de ressource propre ou plus ?
verb-if-alone = Aucun Monstre sur votre case ?
verb-if-hurt = Santé entamée ?
verb-if-dojo = Au Dojo ?
verb-lose = Perdez { part-goods }.
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

verb-armored = ARMORED : un coup d’exactement 1 dégât est sans effet.
verb-aggressive = AGGRESSIVE : vous attaque dès que vous entrez dans sa case.
verb-hunter = CHASSEUR : avant les attaques, approche de 1 case si vous êtes à 3 ou moins.
verb-elusive = INSAISISSABLE : seuls les coups portés depuis sa case ont un effet.
verb-volatile = EXPLOSIF { $n } : à sa chute, chaque champion à Portée 1 subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}.
verb-scarred = MARQUÉ : ses blessures ne s’effacent pas à la fin du tour.
verb-critical = CRITICAL : une attaque qui vous blesse vous coûte aussi { part-goods }.

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
verb-mire = Un déplacement commencé { part-there } fait { $n ->
    [one] { $n } case
   *[other] { $n } cases
} de moins, mais toujours au moins 1.
verb-haste = Un déplacement commencé { part-there } fait { $n ->
    [one] { $n } case
   *[other] { $n } cases
} de plus.
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
    [one] Vos déplacements font { $n } case de plus.
   *[other] Vos déplacements font { $n } cases de plus.
}
verb-edge = { $n ->
    [one] +{ $n } dégât
   *[other] +{ $n } dégâts
} à votre premier coup à cible unique de chaque tour.
verb-shield = { $n ->
    [one] Parez le premier dégât de chaque tour.
   *[other] Parez les { $n } premiers dégâts de chaque tour.
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
verb-foresee = Au début de votre tour, regardez la première carte World Shift ; laissez-la ou glissez-la sous le paquet.
verb-whirl = Se déplace jusqu’à l’ennemi le plus proche, puis inflige { part-damage } à toutes les autres cibles à Portée { $range }.
verb-harvest = Se transporte jusqu’à l’ennemi le plus éloigné ; toutes les autres cibles de cette case subissent 1 dégât par case franchie.
verb-feast = Gagne { $n } Santé.
verb-ultimatum = Vous pouvez vous transporter à { $range } cases au plus. Puis un Champion de votre choix perd 1 Esprit et s’active une fois.
verb-shatter = Transportez-vous sur le Champion qui a le moins d’Esprit : { part-damage }, puis { $more } de plus s’il n’a plus d’Esprit.
verb-sleepwalk = Le Champion qui a le moins de Santé vient à vous. Puis chacun sur votre case, sauf vous, subit { part-damage } et perd { $spirit } Esprit.
verb-thorns = Passive : un champion qui le frappe à distance 0 subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}.
verb-sunlit = Weakness : { $n ->
    [one] +{ $n } dégât
   *[other] +{ $n } dégâts
} aux coups portés à une distance de 2 ou plus.

## Questions à la joueuse ou au joueur

prompt-act = { $activations ->
    [0] { $champion } : effets gratuits, ou fin du tour
    [one] { $champion } : encore 1 Activation
   *[other] { $champion } : encore { $activations } Activations
}
prompt-walk-on = { $hit ->
    [1] { $points ->
        [0] Encore un coup
        [one] 1 pas et un coup, dans l’ordre voulu
       *[other] { $points } pas et un coup, dans l’ordre voulu
    }
   *[0] { $points ->
        [one] Encore 1 pas
       *[other] Encore { $points } pas
    }
}
prompt-hit-lands = { $n ->
    [one] { $n } dégât : choisissez la cible
   *[other] { $n } dégâts : choisissez la cible
}
prompt-drain-lands = { $n ->
    [one] { $n } dégât, et autant de Santé pour vous : choisissez la cible
   *[other] { $n } dégâts, et autant de Santé pour vous : choisissez la cible
}
prompt-dash-hits = { $n ->
    [one] { $n } dégât : choisissez la cible
   *[other] { $n } dégâts : choisissez la cible
}
prompt-land = Choisissez où vous transporter
prompt-weaken-it = Choisissez un Monstre à affaiblir de { $n }
prompt-pull-it = Choisissez un Monstre à attirer
prompt-push-it = Choisissez un Monstre à repousser
prompt-put-gold = { $n ->
    [one] Énergie Or : choisissez sa couleur
   *[other] { $n } Énergies Or : choisissez la couleur de la première
}
prompt-give-energy = { $n ->
    [one] Vous perdez 1 Énergie : choisissez la couleur
   *[other] Vous perdez { $n } Énergies : choisissez la couleur de la première
}
prompt-learn = Seuil atteint : choisissez une nouvelle Capacité
prompt-make-ready = Choisissez une carte à reprendre en main
prompt-drop-item = Choisissez un Objet à défausser
prompt-pay-and-roll = { $card } : Défi { $difficulty }. Combien d’Esprit dépensez-vous ?
prompt-shift-with = Quel Monde adjacent prend la place du vôtre ?
prompt-rest-or-not = Bien reposé : gagner 1 Santé et 1 Esprit ?
prompt-keep-or-bury = Prochaine carte World Shift : { $shift }. La laisser, ou la glisser sous le paquet ?
prompt-artifact-world = { $kind ->
    [doom] Un jeton Doom, face cachée : choisissez son Monde
   *[scenario] Un jeton Scénario, face cachée : choisissez son Monde
}
prompt-slot-is-chosen = Choisissez un emplacement libre pour le prochain Monde
prompt-world-comes-loose = La nuit tombe : quels Mondes échangent leurs places ? Le second part à la dérive
prompt-remove-cube = Ôtez un cube : que fait Ophion ?
prompt-ophion-lands = Ophion peut se transporter : choisissez la case
prompt-victim-is-chosen = Choisissez le Champion qui perd 1 Esprit et s’active
prompt-shatter-will = Égalité pour le moins d’Esprit : choisissez la victime
prompt-walk-asleep = Égalité pour le moins de Santé : choisissez le somnambule

## Questions au hasard

prompt-champion-arrives = Quel champion arrive ?
prompt-ghost-is-chosen = De qui le Fantôme joue-t-il les cartes ?
prompt-order-is-taken = Même Santé : qui prend la carte d’Ordre du Tour suivante ?
prompt-order-is-dealt = Quelle carte d’Ordre du Tour est distribuée ?
prompt-order-for-player = Quelle carte d’Ordre du Tour recevez-vous ?
prompt-lay-colour = Les deux Mondes de cette couleur échangent-ils leurs places ?
prompt-card-is-drawn = Quelle carte est piochée ?
prompt-breeding-card = Quelle carte Crépuscule est piochée ?
prompt-card-is-sought = Quelle carte est retournée ?
prompt-item-is-drawn = Quel Objet est pioché ?
prompt-worlds-shift = Quelle carte World Shift est piochée ?
prompt-champion-switches = Quelle carte World Shift est piochée ?
prompt-foresee = Quelle carte World Shift est sur le paquet ?
prompt-artifacts-turn-up = Dans quel ordre sont posés les Artefacts ?
prompt-clue-shows = Quel Indice est-ce ?
prompt-ghost-reveals = Quelle carte le Fantôme révèle-t-il ?
prompt-advanced-card-shows = Quelle Capacité avancée le Fantôme reçoit-il ?
prompt-world-is-rolled = Le dé Mondes roule : quel Monde ?
prompt-drift-world = Le dé Mondes roule : quel Monde ?
prompt-token-lies = Le dé Mondes roule : quel Monde ?
prompt-world-lies-apart = Le dé Mondes roule : quel Monde ?
prompt-enoki-world = Le dé Mondes roule : quel Monde ?
prompt-foe-ability = Le dé Mondes roule : quel Monde ?
prompt-lay-clue-in = Le dé Mondes roule : quel Monde ?
prompt-ghost-takes = Le dé Mondes roule : quel Monde ?
prompt-ghost-carries = Le dé Mondes roule : quel Monde ?
prompt-deal-clockwise = Le dé Mondes roule : quel Monde ?
prompt-number-is-rolled = Le D6 roule : quel numéro ?
prompt-drift-space = Le D6 roule : quel numéro ?
prompt-challenge-is-rolled = Le D6 roule : quel numéro ?
prompt-artifact-space = Le D6 roule : quel numéro ?
prompt-omen-comes = Le D6 roule : quel numéro ?
prompt-enoki-space = Le D6 roule : quel numéro ?
prompt-scenario-is-rolled = Le D6 roule : quel numéro ?
prompt-clue-lies = Le D6 roule : quel numéro ?
prompt-clue-turns = Le D6 roule : quel numéro ?
prompt-ghost-carries-to = Le D6 roule : quel numéro ?

## Réponses de la joueuse ou du joueur

option-end = Finir le tour
option-stop = S’arrêter ici
option-play = { $side ->
    [hand] { $card }, In Hand
   *[board] { $card }, On Board
}
option-play-free = { $side ->
    [hand] { $card }, In Hand, GRATUIT
   *[board] { $card }, On Board, GRATUIT
}
option-item = Utiliser : { $item }
option-challenge = Défier : { $card } ({ $difficulty })
option-help = Accepter l’aide : { $card }
option-collect = Collecter { $token } pour 1 Énergie
option-reconnect = Reconnecter { $world } pour 1 Esprit
option-investigate = { $pays ->
    [grit] Retourner l’Indice pour 1 Grit
   *[health] Retourner l’Indice pour 1 Santé
}
option-free = Action gratuite { $number }
option-move = Aller sur { $space }
option-hit = Frapper : { $target }
option-hit-stone = Frapper avec une Dreamstone, +1 : { $target }
option-stay = Rester sur { $space }
option-leap = Se transporter sur { $space }
option-weaken = Affaiblir : { $card }
option-pull = Attirer : { $card }
option-push = Repousser : { $card }
option-gauge = { $colour }
option-give = { $colour }
option-learn = Apprendre : { $card }
option-ready = Reprendre : { $card }
option-discard = Défausser : { $item }
option-spend = { $charge ->
    [0] { $spirit ->
        [0] Aucun Esprit
       *[other] { $spirit } Esprit
    }
   *[other] { $spirit ->
        [0] { $charge } Charge
       *[other] { $spirit } Esprit et { $charge } Charge
    }
}
option-swap = Échanger { $world } et { $other }
option-rest = Gagner 1 Santé et 1 Esprit
option-decline = Rester tel quel
option-keep = La laisser sur le paquet
option-bottom = La glisser sous le paquet
option-artifact = { $world }
option-slot = Emplacement { $number }
option-cube = { $ability }, cube { $world }
option-choose = { $champion }

## Réponses du hasard

chance-world = Dé Mondes : { $world }
chance-d6 = D6 : { $number }
chance-card = Carte piochée : { $card }
chance-item = Objet : { $item }
chance-shift = World Shift : { $shift }
chance-foresee = Le Rêve prophétique montre { $shift }
chance-champion = { $champion }
chance-order = Carte d’Ordre du Tour n° { $number }
chance-layout = { $swapped ->
    [1] Les deux Mondes échangent leurs places
   *[0] Les Mondes restent sur leur emplacement imprimé
}
chance-artifacts = Ordre { $number }
chance-clue = Indice n° { $number }
chance-ghost = { $card }

## Chances

odds-challenge = Succès

## Le journal

note-gains = { $seat } : +{ $n } { $colour }.
note-loses-energy = { $seat } : −1 { $colour }.
note-forfeits-gold = { $seat } : l’Or ne vaut rien aujourd’hui ({ $n } de perdu).
note-learns = { $seat } : nouvelle Capacité, { $ability }.
note-earns-ultimate = { $seat } : l’Ultimate est en main.
note-wins = { $seat } : retour au Dojo, avec dix Énergies de chaque couleur !
note-appears = Sur { $space } : { $card }.
note-leaves = Défausse : { $card }.
note-gains-item = { $seat } : Objet trouvé, { $item }.
note-drops-item = { $seat } : Objet perdu, { $item }.
note-resource = { $seat } : { $resource } { $now }.
note-strikes = { $seat } : coup de { $n } sur { $card }.
note-shrugs-off = { $card } : pas une égratignure.
note-fells = { $seat } : victoire sur { $card } !
note-dies = C’en est fini : { $card }.
note-doubles = { $card } : Santé doublée !
note-suffers = { $seat } : −{ $n } Santé, reste { $health }.
note-prevents = { $n ->
    [one] { $seat } : { $n } dégât paré.
   *[other] { $seat } : { $n } dégâts parés.
}
note-falls = { $seat } : défaite, et retour au Dojo.
note-strikes-champion = { $seat } : coup de { $n } sur { $rival }.
note-strikes-foe = { $seat } : coup de { $n } sur { $foe }.
note-foe-rises = { $foe } se relève avec { $health } Santé.
note-foe-falls = { $foe } tombe !
note-explodes = { $n ->
    [one] { $card } : explosion, { $n } dégât.
   *[other] { $card } : explosion, { $n } dégâts.
}
note-meets = { $seat } : Événement, { $card }.
note-challenged = { $seat } : { $total } contre { $difficulty }.
note-succeeds = Défi réussi.
note-fails = Défi manqué.
note-closes = { $seat } : Faille fermée, { $card }.
note-walks = { $seat } : un pas, sur { $space }.
note-is-carried = { $seat } : transport sur { $space }.
note-attacks = { $card } : attaque de { $n } sur { $seat }.
note-pounces = { $card } : bond sur { $seat } !
note-plays = { $side ->
    [1] { $seat } : { $ability }, In Hand.
   *[2] { $seat } : { $ability }, On Board.
}
note-uses = { $seat } : Objet utilisé, { $item }.
note-is-helped = De l’aide pour { $seat } : { $card }.
note-heals = { $seat } : +{ $n } Santé.
note-gains-spirit = { $seat } : +{ $n } Esprit.
note-loses-spirit = { $seat } : −{ $n } Esprit.
note-weakens = { $card } : −{ $n } Attaque, grâce à { $seat }.
note-moves-monster = { $card } : déplacement forcé sur { $space }.
note-readies = De retour en main : { $ability }.
note-guards = { $n ->
    [one] { $seat } : en garde contre { $n } dégât.
   *[other] { $seat } : en garde contre { $n } dégâts.
}
note-swaps = { $world } et { $other } échangent leurs places.
note-shifts = World Shift : { $shift }.
note-turn-begins = À { $seat } de jouer.
note-uses-order = { $seat } : { $order }.
note-hunts = { $card } : plus près, sur { $space }.
note-foe-attacks = { $foe } attaque { $seat } : { $n ->
    [one] { $n } dégât.
   *[other] { $n } dégâts.
}
note-recovers = { $seat } : repos au Dojo.
note-puts-under = { $seat } : carte World Shift glissée sous le paquet.
note-leaves-on-top = { $seat } : carte World Shift laissée sur le paquet.
note-day-breaks = Aube du Jour { $day }.
note-dusk-falls = Crépuscule du Jour { $day }.
note-dealt-order = { $seat } : carte d’Ordre du Tour, { $order }.
note-time-is-up = Le sixième Jour s’achève.
note-omen = La loi de ce Jour : { $omen ->
    [1] qui entre dans la case d’un Monstre s’y arrête.
    [2] pour chaque Monstre vaincu, un autre surgit du Crépuscule.
    [3] près des Failles, les Monstres frappent plus loin.
    [4] l’Or ne vaut rien.
    [5] les Monstres attaquent tout leur Monde.
   *[6] attaqués de loin, les Monstres doublent leur Santé.
}
note-artifact = { $token } repose sur { $space }.
note-collects = { $seat } : Artefact collecté, { $token }.
note-token-laid = { $token } repose sur { $space }.
note-takes-token = { $seat } : jeton obtenu, { $token }.
note-gives-way = Sur { $space }, place à un Monstre. Carte écartée : { $card }.
note-disconnects = { $world } part à la dérive.
note-reconnects = { $seat } : { $world } tient de nouveau au Dojo.
note-falls-apart = Plus rien ne peut se détacher : le rêve a gagné.
note-closes-in = { $card } : plus près, sur { $space }.
note-enoki-comes = Enoki apparaît sur { $space }.
note-foe-acts = { $foe } : { $ability }.
note-foe-moves = { $foe } va sur { $space }.
note-foe-heals = { $foe } gagne { $n } Santé.
note-scenario-effect = Effet Scénario, { $roll } au D6 : { $roll ->
    [1] Soff perd 1 Énergie.
    [2] Soff perd 1 Énergie.
    [3] une carte Crépuscule apparaît.
    [4] une carte Crépuscule apparaît.
   *[other] Enoki agit encore une fois.
}
note-clue-laid = Un Indice repose sur { $space }.
note-turns-up = { $seat } : { $token } vu trop tôt, de nouveau face cachée.
note-finds-clue = { $seat } : Indice collecté, { $token }.
note-kuma-found = Kuma est retrouvé !
note-clues-scatter = Les Indices sont mélangés et reposés ailleurs.
note-floods = { $n ->
    [one] { $seat } : { $n } Faille ouverte, { $n } dégât.
   *[other] { $seat } : { $n } Failles ouvertes, { $n } dégâts.
}
note-ghost-is = Les cartes du Fantôme : { $champion }.
note-ghost-order = Votre carte d’Ordre du Tour : { $order }. L’autre est au Fantôme.
note-ghost-rests = Le Fantôme est Bien reposé : 1 Énergie Or.
note-ghost-reveals = Le Fantôme révèle { $ability }.
note-ghost-again = Encore la même couleur : le Fantôme agit une fois de plus.
note-ghost-takes = Le Fantôme emporte { $card }, dans { $world }.
note-ghost-finds-nothing = Le Fantôme ne trouve rien dans { $world }.
note-ghost-strikes = Le Fantôme frappe { $seat } : 2 dégâts.
note-ghost-learns = Une carte de plus pour le Fantôme : { $ability }.
note-ghost-wins = Le Fantôme a dix Énergies de chaque couleur.
note-round-begins = { $round ->
    [dawn] Aube du Jour { $day }.
   *[dusk] Crépuscule du Jour { $day }.
}
note-takes-order = { $champion } : carte d’Ordre du Tour, { $order }.
note-order-leaves = { $order } quitte le jeu.
note-ophion-acts = Ophion : { $ability }.
note-cubes-return = Les six cubes sont de retour.
note-ophion-moves = Ophion apparaît sur { $space }.
note-activated = { $champion } : activation.
note-champion-rests = { $champion } : { $order }.
note-champion-focuses = { $champion } : +1 dégât au prochain coup.
note-champion-switches = { $champion } : un rêve, { $shift }.
note-dashes = { $champion } : Dash, sur { $space }.
note-stays = { $champion } : aucune meilleure place.
note-attacks-ophion = { $champion } : coup de { $n } sur Ophion, reste { $health } Santé.
note-stone-bursts = { $champion } : la Dreamstone éclate dans { $world }, +1 dégât.
note-champion-hurt = { $champion } : −{ $n } Santé, reste { $health }.
note-champion-spirit = { $champion } : −{ $n } Esprit.
note-champion-heals = { $champion } : +{ $n } Santé.
note-champion-falls = { $champion } : hors jeu, pour de bon !
note-ophion-strikes = Ophion frappe { $champion }.
note-walks-asleep = { $champion } : en plein sommeil, vers { $space }.
note-hunt-is-won = Le dernier champion est tombé !
note-ophion-falls = Ophion est vaincu.
note-night-ends = La sixième nuit s’achève, et des champions tiennent encore debout.
interjection-resign = Hara attendra d’autres champions : la partie est abandonnée.

## Comment la partie s’est terminée

result-home = De retour avec dix Énergies de chaque couleur, le Jour { $day }
result-six-felled = Les six champions sont tombés, le Jour { $day }
result-ophion-fell = Ophion est vaincu : { $score ->
    [0] aucun champion n’est tombé
    [one] { $score } champion était tombé
   *[other] { $score } champions étaient tombés
}
result-ghost = Le Fantôme a été plus rapide
result-fell-apart = Les Mondes se sont détachés
result-time = { $mode ->
    [corrupted] Le sixième Jour s’achève, avec { $score } champions vaincus sur six
   *[other] Le sixième Jour s’achève, avec { $score } Énergies sur 30
}
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
kind-shift = World Shift
kind-item = Objet
kind-order = Ordre du Tour
kind-corrupted = Corrompu
set-starting = Carte de départ
set-advanced = Capacité avancée
set-ultimate = Ultimate
set-locked = Carte verrouillée
use-stone = GRATUIT, une fois
use-passive = Agit en permanence
use-free = GRATUIT
use-activation = Coûte une Activation
after-discard = Défaussé après usage
after-keep = Une fois par tour
help-once = Aide une fois
help-while = Aide tant qu’il est en jeu
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
fact-keywords = Mots-clés
fact-hand = In Hand
fact-board = On Board
fact-hand-cost = Coût In Hand
fact-board-cost = Coût On Board
fact-home = Monde d’origine
fact-resource-start = Ressource au départ
fact-resource-most = Ressource au plus
fact-epithet = Surnom
fact-swap = Échangent leurs places
fact-copies = Exemplaires
fact-number = Numéro
fact-passive = Passive
fact-weakness = Weakness

## Valeurs des options, chacune en peu de mots ; un même mot peut servir à plusieurs options

module-random = au hasard
module-leaf = Leaf
module-leaf-summary = 6 Santé, 5 Esprit. La patience : finir ses tours loin des Monstres, surtout dans les Mondes Verts, donne de la Croissance, et la Croissance frappe fort, de loin.
module-thomas = Thomas
module-thomas-summary = 5 Santé, 6 Esprit. L’invention : chaque Activation gardée devient de la Charge, qui nourrit ses appareils et aide à fermer les Failles.
module-soff = Soff
module-soff-summary = 5 Santé, 5 Esprit. La vitesse : chaque pas du tour ajoute du Rythme au dernier coup de la danse ; à la fin du tour, il n’en reste rien.
module-kaoru = Kaoru & Kuma
module-kaoru-summary = 7 Santé, 4 Esprit. L’endurance : chaque blessure donne du Grit, et plus l’affaire tourne mal, plus l’ours frappe fort.
module-oric = Oric
module-oric-summary = 7 Santé, 4 Esprit. La constance : alterner In Hand et On Board donne de la Discipline. Il pare, se soigne et tient bon.
module-persephone = Persephone
module-persephone-summary = 6 Santé, 4 Esprit. La fureur : chaque Monstre vaincu nourrit sa Peur, et elle chasse au corps à corps. Une défaite lui prend tout.
module-world = comme imprimé
module-energy = mélange par couleur
module-threshold = ignore les coups de 1
module-minus1 = −1 à chaque coup
module-second-wind = 1 reprise, difficile
module-third-wind = 2 reprises, moyen
module-marker = sans reprise, extrême
module-all = sans exception
module-champions = champions seulement
module-attacks = des attaques
module-choose = à votre choix
module-auto = dans l’ordre
module-forfeit = l’Or est perdu
module-reverse = l’Or coûte de l’Énergie
module-once = une fois
module-each = à chaque attaque
module-twice = deux fois
module-shuffle-in = remises dans le paquet
module-on-top = remises par-dessus
module-locked = Monstre intouchable
module-leave = le jeton reste
module-in-play = ceux en jeu
module-all-six = les six
module-on = oui
module-off = non
module-yes = oui
module-no = non
module-flee = s’éloigne
module-strike = frappe encore
module-this = aux seuls touchés
module-wounded = à tous les blessés
module-top = le haut de la défausse
module-revealed = la dernière révélée
module-own = celles imprimées
module-yellow = Jaune pour toutes

## Le titre dans la salle

title-tagline = Six Mondes qui ne tiennent pas en place, six Jours, un seul chemin du retour.
title-how-1 = Trois Activations par tour : marcher, combattre, fermer des Failles. Chaque carte a deux côtés, et se retourne quand elle a servi.
title-how-2 = Monstres, Événements et Failles donnent de l’Énergie de trois couleurs. Cinq d’une couleur vous apprennent une Capacité.
title-how-3 = Soyez de retour au Dojo avec dix de chaque avant la fin du sixième Crépuscule.
title-lead = Rapportez au Dojo dix Énergies de chaque couleur en six Jours, contre des rivaux ou en solitaire. Chaque mode à un joueur a sa propre épreuve.
title-mix-none = { "" }
