### The terminal: everything it says by itself, in English. What belongs to a title is in the title's own texts,
### except the short forms at the end, which only a terminal needs.

## The command and its help

about-ludarium = Ludarium: tabletop games with all their rules. Without a command: choose a game and play.
about-games = The games that are installed, with their modes and options.
about-cards = The cards of a game and what they do.
about-rules = The numbered rules of a game: all of them, one, or those that contain a word.
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
about-doctor = Look after the tables that are kept: play every one again and compare. Stop the server first.
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
about-simulate = Let bots play many matches and count who wins.
about-replay = Watch a saved match, or check it.
about-title = The game, as `ludarium games` names it.
about-lang = The language; by default that of your system.
about-json = Print JSON for other programs.
about-mode = The way to play it.
about-option = An option of the game, like modules=dragon,shields; as many as you like.
about-kind = Only cards of this kind.
about-rule-id = One rule, like P-46.
about-search = Only rules that contain these words.
about-seed = The number that fixes all luck: same seed, same dice.
about-seats = How many play; without --bots, all of them people at this terminal.
about-bots = How many seats are played by bots; the others are for people here.
about-names = The players’ names in the order of the seats, separated by commas: Ann,Bo.
about-load = Continue a saved match.
about-clock = live: real time. budget: every action costs time. untimed: no limit.
about-games-number = How many matches.
about-players = Who plays: random or heuristic, one for all seats or one for each.
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
start-seats = { $seats ->
    [one] for one player; n: one more
   *[other] for { $seats } players; n: another number
}
start-bots = { $bots ->
    [0] all of them at this terminal; b: the computer plays one
    [one] the computer plays one of them; b: another number
   *[other] the computer plays { $bots } of them; b: another number
}
start-names = who plays (now: { $names })
start-names-how = { $seats ->
    [one] The player’s name; without one, the game’s own name for the seat is used.
   *[other] Names for { $seats } players, separated by commas; where there is none, the game’s own name for the seat is used.
}
start-names-which = Type the names. Enter: none.
start-continue = continue your last saved match ({ $file })
start-more = more options
start-less = fewer options
start-language = in English
start-quit = quit
start-none = none
start-toggle = Numbers switch lines on and off. Enter: done.
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
value-must = must be taken
value-may = may be taken
value-true = yes
value-false = no
value-random = at random
value-world = as printed
value-energy = shuffled by colour
value-threshold = ignores a hit of 1
value-minus1 = every hit is 1 weaker
value-second_wind = gets up once
value-third_wind = gets up twice
value-marker = never gets up
value-champions = champions only
value-attacks = attacks
value-all = everything
value-choose = you choose
value-auto = in the order of the slots
value-forfeit = is not gained
value-reverse = is lost
value-once = once
value-twice = twice
value-each = each time
value-shuffle_in = shuffled in
value-on_top = on top
value-locked = cannot be hurt
value-leave = the token stays
value-in_play = those on the map
value-all_six = all six
value-flee = runs
value-strike = strikes
value-this = whom that blow hurts
value-wounded = everybody wounded
value-top = the top card
value-revealed = the card revealed last
value-own = their own
value-yellow = yellow
value-on = yes
value-off = no
value-yes = yes
value-no = no

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
odds = { $option }: { $odds }
odds-one = { $what } { $percent }%
odds-none = { $option }: nothing here depends on luck right away
card-none = No card is called ‘{ $name }’
language-is = English it is
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
      h               a hint
      o 2             the odds of what 2 would do
      c name          a card; c 3 the card at place 3; c alone: all on the table
      v               the whole table, if the screen is too small for it
      l               the log of the match, round by round
      s, s file       save and go on
      q               save and quit
      lang fr         the same in French
      auto            pass by itself or not, where a game lets you break in
      name Ann        be called Ann
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
    4. For sixty seconds you may reroll any set, again and again, but never a single. Stop when you like what you see.
    5. The sign beside your dice says what they would do now: +1 up, -1 down, = nothing.
how-hara =
    1. You are a champion in the Dojo, amid six Worlds. Come home with 10 Red, 10 Green and 10 Blue Energy before the sixth Day is over; most modes ask for something more.
    2. A Day has a Dawn and a Dusk. At Dawn a card comes to each World, at Dusk more appear anywhere; then Worlds trade places.
    3. Your turn: three Activations. Each plays a card, from your hand or from the board: its two sides do different things. Played from hand it lies on the board next turn, used there it returns.
    4. Monsters (Health/Attack/Range) give Energy when they fall in one turn. Whoever has you in range strikes when your turn ends; in the Dojo nobody does, and you rest.
    5. At 5 of a colour you learn a new card. Type a number, or words like move oakenmoor.1; c shows a card, v the whole table, ? helps.
how-anima =
    1. You lead a party of up to four Characters. Complete one of your two secret Basic Missions; the first one done by anybody reveals the Final Mission. Whoever completes that one wins.
    2. A turn has four phases: Reset (put things in order), Movement (go to an Area, seek a new one, or rest), Interaction (trade, fight), Exploration (roll, face what comes, take a reward). The fastest party goes first.
    3. A combat is a die plus Combat against a die plus Combat. A tie with a creature is a win; losing costs the turn, losing by 5 a Character.
    4. Advantages: a Skill (Magic, Ki, Trickery) tilts a Character with its symbol, a Plot nobody; Interruptions break in on others. You pass by yourself where you have nothing to play; auto changes that.
    5. Type a number, or words like go archangel; c shows a card, v the whole table, l what has happened, ? helps.

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
help-hara =
    The map of Hara

      Oa4             a space: Oakenmoor 4; D0 to D6 is the Dojo, where nobody strikes you
      5/1/0           a Monster: Health left, Attack, Range
      5/1/0!          it strikes if your turn ends here
      (5/1/0)         it takes no damage from you yet
      B S             Boss, Scientist
      A E R4          Ally, Event, Rift and its Challenge
      { $marker }Or             you; Pe4: somebody else, with 4 Health
      { $scenario }3 { $doom }1           tokens: Scenario, Doom
      {"[7]"}             option 7 leads here (7+: and others do)
      ~~~             a World adrift: no way leads there
      +2              two things more lie there than have room

    The sheet

      R { $full }{ $full }{ $full }{ $dot }5{ $dot }{ $dot }{ $dot }{ $dot }{ $top } 3  a gauge: at 5 a new card, at { $top } the Ultimate; X is ten, too
      { $arrow }Name [ ... ]    an ability that you can use now, and the side that counts
      dmg r2          damage, range 2
      c oa4           the card that lies on Oakenmoor 4
help-anima =
    The table of Anima

      {"[3]"} 2{ $trade } Americh  option 3 leads there; level 2; { $trade } the trade symbol
      { $dot }1112*          what each face of the exploration die brings: { $dot } nothing,
                      1 to 3 Encounters, * something special
      ?  Barn Ogre 5  a face-down Encounter; a creature and its Combat
      (Inn)           an Encounter that is face down, but that you know
      Recruit Adv. 2  rewards: a Character, so many Advantages, SP the special one
      { $top }The Palace     a place one of your Missions names
      9/5             Combat and Speed
      Missions ? [X] { $done }  of another player: secret, begun, completed
      { $arrow }Name           a card or Character you can use now
      Decks 14+2      cards left, and on the discard pile
      c 2             the second card of your hand
      auto            when you pass by yourself

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

## Proving Grounds, in short

refused-proving-P-28 = the round is over, time ran out (P-28)
refused-proving-P-143 = the dice are still rolling (P-143)
refused-proving-P-153a = nothing can be taken back while the clock runs (P-153a)
refused-proving-P-142 = only the clock can say that (P-142)

proving-thrown = The dice show { $values }.
proving-letter = { $letter }
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
proving-empty-slot = defeated
proving-pool = Your dice
proving-covered = covered
proving-active = active
proving-conspirators = Conspirators
proving-dial = Dial
proving-in-force = This round:
proving-needs-single = single { $value }
proving-needs-pair = any pair
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
proving-ability-heavy-wound = wound: −2 dice
proving-ability-last-blow = beaten: −1 die
proving-ability-guarded = arrives shielded
proving-ability-spiked = Shield bites

## Champions of Hara, in short

hara-part = { $part ->
    [dawn] Dawn of Day { $day }
    [dusk] Dusk of Day { $day }
    [shift] World Shift after Day { $day }
   *[setup] Setting up
}
hara-days = Days
hara-goal = { $mode ->
    [plowshares] Tokens { $now }/{ $of }
    [artifacts] Artifacts { $now }/{ $of }
    [nightmare] Worlds { $now }/{ $of }
    [onslaught] Scientists { $now }/{ $of }
    [demon] { $done ->
        [yes] Enoki beaten
       *[no] { $waits ->
            [yes] Enoki: Day 3
           *[no] Enoki { $health }
        }
    }
    [parting] Clues { $now }/{ $of }
    [rifts] { $now ->
        [0] No Rift open
        [one] 1 Rift open
       *[other] { $now } Rifts open
    }
    [corrupted] Felled { $now }/{ $of }
    [ghost] Ghost { $now }/{ $of }
   *[arena] Home with 10/10/10
}

# The sheet of a champion
hara-health = Health
hara-spirit = Spirit
hara-activations = Activations
hara-letter = { $colour ->
    [red] R
    [green] G
    [blue] B
    [gold] U
   *[yellow] Y
}
hara-waiting-guard = prevents { $n }
hara-waiting-aim = next hit +{ $n }
hara-waiting-insight = Challenge +{ $n }
hara-danger-none = End here: nobody strikes you
hara-danger = End here: { $n } damage, { $falls ->
    [yes] you fall
   *[no] Health { $now } to { $after }
} ({ $strikes })
hara-danger-none-short = End: safe
hara-danger-short = End here: −{ $n }
hara-danger-after = { $falls ->
    [yes] you would fall!
   *[no] Health { $now } to { $after }
}
hara-flood = the Rifts
hara-hand = Ability cards ({ $n })
hara-this-side = the side that counts now
hara-state = { $state ->
    [hand] in hand
    [board] on board
    [tilted] tilted
   *[used] used
}
hara-cost = { $n } { $what }
hara-free = FREE
hara-items = Items
hara-items-short = { $n ->
    [0] no Item
    [one] 1 Item
   *[other] { $n } Items
}
hara-no-items = none

# What an option adds to its sentence
hara-on-the-map = the number on the map
hara-now = now { $n }
hara-percent = { $percent }%
hara-remark-champion = { $at }, { $health } Health, { $spirit } Spirit
hara-end-costs = { $falls ->
    [yes] { $n } damage: you fall
   *[no] { $n } damage, { $after } Health left
}

# The map
hara-world = { $world ->
    [oakenmoor] Oaken-moor
    [arechi] Arechi
    [lunaridge] Lunar-idge
    [baiyu] Baiyu
    [oppenheim] Oppen-heim
   *[drear] Drear
}
hara-slot = slot { $number }
hara-adrift = adrift
hara-cut-off = Adrift, nobody gets there: { $worlds }
hara-kind = { $kind ->
    [monster] Monster
    [boss] Boss
    [scientist] Scientist
    [ally] Ally
    [event] Event
   *[rift] Rift
}
hara-kind-boss = Boss { $strength }
hara-kind-letter = { $kind ->
    [boss] B
    [scientist] S
    [ally] A
    [event] E
   *[rift] R
}
hara-near = In play: steps, space, card
hara-locked = another token first
hara-challenge-short = Challenge { $difficulty }
hara-keyword = { $keyword ->
    [armored] ARMORED
    [aggressive] AGGRESSIVE
    [hunter] HUNTER
    [elusive] ELUSIVE
    [volatile] VOLATILE { $n }
    [scarred] SCARRED
   *[critical] CRITICAL
}
hara-legend = 5/1/0 Monster: Health/Attack/Range, ! strikes if you end here, ( ) not its turn yet; B Boss, S Scientist, A Ally, E Event, R4 Rift with its Challenge; [7] option 7; G9 colour and deck of a World; c Oa4 shows a card

# Others at the table
hara-values = { $health } Health { $spirit } Spirit
hara-ghost = Ghost, cards of { $champion }
hara-ghost-short = Ghost
hara-ghost-cards = { $hand } in hand, { $advanced } advanced, { $discard } discarded
hara-ghost-top = on top { $name }: { $colour ->
    [red] another Red one
    [green] another Green one
    [blue] another Blue one
   *[yellow] another Yellow one
} acts twice
hara-known-shift = Next World Shift: { $name } ({ $swap })
hara-foe-numbers = Attack { $attack }, Range { $range }
hara-foe-short = Att. { $attack } range { $range }
hara-number = #{ $n }
hara-resilience = Resilience { $n }
hara-cubes-short = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
hara-no-cube = no cube left
hara-fallen = fallen
hara-blow = { $damage } dmg r{ $range }{ $area ->
    [yes] {" "}all
   *[no] {""}
}{ $aim ->
    [0] {""}
   *[other] {" "}+{ $aim }
}
hara-dash-side = { $side ->
    [board] strikes
   *[hand] runs
}
hara-hunted = Order, space, Health/Spirit, blow, Dash
hara-legend-corrupted = { $cube } a cube is left, { $stone } a Dreamstone lies here; Le6 a champion with 6 Health, ! falls to your blow; [7] option 7; whoever ends an activation within your Range is struck

# Cards for reading
hara-slots = slots { $first } and { $second }

# How it ended
hara-ending-seat = { $champion }: { $red } Red, { $green } Green, { $blue } Blue, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
hara-ending-corrupted = Day { $day }: { $fallen } of six champions fallen, Ophion has { $health } Health.

# What cards do, in as few words as possible
hara-resource = { $resource ->
    [growth] Growth
    [charge] Charge
    [rhythm] Rhythm
    [grit] Grit
    [discipline] Discipline
    [fear] Fear
   *[own] resource
}
hara-does-move = move { $points }
hara-does-leap = transport { $points }
hara-does-dash = move { $points } and { $damage } dmg r{ $range }
hara-does-hit = { $damage } dmg r{ $range }
hara-does-sweep = { $damage } dmg to all r{ $range }
hara-does-drain = { $damage } dmg r{ $range }, heal as much
hara-does-hit-more = { $damage ->
    [0] {""}
   *[other] { $damage }+
}{ $per ->
    [resource] { hara-resource }
    [monsters] Monsters here
    [wounds] wounds
   *[items] Items
} dmg r{ $range }
hara-does-sweep-more = { $damage ->
    [0] {""}
   *[other] { $damage }+
}{ $per ->
    [resource] { hara-resource }
    [monsters] Monsters here
    [wounds] wounds
   *[items] Items
} dmg to all r{ $range }
hara-does-aim = next hit +{ $n }
hara-does-weaken = Monster −{ $n } Attack r{ $range }
hara-does-pull = pull { $n } r{ $range }
hara-does-push = push { $n } r{ $range }
hara-does-guard = prevent { $n }
hara-does-heal = +{ $n } Health
hara-does-spirit = +{ $n } Spirit
hara-does-gain = +{ $n } { hara-resource }
hara-does-activation = +{ $n } Activation
hara-does-ready = take back a card
hara-does-insight = Challenge +{ $n }
hara-does-shift-world = swap your World
hara-does-energy = { $n } { $colour ->
    [red] Red
    [green] Green
   *[blue] Blue
}
hara-does-gold = { $n } Gold
hara-does-item = { $n ->
    [one] an Item
   *[other] { $n } Items
}
hara-does-if-felled = if it fell:
hara-does-if-resource = { $resource ->
    [own] with { $n } resource:
   *[other] with { $n } { hara-resource }:
}
hara-does-if-alone = no Monster here:
hara-does-if-hurt = if wounded:
hara-does-if-dojo = in the Dojo:
hara-does-lose = −{ $n } { $what ->
    [health] Health
    [spirit] Spirit
    [energy] Energy
    [resource] { hara-resource }
   *[item] Item
}
hara-does-damage = take { $n } dmg
hara-does-to-dojo = to the Dojo
hara-does-drift = to a random space
hara-does-generate = { $n ->
    [one] a Dusk card
   *[other] { $n } Dusk cards
}
hara-does-ambush = Monsters within { $range } attack
hara-does-all-energy = all +{ $n } { $colour ->
    [red] Red
    [green] Green
   *[blue] Blue
}
hara-does-all-gold = all +{ $n } Gold
hara-does-all-heal = all +{ $n } Health
hara-does-all-spirit = all +{ $n } Spirit
hara-does-all-lose = all −{ $n } { $what ->
    [health] Health
    [spirit] Spirit
    [energy] Energy
    [resource] resource
   *[item] Item
}
hara-does-all-damage = all take { $n } dmg
hara-does-stride = Moves +{ $n }
hara-does-edge = first hit +{ $n }
hara-does-shield = first { $n } dmg prevented
hara-does-focus-stone = Challenges +{ $n }
hara-does-rest = Dojo +{ $n } { $what ->
    [health] Health
   *[spirit] Spirit
}
hara-does-dreamstone = a hit +1, once

## Anima, in short

anima-strength = Combat { $combat }, Speed { $speed }
anima-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
anima-labelled = { $label }: { $text }
anima-place = { $place } ({ $area })
anima-errand = { $kind ->
    [slay] { $where }, Combat { $n }
    [speed] { $where }, Speed { $n }
    [hold] { $where }, Combat { $n }, { $turns } turns
   *[other] { $where }
}
anima-odds = { $percent }% { $what }
anima-you = you
anima-inclines = tilts
anima-seen = seen: { $cards }
anima-drawn = You have drawn: { $cards }
anima-claims = { $player } claims: { $reward }
anima-piles = Decks + discards
anima-reward = { $reward ->
    [recruit] Recruit
    [advantage] Adv. { $n }
   *[special] SP
}
anima-when = { $type ->
    [magic] Magic
    [ki] Ki
    [trickery] Trickery
    [plot] Plot
   *[organization] Org.
} { $timing ->
    [reset] Reset
    [movement] Mov.
    [interaction] Inter.
    [exploration] Expl.
    [combat] Combat
   *[interruption] Interr.
}
anima-ending-seat = { $player }: { $missions ->
    [0] no Mission
    [one] 1 Mission
   *[other] { $missions } Missions
}, Combat { $combat }, Speed { $speed }.
anima-crisis = in the Crisis: { $kind ->
    [slay] Combat { $n }
   *[speed] Speed { $n }
}
anima-gathered = { $word ->
    [go] Go there: the numbers of the Areas
    [dismiss] Dismiss: d and the number of the Character
   *[discard] Discard: d and the number of the card
}
# What is done with a card or party that has a number, where it is not the ordinary thing: no letter that a command has.
anima-letter = { $word ->
    [discard] d
    [dismiss] d
    [drop] d
    [leave] d
    [attack] a
    [own] a
    [foe] d
   *[other] { "" }
}
anima-legend = {"[3]"} option 3 leads there { $dot } level { $dot } { $trade } trade { $dot } exploration by die: 1, 2, 3 Encounters, * special, { $dot } nothing { $dot } ? face down { $dot } { $top } your Missions { $dot } { $arrow } usable now { $dot } 4/4 Combat/Speed
