"""What the garden gives the house to tell."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence

from game.core.choosing import Choosing
from game.core.rules import Seat
from game.shell.desk import Desk
from game.shell.marked import Marked
from game.shell.paint.brush import Picture
from game.shell.show import Party
from game.shell.table.tabletop import (
    About,
    Asked,
    Count,
    Figures,
    Gist,
    Headline,
    Phases,
    Told,
    Whereabouts,
)
from tests.contract.toy.events import Event, Kept, Lifted, Spilled, WentHome
from tests.contract.toy.garden import View, worth
from tests.contract.toy.marks import Favourite
from tests.contract.toy.pictures import picture
from tests.contract.toy.telling import tell


class BoardWords:
    """Figures, questions, and turns in short."""

    def __init__(
        self,
        desk: Desk,
        party: Party,
        view: Callable[[], View],
        pips: Callable[[Hashable], int | None],
    ) -> None:
        """`view` says what is shown now, `pips` what a die shows, if that is the key of one."""
        self._desk, self._party, self._view, self._pips = desk, party, view, pips

    @property
    def to_act(self) -> Seat | None:
        garden = self._view().garden
        return None if garden.over else garden.mover

    def figures(self, seat: Seat) -> Figures:
        garden = self._view().garden
        snails = worth(garden, seat, garden.sheds[seat]) if self._desk.settings.open_piles else None
        return Figures((Count("bulb", garden.candles[seat]),), Headline("glass", snails))

    def phases(self, seen: Iterable[Event]) -> Phases | None:
        return None

    def question(self, choosing: Choosing, *, preview: bool) -> Asked:
        say, garden = self._desk.say, self._view().garden
        title = say("{player}, what do you do?", player=self._party.names[garden.mover])
        text = "Keep one of your favourites." if garden.drafting else "Dice only show what they are good for."
        return Asked(title, say(text))

    def about(self, key: Hashable) -> About | None:
        pips, say = self._pips(key), self._desk.say
        if pips is not None:
            return About(pips, say("Good for bed {number}.", number=pips))
        return About(key.kind, say("Counts one more for you.")) if isinstance(key, Favourite) else None

    def told(self, events: Sequence[Event]) -> Told | None:
        """What was lifted last, or that somebody has chosen."""
        words = self._desk.words(self._party.names)
        story = " ".join(filter(None, (tell(each, Marked(self._party.names)) for each in events)))
        lifted = [event.kind for event in events if isinstance(event, Lifted)]
        if any(isinstance(event, Spilled) for event in events):
            gist = Gist("trash", words.sentence("Spilled"))
        elif any(isinstance(event, WentHome) for event in events):
            gist = Gist("door", words.sentence("Home"))
        elif any(isinstance(event, Kept) for event in events):
            gist = Gist("cards", words.sentence("Chosen"))
        else:
            return None
        name = words.name(lifted[-1].noun) if lifted else words.sentence("nothing")
        return Told(lifted[-1] if lifted else None, name, gist, story)

    def whereabouts(self, seat: Seat) -> Whereabouts | None:
        return None

    def picture(self, key: Hashable) -> Picture | None:
        return picture(key)

    def held(self, view: View) -> Sequence[Hashable]:
        known = () if view.viewer is None else view.garden.favourites[view.viewer]
        return [kind for kind in known if kind is not None]

    def tension(self) -> int:
        return 1

    def free_side(self) -> str:
        return "left"
