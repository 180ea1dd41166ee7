### Tamashii dans le terminal : comment on joue, l’aide, et les formes courtes dont seul un terminal a besoin.

how-tamashii =
    1. Vous êtes un esprit dans un corps d’emprunt. La carte du scénario dit ce que vous venez faire ; si le Temps ou la réserve de Données Corrompues s’épuise d’abord, c’est perdu.
    2. Planification : des pions passent de votre sac aux cases [entre crochets]. Glissez-les et permutez-les jusqu’à former des Schémas.
    3. Action : déplacez-vous ou restez (l’un et l’autre laissent une Trace), utilisez la tuile, puis lancez les Schémas prêts. Leurs pions vont au Vidage, et de là reviennent au sac.
    4. Combat : vos dés vont à des cadres, un à la fois ; après chacun, un Ennemi agit, de celui qui porte le dé Numéro jusqu’au Prioritaire. À 0 Intégrité, c’est la réinitialisation : vous vous réveillez à l’Abri, des Données Corrompues dans le sac.
    5. Quête : faites ce que demande le scénario, puis c’est à lui de jouer. Tapez un numéro, ou les cases d’un mouvement comme b2c2 ; ce qui n’est pas possible est expliqué par la règle. c montre une carte, ? aide.
help-tamashii =
    Le Lanceur

      {"[R]"}  B          un pion sur une case en Surbrillance, que l’on remplit, et sur une case simple
      { $lock }{ $lock }{ $lock }             une case verrouillée
      b2c2            le pion de la colonne b, rangée 2, va en c2 ; s’il y en a un, ils permutent
      { $essential } { $any } O C         dans les Schémas : Essentielles, au Choix, Ouvertes, Corrompues
      2 mouv.         à combien de mouvements est le Schéma, si ceux qui restent suffisent

    La ville

      {"[3]"} Clinique    lieu 3 : une réponse y mène
      2/4             Trace d’Entrée et Trace Stationnaire
      (?)             un pion Exploration, face cachée
      { $marker }               vous ; deux lettres : quelqu’un d’autre

    Le Combat

      { $rare } { $common } { $blank }           symbole rare, symbole courant, face vierge
      X{ $common }              autant de symboles courants que voulu, aussi souvent que voulu
      3x2             le cadre 3 avec 2 dés

tamashii-letter = { $kind ->
    [red] R
    [blue] B
    [green] V
    [yellow] J
    [open] O
    [corrupted] C
    [essential] E
   *[any] *
}
tamashii-phase = { $phase ->
    [planning] Planification
    [action] Action
    [combat] Combat
    [quest] Quête
   *[setup] Mise en place
}
tamashii-time = Temps { $n }
tamashii-pool = Réserve Corrompue { $now }/{ $of }
tamashii-two-cells = b2c2
tamashii-gathered = { $word ->
    [move] glisser ou permuter : tapez les deux cases, comme ici
    [discard] 1 Mémoire : défausser { tamashii-this-token } de cette case
    [place] poser { tamashii-this-token } sur cette case
    [contribute] vider { tamashii-this-token } de cette case pour un dé
   *[dump] vider { tamashii-this-token } de cette case
}
tamashii-this-token = { $token ->
    [red] le pion rouge
    [blue] le pion bleu
    [green] le pion vert
    [yellow] le pion jaune
    [open] le pion Ouvert
   *[corrupted] le pion Corrompu
}

# Schémas
tamashii-patterns = { $group ->
    [basic] Schémas de Base
    [market] Corps (DEP/ATT/PRO)
   *[others] Prioritaire, cartes
}
tamashii-pattern = { $group ->
    [hack] Piratage
    [divert] Déroute
    [boss] Boss
   *[battery] BOT
}
tamashii-launched = lancé
tamashii-ready = prêt
tamashii-moves-away-which = { $far } : { $way }
tamashii-moves-away = { $n } mouv.

# La ville
tamashii-that-many-dice = { $dice ->
    [0] aucun dé
    [one] 1 dé
   *[other] { $dice } dés
}
tamashii-trace-then = Trace { $low }, { tamashii-that-many-dice }
tamashii-trace-between = Trace { $low }–{ $high }, { $same ->
    [yes] { tamashii-that-many-dice }
   *[no] { $fewest }–{ $dice } dés
}
tamashii-trace-full = 2 Ennemis aussitôt, puis Trace 0
tamashii-bot-sign = J
tamashii-tile = { $tile ->
    [devastated_district] Dévasté
    [spartans_lair] Spartiat.
    [seekers_lair] Cherch.
    [market_hall] Halle
    [plebeians_lair] Plébéiens
    [ninkyo_lair] Ninkyo
    [power_plant] Centrale
    [server_farm] Serveurs
    [high_rise] Building
    [abandoned_slum] Taudis
    [firewall_yard] Pare-feu
    [mainframe] Unité C.
    [transit_hub] Gare
    [data_well] Puits
   *[other] { $name }
}
tamashii-ascend-sign = ▲
tamashii-ascend-sign-plain = A
tamashii-success-sign = ✓
tamashii-success-sign-plain = S
tamashii-token = { $token ->
    [ascend] Ascend
   *[success] Succès
}
tamashii-explore = { $kind ->
    [exp] EXP
    [data] Don
    [power] Pui
    [shield] Bou
    [reroll] Rel
   *[memory] Mém
}
tamashii-bodies = { $n } Corps
tamashii-at = { $n ->
    [0] {" "}(nulle part encore)
    [1] {" "}(en { $places })
    [2] {" "}(en { $places })
    [3] {" "}(en { $places })
   *[other] {" "}(sur { $n } tuiles)
}
tamashii-activity = { $name } : { $does }
tamashii-with = {" : "}{ $what }
tamashii-on-sheet = Sur la fiche : { $what }
tamashii-bot = BOT : Batterie { $n }/5, en { $at }
tamashii-boss = { $name } : Intégrité { $integrity }/{ $of }, Armure { $armour }, en { $at }
tamashii-attack = { $symbol ->
    [special] Spécial
   *[basic] Base
} { $numbers } : { $does }

# Le Combat
tamashii-rank = { $n ->
    [1] Prioritaire
   *[other] { $n }ᵉ
}
tamashii-number-here = dé Numéro { $arrow }
tamashii-box = { $box ->
    [special] Spécial :
   *[basic] Base :
}
tamashii-no-enemy = Aucun Ennemi attaché
tamashii-more-enemies = { $n ->
    [one] 1 autre Ennemi plus à gauche
   *[other] { $n } autres Ennemis plus à gauche
}
tamashii-enemies = Ennemis, le Prioritaire d’abord : { $list }
tamashii-dice = Dés
tamashii-enemy-dice = { $number ->
    [0] Dé Numéro : vierge, aucun Ennemi n’agit
   *[other] Dé Numéro : { $number } ; dé Symbole : Cadre { $symbol ->
        [special] Spécial
       *[basic] de Base
    }
}

# Le plateau
tamashii-essential = Ess.
tamashii-initials = J{ $n }
tamashii-who = { $player }{ $character ->
    [none] {""}
    [reaper] {""}, Faucheur
    [brawler] {""}, Bagarreur
    [trickster] {""}, Fraudeur
   *[whisperer] {""}, Chuchoteur
} : { $body }
tamashii-on = ({ $place })
tamashii-numbers = DEP { $mov } ATT { $att } PRO { $prg }
tamashii-integrity = Intégrité { $n }/{ $of }
tamashii-exp = EXP { $n }
tamashii-exp-name = EXP
tamashii-gain = { $what } +{ $n }
tamashii-asset = { $asset ->
    [power] Puissance
    [shield] Bouclier
    [memory] Mémoire
   *[reroll] Relance
}
tamashii-pile = { $pile ->
    [bag] Sac
   *[dump] Vidage
} { $n ->
    [0] vide
   *[other] { $n } :
}
tamashii-trace = Trace
tamashii-trace-dice = { $n ->
    [0] aucun dé au prochain Jet de Trace
    [one] 1 dé au prochain Jet de Trace
   *[other] { $n } dés au prochain Jet de Trace
}
tamashii-other = { tamashii-who }  ITG { $integrity }/{ $of }  Trace { $trace }  { $enemies ->
    [0] aucun Ennemi
    [one] 1 Ennemi
   *[other] { $enemies } Ennemis
}  en { $place }
tamashii-cards = { $held ->
    [equipped] Équipées : { $list }
   *[hand] À équiper : { $list }
}
tamashii-to-equip = { $name } ({ $n } Mémoire)
tamashii-protocol = Protocole : { $name }, { $stage ->
    [0] aucune étape sur 3
    [one] 1 étape sur 3
   *[other] { $stage } étapes sur 3
}
tamashii-goal = { $name } : { $goal }
tamashii-below = Corps du dessous : { $name }
tamashii-ending-seat = { $player } : Intégrité { $integrity }/{ $max_integrity }, EXP { $exp }, { $turn ->
    [one] 1 tour
   *[other] { $turn } tours
}
tamashii-legend-planning = [R] Surbrillance  { $lock }{ $lock }{ $lock } Verrou  { $essential } Essentielles  { $any } au Choix  rotation, sans miroir
tamashii-legend-city = 2/4 Traces d’Entrée et Stationnaire  (?) pion Exploration  { $marker } vous
tamashii-legend-combat = { $rare } rare  { $common } courant  { $blank } vierge  X autant de dés que voulu  { $done } utilisé
