"""The first screen: what the games have to show, and the menu on its board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.core.errors import GameError
from game.core.levels import HUMAN
from game.services.band import AT_TITLE
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.layout import BadLayout
from game.shell.paint.brush import Brush
from game.shell.paint.caps import SIDE, Cap, cap_width, paint_cap, paint_hints
from game.shell.paint.palette import GOLD, INK, PAGE, QUIET
from game.shell.paint.type import Face
from game.shell.scenery import placed
from game.shell.scenes.footer import FOOTER, footer
from game.shell.scenes.menu.facade import GAME as GAME
from game.shell.scenes.menu.facade import facade
from game.shell.scenes.menu.new_game import NewGame
from game.shell.scenes.menu.plan import Plan
from game.shell.scenes.menu.saved_games import SavedGames, in_short, resume
from game.shell.scenes.menus import Menu, button, even_size, ring, shine, still, toggle_sound
from game.shell.scenes.notice import Notice, news
from game.shell.scenes.scene import STAY, Go, Help, Leave, Push, Scene, Swap
from game.shell.scenes.settings.scene import Settings
from game.shell.scenes.ways import Ways
from game.shell.school.progress import told
from game.shell.signals import KEYBOARD, Digit, Intent, PointerDown, Press, Signal
from game.shell.stage import Box

CONTINUE, PLAY, NEW, TOGETHER, WATCH, SAVED = "continue", "play", "new", "together", "watch", "saved"
HELP, LEARN, SETTINGS, QUIT, SOUND = "help", "learn", "settings", "quit", "sound"
HISTORY = "history"
_ICONS = {NEW: "cards", TOGETHER: "people", WATCH: "eye", SAVED: "log"}
_ICONS |= {HISTORY: "clock", HELP: "book", LEARN: "book", SETTINGS: "gear", QUIT: "quit"}

ASKED_SECONDS = 4.0
"""So long the way back is asked for once more before it leads out."""

# Where things stand, in units of the design.
_BRACKET = Box(1352, 98, 560, 170)
_BOARD = Box(1408, 256, 464, 744)
_GAPS, _MANY = (16.0, 9.0), 8
"""Between the lines of the menu, and where they are more than so many."""
_ASKING = 860.0
"""The middle of the question whether to leave."""


class Title(Menu):
    """Where everything starts, and where every way back ends."""

    def __init__(self, desk: Desk, ways: Ways, then: Go = STAY) -> None:
        """`then` is where it leads on to by itself, once."""
        super().__init__(desk)
        self._ways, self._then = ways, then
        self._facade = facade(desk)
        self._asked = 0.0
        """For how long it is still asked whether to leave."""
        self._look_for_games()
        led_on = desk.foyer.several and then != STAY
        self.focus.key = (GAME, desk.module.key) if led_on else self._first

    def _look_for_games(self) -> None:
        """Somebody may have left one."""
        desk, left = self._desk, self._desk.left
        self._saved = desk.saves.newest(*left)
        self._several = desk.saves.count(*(module.key for module in left)) > 1
        saved = self._saved
        if saved is not None and saved.module.key == desk.module.key:
            self._likely = len(saved.sitting.seats), saved.sitting.venue
        else:
            plan = Plan.last(desk, self._ways)
            which = [desk.say(desk.module.title)] if desk.foyer.several else []
            self._about, self._likely = " · ".join([*which, plan.told]), (plan.players, plan.venue)
        if saved is not None:
            self._about = in_short(desk, self._ways.show, saved)
        self._learned = told(desk)

    @property
    def _first(self) -> str:
        """What Enter does: go on with a game, or play at once as the last time."""
        return PLAY if self._saved is None else CONTINUE

    @property
    def moving(self) -> bool:
        """Somebody comes up."""
        return self._facade.moving

    def spots(self) -> list[Spot]:
        """The menu from top to bottom, the doors, and the loudspeaker."""
        say = self._desk.say
        names = {
            self._first: say("Continue") if self._saved else say("Play"),
            NEW: say("New game"),
            TOGETHER: say("Pass and play"),
            WATCH: say("Watch"),
            **({SAVED: say("Saved games")} if self._several else {}),
            HISTORY: say("Games played"),
            **({LEARN: say("Learn")} if self._desk.module.lessons else {HELP: say("How to play")}),
            SETTINGS: say("Settings"),
            QUIT: say("Quit"),
        }
        board = placed(_BOARD, self.stage).inset(42, 46)
        high = 156 if self._desk.folded else 142
        first = Box(board.x, board.y, board.w, high)
        below = Box(board.x, board.y + high + 18, board.w, board.h - high - 18)
        rest = below.column(len(names) - 1, _GAPS[len(names) > _MANY])
        texts = {self._first: self._about}
        menu = [
            Spot(key, box, names[key], texts.get(key, ""))
            for key, box in zip(names, [first, *rest], strict=True)
        ]
        sound = say("Sound on") if self._desk.settings.muted else say("Sound off")
        return [*menu, *self._facade.spots(self.stage), Spot(SOUND, self._sound_box(), sound)]

    def _sound_box(self) -> Box:
        return Box(self.stage.width - 240, self.stage.height - FOOTER + 8, 48, 48)

    # What the player does

    def handle(self, signal: Signal) -> Go:
        """Choose from the menu. Leaving loses nothing, so the way back leaves, if it is meant."""
        asked = self._asked > 0
        if isinstance(signal, Press | PointerDown | Digit):
            self._ask(0.0)
        match signal:
            case Press(Intent.BACK):
                return Leave() if asked else self._ask(ASKED_SECONDS)
            case Press(Intent.MUTE):
                return self._toggle_sound()
            case Press(Intent.LOG):
                self._desk.audio.play("click")
                return Push(self._ways.history())
            case Press(Intent.NEW_GAME):
                self._desk.audio.play("click")
                return self._new_game(Plan.last(self._desk, self._ways).seats)
        spot = self.pointed(signal) or self.numbered(signal)
        match spot.key if spot else None:
            case "continue" if self._saved is not None:
                return resume(self._desk, self._ways, self._saved)
            case "saved":
                return Push(SavedGames(self._desk, self._ways))
            case "history":
                return Push(self._ways.history())
            case "help":
                return Help()
            case "learn":
                return Push(self._ways.lessons())
            case "settings":
                return Push(Settings(self._desk))
            case "play":
                return self._play()
            case "new":
                return self._new_game(Plan.last(self._desk, self._ways).seats)
            case "together":
                return self._new_game([HUMAN, HUMAN])
            case "watch":
                return self._new_game([self._desk.module.usual_level] * self._desk.module.seats[-1])
            case "quit":
                return Leave()
            case "sound":
                return self._toggle_sound()
            case ("game", str(key)):
                return self._enter(key)
        return STAY

    def _enter(self, key: str) -> Go:
        """Through the door of a game; whoever comes back stands before it."""
        another = key != self._desk.module.key
        if another:
            self._desk.foyer.turn_to(key)
        go = self._new_game(Plan.last(self._desk, self._ways).seats)
        return Swap(self._ways.title(go), all=True) if another else go

    def _ask(self, seconds: float) -> Go:
        """Whether to leave, for so long."""
        if seconds:
            self._desk.audio.play("back")
        self.changed |= self._asked > 0 or seconds > 0
        self._asked = seconds
        return STAY

    def _play(self) -> Go:
        """As the last time, at once; what is not there any more is told, and chosen anew."""
        plan = Plan.last(self._desk, self._ways)
        try:
            if not plan.gone:
                return Swap(plan.begin())
            gone = plan.gone
        except (GameError, BadLayout) as error:
            gone = str(error)
        self._then = self._new_game(plan.seats)
        return Push(Notice(self._desk, gone))

    def _new_game(self, seats: Sequence[str]) -> Go:
        return Push(NewGame(self._desk, self._ways, seats))

    def _toggle_sound(self) -> Go:
        toggle_sound(self._desk)
        self.changed = True
        return STAY

    def resumed(self, closed: Scene, result: object) -> Go:
        """Games may have been deleted meanwhile."""
        self._look_for_games()
        if self.focus.on(self.spots()) is None:
            self.focus.key = self._first
        self.changed = True
        return STAY

    def advance(self, seconds: float) -> Go:
        """Whoever moves on it moves; a question is asked for a while only."""
        self._desk.audio.music(1, AT_TITLE)
        self._ways.show.get_ready(*self._likely)
        self.changed |= self._facade.advance(seconds, calm=self._desk.settings.reduced_motion)
        self.changed |= 0 < self._asked <= seconds
        self._asked -= seconds
        then, self._then = self._then, STAY
        return news(self._desk) if then == STAY else then

    # Painting

    def draw(self, brush: Brush) -> None:
        """The ground, whoever moves before it, the menu."""
        still(brush, ("title", self._desk.scenery), self._paint_ground)
        self._facade.draw(brush, self.focus, calm=self._desk.settings.reduced_motion)
        *menu, sound = self.spots()
        first, *others = (spot for spot in menu if not isinstance(spot.key, tuple))
        self._paint_choice(brush, first, 40, main=True)
        size = even_size(brush, others, 32)
        for spot in others:
            self._paint_choice(brush, spot, size)
        self._paint_footer(brush, sound)
        if self._asked > 0:
            self._paint_question(brush)

    def _paint_choice(self, brush: Brush, spot: Spot, size: float, *, main: bool = False) -> None:
        icon = "play" if main else _ICONS[str(spot.key)]
        if not spot.text:
            button(brush, self.focus, spot, icon=icon, size=size, main=main)
            if spot.key == HISTORY and not brush.type.folded:
                self._paint_key(brush, spot.box, self._desk.key(Intent.LOG))
            if spot.key == LEARN:
                self._paint_learned(brush, spot, size)
            return
        button(brush, self.focus, replace(spot, name=""), icon=icon, main=main)
        icon_end = spot.box.h * 0.78
        words = Box(spot.box.x + icon_end, spot.box.y, spot.box.w - icon_end - 12, spot.box.h)
        about, lines = spot.text, 1
        if brush.text_width(about, 22) > words.w:
            about, lines = about.replace(" · ", "\n", 1) if self._desk.foyer.several else about, 2
        head = Box(words.x, words.y + (26 if lines == 1 else 8), words.w, 50)
        brush.text(spot.name, head, 40 if lines == 1 else 36, INK, face=Face.TITLE)
        top = head.y + (50 if lines == 1 else 46)
        below = Box(words.x, top, words.w, spot.box.y + spot.box.h - 8 - top)
        brush.paragraph(about, below, 22, INK, face=Face.STRONG, leading=1.2)

    def _paint_key(self, brush: Brush, box: Box, cap: Cap) -> None:
        """At the end of a button, what else presses it."""
        if cap.text:
            wide, high = cap_width(brush, cap), min(SIDE, box.h - 12)
            paint_cap(brush, cap, Box(box.x + box.w - wide - 14, box.centre[1] - high / 2, wide, high))

    def _paint_learned(self, brush: Brush, spot: Spot, size: float) -> None:
        """At the end of a button, how far somebody is, in as many words as there is room for."""
        begin = spot.box.h + brush.text_width(spot.name, size, Face.TITLE) + 12
        room = Box(spot.box.x + begin, spot.box.y, spot.box.w - begin - 16, spot.box.h)
        fitting = (words for words in self._learned if brush.text_width(words, 20, Face.BODY) <= room.w)
        brush.text(next(fitting, ""), room, 20, GOLD, face=Face.BODY, align="right")

    def _paint_ground(self, brush: Brush) -> None:
        self._facade.paint_ground(brush)
        brush.picture("furniture/menu_bracket", placed(_BRACKET, brush.stage))
        brush.picture("furniture/menu_board", placed(_BOARD, brush.stage))

    def _paint_footer(self, brush: Brush, sound: Spot) -> None:
        say, stage = self._desk.say, brush.stage
        bar = footer(brush, self._desk)
        key = self._desk.key
        digits = [str(spot.digit) for spot in self.spots() if spot.digit]
        keys = digits if self._desk.bindings.device == KEYBOARD else []
        hints = [(key(Intent.CONFIRM), say("select")), (Cap(" ".join(keys)), say("choose a game"))]
        hints += [(key(Intent.NEW_GAME), say("new game"))]
        hints += [(key(Intent.BACK), say("quit")), (key(Intent.MUTE), say("sound"))]
        room = bar._replace(w=sound.box.x - bar.x - 20)
        paint_hints(brush, hints, room, align="right", apart=36)
        ring(brush, self.focus, SOUND, sound.box.inset(4), radius=10)
        brush.icon("mute" if self._desk.settings.muted else "sound", sound.box.inset(9), GOLD)
        shine(brush, self.focus, SOUND, sound.box, radius=12)
        version = say("Version {version}", version=self._desk.version)
        right = Box(sound.box.x + 56, bar.y, stage.width - sound.box.x - 96, bar.h)
        brush.text(version, right, 20, QUIET, face=Face.BODY, align="right")

    def _paint_question(self, brush: Brush) -> None:
        """At the foot, where the keys are."""
        text = self._desk.say("Press {key} again to quit", key=self._desk.key(Intent.BACK))
        wide, high = brush.text_width(text, 26) + 116, 34 + 34 * brush.type.scale
        left = placed(Box(_ASKING, 0, 0, 0), brush.stage).x - wide / 2
        box = Box(left, brush.stage.height - FOOTER - high - 20, wide, high)
        brush.glow(box, (0, 0, 0), radius=high / 2, spread=24, strength=200)
        brush.panel(box, PAGE, radius=high / 2, border=GOLD, width=3)
        brush.icon("quit", Box(box.x + 26, box.y, 36, box.h), GOLD)
        brush.text(text, Box(box.x + 78, box.y, wide - 98, box.h), 26)
