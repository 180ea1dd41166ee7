goal-ghost = Fantôme { $now }/{ $of }
prompt-ghost-is-chosen = De qui le Fantôme joue-t-il les cartes ?
prompt-order-for-player = Quelle carte d’Ordre du Tour recevez-vous ?
prompt-ghost-reveals = Quelle carte le Fantôme révèle-t-il ?
prompt-advanced-card-shows = Quelle Capacité avancée le Fantôme reçoit-il ?
prompt-ghost-takes = Le dé Mondes roule : quel Monde ?
prompt-ghost-carries = Le dé Mondes roule : quel Monde ?
prompt-ghost-carries-to = Le D6 roule : quel numéro ?
chance-ghost = { $card }
note-ghost-is = Le Fantôme joue avec les cartes { OF($champion) }.
note-ghost-order = Vous recevez « { $order } », et le Fantôme l’autre carte d’Ordre du Tour.
note-ghost-rests = { $taken ->
    [yes] La carte « Bien reposé » vaut 1 Énergie Or au Fantôme : il prend { $energy }.
   *[no] La carte « Bien reposé » vaut 1 Énergie Or au Fantôme.
}
note-ghost-reveals = Le Fantôme révèle « { $ability } ».
note-ghost-again = Encore la même couleur : le Fantôme agit une fois de plus.
note-ghost-takes = À { $world }, le Fantôme emporte { THE($card) }.
note-ghost-finds-nothing = Le Fantôme ne trouve rien à { $world }.
note-ghost-strikes = Le Fantôme frappe { $seat }.
note-ghost-learns = Le Fantôme gagne « { $ability } ».
note-ghost-wins = Le Fantôme a dix Énergies de chaque couleur.
result-ghost = Le Fantôme a été plus rapide
module-top = le haut de la défausse
module-top-summary = C’est la carte du dessus de sa défausse qui compte, même ajoutée à la fin d’un Jour.
module-revealed = la dernière révélée
module-revealed-summary = Seule compte la dernière carte révélée par le Fantôme.
title-ghost-is-played = Le Fantôme joue les cartes d’un champion que personne ne joue : { $champion } ne convient pas.
board-next-ghost = Le Fantôme
board-next-ghost-why = { $first ->
    [yes] joue avant vous ce Jour-ci.
   *[no] joue après vous ce Jour-ci.
}
board-ghost = Le Fantôme
board-ghost-of = ses cartes : { $champion }
board-ghost-sum = Énergie : { $now } sur 30. À 30, il gagne à la fin du Jour.
board-ghost-hand = en main
board-ghost-advanced = avancées
board-ghost-discard = en défausse
board-ghost-top = Sur la défausse : { $name }, { $colour ->
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
}
board-ghost-match = { $colour ->
    [red] S’il révèle du Rouge, il agit deux fois.
    [green] S’il révèle du Vert, il agit deux fois.
    [blue] S’il révèle du Bleu, il agit deux fois.
   *[yellow] S’il révèle du Jaune, il agit deux fois.
}
board-ghost-does = Ce que fait chaque couleur
board-ghost-does-green = emporte une carte d’un Monde et son Énergie
board-ghost-does-red = vous inflige 2 dégâts
board-ghost-does-yellow = vous transporte dans un autre Monde
