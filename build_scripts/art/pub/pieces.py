"""The single pieces of the pub, by folder and name: what is drawn, and how large."""

from __future__ import annotations

from typing import NamedTuple

from build_scripts.art.palette import OWNERS
from build_scripts.art.pub import boards, keeper, places, rugs, things, winter

SMALL = (-40.0, -44.0, 80.0, 80.0)
HAT = (-52.0, -52.0, 104.0, 74.0)
DIE = (-72.0, -70.0, 150.0, 172.0)
CHEST = (-92.0, -120.0, 184.0, 140.0)
CANDLE = (-22.0, -60.0, 44.0, 74.0)
CANDLE_GLOW = (-60.0, -98.0, 120.0, 120.0)
TONES = 3


class Piece(NamedTuple):
    """A drawing, the part of it that is kept, and how many pixels a unit becomes: two at 4K."""

    svg: str
    box: tuple[float, float, float, float]
    scale: float = 2
    step: int = 1
    """How far apart the tones of a large picture are, to make it a small file."""


THINGS = {
    "mug": Piece(things.mug(), SMALL, 2.5),
    "mug_triple": Piece(things.mug(things.TRIPLE), SMALL, 2.5),
    "mug_free": Piece(things.free_place(), SMALL, 2.5),
    "gleam": Piece(things.gleam(), SMALL, 2.5),
    "foam": Piece(things.foam(), SMALL, 2.5),
    "coin": Piece(things.coin(), SMALL, 2.5),
    **{f"coins_{count}": Piece(things.coins_lying(count), SMALL, 2.5) for count in range(1, 6)},
    **{f"die_{number}": Piece(things.die(number), DIE) for number in things.PIPS},
    **{f"die_tumbling_{at}": Piece(things.tumbling(at), DIE) for at in range(len(things.TUMBLES))},
    **{f"hat_{owner}": Piece(hat(), HAT, 2.5) for owner, hat in things.HATS.items()},
    "chest": Piece(things.chest(), CHEST),
    "chest_low": Piece(things.chest(full=False), CHEST),
    **{f"candle_{at}": Piece(things.candle(at), CANDLE, 3) for at in range(len(things.FLAMES))},
    "candle_glow": Piece(things.candle_glow(), CANDLE_GLOW, 1),
    **{f"barkeeper{mood.value}": Piece(keeper.barkeeper(mood), keeper.BOX) for mood in keeper.Mood},
    "boot": Piece(keeper.boot(), keeper.BOOT_BOX),
    "kick": Piece(keeper.kick(), keeper.KICK_BOX),
}
BOARDS = {
    **{f"back_{owner}": Piece(boards.guest_back(owner), boards.BACK) for owner in OWNERS},
    "back_event": Piece(boards.event_back(), boards.BACK),
    "event": Piece(boards.event_card(), boards.EVENT_CARD),
    "event_hand": Piece(boards.hand_card(), boards.HAND_CARD),
    "side_plus": Piece(boards.plus_side(), boards.SIDE),
    "side_minus": Piece(boards.minus_side(), boards.SIDE),
    **{f"badge_{family}": Piece(boards.badge(family), boards.BADGE, 3) for family in boards.FAMILIES},
    **{f"pawn_{whose}": Piece(boards.pawn(whose), boards.PAWN_BOX, 4) for whose in boards.PAWNS},
}
PLACES = {
    "table": Piece(places.table(), places.TABLE),
    "door_step": Piece(places.door_step(), places.STEP),
    "door": Piece(places.door(), places.DOOR),
    "door_snow": Piece(places.door(winter.doorway()), places.DOOR),
    "hearth": Piece(places.hearth(), places.HEARTH),
    **{f"fire_{at}": Piece(places.fire(at), places.FIRE, 1.5) for at in range(places.FIRE_MOMENTS)},
    "fire_glow": Piece(places.fire_glow(), places.FIRE_GLOW, 0.5),
    "mantel": Piece(places.mantel(), places.MANTEL),
    "peg": Piece(places.peg(), places.PEG, 3),
    "lantern": Piece(places.lantern(), places.LANTERN),
    "barrels": Piece(places.barrels(), places.STACK),
    **{kind: Piece(rugs.rug(kind), rugs.BOX, 1.5, TONES) for kind in rugs.WOOLS},
}
