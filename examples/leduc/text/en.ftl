### Leduc hold'em, in English

## Questions

prompt-say =
    { $chips ->
        [0] Player { $player }, round { $round }: check or raise?
       *[other] Player { $player }, round { $round }: { $chips } to pay. Fold, call or raise?
    }
prompt-dealt = Which card is dealt to player { $player }?
prompt-turned-up = Which card is turned up?

## Answers

option-fold = Fold and lose { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }
option-check = Check
option-call = Call for { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }
option-raise = Raise by { $raised }, paying { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }

chance-deal = Dealt to player { $player }: { $card }
hidden-card = a card face down
chance-public = The { $card } is turned up

## Why an answer is not possible

why-no-fold = there is nothing to pay, so nobody folds (L-6)
why-no-raise = a round has at most { $most } raises (L-7)

## What happened

note-calls = Player { $player } calls { $chips }.
note-checks = Player { $player } checks.
note-folds = Player { $player } folds.
note-raises = Player { $player } raises by { $chips }.
note-resigns = Player { $player } resigns.
note-shows = Player { $player } shows the { $card }.
note-splits = Equal cards: the pot is split.
note-turned-up = The public card is the { $card }.
note-wins = Player { $player } wins { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }.
