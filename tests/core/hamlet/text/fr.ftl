### Hameau, en français

prompt-used = Utilisez-vous ce que vous avez ?
option-done = Terminé
thing-house = maison { $n }
thing-player = villageois { $n }
a-card = { $card }
a-face = face { $n }
note-gains = Le villageois { $seat } gagne { $n }.
note-hurt = Le villageois { $seat } est blessé : { $n }.
note-draws = Le villageois { $seat } pioche { $card }.

verb-gain = gagnez { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
}
verb-spend = dépensez { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
}
verb-give-to = donnez { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
} à { $seat }
verb-wound = subissez { $n ->
    [one] 1 blessure
   *[other] { $n } blessures
}
verb-cancel = { $n } de ces blessures ne sont pas subies
verb-light = allumez une lampe dans { $house }
verb-put-out = éteignez les lampes de { $houses }
verb-heal = récupérez { $n ->
    [one] 1 cœur
   *[other] des cœurs : { $n }
}
verb-nothing = il ne se passe rien
count-coins = { $form ->
    [each] pièce que vous avez
   *[number] le nombre de vos pièces
}
count-players = { $form ->
    [each] villageois
   *[number] le nombre de villageois
}
count-night = le numéro de la nuit
count-amount = { $form ->
    [each] d’entre elles
   *[number] leur nombre
}
count-paid = { $form ->
    [each] pièce dépensée
   *[number] le nombre de pièces dépensées
}
count-lamps-on = { $form ->
    [each] lampe de { $houses }
   *[number] le nombre de lampes de { $houses }
}
count-hearts = le nombre de vos cœurs
fact-first-night = c’est la première nuit
selector-players = { $how ->
    [each] chaque villageois
    [one] un villageois
   *[all] tous les villageois
}
selector-me = vous
selector-that = ce villageois
selector-others = { $how ->
    [each] chaque autre villageois
    [one] un autre villageois
   *[all] tous les autres
}
selector-houses = { $how ->
    [each] chaque maison
    [one] { $random ->
        [yes] une maison au hasard
       *[no] une maison
    }
   *[all] toutes les maisons
}
selector-here = votre maison
selector-it = elle
filter-lit = { $things } avec lumière
filter-dark = { $things } sans lumière
filter-beside-me = { $things } dans votre maison
moment-wounds = { $form ->
    [instead] au lieu des blessures { $who ->
        [me] que vous alliez subir
        [another] qu’un autre villageois allait subir
       *[anybody] qu’un villageois allait subir
    }
   *[when] quand { $who ->
        [me] vous allez subir des blessures
        [another] un autre villageois va subir des blessures
       *[anybody] un villageois va subir des blessures
    }
}
moment-wounded = quand { $who ->
    [me] vous avez subi des blessures
    [another] un autre villageois a subi des blessures
   *[anybody] un villageois a subi des blessures
}
moment-gained = { $form ->
    [times] le nombre de fois que vous avez gagné des pièces
    [each] fois où vous avez gagné des pièces
    [done] vous avez gagné des pièces
   *[when] quand { $who ->
        [me] vous gagnez des pièces
        [another] un autre villageois gagne des pièces
       *[anybody] un villageois gagne des pièces
    }
}
moment-night-falls = quand la nuit tombe
trait-thrift = vous gagnez { $change ->
    [one] 1 pièce de plus
   *[other] { $change } pièces de plus
}
trait-lucky = vous avez la main heureuse
line-toss = misez { $n } pièces : { $then } ; si vous en avez trop peu : { $fail }
line-dice = lancez { $n } dés : { $items }
face-blank = vierge
face-common = courant
face-rare = rare
step-evening = le soir
window-turn = ce tour-ci
window-match = dans cette partie

prompt-walked = Dans quelle maison le villageois va-t-il ?
prompt-drawn = Quelle carte est piochée ?
prompt-face = Quelle face le dé montre-t-il ?

prompt-planned = Que faites-vous aujourd’hui ?
prompt-dreamt = Est-ce un beau rêve ?
prompt-taken = Prenez-vous la pièce ?
a-plan = { $plan ->
    [none] Plus rien
    [sleep] Dormir
    [tea] Prendre le thé
    [gift] Une pièce pour le villageois suivant
    [take] La prendre
   *[refuse] Non merci
}
