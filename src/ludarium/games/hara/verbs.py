"""The vocabulary of the cards: every verb once, with its arguments and the rule that carries it out.

The sentence of each verb is the message `verb-<name>` in text/en.ftl and text/fr.ftl.
"""

from __future__ import annotations

from ludarium.core.scripts import Number, Verb, Vocabulary, Word
from ludarium.games.hara import traits
from ludarium.games.hara.atlas import COLOURS
from ludarium.games.hara.rules import effects, energy, enoki, hunt, movement, sentences
from ludarium.games.hara.state import RESOURCES
from ludarium.games.hara.traits import GOODS, SCOPES

N = Number("n", 1, 6)
DAMAGE = Number("damage", 0, 6)
RANGE = Number("range", 0, 8)
POINTS = Number("points", 1, 4)
COLOUR = Word("colour", COLOURS)
RESOURCE = Word("resource", RESOURCES)
PER = Word("per", ("resource", "monsters", "wounds", "items"))
WHAT = Word("what", GOODS)
VITAL = Word("what", GOODS[:2])  # Health or Spirit
SCOPE = Word("scope", SCOPES)

VOCABULARY = Vocabulary(
    [
        # what happens to whoever uses a card, or meets one
        Verb("move", "effect", (POINTS,), rule=movement.move, cites="H-19"),
        Verb("leap", "effect", (POINTS,), rule=movement.leap, cites="H-20"),
        Verb("dash", "effect", (POINTS, DAMAGE, RANGE), rule=movement.dash, cites="H-55"),
        Verb("hit", "effect", (DAMAGE, RANGE), rule=effects.hit_one, cites="H-62"),
        Verb("sweep", "effect", (DAMAGE, RANGE), rule=effects.sweep, cites="H-63"),
        Verb("drain", "effect", (DAMAGE, RANGE), rule=effects.drain, cites="H-174c"),
        Verb("hit_more", "effect", (DAMAGE, RANGE, PER), rule=effects.hit_more, cites="H-218"),
        Verb("sweep_more", "effect", (DAMAGE, RANGE, PER), rule=effects.sweep_more, cites="H-218"),
        Verb("aim", "effect", (N,), rule=effects.take_aim, cites="H-62"),
        Verb("weaken", "effect", (N, RANGE), rule=effects.weaken, cites="H-67"),
        Verb("pull", "effect", (N, RANGE), rule=effects.pull, cites="H-20"),
        Verb("push", "effect", (N, RANGE), rule=effects.push, cites="H-20"),
        Verb("guard", "effect", (N,), rule=effects.guard, cites="H-48"),
        Verb("heal", "effect", (N,), rule=effects.heal, cites="H-6"),
        Verb("spirit", "effect", (N,), rule=effects.inspire, cites="H-6"),
        Verb("gain", "effect", (RESOURCE, N), rule=effects.gain_resource, cites="H-216"),
        Verb("activation", "effect", (N,), rule=effects.gain_activation, cites="H-43"),
        Verb("ready", "effect", rule=effects.ready, cites="H-52"),
        Verb("insight", "effect", (N,), rule=effects.gain_insight, cites="H-77"),
        Verb("shift_world", "effect", rule=effects.shift_world, cites="H-22"),
        Verb("energy", "effect", (COLOUR, N), rule=effects.gain_energy, cites="H-82"),
        Verb("gold", "effect", (N,), rule=energy.own_gold, cites="H-83"),
        Verb("item", "effect", (N,), rule=effects.take_item, cites="H-90"),
        Verb("if_felled", "effect", rule=sentences.if_felled, cites="H-6"),
        Verb("if_resource", "effect", (N,), rule=sentences.if_resource, cites="H-6"),
        Verb("if_alone", "effect", rule=sentences.if_alone, cites="H-6"),
        Verb("if_hurt", "effect", rule=sentences.if_hurt, cites="H-6"),
        Verb("if_dojo", "effect", rule=sentences.if_dojo, cites="H-6"),
        Verb("lose", "effect", (WHAT, N), rule=effects.lose_goods, cites="H-84"),
        Verb("damage", "effect", (N,), rule=effects.take_damage, cites="H-71"),
        Verb("to_dojo", "effect", rule=movement.to_dojo, cites="H-20"),
        Verb("drift", "effect", rule=movement.drift, cites="H-3"),
        Verb("generate", "effect", (N,), rule=effects.generate_dusk, cites="H-39"),
        Verb("ambush", "effect", (Number("range", 0, 3),), rule=effects.ambush, cites="H-65"),
        Verb("all_energy", "effect", (COLOUR, N), rule=effects.all_energy, cites="H-203"),
        Verb("all_gold", "effect", (N,), rule=effects.all_gold, cites="H-203"),
        Verb("all_heal", "effect", (N,), rule=effects.all_heal, cites="H-41"),
        Verb("all_spirit", "effect", (N,), rule=effects.all_spirit, cites="H-41"),
        Verb("all_lose", "effect", (WHAT, N), rule=effects.all_lose, cites="H-41"),
        Verb("all_damage", "effect", (N,), rule=effects.all_damage, cites="H-41"),
        # keywords of Monsters: traits, which the rules look up
        Verb("armored", "keyword", trait=traits.ARMORED, cites="H-56"),
        Verb("aggressive", "keyword", trait=traits.AGGRESSIVE, cites="H-57"),
        Verb("hunter", "keyword", trait=traits.HUNTER, cites="H-59"),
        Verb("elusive", "keyword", trait=traits.ELUSIVE, cites="H-59"),
        Verb("volatile", "keyword", (N,), trait=traits.VOLATILE, cites="H-60"),
        Verb("scarred", "keyword", trait=traits.SCARRED, cites="H-60"),
        Verb("critical", "keyword", (WHAT, N), rule=effects.lose_goods, trait=traits.CRITICAL, cites="H-58"),
        # lasting effects of Rifts and Allied Monsters: the same
        Verb("monster_health", "lasting", (N, SCOPE), trait=traits.MONSTER_HEALTH, cites="H-81"),
        Verb("monster_attack", "lasting", (N, SCOPE), trait=traits.MONSTER_ATTACK, cites="H-81"),
        Verb("monster_range", "lasting", (N, SCOPE), trait=traits.MONSTER_RANGE, cites="H-81"),
        Verb("monster_calm", "lasting", (N, SCOPE), trait=traits.MONSTER_CALM, cites="H-66"),
        Verb("toll", "lasting", (WHAT, N, SCOPE), trait=traits.TOLL, cites="H-50"),
        Verb("boon", "lasting", (VITAL, N, SCOPE), trait=traits.BOON, cites="H-50"),
        Verb("mire", "lasting", (N, SCOPE), trait=traits.MIRE, cites="H-19"),
        Verb("haste", "lasting", (N, SCOPE), trait=traits.HASTE, cites="H-19"),
        Verb("hard", "lasting", (N, SCOPE), trait=traits.HARD, cites="H-77"),
        Verb("easy", "lasting", (N, SCOPE), trait=traits.EASY, cites="H-77"),
        Verb("sharp", "lasting", (N, SCOPE), trait=traits.SHARP, cites="H-62"),
        Verb("thin", "lasting", (VITAL, N), trait=traits.THIN, cites="H-51"),
        Verb("more_dusk", "lasting", (N,), trait=traits.MORE_DUSK, cites="H-38"),
        # passive Items: the same
        Verb("stride", "passive", (N,), trait=traits.STRIDE, cites="H-90"),
        Verb("edge", "passive", (N,), trait=traits.EDGE, cites="H-90"),
        Verb("shield", "passive", (N,), trait=traits.SHIELD, cites="H-90"),
        Verb("focus_stone", "passive", (N,), trait=traits.FOCUS_STONE, cites="H-90"),
        Verb("rest", "passive", (VITAL, N), trait=traits.REST, cites="H-90"),
        Verb("dreamstone", "passive", cites="H-91"),
        # Turn Order cards: done by the turn itself
        Verb("nothing", "order", cites="H-30"),
        Verb("rested", "order", cites="H-30"),
        Verb("focus", "order", cites="H-30"),
        Verb("foresee", "order", cites="H-31"),
        # the Corrupted
        Verb("whirl", "corrupted", (DAMAGE, RANGE), rule=enoki.whirl, cites="H-136"),
        Verb("harvest", "corrupted", rule=enoki.harvest, cites="H-136"),
        Verb("feast", "corrupted", (Number("n", 1, 2),), rule=enoki.feast, cites="H-224"),
        Verb("ultimatum", "corrupted", (RANGE,), rule=hunt.ultimatum, cites="H-181"),
        Verb("shatter", "corrupted", (DAMAGE, Number("more", 0, 6)), rule=hunt.shatter, cites="H-182"),
        Verb("sleepwalk", "corrupted", (DAMAGE, Number("spirit", 0, 6)), rule=hunt.sleepwalk, cites="H-183"),
        Verb("thorns", "corrupted_trait", (N,), cites="H-73"),
        Verb("sunlit", "corrupted_trait", (N,), cites="H-73"),
        Verb("shade", "corrupted_trait", (N,), cites="H-73"),
        Verb("exposed", "corrupted_trait", (N,), cites="H-73"),
    ]
)
