### The terminal: everything it says by itself, in English. What belongs to a title is in the title's own folder.

## The command and its help

about-ludarium = Ludarium: tabletop games with all their rules. Without a command: choose a game and play.
about-games = The games that are installed, with their modes and options.
about-cards = The cards of a game and what they do.
about-rules = The numbered rules of a game: all, one, or some.
about-play = Play a game in this terminal.
about-serve = Play in the browser: opens the tables on this computer.
about-port = The port to listen on; without it 8000, or the next one that is free.
about-host = The address to listen on; 0.0.0.0 lets others in your network join.
about-database = Where tables are kept: an SQLAlchemy URL. Without it a file in your data folder.
about-browser = Open the page in your browser.
about-name = A name under which this server may be reached, as often as needed. It always answers to localhost and to addresses in numbers.
about-proxy = The address of a proxy in front of this server: who is asking is taken from its word, and from nobody else’s.
about-tables = How many tables one address may make in an hour.
about-connections = How many connections one address may hold.
serving = The tables are open at { $address }  (Ctrl+C closes them; every match is kept)
about-doctor = Play every table that is kept again and compare. Stop the server first.
store-address = “{ $place }” is no address of a database. An SQLite file is written sqlite:///tables.sqlite. { $detail }
store-none = There are no tables at { $place }.
store-no-folder = The folder { $place } does not exist and cannot be made. Make it, or name another place with --database.
store-read-only = { $place } may not be written to. Change its permissions and those of its folder, or name another place with --database.
store-full = There is no room left in { $place }. Make room there, or name another place with --database.
store-locked = Another program holds { $place }, perhaps a second server. Stop it and try again.
store-damaged = { $place } is damaged ({ $detail }). Keep a copy of it, then put back a backup, or save what can be saved with: sqlite3 FILE .recover
store-log-damaged = { $place }-wal is damaged: { $detail } changes in it can no longer be read. Copy both files to a safe place and put back a backup; to go on without those changes, delete the -wal file.
store-unreachable = The tables cannot be kept at { $place }: { $detail }
tables-short = { $count ->
    [one] Table { $first } has lost a part of its log and stays closed; the others are open. Put back a backup to get it back.
   *[other] { $count } tables have lost parts of their logs and stay closed, the first of them { $first }; the others are open. Put back a backup to get them back.
}
doctor-looks = Playing every table again
doctor-unwell = { $table } ({ $game }): { $problem }
doctor-more = … and { $count } more
doctor-sums-up = { $unwell ->
    [0] { $tables ->
        [one] One table, and it is sound.
       *[other] { $tables } tables, all of them sound.
    }
   *[other] { $unwell } of { $tables } tables are not sound. The others can be played on.
}
about-lesson = A lesson: a first match with somebody who explains. Without a number: which there are.
about-lesson-number = Which lesson.
about-simulate = Let bots play many matches and count who wins.
about-replay = Watch a saved match, or check it.
about-title = The game, as `ludarium games` names it.
about-lang = The language; by default that of your system.
about-json = Print JSON for other programs.
about-mode = The way to play it.
about-option = An option of the game, like modules=dragon,shields; as many as you like.
about-kind = Only cards of this kind.
about-spoilers = Also what stands on cards of a story that has yet to be played.
about-rule-id = One rule, like P-46, or a word that the rules contain.
about-search = Only rules that contain these words.
about-seed = The number that fixes all luck: same seed, same dice.
about-seats = How many play; without --bots, all of them people at this terminal.
about-bots = How many seats are played by bots; the others are for people here.
about-bot = Which player sits on their seats: heuristic, random or another one.
about-names = The players’ names in the order of the seats, separated by commas: Ann,Bo.
about-load = Continue a saved match.
about-clock = live: real time. budget: every action costs time. untimed: no limit.
about-games-number = How many matches.
about-players = Who plays: random, heuristic or another player, one for all seats or one for each.
about-budget = How long each answer may be thought about, for players that search: 200 rounds, or 0.5s.
about-jobs = How many processes.
about-pack = A folder with other cards.
about-version = The version and the build.
version = ludarium { $version }, { $build ->
    [compiled] compiled build
   *[plain] plain Python build
}
about-file = A saved match.
about-check = Only check that the log leads where it says.
about-speed = How fast the replay runs.

## What can be wrong with a command

bad-language = There is no language ‘{ $asked }’; use one of: { $known }
bad-option = ‘{ $option }’ is not an option; write it as name=value
bad-budget = ‘{ $budget }’ is no time to think: write 200 for two hundred rounds, or 0.5s for half a second
two-clocks = --clock { $clock } and --option clock_mode={ $other } contradict each other
load-alone = A saved match brings its own mode, options, clock and seed: use --load on its own
too-many-bots = Bots cannot play { $bots } of { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}: one is yours
too-many-names = { $names } names are too many for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
cards-no-kind = { $game } has no cards of the kind ‘{ $kind }’; use one of: { $kinds }
rules-no-id = There is no rule ‘{ $id }’; they go from { $first } to { $last }
rules-not-found = No rule contains ‘{ $words }’

## Games

games-seats = { $more ->
    [0] { $low ->
        [one] For one player
       *[other] For { $low } players
    }
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
start-not-understood = ‘{ $typed }’ is not one of the choices
start-option = { $name }:
start-play = Enter: play. A number: change that line.
start-mode = another mode (now: { $mode })
start-seats = number of players (now: { $seats })
start-bots = how many of them the computer plays (now: { $bots })
start-names = names of the players (now: { $names })
start-names-how = { $seats ->
    [one] The player’s name; without one, the game’s own name for the seat is used.
   *[other] Names for { $seats } players, separated by commas; where there is none, the game’s own name for the seat is used.
}
start-names-which = Type the names. Enter: none.
start-lesson = { $lessons ->
    [one] take the lesson
   *[other] take one of { $lessons } lessons
}
start-continue = continue your last saved match ({ $file })
start-more = more options
start-less = fewer options
start-language = in English
start-quit = quit
start-none = none
start-toggle = Numbers switch lines on and off. Enter: done.
start-pick = Type a number. Enter: leave it as it is.
start-value = Type a value. Enter: leave it as it is.

## Playing

# What agrees, passes, refuses or ends, in every title: no letter that a command has.
letter = { $role ->
    [affirm] y
    [pass] p
    [decline] n
    [end] e
   *[plain] { "" }
}
keys = Letters take Enter:  u undo  h hint  l log  c cards  ? help  q save and quit
seconds = { $seconds } s
time-is-up = Time is up!
refused = Not now: { $reason }
impossible = ‘{ $what }’ is not possible. { $reason }
impossible-here = ‘{ $what }’ is not possible here. You can: { $possible }
no-such-key = There is no ‘{ $key }’ here: type one of { $keys }
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
hand-over = Pass the keyboard to { $player }.
hand-over-enter = { $player }, press Enter when nobody else can see the screen.
hand-over-name = Or type your name first: it is what you will be called.
name-is = From now on you are called { $player }
player-number = Player { $number }
auto-how =
    Passing by itself, at moments when you could break in

      auto smart      you pass unseen where you have nothing to play
      auto all        you always pass
      auto off        you are always asked
      auto off 5      the same for one kind of moment, by its number
auto-window = { $number } { $window }: { $setting }
auto-setting = { $setting ->
    [smart] where you have nothing to play
    [all] always
   *[off] never
}
auto-is-now = You pass by yourself: { $setting }
auto-is-now-there = You pass by yourself: { $setting } ({ $window })
auto-never = There is nothing to pass here
auto-unknown = “{ $asked }” is not possible: auto smart, auto all or auto off; then a number from 1 to { $most } if you like
resign-never = You cannot resign this game
hint = Hint: { $key } { $option }
hint-none = This game has no hints
why-how = Type why and an answer: why 2, why e, why move a1 b1. It tells what would follow, or why it is not possible.
why-possible = { $key } { $option }
why-these = Answers with ‘{ $what }’ that are possible now: { $keys }
why-nothing = Nothing more follows from it at once.
odds = { $option }: { $odds }
odds-none = { $option }: nothing here depends on luck right away
card-unread = “{ $name }” is part of the story, and has not come yet.
card-none = No card is called ‘{ $name }’
language-is = English it is
pager-short = Enter: go on
pager = Space: more   b: back   q: close
story-more = { $n ->
    [one] l: 1 more line
   *[other] l: { $n } more lines
}
log-round = Round { $round }
log-setup = Set-up
help =
    What you can type

      1, 2, 3 …       the number beside a face, a slot, a card or a space
      y p n e         and Enter: yes, pass, no, end (where the list says so)
      any answer      in its notation, like reroll 3
      Enter           the only choice, where there is just one
      u               undo your last answer; also: u turn, u round, u start
      r               redo what was undone
      h               a hint, and why
      why 2           what 2 would lead to; why b2: why that is not possible
      o 2             the odds of what 2 would do
      c name          a card; c 3 the card at place 3; c alone: all on the table
      rules           the rules; rules 46 that one, rules word those with the word
      v               the whole table, if the screen is too small for it
      l               the log of the match, round by round
      s, s file       save and go on
      q               save and quit
      lang fr         the same in French
      auto            pass by itself or not, where a game lets you break in
      name Ann        be called Ann
      resign          give up
      Ctrl-C          leave, with or without saving

## Lessons

lesson-never = This game has no lessons.
lesson-none = { $game } has { $lessons ->
    [0] no lessons
    [one] one lesson
   *[other] lessons 1 to { $lessons }
}
lesson-step = Lesson { $at }/{ $of }: { $text }
lesson-type = Type { $key }.
lesson-enter = Enter: go on.
lesson-not-yet = Later. For now, try what the lesson asks for.

## The end of a match

ending-won = You have won.
ending-lost = You have lost.
ending-scores = Score: { $scores }
ending-seed = The luck of this match is seed { $seed }: chosen for another match, it brings the same rolls and draws.
ending-menu = 1 save the replay   2 play again   3 same dice   4 log   5 quit   u undo
ending-menu-saved = 2 play again   3 same dice   4 log   5 quit   u undo
replay-saved = Replay: { $file }

## How it works, before the first match

how-go-on = Enter: go on (this is shown only once; type ? in the match for help)

## Replays

check-good = { $game }: the log is good. { $entries } entries, { $hashes } hashes compared, final state { $hash }, { $reached }
check-bad = { $count ->
    [one] The log does not add up: { $first }
   *[other] The log does not add up, in { $count } places. First: { $first }
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
simulate-share = { $rate }% (95% interval: { $low } to { $high }%)
simulate-rounds = Rounds per match
simulate-decisions = Decisions
simulate-seconds = Seconds
simulate-speed = Decisions per second
simulate-errors = Matches that failed
simulate-first-error = First failure: { $error }
