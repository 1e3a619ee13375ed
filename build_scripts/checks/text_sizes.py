"""Read every sentence of whole games: ``text_sizes.py --size 960x600 --languages de,fr --texts 100,150,200``.

Both games are played by events to the last page of the results, with hints, the log and a curtain on the way;
also with the table turned round. Wherever letters are painted somebody reads along. Wrong is a sentence of
fewer pixels than may be (13 at 1280x720, 11 in the smallest window), one that is cut or higher than its room,
one that larger letters make smaller, words that stand on words, and what lies on the number of a place. Tells
what it found of each kind, and how many calls of the program ask for smaller letters.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import pygame

from game.composition import PROGRAM
from game.core.hands import EVERY_TURN, OPEN_HANDS
from game.core.levels import HUMAN
from game.services.settings import Settings
from game.shell.paint.type import least_in
from game.shell.scenes.results.results import Results
from game.shell.table.curtain import LOOK, Curtain
from game.shell.table.scene import Table
from tests.contract.house import House
from tests.letters import Reader, Text, reading_along

HINT_EVERY, LOOK_EVERY, PICTURE_EVERY = 7, 11, 5
"""So many decisions from one question for advice to the next, from one look aside, and from one whole
picture."""
POINTED_AT = 0.25
"""How much of what can be chosen somebody points at."""
COMPUTER = "random"
SEATS = {"two": (HUMAN, COMPUTER), "four": (HUMAN, HUMAN, COMPUTER, COMPUTER)}
"""With a computer alone, and with people at one screen, who pass it on."""
SHOWN = 60
"""Of each kind."""


class Look(NamedTuple):
    """How a game is looked at."""

    language: str
    text: int
    size: str
    mirrored: bool = False

    def __str__(self) -> str:
        return f"{self.language} {self.text} % {self.size}{' mirrored' if self.mirrored else ''}"


class Evening:
    """A game that is played by events, and read."""

    def __init__(self, game: str, seats: Sequence[str], look: Look, seed: int, folder: Path) -> None:
        people = seats.count(HUMAN)
        settings = Settings(
            text=look.text,
            mirrored=look.mirrored,
            hands=EVERY_TURN if people > 1 else OPEN_HANDS,
            names=["Maximiliane", "Bartholomäus", "Ana", "Bo"],
            me_asked=True,
        )
        words = ["--game", game, "--language", look.language, "--seed", str(seed), "--seats", ",".join(seats)]
        self._house = House(folder, *words, size=look.size, program=lambda folder: PROGRAM, settings=settings)
        self.overlapping: set[tuple[str, str, str]] = set()

    def play(self, reader: Reader, most: int) -> None:
        """To the end, and through the pages of the results."""
        for number in range(most):
            self._to_the_table(reader)
            if isinstance(self._house.top, Results):
                break
            self._look_around(reader, number)
            self._decide(number)
        else:
            return
        for key in (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4):
            self._house.wait()
            self._house.key(key)
            self._read(reader)

    def _to_the_table(self, reader: Reader) -> None:
        house = self._house

        def come() -> bool:
            top = house.top
            asked = isinstance(top, Table) and top.choosing is not None and not top.timeline.busy
            return asked or isinstance(top, Curtain | Results)

        house.until(come)
        if isinstance(house.top, Curtain):
            house.wait()
            self._read(reader)
            house.click(LOOK)
            self._to_the_table(reader)

    def _look_around(self, reader: Reader, number: int) -> None:
        house = self._house
        if number % PICTURE_EVERY == 0:
            self._read(reader)
        if number % HINT_EVERY == 0:
            for _ in range(3):
                house.key(pygame.K_h)
                house.frame(0.5)
                self._read(reader)
            self._back()
        if number % LOOK_EVERY == 1:
            house.key(pygame.K_l)
            house.frame(0.5)
            self._read(reader)
            self._back()
            house.key(pygame.K_ESCAPE)
            self._read(reader)
            self._back()

    def _back(self) -> None:
        """To the table."""
        for _ in range(4):
            if isinstance(self._house.top, Table):
                return
            self._house.wait()
            self._house.key(pygame.K_ESCAPE)

    def _decide(self, number: int) -> None:
        """Somebody points at some of what can be chosen, then takes something: however large letters are, the
        same."""
        house = self._house
        table = house.table
        for spot in house.spots():
            if Random(f"{number} {spot.key}").random() < POINTED_AT:
                at = house.desktop.window.stage.pixels(spot.box).center
                house.post(pygame.MOUSEMOTION, drawn=False, pos=at, rel=(0, 0), buttons=(0, 0, 0))
                house.frame(0.4)
        house.until_asked()
        if isinstance(house.top, Table) and table.choosing is not None:
            house.decide(house.wish(Random(number)))

    def _read(self, reader: Reader) -> None:
        """A whole picture of what can be seen."""
        house = self._house
        reader.standing = []
        house.desktop.window.make_anew()
        forget(house)
        house.desktop.window._art._passing.clear()
        house.top.changed = True
        house.frame(0.0)
        if house.top.covers:
            self.overlapping |= {(type(house.top).__name__, *pair) for pair in reader.overlapping}
        reader.standing = None


def forget(house: House) -> None:
    """What is painted only when it changes is painted now."""
    from game.shell.layers import Layers

    for scene in house.stack._scenes:
        tableau = getattr(scene, "tableau", getattr(scene, "_tableau", None))
        for painter in (scene, tableau, getattr(tableau, "tabletop", None)):
            if hasattr(painter, "_layers"):
                painter._layers = Layers()


def told(kind: str, found: Iterable[object]) -> int:
    """What was found of a kind, and how much it is."""
    listed = sorted(map(str, found))
    if listed:
        print(f"  {kind}: {len(listed)}")
        for line in listed[:SHOWN]:
            print(f"    {line}")
    return len(listed)


def read(game: str, look: Look, seats: str, options: argparse.Namespace) -> tuple[Reader, int]:
    """A game from the deal to the end, and how much was wrong in it."""
    print(f"{game}, {seats} seats, {look}", flush=True)
    with TemporaryDirectory() as folder, reading_along() as reader:
        evening = Evening(game, SEATS[seats], look, options.seed, Path(folder))
        evening.play(reader, options.decisions)
    width, height = map(int, look.size.split("x"))
    small = reader.too_small(least_in((width, height)))
    wrong = told("too small", (f"{size} px: {key.where}: {key.text}" for key, size in small.items()))
    cut = {key: left for key, left in reader.cut.items() if key.text.strip()}
    wrong += told("cut", (f"{key.where}: {key.text} -> {left}" for key, left in cut.items()))
    wrong += told("higher than its room", (f"{key.where}: {key.text}" for key in reader.spilled))
    wrong += told("on each other", evening.overlapping)
    wrong += told("on a number", reader.covered)
    return reader, wrong


def smaller(before: Reader, after: Reader) -> dict[Text, tuple[int, int]]:
    """Sentences that larger letters make smaller."""
    both = (key for key in before.sizes.keys() & after.sizes.keys() if key.is_sentence)
    pairs = {key: (before.sizes[key], after.sizes[key]) for key in both}
    return {key: (one, other) for key, (one, other) in pairs.items() if other < one}


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Is every sentence large enough, and whole?")
    parser.add_argument("--games", default=",".join(game.key for game in PROGRAM.games))
    parser.add_argument("--languages", default="de,fr")
    parser.add_argument("--texts", default="100,150,200", help="sizes of the letters, in per cent")
    parser.add_argument("--sizes", default="960x600", help="of the window")
    parser.add_argument("--seats", default=",".join(SEATS))
    parser.add_argument("--mirrored", action="store_true", help="with the table turned round")
    parser.add_argument("--decisions", type=int, default=1000, help="at most, of a game")
    parser.add_argument("--seed", type=int, default=3)
    options = parser.parse_args(arguments)
    wrong, asking, shrinking = 0, dict[str, int](), Counter[str]()
    ways = product(*(getattr(options, name).split(",") for name in ("games", "languages", "sizes", "seats")))
    for game, language, size, seats in ways:
        before: Reader | None = None
        for text in map(int, options.texts.split(",")):
            look = Look(language, text, size, options.mirrored)
            reader, found = read(game, look, seats, options)
            wrong += found
            if before is not None:
                less = smaller(before, reader).items()
                wrong += told(
                    "made smaller",
                    (f"{one} -> {other} px: {key.where}: {key.text}" for key, (one, other) in less),
                )
            before = reader
            asking |= reader.least
            shrinking.update({key.where for key in reader.shrunk if key.is_sentence})
    told("calls that ask for letters too small to be read", asking)
    told("calls whose words were made smaller to fit", shrinking)
    print(f"{wrong} sentences are wrong" if wrong else "every sentence can be read")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
