### Bazar, en français

prompt-thrown = Que montre le dé pour le marchand { $player } ?
prompt-drawn = Quelle marchandise le marchand { $player } tire-t-il ?
prompt-looked-at = Quelle marchandise le marchand { $player } regarde-t-il ?
prompt-kept = Marchand { $player } : laisser la marchandise au-dessus, ou la glisser sous le paquet ?
prompt-traded = Marchand { $player } : montrer une marchandise, en enterrer une, ou rien ?

option-keep =
    { $where ->
        [top] La laisser au-dessus
       *[under] La glisser sous le paquet
    }
option-neither = Ni l’un ni l’autre
option-ware =
    { $word ->
        [show] Montrer la marchandise { $ware }
       *[bury] Enterrer { $ware }
    }

chance-die = Le dé montre { $face }
chance-ware = Marchandise { $ware }
a-ware = une marchandise

note-throws =
    { $face ->
        [0] Le marchand { $seat } ne tire rien.
        [1] Le marchand { $seat } tire une marchandise.
       *[2] Le marchand { $seat } regarde la prochaine marchandise.
    }
