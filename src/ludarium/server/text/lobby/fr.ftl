### L’accueil dans le navigateur : titres, début, reprise, invitations, règles, relectures, statistiques.

## La page autour de tout

lobby-ways = Ludarium
lobby-way-tables = Tables
lobby-way-replays = Relectures
lobby-way-rules = Règles
lobby-way-statistics = Statistiques
lobby-language = Langue
lobby-theme = Thème
lobby-theme-dark = Nuit
lobby-theme-light = Papier
lobby-theme-now = { $theme ->
    [light] Thème : papier
   *[dark] Thème : nuit
}
lobby-sound = Son
lobby-sound-on = Le son est activé
lobby-sound-off = Le son est coupé
lobby-again = Réessayer
lobby-title = Jeu

## Les titres

lobby-which = { $count ->
    [one] La table est dressée
   *[other] À quelle table ce soir ?
}
lobby-which-about = { $count ->
    [one] Un jeu profond, dont Ludarium applique toutes les règles.
    [2] Deux jeux profonds, dont Ludarium applique toutes les règles.
    [3] Trois jeux profonds, dont Ludarium applique toutes les règles.
    [4] Quatre jeux profonds, dont Ludarium applique toutes les règles.
   *[other] { $count } jeux profonds, dont Ludarium applique toutes les règles.
}
lobby-players = Joueurs :
lobby-minutes = { $count } min

## Commencer une partie

lobby-start-about = Commencer une partie
lobby-start = Commencer la partie
lobby-lead = { $summary }
lobby-mode = À quoi jouer
lobby-mode-won = gagné
lobby-preset-plain = Jeu de base
lobby-preset-mix = À la carte
lobby-preset-daily = Partie du jour
lobby-modules = Modules en jeu
lobby-modules-explained = Ce que font les modules
lobby-what-they-do = ce qu’ils font
lobby-in-play = en jeu
lobby-clock = Durée d’une manche
lobby-clock-first = { $seconds } s
lobby-clock-seconds = { $seconds } secondes par manche : non officiel
lobby-clock-official = { $seconds } secondes par manche : le temps officiel
lobby-clock-off = Sans
lobby-clock-none = sans chronomètre
lobby-clock-live = { $seconds } s par manche
lobby-clock-budget = chaque action coûte du temps
lobby-seed = Graine
lobby-seed-any = au hasard
lobby-seed-about = N’importe quels mots conviennent. Les mêmes mots donnent le même hasard ; toute la table en est avertie, et la partie n’est alors pas officielle.
lobby-join-seed = Le hasard de cette partie est choisi d’avance : chaque jet et chaque pioche découlent de la graine { $seed }, et quelqu’un sait peut-être ce qui vient. La partie n’est pas officielle.
lobby-pause = Pauses
lobby-pause-note = non officiel
lobby-pause-idle = pas de chronomètre à arrêter
lobby-rulings = Arbitrages
lobby-rulings-proposed = Les { $count } à leur valeur par défaut
lobby-rulings-changed = { $count ->
    [one] { $count } changé
   *[other] { $count } changés
}
lobby-rulings-reset = Rétablir les valeurs par défaut
lobby-change = changer
lobby-fold = fermer
lobby-proposed = par défaut : { $value }
lobby-rule = Règle { $rule }
lobby-unofficial = Non officiel :
lobby-unofficial-why = { $name } : { $value }
lobby-unofficial-pause = pauses permises
lobby-unofficial-seed = hasard choisi d’avance
lobby-more-options = Toutes les options
lobby-fewer-options = Moins d’options
lobby-learn = { $count ->
    [1] Apprendre en une leçon
    [2] Apprendre en deux leçons
    [3] Apprendre en trois leçons
    [4] Apprendre en quatre leçons
    [5] Apprendre en cinq leçons
    [6] Apprendre en six leçons
    [7] Apprendre en sept leçons
   *[other] Apprendre en { $count } leçons
}
lobby-learn-on = Poursuivre : leçon { $next } sur { $count }
lobby-read-rules = Lire les règles
lobby-record = Votre bilan : { $wins } sur { $matches }
lobby-record-these = Parties avec ces mêmes options
lobby-record-all = Parties de ce jeu

## À quel point c’est difficile

lobby-rate-about = La difficulté de cette partie
lobby-rate = Réussite des bots :
lobby-percent = { $percent } %
lobby-rate-interval = entre { $low } et { $high } % (confiance 95 %)
lobby-rate-all = { $count ->
    [6] avec les six modules
   *[other] avec les { $count } modules
}
lobby-rate-mark = { $what } : { $percent } %.
lobby-rate-from = D’après { $games } parties avec ces options, jouées par { $bot }.
lobby-rate-from-actions = D’après { $games } parties avec ces options, jouées par { $bot }, dont le temps se compte en actions.
lobby-bot-heuristic = le bot réfléchi
lobby-bot-random = le bot étourdi
lobby-bot-light = le bot vif
lobby-bot-search = le bot chercheur

## Les places

lobby-seats = Qui joue
lobby-seats-number = Nombre de places
lobby-seat-kind = Place { $seat } : qui joue
lobby-seat-name = Place { $seat } : nom
lobby-seat-taken = { $word } (place { $seat })
lobby-seat-is-person = À cet écran
lobby-seat-is-open = Sur invitation
lobby-others-bots = { $names } ({ $bot ->
    [heuristic] { $count ->
        [one] bot réfléchi
       *[other] bots réfléchis
    }
    [random] { $count ->
        [one] bot étourdi
       *[other] bots étourdis
    }
    [light] { $count ->
        [one] bot vif
       *[other] bots vifs
    }
    [search] { $count ->
        [one] bot chercheur
       *[other] bots chercheurs
    }
   *[other] { $count ->
        [one] bot
       *[other] bots
    }
})
lobby-seat-link = Pour une place libre, vous aurez un lien à envoyer.
lobby-hot-seat = { $people } personnes à cet écran : un rideau cache vos cartes quand vous le passez.
lobby-name = Votre nom
lobby-invite = Envoyez ce lien
lobby-invite-about = Qui l’ouvre prend une place libre à votre table, sur tout appareil qui atteint cette adresse.
lobby-invite-link = Lien de l’invitation
lobby-invite-note = Vous retrouverez ce lien dans le menu de la table.
lobby-copy = Copier
lobby-copied = Copié
lobby-copy-by-hand = Ce navigateur ne laisse pas les pages copier : le lien est sélectionné, copiez-le à la main.
lobby-to-table = Aller à la table
lobby-to-hall = Retour à l’accueil

## Reprendre

lobby-continue = Reprendre
lobby-saved = sauvegardé à chaque coup
lobby-continue-none = Vos parties
lobby-continue-about = Rien en cours. Toute partie commencée vous attend ici, sauvegardée à chaque coup.
lobby-welcome = Première visite ? { $count ->
    [1] Une courte leçon
   *[other] { $count } courtes leçons
} à votre propre table, et vous savez jouer.
lobby-welcome-learn = Montrez-moi
lobby-round = manche { $round }
lobby-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
lobby-lesson = Leçon { $number }
lobby-your-turn = À vous :
lobby-your-move = C’est à vous
lobby-turn-of = À { $name } de jouer
lobby-thinks = { $name } est en train de jouer
lobby-waits-open = On attend que quelqu’un s’assoie
lobby-won = Gagnée en { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
lobby-handed = Un bot a joué votre place
lobby-lost = Perdue à la manche { $rounds }
lobby-do-continue = Reprendre
lobby-do-continue-it = Reprendre { $name }
lobby-do-resume = Retrouver
lobby-do-resume-it = Retrouver { $name }
lobby-do-watch = Regarder
lobby-do-watch-it = Regarder { $name }
lobby-do-review = Revoir
lobby-do-review-it = Revoir { $name }
lobby-do-replay = Relecture
lobby-do-replay-it = Relecture : { $name }
lobby-do-report = Rapport
lobby-do-report-it = Télécharger le rapport de { $name }
lobby-more-about = Autres actions : { $name }
lobby-slots = Sauvegardes
lobby-slot-at = { $answers ->
    [one] après { $answers } coup
   *[other] après { $answers } coups
}, { $when }
lobby-export = Enregistrer dans un fichier
lobby-export-it = Enregistrer dans un fichier : { $name }
lobby-archive = Ranger
lobby-archive-it = Ranger { $name }
lobby-archived = { $name } : partie rangée. Vous la trouverez sous Relectures.
lobby-undo = Annuler
lobby-show-all = Voir les { $count }
lobby-show-fewer = En voir moins
lobby-just-now = à l’instant
lobby-ago-minutes = il y a { $count } min
lobby-ago-hours = il y a { $count } h
lobby-import = Ouvrir un fichier
lobby-import-about = Choisissez le fichier d’une partie, ou déposez-le n’importe où sur cette page
lobby-import-drop = Déposez ici le fichier de la partie
lobby-import-failed = Impossible d’ouvrir { $file }. { $reason }

## Rejoindre

lobby-join = Invitation
lobby-join-over = On vous invite à une table :
lobby-join-who = Qui est à table
lobby-join-name = Votre nom à la table
lobby-join-sit = S’asseoir
lobby-join-watch = Regarder seulement
lobby-join-seated = Vous êtes déjà à cette table.
lobby-join-full = Toutes les places sont prises : quelqu’un vous a devancé, ou ce lien a déjà servi. Vous pouvez regarder.
lobby-join-refused = Demandez un nouveau lien, ou regardez.
lobby-join-broken = Ce lien ne mène nulle part
lobby-join-broken-about = Peut-être s’est-il abîmé en route : demandez qu’on vous le renvoie en entier.
lobby-here = présent

## Les règles

lobby-rules-of = { $name } : les règles
lobby-rules-about = Chaque règle a son numéro. Le jeu le cite chaque fois qu’il tranche.
lobby-rules-search = Chercher dans les règles
lobby-rules-search-hint = Des mots, ou un numéro comme { $rule }
lobby-rules-sections = Chapitres
lobby-rules-found = { $count ->
    [0] Aucune règle
    [one] { $count } règle
   *[other] { $count } règles
}
lobby-rule-link = Copier le lien vers { $rule }
lobby-rule-table = Tableau de { $rule }
lobby-marks = Ce que disent les marques
lobby-mark-rulebook = livret
lobby-mark-rulebook-about = Le livret imprimé le dit.
lobby-mark-ruling = arbitrage
lobby-mark-ruling-about = Le livret se tait ou se lit de deux façons : voici la lecture que nous avons choisie.
lobby-mark-ours = maison
lobby-mark-ours-about = Le livret n’a qu’une image, ou l’écran demande une règle : celle-ci est de nous.

## Les relectures

lobby-replays-about = Les parties terminées, et celles que vous avez rangées.
lobby-replays-show = Montrer
lobby-replays-all = Toutes
lobby-replays-won = Gagnées
lobby-replays-lost = Perdues
lobby-replays-archived = Rangées
lobby-replays-none = Aucune.
lobby-replays-empty = Aucune partie terminée pour l’instant. Dès que vous en aurez fini une, vous pourrez la revoir ici, coup par coup, et la reprendre à n’importe quel moment.
lobby-outcome-won = Gagnée
lobby-outcome-handed = Jouée par un bot
lobby-outcome-lost = Perdue
lobby-put-away = Rangée, non terminée
lobby-put-back = La ressortir
lobby-put-back-it = Ressortir { $name }
lobby-undos = { $count ->
    [one] { $count } retour
   *[other] { $count } retours
}
lobby-hints = { $count ->
    [one] { $count } conseil
   *[other] { $count } conseils
}
lobby-drop = Retirer de ma liste
lobby-drop-it = Retirer { $name } de ma liste
lobby-drop-ask = Retirer cette partie de votre liste ?
lobby-drop-about = Ce navigateur oubliera la clé de votre place, et personne ne pourra vous la rendre. Si vous voulez revoir cette partie un jour, enregistrez-la d’abord dans un fichier.
lobby-drop-yes = La retirer
lobby-drop-no = La garder
lobby-dropped = { $name } : partie retirée de votre liste.

## Les statistiques

lobby-statistics-sum = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} en { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}{ $titles ->
    [one] .
   *[other] {" "}de { $titles } jeux.
}
lobby-statistics-empty = Rien à compter pour l’instant. Finissez une partie, et vous verrez ici votre taux de réussite et celui des bots.
lobby-statistics-play = Aux tables
lobby-statistics-how = La barre est l’intervalle où se trouve votre vrai taux (confiance 95 %) ; le losange est votre taux, le trait vertical celui des bots. Les leçons ne comptent pas.
lobby-official = Parties officielles
lobby-official-about = Le temps tel que le veulent les règles, et aucun retour au-delà d’une révélation.
lobby-not-official = Autres parties
lobby-not-official-about = Un autre temps, une pause ou un retour au-delà d’une révélation : comptées à part.
lobby-column-match = Partie
lobby-column-won = Gagnées
lobby-column-rate = Votre taux
lobby-column-bots = Bots
lobby-column-minutes = Durée médiane
lobby-column-undos = Retours
lobby-column-hints = Conseils
lobby-won-of = { $wins } sur { $matches }
lobby-interval = { $low } à { $high } %
lobby-csv = Enregistrer en CSV
lobby-mix-none = Jeu de base
lobby-mix-all = { $count ->
    [6] Les six modules
   *[other] Les { $count } modules
}
lobby-mix-many = { $count } modules sur { $of }
