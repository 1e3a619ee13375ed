"""A table at which the computers think what they are told to think."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.beasty_bar.rules.animals import Card
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.show.pointing import Look
from game.core.chances import NUMBERS
from game.core.player import Thought
from game.core.rules import Seat
from game.services.settings import OFF
from game.services.thinker import Asked, Kind
from game.shell.stage import Box
from tests.beasty_bar.reasons import spoken
from tests.beasty_bar.show.house import House
from tests.beasty_bar.show.positions import begin_turn, position, tabletop_of

LINE = ">0: parrot seal giraffe lion | 1: kangaroo monkey || zebra/0 snake/0 hippo/1"
OF_THREE = LINE.replace(" ||", " | 2: seal ||")
SHOO = "parrot 3"
WHY = (
    "Your parrot gets rid of Bo's hippo. With your seal you would not get rid of Bo's hippo. "
    "Win chance: 70 %."
)
STEPS = ["Look at Bo's hippo.", "Play your parrot.", WHY]
MONKEY = "My monkey is fourth in line. One more, and the gate opens."
BECAUSE = f"{MONKEY} I think my win chance is 60 %."
AFFE = "Mein Affe steht auf Platz 4. Noch ein Tier, und das Tor geht auf."
WEIL = f"{AFFE} Ich schätze meine Gewinnchance auf 60 %."
ME, BO = Seat(0), Seat(1)


class Oracle:
    """Thinks until it is told what to think, and remembers who asked what."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int, Any, Sequence[Any]]] = []
        self.thought: Thought[Any] | None = None
        self.busy = False
        self.judges: tuple[float, ...] | None = None
        """How likely everybody is to win, whatever it is shown."""
        self.judging: Asked | None = None

    def ask(self, asked: Asked, kind: Kind = Kind.TABLE) -> None:
        if kind is Kind.JUDGE:
            self.judging = asked
            return
        self.asked.append((asked.who, asked.seed, asked.view, asked.legal))
        self.busy = True

    def poll(self, kind: Kind = Kind.TABLE) -> Thought[Any] | None:
        return self.thought if self.busy else None

    def weighed(self) -> None:
        return None

    def judged(self) -> tuple[float, ...] | None:
        return None if self.judging is None else self.judges

    def drop(self, kind: Kind | None = None) -> None:
        if kind in (None, Kind.JUDGE):
            self.judging = None
        if kind is not Kind.JUDGE:
            self.busy, self.thought = False, None


class Salon(House):
    """A house in which an oracle thinks for everybody."""

    def __init__(self, *, speed: float = 100.0) -> None:
        super().__init__(speed=speed, translations=spoken("en"))
        self.oracle = self.desk.thinker = Oracle()
        self.desk.settings.preview = OFF  # it would stand where the hint does
        self.desk.settings.chances = NUMBERS

    @classmethod
    def at(cls, text: str, seats: tuple[str, ...] = ("human", "random"), *, speed: float = 100.0) -> Salon:
        """A position on the table, and the first seat is asked."""
        salon, state = cls(speed=speed), position(text)
        salon.sit_down(seats, state.options.mode)
        table = salon.table
        table.timeline.finish()
        table.match.actions.clear()
        table.match.state = state
        table.play.look(ME)
        begin_turn(table, state)
        salon.until_asked()
        return salon

    def thinks(self, action: str, *chances: float) -> None:
        self.oracle.thought = Thought(RULES.parse(action), chances)

    def judges(self, *chances: float) -> None:
        self.oracle.judges = chances

    @property
    def above(self) -> Any:
        """What is told above the line."""
        return self.panel("info")

    @property
    def below(self) -> Any:
        """What is told below the line."""
        return self.panel("strip")

    @property
    def lit(self) -> list[Box]:
        tip = self.table.play.adviser.tip
        return [] if tip is None else tabletop_of(self).where(tip.lit)

    def rest(self) -> None:
        self.until(lambda: not self.table._settling)

    def box_of(self, card: Card) -> Box:
        return next(spot.box for spot in self.spots() if spot.key == Look(card))
