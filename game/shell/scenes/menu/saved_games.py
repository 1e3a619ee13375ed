"""The games that were left: go on with any of them, or throw one away."""

from __future__ import annotations

import time

from game.core.errors import GameError
from game.core.rules import Seat
from game.services.casual import CASUAL_NAME, CASUAL_TEXT
from game.services.house_rules import name_of
from game.services.saved_game import SavedGame
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.layout import BadLayout
from game.shell.opponents import opponent
from game.shell.paint.brush import Brush
from game.shell.paint.caps import paint_hints
from game.shell.paint.palette import BORDER, GOLD, LEAVES, QUIET, RAISED, TEXT, dressed
from game.shell.paint.type import Face
from game.shell.scenes.menu.plan import closest
from game.shell.scenes.menus import Menu, button, even_size, quiet_ground, ring, shine
from game.shell.scenes.notice import Notice, refused
from game.shell.scenes.scene import STAY, Go, Pop, Push, Scene, Swap
from game.shell.scenes.ways import Ways
from game.shell.show import Show
from game.shell.signals import Intent, Press, Signal
from game.shell.stage import Box

GAME, DELETE, BACK, HISTORY = "game", "delete", "back", "history"
"""`(GAME, 2)` is the third game, `(DELETE, 2)` the bin behind it."""
DELETED = 1
"""The button of the question that means it."""

TALLEST, GAP, BIN = 92.0, 12.0, 92.0
_DISC = 50.0
LEGEND = 760.0
"""How wide it is at most beside the heading: two lines of about the same length."""


def in_short(desk: Desk, show: Show, saved: SavedGame) -> str:
    """How far it is and how it stands; where the house keeps that closed, only who plays. Where there are
    several games, which one it is. `show` is that of the game on the desk."""
    which = [desk.say(saved.module.title)] if desk.foyer.several else []
    return " · ".join([*which, *_stand(desk, show, saved)])


def _stand(desk: Desk, show: Show, saved: SavedGame) -> list[str]:
    words = desk.words(saved.sitting.names)
    seats = [words.seat(Seat(seat)) for seat in range(len(saved.sitting.seats))]
    here = saved.module.key == desk.module.key
    if not here and not saved.match.actions:
        return [", ".join(seats)]  # what they decide before the deal only its own show could tell
    if pending := show.pending(saved) if here else "":
        return [desk.say(pending), ", ".join(seats)]
    if desk.settings.open_piles:
        scores = zip(seats, saved.module.rules.so_far(saved.match.state), strict=True)
        seats = [f"{name}\N{NO-BREAK SPACE}{value}" for name, value in scores]
    return [desk.say("Turn {number}", number=saved.match.turn), ", ".join(seats)]


def resume(desk: Desk, ways: Ways, saved: SavedGame) -> Go:
    """Go on with a game, whichever it is; where another window plays it, or its venue cannot be shown, say
    why."""
    try:
        saved = desk.saves.take(saved)
    except GameError as error:
        return refused(desk, error)
    another = saved.module.key != desk.module.key
    if another:
        desk.foyer.turn_to(saved.module.key)
    try:
        return Swap(ways.resume(saved), all=another)
    except BadLayout as error:
        told = refused(desk, error)
        return (
            Swap(ways.title(told), all=True) if another else told
        )  # what is below belongs to the other game


class SavedGames(Menu):
    """A row for each game, the one played last on top."""

    def __init__(self, desk: Desk, ways: Ways) -> None:
        super().__init__(desk, BACK)
        self._ways = ways
        self._read()
        self._doomed: SavedGame | None = None
        if self._games:
            self.focus.key = (GAME, 0)

    def _read(self) -> None:
        """All that are there now; what is told of one takes a while to find out."""
        desk = self._desk
        self._games = desk.saves.games(*desk.left)
        self._trouble = desk.news.next(desk.say) or ""
        self._scores = {game.path: in_short(desk, self._ways.show, game) for game in self._games}

    # Where things are

    @property
    def _frame(self) -> Box:
        height = min(self.stage.height, 1280.0)
        return Box(self.stage.width / 2 - 760, (self.stage.height - height) / 2, 1520, height)

    def _rows(self) -> list[Box]:
        frame, count = self._frame, max(1, len(self._games))
        room = frame.h - 132 - 152
        height = min(TALLEST, (room - GAP * (count - 1)) / count)
        return [
            Box(frame.x, frame.y + 132 + number * (height + GAP), frame.w, height)
            for number in range(len(self._games))
        ]

    def spots(self) -> list[Spot]:
        """The games with their bins, from top to bottom, and the way back."""
        say, frame = self._desk.say, self._frame
        spots = []
        for number, (game, row) in enumerate(zip(self._games, self._rows(), strict=True)):
            here = row._replace(w=row.w - BIN - 16)
            spots.append(Spot((GAME, number), here, self._score(game), self._about(game)))
            bin_box = Box(row.x + row.w - BIN, row.y, BIN, row.h)
            score = self._score(game)
            spots.append(Spot((DELETE, number), bin_box, say("Delete this game"), score))
        back = Box(frame.x, frame.y + frame.h - 124, 280, 92)
        played = back._replace(x=back.x + back.w + 24, w=430 if self._desk.folded else 360)
        return [*spots, Spot(HISTORY, played, say("Games played")), Spot(BACK, back, say("Back"))]

    def _score(self, game: SavedGame) -> str:
        return self._scores[game.path]

    def _about(self, game: SavedGame) -> str:
        if game.damaged:
            return self._desk.say("Damaged file: continues from the last readable move.")
        return " · ".join(self._kind(game))

    def _kind(self, game: SavedGame) -> list[str]:
        """What tells games of the same people apart: what is played, by which rules, against whom."""
        say, module, sitting = self._desk.say, game.module, game.sitting
        words = module.rules.spell_setup(game.match.setup)
        chosen = [choice.options[closest(choice, words)] for choice in module.choices]
        told = [say(option.label) for option in chosen if option.words]
        if sitting.casual:
            told.append(say(CASUAL_NAME))
        if self._desk.folded:
            return told
        if name_of(sitting.house):
            told.append(say("House rules: {house}", house=say(name_of(sitting.house))))
        computers = [computer for who in sitting.seats if (computer := opponent(module, who))]
        return told + list(dict.fromkeys(say(computer.level.name) for computer in computers))

    # What the player does

    def advance(self, seconds: float) -> Go:
        """Whoever points at a game may go on with it."""
        match self.focus.key:
            case ("game", int(number)):
                game, sitting = self._games[number], self._games[number].sitting
                if game.module.key == self._desk.module.key:
                    self._ways.show.get_ready(len(sitting.seats), sitting.venue)
        return STAY

    def handle(self, signal: Signal) -> Go:
        """Go on with a game, delete one, or go back."""
        if signal == Press(Intent.BACK):
            self._desk.audio.play("back")
            return Pop()
        match signal, self.focus.key:
            case Press(Intent.LOG), _:
                self._desk.audio.play("click")
                return Push(self._ways.history())
            case Press(Intent.ERASE), ("game" | "delete", int(number)):
                self._desk.audio.play("click")
                return self._ask(self._games[number])
        spot = self.pointed(signal)
        match spot.key if spot else None:
            case ("game", int(number)):
                return resume(self._desk, self._ways, self._games[number])
            case ("delete", int(number)):
                return self._ask(self._games[number])
            case "history":
                return Push(self._ways.history())
            case "back":
                return Pop()
        return STAY

    def _ask(self, game: SavedGame) -> Go:
        say = self._desk.say
        self._doomed = game
        sentence = say("Delete this game ({score})? You cannot undo this.", score=self._score(game))
        return Push(Notice(self._desk, sentence, (say("Keep it"), say("Delete"))))

    def resumed(self, closed: Scene, result: object) -> Go:
        """The player has thought about it."""
        doomed, self._doomed = self._doomed, None
        if doomed is not None and result == DELETED:
            self._desk.saves.delete(doomed)
            self._read()
            if not self._games:
                return Pop()
            self._keep_focus()
        self.changed = True
        return STAY

    def _keep_focus(self) -> None:
        """On the bin that came up in place of the last one, or on the one above."""
        match self.focus.key:
            case (str(kind), int(number)):
                self.focus.key = (kind, min(number, len(self._games) - 1))

    # Painting

    def draw(self, brush: Brush) -> None:
        """Everything, over the quiet ground."""
        say, frame = self._desk.say, self._frame
        quiet_ground(brush, self._desk)
        heading, scale = say("Saved games"), brush.stage.scale
        brush.text(heading, Box(frame.x, frame.y + 34, 900, 80), 64, face=Face.TITLE)
        left = brush.type.width(heading, Face.TITLE, 70 * scale) / scale + 40
        wide = frame.w - left if brush.type.folded else min(frame.w - left, LEGEND)
        self._paint_legend(brush, Box(frame.x + frame.w - wide, frame.y + 22, wide, 100))
        *spots, played, back = self.spots()
        for number, game in enumerate(self._games):
            self._paint_game(brush, game, spots[2 * number])
            self._paint_bin(brush, spots[2 * number + 1])
        if not self._games:
            self._paint_nothing(brush)
        size = even_size(brush, [back, played], 32)
        button(brush, self.focus, back, icon="back", size=size)
        button(brush, self.focus, played, icon="clock", size=size)
        left = played.box.x + played.box.w + 40
        foot = Box(left, back.box.y, frame.x + frame.w - left, back.box.h)
        if self._trouble:
            brush.paragraph(self._trouble, foot.inset(0, 12), 24, LEAVES)
        else:
            key = self._desk.key
            ways = [
                (key(Intent.CONFIRM), say("continue")),
                (self._desk.short_key(Intent.ERASE), say("delete")),
            ]
            hints = [*(ways if self._games else ()), (key(Intent.BACK), say("back"))]
            paint_hints(brush, hints, foot, apart=36)

    def _paint_legend(self, brush: Brush, room: Box) -> None:
        """Beside the heading, what it means that a game is called casual, if one is."""
        if any(game.sitting.casual for game in self._games):
            say = self._desk.say
            meaning = say("{name}: {text}", name=say(CASUAL_NAME), text=say(CASUAL_TEXT))
            brush.paragraph(meaning, room, 21, QUIET, align="right", middle=True)

    def _paint_nothing(self, brush: Brush) -> None:
        """Somebody waits, and tells what will be here."""
        say, (x, y) = self._desk.say, self._frame.centre
        portrait = self._desk.scenery.portrait(0)
        if portrait is not None:
            portrait(brush, Box(x - 120, y - 330, 240, 336))
        room = Box(x - 600, y + 24, 1200, 76)
        brush.text(say("You have no saved games."), room, 38, TEXT, face=Face.TITLE, align="center")
        kept = say("Games you leave are saved here.")
        brush.text(kept, room.moved(0, 64), 26, QUIET, face=Face.BODY, align="center")

    def _paint_game(self, brush: Brush, game: SavedGame, spot: Spot) -> None:
        box = spot.box
        ring(brush, self.focus, spot.key, box)
        brush.panel(box, RAISED, radius=18, border=BORDER)
        self._paint_seats(brush, game, Box(box.x + 16, box.centre[1] - _DISC / 2, _DISC, _DISC))
        words = Box(box.x + 268, box.y, box.w - 268 - 300, box.h)
        if spot.text:
            upper, lower = words.inset(0, 8).column(2, 0)
            brush.text(spot.name, upper, 28, TEXT, face=Face.TITLE)
            brush.text(spot.text, lower, 20, LEAVES if game.damaged else QUIET, face=Face.BODY)
        else:
            brush.text(spot.name, words, 30, TEXT, face=Face.TITLE)
        when = Box(box.x + box.w - 284, box.y, 260, box.h)
        brush.text(moment(game.played), when, 24, QUIET, face=Face.BODY, align="right")
        shine(brush, self.focus, spot.key, box)

    def _paint_seats(self, brush: Brush, game: SavedGame, first: Box) -> None:
        """Everybody's colour and symbol."""
        dress = dressed(game.sitting.liveries)[: len(game.sitting.seats)]
        for number, livery in enumerate(dress):
            disc = first.moved(number * (_DISC + 8), 0)
            brush.panel(disc, livery.mid, radius=14)
            brush.symbol(livery.symbol, disc.inset(11), livery.ink)

    def _paint_bin(self, brush: Brush, spot: Spot) -> None:
        ring(brush, self.focus, spot.key, spot.box)
        brush.panel(spot.box, RAISED, radius=18, border=BORDER)
        side = min(spot.box.h, 72) * 0.5
        middle = spot.box.centre
        brush.icon("trash", Box(middle[0] - side / 2, middle[1] - side / 2, side, side), GOLD)
        shine(brush, self.focus, spot.key, spot.box)


def moment(seconds: float) -> str:
    """When something was, by the clock on the wall; empty where a file claims what no clock can show."""
    try:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))
    except (OverflowError, OSError, ValueError):
        return ""
