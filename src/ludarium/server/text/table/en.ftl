### The table in the browser: everything around a title's own board.

## The top bar

table-phases = Steps of this round
table-seats = Who sits here
table-presence = { $kind ->
    [bot] { $bot ->
        [heuristic] is played by the thinking bot
        [random] is played by the careless bot
        [light] is played by the quick bot
        [search] is played by the search bot
       *[other] is played by the computer
    }
    [open] is still free
   *[person] { $here ->
        [yes] is here
       *[no] is away
    }
}
table-watching = You are watching
table-language = Language
table-theme = Theme
table-theme-dark = Night
table-theme-light = Paper
table-sound = Sound
table-menu = Menu

## Undo and redo

table-undo = Undo
table-undo-title = Undo (U or Ctrl+Z)
table-redo = Redo
table-redo-title = Redo (Ctrl+Y)
table-undo-heading = How far back?
table-undo-scope = { $scope ->
    [answer] My last move
    [action] This action
    [turn] This step
    [round] The whole round
   *[start] The whole match
}
table-undo-answers = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
table-past-reveal = past a reveal
table-past-reveal-note = Past a reveal, you have already seen what luck brought. The same moves will bring the same luck, and the match is marked.
table-undo-here = Undo to here

## The question

table-prompt = Your decision
table-answer = Your answer
table-connecting = Setting the table…
table-asked = { $name }: { $question }
table-rolling = The dice are rolling…
table-waiting = One moment…
table-waiting-open = A seat is still free
table-waiting-open-aside = The match goes on when somebody takes the seat: the menu has a link to share, or a bot to invite.
table-thinking = { $name } is thinking…
# everybody is asked at once, and these have not finished
table-beside = { $count ->
    [one] { $names } is still busy.
   *[other] Still busy: { $names }.
}
table-thinking-aside = You’re up next.
table-tidings = Just now
table-watching-aside = You are watching: the table shows what everybody may see.
table-away = { $name } is not here at the moment.
table-outcome-won = Victory!
table-outcome-lost = Defeat
table-outcome-others = { $names } won
table-over-aside = The match is over. You can look at all of it again.
table-show-result = The result
table-choose-one = Choose an answer
table-choose-how = { $count ->
    [one] there is one
   *[other] one of { $count }
}
table-key-range = 1 to { $count }
table-not-yours = Not your move
table-nothing-else = Nothing else is possible
table-brings-luck = luck decides
table-brings-hidden = shows something hidden
table-change = { $by } { $what }
table-press-again = press again
table-chosen = Chosen: { $option }. Enter takes it.
table-chosen-tap = Chosen: { $option }. The button below takes it, or a second tap.
table-choices = What you can do here
table-read-card = Read { $card }
table-confirm = { $option }?
table-keep-playing = Keep playing
table-clock-left = { $seconds } seconds left
table-your-turn = ● Your turn

## Options

table-options = Answers
table-options-all = All answers
table-options-more = { $count } more
table-twins = { $count } alike
table-percent = { $percent }%
table-more = { $count ->
    [one] 1 more
   *[other] { $count } more
}
table-luck-decides = The rest is luck.
table-why-not = Why can’t I?
table-why-unknown = The rules do not offer it here.

## Hint

table-hint = Hint
table-hint-step = { $step ->
    [1] what you can do
   *[2] { $count ->
        [one] the best move
       *[other] the best { $count }
    }
}
table-hint-free = This does not count as a hint; “What is best?” does.
table-hint-best = What is best?
table-hint-thinking = Thinking it over…
table-hint-none = No suggestion here.
table-hint-wins = to win the match
table-hint-level = None wins the match clearly more often than the others: about { $percent }% each.
table-hint-matches = { $count ->
    [one] One match was played on to its end.
   *[other] { $count } matches were played on to their end.
}
table-hint-counted = { $count ->
    [one] One hint taken in this match.
   *[other] { $count } hints taken in this match.
}
table-hint-play = Play the first

## The log

table-side = Log
table-board = Board
table-log = Log
table-log-order = newest first
table-log-filter = Which lines
table-log-all = All
table-log-mine = Mine
table-log-dice = Dice
table-log-earlier = { $count ->
    [one] One earlier line
   *[other] { $count } earlier lines
}
table-log-empty = Nothing yet.
table-log-hidden = A card changes place, face down.
table-log-throw = Dice are rolled:
table-log-look = Look at the board at this moment
table-looking = { $chapter }, line { $line }
table-looking-start = Before the first line
table-back-to-now = Back to now
table-spoken-dice = Dice: { $values }.

table-lately = What happened lately
table-lately-you = you

## Replay

table-replay = Replay
table-replay-here = Replay from here
table-replay-toggle = Play and pause
table-replay-back = Step back
table-replay-on = Step forward
table-replay-round-back = Previous round
table-replay-round-on = Next round
table-replay-first = To the beginning
table-replay-last = To the end
table-replay-faster = Faster
table-replay-slower = Slower
table-replay-scrub = Place in the match
table-replay-speed = Speed
table-replay-skip = Skip dice
table-replay-branch = Play from here
table-times = ×{ $speed }

## Rules and cards

table-rules = Rules
table-card-now = At this table
# Facts of a card, where a title has no words of its own for them.

## The menu

table-menu-rules = Rules
table-menu-replay = Watch from the beginning
table-menu-pause = Pause
table-menu-pause-note = The board is covered during a pause.
table-menu-slots = Saves
table-menu-share = Share and continue elsewhere
table-menu-settings = Settings
table-menu-keys = Keys
table-menu-export = Save as a file
table-menu-report = Report a bug
table-menu-bot = Let a bot play
table-menu-resign = Resign
table-menu-leave = Leave the table
table-menu-leave-note = Everything is saved: come back when you like.
table-exported = The match is in your downloads.
table-resign-really = Resign and lose this match? The log stays, and you can still replay it.
table-resign-no = Fight on
table-resign-yes = Resign
table-slots-lead = Save this moment under a name. Loading it opens a new table; this one stays as it is.
table-slot-name = Name
table-slot-save = Save
table-slot-saved = Saved: { $name }
table-slot-load = Play from here
table-slots-none = Nothing saved yet. Every move is kept anyway.
table-report-lead = This saves a file with the whole match and what you write here. Whoever receives it can replay what happened, move by move.
table-report-words = What happened, and what should have?
table-report-download = Download the report
table-report-made = The report is in your downloads.
table-share-watch = A link to watch
table-share-watch-note = Whoever has it sees what everybody may see, and cannot play.
table-share-join = A link to a free seat
table-share-join-note = The first to open it sits down.
table-share-seat = { $name }: go on from another device
table-share-seat-note = This is the key to your seat. Keep it to yourself.
table-share-copy = Copy
table-share-copied = Copied
table-bot-lead = A bot takes a seat only when asked. It plays on from here, and its moves count as the bot’s.
table-bot-give = Give it to a bot
table-bot-back = Take it back
table-bot-free = Free it for a person
table-bot-sits = { $name } is now played by a bot.
table-speed = Animations
table-speed-off = Off
table-sound-note = Short, dry and wooden.
table-confirmations = Ask for confirmation
table-confirm-always = Always
table-confirm-irreversible = When it matters
table-confirm-never = Never
table-confirm-always-note = A click only chooses, and the main button answers; while a clock runs, a click answers.
table-confirm-irreversible-note = A click answers if the move can be taken back; if it rolls dice or shows something hidden, it chooses. Ending with something left unused asks once a turn.
table-confirm-never-note = A click answers at once, and ending asks nothing.
table-auto-hints = Explain every question
table-auto-hints-note = The first step of the hint opens by itself. It does not count.

## Keys

table-key-digits = choose that answer; two digits typed quickly for those beyond nine; 0 ends, passes or declines
table-key-tab = Tab
table-key-tab-does = to the next part of the table
table-key-arrows-do = within a list or the board
table-key-primary = give the chosen answer
table-key-cancel = cancel, close, back to now
table-key-hint = hint, one step further each time
table-key-options = to the answers
table-key-log = to the log
table-key-card = the card in focus, large
table-key-ctrl = Ctrl
table-key-shift = Shift
table-key-escape = Esc
table-key-enter = Enter
table-key-space = Space
table-key-arrowleft = ←
table-key-arrowright = →
table-key-pageup = Page up
table-key-pagedown = Page down
table-key-home = Home
table-key-end = End

## What stands between

table-reconnecting = Connection lost. Reconnecting… your match is safe.
table-closed = This table cannot go on
table-closed-players = Players
table-closed-made = Begun
table-closed-touched = Last move
table-closed-version = Version of the rules
table-closed-log = The log as it is stored
table-gone = This table does not exist
table-gone-why = The link may be incomplete, or the table is on another computer. Your own tables are in the lobby.
table-paused = Paused
table-paused-why = The clock has stopped, and the board is covered until you go on.
table-resume = Go on
table-pass-to = Pass to { $name }
table-pass-why = The next player must not see your cards. Hand over the screen first.
table-pass-here = I am { $name }

## The end

table-result-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
table-result-answers = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
table-result-score = score { $score }
table-result-hints = { $count ->
    [0] no hint
    [one] 1 hint
   *[other] { $count } hints
}
table-result-undos = { $count ->
    [0] nothing undone
    [one] 1 undo
   *[other] { $count } undos
}
table-result-official = An official match
table-result-official-why = By the rules, with their own settings, and without an undo past a reveal.
table-unofficial = Not an official match: { $why }.
table-result-unofficial = Not an official match
table-result-unofficial-why = It counts apart from official matches. This is what sets it apart:
table-result-where = Where it was lost
table-result-course = How it went
table-result-round = { $good ->
    [0] { "" }
    [one] One success.
   *[other] { $good } successes.
} { $bad ->
    [0] { "" }
    [one] One setback.
   *[other] { $bad } setbacks.
}
table-again-same = Same dice again
table-again-new = Play again

## Tabs on the phone

table-tabs = Parts of the table
table-tab-log = Log

## Lessons

table-lesson = Lesson
table-lesson-place = Lesson { $lesson } · { $step } of { $steps }
table-lesson-go-on = Go on
table-lesson-back = Back
table-lesson-skip = Skip the lesson
table-lesson-resume = Back to the lesson
table-lesson-not-yet = Not yet! For now, try what is highlighted.
table-lesson-over = { $title }: done
table-lesson-over-next = The next lesson goes on from here.
table-lesson-over-last = That was the last lesson. The arena is yours.
table-lesson-next = Next lesson
table-lesson-stay = Stay at this table
