### Le Défi de la Reine dans le terminal : comment on joue, l’aide, et les formes courtes dont seul un terminal a besoin.

how-proving =
    1. Six Ennemis vous entourent. Battez-en huit avant d’être blessée cinq fois.
    2. À chaque manche vous lancez vos dés. Les dés qui montrent 3 attaquent l’Ennemi 3, et ainsi de suite.
    3. Une série (deux dés ou plus de même valeur) touche si elle a les dés que demande la case suivante : 3B, c’est trois dés dont un bleu. Un dé solo vous nuit : le marqueur tombe vers { $bottom }, une blessure.
    4. Pendant soixante secondes, relancez une série, encore et encore, jamais un dé solo. Arrêtez quand ça vous plaît.
    5. Le signe à côté des dés dit ce qu’ils feraient maintenant : +1 monte, -1 descend, = rien.
help-proving =
    L’arène

      W1 B1 V1 J1 D   les dés : blanc, bleu, vert, jaune, Dragon
      { $bottom } { $passed } { $marker }s 2 3B{ $top }    Piste de Combat : { $bottom } case inférieure (blessure), { $marker } marqueur,
                      s départ, ce que demande chaque case, { $top } vaincu
      +1 -1 =         ce que feraient maintenant ces dés : monter, descendre, rien ;
                      { $top } vainc, { $bottom } blesse, { $shield } fait brandir un Bouclier, / le brise
      { $shield } nom           un Bouclier : un dé solo le brise, une série vous nuit
      { $sun } { $moon }             les emplacements du Soleil et de la Lune

refused-proving-P-28 = la manche est finie, le temps est écoulé (P-28)
refused-proving-P-143 = les dés roulent encore (P-143)
refused-proving-P-153a = rien ne s’annule tant que le chronomètre court (P-153a)
refused-proving-P-142 = seul le chronomètre peut le dire (P-142)

proving-thrown = Les dés donnent { $values }.
proving-letter = { $letter ->
    [G] V
    [Y] J
   *[other] { $letter }
}
proving-round = manche { $round }
proving-defeats = vaincus { $now }/{ $goal }
proving-wounds = Blessures
proving-exhausted = Fatigue
proving-rest-top = haut
proving-rest-middle = milieu
proving-rest-bottom = revient
proving-dice = dés
proving-forecast = ferait
proving-enemy = Ennemi
proving-track = Piste de Combat
proving-track-short = Piste
proving-weakness = faille
proving-ability = Capacité
proving-empty-slot = vaincu
proving-pool = Vos dés
proving-covered = couvert
proving-active = actif
proving-conspirators = Conspirateurs
proving-dial = Disque
proving-in-force = Cette manche :
proving-needs-single = dé solo { $value }
proving-needs-pair = une paire
proving-summary = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, { $defeats ->
    [one] { $defeats } Ennemi vaincu
   *[other] { $defeats } Ennemis vaincus
}, { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}, { $rerolls ->
    [one] { $rerolls } relance
   *[other] { $rerolls } relances
}

proving-forecast-up = monte { $spaces }
proving-forecast-down = descend { $spaces }
proving-forecast-stay = rien
proving-forecast-defeat = vaincu
proving-forecast-wound = blessure !
proving-forecast-raise = brandit
proving-forecast-break = brise

proving-ability-double = { $colour ->
    [blue] bleu
    [green] vert
   *[yellow] jaune
} : double
proving-ability-wants-single = veut un solo
proving-ability-fall-two = solo : tombe 2
proving-ability-heals = sans dé : guérit
proving-ability-ambush = sans dé : tombe
proving-ability-one-step = 1 case à la fois
proving-ability-exact = nombre exact
proving-ability-shuns = pas de { $colour ->
    [blue] bleu
    [green] vert
   *[yellow] jaune
}
proving-ability-punishes = incorrecte : tombe
proving-ability-heavy-wound = blessure : −2 dés
proving-ability-last-blow = vaincu : −1 dé
proving-ability-guarded = arrive protégé
proving-ability-spiked = Bouclier à pointes
