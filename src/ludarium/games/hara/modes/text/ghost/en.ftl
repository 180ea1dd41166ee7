goal-ghost = Ghost { $now }/{ $of }
prompt-ghost-is-chosen = Whose cards does the Ghost use?
prompt-order-for-player = Which Turn Order card does the player get?
prompt-ghost-reveals = Which card does the Ghost reveal?
prompt-advanced-card-shows = Which advanced card does the Ghost gain?
prompt-ghost-takes = The World die is rolled: which World?
prompt-ghost-carries = The World die is rolled: which World?
prompt-ghost-carries-to = The d6 is rolled: which number?
chance-ghost = { $card }
note-ghost-is = The Ghost uses the cards of { $champion }.
note-ghost-order = You are dealt “{ $order }”, and the Ghost the other Turn Order card.
note-ghost-rests = { $taken ->
    [yes] Well Rested earns the Ghost 1 Gold Energy: it takes { $energy }.
   *[no] Well Rested earns the Ghost 1 Gold Energy.
}
note-ghost-reveals = The Ghost reveals “{ $ability }”.
note-ghost-again = The same colour again: the Ghost acts once more.
note-ghost-takes = The Ghost takes { THE($card) } from { $world }.
note-ghost-finds-nothing = The Ghost finds nothing in { $world }.
note-ghost-strikes = The Ghost strikes { $seat }.
note-ghost-learns = The Ghost gains “{ $ability }”.
note-ghost-wins = The Ghost has ten of each colour.
result-ghost = The Ghost was faster
module-top = top of its discards
module-top-summary = The card on top of the Ghost’s discard pile counts, even one added at the end of a Day.
module-revealed = last card revealed
module-revealed-summary = Only the card the Ghost revealed last counts.
title-ghost-is-played = The Ghost uses the cards of a champion that nobody plays, so not those of { $champion }.
board-next-ghost = The Ghost
board-next-ghost-why = { $first ->
    [yes] plays before you this Day.
   *[no] plays after you this Day.
}
board-ghost = The Ghost
board-ghost-of = with the cards of { $champion }
board-ghost-sum = { $now } of 30 Energy. At 30 it wins at the end of the Day.
board-ghost-hand = in hand
board-ghost-advanced = advanced
board-ghost-discard = discarded
board-ghost-top = On top of the discard pile: { $name }, { $colour ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
}
board-ghost-match = { $colour ->
    [red] If it reveals Red, it acts twice.
    [green] If it reveals Green, it acts twice.
    [blue] If it reveals Blue, it acts twice.
   *[yellow] If it reveals Yellow, it acts twice.
}
board-ghost-does = What each colour does
board-ghost-does-green = takes a card of a World and its Energy
board-ghost-does-red = strikes you for 2
board-ghost-does-yellow = carries you to another World
