### Le terminal : tout ce qu’il dit de lui-même, en français. Ce qui appartient à un titre est dans les textes du titre,
### sauf les formes courtes de la fin, dont seul un terminal a besoin.

## La commande et son aide

about-ludarium = Ludarium : des jeux de société avec toutes leurs règles. Sans commande : choisir un jeu et jouer.
about-games = Les jeux installés, avec leurs modes et leurs options.
about-cards = Les cartes d’un jeu et ce qu’elles font.
about-rules = Les règles numérotées d’un jeu : toutes, une seule, ou celles qui contiennent un mot.
about-play = Jouer à un jeu dans ce terminal.
about-serve = Jouer dans le navigateur : ouvre les tables de cet ordinateur.
about-port = Le port d’écoute ; sans lui, 8000 ou le premier port libre au-dessus.
about-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer les autres machines de votre réseau.
about-database = Où les tables sont sauvegardées : une URL SQLAlchemy. Sans elle, un fichier dans votre dossier de données.
about-browser = Ouvrir la page dans votre navigateur.
about-name = Un nom sous lequel ce serveur peut être joint, autant de fois que nécessaire. Il répond toujours à localhost et aux adresses en chiffres.
about-proxy = L’adresse d’un proxy placé devant ce serveur : lui seul est cru quand il dit d’où vient une demande.
about-tables = Combien de tables une même adresse peut ouvrir en une heure.
about-connections = Combien de connexions une même adresse peut garder ouvertes.
serving = Les tables sont ouvertes sur { $address }  (Ctrl+C les ferme ; chaque partie est sauvegardée)
about-doctor = Vérifier les tables gardées : rejouer chacune et comparer. Arrêtez d’abord le serveur.
store-address = « { $place } » n’est pas l’adresse d’une base de données. Un fichier SQLite s’écrit sqlite:///tables.sqlite. { $detail }
store-none = Il n’y a pas de tables dans { $place }.
store-no-folder = Le dossier { $place } n’existe pas et ne peut pas être créé. Créez-le, ou indiquez un autre endroit avec --database.
store-read-only = { $place } est en lecture seule. Changez ses droits et ceux de son dossier, ou indiquez un autre endroit avec --database.
store-full = Il n’y a plus de place dans { $place }. Faites-en, ou indiquez un autre endroit avec --database.
store-locked = Un autre programme occupe { $place }, peut-être un second serveur. Arrêtez-le et réessayez.
store-damaged = { $place } est abîmé ({ $detail }). Gardez-en une copie, puis remettez une sauvegarde, ou récupérez ce qui peut l’être avec : sqlite3 FICHIER .recover
store-log-damaged = { $place }-wal est abîmé : { $detail } changements n’y sont plus lisibles. Copiez les deux fichiers en lieu sûr et remettez une sauvegarde ; pour continuer sans ces changements, supprimez le fichier -wal.
store-unreachable = Les tables ne peuvent pas être gardées dans { $place } : { $detail }
tables-short = { $count ->
    [one] La table { $first } a perdu une partie de son journal et reste fermée ; les autres sont ouvertes. Remettez une sauvegarde pour la retrouver.
   *[other] { $count } tables ont perdu une partie de leur journal et restent fermées, la première étant { $first } ; les autres sont ouvertes. Remettez une sauvegarde pour les retrouver.
}
doctor-looks = Chaque table est rejouée
doctor-unwell = { $table } ({ $game }) : { $problem }
doctor-more = … et { $count } autres
doctor-sums-up = { $unwell ->
    [0] { $tables ->
        [one] Une table, en bon état.
       *[other] { $tables } tables, toutes en bon état.
    }
   *[other] { $unwell } tables sur { $tables } sont en mauvais état. Les autres peuvent continuer.
}
about-simulate = Faire jouer de nombreuses parties à des bots et compter les victoires.
about-replay = Revoir une partie sauvegardée, ou la vérifier.
about-title = Le jeu, tel que `ludarium games` le nomme.
about-lang = La langue ; par défaut, celle de votre système.
about-json = Écrire du JSON pour d’autres programmes.
about-mode = La façon d’y jouer.
about-option = Une option du jeu, comme modules=dragon,shields ; autant que vous voulez.
about-kind = Seulement les cartes de cette sorte.
about-rule-id = Une règle, comme P-46.
about-search = Seulement les règles qui contiennent ces mots.
about-seed = Le nombre qui fixe tout le hasard : même graine, mêmes dés.
about-seats = Combien jouent ; sans --bots, tous devant ce terminal.
about-bots = Combien de places sont jouées par des bots ; les autres sont à vous et aux vôtres.
about-names = Les noms des joueurs, dans l’ordre des places, séparés par des virgules : Ann,Bo.
about-load = Reprendre une partie sauvegardée.
about-clock = live : temps réel. budget : chaque action coûte du temps. untimed : sans limite.
about-games-number = Combien de parties.
about-players = Qui joue : random ou heuristic, un nom pour tous ou un par place.
about-jobs = Combien de processus.
about-pack = Un dossier avec d’autres cartes.
about-version = La version et sa variante.
version = ludarium { $version }, { $build ->
    [compiled] version compilée
   *[plain] version Python simple
}
about-file = Une partie sauvegardée.
about-check = Vérifier seulement que le journal mène où il le dit.
about-speed = La vitesse de la relecture.

## Ce qui peut clocher dans une commande

bad-language = Il n’y a pas de langue « { $asked } » ; choisissez parmi : { $known }
bad-option = « { $option } » n’est pas une option ; écrivez nom=valeur
two-clocks = --clock { $clock } et --option clock_mode={ $other } se contredisent
load-alone = Une partie sauvegardée apporte son mode, ses options, son chronomètre et sa graine : utilisez --load seul
too-many-bots = Des bots ne peuvent pas jouer { $bots } { $bots ->
    [one] place
   *[other] places
} sur { $seats } : l’une d’elles est la vôtre
too-many-names = { $names } noms, c’est trop pour { $seats ->
    [one] 1 place
   *[other] { $seats } places
}
cards-no-kind = { $game } n’a pas de cartes de la sorte « { $kind } » ; choisissez parmi : { $kinds }
rules-no-id = Il n’y a pas de règle « { $id } » ; elles vont de { $first } à { $last }
rules-not-found = Aucune règle ne contient les mots « { $words } »

## Les jeux

games-seats = { $more ->
    [0] { $low ->
        [one] Pour une personne
       *[other] Pour { $low } personnes
    }
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
start-seats = { $seats ->
    [one] pour une personne ; n : une de plus
   *[other] pour { $seats } personnes ; n : un autre nombre
}
start-bots = { $bots ->
    [0] toutes devant ce terminal ; b : l’ordinateur en joue une
    [1] l’ordinateur joue l’une d’elles ; b : un autre nombre
   *[other] l’ordinateur joue { $bots } d’entre elles ; b : un autre nombre
}
start-names = qui joue (maintenant : { $names })
start-names-how = { $seats ->
    [one] Le nom du joueur ; sans nom, on prend celui que le jeu donne à la place.
   *[other] Les noms des { $seats } joueurs, séparés par des virgules ; sans nom, on prend celui que le jeu donne à la place.
}
start-names-which = Tapez les noms. Entrée : aucun.
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
value-must = obligatoire
value-may = facultatif
value-true = oui
value-false = non
value-random = au hasard
value-world = comme imprimé
value-energy = mélangés par couleur
value-threshold = ignore un coup de 1
value-minus1 = chaque coup perd 1
value-second_wind = se relève une fois
value-third_wind = se relève deux fois
value-marker = ne se relève pas
value-champions = les Champions seuls
value-attacks = des attaques
value-all = tout
value-choose = à votre choix
value-auto = dans l’ordre des emplacements
value-forfeit = n’est pas gagné
value-reverse = est perdu
value-once = une fois
value-twice = deux fois
value-each = à chaque fois
value-shuffle_in = remélangées
value-on_top = sur le dessus
value-locked = invulnérable
value-leave = le jeton reste
value-in_play = ceux de la carte
value-all_six = tous les six
value-flee = fuit
value-strike = frappe
value-this = à qui ce coup blesse
value-wounded = à qui est blessé
value-top = la carte du dessus
value-revealed = la dernière révélée
value-own = la leur
value-yellow = jaune
value-on = oui
value-off = non
value-yes = oui
value-no = non

## La partie

# Ce qui accepte, passe, refuse ou finit, dans tous les jeux : jamais la lettre d’une commande.
letter = { $role ->
    [affirm] a
    [pass] p
    [decline] n
    [end] f
   *[plain] { "" }
}
keys = Lettre puis Entrée : u annuler  h conseil  l journal  c cartes  ? aide  q fin
seconds = { $seconds } s
time-is-up = Le temps est écoulé !
refused = Pas maintenant : { $reason }
impossible = « { $what } » n’est pas possible. { $reason }
impossible-here = « { $what } » n’est pas possible ici. Vous pouvez : { $possible }
no-such-key = Il n’y a pas de « { $key } » ici : tapez l’une de ces touches : { $keys }
undo-scopes = « { $scope } » ne s’annule pas : tapez u, u tour, u manche ou u début
undo-nothing = Il n’y a rien à annuler
undone = { $count ->
    [one] Une réponse annulée ; r la rétablit.
   *[other] { $count } réponses annulées ; r les rétablit.
}
undone-reveals = Cela remonte au-delà d’une révélation : vous avez vu un hasard qui n’a plus eu lieu. Les mêmes coups amèneront le même hasard.
redone = Rétabli
redo-nothing = Il n’y a rien à rétablir
saved = Sauvegardé : { $file }
save-exists = { $file } existe déjà et reste tel quel : choisissez un autre nom
save-failed = La sauvegarde a échoué : { $reason }
saved-and-left = Sauvegardé : { $file }
    Pour reprendre : ludarium play { $game } --load { $file }
really-leave = Quitter la partie ?   1 sauver et quitter   2 quitter sans sauver   3 continuer
really-resign = Abandonner et perdre la partie ?   1 oui   2 non
hand-over = Passez le clavier à { $player }.
hand-over-enter = { $player }, appuyez sur Entrée quand personne d’autre ne verra l’écran.
hand-over-name = Ou tapez d’abord votre nom : c’est ainsi qu’on vous appellera.
name-is = Désormais, votre nom est { $player }
player-number = Joueur { $number }
auto-how =
    Passer sans être consulté, aux moments où l’on peut intervenir

      auto smart      vous passez en silence quand vous n’avez rien à jouer
      auto all        vous passez toujours
      auto off        on vous consulte toujours
      auto off 5      la même chose pour une sorte de moment, d’après son numéro
auto-window = { $number } { $window } : { $setting }
auto-setting = { $setting ->
    [smart] quand vous n’avez rien à jouer
    [all] toujours
   *[off] jamais
}
auto-is-now = Vous passez sans être consulté : { $setting }
auto-is-now-there = Vous passez sans être consulté : { $setting } ({ $window })
auto-never = Il n’y a rien à passer ici
auto-unknown = « { $asked } » n’est pas possible : auto smart, auto all ou auto off, puis un numéro de 1 à { $most } si vous voulez
resign-never = Ce jeu ne s’abandonne pas
hint = Conseil : { $key } { $option }
hint-none = Ce jeu n’a pas de conseils
odds = { $option } : { $odds }
odds-one = { $what } { $percent } %
odds-none = { $option } : rien ici ne dépend aussitôt du hasard
card-none = Aucune carte ne s’appelle « { $name } »
language-is = Va pour le français
pager = Espace : suite   b : retour   q : fermer
story-more = { $n ->
    [one] l : encore 1 ligne
   *[other] l : encore { $n } lignes
}
log-round = Manche { $round }
log-setup = Mise en place
help =
    Ce que vous pouvez taper

      1, 2, 3 …       le numéro d’une face, d’un emplacement, d’une carte, d’un espace
      a p n f         et Entrée : accepter, passer, non, finir (selon la liste)
      une réponse     dans sa notation, comme reroll 3
      Entrée          le seul choix, là où il n’y en a qu’un
      u               annuler votre réponse ; aussi : u tour, u manche, u début
      r               rétablir ce qui a été annulé
      h               un conseil
      o 2             les chances de ce que ferait 2
      c nom           une carte ; c 3 : celle de la place 3 ; c seul : toutes
      v               la table entière, si l’écran est trop petit
      l               le journal de la partie, manche par manche
      s, s fichier    sauver et continuer
      q               sauver et quitter
      lang en         la même chose en anglais
      auto            passer tout seul ou non, là où l’on peut intervenir
      nom Ann         porter le nom d’Ann
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
how-hara =
    1. Vous êtes un Champion au Dojo, entouré de six Mondes. Rentrez avec 10 Énergies Rouges, 10 Vertes et 10 Bleues avant la fin du sixième Jour ; la plupart des modes demandent autre chose en plus.
    2. Un Jour a une Aube et un Crépuscule. À l’Aube, une carte arrive dans chaque Monde ; au Crépuscule, d’autres surgissent n’importe où ; puis des Mondes échangent leurs places.
    3. Votre tour : trois Activations. Chacune joue une carte, de la main ou du plateau : ses deux faces ont des effets différents. Jouée de la main, elle est posée au tour suivant ; utilisée là, elle revient.
    4. Les Monstres (Santé/Attaque/Portée) donnent de l’Énergie s’ils tombent en un seul tour. Qui vous a à portée frappe à la fin de votre tour ; au Dojo, personne, et vous récupérez.
    5. À 5 d’une couleur, vous apprenez une carte. Tapez un numéro, ou des mots comme move oakenmoor.1 ; c montre une carte, v toute la table, ? aide.
how-anima =
    1. Vous menez une équipe d’un à quatre Personnages. Accomplissez l’une de vos deux Missions Basiques secrètes ; la première accomplie par quiconque révèle la Mission Finale. Qui accomplit celle-ci gagne.
    2. Un tour a quatre phases : Réinitialisation (mettre de l’ordre), Mouvement (aller vers une Zone, en chercher une nouvelle, ou se reposer), Interaction (commercer, combattre), Exploration (lancer le dé, affronter ce qui vient, choisir une récompense). L’équipe la plus rapide commence.
    3. Un combat, c’est un dé plus le Combat contre un dé plus le Combat. L’égalité face à une créature est une victoire ; perdre coûte le tour, perdre de 5 un Personnage.
    4. Les Avantages : une Compétence (Magie, Ki, Ruse) incline un Personnage qui en a le symbole, un Complot personne ; les Interruptions s’invitent chez les autres. Vous passez tout seul quand vous n’avez rien à jouer ; auto change cela.
    5. Tapez un numéro, ou des mots comme go archangel ; c montre une carte, v toute la table, l ce qui s’est passé, ? aide.

## Aide propre à un titre

help-proving =
    L’arène

      W1 B1 V1 J1 D   les dés : blanc, bleu, vert, jaune, Dragon
      { $bottom } { $passed } { $marker }s 2 3B{ $top }    Piste de Combat : { $bottom } case inférieure (blessure), { $marker } marqueur,
                      s départ, ce que demande chaque case, { $top } vaincu
      +1 -1 =         ce que feraient maintenant ces dés : monter, descendre, rien ;
                      { $top } vainc, { $bottom } blesse, { $shield } fait brandir un Bouclier, / le brise
      { $shield } nom           un Bouclier : un dé solo le brise, une série vous nuit
      { $sun } { $moon }             les emplacements du Soleil et de la Lune
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

## Relectures

check-good = { $game } : le journal est bon. { $entries } entrées, { $hashes } empreintes comparées, état final { $hash }, { $reached }
check-bad = { $count ->
    [one] Le journal ne tient pas debout : { $first }
   *[other] Le journal ne tient pas debout, en { $count } endroits. D’abord : { $first }
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
simulate-share = { $rate } % (intervalle à 95 % : { $low } à { $high } %)
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

## Champions of Hara, en court

hara-part = { $part ->
    [dawn] Aube du Jour { $day }
    [dusk] Crépuscule du Jour { $day }
    [shift] Bascule, Jour { $day }
   *[setup] Mise en place
}
hara-days = Jours
hara-goal = { $mode ->
    [plowshares] Jetons { $now }/{ $of }
    [artifacts] Artefacts { $now }/{ $of }
    [nightmare] Mondes { $now }/{ $of }
    [onslaught] Scientif. { $now }/{ $of }
    [demon] { $done ->
        [yes] Enoki vaincu
       *[no] { $waits ->
            [yes] Enoki : Jour 3
           *[no] Enoki { $health }
        }
    }
    [parting] Indices { $now }/{ $of }
    [rifts] { $now ->
        [0] Aucune Faille
        [one] 1 Faille ouverte
       *[other] { $now } Failles ouvertes
    }
    [corrupted] Vaincus { $now }/{ $of }
    [ghost] Fantôme { $now }/{ $of }
   *[arena] Rentrer avec 10/10/10
}

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
hara-flood = les Failles
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
hara-on-the-map = le numéro sur la carte
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

## Anima, en bref

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
