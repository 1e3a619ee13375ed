"""The composition root of the desktop game: knows every part of the house, and puts it together."""

from __future__ import annotations

import argparse
import secrets
import time
from collections.abc import Sequence
from dataclasses import asdict, replace
from functools import partial
from io import BytesIO
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final

import pygame
from pygame._sdl2.video import Window as SdlWindow

from game import APP, __version__
from game.cli.laying_out import again, laid_out
from game.cli.options import chosen, desktop_options
from game.cli.program import Program
from game.core.errors import BadSetup
from game.core.fairness import SEED_BITS
from game.core.levels import HUMAN
from game.core.listing import Listing, find, said
from game.core.messages import N_
from game.desktop.shows import FRONTS, SHOWS, Fronts, Shows, Staging, offered
from game.services import files
from game.services.archive.archive import Archive
from game.services.archive.persons import known
from game.services.audio import Audio
from game.services.band import Pieces, pieces_in
from game.services.casual import TYPED_SEED
from game.services.chores import Chores
from game.services.i18n import Translations, understood
from game.services.learned import Learned
from game.services.memory import keep, let_go
from game.services.news import News
from game.services.paths import user_folder
from game.services.reviews import Reviews
from game.services.saves import Saves
from game.services.settings import Settings, safe
from game.services.settings_file import SettingsFile, is_first
from game.services.system_language import system_language
from game.services.thinker import ProcessThinker
from game.services.unsaved import AGAIN_SECONDS, Unsaved
from game.shell.bindings import Bindings
from game.shell.comfort import tune
from game.shell.desk import CurrentGame, Desk, Foyer
from game.shell.early import screens, window_plan
from game.shell.front import Address, Front
from game.shell.layout import BadLayout
from game.shell.paint.art import Art
from game.shell.paint.type import Type
from game.shell.routes import Routes
from game.shell.scenes.menu.first_start import FirstStart
from game.shell.scenes.menu.people import People
from game.shell.scenes.scene import Scene
from game.shell.scenes.stack import Stack
from game.shell.show import Party, Show
from game.shell.window import Window

if TYPE_CHECKING:
    from game.shell.table.scene import Table

PICTURES: Final = "pictures"
PICTURE_KEPT: Final = N_("Pictures of the window are saved in {folder}.")

_ASKED: list[SdlWindow] = []
"""SDL's windows that were asked where they are: pygame gives them to all later events without holding on to
them, so they must never go."""


class Desktop:
    """Everything the desktop game consists of. `run` plays until the player leaves."""

    def __init__(
        self, options: argparse.Namespace, program: Program, shows: Shows = SHOWS, fronts: Fronts = FRONTS
    ) -> None:
        self.options, self._program, self._shows, self._fronts = options, program, shows, fronts
        self.data = user_folder(APP, options.data_dir)
        self.news = News()
        self.unsaved = Unsaved(self.news, AGAIN_SECONDS)
        self._told_unsaved = ""
        self._settings_file = SettingsFile(self.data, self.news, find(program.games).key, self.unsaved)
        self.settings = self._load_settings()
        self._full_screen, self._mirrored = self.settings.fullscreen, self.settings.mirrored
        self._games = offered(program.games, shows)
        listing = chosen(options, self._games, self.settings.game)
        self.pictures = program.asset_folders(listing.key)
        self.translations = Translations(self.pictures)
        self._system_language = system_language()
        self.bindings = Bindings()
        pygame.display.init()
        pygame.font.init()
        self.art, self.letters = Art(self.pictures), Type()
        self.window = self._open_window(listing.title)
        self._stagings: dict[str, Staging] = {}
        """How each game is shown that has been wanted so far."""
        kept = None if options.demo else self.data
        saves = Saves(kept, self.news, self.unsaved)
        self._archive = Archive(kept, program.games, saves, self.news, lambda: known(self.settings))
        self.thinker = ProcessThinker(program.games)
        self.desk = Desk(
            self._game(listing),
            self.translations,
            Audio(*self._sounds()),
            self.settings,
            self._save,
            __version__,
            self.thinker,
            saves,
            self.bindings,
            self._apply,
            self.data,
            Foyer(self._games, self.turn_to, self._address),
            Learned(kept, self.news, self.settings, self.unsaved),
            Chores(lambda: self.thinker.busy),
            Reviews(kept, program.games, self.unsaved),
            self._archive,
        )
        self.routes = Routes(self.desk, self.show)
        self.stack: Stack | None = None
        """What there is to see, as soon as the first scene has opened."""
        self._apply()

    def _game(self, listing: Listing) -> CurrentGame:
        """Everything the scenes need of a game."""
        module, key = listing.load(), listing.key
        self._archive.loaded.add(key)
        if key not in self._stagings:
            levels = [self._program.level_folder(key), self.data / "levels" / key]
            self._stagings[key] = self._shows[key](self.art, self.letters, levels)
        show = self._stagings[key].show
        named = said(self._program.games, key)
        return CurrentGame(module, show.venues, show.sound_words, show.scenery, named)

    def _address(self, key: str) -> Address:
        """Where a game is seen from the street, whether it is played or not."""
        folders = self._program.asset_folders(key)
        front = self._fronts[key]() if key in self._fronts else Front(find(self._games, key).title)
        return Address(front, folders, self.translations.of(folders))

    def _sounds(self) -> tuple[list[Path], Pieces]:
        """The folders with sounds, and the pieces of the band."""
        return [folder / "sounds" for folder in self.pictures], pieces_in(self.pictures[0] / "music")

    def turn_to(self, key: str) -> None:
        """Another game is played from now on, and the next time, too."""
        if key == self.desk.module.key:
            return
        self.desk.turn_to(self._game(find(self._games, key)))
        self.routes.show = self.show
        self.pictures = self._program.asset_folders(key)
        self.translations.turn_to(self.pictures)
        self.art.turn_to(self.pictures)
        self.desk.audio.turn_to(*self._sounds())
        self.window.retitle(self.desk.module.title)
        self.window.make_anew()
        self.settings.game = key
        self._save()

    @property
    def _staging(self) -> Staging:
        return self._stagings[self.desk.module.key]

    @property
    def show(self) -> Show:
        """How the game is shown that is played."""
        return self._staging.show

    @property
    def sorry(self) -> str:
        """The picture of somebody who is sorry when the program breaks."""
        return self._staging.sorry

    @classmethod
    def asked(cls, line: Sequence[str], program: Program) -> Desktop:
        """As a command line asks for it."""
        return cls(desktop_options(line, program.games), program)

    def _load_settings(self) -> Settings:
        """As they were kept, and what the command line wants for this time only."""
        first = is_first(self.data)
        begun = self._settings_file.load()
        if self.options.safe:
            begun = safe(begun)
        if self.options.language is not None:
            begun = replace(begun, language=self.options.language)
        if self.options.speed is not None:
            begun = replace(begun, speed=self.options.speed, computer_speed=self.options.speed)
        self._settings_file.begin(begun)
        return replace(begun, first_start=begun.first_start or first)

    def _open_window(self, title: str) -> Window:
        """Where and as large as it was the last time."""
        plan = window_plan(self.options, asdict(self.settings), screens())
        plan.settle()
        window = Window(
            plan.size,
            self.art,
            self.letters,
            title=title,
            icon="icon/icon_128",
            full_screen=plan.full_screen,
            bindings=self.bindings,
        )
        window.full_screen_changed = self._keep_full_screen
        window.picture_wanted = self._keep_picture
        return window

    def _keep_picture(self, seen: pygame.Surface) -> None:
        """What there is to see, as a file; where that is, is told once."""
        folder = self.data / PICTURES
        file = folder / f"{time.strftime('%Y-%m-%d_%H-%M-%S')}_{token_hex(2)}.png"
        if self.unsaved.write(file, partial(files.replace, file, _png(seen))):
            self.news.tell(PICTURE_KEPT, folder=folder)
            self.desk.audio.play("count")

    def _keep_full_screen(self, full: bool) -> None:
        self.settings.fullscreen = self._full_screen = full

    def _apply(self) -> None:
        """Let everybody hear of the settings."""
        kept = self.settings
        tune(self.desk.audio, kept)
        self.bindings.load(kept.keys, kept.buttons)
        self._look()
        if kept.fullscreen != self._full_screen:  # the command line may have asked for something else
            self._full_screen = kept.fullscreen
            self.window.ask(full_screen=kept.fullscreen)

    def _save(self) -> None:
        self._settings_file.save(self.settings)

    def open(self) -> Stack:
        """The first scene."""
        return Stack(self._first_scene(), self.window.stage, self.routes.guide, let_go, self._parting)

    def _parting(self) -> Scene | None:
        """What is asked before the window closes."""
        if not self.unsaved.sentence:
            return None
        from game.shell.scenes.parting import Parting  # not before something cannot be saved

        return Parting(self.desk)

    def run(self) -> None:
        """Until the player has had enough. Raises a `GameError` if what is asked for cannot be played."""
        keep()
        try:
            self.stack = self.open()
            self.window.run(self.stack, self._after_first_frame, self._beside)
        finally:
            for staging in self._stagings.values():
                staging.show.close()
            self.thinker.close()
            self.desk.chores.close()
            self._archive.close()
            self.unsaved.again()
            self.desk.saves.close()
        self.remember_window()

    def _after_first_frame(self) -> None:
        """What can wait until there is something to see."""
        self.thinker.start(self.desk.module.key)
        if not (self.options.demo or self.options.safe):
            self.desk.audio.start()
        self._archive.refresh(self.desk.chores)

    def _look(self) -> None:
        """Words, letters, colours and sides as the settings say."""
        art, letters, translations, kept = self.art, self.letters, self.translations, self.settings
        language = understood(kept.language or self._system_language)
        wanted = kept.theme, kept.text / 100, language, kept.mirrored
        if (art.theme, letters.scale, translations.code, self._mirrored) != wanted:
            art.theme, letters.scale, language, self._mirrored = wanted
            translations.speak(language)
            self.window.make_anew()

    def _beside(self, seconds: float) -> bool:
        """What goes on whatever there is to see; whether frames must not wait for the player meanwhile."""
        self.desk.chores.advance()
        self._archive.advance()
        self._look_whether_saved()
        return self._play_music(seconds) or self.desk.chores.working

    def _look_whether_saved(self) -> None:
        """What is said until everything is saved is seen on every screen."""
        if self._told_unsaved != self.unsaved.sentence and self.stack is not None:
            self._told_unsaved = self.unsaved.sentence
            self.desk.saves.give_back()
            self.stack.redraw()

    def _play_music(self, seconds: float) -> bool:
        self.desk.audio.away = self.settings.quiet_away and not self.window.focused
        self.desk.audio.advance(seconds)
        self.desk.hearing.advance(seconds)
        return self.desk.audio.moving

    def remember_window(self) -> None:
        """It opens where and as large as it is now."""
        if self.options.demo or self.options.size or self.options.safe:
            return
        self.settings.width, self.settings.height = self.window.windowed_size
        self.settings.fullscreen = self.window.full_screen
        if not self.window.full_screen:
            _ASKED.append(SdlWindow.from_display_module())
            place: Any = _ASKED[-1].position
            self.settings.x, self.settings.y = place
        self._save()

    def _first_scene(self) -> Scene:
        """The title, unless the command line says what to play."""
        if self.options.screenshots and not self.options.demo:
            raise BadSetup("Screenshots are taken of a demo: add --demo.")
        if not self.options.starts_at_once:
            self._check_venue(self.desk.module.seats[0])
            if self.settings.first_start:
                return FirstStart(self.desk, self.routes)
            return self.routes.title()
        try:
            return self._game_asked_for()
        except BadLayout as error:
            raise BadSetup(str(error)) from error

    def _game_asked_for(self) -> Scene:
        scene = self.routes.begin(self._party())
        from game.shell.table.scene import Table  # not before somebody plays

        if isinstance(scene, Table) and self.options.screenshots:
            Photographer(scene, self.window, self.options.screenshots)
        return scene

    def _party(self) -> Party:
        """Who plays what, from the command line."""
        options, module = self.options, self.desk.module
        match = None if options.position is None else laid_out(options, module)
        seats = self._seats(module.rules.seats(match.setup) if match else 0)
        self._check_venue(len(seats))
        venue = options.venue or self.desk.habits.venue
        people = People(self.settings, seats)
        who: Any = {"seats": seats, "names": tuple(people.names), "liveries": people.liveries[: len(seats)]}
        if match:
            asked = again(module, match.setup)
            return Party(setup=match.setup, beginning=match.beginning, venue=venue, asked=asked, **who)
        seed = secrets.randbits(SEED_BITS) if options.seed is None else options.seed
        setup = module.rules.parse_setup({**options.words, "players": str(len(seats))})
        module.rules.complete(setup, seed)  # raises where no game can be made of it
        reasons = (TYPED_SEED,) if options.seed is not None and not options.demo else ()
        return Party(setup=setup, beginning=seed, venue=venue, reasons=reasons, **who)

    def _seats(self, players: int) -> tuple[str, ...]:
        """Who sits where, from the command line; so many, unless that is open."""
        options, module = self.options, self.desk.module
        watched = (not players and module.demo) or (module.levels[-1].key,) * (players or module.seats[0])
        usual = watched if options.demo else module.one_against(module.usual_level, players)
        seats = tuple(options.seats.split(",")) if options.seats else usual
        if options.demo and HUMAN in seats:
            raise BadSetup("In a demo every seat is taken by a computer.")
        for seat in seats:
            module.check_seat(seat)
        return seats

    def _check_venue(self, seats: int) -> None:
        venue, venues = self.options.venue, self.show.venues(seats)
        if venue and venue not in venues:
            raise BadSetup(f"There is no venue {venue!r}; there are {', '.join(venues)}.")


def _png(surface: pygame.Surface) -> bytes:
    stream = BytesIO()
    pygame.image.save(surface, stream, "a.png")
    return stream.getvalue()


class Photographer:
    """Takes a picture of the table after every turn; the window closes when the game is over."""

    def __init__(self, table: Table, window: Window, folder: Path) -> None:
        self._table, self._window, self._folder = table, window, folder
        self._taken = 0
        files.check_writable(folder)
        table.turn_ended, table.play.thinking.instant_seconds = self._take, 0.0

    def _take(self) -> None:
        self._table.settle_now()
        self._table.draw(self._window.brush)
        pygame.image.save(self._window.surface, self._folder / f"turn_{self._taken:02}.png")
        self._taken += 1
        if self._table.match.to_act is None:
            self._window.closed = True
