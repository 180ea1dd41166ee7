### Bazaar, in English

prompt-thrown = What does the die show for trader { $player }?
prompt-drawn = Which ware does trader { $player } draw?
prompt-looked-at = Which ware does trader { $player } look at?
prompt-kept = Trader { $player }: leave the ware on top, or put it under the deck?
prompt-traded = Trader { $player }: show a ware, bury one, or neither?

option-keep =
    { $where ->
        [top] Leave it on top
       *[under] Put it under the deck
    }
option-neither = Neither
option-ware =
    { $word ->
        [show] Show ware { $ware }
       *[bury] Bury { $ware }
    }

chance-die = The die shows { $face }
chance-ware = Ware { $ware }
a-ware = a ware

note-throws =
    { $face ->
        [0] Trader { $seat } throws a blank.
        [1] Trader { $seat } draws a ware.
       *[2] Trader { $seat } looks at the next ware.
    }
