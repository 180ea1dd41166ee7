### À une table à plusieurs : de qui l’on attend la réponse, ce qui s’est passé entre-temps, et comment on est rappelé.

## Qui réfléchit

company-you = vous
company-thinking = en train de jouer
company-gone = ailleurs
company-awaited = On attend { $name }
company-others = Les autres peuvent réagir…
company-others-aside = Personne ne saura qui le pourrait : la table continue quand plus personne n’intervient.

## Dans le titre d’une page cachée, et au-delà

company-over = ● La partie est finie
company-notify = Me prévenir quand c’est à moi
company-notify-note = Une notification de votre système quand c’est à vous ou que la partie est finie, si cette page est hors de vue.
company-notify-blocked = Votre navigateur ne laisse pas cette page envoyer de notifications : vous pouvez le changer dans ses réglages.
company-notify-insecure = Seulement en HTTPS, ou sur l’ordinateur qui héberge les tables.
company-notify-turn = À vous : { $game }
company-notify-over = Partie finie : { $game }

## Pendant votre absence

company-away = Pendant votre absence
company-away-since = dernier passage : { $when }
company-away-count = { $count ->
    [one] Il s’est passé une chose.
   *[other] Il s’est passé { $count } choses.
}
company-away-show = Montrez-moi
company-away-show-title = Revoir la suite, depuis votre départ
company-away-read = Lire
company-away-log = Tout le journal
company-away-new = nouveau

## Réagir hors de son tour

company-habits = Quand vous pouvez réagir aux autres
company-habit-off = Me demander
company-habit-smart = Passer si je n’ai rien
company-habit-all = Toujours passer
company-habit-off-note = On vous interroge à chaque fois, même les mains vides. Plus lent, mais rien ne vous trahit.
company-habit-smart-note = On ne vous interroge que si vous tenez de quoi agir. Personne d’autre n’en sait rien.
company-habit-all-note = On ne vous interroge jamais. Personne d’autre n’en sait rien.
company-habit-mixed-note = Chaque moment selon votre choix, ci-dessous.
company-habits-apart = Choisir moment par moment

## Sauvegardes, à l’accueil

company-slot = Sauvegarde { $slot }
