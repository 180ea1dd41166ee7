"""The tutorial: the lessons of all modes."""

from __future__ import annotations

from ludarium.games.hara.catalogue import modes

lessons = tuple(lesson for spec in modes().values() for lesson in spec.lessons)
