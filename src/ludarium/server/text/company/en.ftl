### At a table with others: whose answer is awaited, what happened meanwhile, and how one is called back.

## Who is thinking

company-you = you
company-thinking = is thinking
company-gone = away
company-awaited = Waiting for { $name }
company-others = The others may react…
company-others-aside = Nobody learns who could: play goes on when nobody steps in.

## In the title of a hidden page, and beyond it

company-over = ● The match is over
company-notify = Notify me when it is my turn
company-notify-note = A system notification when it is your turn or the match is over while this page is out of sight.
company-notify-blocked = Your browser does not let this page send notifications; you can change that in its settings.
company-notify-insecure = Only over HTTPS, or on the computer that serves the tables.
company-notify-turn = Your turn: { $game }
company-notify-over = Over: { $game }

## While you were away

company-away = While you were away
company-away-since = last seen { $when }
company-away-count = { $count ->
    [one] One thing happened.
   *[other] { $count } things happened.
}
company-away-show = Show me
company-away-show-title = Watch it again, from the moment you left
company-away-read = Read
company-away-log = The whole log
company-away-new = new

## Reacting out of turn

company-habits = When you may react to others
company-habit-off = Ask me
company-habit-smart = Pass if I have nothing
company-habit-all = Pass always
company-habit-off-note = You are asked every time, even with nothing to play. Slower, but it gives nothing away.
company-habit-smart-note = You are asked only when you hold something that fits. Nobody else learns of it.
company-habit-all-note = You are never asked. Nobody else learns of it.
company-habit-mixed-note = Each moment as chosen below.
company-habits-apart = Choose for each moment

## Saved places, in the lobby

company-slot = Save { $slot }
