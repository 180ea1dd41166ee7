"""A match: one play of a game. It drives a state, answers for chance, writes the log, and takes back what it wrote."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludarium.core import asking, foresight, saves
from ludarium.core.clock import Reading, steady
from ludarium.core.errors import BadSave, IllegalAnswer, LudariumError, OtherVersion, Refused
from ludarium.core.foresight import Foreseen
from ludarium.core.game import Game, Now, Result
from ludarium.core.history import History, Moment, Undone
from ludarium.core.kernel import CHANCE, EVERYBODY, NOBODY, State
from ludarium.core.options import Setup
from ludarium.core.positions import position
from ludarium.core.prompts import Choice, Prompt
from ludarium.core.reactions import Reaction
from ludarium.core.saves import Entry, Save, Version
from ludarium.core.sound import broken_by, sound
from ludarium.core.text import Phrase

MOST_BY_ITSELF = 10_000  # entries of chance and the clock in a row: no title needs fifty; more is for ever


class Match:
    def __init__(self, game: Game, setup: Setup, seed: int, state: State, chance: str, now: Now | None) -> None:
        if chance not in ("play", "ask"):
            raise ValueError(f"chance is 'play' or 'ask', not {chance!r}")
        self.game = game
        self.setup = setup
        self.seed = seed
        self.chance = chance
        self._now = now or steady
        self.gate = game.gate(setup, self._now)
        self._history = History(setup.seats)
        self._state = state
        self._start: dict[str, Any] | None = None
        self.begun: Version | None = None  # with what rules and cards, if not with these
        self._undone: list[list[Entry]] = []
        self._prompt: Prompt | None = None
        state.self_driving = False

    # -- beginnings ------------------------------------------------------------------------------------------------

    @classmethod
    def begin(cls, game: Game, setup: Setup, seed: int, chance: str = "play", now: Now | None = None) -> Match:
        match = cls(game, setup, seed, game.begin(setup, seed), chance, now)
        match._set_out()
        return match

    @sound
    def _set_out(self) -> None:
        self._history.snapshots[0] = self._state.clone()
        self._state.run()
        self._go_on()

    @classmethod
    def from_position(cls, game: Game, whole: Mapping[str, Any], chance: str = "play", now: Now | None = None) -> Match:
        match = cls.placed(game, whole, chance, now)
        match._go_on()
        return match

    @classmethod
    def placed(cls, game: Game, whole: Mapping[str, Any], chance: str, now: Now | None) -> Match:
        """A match set up from a position, before anything happens in it."""
        if not isinstance(whole, Mapping) or not {"game", "rules", "pack", "mode", "seats", "options", "state"} <= set(whole):
            fields = "a position has the fields game, rules, pack, mode, seats, options and state"
            raise BadSave(fields, Phrase("wrong-position"))
        game.check_title(whole["game"])
        rules, pack = whole["rules"], whole["pack"]
        other = game.is_of_another_version(rules, pack)
        try:
            setup = game.written_setup(whole["mode"], whole["seats"], whole["options"])
            match = cls(game, setup, 0, game.restored(setup, whole["state"]), chance, now)
        except BadSave as problem:
            raise game.other_version(rules, pack, problem) if other else problem from None
        match.begun = Version(rules, pack) if other and isinstance(rules, int) and isinstance(pack, str) else None
        match._start = dict(whole)
        match._history.snapshots[0] = match._state.clone()
        match.gate.resume(None)
        return match

    @classmethod
    @sound
    def replay(cls, game: Game, save: Save, now: Now | None = None, problems: list[str] | None = None) -> Match:
        """Feed a log to the rules, with no gate, and compare the hashes it carries.

        With `problems`, the recorded clock is checked as well: what its gate would have refused is added to the list.
        """
        game.check_title(save.game)
        other = game.is_of_another_version(save.rules, save.pack)
        match: Match | None = None
        try:
            if save.position is None:
                setup = game.written_setup(save.mode, save.seats, save.options)
                match = cls(game, setup, save.seed, game.begin(setup, save.seed), "play", now)
                match._history.snapshots[0] = match._state.clone()
                match._state.run()
            else:
                match = cls.placed(game, save.position, "play", now)
            match._retake(save.log, problems)
        except OtherVersion:
            raise
        except LudariumError as problem:
            if not other:
                raise
            found = game.other_version(save.rules, save.pack, problem)
            found.match = match
            raise found from None
        compared = match._compared(save, other)
        match.begun = save.begun or match.begun or compared
        match.gate.resume(save.began, save.held)
        match._go_on()
        return match

    def _compared(self, save: Save, other: bool) -> Version | None:
        """The hashes that the save carries must come out. In a match of other rules or cards they may not, or there are none:
        then it goes on, and says ever after with what it was begun."""
        for length, expected in save.checks.items():
            if self.checks.get(int(length) if length.isdecimal() and len(length) < 10 else -1) != expected:
                if other:
                    return Version(save.rules, save.pack)
                why = f"entry {length} of the log leads to another state than the one recorded: the file was changed"
                raise BadSave(why, Phrase("wrong-save-state", {"entry": length[:9]}))
        return Version(save.rules, save.pack) if other and not save.checks else None

    def _retake(self, log: list[Entry], problems: list[str] | None) -> None:
        for number, entry in enumerate(log):
            wrong = self.gate.wrong_time(self._state, entry.say, entry.at) if problems is not None else None
            if wrong and problems is not None:
                problems.append(f"entry {number + 1} of the log ('{entry.say}'): {wrong}")
            try:
                self._enter(entry)
            except IllegalAnswer as problem:
                why = f"entry {number + 1} of the log ('{entry.say}'): {problem}"
                raise BadSave(why, Phrase("wrong-save-entry", {"entry": number + 1, "say": entry.say[:40]})) from None

    # -- what is asked ---------------------------------------------------------------------------------------------

    @property
    def actor(self) -> int | str | None:
        """The seat that must answer, "chance" if the caller plays it, None when the match is over."""
        if self._state.actor == NOBODY:
            return None
        return "chance" if self._state.actor == CHANCE else int(self._state.actor)

    @property
    def actors(self) -> list[int]:
        """Every seat that may answer now: several where they are asked side by side, each its own question."""
        return [int(seat) for seat in self._state.actors()]

    @property
    def side_by_side(self) -> bool:
        """Do seats go their own ways, one of them perhaps the last?"""
        return bool(self._state.lanes)

    @property
    def prompt(self) -> Prompt | None:
        if self._prompt is None and self._state.actor != NOBODY:
            self._prompt = self.prompt_of(self._state.clone())  # a copy: the prompt keeps its odds when the match goes on
        return self._prompt

    def prompt_for(self, seat: int) -> Prompt | None:
        """The question that this seat is asked, if it is."""
        if seat == self._state.actor:
            return self.prompt
        return self.prompt_of(self.asked_state(seat)) if seat in self.actors else None

    def asked_state(self, seat: int) -> State:
        """A copy of the state in which this seat is asked, which is how it sees things: self-driving."""
        state = self.state
        if seat != state.actor:
            state.focus(seat)
        return state

    def prompt_of(self, state: State) -> Prompt:
        """The question that waits in a state of this match, or of what may become of it."""
        return asking.prompt_of(self.game, state)

    @property
    @sound
    def reaction(self) -> Reaction | None:
        """What becomes of the question that waits if it is left unanswered, where somebody may leave it so."""
        return self.game.reaction(self._state) if self._state.actor >= 0 else None

    @property
    def state(self) -> State:
        """A copy at the fast level, self-driving: the match itself cannot be changed through it."""
        copy = self._state.clone()
        copy.self_driving = True
        return copy

    @property
    @sound
    def result(self) -> Result | None:
        return self.game.result(self._state)

    @property
    def moments(self) -> list[Moment]:
        return self._history.moments

    @property
    def checks(self) -> dict[int, str]:
        """The hash of the state after so many entries, at the start of each round."""
        return self._history.checks

    @property
    def log(self) -> list[Entry]:
        return [moment.entry for moment in self.moments]

    @sound
    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.game.view(self._state, seat)

    def hash(self) -> str:
        return self._state.hash()

    # -- answers ---------------------------------------------------------------------------------------------------

    def answer(self, what: str | int, seat: int | None = None) -> None:
        """Answer the prompt by notation or index. An illegal answer raises IllegalAnswer and changes nothing. Where several seats
        are asked side by side, `seat` says whose answer it is; without it, it is that of `actor`."""
        if self.tick() and str(what).strip() not in self.game.interjections:
            raise Refused("time ran out before this answer came", Phrase("refused-too-late"))
        by = self.actor if seat is None else seat
        if by is None or self.actor is None:
            raise IllegalAnswer("the match is over", Phrase("refused-over"))
        if isinstance(what, str) and what.strip() in self.game.interjections:
            self.interject(what.strip(), by)
            return
        index, option = self._option(what, None if seat == self.actor else seat)
        at = self.gate.admit(self._state, option.notation) if by != "chance" else None
        self._enter(Entry(by, option.notation, at), (index, option))
        self._undone.clear()
        self._go_on()

    @sound
    def _option(self, what: str | int, seat: int | None) -> tuple[int, Choice]:
        """The option that an answer takes. Who answers by number while nobody has looked at the prompt needs no other one put
        into words."""
        asked = self._state
        if seat is None and self._prompt is None and type(what) is int and 0 <= what < len(asked.options):
            return what, self.game.choice(asked, asked.options[what])
        prompt = self.prompt if seat is None else self.prompt_for(seat)
        if prompt is None:
            raise IllegalAnswer(f"it is for {self.actor} to answer, not for {seat}", Phrase("refused-not-asked"))
        if seat is not None:
            asked = self.asked_state(seat)
        index = self.index_in(prompt, what, asked)
        return index, prompt.options[index].choice

    @sound
    def interject(self, name: str, by: int | str) -> None:
        """Break into the question: resign, or let the clock run out."""
        refusal = self.game.refuses(self._state, name, by) if self.actor is not None else "the match is over"
        if refusal:
            raise IllegalAnswer(refusal, Phrase("refused-not-now"))
        self._enter(Entry(by, name, self.gate.admit(self._state, name)))
        self._undone.clear()
        self._go_on()

    def tick(self) -> bool:
        """Let the clock speak if it is time; True if it did."""
        length = len(self.moments)
        self._go_on()
        return len(self.moments) > length

    def index_in(self, prompt: Prompt, what: str | int, asked: State | None = None) -> int:
        """Which option of a question this answer is, or IllegalAnswer; `asked` is the state that asks it, if another one."""
        return asking.index_in(self.game, prompt, what, asked or self._state)

    @sound
    def _go_on(self) -> None:
        """Play chance and the clock up to the next question for a seat."""
        state = self._state
        for _ in range(MOST_BY_ITSELF):
            if state.actor == CHANCE and self.chance == "play":
                self._undone.clear()
                index = state.clone().sample()
                choice = self.game.choice(state, state.options[index])
                self._enter(Entry("chance", choice.notation), (index, choice))
                continue
            due = self.gate.due(state) if state.actor >= 0 else None
            if due is None:
                return
            self._undone.clear()
            self._enter(Entry("clock", due[0], due[1]))
        raise RuntimeError(f"chance and the clock have answered {MOST_BY_ITSELF} times, and nobody else is asked")

    def _enter(self, entry: Entry, taken: tuple[int, Choice] | None = None) -> None:
        """Carry out one entry, live or replayed, and write it down; what the rules stumble over has not happened.
        `taken` is the number of the option that it takes and what is said of it, where that is known already."""
        before = self._state.clone()
        try:
            self._carry_out(entry, taken)
        except Exception as stumble:
            self._state = before
            if isinstance(stumble, LudariumError):
                raise
            raise broken_by(stumble) from stumble

    def _carry_out(self, entry: Entry, taken: tuple[int, Choice] | None) -> None:
        state, game = self._state, self.game
        if isinstance(entry.by, int) and entry.by != state.actor and entry.by in self.actors:
            self._history.keep(state)  # of the state as everybody else sees it
            state.focus(entry.by)
        scope = game.scope(state)
        decided, silent = isinstance(entry.by, int), False
        anchors: tuple[str, ...] = ()
        if entry.say in game.interjections and entry.by == ("clock" if entry.say in game.clock_says else self.actor):
            refusal = game.refuses(state, entry.say, entry.by)
            if refusal or state.actor < 0:
                raise IllegalAnswer(refusal or "nobody is asked anything", Phrase("refused-not-now"))
            told = self._sentence(f"interjection-{entry.say}", {})
            phrase: object = told or entry.say
            self._history.keep(state)
            state.interject(game.interjections[entry.say], entry.by if isinstance(entry.by, int) else 0)
        else:
            if entry.by != self.actor:
                raise IllegalAnswer(f"it is for {self.actor} to answer, not for {entry.by}", Phrase("refused-not-asked"))
            self._history.keep(state)
            # a forced or replayed outcome uses up its value, so that the next one is the same as ever
            falls = state.sample() if state.actor == CHANCE else 0
            index, choice = taken or asking.find(game, state, entry.say, falls)
            phrase, told = choice.phrase, self._sentence(f"{choice.phrase.id}-told", choice.phrase.arguments)
            anchors = choice.anchors
            reaction = game.reaction(state) if decided else None
            if reaction is not None:
                decided = len(state.options) > 1  # to pass because one must is nothing to go back to
                silent = reaction.window > 0 and index == reaction.otherwise
            state.answer(index)
        notes = self.take_notes()
        learned = (EVERYBODY if entry.by == "chance" else int(state.learned)) & (1 << self.setup.seats) - 1
        state.learned = 0
        check = self.hash() if game.scope(state).round != scope.round or state.actor == NOBODY else None
        self.gate.taken(entry.say, entry.at)
        self._prompt = None
        moment = Moment(entry, scope, phrase, notes, game.in_sentences(notes), learned, silent, told, anchors)
        self._history.add(moment, decided, check)

    def _sentence(self, id: str, arguments: Mapping[str, object]) -> Phrase | None:
        """The sentence of the log for what is answered, where the title has one. It knows what the answer knows, and in `who`
        whose answer it is."""
        if not self.game.texts.has(id):
            return None
        seat = int(self._state.actor)
        return Phrase(id, {**arguments, "who": self.game.seat_name(self._state, seat) if seat >= 0 else ""})

    def take_notes(self, state: State | None = None) -> tuple[Phrase, ...]:
        return asking.take_notes(self.game, state or self._state)

    @sound
    def foresee(self, say: str, seat: int, asked: State | None = None) -> Foreseen:
        """What this answer would lead to before luck has its say, as far as the seat can know; to the question that waits, or to
        that of another state."""
        state = asked or self._state
        return foresight.foresee(self.game, state, self.index_in(self.prompt_of(state), say, state), seat)

    # -- time --------------------------------------------------------------------------------------------------------

    @property
    @sound
    def reading(self) -> Reading | None:
        """The clock that runs, if one does."""
        return self.gate.reading(self._state)

    @property
    @sound
    def due_in(self) -> int | None:
        """In how many milliseconds the clock will speak; call `tick` then."""
        return self.gate.due_in(self._state)

    def hold(self) -> None:
        """Stop the clock, where the match allows it."""
        refusal = self.gate.refuses_hold(self._state)
        if refusal is not None:
            raise Refused("the clock cannot be stopped here", refusal)
        if self.gate.held_at() is None:
            self.gate.hold()

    def go_on(self) -> None:
        self.gate.go_on()

    # -- undo ------------------------------------------------------------------------------------------------------

    def undo(self, scope: str = "answer", to: int | None = None, by: int | None = None) -> Undone:
        """Take back the last answer, or everything since the beginning of its action, turn, round or match; or, with `to`,
        every answer after the first `to` entries of the log. With `by`, to a question that this seat answered: whoever plays
        with bots takes back their answers together with the own one before them."""
        back = self.way_back(scope, to, by)
        refusal = self.gate.refuses_undo(self._state)
        if refusal:
            raise IllegalAnswer(refusal, Phrase("refused-undo-clock"))
        self._undone.append([moment.entry for moment in self.moments[back.first :]])
        self._rewind(back.first)
        return back

    def way_back(self, scope: str = "answer", to: int | None = None, by: int | None = None) -> Undone:
        """What an undo would take back, without doing it."""
        return self._history.way_back(scope, to, by)

    def redo(self) -> bool:
        """Take again what the last undo took back; False if there is nothing."""
        if not self._undone:
            return False
        clock = self.gate.began_at(), self.gate.held_at()
        for entry in self._undone.pop():
            self._enter(entry)
        self.gate.resume(*clock)
        return True

    @property
    def answers_given(self) -> int:
        return len(self._history.answers)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def state_after(self, length: int) -> State:
        """A copy of the state after the first `length` entries of the log; the match itself stays where it is."""
        if not 0 <= length <= len(self.moments):
            raise IllegalAnswer(f"the log has {len(self.moments)} entries, not {length}", Phrase("refused-no-such-line"))
        if length == len(self.moments):
            return self._state.clone()
        nearest = self._history.nearest(length)
        past = Match(self.game, self.setup, self.seed, self._history.snapshots[nearest].clone(), "ask", self._now)
        past._history.snapshots[0] = past._state
        if nearest == 0 and self._start is None:
            past._state.run()
        for moment in self.moments[nearest:length]:
            past._enter(moment.entry)
        return past._state

    def _rewind(self, length: int) -> None:
        """Back to the state after the first `length` entries: the nearest snapshot and a few answers."""
        nearest, log = self._history.nearest(length), self.log
        self._history.cut_back(nearest)
        self._state = self._history.snapshots[nearest].clone()
        self._prompt = None
        clock = self.gate.began_at(), self.gate.held_at()
        self.gate = self.game.gate(self.setup, self._now)
        if nearest == 0 and self._start is None:
            self._state.run()
        for entry in log[:nearest]:
            self.gate.taken(entry.say, entry.at)
        for entry in log[nearest:length]:
            self._enter(entry)
        self.gate.resume(*clock)  # taking back gives no time back

    def branch(self, length: int) -> Match:
        """A new match that shares the first `length` entries of this one's log."""
        if not 0 <= length <= len(self.moments):
            why = f"the log has {len(self.moments)} entries: branch after 0 to {len(self.moments)} of them"
            raise IllegalAnswer(why, Phrase("refused-no-such-line"))
        other = Match.replay(self.game, saves.decode(self.save()), self._now)
        other._rewind(length)
        other.chance = self.chance
        other._go_on()
        return other

    # -- saves -----------------------------------------------------------------------------------------------------

    def save(self) -> str:
        """The match as text: header, log, hashes. Read it back with `game.load`."""
        return saves.encode(
            Save(
                ludarium=saves.FORMAT,
                game=self.game.info.id,
                mode=self.setup.mode,
                seats=self.setup.seats,
                options=self.setup.own(self.game.info),
                seed=self.seed,
                rules=self.game.info.rules_version,
                pack=self.game.pack.hash,
                log=self.log,
                checks={str(at): check for at, check in self.checks.items()},
                position=self._start,
                began=self.gate.began_at(),
                held=self.gate.held_at(),
                begun=self.begun,
            )
        )

    def position(self) -> dict[str, Any]:
        """The whole truth of this moment as JSON."""
        return {
            "game": self.game.info.id,
            "rules": self.game.info.rules_version,
            "pack": self.game.pack.hash,
            "mode": self.setup.mode,
            "seats": self.setup.seats,
            "options": self.setup.own(self.game.info),
            "state": position(self._state),
        }
