"""What can be typed besides an answer: undo, save, hint, odds, log, cards, help, another language, leaving."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from ludarium.cli.keys import in_order, summed_up
from ludarium.cli.listing import card_lines, find_cards, no_rule, print_rules, rules_meant
from ludarium.cli.story import whole_story
from ludarium.cli.table import Table, shortened
from ludarium.cli.words import number_in, tell
from ludarium.core.decisions import UNKNOWN
from ludarium.core.packs import Card
from ludarium.core.prompts import Option
from ludarium.core.reactions import HABITS
from ludarium.core.reasons import reason
from ludarium.core.rulebook import rulebook
from ludarium.core.text import LANGUAGES, Phrase
from ludarium.players import Worlds, find, usual

SCOPES = {"": "answer", "answer": "answer", "action": "action", "turn": "turn", "round": "round", "start": "start"}
SCOPES |= {"tour": "turn", "manche": "round", "début": "start", "debut": "start"}
WHILE_HIDDEN = ("q", "s", "u", "?", "lang")  # what anybody may type before the keyboard is passed on: it shows nobody's cards
OF_QUESTIONS = ("why", "can", "t", "i", "not", "do", "the", "a", "to", "pourquoi", "je", "ne", "peux", "puis", "pas", "le", "la")
SAYS_NOTHING = (UNKNOWN, "why-not-offered")  # reasons that any answer could have


class Commands:
    """Finds out what a line means: the key of an option, a command, or an answer in notation."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.words: dict[str, Callable[[str], None]] = {
            "u": self.undo,
            "r": self.redo,
            "s": self.save,
            "q": self.leave,
            "h": self.hint,
            "why": self.why,
            "pourquoi": self.why,
            "o": self.odds,
            "l": self.log,
            "c": self.card,
            "v": self.view,
            "rules": self.rules,
            "règles": self.rules,
            "regles": self.rules,
            "?": self.help,
            "lang": self.speak,
            "resign": self.resign,
            "auto": self.auto_pass,
            "name": self.name,
            "nom": self.name,
        }

    def take(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        if self.table.hidden and word.lower() not in WHILE_HIDDEN:
            if typed:
                self.introduce(typed)
            else:
                self.table.look()
        elif word.lower() in self.words:
            self.words[word.lower()](rest.strip())
        elif offer := self.table.offered(typed):
            self.table.answer(offer.option.notation)
        elif (meant := self.table.board.unabridged(self.table.match, typed)).isdecimal():  # never a notation
            self.table.say_no_such_key(typed)
        elif typed:
            self.table.answer(self.spelt(meant))
        elif self.table.trainer is not None and self.table.trainer.goes_on(self.table.match):
            pass  # Enter: it has been read
        elif len(self.table.offers) == 1:  # Enter: there is nothing to choose
            self.table.answer(self.table.offers[0].option.notation)

    def introduce(self, typed: str) -> None:
        """Somebody who takes the keyboard for the first time says a name, and nothing that could be meant for the match."""
        table, seat = self.table, self.table.match.actor
        if isinstance(seat, int) and not table.names[seat] and any(map(str.isalpha, typed)):
            if typed.split()[0].lower() not in self.words:
                table.name(seat, typed)
                table.look()

    def spelt(self, typed: str) -> str:
        """An answer in its own spelling: capitals and spaces do not matter to people."""
        said = " ".join(typed.split())
        options = self.table.match.prompt.options if self.table.match.prompt else ()
        return next((option.notation for option in options if option.notation.lower() == said.lower()), said)

    def undo(self, scope: str) -> None:
        table = self.table
        refusal = table.match.gate.refuses_undo(table.match.state)
        passing_on = table.hidden  # nobody knows who has the keyboard
        if scope not in SCOPES:
            table.say("undo-scopes", scope=scope)
        elif not table.last_decided:
            table.say("undo-nothing")
        elif refusal:
            table.say("refused", reason=table.refusal(refusal))
        else:
            answers, reveals = table.undo(SCOPES[scope])
            if passing_on:
                table.forget_who_looks()
            table.say("undone", style="green", count=answers)
            if reveals:
                table.say("undone-reveals", style="bold yellow")

    def redo(self, _rest: str) -> None:
        self.table.say(*(("redone", "green") if self.table.redo() else ("redo-nothing",)))

    def save(self, file: str) -> None:
        self.table.keep(Path(file) if file else None)

    def leave(self, _rest: str) -> None:
        self.table.leave_saved()

    def hint(self, _rest: str) -> None:
        """What the title's own player would do, seeing only what this seat sees."""
        table = self.table
        actor, prompt = table.match.actor, table.match.prompt
        if prompt is None or not isinstance(actor, int):
            return
        if usual(table.game) == "random":
            table.say("hint-none")
            return
        chosen = prompt.options[find(table.game, usual(table.game), actor).choose(Worlds.of(table.match))]
        alike = table.board.alike(table.match, prompt.options)
        first = next(group[0] for group in alike if chosen in group)
        key = table.board.keys(table.match)[first.notation]
        table.say("hint", style="green", key=key, option=table.board.text(first.phrase))
        self.say_reason(first)

    def say_reason(self, option: Option) -> bool:
        """What an answer leads to and what it costs, if there is something to say."""
        table = self.table
        actor = table.match.actor
        why = reason(table.match, option, actor, table.match.state) if isinstance(actor, int) else None
        if why:
            table.notice.append(Text(table.board.text(why), style="green"))
        return why is not None

    def why(self, what: str) -> None:
        """What an answer leads to, or why it is not possible, with the rule that says so."""
        table = self.table
        offer = table.offered(what) or table.offer_of(self.spelt(what))
        if not what:
            table.say("why-how")
        elif offer is not None:
            table.say("why-possible", style="green", key=offer.key, option=table.board.text(offer.option.phrase))
            if not self.say_reason(offer.option):
                table.say("why-nothing", style="green")
            table.cite_rules()
        elif meant := table.board.unabridged(table.match, what):
            offer = table.offer_of(self.spelt(meant))
            if offer is not None:
                self.why(offer.option.notation)
            elif meant.isdecimal():
                table.say_no_such_key(what)
            else:
                if not self.why_word(what):
                    table.say_why_not(self.spelt(meant))
                table.cite_rules()

    def why_word(self, what: str) -> bool:
        """A word for answers, and not one of them: which can be given now, or why none can."""
        table = self.table
        prompt = table.match.prompt
        if prompt is None or any(map(str.isdecimal, what)):
            return False
        for word in re.findall(r"[a-z]+", what.lower()):
            if word in OF_QUESTIONS:
                continue
            now = [offer.key for offer in table.offers if word in offer.option.notation.lower().split()]
            if now:
                table.say("why-these", style="green", what=word, keys=summed_up(in_order(now)))
                return True
            for said in (word, f"launch {word}"):
                reason = table.game.why_not(table.match.state, said)
                if reason is not None and reason.id not in SAYS_NOTHING:
                    table.say("impossible", what=shortened(word), reason=table.board.text(reason))
                    return True
        return False

    def odds(self, key: str) -> None:
        table = self.table
        offer = table.offered(key)
        if offer is None:
            table.say_no_such_key(key)
            return
        listed = [table.board.odds_text(each) for each in offer.option.odds]
        text = table.board.text(offer.option.phrase)
        if listed:
            table.say("odds", style="green", option=text, odds=", ".join(listed))
        else:
            table.say("odds-none", option=text)

    def log(self, _rest: str) -> None:
        self.table.page(whole_story(self.table.match, self.table.board, self.table.reader), from_end=True)

    def help(self, _rest: str) -> None:
        table = self.table
        lines = [Text(line) for line in tell(table.language, "help").splitlines()]
        title = f"help-{table.game.info.id}"
        if table.board.words.has(title):
            lines += [Text(), *(Text(line) for line in table.board.described(title).splitlines())]
        self.table.page(lines)

    def rules(self, words: str) -> None:
        """The rules: all of them, one by its number, or those that contain a word."""
        table = self.table
        book = rulebook(table.game, table.language)
        found = rules_meant(book, words)
        if not book.rules:
            table.say("rules-none")
        elif not found:
            table.notice.append(Text(no_rule(book, table.language, words), style="yellow"))
        else:
            console = Console(width=table.screen.size[0], file=io.StringIO())
            print_rules(console, found)
            lines = console.file.getvalue().strip().splitlines()  # type: ignore[attr-defined]
            table.page([Text(line) for line in lines])

    def view(self, _rest: str) -> None:
        """The whole table, also what has no room on a small screen."""
        lines = self.table.board.lines(self.table.match, self.table.screen.size[0], roomy=True)
        self.table.page([line.text for line in lines])

    def card(self, name: str) -> None:
        """A card by its name, or by the place where it lies; without either, the cards on the table."""
        table = self.table
        there = table.board.card_at(table.match, name) if name else None
        found = find_cards(table.game, there or name) if name else self.on_the_table()
        if not found:
            table.say("card-none", name=name)
            return
        known = [card for card in found if not card.secret or self.is_read(card)]
        if not known:
            table.say("card-unread", name=found[0].name.text(table.language))
            return
        found = known
        lines: list[Text] = []
        for card in found:
            lines += [*card_lines(table.game, card, table.board, table.screen.size[0]), Text()]
        self.table.page(lines)

    def is_read(self, card: Card) -> bool:
        """A part of a story: does it lie on the table, or has the log told of it?"""
        told = (note for moment in self.table.match.moments for note in moment.sentences if isinstance(note, Phrase))
        return card in self.on_the_table() or any(card.name in note.arguments.values() for note in told)

    def on_the_table(self) -> list[Any]:
        """Every card that the view names, in its order."""
        cards = {card.id: card for card in self.table.game.pack.cards}
        seat = self.table.match.actor
        named = words_in({**self.table.match.view(seat if isinstance(seat, int) else None)})
        return [cards[id] for id in dict.fromkeys(named) if id in cards]

    def speak(self, language: str) -> None:
        if language.lower() in LANGUAGES:
            self.table.speak(language.lower())
            self.table.say("language-is", style="green")
        else:
            self.table.say("bad-language", asked=language, known=", ".join(LANGUAGES))

    def resign(self, _rest: str) -> None:
        if "resign" not in self.table.game.interjections:
            self.table.say("resign-never")
        elif self.table.choose("really-resign", 2) == 1:
            self.table.answer("resign")

    def auto_pass(self, asked: str) -> None:
        """Who passes by themselves: `auto off`, or `auto off 5` for one kind of moment; `auto` tells how things stand."""
        table = self.table
        windows = [each.text(table.language) for each in table.game.info.windows]
        word, _, number = asked.lower().partition(" ")
        setting = next((habit for habit in HABITS if habit == word), None)
        window = number_in(number)
        if not windows or table.seating is None or not isinstance(table.match.actor, int):
            table.say("auto-never")
        elif not asked:
            lines = [*(Text(line) for line in tell(table.language, "auto-how").splitlines()), Text()]
            for at, each in enumerate(windows, 1):
                how = tell(table.language, "auto-setting", setting=table.seating.auto_pass(table.match.actor, at))
                lines.append(Text(f"  {tell(table.language, 'auto-window', number=at, window=each, setting=how)}"))
            self.table.page(lines)
        elif setting is None or (number and not 1 <= window <= len(windows)):
            table.say("auto-unknown", asked=asked, most=str(len(windows)))
        else:
            table.seating.set_auto_pass(table.match.actor, setting, window)
            how = tell(table.language, "auto-setting", setting=setting)
            if window:
                table.say("auto-is-now-there", style="green", setting=how, window=windows[window - 1])
            else:
                table.say("auto-is-now", style="green", setting=how)

    def name(self, name: str) -> None:
        """What to call whoever has the keyboard; without a name, as the title calls the seat."""
        table, seat = self.table, self.table.match.actor
        if isinstance(seat, int):
            table.name(seat, name)
            table.say("name-is", style="green", player=table.board.player(table.match, seat))


def words_in(value: Any) -> list[str]:
    """All texts somewhere in a JSON value, in order."""
    if isinstance(value, str):
        return [value]
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return [word for each in inner for word in words_in(each)]
