### What the server says: why something was not done, and what sets a match apart.

server-bad-request = The server did not understand this. Reload the page; if it happens again, send a report.
server-bad-option = This match cannot be set up like that.
server-bad-save = This file is not a match that can be played here: it is damaged, or from another version.
server-illegal = That is not possible here.
server-refused = Not at this moment.
server-stale = The table has moved on; your move did not count.
server-used-id = This bears the mark of an earlier request that said something else, so it was not done. Please try again.
server-not-yours = That is not for you to do.
server-wrong-token = This link does not open a seat at this table.
server-no-table = This table does not exist. It may be on another server.
server-no-title = This game is not installed here.
server-no-such = Nothing of the kind at this table.
server-no-seat = Every seat at this table is taken.
server-still-played = Others are at this table and the match goes on: the file would reveal their secrets. It is yours when the match is over.
server-closed = This table is closed: something went wrong in it, and it cannot be played on. Everything up to there is kept. Download the report and send it to whoever runs this server.
server-closed-unreadable = This table is closed: what is stored of it cannot be read or played on. Download the report and send it to whoever runs this server.
server-closed-version = This table was begun with an earlier version of Ludarium and cannot go on with this one. Nothing is lost: download the report, which holds the whole match, and finish it with the version it was begun with.
server-closed-title = This table is closed: its game is missing on this server, or cannot be used at the moment. Nothing is lost, and the match goes on as soon as the game is back. Tell whoever runs this server.
server-too-large = That is too large.
server-too-fast = Too many requests. Wait a moment.
server-too-many = Too many at once.
server-not-stored = The tables cannot be stored at the moment, so this was not done. Nothing that was done before is lost; try again in a minute.
server-foreign-origin = This request comes from a page of another site, so it was not carried out.
server-foreign-host = This server does not go by that name. Use its address in numbers, or ask whoever runs it to add the name.
server-too-many-slots = You have { $most } saves at this table, and a seat may have no more.
server-too-many-tables = Too many new tables from your address. Wait a few minutes.
server-no-hint = No hint was found. Please ask again.
server-import-too-long = Playing this match through takes too long, so it was not opened.
server-trouble = Something went wrong on the server. Nothing is lost; please try again.

server-mark-option = “{ $name }” is set to “{ $value }”
server-mark-undo = { $count ->
    [one] one undo past a reveal
   *[other] { $count } undos past a reveal
}
server-undo-asked = Somebody else has been asked about this since, so it cannot be taken back.
server-undo-learned = You have seen something new since, so this cannot be taken back.
server-undo-over = The match is over: nothing can be taken back.
server-window-open = The others may still react. Try again in a moment.
server-mark-seed = somebody chose the luck beforehand, with the seed { $seed }: whoever has played with it knows what comes
server-mark-version = begun with version { $rules } of the rules, went on with version { $here }
server-mark-bot = a bot played somebody’s seat
