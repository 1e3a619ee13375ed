"""The list of all games that were played, and what somebody does with it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Final

from game.core.errors import shortened
from game.core.messages import N_
from game.services import clipboard
from game.services.archive.rows import GameRow
from game.shell.desk import Desk
from game.shell.history import deeds
from game.shell.history.asked import Reviewer, Shelf
from game.shell.history.deeds import OPEN
from game.shell.history.filters import PERSON
from game.shell.history.listed import CALL, FILTER_OF, IMPORT, ROW, UNDO, Listed
from game.shell.history.painting import Painter
from game.shell.history.row_paint import slider_knob
from game.shell.history.telling import Now
from game.shell.paint.brush import Brush
from game.shell.scenes.notice import Notice
from game.shell.scenes.scene import STAY, Go, Pop, Push, Scene, Swap
from game.shell.scenes.ways import Ways
from game.shell.signals import (
    Button,
    Dropped,
    Intent,
    PointerDown,
    PointerMoved,
    PointerUp,
    Press,
    Signal,
    Wheel,
)

_MOVES: Final = {Intent.UP: -1, Intent.DOWN: 1}
_PAGES: Final = {Intent.PAGE_UP: -1, Intent.PAGE_DOWN: 1}
_ENDS: Final = {Intent.TO_TOP: 0, Intent.TO_END: 1}
_SIDES: Final = {Intent.LEFT: -1, Intent.RIGHT: 1}
_NAMING: Final = deeds.BY_KEY[deeds.NAME].signals
_PERSON: Final = (FILTER_OF, PERSON), CALL
"""Where keys point at a person, and mean that one."""
NO_CLIPBOARD = N_("Could not use the clipboard.")
NO_TEXT = N_("The clipboard has no text. Copy a game first, or drop its file onto this window.")


class History(Listed):
    """Keys go through the games; what is done with the chosen one has keys of its own."""

    slow = True

    def __init__(self, desk: Desk, ways: Ways, shelf: Shelf, reviewer: Reviewer, now: Now) -> None:
        super().__init__(desk, ways, shelf, reviewer, now)
        self._painter = Painter(desk, self.focus, self.telling, self.quill)

    def advance(self, seconds: float) -> Go:
        """Let the list flow, and take in the file that has been read."""
        go = super().advance(seconds)
        return go if go != STAY else self._hear_of_file(seconds)

    @property
    def typing(self) -> bool:  # type: ignore[override]
        """Somebody writes what a game is called, or a person."""
        return self.quill.writes or self.caller.quill.writes

    def handle(self, signal: Signal) -> Go:
        """Go through the games, do something with one, or choose which are shown."""
        if self.quill.writes:
            return self._write(signal)
        if self.caller.quill.writes:
            return self._call(signal)
        match signal:
            case Press(Intent.BACK):
                self._desk.audio.play("back")
                self.doing.stop_reading()
                return Pop()
            case Press(Intent.UNDO) if self.doing.deleted is not None:
                return self._choose(UNDO)
            case Press(Intent.PASTE):
                return self._choose(IMPORT)
            case Dropped(file, text):
                return self._read(file) if file else self._take_in(lambda: text)
            case Press(Intent.ERASE) if _is(self.focus.key, FILTER_OF):
                self._filter(self.filters.clear)
            case _ if signal in _NAMING and self.filters.person and self.focus.key in _PERSON:
                return self._choose(CALL)
            case Wheel(notches):
                self.scroll.by(-notches * self.places.pitch)
                self.changed = True
            case _ if (deed := deeds.meant(signal)) is not None:
                return self._choose(deed)
            case _:
                return self._move(signal)
        return STAY

    # Where keys and the mouse lead

    def _move(self, signal: Signal) -> Go:
        match signal, self.focus.key:
            case Press(intent), ("row", _) if intent in _MOVES:
                self._go_to(self.at + _MOVES[intent])
            case Press(intent), _ if intent in _PAGES:
                self._go_to(self.at + _PAGES[intent] * max(1, self.places.shown - 1))
            case Press(intent), _ if intent in _ENDS:
                self._go_to(_ENDS[intent] * self.rows.count)
            case Press(intent), ("filter", str(key)) if intent in _SIDES:
                self._filter(lambda: self.filters.step(key, _SIDES[intent]))
            case Press(Intent.LEFT), str(key) if key in deeds.BY_KEY:
                self._go_to(self.at)
            case Press(Intent.CONFIRM), ("row", _):
                return self._choose(OPEN)  # it may still be on its way into view
            case _:
                return self._slide(signal) or self._point(signal)
        return STAY

    def _go_to(self, number: int) -> None:
        if self.rows.count:
            self.lead_to_row(number)
            self._desk.audio.play("hover")

    def _slide(self, signal: Signal) -> Go | None:
        """The slider follows the mouse, while it is held; None if this is about something else."""
        track, share = self.places.slider, self.scroll.share
        match signal:
            case PointerDown((x, y), Button.LEFT) if share < 1 and track.inset(-8, 0).holds((x, y)):
                self.held = True
            case PointerMoved((_, y)) if self.held:
                pass
            case PointerUp() if self.held:
                self.held, self.changed = False, True
                return STAY
            case _:
                return None
        long = slider_knob(track, share, 0).h
        self.scroll.drag((y - track.y - long / 2) / (track.h - long))
        self.changed = True
        return STAY

    def _point(self, signal: Signal) -> Go:
        before = self.focus.key
        spot = self.pointed(signal)
        led = _is(self.focus.key, ROW) and not _is(before, ROW) and not self.focus.by_mouse
        if led and isinstance(signal, Press):
            self.lead_to_row(self.at)  # whatever was in sight: keys come back to the game they left
        if spot is None:
            return STAY
        match spot.key:
            case ("row", int(number)) if number != self.at:
                self.note = ""
                self.choose_row(number)
                return STAY
            case ("filter", str(key)):
                back = isinstance(signal, PointerUp) and signal.at[0] < spot.box.centre[0]
                self._filter(lambda: self.filters.step(key, -1 if back else 1))
                return STAY
            case ("row", _):
                return self._choose(OPEN)
        return self._choose(spot.key)

    def _filter(self, change: Callable[[], object]) -> None:
        """Others are wanted from now on."""
        self._desk.audio.play("click")
        change()
        self.look()
        self.choose_row(0)
        self.scroll.jump()
        if self.focus.on(self.spots()) is None:
            self.lead_back()

    # What is done

    def _choose(self, key: Hashable) -> Go:
        """Press a button, or the key that means it."""
        match key:
            case "back":
                return Pop()
            case "play":
                return Swap(self._ways.new_game(), all=True)
            case "clear":
                self._filter(self.filters.clear)
                return STAY
            case "call" if next(spot.active for spot in self.side_spots() if spot.key == CALL):
                self.caller.begin(self.filters.person)
                self.focus.lead_to(CALL)
                self.changed = True
                return STAY
            case "call":
                return STAY
            case "import":
                text = clipboard.paste()
                return self._take_in(lambda: text) if text else self._tell(NO_TEXT)
            case "undo":
                path = self.doing.restore()
                return self._seen_again(path=path)
        return self._do(str(key))

    def _do(self, deed: str) -> Go:
        """Something with the chosen game, if it can be done."""
        row = self.row
        if row is None:
            return STAY
        if not (spot := next(spot for spot in self.deed_spots() if spot.key == deed)).active:
            self._desk.audio.play("error")
            self.note, self.changed = spot.text, True
            return STAY
        self._desk.audio.play("click")
        return self.doing.tried(lambda: self._done(deed, row))

    def _done(self, deed: str, row: GameRow) -> Go:
        self.changed = True
        match deed:
            case "open":
                return self.doing.open(row, self)
            case "again":
                return self.doing.again(row, self)
            case "review":
                return self.doing.review(row, self)
            case "copy" if not self.doing.copy(row):
                return self._tell(NO_CLIPBOARD)
            case "copy":
                self.note = self._desk.say("Copied.")
            case "name":
                self.quill.begin(row.title)
            case "pin":
                self.doing.pin(row)
                self._seen_again()
            case "delete":
                self.doing.delete(row)
                told = self._desk.say("Deleted: {game}", game=self.telling.heading(row))
                self._seen_again(told if self.doing.deleted is not None else "")
        return STAY

    def _seen_again(self, note: str = "", path: Path | None = None) -> Go:
        """The list shows at once what has been done, and to which game, if that is not the chosen one."""
        self.note = note
        self.look_again(path)
        return STAY

    def _read(self, file: str) -> Go:
        """A game in a file comes when it has been read."""

        def begin() -> Go:
            self.doing.read(file)
            self.note, self.changed = self._desk.say("Reading {file}…", file=shortened(Path(file).name)), True
            return STAY

        return self.doing.tried(begin)

    def _hear_of_file(self, seconds: float) -> Go:
        reading = self.doing.reading
        if reading is None:
            return STAY
        reading.advance(seconds)
        if not reading.over:
            return STAY
        self.doing.reading, self.note, self.changed = None, "", True
        return self._take_in(reading.text)

    def _take_in(self, text: Callable[[], str]) -> Go:
        """A game from elsewhere is shown, whatever else was wanted."""

        def take() -> Go:
            self.note = ""
            row, new = self.doing.taken_in(text())
            self.filters.clear()
            self.look_again(row.path)
            self.note = self._desk.say("Imported.") if new else self._desk.say("You have this game already.")
            self.lead_back()
            return STAY

        return self.doing.tried(take)

    def _tell(self, sentence: str) -> Go:
        return Push(Notice(self._desk, self._desk.say(sentence)))

    def _write(self, signal: Signal) -> Go:
        """Letters of a name, until it is finished."""
        row, self.changed = self.row, True
        title = self.quill.handle(signal)
        if self.quill.full:
            self._desk.audio.play("error")
        if title is None or row is None or title == row.title:
            return STAY
        self.doing.rename(row, title)
        return self._seen_again()

    # People

    def _call(self, signal: Signal) -> Go:
        """Letters of a name for somebody; where others have it, it is asked whether they are the same."""
        self.changed, name = True, self.caller.handle(signal)
        if self.caller.quill.full:
            self._desk.audio.play("error")
        if not name or not self.caller.is_taken(name):
            return self._called(name) if name else STAY
        self.caller.wanted = name
        say = self._desk.say
        question = say(
            "{name} is already a player here. Are both names the same person? You cannot undo this.",
            name=name,
        )
        return Push(Notice(self._desk, question, (say("Cancel"), say("Same person"))))

    def _called(self, name: str) -> Go:
        def give() -> Go:
            self.indexing = self.caller.give(name) or self.indexing
            self.filters.call(name)
            return self._seen_again(self._desk.say("Renamed to {name}.", name=name))

        return self.doing.tried(give)

    def resumed(self, closed: Scene, result: object) -> Go:
        """Somebody may have been asked whether two are the same."""
        go, name, self.caller.wanted = super().resumed(closed, result), self.caller.wanted, ""
        return self._called(name) if name and result == 1 else go

    # Painting

    def draw(self, brush: Brush) -> None:
        """Everything."""
        self._painter.paint(brush, self)


def _is(key: Hashable, kind: str) -> bool:
    return isinstance(key, tuple) and key[0] == kind
