### What every title shares: why an answer was not taken.

refused-too-late = Time ran out before this answer came.
refused-too-early = The dice are still rolling.
refused-paused = The round is paused.
refused-not-paused = Nothing is paused.
refused-pause = This match was set up without pauses.
refused-nothing-runs = No clock is running.
refused-over = The match is over.
refused-undo-clock = Nothing can be taken back while the clock runs.
refused-undo-nothing = There is nothing to take back.
refused-no-such-line = The log has no such line.
refused-other-version = This match was played with version { $rules } of the rules and does not go on with version { $here }. Finish it with the version of Ludarium it was begun with.

## What is wrong with something that people hand in.

refused-not-now = This is not possible now.
refused-not-asked = Somebody else is asked.
refused-not-legal = This is not possible here.
broken-match = The rules cannot go on from here.
wrong-file = The file cannot be read.
wrong-save = This is not a saved match, or the file is damaged.
wrong-save-format = This match was saved in a format that this version cannot read.
wrong-save-size = The file is too large to be a saved match.
wrong-save-seal = The saved match was changed or damaged after it was written.
wrong-save-setup = The saved match has a mode or an option that does not exist here.
wrong-save-state = The saved match does not lead to what it recorded at entry { $entry }: the file was changed.
wrong-save-entry = Entry { $entry } of the saved match, “{ $say }”, is not possible at that point.
wrong-title = This is a match of another title: { $game }.
wrong-position = No match can come to this position.
wrong-seed = A seed is a whole number.
wrong-mode = There is no mode “{ $mode }”.
wrong-seats = { $more ->
    [0] { $low ->
        [one] This mode is for one player.
       *[other] This mode is for { $low } players.
    }
   *[other] This mode is for { $low } to { $high } players.
}
wrong-game = There is no game “{ $game }” here.
wrong-option = There is no option “{ $option }”.
wrong-value = “{ $value }” is not possible for “{ $option }”.
wrong-player = This game has no player “{ $player }”.
wrong-player-setting = The player “{ $player }” has no setting “{ $setting }”.
wrong-player-value = “{ $value }” is not possible for “{ $setting }” of the player “{ $player }”.
wrong-player-broken = The player “{ $player }” is installed, but cannot be started.
wrong-pack = These cards cannot be used: there is a mistake in { $file }.
rules-none = This game comes without written rules.

## A title that is installed and cannot be used.

bad-title = The game “{ $title }” of the package { $package } is left out: { $why }. Update the package, or remove it: pip uninstall { $name }
bad-title-ours = The game “{ $title }” is left out: { $why }. Repair { $place }, or delete it.
bad-title-import = it cannot be loaded ({ $detail })
bad-title-no-game = { $value } is not a subclass of Game
bad-title-unfinished = its Game lacks { $names }
bad-title-info = what it says about itself is wrong ({ $detail })
bad-title-words = the file { $file } is missing
bad-title-cards = its cards cannot be used ({ $detail })
bad-title-begin = no match of it can be begun ({ $detail })
bad-title-twice = { $other } already has a game of this name

## Values of options that mean the same in every title.

value-true = yes
value-false = no
value-on = yes
value-off = no
value-yes = yes
value-no = no
value-random = at random
value-in = { $unit ->
    [s] { $value } s
    [ms] { $value } ms
   *[none] { $value }
}
## Scripts with lines: what joins the sentences of a card. Verbs are orders in small letters, without a full stop.

lines-sentence = { CAPITAL($text) }.
lines-as-is = { $then }
lines-nothing = nothing happens
lines-then = { $first }; { $second }
lines-afterwards = { $first }; then { $second }
lines-next = { $first }. { CAPITAL($second) }
lines-if = if { $condition }: { $then }
lines-unless = unless { $condition }: { $then }
lines-else = otherwise: { $then }
lines-each = { $family ->
    [player] { $things }: { $then }
   *[other] for { $things }: { $then }
}
lines-may = if you like, { $then }
lines-choose = { $may ->
    [yes] choose one, or none: { $items }
   *[no] choose one: { $items }
}
lines-or = { $first }, or { $second }
lines-pay = { $cost }: { $then }
lines-and-cost = { $first } and { $second }
lines-up-to = { $cost } (or fewer)
lines-item = { $face }: { $then }
lines-when = { $moment }{ behind }
lines-when-if = { $moment }, if { $condition }{ behind }
lines-when-unless = { $moment }, unless { $condition }{ behind }
behind = { $begins ->
    [colon] , { $then }
   *[plain] : { $then }
}
lines-limit = { $limit ->
    [turn] once a turn, { $then }
   *[ever] once a match, { $then }
}
lines-use = { $step }{ behind }
lines-while = while { $condition }: { $trait }
lines-lasting = { $lifetime ->
    [step] { $trait } until the end of the step
   *[turn] { $trait } until the end of the turn
}
lines-for = { $trait } for { $who }
lines-per = { $max ->
    [no] { $then } for each { $counted }
   *[other] { $then } for each { $counted }, at most { $max } times
}
lines-plus = { $left } plus { $right }
lines-minus = { $left } minus { $right }
lines-times = { $left ->
    [-1] −{ $right }
   *[other] { $left } × { $right }
}
lines-number-of = the number of { $things }
lines-happened = { $moment } { $window }
lines-of = { $over ->
    [sum] the sum of { $count } over { $who ->
        [no] all players
       *[other] { $who }
    }
    [most] the highest of { $count } among { $who ->
        [no] all players
       *[other] { $who }
    }
    [least] the lowest of { $count } among { $who ->
        [no] all players
       *[other] { $who }
    }
   *[one] { $count } ({ $who })
}
lines-compared = { $sign ->
    [is] { $left } is { $right }
    [other] { $left } is not { $right }
    [below] { $left } is below { $right }
    [most] { $left } is at most { $right }
    [above] { $left } is above { $right }
   *[least] { $left } is at least { $right }
}
lines-exists = there is { $things }
lines-for-all = for { $things }, { $condition }
lines-same = { $personal ->
    [yes] { $subject ->
        [me] you are on { $other }
        [again] is on { $other }
       *[whom] { $whom } is on { $other }
    }
   *[no] { $one } is { $other }
}
lines-not = not ({ $condition })
lines-and = { $first } and { $second }
lines-or-else = { $first } or { $second }
lines-holding = { $things } where { $condition }

prompt-agreed-to = Do you want to? { CAPITAL($what) }.
prompt-chosen = Choose one.
prompt-paid-for = { CAPITAL($what) }. Do you pay?
prompt-act-on = { CAPITAL($what) }: on which?
prompt-answered = { CAPITAL($moment) }: do you use a card?
prompt-taken-instead = { CAPITAL($what) }. Do you want that?
answer-yes = Yes
answer-no = No
answer-none = Nothing
answer-item = { CAPITAL($label) }: { $what }
answer-pay = { CAPITAL($cost) }
answer-pay-so-much = { $n }
answer-thing = { CAPITAL($thing) }
answer-line = { $card }: { $what }
answer-pass = Pass

## Sentences beside each other, and chances.

sentences = { $first } { $others }
also = { $first }; { $others }
odds-one = { $percent }% { $what }
reason-odds = { $odds }.
