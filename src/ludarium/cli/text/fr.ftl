### Le terminal : tout ce qu’il dit de lui-même, en français. Ce qui appartient à un titre est dans les textes du titre.

## La commande et son aide

about-ludarium = Ludarium : des jeux de société avec toutes leurs règles. Sans commande : choisir un jeu et jouer.
about-games = Les jeux installés, avec leurs modes et leurs options.
about-cards = Les cartes d’un jeu et ce qu’elles font.
about-rules = Les règles numérotées d’un jeu.
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
about-doctor = Rejouer et comparer les tables gardées. Arrêtez d’abord le serveur.
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
about-lesson = Une leçon : une première partie, avec quelqu’un qui explique. Sans numéro : lesquelles il y a.
about-lesson-number = Quelle leçon.
about-simulate = Faire jouer de nombreuses parties à des bots et compter les victoires.
about-replay = Revoir une partie sauvegardée, ou la vérifier.
about-title = Le jeu, tel que `ludarium games` le nomme.
about-lang = La langue ; par défaut, celle de votre système.
about-json = Écrire du JSON pour d’autres programmes.
about-mode = La façon d’y jouer.
about-option = Une option du jeu, comme modules=dragon,shields ; autant que vous voulez.
about-kind = Seulement les cartes de cette sorte.
about-spoilers = Aussi ce qui figure sur les cartes d’une histoire encore à jouer.
about-rule-id = Une règle, comme P-46, ou un mot qu’elles contiennent.
about-search = Seulement les règles qui contiennent ces mots.
about-seed = Le nombre qui fixe tout le hasard : même graine, mêmes dés.
about-seats = Combien jouent ; sans --bots, tous devant ce terminal.
about-bots = Combien de places sont jouées par des bots ; les autres sont à vous et aux vôtres.
about-bot = Quel joueur tient leurs places : heuristic, random ou un autre.
about-names = Les noms des joueurs, dans l’ordre des places, séparés par des virgules : Ann,Bo.
about-load = Reprendre une partie sauvegardée.
about-clock = live : temps réel. budget : chaque action coûte du temps. untimed : sans limite.
about-games-number = Combien de parties.
about-players = Qui joue : random, heuristic ou un autre joueur, un nom pour tous ou un par place.
about-budget = Combien de temps réfléchir à chaque réponse, pour les joueurs qui cherchent : 200 tours, ou 0.5s.
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
bad-budget = « { $budget } » n’est pas un temps de réflexion ; écrivez 200 pour deux cents tours, ou 0.5s pour une demi-seconde
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
start-seats = nombre de joueurs (maintenant : { $seats })
start-bots = combien sont joués par l’ordinateur (maintenant : { $bots })
start-names = noms des joueurs (maintenant : { $names })
start-names-how = { $seats ->
    [one] Le nom du joueur ; sans nom, on prend celui que le jeu donne à la place.
   *[other] Les noms des { $seats } joueurs, séparés par des virgules ; sans nom, on prend celui que le jeu donne à la place.
}
start-names-which = Tapez les noms. Entrée : aucun.
start-lesson = { $lessons ->
    [one] suivre la leçon
   *[other] suivre une des { $lessons } leçons
}
start-continue = reprendre votre dernière partie sauvegardée ({ $file })
start-more = plus d’options
start-less = moins d’options
start-language = en français
start-quit = quitter
start-none = aucun
start-toggle = Les numéros activent et désactivent. Entrée : c’est bon.
start-pick = Tapez un numéro. Entrée : laisser tel quel.
start-value = Tapez une valeur. Entrée : laisser tel quel.

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
undone-reveals = Cela remonte au-delà d’une révélation : vous connaissez un tirage que vous venez d’effacer. Les mêmes coups amèneront le même hasard.
redone = Rétabli
redo-nothing = Il n’y a rien à rétablir
saved = Sauvegardé : { $file }
save-exists = { $file } existe déjà et reste tel quel : choisissez un autre nom
save-failed = La sauvegarde a échoué : { $reason }
saved-and-left = Sauvegardé : { $file }
    Pour reprendre : ludarium play { $game } --lang fr --load { $file }
really-leave = Quitter la partie ?   1 sauvegarder et quitter   2 quitter sans sauvegarder   3 continuer
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
why-how = Tapez why et une réponse : why 2, why f, why move a1 b1. Vous saurez ce qui suivrait, ou pourquoi ce n’est pas possible.
why-possible = { $key } { $option }
why-these = Réponses avec « { $what } » possibles maintenant : { $keys }
why-nothing = Rien d’autre n’en suit aussitôt.
odds = { $option } : { $odds }
odds-none = { $option } : rien ici ne dépend aussitôt du hasard
card-unread = « { $name } » fait partie de l’histoire, et n’est pas encore venue.
card-none = Aucune carte ne s’appelle « { $name } »
language-is = Va pour le français
pager-short = Entrée : continuer
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
      h               un conseil, et pourquoi
      why 2           à quoi mène 2 ; why b2 : pourquoi ce n’est pas possible
      o 2             les chances de ce que ferait 2
      c nom           une carte ; c 3 : celle de la place 3 ; c seul : toutes
      règles          les règles ; règles 46 : celle-là ; règles mot : celles qui l’ont
      v               la table entière, si l’écran est trop petit
      l               le journal de la partie, manche par manche
      s, s fichier    sauvegarder et continuer
      q               sauvegarder et quitter
      lang en         la même chose en anglais
      auto            passer tout seul ou non, là où l’on peut intervenir
      nom Ann         porter le nom d’Ann
      resign          abandonner
      Ctrl-C          quitter, en sauvant ou non

## Leçons

lesson-never = Ce jeu n’a pas de leçon.
lesson-none = { $game } a { $lessons ->
    [0] zéro leçon
    [one] une leçon
   *[other] les leçons 1 à { $lessons }
}
lesson-step = Leçon { $at }/{ $of } : { $text }
lesson-type = Tapez { $key }.
lesson-enter = Entrée : continuer.
lesson-not-yet = Plus tard. Pour l’instant, essayez ce que demande la leçon.

## La fin d’une partie

ending-won = Vous avez gagné.
ending-lost = Vous avez perdu.
ending-scores = Score : { $scores }
ending-seed = Le hasard de cette partie tient à la graine { $seed } : choisie pour une autre partie, elle ramène les mêmes jets et les mêmes pioches.
ending-menu = 1 garder la relecture  2 rejouer  3 mêmes dés  4 journal  5 quitter  u annuler
ending-menu-saved = 2 rejouer   3 mêmes dés   4 journal   5 quitter   u annuler
replay-saved = Relecture : { $file }

## Comment ça marche, avant la première partie

how-go-on = Entrée : continuer (affiché une seule fois ; en partie, ? donne l’aide)

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
