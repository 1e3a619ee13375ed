"""The places where a game can be played; one that may be wanted soon is read beside everything else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread

from game.shell import layout
from game.shell.layout import Layout


class Venues:
    """Finds the layouts of a game, the players' own among them, and reads them, if there is time, ahead."""

    def __init__(
        self, folders: Sequence[Path], needed: Callable[[int], Iterable[str]], warm: Callable[[], object]
    ) -> None:
        """`needed` names the slots for so many players; `warm` imports what the board is made of."""
        self._folders, self._needed, self._warm = folders, needed, warm
        self._expected: tuple[int, str] | None = None
        self._reader = Thread()
        """Reads what takes long before it is wanted."""

    def named(self, seats: int) -> Mapping[str, str]:
        """Every layout for so many players: key and name."""
        return {key: layout.venue_name(path) for key, path in layout.venues(self._folders, seats).items()}

    def get_ready(self, seats: int, venue: str) -> None:
        """Read a large picture and a good deal of code beside everything else: pygame lets others go on while
        it reads, and so does Python every few milliseconds."""
        if self._expected != (seats, venue) and not self._reader.is_alive():
            self._expected = seats, venue
            self._reader = Thread(target=self._read, args=self._expected, daemon=True)
            self._reader.start()

    def close(self) -> None:
        """A picture must not be read any more when pygame goes."""
        if self._reader.is_alive():
            self._reader.join()

    def _read(self, seats: int, venue: str) -> None:
        with suppress(Exception):  # whoever wants to play there is told what is wrong
            self._warm()
            self._load(seats, venue)

    def layout(self, seats: int, venue: str) -> Layout:
        """That venue for so many, or another one if it is not there; raises `BadLayout`."""
        self.close()
        self._expected = seats, venue
        return self._load(seats, venue)

    def _load(self, seats: int, venue: str) -> Layout:
        layouts = layout.venues(self._folders, seats)
        path = layouts.get(venue) or next(iter(layouts.values()))
        return layout.load(path, self._needed(seats))
