"""The first screen: the bar at night, its guests, and the menu on its board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.core.module import HUMAN
from game.shell.animation.easing import overshoot
from game.shell.desk import Desk
from game.shell.focus import Focus, Spot
from game.shell.opponents import usual
from game.shell.paint.art import smooth
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, GOLD_LIGHT, INK, PAGE, QUIET, rgb
from game.shell.paint.type import Face
from game.shell.scenes.menus import (
    button,
    pointed,
    ring,
    shine,
    still,
    toggle_sound,
)
from game.shell.scenes.new_game import NewGame
from game.shell.scenes.notice import news
from game.shell.scenes.saved_games import SavedGames, resume
from game.shell.scenes.scene import STAY, Go, Help, Leave, Push, Scene
from game.shell.scenes.settings import Settings
from game.shell.show import Show
from game.shell.signals import Intent, Press, Signal
from game.shell.stage import DESIGN_HEIGHT, DESIGN_WIDTH, Box, Stage

CONTINUE, PLAY, TOGETHER, WATCH, SAVED = "continue", "play", "together", "watch", "saved"
HELP, SETTINGS, QUIT, SOUND = "help", "settings", "quit", "sound"
_ICONS = {CONTINUE: "play", PLAY: "cards", TOGETHER: "people", WATCH: "eye", SAVED: "log"}
_ICONS |= {HELP: "book", SETTINGS: "gear", QUIT: "quit"}

RISE_SECONDS, RISE_DELAY = 0.3, 0.04
"""The guests come up behind the barrier, one after the other."""
RISE = 120.0
GRIN_EVERY, GRIN_SECONDS = 3.0, 1.2
"""While they wait, one guest after the other makes a face."""

# Where things stand, in units of the design.
_GATE = Box(86, 394, 254, 470)
_LIGHT = Box(-24, 284, 473, 690)
_MAT = Box(13, 848, 400, 60)
_SIGN = Box(51, 202, 330, 224)
_WORDS = Box(98, 288, 236, 86)
_BARRIER = Box(330, 764, 1060, 230)
_BRACKET = Box(1352, 98, 560, 170)
_BOARD = Box(1408, 256, 464, 690)
_TALL_BOARD = Box(1408, 256, 464, 744)
"""Where there is more to choose from."""
_MOON = Box(1663, -9, 250, 216)
_LOGO_FOOT = (862.0, 488.0)
"""The middle of the logo's lower edge."""
_LOGO = (740.0, 475.0)
_GUESTS = ((490, 1.06), (668, 1.09), (846, 1.0), (1030, 1.1), (1226, 1.08))
"""Where each guest stands, and how large."""
_GUEST_FOOT = 812.0
FOOTER = 64.0
_GROUND = 752
"""Where the pavement of the backdrop begins."""
_NIGHT = rgb("#0D0818")


class Title(Scene):
    """Where everything starts, and where every way back ends."""

    def __init__(self, desk: Desk, show: Show) -> None:
        super().__init__()
        self._desk, self._show = desk, show
        self.focus = Focus()
        self._elapsed = 0.0
        self._look_for_games()
        self.focus.key = PLAY if self._saved is None else CONTINUE

    def _look_for_games(self) -> None:
        """Somebody may have left one."""
        module, saves = self._desk.module, self._desk.saves
        self._saved = saves.newest(module)
        self._several = saves.count(module) > 1
        self._score = ""
        if self._saved is not None:
            words = self._desk.words(self._saved.sitting.names)
            closed = not self._desk.settings.open_piles
            self._score = self._show.score_line(self._saved.match.state, words, closed=closed)

    @property
    def moving(self) -> bool:
        """The guests arrive."""
        return self._elapsed < RISE_SECONDS + RISE_DELAY * len(_GUESTS)

    def spots(self) -> list[Spot]:
        """The menu from top to bottom, and the loudspeaker."""
        say = self._desk.say
        names = {
            **({CONTINUE: say("Continue")} if self._saved else {}),
            PLAY: say("Play"),
            TOGETHER: say("Pass and play"),
            WATCH: say("Watch"),
            **({SAVED: say("Saved games")} if self._several else {}),
            HELP: say("How to play"),
            SETTINGS: say("Settings"),
            QUIT: say("Quit"),
        }
        board = _placed(self._board, self.stage).inset(42, 46)
        first = Box(board.x, board.y, board.w, 126)
        rest = Box(board.x, board.y + 146, board.w, board.h - 146).column(len(names) - 1, 16)
        texts = {CONTINUE: self._score}
        menu = [
            Spot(key, box, names[key], texts.get(key, ""))
            for key, box in zip(names, [first, *rest], strict=True)
        ]
        sound = say("Sound on") if self._desk.settings.muted else say("Sound off")
        return [*menu, Spot(SOUND, self._sound_box(), sound)]

    @property
    def _board(self) -> Box:
        return _BOARD if self._saved is None else _TALL_BOARD

    def _sound_box(self) -> Box:
        return Box(self.stage.width - 240, self.stage.height - FOOTER + 8, 48, 48)

    # What the player does

    def handle(self, signal: Signal) -> Go:
        """Choose from the menu. Leaving loses nothing, so the way back leaves."""
        match signal:
            case Press(Intent.BACK):
                return Leave()
            case Press(Intent.MUTE):
                return self._toggle_sound()
        spot, moved = pointed(self._desk, self.focus, signal, self.spots())
        self.changed |= moved
        match spot.key if spot else None:
            case "continue" if self._saved is not None:
                return resume(self._desk, self._show, self._saved)
            case "saved":
                return Push(SavedGames(self._desk, self._show))
            case "help":
                return Help()
            case "settings":
                return Push(Settings(self._desk))
            case "play":
                return self._new_game(self._last_seats())
            case "together":
                return self._new_game([HUMAN, HUMAN])
            case "watch":
                return self._new_game([usual(self._desk.module)] * self._desk.module.seats[-1])
            case "quit":
                return Leave()
            case "sound":
                return self._toggle_sound()
        return STAY

    def _new_game(self, seats: Sequence[str]) -> Go:
        return Push(NewGame(self._desk, self._show, seats))

    def _last_seats(self) -> list[str]:
        """As they were, if somebody played; those who only watched last time want to play now."""
        seats = self._desk.settings.seats
        return list(seats) if HUMAN in seats else [HUMAN, usual(self._desk.module)]

    def _toggle_sound(self) -> Go:
        toggle_sound(self._desk)
        self.changed = True
        return STAY

    def resumed(self, closed: Scene, result: object) -> Go:
        """Games may have been deleted meanwhile."""
        self._look_for_games()
        if self.focus.on(self.spots()) is None:
            self.focus.key = PLAY if self._saved is None else CONTINUE
        self.changed = True
        return STAY

    def advance(self, seconds: float) -> Go:
        """The guests arrive; then they wait. A face costs a frame when it comes and one when it goes."""
        self._desk.audio.music(1)
        before = self._grinning
        self.changed |= self.moving
        self._elapsed += seconds
        self.changed |= self._grinning != before
        return news(self._desk)

    @property
    def _grinning(self) -> int | None:
        """Which of the guests makes a face."""
        if self._desk.settings.reduced_motion:
            return None
        turn, moment = divmod(self._elapsed, GRIN_EVERY)
        return int(turn) * 2 % len(_GUESTS) if turn and moment < GRIN_SECONDS else None

    # Painting

    def draw(self, brush: Brush) -> None:
        """The street, the guests, the menu."""
        still(brush, ("title", self._board), self._paint_street)
        self._paint_guests(brush)
        brush.picture("places/barrier", _placed(_BARRIER, brush.stage))
        *menu, sound = self.spots()
        for number, spot in enumerate(menu):
            self._paint_choice(brush, spot, main=number == 0)
        self._paint_footer(brush, sound)

    def _paint_choice(self, brush: Brush, spot: Spot, *, main: bool) -> None:
        icon = "play" if main else _ICONS[str(spot.key)]
        if not spot.text:
            button(brush, self.focus, spot, icon=icon, size=40 if main else 32, main=main)
            return
        button(brush, self.focus, replace(spot, name=""), icon=icon, main=main)
        words = Box(spot.box.x + 112, spot.box.y, spot.box.w - 132, spot.box.h)
        lines = 1 if brush.text_width(spot.text, 22) <= words.w else 2
        head = Box(words.x, words.y + (20 if lines == 1 else 8), words.w, 50)
        brush.text(spot.name, head, 40 if lines == 1 else 36, INK, face=Face.TITLE)
        below = Box(words.x, head.y + (50 if lines == 1 else 46), words.w, 62)
        brush.paragraph(spot.text, below, 22, INK, face=Face.STRONG)

    def _paint_street(self, brush: Brush) -> None:
        stage = brush.stage
        backdrop(brush)
        brush.picture("places/moon", stage.anchored(_MOON, "topright"))
        brush.picture("places/gate_light", _placed(_LIGHT, stage))
        brush.picture("places/door_mat", _placed(_MAT, stage))
        brush.picture("places/gate", _placed(_GATE, stage))
        brush.picture("places/gate_sign", _placed(_SIGN, stage))
        words = _placed(_WORDS, stage)
        lines = self._desk.say("HEAVEN'S\nGATE").split("\n")
        for line, box in zip(lines, words.column(len(lines), 0), strict=True):
            brush.text(line, box.moved(0, 3), 38, rgb("#1A0710"), face=Face.TITLE, align="center")
            brush.text(line, box, 38, GOLD_LIGHT, face=Face.TITLE, align="center")
        brush.picture("places/logo", _logo(stage))
        brush.picture("places/menu_bracket", _placed(_BRACKET, stage))
        brush.picture("places/menu_board", _placed(self._board, stage))

    def _paint_guests(self, brush: Brush) -> None:
        """They stand behind the barrier: what is below its rail is not to be seen."""
        rail = _placed(_BARRIER, brush.stage).y + 60
        brush.surface.set_clip(brush.stage.pixels(Box(0, 0, brush.stage.width, rail)))
        for number, (name, place) in enumerate(zip(self._show.mascots, _GUESTS, strict=False)):
            middle, size = place
            moment = (self._elapsed - number * RISE_DELAY) / RISE_SECONDS
            arrives = 1.0 if self._desk.settings.reduced_motion else min(1.0, max(0.0, moment))
            lower = RISE * (1 - overshoot(arrives))
            box = Box(middle - 120 * size, _GUEST_FOOT - 336 * size + lower, 240 * size, 336 * size)
            mood = "_acting" if number == self._grinning else ""
            brush.picture(f"animals/{name}{mood}", _placed(box, brush.stage))
        brush.surface.set_clip(None)

    def _paint_footer(self, brush: Brush, sound: Spot) -> None:
        say, stage = self._desk.say, brush.stage
        bar = Box(0, stage.height - FOOTER, stage.width, FOOTER)
        brush.shade(bar, 215, rgb("#0D0816"))
        disclaimer = say("Unofficial fan version. Not made or endorsed by the publisher.")
        brush.text(disclaimer, Box(40, bar.y, 860, bar.h), 22, QUIET, face=Face.BODY)
        middle, left = bar.centre[1], sound.box.x - 470
        keys = [(say("Enter"), say("select")), (say("Esc"), say("quit")), (say("M"), say("sound"))]
        for key, label in keys if brush.type.scale == 1 else ():  # larger letters need the room
            left = brush.key(key, label, left, middle) + 36
        ring(brush, self.focus, SOUND, sound.box.inset(4), radius=10)
        brush.icon("mute" if self._desk.settings.muted else "sound", sound.box.inset(9), GOLD)
        shine(brush, self.focus, SOUND, sound.box, radius=12)
        version = say("Version {version}", version=self._desk.version)
        right = Box(sound.box.x + 56, bar.y, stage.width - sound.box.x - 96, bar.h)
        brush.text(version, right, 20, QUIET, face=Face.BODY, align="right")


def _origin(stage: Stage) -> tuple[float, float]:
    """Where the design's corner is: the street keeps to the left, more sky is seen above and right of it."""
    return (stage.width - DESIGN_WIDTH) * 0.4, (stage.height - DESIGN_HEIGHT) * 0.5


def _placed(box: Box, stage: Stage) -> Box:
    return box.moved(*_origin(stage))


def _logo(stage: Stage) -> Box:
    """Where there is more sky, it is larger."""
    size = 1 + min(0.28, (stage.height - DESIGN_HEIGHT) / 1900)
    width, height = _LOGO[0] * size, _LOGO[1] * size
    return _placed(Box(_LOGO_FOOT[0] - width / 2, _LOGO_FOOT[1] - height, width, height), stage)


def backdrop(brush: Brush) -> None:
    """The street, continued to whatever edge the window has: mirrored, with more sky and more pavement."""
    stage, surface = brush.stage, brush.surface
    place = stage.pixels(_placed(Box(0, 0, DESIGN_WIDTH, DESIGN_HEIGHT), stage))
    street = smooth(brush.art.source("places/title_backdrop"), place.size)
    mirror = pygame.transform.flip(street, True, False)
    surface.fill(PAGE)
    for step, picture in ((-1, mirror), (0, street), (1, mirror)):
        _lay(surface, picture, place.move(step * place.width, 0))
    dark = brush.px(460)
    _fade(surface, pygame.Rect(place.left - dark, 0, dark, surface.get_height()), (225, 0), across=True)
    _fade(surface, pygame.Rect(0, 0, place.left - dark, surface.get_height()), (225, 225), across=True)
    _fade(surface, pygame.Rect(0, 0, surface.get_width(), place.top), (190, 0))


def _lay(surface: pygame.Surface, street: pygame.Surface, place: pygame.Rect) -> None:
    """A piece of the street, its top row stretched up and its pavement stretched down."""
    width, ground = place.width, round(place.height * _GROUND / DESIGN_HEIGHT)
    sky = street.subsurface((0, 0, width, 1))
    surface.blit(pygame.transform.scale(sky, (width, max(0, place.top))), (place.left, 0))
    surface.blit(street, place, (0, 0, width, ground))
    pavement = street.subsurface((0, ground, width, place.height - ground))
    below = surface.get_height() - place.top - ground
    surface.blit(smooth(pavement, (width, below)), (place.left, place.top + ground))


def _fade(surface: pygame.Surface, area: pygame.Rect, alphas: tuple[int, int], across: bool = False) -> None:
    """Darkness that becomes thinner from one edge to the other."""
    if area.width <= 0 or area.height <= 0:
        return
    strip = pygame.Surface((2, 1) if across else (1, 2), pygame.SRCALPHA)
    strip.set_at((0, 0), (*_NIGHT, alphas[0]))
    strip.set_at((1, 0) if across else (0, 1), (*_NIGHT, alphas[1]))
    surface.blit(pygame.transform.smoothscale(strip, area.size), area)
