### Anima : L’Ombre d’Omega : tout ce que lit la joueuse ou le joueur, en français.
### Réponses, résultats du hasard et questions sont des libellés, sans point final ; textes de cartes, journal et raisons sont des phrases.
### Joueuses et joueurs portent le nom de leur marqueur, sans article ni genre : ni « de » devant (Ambre, Azur), ni participe qui s’accorde.
### Un nom de carte peut être pluriel, féminin ou porter son article (Les Frères du péage) : rien ne doit s’accorder ni se contracter avec lui.

## Marqueurs, pioches, types et récompenses

counter-gold = Ambre
counter-ruby = Rubis
counter-azure = Azur
counter-jade = Jade
counter-violet = Violet
counter-rival = La Rivale
deck-characters = la pioche des Personnages
deck-areas = la pioche des Zones
deck-encounters = la pioche des Rencontres
deck-advantages = la pioche des Avantages
type-magic = Compétence de Magie
type-ki = Compétence de Ki
type-trickery = Compétence de Ruse
type-plot = Complot
type-organization = Organisation
type-any = n’importe quel Avantage
reward-recruit = Recruter
reward-advantage = Avantages
reward-special = la récompense spéciale
reward-mission = une Mission secrète
unseen-advantage = un Avantage
unseen-character = un Personnage
unseen-area = une Zone
unseen-encounter = une Rencontre
unseen-mission = une Mission Basique
titled = « { $card } »

## Morceaux des phrases ci-dessous

part-on-die = { $die ->
    [6] sur un 6
   *[other] sur { $die } ou plus
}
part-trait = { $trait ->
    [darkness] les Ténèbres
    [beast] les Bêtes
    [spirit] les Esprits
    [human] les Humains
   *[dragon] les Dragons
}
part-other = { $other ->
    [darkness] les Ténèbres
    [beast] les Bêtes
    [spirit] les Esprits
    [human] les Humains
   *[dragon] les Dragons
}
part-type = { $type ->
    [magic] une Compétence de Magie
    [ki] une Compétence de Ki
    [trickery] une Compétence de Ruse
    [plot] un Complot
    [organization] une Organisation
   *[any] un Avantage
}
part-deck = { $deck ->
    [characters] { deck-characters }
    [areas] { deck-areas }
    [encounters] { deck-encounters }
   *[advantages] { deck-advantages }
}
part-theirs = { $scope ->
    [here] d’autres équipes dans votre Zone
   *[anywhere] d’autres équipes
}
part-another-party = { $scope ->
    [here] d’une autre équipe dans votre Zone
   *[anywhere] d’une autre équipe
}

## Ce que font cartes et événements (groupe effect), et récompenses des Missions

verb-draw = { $n ->
    [one] Piochez un Avantage.
   *[other] Piochez { $n } Avantages.
}
verb-discard = { $n ->
    [one] Défaussez un Avantage de votre choix.
   *[other] Défaussez { $n } Avantages de votre choix.
}
verb-lose-cards = { $n ->
    [one] Défaussez un Avantage au hasard.
   *[other] Défaussez { $n } Avantages au hasard.
}
verb-rob = { $n ->
    [one] Volez au hasard un Avantage à un autre joueur.
   *[other] Volez au hasard { $n } Avantages à un autre joueur.
}
verb-rob-on = Choisissez un autre joueur et lancez un dé : { part-on-die }, volez-lui un Avantage au hasard.
verb-make-discard = { $n ->
    [one] Un autre joueur de votre choix défausse un Avantage au hasard.
   *[other] Un autre joueur de votre choix défausse { $n } Avantages au hasard.
}
verb-take-back = Reprenez { part-type } dans la défausse.
verb-recruit = Recrutez un Personnage.
verb-betray = Prenez un Personnage à une autre équipe, mais jamais le dernier.
verb-death = Un de vos Personnages, de votre choix, meurt.
verb-immobilise = { $n ->
    [one] Immobilisez un Personnage { part-another-party }.
   *[other] Immobilisez jusqu’à { $n } Personnages { part-theirs }.
}
verb-immobilise-own = { $n ->
    [one] Immobilisez un de vos Personnages.
   *[other] Immobilisez { $n } de vos Personnages.
}
verb-straighten = { $n ->
    [one] Redressez un de vos Personnages.
   *[other] Redressez jusqu’à { $n } de vos Personnages.
}
verb-incline-foe = { $n ->
    [one] Inclinez un Personnage { part-another-party }.
   *[other] Inclinez jusqu’à { $n } Personnages { part-theirs }.
}
verb-incline-own = { $n ->
    [one] Inclinez un de vos Personnages redressés.
   *[other] Inclinez { $n } de vos Personnages redressés.
}
verb-lose-turn = Perdez votre tour.
verb-lose-next-turn = Perdez votre prochain tour.
verb-or-lose-turn = Test de Vitesse, difficulté { $difficulty } : en cas d’échec, perdez votre tour.
verb-expel = Chassez de votre Zone une équipe dont la taille diffère de 1 au plus de celle de la vôtre : elle perd son tour.
verb-fly = Au lieu de vous déplacer, rejoignez n’importe quelle Zone active. Vous n’affrontez pas ce qui s’y trouve.
verb-peek-hand = Regardez la main d’un autre joueur.
verb-peek-top = Regardez la première carte de { part-deck }.
verb-peek-encounter = Regardez une Rencontre face cachée.
verb-peek-mission = Regardez une Mission secrète d’un autre joueur.
verb-plant = Posez une Rencontre de la pioche, face cachée, sur une Zone active qui n’en a pas.
verb-clear = Défaussez la Rencontre posée sur une Zone active.
verb-more-encounters = { $n ->
    [one] Une Rencontre de plus pendant cette exploration.
   *[other] { $n } Rencontres de plus pendant cette exploration.
}
verb-meet = { $n ->
    [one] Affrontez aussitôt une Rencontre.
   *[other] Affrontez aussitôt { $n } Rencontres.
}
verb-raise-level = Pour ce tour, le niveau de votre Zone augmente de { $n }, sans dépasser 3.
verb-lower-level = Pour ce tour, le niveau de votre Zone baisse de { $n }, sans descendre sous 1.
verb-explore-as = Explorez sans lancer le dé : il vaut { $n }.
verb-second-reward = Prenez une seconde récompense, différente, pour cette exploration.
verb-forbid = { $what ->
    [fight] Une autre équipe de votre choix ne peut pas attaquer pendant ce tour.
    [trade] Une autre équipe de votre choix ne peut pas commercer pendant ce tour.
   *[explore] Une autre équipe de votre choix ne peut pas explorer pendant ce tour.
}
verb-break-card = Défaussez un Complot durable ou une Organisation d’un autre joueur.
verb-turn-combat = +{ $n } Combat pour ce tour.
verb-turn-speed = +{ $n } Vitesse pour ce tour.
# Une question : après un deux-points, la phrase suivante perdrait sa majuscule
verb-on-die = { $die ->
    [6] Lancez un dé. Un 6 ?
   *[other] Lancez un dé. { $die } ou plus ?
}
verb-bonus-combat = +{ $n } Combat jusqu’à la fin de la partie.
verb-bonus-speed = +{ $n } Vitesse jusqu’à la fin de la partie.

## Cartes Combat

verb-strength = +{ $n } Combat pour ce combat.
verb-strength-against = Contre { part-trait } : +{ $n } Combat pour ce combat.
verb-strength-behind = Contre plus fort que vous : +{ $n } Combat pour ce combat.
verb-sap = L’adversaire a −{ $n } Combat pour ce combat.
verb-win-ties = En cas d’égalité, vous remportez ce combat.
verb-escape = Échappez-vous avant le jet des dés : personne ne gagne. Sauf contre une équipe, vous perdez votre tour.
verb-slip-away = Éclipsez-vous avant le jet des dés : personne ne gagne, et vous ne perdez pas votre tour. En chemin vers une Zone, vous restez où vous étiez.
verb-sleep = { $n ->
    [one] Immobilisez un Personnage de l’équipe adverse. Tout autre adversaire a −3 Combat.
    [2] Immobilisez 2 Personnages de l’équipe adverse. Tout autre adversaire a −6 Combat.
    [3] Immobilisez 3 Personnages de l’équipe adverse. Tout autre adversaire a −9 Combat.
   *[other] Immobilisez { $n } Personnages de l’équipe adverse. Tout autre adversaire a −12 Combat.
}

## Interruptions

verb-cancel = Annulez la carte ou la capacité qu’un autre joueur vient d’utiliser.
verb-redirect = Quand une autre équipe se met en route, choisissez où elle va, parmi les Zones qu’elle pouvait nommer.
verb-banish = Défaussez la Rencontre qui vient d’être retournée.
verb-another = Défaussez la Rencontre qui vient d’être retournée. La carte suivante de la pioche la remplace.
verb-reroll = Un dé qui vient d’être lancé est relancé.
verb-nudge = Ajoutez ou retirez jusqu’à { $n } au résultat d’un dé qui vient d’être lancé.
verb-evade = Quand on vous attaque, le combat n’a pas lieu.
verb-hinder = Quand une autre équipe part explorer, elle doit y renoncer.
verb-save = Quand un combat perdu vous coûterait un Personnage, personne ne meurt.
verb-hold-ground = Quand vous perdez un combat, vous restez en place et ne perdez pas votre tour.
verb-deny = Un autre joueur n’obtient pas la récompense qu’il vient de nommer. Les Missions y échappent.
verb-share = Quand un autre joueur pioche des Avantages en récompense, piochez-en un aussi.

## Propriétés durables

verb-might = Votre équipe a +{ $n } Combat.
verb-swift = Votre équipe a +{ $n } Vitesse.
verb-against = +{ $n } Combat contre { part-trait }.
verb-against-parties = +{ $n } Combat contre les autres équipes.
verb-against-mission = +{ $n } Combat contre les adversaires des Missions.
verb-steady = Contre une autre équipe, vous remportez les égalités.
verb-bold-explorer = Quand vous explorez, vous pouvez modifier votre dé de 1.
verb-well-read = Quand votre récompense est de piocher des Avantages, piochez-en un de plus.
verb-hardy = Il faut 2 points d’écart de plus pour qu’un combat perdu vous coûte un Personnage.
verb-keen-eyes = Vous pouvez regarder toutes les Rencontres face cachée.
verb-light-step = En chemin vers une Zone, rien ne vous oblige à combattre les créatures de niveau 1.
verb-silver-tongue = { $n ->
    [one] À chaque tour, vous pouvez faire une offre d’échange de plus.
   *[other] À chaque tour, vous pouvez faire { $n } offres d’échange de plus.
}

## Créatures

verb-fierce = { $n ->
    [one] Une défaite de 4 points ou plus vous coûte un Personnage.
    [2] Une défaite de 3 points ou plus vous coûte un Personnage.
   *[other] Une défaite de 2 points ou plus vous coûte un Personnage.
}
verb-thief-of = { $n ->
    [one] En cas de défaite, défaussez un Avantage au hasard.
   *[other] En cas de défaite, défaussez { $n } Avantages au hasard.
}
verb-bounty = { $n ->
    [one] En cas de victoire, piochez un Avantage.
   *[other] En cas de victoire, piochez { $n } Avantages.
}
verb-frail-to = { $symbol ->
    [magic] −{ $n } Combat contre une équipe avec un Personnage redressé doué de Magie.
    [ki] −{ $n } Combat contre une équipe avec un Personnage redressé doué de Ki.
   *[trickery] −{ $n } Combat contre une équipe avec un Personnage redressé doué de Ruse.
}
verb-swift-foe = Combattez avec votre Vitesse, et non avec votre Combat ; celle des immobilisés compte comme pour l’ordre du tour. S’y ajoutent les cartes Combat et les bonus contre ses traits, mais pas les autres bonus de Combat.

## Zones

verb-no-fighting = Ici, les équipes ne se battent pas entre elles.
verb-no-trading-with-rivals = Ici, les Organisations rivales ne commercent pas entre elles.
verb-toll = { $n ->
    [one] Arriver ici coûte un Avantage, défaussé au hasard.
   *[other] Arriver ici coûte { $n } Avantages, défaussés au hasard.
}
verb-rest-here = Une équipe qui se repose ici reste dans la Zone, et nul ne l’attaque.
verb-dark = Ici, les créatures des Ténèbres ont +2 Combat.

## Devoirs des Organisations

verb-no-rest = Devoir : vous ne pouvez pas vous reposer.
verb-no-trade = Devoir : vous ne pouvez pas commercer.
verb-no-search = Devoir : vous ne pouvez pas chercher de nouveaux horizons.
verb-no-dismiss = Devoir : vous ne pouvez pas renvoyer de Personnage.
verb-no-level-1 = Devoir : vous ne pouvez pas explorer de Zone de niveau 1.
verb-small-party = Devoir : votre équipe ne peut pas dépasser trois Personnages.
verb-tithe = Devoir : au début de votre Réinitialisation, défaussez un Avantage, ou quittez l’Organisation.

## Questions à la joueuse ou au joueur

prompt-character-is-kept = Deux Personnages ont répondu à l’appel : lequel gardez-vous ?
prompt-advantages-are-kept = Vous gardez trois Avantages : lequel rendez-vous ?
prompt-mission-comes-first = Par quelle Mission Basique commencez-vous ?
prompt-reset-action = { $offered ->
    [nothing] Réinitialisation : rien à utiliser ni à défausser, passez à la phase suivante
    [discards] Réinitialisation : défaussez ce dont vous ne voulez plus, ou passez à la suite
   *[more] Réinitialisation : utilisez ce qu’il vous plaît, défaussez ce dont vous ne voulez plus, ou passez à la suite
}
prompt-tithe-is-paid = Votre Organisation réclame sa dîme : défaussez-vous un Avantage, ou la quittez-vous ?
prompt-depart-or-stay = Votre équipe quitte-t-elle sa Zone ce tour-ci ?
prompt-declare = Mouvement : où va votre équipe ?
prompt-interacts = Interaction : commercez-vous, attaquez-vous, ou en restez-vous là ?
prompt-explores = Exploration : explorez-vous votre Zone ?
prompt-react = { $window ->
    [1] { $what ->
        [character] { $player } fait agir le Personnage « { $card } » : laissez-vous faire ?
        [organization] { $player } veut rejoindre { THE($card) } : laissez-vous faire ?
        [guild] { $player } fait appel { TO($card) } : laissez-vous faire ?
       *[advantage] { $player } utilise « { $card } » : laissez-vous faire ?
    }
    [2] { $what ->
        [seek] { $player } cherche de nouveaux horizons : réagissez-vous ?
       *[go] { $player } part pour { THE($card) } : réagissez-vous ?
    }
    [3] { $player } rencontre { THE($card) } : intervenez-vous ?
    [4] { $player } contre { THE($card) } : jouez-vous une carte Combat ?
    [5] { $player } contre { THE($card) }, les dés sont jetés : en changez-vous un ?
    [6] { $player } a fait { $card } : changez-vous le dé ?
    [7] { $what ->
        [party] { $player } attaque { THE($card) } : réagissez-vous ?
       *[other] { $player } s’apprête à explorer : réagissez-vous ?
    }
    [8] { $player } contre { THE($card) }, le combat est joué : adoucissez-vous le coup ?
   *[9] { $what ->
        [trade] { $player } et { THE($card) } vont échanger : réagissez-vous ?
       *[reward] { $reward ->
            [recruit] { $player } veut recruter : réagissez-vous ?
            [advantage] { $player } réclame des Avantages : réagissez-vous ?
            [special] { $player } réclame la récompense spéciale : réagissez-vous ?
           *[mission] { $player } s’attelle à une Mission : réagissez-vous ?
        }
    }
}
prompt-add-to-combat = { $what ->
    [party] { $player } attaque { THE($card) } : jouez-vous une carte Combat ?
   *[other] { $player } contre { THE($card) } : jouez-vous une carte Combat ?
}
prompt-pay-and-announce = { $card } : quel Personnage inclinez-vous ?
prompt-area-is-named = Trop de Zones : laquelle est défaussée ?
prompt-veto = { $player } défausse { THE($area) } : défaussez-vous un Avantage pour protéger cette Zone ?
prompt-advantage-taken = Vous avez le moins d’Avantages : prenez-vous « { $card } » ?
prompt-character-taken = Votre équipe est la plus petite : le Personnage « { $card } » est renvoyé, le prenez-vous ?
prompt-bold-step = Le dé montre { $die } : le changez-vous de 1 ?
prompt-claim-reward = Quelle récompense réclamez-vous ?
prompt-gives-one = Offre à { $player } : que donnez-vous ?
prompt-takes-one = Offre à { $player } : que demandez-vous ?
prompt-offer-is-sent = Faites-vous cette offre à { $player } ?
prompt-offer-is-answered = { $player } vous propose un échange : acceptez-vous ?
prompt-wish-is-filled = Quel Avantage donnez-vous ?
prompt-roll-it-again = Quel dé est relancé ?
prompt-is-nudged = Quel dé modifiez-vous, et comment ?
prompt-is-robbed = Qui volez-vous ?
prompt-try-to-rob = Qui essayez-vous de voler ?
prompt-must-discard = Qui défausse ?
prompt-is-expelled = Quelle équipe chassez-vous ?
prompt-hand-is-seen = Qui vous montre sa main ?
prompt-mission-is-seen = Qui vous montre une Mission secrète ?
prompt-is-forbidden = Quelle équipe retenez-vous ce tour-ci ?
prompt-changes-sides = Quel Personnage change de camp ?
prompt-character-dies = Lequel de vos Personnages meurt ?
prompt-is-immobilised = { $n ->
    [one] Quel Personnage immobilisez-vous ?
   *[other] Il reste { $n } Personnages à immobiliser : lequel ?
}
prompt-own-falls-asleep = { $n ->
    [one] Lequel de vos Personnages est immobilisé ?
   *[other] Encore { $n } de vos Personnages sont immobilisés : lequel d’abord ?
}
prompt-is-straightened = { $n ->
    [one] Quel Personnage redressez-vous ?
   *[other] Il reste { $n } Personnages à redresser : lequel ?
}
prompt-foe-is-inclined = { $n ->
    [one] Quel Personnage inclinez-vous ?
   *[other] Il reste { $n } Personnages à incliner : lequel ?
}
prompt-own-is-inclined = { $n ->
    [one] Lequel de vos Personnages inclinez-vous ?
   *[other] Il reste { $n } de vos Personnages à incliner : lequel ?
}
prompt-sleeps-in-combat = { $n ->
    [one] Quel Personnage adverse immobilisez-vous ?
   *[other] Il reste { $n } Personnages adverses à immobiliser : lequel ?
}
prompt-lands = Où atterrissez-vous ?
prompt-encounter-is-seen = Quelle Rencontre face cachée regardez-vous ?
prompt-is-planted = Sur quelle Zone posez-vous une Rencontre ?
prompt-is-cleared = De quelle Zone défaussez-vous la Rencontre ?
prompt-is-sent = Où envoyez-vous cette équipe ?
prompt-card-is-given-up = { $n ->
    [one] Quel Avantage défaussez-vous ?
   *[other] Il reste { $n } Avantages à défausser : lequel ?
}
prompt-is-taken-back = Quel Avantage reprenez-vous ?
prompt-is-broken = Quelle carte en jeu est défaussée ?

## Questions au hasard

prompt-die-is-cast = Un dé roule : quel chiffre ?
prompt-first-die-is-cast = Le premier dé du combat roule : quel chiffre ?
prompt-second-die-is-cast = Le second dé du combat roule : quel chiffre ?
prompt-die-shows = Le dé roule de nouveau : quel chiffre ?
prompt-rival-moves = La Rivale lance le dé pour son mouvement : quel chiffre ?
prompt-rolled-for-order = Vitesses égales, le dé tranche : quel chiffre ?
prompt-mission-is-dealt = Quelle Mission Basique est distribuée ?
prompt-character-is-dealt = Quel Personnage est distribué ?
prompt-advantage-is-dealt = Quel Avantage est distribué ?
prompt-advantage-is-drawn = Quel Avantage est pioché ?
prompt-character-joins = Quel Personnage se présente ?
prompt-card-changes-hands = Quel Avantage change de main ?
prompt-card-is-lost = Quel Avantage est perdu ?
prompt-encounter-is-drawn = Quelle Rencontre est piochée ?
prompt-comes-instead = Quelle Rencontre prend sa place ?
prompt-encounter-is-laid = Quelle Rencontre est posée sur la Zone ?
prompt-area-is-laid = Quelle Zone est posée ?
prompt-area-is-found = Quelle Zone est découverte ?
prompt-final-is-revealed = Quelle Mission Finale est révélée ?
prompt-top-is-seen = Quelle carte est sur la pioche ?
prompt-rival-quests = Où va la Rivale ?

## Réponses de la joueuse ou du joueur

option-keep = Garder « { $card } »
option-return = Rendre { $card }
option-first = { $card }
option-end = { $phase ->
    [1] Phase suivante
    [3] En rester là
    [4] Ne pas explorer
   *[other] Continuer
}
option-discard = Défausser « { $card } »
option-dismiss = Renvoyer « { $card } »
option-leave = Quitter votre Organisation
option-drop = Défausser « { $card } », qui est en jeu
option-use = { $kind ->
    [character] Faire agir : { $card }
    [organization] Rejoindre { THE($card) }
    [guild] Faire appel { TO($card) }
   *[advantage] Utiliser « { $card } »
}
option-reveal = Révéler la Mission Finale
option-depart = Quitter la Zone
option-stay = Rester
option-go-area = Aller vers { THE($card) }
option-stay-area = Rester sur place : { THE($card) }
option-seek = Chercher de nouveaux horizons
option-seek-again = Chercher de nouveaux horizons : reprendre { THE($card) } à la défausse
option-rest = Se reposer
option-hold = Tenir bon pour votre Mission
option-trade = Proposer un échange { TO($player) }
option-attack = Attaquer { THE($player) }
option-explore = Explorer
option-pass = Passer
option-incline = Incliner « { $card } »
option-give-up = Défausser « { $card } »
option-allow = Laisser faire
option-protect = La protéger en défaussant « { $card } »
option-take-up = { $kind ->
    [character] Prendre le Personnage « { $card } »
   *[other] Prendre « { $card } »
}
option-take-up-short = Prendre
option-leave-it = { $kind ->
    [character] Ne pas prendre le Personnage « { $card } »
   *[other] Ne pas prendre « { $card } »
}
option-leave-it-short = Laisser
option-die-less = Un de moins
option-die-more = Un de plus
option-die-keep = Laisser le dé
option-roll-die = Le dé
option-roll-own = Le dé de l’attaque
option-roll-foe = Le dé de la défense
option-turn-die = Le dé : { $now } → { $die }
option-turn-own = Dé de l’attaque : { $now } → { $die }
option-turn-foe = Dé de la défense : { $now } → { $die }
option-claim-nothing = Aucune récompense
option-claim-recruit = Recruter : un Personnage vous rejoint
option-claim-advantage = Avantages : en piocher { $level }
option-claim-special = Spéciale : { $what }
option-claim-mission = Entreprendre la Mission « { $card } »
option-enough = Rien de plus
option-give = Donner « { $card } »
option-take = Demander « { $card } »
option-send = Faire l’offre
option-cancel = Renoncer à l’offre
option-accept = Accepter
option-decline = Décliner
option-fill = Donner « { $card } »
option-choose = { $card }
option-choose-party = { $player }

## Réponses du hasard

chance-die = Dé : { $die }
chance-own = Dé { OF($own) } : { $die }
chance-foe = Dé { OF($foe) } : { $die }
chance-again = Nouveau jet : { $die }
chance-rival = Dé de la Rivale : { $die }
chance-order = { $player } lance le dé pour l’ordre du tour : { $die }
chance-mission = { $player } reçoit { $card }
chance-deal = { $player } reçoit { $card }
chance-draw = { $player } pioche { $card }
chance-join = { $player } recrute : { $card }
chance-lose = { $player } perd { $card }
chance-encounter = Rencontre : { $card }
chance-area = Nouvelle Zone : { $card }
chance-final = Mission Finale : { $card }
chance-lay = Sur { THE($area) } : { $card }
chance-top = Sur { $deck } : { $card }
chance-quest = La Rivale va vers { THE($card) }

## Ce que le journal dit des réponses et du hasard (sinon les notes qui suivent le disent, ou il n’y a rien à dire)

option-return-told = { $who } remet { $card } dans le paquet.
option-first-told = { $who } fait passer d’abord la Mission « { $card } ».
chance-own-told = { $own } obtient { $die } au dé.
chance-foe-told = Le dé { OF($foe) } donne { $die }.
chance-top-told = La première carte { OF($deck) } est { $card }.
note-is-lost = L’effet ne trouve pas de cible.

## Le journal

# Tours et phases
note-cards-are-dealt = Missions, Personnages et Avantages sont distribués face cachée.
note-sets-out = { $seat } se met en route avec « { $character } » pour seul Personnage.
note-area-lies-open = La Zone « { $area } » est ouverte.
note-turn-begins = Le tour { $turn } commence.
note-phase-begins = { $phase ->
    [setup] La mise en place commence.
    [reset] La Réinitialisation commence.
    [movement] Le Mouvement commence.
    [interaction] L’Interaction commence.
    [exploration] L’Exploration commence.
   *[crisis] La Crise commence.
}
note-rolls-for-order = { $seat } lance le dé pour l’ordre du tour : { $die }.
note-time-is-up = Le dernier tour s’achève.

# Réinitialisation
note-discards = { $seat } défausse { $advantage }.
note-dismisses = { $seat } renvoie le Personnage « { $character } ».
note-picks-up = { $seat } ramasse { $advantage }.
note-takes-in = { $seat } accueille le Personnage « { $character } ».
note-drops = { $seat } défausse { $advantage }, en jeu jusque-là.
note-departs = { $seat } lève le camp.

# Cartes, capacités, fenêtres
note-uses = { $kind ->
    [character] { $seat } fait agir le Personnage « { $use } ».
    [organization] { $seat } rejoint { THE($use) }.
    [guild] { $seat } fait appel { TO($use) }.
   *[advantage] { $seat } utilise « { $use } ».
}
note-inclines = { $seat } incline le Personnage « { $character } ».
note-stays-in-play = { $seat } garde « { $use } » en jeu.
note-leaves-guild = { $seat } quitte { THE($use) }.
note-is-cancelled = { $kind ->
    [character] Le pouvoir du Personnage « { $use } » est annulé.
   *[other] L’effet de « { $use } » est annulé.
}

# Mouvement
note-goes = { $seat } part pour { THE($area) }.
note-stays = { $seat } ne quitte pas { THE($area) }.
note-seeks = { $seat } cherche de nouveaux horizons.
note-seeks-again = { $seat } cherche de nouveaux horizons là où d’autres sont déjà passés.
note-rests = { $seat } se repose.
note-holds = { $seat } tient bon { TO($area) }.
note-arrives = { $seat } atteint { THE($area) }.
note-new-area = Une nouvelle Zone se dévoile : voici { THE($area) }.
note-area-discarded = { $seat } défausse la Zone « { $area } ».
note-protects = { $seat } défausse { $advantage } pour protéger { THE($area) }.
note-pays-toll = { $seat } paie le passage.
note-flies = { $seat } s’envole vers { THE($area) }.
note-sent-to = { $seat } envoie { THE($other) } vers { THE($area) }.

# Rencontres et combats
note-turned-up = Une Rencontre se présente { TO($area) } : « { $encounter } ».
note-false-alarm = Fausse alerte : son niveau est trop haut pour cette Zone.
note-steps-past = { $seat } passe à côté de la Rencontre « { $encounter } ».
note-banished = La Rencontre « { $encounter } » est écartée.
note-attacks = { $seat } attaque { THE($other) } !
note-rivals-meet = { $seat } et { THE($other) } servent des Organisations rivales : le combat est forcé.
note-evades = { $seat } esquive l’attaque.
note-fights = { $kind ->
    [party] { $seat } combat { THE($foe) }.
    [mission] { $seat } affronte { THE($foe) }, l’adversaire de la Mission.
    [crisis] { $seat } affronte { THE($foe) }, en pleine Crise.
    [swift] { $seat } affronte { THE($foe) }, avec sa Vitesse au lieu de son Combat.
   *[creature] { $seat } affronte { THE($foe) }.
}
note-strength = { $n ->
    [one] { $seat } gagne { $n } point de Combat pour cet affrontement.
   *[other] { $seat } gagne { $n } points de Combat pour cet affrontement.
}
note-sapped = { $n ->
    [one] L’adversaire perd { $n } point de Combat.
   *[other] L’adversaire perd { $n } points de Combat.
}
note-flees = { $seat } s’échappe du combat.
note-spends-edge = La Rivale dépense 1 Atout et gagne 2 points de Combat.
note-totals = { $seat } totalise { $total } contre { $against }.
note-wins-fight = { $by ->
    [0] C’est une égalité, et la victoire revient { TO($seat) }.
   *[other] { $seat } l’emporte.
}
note-loses-fight = { $by ->
    [0] C’est une égalité, et la défaite revient { TO($seat) }.
   *[other] { $seat } a le dessous.
}
note-tied-fight = { $seat } et { THE($other) } se valent : personne ne gagne.
note-nobody-dies = { $seat } sauve tout le monde : personne ne meurt.
note-stands-ground = { $seat } perd, mais reste debout.
note-takes-card = { $seat } prend { $advantage } { TO($from) }.
note-loses-card = { $seat } perd { $advantage }.
note-loses-turn = { $seat } perd son tour.
note-loses-next-turn = { $seat } perdra son prochain tour.
note-dies = { $seat } enterre le Personnage « { $character } ».
note-starts-again = { $seat } n’a plus personne, et repart de zéro.

# Dés
note-rolls = { $seat } lance le dé : { $die }.
note-speed-test = { $passed ->
    [yes] { $seat } réussit le test de Vitesse : { $total } contre { $difficulty }.
   *[no] { $seat } échoue au test de Vitesse : { $total } contre { $difficulty }.
}
note-tries = { $passed ->
    [yes] { $needed ->
        [6] C’est réussi : il fallait un 6.
       *[other] C’est réussi : il fallait { $needed } ou plus.
    }
   *[no] { $needed ->
        [6] C’est raté : il fallait un 6.
       *[other] C’est raté : il fallait { $needed } ou plus.
    }
}
note-die-changes = { $again ->
    [yes] { $seat } fait relancer un dé : c’est encore un { $die }.
   *[no] { $seat } change un dé : le { $was } devient un { $die }.
}

# Commerce
note-offers = { $seat } propose un échange { TO($other) }.
note-cancels-offer = { $seat } renonce à l’échange.
note-accepts-offer = { $seat } dit oui { TO($other) }.
note-declines-offer = { $seat } dit non { TO($other) }.
note-traded = { $seat } et { $other } font affaire.
note-trade-fails = L’échange entre { $seat } et { $other } tombe à l’eau.

# Exploration et récompenses
note-explores = { $seat } explore { THE($area) }.
note-does-not-explore = L’exploration n’a pas lieu.
note-may-not-explore = { $seat } doit renoncer à explorer.
note-finds = { $result ->
    [special] { $seat } fait une découverte spéciale.
    [0] { $seat } trouve la voie libre.
    [one] { $seat } a de la compagnie : une Rencontre.
   *[other] { $seat } a de la compagnie : { $result } Rencontres.
}
note-claims = { $reward ->
    [recruit] { $seat } choisit de recruter.
    [advantage] { $seat } choisit des Avantages en récompense.
    [special] { $seat } choisit la récompense spéciale.
   *[mission] { $seat } s’attelle à une Mission.
}
note-claims-nothing = { $seat } ne prend aucune récompense.
note-denies = { $seat } prive { THE($other) } de sa récompense.
note-is-denied = { $seat } repart les mains vides.
note-draws = { $seat } pioche { $advantage }.
note-joins = { $seat } accueille le Personnage « { $character } ».
note-deck-renewed = La défausse, mélangée, redevient { $deck }.

# Effets
note-takes-back = { $seat } reprend { $advantage } dans la défausse.
note-gives-up = { $seat } défausse { $advantage }.
note-betrays = Le Personnage « { $character } » quitte { THE($from) } pour { THE($seat) }.
note-falls-asleep = Le Personnage « { $character } » { OF($seat) } est immobilisé.
note-straightens = { $seat } redresse le Personnage « { $character } ».
note-is-inclined = { $seat } doit incliner le Personnage « { $character } ».
note-looks-at-hand = { $other } montre sa main { TO($seat) }.
note-looks-at-top = { $seat } regarde la première carte { OF($deck) }.
note-looks-under = { $seat } regarde la Rencontre qui attend { TO($area) }.
note-looks-at-mission = { $other } montre une Mission secrète { TO($seat) }.
note-plants = { $seat } pose une Rencontre { TO($area) }.
note-clears = { $seat } dégage { THE($area) } et défausse la Rencontre « { $encounter } ».
note-level-changes = Le niveau { OF($area) } passe à { $level } pour ce tour.
note-forbids = { $what ->
    [fight] { $seat } ne peut pas attaquer pendant ce tour.
    [trade] { $seat } ne peut pas commercer pendant ce tour.
   *[explore] { $seat } ne peut pas explorer pendant ce tour.
}
note-breaks-card = { $seat } perd { $advantage }, qui était en jeu.
note-gains-now = { $what ->
    [combat] { $n ->
        [one] { $seat } gagne { $n } point de Combat pour ce tour.
       *[other] { $seat } gagne { $n } points de Combat pour ce tour.
    }
   *[speed] { $n ->
        [one] { $seat } gagne { $n } point de Vitesse pour ce tour.
       *[other] { $seat } gagne { $n } points de Vitesse pour ce tour.
    }
}
note-gains-for-good = { $what ->
    [combat] { $n ->
        [one] { $seat } gagne { $n } point de Combat jusqu’à la fin de la partie.
       *[other] { $seat } gagne { $n } points de Combat jusqu’à la fin de la partie.
    }
   *[speed] { $n ->
        [one] { $seat } gagne { $n } point de Vitesse jusqu’à la fin de la partie.
       *[other] { $seat } gagne { $n } points de Vitesse jusqu’à la fin de la partie.
    }
}

# Missions et Crise
note-begins-mission = { $step ->
    [0] { $seat } commence la Mission « { $mission } ».
   *[other] { $seat } commence la Mission « { $mission } » et en franchit aussitôt l’étape { $step }.
}
note-mission-progress = { $seat } franchit l’étape { $count } de la Mission « { $mission } ».
note-completes-mission = { $seat } accomplit la Mission « { $mission } » !
note-final-revealed = La Mission Finale se révèle : c’est « { $mission } ».
note-crisis-counts = { $left ->
    [0] La Crise est là.
    [one] Il reste { $left } tour avant la Crise.
   *[other] Il reste { $left } tours avant la Crise.
}
note-crisis-breaks-out = Omega remue : qui en a gagné le droit fait une dernière tentative.
note-crisis-attempt = { $seat } fait une dernière tentative.
note-omega-is-free = Personne n’a pu l’empêcher : Omega est libre.

# La Rivale
note-rival-rolls = La Rivale lance le dé : { $die }, { $die ->
    [1] la chasse.
    [2] la chasse.
    [3] une quête.
    [4] une quête.
    [5] de nouveaux horizons.
   *[6] le repos.
}
note-rival-hunts = La Rivale est sur vos talons et se dirige vers { THE($area) }.
note-rival-quests = La Rivale part pour { THE($area) }.
note-rival-seeks = La Rivale cherche de nouveaux horizons.
note-gains-edge = { $n ->
    [one] La Rivale gagne { $n } Atout.
   *[other] La Rivale gagne { $n } Atouts.
}
note-timer = { $left ->
    [0] Le temps de la Mission est écoulé.
    [one] Il reste { $left } tour pour la Mission.
   *[other] Il reste { $left } tours pour la Mission.
}
note-mission-lost = { $n ->
    [0] La Mission « { $mission } » est perdue : la Rivale gagne { $what } en Combat.
   *[other] { $what ->
        [0] La Mission « { $mission } » est perdue : la Rivale gagne { $n } en Vitesse.
       *[other] La Mission « { $mission } » est perdue : la Rivale gagne { $what } en Combat et { $n } en Vitesse.
    }
}
note-rival-grows = { $n ->
    [0] La Rivale se renforce.
   *[other] La Rivale se renforce : elle gagne 1 point de Combat et 1 point de Vitesse.
}
note-rival-tries = La Rivale tente la Mission Finale !
interjection-resign = D’autres devront arrêter Omega : la partie est abandonnée.

## Comment la partie s’est terminée

result-won = { $player } arrête Omega, au tour { $turn }
result-no-winner = Après le tour { $turn }, personne n’a arrêté Omega
result-resigned = La partie a été abandonnée au tour { $turn }
result-rival = La Rivale a été plus rapide, au tour { $turn }

## Mots pour les étiquettes

kind-character = Personnage
kind-area = Zone
kind-mission = Mission Basique
kind-final = Mission Finale
kind-creature = Créature
kind-event = Événement
kind-advantage = Avantage
kind-slay = Vaincre
kind-speed = Test de Vitesse
kind-hold = Résistance
kind-fetch = Rapporter
kind-visit = Visiter
timing-reset = Réinitialisation
timing-movement = Mouvement
timing-interaction = Interaction
timing-exploration = Exploration
timing-combat = Combat
timing-interruption = Interruption
gender-male = masculin
gender-female = féminin
symbol-magic = Magie
symbol-ki = Ki
symbol-trickery = Ruse
trait-darkness = Ténèbres
trait-beast = Bête
trait-spirit = Esprit
trait-human = Humain
trait-dragon = Dragon
mission-secret = secrète
mission-begun = commencée
mission-completed = accomplie
mission-lost = perdue
explore-nothing = Rien
explore-special = Spécial
explore-encounters = { $n ->
    [one] { $n } Rencontre
   *[other] { $n } Rencontres
}
fact-combat = Combat
fact-speed = Vitesse
fact-timing = Moment
fact-use = Capacité
fact-level = Niveau
fact-trade = Symbole de Commerce
fact-explore = Table d’exploration
fact-special = Résultat spécial
fact-rewards = Récompenses
fact-sp = Récompense spéciale
fact-welcome = Bienvenue
fact-lasting = Reste en jeu
fact-rival = Rivale
fact-place = Objectif
fact-to = À porter à
fact-foe = Adversaire
fact-object = Objet
fact-difficulty = Difficulté
fact-turns = Tours
fact-reward = Récompense
fact-crisis = Compteur de Crise
fact-edge = Atouts
fact-crisis-kind = Pendant la Crise
printed-with = { $label } ({ $note })
printed-strength-against-both = Contre { part-trait } et { part-other } : +{ $n } Combat pour ce combat.
printed-inclines = s’incline
printed-faces = { $count ->
    [0] { $first }
    [1] { $first } ou { $last }
   *[other] { $first } à { $last }
} : { $finds }
printed-crisis-speed = Test de Vitesse, difficulté { $difficulty }
printed-crisis-slay = Vaincre { $foe }, Combat { $combat }

## Options d’une partie : ce que chacune décide, et ce que veut dire chacune de ses valeurs

title-option-tree-off = Les Zones entrent en jeu une à une, et une équipe peut aller vers n’importe laquelle.
title-option-tree-on = Les 14 Zones sont posées en trois rangées, par niveau. On se déplace d’un niveau au plus, et changer de niveau amène une Rencontre.
title-option-multiple-missions-off = Une Mission Basique accomplie suffit.
title-option-multiple-missions-on = Les deux Missions Basiques doivent être accomplies.
title-option-crisis-off = La Mission Finale attend que quelqu’un l’accomplisse.
title-option-crisis-on = Un compteur descend. À 0, qui est prêt fait une dernière tentative ; si toutes échouent, personne ne gagne.
title-option-initial-areas-per-player = Autant de Zones que de joueurs, chacune avec une Rencontre face cachée.
title-option-initial-areas-one = Une seule Zone, avec sa Rencontre.
title-option-charity-scope-all = Tous les joueurs comptent, même celui qui défausse.
title-option-charity-scope-others = Seuls les autres joueurs comptent. En cas d’égalité entre eux, la carte n’est à personne.
title-option-staying-put-on = Une équipe peut rester où elle est.
title-option-staying-put-off = Une équipe doit changer de Zone, chercher de nouveaux horizons ou se reposer. Seules les Missions de Résistance continuent sur place.
title-option-rest-place-leaves-map = Elle n’est plus dans aucune Zone, et personne ne peut l’attaquer. Dans l’arbre des Zones, elle repart d’où elle s’est reposée.
title-option-rest-place-stays-put = Elle reste dans sa Zone, où l’on peut l’attaquer. Elle ne peut toujours ni commercer, ni attaquer, ni explorer.
title-option-departures-one-by-one = Chaque équipe part quand vient son propre mouvement.
title-option-departures-all-first = À la fin de sa Réinitialisation, chacun dit si son équipe part. Celles qui partent sont hors des Zones avant tout mouvement ; les autres ne peuvent que rester ou se reposer.
title-option-recruit-repeat-not-next-turn = Jamais deux tours de suite.
title-option-recruit-repeat-never-same-area = Une fois par partie, pour chaque joueur et chaque Zone.
title-option-forced-size-ignored = Des équipes rivales dans une même Zone se battent, quelle que soit leur taille.
title-option-forced-size-respected = Des équipes rivales ne se battent que si leurs tailles diffèrent de 1 au plus.
title-option-bystander-combat-cards-off = Seulement les deux camps qui se battent.
title-option-bystander-combat-cards-on = Tout le monde, une fois que les deux camps ont passé.
title-option-immobilised-speed-counts = Il ajoute encore sa Vitesse.
title-option-immobilised-speed-ignored = Il n’ajoute aucune Vitesse.
title-option-lost-turn-interrupts-off = Ni Interruption ni veto avant le tour suivant.
title-option-lost-turn-interrupts-on = Interruptions et vetos restent permis.
title-option-trade-size-two = Deux cartes au plus dans chaque sens.
title-option-trade-size-free = Autant de cartes que l’on veut dans chaque sens.
title-option-reaction-polling-public = Seulement qui pourrait réagir, d’après ce que tout le monde voit.
title-option-reaction-polling-all = Tout le monde, chaque fois : les questions ne trahissent rien, mais il y en a beaucoup.
title-option-reaction-floor = À plusieurs, une fenêtre de réaction reste ouverte au moins ce temps : une réponse éclair ne trahit alors personne.
title-option-reaction-timeout = Passé ce délai, qui n’a pas répondu passe. Pour une aumône, un veto ou un échange, on attend trois fois plus.
title-option-turn-limit = La partie s’arrête après ce tour, sans vainqueur ; avec 0, elle dure jusqu’à la victoire.

## Valeurs des options, chacune en peu de mots ; un même mot peut servir à plusieurs options

module-on = oui
module-off = non
module-per-player = une par joueur
module-one = une seule
module-all = tous les joueurs
module-others = les autres
module-leaves-map = quitte les Zones
module-stays-put = reste dans sa Zone
module-one-by-one = l’une après l’autre
module-all-first = toutes à la fois
module-not-next-turn = pas au tour suivant
module-never-same-area = une fois par Zone
module-ignored = ignorée
module-respected = respectée
module-counts = comptée
module-two = deux de chaque côté
module-free = autant qu’on veut
module-public = qui pourrait le faire

## Le titre dans la salle

title-tagline = Réunissez une équipe, faites vos preuves, et refermez la dernière porte avant les autres.
title-how-1 = À chaque tour, votre équipe voyage, commerce ou se bat, puis explore : recrutez des Personnages, piochez des Avantages, survivez aux Rencontres.
title-how-2 = Accomplissez l’une de vos deux Missions Basiques secrètes. La première accomplie à la table révèle la Mission Finale.
title-how-3 = Soyez là avant les autres : qui accomplit la Mission Finale gagne.
title-lead = Réunissez une équipe, accomplissez une Mission Basique, puis la Finale, avant les autres. En solitaire, c’est la Rivale qu’il faut devancer.
title-mix-none = { "" }
title-round = Tour { $round }
title-rounds = { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}
title-won = Gagnée au tour { $rounds }
title-lost = Perdue au tour { $rounds }

## Le plateau dans le navigateur

board-you = Vous
board-arena = La table
board-own = Votre équipe et votre main
board-beside = Ce qui se passe
board-part-map = Table
board-part-hand = Mes cartes
board-phase = { $phase ->
    [setup] Mise en place
    [reset] { timing-reset }
    [movement] { timing-movement }
    [interaction] { timing-interaction }
    [exploration] { timing-exploration }
   *[crisis] Crise
}
board-phase-now = { $turn ->
    [0] { board-phase }
   *[other] Tour { $turn } · { board-phase }
}
board-turn = Tour { $turn }
board-chapter = { $round ->
    [0] Mise en place
   *[other] Tour { $round }
}
board-way-back = { $scope ->
    [turn] Retour au début de votre phase
   *[round] Retour au début du tour { $round }
}
board-aside-react = Les cartes et capacités utilisables sont entourées. Passer ne coûte rien.
board-aside-declare = Choisissez une Zone, de nouveaux horizons ou le repos.
board-aside-gives = Choisissez dans votre main et votre équipe, en bas.
board-aside-takes = Choisissez un type de carte, ou un Personnage de l’autre équipe.
board-aside-claim = Les récompenses de votre Zone sont entourées.
board-order = Ordre du tour
board-plays-now = joue
board-nowhere = hors des Zones
board-rivals = Les autres équipes
board-your-party = Votre équipe
board-your-hand = Votre main
board-hand-count = { $n } sur 5
board-in-play = En jeu
board-missions = Missions
board-watching = Vous regardez : mains et Missions secrètes restent cachées.
board-inclined = carte inclinée
board-immobilised = carte immobilisée
board-lasting = Reste en jeu
board-unseen = une carte cachée
board-known-card = Connue de vous : { $card }
board-cards-held = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
board-edge = { fact-edge }
board-ready = prête
board-mark-resting = au repos
board-mark-rested = reposée, +2
board-mark-lost-turn = tour perdu
board-mark-lost-next = perd le prochain tour
board-mark-no-fight = ne peut pas attaquer
board-mark-no-trade = ne peut pas commercer
board-mark-no-explore = ne peut pas explorer
board-spoken-values = Combat { $combat }, Vitesse { $speed }
board-spoken-combat = Combat { $combat }
# ce qu’apporte une récompense spéciale, en aussi peu de mots qu’une petite carte en peut porter ; « no » : dit en entier
board-brief = { $verb ->
    [on-die] dé { $n }+
    [draw] piocher { $n }
    [straighten] redresser { $n }
    [take-back] reprendre une carte
    [break-card] défausser la carte d’un rival
    [peek-mission] voir une Mission
    [rob] voler { $n }
    [expel] chasser une équipe
    [recruit] recruter
    [betray] rallier un Personnage
   *[other] no
}
board-place = La Zone en détail
board-areas = Zones
board-level = Niveau { $level }
board-face-down = Rencontre, face cachée
board-horizons = Nouveaux horizons : { $n ->
    [one] { $n } Zone restante
   *[other] { $n } Zones restantes
}
board-left = { $n ->
    [one] encore { $n }
   *[other] encore { $n }
}
board-labelled = { $label } :
board-reward-advantage = { $n ->
    [one] { $n } Avantage
   *[other] { $n } Avantages
}
board-mission-yours = la vôtre
board-mission-place = mission
board-mission-here = vous y êtes
board-final = finale
board-final-later = Ouverte dès le prochain tour.
board-task-slay = { $place } : vaincre { THE($foe) } (Combat { $combat })
board-task-hold = { $place } : tenir { $turns } tours contre { THE($foe) } (Combat { $combat })
board-task-speed = { $place } : test de Vitesse, difficulté { $difficulty }
board-task-fetch = { $object } : { $from }, puis { $to }
board-task-odds = { $task }. Chances :
board-progress = { $now } sur { $of }
board-crisis = { $n ->
    [0] Crise
    [one] Crise dans { $n } tour
   *[other] Crise dans { $n } tours
}
board-crisis-why = Quand le compteur est à 0, qui est prêt fait une dernière tentative.
board-timer = { $n ->
    [one] { $n } tour pour la Mission
   *[other] { $n } tours pour la Mission
}
board-timer-why = Quand le compteur est à 0, la Mission est perdue et la Rivale se renforce.
board-piles = Pioches et défausses
board-pile = { $deck ->
    [characters] { board-deck-characters }
    [areas] { board-deck-areas }
    [encounters] { board-deck-encounters }
   *[advantages] { board-deck-advantages }
} : { $left } dans le paquet, { $spent } à la défausse
board-deck-characters = Personnages
board-deck-areas = Zones
board-deck-encounters = Rencontres
board-deck-advantages = Avantages
board-on-top = Vous connaissez la première carte : { $card }
board-discarded = Défausse, du plus récent au plus ancien :
board-no-discards = Rien n’a été défaussé.
board-set-up = Une équipe se forme
board-set-up-how = Chacun choisit en secret. Vos Missions ne sont qu’à vous tant que vous ne les avez pas commencées.
board-duel = Combat
board-duel-in = Combat : { $area }
board-step-totals = Totaux
board-step-cards = Cartes
board-step-dice = Dés
board-step-reactions = Réactions
board-step-result = Résultat
board-against = contre
board-die = Dé : { $n }
board-asleep = { $card }, immobile
board-part-missions = Missions accomplies
board-part-turn = Ce tour
board-part-speed = { $card } (Vitesse)
board-part-rested = Repos
board-part-abilities = Capacités, cartes en jeu
board-part-cards = Cartes jouées
board-part-here = Ici et maintenant
board-verdict = { $you ->
    [yes] { $ending ->
        [won] { $n ->
            [0] Égalité : vous gagnez
           *[other] Vous gagnez de { $n }
        }
        [lost] { $n ->
            [0] Égalité : vous perdez
           *[other] Vous perdez de { $n }
        }
        [drawn] Égalité : personne ne gagne
       *[other] Vous vous échappez
    }
   *[no] { $ending ->
        [won] { $n ->
            [0] Égalité : { $who } gagne
           *[other] { $who } gagne de { $n }
        }
        [lost] { $n ->
            [0] Égalité : { $who } perd
           *[other] { $who } perd de { $n }
        }
        [drawn] Égalité : personne ne gagne
       *[other] { $who } s’échappe
    }
}
board-verdict-open = Sauf si quelqu’un y change quelque chose.
board-chance = { $you ->
    [yes] { $percent } % de gagner
   *[no] { $percent } % pour { $who }
}
board-tie-wins = En l’état des totaux. L’égalité est une victoire.
board-tie-open = En l’état des totaux. L’égalité ne fait pas de vainqueur.
board-met-in = { $area }
board-roll = { $for ->
    [explore] Jet d’exploration
    [speed] Test de Vitesse
   *[try] Un coup de dé
}
board-uses = { $you ->
    [yes] Vous utilisez { $card }
   *[no] { $who } utilise { $card }
}
board-cancelled = C’est sans effet.
board-goes = { $you ->
    [yes] Vous partez pour { THE($area) }
   *[no] { $who } part pour { THE($area) }
}
board-seeks = { $you ->
    [yes] Vous cherchez de nouveaux horizons
   *[no] { $who } cherche de nouveaux horizons
}
board-redirected = Quelqu’un a changé la destination.
board-fights = Combats depuis votre dernier coup
board-lately = Depuis votre dernier coup
board-trade-mine = Votre offre : { $who }
board-trade-theirs = { $you ->
    [yes] { $who } vous propose un échange
   *[no] { $who } propose un échange : { $other }
}
board-trade-secret = Seules les deux équipes concernées voient ces cartes.
board-gives = { $you ->
    [yes] Vous donnez
   *[no] { $who } donne
}
board-wants = { $you ->
    [yes] Vous demandez
   *[no] { $who } demande
}
board-nothing = rien
board-give-how = Choisissez dans votre main et votre équipe, en bas.
board-fill-how = Choisissez dans votre main, ci-dessous.
board-take-how = Choisissez ici un type de carte, ou plus haut un Personnage de l’autre équipe.
board-after-trade = Après l’échange
board-after-cards = { $who } : { board-cards-held }
board-after-once = Pas d’autre échange avec { $who } ce tour-ci
board-after-seen = Les autres voient combien de cartes changent de main, pas lesquelles

## Pourquoi quelque chose n’est pas possible

part-phase = { $phase ->
    [reset] la phase de Réinitialisation
    [movement] la phase de Mouvement
    [interaction] la phase d’Interaction
   *[exploration] la phase d’Exploration
}
part-now = { $now ->
    [reset] la Réinitialisation
    [movement] le Mouvement
    [interaction] l’Interaction
    [exploration] l’Exploration
   *[crisis] la Crise
}
part-symbol = { $symbol ->
    [magic] Magie
    [ki] Ki
   *[trickery] Ruse
}
why-setting-up = La partie n’a pas commencé : choisissez d’abord ce que vous gardez (A-19).
why-in-window = On attend votre réaction : jouez une carte qui convient, ou passez (A-148).
why-tithe = Votre Organisation passe avant tout : donnez-lui un Avantage, ou quittez-la (A-42).
why-question-first = Une autre question vient d’abord : chaque chose se règle avant la suivante (A-43).
why-other-phase = Cela se fait dans { part-phase } ; pour l’heure, c’est { part-now } (A-35).
why-only-reset = Seule la Réinitialisation permet de se défaire de quelque chose et de mettre ses affaires en ordre (A-42, A-44).
why-must-declare = Votre équipe ne peut rester à ne rien faire : allez dans une Zone, cherchez de nouveaux horizons, ou reposez-vous (A-53).
why-rivals-fight = Vos Organisations sont rivales, et vous voici dans la même Zone : ce combat ne se refuse pas (A-160).
why-not-in-hand = { $card } : cette carte n’est pas dans votre main (A-42).
why-in-play-already = { $card } : cette carte est déjà en jeu devant vous (A-141).
why-not-in-party = { $card } : ce Personnage n’est pas dans votre équipe (A-10).
why-last-character = { $card } : c’est le dernier Personnage de votre équipe, et une équipe n’est jamais vide (A-44).
why-no-guild = Vous n’appartenez à aucune Organisation (A-159).
why-duty = { $card } : votre Organisation l’interdit, et son devoir vous lie tant que vous y restez (A-158).
why-no-plot-in-play = { $card } : vous n’avez pas ce Complot en jeu (A-42).
why-no-crisis = Sans la Crise, nul ne révèle la Mission Finale : la première Mission Basique accomplie s’en charge (A-116).
why-final-open = La Mission Finale est déjà révélée (A-185).
why-reveal-late = La Mission Finale se révèle au tout début de votre Réinitialisation, avant toute autre chose (A-185).
why-not-ready = { $needed ->
    [1] La Mission Finale est réservée à qui a accompli une Mission Basique, et vous n’en avez accompli aucune (A-112).
   *[other] Ici, la Mission Finale demande les deux Missions Basiques ; accomplies par vous : { $has } (A-112, A-184).
}
why-no-departures = Nul n’annonce son départ : vous déclarez votre mouvement dans la phase de Mouvement (A-53).
why-area-unseen = { $area } : personne n’y est encore parvenu. Cherchez de nouveaux horizons, et vous tomberez peut-être dessus (A-54).
why-area-discarded = { $area } : cette Zone n’est plus en jeu. Qui cherche de nouveaux horizons peut l’y remettre (A-54, A-64).
why-said-stays = Vous avez annoncé que votre équipe reste : elle peut seulement rester ou se reposer (A-62).
why-said-leaves = Vous avez annoncé que votre équipe part : elle ne peut plus rester (A-62).
why-must-move = Votre équipe ne peut pas rester sur place : allez ailleurs, cherchez, ou reposez-vous (A-55).
why-tree-outside = { $area } est au niveau { $level } : on n’entre dans l’arbre que par le niveau 1 (A-178).
why-tree-far = { $area } est au niveau { $level }, et vous au niveau { $here } : on ne monte ou descend que d’un niveau par tour (A-179).
why-no-horizons = Dans l’arbre, toutes les Zones sont visibles : il n’y a pas de nouveaux horizons à chercher (A-177).
why-searched = Quelqu’un a déjà cherché de nouveaux horizons ce tour-ci, et une fois par tour suffit (A-63).
why-no-areas-left = La pioche des Zones est vide : nommez plutôt une Zone de la défausse, s’il y en a (A-64).
why-area-active = { $area } : cette Zone est déjà en jeu. Allez-y, tout simplement (A-64).
why-not-to-be-named = { $area } : cette Zone n’est pas dans la défausse. De la pioche, on prend ce qui vient (A-64).
why-nothing-held = Vous ne tenez aucune place pour une Mission (A-124).
why-new-area = { $area } : on vient de découvrir cette Zone, elle reste donc en jeu (A-70).
why-occupied = { $area } : une équipe s’y trouve (A-70).
why-encounter-there = { $area } : une Rencontre y attend encore (A-70).
why-protected = { $area } : quelqu’un a payé pour protéger cette Zone (A-72).
why-not-a-reward = { $area } : cette récompense ne s’y trouve pas (A-105).
why-same-reward = Vous venez de la prendre : la seconde récompense doit être différente (A-105).
why-hand-full = Votre main est pleine : avec { $n } Avantages, vous ne pourriez rien reprendre (A-45).
why-party-full = Votre équipe compte déjà quatre Personnages, et il n’y a pas de place pour un cinquième (A-46, A-108).
why-no-characters = Il ne reste personne à recruter : la pioche et la défausse des Personnages sont vides (A-172).
why-recruited-before = { $area } : vous y avez recruté au tour précédent, et jamais deux fois de suite au même endroit (A-109).
why-recruited-once = { $area } : vous y avez déjà recruté, et c’est une seule fois par partie (A-109).
why-final-hidden = Aucune Mission Finale n’est encore révélée (A-116).
why-other-final = { $card } : ce n’est pas la Mission Finale de cette partie (A-116).
why-final-tomorrow = La Mission Finale vient d’être révélée : elle peut être tentée dès le prochain tour (A-117).
why-not-your-mission = { $card } : ce n’est pas une de vos Missions (A-110).
why-completed = { $card } : cette Mission est déjà accomplie (A-114).
why-mission-lost = { $card } : le temps accordé pour cette Mission est écoulé (A-194).
why-not-current = { $card } : une seule Mission à la fois, et c’est l’autre qui est en cours (A-193).
why-place-elsewhere = { $card } : la suite est ailleurs. Lieu : { $place } ; Zone : { $area } (A-110).
why-one-mission = Vous venez de tenter une Mission : la seconde récompense ne peut en être une autre (A-110).
why-works-by-itself = { $card } : cette capacité agit d’elle-même, tant que la carte est face visible (A-142).
why-no-ability = { $card } : aucune capacité, rien que de la bonne volonté (A-5).
why-immobilised = { $card } : ce Personnage est immobilisé, et n’est utile à personne avant la prochaine Réinitialisation (A-163).
why-timing = { $timing ->
    [reset] { $card } : à utiliser quand vient votre tour, dans la phase de Réinitialisation (A-139).
    [movement] { $card } : à utiliser quand vient votre tour, dans la phase de Mouvement (A-139).
    [interaction] { $card } : à utiliser quand vient votre tour, dans la phase d’Interaction (A-139).
    [exploration] { $card } : à utiliser quand vient votre tour, dans la phase d’Exploration, avant de partir (A-139).
    [combat] { $card } : à utiliser dans un combat qui est le vôtre, avant les dés (A-143).
   *[interruption] { $card } : c’est une Interruption. La question vous est posée chaque fois qu’elle pourrait convenir (A-144).
}
why-other-window = { $card } : c’est bien une Interruption, mais pas pour un moment comme celui-ci (A-144).
why-used-already = { $card } : déjà servi, et rien ne sert deux fois dans un même passage (A-150).
why-inclined = { $card } : carte inclinée, et cette capacité la veut redressée (A-142).
why-no-symbol = { $card } : il y faut un Personnage doué de { part-symbol }, et votre équipe n’en a pas (A-140).
why-symbol-tired = { $card } : il y faut un Personnage doué de { part-symbol }, redressé, face visible et qui n’a pas encore payé ; les vôtres sont occupés (A-140, A-150).
why-need = { $need ->
    [other_hand] { $card } : personne d’autre n’a d’Avantage en main (A-146).
    [own_hand] { $card } : vous avez trop peu d’Avantages en main pour en payer le prix (A-44).
    [spent] { $card } : la défausse ne contient aucune carte de ce type (A-171).
    [recruit] { $card } : votre équipe est au complet, ou il ne reste personne à recruter (A-46).
    [betray] { $card } : il vous faut de la place dans votre équipe, et une autre équipe qui puisse se passer de quelqu’un (A-225).
    [other_awake] { $card } : il n’y a personne à portée qui puisse être immobilisé (A-163).
    [other_straight] { $card } : il n’y a aucun Personnage redressé à portée (A-140).
    [own_inclined] { $card } : aucun de vos Personnages n’est incliné (A-142).
    [other_here] { $card } : il n’y a dans votre Zone aucune équipe d’une taille proche de la vôtre (A-91).
    [other_area] { $card } : il n’y a aucune Zone active où aller (A-54).
    [veiled] { $card } : il n’y a aucune Rencontre face cachée que vous ne connaissiez déjà (A-28).
    [secret] { $card } : plus personne n’a de Mission secrète que vous ne connaissiez déjà (A-28).
    [bare_area] { $card } : une Rencontre attend déjà dans chaque Zone active (A-74).
    [laden_area] { $card } : aucune Rencontre n’attend dans les Zones actives (A-74).
    [on_area] { $card } : votre équipe n’est dans aucune Zone (A-54).
    [other] { $card } : toutes les autres équipes ont perdu leur tour (A-167).
    [other_in_play] { $card } : les autres n’ont en jeu ni Complot durable ni Organisation (A-51).
    [fight] { $card } : seulement pour qui combat, et avant les dés (A-135, A-143).
    [fight_trait] { $card } : votre adversaire n’est pas de cette nature (A-134).
    [fight_behind] { $card } : seulement face à plus fort que vous, et ce n’est pas le cas (A-134).
    [fight_sleep] { $card } : seulement pour qui combat, et avant les dés (A-135, A-143).
    [cancel] { $card } : il n’y a plus rien à annuler de ce qu’une autre équipe utilise (A-145).
    [redirect] { $card } : seule une autre équipe peut être détournée, et une seule fois par mouvement (A-61).
    [encounter] { $card } : cette Rencontre est déjà réglée (A-144).
    [die] { $card } : aucun dé ne vient d’être lancé (A-144).
    [attacked] { $card } : ce n’est pas vous qu’on attaque (A-144).
    [explorer] { $card } : seule une autre équipe qui part explorer peut être arrêtée (A-144).
    [dying] { $card } : vous n’êtes pas sur le point de perdre un Personnage (A-132).
    [beaten] { $card } : vous n’avez pas perdu ce combat (A-94).
    [cards_reward] { $card } : seulement quand une autre équipe pioche des Avantages en récompense (A-107).
   *[reward] { $card } : seulement contre la récompense d’une autre équipe, et jamais contre une Mission (A-144).
}
why-without-symbol = { $card } : sans le symbole demandé, { part-symbol } (A-140).
why-not-straight = { $card } : un Personnage incliné ou immobilisé ne convient pas (A-140).
why-paid-already = { $card } : ce Personnage a déjà payé une Compétence dans ce passage (A-150).
why-not-yourself = Une autre équipe que la vôtre, s’il vous plaît (A-10).
why-empty-hand = { $player } n’a aucun Avantage en main (A-146).
why-not-here = { $player } n’est pas dans votre Zone (A-91).
why-sizes = Taille des équipes : { $theirs } pour { $player }, { $mine } pour vous. L’écart ne peut dépasser 1 (A-91).
why-no-secrets = { $player } n’a aucune Mission secrète que vous ne connaissiez déjà (A-28).
why-turn-lost = { $player } a perdu son tour et ne fera rien de toute façon (A-167).
why-in-no-party = { $card } : ce Personnage n’est dans aucune équipe (A-10).
why-own-character = { $card } : c’est un des vôtres, et il en faut un d’une autre équipe (A-10).
why-their-last = { $card } : c’est le dernier Personnage de son équipe, et le dernier ne se prend pas (A-225).
why-asleep-already = { $card } : ce Personnage est déjà immobilisé (A-163).
why-straight-already = { $card } : ce Personnage n’est pas incliné (A-140).
why-character-elsewhere = { $card } : ce Personnage n’est pas dans votre Zone (A-163).
why-not-in-this-fight = { $card } : ce Personnage n’est pas de l’équipe que vous combattez (A-163).
why-nothing-face-down = { $area } : aucune Rencontre face cachée n’y attend (A-23).
why-seen-already = { $area } : vous y avez déjà regardé (A-28).
why-laden = { $area } : une Rencontre y attend, et il n’y en a jamais plus d’une (A-74).
why-bare = { $area } : aucune Rencontre n’y attend (A-74).
why-could-not-go = { $area } : { $player } n’aurait pas pu y aller, nul ne peut donc l’y envoyer (A-61).
why-not-discarded = { $card } : cette carte n’est pas dans la défausse (A-171).
why-other-type = { $card } : cette carte n’est pas du type qu’on peut reprendre (A-9).
why-not-theirs-in-play = { $card } : cette carte n’est pas en jeu devant une autre équipe (A-51).
why-no-such-die = Ce dé n’est pas sur la table (A-144).
why-same-face = Le dé montre déjà ce chiffre (A-144).
why-turn-too-far = Le dé ne peut pas tourner autant (A-144).
why-die-edge = Un dé ne connaît rien au-dessous de 1, ni au-dessus de 6 (A-3).
why-attacked-already = Vous avez déjà attaqué quelqu’un ce tour-ci (A-92).
why-forbidden = Une carte l’interdit pour ce tour (A-227).
why-off-map = Votre équipe est hors des Zones, et personne n’est à portée (A-166).
why-no-fighting = { $area } : ici, les équipes ne se battent pas entre elles (A-93).
why-sheltered = { $player } se repose ici, et cette Zone abrite qui se repose (A-60).
why-fought-already = Vous et { $player } avez déjà croisé le fer ce tour-ci (A-92, A-96).
why-rival-trade = La Rivale ne commerce jamais (A-203).
why-no-trade-here = { $area } : cette Zone n’a pas de symbole de Commerce (A-81).
why-traded-already = Vous avez déjà fait votre échange de ce tour (A-89).
why-offers-spent = Vous avez fait vos { $n } offres de ce tour (A-88).
why-partner-rests = { $player } se repose : pas d’échange (A-60).
why-partner-away = { $player } est hors des Zones (A-166).
why-partner-forbidden = { $player } ne peut pas commercer ce tour-ci (A-81).
why-partner-no-trade = { $player } est ailleurs, dans une Zone sans symbole de Commerce : { $area } (A-81).
why-traded-with = Vous et { $player } avez déjà fait affaire ce tour-ci (A-89).
why-kept-apart = Vous et { $player } avez des Organisations rivales, et des rivaux ne commercent pas dans un tel lieu (A-81).
why-not-tradable = Seuls les Avantages en main et les Personnages s’échangent : ni les Missions, ni ce qui est en jeu (A-82).
why-in-the-offer = C’est déjà dans l’offre (A-84).
why-no-more-cards = { $player } n’a pas plus d’Avantages que vous n’en demandez (A-85).
why-name-a-type = Demandez un type d’Avantage : c’est l’autre qui choisit la carte (A-85).
why-not-their-character = { $card } : ce Personnage n’est pas dans l’équipe sollicitée, { $player } (A-85).
why-empty-offer = Cette offre est encore vide : donnez ou demandez au moins une carte (A-84).
why-trade-limits = Après l’échange, cinq cartes au plus par main, et un à quatre Personnages par équipe : cette offre va trop loin (A-83).
why-cannot-fill = Vous n’avez pas ce qu’on vous demande (A-87).
why-other-wish = { $card } : c’est un autre type qui est demandé, { $type } (A-85).
why-moment-pass = Il n’y a rien à laisser passer : on passe quand on pourrait réagir (A-148).
why-moment-incline = Un Personnage s’incline quand vous utilisez une Compétence, ou une capacité qui le dit (A-140, A-142).
why-moment-veto = On ne protège une Zone que lorsqu’elle va être défaussée (A-71).
why-moment-limit = On ne défausse une Zone que si une recherche en amène une de trop (A-69).
why-moment-take = Il n’y a rien à prendre : ni carte défaussée, ni échange que vous seriez en train de proposer (A-49, A-85).
why-moment-reward = Une récompense suit une exploration réussie (A-105).
why-moment-trade = Vous n’êtes pas en train de composer une offre : choisissez d’abord à qui la faire, dans la phase d’Interaction (A-90).
why-no-offer = Personne ne vous a proposé d’échange (A-87).
why-moment-die = Vous ne pouvez pas modifier de dé maintenant (A-144).
why-moment-set-up = Cela s’est décidé avant le début de la partie (A-19).
why-moment-choose = Aucune carte ni capacité ne vous demande de choisir quoi que ce soit (A-43).
why-not-drawn = { $card } : cette carte n’est pas parmi celles que vous avez piochées (A-19).

## Chances, après « 62 % »

odds-win = de chances de gagner, en l’état
odds-tie = de chances d’égalité
odds-death = de risques de perdre un Personnage
odds-test = de chances de réussir le test de Vitesse
odds-try = de chances de réussir le jet
odds-met = de chances de rencontrer quelque chose
odds-encounters = { $n ->
    [0] de chances de ne rien rencontrer
    [one] de chances d’une seule Rencontre
   *[other] de chances de { $n } Rencontres
}
odds-special = de chances du résultat spécial
reason-fight = { $without ->
    [-1] { $win } % de chances de gagner
   *[other] { $win } % de chances de gagner ({ $without } % sans carte)
}{ $tie ->
    [0] { "" }
   *[other] { " ; " }{ $tie } % d’égalité
}{ $death ->
    [0] { "" }
   *[other] { " ; " }{ $death } % de risques de perdre un Personnage
}.
reason-character = Combat { $combat }, Vitesse { $speed }. { $text }
reason-worth = { $combat } de Combat et { $speed } de Vitesse.
reason-no-text = Pas de capacité.
reason-lost = Vous y renoncez : « { $text } »
reason-gained = Son effet : « { $text } »
reason-dismiss = Votre équipe perd { $combat ->
    [0] 0 point
    [one] 1 point
   *[other] { $combat } points
} de Combat et { $speed ->
    [0] 0 point
    [one] 1 point
   *[other] { $speed } points
} de Vitesse.
reason-area = Niveau { $level }. En l’explorant : { $percent } % de risques de Rencontre ; à gagner : { $rewards }.{ $rivals ->
    [0] { "" }
    [one] { " " }Une autre équipe s’y trouve.
   *[other] { " " }{ $rivals } autres équipes s’y trouvent.
}
reason-explore = À gagner : { $rewards }.
reason-no-explore = Aucun risque, et rien de ceci : { $rewards }.
reason-recruit = { $n ->
    [one] Votre équipe passe de { $n } Personnage à 2.
   *[other] Votre équipe de { $n } Personnages en gagne un.
}
reason-draw = Vous en piochez { $n } et en tenez { $hand ->
    [0] { "" }zéro
   *[other] { $hand }
} pour l’instant.

## Leçons

lesson-road = En route
lesson-road-call = Bienvenue en chemin ! Vous jouez Ambre contre Rubis, et une équipe commence avec un seul Personnage. Personne au monde n’est plus rapide que la Duelliste : gardez-la.
lesson-road-hand = Les Avantages sont votre sac à malices : vous en avez pioché quatre, et en gardez trois. Trahison et Trois jours de solde nous serviront bientôt : rendez donc Du sel sur le seuil.
lesson-road-order = À chaque tour, l’équipe la plus rapide commence : vous avez 5 en Vitesse, le Sorcier de Rubis 4. La Réinitialisation sert à se préparer et à se défaire du superflu. Vous n’avez encore rien à ranger : passez à la phase suivante.
lesson-road-go = Rubis a rejoint une Organisation ; à vous de bouger : une Zone visible, une nouvelle, ou le lit. Dans chacune, une Rencontre attend face cachée. Tentez l’Abbaye de Saint-Vael : rien n’y dépasse son niveau, 1.
lesson-road-fight = Le Chevalier de paille ! Au combat, chacun ajoute un dé à son Combat : vous avez 3, et lui 2 seulement, car la Ruse le trouble. Avant les dés, on peut jouer des cartes Combat : Trois jours de solde vous en donne 3 de plus.
lesson-road-meet = 9 contre 7 : sans cette solde, c’était la défaite ! Voici Rubis à l’Abbaye : en Interaction, deux équipes d’une même Zone peuvent se battre, et commercer là où le symbole le permet. Pas aujourd’hui : terminez.
lesson-road-explore = Place à l’Exploration : vous êtes là pour cela. Un dé dit ce que la Zone vous réserve : rien, des Rencontres, ou un résultat spécial. Qui en vient à bout prend une de ses trois récompenses.
lesson-road-recruit = Un résultat spécial : les moines vous rendraient bien une carte Ki défaussée, s’il y en avait une. Tant pis, la récompense est à vous. Recrutez : on ne va pas loin tout seul !
lesson-road-betrayal = Le Maître d’Armes vous rejoint, et un deuxième tour commence. Rubis aussi a trouvé de la compagnie, mais la Réinitialisation a ses propres cartes. Trahison, par exemple.
lesson-road-wizard = Elle ne prend jamais le dernier Personnage d’une équipe, mais Rubis en a deux. Suivre le cerf, l’une de vos Missions secrètes, est un test de Vitesse : choisissez le Sorcier, qui vous en apporte 4.
lesson-road-three = Trois Personnages, et 11 en Vitesse ! Votre Mission vous attend dans la Clairière du cerf, au cœur de la Forêt de verre, que nul n’a encore trouvée. Phase suivante, et partons la chercher.
lesson-road-seek = Une seule équipe par tour peut chercher de nouveaux horizons, et vous bougez en premier. Une nouvelle Zone apparaît, avec une Rencontre qu’il faudra affronter. Courage !
lesson-road-forest = La Forêt de verre, quelle chance ! Même le Dieu Dragon n’était qu’une fausse alerte : niveau 3, dans une Zone de niveau 2. Explorez.
lesson-road-hart = Une Rencontre bienvenue : l’air du Violoneux aveugle vous donne 2 en Vitesse pour ce tour, soit 13. Suivre le cerf figure à présent parmi vos récompenses, avec une difficulté de 14. N’importe quel dé fera l’affaire !
lesson-road-final = Mission accomplie : 3 en Vitesse pour toute la partie. Et la toute première Mission Basique accomplie révèle la Mission Finale, la même pour tout le monde.
lesson-road-win = Qui a accompli une Mission Basique peut la tenter dès le prochain tour, et qui l’accomplit gagne. L’Orbe sur le trône demande 19, Vitesse et dé réunis : au prochain tour, vous aurez 14, et Rubis 2. Bien joué !

lesson-company = En compagnie
lesson-company-call = Cette fois, place à la force : gardez le Maître d’Armes, dont le Combat est de 5. Il est lent : Rubis fera tout avant vous, et cela a son charme.
lesson-company-hand = Une Compétence de Magie, de Ki ou de Ruse veut un Personnage doué de ce symbole, qui s’incline pour la payer. Un Complot ne coûte rien à personne. Il faut pourtant rendre une carte : Mauvaise Direction.
lesson-company-slow = Le Sorcier de Rubis est plus rapide et a déjà terminé. Vos Doigts légers demandent de la Ruse, et le Maître d’Armes ne connaît que le Ki. Ne jetez pas la carte : phase suivante, et nous lui trouverons preneur.
lesson-company-go = Rubis a vaincu l’Enfant du puits au Village de Cornes : la voie est libre. Le Village a un symbole de Commerce, et un lieu que nomme l’une de vos Missions. Suivez !
lesson-company-trade = Interaction : deux équipes peuvent commercer si chacune est dans une Zone au symbole de Commerce, la même ou non. Vous avez une carte de trop : proposez un échange à Rubis.
lesson-company-give = Une offre se compose pas à pas. D’abord ce que vous donnez : Doigts légers.
lesson-company-enough = Deux cartes au plus de chaque côté, et même les Personnages peuvent changer d’équipe. Une seule suffira.
lesson-company-take = Ensuite ce que vous voulez : un Personnage par son nom, ou un Avantage par son type, et Rubis choisira lequel. Un Complot ne demande aucun symbole : demandez-en un.
lesson-company-modest = Pas de gourmandise : rien de plus.
lesson-company-send = Rubis peut accepter ou décliner, et vous avez droit à trois offres par tour, jusqu’à la première acceptée. Envoyez !
lesson-company-deal = Marché conclu ! Une amie bien placée est à vous, et nul autre ne sait quelles cartes ont changé de main. Vous pourriez attaquer, mais on ne mord pas qui commerce avec vous : terminez.
lesson-company-chest = Rubis a exploré, trouvé un Trésor, et réclame un nouveau Personnage. Une Interruption se joue dans le tour de n’importe qui : dès que l’une des vôtres convient, on vous la propose. Le Coffre était ouvert, quel dommage !
lesson-company-explore = Rubis repart les mains vides, et cela n’avait rien de personnel. À votre tour d’explorer le Village.
lesson-company-book = La voie est libre. Le Vieux Puits est un lieu de votre Mission, Le Livre en retard : prenez-la pour récompense, et le livre est dans votre sac.
lesson-company-open = Une Mission commencée est visible : Rubis sait maintenant que ce livre doit aller à la Bibliothèque noyée, à Americh. Un nouveau tour commence : passez à la phase suivante.
lesson-company-americh = Americh est visible, et sa Rencontre face cachée. Qui ne risque rien ne rend pas ses livres : allez-y.
lesson-company-quiet = L’Escalier qui revient n’était qu’une fausse alerte, trop haute pour cette Zone. Même d’ici, vous pourriez commercer avec Rubis, mais le livre n’attend pas : terminez.
lesson-company-library = Cette fois, personne ne s’en est mêlé, et Rubis a recruté. À vous : encore une exploration.
lesson-company-return = Pas une âme, rien que le silence et des rayons humides. Rendez le livre !
lesson-company-done = Votre première Mission Basique : 2 en Vitesse pour de bon, deux Avantages, et la Mission Finale est révélée. Qui a sa Mission Basique peut désormais la tenter, et qui l’accomplit gagne : étoffez votre équipe, et soyez là en premier.
lesson-company-rest = Une défaite coûte le tour, et à 5 points d’écart ou plus, un Personnage aussi. Une équipe qui se repose au lieu de bouger gagne +2 Combat et +2 Vitesse au tour suivant. Les braves dorment avant les grands combats.
lesson-company-play = Vous voilà d’attaque pour une première partie : contre des bots, entre amis, ou en solitaire face à la Rivale. Et ce que vous ne pouvez pas faire, la table vous dira pourquoi. Bonne route !

## What an answer changes: after "+2" or "−1"

counted-combat = Combat
counted-speed = Vitesse
counted-characters = { $n ->
    [one] Personnage
   *[other] Personnages
}
counted-cards = { $n ->
    [one] carte
   *[other] cartes
}
counted-turn = { $n ->
    [one] tour perdu
   *[other] tours perdus
}

## What each face of a die would bring

board-fate-nothing = libre
board-fate-special = spécial
board-fate-encounters = { $n ->
    [one] 1 Rencontre
   *[other] { $n } Rencontres
}
