"""What has been chosen for a new game, and what it makes."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from game.core.choices import Choice, Option
from game.core.errors import GameError
from game.core.fairness import SEED_BITS
from game.core.levels import HUMAN
from game.core.messages import N_
from game.services.proof import Proof
from game.shell import opponents
from game.shell.beginners import seats_offered, sit_down, usual_level
from game.shell.desk import Desk
from game.shell.opponents import Opponent
from game.shell.scenes.menu.people import People
from game.shell.scenes.scene import Scene
from game.shell.scenes.ways import Ways
from game.shell.show import Party

NOBODY = ""
"""An empty seat. Only the last seats can be empty, so that every seat keeps its colour."""

_COMPUTER_GONE = N_("One of your last computer opponents no longer exists.")
_VENUE_GONE = N_("This game does not have the venue you chose last.")
_SET_UP_GONE = N_("The variant you played last no longer exists.")


class Plan:
    """What has been chosen so far, and what it makes."""

    def __init__(
        self, desk: Desk, ways: Ways, seats: Sequence[str], words: Mapping[str, str] | None = None
    ) -> None:
        """`words` are those of a set-up; usually of the last one."""
        self._desk, self._ways, self._asked = desk, ways, seats
        self.most, self.fewest = desk.module.seats[-1], desk.module.seats[0]
        self._usual = usual_level(desk)
        self.seats = self._sensible(seats)
        self._computers = [self._computer(seat) for seat in range(self.most)]
        """Who waits to take a seat again when a person leaves it."""
        self.people = People(desk.settings, self.seats)
        words = self._wanted = desk.habits.last_setup if words is None else words
        self.picked = {choice.key: closest(choice, words) for choice in desk.module.choices}
        self.seed = secrets.randbits(SEED_BITS)
        self.wish = desk.habits.venue
        """Where to play, if so many can play there."""
        self._venues: dict[int, dict[str, str]] = {}

    @classmethod
    def beginners(cls, desk: Desk, ways: Ways) -> Plan:
        """One person meets the gentlest computer, and everything else is as it is usual."""
        return cls(desk, ways, [HUMAN, opponents.gentlest(desk.module)], {})

    @classmethod
    def last(cls, desk: Desk, ways: Ways) -> Plan:
        """As it was, if somebody played; those who only watched last time want to play now. Whoever has not
        finished a game meets the gentlest computers."""
        seats = seats_offered(desk)
        return cls(desk, ways, seats if HUMAN in seats else [HUMAN, usual_level(desk)])

    def _sensible(self, seats: Sequence[str]) -> list[str]:
        """As many players as may take part; whom nobody knows any more is replaced by the usual computer."""
        module = self._desk.module
        taken = [opponents.offered(module, who) for who in seats if who != NOBODY][: self.most] or [HUMAN]
        taken += [self._usual] * (self.fewest - len(taken))
        return taken + [NOBODY] * (self.most - len(taken))

    def _computer(self, seat: int) -> str:
        """The one that sits there, or that did before a person came; else the usual one."""
        module, before = self._desk.module, self._desk.habits.computers
        wishes = [self.seats[seat], *(opponents.offered(module, who) for who in before[seat : seat + 1])]
        return next((who for who in wishes if who not in (HUMAN, NOBODY)), self._usual)

    @property
    def players(self) -> int:
        """How many take part."""
        return sum(who != NOBODY for who in self.seats)

    @property
    def offered(self) -> int:
        """How many seats can be changed: the first empty one can be taken."""
        return min(self.players + 1, self.most)

    def opponent(self, seat: int) -> Opponent | None:
        """The computer on a seat; None if a person sits there, or nobody."""
        return opponents.opponent(self._desk.module, self.seats[seat])

    def can_leave(self, seat: int) -> bool:
        """The seat can be left empty."""
        return seat >= self.fewest and seat == self.players - 1

    def seat_person(self, seat: int) -> None:
        """A person takes the seat."""
        self.seats[seat] = HUMAN

    def seat_computer(self, seat: int) -> None:
        """The computer takes the seat that sat there before, or the usual one."""
        self.seats[seat] = self._computers[seat]

    def leave(self, seat: int) -> None:
        """Nobody takes the seat."""
        self.seats[seat] = NOBODY

    def change_level(self, seat: int, step: int) -> None:
        """A stronger or a weaker computer takes the seat; the weakest follows the strongest."""
        level, _, character = self.seats[seat].partition(":")
        levels = [each.key for each in self._desk.module.levels]
        self._invite(seat, _stepped(levels, level, step), character)

    def change_character(self, seat: int, step: int) -> None:
        """A computer of another character takes the seat; one without any is among them."""
        level, _, character = self.seats[seat].partition(":")
        characters = ["", *(each.key for each in self._desk.module.characters)]
        self._invite(seat, level, _stepped(characters, character, step))

    def _invite(self, seat: int, level: str, character: str) -> None:
        self.seats[seat] = self._computers[seat] = opponents.key_of(level, character)

    @property
    def venues(self) -> dict[str, str]:
        """The places to play at, for so many players."""
        if self.players not in self._venues:
            self._venues[self.players] = dict(self._ways.show.venues(self.players))
        return self._venues[self.players]

    @property
    def venue(self) -> str:
        """The place chosen, or another one that takes so many players."""
        return self.wish if self.wish in self.venues else next(iter(self.venues), "")

    def ruled(self, key: str) -> Option | None:
        """What was chosen elsewhere and settles this choice, too; None if it is free."""
        taken = (choice.options[self.picked[choice.key]] for choice in self._desk.module.choices)
        return next((option for option in taken if key in option.settles), None)

    def holds(self, key: str) -> int:
        """The option of a choice by which they will play."""
        ruling = self.ruled(key)
        return self.picked[key] if ruling is None else ruling.settles[key]

    @property
    def words(self) -> dict[str, str]:
        """The words of the set-up."""
        words = {"players": str(self.players)}
        for choice in self._desk.module.choices:
            words |= choice.options[self.picked[choice.key]].words
        return words

    def party(self) -> Party:
        """What all of it makes; raises a `GameError` where that is no game."""
        rules = self._desk.module.rules
        setup = rules.parse_setup(self.words)
        rules.complete(setup, self.seed)  # only to hear whether it can be played
        seats = tuple(who for who in self.seats if who != NOBODY)
        names, liveries = self.people.names[: len(seats)], self.people.liveries[: len(seats)]
        return Party(seats, tuple(names), setup, self.seed, self.venue, liveries=liveries)

    def proof(self) -> Proof:
        """That nobody changes the cards of it."""
        rules = self._desk.module.rules
        return Proof(rules, rules.parse_setup(self.words), self.seed)

    @property
    def trouble(self) -> str:
        """Why this cannot be played, in a sentence; empty if it can."""
        try:
            self.party()
        except GameError as error:
            return error.said(self._desk.say)
        return ""

    @property
    def gone(self) -> str:
        """What was asked for and is not there any more, in a sentence; empty if all of it is there."""
        say, module = self._desk.say, self._desk.module
        if any(who != opponents.offered(module, who) for who in self._asked):
            return say(_COMPUTER_GONE)
        if self.wish not in ("", self.venue):
            return say(_VENUE_GONE)
        wanted = {**self._wanted, "players": str(self.players)}
        return "" if wanted.items() <= self.words.items() else say(_SET_UP_GONE)

    @property
    def told(self) -> str:
        """Who plays what, in a few words: of two the person by name and the computer by level."""
        if self.players > 2:
            who = self._desk.count("{count} player", "{count} players", self.players)
        else:
            who = ", ".join(map(self._called, range(self.players)))
        options = (choice.options[self.holds(choice.key)] for choice in self._desk.module.choices[:1])
        return " · ".join([who, *(self._desk.say(option.label) for option in options)])

    def _called(self, seat: int) -> str:
        computer = self.opponent(seat)
        return self._desk.say(computer.level.name) if computer else self.people.name(seat)

    def begin(self) -> Scene:
        """The game, remembered for the next time; raises a `GameError` or `BadLayout` if there is none."""
        opening = self._ways.begin(self.party())
        self.remember()
        return opening

    def remember(self) -> None:
        """For the next time."""
        habits = self._desk.habits
        sit_down(self._desk, [self.people.name(seat) for seat, who in enumerate(self.seats) if who == HUMAN])
        habits.seats, habits.computers = [who for who in self.seats if who != NOBODY], self._computers
        self.people.remember()
        habits.last_setup, habits.venue = self.words, self.venue
        self._desk.save_settings()


def closest(choice: Choice, words: Mapping[str, str]) -> int:
    """The option that was chosen for a game: of those whose words were all there the one that says most."""
    fitting = [
        (-len(option.words), number)
        for number, option in enumerate(choice.options)
        if option.words.items() <= words.items()
    ]
    return min(fitting)[1] if fitting else 0


def _stepped(keys: Sequence[str], key: str, step: int) -> str:
    return keys[(keys.index(key) + step) % len(keys)]
