goal-parting = Indices { $now }/{ $of }
prompt-clue-shows = Quel Indice est-ce ?
prompt-lay-clue-in = Le dé Mondes roule : quel Monde ?
prompt-clue-lies = Le D6 roule : quel numéro ?
prompt-clue-turns = Le D6 roule : quel numéro ?
option-investigate = { $pays ->
    [grit] Retourner l’Indice pour 1 Cran
   *[health] Retourner l’Indice pour 1 Santé
}
chance-clue = Indice n° { $number }
note-clue-laid = Un Indice repose { TO($space) }.
note-turns-up = { $seat } retourne trop tôt l’Indice n° { $number }, et le repose face cachée.
note-finds-clue = { $seat } recueille l’Indice n° { $number }.
note-kuma-found = Kuma est retrouvé !
note-clues-scatter = Les Indices sont mélangés et reposés ailleurs.
why-no-clue-there = Aucun Indice ne se trouve sur cette case (H-142).
why-clue-elsewhere = Pour retourner un Indice, il faut être sur sa case (H-142).
why-clue-price = Un coup d’œil coûte 1 Cran, ou 1 Santé à défaut de Cran, et le dernier point de Santé ne se paie pas (H-142, H-144).
board-goal-parting = Indices vers Kuma
board-goal-parting-done = trouvé
board-goal-parting-next = le prochain à trouver
board-goal-parting-open = plus tard
board-next-clues = Les Indices bougent
board-next-clues-why = après le Crépuscule : ils sont mélangés et reposés ailleurs.
title-option-clue-memory-on = Le numéro d’un Indice que vous avez vu reste visible pour vous jusqu’au prochain mélange des Indices.
title-option-clue-memory-off = Le numéro d’un Indice ne se montre qu’une fois : à vous de le retenir.
