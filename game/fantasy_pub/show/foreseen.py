"""What would be, on the tables themselves: ghosts where somebody goes, plates that show what will be, the way
in gold on the rug, who pays for whom, and who is thrown out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

import pygame

from game.core.messages import N_
from game.fantasy_pub.advice.preview import Entering, Preview
from game.fantasy_pub.advice.preview_words import TIMES
from game.fantasy_pub.marks import course
from game.fantasy_pub.rules.actions import Move
from game.fantasy_pub.rules.characters import RACE, Character
from game.fantasy_pub.rules.events import (
    Entered,
    InvitationRound,
    Invited,
    Left,
    Moved,
    Swapped,
    ThrownOut,
    Toast,
    Why,
)
from game.fantasy_pub.rules.state import DOOR, SPACES, TABLES
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.show import arches, guest_plates, ways
from game.fantasy_pub.show.board import Board
from game.fantasy_pub.show.dues import Holding
from game.fantasy_pub.show.forecast import Forecast
from game.fantasy_pub.show.guest_plates import Change
from game.fantasy_pub.show.guests import Mien
from game.fantasy_pub.show.lights import beside
from game.fantasy_pub.show.places import Places, Pose
from game.fantasy_pub.show.seating import Place
from game.fantasy_pub.show.tokens import Look, TokenArt
from game.shell.desk import Desk
from game.shell.layers import Item, drawn
from game.shell.paint.brush import Brush
from game.shell.paint.palette import COLD_TEXT, ENTERS, GOLD, INK, LEAVES, PAGE, TEXT, Colour, Dress
from game.shell.paint.type import Face
from game.shell.stage import Box
from game.shell.table.panel import Pane
from game.shell.table.slots import INFO

_OUT: Final = {Why.DRUNK: N_("Sixth beer"), Why.BROKE: N_("No coin")}
THROWN_OUT: Final = N_("Thrown out")
NO_DRINK: Final = N_("Door: no drink")
ROUND, TOAST, HOME = N_("Round"), N_("Toast"), N_("Leaves")
_HEAD, _MAYBE = 46.0, 84.0
"""How large the face of somebody is who may come in, and how much room it has with its number."""


@dataclass(frozen=True, slots=True)
class Changes:
    """What would be different."""

    ghosts: Mapping[Character, int]
    """Who would be somewhere else, and where."""
    holdings: Mapping[Character, Holding]
    """What those would have who have something else then, or are thrown out with it."""
    out: Mapping[Character, str]
    """Who would be thrown out or go home, and what is written there."""
    meetings: Mapping[int, str]
    """Where there would be a toast or a round."""
    payments: tuple[tuple[Character, Character], ...]
    barkeeper: int | None
    """Where he would stand, if that is somewhere else."""
    way: tuple[int, ...]
    """The spaces on the way, from where it begins to where it ends."""
    entering: Entering | None
    """Somebody would come in of whom nobody knows who it is."""
    aside: tuple[Character, int, str] | None = None
    """Who could stop elsewhere, where, and what is written there."""


def changes(view: View, forecast: Forecast) -> Changes | None:
    """What a forecast would change in the room."""
    outcome = forecast.outcome
    if outcome is None:
        return None
    ghosts, out, meetings = dict[Character, int](), dict[Character, str](), dict[int, str]()
    holdings = dict(_holdings(view, outcome))
    payments = []
    for event in outcome.events:
        match event:
            case Moved(who, (*_, space)):
                ghosts[who] = space
                if space == DOOR:
                    meetings[DOOR] = NO_DRINK
            case Swapped(who, table, other, other_table):
                ghosts |= {who: table, other: other_table}
            case Entered(who, _):
                ghosts[who] = DOOR
            case ThrownOut(who, _, why, coins, beers):
                out[who] = _OUT.get(why, THROWN_OUT)
                holdings[who] = Holding(coins, beers)
            case Left(who, _, coins, beers):
                out[who] = HOME
                holdings[who] = Holding(coins, beers)
            case Toast(table):
                meetings[table] = TOAST
            case InvitationRound(table):
                meetings[table] = ROUND
            case Invited(payer, guest):
                payments.append((payer, guest))
    keeper = outcome.after.barkeeper
    action = forecast.action
    return Changes(
        ghosts=ghosts,
        holdings=holdings,
        out=out,
        meetings=meetings,
        payments=tuple(payments),
        barkeeper=keeper if keeper != view.barkeeper else None,
        way=course(view, action) if isinstance(action, Move) else (),
        entering=outcome.entering,
        aside=_aside(forecast.other),
    )


def _aside(other: Preview | None) -> tuple[Character, int, str] | None:
    """The other end of a way, and what matters most there for whoever goes it."""
    events = other.events if other is not None else ()
    walked = next((event for event in events if isinstance(event, Moved)), None)
    if walked is None:
        return None
    who, space = walked.who, walked.path[-1]
    told = [
        THROWN_OUT if isinstance(event, ThrownOut) else TOAST if isinstance(event, Toast) else ROUND
        for event in events
        if isinstance(event, Toast | InvitationRound) or (isinstance(event, ThrownOut) and event.who == who)
    ]
    return who, space, NO_DRINK if space == DOOR else told[-1] if told else ""


def _holdings(view: View, outcome: Preview) -> Iterator[tuple[Character, Holding]]:
    after = outcome.after
    for line in after.spaces:
        for who in line:
            then = Holding(after.coins[who], after.beers[who])
            if then != Holding(view.coins[who], view.beers[who]):
                yield who, then


class Foreseen:
    """Paints what would be over what is."""

    def __init__(self, desk: Desk, dress: Dress) -> None:
        self._desk, self._dress = desk, dress
        self._rims: tuple[object, list[Box]] = None, []
        """Where the steps of a way are counted, and what that depends on."""

    def expect(self, board: Board, found: Changes | None) -> None:
        """Whoever is at a table makes room for those who would come."""
        expected: dict[int, tuple[Character, ...]] = {}
        for who, space in (found.ghosts if found else {}).items():
            if who not in board.view.spaces[space]:
                expected[space] = (*expected.get(space, ()), who)
        if found and found.aside is not None:
            who, space, _ = found.aside
            if who not in board.view.spaces[space]:
                expected[space] = (*expected.get(space, ()), who)
        if found and found.entering is not None:
            expected[DOOR] = (*expected.get(DOOR, ()), found.entering.who[0])
        board.expected = expected

    def way(self, board: Board, found: Changes | None) -> Pane:
        """The way on the rug, below everybody."""
        places, path = board.places, found.way if found else ()
        box = places["rug.way"].inset(-ways.WIDE - 4)
        return Pane(("way", path), box, lambda brush: ways.paint(brush, places, path))

    def prepare(self, board: Board, tokens: TokenArt, found: Changes) -> None:
        """It may be seen in a moment: whoever takes long to be drawn can be drawn before."""
        for who in dict.fromkeys((*found.ghosts, *found.out)):
            tokens.expect_guest(who, *_seen_as(board, who, found))

    def items(self, brush: Brush, board: Board, tokens: TokenArt, found: Changes) -> list[Item]:
        """Ghosts with their plates, plates that change, arrows and marks."""
        items: list[Item] = []
        if found.barkeeper is not None:
            items.append(self._barkeeper(brush, board, found.barkeeper))
        concerned = dict.fromkeys((*found.ghosts, *found.holdings, *found.out))
        stands = {who: self._stands(board, who, found) for who in concerned}
        for who, place in stands.items():
            if place is None:
                continue
            if who in found.ghosts or who in found.out:
                face, look = _seen_as(board, who, found)
                picture, rect = tokens.guest(who, face, Pose(place.x, place.y, place.scale), look)
                items.append(Item(("ghost", who), picture, rect))
        for who, place in stands.items():
            if place is not None:
                items.append(self._plate(brush, board, who, place, found))
        items += self._arrows(brush, board, found)
        items += self._marks(brush, board, stands, found)
        items += ways.steps(brush, found.way, self._where_counted(board, found.way))
        if found.aside is not None:
            items += self._elsewhere(brush, board, tokens, found.aside)
        if found.entering is not None:
            items += self._unknown(brush, board, tokens, found.entering)
        return items

    def _where_counted(self, board: Board, way: tuple[int, ...]) -> list[Box]:
        """Looked for once, for as long as nobody comes or goes."""
        key = board.view, board.places, board.expected, way
        if self._rims[0] != key:
            self._rims = key, ways.rims(board, way)
        return self._rims[1]

    def _stands(self, board: Board, who: Character, found: Changes) -> Place | None:
        """Where somebody would be; of those who are thrown out on arrival, that place."""
        view = board.view
        space = found.ghosts.get(who, next((s for s in range(SPACES) if who in view.spaces[s]), None))
        if space is None:
            return None
        line = (*view.spaces[space], *board.expected.get(space, ()))
        return board.places.guests(space, line).get(who)

    def _plate(self, brush: Brush, board: Board, who: Character, place: Place, found: Changes) -> Item:
        view = board.view
        before = Holding(view.coins[who], view.beers[who])
        holding = found.holdings.get(who, before)
        pose = Pose(place.x, place.y, place.scale)
        change = Change(before, ghost=who in found.ghosts)
        made = guest_plates.item(brush, self._dress, who, holding, pose, place.plate_scale, change)
        return made._replace(key=("foreseen plate", who))

    def _elsewhere(
        self, brush: Brush, board: Board, tokens: TokenArt, aside: tuple[Character, int, str]
    ) -> Iterator[Item]:
        """A fainter ghost at the other end, and in a word what would happen there."""
        who, space, told = aside
        line = dict(board.places.guests(space, (*board.view.spaces[space], *board.expected.get(space, ()))))
        place = line.pop(who)
        pose = Pose(place.x, place.y, place.scale, alpha=0.8)
        picture, rect = tokens.guest(who, board.face(who), pose, Look.GHOST)
        yield Item(("elsewhere", who), picture, rect)
        if told:
            icon = "door" if space == DOOR else "mug"
            x, y = place.plate.centre
            spare = max(0.0, _pill_size(brush, self._desk.say(told))[0] - place.plate.w) / 2 + 14
            if line:  # clear of the plate beside it
                x += spare if all(each.x < x for each in line.values()) else 0.0
                x -= spare if all(each.x > place.x for each in line.values()) else 0.0
            yield _pill(brush, self._desk.say(told), icon, (x, y), COLD_TEXT)

    def _barkeeper(self, brush: Brush, board: Board, table: int) -> Item:
        box = board.places.barkeeper(table)
        rect = brush.stage.pixels(box)
        made = brush.art.passing(
            ("ghost barkeeper", rect.size, box.centre[0] < board.places.across / 2),
            lambda: _faint(brush.art.scaled("things/barkeeper", rect.size), box, board.places),
        )
        return Item("ghost barkeeper", made, rect)

    def _marks(
        self, brush: Brush, board: Board, stands: Mapping[Character, Place | None], found: Changes
    ) -> Iterator[Item]:
        say, places = self._desk.say, board.places
        for who, told in found.out.items():
            place = stands.get(who)
            if place is not None:
                colour, icon = (ENTERS, "leave") if told == HOME else (LEAVES, "boot")
                yield _pill(brush, say(told), icon, _near(place, places), colour)
        for space, told in found.meetings.items():
            text, step = say(told), places.space(DOOR)
            if space == DOOR:
                yield _pill(brush, text, "door", (step.centre[0], step.y + step.h - 64), GOLD)
            else:
                at = beside(places.number(space), _pill_size(brush, text)[0], places.across)
                yield _pill(brush, text, "mug", at, ENTERS)

    def _arrows(self, brush: Brush, board: Board, found: Changes) -> Iterator[Item]:
        """From whoever pays to whoever drinks."""
        numbers = [board.places.number(table) for table in TABLES]
        for number, (payer, guest) in enumerate(found.payments):
            start, end = self._stands(board, payer, found), self._stands(board, guest, found)
            if start is not None and end is not None and start.x != end.x:
                yield ways.arrow(brush, ("pays", number), start, end, numbers)

    def _unknown(self, brush: Brush, board: Board, tokens: TokenArt, entering: Entering) -> Iterator[Item]:
        """Somebody at the door of whom nobody knows who it is, and who it may be."""
        stranger = entering.who[0]
        place = board.places.guests(DOOR, (*board.view.spaces[DOOR], stranger))[stranger]
        livery = self._dress[entering.seat]
        box = place.frame._replace(h=place.plate.y + place.plate.h - place.frame.y)

        def paint(brush: Brush, room: Box) -> None:
            arch = room._replace(h=room.h - 34)
            brush.panel(arch, livery.mid, radius=arch.w / 2, alpha=120)
            brush.dashed(arch, TEXT, radius=arch.w / 2, width=3, dash=9)
            brush.text("?", arch, 54, TEXT, face=Face.TITLE, align="center", fit=False)
            foot = Box(room.x, room.y + room.h - 36, room.w, 36)
            brush.panel(foot, PAGE, radius=18, border=livery.mid, width=3)
            brush.picture("things/coin", Box(foot.x + 6, foot.y + 3, 30, 30))
            coins = foot._replace(x=foot.x + 36, w=foot.w - 44)
            brush.text(str(entering.coins), coins, 22, TEXT, align="center")

        yield drawn(brush, ("unknown", livery.name, entering.coins), box, paint)
        yield self._maybe(brush, tokens, entering, (place.x, place.frame.y - 8))

    def _maybe(self, brush: Brush, tokens: TokenArt, entering: Entering, foot: tuple[float, float]) -> Item:
        """The races that may come in, and how many of each there are."""
        races, livery = entering.races, self._dress[entering.seat]
        faces = [next(who for who in entering.who if RACE[who] == race) for race in races]
        wide = _MAYBE * len(faces) + 20
        box = Box(foot[0] - wide / 2, foot[1] - _HEAD - 14, wide, _HEAD + 14)

        def paint(brush: Brush, room: Box) -> None:
            brush.panel(room.inset(1), PAGE, radius=room.h / 2, border=livery.mid, width=3)
            for cell, who, count in zip(
                room.inset(10, 7).row(len(faces), 0), faces, races.values(), strict=True
            ):
                tokens.head(who)(brush, Box(cell.x, cell.y, _HEAD, _HEAD))
                told = Box(cell.x + _HEAD + 3, cell.y, cell.w - _HEAD - 3, cell.h)
                brush.text(f"{TIMES}{count}", told, 21, TEXT, face=Face.HEAVY)

        key = ("maybe", livery.name, tuple(races.items()), brush.type.scale)
        return drawn(brush, key, box, paint, passing=True)._replace(key="maybe")


def _faint(picture: pygame.Surface, box: Box, places: Places) -> pygame.Surface:
    """Not there yet; he holds his tray towards the middle of the room."""
    found = picture if box.centre[0] < places.across / 2 else pygame.transform.flip(picture, True, False)
    faint = found.copy()
    faint.set_alpha(170)
    made = pygame.Surface(found.get_size(), pygame.SRCALPHA)
    made.blit(faint, (0, 0))
    dash = max(4, found.get_height() // 26)
    edge = pygame.mask.from_surface(found).outline()
    for start in range(0, len(edge), 2 * dash):
        for point in edge[start : start + dash]:
            pygame.draw.circle(made, (*arches.FAINT[:3], 255), point, max(1.0, dash / 4))
    return made


def _seen_as(board: Board, who: Character, found: Changes) -> tuple[Mien, Look]:
    """The face somebody would make, and whether that one is there yet."""
    face = Mien.OUT if found.out.get(who, HOME) != HOME else board.face(who)
    return face, Look.GHOST if who in found.ghosts else Look.PLAIN


def _near(place: Place, places: Places) -> tuple[float, float]:
    """Where it is written what befalls somebody: above; at the front below, for there the sheet is above."""
    at_the_front = place.frame.y > places[INFO].centre[1]
    return place.x, place.plate.y + place.plate.h + 20 if at_the_front else place.frame.y - 10


def _pill_size(brush: Brush, text: str) -> tuple[float, float]:
    grown = min(1.4, brush.type.scale)
    return brush.text_width(text, 20) / brush.type.scale * grown + 30 + 24 * grown, 34.0 * grown


def _pill(brush: Brush, text: str, icon: str, middle: tuple[float, float], colour: Colour) -> Item:
    """A sign and a word on a ground of their own."""
    wide, high = _pill_size(brush, text)
    left = max(4.0, min(middle[0] - wide / 2, brush.stage.width - wide - 4))
    box = Box(left, middle[1] - high / 2, wide, high)

    def paint(brush: Brush, room: Box) -> None:
        brush.panel(room.inset(1), colour, radius=room.h / 2, border=INK, width=2.5)
        side = room.h * 0.62
        brush.icon(icon, Box(room.x + 10, room.centre[1] - side / 2, side, side), INK)
        words = Box(room.x + side + 14, room.y + 2, room.w - side - 24, room.h - 4)
        brush.text(text, words, 20, INK, align="center")

    return drawn(brush, ("pill", text, colour), box, paint)._replace(key=("pill", text, round(middle[0])))
