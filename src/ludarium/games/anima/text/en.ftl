### Anima: Shadow of Omega: everything a player reads, in English.
### Options, chance results and prompts are labels and end without a full stop; rules texts, log lines and reasons are sentences.
### Players are called by the colour of their counter. The names of Characters stand after “the”, all other cards are called as they are.

## Players, decks, types and rewards

counter-gold = Gold
counter-ruby = Ruby
counter-azure = Azure
counter-jade = Jade
counter-violet = Violet
counter-rival = The Rival
deck-characters = the Character deck
deck-areas = the Area deck
deck-encounters = the Encounter deck
deck-advantages = the Advantage deck
type-magic = Magic Skill
type-ki = Ki Skill
type-trickery = Trickery Skill
type-plot = Plot
type-organization = Organization
type-any = any Advantage
reward-recruit = Recruit
reward-advantage = Advantages
reward-special = the special reward
reward-mission = a secret Mission
unseen-advantage = an Advantage
unseen-character = a Character
unseen-area = an Area
unseen-encounter = an Encounter
titled = “{ $card }”
unseen-mission = a Basic Mission

## Pieces of the sentences below

part-on-die = { $die ->
    [6] on a 6
   *[other] on { $die } or more
}
part-trait = { $trait ->
    [darkness] Darkness
    [beast] Beasts
    [spirit] Spirits
    [human] Humans
   *[dragon] Dragons
}
part-other = { $other ->
    [darkness] Darkness
    [beast] Beasts
    [spirit] Spirits
    [human] Humans
   *[dragon] Dragons
}
part-type = { $type ->
    [magic] a Magic Skill
    [ki] a Ki Skill
    [trickery] a Trickery Skill
    [plot] a Plot
    [organization] an Organization
   *[any] an Advantage
}
part-deck = { $deck ->
    [characters] { deck-characters }
    [areas] { deck-areas }
    [encounters] { deck-encounters }
   *[advantages] { deck-advantages }
}
part-theirs = { $scope ->
    [here] of other parties on your Area
   *[anywhere] of other parties
}
part-another-party = { $scope ->
    [here] of another party on your Area
   *[anywhere] of another party
}

## What cards and events do (group effect), and rewards of Missions

verb-draw = { $n ->
    [one] Draw an Advantage.
   *[other] Draw { $n } Advantages.
}
verb-discard = { $n ->
    [one] Discard an Advantage of your choice.
   *[other] Discard { $n } Advantages of your choice.
}
verb-lose-cards = { $n ->
    [one] Discard an Advantage at random.
   *[other] Discard { $n } Advantages at random.
}
verb-rob = { $n ->
    [one] Steal an Advantage from another player, at random.
   *[other] Steal { $n } Advantages from another player, at random.
}
verb-rob-on = Choose another player and roll a die: { part-on-die }, steal one of their Advantages at random.
verb-make-discard = { $n ->
    [one] Another player of your choice discards an Advantage at random.
   *[other] Another player of your choice discards { $n } Advantages at random.
}
verb-take-back = Take { part-type } from the discard pile into your hand.
verb-recruit = Recruit a Character.
verb-betray = Take a Character from another party, but never its last.
verb-death = One of your Characters, of your choice, dies.
verb-immobilise = { $n ->
    [one] Immobilise a Character { part-another-party }.
   *[other] Immobilise up to { $n } Characters { part-theirs }.
}
verb-immobilise-own = { $n ->
    [one] Immobilise one of your Characters.
   *[other] Immobilise { $n } of your Characters.
}
verb-straighten = { $n ->
    [one] Straighten one of your Characters.
   *[other] Straighten up to { $n } of your Characters.
}
verb-incline-foe = { $n ->
    [one] Tilt a Character { part-another-party }.
   *[other] Tilt up to { $n } Characters { part-theirs }.
}
verb-incline-own = { $n ->
    [one] Tilt one of your upright Characters.
   *[other] Tilt { $n } of your upright Characters.
}
verb-lose-turn = Lose your turn.
verb-lose-next-turn = Lose your next turn.
verb-or-lose-turn = Speed test, difficulty { $difficulty }: if you fail, lose your turn.
verb-expel = Expel a party from your Area, whose size differs from yours by at most 1: it loses its turn.
verb-fly = Instead of moving, go to any active Area. You do not face what lies there.
verb-peek-hand = Look at another player’s hand.
verb-peek-top = Look at the top card of { part-deck }.
verb-peek-encounter = Look at a face-down Encounter.
verb-peek-mission = Look at a secret Mission of another player.
verb-plant = Put an Encounter from the deck, face down, on an active Area that has none.
verb-clear = Discard the Encounter that lies on an active Area.
verb-more-encounters = { $n ->
    [one] Meet one more Encounter in this exploration.
   *[other] Meet { $n } more Encounters in this exploration.
}
verb-meet = { $n ->
    [one] Meet an Encounter at once.
   *[other] Meet { $n } Encounters at once.
}
verb-raise-level = This turn, the level of your Area is { $n } higher (3 at most).
verb-lower-level = This turn, the level of your Area is { $n } lower (1 at least).
verb-explore-as = Explore without a roll: the die counts as a { $n }.
verb-second-reward = Take a second, different reward for this exploration.
verb-forbid = { $what ->
    [fight] Another party of your choice may not attack this turn.
    [trade] Another party of your choice may not trade this turn.
   *[explore] Another party of your choice may not explore this turn.
}
verb-break-card = Discard a lasting Plot or an Organization of another player.
verb-turn-combat = +{ $n } Combat this turn.
verb-turn-speed = +{ $n } Speed this turn.
verb-on-die = { $die ->
    [6] Roll a die. A 6?
   *[other] Roll a die. { $die } or more?
}
verb-bonus-combat = +{ $n } Combat for the rest of the game.
verb-bonus-speed = +{ $n } Speed for the rest of the game.

## Combat cards

verb-strength = +{ $n } Combat in this combat.
verb-strength-against = +{ $n } Combat in this combat against { part-trait }.
verb-strength-behind = +{ $n } Combat in this combat if your foe is stronger.
verb-sap = −{ $n } Combat for your foe in this combat.
verb-win-ties = If this combat is tied, you win it.
verb-escape = Escape before the dice are rolled: nobody wins. Unless your foe is a party, you lose your turn.
verb-slip-away = Slip away before the dice are rolled: nobody wins, and you do not lose your turn. If you were on your way to an Area, you stay where you were.
verb-sleep = { $n ->
    [one] Immobilise a Character of the party you fight. Any other foe has −3 Combat.
    [2] Immobilise 2 Characters of the party you fight. Any other foe has −6 Combat.
    [3] Immobilise 3 Characters of the party you fight. Any other foe has −9 Combat.
   *[other] Immobilise { $n } Characters of the party you fight. Any other foe has −12 Combat.
}

## Interruptions

verb-cancel = Cancel a card or ability that another player has just used.
verb-redirect = When another party sets out, choose where it goes among the Areas it could have named.
verb-banish = Discard the Encounter that has just been turned up.
verb-another = Discard the Encounter that has just been turned up. The next card of the deck takes its place.
verb-reroll = A die that has just been rolled is rolled again.
verb-nudge = Add or subtract up to { $n } on a die that has just been rolled.
verb-evade = When you are attacked, the combat does not take place.
verb-hinder = When another party sets out to explore, it may not.
verb-save = When a lost combat would cost you a Character, nobody dies.
verb-hold-ground = When you lose a combat, you are not expelled and do not lose your turn.
verb-deny = Another player does not get the reward just named. Missions cannot be stopped this way.
verb-share = When another player draws Advantages as a reward, draw one too.

## Lasting properties

verb-might = Your party has +{ $n } Combat.
verb-swift = Your party has +{ $n } Speed.
verb-against = +{ $n } Combat against { part-trait }.
verb-against-parties = +{ $n } Combat against other parties.
verb-against-mission = +{ $n } Combat against the foes of Missions.
verb-steady = You win tied combats against other parties.
verb-bold-explorer = When you explore, you may change your die by 1.
verb-well-read = When Advantages are your reward, draw one more.
verb-hardy = A lost combat costs you a Character only if you lose by 2 points more than usual.
verb-keen-eyes = You may look at every face-down Encounter.
verb-light-step = On your way to an Area, you need not fight creatures of level 1.
verb-silver-tongue = { $n ->
    [one] You may make one more trade offer each turn.
   *[other] You may make { $n } more trade offers each turn.
}

## Creatures

verb-fierce = { $n ->
    [one] A defeat by 4 or more costs you a Character.
    [2] A defeat by 3 or more costs you a Character.
   *[other] A defeat by 2 or more costs you a Character.
}
verb-thief-of = { $n ->
    [one] If you lose, discard an Advantage at random.
   *[other] If you lose, discard { $n } Advantages at random.
}
verb-bounty = { $n ->
    [one] If you win, draw an Advantage.
   *[other] If you win, draw { $n } Advantages.
}
verb-frail-to = { $symbol ->
    [magic] −{ $n } Combat against a party with an upright Magic Character.
    [ki] −{ $n } Combat against a party with an upright Ki Character.
   *[trickery] −{ $n } Combat against a party with an upright Trickery Character.
}
verb-swift-foe = Fight with your Speed instead of your Combat; the Speed of the immobilised counts as it does for the turn order. Combat cards and bonuses against its traits are added, other Combat bonuses are not.

## Areas

verb-no-fighting = Parties may not fight each other here.
verb-no-trading-with-rivals = Rival Organizations do not trade here.
verb-toll = { $n ->
    [one] Whoever arrives here discards an Advantage at random.
   *[other] Whoever arrives here discards { $n } Advantages at random.
}
verb-rest-here = A party that rests here stays on the Area, and nobody attacks it.
verb-dark = Creatures of Darkness have +2 Combat here.

## Duties of Organizations

verb-no-rest = Duty: you may not rest.
verb-no-trade = Duty: you may not trade.
verb-no-search = Duty: you may not seek new horizons.
verb-no-dismiss = Duty: you may not dismiss Characters.
verb-no-level-1 = Duty: you may not explore Areas of level 1.
verb-small-party = Duty: your party may not grow beyond three Characters.
verb-tithe = Duty: at the start of your Reset, discard an Advantage or leave the Organization.

## Questions to the player

prompt-character-is-kept = Two Characters have answered your call: which one do you keep?
prompt-advantages-are-kept = You keep three Advantages: which one goes back?
prompt-mission-comes-first = Which Basic Mission comes first?
prompt-reset-action = { $offered ->
    [nothing] Reset: there is nothing to use or discard, so go on to the next phase
    [discards] Reset: discard what you do not want, or go on
   *[more] Reset: use what you like, discard what you do not want, or go on
}
prompt-tithe-is-paid = Your Organization demands its tithe: do you discard an Advantage, or leave it?
prompt-depart-or-stay = Does your party leave its Area this turn?
prompt-declare = Movement: where does your party go?
prompt-interacts = Interaction: do you trade, attack, or leave it at that?
prompt-explores = Exploration: do you explore your Area?
prompt-react = { $window ->
    [1] { $what ->
        [character] { $player } calls on the { $card }: do you let it happen?
        [organization] { $player } wants to join { THE($card) }: do you let it happen?
        [guild] { $player } calls on { THE($card) }: do you let it happen?
       *[advantage] { $player } uses “{ $card }”: do you let it happen?
    }
    [2] { $what ->
        [seek] { $player } seeks new horizons: do you react?
       *[go] { $player } sets out for { THE($card) }: do you react?
    }
    [3] { $player } meets “{ $card }”: do you step in?
    [4] { $player } against { THE($card) }: do you play a Combat card?
    [5] { $player } against { THE($card) }, the dice are cast: do you change one?
    [6] { $player } rolled { $card }: do you change the die?
    [7] { $what ->
        [party] { $player } attacks { THE($card) }: do you react?
       *[other] { $player } is about to explore: do you react?
    }
    [8] { $player } against { THE($card) }, the combat is decided: do you soften the blow?
   *[9] { $what ->
        [trade] { $player } and { THE($card) } are about to trade: do you react?
       *[reward] { $reward ->
            [recruit] { $player } wants to recruit: do you react?
            [advantage] { $player } claims Advantages: do you react?
            [special] { $player } claims the special reward: do you react?
           *[mission] { $player } takes on a Mission: do you react?
        }
    }
}
prompt-add-to-combat = { $what ->
    [party] { $player } attacks { THE($card) }: do you play a Combat card?
   *[other] { $player } against { THE($card) }: do you play a Combat card?
}
prompt-pay-and-announce = { $card }: which Character tilts for it?
prompt-area-is-named = Too many Areas: which one is discarded?
prompt-veto = { $player } discards { THE($area) }: do you discard an Advantage to protect it?
prompt-advantage-taken = You have the fewest Advantages: do you take “{ $card }”?
prompt-character-taken = You have the smallest party: do you take in the { $card }?
prompt-bold-step = You rolled { $die }: do you change it by 1?
prompt-claim-reward = Which reward do you claim?
prompt-gives-one = Offer to { $player }: what do you give?
prompt-takes-one = Offer to { $player }: what do you ask for?
prompt-offer-is-sent = Do you make { $player } this offer?
prompt-offer-is-answered = { $player } offers you a trade: do you accept?
prompt-wish-is-filled = Which Advantage do you give?
prompt-roll-it-again = Which die is rolled again?
prompt-is-nudged = Which die do you change, and to what?
prompt-is-robbed = From whom do you steal?
prompt-try-to-rob = From whom do you try to steal?
prompt-must-discard = Who discards?
prompt-is-expelled = Which party do you expel?
prompt-hand-is-seen = Whose hand do you look at?
prompt-mission-is-seen = Whose secret Mission do you look at?
prompt-is-forbidden = Which party do you hold back this turn?
prompt-changes-sides = Which Character changes sides?
prompt-character-dies = Which of your Characters dies?
prompt-is-immobilised = { $n ->
    [one] Which Character do you immobilise?
   *[other] You immobilise { $n } more Characters: which one is next?
}
prompt-own-falls-asleep = { $n ->
    [one] Which of your Characters is immobilised?
   *[other] { $n } of your Characters are immobilised: which one is next?
}
prompt-is-straightened = { $n ->
    [one] Which Character do you straighten?
   *[other] You straighten { $n } more Characters: which one is next?
}
prompt-foe-is-inclined = { $n ->
    [one] Which Character do you tilt?
   *[other] You tilt { $n } more Characters: which one is next?
}
prompt-own-is-inclined = { $n ->
    [one] Which of your Characters tilts?
   *[other] { $n } of your Characters tilt: which one is next?
}
prompt-sleeps-in-combat = { $n ->
    [one] Which Character of your foe do you immobilise?
   *[other] You immobilise { $n } more Characters of your foe: which one is next?
}
prompt-lands = Where do you land?
prompt-encounter-is-seen = Which face-down Encounter do you look at?
prompt-is-planted = On which Area do you put an Encounter?
prompt-is-cleared = From which Area do you discard the Encounter?
prompt-is-sent = Where do you send the party?
prompt-card-is-given-up = { $n ->
    [one] Which Advantage do you discard?
   *[other] You discard { $n } more Advantages: which one is next?
}
prompt-is-taken-back = Which Advantage do you take back?
prompt-is-broken = Which card in play is discarded?

## Questions to chance

prompt-die-is-cast = A die is rolled: which number?
prompt-first-die-is-cast = The first combat die is rolled: which number?
prompt-second-die-is-cast = The second combat die is rolled: which number?
prompt-die-shows = The die is rolled again: which number?
prompt-rival-moves = The Rival rolls for its move: which number?
prompt-rolled-for-order = A tie in Speed is rolled off: which number?
prompt-mission-is-dealt = Which Basic Mission is dealt?
prompt-character-is-dealt = Which Character is dealt?
prompt-advantage-is-dealt = Which Advantage is dealt?
prompt-advantage-is-drawn = Which Advantage is drawn?
prompt-character-joins = Which Character joins?
prompt-card-changes-hands = Which Advantage changes hands?
prompt-card-is-lost = Which Advantage is lost?
prompt-encounter-is-drawn = Which Encounter is drawn?
prompt-comes-instead = Which Encounter comes instead?
prompt-encounter-is-laid = Which Encounter is laid on the Area?
prompt-area-is-laid = Which Area is laid out?
prompt-area-is-found = Which Area is found?
prompt-final-is-revealed = Which Final Mission is revealed?
prompt-top-is-seen = Which card lies on top?
prompt-rival-quests = Where does the Rival go?

## Options

option-keep = Keep the { $card }
option-return = Put back { $card }
option-first = { $card }
option-end = { $phase ->
    [1] Next phase
    [3] Leave it at that
    [4] Do not explore
   *[other] Go on
}
option-discard = Discard { $card }
option-dismiss = Dismiss the { $card }
option-leave = Leave your Organization
option-drop = Discard { $card } from play
option-use = { $kind ->
    [character] Call on the { $card }
    [organization] Join { THE($card) }
    [guild] Call on { THE($card) }
   *[advantage] Use { $card }
}
option-reveal = Reveal the Final Mission
option-depart = Leave the Area
option-stay = Stay
option-go-area = Go to { THE($card) }
option-stay-area = Stay where you are: { $card }
option-seek = Seek new horizons
option-seek-again = Seek new horizons: { $card }, from the discard pile
option-rest = Rest
option-hold = Hold out for your Mission
option-trade = Offer { $player } a trade
option-attack = Attack { $player }
option-explore = Explore
option-pass = Pass
option-incline = Tilt the { $card }
option-give-up = Discard { $card }
option-allow = Let it go
option-protect = Protect it with { $card }
option-take-up = { $kind ->
    [character] Take in the { $card }
   *[other] Take { $card }
}
option-take-up-short = Take
option-leave-it = { $kind ->
    [character] Do not take in the { $card }
   *[other] Do not take { $card }
}
option-leave-it-short = Leave
option-die-less = One less
option-die-more = One more
option-die-keep = As rolled
option-roll-die = The die
option-roll-own = The attacker’s die
option-roll-foe = The defender’s die
option-turn-die = The die: { $now } → { $die }
option-turn-own = Attacker’s die: { $now } → { $die }
option-turn-foe = Defender’s die: { $now } → { $die }
option-claim-nothing = No reward
option-claim-recruit = Recruit: a Character joins you
option-claim-advantage = Advantages: draw { $level }
option-claim-special = Special: { $what }
option-claim-mission = Take on { $card }
option-enough = Nothing more
option-give = Give { $card }
option-take = Ask for: { $card }
option-send = Send the offer
option-cancel = Drop the offer
option-accept = Accept
option-decline = Decline
option-fill = Give { $card }
option-choose = { $card }
option-choose-party = { $player }

## Results of chance

chance-die = Die: { $die }
chance-own = { $own }’s die: { $die }
chance-foe = Die { OF($foe) }: { $die }
chance-again = Rolled again: { $die }
chance-rival = The Rival’s die: { $die }
chance-order = { $player } rolls { $die } for the turn order
chance-mission = { $player } is dealt { $card }
chance-deal = { $player } is dealt { $card }
chance-draw = { $player } draws { $card }
chance-join = { $player } recruits: { $card }
chance-lose = { $player } loses { $card }
chance-encounter = Encounter: { $card }
chance-area = New Area: { $card }
chance-final = Final Mission: { $card }
chance-lay = Laid on { THE($area) }: { $card }
chance-top = On top of { $deck }: { $card }
chance-quest = The Rival goes to { THE($card) }

## What the log tells of answers and luck (else the notes below tell it, or there is nothing to tell)

option-return-told = { $who } puts back { $card }.
option-first-told = { $who } puts the Mission “{ $card }” first.
chance-own-told = { $own } rolls { $die }.
chance-foe-told = The die { OF($foe) } shows { $die }.
chance-top-told = On top of { $deck } lies { $card }.
note-is-lost = The effect finds no target.

## The log

# Turns and phases
note-cards-are-dealt = Missions, Characters and Advantages are dealt face down.
note-sets-out = { $seat } sets out with the { $character }.
note-area-lies-open = An Area lies open: { $area }.
note-turn-begins = Turn { $turn } begins.
note-phase-begins = { $phase ->
    [setup] The set-up begins.
    [reset] Reset begins.
    [movement] Movement begins.
    [interaction] Interaction begins.
    [exploration] Exploration begins.
   *[crisis] The Crisis begins.
}
note-rolls-for-order = { $seat } rolls { $die } for the turn order.
note-time-is-up = The last turn is over.

# Reset
note-discards = { $seat } discards { $advantage }.
note-dismisses = { $seat } dismisses the { $character }.
note-picks-up = { $seat } picks up { $advantage }.
note-takes-in = { $seat } takes in the { $character }.
note-drops = { $seat } discards { $advantage } from play.
note-departs = { $seat } breaks camp.

# Cards, abilities, windows
note-uses = { $kind ->
    [character] { $seat } calls on the { $use }.
    [organization] { $seat } joins { THE($use) }.
    [guild] { $seat } calls on { THE($use) }.
   *[advantage] { $seat } uses “{ $use }”.
}
note-inclines = { $seat } tilts the { $character }.
note-stays-in-play = { $seat } keeps “{ $use }” in play.
note-leaves-guild = { $seat } leaves { THE($use) }.
note-is-cancelled = { $kind ->
    [character] The ability of the { $use } is cancelled.
   *[other] The effect of “{ $use }” is cancelled.
}

# Movement
note-goes = { $seat } sets out for { THE($area) }.
note-stays = { $seat } stays at { THE($area) }.
note-seeks = { $seat } seeks new horizons.
note-seeks-again = { $seat } seeks new horizons where others have been.
note-rests = { $seat } rests.
note-holds = { $seat } holds out at { THE($area) }.
note-arrives = { $seat } reaches { THE($area) }.
note-new-area = A new Area comes into view: { THE($area) }.
note-area-discarded = { $seat } discards { THE($area) }.
note-protects = { $seat } discards { $advantage } to protect { THE($area) }.
note-pays-toll = { $seat } pays the toll.
note-flies = { $seat } flies to { THE($area) }.
note-sent-to = { $seat } sends { THE($other) } to { THE($area) }.

# Encounters and combat
note-turned-up = An Encounter appears at { THE($area) }: “{ $encounter }”.
note-false-alarm = It is a false alarm: its level is too high for this Area.
note-steps-past = { $seat } steps past { THE($encounter) }.
note-banished = The Encounter “{ $encounter }” is sent away.
note-attacks = { $seat } attacks { THE($other) }!
note-rivals-meet = { $seat } and { THE($other) } serve rival Organizations: they must fight.
note-evades = { $seat } evades the attack.
note-fights = { $kind ->
    [party] { $seat } fights { THE($foe) }.
    [mission] { $seat } faces { THE($foe) }, the foe of the Mission.
    [crisis] { $seat } faces { THE($foe) }, the foe of the Crisis.
    [swift] { $seat } faces { THE($foe) }, with Speed instead of Combat.
   *[creature] { $seat } faces { THE($foe) }.
}
note-strength = { $seat } gains { $n } Combat for this fight.
note-sapped = The foe loses { $n } Combat.
note-flees = { $seat } escapes from the combat.
note-spends-edge = The Rival spends 1 Edge for +2 Combat.
note-totals = { $seat } totals { $total } against { $against }.
note-wins-fight = { $by ->
    [0] It is a tie, and { THE($seat) } wins.
   *[other] { $seat } wins.
}
note-loses-fight = { $by ->
    [0] It is a tie, and { THE($seat) } loses.
   *[other] { $seat } loses.
}
note-tied-fight = { $seat } and { THE($other) } are a match for each other: nobody wins.
note-nobody-dies = { $seat } saves everybody: nobody dies.
note-stands-ground = { $seat } is beaten, but stands firm.
note-takes-card = { $seat } takes { $advantage } from { THE($from) }.
note-loses-card = { $seat } loses { $advantage }.
note-loses-turn = { $seat } loses a turn.
note-loses-next-turn = { $seat } will lose the next turn.
note-dies = { $seat } buries the { $character }.
note-starts-again = { $seat } has nobody left, and starts again.

# Dice
note-rolls = { $seat } rolls { $die }.
note-speed-test = { $passed ->
    [yes] { $seat } passes the Speed test: { $total } against { $difficulty }.
   *[no] { $seat } fails the Speed test: { $total } against { $difficulty }.
}
note-tries = { $passed ->
    [yes] { $needed ->
        [6] That succeeds: a 6 was needed.
       *[other] That succeeds: { $needed } or more was needed.
    }
   *[no] { $needed ->
        [6] That fails: a 6 was needed.
       *[other] That fails: { $needed } or more was needed.
    }
}
note-die-changes = { $again ->
    [yes] { $seat } has a die rolled again: once more a { $die }.
   *[no] { $seat } changes a die: the { $was } becomes a { $die }.
}

# Trade
note-offers = { $seat } offers { THE($other) } a trade.
note-cancels-offer = { $seat } thinks better of the trade.
note-accepts-offer = { $seat } says yes to { THE($other) }.
note-declines-offer = { $seat } says no to { THE($other) }.
note-traded = { $seat } and { $other } have traded.
note-trade-fails = The trade between { $seat } and { $other } falls through.

# Exploration and rewards
note-explores = { $seat } explores { THE($area) }.
note-does-not-explore = The exploration comes to nothing.
note-may-not-explore = { $seat } is kept from exploring.
note-finds = { $result ->
    [special] { $seat } finds something special.
    [0] { $seat } finds the way clear.
    [one] { $seat } is not alone: one Encounter.
   *[other] { $seat } is not alone: { $result } Encounters.
}
note-claims = { $reward ->
    [recruit] { $seat } chooses to recruit.
    [advantage] { $seat } chooses Advantages as the reward.
    [special] { $seat } chooses the special reward.
   *[mission] { $seat } goes for a Mission.
}
note-claims-nothing = { $seat } takes no reward.
note-denies = { $seat } keeps the reward from { THE($other) }.
note-is-denied = { $seat } comes away with nothing.
note-draws = { $seat } draws { $advantage }.
note-joins = { $seat } is joined by the { $character }.
note-deck-renewed = The discard pile is shuffled into { $deck }.

# Effects
note-takes-back = { $seat } takes back { $advantage }.
note-gives-up = { $seat } discards { $advantage }.
note-betrays = The { $character } leaves { THE($from) } and goes over to { THE($seat) }.
note-falls-asleep = { $seat }’s { $character } is immobilised.
note-straightens = { $seat } straightens the { $character }.
note-is-inclined = { $seat }’s { $character } is tilted.
note-looks-at-hand = { $seat } looks at { THE($other) }’s hand.
note-looks-at-top = { $seat } looks at the top card of { $deck }.
note-looks-under = { $seat } looks at the Encounter that waits at { THE($area) }.
note-looks-at-mission = { $seat } looks at one of { THE($other) }’s secret Missions.
note-plants = { $seat } lays an Encounter at { THE($area) }.
note-clears = { $seat } clears { THE($area) } and discards the Encounter “{ $encounter }”.
note-level-changes = The level { OF($area) } is { $level } this turn.
note-forbids = { $what ->
    [fight] { $seat } may not attack this turn.
    [trade] { $seat } may not trade this turn.
   *[explore] { $seat } may not explore this turn.
}
note-breaks-card = { $seat } loses { $advantage } from play.
note-gains-now = { $what ->
    [combat] { $seat } gains { $n } Combat this turn.
   *[speed] { $seat } gains { $n } Speed this turn.
}
note-gains-for-good = { $what ->
    [combat] { $seat } gains { $n } Combat for the rest of the game.
   *[speed] { $seat } gains { $n } Speed for the rest of the game.
}

# Missions and the Crisis
note-begins-mission = { $step ->
    [0] { $seat } begins the Mission “{ $mission }”.
   *[other] { $seat } begins the Mission “{ $mission }” and takes step { $step } at once.
}
note-mission-progress = { $seat } takes step { $count } of the Mission “{ $mission }”.
note-completes-mission = { $seat } completes the Mission “{ $mission }”!
note-final-revealed = The Final Mission is revealed: “{ $mission }”.
note-crisis-counts = { $left ->
    [0] The Crisis is here.
    [one] The Crisis is one turn away.
   *[other] The Crisis is { $left } turns away.
}
note-crisis-breaks-out = Omega stirs: whoever has earned the right makes a last attempt.
note-crisis-attempt = { $seat } makes a last attempt.
note-omega-is-free = Nobody has stopped it: Omega is free.

# The Rival
note-rival-rolls = The Rival rolls { $die }: { $die ->
    [1] the hunt.
    [2] the hunt.
    [3] a quest.
    [4] a quest.
    [5] new horizons.
   *[6] a rest.
}
note-rival-hunts = The Rival is on your heels and heads for { THE($area) }.
note-rival-quests = The Rival sets out for { THE($area) }.
note-rival-seeks = The Rival seeks new horizons.
note-gains-edge = The Rival gains { $n } Edge.
note-timer = { $left ->
    [0] Time is up for the Mission.
    [one] There is one turn left for the Mission.
   *[other] There are { $left } turns left for the Mission.
}
note-mission-lost = { $n ->
    [0] The Mission “{ $mission }” is lost: the Rival gains { $what } Combat.
   *[other] { $what ->
        [0] The Mission “{ $mission }” is lost: the Rival gains { $n } Speed.
       *[other] The Mission “{ $mission }” is lost: the Rival gains { $what } Combat and { $n } Speed.
    }
}
note-rival-grows = { $n ->
    [0] The Rival grows stronger.
   *[other] The Rival grows stronger: it gains 1 Combat and 1 Speed.
}
note-rival-tries = The Rival reaches for the Final Mission!
interjection-resign = Somebody else will have to stop Omega: the match is given up.

## Results

result-won = { $player } has stopped Omega, in turn { $turn }
result-no-winner = After turn { $turn }, nobody has stopped Omega
result-resigned = The match was abandoned in turn { $turn }
result-rival = The Rival was faster, in turn { $turn }

## Words for labels

kind-character = Character
kind-area = Area
kind-mission = Basic Mission
kind-final = Final Mission
kind-creature = Creature
kind-event = Event
kind-advantage = Advantage
kind-slay = Slay
kind-speed = Speed test
kind-hold = Resistance
kind-fetch = Fetch
kind-visit = Visit
timing-reset = Reset
timing-movement = Movement
timing-interaction = Interaction
timing-exploration = Exploration
timing-combat = Combat
timing-interruption = Interruption
gender-male = male
gender-female = female
symbol-magic = Magic
symbol-ki = Ki
symbol-trickery = Trickery
trait-darkness = Darkness
trait-beast = Beast
trait-spirit = Spirit
trait-human = Human
trait-dragon = Dragon
mission-secret = secret
mission-begun = begun
mission-completed = completed
mission-lost = lost
explore-nothing = Nothing
explore-special = Special
explore-encounters = { $n ->
    [one] 1 Encounter
   *[other] { $n } Encounters
}
fact-combat = Combat
fact-speed = Speed
fact-timing = Timing
fact-use = Ability
fact-level = Level
fact-trade = Trade symbol
fact-explore = Exploration table
fact-special = Special result
fact-rewards = Rewards
fact-sp = Special reward
fact-welcome = Welcome
fact-lasting = Stays in play
fact-rival = Rival
fact-place = Objective
fact-to = To be brought to
fact-foe = Foe
fact-object = Object
fact-difficulty = Difficulty
fact-turns = Turns
fact-reward = Reward
fact-crisis = Crisis counter
fact-edge = Edge
fact-crisis-kind = In the Crisis
printed-with = { $label } ({ $note })
printed-strength-against-both = +{ $n } Combat in this combat against { part-trait } and { part-other }.
printed-inclines = tilts
printed-faces = { $count ->
    [0] { $first }
    [1] { $first } or { $last }
   *[other] { $first } to { $last }
}: { $finds }
printed-crisis-speed = Speed test, difficulty { $difficulty }
printed-crisis-slay = Slay { $foe }, Combat { $combat }

## Options of a match: what each one decides, and what each of its values means

title-option-tree-off = Areas come into play one by one, and a party may go to any of them.
title-option-tree-on = All 14 Areas lie open in three rows by level. A party moves by one level at most, and a change of level brings an Encounter.
title-option-multiple-missions-off = One completed Basic Mission is enough.
title-option-multiple-missions-on = Both Basic Missions must be completed.
title-option-crisis-off = The Final Mission waits until somebody completes it.
title-option-crisis-on = A counter runs down. At 0, whoever is ready makes one last attempt; if all fail, nobody wins.
title-option-initial-areas-per-player = As many Areas as players, each with a face-down Encounter.
title-option-initial-areas-one = A single Area with its Encounter.
title-option-charity-scope-all = All players are counted, the one who discards included.
title-option-charity-scope-others = Only the other players are counted. A tie among them still means nobody.
title-option-staying-put-on = A party may stay where it is.
title-option-staying-put-off = A party must change Area, seek new horizons or rest. Only resistance Missions may go on.
title-option-rest-place-leaves-map = It leaves the map, and nobody can attack it. In the tree of Areas its next move starts from where it rested.
title-option-rest-place-stays-put = It stays on its Area and may be attacked there. It still does not trade, attack or explore.
title-option-departures-one-by-one = Each party leaves when its own move is carried out.
title-option-departures-all-first = At the end of their Reset, all players say whether their party leaves. Those that do are off the map before anybody moves; the others may only stay or rest.
title-option-recruit-repeat-not-next-turn = Never two turns in a row.
title-option-recruit-repeat-never-same-area = Once a game for each player in each Area.
title-option-forced-size-ignored = Rivals on the same Area fight, whatever their sizes.
title-option-forced-size-respected = Rivals fight only if the sizes differ by 1 at most.
title-option-bystander-combat-cards-off = Only those who fight.
title-option-bystander-combat-cards-on = Everybody, once both sides have passed.
title-option-immobilised-speed-counts = It still adds its Speed.
title-option-immobilised-speed-ignored = It adds no Speed.
title-option-lost-turn-interrupts-off = No Interruption and no veto until the next turn.
title-option-lost-turn-interrupts-on = Interruptions and vetoes are still allowed.
title-option-trade-size-two = Up to two cards each way.
title-option-trade-size-free = Any number of cards each way.
title-option-reaction-polling-public = Only those who could react as far as everybody can tell.
title-option-reaction-polling-all = Everybody, every time: nothing can be read from the questions, but there are many.
title-option-reaction-floor = With several people, a window to react stays open at least this long, so that a quick answer gives nobody away.
title-option-reaction-timeout = Whoever has not answered by then passes. For charity, a veto or a trade, the table waits three times as long.
title-option-turn-limit = The match ends after this turn with no winner; 0 means that it goes on until somebody wins.

## Values of options, each in a few words; the same word may belong to several options

module-on = yes
module-off = no
module-per-player = one for each player
module-one = only one
module-all = all players
module-others = the others
module-leaves-map = leaves the map
module-stays-put = stays on its Area
module-one-by-one = one by one
module-all-first = all at once
module-not-next-turn = not in the next turn
module-never-same-area = once in each Area
module-ignored = ignored
module-respected = respected
module-counts = counts
module-two = two each way
module-free = any number
module-public = those who could

## The title in the hall

title-tagline = Rally a party, prove yourself, and be the one who shuts the last door.
title-how-1 = Every turn your party travels, trades or fights, and explores: recruit Characters, draw Advantages, survive what you meet.
title-how-2 = Complete one of your two secret Basic Missions. The first one done by anybody reveals the Final Mission.
title-how-3 = Get there before the others: whoever completes the Final Mission wins.
title-lead = Gather a party, complete a Basic Mission, then the Final one, before the others do. On your own, you race against the Rival.
title-mix-none = { "" }
title-round = Turn { $round }
title-rounds = { $rounds ->
    [one] one turn
   *[other] { $rounds } turns
}
title-won = Won in turn { $rounds }
title-lost = Lost in turn { $rounds }

## The board in the browser

board-you = You
board-arena = The table
board-own = Your party and your hand
board-beside = What is going on
board-part-map = Table
board-part-hand = My cards
board-phase = { $phase ->
    [setup] Set-up
    [reset] { timing-reset }
    [movement] { timing-movement }
    [interaction] { timing-interaction }
    [exploration] { timing-exploration }
   *[crisis] Crisis
}
board-phase-now = { $turn ->
    [0] { board-phase }
   *[other] Turn { $turn } · { board-phase }
}
board-turn = Turn { $turn }
board-chapter = { $round ->
    [0] Set-up
   *[other] Turn { $round }
}
board-way-back = { $scope ->
    [turn] Back to the start of your phase
   *[round] Back to the start of turn { $round }
}
board-aside-react = Cards and abilities that fit are outlined. Passing costs nothing.
board-aside-declare = Choose an Area, seek new horizons, or rest.
board-aside-gives = Choose from your hand and your party below.
board-aside-takes = Choose a type of card, or a Character of the other party.
board-aside-claim = The rewards of your Area are outlined.
board-order = Turn order
board-plays-now = plays now
board-nowhere = off the map
board-rivals = The other parties
board-your-party = Your party
board-your-hand = Your hand
board-hand-count = { $n } of 5
board-in-play = In play
board-missions = Missions
board-watching = You are watching: hands and secret Missions stay hidden.
board-inclined = tilted
board-immobilised = immobilised
board-lasting = Stays in play
board-unseen = a hidden card
board-known-card = Known to you: { $card }
board-cards-held = { $n ->
    [one] one card in hand
   *[other] { $n } cards in hand
}
board-edge = { fact-edge }
board-ready = ready
board-mark-resting = rests
board-mark-rested = rested, +2
board-mark-lost-turn = turn lost
board-mark-lost-next = loses next turn
board-mark-no-fight = may not attack
board-mark-no-trade = may not trade
board-mark-no-explore = may not explore
board-spoken-values = Combat { $combat }, Speed { $speed }
board-spoken-combat = Combat { $combat }
# what a special reward brings, in as few words as a small card has room for; "no": said in full
board-brief = { $verb ->
    [on-die] die { $n }+
    [draw] draw { $n }
    [straighten] straighten { $n }
    [take-back] retrieve a card
    [break-card] discard a rival’s card
    [peek-mission] see a Mission
    [rob] steal { $n }
    [expel] expel a party
    [recruit] recruit
    [betray] take a Character
   *[other] no
}
board-place = The Area in full
board-areas = Areas
board-level = Level { $level }
board-face-down = Encounter, face down
board-horizons = New horizons: { $n ->
    [one] one Area left
   *[other] { $n } Areas left
}
board-left = { $n } left
board-labelled = { $label }:
board-reward-advantage = { $n ->
    [one] 1 Advantage
   *[other] { $n } Advantages
}
board-mission-yours = yours
board-mission-place = mission
board-mission-here = you are there
board-final = final
board-final-later = Open from the next turn on.
board-task-slay = { $place }: defeat { THE($foe) } (Combat { $combat })
board-task-hold = { $place }: hold out { $turns } turns against { THE($foe) } (Combat { $combat })
board-task-speed = { $place }: Speed test, difficulty { $difficulty }
board-task-fetch = { $object }: from { THE($from) } to { THE($to) }
board-task-odds = { $task }. Chance:
board-progress = { $now } of { $of }
board-crisis = { $n ->
    [0] Crisis
    [one] Crisis in 1 turn
   *[other] Crisis in { $n } turns
}
board-crisis-why = At 0, whoever is ready makes one last attempt.
board-timer = { $n ->
    [one] 1 turn for the Mission
   *[other] { $n } turns for the Mission
}
board-timer-why = At 0, the Mission is lost and the Rival grows stronger.
board-piles = Decks and discard piles
board-pile = { $deck ->
    [characters] { board-deck-characters }
    [areas] { board-deck-areas }
    [encounters] { board-deck-encounters }
   *[advantages] { board-deck-advantages }
}: { $left } in the deck, { $spent } discarded
board-deck-characters = Characters
board-deck-areas = Areas
board-deck-encounters = Encounters
board-deck-advantages = Advantages
board-on-top = You know the top card: { $card }
board-discarded = Discarded, newest first:
board-no-discards = Nothing has been discarded.
board-set-up = A party forms
board-set-up-how = Everybody chooses in secret. Your Missions are yours alone until you begin them.
board-duel = Combat
board-duel-in = Combat in { THE($area) }
board-step-totals = Totals
board-step-cards = Cards
board-step-dice = Dice
board-step-reactions = Reactions
board-step-result = Result
board-against = vs
board-die = Die: { $n }
board-asleep = { $card }, immobilised
board-part-missions = Missions completed
board-part-turn = This turn
board-part-speed = { $card } (Speed)
board-part-rested = Rested
board-part-abilities = Abilities, cards in play
board-part-cards = Cards played
board-part-here = Here and now
board-verdict = { $you ->
    [yes] { $ending ->
        [won] { $n ->
            [0] A tie: you win
           *[other] You win by { $n }
        }
        [lost] { $n ->
            [0] A tie: you lose
           *[other] You lose by { $n }
        }
        [drawn] A tie: nobody wins
       *[other] You get away
    }
   *[no] { $ending ->
        [won] { $n ->
            [0] A tie: { $who } wins
           *[other] { $who } wins by { $n }
        }
        [lost] { $n ->
            [0] A tie: { $who } loses
           *[other] { $who } loses by { $n }
        }
        [drawn] A tie: nobody wins
       *[other] { $who } gets away
    }
}
board-verdict-open = Unless somebody changes it.
board-chance = { $you ->
    [yes] { $percent }% to win
   *[no] { $percent }% for { $who }
}
board-tie-wins = As the totals stand. A tie is a win.
board-tie-open = As the totals stand. A tie is not a win.
board-met-in = In { THE($area) }
board-roll = { $for ->
    [explore] Exploration roll
    [speed] Speed test
   *[try] A roll of the die
}
board-uses = { $you ->
    [yes] You use { $card }
   *[no] { $who } uses { $card }
}
board-cancelled = It has no effect.
board-goes = { $you ->
    [yes] You set out for { THE($area) }
   *[no] { $who } sets out for { THE($area) }
}
board-seeks = { $you ->
    [yes] You seek new horizons
   *[no] { $who } seeks new horizons
}
board-redirected = Somebody has turned the signpost.
board-fights = Combats since your last move
board-lately = Since your last move
board-trade-mine = Your offer to { $who }
board-trade-theirs = { $you ->
    [yes] { $who } offers you a trade
   *[no] { $who } offers { $other } a trade
}
board-trade-secret = Only the two concerned see these cards.
board-gives = { $you ->
    [yes] You give
   *[no] { $who } gives
}
board-wants = { $you ->
    [yes] You ask for
   *[no] { $who } asks for
}
board-nothing = nothing
board-give-how = Choose from your hand and your party below.
board-fill-how = Choose from your hand below.
board-take-how = Choose a type of card here, or a Character of the other party above.
board-after-trade = After the trade
board-after-cards = { $who }: { board-cards-held }
board-after-once = No second trade with { $who } this turn
board-after-seen = The others see how many cards change hands, not which

## Why something is not possible

part-phase = { $phase ->
    [reset] the Reset phase
    [movement] the Movement phase
    [interaction] the Interaction phase
   *[exploration] the Exploration phase
}
part-now = { $now ->
    [reset] Reset
    [movement] Movement
    [interaction] Interaction
    [exploration] Exploration
   *[crisis] the Crisis
}
part-symbol = { $symbol ->
    [magic] Magic
    [ki] Ki
   *[trickery] Trickery
}
why-setting-up = The match has not begun: choose first what you keep (A-19).
why-in-window = You are asked for a reaction: play something that fits, or pass (A-148).
why-tithe = Your Organization comes first: give it an Advantage, or leave (A-42).
why-question-first = Another question comes first: each thing is settled before the next (A-43).
why-other-phase = You can only do that in { part-phase }; it is now { part-now } (A-35).
why-only-reset = Only in Reset can you get rid of things and put your affairs in order (A-42, A-44).
why-must-declare = Your party cannot just stand by: go to an Area, seek new horizons, or rest (A-53).
why-rivals-fight = Your Organizations are rivals, and you have met on the same Area: this combat cannot be refused (A-160).
why-not-in-hand = { $card }: not in your hand (A-42).
why-in-play-already = { $card }: already in play before you (A-141).
why-not-in-party = { $card }: not in your party (A-10).
why-last-character = { $card }: the last of your party, and a party is never empty (A-44).
why-no-guild = You belong to no Organization (A-159).
why-duty = { $card } forbids it, and while you belong, its duty binds you (A-158).
why-no-plot-in-play = { $card }: not a Plot you have in play (A-42).
why-no-crisis = Without the Crisis, nobody reveals the Final Mission: the first Basic Mission completed does (A-116).
why-final-open = The Final Mission is already revealed (A-185).
why-reveal-late = The Final Mission is revealed at the very start of your Reset, before anything else (A-185).
why-not-ready = { $needed ->
    [1] The Final Mission is for those who have completed a Basic Mission, and you have completed none (A-112).
   *[other] Here the Final Mission takes both Basic Missions, and you have completed { $has } (A-112, A-184).
}
why-no-departures = Nobody announces a departure: you declare your move in the Movement phase (A-53).
why-area-unseen = { $area }: nobody has found it yet. Seek new horizons, and it may be the one you find (A-54).
why-area-discarded = { $area }: no longer in play. Whoever seeks new horizons may bring it back (A-54, A-64).
why-said-stays = You have announced that your party stays: it may only stay or rest (A-62).
why-said-leaves = You have announced that your party leaves: it can no longer stay (A-62).
why-must-move = Your party may not stay where it is: go somewhere else, seek, or rest (A-55).
why-tree-outside = { $area } is on level { $level }: from outside, the tree is entered on level 1 (A-178).
why-tree-far = { $area } is on level { $level } and you are on level { $here }: one level up or down a turn, no more (A-179).
why-no-horizons = In the tree every Area lies open, and there are no new horizons to seek (A-177).
why-searched = Somebody has already sought new horizons this turn, and it is possible only once a turn (A-63).
why-no-areas-left = The Area deck is empty: name an Area from the discard pile instead, if there is one (A-64).
why-area-active = { $area }: already in play. You can simply go there (A-64).
why-not-to-be-named = { $area }: not on the discard pile. From the deck, you take what comes (A-64).
why-nothing-held = You are holding no place for a Mission (A-124).
why-new-area = { $area }: just found, so it stays (A-70).
why-occupied = { $area }: a party stands there (A-70).
why-encounter-there = { $area }: an Encounter still lies there (A-70).
why-protected = { $area }: somebody has paid to protect it (A-72).
why-not-a-reward = { $area } does not offer this reward (A-105).
why-same-reward = You have just taken this one: the second reward must be different (A-105).
why-hand-full = Your hand is full: you hold { $n } Advantages and could take nothing back (A-45).
why-party-full = Your party already has four Characters, and there is no room for a fifth (A-46, A-108).
why-no-characters = Nobody is left to recruit: the Character deck and its discard pile are empty (A-172).
why-recruited-before = You recruited in { THE($area) } last turn, and never twice in a row in the same place (A-109).
why-recruited-once = You have already recruited in { THE($area) }, and it is possible only once a game (A-109).
why-final-hidden = No Final Mission is revealed yet (A-116).
why-other-final = { $card }: not the Final Mission of this match (A-116).
why-final-tomorrow = The Final Mission has just been revealed: it can be attempted from the next turn on (A-117).
why-not-your-mission = { $card }: not one of your Missions (A-110).
why-completed = { $card }: already completed (A-114).
why-mission-lost = { $card }: your time for it ran out (A-194).
why-not-current = { $card }: one Mission at a time, and the other one is current (A-193).
why-place-elsewhere = { $card }: it goes on at { THE($place) }, in { THE($area) } (A-110).
why-one-mission = You have just taken on a Mission: the second reward cannot be another one (A-110).
why-works-by-itself = { $card }: this ability works by itself as long as the card is face up (A-142).
why-no-ability = { $card }: no ability, only good will (A-5).
why-immobilised = { $card }: immobilised, and no use to anybody until the next Reset (A-163).
why-timing = { $timing ->
    [reset] { $card }: for your own slot of the Reset phase (A-139).
    [movement] { $card }: for your own slot of the Movement phase (A-139).
    [interaction] { $card }: for your own slot of the Interaction phase (A-139).
    [exploration] { $card }: for your own slot of the Exploration phase, before you set out (A-139).
    [combat] { $card }: for a combat of your own, before the dice are rolled (A-143).
   *[interruption] { $card }: an Interruption. You are asked whenever it might fit (A-144).
}
why-other-window = { $card }: an Interruption, but not for a moment like this one (A-144).
why-used-already = { $card }: already used, and nothing is used twice in a slot (A-150).
why-inclined = { $card }: tilted, and the ability needs the card upright (A-142).
why-no-symbol = { $card }: needs a Character with { part-symbol }, and your party has none (A-140).
why-symbol-tired = { $card }: needs an upright, face-up Character with { part-symbol } who has not paid yet, and yours are busy (A-140, A-150).
why-need = { $need ->
    [other_hand] { $card }: nobody else has an Advantage in hand (A-146).
    [own_hand] { $card }: you have too few Advantages in hand to pay for it (A-44).
    [spent] { $card }: the discard pile holds no card of that type (A-171).
    [recruit] { $card }: your party is full, or nobody is left to recruit (A-46).
    [betray] { $card }: you need room in your party, and another party that can spare somebody (A-225).
    [other_awake] { $card }: there is nobody within reach who could be immobilised (A-163).
    [other_straight] { $card }: there is nobody upright within reach (A-140).
    [own_inclined] { $card }: none of your Characters is tilted (A-142).
    [other_here] { $card }: there is no party of about your size on your Area (A-91).
    [other_area] { $card }: there is no active Area to go to (A-54).
    [veiled] { $card }: there is no face-down Encounter that you do not know (A-28).
    [secret] { $card }: nobody has a secret Mission left that you do not know (A-28).
    [bare_area] { $card }: an Encounter already lies on every active Area (A-74).
    [laden_area] { $card }: there is no Encounter on any active Area (A-74).
    [on_area] { $card }: your party is on no Area (A-54).
    [other] { $card }: all the others have lost the turn (A-167).
    [other_in_play] { $card }: the others have neither a lasting Plot nor an Organization in play (A-51).
    [fight] { $card }: only for those who fight, and before the dice (A-135, A-143).
    [fight_trait] { $card }: your foe is not of that kind (A-134).
    [fight_behind] { $card }: only against a stronger foe, and yours is not (A-134).
    [fight_sleep] { $card }: only for those who fight, and before the dice (A-135, A-143).
    [cancel] { $card }: nothing another player has used is left to cancel (A-145).
    [redirect] { $card }: only another party can be sent elsewhere, and only once a move (A-61).
    [encounter] { $card }: the Encounter is already dealt with (A-144).
    [die] { $card }: no die has just been rolled (A-144).
    [attacked] { $card }: it is not you who is attacked (A-144).
    [explorer] { $card }: only another party that sets out to explore can be stopped (A-144).
    [dying] { $card }: you are not about to lose a Character (A-132).
    [beaten] { $card }: you have not lost this combat (A-94).
    [cards_reward] { $card }: only when another player draws Advantages as a reward (A-107).
   *[reward] { $card }: only against a reward of another player, and never against a Mission (A-144).
}
why-without-symbol = { $card }: without the symbol of { part-symbol } (A-140).
why-not-straight = { $card }: tilted or immobilised Characters will not do (A-140).
why-paid-already = { $card }: has already paid for a Skill in this slot (A-150).
why-not-yourself = Choose a party other than your own (A-10).
why-empty-hand = { $player } has no Advantage in hand (A-146).
why-not-here = { $player } is not on your Area (A-91).
why-sizes = { $player } has { $theirs } and you have { $mine }: the sizes of the parties may differ by 1 at most (A-91).
why-no-secrets = { $player } has no secret Mission that you do not know (A-28).
why-turn-lost = { $player } has lost the turn and does nothing anyway (A-167).
why-in-no-party = { $card }: in nobody’s party (A-10).
why-own-character = { $card }: one of your own, and it must be another party’s (A-10).
why-their-last = { $card }: the last of its party, and nobody’s last one is taken (A-225).
why-asleep-already = { $card }: already immobilised (A-163).
why-straight-already = { $card }: not tilted (A-140).
why-character-elsewhere = { $card }: not on your Area (A-163).
why-not-in-this-fight = { $card }: not in the party you are fighting (A-163).
why-nothing-face-down = { $area }: no face-down Encounter lies there (A-23).
why-seen-already = { $area }: you have already looked (A-28).
why-laden = { $area }: an Encounter lies there, and there is never more than one (A-74).
why-bare = { $area }: no Encounter lies there (A-74).
why-could-not-go = { $area }: { $player } could not have gone there, so nobody can be sent there either (A-61).
why-not-discarded = { $card }: not on the discard pile (A-171).
why-other-type = { $card }: not of the type that may be taken (A-9).
why-not-theirs-in-play = { $card }: not another player’s card in play (A-51).
why-no-such-die = This die is not on the table (A-144).
why-same-face = The die shows this number already (A-144).
why-turn-too-far = The die cannot be turned that far (A-144).
why-die-edge = A die shows nothing below 1 or above 6 (A-3).
why-attacked-already = You have already attacked somebody this turn (A-92).
why-forbidden = A card forbids it this turn (A-227).
why-off-map = Your party is off the map, so nobody is within reach (A-166).
why-no-fighting = In { THE($area) }, parties do not fight each other (A-93).
why-sheltered = { $player } is resting here, and this Area shelters those who rest (A-60).
why-fought-already = You and { $player } have already met in combat this turn (A-92, A-96).
why-rival-trade = The Rival never trades (A-203).
why-no-trade-here = { $area } has no trade symbol (A-81).
why-traded-already = You have already traded this turn (A-89).
why-offers-spent = You have already made { $n } offers this turn (A-88).
why-partner-rests = { $player } is resting: no trade (A-60).
why-partner-away = { $player } is off the map (A-166).
why-partner-forbidden = { $player } may not trade this turn (A-81).
why-partner-no-trade = { $player } is in { THE($area) }, and there is no trade symbol there (A-81).
why-traded-with = You and { $player } have already traded this turn (A-89).
why-kept-apart = You and { $player } are rivals, and rivals do not trade in such a place (A-81).
why-not-tradable = Only Advantages in hand and Characters change hands: no Missions, and nothing that lies in play (A-82).
why-in-the-offer = It is already in the offer (A-84).
why-no-more-cards = { $player } has no more Advantages than you are already asking for (A-85).
why-name-a-type = Ask for a type of Advantage: your partner decides which card it is (A-85).
why-not-their-character = { $card }: not in the party of { $player } (A-85).
why-empty-offer = There is nothing in this offer yet: give or ask for at least one card (A-84).
why-trade-limits = After a trade, hands hold at most five cards and parties one to four Characters: this offer goes too far (A-83).
why-cannot-fill = You do not have what is asked for (A-87).
why-other-wish = { $card }: they asked for another type, { $type } (A-85).
why-moment-pass = There is nothing to pass on: passing is for reactions (A-148).
why-moment-incline = A Character tilts when you use a Skill or an ability that says so (A-140, A-142).
why-moment-veto = You may protect an Area only when the seeker is about to discard it (A-71).
why-moment-limit = An Area is discarded only when a search brings one too many (A-69).
why-moment-take = There is nothing to take: neither a discarded card nor a trade you are offering (A-49, A-85).
why-moment-reward = A reward comes after a successful exploration (A-105).
why-moment-trade = You are not putting an offer together: first choose whom to trade with, in the Interaction phase (A-90).
why-no-offer = Nobody has offered you a trade (A-87).
why-moment-die = You cannot change a die now (A-144).
why-moment-set-up = That was decided before the match began (A-19).
why-moment-choose = No card or ability asks you to choose anything now (A-43).
why-not-drawn = { $card }: not among the cards you have drawn (A-19).

## Odds, after “62 %”

odds-win = to win, as things stand
odds-tie = for a tie
odds-death = to lose a Character
odds-test = to pass the Speed test
odds-try = for the roll to succeed
odds-met = to meet something
odds-encounters = { $n ->
    [0] to meet nothing
    [one] for one Encounter
   *[other] for { $n } Encounters
}
odds-special = for the special result
reason-fight = { $without ->
    [-1] { $win }% to win
   *[other] { $win }% to win ({ $without }% without a card)
}{ $tie ->
    [0] { "" }
   *[other] ; { $tie }% for a tie
}{ $death ->
    [0] { "" }
   *[other] ; { $death }% to lose a Character
}.
reason-character = Combat { $combat }, Speed { $speed }. { $text }
reason-worth = Combat { $combat } and Speed { $speed }.
reason-no-text = It has no ability.
reason-lost = You give this up: “{ $text }”
reason-gained = It does this: “{ $text }”
reason-dismiss = Your party loses { $combat } Combat and { $speed } Speed.
reason-area = Level { $level }. Exploring there: { $percent }% for an Encounter; to be won: { $rewards }.{ $rivals ->
    [0] { "" }
    [one] { " " }Another party is there.
   *[other] { " " }{ $rivals } other parties are there.
}
reason-explore = To be won: { $rewards }.
reason-no-explore = No risk, and none of this: { $rewards }.
reason-recruit = { $n ->
    [one] Your party grows from 1 Character to 2.
   *[other] Your party of { $n } Characters grows by one.
}
reason-draw = You draw { $n } and hold { $hand ->
    [0] none
   *[other] { $hand }
} so far.

## Lessons

lesson-road = On the road
lesson-road-call = Welcome, traveller! You play Gold against Ruby, and a party begins with a single Character. Nobody in the land is faster than the Duellist: keep her.
lesson-road-hand = Advantages are your bag of tricks: you have drawn four and keep three. Betrayal and Three Days’ Wages will serve us well, so let Salt on the Sill go back.
lesson-road-order = Each turn the faster party goes first: your Speed is 5, that of Ruby’s Wizard 4. The first phase is Reset, when one plays preparations and gets rid of things. You have nothing to tidy up yet: go on to the next phase.
lesson-road-go = Ruby has joined an Organization, and now you move: to an Area that lies open, to a new one, or to bed. An Encounter waits face down on each. Try Saint Vael Abbey: nothing above an Area’s level happens there, and this one is 1.
lesson-road-fight = The Straw Knight! In a combat each side adds a die to its Combat: yours is 3, his only 2, as Trickery confuses him. Before the dice you may play Combat cards: Three Days’ Wages are worth 3 more.
lesson-road-meet = 9 to 7, and without those wages you would have lost! Ruby has followed you: in Interaction, parties on the same Area may fight, and where there is a trade symbol they trade. Not today: end it.
lesson-road-explore = Now for what brought you here: exploring. A die tells you what the Area has in store: nothing, Encounters, or something special. Whoever gets through takes one of its three rewards.
lesson-road-recruit = Something special: the monks would give you back a discarded Ki card, if there were one. Never mind, the reward is yours to choose. Recruit, for nobody goes far alone!
lesson-road-betrayal = The Weapon Master has joined you, and a second turn begins. Ruby has found company, too, but in Reset you may play the cards made for it. Betrayal, for example.
lesson-road-wizard = It never takes the last Character of a party, but Ruby has two. One of your secret Missions, Follow the Hart, is a test of Speed: choose the Wizard, who brings 4 of it.
lesson-road-three = Three Characters, Speed 11! Your Mission awaits you at the Hart’s Clearing, in the Glass Forest, an Area that nobody has found yet. On to the next phase, and let us go and look for it.
lesson-road-seek = One party a turn may seek new horizons, and you move first. It turns up a new Area, and whatever Encounter comes with it must be faced. Courage!
lesson-road-forest = The Glass Forest, what luck! And even the Dragon God was a false alarm: level 3, in a level-2 Area. Explore.
lesson-road-hart = A welcome Encounter: The Blind Fiddler’s tune gives you 2 Speed for this turn, which makes 13. Follow the Hart is now among your rewards, and its difficulty is 14. Any throw will do!
lesson-road-final = Done: 3 Speed for the rest of the game. And the first Basic Mission that anybody completes reveals the Final Mission, which is there for all of you.
lesson-road-win = Whoever has completed a Basic Mission may attempt it from the next turn on, and whoever completes it wins. The Orb on the Throne asks for 19, Speed and die together: next turn you have 14, and Ruby 2. Well played!

lesson-company = In company
lesson-company-call = This time strength shall lead the way: keep the Weapon Master, whose Combat is 5. He is slow, so Ruby will go first in everything, and that has its charm.
lesson-company-hand = A Skill of Magic, Ki or Trickery needs a Character with that symbol, who tilts to pay for it. Plots cost nobody anything. Still, you must put one card back: Misdirection.
lesson-company-slow = Ruby’s Wizard was faster and has ended the Reset. Your Light Fingers need Trickery, and the Weapon Master knows only Ki. Do not throw the card away, though: go on to the next phase, and we will find a taker.
lesson-company-go = Ruby went to the Village of Cornes and beat The Well-Child, so the way is free. The Village has a trade symbol, and a place that one of your Missions names. Follow!
lesson-company-trade = Interaction: two parties may trade if each stands on an Area with the trade symbol, be it the same one or another. You have something to spare: make Ruby an offer.
lesson-company-give = An offer is put together step by step. First what you give: Light Fingers.
lesson-company-enough = Two cards each way are the most, and even Characters may change parties. One card is enough.
lesson-company-take = Then what you would like: a Character by name, or an Advantage by its type, and Ruby decides which. A Plot needs no symbol: ask for one.
lesson-company-modest = Let us not be greedy: nothing more.
lesson-company-send = Ruby may accept or decline, and you may make three offers a turn, until one is accepted. Off it goes!
lesson-company-deal = It’s a deal! A Friend at Court is yours, and only the two of you know which cards changed hands. You might attack now, but one does not bite a partner: end your Interaction.
lesson-company-chest = Ruby has explored, found a Treasure, and now claims a new Character. Interruptions may be played in anybody’s turn: where one of yours fits, you are asked. The Chest Was Open takes the reward away!
lesson-company-explore = Ruby comes away with nothing, and it was nothing personal. Now the Village is yours to explore.
lesson-company-book = The way is clear. The Old Well here is named by your Mission The Overdue Book: choose that as your reward, and the book is in your bag.
lesson-company-open = A Mission that is begun lies open, so Ruby sees what you are up to: the book must go to the Drowned Library, in Americh. A new turn has begun: go on to the next phase.
lesson-company-americh = Americh lies open, and its Encounter lies face down. No risk, no library: go there.
lesson-company-quiet = The Stair That Comes Back was a false alarm, too high for this Area. You could trade with Ruby even from here, but the book cannot wait: end your Interaction.
lesson-company-library = This time nobody spoilt it, and Ruby has recruited. Your turn: one more exploration.
lesson-company-return = Not a soul, only silence and wet shelves. Hand in the book!
lesson-company-done = Your first Basic Mission: 2 Speed for good, two Advantages, and the Final Mission is revealed. Whoever has completed a Basic Mission may now attempt it, and whoever completes it wins: strengthen your party, and be there first.
lesson-company-rest = When you are beaten, you lose the turn, and by 5 points or more also a Character. A party that rests instead of moving gets +2 Combat and +2 Speed next turn. The brave rest before the great fights.
lesson-company-play = That is all you need for your first match: against bots, among friends, or alone against the Rival. And whatever you may not do, the table tells you why. Good luck on the road!

## What an answer changes: after "+2" or "−1"

counted-combat = Combat
counted-speed = Speed
counted-characters = { $n ->
    [one] Character
   *[other] Characters
}
counted-cards = { $n ->
    [one] card
   *[other] cards
}
counted-turn = { $n ->
    [one] lost turn
   *[other] lost turns
}

## What each face of a die would bring

board-fate-nothing = clear
board-fate-special = special
board-fate-encounters = { $n ->
    [one] 1 Encounter
   *[other] { $n } Encounters
}
