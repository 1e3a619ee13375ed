"""The pages of a review, and the way to it: an offer while there is none, how far it is while it is made."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Final

from game.core.messages import N_
from game.services.saved_game import SavedGame
from game.shell.desk import Desk
from game.shell.focus import Focus, Spot
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, HAIRLINE, LEAVES, PAGE, PANEL, QUIET, TEXT
from game.shell.paint.type import Face
from game.shell.remaining import lasts, left
from game.shell.scenes.menus import button, even_size
from game.shell.scenes.results.chart_page import ChartPage
from game.shell.scenes.results.luck_page import LuckPage
from game.shell.scenes.results.moves_page import MovesPage
from game.shell.scenes.results.page import TABLE, Page, Reviewing, write_sentence
from game.shell.scenes.results.retelling import Retelling
from game.shell.scenes.results.reviewed import Reviewed
from game.shell.scenes.scene import STAY, Go
from game.shell.scenes.ways import Ways
from game.shell.show import Party
from game.shell.signals import Signal
from game.shell.stage import Box

CHART, MOVES, LUCK = "chart", "moves", "luck"
BEGIN, STOP = "begin_review", "stop_review"
_PAGES: Final[Mapping[str, Callable[[Reviewing], Page]]] = {
    CHART: ChartPage,
    MOVES: MovesPage,
    LUCK: LuckPage,
}
ICONS: Final = {CHART: "chart", MOVES: "target", LUCK: "dice"}
OFFERS: Final = {
    CHART: N_("Each player's win chance, and the turning points"),
    MOVES: N_("How well everyone played, and the better moves"),
    LUCK: N_("How much of the result was play, and how much luck"),
}
"""What each of them answers."""
OFFER: Final = N_(
    "The strongest computer judges every decision by what that player could know. You can keep "
    "playing meanwhile, stop, and continue later. Results are kept."
)
FAILED: Final = N_("The review stopped early. Finished parts are kept.")


class Pages:
    """Three pages about one game, one of which is open."""

    def __init__(self, desk: Desk, ways: Ways, party: Party, saved: SavedGame) -> None:
        self._desk = desk
        telling = Retelling(saved, lambda: party.words(desk))
        self.reviewed = Reviewed(desk, saved, telling.decisions)
        reviewing = Reviewing(desk, ways, party, self.reviewed, telling)
        self._pages: dict[str, Page] = {key: make(reviewing) for key, make in _PAGES.items()}
        self.open = CHART

    @property
    def _page(self) -> Page:
        return self._pages[self.open]

    def lay(self, box: Box) -> None:
        """Where the page is."""
        self._page.box = box

    def advance(self) -> bool:
        """Hear what is new; says whether it looks different."""
        return self.reviewed.advance()

    # What can be pointed at

    @property
    def _strip(self) -> Box:
        """Where it is told how far the review is."""
        return self._page.head

    def _way(self) -> Spot | None:
        """The way to more of a review, or to no more of it."""
        say, reviewed = self._desk.say, self.reviewed
        if reviewed.whole:
            return None
        wide = 420.0 if self._desk.folded else 300.0
        strip = self._strip
        box = Box(strip.x + strip.w - wide, strip.y + 2, wide, strip.h - 6)
        if reviewed.working:
            return Spot(
                STOP,
                box if reviewed.judged else self._large,
                say("Stop"),
                say("Stops the review. Finished parts are kept."),
            )
        if reviewed.judged:
            return Spot(BEGIN, box, say("Continue"), say("Judges the remaining decisions."))
        return Spot(BEGIN, self._large, say("Review this game"))

    @property
    def _large(self) -> Box:
        (x, _), box = self._page.box.centre, self._page.box
        wide = 760.0 if self._desk.folded else 520.0
        return Box(x - wide / 2, box.y + box.h - 150, wide, 86)

    def spots(self) -> list[Spot]:
        """What the open page has, and the way to more of it."""
        way = self._way()
        shown = self._page.spots() if self.reviewed.judged else []
        if way is not None:
            shown = [spot for spot in shown if spot.key != TABLE]
        return [*([way] if way else []), *shown]

    def first(self) -> Hashable:
        """Where keys begin."""
        if self.reviewed.judged:
            return self._page.first() or next((spot.key for spot in self.spots()), None)
        return STOP if self.reviewed.working else BEGIN

    def handle(self, signal: Signal, focus: Focus) -> bool:
        """A signal that is not about spots; says whether it was one."""
        return bool(self.reviewed.judged) and self._page.handle(signal, focus)

    def choose(self, key: Hashable, focus: Focus) -> Go:
        """Something was chosen."""
        match key:
            case "begin_review":
                self.reviewed.begin()
                focus.key = STOP
            case "stop_review":
                self.reviewed.stop()
                focus.key = BEGIN
            case _:
                return self._page.choose(key)
        return STAY

    # Painting

    def draw(self, brush: Brush, focus: Focus) -> None:
        """A panel with an offer, or with what is known."""
        box = self._page.box
        brush.glow(box, (0, 0, 0), radius=24, spread=30, strength=170)
        brush.panel(box, PANEL, radius=24, border=HAIRLINE)
        if not self.reviewed.judged:
            self._paint_offer(brush, focus)
            return
        self._page.draw(brush, focus)
        head, way = self._page.head, self._way()
        if way is not None:
            self._paint_strip(brush, focus, way)
            return
        toggles = [spot for spot in self._page.spots() if spot.key == TABLE]
        room = head._replace(w=(toggles[0].box.x - head.x - 24) if toggles else head.w)
        write_sentence(brush, self._page, room)
        for spot in toggles:
            button(brush, focus, spot, icon="log", size=even_size(brush, toggles, 23))

    def _paint_offer(self, brush: Brush, focus: Focus) -> None:
        """What a review is, and the way to it; or how far it is."""
        say, inner = self._desk.say, self._page.box.inset(90, 30)
        brush.icon(ICONS[self.open], Box(inner.x, inner.y + 4, inner.w, 92), GOLD)
        question = Box(inner.x, inner.y + 112, inner.w, 96)
        brush.paragraph(
            say(OFFERS[self.open]), question, 40, TEXT, face=Face.TITLE, align="center", middle=True
        )
        way, large = self._way(), self._large
        assert way is not None, "what is whole is shown"
        room = Box(inner.x, question.y + question.h + 8, inner.w, large.y - question.y - question.h - 32)
        if self.reviewed.working:
            self._paint_bar(brush, Box(room.x + 120, room.centre[1] - 50, room.w - 240, 100))
        else:
            text, colour = (say(FAILED), LEAVES) if self.reviewed.failed else (self._offer(), QUIET)
            brush.paragraph(text, room, 27, colour, align="center", middle=True)
        main = not self.reviewed.working
        button(brush, focus, way, icon="search" if main else "cross", size=32, main=main)

    def _offer(self) -> str:
        """What a review is, and how long it takes, if that was measured here before."""
        seconds = self.reviewed.seconds_left
        return self._desk.say(OFFER) + ("" if seconds is None else f" {lasts(self._desk, seconds)}")

    def _paint_strip(self, brush: Brush, focus: Focus, way: Spot) -> None:
        """How far it is, and a way to stop or to go on."""
        strip = self._strip
        self._paint_bar(brush, strip._replace(w=way.box.x - strip.x - 30))
        icon = "cross" if way.key == STOP else "play"
        button(brush, focus, way, icon=icon, size=even_size(brush, [way], 24))

    def _paint_bar(self, brush: Brush, room: Box) -> None:
        upper, lower = room._replace(h=room.h - 16), Box(room.x, room.y + room.h - 14, room.w, 12)
        brush.text(self._told(), upper, 24, LEAVES if self.reviewed.failed else TEXT, align="left")
        brush.panel(lower, PAGE, radius=6, border=HAIRLINE)
        total = self.reviewed.total
        if total and self.reviewed.judged:
            brush.panel(lower._replace(w=max(12.0, lower.w * self.reviewed.judged / total)), GOLD, radius=6)

    def _told(self) -> str:
        """How far it is."""
        say, reviewed = self._desk.say, self.reviewed
        if reviewed.failed:
            return say(FAILED)
        if reviewed.waiting:
            return say("The review will start when another task is finished.")
        done, total = reviewed.judged, reviewed.total
        told = say("{done} of {total} decisions judged", done=done, total=total)
        if reviewed.working and reviewed.seconds_left is not None:
            told += f" · {left(self._desk, reviewed.seconds_left)}"
        return told
