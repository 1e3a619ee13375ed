"""The game's pictures as numbers."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pygame
from numpy.typing import NDArray
from PIL import Image

from tests.kept import ASSETS, KeptArt

Pixels = NDArray[np.uint8]

GAME = ASSETS / "beasty_bar"


def an_art() -> KeptArt:
    """The game's pictures, as the game finds them."""
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((64, 64))
    return KeptArt()


def pixels(surface: pygame.Surface) -> Pixels:
    """Rows of red, green, blue."""
    width, height = surface.get_size()
    data = pygame.image.tobytes(surface, "RGB")
    return np.frombuffer(data, dtype=np.uint8).reshape(height, width, 3)


def opened(file: Path) -> Pixels:
    """Rows of red, green, blue, alpha."""
    with Image.open(file) as image:
        return np.asarray(image.convert("RGBA"))
