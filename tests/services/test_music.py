"""The music: how it grows and makes way, what its files are like, and whether the tune fits its chords."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from shutil import copyfile

import pygame
import pytest

from build_scripts.sound import score
from game.services.audio import Audio
from game.services.band import AT_TABLE
from game.services.music import DUCK_SECONDS, DUCKED, FADE_SECONDS, RECOVERY_SECONDS, ROOM
from game.services.paths import project_folder
from game.services.sound_device import VOICES

ASSETS = project_folder("assets")
SOUNDS = ASSETS / "common" / "sounds"
MUSIC = sorted((ASSETS / "beasty_bar" / "music").glob("*.ogg"))

FRAME = 1 / 60
BEAT = 25_431
LOOP = 128 * BEAT
EFFECT, VOICE, END = "curtain", "voice_of_somebody", "win"


@pytest.fixture(autouse=True)
def closed_device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    """Three layers that are quickly unpacked: chains of two short links each."""
    link = (SOUNDS / "curtain.ogg").read_bytes()
    layers = [tmp_path / f"layer_{number}.ogg" for number in range(3)]
    for file in layers:
        file.write_bytes(link * 2)
    return layers


@pytest.fixture
def audio(files: list[Path], tmp_path: Path) -> Audio:
    for cue in (VOICE, END):
        copyfile(SOUNDS / f"{EFFECT}.ogg", tmp_path / f"{cue}.ogg")
    audio = Audio([SOUNDS, tmp_path], {AT_TABLE: files})
    audio.start()
    return audio


def let_pass(audio: Audio, seconds: float) -> None:
    for _ in range(round(seconds / FRAME)):
        audio.advance(FRAME)


def play_in(audio: Audio, level: int) -> None:
    """Ask for the music and wait until it has come."""
    audio.music(level)
    let_pass(audio, FADE_SECONDS + 0.5)


def busy() -> list[bool]:
    return [pygame.mixer.Channel(number).get_busy() for number in range(3)]


def volumes() -> list[float]:
    return [pygame.mixer.Channel(number).get_volume() for number in range(3)]


def about(*shares: float) -> object:
    """Volumes as the mixer keeps them: in steps of 1/128."""
    return pytest.approx(shares, abs=0.02)


def test_there_is_no_music_until_it_is_asked_for(audio):
    let_pass(audio, 1)

    assert not any(busy())
    assert not audio.moving


@pytest.mark.parametrize(("level", "heard"), [(1, (1, 0, 0)), (2, (1, 1, 0)), (3, (1, 1, 1)), (9, (1, 1, 1))])
def test_as_many_layers_are_heard_as_the_level_says(audio, level, heard):
    play_in(audio, level)

    assert volumes() == about(*heard)
    assert all(busy())


def test_all_layers_begin_together_and_in_silence(audio):
    audio.music(1)
    while not any(busy()):
        assert audio.moving
        audio.advance(FRAME)

    assert all(busy())
    assert max(volumes()) < 0.05


def test_music_comes_and_goes_softly(audio):
    play_in(audio, 1)
    heard = []
    for level in (3, 1):
        audio.music(level)
        for _ in range(round(FADE_SECONDS / FRAME) + 2):
            audio.advance(FRAME)
            heard.append(volumes())

    assert max(abs(after[2] - before[2]) for before, after in pairwise(heard)) < 0.03
    assert max(layer[2] for layer in heard) == pytest.approx(1.0, abs=0.02)
    assert all(layer[0] == heard[0][0] for layer in heard)
    assert heard[-1][2] == 0


def test_silence_ends_the_music_and_it_can_come_back(audio):
    play_in(audio, 3)
    audio.music(0)
    let_pass(audio, FADE_SECONDS / 2)
    assert all(busy())

    let_pass(audio, FADE_SECONDS)
    assert not any(busy())
    assert not audio.moving

    play_in(audio, 2)
    assert volumes() == about(1, 1, 0)


@pytest.mark.parametrize("cue", [VOICE, END])
def test_a_voice_or_the_end_takes_three_decibels_from_the_music_for_a_while(audio, cue):
    assert pytest.approx(0.708, abs=0.001) == DUCKED
    play_in(audio, 2)
    length = pygame.mixer.Sound(SOUNDS / f"{EFFECT}.ogg").get_length()

    audio.play(cue)
    assert volumes() == about(1, 1, 0)
    let_pass(audio, DUCK_SECONDS + 2 * FRAME)
    assert volumes() == about(DUCKED, DUCKED, 0)
    assert audio.moving

    let_pass(audio, length - DUCK_SECONDS + RECOVERY_SECONDS / 2)
    assert DUCKED < volumes()[0] < 1
    let_pass(audio, RECOVERY_SECONDS)
    assert volumes() == about(1, 1, 0)
    assert not audio.moving


@pytest.mark.parametrize("cue", [EFFECT, "click"])
def test_an_effect_does_not_make_the_music_pump(audio, cue):
    play_in(audio, 1)

    audio.play(cue)
    let_pass(audio, DUCK_SECONDS)

    assert volumes() == about(1, 0, 0)


def test_muting_silences_the_music_and_it_comes_back_softly(audio):
    play_in(audio, 2)

    audio.muted = True
    let_pass(audio, 1)
    assert not any(busy())
    assert not audio.moving

    audio.muted = False
    audio.advance(FRAME)
    assert all(busy())
    assert max(volumes()) < 0.05
    let_pass(audio, FADE_SECONDS)
    assert volumes() == about(1, 1, 0)


def test_a_level_asked_for_in_silence_is_remembered(audio):
    audio.muted = True
    play_in(audio, 1)
    audio.muted = False
    let_pass(audio, FADE_SECONDS + 0.5)

    assert volumes() == about(1, 0, 0)


def test_stopping_everything_stops_the_music_until_it_is_asked_for(audio):
    play_in(audio, 3)

    audio.stop_all()
    let_pass(audio, 1)
    assert not any(busy())

    play_in(audio, 3)
    assert all(busy())


def test_both_volumes_count_at_once(audio):
    play_in(audio, 1)

    audio.master = 0.5
    assert volumes()[0] == pytest.approx(0.5, abs=0.02)
    audio.music_volume = 1.0
    assert volumes()[0] == pytest.approx(0.5, abs=0.02)
    audio.music_volume = 7.0
    assert audio.music_volume == 1.0


def test_effects_leave_the_channels_of_the_music_alone(audio):
    play_in(audio, 1)
    playing = pygame.mixer.Channel(0).get_sound()

    for cue in ("curtain", "error", "click", "back", "hover") * 5:
        audio.play(cue)

    assert pygame.mixer.get_num_channels() == 3 + VOICES
    assert pygame.mixer.Channel(0).get_sound() is playing
    assert all(pygame.mixer.Channel(number).get_sound() for number in range(3, 12))


def test_a_chain_is_unpacked_link_by_link_into_one_sound(audio, files):
    frames = 0
    audio.music(1)
    while not any(busy()):
        audio.advance(FRAME)
        frames += 1

    link = pygame.mixer.Sound(SOUNDS / "curtain.ogg").get_length()
    assert frames > 2 * len(files)
    assert pygame.mixer.Channel(0).get_sound().get_length() == pytest.approx(2 * link, abs=0.001)


@pytest.mark.parametrize("content", [None, b"", b"no music at all", b"OggS\0\2" + bytes(100)])
def test_a_layer_that_cannot_be_played_is_left_out(audio, files, content):
    files[1].unlink()
    if content is not None:
        files[1].write_bytes(content)

    play_in(audio, 3)

    assert busy() == [True, False, True]
    assert not audio.moving


def test_without_any_file_nothing_happens_and_nobody_waits(tmp_path):
    audio = Audio([SOUNDS], {AT_TABLE: [tmp_path / "missing.ogg"]})
    audio.start()

    play_in(audio, 1)
    audio.play(EFFECT)
    let_pass(audio, 1.0)

    assert not audio.moving


def test_without_layers_there_is_no_music():
    audio = Audio([SOUNDS])
    audio.start()

    play_in(audio, 3)

    assert not audio.moving
    assert pygame.mixer.get_num_channels() == VOICES


def test_without_a_device_the_music_is_silent(monkeypatch, files):
    def no_device(**_: object) -> None:
        raise pygame.error("No such audio device")

    monkeypatch.setattr(pygame.mixer, "init", no_device)
    audio = Audio([SOUNDS], {AT_TABLE: files})
    audio.start()

    play_in(audio, 3)
    audio.music_volume = 0.2
    audio.master = 0.2
    audio.stop_all()

    assert not audio.moving


def test_it_survives_the_device_being_closed(audio):
    play_in(audio, 2)
    pygame.mixer.quit()

    audio.music(3)
    let_pass(audio, 1)
    audio.master = audio.music_volume = 0.5
    audio.muted = True
    audio.muted = False
    audio.stop_all()

    assert not audio.moving


def test_nothing_is_read_before_the_start(files):
    audio = Audio([SOUNDS], {AT_TABLE: files})
    play_in(audio, 3)
    assert not audio.moving

    audio.start()
    play_in(audio, 3)
    assert all(busy())


@pytest.fixture(scope="module")
def raw() -> list[bytes]:
    """The layers as the game unpacks them."""
    pygame.mixer.quit()
    audio = Audio([], {AT_TABLE: MUSIC})
    audio.start()
    audio.music(3)
    for _ in range(200):
        audio.advance(FRAME)
    return [pygame.mixer.Channel(number).get_sound().get_raw() for number in range(3)]


def test_the_files_are_three_and_small():
    assert [file.name for file in MUSIC] == ["street_1.ogg", "street_2.ogg", "street_3.ogg"]
    assert sum(file.stat().st_size for file in MUSIC) < 2_500_000


def test_every_layer_is_equally_long(raw):
    assert [len(layer) for layer in raw] == [LOOP * 2 * 2] * 3


def test_the_layers_are_neither_too_loud_nor_too_soft_and_end_as_they_begin(raw):
    np = pytest.importorskip("numpy")
    layers = [np.frombuffer(layer, "<i2").reshape(-1, 2) / 32_768 for layer in raw]

    together = 0
    loudness = []
    for layer in layers:
        together = together + layer
        loudness.append(10 * np.log10((together**2).mean()))
        steps = np.abs(np.diff(layer, axis=0))
        assert np.abs(layer[0] - layer[-1]).max() < 2 * np.percentile(steps, 99)
        assert np.abs(layer.mean(axis=0)).max() < 0.001
    assert np.abs(together).max() < 0.6
    assert -30 < loudness[0] < loudness[1] - 1 < loudness[2] - 2 < -20


def test_the_bass_on_file_walks_where_the_score_says(raw):
    np = pytest.importorskip("numpy")
    wave = np.frombuffer(raw[0], "<i2").reshape(-1, 2).mean(axis=1)
    size = 1 << 17
    hertz = np.fft.rfftfreq(size, 1 / 44_100)
    for note in score.walk(score.BASS):
        start = round((note.beat + 0.15) * BEAT)
        piece = wave[start : start + BEAT // 2]
        strengths = np.abs(np.fft.rfft(piece * np.hanning(len(piece)), size)) * (hertz < 160)
        heard = 69 + 12 * np.log2(hertz[strengths.argmax()] / 440)
        assert heard == pytest.approx(note.pitch, abs=0.3), note


PARTS = {
    "bass": score.walk(score.BASS),
    "skips": score.notes(score.SKIPS),
    "vibraphone": score.notes(score.VIBES),
    "horn": score.notes(score.HORN),
    "organ": score.notes(score.ORGAN),
}


@pytest.mark.parametrize(
    "bars",
    [score.HARMONY, score.BASS, score.SKIPS, score.VIBES, score.HORN, score.ORGAN, *score.DRUMS.values()],
)
def test_everybody_has_as_many_bars(bars):
    assert len(bars) == LOOP // BEAT // score.BEATS_IN_BAR


@pytest.mark.parametrize("part", PARTS)
def test_strong_beats_have_tones_of_the_chord(part):
    strange = [
        note
        for note in PARTS[part]
        if note.beat % 2 == 0 and note.pitch % 12 not in score.classes(score.chord_at(note.beat))
    ]

    assert not strange


@pytest.mark.parametrize("part", PARTS)
def test_a_note_outside_the_chord_is_short_and_goes_on_by_a_step(part):
    for note in PARTS[part]:
        if note.pitch % 12 in score.classes(score.chord_at(note.beat)):
            continue
        following = next(other for other in PARTS[part] if other.beat > note.beat)
        assert note.length < 1
        assert abs(following.pitch - note.pitch) <= 2


def test_the_guitar_plays_the_chords():
    for chord, names in score.STRUM.items():
        assert {score.pitch(name) % 12 for name in names.split()} <= score.classes(chord)
    assert set(score.STRUM) == set(score.CHORDS)


def test_horn_and_vibraphone_do_not_rub_against_each_other():
    rubbing = [
        (horn, other)
        for horn in PARTS["horn"]
        for other in PARTS["vibraphone"] + PARTS["organ"]
        if min(horn.beat + horn.length, other.beat + other.length) - max(horn.beat, other.beat) > 0.2
        and (horn.pitch - other.pitch) % 12 in (1, 11)
    ]

    assert not rubbing


def test_the_horn_has_one_mouth_and_room_to_breathe():
    for note, following in pairwise(PARTS["horn"]):
        assert note.beat + note.length <= following.beat
    pauses = [after.beat - before.beat - before.length for before, after in pairwise(PARTS["horn"])]
    assert sum(pause >= 1 for pause in pauses) >= 10


def test_the_last_bar_leads_into_the_first():
    assert PARTS["bass"][-1].pitch == PARTS["bass"][0].pitch - 1


def test_the_room_comes_with_its_layer_and_is_as_loud_as_effects(files: list[Path], tmp_path: Path) -> None:
    """Whoever plays without music still sits in a room."""
    around = tmp_path / f"layer_1{ROOM}.ogg"
    copyfile(files[1], around)
    audio = Audio([SOUNDS], {AT_TABLE: sorted([*files, around])})
    audio.start()
    audio.music_volume, audio.effects_volume = 0.0, 0.5
    play_in(audio, 1)
    heard = [pygame.mixer.Channel(number).get_volume() for number in range(4)]
    assert heard == [0.0] * 4, "nobody has come yet"
    play_in(audio, 2)
    heard = [pygame.mixer.Channel(number).get_volume() for number in range(4)]
    assert heard == pytest.approx([0.0, 0.0, 0.5, 0.0], abs=0.01)
    audio.music_volume, audio.effects_volume = 0.5, 0.0
    heard = [pygame.mixer.Channel(number).get_volume() for number in range(4)]
    assert heard == pytest.approx([0.5, 0.5, 0.0, 0.0], abs=0.01)
