"""Sound, where there is a loudspeaker; elsewhere everything is the same, only silent.

Effects are played at once. Music is a piece in layers, all of them playing together for ever; what changes is
how many of them are heard. It needs time, which `Audio.advance` gives it: there are no threads here.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

RATE: Final = 44_100
"""Samples a second in the sound files."""

VOICES: Final = 16
"""How many effects can be heard at the same time."""

AT_ONCE: Final = 3
"""How many of them can be the same: more would only be louder."""

VOICE: Final = "voice_"
"""How the names of the cues begin that are somebody's voice."""
END: Final = "win"
"""The cue at the end of a game."""

CROWDED: Final = 0.5
"""What is left of an effect, or of a voice, if another has just begun: however many come in the same instant,
together they are not twice as loud as one."""
FRESH_SECONDS: Final = 0.1
"""How long something has just begun."""

MUSIC_VOLUME: Final = 1.0
"""How loud the music is, unless somebody asks for something else."""

FADE_SECONDS: Final = 2.0
"""How long a layer of the music takes to come or to go."""

DUCKED: Final = 10 ** (-3 / 20)
"""What voices and the end leave of the music: 3 dB less of it. Effects leave it alone."""
DUCK_SECONDS: Final = 0.15
RECOVERY_SECONDS: Final = 0.8
"""How long the music takes to make way, and to come back."""

_FIRST_PAGE: Final = b"OggS\0\2"
"""What an Ogg stream begins with. A file of music is a chain of streams, a few seconds each."""

_NO_SOUND: Final = (pygame.error, OSError, NotImplementedError)
"""How pygame says that there is no device, no such file, or no mixer in this build at all."""


class Audio:
    """Plays a cue by its name: the file `<cue>.ogg` in the first of the folders that has one.

    `layers` are the files of the music, the one that is heard first and longest in front. They belong to
    one piece and are equally long.
    """

    def __init__(self, sound_folders: Sequence[Path], layers: Sequence[Path] = ()) -> None:
        self._folders = tuple(sound_folders)
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._started = False
        self._muted = False
        self._master = 1.0
        self._music = _Music(layers)
        self._music_volume = MUSIC_VOLUME
        self._effects_volume = self._voices_volume = 1.0
        self._fresh = {False: 0.0, True: 0.0}
        """How many effects and, apart from them, voices have just begun; each counts less and less."""
        self._mono = self._away = False
        self.listener: Callable[[str], object] = lambda cue: None
        """Told what there would be to hear, even where nothing is: a cue, or how many layers of the music."""

    def start(self) -> None:
        """Open the device. It takes its time, so that is left until the first picture is on the screen."""
        if self._started:
            return
        self._started = True
        self._open_device()

    def _open_device(self) -> None:
        with suppress(*_NO_SOUND), _hushed():
            _open(reserved=self._music.size, channels=1 if self._mono else 2)

    @property
    def audible(self) -> bool:
        """Whether there is a device and nobody asked for silence."""
        return self._started and not self._muted and not self._away and _is_open()

    @property
    def muted(self) -> bool:
        """Whether the player asked for silence."""
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        self._muted = muted
        if muted:
            self._hush()

    @property
    def master(self) -> float:
        """The volume of everything, from 0 to 1; a change is heard at once."""
        return self._master

    @master.setter
    def master(self, volume: float) -> None:
        self._master = _within_reach(volume)
        if _is_open():
            self._set_volumes()
            self._music.mix(self._master * self._music_volume)

    @property
    def effects_volume(self) -> float:
        """The volume of everything short that is no voice, from 0 to 1."""
        return self._effects_volume

    @effects_volume.setter
    def effects_volume(self, volume: float) -> None:
        self._effects_volume = _within_reach(volume)
        self._set_volumes()

    @property
    def voices_volume(self) -> float:
        """The volume of voices, from 0 to 1."""
        return self._voices_volume

    @voices_volume.setter
    def voices_volume(self, volume: float) -> None:
        self._voices_volume = _within_reach(volume)
        self._set_volumes()

    def _volume(self, cue: str) -> float:
        return self._master * (self._voices_volume if _is_voice(cue) else self._effects_volume)

    def _set_volumes(self) -> None:
        if _is_open():
            for cue, sound in self._sounds.items():
                if sound:
                    sound.set_volume(self._volume(cue))

    @property
    def mono(self) -> bool:
        """Whether both ears hear the same."""
        return self._mono

    @mono.setter
    def mono(self, mono: bool) -> None:
        changed, self._mono = mono != self._mono, mono
        if changed and self._started:  # what was made for the old device cannot be played on the new one
            self._hush()
            self._sounds.clear()
            self._music.forget()
            self._open_device()

    @property
    def away(self) -> bool:
        """Whether there is silence because another window is in front."""
        return self._away

    @away.setter
    def away(self, away: bool) -> None:
        changed, self._away = away != self._away, away
        if changed and _is_open():
            pygame.mixer.pause() if away else pygame.mixer.unpause()

    @property
    def music_volume(self) -> float:
        """The volume of the music, from 0 to 1, compared with the effects."""
        return self._music_volume

    @music_volume.setter
    def music_volume(self, volume: float) -> None:
        self._music_volume = _within_reach(volume)
        if _is_open():
            self._music.mix(self._master * self._music_volume)

    def music(self, level: int) -> None:
        """How many layers of the music are wanted: 0 is silence. They come and go softly."""
        if level != self._music.level:
            self.listener(f"music_{level}")
        self._music.level = level

    def advance(self, seconds: float) -> None:
        """Let time pass for the music; it is unpacked, fades and makes way for voices only here."""
        for voice, count in self._fresh.items():
            self._fresh[voice] = max(0.0, count - seconds / FRESH_SECONDS)
        if self.audible:
            self._music.advance(seconds, self._master * self._music_volume)

    @property
    def moving(self) -> bool:
        """Whether the music is changing, or something has just begun: `advance` is wanted for every frame."""
        return self.audible and (self._music.moving or any(self._fresh.values()))

    def play(self, cue: str, volume: float = 1.0) -> None:
        """Let the cue be heard, if there is such a sound and anything to hear it with."""
        self.listener(cue)
        if not self.audible:
            return
        if cue not in self._sounds:
            self._sounds[cue] = self._loaded(cue)
        sound = self._sounds[cue]
        if sound and sound.get_num_channels() < AT_ONCE:
            channel = sound.play()
            # All channels may be busy, although the stubs of pygame do not say so.
            if channel is not None:
                channel.set_volume(_within_reach(volume) * self._room(cue))
                if _is_voice(cue) or cue == END:
                    self._music.make_way(sound.get_length())

    def _room(self, cue: str) -> float:
        """What those leave of it that have just begun."""
        voice = _is_voice(cue)
        self._fresh[voice] += 1
        return float(CROWDED ** (self._fresh[voice] - 1))

    def stop_all(self) -> None:
        """Silence, now, and no music until it is asked for again."""
        self._music.level = 0
        self._hush()

    def _hush(self) -> None:
        """Silence, now; wanted music comes back with the next `advance` that finds something to hear it."""
        self._music.rest()
        if _is_open():
            pygame.mixer.stop()

    def _loaded(self, cue: str) -> pygame.mixer.Sound | None:
        for folder in self._folders:
            file = folder / f"{cue}.ogg"
            if file.is_file():
                return self._opened(cue, file)
        return None

    def _opened(self, cue: str, file: Path) -> pygame.mixer.Sound | None:
        try:
            sound = pygame.mixer.Sound(file)
        except _NO_SOUND:
            return None
        sound.set_volume(self._volume(cue))
        return sound


class _Music:
    """Layers of one piece, the first so many of them to be heard.

    All begin at the same moment and go on for ever, the silent ones too, so they stay together.
    """

    def __init__(self, files: Sequence[Path]) -> None:
        self._layers = [_Layer(number, file) for number, file in enumerate(files)]
        self._room = 1.0
        """What voices leave of the music just now."""
        self._speaking = 0.0
        """How many seconds voices still have to be heard."""
        self.level = 0

    @property
    def size(self) -> int:
        return len(self._layers)

    @property
    def moving(self) -> bool:
        """Something is to be unpacked, begun, faded or ended."""
        if self._playing:
            fading = any(layer.share != wanted for layer, wanted in self._wanted())
            return fading or self._speaking > 0 or self._room < 1
        return self.level > 0 and any(layer.sound or not layer.unpacked for layer in self._layers)

    @property
    def _playing(self) -> bool:
        return any(layer.playing for layer in self._layers)

    def _wanted(self) -> Iterator[tuple[_Layer, float]]:
        """The layers that can be heard at all, and how much of each there should be."""
        for number, layer in enumerate(self._layers):
            if layer.sound:
                yield layer, 1.0 if number < self.level else 0.0

    def make_way(self, seconds: float) -> None:
        """A voice is heard for so long."""
        self._speaking = max(self._speaking, seconds)

    def rest(self) -> None:
        """Whoever stopped the music begins it again from its beginning, softly."""
        self._speaking, self._room = 0.0, 1.0
        for layer in self._layers:
            layer.share = 0.0

    def forget(self) -> None:
        """Unpack everything anew."""
        self._layers = [layer.fresh() for layer in self._layers]

    def advance(self, seconds: float, volume: float) -> None:
        self._duck(seconds)
        if self.level > 0 and not self._playing and self._unpacked():
            self._begin()
        for layer, wanted in self._wanted():
            layer.share = _towards(wanted, layer.share, seconds / FADE_SECONDS)
        self.mix(volume)
        if self.level <= 0 and not any(layer.share for layer in self._layers):
            for layer in self._layers:
                layer.end()

    def _duck(self, seconds: float) -> None:
        depth = 1 - DUCKED
        if self._speaking > 0:
            self._room = _towards(DUCKED, self._room, seconds / DUCK_SECONDS * depth)
        else:
            self._room = _towards(1.0, self._room, seconds / RECOVERY_SECONDS * depth)
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

    def mix(self, volume: float) -> None:
        for layer in self._layers:
            layer.set_volume(volume * self._room * layer.share)


class _Layer:
    """A layer of the music, on a channel of its own."""

    def __init__(self, channel: int, file: Path) -> None:
        self._number = channel
        self._file = file
        self._links: list[bytes] | None = None
        self._samples = bytearray()
        self.unpacked = False
        self.sound: pygame.mixer.Sound | None = None
        """None until it is unpacked, and for good where that fails."""
        self.share = 0.0
        """How much of it is heard, from 0 to 1."""

    def fresh(self) -> _Layer:
        """The same, not unpacked yet."""
        return _Layer(self._number, self._file)

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
        except _NO_SOUND:
            self._links = []
        self._samples = bytearray()
        self.unpacked = True

    @property
    def playing(self) -> bool:
        return self.sound is not None and self._channel.get_busy()

    def begin(self) -> None:
        if self.sound:
            self._channel.play(self.sound, loops=-1)

    def set_volume(self, volume: float) -> None:
        if self.sound:
            self._channel.set_volume(volume)

    def end(self) -> None:
        if self.playing:
            self._channel.stop()

    @property
    def _channel(self) -> pygame.mixer.Channel:
        return pygame.mixer.Channel(self._number)


def _open(reserved: int, channels: int) -> None:
    """Open the device, or open it again if it is too coarse for our files, or has a wrong number of channels.

    SDL_mixer 2.6 finds an Ogg file empty whose rate is above the device's, so the device may not choose.
    """
    current = pygame.mixer.get_init()
    if current and (current[0] < RATE or current[2] != channels):
        pygame.mixer.quit()
    if not pygame.mixer.get_init():
        pygame.mixer.init(frequency=RATE, size=-16, channels=channels, buffer=512, allowedchanges=0)
    pygame.mixer.set_num_channels(reserved + VOICES)
    pygame.mixer.set_reserved(reserved)


def _is_open() -> bool:
    try:
        return pygame.mixer.get_init() is not None
    except NotImplementedError:
        return False


def _is_voice(cue: str) -> bool:
    return cue.startswith(VOICE)


def _within_reach(volume: float) -> float:
    return max(0.0, min(1.0, volume))


def _towards(aim: float, value: float, step: float) -> float:
    """The value, one step nearer to the aim."""
    return min(aim, value + step) if value < aim else max(aim, value - step)


@contextmanager
def _hushed() -> Iterator[None]:
    """Keep the system's sound library from complaining on standard error that there is no device."""
    try:
        kept = os.dup(2)
    except OSError:  # a program without a console has nothing to complain on
        yield
        return
    try:
        with open(os.devnull, "wb") as nowhere:  # noqa: PTH123 (not a file to look for)
            os.dup2(nowhere.fileno(), 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
