"""Between two people at one screen: a curtain that hides everything until the next one looks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.core.rules import Seat
from game.shell.animation.easing import ease_out
from game.shell.desk import Desk
from game.shell.focus import Spot, looked_at
from game.shell.marked import plain, spans
from game.shell.paint import rich
from game.shell.paint.brush import LINE, Brush, Run
from game.shell.paint.caps import LETTERS, SIDE, cap_width, paint_cap, paint_hints
from game.shell.paint.palette import GOLD, HAIRLINE, INK, PAGE, PANEL, QUIET, TEXT
from game.shell.paint.type import Face
from game.shell.scenes.menu.pause import PauseChoice
from game.shell.scenes.menus import Menu, kept, ring, shine
from game.shell.scenes.scene import STAY, Go, Pop, Push, Scene
from game.shell.seen import Seen
from game.shell.show import Party
from game.shell.signals import Intent, Press, Signal
from game.shell.stage import DESIGN_HEIGHT, Box
from game.shell.table.hud import LOOK as LOOK
from game.shell.table.recap import Recap

CLOSING_SECONDS = 0.18
DEAF_SECONDS = 0.5
"""Whoever still presses to skip what came before must not open somebody else's hand."""
TAKE_BACK = "take back"
"""What the curtain closes with when the one before wants to decide anew; when the next player is there, it is
`LOOK`."""
RECAPS = 3
"""How many turns there is room for; more than that would not be read."""
WHO, MEANWHILE, MARGIN = 640.0, 1060.0, 36.0
"""How wide the two parts are: who is next, and what happened meanwhile."""
ALONE, WIDER, BUTTON = 920.0, 1.4, 540.0
"""How wide the plaque is with nothing to tell, how much wider at most for large letters, and its button."""
LOW, HIGH, LARGE = 480.0, 580.0, 640.0
"""How high the plaque is with nothing to tell, but for the sentences; with a turn to tell; and with large
letters."""
MORE, LARGER = 120.0, 130.0
"""And how much more for each further turn."""
TITLE, NAME, TOLD, GAP = 64.0, 30.0, 26.0, 28.0
ADVICE, ADVICE_HIGH = 28.0, 96.0
"""How large the sentences below the heading are, and how high with what is between them and the button."""
SHORT = 60
"""So many letters of a turn find room beside its card."""
SMALLEST, STEP, NAMED = 0.75, 0.05, 1.4
"""How small what is told may become, by how much less is tried, and how much larger than usual a name is."""
CARD_WIDTH, LITTLE, CARD_RATIO = 150.0, 118.0, 1.2
"""How wide a card is that was played, where there is room, and with large letters."""

_MARK = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands for a name while a sentence is cut around it."""


class Curtain(Menu):
    """Shows whose turn it is and what everyone saw; it is never told anything else."""

    def __init__(
        self,
        desk: Desk,
        seat: Seat,
        party: Party,
        recaps: Sequence[Recap],
        pause: Callable[[], Scene],
        *,
        back: bool = False,
    ) -> None:
        """It is told who sits on all seats: the recaps tell of others, too. `back`: as long as nobody has
        looked, the turn before can be taken back."""
        super().__init__(desk, LOOK)
        self._seat, self._pause, self._back = seat, pause, back
        self._names, self._dress = party.names, party.dress
        self._recaps = tuple(recaps)[-RECAPS:]
        self._elapsed, self._seen = 0.0, Seen()
        desk.audio.play("curtain")

    @property
    def moving(self) -> bool:
        """It closes."""
        return self._elapsed < CLOSING_SECONDS

    def spots(self) -> list[Spot]:
        """The one button, what was played meanwhile, and maybe the way back for whoever played it."""
        who = self._who()
        wide = min(BUTTON * min(self._grown, WIDER), who.w - 100)
        box = Box(who.centre[0] - wide / 2, who.y + who.h - 188, wide, 104)
        look = Spot(LOOK, box, self._desk.say("Press to look"))
        recaps = [self._recap_spot(number) for number in range(len(self._recaps))]
        return [look, *recaps, *([self._back_spot()] if self._back else [])]

    def _back_spot(self) -> Spot:
        """Above everything: whoever is next has nothing to do with it."""
        plaque, wide = self._plaque(), 480.0 if self._desk.folded else 280.0
        box = Box(plaque.x + plaque.w - wide, plaque.y - 88, wide, 68)
        return Spot(TAKE_BACK, box, self._desk.say("Take back"))

    def _recap_spot(self, number: int) -> Spot:
        """A card that was played meanwhile, to look at closely."""
        recap, place = self._recaps[number], self._recap_places()[number]
        wide = LITTLE if self._desk.folded else CARD_WIDTH
        picture = Box(place.x, place.centre[1] - wide * CARD_RATIO / 2, wide, wide * CARD_RATIO)
        return Spot(number, picture, self._title(number), plain(recap.text), recap.zoom is not None)

    def _title(self, number: int) -> str:
        """What stands above something that is told: whose turn it was, as a rule."""
        recap = self._recaps[number]
        return recap.title or self._names[recap.seat]

    def _recap_places(self) -> list[Box]:
        """One below the other: a turn with more to tell has more room."""
        room = self._meanwhile().inset(24, 0)
        told = [max(0, len(plain(recap.text)) - SHORT) for recap in self._recaps]
        high = room.h - TITLE - 14 - 2 * (len(told) - 1)
        least = min((LITTLE if self._desk.folded else CARD_WIDTH) * CARD_RATIO + 12, high / len(told))
        more, top, places = (high - least * len(told)) / max(1, sum(told)), room.y + TITLE, []
        for each in told:
            own = least + each * more if any(told) else high / len(told)
            places.append(Box(room.x, top, room.w, own))
            top += own + 2
        return places

    def _plaque(self) -> Box:
        """Both parts side by side; with nothing to tell there is only the first."""
        width = WHO + MEANWHILE if self._recaps else ALONE * min(self._grown, WIDER)
        middle, height = self.stage.box.centre, self._height()
        return Box(middle[0] - width / 2, middle[1] + 54 - height / 2, width, height)

    def _height(self) -> float:
        if not self._recaps:
            return LOW + ADVICE_HIGH * self._grown
        one, more = (LARGE, LARGER) if self._desk.folded else (HIGH, MORE)
        spare = self.stage.height - DESIGN_HEIGHT if self._desk.folded else 0.0
        return one + more * (len(self._recaps) - 1) + spare * (len(self._recaps) - 1) / (RECAPS - 1)

    @property
    def _grown(self) -> float:
        """How many times as large as usual letters are."""
        return self._desk.settings.text / 100

    def _who(self) -> Box:
        """Where it is told who is next."""
        plaque = self._plaque()
        return plaque._replace(w=WHO) if self._recaps else plaque

    def _meanwhile(self) -> Box:
        """Where it is told what happened since."""
        plaque = self._plaque().inset(MARGIN)
        return plaque._replace(x=plaque.x + WHO - MARGIN, w=plaque.w - WHO + MARGIN)

    def handle(self, signal: Signal) -> Go:
        """Look, or have a break."""
        if self._seen.seconds < DEAF_SECONDS and signal != Press(Intent.BACK):
            return STAY
        match signal:
            case Press(Intent.BACK):
                self._desk.audio.play("back")
                return Push(self._pause())
            case Press(Intent.CONFIRM):
                # There is nothing else to confirm, wherever the mouse has been, but for the way back.
                self._desk.audio.play("click")
                back = self._back and self.focus.led_to([self._back_spot()])
                return Pop(TAKE_BACK if back else LOOK)
            case Press(Intent.UNDO) if self._back:
                return Pop(TAKE_BACK)
        seen = looked_at(signal, self.spots(), self.focus)
        if isinstance(seen, int):
            return self._zoom(seen)
        spot = self.pointed(signal)
        if spot is not None and isinstance(spot.key, int):
            return self._zoom(spot.key)
        return Pop(spot.key) if spot else STAY

    def _zoom(self, number: int) -> Go:
        zoom = self._recaps[number].zoom
        return STAY if zoom is None else Push(zoom())

    def resumed(self, closed: Scene, result: object) -> Go:
        """After the pause: stay closed, or hand on what was chosen there."""
        return STAY if result in (None, PauseChoice.RESUME) else Pop(result)

    def advance(self, seconds: float) -> Go:
        """Close."""
        self.changed |= self.moving
        self._elapsed += seconds
        self._seen.advance(seconds)
        return STAY

    # Painting

    def draw(self, brush: Brush) -> None:
        """Opaque from the first moment on: the dark, then both halves from the sides."""
        self._seen.paint()
        scenery, livery = self._desk.scenery, self._dress[self._seat]
        drapes = kept(brush, ("curtain", scenery, livery.name), partial(scenery.curtain, livery=livery))
        width, height = drapes.get_size()
        half = width // 2
        calm = self._desk.settings.reduced_motion
        away = 0 if calm else round(half * (1 - ease_out(min(1.0, self._elapsed / CLOSING_SECONDS))))
        brush.surface.fill(PAGE)
        brush.surface.blit(drapes, (-away, 0), (0, 0, half, height))
        brush.surface.blit(drapes, (half + away, 0), (half, 0, width - half, height))
        self._paint_plaque(brush)

    def _paint_plaque(self, brush: Brush) -> None:
        plaque, who = self._plaque(), self._who()
        brush.glow(plaque, (0, 0, 0), radius=36, spread=36, strength=220)
        brush.panel(plaque, INK, radius=36)
        brush.gold(plaque.inset(5), radius=32)
        brush.panel(plaque.inset(13), PAGE, radius=26, border=INK, width=4)
        self._paint_medallion(brush, who.centre[0], who.y + 20)
        self._paint_heading(brush, who.inset(48, 0))
        if self._recaps:
            self._paint_recaps(brush, self._meanwhile())
        self._paint_button(brush)
        self._paint_keys(brush, who)
        if self._back:
            self._paint_back(brush, self._back_spot())

    def _paint_heading(self, brush: Brush, who: Box) -> None:
        """Between the medallion and the button."""
        say, livery = self._desk.say, self._dress[self._seat]
        heading = cut(say("Pass to {name}", name=_MARK), self._names[self._seat], TEXT, livery.text)
        top = who.y + 158 + (who.h * 0.3 - 157 if self._recaps else 0.0)
        brush.runs(heading, Box(who.x, top, who.w, 112), 100, align="center")
        advice = "\n".join((say("Everyone else, please look away."), say("Your hand stays hidden.")))
        room = Box(who.x, top + 116, who.w, who.y + who.h - 206 - top - 116)
        brush.paragraph(advice, room, ADVICE, QUIET, align="center")

    def _paint_medallion(self, brush: Brush, x: float, y: float) -> None:
        livery, side = self._dress[self._seat], 262
        box = Box(x - side / 2, y - side / 2, side, side)
        brush.glow(box.inset(8), livery.mid, radius=side / 2, spread=24, strength=150)
        brush.picture(f"furniture/medallion_{livery.name}", box)

    def _paint_recaps(self, brush: Brush, box: Box) -> None:
        say, name = self._desk.say, self._names[self._seat]
        brush.panel(box, PANEL, radius=20, border=HAIRLINE)
        brush.icon("loop", Box(box.x + 24, box.y + 18, 28, 28), QUIET)
        row, since = Box(box.x + 62, box.y + 8, box.w - 86, 48), say("Since {name}'s last turn", name=name)
        width = min(row.w * 0.6, brush.text_width(since, 22))
        brush.text(since, row._replace(w=width), 22)
        right = Box(row.x + width + 20, row.y, row.w - width - 20, row.h)
        brush.text(say("Everyone may see this."), right, 20, QUIET, face=Face.BODY, align="right")
        large = self._fitting(brush)
        for number, place in enumerate(self._recap_places()):
            brush.panel(place._replace(y=place.y - 2, h=2), HAIRLINE, radius=1)
            self._paint_recap(brush, number, large)

    def _lines(self, brush: Brush, number: int, large: float) -> tuple[rich.Lines, float]:
        """A turn in lines of letters so much larger than usual, and how many pixels those have."""
        letters = rich.pixels(brush, TOLD * large / brush.type.scale)
        room = self._words(number).w * brush.stage.scale
        return rich.lay(brush.type, spans(self._recaps[number].text), letters, room), letters

    def _fitting(self, brush: Brush) -> float:
        """How much larger than usual: as the player wants to read, as far as all of it can be told."""
        large = brush.type.scale
        while large > SMALLEST and any(
            self._high(brush, number, large) > self._words(number).h for number in range(len(self._recaps))
        ):
            large = max(SMALLEST, round(large - STEP, 2))
        return large

    def _high(self, brush: Brush, number: int, large: float) -> float:
        return _name_height(large) + rich.height(brush, *self._lines(brush, number, large))

    def _words(self, number: int) -> Box:
        """Where a turn is told, beside its card."""
        place, card = self._recap_places()[number], self._recap_spot(number).box
        return Box(card.x + card.w + GAP, place.y + 4, place.w - card.w - GAP, place.h - 8)

    def _paint_recap(self, brush: Brush, number: int, large: float) -> None:
        recap, picture = self._recaps[number], self._recap_spot(number).box
        ring(brush, self.focus, number, picture, radius=10)
        recap.picture(brush, picture)
        shine(brush, self.focus, number, picture, radius=10)
        (lines, letters), words = self._lines(brush, number, large), self._words(number)
        name = _name_height(large)
        row = words._replace(y=words.centre[1] - self._high(brush, number, large) / 2, h=name)
        brush.text(self._title(number), row, NAME, self._dress[recap.seat].text, face=Face.TITLE)
        rich.write(brush, lines, row.moved(0, name), letters, self._dress, TEXT)

    def _paint_button(self, brush: Brush) -> None:
        spot, *_ = self.spots()
        box = spot.box
        ring(brush, self.focus, spot.key, box, radius=34, main=True)
        brush.gold(box, radius=34)
        disc = Box(box.x + 28, box.y + 18, 68, 68)
        brush.panel(disc, INK, radius=34)
        brush.icon("eye", disc.inset(14), GOLD)
        room = Box(box.x + 118, box.y, box.w - 148, box.h)
        if not brush.type.folded:
            room = self._paint_cap(brush, room)
        brush.text(spot.name, room, 44, INK, face=Face.TITLE)
        shine(brush, self.focus, spot.key, box, radius=34)

    def _paint_back(self, brush: Brush, spot: Spot) -> None:
        ring(brush, self.focus, spot.key, spot.box, radius=18)
        brush.button(spot.box, spot.name, size=28)
        shine(brush, self.focus, spot.key, spot.box, radius=18)

    def _paint_cap(self, brush: Brush, room: Box) -> Box:
        """The key that does it, at the end of the button; says how much room is left."""
        cap = self._desk.key(Intent.CONFIRM)
        wide, high = cap_width(brush, cap, 1.2), SIDE * 1.2 * brush.type.scale
        place = Box(room.x + room.w - wide, room.centre[1] - high / 2, wide, high)
        paint_cap(brush, cap, place, LETTERS * 1.2)
        return room._replace(w=room.w - wide - 22)

    def _paint_keys(self, brush: Brush, plaque: Box) -> None:
        """Large letters leave no room for a key on the button."""
        say, key = self._desk.say, self._desk.key
        look = [(key(Intent.CONFIRM), say("look"))] if brush.type.folded else []
        hints, room = [*look, (key(Intent.BACK), say("pause"))], plaque.inset(36, 0)
        paint_hints(brush, hints, room._replace(y=plaque.y + plaque.h - 72, h=48), align="center")


def _name_height(large: float) -> float:
    return NAME * min(large, NAMED) * LINE + 4


def cut(sentence: str, name: str, colour: tuple[int, int, int], own: tuple[int, int, int]) -> list[Run]:
    """A heading with its name in the player's own colour."""
    before, _, after = sentence.partition(_MARK)
    return [(before, colour, Face.TITLE), (name, own, Face.TITLE), (after, colour, Face.TITLE)]
