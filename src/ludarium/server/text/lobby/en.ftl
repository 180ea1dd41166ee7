### The lobby in the browser: titles, starting, continuing, joining, rules, replays, statistics.

## The page around everything

lobby-ways = Ludarium
lobby-way-tables = Tables
lobby-way-replays = Replays
lobby-way-rules = Rules
lobby-way-statistics = Statistics
lobby-language = Language
lobby-theme = Theme
lobby-theme-dark = Night
lobby-theme-light = Paper
lobby-theme-now = { $theme ->
    [light] Theme: paper
   *[dark] Theme: night
}
lobby-sound = Sound
lobby-sound-on = Sound is on
lobby-sound-off = Sound is off
lobby-again = Try again
lobby-title = Game

## Titles

lobby-which = { $count ->
    [one] The table is set
   *[other] Which table tonight?
}
lobby-which-about = { $count ->
    [one] One deep game, with every rule enforced.
    [2] Two deep games, with every rule enforced.
    [3] Three deep games, with every rule enforced.
    [4] Four deep games, with every rule enforced.
   *[other] { $count } deep games, with every rule enforced.
}
lobby-players = Players:
lobby-minutes = { $count } min

## Starting a match

lobby-start-about = Start a match
lobby-start = Start the match
lobby-lead = { $summary }
lobby-mode = What to play
lobby-mode-won = won
lobby-preset-plain = Basic game
lobby-preset-mix = Custom
lobby-preset-daily = Game of the day
lobby-modules = Modules in play
lobby-modules-explained = What the modules do
lobby-what-they-do = what they do
lobby-in-play = in play
lobby-clock = Round timer
lobby-clock-first = { $seconds } s
lobby-clock-seconds = { $seconds } seconds a round: not official
lobby-clock-official = { $seconds } seconds a round: the official clock
lobby-clock-off = Off
lobby-clock-none = no timer
lobby-clock-live = { $seconds } s a round
lobby-clock-budget = every action costs time
lobby-seed = Seed
lobby-seed-any = at random
lobby-seed-about = Any words will do. The same words bring the same luck, and everybody at the table is told; the match is then unofficial.
lobby-join-seed = The luck of this match was chosen beforehand: every roll and every draw follows from seed { $seed }, so somebody may know what is coming. It is not an official match.
lobby-pause = Pauses
lobby-pause-note = not official
lobby-pause-idle = no timer to stop
lobby-rulings = Rulings
lobby-rulings-proposed = All { $count } at their defaults
lobby-rulings-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
lobby-rulings-reset = Reset to defaults
lobby-change = change
lobby-fold = close
lobby-proposed = default: { $value }
lobby-rule = Rule { $rule }
lobby-unofficial = Not official:
lobby-unofficial-why = { $name }: { $value }
lobby-unofficial-pause = pauses allowed
lobby-unofficial-seed = luck chosen beforehand
lobby-more-options = All options
lobby-fewer-options = Fewer options
lobby-learn = { $count ->
    [one] Learn it in one lesson
    [2] Learn it in two lessons
    [3] Learn it in three lessons
    [4] Learn it in four lessons
    [5] Learn it in five lessons
    [6] Learn it in six lessons
    [7] Learn it in seven lessons
   *[other] Learn it in { $count } lessons
}
lobby-learn-on = Go on learning: lesson { $next } of { $count }
lobby-read-rules = Read the rules
lobby-record = Your record: { $wins } of { $matches }
lobby-record-these = Matches with these very options
lobby-record-all = Matches of this game

## How hard it is

lobby-rate-about = How hard this match is
lobby-rate = Bots’ win rate
lobby-percent = { $percent }%
lobby-rate-interval = between { $low } and { $high }% (95% confidence)
lobby-rate-all = { $count ->
    [6] with all six modules
   *[other] with all { $count } modules
}
lobby-rate-mark = { $what }: { $percent }%.
lobby-rate-from = From { $games } games with these options, played by { $bot }.
lobby-rate-from-actions = From { $games } games with these options, played by { $bot }, whose time is counted in actions.
lobby-bot-heuristic = the thinking bot
lobby-bot-random = the careless bot
lobby-bot-light = the quick bot
lobby-bot-search = the search bot

## Seats

lobby-seats = Who plays
lobby-seats-number = Number of seats
lobby-seat-kind = Seat { $seat }: who plays
lobby-seat-name = Seat { $seat }: name
lobby-seat-taken = { $word } (seat { $seat })
lobby-seat-is-person = At this screen
lobby-seat-is-open = By invitation
lobby-others-bots = { $names } ({ $bot ->
    [heuristic] { $count ->
        [one] thinking bot
       *[other] thinking bots
    }
    [random] { $count ->
        [one] careless bot
       *[other] careless bots
    }
    [light] { $count ->
        [one] quick bot
       *[other] quick bots
    }
    [search] { $count ->
        [one] search bot
       *[other] search bots
    }
   *[other] { $count ->
        [one] bot
       *[other] bots
    }
})
lobby-seat-link = For an open seat you get a link to send.
lobby-hot-seat = { $people } people at this screen: a curtain hides your cards when you pass it on.
lobby-name = Your name
lobby-invite = Send this link
lobby-invite-about = Whoever opens it takes an open seat at your table, on any device that reaches this address.
lobby-invite-link = Invitation link
lobby-invite-note = You will find the link again in the menu of the table.
lobby-copy = Copy
lobby-copied = Copied
lobby-copy-by-hand = This browser does not let pages copy. The link is selected: copy it by hand.
lobby-to-table = Go to the table
lobby-to-hall = Back to the lobby

## Continuing

lobby-continue = Continue
lobby-saved = saved after every move
lobby-continue-none = Your matches
lobby-continue-about = Nothing under way. Every match you start waits for you here, saved after every move.
lobby-welcome = First time here? { $count ->
    [one] One short lesson
   *[other] { $count } short lessons
} at a table of your own, and you are ready to play.
lobby-welcome-learn = Show me how
lobby-round = round { $round }
lobby-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
lobby-lesson = Lesson { $number }
lobby-your-turn = Your turn:
lobby-your-move = It’s your turn
lobby-turn-of = { $name }’s turn
lobby-thinks = { $name } is thinking
lobby-waits-open = Waiting for somebody to take a seat
lobby-won = Won in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
lobby-handed = A bot played your seat
lobby-lost = Lost in round { $rounds }
lobby-do-continue = Continue
lobby-do-continue-it = Continue { $name }
lobby-do-resume = Resume
lobby-do-resume-it = Resume { $name }
lobby-do-watch = Watch
lobby-do-watch-it = Watch { $name }
lobby-do-review = Review
lobby-do-review-it = Review { $name }
lobby-do-replay = Replay
lobby-do-replay-it = Replay of { $name }
lobby-do-report = Report
lobby-do-report-it = Download the report of { $name }
lobby-more-about = More actions: { $name }
lobby-slots = Saves
lobby-slot-at = { $answers ->
    [one] after one move
   *[other] after { $answers } moves
}, { $when }
lobby-export = Save as a file
lobby-export-it = Save { $name } as a file
lobby-archive = Put away
lobby-archive-it = Put { $name } away
lobby-archived = { $name } has been put away. You will find it under Replays.
lobby-undo = Undo
lobby-show-all = Show all { $count }
lobby-show-fewer = Show fewer
lobby-just-now = just now
lobby-ago-minutes = { $count } min ago
lobby-ago-hours = { $count } h ago
lobby-import = Open a match file
lobby-import-about = Choose a file, or drop one anywhere on this page
lobby-import-drop = Drop the match file here
lobby-import-failed = { $file } could not be opened. { $reason }

## Joining

lobby-join = Invitation
lobby-join-over = You are invited to a table of
lobby-join-who = Who is at the table
lobby-join-name = Your name at the table
lobby-join-sit = Sit down
lobby-join-watch = Only watch
lobby-join-seated = You already have a seat at this table.
lobby-join-full = Every seat is taken: somebody was faster, or this link has been used. You can still watch.
lobby-join-refused = Ask for a new link, or watch.
lobby-join-broken = This link leads nowhere
lobby-join-broken-about = Part of it may have got lost on the way: ask for it to be sent again, in full.
lobby-here = is here

## Rules

lobby-rules-of = { $name }: the rules
lobby-rules-about = Every rule has a number. The game cites it whenever it decides something.
lobby-rules-search = Search the rules
lobby-rules-search-hint = Words, or a number like { $rule }
lobby-rules-sections = Sections
lobby-rules-found = { $count ->
    [0] No rule
    [one] One rule
   *[other] { $count } rules
}
lobby-rule-link = Copy the link to { $rule }
lobby-rule-table = Table of { $rule }
lobby-marks = What the marks mean
lobby-mark-rulebook = rulebook
lobby-mark-rulebook-about = The printed rulebook says so.
lobby-mark-ruling = ruling
lobby-mark-ruling-about = The rulebook is silent or can be read in two ways: this is the reading we chose.
lobby-mark-ours = ours
lobby-mark-ours-about = The rulebook only has a picture, or playing on a screen needs a rule: this one is ours.

## Replays

lobby-replays-about = Finished matches, and those you have put away.
lobby-replays-show = Show
lobby-replays-all = All
lobby-replays-won = Won
lobby-replays-lost = Lost
lobby-replays-archived = Put away
lobby-replays-none = None of these.
lobby-replays-empty = No match is finished yet. When one is, you can watch it again here, move by move, and play on from any moment.
lobby-outcome-won = Won
lobby-outcome-handed = A bot played
lobby-outcome-lost = Lost
lobby-put-away = Put away, unfinished
lobby-put-back = Bring back
lobby-put-back-it = Bring { $name } back
lobby-undos = { $count ->
    [one] one undo
   *[other] { $count } undos
}
lobby-hints = { $count ->
    [one] one hint
   *[other] { $count } hints
}
lobby-drop = Remove from my list
lobby-drop-it = Remove { $name } from my list
lobby-drop-ask = Remove this match from your list?
lobby-drop-about = This browser forgets the key to your seat, and nobody can give it back. If you may want the match again, save it as a file first.
lobby-drop-yes = Remove it
lobby-drop-no = Keep it
lobby-dropped = { $name } has been removed from your list.

## Statistics

lobby-statistics-sum = { $wins ->
    [one] One win
   *[other] { $wins } wins
} in { $matches ->
    [one] one match
   *[other] { $matches } matches
}{ $titles ->
    [one] .
   *[other] {" "}of { $titles } games.
}
lobby-statistics-empty = Nothing to count yet. Finish a match, and here you will see how often you win, and how often the bots do.
lobby-statistics-play = To the tables
lobby-statistics-how = The bar is the range in which your true rate lies (95% confidence); the diamond is your rate, the vertical line that of the bots. Lessons do not count.
lobby-official = Official matches
lobby-official-about = The timer the rules ask for, and no undo past a reveal.
lobby-not-official = Other matches
lobby-not-official-about = Another timer, a pause, or an undo past a reveal: counted separately.
lobby-column-match = Match
lobby-column-won = Won
lobby-column-rate = Your rate
lobby-column-bots = Bots
lobby-column-minutes = Median time
lobby-column-undos = Undos
lobby-column-hints = Hints
lobby-won-of = { $wins } of { $matches }
lobby-interval = { $low } to { $high }%
lobby-csv = Save as CSV
lobby-mix-none = Basic game
lobby-mix-all = { $count ->
    [6] All six modules
   *[other] All { $count } modules
}
lobby-mix-many = { $count } of { $of } modules
