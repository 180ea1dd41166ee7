goal-artifacts = Artifacts { $now }/{ $of }
prompt-artifact-world = { $kind ->
    [doom] Which World gets the next Doom token, face down?
   *[scenario] Which World gets the next Scenario token, face down?
}
prompt-breeding-card = Which Dusk card is drawn?
prompt-artifacts-turn-up = In which order do the Artifacts lie?
prompt-artifact-space = The d6 is rolled: which number?
prompt-omen-comes = The d6 is rolled: which number?
option-collect = Collect { $token } for 1 Energy
option-artifact = { $world }
chance-artifacts = Order { $number }
note-no-monster = “{ $card }” is no Monster, so the card is discarded.
note-omen = The law of this Day: { $omen ->
    [1] whoever enters a space with a Monster stops there.
    [2] for every Monster felled, another one comes out of the Dusk.
    [3] near Rifts, Monsters reach farther.
    [4] Gold is worth nothing.
    [5] Monsters attack everybody in their World.
   *[6] attacked from afar, Monsters double their Health.
}
note-artifact = The token { $token } lies on { $space }.
note-collects = { $seat } collects the Artifact { $token }.
why-moment-artifact = Artifacts are laid out only at set-up, in Artifacts Hunting (H-96).
why-token-held = { $token }: already yours (H-98).
why-no-token = { $token }: not on the map (H-96).
why-token-elsewhere = { $token }: you must stand on its space to collect it (H-98).
why-token-later = { $token }: Artifacts are collected in order, and a #{ $number } still lies on the map (H-99).
why-token-price = { $colour ->
    [red] { $token }: costs 1 Red Energy, and you have none (H-98).
    [green] { $token }: costs 1 Green Energy, and you have none (H-98).
   *[blue] { $token }: costs 1 Blue Energy, and you have none (H-98).
}
why-world-has-token = { $world } has a token already: each World gets one (H-97).
module-choose = you choose them
module-choose-summary = For each token you choose a World that has none yet.
module-auto = in order of slots
module-auto-summary = The Worlds get theirs from slot 1 to slot 6.
module-forfeit = Gold is not gained
module-forfeit-summary = On that Day, the Gold of rewards is simply not gained.
module-reverse = Gold costs Energy
module-reverse-summary = On that Day, each Gold of a reward costs you 1 Energy of your choice.
board-goal-artifacts = Artifacts, in order
board-goal-artifacts-done = collected
board-goal-artifacts-next = can be collected
board-goal-artifacts-open = later
board-goal-artifacts-hidden = not in play
board-artifact-day = { $effect ->
    [1] Today: entering a space with a Monster ends your move.
    [2] Today: where a Monster falls, another one comes out of the Dusk deck.
    [3] Today: Monsters have +1 Range for each Rift near them.
    [4] Today: Gold Energy won as a reward is lost.
    [5] Today: Monsters also strike whoever is in their World.
   *[6] Today: a Monster attacked from afar doubles its Health for the turn.
}
board-next-artifact = A new law for the Day:
board-next-artifact-why = the d6 decides it at Dawn.
title-option-doubling-once = The first attack in a turn from a distance of 1 or more doubles the Health of the Monster; further ones do not.
title-option-doubling-each = Every attack from a distance of 1 or more doubles the Health of the Monster again.
