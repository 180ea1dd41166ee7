goal-artifacts = Artefacts { $now }/{ $of }
prompt-artifact-world = { $kind ->
    [doom] Quel Monde reçoit le prochain jeton Fatalité, face cachée ?
   *[scenario] Quel Monde reçoit le prochain jeton Scénario, face cachée ?
}
prompt-breeding-card = Quelle carte Crépuscule est piochée ?
prompt-artifacts-turn-up = Dans quel ordre sont posés les Artefacts ?
prompt-artifact-space = Le D6 roule : quel numéro ?
prompt-omen-comes = Le D6 roule : quel numéro ?
option-collect = Recueillir le jeton { $token } pour 1 Énergie
option-artifact = { $world }
chance-artifacts = Ordre { $number }
note-no-monster = « { $card } » n’est pas un Monstre, et la carte est défaussée.
note-omen = La loi de ce Jour : { $omen ->
    [1] qui arrive sur la case d’un Monstre s’y arrête.
    [2] pour chaque Monstre vaincu, un autre surgit du Crépuscule.
    [3] près des Failles, les Monstres frappent plus loin.
    [4] l’Or ne vaut rien.
    [5] les Monstres attaquent tout leur Monde.
   *[6] attaqués de loin, les Monstres doublent leur Santé.
}
note-artifact = Le jeton { $token } repose { TO($space) }.
note-collects = { $seat } recueille l’Artefact { $token }.
why-moment-artifact = Les Artefacts ne se posent qu’à la mise en place, dans la Chasse aux artefacts (H-96).
why-token-held = { $token } : ce jeton est déjà à vous (H-98).
why-no-token = { $token } : ce jeton n’est pas sur le plateau (H-96).
why-token-elsewhere = { $token } : pour collecter ce jeton, il faut être sur sa case (H-98).
why-token-later = { $token } : les Artefacts se collectent dans l’ordre, et il reste un n° { $number } sur le plateau (H-99).
why-token-price = { $colour ->
    [red] { $token } : il en coûte 1 Énergie Rouge, et vous n’en avez pas (H-98).
    [green] { $token } : il en coûte 1 Énergie Verte, et vous n’en avez pas (H-98).
   *[blue] { $token } : il en coûte 1 Énergie Bleue, et vous n’en avez pas (H-98).
}
why-world-has-token = { $world } : ce Monde a déjà son jeton, et chacun n’en reçoit qu’un (H-97).
module-choose = à votre choix
module-choose-summary = Pour chaque jeton, vous choisissez un Monde qui n’en a pas encore.
module-auto = dans l’ordre
module-auto-summary = Les Mondes reçoivent le leur de l’emplacement 1 à l’emplacement 6.
module-forfeit = l’Or est perdu
module-forfeit-summary = Ce Jour-là, l’Or des récompenses n’est tout simplement pas gagné.
module-reverse = l’Or coûte de l’Énergie
module-reverse-summary = Ce Jour-là, chaque Or d’une récompense vous coûte 1 Énergie de votre choix.
board-goal-artifacts = Artefacts, dans l’ordre
board-goal-artifacts-done = collecté
board-goal-artifacts-next = à collecter
board-goal-artifacts-open = plus tard
board-goal-artifacts-hidden = hors jeu
board-artifact-day = { $effect ->
    [1] Aujourd’hui : arriver sur la case d’un Monstre met fin à votre déplacement.
    [2] Aujourd’hui : là où tombe un Monstre, un autre surgit du paquet Crépuscule.
    [3] Aujourd’hui : +1 Portée aux Monstres pour chaque Faille proche d’eux.
    [4] Aujourd’hui : l’Énergie Or reçue en récompense est perdue.
    [5] Aujourd’hui : les Monstres frappent aussi quiconque est dans leur Monde.
   *[6] Aujourd’hui : attaqué de loin, un Monstre double sa Santé pour ce tour.
}
board-next-artifact = Une nouvelle loi pour le Jour :
board-next-artifact-why = le D6 la choisit à l’Aube.
title-option-doubling-once = La première attaque du tour à une distance de 1 ou plus double la Santé du Monstre ; les suivantes, non.
title-option-doubling-each = Chaque attaque à une distance de 1 ou plus double encore la Santé du Monstre.
