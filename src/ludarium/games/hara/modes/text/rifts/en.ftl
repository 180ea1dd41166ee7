goal-rifts = { $now ->
    [0] No Rift open
    [one] 1 Rift open
   *[other] { $now } Rifts open
}
note-floods = { $n ->
    [one] The open Rift tears at { $seat }.
   *[other] The { $n } open Rifts tear at { $seat }.
}
toll-rifts = The open Rifts
board-goal-rifts = Close every Rift
board-goal-rifts-line = { $n ->
    [0] No Rift is open.
    [one] 1 Rift is open: 1 damage at the end of your turn.
   *[other] { $n } Rifts are open: { $n } damage at the end of your turn.
}
board-next-rifts = Dusk of Day { $day }:
board-next-rifts-why = { $n } Rifts open on random spaces.
