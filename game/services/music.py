"""Music is a piece in layers, all of them playing together for ever; what changes is how many are heard.

It needs time, which `Music.advance` gives it: there are no threads here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from game.services.sound_device import NO_SOUND

FADE_SECONDS: Final = 2.0
"""How long a layer of the music takes to come or to go."""

DUCKED: Final = 10 ** (-3 / 20)
"""What voices and the end leave of the music: 3 dB less of it. Effects leave it alone."""
DUCK_SECONDS: Final = 0.15
RECOVERY_SECONDS: Final = 0.8
"""How long the music takes to make way, and to come back."""

ROOM: Final = "_room"
"""How the name of a file ends that is no music, but what the room sounds like while a layer is heard."""

_FIRST_PAGE: Final = b"OggS\0\2"
"""What an Ogg stream begins with. A file of music is a chain of streams, a few seconds each."""


class Music:
    """Layers of one piece, the first so many of them to be heard.

    All begin at the same moment and go on for ever, the silent ones too, so they stay together. A layer may
    have a room around it, which comes and goes with it, but is as loud as effects are.
    """

    def __init__(self, files: Sequence[Path]) -> None:
        order = {stem: number for number, stem in enumerate(dict.fromkeys(map(_layer_of, files)))}
        self._layers = [Layer(number, file, order[_layer_of(file)]) for number, file in enumerate(files)]
        self.room = 1.0
        """What voices leave of the music just now."""
        self._speaking = 0.0
        """How many seconds voices still have to be heard."""
        self.level = 0

    @property
    def size(self) -> int:
        """How many channels it needs."""
        return len(self._layers)

    @property
    def moving(self) -> bool:
        """Something is to be unpacked, begun, faded or ended."""
        if self.playing:
            fading = any(layer.share != wanted for layer, wanted in self._wanted())
            return fading or self._speaking > 0 or self.room < 1
        return self.level > 0 and any(layer.sound or not layer.unpacked for layer in self._layers)

    @property
    def playing(self) -> bool:
        """Whether it is running, heard or not."""
        return any(layer.playing for layer in self._layers)

    def _wanted(self) -> Iterator[tuple[Layer, float]]:
        """The layers that can be heard at all, and how much of each there should be."""
        for layer in self._layers:
            if layer.sound:
                yield layer, 1.0 if layer.order < self.level else 0.0

    def make_way(self, seconds: float) -> None:
        """A voice is heard for so long."""
        self._speaking = max(self._speaking, seconds)

    def rest(self) -> None:
        """Whoever stopped the music begins it again from its beginning, softly."""
        self._speaking, self.room = 0.0, 1.0
        for layer in self._layers:
            layer.share = 0.0

    def forget(self) -> None:
        """Unpack everything anew."""
        self._layers = [layer.fresh() for layer in self._layers]

    def advance(self, seconds: float, volume: float, around: float = 0.0) -> None:
        """Unpack, begin, fade, make way or end, whatever is next."""
        self._duck(seconds)
        if self.level > 0 and not self.playing and self._unpacked():
            self._begin()
        for layer, wanted in self._wanted():
            layer.share = _towards(wanted, layer.share, seconds / FADE_SECONDS)
        self.mix(volume, around)
        if self.level <= 0 and not any(layer.share for layer in self._layers):
            for layer in self._layers:
                layer.end()

    def _duck(self, seconds: float) -> None:
        depth = 1 - DUCKED
        if self._speaking > 0:
            self.room = _towards(DUCKED, self.room, seconds / DUCK_SECONDS * depth)
        else:
            self.room = _towards(1.0, self.room, seconds / RECOVERY_SECONDS * depth)
        self._speaking = max(0.0, self._speaking - seconds)

    def _unpacked(self) -> bool:
        """Whether everything is there; if not, unpack some more: all at once would be felt as a jerk."""
        for layer in self._layers:
            if not layer.unpacked:
                layer.unpack()
                return False
        return True

    def _begin(self) -> None:
        """The calls follow each other closely: at worst a layer is one buffer, 12 ms, behind the others."""
        for layer in self._layers:
            layer.share = 0.0
        self.mix(0.0)
        for layer in self._layers:
            layer.begin()

    def mix(self, volume: float, around: float = 0.0) -> None:
        """Every layer as loud as it should be now, and what is around it."""
        for layer in self._layers:
            layer.set_volume((around if layer.around else volume) * self.room * layer.share)


class Layer:
    """A layer of the music, on a channel of its own."""

    def __init__(self, channel: int, file: Path, order: int) -> None:
        self._number, self._file = channel, file
        self.order = order
        """How many layers are heard before it."""
        self.around = file.stem.endswith(ROOM)
        """It is no music, but the room."""
        self._links: list[bytes] | None = None
        self._samples = bytearray()
        self.unpacked = False
        self.sound: pygame.mixer.Sound | None = None
        """None until it is unpacked, and for good where that fails."""
        self.share = 0.0
        """How much of it is heard, from 0 to 1."""

    def fresh(self) -> Layer:
        """The same, not unpacked yet."""
        return Layer(self._number, self._file, self.order)

    def unpack(self) -> None:
        """One link of the chain, some milliseconds' work; after the last one the layer can be played."""
        try:
            if self._links is None:  # the last one first, so that they can be taken from the end
                self._links = self._file.read_bytes().split(_FIRST_PAGE)[:0:-1]
            if self._links:
                self._samples += pygame.mixer.Sound(BytesIO(_FIRST_PAGE + self._links.pop())).get_raw()
                return
            if self._samples:
                self.sound = pygame.mixer.Sound(buffer=self._samples)
        except NO_SOUND:
            self._links = []
        self._samples = bytearray()
        self.unpacked = True

    @property
    def playing(self) -> bool:
        """Whether it is running, heard or not."""
        return self.sound is not None and self._channel.get_busy()

    def begin(self) -> None:
        """From its beginning, for ever."""
        if self.sound:
            self._channel.play(self.sound, loops=-1)

    def set_volume(self, volume: float) -> None:
        """From 0 to 1."""
        if self.sound:
            self._channel.set_volume(volume)

    def end(self) -> None:
        """Stop, if it is running."""
        if self.playing:
            self._channel.stop()

    @property
    def _channel(self) -> pygame.mixer.Channel:
        return pygame.mixer.Channel(self._number)


def _layer_of(file: Path) -> str:
    """What a file is a part of."""
    return file.stem.removesuffix(ROOM)


def _towards(aim: float, value: float, step: float) -> float:
    """The value, one step nearer to the aim."""
    return min(aim, value + step) if value < aim else max(aim, value - step)
