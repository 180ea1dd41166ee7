"""A match: one play of a game. It drives a state, answers for chance, writes the log, and takes back what it wrote."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from ludarium.core import saves
from ludarium.core.ahead import Ahead
from ludarium.core.clock import Reading, steady
from ludarium.core.errors import BadOption, BadSave, IllegalAnswer, LudariumError, OtherVersion, Refused
from ludarium.core.game import Game, Now, Result, Scope
from ludarium.core.kernel import CHANCE, EVERYBODY, NOBODY, NOTES, State
from ludarium.core.options import Setup, read_written
from ludarium.core.positions import position
from ludarium.core.prompts import Choice, Odds, Option, Prompt, kind_of, word_of
from ludarium.core.reactions import Reaction
from ludarium.core.saves import Entry, Save, Version
from ludarium.core.sound import broken_by, sound
from ludarium.core.text import Phrase, hidden_from, open_to

SNAPSHOT_EVERY = 16  # entries between two kept states: an undo replays fewer than this
MOST_BY_ITSELF = 10_000  # entries of chance and the clock in a row: no title needs fifty; more is for ever
FORESEEN_WORLDS = 12  # that a seat cannot tell apart, to find out what it can know of an answer
SCOPES = ("answer", "action", "turn", "round", "start")


@dataclass(frozen=True)
class Moment:
    """An entry of the log with what the kernel knows of it: where it stands, what was answered, what then happened, one thing
    after the other and as sentences for people, and the sentence that tells the answer; None where what happened tells it
    already, or nobody needs to know."""

    entry: Entry
    scope: Scope
    phrase: object
    notes: tuple[object, ...]
    sentences: tuple[object, ...]
    learned: int  # the seats that have seen something through it which they could not know before, as bits
    silent: bool  # a pass in a window of reactions: whose it was is nobody's business
    told: object = None
    anchors: tuple[str, ...] = ()  # the things on the board that the answer spoke of

    @property
    def does(self) -> str:
        """The word for what was done."""
        return word_of(self.entry.say)

    def open_to(self, seat: int | None) -> Moment:
        """The moment as a seat may read it; an answer that holds a secret loses its notation, too, and what it pointed at."""
        hidden = hidden_from(seat, self.phrase)
        say = "" if hidden else self.entry.say
        return Moment(
            Entry(self.entry.by, say, self.entry.at),
            self.scope,
            open_to(seat, self.phrase),
            tuple(open_to(seat, note) for note in self.notes),
            tuple(open_to(seat, sentence) for sentence in self.sentences),
            self.learned,
            self.silent,
            open_to(seat, self.told),
            () if hidden else self.anchors,
        )


@dataclass(frozen=True)
class Undone:
    """What an undo takes back: from which entry on, how many answers, and whether something was seen that is then unseen."""

    first: int
    answers: int
    reveals: bool


@dataclass(frozen=True)
class Foreseen:
    """What an answer leads to at once: what the log would tell, and the state if nothing of it is left to luck."""

    sentences: tuple[Phrase, ...]
    state: State | None


def setup_of(game: Game, mode: str, seats: int, options: Mapping[str, object]) -> Setup:
    """The choices written in a save; what the title does not offer makes the save unreadable."""
    if not isinstance(options, Mapping):
        raise BadSave("the 'options' of a save are names with values", Phrase("wrong-save-setup"))
    try:
        setup = read_written(game.info, mode, seats, options)
        game.first_state(setup)  # choices may be good one by one and not together
        return setup
    except BadOption as problem:
        why = f"the save asks for something this version does not have: {problem}"
        raise BadSave(why, Phrase("wrong-save-setup")) from None


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
        self.moments: list[Moment] = []
        self._answers: list[int] = []  # where in the log a seat decided something
        self._answers_of: list[list[int]] = [[] for _ in range(setup.seats)]  # and where each of them did
        self._last_learned: list[int] = [-1] * setup.seats  # where in the log each seat last learned something
        self.checks: dict[int, str] = {}  # number of log entries -> hash of the state there, at the start of each round
        self._state = state
        self._start: dict[str, Any] | None = None
        self.begun: Version | None = None  # with what rules and cards, if not with these
        self._snapshots: dict[int, State] = {}
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
        self._snapshots[0] = self._state.clone()
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
            setup = setup_of(game, whole["mode"], whole["seats"], whole["options"])
            match = cls(game, setup, 0, game.restored(setup, whole["state"]), chance, now)
        except BadSave as problem:
            raise game.other_version(rules, pack, problem) if other else problem from None
        match.begun = Version(rules, pack) if other and isinstance(rules, int) and isinstance(pack, str) else None
        match._start = dict(whole)
        match._snapshots[0] = match._state.clone()
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
                setup = setup_of(game, save.mode, save.seats, save.options)
                match = cls(game, setup, save.seed, game.begin(setup, save.seed), "play", now)
                match._snapshots[0] = match._state.clone()
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

    @sound
    def prompt_of(self, state: State) -> Prompt:
        """The question that waits in a state of this match, or of what may become of it."""
        texts = self.game.texts
        choices = [self.game.choice(state, option) for option in state.options]
        weights = [int(weight) for weight in state.weights] or [1] * len(choices)
        leads = Ahead(self.game, state).leads
        return Prompt(
            int(state.actor),
            kind_of(state),
            self.game.asks(state),
            tuple(
                Option(number, choice, texts, partial(self._weigh, state), leads, weight)
                for number, (choice, weight) in enumerate(zip(choices, weights, strict=True))
            ),
            texts,
        )

    @property
    @sound
    def reaction(self) -> Reaction | None:
        """What becomes of the question that waits if it is left unanswered, where somebody may leave it so."""
        return self.game.reaction(self._state) if self._state.actor >= 0 else None

    @sound
    def _weigh(self, state: State, index: int) -> list[Odds]:
        return self.game.odds(state, state.options[index])

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

    @sound
    def index_in(self, prompt: Prompt, what: str | int, asked: State | None = None) -> int:
        """Which option of a question this answer is, or IllegalAnswer; `asked` is the state that asks it, if another one."""
        options = prompt.options
        if isinstance(what, int) and not isinstance(what, bool) and 0 <= what < len(options):
            return what
        for option in options:
            if option.notation == str(what).strip():
                return option.index
        reason = self.game.why_not(asked or self._state, str(what).strip())
        legal = ", ".join(option.notation for option in options[:12]) + (", …" if len(options) > 12 else "")
        raise IllegalAnswer(
            f"'{what}' is not possible here"
            + (f": {self.game.text(reason).rstrip('.')}" if reason else "")
            + f". Possible: {legal}",
            reason or Phrase("refused-not-legal"),
        )

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
            self._keep_snapshot()  # of the state as everybody else sees it
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
            self._keep_snapshot()
            state.interject(game.interjections[entry.say], entry.by if isinstance(entry.by, int) else 0)
        else:
            if entry.by != self.actor:
                raise IllegalAnswer(f"it is for {self.actor} to answer, not for {entry.by}", Phrase("refused-not-asked"))
            self._keep_snapshot()
            # a forced or replayed outcome uses up its value, so that the next one is the same as ever
            falls = state.sample() if state.actor == CHANCE else 0
            index, choice = taken or self._find(entry.say, falls)
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
        if decided:
            self._answers.append(len(self.moments))
            self._answers_of[int(entry.by)].append(len(self.moments))
        self.moments.append(Moment(entry, scope, phrase, notes, game.in_sentences(notes), learned, silent, told, anchors))
        self._note_who_learned(len(self.moments) - 1)
        if check is not None:
            self.checks[len(self.moments)] = check

    def _note_who_learned(self, at: int) -> None:
        for seat in range(self.setup.seats):
            if self.moments[at].learned >> seat & 1:
                self._last_learned[seat] = at

    def _sentence(self, id: str, arguments: Mapping[str, object]) -> Phrase | None:
        """The sentence of the log for what is answered, where the title has one. It knows what the answer knows, and in `who`
        whose answer it is."""
        if not self.game.texts.has(id):
            return None
        seat = int(self._state.actor)
        return Phrase(id, {**arguments, "who": self.game.seat_name(self._state, seat) if seat >= 0 else ""})

    def _find(self, say: str, likely: int) -> tuple[int, Choice]:
        """The option that is called so. What is likely is tried first: luck that is replayed mostly falls as
        it would have fallen by itself, and a deck has many cards."""
        options = self._state.options
        for index in (likely, *range(len(options))):
            choice = self.game.choice(self._state, options[index])
            if choice.notation == say:
                return index, choice
        raise IllegalAnswer("this is not among the legal answers there", Phrase("refused-not-legal"))

    def take_notes(self, state: State | None = None) -> tuple[Phrase, ...]:
        state = state or self._state
        numbers = list(state.notes)
        state.notes = state.notes[:0]
        phrases = []
        for at in range(0, len(numbers), 4):
            name, arguments = NOTES[numbers[at]]
            named = dict(zip(arguments, numbers[at + 1 : at + 4], strict=False))
            phrases.append(self.game.told(name, named, state))
        return tuple(phrases)

    @sound
    def foresee(self, say: str, seat: int, asked: State | None = None) -> Foreseen:
        """What this answer would lead to before luck has its say, as far as the seat can know; to the question that waits, or to
        that of another state."""
        state = asked or self._state
        index = self.index_in(self.prompt_of(state), say, state)
        worlds = range(1 if type(self.game).resample is Game.resample else FORESEEN_WORLDS)
        first, *others = [self._foreseen(index, self.game.resample(state, seat, seed)) for seed in worlds]
        sentences, then = list(first.sentences), first.state
        for other in others:  # what hangs on something the seat cannot see is not the same in all of them, and is not told
            sentences = [one for one, told in zip(sentences, other.sentences, strict=False) if one == told]
            if then is None or other.state is None or self.game.view(then, seat) != self.game.view(other.state, seat):
                then = None
        return Foreseen(tuple(sentences), then)

    def _foreseen(self, index: int, world: State) -> Foreseen:
        world.self_driving = False
        world.notes = world.notes[:0]  # the set-up is told with the first answer, but does not follow from it
        world.answer(index)
        return Foreseen(self.game.in_sentences(self.take_notes(world)), None if world.actor == CHANCE else world)

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

    def _keep_snapshot(self) -> None:
        if len(self.moments) % SNAPSHOT_EVERY == 0 and len(self.moments) not in self._snapshots:
            self._snapshots[len(self.moments)] = self._state.clone()

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
        if scope not in SCOPES:
            raise ValueError(f"undo takes one of {', '.join(SCOPES)}, not {scope!r}")
        answers = self._answers if by is None else self._answers_of[by]
        at = bisect_left(answers, to) if to is not None else self._first_of(scope, answers)
        if at == len(answers):
            raise IllegalAnswer("there is nothing to take back", Phrase("refused-undo-nothing"))
        learned = max(self._last_learned) if by is None else self._last_learned[by]
        return Undone(answers[at], len(answers) - at, learned >= answers[at])

    def _first_of(self, scope: str, answers: list[int]) -> int:
        """Which of these answers was the first of the same action, turn, round or match as the last one."""
        at = len(answers) - 1
        if at < 0 or scope == "start":
            return 0
        depth = SCOPES[::-1].index(scope)  # how many of (round, turn, action) must be the same
        last = self._scope_at(answers[at])[:depth]
        while scope != "answer" and at > 0 and self._scope_at(answers[at - 1])[:depth] == last:
            at -= 1
        return at

    def _scope_at(self, at: int) -> tuple[int, int, int]:
        scope = self.moments[at].scope
        return scope.round, scope.turn, scope.action

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
        return len(self._answers)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def state_after(self, length: int) -> State:
        """A copy of the state after the first `length` entries of the log; the match itself stays where it is."""
        if not 0 <= length <= len(self.moments):
            raise IllegalAnswer(f"the log has {len(self.moments)} entries, not {length}", Phrase("refused-no-such-line"))
        if length == len(self.moments):
            return self._state.clone()
        nearest = max(at for at in self._snapshots if at <= length)
        past = Match(self.game, self.setup, self.seed, self._snapshots[nearest].clone(), "ask", self._now)
        past._snapshots[0] = past._state
        if nearest == 0 and self._start is None:
            past._state.run()
        for moment in self.moments[nearest:length]:
            past._enter(moment.entry)
        return past._state

    def _rewind(self, length: int) -> None:
        """Back to the state after the first `length` entries: the nearest snapshot and a few answers."""
        nearest = max(at for at in self._snapshots if at <= length)
        log = self.log
        self._snapshots = {at: state for at, state in self._snapshots.items() if at <= nearest}
        self.moments = self.moments[:nearest]
        for answers in (self._answers, *self._answers_of):
            del answers[bisect_left(answers, nearest) :]
        self._last_learned = [-1] * self.setup.seats
        for at in range(nearest):
            self._note_who_learned(at)
        self.checks = {at: check for at, check in self.checks.items() if at <= nearest}
        self._state = self._snapshots[nearest].clone()
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
