"""What the settings say about sound and looks, carried out; called whenever one of them has changed."""

from __future__ import annotations

from game.services.audio import Audio
from game.services.settings import Settings


def tune(audio: Audio, settings: Settings) -> None:
    """As loud as the settings say."""
    audio.muted, audio.mono = settings.muted, settings.mono
    audio.master, audio.music_volume = settings.volume, settings.music
    audio.effects_volume, audio.voices_volume = settings.effects, settings.voices
