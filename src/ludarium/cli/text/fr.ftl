### Le terminal : tout ce qu’il dit de lui-même, en français. Ce qui appartient à un titre est dans les textes du titre,
### sauf les formes courtes de la fin, dont seul un terminal a besoin.

## La commande et son aide

about-ludarium = Ludarium : des jeux de société avec toutes leurs règles. Sans commande : choisir un jeu et jouer.
about-games = Les jeux installés, avec leurs modes et leurs options.
about-cards = Les cartes d’un jeu et ce qu’elles font.
about-rules = Les règles numérotées d’un jeu : toutes, une seule, ou celles qui contiennent un mot.
about-play = Jouer à un jeu dans ce terminal.
about-serve = Jouer dans le navigateur : ouvre les tables de cet ordinateur.
about-port = Le port d’écoute ; sans lui, 8000 ou le suivant qui est libre.
about-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer les autres machines de votre réseau.
about-database = Où les tables sont gardées : une URL SQLAlchemy. Sans elle, un fichier dans votre dossier de données.
about-browser = Ouvrir la page dans votre navigateur.
serving = Les tables sont ouvertes sur { $address }  (Ctrl+C les ferme ; chaque partie est gardée)
about-simulate = Faire jouer de nombreuses parties à l’ordinateur et compter les victoires.
about-replay = Revoir une partie sauvegardée, ou la vérifier.
about-title = Le jeu, tel que `ludarium games` le nomme.
about-lang = La langue ; en général celle de votre système.
about-json = Écrire du JSON pour d’autres programmes.
about-mode = La façon d’y jouer.
about-option = Une option du jeu, comme modules=dragon,shields ; autant de fois que vous voulez.
about-kind = Seulement les cartes de cette sorte.
about-rule-id = Une règle, comme P-46.
about-search = Seulement les règles qui contiennent ces mots.
about-seed = Le nombre qui fixe tout le hasard : même graine, mêmes dés.
about-load = Reprendre une partie sauvegardée.
about-clock = live : temps réel. budget : chaque action coûte du temps. untimed : sans limite.
about-games-number = Combien de parties.
about-players = Qui joue : random ou heuristic, un nom pour tous ou un par siège.
about-jobs = Combien de processus.
about-pack = Un dossier avec d’autres cartes.
about-version = La version, et sa construction.
version = ludarium { $version }, { $build ->
    [compiled] version compilée
   *[plain] version Python simple
}
about-file = Un fichier sauvegardé.
about-check = Vérifier seulement que le journal mène où il le dit.
about-speed = La vitesse de la relecture.

## Ce qui peut clocher dans une commande

bad-language = Il n’y a pas de langue « { $asked } » ; choisissez parmi : { $known }
bad-option = « { $option } » n’est pas une option ; écrivez nom=valeur
two-clocks = --clock { $clock } et --option clock_mode={ $other } se contredisent
load-alone = Une partie sauvegardée apporte son mode, ses options, son chronomètre et sa graine : employez --load seul
cards-no-kind = { $game } n’a pas de cartes de la sorte « { $kind } » ; choisissez parmi : { $kinds }
rules-no-id = Il n’y a pas de règle « { $id } » ; elles vont de { $first } à { $last }
rules-not-found = Aucune règle ne contient les mots « { $words } »

## Les jeux

games-seats = { $high ->
    [one] Pour une personne
   *[other] De { $low } à { $high } personnes
}
games-mode = Mode { $about }
games-option = Option
games-meaning = Sens
games-default = Par défaut
games-values = Valeurs
games-rule = Règle
games-from = { $low } ou plus
games-from-to = { $low } à { $high }

## Le début

start-which = Tapez le numéro d’un jeu ({ $other } pour une autre langue, q pour quitter)
start-not-understood = « { $typed } » n’est pas parmi les choix
start-option = { $name } :
start-play = Entrée : jouer. Un numéro : changer cette ligne.
start-mode = un autre mode (pour l’instant : { $mode })
start-continue = reprendre votre dernière partie sauvegardée ({ $file })
start-more = plus d’options
start-less = moins d’options
start-language = en français
start-quit = quitter
start-none = aucun
start-toggle = Les numéros activent et désactivent. Entrée : c’est bon.
start-pick = Tapez un numéro. Entrée : laisser tel quel.
start-value = Tapez une valeur. Entrée : laisser tel quel.
value-live = live : le temps court pour de vrai
value-budget = budget : rien ne presse, chaque action coûte du temps
value-untimed = untimed : sans chronomètre
value-wing = aile
value-blank = vierge
value-allowed = permises
value-forbidden = interdites
value-collect_then_shift = reprendre, puis décaler
value-shift_then_collect = décaler, puis reprendre
value-final = une fois, à la fin
value-each_time = à chaque fois
value-strict = un vrai dé solo
value-any = tout dé de la valeur
value-must = obligatoire
value-may = facultatif
value-true = oui
value-false = non

## La partie

keys = 1-9 choisir  ? aide  u annuler  h conseil  l journal  c cartes  q fin
seconds = { $seconds } s
time-is-up = Le temps est écoulé !
refused = Pas maintenant : { $reason }
impossible = « { $what } » n’est pas possible. { $reason }
impossible-here = « { $what } » n’est pas possible ici. Possible : { $possible }
no-such-number = Il n’y a pas de numéro « { $number } » ici : de 1 à { $most }
undo-scopes = « { $scope } » ne s’annule pas : tapez u, u tour, u manche ou u début
undo-nothing = Il n’y a rien à annuler
undone = { $count ->
    [one] Une réponse annulée ; r la rétablit.
   *[other] { $count } réponses annulées ; r les rétablit.
}
undone-reveals = Cela remonte au-delà d’une révélation : vous avez vu un hasard qui n’a plus eu lieu. Les mêmes réponses amèneront le même hasard.
redone = Rétabli
redo-nothing = Il n’y a rien à rétablir
saved = Sauvegardé : { $file }
save-exists = { $file } existe déjà et reste tel quel : choisissez un autre nom
save-failed = La sauvegarde a échoué : { $reason }
saved-and-left = Sauvegardé : { $file }
    Pour reprendre : ludarium play { $game } --load { $file }
really-leave = Quitter la partie ?   1 sauver et quitter   2 quitter sans sauver   3 continuer
really-resign = Abandonner et perdre la partie ?   1 oui   2 non
resign-never = Ce jeu ne s’abandonne pas
hint = Conseil : { $number } { $option }
hint-none = Il n’y a personne à qui demander : ce jeu n’a pas encore de conseils
odds = { $option } : { $odds }
odds-one = { $what } { $percent } %
odds-none = { $option } : rien n’y dépend aussitôt du hasard
card-none = Aucune carte ne s’appelle « { $name } »
language-is = Va pour le français
pager = Espace : suite   b : retour   q : fermer
log-round = Manche { $round }
log-setup = Mise en place
help =
    Ce que vous pouvez taper

      1, 2, 3 …       votre choix, par son numéro
      une réponse     dans sa notation, comme reroll 3
      Entrée          le seul choix, là où il n’y en a qu’un
      u               annuler votre réponse ; aussi : u tour, u manche, u début
      r               rétablir ce qui a été annulé
      h               un conseil
      o 2             les chances de l’option 2
      c nom           une carte ; c 3 : celle de la place 3 ; c seul : toutes
      v               la table entière, si l’écran est trop petit
      l               le journal de la partie, manche par manche
      s, s fichier    sauver et continuer
      q               sauver et quitter
      lang en         la même chose en anglais
      resign          abandonner
      Ctrl-C          quitter, en sauvant ou non

## La fin d’une partie

ending-won = Vous avez gagné : { $reason }
ending-lost = Vous avez perdu : { $reason }
ending-scores = Score : { $scores }
ending-seed = Graine { $seed }
ending-menu = 1 garder la relecture  2 rejouer  3 mêmes dés  4 journal  5 quitter  u annuler
ending-menu-saved = 2 rejouer   3 mêmes dés   4 journal   5 quitter   u annuler
replay-saved = Relecture : { $file }

## Comment ça marche, avant la première partie

how-go-on = Entrée : continuer (affiché une seule fois ; en partie, ? donne l’aide)
how-proving =
    1. Six Ennemis vous entourent. Battez-en huit avant d’être blessée cinq fois.
    2. À chaque manche vous lancez vos dés. Les dés qui montrent 3 attaquent l’Ennemi 3, et ainsi de suite.
    3. Une série (deux dés ou plus de même valeur) touche si elle a les dés que demande la case suivante : 3B, c’est trois dés dont un bleu. Un dé solo vous nuit : le marqueur tombe vers { $bottom }, une blessure.
    4. Pendant soixante secondes, relancez une série, encore et encore, jamais un dé solo. Arrêtez quand ça vous plaît.
    5. Le signe à côté des dés dit ce qu’ils feraient maintenant : +1 monte, -1 descend, = rien.

## Aide propre à un titre

help-proving =
    L’arène

      W1 B1 G1 Y1 D   les dés : blanc, bleu, vert, jaune, Dragon
      { $bottom } { $passed } { $marker }s 2 3B{ $top }    Piste de Combat : { $bottom } case inférieure (blessure), { $marker } marqueur,
                      s départ, ce que demande chaque case, { $top } vaincu
      +1 -1 =         ce que feraient maintenant ces dés : monter, descendre, rien ;
                      { $top } vainc, { $bottom } blesse, { $shield } fait brandir un Bouclier, / le brise
      { $shield } nom           un Bouclier : un dé solo le brise, une série vous nuit
      { $sun } { $moon }             les emplacements du Soleil et de la Lune

## Relectures

check-good = { $game } : le journal est bon. { $entries } entrées, { $hashes } empreintes comparées, état final { $hash }, { $reached }
check-bad = { $count ->
    [one] Le journal ne peut pas être vrai : { $first }
   *[other] Le journal ne peut pas être vrai, en { $count } endroits. D’abord : { $first }
}
check-over = partie terminée
check-open = partie en cours
replay-keys = { $at }/{ $of }  { $state } ×{ $speed }  Espace marche, pause  flèches pas  + - vitesse  q quitter
replay-running = en marche
replay-paused = en pause

## Simulations

simulate-playing = Parties de { $game }
simulate-games = Parties
simulate-players = Qui joue
simulate-wins = Gagnées
simulate-rate = Taux de victoire
simulate-share = { $rate } % (intervalle à 95 % : { $low } à { $high } %)
simulate-rounds = Manches par partie
simulate-decisions = Décisions
simulate-seconds = Secondes
simulate-speed = Décisions par seconde
simulate-errors = Parties en échec
simulate-first-error = Premier échec : { $error }

## Le Défi de la Reine, en court

refused-proving-P-28 = la manche est finie, le temps est écoulé (P-28)
refused-proving-P-143 = les dés roulent encore (P-143)
refused-proving-P-153a = rien ne s’annule tant que le chronomètre court (P-153a)
refused-proving-P-142 = seul le chronomètre peut le dire (P-142)

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
proving-module = Module
proving-empty-slot = vaincu
proving-pool = Vos dés
proving-covered = couvert
proving-active = actif
proving-conspirators = Conspirateurs
proving-dial = Disque
proving-in-force = Cette manche :
proving-needs-single = dé solo { $value }
proving-needs-pair = une paire
proving-shows = montre { $value }
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
proving-ability-punishes = fausse : tombe
proving-ability-heavy-wound = blesse : 2 las
proving-ability-last-blow = vaincu : 1 las
proving-ability-guarded = arrive protégé
proving-ability-spiked = Bouclier mord
