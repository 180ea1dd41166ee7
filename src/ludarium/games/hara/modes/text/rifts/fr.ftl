goal-rifts = { $now ->
    [0] Aucune Faille
    [one] 1 Faille ouverte
   *[other] { $now } Failles ouvertes
}
note-floods = { $n ->
    [one] La Faille ouverte s’en prend à { $seat }.
   *[other] Les { $n } Failles ouvertes s’en prennent à { $seat }.
}
toll-rifts = Les Failles ouvertes
board-goal-rifts = Fermer toutes les Failles
board-goal-rifts-line = { $n ->
    [0] Aucune Faille n’est ouverte.
    [one] { $n } Faille ouverte : { $n } dégât à la fin de votre tour.
   *[other] { $n } Failles ouvertes : { $n } dégâts à la fin de votre tour.
}
board-next-rifts = Crépuscule du Jour { $day } :
board-next-rifts-why = { $n } Failles s’ouvrent au hasard.
