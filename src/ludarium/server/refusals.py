"""What the server says when it cannot do what was asked: a word for programs, a text for people in their language."""

from __future__ import annotations

from ludarium.core.errors import BadOption, BadPack, BadSave, IllegalAnswer, LudariumError, Refused
from ludarium.core.text import Phrase

STATUS = {
    "bad-request": 400,
    "bad-option": 400,
    "bad-save": 400,
    "illegal": 409,
    "refused": 409,
    "stale": 409,
    "used-id": 409,
    "not-yours": 403,
    "wrong-token": 403,
    "foreign-origin": 403,
    "foreign-host": 421,
    "no-table": 404,
    "no-title": 404,
    "no-such": 404,
    "no-seat": 409,
    "still-played": 409,
    "closed": 410,
    "too-large": 413,
    "too-fast": 429,
    "too-many": 503,
    "not-stored": 503,
    "trouble": 500,
}


class NotSo(LudariumError):
    """A refusal of the server itself; `code` is one of STATUS and has a message `server-<code>`."""

    def __init__(self, code: str, detail: str = "", phrase: Phrase | None = None) -> None:
        super().__init__(detail or code, phrase or Phrase(f"server-{code}"))
        self.code = code


def concerns_everybody(problem: Exception) -> bool:
    """Is the database itself locked, full, damaged or gone? Otherwise it took offence at one bad write."""
    from sqlalchemy.exc import DatabaseError, InterfaceError, OperationalError  # half of the time of a process that has none

    return isinstance(problem, OperationalError | InterfaceError) or type(problem) is DatabaseError


def code_of(problem: Exception) -> str:
    match problem:
        case NotSo(code=code):
            return code
        case Refused():
            return "refused"
        case IllegalAnswer():
            return "illegal"
        case BadOption():
            return "bad-option"
        case BadSave() | BadPack():
            return "bad-save"
    return "not-stored" if concerns_everybody(problem) else "trouble"


def phrase_of(problem: Exception) -> Phrase:
    """The text for people: the error's own, else what there is to say about errors of this kind."""
    own = problem.phrase if isinstance(problem, LudariumError) else None
    return own or Phrase(f"server-{code_of(problem)}")


def detail_of(problem: Exception) -> str:
    """What else there is to know, in English; what we did wrong is nobody's business but ours."""
    return " ".join(str(problem).split())[:500] if isinstance(problem, LudariumError) else ""
