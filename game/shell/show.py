"""What the house asks of a game that is to be shown in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from game.core import giving_up
from game.core.beginning import Beginning, Position, seed_of
from game.core.fairness import mind
from game.core.history import Turn
from game.core.levels import HUMAN
from game.core.rules import AnyRules, Seat, Viewer
from game.core.seating import Seating
from game.core.words import Words
from game.services.casual import REASONS, SAME_DEAL
from game.services.i18n import Language
from game.services.proof import Proof
from game.services.saved_game import SavedGame, Sitting
from game.services.saves import Journal
from game.shell.desk import Desk
from game.shell.marked import Marked
from game.shell.pages import Handbook, Page
from game.shell.paint.brush import Picture as Picture
from game.shell.paint.palette import Dress, dressed
from game.shell.paint.type import Type
from game.shell.scenery import Scenery
from game.shell.scenes.scene import Go, Scene
from game.shell.table.tabletop import Tabletop as Tabletop


@dataclass(frozen=True, slots=True)
class Party(Seating):
    """Who plays what, and where."""

    seats: tuple[str, ...]
    names: tuple[str, ...]
    setup: Any
    """The game's own set-up, as its rules read it."""
    beginning: Beginning
    """The seed of the deal, or the position that is laid out."""
    venue: str
    asked: Any = None
    """The set-up before people chose their decks; a rematch asks them again."""
    liveries: tuple[str, ...] = ()
    """The names of what they wear, by seat; whoever is not among them wears the usual."""
    house: str = ""
    """When the game is over: the key of the rules of the house that it began under, if anybody knows."""
    reasons: tuple[str, ...] = ()
    """Why it is a casual game, if it is: what is known when it begins, and when it is over, all of it."""
    conceded: tuple[int, ...] = ()
    """The numbers of the seats that have been given up."""
    began: tuple[str, ...] = ()
    """When the game is over: who sat down before anybody took over a seat, to play again."""
    encore: str = ""
    """The name of the file of the game that this one is the return game of."""

    @classmethod
    def of(cls, saved: SavedGame) -> Party:
        """Those who play a game that was left."""
        who, match = saved.sitting, saved.match
        seated = who.seats, who.names, match.setup, match.beginning, who.venue
        return cls(*seated, who.asked, who.liveries, reasons=who.reasons, conceded=who.conceded)

    def sitting(self, house: str = "") -> Sitting:
        """What a saved game has to know about them, and under which rules of the house they begin."""
        seated = self.seats, self.names, self.venue, self.asked, self.reasons
        return Sitting(*seated, liveries=self.liveries, house=house, encore=self.encore)

    def after(self, sitting: Sitting) -> Party:
        """The same players, when it is known how they have played."""
        known = replace(self, house=sitting.house, reasons=sitting.reasons, conceded=sitting.conceded)
        return replace(known, began=sitting.sat_down)

    def told(self, say: Callable[..., str], *, among: Sequence[Seat] | None = None) -> Party:
        """The same as they are called where it is told how it ended."""
        return replace(self, names=giving_up.told(self, say, among=among))

    @property
    def anew(self) -> Party:
        """Those who sat down, before anybody has given up."""
        return replace(self, seats=self.began or self.seats, began=(), conceded=(), encore="")

    @property
    def finishers(self) -> list[str]:
        """The people who sat down and have not given up."""
        seated = enumerate(zip(self.anew.seats, self.names, strict=True))
        return [name for seat, (who, name) in seated if who == HUMAN and seat not in self.conceded]

    @property
    def seed(self) -> int:
        """The seed of the deal, or what stands for it where nothing is dealt."""
        return seed_of(self.beginning)

    @property
    def casual(self) -> bool:
        """It is not one of the serious games."""
        return bool(self.reasons)

    @property
    def dress(self) -> Dress:
        """What everybody wears, by seat."""
        return dressed(self.liveries)

    @property
    def worn(self) -> tuple[str, ...]:
        """What that is called."""
        return tuple(livery.name for livery in self.dress)

    def words(self, desk: Desk, reader: Viewer = None) -> Language:
        """The language with these players at the table, spoken to one of them or to all."""
        return desk.words(self.names, reader, self.worn)

    def marked(self, desk: Desk, reader: Viewer = None) -> Marked:
        """The same, in which it can be seen who is meant."""
        return Marked(self.names, desk.translations, reader, worn=self.worn)

    def rematch(self, seed: int) -> Party:
        """The same players, another deal."""
        setup = self.asked or self.setup
        return replace(self.anew, setup=setup, asked=None, beginning=seed, reasons=())

    def again(self) -> Party:
        """The same players and the same deal, which they know by now; what made it casual on the way did not
        happen in it."""
        known = (REASONS.get(reason) for reason in self.reasons)
        kept = [key for key, reason in zip(self.reasons, known, strict=True) if reason and not reason.becomes]
        reasons = tuple(dict.fromkeys((*kept, SAME_DEAL)))
        return replace(self.anew, reasons=reasons)

    def around(self) -> Party:
        """The same deal again, but everybody sits one seat further: with two, they change places."""
        again, seats = self.again(), len(self.seats)
        order = [(seat + 1) % seats for seat in range(seats)]
        names, who = (tuple(each[seat] for seat in order) for each in (again.names, again.seats))
        liveries = (*(self.worn[seat] for seat in order), *self.worn[seats:])
        return replace(again, seats=who, names=names, liveries=liveries)

    def returned(self, setup: Any, first: str) -> Party:
        """The return game of a game that was kept in that file: the same players and another set-up; and
        another shuffle, for with the same one everybody would know by now what lies where."""
        return replace(self.rematch(self.seed ^ 1), setup=setup, encore=first)

    def proof(self, rules: AnyRules, journal: Journal | None = None, *, over: bool = False) -> Proof | None:
        """That nobody changes the cards; the same before and after people choose decks.

        None where nothing is dealt.
        """
        asked, seed = self.asked or self.setup, self.beginning
        if isinstance(seed, Position):
            return None
        if journal is None:
            return Proof(rules, asked, seed)
        return Proof(rules, asked, seed, journal.sitting.shuffle, journal.path, over)

    @property
    def minds(self) -> dict[Seat, int]:
        """The seeds of the computers' minds, by seat; the same whenever the game is gone on with."""
        return {seat: mind(self.seed, seat) for seat in self.computers}


@dataclass(frozen=True, slots=True)
class Ending:
    """A match that is over."""

    state: Any
    proof: Proof | None
    """None where nothing was dealt."""
    events: tuple[Any, ...] = ()
    """All that happened, as everybody saw it."""
    take_back: Callable[[], Scene] | None = None
    """Takes the last decision back, and leads to the table; None where that is not allowed."""
    log: Callable[[], Go] | None = None
    """Opens the log of the match, if anybody kept one."""
    saved: Callable[[], SavedGame | None] = lambda: None
    """Reads it from the disk, if it is there: to be seen once more, and to be judged."""


@dataclass(frozen=True, slots=True)
class Trophy:
    """Something that a seat has won."""

    picture: Picture
    """Five by six."""
    name: str
    zoom: Callable[[], Scene]
    """Shows it as large as it gets, between the seat's others."""
    cheers: str = ""
    """The picture of somebody who celebrates with whoever has won it; empty for nobody."""


@dataclass(frozen=True, slots=True)
class Sign:
    """What stands beside a sum of the results."""

    picture: Picture
    """A square."""
    text: str = ""
    """A number or two that it was counted from."""
    earned: bool = False
    """The sum was given on top, and not counted one by one."""


Begin = Callable[[Party, Journal | None], Scene]
"""The table, for those who have decided everything; with the journal that they began, if they did."""


class Rooms(Protocol):
    """What the house hands to a game: scenes that it builds itself, and where one comes to from there."""

    @property
    def desk(self) -> Desk:
        """What every scene needs at hand."""

    def zoom(self, letters: Type, pages: Sequence[Page], number: int = 0, *, secret: bool = False) -> Scene:
        """A page as large as it gets, between others; `secret` where others may not see what lies below."""

    def fan(
        self, letters: Type, title: str, note: str, pages: Sequence[Page], *, secret: bool = False
    ) -> Scene:
        """Things side by side, each of which can be looked at closely."""

    def watch(self, party: Party, title: str, turn: Turn) -> Scene:
        """A turn that nobody has played, at a table of its own, under that title; raises `BadLayout`."""

    def pass_to(self, seat: Seat, party: Party, journal: Journal | None) -> Scene:
        """A curtain before the deal, until that seat looks. Whoever opens it asks `left` what came of it."""

    def left(self, result: object, party: Party) -> Go | None:
        """Where a scene that closed with this leads to, if somebody there wants to leave; else None."""

    def new_game(self) -> Scene:
        """Where it is chosen what to play."""


class Show(Protocol):
    """What a game brings to be shown. There is one for a game, as long as the program runs."""

    @property
    def scenery(self) -> Scenery:
        """What it paints around the menus of the house."""

    @property
    def sound_words(self) -> Mapping[str, str]:
        """What its sounds are called, by cue."""

    def venues(self, seats: int) -> Mapping[str, str]:
        """The venues for so many players: key and name."""

    def get_ready(self, seats: int, venue: str) -> None:
        """A game of so many there may begin soon: whatever takes long can be read in the meantime."""

    def close(self) -> None:
        """Nobody plays any more: what is still being read is waited for."""

    def before(self, rooms: Rooms, party: Party, kept: SavedGame | None, begin: Begin) -> Scene | None:
        """What people decide before the deal, in a scene that leads to `begin`; raises `BadLayout`.

        None where nothing is left to decide. The set-up of the party is as it was asked for; what has been
        decided so far is in the game that is `kept`.
        """

    def pending(self, saved: SavedGame) -> str:
        """What people are deciding before the deal, in a word or two to be translated; else empty."""

    def tabletop(self, rooms: Rooms, party: Party) -> Tabletop:
        """The board of a game; raises `BadLayout`."""

    def guide(self, rooms: Rooms) -> Handbook:
        """How the game is played: everything there is to read."""

    def trophies(self, rooms: Rooms, party: Party, ending: Ending, seat: Seat) -> Sequence[Trophy]:
        """What a seat has won, one by one."""

    def signs(self, ending: Ending, seat: Seat) -> Mapping[int, Sign]:
        """What stands beside the sums of a seat, by their numbers in its tally; usually nothing."""

    def verdict(self, state: Any, words: Words) -> str:
        """Why it ended as it did, in a sentence."""
