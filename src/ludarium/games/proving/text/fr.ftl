### Le Défi de la Reine : tout ce que lit la joueuse ou le joueur, en français.
### Réponses, résultats du hasard et questions sont des libellés, sans point final ; textes de cartes, journal et raisons sont des phrases.

## Capacités des Ennemis (P-163)

verb-double = Contre cet Ennemi, chaque dé { $colour ->
    [blue] bleu
    [green] vert
   *[yellow] jaune
} compte double à la résolution ; même seul, il forme une série.
verb-wants-single = Un dé solo conforme à la case suivante fait monter le marqueur d’une case ; tout autre dé solo le fait descendre comme d’habitude. Une série est une combinaison incorrecte.
verb-fall-two = Un dé solo fait descendre le marqueur de deux cases au lieu d’une.
verb-heals = Si aucun dé ne l’attaque, l’Ennemi reprend des forces : le marqueur descend d’une case, sans passer sous la case de départ.
verb-ambush = Si aucun dé ne l’attaque, l’Ennemi frappe : le marqueur descend d’une case, fût-ce sur la case de blessure.
verb-one-step = Une attaque ne fait jamais monter le marqueur de plus d’une case.
verb-exact = Pas un dé de trop : la série doit être exactement ce que demandent une ou plusieurs cases, sinon la combinaison est incorrecte.
verb-shuns = Une série qui contient un dé { $colour ->
    [blue] bleu
    [green] vert
   *[yellow] jaune
} est une combinaison incorrecte.
verb-punishes = Une combinaison incorrecte fait en plus descendre le marqueur d’une case.
verb-heavy-wound = Une blessure due à cet Ennemi fatigue deux dés au lieu d’un.
verb-last-blow = L’Ennemi vaincu porte un dernier coup : fatiguez un dé. Ce n’est pas une blessure.
verb-guarded = Module Boucliers : entre en jeu avec un Bouclier.
verb-spiked = Module Boucliers : le dé solo qui brise ce Bouclier fait en plus descendre le marqueur d’une case.

## Pouvoirs des Souffles épiques (P-167)

verb-beast-any = { $face ->
    [claw] La serre du Dragon peut
    [tail] La queue du Dragon peut
   *[teeth] Les dents du Dragon peuvent
} servir contre n’importe quel Ennemi, avec ou sans le symbole.
verb-calm = Avant la relance due au chaos, vous pouvez traiter le chaos comme l’aile.
verb-great-wing = L’aile annule toute la descente de son dé solo, cases supplémentaires comprises.
verb-near-value = Un Char qui réclame une valeur accepte aussi un de plus ou un de moins ; 6 et 1 ne se suivent pas.
verb-spare-die = Quand un Char couvert par une paire est réglé, vous pouvez renvoyer l’un des deux dés à l’attaque, avec sa valeur, au lieu de le laisser au Stock.
verb-breaker = Avant la résolution, vous pouvez décider qu’une série qui serait correcte sans le Bouclier le brise, au lieu de faire descendre le marqueur.
verb-steady = À chaque manche, le premier Bouclier qui serait brandi ne l’est pas. L’Ennemi qui arrive avec le sien le garde.
verb-second-look = Après le jet du complot, vous pouvez le refaire une fois ; le second résultat est définitif.
verb-delay = { $reveals ->
    [one] La première révélation de Conspirateur après la mise en place est sautée, sans rattrapage.
    [2] Les deux premières révélations de Conspirateurs après la mise en place sont sautées, sans rattrapage.
   *[other] Les { $reveals } premières révélations de Conspirateurs après la mise en place sont sautées, sans rattrapage.
}
verb-hold-dial = Vous pouvez laisser le disque sur l’emplacement de la manche précédente.
verb-moon-ward = Si une série, correcte ou non, attaque l’Ennemi placé dans le dos de Maia, la Lune ne déplace pas son marqueur.
verb-extra-time = { $seconds ->
    [one] Avec un chronomètre, chaque manche dure une seconde de plus.
   *[other] Avec un chronomètre, chaque manche dure { $seconds } secondes de plus.
}
verb-lone-reroll = Une fois par manche, vous pouvez relancer un dé solo à lui seul, au prix d’une relance et sans le dé Dragon.
verb-hold-one = Une fois par manche, quand vous relancez une série de trois dés ou plus, vous pouvez en retenir un.
verb-safe-single = À chaque manche, dans l’emplacement du plus petit numéro où un dé solo ferait descendre le marqueur, celui-ci ne bouge pas.
verb-quick-rest = Les dés fatigués par une blessure vont droit sur la case médiane de la Piste de Fatigue.
verb-tinted = Une fois par manche, avant la résolution, un dé blanc de votre choix peut compter comme { $colour ->
    [blue] bleu
    [green] vert
   *[yellow] jaune
} pour les exigences.

## Effets des Chars et des Conspirateurs (P-165, P-169)

verb-single-extra = Durant cette manche, chaque dé solo qui fait descendre un marqueur le fait descendre d’une case de plus.
verb-down-slot = Le marqueur de l’Ennemi n° { $value } descend d’une case.
verb-down-leader = Le marqueur le plus proche de la case supérieure descend d’une case ; en cas d’égalité, celui du plus petit emplacement.
verb-exhaust = { $die ->
    [white] Fatiguez un dé blanc de votre Réserve.
   *[any] Fatiguez un dé de votre Réserve, de n’importe quelle couleur.
} Ce n’est pas une blessure.
verb-req-plus = Durant cette manche, chaque exigence compte un dé de plus, sauf chez les Ennemis qui veulent un dé solo.
verb-shroud = Durant cette manche, les dés { $colour ->
    [blue] bleus
    [green] verts
   *[yellow] jaunes
} comptent comme blancs à la résolution.
verb-scatter = Tous les dés d’Attaque de votre Réserve qui montrent { $value } sont relancés une fois.
verb-one-step-all = Durant cette manche, aucune attaque ne fait monter un marqueur de plus d’une case.
verb-steal = Mettez au Stock un dé de votre plus grand groupe ; en cas d’égalité, du groupe de la plus petite valeur.
verb-unguarded = { $parity ->
    [odd] Durant cette manche, aux emplacements impairs (n° 1, 3 et 5),
   *[even] Durant cette manche, aux emplacements pairs (n° 2, 4 et 6),
} le marqueur de chaque Ennemi que n’attaque aucun dé descend d’une case.
verb-raise-shield = Module Boucliers : l’Ennemi du n° { $value } brandit un Bouclier s’il n’en a pas.
verb-ground = Module Dragon : le dé Dragon ne sert pas durant cette manche, pas même pour le chaos.
verb-down-choice = Choisissez un Ennemi : son marqueur descend d’une case. Vous ne pouvez pas refuser.
verb-tired = Fatiguez un dé d’Attaque de votre Réserve. Ce n’est pas une blessure.
verb-haste = { $seconds ->
    [one] Avec un chronomètre, cette manche dure une seconde de moins,
   *[other] Avec un chronomètre, cette manche dure { $seconds } secondes de moins,
} mais jamais moins de 15 secondes.
verb-forbid = Durant cette manche, les { $value } ne peuvent pas être relancés.
verb-req-plus-of = { $kingdom ->
    [sun] Durant cette manche, les Ennemis du royaume du Soleil exigent un dé de plus,
   *[moon] Durant cette manche, les Ennemis du royaume de la Lune exigent un dé de plus,
} sauf ceux qui veulent un dé solo.
verb-rally = Avant la résolution du n° 1, le marqueur le plus proche de la case supérieure descend d’une case ; en cas d’égalité, celui du plus petit emplacement.

## Un dé dans une phrase : sans article, si bien que « le { $die } », « du { $die } » et les listes sonnent juste

die = { $colour ->
    [white] dé blanc
    [blue] dé bleu
    [green] dé vert
    [yellow] dé jaune
   *[dragon] dé Dragon
}{ $value ->
    [0] {""}
   *[other] {" "}qui montre { $value }
}
one-pair = une paire de dés
one-die = { $colour ->
    [white] un dé blanc
    [blue] un dé bleu
    [green] un dé vert
    [yellow] un dé jaune
   *[dragon] le dé Dragon
}

## Questions à la joueuse ou au joueur

prompt-opening-roll = Manche { $round } : { $timed ->
    [yes] lancez le chronomètre et vos dés
   *[no] lancez vos dés
}
prompt-reroll-place-or-stop = { $chariots ->
    [0] Relancez une série, ou arrêtez là
   *[other] Relancez une série, couvrez un Char, ou arrêtez là
}
prompt-put-to-rest = { $cause ->
    [last] { $enemy } (n° { $slot }) vous inflige la cinquième blessure, et la partie est perdue : un dernier dé va sur la Piste de Fatigue, peu importe lequel
    [wound] { $enemy } (n° { $slot }) vous blesse{ $more ->
        [0] { "" }
        [one] , et une autre blessure suit
       *[other] , et { $more } autres blessures suivent
    } : quel dé va{ $space ->
        [top] { " " }sur la case supérieure
        [middle] { " " }sur la case médiane
       *[bottom] { " " }sur la case inférieure
    } de la Piste de Fatigue ?
    [chariot] Un Char fatigue un dé, sans blessure : quel dé va sur la Piste de Fatigue ?
    [conspirator] { $plotter } fatigue un dé, sans blessure : quel dé va sur la Piste de Fatigue ?
   *[card] Fatiguez un dé, sans blessure : lequel va sur la Piste de Fatigue ?
}
prompt-swap = Votre blessure atteint la pile de dés de couleur : vous pouvez échanger un dé blanc contre l’un d’eux ; le dé blanc quitte le jeu
prompt-dragon-fights = { $face ->
    [wing] Le Dragon déploie son aile : qu’elle amortisse la descente d’un dé solo, ou gardez-le hors du combat
    [claw] Le Dragon tend sa serre : qu’il se joigne à une attaque, ou gardez-le hors du combat
    [tail] Le Dragon fait claquer sa queue : qu’il se joigne à une attaque, ou gardez-le hors du combat
   *[teeth] Le Dragon montre les dents : qu’il se joigne à une attaque, ou gardez-le hors du combat
}
prompt-unleash-or-calm = Le Dragon montre le chaos : laissez-le se déchaîner, ou calmez-le pour en faire une aile
prompt-resolve = Résolvez les attaques : chaque série va le plus loin possible, sauf si vous y changez d’abord quelque chose
prompt-target = Choisissez un Ennemi : son marqueur descend d’une case
prompt-stolen = Choisissez, dans votre plus grand groupe, le dé qui part au Stock
prompt-spare-a-die = Le Char est couvert : renvoyez un dé de la paire à l’attaque, ou laissez les deux au Stock
prompt-look-again = Le jet du complot donne { $number } : gardez-le, ou refaites-le une fois pour toutes
prompt-rotate = Tournez le disque : choisissez l’Ennemi que Maia regarde, au Soleil ; la Lune se lève sur celui qu’elle a dans le dos
prompt-take-bonus = Le Soleil salue votre coup : prenez un dé du disque pour la manche suivante

## Questions au hasard

prompt-land = Un dé d’Attaque roule : quelle valeur ?
prompt-dragon-lands = Le dé Dragon roule : quelle face ?
prompt-plot-rolled = Le complot se joue aux dés : quel numéro ?
prompt-enemy-comes = Quel Ennemi arrive au n° { $slot } ?
prompt-chariot-comes = Quel Char arrive ?
prompt-inspiration-comes = Quel Souffle épique vous porte ?
prompt-conspirator-shows = Quel Conspirateur est révélé ?

## Réponses de la joueuse ou du joueur

option-start = { $timed ->
    [yes] Lancer le chronomètre et les dés
   *[no] Lancer les dés
}
option-stop = Fin du Combat
option-reroll = { $count ->
    [one] Relancer le { $value } isolé
   *[other] Relancer les { $value } ({ $count } dés)
}
option-reroll-dragon = { $count ->
    [one] Relancer le { $value } isolé et le dé Dragon
   *[other] Relancer les { $value } ({ $count } dés) et le dé Dragon
}
option-reroll-hold = { $count ->
    [one] Relancer un { $value } en retenant le { $die }
   *[other] Relancer les { $value } ({ $count } dés) en retenant le { $die }
}
option-reroll-hold-dragon = { $count ->
    [one] Relancer un { $value } et le dé Dragon en retenant le { $die }
   *[other] Relancer les { $value } ({ $count } dés) et le dé Dragon en retenant le { $die }
}
option-place = Poser sur « { $chariot } » : { $dice } (valeur { $value })
option-exhaust = Fatiguer le { $die }
option-swap = Échanger le { $white } contre le { $colour }
option-decline = Ne pas échanger
option-dragon-beast = { $enemy } (n° { $slot }) : le Dragon se joint à l’attaque, pour un dé de plus
option-dragon-wing = { $enemy } (n° { $slot }) : l’aile amortit la descente
option-dragon-none = Garder le Dragon hors du combat
option-chaos = Laisser le chaos se déchaîner : relancer tous les dés de couleur
option-calm = Calmer le Dragon : le chaos compte comme l’aile
option-resolve = Résoudre les attaques
option-shorten = { $enemy } (n° { $slot }) : { $k ->
    [one] ne monter que d’une case
   *[other] ne monter que de { $k } cases
}
option-break = { $enemy } (n° { $slot }) : briser le Bouclier avec la série
option-tint = Faire compter le { $die } (valeur { $value }) comme { $colour ->
    [blue] bleu
    [green] vert
   *[yellow] jaune
}
option-target = { $enemy } (n° { $slot }) : descendre d’une case
option-give = Mettre au Stock le { $die }
option-spare = Renvoyer le { $die } à l’attaque
option-spare-none = Laisser les deux dés au Stock
option-keep = Garder ce jet
option-again = Refaire le jet
option-rotate = Regarder le n° { $slot }, { $enemy } (Lune sur le n° { $moon })
option-sun = Prendre le { $die } sur le disque
option-sun-none = Ne prendre aucun dé

## Réponses du hasard

chance-die = Le { $die } donne { $value }
chance-dragon = { $face ->
    [claw] Le dé Dragon montre la serre
    [tail] Le dé Dragon montre la queue
    [teeth] Le dé Dragon montre les dents
    [wing] Le dé Dragon montre l’aile
    [chaos] Le dé Dragon montre le chaos
   *[sixth] Le dé Dragon montre sa sixième face
}
chance-plot = Le jet du complot donne { $number }
chance-enemy = Pioche pour le n° { $slot } : { $enemy }
chance-chariot = Char pioché : { $chariot }
chance-inspiration = Souffle épique pioché : { $inspiration }
chance-conspirator = Conspirateur pioché : { $conspirator }

## Ce que le journal dit des réponses et du hasard (sinon les notes qui suivent le disent, ou il n’y a rien à dire)

option-start-told = { $timed ->
    [yes] Vous lancez le chronomètre et les dés.
   *[no] Vous lancez les dés.
}
option-reroll-told = { $count ->
    [one] Vous relancez le { $value } isolé.
   *[other] Vous relancez les { $value }.
}
option-reroll-dragon-told = { $count ->
    [one] Vous relancez le { $value } isolé et le dé Dragon.
   *[other] Vous relancez les { $value } et le dé Dragon.
}
option-reroll-hold-told = { $count ->
    [one] Vous relancez un { $value } en retenant le { $die }.
   *[other] Vous relancez les { $value } en retenant le { $die }.
}
option-reroll-hold-dragon-told = { $count ->
    [one] Vous relancez un { $value } et le dé Dragon en retenant le { $die }.
   *[other] Vous relancez les { $value } et le dé Dragon en retenant le { $die }.
}
option-place-told = Vous couvrez « { $chariot } » avec { $placed } (valeur { $value }).
option-dragon-beast-told = Le Dragon se joint à l’attaque contre { THE($enemy) } (n° { $slot }).
option-dragon-wing-told = Le Dragon déploie son aile entre vous et { THE($enemy) } (n° { $slot }).
option-shorten-told = Vous retenez votre coup contre { THE($enemy) } (n° { $slot }).
option-tint-told = { $colour ->
    [blue] Le { $die } compte comme un dé bleu.
    [green] Le { $die } compte comme un dé vert.
   *[yellow] Le { $die } compte comme un dé jaune.
}
option-again-told = Vous faites relancer le jet du complot.
chance-die-told = Le { $die } donne { $value }.
chance-dragon-told = { $face ->
    [claw] Le dé Dragon montre la serre.
    [tail] Le dé Dragon montre la queue.
    [teeth] Le dé Dragon montre les dents.
    [wing] Le dé Dragon montre l’aile.
    [chaos] Le dé Dragon montre le chaos.
   *[sixth] Le dé Dragon montre sa sixième face.
}
chance-inspiration-told = Maia trouve son Souffle épique : « { $inspiration } ».

## Ce qui s’est passé, pour le journal

note-phase-ended = { $cause ->
    [stop] Vous arrêtez de lancer les dés.
    [timeout] Temps écoulé !
   *[forced] Plus rien à relancer ni à poser : le Combat prend fin.
}
note-dice-returned = La paire est incomplète : le { $value } revient parmi vos dés.
note-went-up = { $spaces ->
    [one] { $enemy } (n° { $slot }) recule : le marqueur monte d’une case.
   *[other] { $enemy } (n° { $slot }) recule : le marqueur monte de { $spaces } cases.
}
note-went-down = { $spaces ->
    [one] { $enemy } (n° { $slot }) gagne du terrain : le marqueur descend d’une case.
   *[other] { $enemy } (n° { $slot }) gagne du terrain : le marqueur descend de { $spaces } cases.
}
note-held = Le dé solo ne fait aucun mal face { TO($enemy) } (n° { $slot }) : le marqueur tient bon.
note-wrong = { $enemy } (n° { $slot }) n’a rien : la combinaison est incorrecte.
note-shield-raised = { $enemy } (n° { $slot }) brandit le Bouclier.
note-shield-broken = Vous brisez le Bouclier { OF($enemy) } (n° { $slot }).
note-stayed-steady = Votre main ne tremble pas devant { THE($enemy) } (n° { $slot }) : aucun Bouclier ne se lève.
note-defeated = Vous terrassez { THE($enemy) } (n° { $slot }) !
note-wounded = { $enemy } (n° { $slot }) vous blesse : blessure { $health } sur 5.
note-tired = { $space ->
    [top] Vous fatiguez { $die }, qui va sur la case supérieure de la Piste de Fatigue.
    [middle] Vous fatiguez { $die }, qui va sur la case médiane de la Piste de Fatigue.
   *[bottom] Vous fatiguez { $die }, qui va sur la case inférieure de la Piste de Fatigue.
}
note-swapped = Vous échangez { $white } contre { $colour }.
note-enemy-comes = Dans l’arène, au n° { $slot }, voici { THE($enemy) }.
note-chariot-comes = Un Char déboule : « { $chariot } ».
note-stolen = Vous perdez { $die }, qui part au Stock.
note-spared = Vous renvoyez { $die } à l’attaque.
note-chariot-covered = Vous arrêtez « { $chariot } » : aucun effet, et ce qui couvrait la carte va au Stock.
note-chariot-strikes = Rien n’arrête « { $chariot } » : l’effet a lieu.
note-revealed = Un Conspirateur sort de l’ombre : { THE($conspirator) }.
note-reveal-delayed = Un Conspirateur reste dans l’ombre : la révélation est sautée.
note-acts = Le complot se noue : { THE($conspirator) } agit pendant cette manche.
note-quiet = Le jet du complot donne { $number } : personne ne bouge.
note-chaos-strikes = Chaos ! Tous les dés de couleur sont relancés.
note-chaos-calmed = Le Dragon s’apaise : le chaos compte comme l’aile.
note-faces-sun = Le disque tourne : le Soleil éclaire le n° { $sun }, la Lune le n° { $moon }.
note-bonus-taken = Le Soleil vous offre { $die } pour la manche suivante.
note-moon-rises = La Lune se lève sur { THE($enemy) } (n° { $slot }) : aucun coup n’y a porté.
note-wins = { $defeats ->
    [one] L’arène est à vous : un Ennemi vaincu !
   *[other] L’arène est à vous : { $defeats } Ennemis vaincus !
}
note-loses = Cinquième blessure : Maia tombe, la partie est perdue.
interjection-resign = Vous déposez les armes et abandonnez la partie.

## Pourquoi une réponse n’est pas possible

why-unknown = Ce choix n’est pas possible ici (P-151).
why-before-start = Les dés n’ont pas encore été lancés (P-25).
why-other-step = Ce n’est pas le moment : une autre décision vous attend (P-151).
why-same-facing = Maia regardait déjà cet emplacement à la manche précédente, et le disque doit tourner (P-123).
why-not-in-pool = Seul un dé d’Attaque de votre Réserve qui convient à l’effet peut être fatigué (P-62).
why-bonus-die = Le dé prêté par le Soleil ne se fatigue que si aucun autre ne le peut (P-129).
why-not-asked = Aucun Char en jeu ne réclame cela maintenant : il faut un dé solo de la valeur dite, ou une paire (P-95).
why-no-shorter = Cette attaque ne peut pas être écourtée ainsi (P-52).
why-no-break = Votre Souffle épique ne laisse une série briser un Bouclier que si elle est correcte sans lui (P-167).
why-no-tint = Seul un dé blanc qui attaque peut changer de couleur, une fois par manche, et si votre Souffle épique le permet (P-167).
why-no-swap = On échange un dé blanc de la Réserve contre un dé de couleur de la pile, et rien d’autre (P-66).
why-no-target = Aucun Ennemi ne se tient là (P-120).
why-not-largest = Le dé vient de votre plus grand groupe ; en cas d’égalité, de celui de la plus petite valeur (P-165).
why-not-covering = Seul un dé de la paire qui vient de couvrir le Char peut repartir à l’attaque (P-167).
why-not-on-dial = Ce dé n’est pas sur le disque (P-126).
why-sun-must = Le dé du Soleil ne se refuse pas (P-126).
why-no-such-die = Aucun dé de votre Réserve ne montre { $value } (P-35).
why-single = Un seul dé montre { $value }, et un dé solo ne se relance jamais (P-36).
why-forbidden = Les { $value } ne peuvent pas être relancés durant cette manche (P-169).
why-no-dragon-die = Le dé Dragon ne peut pas accompagner cette série : il n’est pas dans votre Réserve, ou aucun dé ne peut être retenu (P-82).
why-no-hold = Une série se relance tout entière : aucun de ses dés ne peut être retenu ici (P-35).
why-nothing-there = Aucun dé n’attaque le n° { $slot } : le Dragon n’a rien à y renforcer (P-87).
why-wing-single = L’aile n’est d’aucun secours au n° { $slot } : elle n’amortit que la descente d’un dé solo, et jamais face à un Bouclier (P-90).
why-symbol = { $face ->
    [claw] L’Ennemi du n° { $slot } ne porte pas la serre : le Dragon ne peut pas se joindre à cette attaque (P-85).
    [tail] L’Ennemi du n° { $slot } ne porte pas la queue : le Dragon ne peut pas se joindre à cette attaque (P-85).
   *[teeth] L’Ennemi du n° { $slot } ne porte pas les dents : le Dragon ne peut pas se joindre à cette attaque (P-85).
}

## Chances d’une relance, à côté d’un pourcentage

odds-slot = { $what ->
    [up] de chances que le n° { $slot } monte
    [down] de risque que le n° { $slot } descende
    [wound] de risque que le n° { $slot } vous blesse
    [defeat] de chances de vaincre le n° { $slot }
    [raise] de risque que le n° { $slot } brandisse son Bouclier
    [break] de chances de briser le Bouclier du n° { $slot }
   *[stay] de chances qu’il n’arrive rien au n° { $slot }
}

## Ce que donnerait la fin du Combat

sum-up = Tels que sont les dés : { $blows }.
sum-up-nothing = Tels que sont les dés, rien ne bouge.
sum-up-slot = le n° { $slot } { $what ->
    [up] monte de { $spaces }
    [down] descend de { $spaces }
    [wound] vous blesse
    [defeat] est vaincu
    [raise] brandit son Bouclier
   *[break] perd son Bouclier
}
reason-slot = le n° { $slot }
reason-throw = { $changes }.
reason-throw-nothing = Ce lancer a peu de chances de changer quoi que ce soit.
reason-rises = { $now ->
    [1] { $percent ->
        [0] le n° { $slot } ne monte plus
       *[other] { $lost } % de risques que le n° { $slot } ne monte plus
    }
   *[0] { $percent } % de chances que le n° { $slot } monte
}
reason-falls = { $now ->
    [1] { $lost } % de chances que le n° { $slot } ne descende plus
   *[0] { $percent } % de risques que le n° { $slot } descende{ $wound ->
        [yes] { " " }et vous blesse
       *[no] { "" }
    }
}
reason-cover = Cela arrête { THE($chariot) }. Sinon : « { $effect } » Prix : { $pair ->
    [yes] deux dés
   *[no] un dé
}{ $price ->
    [0] { "" }
    [one] , et { $lost } ne monte plus
   *[other] , et { $lost } ne montent plus
}.
reason-chaos = { $n ->
    [0] Il n’y a plus de dé de couleur à relancer.
    [one] Un dé de couleur est relancé, et ce qu’il fait à présent est perdu.
   *[other] { $n } dés de couleur sont relancés, et ce qu’ils font à présent est perdu.
}
reason-target = { $marker ->
    [1] Vous êtes blessé : le marqueur est sur la dernière case avant la blessure.
   *[other] Pas encore de blessure : le marqueur en est à { $marker } cases.
}
reason-rest = { $n ->
    [one] Il vous reste un dé
   *[other] Il vous reste { $n } dés
}{ $colour ->
    [white] { "" } et tous vos dés de couleur.
   *[other] { $count ->
        [0] { "" }, et aucun Ennemi ne demande un dé { $colour ->
            [blue] bleu
            [green] vert
           *[yellow] jaune
        } qui vous manquerait.
        [one] { "" }, mais { $slots } demande bientôt un dé { $colour ->
            [blue] bleu
            [green] vert
           *[yellow] jaune
        }, et c’est votre seul.
       *[other] { "" }, mais { $slots } demandent bientôt un dé { $colour ->
            [blue] bleu
            [green] vert
           *[yellow] jaune
        }, et c’est votre seul.
    }
}
reason-rest-lost = La partie est perdue, quel que soit le dé.
reason-swap = { $count ->
    [0] Aucun Ennemi ne demande de dé { $colour ->
        [blue] bleu
        [green] vert
       *[yellow] jaune
    } pour l’instant
    [one] Pour monter, { $slots } demande un dé { $colour ->
        [blue] bleu
        [green] vert
       *[yellow] jaune
    }
   *[other] Pour monter, { $slots } demandent un dé { $colour ->
        [blue] bleu
        [green] vert
       *[yellow] jaune
    }
} ; le dé blanc quitte la partie.
reason-sun = { $count ->
    [0] Aucun Ennemi ne demande de dé { $colour ->
        [blue] bleu
        [green] vert
       *[yellow] jaune
    } pour l’instant.
    [one] Pour monter, { $slots } demande un dé { $colour ->
        [blue] bleu
        [green] vert
       *[yellow] jaune
    }.
   *[other] Pour monter, { $slots } demandent un dé { $colour ->
        [blue] bleu
        [green] vert
       *[yellow] jaune
    }.
}
reason-needs = { $n ->
    [1] un dé solo{ $coloured ->
        [0] { "" }
       *[other] { " " }{ $one ->
            [blue] bleu
            [green] vert
           *[yellow] jaune
        }
    }
   *[other] { $n } dés{ $coloured ->
        [0] { "" }
        [1] { " " }dont un { $one ->
            [blue] bleu
            [green] vert
           *[yellow] jaune
        }
       *[other] { " " }dont un { $one ->
            [blue] bleu
            [green] vert
           *[yellow] jaune
        } et un { $two ->
            [blue] bleu
            [green] vert
           *[yellow] jaune
        }
    }
}
reason-rotate = Avec { $needs }, le n° { $slot } monte et vous gagnez un dé ; dans votre dos, { $marker ->
    [1] une seule descente du n° { $behind } vous blesse.
   *[other] le n° { $behind } est à { $marker } descentes de la blessure.
}
reason-plot-again = { $n ->
    [one] Un chiffre sur six réveille un Conspirateur.
   *[other] { $n } chiffres sur six réveillent un Conspirateur.
}
reason-plot-quiet = Avec ce chiffre, aucun Conspirateur n’agit.
reason-plot-acts = { $conspirator } agit : { $effect }

## Mots pour les étiquettes

colour-white = blanc
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
face-claw = serre
face-tail = queue
face-teeth = dents
face-wing = aile
face-chaos = chaos
face-blank = vierge
kingdom-sun = Royaume du Soleil
kingdom-moon = Royaume de la Lune
kind-enemy = Ennemi
kind-chariot = Char
kind-inspiration = Souffle épique
kind-conspirator = Conspirateur
needs-single = Un dé solo : { $value }
needs-pair = Une paire au choix
at-once = Immédiat
at-resolution = À la résolution
fact-climb = Dés pour chaque pas depuis la case 1
fact-start = Départ
fact-symbol = Faille
fact-needs = Arrêté par
fact-module = Module
fact-number = Numéro
fact-moment = Agit
printed-start = case { $space } (0 : blessure, { $top } : défaite)
printed-space = { $n ->
    [1] un dé solo{ $coloured ->
        [0] { "" }
       *[other] { " " }{ $one ->
            [blue] bleu
            [green] vert
           *[yellow] jaune
        }
    }
   *[other] { $n }{ $coloured ->
        [0] { "" }
        [1] { " " }dont un { $one ->
            [blue] bleu
            [green] vert
           *[yellow] jaune
        }
       *[other] { " " }dont un { $one ->
            [blue] bleu
            [green] vert
           *[yellow] jaune
        } et un { $two ->
            [blue] bleu
            [green] vert
           *[yellow] jaune
        }
    }
}
track-start = Case de départ
track-top = Case supérieure
track-bottom = Case de blessure
health = Santé
exhaustion-top = Fatigue, case supérieure
exhaustion-middle = Fatigue, case médiane
exhaustion-bottom = Fatigue, case inférieure
pool = Réserve de dés
stock = Stock
box = Boîte
colour-stack = Pile de dés de couleur
dial = Disque Soleil/Lune
sun = Soleil
moon = Lune
shield = Bouclier
single = dé solo
set = série

## Modules

module-dragon = Dragon
module-dragon-summary = Un dé Dragon se bat à vos côtés : il se joint à une attaque, amortit une descente ou sème le chaos.
module-chariots = Chars
module-chariots-summary = Des Chars chargent à chaque manche : sacrifiez des dés pour les arrêter, ou subissez leurs effets.
module-inspiration = Souffle épique
module-inspiration-summary = Une carte, un pouvoir, à vous pour toute la partie.
module-shields = Boucliers
module-shields-summary = Une combinaison incorrecte, et l’Ennemi brandit son Bouclier ; il faut un dé solo pour le briser.
module-conspirators = Conspirateurs
module-conspirators-summary = Chaque Ennemi vaincu fait sortir un Conspirateur de l’ombre et, à chaque manche, l’un d’eux peut agir.
module-sun-moon = Soleil et Lune
module-sun-moon-summary = À chaque manche, choisissez qui regarder : touchez cet Ennemi pour gagner un dé de couleur, mais gare à celui qui est dans votre dos.
module-live = en temps réel
module-live-summary = Le chronomètre tourne pour de vrai pendant que vous lancez.
module-budget = chaque action coûte du temps
module-budget-summary = Rien ne presse : agir retire des secondes à la manche, réfléchir n’en retire pas.
module-untimed = sans chronomètre
module-untimed-summary = La manche dure jusqu’à ce que vous cessiez de lancer.
module-wing = aile
module-blank = vierge
module-allowed = permises
module-forbidden = interdites
module-collect-then-shift = reprendre, puis décaler
module-shift-then-collect = décaler, puis reprendre
module-final = une fois, à la fin
module-each-time = à chaque fois
module-strict = un vrai dé solo
module-must = obligatoire
module-may = facultatif
module-any = tout dé
module-last = seulement en dernier
title-option-round-seconds = Avec un chronomètre, une manche ne dure jamais plus longtemps. La durée officielle est de soixante secondes.
title-option-pause = Le chronomètre peut être arrêté pendant une manche ; le plateau est alors caché.
title-option-sixth-face-wing = Le dé porte deux ailes.
title-option-sixth-face-blank = La sixième face est sans effet.
title-option-short-moves-allowed = Une série qui pourrait monter de plusieurs cases peut s’arrêter avant.
title-option-short-moves-forbidden = Chaque série monte aussi haut qu’elle le peut.
title-option-exhaustion-reset-collect-then-shift = Les dés de la case inférieure reviennent dans votre Réserve, puis tous les autres descendent.
title-option-exhaustion-reset-shift-then-collect = Tous les dés descendent d’abord : chacun revient une manche plus tôt.
title-option-dragon-exhaustible = Le dé Dragon peut être fatigué comme les autres. Tant qu’il n’est pas revenu, on ne le lance pas.
title-option-chaos-timing-final = Seule compte la face que le dé Dragon montre à la fin.
title-option-chaos-timing-each-time = Chaque fois que le dé Dragon montre le chaos, tous les dés de couleur sont aussitôt relancés.
title-option-chariot-partial = Une paire peut être posée sur un Char un dé après l’autre. Si le second manque à la fin, le premier revient.
title-option-sun-bonus-must = Qui a gagné un dé du disque en prend un.
title-option-sun-bonus-may = Vous pouvez laisser sur le disque le dé gagné.
title-option-chariot-single-strict = Le dé doit être solo au moment où on le pose.
title-option-chariot-single-any = N’importe quel dé de la bonne valeur convient, même tiré d’une série.
title-option-sun-exhaust-last = Le dé prêté par le Soleil ne se fatigue que si aucun autre ne le peut. Il repose alors sur la piste comme les autres.
title-option-sun-exhaust-any = À la lettre du livret : vous fatiguez le dé de votre choix. Celui que le Soleil a prêté retourne sur le disque après les attaques : rien n’est perdu.
title-option-roll-seconds = Ce que chaque relance retire à la manche quand chaque action coûte du temps.
title-option-place-seconds = Ce que chaque dé posé sur un Char retire à la manche quand chaque action coûte du temps.
title-option-grace-ms = En temps réel, une réponse qui arrive avec ce retard compte encore, pour qu’une connexion lente ne coûte rien.
title-option-live-lock-ms = En temps réel, on ne peut que s’arrêter pendant ce temps après une relance, comme si de vrais dés roulaient.
title-option-live-place-lock-ms = En temps réel, on ne peut que s’arrêter pendant ce temps après la pose d’un dé.
title-option-parity = En temps réel, les attentes durent autant que coûtent les mêmes actions quand chaque action coûte du temps, et il n’y a pas de délai de grâce.
title-option-ring-index = La case de la Piste de Santé qui porte l’anneau tricolore : à cette blessure, un dé blanc s’échange contre un dé de couleur.

## Étapes d’une manche (P-131)

step-plot = Complot
step-dial = Disque
step-roll = Lancer
step-chariots = Chars
step-dragon = Dragon
step-resolve = Résoudre
step-sun-moon = Soleil et Lune
step-win = Victoire ?
step-rest = Réinitialiser
step-stock = Stock
step-enemies = Nouveaux Ennemis
step-chariots-drawn = Nouveaux Chars

## Ce qui est en vigueur durant cette manche

effect-single-extra = { $count ->
    [one] Chaque dé solo qui fait descendre un marqueur le fait descendre d’une case de plus.
   *[other] Chaque dé solo qui fait descendre un marqueur le fait descendre de { $count } cases de plus.
}
effect-req-plus = { $count ->
    [one] Chaque exigence compte un dé de plus, sauf là où il faut un dé solo.
   *[other] Chaque exigence compte { $count } dés de plus, sauf là où il faut un dé solo.
}
effect-one-step = Aucune attaque ne fait monter un marqueur de plus d’une case.
effect-shroud = Tous les dés { $colour ->
    [blue] bleus
    [green] verts
   *[yellow] jaunes
} comptent comme blancs.
effect-unguarded = Emplacements { $slots } : là où aucun dé n’attaque, le marqueur descend d’une case.
effect-grounded = Le Dragon est cloué au sol : son dé ne sert pas, pas même pour le chaos.
effect-forbidden = Les { $value } ne peuvent pas être relancés.
effect-plus-kingdom = { $kingdom ->
    [sun] Les Ennemis du royaume du Soleil exigent un dé de plus,
   *[moon] Les Ennemis du royaume de la Lune exigent un dé de plus,
} sauf là où il faut un dé solo.
effect-tint = Le { $die } compte comme la couleur de votre Souffle épique.

## Comment la partie s’est terminée

result-won = { $rounds ->
    [one] Victoire : { $defeats } Ennemis vaincus en une seule manche !
   *[other] Victoire : { $defeats } Ennemis vaincus en { $rounds } manches !
}
result-lost = Défaite : la cinquième blessure était celle de trop.
result-resigned = Défaite : vous avez déposé les armes.

## Le plateau dans le navigateur

board-arena = Arène
board-dice = Dés
board-headline = Manche { $round } · { $defeats ->
    [one] { $defeats } vaincu
   *[other] { $defeats } vaincus
} sur { $to_win }
board-defeats = Ennemis vaincus : { $count } sur { $to_win }
board-key-skip = Passer l’animation
board-key-let-go = Reposer ce que vous tenez

# Ennemis
board-enemy = { $slot }, { $name } : { $what }
board-slot-empty = { $slot } : personne
board-slot-open = la herse est levée
board-no-weakness = aucune faille
board-no-ability = Aucune capacité.
board-new = nouveau
board-stamp-defeat = Vaincu
board-stamp-wound = Blessure
board-track = Piste de Combat : { $at } sur { $top }
board-track-start = Départ
board-track-wound = Blessure
board-next = ensuite : { $count } dés
board-next-colour = ensuite : { $count } dés, 1 { $colour ->
    [blue] bleu
    [green] vert
   *[yellow] jaune
}
board-next-two-colours = ensuite : { $count } dés, 1 { $colour ->
    [blue] bleu
    [green] vert
   *[yellow] jaune
}, 1 { $other ->
    [blue] bleu
    [green] vert
   *[yellow] jaune
}
board-next-lone = { $colour ->
    [none] ensuite : un dé solo
    [blue] ensuite : un solo bleu
    [green] ensuite : un solo vert
   *[yellow] ensuite : un solo jaune
}

# Ce que les dés feraient à un Ennemi, ou ont fait
board-not-struck = aucune attaque
board-effect-up = monte de { $spaces }
board-effect-down = descend de { $spaces }
board-effect-stay = sans effet
board-effect-wound = blessure
board-effect-defeat = vaincu
board-effect-raise = Bouclier brandi
board-effect-break = Bouclier brisé
board-odds = { $what ->
    [up] monte { $percent } %
    [down] descend { $percent } %
    [wound] blessure { $percent } %
    [defeat] vaincu { $percent } %
    [raise] Bouclier { $percent } %
    [break] Bouclier brisé { $percent } %
   *[stay] rien { $percent } %
}

# Pourquoi l’attaque d’un emplacement a donné ce résultat
board-why-up = { $spaces ->
    [one] { $count } dés paient une case.
   *[other] { $count } dés paient { $spaces } cases.
}
board-why-up-dragon = { $spaces ->
    [one] Avec le Dragon, { $count } dés paient une case.
   *[other] Avec le Dragon, { $count } dés paient { $spaces } cases.
}
board-why-wanted = Juste le dé qu’il fallait.
board-why-single = { $spaces ->
    [one] Dé solo : une case de moins.
   *[other] Dé solo : { $spaces } cases de moins.
}
board-why-wing = L’aile amortit la chute.
board-why-held = Le dé solo ne fait aucun mal.
board-why-wrong = Combinaison incorrecte.
board-why-raised = Incorrect : Bouclier brandi.
board-why-steady = Incorrect, mais votre main ne tremble pas.
board-why-punished = Incorrect : une case de moins.
board-why-shielded = Série contre Bouclier : une case de moins.
board-why-broken = Un dé solo brise le Bouclier.
board-why-broken-by-set = La série brise le Bouclier.
board-why-spiked = Bouclier brisé, mais ses pointes piquent.
board-why-alone = Aucune attaque : une case de moins.
board-why-heals = Aucune attaque : une case récupérée.
board-why-none = Aucune attaque.
board-why-nothing = Sans effet.
board-why-moon = Puis la Lune : une case de moins.
board-why-chariot = { $chariot } frappe.
board-fate-wound = blessure
board-fate-defeat = vaincu
board-resolution = Résultat de la manche { $round }
board-pace = Vitesse de l’animation
board-pace-step = Étape
board-pace-1 = ×1
board-pace-4 = ×4
board-pace-skip = Passer

# Dés
board-die = { $colour ->
    [white] dé blanc
    [blue] dé bleu
    [green] dé vert
   *[yellow] dé jaune
}{ $value ->
    [0] {""}
   *[other] {" "}qui montre { $value }
}
board-bonus = Bonus du Soleil
board-bay = Casier { $value } : { $what }
board-bay-empty = vide
board-set-of = série de { $count }
board-stays = reste
board-stays-name = Le { $value } isolé reste : pourquoi ?
board-reroll = Relancer
board-reroll-held = Relancer le reste
board-reroll-set = Relancer les { $value }, une série de { $count }
board-reroll-lone = Relancer le { $value } isolé
board-rolling = ça roule…
board-forbidden = { $name } l’interdit
board-forbidden-plain = interdit
board-forbidden-name = Les { $value } ne peuvent être relancés : pourquoi ?
board-hold = Retenir : { $die }
board-pool = { $count ->
    [one] Un dé en Réserve
   *[other] { $count } dés en Réserve
}
board-colour-dice = { $colour ->
    [white] Blanc
    [blue] Bleu
    [green] Vert
   *[yellow] Jaune
}
board-stock-back = de retour après la manche
board-never-tires = jamais fatigué
board-only-if-no-other = faute d’autre dé
board-out-of-reach = hors d’atteinte

# Le dé Dragon
board-dragon = Dragon
board-dragon-die = dé Dragon, { $face }
board-dragon-joins = suit
board-dragon-joins-name = Le dé Dragon est lancé avec la prochaine série
board-dragon-apart = reste à l’écart
board-dragon-choose = choisir
board-grounded = cloué au sol
board-resting = se repose

# Chars
board-chariot = { $name } : { $want }
board-chariot-place = { $name } : placer des dés ici. { $want }
board-inspiration-is = { kind-inspiration } :
board-uncovered = À découvert :
board-covered = Char couvert : sans effet.
board-needs-single = Un { $value } isolé
board-needs-pair = Une paire
board-choose-dice = Choisissez
board-place-these = Placer

# Centre
board-royal-box = Loge royale : les Conspirateurs
board-hidden = caché
board-active = (actif cette manche)
board-edict = { $name } : { $text }
board-in-force = En vigueur cette manche
board-second-sign = s
board-seconds = { $seconds ->
    [one] Plus qu’une seconde
   *[other] Encore { $seconds } secondes
}
board-health-left = reste { $left }
board-stack = { $count ->
    [one] Pile de couleur : un dernier dé à échanger dès la blessure { $wounds }
   *[other] Pile de couleur : { $count } dés à échanger dès la blessure { $wounds }
}
board-exhaustion = Fatigue
board-back-next = retour →
board-many-dice = { $count } dés
board-choose-tired = Choisir le dé à fatiguer

# À côté d’un choix
board-choice-put-to-rest = Un dé doit se reposer
board-choice-swap = Un dé blanc contre un dé de couleur
board-choice-take-bonus = Un dé offert par le Soleil
board-after-health = Santé : reste { $before } → reste { $after }
board-after-start = { $enemy } revient à la case de départ
board-after-rest = Le dé avance d’une case par manche et revient après la dernière
board-after-swap = Choisissez le dé blanc qui quitte la partie et le dé de couleur qui vous rejoint
board-after-bonus = Il combat pour vous à la manche suivante, puis retourne sur le disque

# Effets en vigueur, au plus court
board-force-single-extra = { $count ->
    [one] Chaque dé solo fait descendre d’une case de plus.
   *[other] Chaque dé solo fait descendre de { $count } cases de plus.
}
board-force-req-plus = { $count ->
    [one] Chaque case exige un dé de plus.
   *[other] Chaque case exige { $count } dés de plus.
}
board-force-tint = Un dé blanc est teinté.

# Les cartes en une phrase courte ; le texte complet est sur la carte
board-verb-double = { $colour ->
    [blue] Les dés bleus comptent double.
    [green] Les dés verts comptent double.
   *[yellow] Les dés jaunes comptent double.
}
board-verb-wants-single = Seul un dé solo conforme le fait monter ; une série échoue.
board-verb-fall-two = Un dé solo fait descendre de deux cases.
board-verb-heals = Récupère une case si rien ne l’attaque.
board-verb-ambush = Frappe si rien ne l’attaque : une case de moins.
board-verb-one-step = Monte d’une case au plus.
board-verb-exact = Les dés exacts, pas un de trop.
board-verb-shuns = { $colour ->
    [blue] Un dé bleu gâche la série.
    [green] Un dé vert gâche la série.
   *[yellow] Un dé jaune gâche la série.
}
board-verb-punishes = Série incorrecte : une case de moins.
board-verb-heavy-wound = Sa blessure fatigue deux dés.
board-verb-last-blow = Fatigue encore un dé à sa défaite.
board-verb-guarded = Arrive avec un Bouclier.
board-verb-spiked = Briser son Bouclier coûte une case.
board-verb-beast-any = { $face ->
    [claw] La serre peut aider contre tout Ennemi.
    [tail] La queue peut aider contre tout Ennemi.
   *[teeth] Les dents peuvent aider contre tout Ennemi.
}
board-verb-calm = Le chaos peut compter comme l’aile.
board-verb-great-wing = L’aile annule toute la descente.
board-verb-near-value = Les Chars acceptent un de plus ou de moins.
board-verb-spare-die = Un dé d’une paire peut revenir d’un Char.
board-verb-breaker = Une série correcte peut briser un Bouclier.
board-verb-steady = Le premier Bouclier de la manche reste baissé.
board-verb-second-look = Vous pouvez refaire le jet du complot.
board-verb-delay = { $reveals ->
    [one] La première révélation est sautée.
   *[other] Les { $reveals } premières révélations sont sautées.
}
board-verb-hold-dial = Le disque peut rester en place.
board-verb-moon-ward = Une série tient la Lune loin de votre dos.
board-verb-extra-time = { $seconds ->
    [one] Avec un chronomètre : une seconde de plus par manche.
   *[other] Avec un chronomètre : { $seconds } secondes de plus par manche.
}
board-verb-lone-reroll = Une fois par manche, relancez un dé solo.
board-verb-hold-one = Une fois par manche, retenez un dé d’une série.
board-verb-safe-single = Le premier dé solo nuisible ne fait rien descendre.
board-verb-quick-rest = Après une blessure, un dé se repose une manche de moins.
board-verb-tinted = { $colour ->
    [blue] Une fois par manche, un dé blanc vaut bleu.
    [green] Une fois par manche, un dé blanc vaut vert.
   *[yellow] Une fois par manche, un dé blanc vaut jaune.
}
board-verb-single-extra = Chaque dé solo fait descendre d’une case de plus.
board-verb-down-slot = Le marqueur de l’Ennemi { $value } descend d’une case.
board-verb-down-leader = Le marqueur le plus haut descend d’une case.
board-verb-exhaust = { $die ->
    [white] Fatiguez un dé blanc.
   *[any] Fatiguez un dé.
}
board-verb-req-plus = Chaque case exige un dé de plus.
board-verb-shroud = { $colour ->
    [blue] Les dés bleus comptent comme blancs.
    [green] Les dés verts comptent comme blancs.
   *[yellow] Les dés jaunes comptent comme blancs.
}
board-verb-scatter = Tous les dés qui montrent { $value } sont relancés.
board-verb-one-step-all = Aucun marqueur ne monte de plus d’une case.
board-verb-steal = Votre plus grand groupe perd un dé.
board-verb-unguarded = { $parity ->
    [odd] Aux emplacements impairs, tout marqueur non attaqué descend d’une case.
   *[even] Aux emplacements pairs, tout marqueur non attaqué descend d’une case.
}
board-verb-raise-shield = L’Ennemi { $value } brandit un Bouclier.
board-verb-ground = Le dé Dragon ne sert pas.
board-verb-down-choice = Un marqueur de votre choix descend d’une case.
board-verb-tired = Fatiguez un dé.
board-verb-haste = { $seconds ->
    [one] une seconde de moins
   *[other] { $seconds } secondes de moins
}
board-verb-forbid = Les { $value } ne se relancent pas.
board-verb-req-plus-of = { $kingdom ->
    [sun] Ennemis du Soleil : un dé de plus par case.
   *[moon] Ennemis de la Lune : un dé de plus par case.
}
board-verb-rally = Le marqueur le plus haut descend d’une case.

# Noms tels qu’ils tiennent sous un médaillon
board-who-tavish-of-the-hours = Tavish
board-who-doctor-sallow = Blême
board-who-countess-ombrelle = Ombrelle
board-who-fern = Fern
board-who-baron-pitfall = Chausse‑Trappe
board-who-queen-brianna = Brianna

# Question, choix et journal
board-aside-opening-roll = { $chariots ->
    [0] Tous les dés de la Réserve sont lancés ; ensuite, relancez des séries jusqu’à ce que vous arrêtiez.
   *[other] Tous les dés de la Réserve sont lancés ; ensuite, relancez des séries et couvrez les Chars jusqu’à ce que vous arrêtiez.
}
board-aside-reroll-place-or-stop = Une série se relance en entier. Un dé solo reste. Chaque dé attaque l’Ennemi de son numéro.
board-aside-put-to-rest = Il revient en quittant la dernière case de la Piste de Fatigue.
board-aside-swap = Facultatif : la prochaine case demande peut-être un dé de couleur.
board-aside-dragon = Facultatif : un seul Ennemi, et seulement là où un dé attaque déjà.
board-aside-resolve = Les marqueurs avancent de 1 à 6 ; viennent ensuite les victoires et les blessures.
board-aside-rotate = Touchez l’Ennemi du Soleil pour gagner un dé de couleur. Si celui de la Lune n’est pas touché, son marqueur descend d’une case.
board-aside-target = Impossible de refuser. Attention aux marqueurs juste au-dessus de la blessure.
board-aside-spare = Facultatif : votre Souffle épique rend un dé au combat.
board-brief-reroll = Relancer
board-brief-hold = Relancer, en retenir un
board-brief-place = Placer sur { $chariot }
board-brief-exhaust = Fatiguer
board-brief-swap = Échanger
board-brief-give = Laisser au Stock
board-brief-spare = Renvoyer
board-brief-tint = Teinter
board-brief-sun = Prendre
board-missing-reroll = Relancer les { $value }
board-phase-reset = Réinit.

## Leçons : une maîtresse d’armes parle à Maia, une idée par étape

lesson-roll = Le lancer
lesson-roll-start = Bienvenue dans l’arène, Maia ! Six Ennemis vous entourent, chacun avec un numéro sur un disque de laiton, et vos armes sont huit dés. Lancez-les : aujourd’hui, rien ne presse.
lesson-roll-set = Vos dés se sont rangés par valeur. Cinq d’entre eux sont des dés solo et restent où ils sont tombés ; mais trois 5 font une série : leur casier est éclairé, et vous pouvez la relancer tout entière. Relancez les 5.
lesson-roll-company = Un 3, un 4, un 6 : chacun a trouvé un dé esseulé et en a fait une paire. Voilà comment on sauve un dé solo : en lui envoyant de la compagnie. Contre Rurik, deux 4 ne suffisent pas : relancez-les aussi.
lesson-roll-stop = Encore un de sauvé ! Chaque dé frappe l’Ennemi qui porte son numéro, et le pied de la carte annonce déjà la suite : 2, 3 et 6 montent, seul le 1 isolé glisse d’une case. À votre place, je signerais. Fin du Combat !
lesson-roll-moved = Regardez les marqueurs à côté des Ennemis. Une série suffisante hisse le sien vers la couronne, où l’Ennemi est vaincu ; un dé solo le laisse glisser vers la goutte de sang, où c’est vous qu’on blesse. Personne n’a frappé le 4 ni le 5 : rien n’y a bougé.
lesson-roll-end = Voilà une manche entière : lancer, relancer des séries autant qu’on veut, s’arrêter, et chaque valeur frappe son Ennemi. Huit Ennemis vaincus, et l’arène est à vous ; la cinquième blessure est la dernière.

lesson-track = La Piste de Combat
lesson-track-start = Aujourd’hui, on apprend à lire les Pistes. Votre marqueur attend au Départ, entre la couronne, tout en haut, et la blessure, tout en bas ; la case encadrée juste au-dessus dit ce que vos dés doivent apporter. Lancez, et gardez Pim Bout-de-Chandelle à l’œil.
lesson-track-colour = Quatre 3 pour Pim, et pourtant sa carte dit « sans effet » : sa prochaine case veut trois dés, dont un jaune. Or votre dé jaune est seul sur 6, et un dé solo ne bouge plus. Relancez donc les 5, en espérant que l’un d’eux le rejoigne.
lesson-track-yellow = Le dé bleu a rejoint le jaune : à deux, ils peuvent repartir. Le blanc a eu moins d’égards : seul sur 1, il sent la blessure. Relancez les 6 !
lesson-track-stop = Le jaune sur 3, et Pim monte ! Deux 2 contre Oriane, il en manque un : rien de gagné, rien de perdu. Le 1 isolé va vous blesser, et il faut bien savoir une fois ce que cela fait. Fin du Combat.
lesson-track-exhaust = Le marqueur de Mère Hulotte a touché le fond. Une blessure vous coûte un cœur, son marqueur revient au Départ, et l’un de vos dés doit se reposer. Que ce soit le 1 blanc : on se passe moins bien des couleurs.
lesson-track-again = Le voilà sur la Piste de Fatigue. À chaque manche, les dés y glissent d’une case, et celui qui quitte la dernière vous revient : vous en avez donc encore huit. Pim n’est plus qu’à un pas de la couronne. Lancez !
lesson-track-hunt = La dernière case de Pim veut trois dés, peu importe la couleur, et un 3 s’y trouve déjà. Les 6, eux, ne servent à rien où ils sont. Relancez-les.
lesson-track-last = L’un des deux a trouvé le chemin de Pim. L’autre a rejoint les 5, et c’est tout aussi bien : trois dés oisifs qui peuvent repartir d’un coup. Relancez les 5.
lesson-track-strike = Trois 3, et le pied de la carte de Pim passe au vert : vaincu ! Même le 4 isolé a trouvé de la compagnie. Aux 1, il manque le dé vert que réclame Mère Hulotte, mais cette série-là ne vous coûte rien. Fin du Combat, et savourez.
lesson-track-fallen = Un de moins, plus que sept, et l’Ennemi suivant passe déjà la herse. Une plus grande série va plus vite encore : elle gravit plusieurs cases en une attaque, pourvu qu’elle paie chacune avec d’autres dés.
lesson-track-stack = Les blessures ont leur consolation. Dès la deuxième, les dés de couleur posés sur vos cœurs sont à portée de main : l’un de vos dés blancs contre l’un d’eux, si le cœur vous en dit. Mais n’attendez pas la cinquième.

lesson-clock = Contre la montre
lesson-clock-start = Cette fois, c’est pour de bon : une manche dure soixante secondes, mais je vous en accorde quatre-vingt-dix. L’anneau autour de vous ne brûle que pendant les lancers ; le reste se réfléchit en paix. Le temps part avec vos dés. Prête ?
lesson-clock-first = Deux blessures se préparent, en 3 et en 4. Les 2 ne servent à rien. Relancez-les, vite !
lesson-clock-lock = Le 3 est sauvé ! Tant que des dés roulent, trois secondes sans rien relancer : profitez-en pour regarder autour de vous. Aux 5, maintenant.
lesson-clock-free = Plus aucune blessure en vue. À vous de mener la manche : relancez ce que vous voulez, un œil sur le pied des cartes. Arrêtez quand leur verdict vous plaît, ou restez voir ce qui se passe à zéro.
lesson-clock-zero = Arrêt ou temps écoulé, c’est tout un : les lancers cessent, et chaque dé frappe là où il est. À zéro, on ne perd rien, sinon le lancer suivant.
lesson-clock-calm = Tant que le temps court, on ne revient sur rien ; dès qu’il s’arrête, vous avez l’éternité. Et si soixante secondes ne suffisent pas, choisissez avant la partie une manche plus longue, ou pas de chronomètre du tout.

lesson-dragon = Dragon et Boucliers
lesson-dragon-start = Vous n’êtes pas seule aujourd’hui : le dé rouge est votre Dragon. Il vole avec le premier lancer de chaque manche, mais n’appartient jamais à une série. Vos Ennemis ont appris, eux aussi : ils portent des Boucliers. Lancez.
lesson-dragon-flies = Le Dragon montre les dents, mais personne ici ne porte cette marque. Il peut repartir avec n’importe quelle série : basculez l’interrupteur sous le dé, puis relancez les 1.
lesson-dragon-weakness = La queue ! Croc-d’Airain la porte en rouge sur sa carte : c’est sa faille. Et lisez bien les cartes : contre Dame Pénombre, un dé jaune compte double, si bien que même votre 3 isolé est une série. Fin du Combat.
lesson-dragon-joins = Envoyez le Dragon, maintenant. En 5, le dé vert isolé vous promet une blessure ; avec le Dragon, ils sont deux, et le marqueur monte au lieu de tomber. Sus à Croc-d’Airain !
lesson-dragon-shield = Deux 6 ne suffisaient pas à Sœur Carapace : elle a brandi son Bouclier. Avec ce module, toute série incorrecte en fait autant, et alors c’est le monde à l’envers : une série fait descendre le marqueur, seul un dé solo brise le Bouclier. Lancez.
lesson-dragon-chaos = Un 6 tout seul : pour une fois, c’est ce qu’il nous faut. Mais le Dragon montre le chaos, et le chaos relance tous vos dés de couleur avant les coups. Relancez donc les 4, qui ne servent à rien, l’interrupteur allumé, et le Dragon avec eux.
lesson-dragon-wing = Le 3 jaune a de la compagnie, et le Dragon déploie son aile. Le nouveau 1 isolé a l’air d’une blessure, mais c’est à cela que sert une aile. Fin du Combat.
lesson-dragon-cushion = L’aile amortit la descente d’un dé solo, quel que soit l’Ennemi qu’il frappe. Étendez-la sur le 1, et le marqueur d’Oriane reste où il est.
lesson-dragon-broken = Pas une égratignure, et le Bouclier de Sœur Carapace est en miettes. C’est Croc-d’Airain qui en tient un, à présent : avec deux 5, il en manquait un pour sa dernière case. À la prochaine manche, un 5 tout seul serait bienvenu.
lesson-dragon-end = Serre, queue et dents renforcent un coup contre qui porte cette marque, l’aile rattrape un dé solo, le chaos n’aide personne. Gardez ce qui vous sert, et laissez repartir le reste.

lesson-arena = L’arène tout entière
lesson-arena-dial = D’abord le disque : choisissez qui vous regardez, au Soleil ; la Lune se lève dans votre dos. Touchez l’Ennemi du Soleil, vous gagnez un dé de couleur ; épargnez celui de la Lune, son marqueur glisse. Tournez-vous vers le 4 : dans votre dos, Halda a une case de marge.
lesson-arena-chariot = Et voici un Char ! Si vous ne posez pas un 2 solo sur le Claque-Crânes pendant les lancers, il dispersera tous vos 5 avant les coups. Lancez.
lesson-arena-chances = Trois blessures en vue, et trois 1 qui ne servent à rien. Avant de relancer, regardez la liste des choix : elle vous dit vos chances. Puis relancez les 1.
lesson-arena-place = Un pour le 4, un pour le 5, un pour le 6 : quel lancer ! Mais le 2 isolé promet toujours une blessure, et le Claque-Crânes en veut à vos 5. Posez le 2 sur le Char : vous voilà débarrassée des deux.
lesson-arena-stop = Voyez la carte 2 : plus de blessure, car un dé posé sur un Char ne frappe personne, et après la manche il vous revient. Trois marqueurs vont monter, dont celui d’Halite, au Soleil. Fin du Combat.
lesson-arena-sun = Halite est touchée, alors le Soleil paie : un dé de couleur pour la manche suivante. Prenez le bleu, c’est lui que veut sa prochaine case.
lesson-arena-moon = La Lune a eu sa part, elle aussi : personne n’a touché Halda, et son marqueur a glissé. À la prochaine manche, il faudra vous tourner vers quelqu’un d’autre.
lesson-arena-fern = Là-haut guette un Conspirateur, Fern Vertbois. À chaque manche, un dé décide du complot, et qui porte son numéro passe à l’action. Deux fois il a donné 1 : Fern, qui a le 4, n’a pas bougé ; mais chaque Ennemi vaincu en fait sortir un autre de l’ombre.
lesson-arena-help = Vous n’êtes jamais seule : l’ampoule donne un conseil, la flèche courbe reprend une réponse, sauf si le temps court, et le ruban rouge ouvre les règles. Ce que vous ne pouvez pas faire vous dit pourquoi, si vous le pressez.
lesson-arena-play = Le Souffle épique, je vous le laisse découvrir : une carte, un pouvoir, à vous pour toute une partie. Commencez par l’arène nue, et ajoutez une chose à la fois. Et maintenant jouez, Maia : dans les gradins, c’est moi qui crierai le plus fort !

## Le titre dans la salle

title-tagline = Une minute, une poignée de dés, six adversaires qui veulent votre peau.
title-how-1 = Lancez. Chaque dé qui montre 3 attaque l’Ennemi 3, et ainsi de suite.
title-how-2 = Relancez vos séries jusqu’au bout de la minute. Un dé solo reste, et vous nuit.
title-how-3 = Battez huit Ennemis avant la cinquième blessure.
title-lead = Battez huit Ennemis dans l’arène avant la cinquième blessure. Chaque module fait surgir le danger d’ailleurs.
title-preset-plain = Entraînement
title-preset-mix = Modules
title-mix-none = Entraînement

## What an answer changes: after "+2" or "−1"

counted-defeats = { $n ->
    [one] Ennemi vaincu
   *[other] Ennemis vaincus
}
counted-wounds = { $n ->
    [one] blessure
   *[other] blessures
}
counted-resting = { $n ->
    [one] dé au repos
   *[other] dés au repos
}

## What an answer does, in two or three words beside it

board-brings-defeated = n° { $slot } vaincu
board-brings-went-up = n° { $slot } monte de { $spaces }
board-brings-shield-broken = brise le Bouclier du n° { $slot }
board-brings-chariot-covered = arrête le Char
