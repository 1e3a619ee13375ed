"""The people who play here: what they are called, and what each of them likes to wear."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from game.core.words import USUAL_NAMES
from game.services.archive.persons import LONGEST
from game.services.saved_game import one_line
from game.services.settings import LONGEST_LIST, Settings

MOST: Final = 12
"""So many are remembered; whoever has not played for longest is forgotten."""


def clean(name: str) -> str:
    """A name that can be shown; empty where there is nothing to be seen."""
    short = one_line(name, LONGEST)
    return short if any(unicodedata.category(sign)[0] in "LNPS" for sign in short) else ""


def remembered(settings: Settings) -> list[str]:
    """Their names, whoever played last first; those of nobody in particular are not among them."""
    names = [name for name in map(clean, settings.profiles) if name and name not in USUAL_NAMES]
    return list(dict.fromkeys(names))[:MOST]


def known(settings: Settings) -> list[str]:
    """Those who can be offered a seat: whoever is remembered, and I."""
    names, me = remembered(settings), clean(settings.me)
    mine = [me] if me and me not in (*names, *settings.forgotten) else []
    return [*mine, *names]


def introduce(settings: Settings, seat: int, name: str) -> None:
    """Whoever writes a new name where nobody had one, and nobody has said who I am, is me."""
    earlier = clean(settings.names[seat]) if seat < len(settings.names) else ""
    named = earlier not in ("", *USUAL_NAMES)
    if not (settings.me or named or name in (*USUAL_NAMES, *remembered(settings))):
        settings.me, settings.me_asked = name, True


def call_me(settings: Settings, name: str) -> None:
    """I am called that from now on, or nothing in particular; what was played under another name stays."""
    settings.names = [name if settings.me and each == settings.me else each for each in settings.names]
    settings.forgotten = [each for each in settings.forgotten if each != name]
    settings.me, settings.me_asked = name, True


def livery_of(settings: Settings, name: str) -> str:
    """The name of what somebody wore last; empty if nobody knows."""
    return next((worn for known, worn in settings.profiles.items() if clean(known) == name), "")


def remember(settings: Settings, people: Iterable[tuple[str, str]]) -> None:
    """These play now: their names, and what they wear."""
    playing = {name: livery for name, livery in people if name not in USUAL_NAMES}
    earlier = {name: livery_of(settings, name) for name in remembered(settings) if name not in playing}
    settings.profiles = dict(list((playing | earlier).items())[:MOST])
    settings.forgotten = [name for name in settings.forgotten if name not in playing]


def forget(settings: Settings, name: str) -> None:
    """As if that one had never played here: the name is not offered any more, and the games stay."""
    settings.profiles = {known: worn for known, worn in settings.profiles.items() if clean(known) != name}
    settings.forgotten = list(dict.fromkeys([name, *settings.forgotten]))[:LONGEST_LIST]


def distinct(names: Sequence[str]) -> list[str]:
    """The names, with a number behind those that somebody before has already."""
    given: list[str] = []
    for name in names:
        number, other = 1, name
        while other.casefold() in map(str.casefold, given):
            number += 1
            ending = f" {number}"
            other = name[: LONGEST - len(ending)].rstrip() + ending
        given.append(other)
    return given
