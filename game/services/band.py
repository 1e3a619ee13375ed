"""The band has a piece for the table, and may have others for other places; it plays one at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final

from game.services.music import Music

AT_TABLE: Final = "table"
AT_TITLE: Final = "title"
AT_END: Final = "end"
"""Where music is heard."""

Pieces = Mapping[str, Sequence[Path]]
"""By place: the files of a piece, the layer that is heard first and longest in front."""
NO_PIECES: Final[Pieces] = MappingProxyType({})


def pieces_in(folder: Path) -> Pieces:
    """The files in the folder are the piece for the table; a folder in it is the piece for its place."""
    folders = {AT_TABLE: folder, AT_TITLE: folder / AT_TITLE, AT_END: folder / AT_END}
    found = {place: sorted(files.glob("*.ogg")) for place, files in folders.items()}
    return {place: files for place, files in found.items() if files}


class Band:
    """Plays the piece of the place, or that for the table where a place has none."""

    def __init__(self, pieces: Pieces) -> None:
        self._pieces = {place: Music(files) for place, files in {AT_TABLE: (), **pieces}.items()}
        self.place = self._wanted = AT_TABLE
        """Whose piece is playing, and whose is wanted."""
        self._level = 0

    @property
    def _playing(self) -> Music:
        return self._pieces[self.place]

    @property
    def size(self) -> int:
        """How many channels it needs: as many as the piece with the most layers."""
        return max(music.size for music in self._pieces.values())

    @property
    def level(self) -> int:
        """How many layers are wanted; 0 is silence."""
        return self._level

    @level.setter
    def level(self, level: int) -> None:
        self._level = level
        self._lead()

    def go_to(self, place: str) -> bool:
        """Play what belongs there from now on. Whether that is another piece."""
        before, self._wanted = self._wanted, place if place in self._pieces else AT_TABLE
        self._lead()
        return self._wanted != before

    def _lead(self) -> None:
        """What is not wanted any more fades."""
        self._playing.level = self._level if self.place == self._wanted else 0

    @property
    def moving(self) -> bool:
        """Something is to be unpacked, begun, faded or ended."""
        return self.place != self._wanted or self._playing.moving

    @property
    def room(self) -> float:
        """What voices leave of the music just now."""
        return self._playing.room

    def make_way(self, seconds: float) -> None:
        """A voice is heard for so long."""
        self._playing.make_way(seconds)

    def rest(self) -> None:
        """Whoever stopped the music begins it again from its beginning, softly."""
        self._playing.rest()

    def forget(self) -> None:
        """Unpack everything anew."""
        self._playing.forget()

    def advance(self, seconds: float, volume: float, around: float = 0.0) -> None:
        """Play on; when the old piece is over, the next one has its turn."""
        self._playing.advance(seconds, volume, around)
        if self.place != self._wanted and not self._playing.playing:
            self.forget()  # a piece that is not heard needs no memory
            self.place = self._wanted
            self._lead()

    def mix(self, volume: float, around: float = 0.0) -> None:
        """Every layer as loud as it should be now, and what is around it."""
        self._playing.mix(volume, around)
