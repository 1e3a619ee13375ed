"""What the player wants to find again next time: plain values, and what each must be like to be used.

`settings_file.py` keeps them.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, Final

from game.core.chances import MANNERS, NUMBERS, WORDS
from game.core.coaching import MODES, WARN
from game.core.hands import HANDS

ALWAYS, HELD, OFF = "always", "held", "off"
"""Always, only while a key is held, never."""
COMPUTERS, DRAWN, NEVER = "computers", "drawn", "never"
"""Any turn against computers, a card until the next one is drawn, nothing."""
USUAL = "usual"
"""As the game has it."""
UNTIL_DONE, FOR_A_WHILE, NOT_AT_ALL = "done", "while", "not"
"""Until a person says so, or at most for a moment, or not."""

LARGEST_WINDOW: Final = 10_000
"""More than any screen has; a window much larger than that cannot be opened."""
LONGEST_TEXT: Final = 100
LONGEST_LIST: Final = 32
LONGEST_TABLE: Final = 200


@dataclass(slots=True)
class Habits:
    """How a game was played the last time."""

    venue: str = ""
    """The key of the table's looks; empty leaves it to the game."""
    last_setup: dict[str, str] = field(default_factory=dict)
    """The words of its set-up."""
    seats: list[str] = field(default_factory=list)
    """Who sat where: the key of a kind of player."""
    computers: list[str] = field(default_factory=list)
    """Which computer takes each seat when no person does, by seat."""


@dataclass(slots=True)
class Settings:
    """Plain values; the defaults are those of the first start."""

    width: int | None = None
    """Of the window; None leaves the size to the game."""
    height: int | None = None
    x: int | None = None
    """Where the window stood; None leaves the place to the system."""
    y: int | None = None
    fullscreen: bool = False
    muted: bool = False
    volume: float = 0.8
    """Of everything; from 0, silent, to 1."""
    music: float = 1.0
    effects: float = 1.0
    voices: float = 1.0
    """How loud each of them is compared with the others."""
    captions: bool = False
    """What can be heard is written, too."""
    mono: bool = False
    """The same in both ears."""
    quiet_away: bool = False
    """Silent while another window is in front."""
    speed: float = 1.0
    """How fast people's own turns are shown; 2 is twice as fast as usual."""
    computer_speed: float = 1.0
    """How fast the computers' turns are shown."""
    text: int = 100
    """How large everything written is, in percent."""
    theme: str = "normal"
    """The colours."""
    hints: bool = True
    """Advice can be asked for."""
    mirrored: bool = False
    """What is usually on the left of the table is on the right."""
    reduced_motion: bool = False
    """Nothing flies; what changes its place fades there."""
    coach: str = OFF
    """What a coach says about a person's moves; one of `MODES`."""
    coached: str = ""
    """The game that the coach was lent to, by its seed: with the next one it is off again. Empty: to none."""
    chances: str = WORDS
    """How to tell who is likely to win, as the computers see it; one of `MANNERS`."""
    preview: str = ALWAYS
    """When to show what a choice would lead to."""
    takeback: str = COMPUTERS
    """What can be taken back."""
    open_piles: bool = True
    """The piles can be looked through, and the score is told, before the game is over."""
    hands: str = USUAL
    """How hands are kept between people at one screen: one of `HANDS`, or as the game has it."""
    turn_end: str = FOR_A_WHILE
    """How long a person's turn that is over stays on the table, in games that wait for that."""
    hold_to_toggle: bool = False
    """What others hold a key for goes on from one press of it to the next."""
    language: str | None = None
    """A code such as `de`; None follows the system."""
    keys: dict[str, str] = field(default_factory=dict)
    """What the player changed: the name of an intent, and the numbers of its keys."""
    buttons: dict[str, str] = field(default_factory=dict)
    """The same for controllers."""
    names: list[str] = field(default_factory=list)
    """What those were called who played last, by seat."""
    liveries: list[str] = field(default_factory=list)
    """And what they wore: the name of a colour with its symbol."""
    first_start: bool = False
    """Show the first start when the game opens the next time, as if it were the first."""
    profiles: dict[str, str] = field(default_factory=dict)
    """Those who have played here, the latest first: what they are called, and what they wore last."""
    me: str = ""
    """What somebody is called who plays alone under a usual name; empty if nobody has said so."""
    me_asked: bool = False
    """Somebody was asked for that, and need not be asked again."""
    game: str = ""
    """The key of the game that was chosen last; empty leaves it to the house."""
    games: dict[str, Habits] = field(default_factory=dict)
    """By the key of a game."""

    def of(self, game: str) -> Habits:
        """How that game is played; whatever is changed there is kept, too."""
        return self.games.setdefault(game, Habits())

    def lend_coach(self, seed: int) -> None:
        """For that one game there is a coach, if there is none anyway."""
        if self.coach == OFF:
            self.coach, self.coached = WARN, str(seed)

    def give_coach_back(self, seed: int) -> None:
        """That game is played now: a coach that another one was lent is off, unless it was changed since."""
        if self.coached not in ("", str(seed)):
            self.coach = OFF if self.coach == WARN else self.coach
            self.coached = ""


Check = Callable[[object], bool]


def _whole(low: int, high: int) -> Check:
    # A bool is an int for Python, but true is no width.
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _number(low: float, high: float) -> Check:
    # NaN and the infinities fail the comparison.
    return lambda value: (
        isinstance(value, int | float) and not isinstance(value, bool) and low <= value <= high
    )


def _optional(check: Check) -> Check:
    return lambda value: value is None or check(value)


def _one_of(*values: str) -> Check:
    return lambda value: isinstance(value, str) and value in values


def _is_flag(value: object) -> bool:
    return isinstance(value, bool)


def _is_text(value: object) -> bool:
    """Something that can be drawn on one line: no control characters, no half characters."""
    return (
        isinstance(value, str)
        and len(value) <= LONGEST_TEXT
        and not any(unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") for letter in value)
    )


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and len(value) <= LONGEST_LIST and all(map(_is_text, value))


def _is_words(value: object) -> bool:
    return isinstance(value, dict) and _is_texts(list(value)) and _is_texts(list(value.values()))


def _is_numbers(value: object) -> bool:
    """Names, and a few numbers for each."""
    return (
        isinstance(value, dict)
        and len(value) <= LONGEST_TABLE
        and all(map(_is_text, [*value, *value.values()]))
        and all(number.isdecimal() and number.isascii() for each in value.values() for number in each.split())
    )


_TYPES: Final = {each.name: str(each.type) for each in (*fields(Settings), *fields(Habits))}
_BY_TYPE: Final[Mapping[str, Check]] = {
    "bool": _is_flag,
    "float": _number(0, 1),
    "str": _is_text,
    "str | None": _optional(_is_text),
    "list[str]": _is_texts,
    "dict[str, str]": _is_words,
}
CHECKS: Final[Mapping[str, Check]] = {
    **{name: _BY_TYPE[kind] for name, kind in _TYPES.items() if kind in _BY_TYPE},
    "width": _optional(_whole(100, LARGEST_WINDOW)),
    "height": _optional(_whole(100, LARGEST_WINDOW)),
    "x": _optional(_whole(-32_768, 32_767)),
    "y": _optional(_whole(-32_768, 32_767)),
    "speed": _number(0.1, 100),
    "computer_speed": _number(0.1, 100),
    "text": _whole(100, 200),
    "theme": _one_of("normal", "contrast"),
    "chances": _one_of(*MANNERS),
    "coach": _one_of(*MODES),
    "preview": _one_of(ALWAYS, HELD, OFF),
    "takeback": _one_of(COMPUTERS, DRAWN, NEVER),
    "hands": _one_of(USUAL, *HANDS),
    "turn_end": _one_of(UNTIL_DONE, FOR_A_WHILE, NOT_AT_ALL),
    "keys": _is_numbers,
    "buttons": _is_numbers,
}
"""What each value must be like to be used: as its type says, or as it is said here. For every game those of
its habits, too."""
SINCE: Final[Mapping[str, tuple[object, object]]] = {"chances": (OFF, NUMBERS)}
"""What used to be false or true, and what is said for each of them now."""
PRIVATE: Final = frozenset({"names", "profiles", "me"})
"""What tells who plays: it is left out of anything that somebody else may read."""


def renewed(name: str, value: object) -> object:
    """A value of an older game as it is called now."""
    return SINCE[name][value] if name in SINCE and isinstance(value, bool) else value


HABITS: Final = tuple(each.name for each in fields(Habits))
OF: Final = "."
"""Stands between the key of a game and the name of one of its habits."""


def check_of(name: str) -> Check | None:
    """What a value of that name must be like; None if nobody knows the name."""
    game, _, habit = name.rpartition(OF)
    return CHECKS.get(habit) if game and habit in HABITS else CHECKS.get(name)


def spread(settings: Settings, heir: str) -> dict[str, Any]:
    """All of them by name, in one table: `venue` and the like are those of the `heir`, a game that was there
    before the others; for those it is `their_key.venue`, where it is not as usual: whoever has only looked at
    them has nothing to keep."""
    values, usual = asdict(settings), asdict(Habits())
    games = values.pop("games")
    habits: dict[str, Any] = games.pop(heir, usual)
    others = {
        f"{key}{OF}{name}": value
        for key, each in games.items()
        for name, value in each.items()
        if value != usual[name]
    }
    return values | habits | others


def gathered(values: Mapping[str, Any], heir: str) -> Settings:
    """The reverse; what is unknown is left out, and what is missing has its default."""
    house: dict[str, Any] = {}
    games: dict[str, dict[str, Any]] = {}
    for name, value in values.items():
        game, _, habit = name.rpartition(OF)
        if name in HABITS or (game and habit in HABITS):
            games.setdefault(game or heir, {})[habit] = value
        elif name in CHECKS:
            house[name] = value
    habits = {key: Habits(**each) for key, each in games.items()}
    return Settings(**house, games={key: each for key, each in habits.items() if each != Habits()})


SAFE: Final = ("width", "height", "x", "y", "fullscreen", "text", "theme", "keys", "buttons")
"""What may keep somebody from seeing or reaching anything."""


def safe(settings: Settings) -> Settings:
    """The same, but everything that could be in the way as it was at the beginning, and silent."""
    usual = Settings()
    return replace(settings, muted=True, **{name: getattr(usual, name) for name in SAFE})
