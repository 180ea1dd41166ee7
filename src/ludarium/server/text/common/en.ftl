### The pages in the browser: what every page shares.

common-skip = Skip to the main part
common-loading = Setting the table…
common-page-failed = This page could not be loaded. Is Ludarium still running?
common-again = Try again
common-home = Back to the lobby
common-close = Close

common-offline = No answer: the connection is down. Nothing is lost, try again in a moment.
common-server-failed = Something went wrong on the server. The match is safe; try again.
common-not-seated = You are only watching this table.

## Who sits at a table, where nobody gave a name

common-seat = { $kind ->
    [bot] { $bot ->
        [heuristic] Thinking bot
        [random] Careless bot
        [light] Quick bot
        [search] Search bot
       *[other] Bot
    }
    [open] Open seat
   *[person] Player { $number }
}

## Dice

common-die = { $colour ->
    [blue] blue
    [green] green
    [yellow] yellow
   *[white] white
} die, { $value ->
    [0] not rolled
   *[other] { $value }
}
# The letter on a coloured die, for those who do not tell the colours apart.
common-die-letter = { $colour ->
    [blue] B
    [green] G
   *[yellow] Y
}
