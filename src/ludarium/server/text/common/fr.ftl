### Les pages du navigateur : ce que toutes ont en commun.

common-skip = Aller au contenu principal
common-loading = On dresse la table…
common-page-failed = Impossible de charger cette page. Ludarium tourne-t-il encore ?
common-again = Réessayer
common-home = Retour à l’accueil
common-close = Fermer

common-offline = Pas de réponse : la connexion est coupée. Rien n’est perdu, réessayez dans un instant.
common-server-failed = Un problème est survenu sur le serveur. La partie est à l’abri ; réessayez.
common-not-seated = Vous regardez cette table sans y jouer.

## Qui est à une table, sans avoir donné de nom

common-seat = { $kind ->
    [bot] { $bot ->
        [heuristic] Bot réfléchi
        [random] Bot étourdi
        [light] Bot vif
        [search] Bot chercheur
       *[other] Bot
    }
    [open] Place libre
   *[person] Joueur { $number }
}

## Les dés

common-die = dé { $colour ->
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[white] blanc
}, { $value ->
    [0] pas encore lancé
   *[other] { $value }
}
# La lettre sur un dé de couleur, pour qui distingue mal les couleurs.
common-die-letter = { $colour ->
    [blue] B
    [green] V
   *[yellow] J
}
