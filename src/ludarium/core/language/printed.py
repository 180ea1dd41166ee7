"""The text of a card, made from its tree: one phrase for every line, in every language.

Verbs, counts, conditions, selectors, filters, moments and traits are messages of the title (`verb-gain`, `count-trace`,
`moment-defeated`); what joins them are messages of the core (`lines-if`). A selector is told `how` it is meant: `each`, `all`,
`one` or `some`, and how many.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

from ludarium.core.language import tree
from ludarium.core.language.words import Word
from ludarium.core.text import Phrase

Text = object  # a phrase, a word or a number


def lines(script: tree.Script, who: str = "me", limit: str = "") -> list[Phrase]:
    """All that stands in a script, line by line; `who` and `limit` are what is usual for such a card."""
    found = [whole(trait(each)) for each in script.traits]
    found += [whole(when(each, who)) for each in script.whens]
    found += [whole(use(each, limit)) for each in script.uses]
    return found + [whole(sentences(script.block))] * bool(script.block)


def whole(text: Text) -> Phrase:
    """A clause as a sentence of its own."""
    return Phrase("lines-sentence", {"text": text})


# -- lines ---------------------------------------------------------------------------------------------------------------


def sentences(steps: tree.Block) -> Phrase:
    """A block that stands by itself. What follows a line with a block of its own is a new sentence, so that nobody takes it for
    a part of that block."""
    parts: list[list[tree.Step]] = [[]]
    for each in steps:
        if parts[-1] and holds_block(parts[-1][-1]) and not isinstance(each, tree.Else):
            parts.append([])
        parts[-1].append(each)
    joined = block(parts[0])
    for part in parts[1:]:
        joined = Phrase("lines-next", {"first": joined, "second": block(part)})
    return joined


def holds_block(line: tree.Step) -> bool:
    return isinstance(line, tree.If | tree.Else | tree.Each | tree.May | tree.Choose | tree.Pay)


def when(line: tree.When, who: str = "me") -> Phrase:
    moment = event(line.event, line.who or who, "instead" if line.instead else "when")
    then: dict[str, Text] = {"moment": moment, **behind(line.block)}
    if line.holds is None:
        return limited(Phrase("lines-when", then), line.limit)
    denied = denial(line.holds)
    form, told = ("lines-when-if", condition(line.holds)) if denied is None else ("lines-when-unless", denied)
    return limited(Phrase(form, {**then, "condition": told}), line.limit)


def use(line: tree.Use, limit: str = "") -> Phrase:
    step = Phrase(f"step-{line.step}") if line.step else ""
    text = Phrase("lines-use", {"step": step, **behind(line.block)}) if step else block(line.block)
    return limited(text, "" if line.limit == "any" else line.limit or limit)


def behind(steps: tree.Block) -> dict[str, Text]:
    """A block behind a moment or a step: where it has a colon of its own, a comma is enough before it."""
    colon = isinstance(steps[0], tree.If | tree.Each | tree.Choose | tree.Pay) if steps else False
    return {"then": block(steps), "begins": "colon" if colon else "plain"}


def limited(text: Text, limit: str) -> Phrase:
    return Phrase("lines-limit", {"limit": limit, "then": text}) if limit else Phrase("lines-as-is", {"then": text})


def trait(line: tree.Trait) -> Phrase:
    text = said("trait", line.said)
    if line.lifetime:
        if line.who is not None:
            text = Phrase("lines-for", {"who": selector(line.who, "one"), "trait": text})
        text = Phrase("lines-lasting", {"trait": text, "lifetime": line.lifetime})
    return text if line.holds is None else Phrase("lines-while", {"condition": condition(line.holds), "trait": text})


def block(steps: Iterable[tree.Step]) -> Phrase:
    """The clauses of a block, one behind the other."""
    told = list(steps)
    joined = step(told[0]) if told else Phrase("lines-nothing")
    for before, each in pairwise(told):
        apart = holds_block(before) and not isinstance(each, tree.Else)
        joined = Phrase("lines-afterwards" if apart else "lines-then", {"first": joined, "second": step(each)})
    return joined


def step(line: tree.Step) -> Phrase:
    if isinstance(line, tree.Said):
        return said("verb", line)
    if isinstance(line, tree.If):
        denied = denial(line.holds)
        form, told = ("lines-if", condition(line.holds)) if denied is None else ("lines-unless", denied)
        return Phrase(form, {"condition": told, "then": block(line.block)})
    if isinstance(line, tree.Else):
        return Phrase("lines-else", {"then": block(line.block)})
    if isinstance(line, tree.Each):
        family = line.things.base.word.family
        return Phrase("lines-each", {"things": selector(line.things, "each"), "then": block(line.block), "family": family})
    if isinstance(line, tree.May):
        return Phrase("lines-may", {"then": block(line.block)})
    if isinstance(line, tree.Choose):
        return Phrase("lines-choose", {"may": "yes" if line.may else "no", "items": either(line.items)})
    if isinstance(line, tree.Pay):
        return Phrase("lines-pay", {"cost": costs(line), "then": block(line.block)})
    if isinstance(line, tree.Trait):
        return trait(line)
    return done(line)


def either(items: Iterable[tree.Item]) -> Phrase:
    first, *others = (block(item.block) for item in items)
    for each in others:
        first = Phrase("lines-or", {"first": first, "second": each})
    return first


def costs(line: tree.Pay) -> Phrase:
    first, *others = (said("verb", cost) for cost in line.costs)
    for each in others:
        first = Phrase("lines-and-cost", {"first": first, "second": each})
    return Phrase("lines-up-to", {"cost": first}) if line.up_to else first


def done(line: tree.Done) -> Phrase:
    """A line of the title's own: its blocks come as `then`, and under their words (`fail`), or as `items`."""
    word = line.said.word
    arguments: dict[str, Text] = {"then": block(line.blocks[0]) if line.blocks else ""}
    further = getattr(word, "further", ())
    for name, each in zip(further, line.blocks[1:], strict=False):
        arguments[name] = block(each) if each else "no"
    faces = getattr(word, "items", None)
    if faces is not None:
        items = [
            Phrase("lines-item", {"face": Phrase(f"face-{face}"), "then": block(each)})
            for face, each in zip(faces.words, line.blocks, strict=True)
            if each
        ]
        first, *others = items
        for each_item in others:
            first = Phrase("lines-then", {"first": first, "second": each_item})
        arguments["items"] = first
    return said("line", line.said, arguments)


# -- words ---------------------------------------------------------------------------------------------------------------


def said(family: str, what: tree.Said, more: dict[str, Text] | None = None) -> Phrase:
    """A word with its arguments. `3 per enemy` is told as a sentence about each."""
    arguments: dict[str, Text] = {}
    per: tree.Per | None = None
    for name, value in zip(what.word.arguments, what.values, strict=True):
        if isinstance(value, tree.Per):
            per, value = value, value.each
        arguments[name] = argument(value, "all" if family == "count" else "one")
    arguments.update(more or {})
    found = Phrase(f"{family}-{what.word.id}", so_many(arguments))
    if per is None:
        return found
    limit = per.limit if per.limit is not None else "no"
    return Phrase("lines-per", {"then": found, "counted": number(per.counted, "each"), "max": limit})


def so_many(arguments: dict[str, Text]) -> dict[str, Text]:
    """What stands beside a number is told it as `many`: a name that has a plural chooses its form by it."""
    n = arguments.get("n")
    if not isinstance(n, int):
        return arguments
    return {
        name: Phrase(each.id, {**each.arguments, "many": n}) if isinstance(each, Phrase) else each
        for name, each in arguments.items()
    }


def argument(value: tree.Value | None, how: str = "one") -> Text:
    """`how`: one thing is meant where a selector gives several, or, where they are counted, all of them."""
    if value is None:
        return "no"
    if isinstance(value, tree.Selector):
        return selector(value, how)
    if isinstance(value, tree.Compared | tree.Exists | tree.ForAll | tree.Same | tree.Fact | tree.Joined | tree.Denied):
        return condition(value)
    return number(value)


def event(what: tree.Said, who: str, form: str) -> Phrase:
    """A moment: `when` it comes, or `instead` of it."""
    return said("moment", what, {"who": who, "form": form, "subject": "me"})


def number(value: tree.Number, form: str = "number") -> Text:
    """What is counted: as a `number`, or `each` of it."""
    if isinstance(value, tree.Plain):
        return value.shown if value.shown != "" else value.number
    if isinstance(value, tree.Coded):
        return Phrase(f"label-{value.code.lower().replace(' ', '-')}") if value.family == "name" else value.code
    if isinstance(value, tree.NumberOf):
        return Phrase("lines-number-of", {"things": selector(value.things, "counted")})
    if isinstance(value, tree.Sum):
        name = {"+": "plus", "-": "minus", "*": "times"}[value.sign]
        return Phrase(f"lines-{name}", {"left": number(value.left), "right": number(value.right)})
    if isinstance(value, tree.Per):
        return Phrase("lines-times", {"left": number(value.each), "right": number(value.counted)})
    if isinstance(value, tree.Happened):
        what = happened(value, "each" if form == "each" else "times")
    else:
        what = said("count", value.said, {"form": form})
    if value.who is None and not value.over:
        return what
    who = selector(value.who, "all" if value.over else "one") if value.who is not None else "no"
    return Phrase("lines-of", {"count": what, "over": value.over or "one", "who": who})


def happened(value: tree.Happened, form: str) -> Phrase:
    """How often (`times`), for `each` time, or that it has (`done`)."""
    return Phrase("lines-happened", {"moment": event(value.event, "anybody", form), "window": Phrase(f"window-{value.window}")})


def condition(value: tree.Condition) -> Phrase:
    if isinstance(value, tree.Compared):
        return comparison(value)
    if isinstance(value, tree.Exists):
        return Phrase("lines-exists", {"things": selector(value.things, "one")})
    if isinstance(value, tree.ForAll):
        whom, holds = selector(value.things, "each"), condition(value.holds)
        return about(holds, whom) if personal(value.holds) else Phrase("lines-for-all", {"things": whom, "condition": holds})
    if isinstance(value, tree.Same):
        told: dict[str, Text] = {"personal": "yes", "subject": "me"} if personal(value) else {"personal": "no"}
        return Phrase("lines-same", {**told, "one": selector(value.one, "one"), "other": selector(value.other, "one")})
    if isinstance(value, tree.Fact):
        return said("fact", value.said)
    if isinstance(value, tree.Denied):
        return Phrase("lines-not", {"condition": condition(value.what)})
    joined = condition(value.parts[0])
    for each in value.parts[1:]:
        joined = Phrase("lines-and" if value.sign == "and" else "lines-or-else", {"first": joined, "second": condition(each)})
    return joined


SIGNS = {"=": "is", "<>": "other", "<": "below", "<=": "most", ">": "above", ">=": "least"}


def comparison(value: tree.Compared) -> Phrase:
    whether = happened_at_all(value)
    if whether is not None:
        return whether if value.sign == ">" else Phrase("lines-not", {"condition": whether})
    left, right, sign = value.left, value.right, SIGNS[value.sign]
    if not isinstance(right, tree.Plain) or not isinstance(left, tree.Count | tree.Happened) or not word_of(left).compared:
        return Phrase("lines-compared", {"sign": sign, "left": number(left), "right": number(right)})
    n = right.number + (sign == "above") - (sign == "below")
    sign = {"above": "least", "below": "most"}.get(sign, sign)
    told: dict[str, Text] = {"form": "compared", "sign": "none" if (sign, n) == ("is", 0) else sign, "n": n, "subject": "me"}
    if isinstance(left, tree.Count):
        return said("count", left.said, told)
    return Phrase("lines-happened", {"moment": said("moment", left.event, told), "window": Phrase(f"window-{left.window}")})


def word_of(value: tree.Count | tree.Happened) -> Word:
    """The word of what is counted; of somebody else, or over several, none tells a comparison."""
    word = value.said.word if isinstance(value, tree.Count) else value.event.word
    return replace(word, compared=False, personal=False) if value.who is not None or value.over else word


def personal(value: tree.Condition) -> bool:
    """Do all parts of a condition say of whom they speak?"""
    if isinstance(value, tree.Joined):
        return value.sign == "and" and all(personal(each) for each in value.parts)
    if isinstance(value, tree.Same):
        return value.one.base.word.personal
    if not isinstance(value, tree.Compared):
        return False
    return all(isinstance(each, tree.Count | tree.Happened) and word_of(each).personal for each in terms(value.left))


def terms(value: tree.Number) -> list[tree.Number]:
    """What is added up."""
    return [*terms(value.left), *terms(value.right)] if isinstance(value, tree.Sum) and value.sign == "+" else [value]


def about(text: Text, whom: Text, subject: str = "whom") -> Phrase:
    """The same, said of somebody else: what speaks of `me` speaks of `whom`; or `again`, the second time."""
    assert isinstance(text, Phrase)
    told = {name: about(each, whom, subject) if isinstance(each, Phrase) else each for name, each in text.arguments.items()}
    if text.id == "lines-or-else":
        told["second"] = about(text.arguments["second"], whom, "again")
    return Phrase(text.id, {**told, "subject": subject, "whom": whom} if told.get("subject") == "me" else told)


def denial(value: tree.Condition) -> Phrase | None:
    """What must not be: `not ...`, or something that has not happened; then one says `unless`."""
    if isinstance(value, tree.Denied):
        return condition(value.what)
    return happened_at_all(value) if isinstance(value, tree.Compared) and value.sign == "=" else None


def happened_at_all(value: tree.Compared) -> Phrase | None:
    """A comparison that only asks whether something has happened, this or that, is told as that."""
    right, events = value.right, terms(value.left)
    if value.sign not in (">", "=") or not isinstance(right, tree.Plain) or right.number != 0:
        return None
    told = [happened(each, "done") for each in events if isinstance(each, tree.Happened) and each.who is None and not each.over]
    if len(told) < len(events):
        return None
    joined = told[0]
    for each in told[1:]:
        joined = Phrase("lines-or-else", {"first": joined, "second": each})
    return joined


def selector(value: tree.Selector, how: str) -> Phrase:
    """The things a selector gives; a number of its own says that so many are chosen."""
    if value.chosen:
        how = "one" if value.chosen == 1 else "some"
    told: dict[str, Text] = {"how": how, "n": value.chosen, "random": "yes" if value.random else "no", "subject": "me"}
    found = said("selector", value.base, told)
    before: object = None
    for each in value.filters:
        if isinstance(each, tree.Holding):
            found = Phrase("lines-holding", {"things": found, "condition": condition(each.holds)})
        else:
            again = "yes" if isinstance(before, tree.Said) and before.word == each.word else "no"
            found = said("filter", each, {"things": found, "again": again, **told})
        before = each
    return found
