### Tamashii, en français

## Ce que disent les cartes : verbes (T-314)

signed = { $change ->
    [-3] −3
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
    [3] +3
   *[other] { $change }
}
tokens = { $n ->
    [one] pion
   *[other] pions
}
degats = { $n ->
    [one] 1 Dégât
   *[other] { $n } Dégâts
}
asset-kind = { $asset ->
    [power] Puissance
    [shield] { $n ->
        [one] Bouclier
       *[other] Boucliers
    }
    [memory] Mémoire
    [reroll] { $n ->
        [one] Relance
       *[other] Relances
    }
    [same] Atouts d’une même sorte
    [different] Atouts différents
   *[any] { $n ->
        [one] Atout au choix
       *[other] Atouts au choix
    }
}
atout-d-un-autre = { $asset ->
    [any] { $n ->
        [one] Atout à son choix
       *[other] Atouts à son choix
    }
   *[other] { asset-kind }
}
a-votre-choix = { $seat ->
    [no] au choix
   *[other] à son choix
}
type-of-token = { $type ->
    [red] Données rouges
    [blue] Données bleues
    [green] Données vertes
    [yellow] Données jaunes
    [open] Données Ouvertes
    [corrupted] Données Corrompues
    [essential] Données Essentielles
    [any] Données de Base au choix
   *[no] Données
}
data-gained = { tokens } { $type ->
    [any] Données de Base { a-votre-choix }
   *[other] { type-of-token }
}
data-given = { tokens } { $type ->
    [any] Données de Base ou Ouvertes
   *[other] { type-of-token }
}
verb-gain = { $seat ->
    [no] gagnez { $n } { asset-kind }
   *[other] { $seat } gagne { $n } { atout-d-un-autre }
}
verb-lose = { $seat ->
    [no] perdez { $n } { asset-kind }
   *[other] { $seat } perd { $n } { atout-d-un-autre }
}
verb-spend = dépensez { $n } { asset-kind }
verb-lend = prêtez { $n } { asset-kind }
verb-exp = { $seat ->
    [no] { $change ->
        [-1] payez 1 EXP
        [-2] payez 2 EXP
       *[other] gagnez { $change } EXP
    }
   *[other] { $seat } gagne { $change } EXP
}
verb-token = { $seat ->
    [no] gagnez { $n } { data-gained }
   *[other] { $seat } gagne { $n } { data-gained }
}
verb-bag = { $seat ->
    [no] mettez { $n } { data-gained } dans votre sac
   *[other] { $seat } met { $n } { data-gained } dans son sac
}
verb-dump = { $seat ->
    [no] videz { $n } { data-given }
   *[other] { $seat } vide { $n } { data-given }
}
verb-discard = { $seat ->
    [no] défaussez { $n } { data-given }
   *[other] { $seat } défausse { $n } { data-given }
}
verb-purge = défaussez { $n ->
    [one] 1 pion Corrompu
   *[other] { $n } pions Corrompus
} de votre Vidage ou de votre Lanceur
verb-prepare = Préparer { $n }
verb-program = Programmer { $n }
verb-unlock = Déverrouiller { $n }
verb-fill = remplissez votre Lanceur
verb-exchange = { $n ->
    [one] échangez 1 pion du Lanceur contre 1 pion du Vidage
   *[other] échangez jusqu’à { $n } pions du Lanceur contre autant de pions du Vidage
}
verb-essential = { $type ->
    [any] changez de type Essentiel
   *[other] votre type Essentiel devient : { type-of-token }
}
verb-launch = lancez aussitôt un Schéma disponible
verb-recover = { $seat ->
    [no] récupérez { $n } d’Intégrité
   *[other] { $seat } récupère { $n } d’Intégrité
}
verb-maxintegrity = votre Intégrité maximale augmente de { $n }
verb-wound = { $seat ->
    [no] subissez { $n ->
        [one] 1 Blessure
       *[other] { $n } Blessures
    }
   *[other] { $seat } subit { $n ->
        [one] 1 Blessure
       *[other] { $n } Blessures
    }
}
verb-bleed = { $seat ->
    [no] perdez { $n } d’Intégrité
   *[other] { $seat } perd { $n } d’Intégrité
}
verb-cancel = annulez { $n } de ces Blessures
verb-damage = { $target ->
    [no] infligez { degats }
   *[other] infligez { degats } { TO($target) }
}
verb-defeat = { $n ->
    [no] { $target ->
        [no] l’Ennemi Prioritaire est vaincu
       *[other] { $target } est vaincu
    }
   *[other] { $target ->
        [no] l’Ennemi Prioritaire est vaincu s’il lui reste { $n } d’Intégrité ou moins
       *[other] { $target } est vaincu s’il lui reste { $n } d’Intégrité ou moins
    }
}
verb-divert = { $target ->
    [no] déroutez l’Ennemi Prioritaire
   *[other] déroutez { $target }
}
verb-mend = { $target ->
    [no] l’Ennemi Prioritaire récupère { $n } d’Intégrité
   *[other] { $target } récupère { $n } d’Intégrité
}
verb-attach = { $seat ->
    [no] attachez { $n ->
        [one] 1 Ennemi
       *[other] { $n } Ennemis
    }
   *[other] { $seat } attache { $n ->
        [one] 1 Ennemi
       *[other] { $n } Ennemis
    }
}
verb-lure = { $target ->
    [no] attirez un Ennemi d’un autre joueur
   *[other] attirez { $target }
}
verb-shove = confiez { $n } de vos Ennemis { TO($seat) }
verb-take = prenez { $n } { asset-kind } { TO($seat) }
verb-enemy = { $seat ->
    [no] { $card } vous est attaché
   *[other] { $card } est attaché { TO($seat) }
}
verb-promote = l’un de vos Ennemis devient l’Ennemi Prioritaire
verb-trace-to-0 = votre Trace revient à 0
verb-trace-on = la Trace compte désormais, et le marqueur de chacun va sur 0
verb-trace = { $seat ->
    [no] Trace { signed }
   *[other] Trace { signed } pour { $seat }
}
verb-dice = lancez { $n ->
    [one] 1 dé de plus
   *[other] { $n } dés de plus
}
verb-reroll = relancez { $n ->
    [one] 1 dé
   *[other] jusqu’à { $n } dés
}
verb-face = tournez { $n ->
    [one] 1 dé
   *[other] jusqu’à { $n } dés
} sur { $face ->
    [common] le symbole courant
    [rare] le symbole rare
   *[blank] la face vierge
}
verb-weaken = le prochain cadre d’Ennemi inflige { $n ->
    [one] 1 Blessure de moins
   *[other] { $n } Blessures de moins
}
verb-stun = le dé Numéro avance sans qu’aucun cadre soit résolu
verb-move = déplacez-vous de { $n ->
    [one] 1 tuile
   *[other] { $n } tuiles
} au plus, sans Trace
verb-move-free = déplacez-vous de { $n ->
    [one] 1 tuile
   *[other] { $n } tuiles
} au plus, sans Trace, même à travers des tuiles cachées
verb-move-revealed = rejoignez une tuile révélée à { $n ->
    [one] 1 pas
   *[other] { $n } pas
} au plus, sans Trace
counter-kind = { $token ->
    [ascend] Ascend
    [success] Succès
   *[other] { $token }
}
verb-carry = emportez jusqu’à { $n } × { counter-kind }
verb-bring = emmenez { $n ->
    [one] 1 autre Personnage
   *[other] jusqu’à { $n } autres Personnages
}
verb-march = « { $figure } » avance de { $n ->
    [one] 1 place
   *[other] { $n } places
} le long de « { $row } »
verb-swap-tiles = { $tiles } et { $others } échangent leurs places
verb-hide = retournez { $tile } face cachée
verb-reveal = révélez { $tile }
verb-look = regardez les { $n } prochaines cartes { $pile ->
    [enemies] du paquet Ennemi
    [bodies] du paquet Corps
   *[other] d’un paquet de Faction
}
verb-look-tile = regardez { $tile }
verb-look-token = regardez le pion Exploration { OF($tile) }
verb-look-body = regardez le Corps { OF($tile) }
verb-body = votre autre Corps devient actif
verb-body-market = prenez un Corps du Marché sans son Schéma
verb-body-here = prenez le Corps qui est ici
verb-stash-body = placez { $n } Corps du paquet sur { $tiles }
verb-stash-body-it = placez ce Corps sur { $tile }
verb-drop-body = remettez les Corps { OF($tiles) } sous le paquet
verb-refresh-market = remplacez { $n } Corps du Marché
verb-refresh-whole-market = remplacez tout le Marché
verb-draw-class = piochez 2 cartes de Classe, gardez-en 1
faction-name = { $faction ->
    [spartans] des Spartiates
    [ninkyo] des Ninkyo
    [seekers] des Chercheurs
   *[plebeians] des Plébéiens
}
verb-draw-faction = piochez 1 carte { faction-name }
verb-draw-keep = piochez { $n } cartes { faction-name } et gardez-en { $k }
verb-equip = équipez une Augmentation pour { $n } Mémoire de moins
verb-break-this = Casse
verb-break = cassez { $n } de vos cartes de Faction
verb-again = réutilisez un cadre de Combat, la capacité d’un Corps ou un effet de District déjà utilisé ce tour
verb-pass = votre étape prend fin
verb-nothing = il ne se passe rien
counters-of = { $token ->
    [ascend] pions Ascend
    [success] pions Succès
   *[other] { $token }
}
counter-of = { $token ->
    [ascend] { $n ->
        [one] pion Ascend
       *[other] pions Ascend
    }
    [success] { $n ->
        [one] pion Succès
       *[other] pions Succès
    }
   *[other] { $token }
}
one-counter = { $token ->
    [ascend] un pion Ascend
    [success] un pion Succès
   *[other] { $token }
}
die-in-text = pion Dé ({ $face })
verb-put-on = placez { $n } { counter-of } sur { $places }
verb-clear-on = { $n ->
    [no] retirez tous les { counters-of } { OF($places) }
   *[other] retirez { $n } { counter-of } { OF($places) }
}
verb-clear-all-on = retirez tous les { counters-of } { OF($places) }
verb-time = Temps { signed }
verb-time-set = réglez le Temps sur { $n }
verb-card = piochez la carte { $card }
verb-card-on = placez la carte { $card } sur { $tile }
verb-drop = { $card } quitte le jeu
verb-boss-move = le Boss avance de { $n ->
    [one] 1 tuile
   *[other] { $n } tuiles
}
verb-boss-hurt = le Boss perd { $n } d’Intégrité
verb-boss-on = le Boss apparaît sur { $tile }
state-of-boss = { $state ->
    [grounded] à la terre
    [charged] sous tension
   *[other] dans son autre état
}
verb-boss-state = { $state ->
    [other] le Boss change d’état
   *[one] le Boss passe { state-of-boss }
}
verb-open = déverrouillez { $item }
verb-close = verrouillez { $item }
verb-tick = cochez { $item }
verb-end-won = le scénario est gagné
verb-end-lost = le scénario est perdu
verb-meet = ce but est atteint
verb-rule = { $odd ->
    [propagate] Propager : le Premier Joueur lance autant de dés que { $n }, et chaque dé place 1 pion Ascend sur la tuile Génération qui porte son pion Dé, ou sur la tuile la plus proche de ce Secteur qui n’en a pas ; si toutes en ont, sur la fiche
    [backup] infligez 2 Dégâts au Boss, ou 4 si vous videz un autre Schéma
   *[battery] le BOT gagne 1 Batterie
}

## Comptes (T-314c)

count-players = { $form ->
    [each] joueur
   *[number] le nombre de joueurs
}
count-dice = { $form ->
    [each] dé
   *[number] X
}
count-time = le Temps
count-turn = le numéro du tour
count-pool = la réserve de Données Corrompues
count-trace = { $form ->
    [each] point de Trace
    [compared] { $subject ->
            [me] votre Trace
           *[other] la Trace { OF($whom) }
        } est { $sign ->
            [none] à 0
            [most] de { $n } au plus
            [least] de { $n } au moins
           *[other] de { $n }
        }
   *[number] votre Trace
}
count-integrity = votre Intégrité
count-maxintegrity = votre Intégrité maximale
count-exp = { $form ->
    [each] EXP
    [compared] { $sign ->
            [none] { vous-n-avez } aucune EXP
           *[other] { vous-avez } { combien } { $n ->
                [one] EXP
               *[other] EXP
            }
        }
   *[number] l’EXP
}
count-locks = { $form ->
    [each] Verrou
    [compared] { $sign ->
            [none] { vous-n-avez } aucun Verrou
           *[other] { vous-avez } { combien } { $n ->
                [one] Verrou
               *[other] Verrous
            }
        }
   *[number] le nombre de Verrous
}
count-batteries = { $form ->
    [each] Batterie
   *[number] le nombre de Batteries
}
count-power = { $form ->
    [each] point de Puissance que vous avez
    [compared] { $sign ->
            [none] { vous-n-avez } aucune Puissance
           *[other] { vous-avez } { combien } { $n ->
                [one] Puissance
               *[other] Puissance
            }
        }
   *[number] la Puissance
}
count-shield = { $form ->
    [each] Bouclier que vous avez
    [compared] { $sign ->
            [none] { vous-n-avez } aucun Bouclier
           *[other] { vous-avez } { combien } { $n ->
                [one] Bouclier
               *[other] Boucliers
            }
        }
   *[number] le nombre de Boucliers
}
count-memory = { $form ->
    [each] point de Mémoire que vous avez
    [compared] { $sign ->
            [none] { vous-n-avez } aucune Mémoire
           *[other] { vous-avez } { combien } { $n ->
                [one] Mémoire
               *[other] Mémoire
            }
        }
   *[number] la Mémoire
}
count-reroll = { $form ->
    [each] Relance que vous avez
    [compared] { $sign ->
            [none] { vous-n-avez } aucune Relance
           *[other] { vous-avez } { combien } { $n ->
                [one] Relance
               *[other] Relances
            }
        }
   *[number] le nombre de Relances
}
count-assets = { $form ->
    [each] Atout que vous avez
    [compared] { $sign ->
            [none] { vous-n-avez } aucun Atout
           *[other] { vous-avez } { combien } { $n ->
                [one] Atout
               *[other] Atouts
            }
        }
   *[number] le nombre d’Atouts
}
count-enemies = { $form ->
    [each] Ennemi qui vous est attaché
    [compared] { $sign ->
            [none] { vous-n-avez } aucun Ennemi
           *[other] { vous-avez } { combien } { $n ->
                [one] Ennemi
               *[other] Ennemis
            }
        }
   *[number] le nombre d’Ennemis attachés
}
count-bodies = { $form ->
    [each] Corps Avancé
    [compared] { $sign ->
            [none] { vous-n-avez } aucun Corps Avancé
           *[other] { vous-avez } { combien } { $n ->
                [one] Corps Avancé
               *[other] Corps Avancés
            }
        }
   *[number] le nombre de Corps Avancés
}
count-cards = { $form ->
    [compared] { vous-avez } { combien } { $equipped ->
            [no] { $n ->
                [one] Augmentation
               *[other] Augmentations
            }
           *[other] { $n ->
                [one] Augmentation équipée
               *[other] Augmentations équipées
            }
        }
   *[number] le nombre d’Augmentations{ $equipped ->
        [no] {""}
       *[other] {" "}équipées
    }
}
where-tokens-are = { $where ->
    [launcher] sur votre Lanceur
    [bag] dans votre sac
    [dump] dans votre Vidage
   *[pool] sur votre Lanceur, dans votre sac et votre Vidage
}
count-tokens-on = { $form ->
    [each] pion { type-of-token } { where-tokens-are }
   *[number] le nombre de pions { type-of-token } { where-tokens-are }
}
count-put-on = { $form ->
    [each] des { counters-of } sur { $places }
    [compared] { $sign ->
            [none] aucun { counter-of } n’est sur { $places }
           *[other] { combien } { counter-of } { $n ->
                [one] est
               *[other] sont
            } sur { $places }
        }
   *[number] le nombre de { counters-of } sur { $places }
}
count-bodies-on = { $form ->
    [each] Corps sur { $places }
   *[number] le nombre de Corps sur { $places }
}
count-steps-between = { $form ->
    [each] pas { OF($tiles) } { TO($others) }
   *[number] la distance { OF($tiles) } { TO($others) }
}
count-steps = { $form ->
    [compared] { $sign ->
            [none] { vous-n-avez } fait aucun pas
           *[other] { vous-avez } fait { combien } { $n ->
                [one] pas
               *[other] pas
            }
        }
   *[number] le nombre de pas
}
count-districts = { $form ->
    [compared] { $sign ->
            [none] { vous-n-avez } utilisé aucun effet de District
           *[other] { vous-avez } utilisé { combien } { $n ->
                [one] effet de District
               *[other] effets de District différents
            }
        }
   *[number] le nombre d’effets de District différents utilisés
}
count-amount = { $form ->
    [each] d’entre eux
   *[number] leur nombre
}
count-paid = { $form ->
    [each] pion payé
   *[number] le nombre payé
}
count-marched = { $form ->
    [each] place parcourue
   *[number] le nombre de places parcourues
}
count-drawn = { $form ->
    [compared] { $sign ->
            [none] { vous-n-avez } pioché aucun pion
           *[other] { vous-avez } pioché { combien } { $n ->
                [one] pion
               *[other] pions
            }
        }
   *[number] le nombre de pions piochés
}
count-boss-integrity = l’Intégrité du Boss
count-boss-armour = l’Armure du Boss

## Conditions (T-314d)

fact-ticked = { $card } est cochée
fact-active = { $card } est en jeu
fact-boss-in-play = le Boss est en jeu
fact-boss-state = le Boss est { state-of-boss }
fact-solo = vous jouez en solo
fact-bot = le BOT est en jeu
fact-path = un chemin révélé mène { OF($tiles) } { TO($others) }

## Sélecteurs (T-314e)

selector-players = { $how ->
    [each] chaque joueur
    [all] tous les joueurs
    [counted] joueurs
    [some] { $n } joueurs
   *[one] { $random ->
        [yes] un joueur au hasard
       *[no] un joueur
    }
}
selector-me = vous
selector-another = un autre joueur
selector-others = { $how ->
    [each] chaque autre joueur
    [one] un autre joueur
    [counted] autres joueurs
   *[all] tous les autres joueurs
}
selector-first = le Premier Joueur
selector-next = le joueur suivant
selector-that = ce joueur
selector-characters = { $how ->
    [each] chaque Personnage
    [one] un Personnage
    [counted] Personnages
   *[all] tous les Personnages
}
selector-here = { $subject ->
    [me] votre tuile
   *[other] la tuile { OF($whom) }
}
selector-it = celle-ci
selector-tile = la tuile { $number }
an-item = { $code }
an-item-named = « { $name } »
selector-tiles = { $how ->
    [each] chaque tuile
    [all] toutes les tuiles
    [counted] tuiles
    [some] { $n } tuiles
   *[one] { $random ->
        [yes] une tuile au hasard
       *[no] une tuile
    }
}
selector-place = « { $spot } »
selector-row = { $spot ->
    [generation] { $how ->
        [each] chaque tuile Génération
        [one] une tuile Génération
        [counted] tuiles Génération
       *[all] les tuiles Génération
    }
   *[other] « { $spot } »
}
selector-sector-of = le Secteur { OF($tiles) }
selector-boss = le Boss
selector-boss-tile = la tuile du Boss
selector-figure = « { $spot } »
selector-top = { $seats ->
    [no] l’Ennemi Prioritaire
   *[other] l’Ennemi Prioritaire { OF($seats) }
}
selector-top-of = { selector-top }
selector-enemies = { $seats ->
    [no] { $how ->
        [one] un Ennemi
        [counted] Ennemis
       *[all] les Ennemis
    }
   *[other] { $how ->
        [one] un Ennemi { OF($seats) }
        [counted] Ennemis { OF($seats) }
       *[all] les Ennemis { OF($seats) }
    }
}
selector-enemies-of = { selector-enemies }
selector-enemy = { $foe }
selector-enemy-of = { $foe }
selector-sheet = la fiche
selector-map = le Plan
selector-card = { $card }
filter-at = { $things } sur { $tiles }
filter-here = { $things } sur votre tuile
filter-revealed = { $things } face visible
filter-down = { $things } face cachée
filter-with = { $things } avec { one-counter }
filter-without = { $things } sans { $token ->
    [ascend] pion Ascend
    [success] pion Succès
   *[other] { $token }
}
filter-with-character = { $things } avec un Personnage
filter-without-character = { $things } sans Personnage
filter-within-of = { $things } à { $k ->
    [one] 1 pas
   *[other] { $k } pas
} au plus { OF($tiles) }
filter-nearest-to = { $things } au plus près { OF($tiles) }
filter-farthest-from = { $things } au plus loin { OF($tiles) }
filter-other-than = { $things } { $again ->
    [yes] et
   *[no] autre que
} { $tiles }
filter-free = { $things } qui n’en a pas encore

## Moments (T-314f)

vous-avez = { $subject ->
    [me] vous avez
    [again] a
   *[whom] { $whom } a
}
vous-n-avez = { $subject ->
    [me] vous n’avez
    [again] n’a
   *[whom] { $whom } n’a
}
combien = { $sign ->
    [is] exactement { $n }
    [most] au plus { $n }
   *[least] au moins { $n }
}
whom = { $who ->
    [me] vous
    [another] un autre joueur
   *[anybody] un joueur
}
votre-le = { $who ->
    [me] votre
   *[other] le
}
votre-la = { $who ->
    [me] votre
   *[other] la
}
votre-l = { $who ->
    [me] votre{" "}
   *[other] l’
}
de-qui = { $who ->
    [me] {""}
    [another] {" "}d’un autre joueur
   *[anybody] {" "}d’un joueur
}
qui-a = { $who ->
    [me] vous avez
    [another] un autre joueur a
   *[anybody] un joueur a
}
moment-turn-starts = au début du tour
moment-turn-ends = { $form ->
    [each] tour fini
    [times] le nombre de tours finis
    [done] un tour a pris fin
   *[when] à la fin du tour
}
moment-trace-roll = { $form ->
    [instead] au lieu du Jet de Trace
   *[when] avant { votre-le } Jet de Trace{ de-qui }
}
moment-trace-rolled = après { votre-le } Jet de Trace{ de-qui }
moment-filling = avant de remplir votre Lanceur
moment-filled = après avoir rempli votre Lanceur
moment-programming = avant votre Programmation
moment-moving = avant { votre-le } déplacement{ de-qui }
moment-moved = { $form ->
    [each] déplacement
    [times] le nombre de déplacements
    [done] { vous-avez } fini un déplacement
   *[when] { $who ->
        [me] à la fin de votre déplacement
        [another] à la fin du déplacement d’un autre joueur
       *[anybody] à la fin d’un déplacement
    }
}
moment-stayed = { $who ->
    [me] quand vous restez sur place
    [another] quand un autre joueur reste sur place
   *[anybody] quand un joueur reste sur place
}
moment-traced = { $who ->
    [me] après la Trace de votre déplacement
    [another] après la Trace du déplacement d’un autre joueur
   *[anybody] après la Trace du déplacement d’un joueur
}
moment-revealed = { $form ->
    [each] tuile révélée
    [times] le nombre de tuiles révélées
    [done] { vous-avez } révélé une tuile
    [compared] { $sign ->
            [none] { vous-n-avez } révélé aucune tuile
           *[other] { vous-avez } révélé { combien } { $n ->
                [one] tuile
               *[other] tuiles
            }
        }
   *[when] quand { qui-a } révélé une tuile
}
moment-explored = { $form ->
    [each] pion Exploration pris
    [times] le nombre de pions Exploration pris
    [done] { vous-avez } pris un pion Exploration
    [compared] { $sign ->
            [none] { vous-n-avez } pris aucun pion Exploration
           *[other] { vous-avez } pris { combien } { $n ->
                [one] pion Exploration
               *[other] pions Exploration
            }
        }
   *[when] quand { qui-a } pris un pion Exploration
}
moment-trace-rises = { $form ->
    [instead] au lieu d’une hausse de la Trace
    [each] hausse de la Trace
    [times] le nombre de hausses de la Trace
    [done] la Trace a monté
   *[when] quand { votre-la } Trace{ de-qui } va monter
}
moment-district = { $form ->
    [instead] au lieu de l’effet de District d’une tuile
   *[when] avant un effet de District
}
moment-districted = { $form ->
    [each] effet de District utilisé
    [times] le nombre d’effets de District utilisés
    [done] { vous-avez } utilisé un effet de District
    [compared] { $sign ->
            [none] { vous-n-avez } utilisé aucun effet de District
           *[other] { vous-avez } utilisé { combien } { $n ->
                [one] effet de District
               *[other] effets de District
            }
        }
   *[when] quand { qui-a } utilisé un effet de District
}
moment-launching = au début de { votre-l }étape Lancement{ de-qui }
launch-kind = { $launch ->
    [hack] un Piratage
    [divert] une Déroute
    [asset] un Schéma d’Atout
    [long] un Schéma d’Atout Long
    [exp] le Schéma d’EXP
    [body] un Corps
    [faction] une carte de Faction
    [protocol] le Schéma du Protocole
    [scenario] un Schéma du scénario
   *[any] un Schéma
}
moment-launched = { $form ->
    [each] { $launch ->
            [hack] Piratage lancé
            [divert] Déroute lancée
            [protocol] lancement du Schéma du Protocole
           *[any] Schéma lancé
        }
    [times] { $launch ->
            [hack] le nombre de Piratages lancés
            [divert] le nombre de Déroutes lancées
            [protocol] le nombre de lancements du Schéma du Protocole
           *[any] le nombre de Schémas lancés
        }
    [done] { vous-avez } lancé { launch-kind }
    [compared] { vous-avez } lancé { $launch ->
            [any] { combien } { $n ->
                [one] Schéma
               *[other] Schémas
            }
            [hack] { combien } { $n ->
                [one] Piratage
               *[other] Piratages
            }
            [divert] { combien } { $n ->
                [one] Déroute
               *[other] Déroutes
            }
           *[other] { combien } fois { launch-kind }
        }
   *[when] quand { qui-a } lancé { launch-kind }
}
moment-launched-name = { $form ->
    [each] lancement de « { $name } »
    [times] le nombre de lancements de « { $name } »
    [done] { vous-avez } lancé « { $name } »
    [compared] { vous-avez } lancé { combien } fois « { $name } »
   *[when] quand { qui-a } lancé « { $name } »
}
moment-gained = { $form ->
    [instead] au lieu de gagner un pion { type-of-token }
    [each] pion { type-of-token } gagné
    [times] le nombre de pions { type-of-token } gagnés
    [done] { vous-avez } gagné un pion { type-of-token }
   *[when] quand { qui-a } gagné un pion { type-of-token }
}
moment-dumped = { $form ->
    [each] pion { type-of-token } vidé
    [times] le nombre de pions { type-of-token } vidés
    [done] { vous-avez } vidé un pion { type-of-token }
   *[when] quand { qui-a } vidé un pion { type-of-token }
}
moment-discarded = { $form ->
    [each] pion { type-of-token } défaussé
    [times] le nombre de pions { type-of-token } défaussés
    [done] { vous-avez } défaussé un pion { type-of-token }
   *[when] quand { qui-a } défaussé un pion { type-of-token }
}
moment-attack-roll = avant { votre-le } Jet d’Attaque{ de-qui }
moment-attack-rolled = après { votre-le } Jet d’Attaque{ de-qui }
moment-combat-starts = { $who ->
    [me] au début de votre Combat
    [another] au début du Combat d’un autre joueur
   *[anybody] au début du Combat d’un joueur
}
moment-combat-ends = { $who ->
    [me] à la fin de votre Combat
    [another] à la fin du Combat d’un autre joueur
   *[anybody] à la fin du Combat d’un joueur
}
moment-slotted = { $form ->
    [each] cadre de Combat utilisé
    [times] le nombre de cadres de Combat utilisés
    [done] { vous-avez } utilisé un cadre de Combat
   *[when] quand { qui-a } utilisé un cadre de Combat
}
moment-wounds = { $form ->
    [instead] au lieu de Blessures
   *[when] { $who ->
        [me] quand vous allez subir des Blessures
        [another] quand un autre joueur va subir des Blessures
       *[anybody] quand un joueur va subir des Blessures
    }
}
moment-wounded = { $form ->
    [each] fois où des Blessures ont été subies
    [times] le nombre de fois où des Blessures ont été subies
    [done] { vous-avez } subi des Blessures
   *[when] quand { qui-a } perdu de l’Intégrité à cause de Blessures
}
foe-kind = { $foe ->
    [no] un Ennemi
   *[other] { $foe }
}
moment-attached = { $form ->
    [each] Ennemi attaché
    [times] le nombre d’Ennemis attachés
    [done] { vous-avez } attaché un Ennemi
    [compared] { $sign ->
            [none] { vous-n-avez } attaché aucun Ennemi
           *[other] { vous-avez } attaché { combien } { $n ->
                [one] Ennemi
               *[other] Ennemis
            }
        }
   *[when] quand { qui-a } attaché { foe-kind }
}
moment-damaged = { $form ->
    [each] fois où des Dégâts ont été infligés
    [times] le nombre de fois où des Dégâts ont été infligés
    [done] { vous-avez } blessé un Ennemi
   *[when] quand { qui-a } infligé des Dégâts à { foe-kind }
}
moment-defeated = { $form ->
    [each] Ennemi vaincu
    [times] le nombre d’Ennemis vaincus
    [done] { vous-avez } vaincu un Ennemi
    [compared] { $sign ->
            [none] { vous-n-avez } vaincu aucun Ennemi
           *[other] { vous-avez } vaincu { combien } { $n ->
                [one] Ennemi
               *[other] Ennemis
            }
        }
   *[when] quand { qui-a } vaincu { foe-kind }
}
moment-diverted = { $form ->
    [each] Ennemi dérouté
    [times] le nombre d’Ennemis déroutés
    [done] { vous-avez } dérouté un Ennemi
    [compared] { $sign ->
            [none] { vous-n-avez } dérouté aucun Ennemi
           *[other] { vous-avez } dérouté { combien } { $n ->
                [one] Ennemi
               *[other] Ennemis
            }
        }
   *[when] quand { qui-a } dérouté { foe-kind }
}
moment-box = { $form ->
    [instead] au lieu d’un cadre d’Ennemi
   *[when] { $who ->
        [me] quand l’un de vos Ennemis va agir
        [another] quand un Ennemi d’un autre joueur va agir
       *[anybody] quand un Ennemi va agir
    }
}
moment-boxed = { $who ->
    [me] quand l’un de vos Ennemis a agi
    [another] quand un Ennemi d’un autre joueur a agi
   *[anybody] quand un Ennemi a agi
}
moment-occupied = { $form ->
    [each] Corps occupé
    [times] le nombre de Corps occupés
    [done] { vous-avez } occupé un Corps
    [compared] { $sign ->
            [none] { vous-n-avez } occupé aucun Corps
           *[other] { vous-avez } occupé { combien } { $n ->
                [one] Corps
               *[other] Corps
            }
        }
   *[when] quand { qui-a } occupé un Corps
}
moment-body-lost = { $form ->
    [instead] au lieu de perdre le Corps
   *[when] avant la perte d’un Corps{ de-qui }
}
moment-resetting = avant { votre-la } réinitialisation{ de-qui }
moment-reset = { $form ->
    [each] réinitialisation
    [times] le nombre de réinitialisations
    [done] { vous-avez } subi une réinitialisation
   *[when] après { votre-la } réinitialisation{ de-qui }
}
moment-equipped = { $form ->
    [each] Augmentation équipée
    [times] le nombre d’Augmentations équipées
    [done] { vous-avez } équipé une Augmentation
    [compared] { $sign ->
            [none] { vous-n-avez } équipé aucune Augmentation
           *[other] { vous-avez } équipé { combien } { $n ->
                [one] Augmentation
               *[other] Augmentations
            }
        }
   *[when] quand { qui-a } équipé une Augmentation
}
moment-broken = { $form ->
    [each] Casse
    [times] le nombre de Casses
    [done] { vous-avez } perdu une Augmentation par Casse
   *[when] quand { qui-a } perdu une Augmentation par Casse
}
moment-unlocked = { $form ->
    [each] Verrou retiré
    [times] le nombre de Verrous retirés
    [done] { vous-avez } retiré un Verrou
    [compared] { $sign ->
            [none] { vous-n-avez } retiré aucun Verrou
           *[other] { vous-avez } retiré { combien } { $n ->
                [one] Verrou
               *[other] Verrous
            }
        }
   *[when] quand { qui-a } retiré un Verrou
}
moment-testing = avant { votre-le } Test{ de-qui }
moment-passed = { $form ->
    [each] Test réussi
    [times] le nombre de Tests réussis
    [done] { vous-avez } réussi un Test
    [compared] { $sign ->
            [none] { vous-n-avez } réussi aucun Test
           *[other] { vous-avez } réussi { combien } { $n ->
                [one] Test
               *[other] Tests
            }
        }
   *[when] quand { qui-a } réussi un Test
}
moment-failed = { $form ->
    [each] Test raté
    [times] le nombre de Tests ratés
    [done] { vous-avez } raté un Test
    [compared] { $sign ->
            [none] { vous-n-avez } raté aucun Test
           *[other] { vous-avez } raté { combien } { $n ->
                [one] Test
               *[other] Tests
            }
        }
   *[when] quand { qui-a } raté un Test
}
moment-put = { $form ->
    [each] { counter-kind } placé
    [times] le nombre de { counter-kind } placés
    [done] { counter-kind } a été placé
   *[when] quand { qui-a } placé { one-counter }
}
moment-cleared = { $form ->
    [each] { counter-kind } retiré
    [times] le nombre de { counter-kind } retirés
    [done] { counter-kind } a été retiré
   *[when] quand { qui-a } retiré { one-counter }
}
moment-activity = { $form ->
    [each] fois où « { $name } » a été fait
    [times] le nombre de fois où « { $name } » a été fait
    [done] { vous-avez } fait « { $name } »
    [compared] { vous-avez } fait { combien } fois « { $name } »
   *[when] après « { $name } »
}
moment-boss-moved = après le déplacement du Boss
moment-boss-attacks = { $form ->
    [instead] au lieu de l’attaque du Boss
   *[when] avant l’attaque du Boss
}
moment-boss-hurt = { $form ->
    [each] fois où le Boss a été touché
    [times] le nombre de fois où le Boss a été touché
    [done] le Boss a été touché
   *[when] quand le Boss a perdu de l’Intégrité
}
moment-global = au début de l’Activité Globale

## Traits (T-314g)

there = { $tiles ->
    [no] {""}
   *[other] {" "}(sur { $tiles })
}
degats-de-plus = { $change ->
    [one] 1 Dégât de plus
   *[other] { $change } Dégâts de plus
}
trait-mov = DEP { signed }{ there }
trait-mov-at = { trait-mov }
trait-att = ATT { signed }{ there }
trait-att-at = { trait-att }
trait-prg = PRO { signed }{ there }
trait-prg-at = { trait-prg }
trait-entry = Trace d’Entrée { signed }{ there }
trait-entry-at = { trait-entry }
trait-stationary = Trace Stationnaire { signed }{ there }
trait-trace-dice = { signed } { $change ->
    [-1] dé
    [1] dé
   *[other] dés
} à votre Jet de Trace{ there }
trait-keep-trace = la Trace ne revient pas à 0 après une pioche{ there }
trait-hack-damage = vos Piratages infligent { degats-de-plus }{ there }
trait-slot-damage = vos cadres de Combat infligent { degats-de-plus }{ there }
trait-box = chaque cadre d’Ennemi inflige { $change ->
    [-2] 2 Blessures de moins
    [-1] 1 Blessure de moins
    [1] 1 Blessure de plus
   *[other] { $change } Blessures de plus
}{ there }
trait-reset-corrupted = une réinitialisation vous donne { $change ->
    [-2] 2 pions Corrompus de moins
    [-1] 1 pion Corrompu de moins
    [1] 1 pion Corrompu de plus
   *[other] { $change } pions Corrompus de plus
}{ there }
trait-cheaper = vos Augmentations coûtent { $n } Mémoire de moins
trait-wild = dans un Schéma par tour, { $n ->
    [one] 1 case accepte
   *[other] { $n } cases acceptent
} n’importe quelles Données de Base ou Ouvertes
trait-essential-also = les cases Essentielles acceptent aussi les { $also ->
    [red] Données rouges
    [blue] Données bleues
    [green] Données vertes
   *[yellow] Données jaunes
}
trait-fill = le remplissage couvre aussi { $change ->
    [one] 1 case ordinaire
   *[other] { $change } cases ordinaires
}
trait-over-down = vous pouvez traverser des tuiles cachées
trait-closed-at = on ne peut pas entrer sur { $tiles }
trait-reach = vous pouvez utiliser l’effet de District d’une tuile révélée à { $n ->
    [one] 1 pas
   *[other] { $n } pas
} au plus
trait-also-at = vous comptez aussi comme présent sur { $tiles }
trait-tests = { signed } succès à vos Tests{ there }
trait-need = les Tests demandent { $change ->
    [-2] 2 succès de moins
    [-1] 1 succès de moins
   *[other] { $change } succès de plus
}{ there }
trait-shield-partial = vous pouvez dépenser autant de Boucliers que vous voulez
trait-market = { signed } Corps au Marché
trait-boss-mov = DEP du Boss { signed }
trait-boss-seeks = le Boss cherche qui a le plus : { $n }
trait-no-power = on ne peut pas dépenser de Puissance{ there }
trait-no-shield = on ne peut pas dépenser de Boucliers{ there }
trait-no-memory = on ne peut pas dépenser de Mémoire{ there }
trait-no-reroll = on ne peut pas dépenser de Relances{ there }
trait-no-hack = on ne peut pas lancer de Piratage{ there }
trait-no-divert = on ne peut pas lancer de Déroute{ there }
trait-no-body = on ne peut pas prendre de Corps au Marché{ there }
trait-no-upgrade = on ne peut pas acheter d’Améliorations{ there }
trait-no-district = on ne peut pas utiliser d’effet de District{ there }
trait-no-test = on ne peut pas faire de Tests{ there }
trait-no-market = le Marché est fermé{ there }
trait-no-entry = aucune Trace d’Entrée n’est ajoutée{ there }
trait-no-stationary = aucune Trace Stationnaire n’est ajoutée{ there }

## Lignes propres au jeu

tested = { $type ->
    [any] Données de Base ou Ouvertes
   *[other] { type-of-token }
}
line-test = Test ({ tested }, { $n }) ; en cas de réussite : { $then }{ $fail ->
    [no] {""}
   *[other]  ; en cas d’échec : { $fail }
}
line-group-test = Test de Groupe ({ tested }, { $n }) ; en cas de réussite : { $then }{ $fail ->
    [no] {""}
   *[other]  ; en cas d’échec : { $fail }
}
line-roll-player = jetez { $n } dés : { $items }
line-roll-number = jetez { $n } dés Numéro : { $items }
line-roll-symbol = jetez { $n } dés Symbole : { $items }
face-blank = face vierge
face-common = symbole courant
face-rare = symbole rare
face-basic = Base
face-special = Spécial
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
step-planning = en Planification
step-action = pendant votre phase d’Action
step-launch = pendant votre étape Lancement
step-combat = en Combat
step-quest = en phase de Quête
window-step = dans cette étape
window-turn = ce tour
window-card = depuis l’arrivée de cette carte
window-match = dans cette partie

## Le monde : questions, réponses, hasard

prompt-fell = Que montre le dé ?
prompt-number-fell = Que montre le dé Numéro ?
prompt-symbol-fell = Que montre le dé Symbole ?
prompt-boss-number-fell = Que montre le dé Numéro pour le Boss ?
prompt-boss-symbol-fell = Que montre le dé Symbole pour le Boss ?
prompt-do-rolled = Que montre le dé ?
prompt-enemy-drawn = Quel Ennemi arrive ?
prompt-token-turned = Quel pion Exploration est-ce ?
prompt-token-looked-at = Quel pion Exploration est-ce ?
prompt-tile-revealed = Quelle tuile apparaît ?
prompt-tile-looked-at = Quelle tuile est-ce ?
prompt-first-attack = Quelle carte Attaque est au-dessus ?
prompt-looked = Quelle carte vient ensuite ?
prompt-body-is-stashed = Quel Corps y est placé ?
this-roll = { $roll ->
    [trace] Jet de Trace : { $dice }. Chaque symbole courant amène un Ennemi.
    [attack] Jet d’Attaque : { $dice }.
    [test] Test : { $dice }.
    [passed] Test : { $dice }. Il est déjà réussi.
    [propagate] Jet de Propagation : { $dice }. Chaque dé place un pion Ascend sur le Plan.
   *[other] Résultat : { $dice }.
}
prompt-reroll-chosen = { this-roll } Dépensez-vous des Relances ?
prompt-some-rerolled = { this-roll } Quels dés relancez-vous ?
prompt-faces-set = { this-roll } Quels dés tournez-vous ?
prompt-destination-chosen = Où allez-vous ?
prompt-moved-by-effect = Où allez-vous ?
prompt-destination = Où va le BOT ? Il retourne des tuiles et, pour une Batterie, sa place compte comme la vôtre
prompt-stands-in = Quelle place compte pour { $step ->
    [launch] l’étape Lancement
    [activity] l’activité
   *[district] la Trace et l’effet de District
}, la vôtre ou celle du BOT ?
prompt-answered-for = { CAPITAL($moment) } ({ $seat }) : jouez-vous une carte ?
prompt-district-chosen = Utilisez-vous l’effet de District ?
prompt-used-in-action = Utilisez-vous d’abord une de vos cartes ?
prompt-power-spent = { $has ->
    [0] Vous attaquez.
   *[other] Vous attaquez. Combien de Puissance dépensez-vous d’abord ?
}
prompt-window-answered = Utilisez-vous un Cadre de Combat ? { $acts ->
    [enemy] { $enemy } agit ensuite.
    [gone] Plus aucun Ennemi à frapper ; un Cadre peut encore servir à autre chose.
   *[nobody] Plus aucun Ennemi n’agit.
}
prompt-dumped-for-test = Un Test à { $n } succès : chaque pion vidé donne un dé (jusqu’ici { $dice }{ $others ->
    [0] {""}
   *[other] , et { $others } des autres
})
prompt-activity-chosen = Que faites-vous pour le scénario ?
prompt-boss-steps = Où va le Boss ?
prompt-damage-dealt = Qui subit les Dégâts ?
prompt-defeat-chosen = Quel Ennemi est vaincu ?
prompt-lured = Quel Ennemi change de mains ?
prompt-promoted = Quel Ennemi devient l’Ennemi Prioritaire ?
prompt-put-there = Où placez-vous { $n } { $counter } ?
prompt-clear-there = D’où retirez-vous { $n } { $counter } ?
prompt-first-tile-chosen = Quelle tuile change de place ?
prompt-tiles-swapped = Avec quelle tuile ?
prompt-body-here-chosen = Quel Corps prenez-vous ?
prompt-market-body-goes = Quel Corps est remplacé ?
prompt-carried = Combien en emportez-vous ?
prompt-bring-asked = Qui vient avec vous ?
prompt-brought = { $seat } vous emmènerait. Y allez-vous ?
prompt-backup-given = Videz-vous un autre Schéma pour infliger davantage de Dégâts ?
chance-die = { $die ->
    [rare] Un symbole rare
    [common] Un symbole courant
   *[blank] Une face vierge
}
chance-number = { $number ->
    [blank] Une face vierge
   *[other] { $number }
}
chance-symbol = { $symbol ->
    [special] Spécial
   *[basic] Base
}
chance-face = { $face }
option-keep-dice = Garder les dés
option-reroll = Relancer { $dice }
option-turn = Tourner { $dice }
option-move = Aller sur { $place }
option-stay = Rester
option-bot = Vers { $place }
option-not-now = Pas maintenant
option-myself = La vôtre : { $place }
option-battery = Celle du BOT, pour 1 Batterie : { $place }
option-district = { CAPITAL($place) } : { $what }
option-skip-district = Aucun effet de District
option-power-none = Lancer { $dice ->
    [0] les seuls dés des Ennemis
    [one] 1 dé
   *[other] { $dice } dés
}
option-power = Dépenser { $n } de Puissance : lancer { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
}
some-dice = { $n } { $face ->
    [rare] { $n ->
        [one] rare
       *[other] rares
    }
    [common] { $n ->
        [one] courant
       *[other] courants
    }
   *[blank] { $n ->
        [one] vierge
       *[other] vierges
    }
}
option-slot = { $dice } : { $what }
option-wait = Aucun Cadre : { $enemy } agit
option-combat-done = Finir le Combat
option-contribute = Vider { $what }
option-enough = Jeter les dés
option-activity = { CAPITAL($activity) } : { $what }
option-later = Plus tard, après les autres
option-hit = { $enemy }
option-defeat = Vaincre { $enemy }
option-hand-over = { $enemy }
option-promote = { $enemy }
option-put = Sur { $place }
option-clear = De { $place }
option-swap = { CAPITAL($place) }
option-body = { $card }
option-replace = Remplacer { $card }
option-carry = { $n ->
    [0] Aucun
   *[other] { $n }
}
option-nobody = Personne
option-bring = { $seat }
option-bring-bot = Le BOT
option-no = Non, merci
option-come-along = Venir aussi
option-no-backup = Non, 2 Dégâts

the-sheet = la fiche de Scénario
a-board = le plateau de { $seat }
die-tokens = { $n ->
    [one] pion Dé
   *[other] pions Dé
} ({ $face ->
    [rare] rare
    [common] courant
   *[blank] vierge
})
battery-pattern = Batterie

## Le monde : ce qui s’est passé

note-rolled = { $rare ->
    [0] { $common ->
        [0] { $seat } n’obtient que des faces vierges.
        [one] { $seat } obtient 1 symbole courant.
       *[other] { $seat } obtient { $common } symboles courants.
    }
    [one] { $common ->
        [0] { $seat } obtient 1 symbole rare.
        [one] { $seat } obtient 1 symbole rare et 1 courant.
       *[other] { $seat } obtient 1 symbole rare et { $common } courants.
    }
   *[other] { $common ->
        [0] { $seat } obtient { $rare } symboles rares.
        [one] { $seat } obtient { $rare } symboles rares et 1 courant.
       *[other] { $seat } obtient { $rare } symboles rares et { $common } courants.
    }
}
note-rerolls = { $seat } relance { $n ->
    [one] 1 dé
   *[other] { $n } dés
}.
note-enemy-attached = « { $enemy } » s’attache { TO($seat) }.
note-enemy-damaged = « { $enemy } » subit { $n ->
    [one] 1 Dégât
   *[other] { $n } Dégâts
}.
note-enemy-defeated = { $seat } vient à bout de « { $enemy } ».
note-enemy-leaves = « { $enemy } » quitte { $seat }.
note-enemy-recovers = « { $enemy } » récupère { $n } Intégrité.
note-no-enemies = { $seat } devrait attacher un Ennemi, mais il n’en reste aucun.
note-trace-changes = La Trace { OF($seat) } { $way ->
    [up] monte
   *[down] baisse
} de { $n }.
note-trace-full = On a repéré { $seat } : deux Ennemis arrivent.
note-revealed = { $seat } révèle « { $tile } ».
note-explores = { $seat } trouve « { $kind } ».
note-moves = { $seat } va sur { $place }.
note-stays = { $seat } reste sur place.
note-bot-moves = Le BOT va sur { $place }.
note-battery-spent = Le BOT dépense une Batterie ; il { $left ->
    [0] ne lui en reste aucune
   *[other] lui en reste { $left }
}.
note-battery-charged = Le BOT se recharge : le voici avec { $left ->
    [one] 1 Batterie
   *[other] { $left } Batteries
}.
note-bot-leaves = Le BOT n’a plus de Batterie et s’en va.
note-district-used = { $seat } utilise l’effet de District de « { $tile } ».
note-power-spent = { $seat } dépense { $n } Puissance.
note-number-rolled = { $n ->
    [0] Face vierge au dé Numéro : aucun Ennemi n’attaque { $seat }.
   *[other] Pour { $seat }, le dé Numéro montre { $n }.
}
note-symbol-rolled = Pour { $seat }, le dé Symbole montre la face { $symbol ->
    [special] Spéciale
   *[basic] de Base
}.
note-slot-used = { $seat } utilise un Cadre de Combat du Corps.
note-box-acts = « { $enemy } » applique son Cadre { $symbol ->
    [special] Spécial
   *[basic] de Base
}.
note-test-begun = { $seat } commence un Test : il faut { $n } succès.
note-test-rolled = { $n ->
    [0] { $seat } n’obtient aucun succès.
   *[other] { $seat } obtient { $n } succès.
}
note-test-passed = Le Test est réussi, avec { $n } succès.
note-test-failed = Le Test est raté, { $n ->
    [0] sans le moindre
   *[other] avec { $n }
} succès.
note-activity-done = { $seat } mène l’activité « { $activity } ».
note-scenario-card = La carte « { $scenario_card } » est piochée.
note-card-leaves = « { $scenario_card } » quitte le jeu.
note-pool-empty = La réserve de Données Corrompues est vide.
note-out-of-time = Le temps est écoulé : le tour { $turn } était le dernier.
note-boss-comes = « { $boss } » apparaît sur { $place }.
note-boss-moves = Le Boss va sur { $place }.
note-boss-damaged = Le Boss n’a plus que { $integrity } Intégrité et { $armour } Armure.
note-boss-unhurt = Le Boss ne souffre pas de { $n ->
    [one] 1 Dégât
   *[other] ces { $n } Dégâts
}.
note-boss-falls = « { $boss } » tombe.
note-boss-state-is = Le Boss est { state-of-boss }.
note-boss-rolls = Le Boss obtient { $number } et la face { $symbol ->
    [special] Spéciale
   *[basic] de Base
}.
note-boss-attack = Le Boss attaque : « { $scenario_card } ».
note-token-put = On pose { $n } { $counter } sur { $where }.
note-token-cleared = On retire { $n } { $counter } { OF($where) }.
note-time-is = Le Temps est maintenant à { $time }.
note-trace-on = La Trace compte désormais.
note-tiles-swapped = Deux tuiles échangent leurs places.
note-tile-hidden = Une tuile est retournée face cachée.
note-looked-at-enemy = « { $enemy } » est le prochain Ennemi.
note-looked-at-body = C’est « { $body } ».
note-looked-at-card = « { $card } » est la prochaine carte.
note-looked-at-tile = { CAPITAL($place) } est « { $tile } ».
note-looked-at-token = « { $kind } » se trouve sur { $place }.
note-body-stashed = Un Corps est placé sur { $place }.
note-unlocks = Désormais à votre disposition : { $code }.
note-locks-away = Remis sous clé : { $code }.
note-ticks = La case { OF($code) } est cochée.
note-brought = { $seat } suit jusque sur { $place }.
note-marches = { $figure } avance de { $n }.
note-moved-along = { CAPITAL($counter) } suit jusque sur { $place }.

## Ce qui est entre guillemets sur les cartes

label-occupy = occuper
label-recover = récupérer
label-strike = frapper
label-brace = tenir
label-gifts = des cadeaux
label-quiet = du calme
label-look-around = regarder autour de soi
label-ask-the-door = interroger la porte
label-the-door = aller à la porte de l’Unité Centrale
label-the-long-way-round = prendre le grand détour jusqu’à l’Abri
label-to-the-cellars = aller au Repaire des Plébéiens et répondre aux caves
label-to-orie = aller au Repaire des Chercheurs et écouter avec Orie
label-one-by-one = faire taire les radars, l’un après l’autre
label-all-at-once = envoyer un contre-signal depuis les tuiles Génération
label-answer-the-cellars = répondre aux caves
label-listen-with-orie = écouter avec Orie
label-counter-signal = Contre-signal
label-cross-two-lines = Croiser deux lignes
label-silence-a-radar = faire taire un radar
label-jam-a-radar = brouiller un radar
label-patience = { $many ->
    [one] marqueur de Patience
   *[other] marqueurs de Patience
}
label-stillness = { $many ->
    [one] marqueur d’Immobilité
   *[other] marqueurs d’Immobilité
}

title-tagline = On lui avait dit de n’oublier personne. Elle continue.
title-how-1 = Programmez votre Lanceur : glissez et permutez les Données jusqu’à former des Schémas, puis lancez-les.
title-how-2 = Chaque pas dans la ville laisse une Trace, et chaque Trace amène des machines qui ne veulent que vous aider.
title-how-3 = Piratez-les, déroutez-les ou combattez-les dans les corps que vous trouvez ; si l’un d’eux cède, vous vous réveillez, un peu de vous en moins.
title-lead = Deux scénarios pour une à quatre personnes, ensemble : le Prologue, où les règles viennent une à une, et Géo Chasse.
title-round = Tour { $round }
title-rounds = tours

## Le plateau : noms

seat-1 = Joueur 1
seat-2 = Joueur 2
seat-3 = Joueur 3
seat-4 = Joueur 4
a-token = { $token ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
    [open] Ouvert
   *[corrupted] Corrompu
}
a-token-piece = { $token ->
    [red] un pion rouge
    [blue] un pion bleu
    [green] un pion vert
    [yellow] un pion jaune
    [open] un pion Ouvert
   *[corrupted] un pion Corrompu
}
token-there = { $token ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
    [open] Ouvert
    [corrupted] Corrompu
   *[none] rien
} en { $cell }
the-token-there = { $token ->
    [red] le pion rouge
    [blue] le pion bleu
    [green] le pion vert
    [yellow] le pion jaune
    [open] le pion Ouvert
   *[corrupted] le pion Corrompu
} en { $cell }
a-faction = { $faction ->
    [spartans] Spartiates
    [ninkyo] Ninkyo
    [seekers] Chercheurs
   *[plebeians] Plébéiens
}
a-class = { $class ->
    [reaper] Faucheur
    [brawler] Bagarreur
    [trickster] Fraudeur
   *[whisperer] Chuchoteur
}
basic-pattern = { $pattern ->
    [power] Puissance
    [shield] Bouclier
    [memory] Mémoire
    [reroll] Relance
    [long-power] Puissance longue
    [long-shield] Bouclier long
    [long-memory] Mémoire longue
    [long-reroll] Relance longue
   *[exp] EXP
}
a-hack = { $of ->
    [1] Piratage : { $enemy }
   *[other] Piratage { $n } : { $enemy }
}
a-divert = Déroute : { $enemy }
pattern-of = { $card }
the-scenario = le scénario
a-tile = { $id ->
    [shelter] l’Abri
    [devastated-district] le District Dévasté
    [spartans-lair] le Repaire des Spartiates
    [seekers-lair] le Repaire des Chercheurs
    [plebeians-lair] le Repaire des Plébéiens
    [ninkyo-lair] le Repaire des Ninkyo
    [market-hall] la Halle
    [power-plant] la Centrale Électrique
    [server-farm] la Batterie de Serveurs
    [high-rise] le Grand Building
    [abandoned-slum] le Taudis Abandonné
    [clinic] la Clinique
    [mainframe] l’Unité Centrale
    [transit-hub] la Gare de transit
    [firewall-yard] l’Enclos pare-feu
    [data-well] le Puits de données
    [arena] l’Arène
    [dead-zone] la Zone morte
    [foundry] la Fonderie
    [archive] les Archives
    [spire] la Flèche
   *[other] { $tile }
}{ $alike ->
    [one] { "" }
   *[other] { " " }({ $n })
}
a-title = « { $tile } »{ $alike ->
    [one] { "" }
   *[other] { " " }({ $n })
}
a-hidden-tile = la tuile cachée { $n }
a-thing = { $family } { $n }
no-cards = rien

kind-body = Corps
kind-walker = Marcheur
kind-protocol = Protocole d’Apprentissage
kind-augmentation = Augmentation de Classe
kind-faction_card = Augmentation de Faction
kind-enemy = Ennemi
kind-tile = Tuile District
kind-exploration = Pion Exploration
kind-scenario = Scénario
kind-card = Carte Scénario

## Le plateau : hasard

prompt-first-chosen = Qui commence ?
chance-first = { $seat }
prompt-protocol-dealt = Quel Protocole est distribué ?
prompt-another-laid = Quelle tuile prend cette place ?
prompt-fill-cell = Quel pion est pioché ?
prompt-plain-cell-filled = Quel pion est pioché ?
prompt-token-prepared = Quel pion est pioché ?
prompt-body-dealt = Quel Corps arrive au Marché ?
prompt-augmentation-drawn = Quelle carte est piochée ?
prompt-body-rolled = Que montre le dé Symbole ?
chance-card = { $card }
chance-token = { $token ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
    [open] Ouvert
   *[corrupted] Corrompu
}

## Le plateau : mise en place

prompt-board-taken = Choisissez un plateau : sa couleur est celle de vos Données Essentielles, que demandent bien des Schémas, et son Marcheur est votre premier Corps
option-board = Le plateau { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
} : { $walker }
prompt-class-taken = Choisissez une classe : les deux cartes du début, et un paquet où piocher
option-class = { $class ->
    [reaper] Faucheur : achever ce qui est blessé
    [brawler] Bagarreur : plus de dés, plus de coups
    [trickster] Fraudeur : des dés qui changent d’avis
   *[whisperer] Chuchoteur : Programmes, Piratages, pas feutrés
}
prompt-protocol-kept = Gardez un Protocole d’Apprentissage sur deux : ce que vous exercez, et ce que vous y gagnez
option-protocol = Garder { $card }

## Le plateau : pions

prompt-type-chosen = Gagner un pion de quel type ?
option-token = { $token ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
   *[yellow] Jaune
}
prompt-plain-cell-chosen = Remplir quelle case ?
option-fill = Remplir { $cell }
prompt-prepared-placed = Préparer : où va le pion { $token ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
    [open] Ouvert
   *[corrupted] Corrompu
} ?
option-place = Poser { $what }
prompt-dump-cell = Vider quel pion ?
option-dump = Vider { $what }
prompt-discard-cell = Défausser quel pion ?
option-discard = Défausser { $what }
prompt-purged = Se débarrasser de quel pion Corrompu ?
option-purge-dump = Celui de votre Vidage
option-purge = Le pion Corrompu en { $cell }
prompt-exchanged = Échangez des pions du Lanceur contre des pions du Vidage (encore { $n })
option-exchange = { $what } contre { $token ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
    [open] Ouvert
   *[corrupted] Corrompu
}
option-done = Terminé

## Le plateau : Atouts, Verrous, Blessures

prompt-asset-chosen = Gagner quel Atout ?
prompt-same-gained = Gagner quel Atout ?
prompt-different-gained = Gagner quel Atout ?
prompt-asset-lost = Perdre quel Atout ?
prompt-asset-taken = Prendre quel Atout ?
option-gain-asset = Gagner { $asset ->
    [power] une Puissance
    [shield] un Bouclier
    [memory] une Mémoire
   *[reroll] une Relance
}
option-lose-asset = Perdre { $asset ->
    [power] une Puissance
    [shield] un Bouclier
    [memory] une Mémoire
   *[reroll] une Relance
}
option-take-asset = Prendre { $asset ->
    [power] une Puissance
    [shield] un Bouclier
    [memory] une Mémoire
   *[reroll] une Relance
}
prompt-unlocked = Retirer quel Verrou ?
option-unlock = Le Verrou en { $cell }
prompt-take-wounds = { $n ->
    [one] Une Blessure
   *[other] { $n } Blessures
} : Boucliers ou Intégrité ?
option-shields = { $spent ->
    [0] Garder vos Boucliers : perdre { $lost } Intégrité
   *[other] Dépenser { $spent ->
        [one] 1 Bouclier
       *[other] { $spent } Boucliers
    } : { $lost ->
        [0] ne rien perdre
       *[other] perdre { $lost } Intégrité
    }
}
prompt-essential-chosen = Quel type devient Essentiel ?
option-essential = { $token ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
   *[yellow] Jaune
}

## Le plateau : Corps et Augmentations

prompt-body-discarded = Un troisième Corps : lequel des deux autres va sous le paquet ?
option-give-up = Rendre { $card }
prompt-market-body-chosen = Quel Corps du Marché ?
prompt-card-kept = Garder quelle carte ?
option-keep = Garder { $card }
prompt-break-card = Casser quelle carte ?
option-break = Casser { $card }
prompt-equip-chosen = Équiper quelle carte ?
option-equip = Équiper { $card } ({ $n } Mémoire)
option-equip-none = Aucune

## Le plateau : Programmation, Lancement, Planification

prompt-programmed = Programmer : { $n ->
    [one] un mouvement
   *[other] jusqu’à { $n } mouvements
}
option-slide = Glisser { $what } vers { $cell }
prompt-launch-chosen = Lancez un Schéma
prompt-one-launch-chosen = Vous pouvez lancer un Schéma
option-launch = { $pattern } : { $tokens }
option-launch-done = Finir l’étape Lancement
option-use = { $card } : { $what }
prompt-stop-answered = { $stop ->
    [trace] Avant le Jet de Trace : Améliorations
    [fill] Avant le remplissage : Améliorations
   *[programming] Programmation : { $moves ->
        [0] plus de mouvement
        [one] encore un mouvement
       *[other] encore { $moves } mouvements
    }
} (Mémoire { $memory }, EXP { $exp })
option-planning-done = { $stop ->
    [trace] Continuer
    [fill] Remplir le Lanceur
   *[programming] Finir la Planification
}
option-buy-discard = 1 Mémoire : défausser { $what }
option-buy-token = 1 Mémoire : gagner { $token ->
    [red] un rouge
    [blue] un bleu
    [green] un vert
   *[yellow] un jaune
}
option-buy-integrity = 2 EXP : une Intégrité de plus
option-buy-unlock = 2 EXP : retirer le Verrou en { $cell }
option-buy-open = 2 EXP : gagner un pion Ouvert
option-buy-draw = 2 EXP : piocher deux cartes de classe, en garder une
option-trade = Proposer un échange à { $seat }

## Le plateau : échanges

prompt-offer-continued = Une offre à { $other } : { $form ->
    [empty] encore vide
    [gift] donner { $gives }, sans rien demander
    [wish] demander { $wants }, sans rien donner
   *[trade] { $gives } contre { $wants }
}
option-offer-drop = Laisser tomber
option-offer = { $form ->
    [gift] Proposer { $gives }, sans rien demander
    [wish] Demander { $wants }, sans rien donner
   *[trade] Proposer { $gives } contre { $wants }
}
option-offer-give = Donner { $card }
option-offer-want = Demander { $card }
prompt-offer-answered = { $form ->
    [gift] { $seat } vous donne { $gives }, sans rien demander
    [wish] { $seat } vous demande { $wants }, sans rien offrir
   *[trade] { $seat } vous propose { $gives } contre { $wants }
}
option-accept = Accepter
option-refuse = Refuser

## Le plateau : encore une fois

prompt-used-once-more = Utiliser quoi encore une fois ?
option-again-district = L’effet de District
option-again-slot = Le cadre { $n }
option-again-line = { $what }

## Le plateau : chances

odds-enemies = { $n ->
    [0] de chances qu’aucun Ennemi n’arrive
    [one] de chances qu’un seul Ennemi arrive
   *[other] de chances que { $n } Ennemis arrivent
}
odds-traced = de chances qu’un Ennemi arrive au prochain Jet de Trace
odds-alarm = de chances que 2 Ennemis arrivent aussitôt
odds-defeat = de chances de vaincre { $enemy }
odds-test = de chances de réussir le Test

## Le plateau : à quoi mène une réponse

reason-pattern = { $says ->
    [yes] { $pattern } ({ $does })
   *[no] { $pattern }
}
reason-ready = Rend prêt : { $patterns }.
reason-nearer = Rapproche : { $patterns } ; encore { $moves ->
    [one] 1 mouvement
   *[other] { $moves } mouvements
}.
reason-spoilt = Défait : { $patterns }.
reason-no-nearer = Ne rapproche aucun Schéma.
reason-all-ready = Prêt à lancer : { $patterns }.
reason-none-ready = Aucun Schéma n’est prêt.
reason-moves-lost = { $n ->
    [one] Un mouvement est perdu
   *[other] { $n } mouvements sont perdus
} (T-67).
reason-reveals = Retourne la tuile et, s’il y en a un dessus, le pion Exploration (T-137).
reason-trace = { $kind ->
    [stay] Rester coûte la Trace Stationnaire de { $rise }
    [known] Y aller coûte la Trace d’Entrée de { $rise }
   *[unknown] La tuile coûte une Trace d’Entrée de { $rise } à { $most }
} : Trace { $now } → { $kind ->
    [unknown] { $low }–{ $high }
   *[known] { $low }
} (T-139).
reason-district = La tuile peut vous servir : { $what }.
reason-no-trace = Cela ne coûte aucune Trace : on ne la compte pas encore (T-9a).
reason-battery = De là, pour une Batterie, l’effet de District pourrait être le vôtre : { $what } (T-268).

## Le plateau : raisons

why-unknown = Cette réponse n’existe pas.
why-other-step = Ce n’est pas ce qui est demandé.
why-moment-launch = Les Schémas se lancent à l’étape Lancement de votre phase d’Action (T-76).
why-no-move-left = Il ne vous reste aucun mouvement dans cette étape (T-67).
why-not-programming = Les mouvements se font en Programmation, après le remplissage (T-185).
why-moment-move = On se déplace une fois, à l’étape Déplacement et Trace, la première de votre phase d’Action (T-134, T-192).
why-moment-upgrade = Les Améliorations se font seulement pendant votre phase de Planification (T-174).
why-moment-district = L’effet de District vient dans votre phase d’Action, après le déplacement, une fois au plus (T-192).
why-moment-power = La Puissance se dépense juste avant votre Jet d’Attaque (T-98).
why-moment-slot = Les Cadres de Combat prennent des dés pendant votre Combat, après le Jet d’Attaque (T-199, T-200).
why-moment-activity = Ce que propose le scénario se fait pendant la phase de Quête (T-225).
why-not-your-tile = L’effet qui compte est celui de votre propre tuile, s’il peut servir en ce moment ; { $place } n’est pas au choix (T-192).
why-activity-not-here = La carte ou la fiche dit où cela peut se faire, et combien de fois ; ici et maintenant, c’est impossible (T-225).
why-not-your-slot = Ce Cadre n’est ni à votre Corps actif, ni à une carte que vous avez équipée (T-200).
why-slot-used = Chaque Cadre de Combat sert une fois par phase de Combat (T-201).
why-slot-dice = Ce Cadre prend exactement { $wants } ; il vous reste { $has } (T-200).
why-power = Vous pouvez dépenser au plus { $has } Puissance (T-98).
why-shields = Tout ou rien : autant de Boucliers qu’il y a de Blessures, ou tous les vôtres, soit { $has } (T-94).
why-cell-taken = Il y a déjà un pion : { $what } ; un pion préparé va sur une case vide (T-61).
why-wrong-type = { CAPITAL($what) } : ce n’est pas le type que demande ce Test (T-244).
why-not-beside = { $one } et { $other } ne se touchent pas : un pion va sur une case voisine, jamais en diagonale (T-64, T-66).
why-locked-cell = { $cell } est verrouillée : rien n’y repose et rien ne peut y aller (T-43).
why-both-empty = { $one } et { $other } sont vides toutes deux (T-64).
why-same-tokens = { CAPITAL($one) } et { $other } sont du même type : les permuter ne changerait rien (T-65a).
why-no-upgrades = Une carte en jeu interdit les Améliorations pour l’instant.
why-memory = Il faut { $n } Mémoire, et vous en avez { $has } (T-97, T-127).
why-exp = Il faut { $n } EXP, et vous en avez { $has } (T-179, T-180, T-181, T-182).
why-supply = La réserve de ces pions est vide (T-3).
why-empty-cell = Rien ne repose en { $cell } (T-175).
why-equipped = { $card } est déjà équipée (T-127).
why-not-yours = { $card } ne fait pas partie de vos cartes (T-127).
why-most-integrity = Votre Intégrité maximale ne peut dépasser 10 (T-179).
why-no-lock = Il ne vous reste aucun Verrou (T-180).
why-not-locked = { $cell } n’a pas de Verrou (T-180).
why-no-class = Ce scénario se joue sans classes (T-9a).
why-class-deck = Le paquet { $class } est vide (T-124).
why-already-there = Vous y êtes déjà : dites stay pour rester (T-134a).
why-closed = { CAPITAL($place) } : tuile fermée, aucun chemin n’y mène pour l’instant.
why-face-down = En { $mov ->
    [one] 1 pas
   *[other] { $mov } pas
}, le seul chemin vers { $place } traverse une tuile face cachée, et une telle tuile arrête le déplacement (T-136).
why-too-far = { CAPITAL($place) } est à { $steps } pas, et le déplacement en compte { $mov } (T-134).
why-no-path = Aucun chemin ne mène vers { $place } (T-135).
why-not-open = { $pattern } : ce Schéma ne vous est pas ouvert, il dépend d’un autre lieu, d’une autre carte ou d’un autre Ennemi (T-80).
why-launched = { $pattern } : déjà lancé dans cette étape, chaque Schéma ne l’est qu’une fois (T-78).
why-not-lying = { $pattern } : vos pions ne sont pas disposés ainsi. On peut tourner un Schéma, pas le retourner (T-71, T-72).
why-other-cells = { $pattern } se trouve ailleurs : choisissez les pions parmi les réponses (T-84).
why-not-offered = Ce n’est pas possible maintenant : seules les réponses proposées le sont.

## Le plateau : ce qui arrive

note-first-player-is = { $seat } commence.
note-board-taken = { $seat } prend le plateau { $colour }.
note-class-taken = { $seat } choisit la classe « { $class } ».
note-protocol-kept = { $seat } garde « { $protocol } ».
note-tile-laid = « { $tile } » rejoint le Plan.
note-token-gained = { $seat } gagne { $token }.
note-none-left = { $seat } devrait gagner { $token }, mais il n’en reste plus.
note-token-dumped = { $seat } vide { $token }.
note-token-discarded = { $seat } défausse { $token }.
note-tokens-gained = { $seat } gagne { $n } pions : { $tokens }.
note-tokens-dumped = { $seat } vide { $n } pions : { $tokens }.
note-tokens-discarded = { $seat } défausse { $n } pions : { $tokens }.
note-bag-refilled = { $seat } remet son Vidage dans le sac : { $n ->
    [one] 1 pion
   *[other] { $n } pions
}.
note-tokens-filled = { $n ->
    [0] { $seat } ne remplit aucune case.
    [one] { $seat } remplit une case.
   *[other] { $seat } remplit { $n } cases.
}
note-asset-gained = { $seat } gagne { $n } { asset-kind }.
note-asset-lost = { $seat } perd { $n } { asset-kind }.
note-exp-gained = { $seat } gagne { $n } EXP.
note-recovered = { $seat } récupère { $n } Intégrité.
note-lock-removed = { $seat } retire un Verrou.
note-wounds-suffered = { $seat } perd { $n } Intégrité par Blessures.
note-integrity-lost = { $seat } perd { $n } Intégrité.
note-body-taken = { $seat } occupe « { $body } ».
note-body-dealt = « { $body } » arrive au Marché.
note-body-gone = { $seat } perd le Corps « { $body } », qui va sous le paquet.
note-bodies-swapped = { $seat } passe dans « { $body } ».
note-card-drawn = { $seat } pioche « { $card } ».
note-card-kept = { $seat } garde « { $card } ».
note-card-equipped = { $seat } équipe « { $card } ».
note-card-breaks = { $seat } casse « { $card } ».
note-stage-reached = { $seat } achève l’étape { $stage } de « { $protocol } ».
note-pattern-launched = { $seat } lance « { $source } ».
note-resets = { $seat } se réinitialise.
note-body-kept = { $seat } garde « { $body } ».
note-offer-made = { $seat } fait une offre { TO($other) }.
note-traded = { $seat } reçoit « { $card } ».
note-refused = { $other } refuse l’offre { OF($seat) }.
option-take = Prendre { $card }
option-swap-tokens = Permuter { $one } et { $other }

## Comment cela finit

interjection-resign = La ville garde son heure à elle : le scénario est abandonné.
result-won = Victoire au tour { $turn }, avec « { $ending } »
result-lost = Défaite au tour { $turn }, avec « { $ending } »
result-resigned = Abandon au tour { $turn }
title-won = Victoire au tour { $rounds }
title-lost = Défaite au tour { $rounds }

## Avant une partie

title-mix-none = { "" }
title-option-scenario-a = Facile et court. Les règles arrivent carte après carte, et personne n’a encore de classe.
title-option-scenario-e = Difficulté moyenne, durée moyenne. Trois paraboles sèment des pions Ascend, Secteur par Secteur : faites-les taire avant qu’elles ne trouvent la cuisine.
title-option-content-all = Toutes les cartes et toutes les tuiles sont en jeu.
title-option-content-start = Ce qu’une nouvelle campagne doit encore déverrouiller reste dans la boîte.
title-option-turn-limit = Si ce tour s’achève sans carte de fin, le scénario est perdu ; 0 : aucun tour n’est le dernier.
title-option-first-player-random = Le sort désigne qui commence.
title-option-first-player-1 = Le Joueur 1 commence.
title-option-first-player-2 = Le Joueur 2 commence.
title-option-first-player-3 = Le Joueur 3 commence.
title-option-first-player-4 = Le Joueur 4 commence.
title-option-fill-columns = Colonne par colonne depuis la gauche, chacune de haut en bas.
title-option-fill-rows = Ligne par ligne depuis le haut, chacune de gauche à droite.
module-all = tout
module-start = la boîte de départ
module-choose = à la table
module-1 = Joueur 1
module-2 = Joueur 2
module-3 = Joueur 3
module-4 = Joueur 4
module-columns = par colonnes
module-rows = par lignes
module-a = Prologue
module-e = Géo Chasse
module-choose-summary = La question est posée pendant la mise en place.
module-red = rouge
module-red-summary = Le plateau rouge : ses Données Essentielles sont rouges, et son Marcheur vide du rouge pour lancer plus de dés.
module-blue = bleu
module-blue-summary = Le plateau bleu : ses Données Essentielles sont bleues, et son Marcheur vide du bleu pour effacer sa Trace.
module-green = vert
module-green-summary = Le plateau vert : ses Données Essentielles sont vertes, et son Marcheur vide du vert pour programmer davantage.
module-yellow = jaune
module-yellow-summary = Le plateau jaune : ses Données Essentielles sont jaunes, et son Marcheur vide du jaune pour annuler des Blessures.
module-reaper = Faucheur
module-reaper-summary = Achève les Ennemis blessés et vit de ce qu’ils laissent.
module-brawler = Bagarreur
module-brawler-summary = Plus de dés, de plus grands Cadres, et des Boucliers au cœur de la mêlée.
module-trickster = Fraudeur
module-trickster-summary = Relance, retourne les dés, bouscule l’ordre des Ennemis et les déroute à bon prix.
module-whisperer = Chuchoteur
module-whisperer-summary = Programme, prépare, pirate, et laisse moins de Trace.
title-same-board = Deux places ne peuvent pas avoir toutes deux le plateau { $which ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}.
title-same-class = Deux places ne peuvent pas jouer toutes deux le { $which ->
    [reaper] Faucheur
    [brawler] Bagarreur
    [trickster] Fraudeur
   *[whisperer] Chuchoteur
}.
title-no-such-seat = Il n’y a pas de place { $seat } à une table de { $seats }.

## Genres de cartes

kind-faction-card = Augmentation de Faction
kind-boss = Boss

## Ce qui figure sur une carte

printed-mov = DEP
printed-att = ATT
printed-prg = PRO
printed-cost = Schéma
printed-pattern = Schéma
printed-memory = Mémoire
printed-level = Niveau
printed-integrity = Intégrité
printed-number = District
printed-entry = Trace d’Entrée
printed-stationary = Trace Stationnaire
printed-tokens = Pions
printed-code = Code
printed-time = Temps
printed-per-player = Intégrité de plus par joueur
printed-armour = Armure
printed-class-reaper = Faucheur
printed-class-brawler = Bagarreur
printed-class-trickster = Fraudeur
printed-class-whisperer = Chuchoteur
printed-timing-planning = Planification
printed-timing-combat = Combat
printed-timing-launch = Lancement
printed-timing-any = À tout moment
printed-timing-passive = Passive
printed-faction-spartans = Spartiates
printed-faction-ninkyo = Ninkyo
printed-faction-seekers = Chercheurs
printed-faction-plebeians = Plébéiens
printed-kind-plot = Intrigue
printed-kind-special = Carte Spéciale
printed-kind-end = Fin du scénario
printed-kind-enemy = Ennemi de Scénario
printed-kind-attack = Carte Attaque
printed-difficulty-easy = Facile
printed-difficulty-medium = Difficulté moyenne
printed-difficulty-hard = Difficile
printed-length-short = Durée courte
printed-length-medium = Durée moyenne
printed-length-long = Longue durée
printed-introduction = Introduction
printed-story = Histoire
printed-goal = But
printed-ability = Capacité spéciale
printed-slot = { $x ->
    [yes] { $rare ->
        [0] X symboles courants (autant qu’on veut)
       *[other] X symboles rares (autant qu’on veut)
    }
   *[no] { $common ->
        [0] { $rare ->
            [one] 1 symbole rare
           *[other] { $rare } symboles rares
        }
       *[other] { $rare ->
            [0] { $common ->
                [one] 1 symbole courant
               *[other] { $common } symboles courants
            }
           *[other] { $common ->
                [one] 1 courant
               *[other] { $common } courants
            } et { $rare ->
                [one] 1 rare
               *[other] { $rare } rares
            }
        }
    }
}
printed-dice = { CAPITAL($dice) }
printed-hacks = Piratage { $pattern }
section-hack = Piratage { $pattern }
section-divert = Déroute { $pattern }
printed-launched = Lancement { $pattern }
section-pattern = Schéma { $pattern }
section-pattern-named = { $tiles ->
    [no] Chacun
   *[other] Chacun, sur { $tiles },
} peut lancer « { $name } » ({ $pattern })
printed-basic = Cadre de Base
printed-special = Cadre Spécial
printed-divert = Déroute { $pattern }
section-basic = Cadre de Base
section-special = Cadre Spécial
section-stage = { $stage ->
    [0] Étape
   *[other] Étape { $stage }
}, quand { $cond }
section-immediate = Effet Immédiat
section-rules = Règles Spéciales
section-activity = Activité des Joueurs « { $name } »{ $tiles ->
    [no] {""}
   *[other] { " " }sur { $tiles }
}{ $limit ->
    [once-ever] , une fois par joueur
    [group-once] , une fois par tour pour tous
    [group-once-ever] , une seule fois pour tous
    [once-per-tile] , une fois par tuile
    [any-number] , autant de fois qu’on veut
   *[other] {""}
}
section-global = Activité Globale
section-enter = En entrant
section-pool = Réserve Corrompue vide
section-lost = Temps écoulé
section-side = Face { $side }
section-basic-low = Base, 1 ou 2
section-basic-high = Base, 3 ou 4
section-special-low = Spécial, 1 ou 2
section-special-high = Spécial, 3 ou 4

## What an answer changes: after "+2" or "−1"

counted-integrity = Intégrité
counted-exp = EXP
counted-trace = Trace
counted-power = Puissance
counted-shield = { $n ->
    [one] Bouclier
   *[other] Boucliers
}
counted-memory = Mémoire
counted-reroll = { $n ->
    [one] Relance
   *[other] Relances
}
counted-bag = { $n ->
    [one] pion dans le sac
   *[other] pions dans le sac
}
counted-dump = dans le Vidage

## Leçons

lesson-parcel = L’étagère aux colis : un premier tour
lesson-parcel-board = Vous vous réveillez dans un colis, et il vous faut un corps. Prenez le plateau rouge : son Marcheur a 2 pas (DEP), 2 dés (ATT) et 4 mouvements (PRO). Le rouge devient vos Données Essentielles, que demandent bien des Schémas.
lesson-parcel-tokens = Voici votre Lanceur : huit pions de votre sac, un sur chaque case en Surbrillance. Mis en ordre, ils forment des Schémas ; vous avez pour cela 4 mouvements. Glissez le pion bleu de b2 en c2.
lesson-parcel-power = À présent c1, c2, c3 sont rouge, au choix, rouge : le Schéma de 1 Puissance est prêt. Avec un rouge de plus au-dessous, ce serait la Puissance longue, qui en vaut 2. Descendez le rouge de d2 en d3.
lesson-parcel-swap = d4 n’est pas vide, un pion bleu s’y trouve. Les deux changent alors de place, et c’est aussi un mouvement. Continuez jusqu’en d4.
lesson-parcel-long = Il reste un mouvement, et c4 est vide. Glissez le rouge de d4 en c4.
lesson-parcel-bot = La Puissance longue est prête. Qui joue seul a de la compagnie : BOT J.O.R.D.A.N., un drone, qui va de son côté et retourne des tuiles. Envoyez-le sur la tuile 3.
lesson-parcel-go = Il vous a trouvé 1 Puissance, et la Centrale Électrique. À vous : 2 pas, et une tuile face cachée termine le chemin. Allez sur la tuile 4.
lesson-parcel-find = Sur la tuile, il y avait un pion à choisir. Prenez un jaune : il va dans votre Vidage et, du Vidage, plus tard, dans votre sac.
lesson-parcel-place = C’est l’Unité Centrale. Pour une de ses cinq Batteries, le BOT vous prêterait sa place, la Centrale Électrique. Gardez la vôtre.
lesson-parcel-prepare = L’Unité Centrale permet de Préparer 2 : deux pions de votre sac, posés où vous voulez. Profitez-en.
lesson-parcel-red = Vous avez pioché un rouge. Dans la colonne b, il y a du jaune en b4 ; jaune, n’importe quoi, jaune, ce serait une Relance. Posez le rouge en b3.
lesson-parcel-yellow = Et le jaune juste au-dessus, en b2.
lesson-parcel-launch = Deux Schémas différents peuvent être lancés. Un pion ne paie qu’une fois : la colonne rouge donne la Puissance ou la Puissance longue, jamais les deux. Lancez la Puissance longue.
lesson-parcel-again = Vous avez maintenant 3 Puissance ; chacune achète un dé au Combat. Les pions utilisés sont dans votre Vidage. Lancez aussi la Relance : elle permet de relancer un dé.
lesson-parcel-quest = Pendant la phase de Quête, on fait ce que demande la carte du scénario, là où l’on se tient. Votre place suffit.
lesson-parcel-look = La carte veut que chacun regarde une fois autour de soi, ailleurs que là où il s’est réveillé. Regardez.
lesson-parcel-trace = La première carte n’en demandait pas plus : 1 EXP, et la carte suivante, avec un autre but. Désormais vous laissez une Trace ; plus elle est haute, plus on lance de dés avant la Programmation, et chaque symbole courant amène un Ennemi.
lesson-parcel-round = Votre Lanceur est plein, et le Vidage est retourné au sac : ce que vous lancez, vous le repiocherez. Tapez why et une réponse dès que vous hésitez, ou h pour un conseil. À vous.

## Le plateau dans le navigateur

board-headline = Tour { $turn }, Temps { $time }
board-phase = { $phase ->
    [setup] Mise en place
    [planning] Planification
    [action] Action
    [combat] Combat
   *[quest] Quête
}
board-chapter = { $round ->
    [0] Mise en place
   *[other] Tour { $round }
}
board-launcher = Lanceur
board-moves-left = { $n ->
    [one] encore 1 mouvement
   *[other] encore { $n } mouvements
}
board-cell-locked = { $cell } : un Verrou
board-cell-empty = { $cell } : vide
board-bag = Sac
board-dump = Vidage
board-prepared = À placer
board-essential = Essentiel
board-patterns = Schémas
board-patterns-far = { $n ->
    [one] 1 autre, hors de portée ou déjà lancé
   *[other] { $n } autres, hors de portée ou déjà lancés
}
board-group = { $group ->
    [augmentation] Augmentation
    [hack] votre Ennemi Prioritaire
    [divert] votre Ennemi Prioritaire
    [body] Marché des Corps
    [protocol] votre Protocole
    [scenario] scénario
    [boss] Boss
    [battery] BOT
   *[basic] Schéma de Base
}
board-does = {" "}: { $what }
board-body-values = DEP { $mov }, ATT { $att }, PRO { $prg }
board-launched = lancé
board-ready = prêt
board-moves = { $n ->
    [one] 1 mouvement
   *[other] { $n } mouvements
}
board-launch = Lancer
board-choose = Choisir
board-use = Utiliser
board-used = utilisé
board-do = Faire
board-enemies = Ennemis
board-enemies-order = le premier est l’Ennemi Prioritaire
board-enemies-none = aucun
board-enemy-level = Niveau { $level }
board-enemy-left = { $left } d’Intégrité sur { $of }
board-enemy-acts = porte le dé Numéro
board-box-basic = Base : { $does }
board-box-special = Spécial : { $does }
board-dice = Dés : rares { $rare }, courants { $common }, vierges { $blank }
board-symbol = Dé Symbole : { $symbol ->
    [special] Spécial
   *[basic] Base
}
board-slots = Cadres de Combat
board-slot-dice = { $x ->
    [common] X courants :
    [rare] X rares :
   *[no] { $rare ->
        [0] { $common ->
            [one] 1 courant :
           *[other] { $common } courants :
        }
       *[other] { $common ->
            [0] { $rare ->
                [one] 1 rare :
               *[other] { $rare } rares :
            }
           *[other] courants { $common }, rares { $rare } :
        }
    }
}
board-board-of = { $seat }
board-integrity = Intégrité
board-exp = EXP
board-asset = { $asset ->
    [power] Puissance
    [shield] Bouclier
    [memory] Mémoire
   *[reroll] Relance
}
board-trace = Trace
board-trace-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
board-ability-used = capacité utilisée ce tour
board-body-below = En dessous : { $body }
board-protocol = Protocole :
board-protocol-stage = étape { $stage } sur { $of }
board-augmentation = { $timing ->
    [planning] Planification
    [combat] Combat
    [launch] Lancement
    [passive] Passive
   *[any] À tout moment
}, { $held ->
    [equipped] { $used ->
        [yes] utilisée ce tour
       *[no] équipée
    }
    [drawn] piochée
   *[hand] s’équipe pour { $cost } Mémoire
}
board-city = Plan
board-city-how = Trace d’Entrée / Stationnaire ; + un pion Exploration
board-unseen = face cachée
board-place = Place { $n } : { $tile }
board-place-trace = Trace { $entry } en entrant, { $stationary } en restant
board-bot = le BOT
board-boss = le Boss
board-explore = { $kind ->
    [unseen] un pion Exploration
   *[other] un pion Exploration : { $name }
}
board-tokens = { $n } × { $token ->
    [ascend] Ascend
    [success] Succès
    [die-blank] Dé (vierge)
    [die-common] Dé (courant)
    [die-rare] Dé (rare)
   *[other] { $name }
}
board-you-are-on = Ici :
board-batteries = { $n ->
    [one] BOT J.O.R.D.A.N. a { $n } Batterie
   *[other] BOT J.O.R.D.A.N. a { $n } Batteries
}
board-story = Scénario
board-story-open = L’histoire et toute la carte
board-time = Temps { $time }, réserve Corrompue { $pool } sur { $of }
board-activities = En phase de Quête
board-quoted = « { $what } »
board-places = (places { $places })
board-open-to-you = ouvert pour vous
board-decks = Paquet Ennemi : { $left } cartes, { $gone } parties
board-others = Les autres
board-other = Intégrité { $integrity } sur { $of }, Trace { $trace }, Ennemis { $enemies }, EXP { $exp }, place { $place }
