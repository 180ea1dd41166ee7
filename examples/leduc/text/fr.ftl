### Leduc hold'em, en français

## Questions

prompt-say =
    { $chips ->
        [0] Joueur { $player }, tour { $round } : parole ou relance ?
       *[other] Joueur { $player }, tour { $round } : { $chips } à payer. Se coucher, suivre ou relancer ?
    }
prompt-dealt = Quelle carte le joueur { $player } reçoit-il ?
prompt-turned-up = Quelle carte est retournée ?

## Réponses

option-fold = Se coucher et perdre { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }
option-check = Parole
option-call = Suivre pour { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }
option-raise = Relancer de { $raised }, en payant { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }

chance-deal = Le joueur { $player } reçoit : { $card }
hidden-card = une carte face cachée
chance-public = Carte retournée : { $card }

## Pourquoi une réponse est impossible

why-no-fold = il n’y a rien à payer, donc on ne se couche pas (L-6)
why-no-raise = un tour compte au plus { $most } relances (L-7)

## Ce qui s’est passé

note-calls = Le joueur { $player } suit pour { $chips }.
note-checks = Le joueur { $player } dit parole.
note-folds = Le joueur { $player } se couche.
note-raises = Le joueur { $player } relance de { $chips }.
note-resigns = Le joueur { $player } abandonne.
note-shows = Le joueur { $player } montre : { $card }.
note-splits = Cartes égales : le pot est partagé.
note-turned-up = La carte commune est : { $card }.
note-wins = Le joueur { $player } gagne { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }.
