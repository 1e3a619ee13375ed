"""The cast: one drawing per animal, weakest first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from build_scripts.art.animals.bat import bat
from build_scripts.art.animals.bear import bear
from build_scripts.art.animals.chameleon import chameleon
from build_scripts.art.animals.cheetah import cheetah
from build_scripts.art.animals.crocodile import crocodile
from build_scripts.art.animals.dog import dog
from build_scripts.art.animals.giraffe import giraffe
from build_scripts.art.animals.hippo import hippo
from build_scripts.art.animals.kangaroo import kangaroo
from build_scripts.art.animals.lion import lion
from build_scripts.art.animals.llama import llama
from build_scripts.art.animals.monkey import monkey
from build_scripts.art.animals.ostrich import ostrich
from build_scripts.art.animals.parrot import parrot
from build_scripts.art.animals.peacock import peacock
from build_scripts.art.animals.penguin import penguin
from build_scripts.art.animals.porcupine import porcupine
from build_scripts.art.animals.portrait import Expression, Portrait
from build_scripts.art.animals.rhino import rhino
from build_scripts.art.animals.seal import seal
from build_scripts.art.animals.skunk import skunk
from build_scripts.art.animals.snake import snake
from build_scripts.art.animals.tiger import tiger
from build_scripts.art.animals.vulture import vulture
from build_scripts.art.animals.zebra import zebra

BASE: Final = (
    skunk,
    parrot,
    kangaroo,
    monkey,
    chameleon,
    seal,
    zebra,
    giraffe,
    snake,
    crocodile,
    hippo,
    lion,
)
NEW_BEASTS: Final = (
    bat,
    vulture,
    peacock,
    dog,
    penguin,
    ostrich,
    porcupine,
    llama,
    cheetah,
    tiger,
    bear,
    rhino,
)

CAST: Final[dict[str, Callable[[Expression], Portrait]]] = {
    draw.__name__: draw for draw in (*BASE, *NEW_BEASTS)
}
