"""The pages of the settings as tables: of each row what it is called, and what it does in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from game.core.chances import MANNERS, NUMBERS, WORDS
from game.core.coaching import TEACH, WARN
from game.core.hands import EVERY_TURN, HANDS, ON_LOOK, OPEN_HANDS
from game.core.messages import N_
from game.services.house_rules import BY_KEY, HOUSE_RULES, OWN, adopt, in_force, name_of
from game.services.i18n import languages, understood
from game.services.settings import (
    ALWAYS,
    COMPUTERS,
    DRAWN,
    FOR_A_WHILE,
    HELD,
    NEVER,
    NOT_AT_ALL,
    OFF,
    UNTIL_DONE,
    USUAL,
    Habits,
    Settings,
)
from game.shell.desk import Desk
from game.shell.paint.palette import CONTRAST, NORMAL
from game.shell.scenes.settings.meanings import MEANINGS
from game.shell.table.pace import OWN_SPEEDS, SPEEDS, speed_label


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
    read: Callable[[Desk], object] | None = None
    """What is set, where the setting alone does not say it."""
    write: Callable[[Desk, str], None] | None = None
    """How it is set, where that is not the value of a single setting."""
    of_game: bool = False
    """It is set for each game by itself."""


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
    return lambda desk, value: desk.say(names[str(value).lower()])


VOLUMES = tuple(number / 20 for number in range(21))
TEXT_SIZES = (100, 125, 150, 175, 200)


def _house(desk: Desk) -> Row:
    """All the rows below it at once."""
    key = in_force(desk.settings)
    presets = tuple(rules.key for rules in HOUSE_RULES)
    return Row(
        "house",
        N_("House rules"),
        BY_KEY[key].text
        if key in BY_KEY
        else N_("How much help the table gives. Own: choose each rule below."),
        Kind.CHOICE,
        (*presets, OWN) if key == OWN else presets,
        lambda desk, value: desk.say(name_of(str(value))),
        lambda desk: in_force(desk.settings),
        lambda desk, value: adopt(desk.settings, value),
    )


TAKEBACK_TEXTS = {
    COMPUTERS: N_("Undo as often as you like. Undoing a reveal makes the game casual."),
    DRAWN: N_("Undo your last decision until something is revealed."),
    NEVER: N_("No undo."),
}


CHANCES = {OFF: N_("Off"), WORDS: N_("In words"), NUMBERS: N_("In numbers")}


COACH_TEXTS = {
    OFF: N_("No coach. You can still ask for hints."),
    WARN: N_("Warns you once before a costly move. Makes the game casual."),
    TEACH: N_("Warns you, and tells the cost of every move. Makes the game casual."),
}
COACH = {OFF: N_("Off"), WARN: N_("Warns"), TEACH: N_("Teaches")}


def _coach(desk: Desk) -> Row:
    """Each of its values is explained by itself."""
    text = COACH_TEXTS[desk.settings.coach]
    return Row("coach", N_("Coach"), text, Kind.CHOICE, tuple(COACH), _named(**COACH))


def _takeback(desk: Desk) -> Row:
    """Each of its values is explained by itself."""
    return Row(
        "takeback",
        N_("Take back"),
        TAKEBACK_TEXTS[desk.settings.takeback],
        Kind.CHOICE,
        tuple(TAKEBACK_TEXTS),
        _named(
            computers=N_("Always (against computers)"),
            drawn=N_("Until a reveal"),
            never=N_("Never"),
        ),
    )


HANDS_TEXTS = {
    EVERY_TURN: N_("At one screen, a curtain hides every secret turn."),
    ON_LOOK: N_("Hands stay face down until their owner looks. A curtain if all is secret."),
    OPEN_HANDS: N_("People at one screen see each other's hands. No curtain."),
}


def _hands(desk: Desk) -> Row:
    """As each game has it, or in all of them alike; what that means here is explained for each value."""
    return Row(
        "hands",
        N_("Hands with people"),
        HANDS_TEXTS[desk.hands],
        Kind.CHOICE,
        (USUAL, *HANDS),
        _named(
            usual=N_("Game's default"),
            every_turn=N_("Curtain every turn"),
            on_look=N_("Face down until you look"),
            open_hands=N_("Open hands"),
        ),
    )


TURN_END = Row(
    "turn_end",
    N_("End of your turn"),
    N_("How long your turn stays on the table. Until then you can undo it."),
    Kind.CHOICE,
    (UNTIL_DONE, FOR_A_WHILE, NOT_AT_ALL),
    _named(**{UNTIL_DONE: N_("Until Done"), FOR_A_WHILE: N_("1.5 seconds"), NOT_AT_ALL: N_("No wait")}),
)


def _speed_rows(desk: Desk) -> Sequence[Row]:
    """Not every game waits at the end of a turn."""
    return (*SPEED, TURN_END) if desk.module.dwells else SPEED


GAME = (
    Row(
        "preview",
        N_("Preview"),
        N_("Shows the result of a move before you make it."),
        Kind.CHOICE,
        (ALWAYS, HELD, OFF),
        _named(always=N_("Always"), held=N_("While a key is held"), off=N_("Never")),
    ),
    Row(
        "hints",
        N_("Hints"),
        N_("Puts a lamp on the table. It gives a hint when you ask."),
        Kind.TOGGLE,
    ),
    Row(
        "chances",
        N_("Win chances"),
        N_("How to show win chances. They use only what you can see."),
        Kind.CHOICE,
        MANNERS,
        _named(**CHANCES),
    ),
    Row(
        "open_piles",
        N_("Open piles"),
        N_("Shows piles and the score. Otherwise hidden until the end."),
        Kind.TOGGLE,
    ),
)
SPEED = (
    Row("speed", N_("Your turns"), N_("The speed of your own turns."), Kind.CHOICE, OWN_SPEEDS, _speed),
    Row(
        "computer_speed",
        N_("Computers' turns"),
        N_("The speed of computers' turns. The fastest shows only the result."),
        Kind.CHOICE,
        SPEEDS,
        _speed,
    ),
)
_TEXT = Row(
    "text",
    N_("Text size"),
    N_("The size of all text."),
    Kind.CHOICE,
    TEXT_SIZES,
    _percent,
)
_COLOURS = Row(
    "theme",
    N_("Colors"),
    N_("High contrast: black and white, strong outlines, plain background."),
    Kind.CHOICE,
    (NORMAL, CONTRAST),
    _named(normal=N_("Normal"), contrast=N_("High contrast")),
)
_MOTION = Row(
    "reduced_motion",
    N_("Less motion"),
    N_("Things fade instead of flying, turning or shaking."),
    Kind.TOGGLE,
)
_SIDE = Row(
    "mirrored",
    N_("Mirror the table"),
    N_("Swaps the left and right side of the table."),
    Kind.CHOICE,
    label_of=_named(false=N_("Not mirrored"), true=N_("Mirrored")),
)
_CAPTIONS = Row(
    "captions",
    N_("Sound captions"),
    N_("Shows sounds as text, even if the sound is off."),
    Kind.TOGGLE,
)
_MONO = Row("mono", N_("Mono"), N_("Plays the same sound on both sides."), Kind.TOGGLE)

DISPLAY = (
    Row("fullscreen", N_("Full screen"), N_("Uses the whole screen instead of a window."), Kind.TOGGLE),
    _TEXT,
    _COLOURS,
    _SIDE,
)
SOUND = (
    Row("muted", N_("Sound"), N_("Turns all sound on or off."), Kind.TOGGLE, (True, False)),
    Row("volume", N_("Master volume"), N_("The volume of all sound."), Kind.SLIDER, VOLUMES, _share),
    Row("music", N_("Music"), N_("The volume of the music."), Kind.SLIDER, VOLUMES, _share),
    Row(
        "effects",
        N_("Effects"),
        N_("The volume of clicks, doors and the room."),
        Kind.SLIDER,
        VOLUMES,
        _share,
    ),
    Row("voices", N_("Voices"), N_("The volume of the voices."), Kind.SLIDER, VOLUMES, _share),
    _MONO,
    Row(
        "quiet_away",
        N_("Mute in background"),
        N_("Mutes the game while another window is in front."),
        Kind.TOGGLE,
    ),
)
ACCESS = (_TEXT, _COLOURS, _MOTION, _SIDE, _CAPTIONS, _MONO)
"""What makes the game easier to see, to hear and to follow, all on one page; some of it is on others, too."""

CONTROLS = (
    Row(
        "hold_to_toggle",
        N_("Hold or press"),
        N_("Hold the key for preview and fast-forward, or press it on and off."),
        Kind.CHOICE,
        (False, True),
        _named(false=N_("Hold"), true=N_("Press once")),
    ),
)


def _display(desk: Desk) -> Sequence[Row]:
    venues = desk.game.venues(desk.module.seats[0])
    venue = Row(
        "venue",
        N_("Venue"),
        N_("The venue of your next game."),
        Kind.CHOICE,
        tuple(venues),
        lambda desk, value: desk.translations.text(venues.get(str(value), str(value))),
        of_game=True,
    )
    return (*DISPLAY, venue) if len(venues) > 1 else DISPLAY


def _controls(desk: Desk) -> Sequence[Row]:
    keys = (Row(intent.name, label, text, Kind.BINDING) for intent, (label, text) in MEANINGS.items())
    return [*CONTROLS, *keys]


def _languages(desk: Desk) -> Sequence[Row]:
    found = languages()
    return [
        Row(
            "language",
            N_("Language"),
            N_("The language of all texts."),
            Kind.CHOICE,
            tuple(found),
            lambda desk, value: found[str(value)],
            _spoken,
        )
    ]


def _spoken(desk: Desk) -> object:
    """What is spoken, even if the system chose it."""
    return understood(desk.settings.language or desk.translations.code)


def _data(desk: Desk) -> Sequence[Row]:
    return [
        Row(
            "folder",
            N_("Your files"),
            N_("Settings and games are in this folder. Nothing leaves this computer."),
            Kind.FACT,
            label_of=lambda desk, value: desk.say("nowhere") if value is None else str(value),
        ),
        Row(
            "first_start",
            N_("Show the first start again"),
            N_("Shows the welcome screens at the next start."),
            Kind.TOGGLE,
        ),
        Row("version", N_("Version"), N_("The version of this program."), Kind.FACT),
    ]


PAGES = (
    Page(
        "game",
        N_("Game"),
        "cards",
        lambda desk: (_house(desk), _takeback(desk), _coach(desk), *GAME, _hands(desk)),
    ),
    Page("speed", N_("Speed"), "speed", _speed_rows),
    Page("display", N_("Display"), "eye", _display),
    Page("sound", N_("Sound"), "sound", lambda desk: SOUND),
    Page("access", N_("Accessibility"), "person", lambda desk: ACCESS),
    Page("controls", N_("Controls"), "gear", _controls),
    Page("language", N_("Language"), "people", _languages),
    Page("data", N_("Data"), "info", _data),
)


def current(desk: Desk, row: Row) -> object:
    """What is set now."""
    if row.read is not None:
        return row.read(desk)
    return getattr(desk if row.kind is Kind.FACT else _kept(desk, row), row.key)


def put(desk: Desk, row: Row, value: object) -> None:
    """Set it."""
    if row.write is not None:
        row.write(desk, str(value))
    else:
        setattr(_kept(desk, row), row.key, value)


def usual(row: Row) -> object:
    """What it is set to as long as nobody has changed it."""
    return getattr(Habits() if row.of_game else Settings(), row.key)


def _kept(desk: Desk, row: Row) -> Habits | Settings:
    return desk.habits if row.of_game else desk.settings


def number_of(desk: Desk, row: Row) -> int:
    """Which of the row's values is set, or the closest to it."""
    value = current(desk, row)
    if value in row.values:
        return row.values.index(value)
    if isinstance(value, int | float):
        numbers = [each for each in row.values if isinstance(each, int | float)]
        return min(range(len(numbers)), key=lambda number: abs(numbers[number] - value)) if numbers else 0
    return 0
