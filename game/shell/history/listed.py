"""All games that were played, as they lie on the screen: which are seen, where, and how time passes."""

from __future__ import annotations

from pathlib import Path

from game.services.archive.rows import ME, GameRow
from game.services.chores import State
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.history import deeds
from game.shell.history.asked import Reviewer, Shelf
from game.shell.history.calling import Caller
from game.shell.history.card_paint import deed_boxes
from game.shell.history.deeds import DEEDS
from game.shell.history.doing import UNREVIEWED, Doing
from game.shell.history.filters import Filters
from game.shell.history.places import BUTTON, FILTER, FILTER_GAP, Places, places
from game.shell.history.rows import Rows
from game.shell.history.telling import Now, Telling
from game.shell.quill import Quill
from game.shell.scenes.menus import Menu
from game.shell.scenes.notice import Notice, news
from game.shell.scenes.scene import STAY, Go, Push, Scene
from game.shell.scenes.ways import Ways
from game.shell.scrolling import Scroll
from game.shell.stage import Box, Stage

ROW, FILTER_OF = "row", "filter"
"""`(ROW, 2)` is the third game, `(FILTER_OF, "when")` the filter of that key."""
CLEAR, IMPORT, BACK, UNDO, PLAY, CALL = "clear", "import", "back", "undo", "play", "call"
_LIST, _CARD, _FOOT, _SIDE = "list", "card", "foot", "side"
"""Where things belong: one press leads from one of these places to the next."""


class Listed(Menu):
    """Filters at the left, games in the middle, a card for the chosen one at the right."""

    def __init__(self, desk: Desk, ways: Ways, shelf: Shelf, reviewer: Reviewer, now: Now) -> None:
        super().__init__(desk, (ROW, 0))
        self._ways, self._shelf = ways, shelf
        self.telling = Telling(desk, now)
        values = shelf.values()
        self.filters, self._games = Filters(desk, self.telling, values), values.games
        self.rows, self.doing, self.quill = Rows(shelf), Doing(desk, ways, shelf, reviewer), Quill()
        self.caller = Caller(desk, shelf)
        self.scroll = Scroll()
        self.at = 0
        """Which row is chosen."""
        self.note = ""
        """What has just been done."""
        self.held = False
        """The slider follows the mouse."""
        self.indexing = shelf.refresh(desk.chores)
        """Brings what is known up to what is kept, if that is not so."""
        self._due = False
        """What occurs may be something else by now."""
        self._told: object = None
        """What was known of the shelf when it was looked at last."""
        self._progress: object = None
        """How far the review of the chosen game was."""
        self.look()
        if not self.rows.count:
            self.lead_back()

    # What is listed

    def look(self) -> None:
        """At all that is wanted, as it is now."""
        self._version = self._shelf.version
        self.rows.look(self.filters.wanted(self.telling.now().date()))
        self._measure()
        self.changed = True

    @property
    def row(self) -> GameRow | None:
        """The game that is chosen, if there is one."""
        return self.rows.row(self.at) if self.at < self.rows.count else None

    @property
    def empty(self) -> bool:
        """There is no game at all, and all there are would be known."""
        return not self.rows.count and not self.filters.chosen and self._shelf.ready

    def _offer(self) -> None:
        """What occurs now."""
        values = self._shelf.values()
        self._games, self._due = values.games, False
        self.filters.offer(values)
        self.changed = True

    def look_again(self, path: Path | None = None, *, offer: bool = True) -> None:
        """Something has changed; stay with the same game, wherever it is now. What occurs is offered at once,
        or soon."""
        row, none = self.row, not self.rows.count
        path = path or (row.path if row else None)
        self._due = not offer
        if offer:
            self._offer()
        self.look()
        found = self.rows.find(path, self.at) if path else None
        self.choose_row(self.at if found is None else found)
        if isinstance(self.focus.key, tuple) and self.focus.key[0] == ROW:
            self.focus.key = (ROW, self.at)  # what keys point at is what they act on
        if self.focus.on(self.spots()) is None or (none and self.rows.count):
            self.lead_back()  # whatever keys pointed at: now there is something to choose

    def choose_row(self, number: int) -> None:
        """This one, as far as there are any; it comes into sight."""
        self.at = max(0, min(number, self.rows.count - 1))
        pitch = self.places.pitch
        self.scroll.reveal(self.at * pitch, self.at * pitch + self.places.row)
        if self._desk.settings.reduced_motion:
            self.scroll.jump()
        self.changed = True

    def lead_to_row(self, number: int) -> None:
        self.choose_row(number)
        self.focus.lead_to((ROW, self.at))

    def lead_back(self) -> None:
        """To the list, or to what there is instead of one."""
        if self.rows.count:
            self.lead_to_row(self.at)
        else:
            self.focus.lead_to(PLAY if self.empty else CLEAR if self.filters.chosen else BACK)

    # Where things are

    @property
    def places(self) -> Places:
        """The parts of the screen."""
        return places(self.stage, folded=self._desk.folded)

    def resized(self, stage: Stage) -> None:
        """The same game stays in sight."""
        super().resized(stage)
        self._measure()
        self.choose_row(self.at)
        self.scroll.jump()

    def _measure(self) -> None:
        here = self.places
        self.scroll.measure(self.rows.count * here.pitch - (here.pitch - here.row), here.view.h)

    def seen(self) -> list[tuple[int, Box]]:
        """The rows that can be seen, and where."""
        view, pitch, high = self.places.view, self.places.pitch, self.places.row
        first = max(0, int(self.scroll.at / pitch))
        last = min(self.rows.count, first + self.places.shown + 2)
        found = (
            (number, Box(view.x, view.y + number * pitch - self.scroll.at, view.w, high))
            for number in range(first, last)
        )
        return [(number, box) for number, box in found if box.cut(view).h > 1]

    def spots(self) -> list[Spot]:
        """The games in sight, what can be done with the chosen one, the foot, the filters."""
        return [*self.row_spots(), *self.deed_spots(), *self.foot_spots(), *self.side_spots()]

    def row_spots(self) -> list[Spot]:
        """The games that can be seen."""
        telling, view = self.telling, self.places.view
        listed = ((number, box, self.rows.row(number)) for number, box in self.seen())
        return [
            Spot((ROW, number), box.cut(view), telling.heading(row), self._about(row), zone=_LIST)
            for number, box, row in listed
            if row is not None
        ]

    def _about(self, row: GameRow) -> str:
        return " ".join([self.telling.about(row), self.telling.ending(row)])

    def deed_spots(self) -> list[Spot]:
        """What can be done with the chosen game."""
        row = self.row
        if row is None:
            return []
        boxes = deed_boxes(self.places.card, folded=self._desk.folded)
        progress, reviewed = self.doing.progress(row), self.doing.reviewed(row)
        return [
            Spot(
                deed.key,
                box,
                *deeds.told(self._desk, deed, row, progress, reviewed=reviewed),
                active=not deeds.refusal(deed, row),
                zone=_CARD,
            )
            for deed, box in zip(DEEDS, boxes, strict=True)
        ]

    @property
    def told(self) -> str:
        """What there is to say at the foot: why what is pointed at cannot be done, or what has been done."""
        spot = self.focus.on(self.deed_spots())
        return self.note if spot is None or spot.active else spot.text

    def foot_spots(self) -> list[Spot]:
        """The way back, games from elsewhere, and what can be undone; a new game where there is no other."""
        say, foot, wide = self._desk.say, self.places.foot, 1.35 if self._desk.folded else 1.0
        back = Box(foot.x, foot.y + 18, 210 * wide, BUTTON)
        taken = Box(back.x + back.w + 18, back.y, 240 * wide, BUTTON)
        spots = [
            Spot(BACK, back, say("Back"), zone=_FOOT),
            Spot(IMPORT, taken, say("Import"), say("Adds a game from the clipboard."), zone=_FOOT),
        ]
        if self.doing.deleted is not None:
            undo = Box(taken.x + taken.w + 18, back.y, 280 * wide, BUTTON)
            spots.append(Spot(UNDO, undo, say("Undo"), self.note, zone=_FOOT))
        if self.empty:
            x, y = self.stage.box.centre
            below = y + (150 if self._desk.folded else 130)
            spots.insert(0, Spot(PLAY, Box(x - 200, below, 400, 92), say("New game"), zone=_LIST))
        return spots

    def side_spots(self) -> list[Spot]:
        """The filters, who could be called something else, and what lets everything through again; where
        there is nothing, none."""
        if self.empty:
            return []
        say, person = self._desk.say, self.filters.person
        below = [(CLEAR, say("Clear filters"), "", self.filters.chosen)]
        if person:
            settled = self._shelf.ready and self.indexing is None
            name = say("Me") if person == ME else person
            below.insert(0, (CALL, say("Rename"), say("Renames {name} in all games.", name=name), settled))
        side, count = self.places.filters, len(self.filters.all) + len(below)
        high = min(FILTER * (1.2 if self._desk.folded else 1.0), (side.h + FILTER_GAP) / count - FILTER_GAP)
        boxes = [Box(side.x, side.y + number * (high + FILTER_GAP), side.w, high) for number in range(count)]
        filters = [
            Spot((FILTER_OF, each.key), box, each.label, self.filters.value(each), zone=_SIDE)
            for each, box in zip(self.filters.all, boxes, strict=False)
        ]
        others = [
            Spot(key, box, name, text, active=active, zone=_SIDE)
            for (key, name, text, active), box in zip(below, boxes[len(filters) :], strict=True)
        ]
        return [*filters, *others]

    # Time

    @property
    def moving(self) -> bool:
        """The list moves."""
        return self.scroll.moving

    def advance(self, seconds: float) -> Go:
        """Let the list flow, and hear how far long jobs are."""
        then, self.doing.then = self.doing.then, STAY
        if then != STAY:
            return then
        self.changed |= self.scroll.moving
        self.scroll.flow(seconds)
        if not self.changed and (self.telling.load(self._games) or self._due):  # what is there is seen first
            self._offer()
        self._hear_of_index()
        if go := self._hear_of_reviews():
            return go
        return news(self._desk)

    def _hear_of_index(self) -> None:
        """What has been found meanwhile is listed at once."""
        if self.indexing is not None:
            self.changed |= (told := self.indexing.progress) != self._told
            self._told = told
            if self.indexing.over:
                self.indexing = None
                self.look_again()
        if self._version != self._shelf.version:
            self.look_again(offer=False)

    def _hear_of_reviews(self) -> Go | None:
        row = self.row
        progress = None if row is None else self.doing.progress(row)
        self.changed |= progress != self._progress
        self._progress = progress
        ended = self.doing.finished()
        if not ended:
            return None
        self.look_again()
        broken = any(chore.state in (State.FAILED, State.DIED) for chore in ended)
        return Push(Notice(self._desk, self._desk.say(UNREVIEWED))) if broken else None

    def resumed(self, closed: Scene, result: object) -> Go:
        """Games may have been played meanwhile."""
        if self.indexing is None:
            self.indexing = self._shelf.refresh(self._desk.chores)
        self.look_again()
        return STAY
