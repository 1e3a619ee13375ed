"""The seats of a new game, one card each: a person, or a computer of some level and character, or nobody."""

from __future__ import annotations

from collections.abc import Hashable

from game.core.levels import HUMAN
from game.core.messages import N_
from game.services.archive.persons import LONGEST
from game.shell.desk import Desk
from game.shell.focus import Focus, Spot
from game.shell.opponents import Opponent
from game.shell.paint.palette import LIVERIES
from game.shell.scenes.menu.pen import Pen
from game.shell.scenes.menu.plan import Plan
from game.shell.signals import Point, Signal, Typed
from game.shell.stage import Box

PERSON, COMPUTER, LEAVE = "person", "computer", "leave"
LEVEL, CHARACTER = "level", "character"
"""`(LEVEL, 2)` is where the level of the third seat is chosen."""
NAME, WEAR, FORGET = "name", "wear", "forget"
"""`(WEAR, 2, "red")` lets the person on the third seat wear red."""

LIVERY_NAMES = {
    "blue": N_("Blue moon"),
    "yellow": N_("Yellow star"),
    "red": N_("Red drop"),
    "teal": N_("Teal leaf"),
}

GAP = 16.0
CONTROLS = 360.0
"""How wide the column is in which everything of a seat is chosen."""
ROW, ROW_GAP, MARGIN = 58.0, 12.0, 14.0
LEAVE_WIDTH, KIND_GAP = 50.0, 10.0
A_PERSON, A_COMPUTER = (
    N_("Seat {seat}: a person at this screen."),
    N_("Seat {seat}: a computer."),
)
PERSON_SHARE = 0.46
"""The longer word gets more of the room."""
ARROW = 0.3
"""This share of a selector, on each side, belongs to its arrow."""


class Chairs:
    """The cards, from top to bottom."""

    def __init__(self, desk: Desk, plan: Plan) -> None:
        self._desk, self._plan, self._people = desk, plan, plan.people
        self.pen = Pen(plan.people)

    # Where things are

    def cards(self, area: Box) -> list[Box]:
        """The card of each seat."""
        return area.column(self._plan.most, GAP)

    def spots(self, area: Box) -> list[Spot]:
        """Who sits on each seat; of computers the level and the character, of people the name and livery."""
        cards = self.cards(area)[: self._plan.offered]
        return [spot for seat, card in enumerate(cards) for spot in self.spots_of(seat, card)]

    def spots_of(self, seat: int, card: Box) -> list[Spot]:
        """What can be chosen on a seat."""
        kinds, second, third = rows(card)
        spots = self._kinds(seat, kinds)
        computer = self._plan.opponent(seat)
        if computer is not None:
            spots.append(Spot((LEVEL, seat), second, *self._about_level(computer)))
            if self._desk.module.characters:
                spots.append(Spot((CHARACTER, seat), third, *self._about_character(computer)))
        elif self._plan.seats[seat] == HUMAN:
            spots += [self._naming(seat, second), *self._liveries(seat, third)]
        return spots

    def _kinds(self, seat: int, row: Box) -> list[Spot]:
        """A person or a computer; and nobody, where that can be."""
        say, leaving = self._desk.say, self._plan.can_leave(seat)
        person = row._replace(w=(row.w - KIND_GAP) * PERSON_SHARE)
        left = person.x + person.w + KIND_GAP
        computer = Box(left, row.y, row.x + row.w - left, row.h)
        spots = [
            Spot((PERSON, seat), person, say("Person"), say(A_PERSON, seat=seat + 1)),
            Spot((COMPUTER, seat), computer, say("Computer"), say(A_COMPUTER, seat=seat + 1)),
        ]
        if leaving:
            leave = Box(row.x - KIND_GAP - LEAVE_WIDTH, row.y, LEAVE_WIDTH, row.h)
            spots.insert(
                0, Spot((LEAVE, seat), leave, say("Empty"), say("Leaves seat {seat} empty.", seat=seat + 1))
            )
        return spots

    def _naming(self, seat: int, row: Box) -> Spot:
        text = self._desk.say("Seat {seat}: type a name, or choose an earlier player.", seat=seat + 1)
        return Spot((NAME, seat), row, self._desk.say("Name"), text)

    def _liveries(self, seat: int, row: Box) -> list[Spot]:
        """Everything there is to wear; and where somebody is known, a bin to forget them."""
        say, name = self._desk.say, self._people.name(seat)
        width = len(LIVERY_NAMES) * (row.h + ROW_GAP) - ROW_GAP
        places = row._replace(w=width).row(len(LIVERY_NAMES), ROW_GAP)
        spots = [
            Spot((WEAR, seat, worn), place, say(self._called(worn)), self._about(seat, worn))
            for worn, place in zip(LIVERY_NAMES, places, strict=True)
        ]
        if self._people.is_known(seat):
            away = row._replace(x=row.x + row.w - row.h, w=row.h)
            text = say("Removes {name} from the list of names.", name=name)
            spots.append(Spot((FORGET, seat), away, say("Remove"), text))
        return spots

    def _called(self, livery: str) -> str:
        """What a livery is called in this game."""
        return self._desk.scenery.liveries.get(livery, LIVERY_NAMES[livery])

    def beyond(self, key: Hashable, step: int, area: Box) -> Hashable:
        """What lies in the next row below or above a part of a seat; None where there is no such row."""
        spots = self.spots(area)
        here = next((spot for spot in spots if spot.key == key), None)
        tops = sorted({spot.box.y for spot in spots})
        if here is None or not 0 <= tops.index(here.box.y) + step < len(tops):
            return None
        row = [spot for spot in spots if spot.box.y == tops[tops.index(here.box.y) + step]]
        return min(row, key=lambda spot: abs(spot.box.centre[0] - here.box.centre[0])).key

    # What can be said about them

    def _about_level(self, computer: Opponent) -> tuple[str, str]:
        say, level = self._desk.say, computer.level
        strength = say(
            "Level {number} of {most}.", number=computer.strength, most=len(self._desk.module.levels)
        )
        return say(level.name), f"{strength} {say(level.sentence)}"

    def _about_character(self, computer: Opponent) -> tuple[str, str]:
        say, character = self._desk.say, computer.character
        if character is None:
            return say("No quirks"), say("Plays with no favorites and no habits.")
        return say(character.name), say(character.sentence)

    def _about(self, seat: int, livery: str) -> str:
        """What would come of wearing it."""
        say, wearer = self._desk.say, self._people.liveries.index(livery)
        name = self._people.name(seat)
        if wearer == seat or wearer >= self._plan.players:
            return say("{name}'s color and symbol.", name=name)
        return say("{name} and {other} swap colors and symbols.", name=name, other=self._people.name(wearer))

    # What the player does

    def writes(self, focus: Focus) -> int | None:
        """The seat whose name letters would write."""
        match focus.key:
            case ("name", int(seat)) if not focus.by_mouse:
                return seat
        return self.pen.seat

    def handle(self, signal: Signal, focus: Focus) -> bool:
        """Letters of a name; True if the signal means nothing else. One that finds no room is heard."""
        meant = self.pen.handle(signal, self.writes(focus))
        if self.pen.full and isinstance(signal, Typed):
            self._desk.audio.play("error")
        return meant

    @property
    def refusal(self) -> str:
        """Why the latest letter of a name was not written."""
        if not self.pen.full:
            return ""
        return self._desk.say("A name has at most {most} letters.", most=LONGEST)

    def choose(self, spot: Spot, at: Point | None) -> bool:
        """Something about a seat changes; `at` is where the mouse chose. False if it is no part of a seat."""
        match spot.key:
            case ("person", int(seat)):
                self._plan.seat_person(seat)
            case ("computer", int(seat)):
                self._plan.seat_computer(seat)
            case ("leave", int(seat)):
                self._plan.leave(seat)
            case ("wear", int(seat), str(name)):
                self._people.wear(seat, next(livery for livery in LIVERIES if livery.name == name))
            case ("forget", int(seat)):
                self._people.forget(seat)
                self._desk.save_settings()
            case ("name", int(seat)) if at is not None and _between_arrows(spot.box, at):
                self.pen.begin(seat)
            case _:
                return self.step(spot.key, -1 if at is not None and at[0] < spot.box.centre[0] else 1)
        return True

    @staticmethod
    def steps(key: Hashable) -> bool:
        """Here the arrows change something."""
        match key:
            case ("level" | "character" | "name", int()):
                return True
        return False

    def step(self, key: Hashable, step: int) -> bool:
        """To the next level, character or name, or the one before; False if there is nothing to choose."""
        match key:
            case ("level", int(seat)):
                self._plan.change_level(seat, step)
            case ("character", int(seat)):
                self._plan.change_character(seat, step)
            case ("name", int(seat)):
                self._people.change_name(seat, step)
            case _:
                return False
        return True


def _between_arrows(box: Box, at: Point) -> bool:
    return box.inset(box.w * ARROW, 0).holds(at)


def rows(card: Box) -> list[Box]:
    """Where something is chosen: three rows on the right of a card."""
    height = min(ROW, (card.h - 2 * MARGIN - 2 * ROW_GAP) / 3)
    whole = 3 * height + 2 * ROW_GAP
    right = Box(card.x + card.w - MARGIN - CONTROLS, card.centre[1] - whole / 2, CONTROLS, whole)
    return right.column(3, ROW_GAP)
