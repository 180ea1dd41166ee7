### La table dans le navigateur : tout ce qui entoure le plateau d’un jeu.

## La barre du haut

table-phases = Étapes de cette manche
table-seats = Qui est à table
table-presence = { $kind ->
    [bot] { $bot ->
        [heuristic] est joué par le bot réfléchi
        [random] est joué par le bot étourdi
        [light] est joué par le bot vif
        [search] est joué par le bot chercheur
       *[other] est joué par l’ordinateur
    }
    [open] est encore libre
   *[person] { $here ->
        [yes] est là
       *[no] est ailleurs
    }
}
table-watching = Vous regardez
table-language = Langue
table-theme = Thème
table-theme-dark = Nuit
table-theme-light = Papier
table-sound = Son
table-menu = Menu

## Annuler et rétablir

table-undo = Annuler
table-undo-title = Annuler (U ou Ctrl+Z)
table-redo = Rétablir
table-redo-title = Rétablir (Ctrl+Y)
table-undo-heading = Revenir jusqu’où ?
table-undo-scope = { $scope ->
    [answer] Mon dernier coup
    [action] Cette action
    [turn] Cette étape
    [round] Toute la manche
   *[start] Toute la partie
}
table-undo-answers = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
table-past-reveal = au-delà d’une révélation
table-past-reveal-note = Au-delà d’une révélation, vous avez déjà vu ce que le hasard apportait. Les mêmes coups amèneront le même hasard, et la partie en garde la marque.
table-undo-here = Revenir ici

## La question

table-prompt = Votre décision
table-answer = Votre réponse
table-connecting = On dresse la table…
table-asked = { $name } : { $question }
table-rolling = Les dés roulent…
table-waiting = Un instant…
table-waiting-open = Il reste une place libre
table-waiting-open-aside = La partie reprendra dès que quelqu’un s’assoira : le menu offre un lien à partager, ou un bot à inviter.
table-thinking = { $name } est en train de jouer…
# everybody is asked at once, and these have not finished
table-beside = { $count ->
    [one] { $names } n’a pas encore terminé.
   *[other] N’ont pas encore terminé : { $names }.
}
table-thinking-aside = Ce sera ensuite à vous.
table-tidings = À l’instant
table-watching-aside = Vous regardez : la table montre ce que tout le monde peut voir.
table-away = { $name } n’est pas là pour le moment.
table-outcome-won = Victoire !
table-outcome-lost = Défaite
table-outcome-others = Victoire : { $names }
table-over-aside = La partie est finie. Vous pouvez tout revoir.
table-show-result = Le résultat
table-choose-one = Choisissez une réponse
table-choose-how = { $count ->
    [one] il y en a une
   *[other] { $count } possibles
}
table-key-range = 1 à { $count }
table-not-yours = Ce n’est pas à vous
table-nothing-else = Rien d’autre n’est possible
table-brings-luck = le hasard décide
table-brings-hidden = révèle quelque chose
table-change = { $by } { $what }
table-press-again = encore une fois pour valider
table-chosen = Choisi : { $option }. Entrée valide.
table-chosen-tap = Choisi : { $option }. Le bouton en bas valide, ou une deuxième touche.
table-choices = Ce que vous pouvez faire ici
table-read-card = Lire { $card }
table-confirm = { $option } ?
table-keep-playing = Continuer à jouer
table-clock-left = Plus que { $seconds } secondes
table-your-turn = ● À vous

## Choix

table-options = Réponses
table-options-all = Toutes les réponses
table-options-more = { $count } de plus
table-twins = { $count } identiques
table-percent = { $percent } %
table-more = { $count ->
    [one] 1 autre ligne
   *[other] { $count } autres lignes
}
table-luck-decides = La suite dépend du hasard.
table-why-not = Pourquoi est-ce impossible ?
table-why-unknown = Les règles ne le proposent pas ici.

## Conseil

table-hint = Conseil
table-hint-step = { $step ->
    [1] ce que vous pouvez faire
   *[2] { $count ->
        [one] le meilleur coup
       *[other] les { $count } meilleurs coups
    }
}
table-hint-free = Regarder ne compte pas comme un conseil ; demander « Que faire ? », si.
table-hint-best = Que faire ?
table-hint-thinking = On y réfléchit…
table-hint-none = Aucun conseil ici.
table-hint-wins = de gagner la partie
table-hint-level = Aucun choix ne l’emporte nettement : environ { $percent } % de parties gagnées avec chacun.
table-hint-matches = { $count ->
    [one] { $count } partie jouée jusqu’au bout.
   *[other] { $count } parties jouées jusqu’au bout.
}
table-hint-counted = { $count ->
    [one] { $count } conseil demandé dans cette partie.
   *[other] { $count } conseils demandés dans cette partie.
}
table-hint-play = Jouer le premier

## Journal

table-side = Journal
table-board = Plateau
table-log = Journal
table-log-order = récent d’abord
table-log-filter = Quelles lignes
table-log-all = Tout
table-log-mine = Moi
table-log-dice = Dés
table-log-earlier = { $count ->
    [one] { $count } ligne plus ancienne
   *[other] { $count } lignes plus anciennes
}
table-log-empty = Rien encore.
table-log-hidden = Une carte change de place, face cachée.
table-log-throw = Les dés sont lancés :
table-log-look = Voir le plateau à ce moment
table-looking = { $chapter }, ligne { $line }
table-looking-start = Avant la première ligne
table-back-to-now = Retour au présent
table-spoken-dice = Dés : { $values }.
table-lately = Ce qui vient d’arriver
table-lately-you = vous

## Revoir

table-replay = Revoir
table-replay-here = Revoir à partir d’ici
table-replay-toggle = Lecture et pause
table-replay-back = Un pas en arrière
table-replay-on = Un pas en avant
table-replay-round-back = Manche précédente
table-replay-round-on = Manche suivante
table-replay-first = Au début
table-replay-last = À la fin
table-replay-faster = Plus vite
table-replay-slower = Moins vite
table-replay-scrub = Moment de la partie
table-replay-speed = Vitesse
table-replay-skip = Sauter les dés
table-replay-branch = Jouer à partir d’ici
table-times = ×{ $speed }

## Règles et cartes

table-rules = Règles
table-card-now = À cette table
# Ce qu’on sait d’une carte, quand un jeu n’a pas ses propres mots.

## Le menu

table-menu-rules = Règles
table-menu-replay = Revoir depuis le début
table-menu-pause = Pause
table-menu-pause-note = Le plateau est couvert pendant ce temps.
table-menu-slots = Sauvegardes
table-menu-share = Partager, continuer ailleurs
table-menu-settings = Réglages
table-menu-keys = Touches
table-menu-export = Enregistrer dans un fichier
table-menu-report = Signaler un bogue
table-menu-bot = Laisser jouer un bot
table-menu-resign = Abandonner
table-menu-leave = Quitter la table
table-menu-leave-note = Tout est sauvegardé : revenez quand vous voulez.
table-exported = La partie est dans vos téléchargements.
table-resign-really = Abandonner et perdre cette partie ? Le journal reste, et vous pourrez encore la revoir.
table-resign-no = Se battre encore
table-resign-yes = Abandonner
table-slots-lead = Sauvegardez ce moment sous un nom. Le charger ouvre une nouvelle table ; celle-ci reste telle quelle.
table-slot-name = Nom
table-slot-save = Sauvegarder
table-slot-saved = Sauvegardé : { $name }
table-slot-load = Jouer à partir d’ici
table-slots-none = Rien pour l’instant. Chaque coup est sauvegardé de toute façon.
table-report-lead = Ceci enregistre un fichier avec toute la partie et vos remarques. Qui le reçoit peut rejouer ce qui s’est passé, coup par coup.
table-report-words = Que s’est-il passé, et qu’attendiez-vous ?
table-report-download = Télécharger le rapport
table-report-made = Le rapport est dans vos téléchargements.
table-share-watch = Un lien pour regarder
table-share-watch-note = Qui l’ouvre voit ce que tout le monde peut voir, et ne peut rien faire.
table-share-join = Un lien vers une place libre
table-share-join-note = La première personne qui l’ouvre s’assoit.
table-share-seat = { $name } : continuer sur un autre appareil
table-share-seat-note = C’est la clé de votre place. Gardez-la pour vous.
table-share-copy = Copier
table-share-copied = Copié
table-bot-lead = Un bot ne prend une place que si on le lui demande. Il continue à partir d’ici, et ses coups comptent comme siens.
table-bot-give = Confier à un bot
table-bot-back = La reprendre
table-bot-free = La libérer pour quelqu’un
table-bot-sits = { $name } est maintenant joué par un bot.
table-speed = Animations
table-speed-off = Sans
table-sound-note = Court, sec, boisé.
table-confirmations = Confirmation
table-confirm-always = Toujours
table-confirm-irreversible = Si c’est important
table-confirm-never = Jamais
table-confirm-always-note = Un clic choisit seulement, et le bouton principal répond ; quand le chronomètre tourne, un clic répond.
table-confirm-irreversible-note = Un clic répond si le coup peut s’annuler ; s’il lance les dés ou révèle quelque chose, il choisit. Finir en laissant quelque chose inutilisé demande confirmation une fois par tour.
table-confirm-never-note = Un clic répond aussitôt, et finir ne demande rien.
table-auto-hints = Expliquer chaque question
table-auto-hints-note = La première étape du conseil s’ouvre d’elle-même. Elle n’est pas comptée.

## Touches

table-key-digits = choisir cette réponse ; deux chiffres tapés vite au-delà de neuf ; 0 finit, passe ou refuse
table-key-tab = Tab
table-key-tab-does = partie suivante de la table
table-key-arrows-do = dans une liste ou sur le plateau
table-key-primary = donner la réponse choisie
table-key-cancel = annuler, fermer, retour au présent
table-key-hint = conseil, une étape de plus à chaque fois
table-key-options = vers les réponses
table-key-log = vers le journal
table-key-card = la carte visée, en grand
table-key-ctrl = Ctrl
table-key-shift = Maj
table-key-escape = Échap
table-key-enter = Entrée
table-key-space = Espace
table-key-arrowleft = ←
table-key-arrowright = →
table-key-pageup = Page préc.
table-key-pagedown = Page suiv.
table-key-home = Début
table-key-end = Fin

## Ce qui s’interpose

table-reconnecting = Connexion perdue. On la rétablit… votre partie est à l’abri.
table-closed = Cette table ne peut pas continuer
table-closed-players = Joueurs
table-closed-made = Début
table-closed-touched = Dernier coup
table-closed-version = Version des règles
table-closed-log = Le journal tel qu’il est conservé
table-gone = Cette table n’existe pas
table-gone-why = Le lien est peut-être incomplet, ou la table est sur un autre ordinateur. Vos propres tables sont à l’accueil.
table-paused = Pause
table-paused-why = Le chronomètre est arrêté, et le plateau reste couvert jusqu’à la reprise.
table-resume = Reprendre
table-pass-to = Au tour { OF($name) }
table-pass-why = La personne suivante ne doit pas voir vos cartes. Passez‑lui d’abord l’écran.
table-pass-here = Je suis { $name }

## La fin

table-result-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
table-result-answers = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
table-result-score = score { $score }
table-result-hints = { $count ->
    [0] aucun conseil
    [one] { $count } conseil
   *[other] { $count } conseils
}
table-result-undos = { $count ->
    [0] rien d’annulé
    [one] { $count } annulation
   *[other] { $count } annulations
}
table-result-official = Une partie officielle
table-result-official-why = Selon les règles, avec leurs propres réglages, et sans revenir au-delà d’une révélation.
table-unofficial = Une partie non officielle : { $why }.
table-result-unofficial = Une partie non officielle
table-result-unofficial-why = Elle compte à part des parties officielles. Voici ce qui l’en distingue :
table-result-where = Où elle s’est perdue
table-result-course = Comment elle s’est passée
table-result-round = { $good ->
    [0] { "" }
    [one] Une réussite.
   *[other] { $good } réussites.
} { $bad ->
    [0] { "" }
    [one] Un revers.
   *[other] { $bad } revers.
}
table-again-same = Les mêmes dés
table-again-new = Rejouer

## Onglets du téléphone

table-tabs = Parties de la table
table-tab-log = Journal

## Leçons

table-lesson = Leçon
table-lesson-place = Leçon { $lesson } · { $step } sur { $steps }
table-lesson-go-on = Continuer
table-lesson-back = Précédent
table-lesson-skip = Passer la leçon
table-lesson-resume = Reprendre la leçon
table-lesson-not-yet = Pas encore ! Pour l’instant, essayez ce qui est mis en évidence.
table-lesson-over = { $title } : terminé
table-lesson-over-next = La leçon suivante continue d’ici.
table-lesson-over-last = C’était la dernière leçon. L’arène est à vous.
table-lesson-next = Leçon suivante
table-lesson-stay = Rester à cette table
