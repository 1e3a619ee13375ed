"""All cards on one page: `python build_scripts/checks/contact_sheet.py OUT.png [--blind] [--simulate EYES]`.

A row per animal, its card in all four owner colours with all three faces, 240, 120 and 60 px wide, composed
as the game does it. `--blind` leaves out the names and shuffles the rows; `--simulate` shows the page as
seen without colour, or by somebody without red, green or blue cones (Machado, Oliveira, Fernandes 2009).
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
PROJECT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(PROJECT))

import numpy as np  # noqa: E402
import pygame  # noqa: E402

from game.beasty_bar.rules.animals import BY_NAME, MAX_PLAYERS, Card, Species, card_of  # noqa: E402
from game.beasty_bar.show.cards import RATIO, CardArt, Mood  # noqa: E402
from game.core.rules import Seat  # noqa: E402
from game.shell.paint.art import Art  # noqa: E402
from game.shell.paint.type import Type  # noqa: E402

NIGHT: Final = (0x14, 0x10, 0x1C)
GAP: Final = 8
BLOCKS: Final = ((240, 1), (120, 2), (60, 3))
"""Widths of cards, and over how many lines a row of them is spread."""

EYES: Final = {
    "grey": ((0.2126, 0.7152, 0.0722), (0.2126, 0.7152, 0.0722), (0.2126, 0.7152, 0.0722)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What reaches each channel of linear light from red, green and blue."""


def faces(species: Species) -> Iterator[tuple[Card, Mood]]:
    """All pictures of an animal, owner by owner."""
    for seat in range(MAX_PLAYERS):
        for mood in Mood:
            yield card_of(Seat(seat), species), mood


def across(lines: int) -> int:
    """How many cards stand side by side in a block."""
    return MAX_PLAYERS * len(Mood) // lines


def row(species: Species, cards: CardArt) -> pygame.Surface:
    """One animal at every size."""
    width = GAP + sum(across(lines) * (card + GAP) + GAP for card, lines in BLOCKS)
    height = max(lines * (round(card * RATIO) + GAP) for card, lines in BLOCKS) + GAP
    page = pygame.Surface((width, height))
    page.fill(NIGHT)
    left = GAP
    for card_width, lines in BLOCKS:
        for index, (card, mood) in enumerate(faces(species)):
            line, column = divmod(index, across(lines))
            place = (left + column * (card_width + GAP), GAP + line * (round(card_width * RATIO) + GAP))
            page.blit(cards.face(card, card_width, mood), place)
        left += across(lines) * (card_width + GAP) + GAP
    return page


def simulate(picture: pygame.Surface, eyes: str) -> pygame.Surface:
    """The picture as those eyes see it; the matrices are for linear light."""
    values = np.arange(256, dtype=np.float32) / 255
    linear = np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)
    light = linear[pygame.surfarray.array3d(picture)] @ np.array(EYES[eyes], dtype=np.float32).T
    light = light.clip(0, 1)
    seen = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    return pygame.surfarray.make_surface((seen * 255 + 0.5).astype(np.uint8))


def stacked(rows: list[pygame.Surface]) -> pygame.Surface:
    """The rows, one below the other."""
    page = pygame.Surface((rows[0].get_width(), sum(one.get_height() for one in rows)))
    top = 0
    for one in rows:
        page.blit(one, (0, top))
        top += one.get_height()
    return page


def sheet(names: list[str], blind: bool, eyes: str | None) -> pygame.Surface:
    """The whole page."""
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    assets = PROJECT / "assets"
    art = Art([assets / "beasty_bar", assets / "common"])
    cards = CardArt(art, Type(), (lambda _: "") if blind else str)
    rows = [row(BY_NAME[name], cards) for name in names]
    return stacked([simulate(one, eyes) for one in rows] if eyes else rows)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("out", type=Path)
    parser.add_argument("animals", nargs="*", help="only these")
    parser.add_argument("--blind", action="store_true", help="no names, shuffled")
    parser.add_argument("--simulate", choices=EYES, help="the eyes to look with")
    arguments = parser.parse_args()
    if unknown := set(arguments.animals) - set(BY_NAME):
        parser.error(f"no such animal: {', '.join(sorted(unknown))}")
    names = arguments.animals or list(BY_NAME)
    if arguments.blind:
        names = random.sample(names, len(names))
    pygame.image.save(sheet(names, arguments.blind, arguments.simulate), arguments.out)


if __name__ == "__main__":
    main()
