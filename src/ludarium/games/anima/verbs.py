"""The vocabulary of the cards (A-227): every verb once, with its arguments, the rule that carries it out, what it needs before it
can be used, and the windows it fits.

The sentence of each verb is the message `verb-<name>` in text/en.ftl and text/fr.ftl.
"""

from __future__ import annotations

from ludarium.core.scripts import Number, Verb, Vocabulary, Word
from ludarium.games.anima import needs, traits
from ludarium.games.anima.rules import effects, tricks, windows
from ludarium.games.anima.state import DECK_NAMES
from ludarium.games.anima.tables import SYMBOLS, TRAITS, TYPES

N = Number("n", 1, 6)
FEW = Number("n", 1, 4)
DIE = Number("die", 2, 6)
DIFFICULTY = Number("difficulty", 5, 20)
TYPE = Word("type", (*TYPES, "any"))
DECK = Word("deck", DECK_NAMES)
SCOPE = Word("scope", ("here", "anywhere"))
TRAIT = Word("trait", TRAITS)
SYMBOL = Word("symbol", SYMBOLS)
WHAT = Word("what", ("fight", "trade", "explore"))

VOCABULARY = Vocabulary(
    [
        # what happens to whoever uses a card or meets an event
        Verb("draw", "effect", (FEW,), rule=effects.draw, cites="A-45"),
        Verb("discard", "effect", (FEW,), rule=effects.discard, cites="A-44"),
        Verb("lose_cards", "effect", (FEW,), rule=effects.lose_some, cites="A-44"),
        Verb("rob", "effect", (FEW,), rule=effects.rob, cites="A-146"),
        Verb("rob_on", "effect", (DIE,), rule=effects.rob_on, cites="A-214"),
        Verb("make_discard", "effect", (FEW,), rule=effects.make_discard, cites="A-44"),
        Verb("take_back", "effect", (TYPE,), rule=effects.take_back, cites="A-150"),
        Verb("recruit", "effect", rule=effects.recruit_one, cites="A-108"),
        Verb("betray", "effect", rule=effects.betray, cites="A-225"),
        Verb("death", "effect", rule=effects.death, cites="A-132"),
        Verb("immobilise", "effect", (FEW, SCOPE), rule=effects.immobilise, cites="A-163"),
        Verb("immobilise_own", "effect", (FEW,), rule=effects.immobilise_own, cites="A-163"),
        Verb("straighten", "effect", (FEW,), rule=effects.straighten, cites="A-150"),
        Verb("incline_foe", "effect", (FEW, SCOPE), rule=effects.incline_foe, cites="A-140"),
        Verb("incline_own", "effect", (FEW,), rule=effects.incline_own, cites="A-140"),
        Verb("lose_turn", "effect", rule=effects.turn_is_lost, cites="A-165"),
        Verb("lose_next_turn", "effect", rule=effects.next_turn_is_lost, cites="A-168"),
        Verb("or_lose_turn", "effect", (DIFFICULTY,), rule=effects.or_lose_turn, cites="A-137"),
        Verb("expel", "effect", rule=effects.expel, cites="A-166"),
        Verb("fly", "effect", rule=effects.fly, cites="A-225"),
        Verb("peek_hand", "effect", rule=effects.peek_hand, cites="A-28"),
        Verb("peek_top", "effect", (DECK,), rule=effects.peek_top, cites="A-28"),
        Verb("peek_encounter", "effect", rule=effects.peek_encounter, cites="A-28"),
        Verb("peek_mission", "effect", rule=effects.peek_mission, cites="A-28"),
        Verb("plant", "effect", rule=effects.plant, cites="A-74"),
        Verb("clear", "effect", rule=effects.clear, cites="A-171"),
        Verb("more_encounters", "effect", (FEW,), rule=effects.more_encounters, cites="A-100"),
        Verb("meet", "effect", (FEW,), rule=effects.meet, cites="A-100"),
        Verb("raise_level", "effect", (FEW,), rule=effects.raise_level, cites="A-6"),
        Verb("lower_level", "effect", (FEW,), rule=effects.lower_level, cites="A-6"),
        Verb("explore_as", "effect", (N,), rule=effects.explore_as, cites="A-99"),
        Verb("second_reward", "effect", rule=effects.second_reward, cites="A-105"),
        Verb("forbid", "effect", (WHAT,), rule=effects.forbid, cites="A-227"),
        Verb("break_card", "effect", rule=effects.break_card, cites="A-51"),
        Verb("turn_combat", "effect", (N,), rule=effects.turn_combat, cites="A-11"),
        Verb("turn_speed", "effect", (N,), rule=effects.turn_speed, cites="A-11"),
        Verb("on_die", "effect", (DIE,), rule=effects.on_die, cites="A-142"),
        # Combat cards
        Verb("strength", "combat", (N,), rule=tricks.strength, cites="A-134"),
        Verb("strength_against", "combat", (TRAIT, N), rule=tricks.strength_against, cites="A-134"),
        Verb("strength_behind", "combat", (N,), rule=tricks.strength_behind, cites="A-134"),
        Verb("sap", "combat", (N,), rule=tricks.sap, cites="A-134"),
        Verb("win_ties", "combat", rule=tricks.win_ties, cites="A-96"),
        Verb("escape", "combat", rule=tricks.escape, cites="A-136"),
        Verb("slip_away", "combat", rule=tricks.slip_away, cites="A-136"),
        Verb("sleep", "combat", (FEW,), rule=tricks.sleep, cites="A-163"),
        # Interruptions
        Verb("cancel", "interruption", rule=tricks.cancel, cites="A-145"),
        Verb("redirect", "interruption", rule=tricks.redirect, cites="A-61"),
        Verb("banish", "interruption", rule=tricks.banish, cites="A-144"),
        Verb("another", "interruption", rule=tricks.another, cites="A-144"),
        Verb("reroll", "interruption", rule=tricks.reroll, cites="A-144"),
        Verb("nudge", "interruption", (FEW,), rule=tricks.nudge, cites="A-144"),
        Verb("evade", "interruption", rule=tricks.evade, cites="A-136"),
        Verb("hinder", "interruption", rule=tricks.hinder, cites="A-144"),
        Verb("save", "interruption", rule=tricks.save, cites="A-144"),
        Verb("hold_ground", "interruption", rule=tricks.hold_ground, cites="A-144"),
        Verb("deny", "interruption", rule=tricks.deny, cites="A-144"),
        Verb("share", "interruption", rule=tricks.share, cites="A-144"),
        # lasting properties: traits
        Verb("might", "passive", (N,), trait=traits.MIGHT, cites="A-11"),
        Verb("swift", "passive", (N,), trait=traits.SWIFT, cites="A-11"),
        Verb("against", "passive", (TRAIT, N), trait=traits.AGAINST, cites="A-213"),
        Verb("against_parties", "passive", (N,), trait=traits.AGAINST_PARTIES, cites="A-128"),
        Verb("against_mission", "passive", (N,), trait=traits.AGAINST_MISSIONS, cites="A-127"),
        Verb("steady", "passive", trait=traits.STEADY, cites="A-96"),
        Verb("bold_explorer", "passive", trait=traits.BOLD_EXPLORER, cites="A-99"),
        Verb("well_read", "passive", trait=traits.WELL_READ, cites="A-107"),
        Verb("hardy", "passive", trait=traits.HARDY, cites="A-132"),
        Verb("keen_eyes", "passive", trait=traits.KEEN_EYES, cites="A-28"),
        Verb("light_step", "passive", trait=traits.LIGHT_STEP, cites="A-79"),
        Verb("silver_tongue", "passive", (Number("n", 1, 2),), trait=traits.SILVER_TONGUE, cites="A-88"),
        # creatures
        Verb("fierce", "creature", (Number("n", 1, 3),), cites="A-132"),
        Verb("thief_of", "creature", (FEW,), cites="A-103"),
        Verb("bounty", "creature", (FEW,), cites="A-103"),
        Verb("frail_to", "creature", (SYMBOL, N), cites="A-128"),
        Verb("swift_foe", "creature", cites="A-128"),
        # Areas: traits
        Verb("no_fighting", "place", trait=traits.NO_FIGHTING, cites="A-93"),
        Verb("no_trading_with_rivals", "place", trait=traits.NO_TRADING_WITH_RIVALS, cites="A-81"),
        Verb("toll", "place", (Number("n", 1, 2),), trait=traits.TOLL, cites="A-6"),
        Verb("rest_here", "place", trait=traits.REST_HERE, cites="A-60"),
        Verb("dark", "place", trait=traits.DARK, cites="A-128"),
        # duties of Organizations: traits
        Verb("no_rest", "duty", trait=traits.NO_REST, cites="A-59"),
        Verb("no_trade", "duty", trait=traits.NO_TRADE, cites="A-81"),
        Verb("no_search", "duty", trait=traits.NO_SEARCH, cites="A-63"),
        Verb("no_dismiss", "duty", trait=traits.NO_DISMISS, cites="A-44"),
        Verb("no_level_1", "duty", trait=traits.NO_LEVEL_1, cites="A-98"),
        Verb("small_party", "duty", trait=traits.SMALL_PARTY, cites="A-46"),
        Verb("tithe", "duty", trait=traits.TITHE, cites="A-42"),
        # rewards of Missions
        Verb("bonus_combat", "reward", (Number("n", 1, 3),), rule=effects.bonus_combat, cites="A-115"),
        Verb("bonus_speed", "reward", (Number("n", 1, 3),), rule=effects.bonus_speed, cites="A-115"),
        Verb("draw", "reward", (FEW,), rule=effects.draw, cites="A-115"),
        Verb("recruit", "reward", rule=effects.recruit_one, cites="A-115"),
    ]
)

# what the first sentence of a use needs; without an entry it can always be used
NEED_OF = {
    "discard": needs.OWN_HAND, "rob": needs.OTHER_HAND, "rob_on": needs.OTHER_HAND, "make_discard": needs.OTHER_HAND,
    "take_back": needs.SPENT, "recruit": needs.TO_RECRUIT, "betray": needs.TO_BETRAY, "immobilise": needs.OTHER_AWAKE,
    "straighten": needs.OWN_INCLINED, "incline_foe": needs.OTHER_STRAIGHT, "expel": needs.OTHER_HERE, "fly": needs.OTHER_AREA,
    "peek_hand": needs.OTHER_HAND, "peek_encounter": needs.VEILED, "peek_mission": needs.SECRET_MISSION,
    "plant": needs.BARE_AREA, "clear": needs.LADEN_AREA, "raise_level": needs.ON_AREA, "lower_level": needs.ON_AREA,
    "forbid": needs.OTHER, "break_card": needs.OTHER_IN_PLAY,
    "strength": needs.FIGHT, "strength_against": needs.FIGHT_TRAIT, "strength_behind": needs.FIGHT_BEHIND, "sap": needs.FIGHT,
    "win_ties": needs.FIGHT, "escape": needs.FIGHT, "slip_away": needs.FIGHT, "sleep": needs.FIGHT_SLEEP,
    "cancel": needs.TO_CANCEL, "redirect": needs.TO_REDIRECT, "banish": needs.ENCOUNTER, "another": needs.ENCOUNTER,
    "reroll": needs.DIE, "nudge": needs.DIE, "evade": needs.ATTACKED, "hinder": needs.EXPLORER, "save": needs.DYING,
    "hold_ground": needs.BEATEN, "deny": needs.REWARD, "share": needs.CARDS_REWARD,
}  # fmt: skip

# the windows that an Interruption fits
WINDOWS_OF = {
    "cancel": (windows.W1_USE,),
    "redirect": (windows.W2_MOVE,),
    "banish": (windows.W3_ENCOUNTER,),
    "another": (windows.W3_ENCOUNTER,),
    "reroll": (windows.W5_DICE, windows.W6_DIE),
    "nudge": (windows.W5_DICE, windows.W6_DIE),
    "evade": (windows.W7_DECLARATION,),
    "hinder": (windows.W7_DECLARATION,),
    "save": (windows.W8_OUTCOME,),
    "hold_ground": (windows.W8_OUTCOME,),
    "deny": (windows.W9_REWARD,),
    "share": (windows.W9_REWARD,),
}
