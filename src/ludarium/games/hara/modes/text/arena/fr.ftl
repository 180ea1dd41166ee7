goal-arena = Rentrer avec 10/10/10

## Leçons

lesson-dawn = La première Aube
lesson-dawn-map = Bienvenue à Hara, Oric ! Vous voici dans le Dojo, six Mondes flottent tout autour, et cette Aube a posé une carte sur la case 1 de chacun. Vos cartes à vous sont sous le plateau : jouez Ruée, qui vous offre deux pas.
lesson-dawn-step = Les cases où vous pouvez aller s’éclairent ; d’une case à sa voisine, il y a un pas. Quelqu’un vous attend dans The Drear : faites un premier pas de ce côté.
lesson-dawn-friend = Le Revenant bien élevé n’est pas un ennemi : un Monstre Allié a toujours quelque chose pour qui vient le voir. Entrez sur sa case.
lesson-dawn-free = Vous avez trois Activations par tour, et Ruée en était une ; mais ce qui est GRATUIT n’en coûte aucune. Acceptez l’aide du Revenant, et son Énergie Bleue est à vous.
lesson-dawn-tilted = Ruée est maintenant inclinée : jouée de la main, une carte se repose jusqu’à votre prochain tour. Il vous reste deux Activations : jouez Tenir la porte, qui commence par un pas.
lesson-dawn-skipped = Revenez au bord du Dojo. Le coup qui suit ne trouve personne à portée, et ce qui ne peut se faire est simplement passé.
lesson-dawn-third = Il vous reste une Activation, mais personne à portée de vos coups. Rien ne vous oblige à tout dépenser : finissez votre tour. Les cartes inclinées se retourneront pour être Sur table, et le Crépuscule tombera.
lesson-dawn-board = Un nouveau tour, trois nouvelles Activations, et deux cartes qui montrent leur autre moitié : Sur table, Ruée est un seul pas, avec un coup. Jouez-la.
lesson-dawn-event = Oppenheim, votre patrie, commence juste à côté, et la Cloche de l’armistice est suspendue sur sa case 1. C’est un Événement, et un Événement se produit dès que vous y entrez, sans Activation. Allez la sonner.
lesson-dawn-rhythm = Du Bleu, puis du Rouge, et ce n’est que le premier Jour ! Utilisée Sur table, Ruée revient en main à la fin du tour : la main, la table, la main encore, ainsi dansent toutes les cartes.
lesson-dawn-plan = L’Art de la guerre n’a pas quitté votre main : ce que vous ne jouez pas attend, et rien n’est jamais défaussé. La prochaine fois, nous irons voir ceux qui n’aident personne.

lesson-hunt = Les Monstres
lesson-hunt-start = Place aux Monstres ! Pointez ou touchez les Chacals du sel, et vous verrez ce qui compte : Santé, Attaque, Portée de cette Attaque, récompense. Ouvrez la chasse avec Ruée.
lesson-hunt-range = La Portée se compte en pas : un coup de Portée 1 atteint les cases voisines. Depuis le bord du Dojo, vous pouvez frapper dans un Monde, et personne ne peut riposter : allez-y.
lesson-hunt-edge = C’est assez près : le second pas est inutile, arrêtez-vous.
lesson-hunt-blow = Rompre les rangs est un coup de ce genre : 3 dégâts à Portée 1. Jouez-la.
lesson-hunt-target = Deux Monstres sont à portée, les Chacals et la Laie des ronciers. Choisissez les Chacals, et n’en démordez pas : mieux vaut vaincre un Monstre en un seul tour, car ensuite presque toutes les plaies se referment.
lesson-hunt-close = Ils sont blessés, mais encore debout. Tenir la porte frappe à Portée 0, sur votre propre case et nulle part ailleurs, et vous laisse d’abord y marcher.
lesson-hunt-leave = Allez vous planter au milieu des Chacals : votre coup partira avant leurs crocs. Mais attention, hors du Dojo, les Monstres vous atteignent aussi.
lesson-hunt-gold = Vaincus, et la récompense tombe aussitôt : de l’Énergie Rouge, et une Énergie Or, qui va dans la jauge de votre choix. La Verte est encore vide : choisissez-la parmi les réponses.
lesson-hunt-sting = La prévision montre qui vous frapperait si le tour finissait ici : la Phalène à chevelure, dont la Portée va jusque-là. Elle est INSAISISSABLE : seul un coup porté sur sa propre case la touche. Pour une fois, laissez-vous piquer, et finissez votre tour.
lesson-hunt-dusk = Aïe ! Et le Crépuscule a déposé le Tailleur d’ombres sur votre case : INSAISISSABLE lui aussi, mais vous êtes sur place. Commencez par Tenir la porte, qui s’est retournée.
lesson-hunt-second = Le Tailleur tient encore debout. Sur table, Rompre les rangs frappe moins fort que de la main, mais bien assez.
lesson-hunt-home = Et de deux ! Mais la Phalène et le Portrait inachevé vous ont encore à portée, dit la prévision. Il est temps de rentrer : Sur table, Ruée vous offre un pas.
lesson-hunt-dojo = Le Dojo commence à la porte d’à côté. Chacune de ses sept cases est votre maison.
lesson-hunt-rest = Voyez comme la prévision s’est calmée : ici, personne ne vous frappe. Et qui finit son tour dans le Dojo récupère jusqu’à 3 Santé et 2 Esprit. Finissez votre tour, et dormez bien.
lesson-hunt-mended = Comme neuf. Sortir, frapper, rentrer avant qu’il ne fasse trop chaud : à Hara, presque tous les Jours se ressemblent, et la prévision vous dit jusqu’où pousser l’audace.
lesson-hunt-defeat = Si jamais votre Santé tombe à 0, vous vous réveillez dans le Dojo, guéri, mais avec une Énergie de moins de chaque couleur. C’est rageant, et la chasse continue.

lesson-shift = Crépuscule et Bascule des Mondes
lesson-shift-start = Un Jour, c’est l’Aube, le Crépuscule et la Bascule des Mondes, et aujourd’hui vous verrez tout. L’Aube sera brève : une amie vous attend à Oppenheim, jouez Ruée.
lesson-shift-way = Oppenheim est au pied du plateau. Le premier pas mène au bord du Dojo.
lesson-shift-lotte = La voilà, sur la case 1 : Lotte au soufflet. Encore un pas.
lesson-shift-help = Lotte est un Monstre Allié qui a retroussé ses manches. Son aide est GRATUITE : acceptez-la.
lesson-shift-gold = Une Rouge, et une Or pour la jauge de votre choix. Le Rouge est la couleur d’Oric, et une jauge pleine vaut mieux que trois à moitié vides : Rouge.
lesson-shift-evening = Personne ne vous a à portée, et la prévision est calme. Rien n’oblige à épuiser vos Activations : laissez venir le soir.
lesson-shift-rifts = Au Crépuscule, de nouvelles cartes tombent au hasard, et ce soir ce sont deux Failles : des trous dans le rêve, dont le mauvais sort dure tant qu’ils sont ouverts. Le Rideau rouge pend tout près, et Ruée, Sur table, a un pas pour vous.
lesson-shift-curtain = On ne ferme une Faille que depuis sa case. Approchez-vous du Rideau.
lesson-shift-challenge = La fermer demande une Activation et un Défi : un dé, plus l’Esprit que vous y dépensez, doit atteindre le nombre de la carte. Osez !
lesson-shift-odds = Chaque réponse montre ses chances : sans Esprit, vous vous fiez au seul dé ; avec tout votre Esprit, l’échec est exclu. Dépensez-en 2 : c’est un bon pari, et le Dojo vous les rendra.
lesson-shift-closed = Fermée ! Une Faille paie deux fois, pour elle-même et pour le Défi, et voici encore de l’Or. Rouge, une fois de plus.
lesson-shift-five = Votre jauge Rouge a passé le seuil de 5. La première fois, vous apprenez à la fin du tour une nouvelle Capacité de cette couleur : finissez donc votre tour.
lesson-shift-learn = Deux cartes au choix, et l’une rejoint votre main pour le reste de la partie. Prenez aujourd’hui Riposte du vétéran : En main, elle frappe et durcit d’un dégât votre coup suivant de ce tour.
lesson-shift-worlds = Vous avez senti ? Bascule des Mondes : La Caravane de fer a fait changer de place Oppenheim et Arechi Wastes, avec tout ce qu’ils portent, vous compris. Elle a aussi laissé un peu d’Énergie Rouge.
lesson-shift-morning = Et c’est de nouveau l’Aube : le Jour 2 pose ses cartes sur les cases 2, et La Dernière Batterie sous votre nez. Votre nouvelle carte tombe bien.
lesson-shift-win = Pour gagner, portez les trois jauges à 10 et soyez dans le Dojo avant la fin du Jour 6. À 10 dans votre couleur, l’Ultime rejoint votre main.
lesson-shift-play = Vous n’êtes jamais seul : l’ampoule donne un conseil, la flèche courbe reprend une réponse, et le ruban rouge ouvre les règles. Et maintenant, choisissez un champion, et faites de beaux rêves !
