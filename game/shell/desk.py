"""What every scene needs at hand, gathered once by the composition root."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from game.core.listing import Games
from game.core.messages import N_
from game.core.module import GameModule
from game.core.rules import Viewer
from game.services.archive.archive import Archive
from game.services.audio import Audio
from game.services.chores import Chores
from game.services.i18n import Language, Translations
from game.services.learned import Learned
from game.services.news import News
from game.services.reviews import Reviews
from game.services.saves import Saves
from game.services.settings import USUAL, Habits, Settings
from game.services.thinker import Thinker
from game.shell.bindings import Bindings, name
from game.shell.front import Address, nowhere
from game.shell.hearing import Hearing
from game.shell.paint.caps import NO_KEY, Cap
from game.shell.paint.type import FOLDED
from game.shell.scenery import Scenery
from game.shell.signals import CONTROLLER, Intent

QUOTED = N_("\N{LEFT DOUBLE QUOTATION MARK}{text}\N{RIGHT DOUBLE QUOTATION MARK}")
"""What somebody said."""


@dataclass
class CurrentGame:
    """The game that is played, or that would be."""

    module: GameModule
    venues: Callable[[int], Mapping[str, str]] = lambda seats: {}
    """The places where so many can play: key and name."""
    sound_words: Mapping[str, str] = field(default_factory=dict)
    """What its sounds are called, by cue."""
    scenery: Scenery = field(default_factory=Scenery)
    """What it paints around the menus."""
    said: str = ""
    """What a command line must say to mean it."""


@dataclass(frozen=True, slots=True)
class Foyer:
    """What there is to choose from; where nothing is listed, there is only what is played already."""

    games: Games = ()
    turn_to: Callable[[str], object] = lambda key: None
    """Play the game of that key from now on; whatever was painted for another one has to be left."""
    address: Callable[[str], Address] = nowhere
    """Where the game of that key is to be seen from the street, without being loaded."""

    @property
    def several(self) -> bool:
        """It has to be said which game is meant."""
        return len(self.games) > 1


@dataclass
class Desk:
    """The house: its language, the loudspeaker, settings, saves, whoever thinks for the computers; and what
    is played in it at the moment."""

    game: CurrentGame
    translations: Translations
    audio: Audio
    settings: Settings
    save_settings: Callable[[], None]
    version: str
    thinker: Thinker
    saves: Saves = field(default_factory=Saves)
    bindings: Bindings = field(default_factory=Bindings)
    apply_settings: Callable[[], None] = lambda: None
    """Let a change be seen and heard at once."""
    folder: Path | None = None
    """Where everything is kept."""
    foyer: Foyer = field(default_factory=Foyer)
    """Where it is chosen what is played."""
    learned: Learned = field(default_factory=lambda: Learned(None, News()))
    """Which lessons are done."""
    chores: Chores = field(default_factory=Chores)
    """Long jobs, one after the other."""
    reviews: Reviews = field(default_factory=lambda: Reviews(None, ()))
    """What is known of games that are over."""
    archive: Archive = field(default_factory=lambda: Archive(None, (), Saves(), News()))
    """All games that were played."""

    def __post_init__(self) -> None:
        self.hearing = Hearing(self.settings, self.game.sound_words)
        self.audio.listener = self.hearing.hear

    @property
    def module(self) -> GameModule:
        """What the house knows of the game that is played."""
        return self.game.module

    @property
    def scenery(self) -> Scenery:
        """What that game paints around the menus."""
        return self.game.scenery

    @property
    def habits(self) -> Habits:
        """How that game was played the last time."""
        return self.settings.of(self.module.key)

    @property
    def hands(self) -> str:
        """How hands are kept between people now; one of `HANDS`."""
        return self.module.hands if self.settings.hands == USUAL else self.settings.hands

    @property
    def left(self) -> list[GameModule]:
        """What people have left games of; whatever else there is need not even be loaded."""
        if not self.foyer.games:
            return [self.module]
        return [game.load() for game in self.foyer.games if self.saves.count(game.key)]

    def turn_to(self, game: CurrentGame) -> None:
        """Play this from now on."""
        self.game = game
        self.hearing.turn_to(game.sound_words)

    @property
    def folded(self) -> bool:
        """Letters are so large that what can be done without is left out."""
        return self.settings.text / 100 > FOLDED

    @property
    def news(self) -> News:
        """What the player should hear about the world outside."""
        return self.saves.news

    @property
    def unsaved(self) -> str:
        """What the player is told until everything is saved."""
        sentence = self.saves.unsaved.sentence
        return self.say(sentence) if sentence else ""

    def settings_changed(self) -> None:
        """Let it be seen and heard, and keep it for next time."""
        self.apply_settings()
        self.save_settings()

    def say(self, message: str, **fields: object) -> str:
        """A text of the interface in the player's language, as the game words it."""
        return self.translations.text(self.scenery.wording.get(message, message)).format(**fields)

    def key(self, *intents: Intent) -> Cap:
        """What means the first of these that anything means, on the device that was used last."""
        device, said = self.bindings.device, self.translations.key
        labels = (self.bindings.label(device, intent, said) for intent in intents)
        return Cap(next(filter(None, labels), ""), device == CONTROLLER)

    def short_key(self, intent: Intent) -> Cap:
        """Of all that means this on the device that was used last, what has the shortest name."""
        device, said = self.bindings.device, self.translations.key
        names = [name(device, code, said) for code in self.bindings.of(device, intent)]
        return Cap(min(names, key=len, default=""), device == CONTROLLER)

    def letter(self, letter: str) -> Cap:
        """A letter key that a game reads itself: on the keyboard alone, and only where the player has not
        bound it to something else."""
        taken = self.bindings.device == CONTROLLER or ord(letter) in self.bindings.keys
        return NO_KEY if taken else Cap(letter.upper())

    def arrows(self, *intents: Intent) -> Cap:
        """What leads in these directions, on the device that was used last."""
        device, said = self.bindings.device, self.translations.key
        labels = dict.fromkeys(self.bindings.arrow(device, intent, said) for intent in intents)
        return Cap(" ".join(labels), device == CONTROLLER)

    def count(self, one: str, many: str, count: int, **fields: object) -> str:
        """A text about so many of something."""
        return self.translations.plural(one, many, count).format(count=count, **fields)

    def words(self, names: Sequence[str], reader: Viewer = None, worn: Sequence[str] = ()) -> Language:
        """The language with these players at the table, spoken to one of them or to all."""
        return Language(names, self.translations, reader, self.settings.chances, worn)
