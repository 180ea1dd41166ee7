### Ce que tous les titres partagent : pourquoi une réponse n’a pas été prise.

refused-too-late = Le temps était écoulé avant cette réponse.
refused-too-early = Les dés roulent encore.
refused-paused = La manche est en pause.
refused-not-paused = Rien n’est en pause.
refused-pause = Cette partie a été préparée sans pauses.
refused-nothing-runs = Aucun chronomètre ne tourne.
refused-over = La partie est finie.
refused-undo-clock = On ne revient pas en arrière pendant que le chronomètre tourne.
refused-undo-nothing = Il n’y a rien à reprendre.
refused-no-such-line = Le journal n’a pas cette ligne.
refused-other-version = Cette partie a été jouée avec la version { $rules } des règles et ne peut pas continuer avec la version { $here }. Finissez-la avec la version de Ludarium d’origine.

## Ce qui ne va pas dans ce qu’on nous donne.

refused-not-now = Ce n’est pas possible maintenant.
refused-not-asked = La question s’adresse à quelqu’un d’autre.
refused-not-legal = Ce n’est pas possible ici.
broken-match = Les règles ne permettent pas de continuer à partir d’ici.
wrong-file = Le fichier est illisible.
wrong-save = Ce n’est pas une partie enregistrée, ou le fichier est abîmé.
wrong-save-format = Cette partie est enregistrée dans un format que cette version ne lit pas.
wrong-save-size = Le fichier est trop gros pour être une partie enregistrée.
wrong-save-seal = La partie enregistrée a été modifiée ou abîmée après coup.
wrong-save-setup = La partie enregistrée a un mode ou une option qui n’existe pas ici.
wrong-save-state = La partie enregistrée ne mène pas à ce qu’elle a noté à la ligne { $entry } : le fichier a été modifié.
wrong-save-entry = La ligne { $entry } de la partie enregistrée, « { $say } », n’est pas possible à cet endroit.
wrong-title = C’est une partie d’un autre jeu : { $game }.
wrong-position = Aucune partie ne peut arriver à cette position.
wrong-seed = Une graine est un nombre entier.
wrong-mode = Il n’y a pas de mode « { $mode } ».
wrong-seats = { $more ->
    [0] { $low ->
        [one] Ce mode se joue seul.
       *[other] Ce mode se joue à { $low }.
    }
   *[other] Ce mode se joue de { $low } à { $high }.
}
wrong-game = Il n’y a pas de jeu « { $game } » ici.
wrong-option = Il n’y a pas d’option « { $option } ».
wrong-value = « { $value } » n’est pas possible pour « { $option } ».
wrong-player = Ce jeu n’a pas de joueur « { $player } ».
wrong-player-setting = Le joueur « { $player } » n’a pas de réglage « { $setting } ».
wrong-player-value = « { $value } » n’est pas possible pour le réglage « { $setting } » du joueur « { $player } ».
wrong-player-broken = Le joueur « { $player } » est installé, mais ne démarre pas.
wrong-pack = Ces cartes sont inutilisables : il y a une erreur dans { $file }.
rules-none = Ce jeu est fourni sans règles écrites.

## Un titre installé mais inutilisable.

bad-title = Le jeu « { $title } » du paquet { $package } est laissé de côté : { $why }. Mettez le paquet à jour, ou retirez-le : pip uninstall { $name }
bad-title-ours = Le jeu « { $title } » est laissé de côté : { $why }. Corrigez { $place }, ou supprimez-le.
bad-title-import = impossible de le charger ({ $detail })
bad-title-no-game = { $value } n’est pas une classe dérivée de Game
bad-title-unfinished = il manque à son Game { $names }
bad-title-info = ce qu’il dit de lui-même est faux ({ $detail })
bad-title-words = le fichier { $file } manque
bad-title-cards = ses cartes sont inutilisables ({ $detail })
bad-title-begin = aucune partie ne peut commencer ({ $detail })
bad-title-twice = { $other } a déjà un jeu de ce nom

## Des valeurs d’options qui ont le même sens dans tous les titres.

value-true = oui
value-false = non
value-on = oui
value-off = non
value-yes = oui
value-no = non
value-random = au hasard
value-in = { $unit ->
    [s] { $value } s
    [ms] { $value } ms
   *[none] { $value }
}
## Scripts à plusieurs lignes : ce qui relie les phrases d’une carte. Les verbes sont des ordres, sans majuscule ni point.

lines-sentence = { CAPITAL($text) }.
lines-as-is = { $then }
lines-nothing = il ne se passe rien
lines-then = { $first } ; { $second }
lines-afterwards = { $first } ; ensuite, { $second }
lines-next = { $first }. { CAPITAL($second) }
lines-if = si { $condition } : { $then }
lines-unless = sauf si { $condition } : { $then }
lines-else = sinon : { $then }
lines-each = { $family ->
    [player] { $things } : { $then }
   *[other] pour { $things } : { $then }
}
lines-may = si vous voulez, { $then }
lines-choose = { $may ->
    [yes] au choix, ou rien : { $items }
   *[no] au choix : { $items }
}
lines-or = { $first }, ou { $second }
lines-pay = { $cost } : { $then }
lines-and-cost = { $first } et { $second }
lines-up-to = { $cost } (ou moins)
lines-item = { $face } : { $then }
lines-when = { $moment }{ behind }
lines-when-if = { $moment }, si { $condition }{ behind }
lines-when-unless = { $moment }, sauf si { $condition }{ behind }
behind = { $begins ->
    [colon] , { $then }
   *[plain] {" "}: { $then }
}
lines-limit = { $limit ->
    [turn] une fois par tour, { $then }
   *[ever] une fois par partie, { $then }
}
lines-use = { $step }{ behind }
lines-while = tant que { $condition } : { $trait }
lines-lasting = { $lifetime ->
    [step] { $trait } jusqu’à la fin de l’étape
   *[turn] { $trait } jusqu’à la fin du tour
}
lines-for = { $trait } pour { $who }
lines-per = { $max ->
    [no] { $then } pour chaque { $counted }
   *[other] { $then } pour chaque { $counted }, { $max } fois au plus
}
lines-plus = { $left } plus { $right }
lines-minus = { $left } moins { $right }
lines-times = { $left ->
    [-1] −{ $right }
   *[other] { $left } × { $right }
}
lines-number-of = le nombre { OF($things) }
lines-happened = { $moment } { $window }
lines-of = { $over ->
    [sum] la somme { OF($count) } pour { $who ->
        [no] tous les joueurs
       *[other] { $who }
    }
    [most] le maximum { OF($count) } parmi { $who ->
        [no] tous les joueurs
       *[other] { $who }
    }
    [least] le minimum { OF($count) } parmi { $who ->
        [no] tous les joueurs
       *[other] { $who }
    }
   *[one] { $count } ({ $who })
}
lines-compared = { $sign ->
    [is] { $left } vaut { $right }
    [other] { $left } ne vaut pas { $right }
    [below] { $left } n’atteint pas { $right }
    [most] { $left } ne dépasse pas { $right }
    [above] { $left } dépasse { $right }
   *[least] { $left } atteint { $right }
}
lines-exists = l’on trouve { $things }
lines-for-all = pour { $things }, { $condition }
lines-same = { $personal ->
    [yes] { $subject ->
        [me] vous êtes sur { $other }
        [again] est sur { $other }
       *[whom] { $whom } est sur { $other }
    }
   *[no] { $one } est { $other }
}
lines-not = non ({ $condition })
lines-and = { $first } et { $second }
lines-or-else = { $first } ou { $second }
lines-holding = { $things } où { $condition }

prompt-agreed-to = Le voulez-vous ? { CAPITAL($what) }.
prompt-chosen = Choisissez.
prompt-paid-for = { CAPITAL($what) }. Payez-vous ?
prompt-act-on = { CAPITAL($what) } : sur quoi ?
prompt-answered = { CAPITAL($moment) } : jouez-vous une carte ?
prompt-taken-instead = { CAPITAL($what) }. Le voulez-vous ?
answer-yes = Oui
answer-no = Non
answer-none = Rien
answer-item = { CAPITAL($label) } : { $what }
answer-pay = { CAPITAL($cost) }
answer-pay-so-much = { $n }
answer-thing = { CAPITAL($thing) }
answer-line = { $card } : { $what }
answer-pass = Passer

## Des phrases l’une à côté de l’autre, et des chances.

sentences = { $first } { $others }
also = { $first } ; { $others }
odds-one = { $percent } % { $what }
reason-odds = { $odds }.
