"""What there is to say about a game in the list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final

from game.core.choices import Option
from game.core.giving_up import COMPUTER
from game.core.module import GameModule
from game.services.archive.rows import GameRow, SeatRow
from game.services.casual import CASUAL_NAME
from game.services.game_loader import GameLoader
from game.shell.desk import Desk
from game.shell.history.days import in_full, moment_of, told
from game.shell.opponents import opponent
from game.shell.scenery import Say
from game.shell.scenes.menu.plan import closest

Now = Callable[[], datetime]
"""What the clock on the wall shows."""
_SEPARATOR: Final = " \N{MIDDLE DOT} "


class Telling:
    """Knows the games that rows speak of, each in its own words."""

    def __init__(self, desk: Desk, now: Now) -> None:
        self._desk, self.now = desk, now
        self._loader = GameLoader()
        self._says: dict[str, Say] = {}

    # Games

    def module(self, key: str) -> GameModule | None:
        """A game; None as long as it has not been loaded, or if nobody has it any more."""
        return self._desk.module if key == self._desk.module.key else self._loader.get(key)

    def load(self, keys: Sequence[str]) -> bool:
        """Import these games, one after the other. True if there is more to tell since the last time."""
        for game in self._desk.foyer.games:
            if game.key in keys and self.module(game.key) is None:
                return self._loader.load(game) is not None
        return False

    def say_of(self, key: str) -> Say:
        """Says the words of a game, whichever is on."""
        if key == self._desk.module.key:
            return self._desk.say
        if key not in self._says:
            self._says[key] = self._desk.foyer.address(key).say
        return self._says[key]

    def title(self, key: str) -> str:
        """What a game is called."""
        listed = {game.key: game.title for game in self._desk.foyer.games}
        listed[self._desk.module.key] = self._desk.module.title
        return self._desk.say(listed.get(key, key))

    def level(self, game: str, who: str) -> str:
        """What a computer of that key is called there; empty where nobody knows it."""
        module = self.module(game)
        computer = opponent(module, who) if module else None
        return self.say_of(game)(computer.level.name) if computer else ""

    # A game

    def name(self, seat: SeatRow) -> str:
        """Who played there: where somebody gave up and a computer played on, that one."""
        return self._desk.say(COMPUTER, name=seat.name) if seat.played_on else seat.name

    def names(self, row: GameRow) -> list[str]:
        """Who played, by seat."""
        return [self.name(seat) for seat in row.seats]

    def shows_scores(self, row: GameRow) -> bool:
        """They are known; where piles are closed, not before it is over."""
        return row.over or self._desk.settings.open_piles

    def score(self, row: GameRow, seat: SeatRow) -> str:
        """What a seat has, if everybody may know."""
        return str(seat.score) if self.shows_scores(row) else ""

    def seats(self, row: GameRow) -> str:
        """Who played, and with what they ended or stand."""
        scored = ((self.name(seat), self.score(row, seat)) for seat in row.seats)
        return ", ".join(f"{name}\N{NO-BREAK SPACE}{score}" if score else name for name, score in scored)

    def heading(self, row: GameRow) -> str:
        """What it is called: by somebody, or after those who played."""
        return row.title or self.seats(row)

    def options(self, row: GameRow) -> list[str]:
        """What was chosen before it, as far as it is worth a word."""
        module, words = self.module(row.game), dict(row.setup)
        chosen: Sequence[Option] = ()
        if module:
            chosen = [choice.options[closest(choice, words)] for choice in module.choices]
        return [self.say_of(row.game)(option.label) for option in chosen if option.words]

    def when(self, row: GameRow) -> str:
        """In a word or two."""
        moment = moment_of(row)
        return told(moment, self.now(), self._desk.say) if moment else ""

    def when_in_full(self, row: GameRow) -> str:
        """The whole date."""
        moment = moment_of(row)
        return in_full(moment, self._desk.say) if moment else ""

    def marks(self, row: GameRow) -> list[str]:
        """What sets it apart: that it goes on, was given up, or does not count."""
        say, told = self._desk.say, []
        if not row.over:
            told.append(say("Not finished"))
        if row.conceded:
            told.append(say("Given up"))
        if row.casual:
            told.append(say(CASUAL_NAME))
        return told

    def details(self, row: GameRow) -> str:
        """What was chosen before it, what sets it apart, and how long it took; not that it goes on."""
        turns = [self._desk.count("{count} turn", "{count} turns", row.turns)] if row.over else []
        return _SEPARATOR.join([*self.options(row), *self.marks(row)[not row.over :], *turns])

    def about(self, row: GameRow) -> str:
        """In one line."""
        which = [self.title(row.game)] if self._desk.foyer.several else []
        told = [self.when(row), *which, *self.options(row), *self.marks(row)]
        return _SEPARATOR.join(filter(None, told))

    def in_short(self, row: GameRow) -> str:
        """The same where letters are large: what a picture tells, or the card, need not be said."""
        told = [self.when(row), *([] if row.title else self.marks(row)[:1])]
        return _SEPARATOR.join(filter(None, told))

    def ending(self, row: GameRow) -> str:
        """How it ended, or how far it is."""
        if not row.over:
            return self._desk.say("Turn {number}", number=row.turns)
        won = [self.name(seat) for seat in row.seats if seat.share]
        if len(won) == 1:
            return self._desk.say("{name} won.", name=won[0])
        return self._desk.say("{names} share the victory.", names=self._desk.words(()).listed(won))
