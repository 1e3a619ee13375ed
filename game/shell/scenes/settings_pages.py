"""The pages of the settings as tables: of each row what it is called, and what it does in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from game.services.i18n import languages
from game.services.settings import ALWAYS, HELD, OFF
from game.shell.desk import Desk
from game.shell.pace import OWN_SPEEDS, SPEEDS, speed_label
from game.shell.paint.palette import CONTRAST, NORMAL
from game.shell.signals import Intent


class Kind(Enum):
    """How a row is changed."""

    TOGGLE = auto()
    SLIDER = auto()
    CHOICE = auto()
    BINDING = auto()
    FACT = auto()
    """Only to be read."""


Labels = Callable[[Desk, object], str]


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a page. `key` is the name of the setting, or of the intent."""

    key: str
    label: str
    text: str
    kind: Kind
    values: tuple[object, ...] = (False, True)
    label_of: Labels = lambda desk, value: str(value)


@dataclass(frozen=True, slots=True)
class Page:
    """A tab."""

    key: str
    label: str
    icon: str
    rows: Callable[[Desk], Sequence[Row]]


def _share(desk: Desk, value: object) -> str:
    assert isinstance(value, int | float)
    return f"{round(value * 100)} %"


def _percent(desk: Desk, value: object) -> str:
    return f"{value} %"


def _speed(desk: Desk, value: object) -> str:
    assert isinstance(value, int | float)
    return speed_label(desk, float(value))


def _named(**names: str) -> Labels:
    return lambda desk, value: desk.say(names[str(value)])


VOLUMES = tuple(number / 20 for number in range(21))
TEXT_SIZES = (100, 125, 150, 175, 200)

GAME = (
    Row(
        "preview",
        "Preview",
        "Shows what a card would lead to before you play it.",
        Kind.CHOICE,
        (ALWAYS, HELD, OFF),
        _named(always="Always", held="While a key is held", off="Never"),
    ),
    Row(
        "hints",
        "Hints",
        "Keeps a lamp at the table that gives advice when you ask for it.",
        Kind.TOGGLE,
    ),
    Row(
        "chances",
        "Win chances",
        "Tells on every plate how likely that player is to win, as the computers see it.",
        Kind.TOGGLE,
    ),
)
SPEED = (
    Row("speed", "Your turns", "How fast your own cards move.", Kind.CHOICE, OWN_SPEEDS, _speed),
    Row(
        "computer_speed",
        "Computers' turns",
        "How fast the computers think and move; at the fastest you only see what came of it.",
        Kind.CHOICE,
        SPEEDS,
        _speed,
    ),
)
DISPLAY = (
    Row("fullscreen", "Full screen", "Uses the whole screen instead of a window.", Kind.TOGGLE),
    Row(
        "text",
        "Text size",
        "Makes everything that is written larger, as far as there is room for it.",
        Kind.CHOICE,
        TEXT_SIZES,
        _percent,
    ),
    Row(
        "theme",
        "Colours",
        "High contrast paints black and white, with strong outlines and a quiet street.",
        Kind.CHOICE,
        (NORMAL, CONTRAST),
        _named(normal="Normal", contrast="High contrast"),
    ),
    Row(
        "reduced_motion",
        "Less motion",
        "Cards fade from place to place; nothing flies, turns or shakes.",
        Kind.TOGGLE,
    ),
)
SOUND = (
    Row("muted", "Silence", "Turns all sound off.", Kind.TOGGLE),
    Row("volume", "Everything", "How loud the game is.", Kind.SLIDER, VOLUMES, _share),
    Row("music", "Music", "How loud the band plays.", Kind.SLIDER, VOLUMES, _share),
    Row("effects", "Effects", "How loud cards, doors and clicks are.", Kind.SLIDER, VOLUMES, _share),
    Row("voices", "Voices", "How loud the animals are.", Kind.SLIDER, VOLUMES, _share),
    Row("mono", "Mono", "Lets both ears hear the same.", Kind.TOGGLE),
    Row("quiet_away", "Silent behind others", "No sound while another window is in front.", Kind.TOGGLE),
)

MEANINGS = {
    Intent.CONFIRM: ("Choose", "Plays a card, presses a button."),
    Intent.BACK: ("Back", "One step back, or the pause."),
    Intent.UP: ("Up", "Moves the focus up."),
    Intent.DOWN: ("Down", "Moves the focus down."),
    Intent.LEFT: ("Left", "Moves the focus left."),
    Intent.RIGHT: ("Right", "Moves the focus right."),
    Intent.NEXT: ("Next", "To the next thing on the screen."),
    Intent.PREVIOUS: ("Previous", "To the thing before."),
    Intent.PAUSE: ("Pause", "Stops the game at once."),
    Intent.INSPECT: ("Look closer", "Shows a card large, with its rules."),
    Intent.PREVIEW: ("Preview", "Shows what a card would lead to, if it is set to a held key."),
    Intent.HINT: ("Hint", "Asks for advice."),
    Intent.SKIP: ("Skip", "Finishes what is moving."),
    Intent.HURRY: ("Hurry", "Everything faster, as long as it is held."),
    Intent.FASTER: ("Faster", "All turns faster."),
    Intent.SLOWER: ("Slower", "All turns slower."),
    Intent.HIDE: ("Hide the hand", "Closes the curtain at once."),
    Intent.LOG: ("Log", "Tells what has happened so far."),
    Intent.REPLAY: ("Last round again", "Shows the last round once more."),
    Intent.WHY: ("Why?", "Tells the rule behind a step."),
    Intent.COPY: ("Copy", "Copies what can be copied."),
    Intent.SEARCH: ("Search", "Looks for words in the log."),
    Intent.FIRST_PILE: ("First pile", "Looks at the pile on one side."),
    Intent.SECOND_PILE: ("Second pile", "Looks at the pile on the other side."),
    Intent.HELP: ("Help", "How the game is played."),
    Intent.MUTE: ("Sound", "Silence, or not."),
    Intent.FULL_SCREEN: ("Full screen", "The whole screen, or a window."),
    Intent.PAGE_UP: ("Page up", "A page back."),
    Intent.PAGE_DOWN: ("Page down", "A page on."),
    Intent.TO_TOP: ("To the top", "To the beginning of a page."),
    Intent.TO_END: ("To the end", "To the end of a page."),
    Intent.ERASE: ("Erase", "Takes back a letter that was typed."),
}
"""What each intent is called, and what it does."""


def _display(desk: Desk) -> Sequence[Row]:
    venues = desk.venues(desk.module.seats[0])
    venue = Row(
        "venue",
        "Venue",
        "Where the next game is played.",
        Kind.CHOICE,
        tuple(venues),
        lambda desk, value: venues.get(str(value), str(value)),
    )
    return (*DISPLAY, venue) if len(venues) > 1 else DISPLAY


def _controls(desk: Desk) -> Sequence[Row]:
    return [Row(intent.name, label, text, Kind.BINDING) for intent, (label, text) in MEANINGS.items()]


def _languages(desk: Desk) -> Sequence[Row]:
    found = languages()
    return [
        Row(
            "language",
            "Language",
            "What the game speaks.",
            Kind.CHOICE if len(found) > 1 else Kind.FACT,
            tuple(found),
            lambda desk, value: found.get(str(value), next(iter(found.values()))),
        )
    ]


def _data(desk: Desk) -> Sequence[Row]:
    return [
        Row(
            "folder",
            "Your files",
            "Settings and games are kept in this folder; nothing ever leaves this computer.",
            Kind.FACT,
            label_of=lambda desk, value: desk.say("nowhere") if value is None else str(value),
        ),
        Row("version", "Version", "Which edition of the game this is.", Kind.FACT),
    ]


PAGES = (
    Page("game", "Game", "cards", lambda desk: GAME),
    Page("speed", "Speed", "speed", lambda desk: SPEED),
    Page("display", "Display", "eye", _display),
    Page("sound", "Sound", "sound", lambda desk: SOUND),
    Page("controls", "Controls", "gear", _controls),
    Page("language", "Language", "people", _languages),
    Page("data", "Data", "info", _data),
)


def current(desk: Desk, row: Row) -> object:
    """What is set now."""
    return getattr(desk if row.kind is Kind.FACT and row.key != "language" else desk.settings, row.key)


def number_of(desk: Desk, row: Row) -> int:
    """Which of the row's values is set, or the closest to it."""
    value = current(desk, row)
    if value in row.values:
        return row.values.index(value)
    if isinstance(value, int | float):
        numbers = [each for each in row.values if isinstance(each, int | float)]
        return min(range(len(numbers)), key=lambda number: abs(numbers[number] - value)) if numbers else 0
    return 0
