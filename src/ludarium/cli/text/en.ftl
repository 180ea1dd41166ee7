### The terminal: everything it says by itself, in English. What belongs to a title is in the title's own texts,
### except the short forms at the end, which only a terminal needs.

## The command and its help

about-ludarium = Ludarium: tabletop games with all their rules. Without a command: choose a game and play.
about-games = The games that are installed, with their modes and options.
about-cards = The cards of a game and what they do.
about-rules = The numbered rules of a game: all, one, or those with a word in them.
about-play = Play a game in this terminal.
about-serve = Play in the browser: opens the tables of this computer.
about-port = The port to listen on; without it 8000, or the next one that is free.
about-host = The address to listen on; 0.0.0.0 lets others in your network join.
about-database = Where tables are kept: an SQLAlchemy URL. Without it a file in your data folder.
about-browser = Open the page in your browser.
serving = The tables are open at { $address }  (Ctrl+C closes them; every match is kept)
about-simulate = Let players of the computer play many matches, and count who wins.
about-replay = Watch a saved match, or check it.
about-title = The game, as `ludarium games` names it.
about-lang = The language; as a rule that of your system.
about-json = Print JSON for other programs.
about-mode = The way to play it.
about-option = An option of the game, like modules=dragon,shields; as often as you like.
about-kind = Only cards of this kind.
about-rule-id = One rule, like P-46.
about-search = Only rules with these words.
about-seed = The number that fixes all luck: the same seed, the same dice.
about-load = Go on with a saved match.
about-clock = live: real time. budget: every action costs time. untimed: no limit.
about-games-number = How many matches.
about-players = Who plays: random or heuristic, one for all seats or one for each.
about-jobs = How many processes.
about-pack = A folder with other cards.
about-version = The version, and which build it is.
version = ludarium { $version }, { $build ->
    [compiled] compiled build
   *[plain] plain Python build
}
about-file = A file that was saved.
about-check = Only check that the log leads where it says.
about-speed = How fast the replay runs.

## What can be wrong with a command

bad-language = There is no language ‘{ $asked }’; use one of: { $known }
bad-option = ‘{ $option }’ is no option; write it as name=value
two-clocks = --clock { $clock } and --option clock_mode={ $other } contradict each other
load-alone = A saved match brings its own mode, options, clock and seed: use --load without them
cards-no-kind = { $game } has no cards of the kind ‘{ $kind }’; use one of: { $kinds }
rules-no-id = There is no rule ‘{ $id }’; they go from { $first } to { $last }
rules-not-found = No rule holds the words ‘{ $words }’

## Games

games-seats = { $high ->
    [one] For one player
   *[other] For { $low } to { $high } players
}
games-mode = Mode { $about }
games-option = Option
games-meaning = Meaning
games-default = Default
games-values = Values
games-rule = Rule
games-from = { $low } or more
games-from-to = { $low } to { $high }

## The start

start-which = Type the number of a game ({ $other } for another language, q to quit)
start-not-understood = ‘{ $typed }’ is not among the choices
start-option = { $name }:
start-play = Enter: play. A number: change that line.
start-mode = another mode (now: { $mode })
start-continue = continue your last saved match ({ $file })
start-more = more options
start-less = fewer options
start-language = in English
start-quit = quit
start-none = none
start-toggle = Numbers switch on and off. Enter: done.
start-pick = Type a number. Enter: leave it as it is.
start-value = Type a value. Enter: leave it as it is.
value-live = live: the clock really runs
value-budget = budget: no hurry, every action costs time
value-untimed = untimed: no clock at all
value-wing = wing
value-blank = blank
value-allowed = allowed
value-forbidden = forbidden
value-collect_then_shift = take back, then move
value-shift_then_collect = move, then take back
value-final = once, at the end
value-each_time = each time
value-strict = must be a single
value-any = any die of the value
value-must = must be taken
value-may = may be taken
value-true = yes
value-false = no

## Playing

keys = 1-9 choose   ? help   u undo   h hint   l log   c cards   q save and quit
seconds = { $seconds } s
time-is-up = Time is up!
refused = Not now: { $reason }
impossible = ‘{ $what }’ is not possible. { $reason }
impossible-here = ‘{ $what }’ is not possible here. Possible: { $possible }
no-such-number = There is no number ‘{ $number }’ here: use 1 to { $most }
undo-scopes = ‘{ $scope }’ cannot be undone: type u, u turn, u round or u start
undo-nothing = There is nothing to take back
undone = { $count ->
    [one] One answer taken back; r takes it again.
   *[other] { $count } answers taken back; r takes them again.
}
undone-reveals = This goes back past a reveal: you have seen luck that is now undone. The same answers will bring the same luck.
redone = Taken again
redo-nothing = There is nothing to take again
saved = Saved: { $file }
save-exists = { $file } exists already and stays as it is: choose another name
save-failed = It could not be saved: { $reason }
saved-and-left = Saved: { $file }
    Go on with: ludarium play { $game } --load { $file }
really-leave = Leave the match?   1 save and quit   2 quit without saving   3 go on
really-resign = Resign and lose the match?   1 yes   2 no
resign-never = This game cannot be resigned
hint = Hint: { $number } { $option }
hint-none = There is nobody to ask: this game has no hints yet
odds = { $option }: { $odds }
odds-one = { $what } { $percent } %
odds-none = { $option }: nothing is left to chance at once
card-none = No card is called ‘{ $name }’
language-is = English it is
pager = Space: more   b: back   q: close
log-round = Round { $round }
log-setup = Set-up
help =
    What you can type

      1, 2, 3 …       your choice, by its number
      any answer      in its notation, like reroll 3
      Enter           the only choice, where there is just one
      u               undo your last answer; also: u turn, u round, u start
      r               redo what was undone
      h               a hint
      o 2             the odds of option 2
      c name          a card; c 3 the card at place 3; c alone: all on the table
      v               the whole table, if the screen is too small for it
      l               the log of the match, round by round
      s, s file       save and go on
      q               save and quit
      lang fr         the same in French
      resign          give up
      Ctrl-C          leave, with or without saving

## The end of a match

ending-won = You have won: { $reason }
ending-lost = You have lost: { $reason }
ending-scores = Score: { $scores }
ending-seed = Seed { $seed }
ending-menu = 1 save the replay   2 play again   3 same dice   4 log   5 quit   u undo
ending-menu-saved = 2 play again   3 same dice   4 log   5 quit   u undo
replay-saved = Replay: { $file }

## How it works, before the first match

how-go-on = Enter: go on (this is shown only once; type ? in the match for help)
how-proving =
    1. Six enemies surround you. Defeat eight before you are wounded five times.
    2. Each round you throw your dice. All dice that show 3 attack enemy 3, and so on.
    3. A set (two or more alike) hits if it has the dice that the next space of the enemy asks for: 3B means three dice, one of them blue. A single die harms you: the marker falls towards { $bottom }, a wound.
    4. Sixty seconds long you may reroll any set, again and again, but never a single. Stop when you like it.
    5. The sign beside your dice says what they would do now: +1 up, -1 down, = nothing.

## Help on one title

help-proving =
    The arena

      W1 B1 G1 Y1 D   dice: white, blue, green, yellow, Dragon
      { $bottom } { $passed } { $marker }s 2 3B{ $top }    a Battle track: { $bottom } Bottom (a wound), { $marker } your marker,
                      s Start, what each space asks for, { $top } Top (defeated)
      +1 -1 =         what the dice lying there would do now: up, down, nothing;
                      { $top } defeats, { $bottom } wounds, { $shield } raises a Shield, / breaks it
      { $shield } name          it has a Shield: a single breaks it, a set turns against you
      { $sun } { $moon }             the slots of Sun and Moon

## Replays

check-good = { $game }: the log is good. { $entries } entries, { $hashes } hashes compared, final state { $hash }, { $reached }
check-bad = { $count ->
    [one] The log cannot have been so: { $first }
   *[other] The log cannot have been so, in { $count } places. First: { $first }
}
check-over = match over
check-open = match not over
replay-keys = { $at }/{ $of }  { $state } ×{ $speed }   Space run, pause   arrows step   + - speed   q quit
replay-running = running
replay-paused = paused

## Simulations

simulate-playing = Playing { $game }
simulate-games = Matches
simulate-players = Players
simulate-wins = Won
simulate-rate = Win rate
simulate-share = { $rate } % (95 % interval: { $low } to { $high } %)
simulate-rounds = Rounds a match
simulate-decisions = Decisions
simulate-seconds = Seconds
simulate-speed = Decisions per second
simulate-errors = Matches that failed
simulate-first-error = First failure: { $error }

## Proving Grounds, in short

refused-proving-P-28 = the round is over, time ran out (P-28)
refused-proving-P-143 = the dice are still rolling (P-143)
refused-proving-P-153a = nothing can be taken back while the clock runs (P-153a)
refused-proving-P-142 = only the clock can say that (P-142)

proving-round = round { $round }
proving-defeats = defeated { $now }/{ $goal }
proving-wounds = Wounds
proving-exhausted = Tired
proving-rest-top = top
proving-rest-middle = middle
proving-rest-bottom = next back
proving-dice = dice
proving-forecast = would
proving-enemy = enemy
proving-track = Battle track
proving-track-short = track
proving-weakness = weak
proving-ability = ability
proving-module = Module
proving-empty-slot = defeated
proving-pool = Your dice
proving-covered = covered
proving-active = active
proving-conspirators = Conspirators
proving-dial = Dial
proving-in-force = This round:
proving-needs-single = single { $value }
proving-needs-pair = any pair
proving-shows = shows { $value }
proving-summary = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $defeats ->
    [one] 1 enemy defeated
   *[other] { $defeats } enemies defeated
}, { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}, { $rerolls ->
    [one] 1 reroll
   *[other] { $rerolls } rerolls
}

proving-forecast-up = up { $spaces }
proving-forecast-down = down { $spaces }
proving-forecast-stay = nothing
proving-forecast-defeat = defeated
proving-forecast-wound = wound!
proving-forecast-raise = Shield up
proving-forecast-break = breaks it

proving-ability-double = { $colour } counts double
proving-ability-wants-single = wants a single
proving-ability-fall-two = single: falls 2
proving-ability-heals = no dice: heals
proving-ability-ambush = no dice: falls
proving-ability-one-step = 1 space at a time
proving-ability-exact = exact number
proving-ability-shuns = no { $colour } dice
proving-ability-punishes = wrong set: falls
proving-ability-heavy-wound = wound tires 2
proving-ability-last-blow = beaten: tires 1
proving-ability-guarded = arrives shielded
proving-ability-spiked = Shield bites
