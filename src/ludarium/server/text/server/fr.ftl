### Ce que dit le serveur : pourquoi une chose n’a pas été faite, et ce qui distingue une partie.

server-bad-request = Le serveur n’a pas compris. Rechargez la page ; si cela se reproduit, envoyez un rapport.
server-bad-option = Impossible de préparer une partie ainsi.
server-bad-save = Ce fichier n’est pas une partie jouable ici : il est abîmé ou vient d’une autre version.
server-illegal = C’est impossible ici.
server-refused = Pas à cet instant.
server-stale = La table a avancé ; votre coup n’a pas compté.
server-used-id = Cette demande porte la marque d’une autre, déjà traitée, qui disait autre chose : elle n’a pas été exécutée. Veuillez réessayer.
server-not-yours = Ce n’est pas à vous de le faire.
server-wrong-token = Ce lien n’ouvre aucune place à cette table.
server-no-table = Cette table n’existe pas. Elle est peut-être sur un autre serveur.
server-no-title = Ce jeu n’est pas installé ici.
server-no-such = Rien de tel à cette table.
server-no-seat = Toutes les places de cette table sont prises.
server-still-played = D’autres personnes sont à cette table et la partie continue : le fichier trahirait leurs secrets. Il sera à vous quand elle sera finie.
server-closed = Cette table est fermée : une erreur s’y est produite et la partie ne peut pas continuer. Tout ce qui précède est gardé. Téléchargez le rapport et envoyez-le à la personne qui gère ce serveur.
server-closed-unreadable = Cette table est fermée : ce qui en est enregistré ne peut plus être lu ni joué. Téléchargez le rapport et envoyez-le à la personne qui gère ce serveur.
server-closed-version = Cette table a été commencée avec une version antérieure de Ludarium et ne peut pas continuer avec celle-ci. Rien n’est perdu : téléchargez le rapport, qui contient toute la partie, et finissez-la avec la version d’origine.
server-closed-title = Cette table est fermée : son jeu manque sur ce serveur, ou n’y est pas utilisable pour l’instant. Rien n’est perdu, et la partie continuera dès le retour du jeu. Prévenez la personne qui gère ce serveur.
server-too-large = C’est trop gros.
server-too-fast = Trop de demandes. Attendez un instant.
server-too-many = Trop à la fois.
server-not-stored = Les tables ne peuvent pas être enregistrées pour l’instant : rien n’a été fait. Ce qui précède n’est pas perdu ; réessayez dans une minute.
server-foreign-origin = Cette demande vient de la page d’un autre site : elle n’a pas été exécutée.
server-foreign-host = Ce serveur ne répond pas à ce nom. Utilisez son adresse en chiffres, ou demandez à la personne qui le gère d’ajouter le nom.
server-too-many-slots = Vous avez { $most } sauvegardes à cette table : une place ne peut pas en avoir davantage.
server-too-many-tables = Trop de nouvelles tables depuis votre adresse. Attendez quelques minutes.
server-no-hint = Aucun conseil n’a été trouvé. Redemandez-en un.
server-import-too-long = Rejouer cette partie prend trop de temps : elle n’a pas été ouverte.
server-trouble = Quelque chose s’est mal passé sur le serveur. Rien n’est perdu ; réessayez.

server-mark-option = « { $name } » est réglé sur « { $value } »
server-mark-undo = { $count ->
    [one] un retour en arrière au-delà d’une révélation
   *[other] { $count } retours en arrière au-delà d’une révélation
}
server-undo-asked = Une autre personne a été interrogée à ce sujet depuis : ce coup ne peut plus être annulé.
server-undo-learned = Vous avez vu quelque chose de nouveau depuis : ce coup ne peut plus être annulé.
server-undo-over = La partie est finie : plus rien ne peut être annulé.
server-window-open = Les autres peuvent encore réagir. Réessayez dans un instant.
server-mark-seed = quelqu’un a choisi le hasard d’avance, avec la graine { $seed } : qui a déjà joué avec elle sait ce qui vient
server-mark-version = commencée avec la version { $rules } des règles, continuée avec la version { $here }
server-mark-bot = un bot a joué à la place de quelqu’un
