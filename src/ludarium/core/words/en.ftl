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
