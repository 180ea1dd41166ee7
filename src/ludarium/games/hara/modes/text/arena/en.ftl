goal-arena = Home with 10/10/10

## Lessons

lesson-dawn = The first Dawn
lesson-dawn-map = Welcome to Hara, Oric! You stand in the Dojo, six Worlds float around it, and this Dawn has laid one card on space 1 of each. Your own cards lie below the map: play Dash, which takes you two steps.
lesson-dawn-step = Where you may go lights up; spaces that share an edge are one step apart. Somebody is waiting for you in The Drear, so take your first step that way.
lesson-dawn-friend = The Well-Mannered Ghost is no enemy: an Allied Monster has something for whoever comes by. Step onto its space.
lesson-dawn-free = You have three Activations a turn, and Dash was one; but what is marked FREE costs none. Let the Ghost help you, and its Blue Energy is yours.
lesson-dawn-tilted = Dash lies tilted now: played from your hand, a card rests until your next turn. You have two Activations left, so play Hold the Gate, which begins with a step.
lesson-dawn-skipped = Step back to the edge of the Dojo. The blow that follows finds nobody in range, and what cannot be done is simply skipped.
lesson-dawn-third = You have one Activation left, but nobody is within reach of a blow. You need not use them all: end your turn. The tilted cards will turn over and lie On Board, and then Dusk falls.
lesson-dawn-board = A new turn, three new Activations, and two cards that show their other half: On Board, Dash is a single step with a blow. Play it.
lesson-dawn-event = Oppenheim, your home, begins right beside you, and the Armistice Bell is hanging on its space 1. It is an Event, and an Event happens as soon as you walk onto it, without an Activation. Go and ring it.
lesson-dawn-rhythm = Blue and now Red, and all on the first Day! Used On Board, Dash returns to your hand when the turn ends: hand, board, and hand again, that is the dance of every card.
lesson-dawn-plan = Art of War never left your hand: what you do not play waits, and nothing is ever discarded. Next we meet those who do not help.

lesson-hunt = Monsters
lesson-hunt-start = Monsters today! Point at the Salt Jackals, or tap them, and you see what counts: Health, Attack, the Range of that Attack, and the reward. Open the hunt with Dash.
lesson-hunt-range = Range counts steps, so a blow of range 1 reaches the neighbouring spaces. From the edge of the Dojo you can strike out at a World, and nobody can strike back: go there.
lesson-hunt-edge = Near enough: you need no second step, so stop.
lesson-hunt-blow = Break the Ranks is just such a blow: 3 damage at range 1. Play it.
lesson-hunt-target = Two Monsters are in range, the Jackals and the Bramble Sow. Take the Jackals, and keep at it: a Monster should fall within one turn, because at its end most wounds close.
lesson-hunt-close = They are hurt, but still on their feet. Hold the Gate strikes at range 0, your own space and no other, and lets you walk there first.
lesson-hunt-leave = Go and stand among the Jackals: your blow falls before they can bite. Mind you, outside the Dojo the Monsters can reach you as well.
lesson-hunt-gold = Felled, and the reward is yours at once: Red Energy, and a Gold one that may go into any gauge. Green is still empty: choose it among the answers.
lesson-hunt-sting = The forecast shows who would hit you if your turn ended here: the Comet Moth, whose Range reaches this far. It is ELUSIVE: nothing hurts it but a blow on its own space. Bear the sting for once, and end your turn.
lesson-hunt-dusk = Ouch! And Dusk has dropped the Shadow Tailor on your very space: ELUSIVE as well, but you are standing right there. Begin with Hold the Gate, which has turned over.
lesson-hunt-second = The Tailor is still on its feet. On Board, Break the Ranks hits less hard than from the hand, but hard enough.
lesson-hunt-home = That is the second one! But the Moth and the Unfinished Portrait still have you in range, says the forecast. Time to go home: On Board, Dash has a single step for you.
lesson-hunt-dojo = The Dojo begins next door. Every one of its seven spaces is home.
lesson-hunt-rest = See how calm the forecast has become: nobody strikes at you in here. And whoever ends a turn in the Dojo recovers up to 3 Health and 2 Spirit. End your turn, and sleep well.
lesson-hunt-mended = As good as new. Go out, strike, come home before it gets too hot: most days in Hara look like this, and the forecast tells you how far you can push it.
lesson-hunt-defeat = Should you ever drop to 0 Health, you wake up in the Dojo, healed, but with one Energy less of each colour. It hurts, and the hunt goes on.

lesson-shift = Dusk and World Shift
lesson-shift-start = A Day is Dawn, Dusk and World Shift, and today you will see it all. Dawn is short: a friend is waiting in Oppenheim, so play Dash.
lesson-shift-way = Oppenheim lies at the foot of the map. The first step leads to the edge of the Dojo.
lesson-shift-lotte = There she stands, on space 1: Lotte at the Bellows. One more step.
lesson-shift-help = Lotte is an Allied Monster with her sleeves rolled up. Her help is FREE: accept it.
lesson-shift-gold = A Red one, and a Gold one for the gauge of your choice. Red is Oric’s own colour, and a full gauge is worth more than three that are half empty: Red.
lesson-shift-evening = Nobody has you in range, and the forecast is calm. You need not use up your Activations: let the evening come.
lesson-shift-rifts = At Dusk new cards fall on random spaces, and tonight both are Rifts: holes in the dream, each with a curse that lasts until it is closed. The Red Curtain hangs beside you, and Dash, On Board, has a step for you.
lesson-shift-curtain = Only somebody on its space can close a Rift. Step up to the Curtain.
lesson-shift-challenge = Closing it takes an Activation and a Challenge: a die, plus the Spirit you spend on it, must reach the number on the card. Dare it!
lesson-shift-odds = Each answer shows its odds: with no Spirit you trust the die alone, with all of it you cannot fail. Spend 2: that is a good bet, and the Dojo will give them back.
lesson-shift-closed = Closed! A Rift pays twice, for its own sake and for the Challenge, and there is Gold again. Red, once more.
lesson-shift-five = Your Red gauge has passed its mark at 5. The first time that happens, you learn a new ability of the colour at the end of your turn: so end it.
lesson-shift-learn = Two cards to choose from, and one joins your hand for the rest of the match. Take Veteran’s Riposte today: In Hand, it strikes and makes your next blow of the turn harder by one.
lesson-shift-worlds = Did you feel that? World Shift: The Iron Caravan has made Oppenheim and the Arechi Wastes trade places, with all that stands on them, you included. It left some Red Energy, too.
lesson-shift-morning = And it is Dawn again: on Day 2 the new cards lie on the spaces 2, and The Last Battery right under your nose. Your new card comes in handy.
lesson-shift-win = To win, fill all three gauges to 10 and stand in the Dojo before Day 6 is over. Reach 10 in your own colour, and your Ultimate joins your hand.
lesson-shift-play = You are never alone: the bulb gives you a hint, the curved arrow takes an answer back, and the red ribbon opens the rules. Now choose a champion, and dream well!
