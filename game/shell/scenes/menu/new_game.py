"""Who plays what, and where: everything is remembered, and Start is never far."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from itertools import groupby

from game.core.errors import GameError
from game.core.fairness import SEED_BITS
from game.services.house_rules import HOUSE_RULES, OWN, OWN_NAME, OWN_TEXT, adopt, in_force
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.layout import BadLayout
from game.shell.paint.brush import Brush
from game.shell.paint.caps import Cap, paint_hints
from game.shell.paint.palette import HAIRLINE, LEAVES, PAGE, PANEL, QUIET
from game.shell.paint.type import Face
from game.shell.scenes.menu.chairs import NAME, PERSON, Chairs
from game.shell.scenes.menu.chairs_paint import ChairPainter
from game.shell.scenes.menu.fair_play import FairPlay
from game.shell.scenes.menu.plan import Plan
from game.shell.scenes.menus import CHIP_MARGIN, Menu, button, chip, even, even_size, quiet_ground
from game.shell.scenes.notice import refused
from game.shell.scenes.scene import STAY, Go, Pop, Push, Scene, Swap
from game.shell.scenes.settings.scene import Settings
from game.shell.scenes.ways import Ways
from game.shell.signals import KEYBOARD, Intent, PointerUp, Press, Signal
from game.shell.stage import Box

START, BACK, SEED, FAIR = "start", "back", "seed", "fair"
PICK, VENUE, HOUSE = "pick", "venue", "house"
"""`(PICK, "set", 0)` is the first option of "set", `(VENUE, "roof")` a venue, `(HOUSE, "own")` rules."""

LABELS, WIDER = 184.0, 70.0
"""How wide the column is that tells what is chosen in a row; wider with letters twice as large."""
CHIP_GAP = 14.0


class NewGame(Menu):
    """Seats on the left, what to play on the right, Start below."""

    def __init__(self, desk: Desk, ways: Ways, seats: Sequence[str], *, alone: bool = False) -> None:
        """`alone`: there is no scene below to go back to."""
        super().__init__(desk, START)
        self._ways, self._alone = ways, alone
        self.plan = Plan(desk, ways, seats)
        self._chairs = Chairs(desk, self.plan)
        self._painter = ChairPainter(desk, self.plan, self._chairs)
        self._refusal = ""

    # Where things are

    @property
    def _frame(self) -> Box:
        height = min(self.stage.height, 1280.0)
        return Box(self.stage.width / 2 - 888, (self.stage.height - height) / 2, 1776, height)

    @property
    def _left(self) -> Box:
        frame = self._frame
        return Box(frame.x, frame.y + 120, 806, frame.h - 120 - 148)

    @property
    def _right(self) -> Box:
        return Box(self._left.x + 838, self._left.y, 938, self._left.h)

    def _rows(self) -> list[Box]:
        """A row for each choice, for the venue, for the house rules and for the seed."""
        count = len(self._desk.module.choices) + 3
        inner = self._right.inset(32, 28)
        height = min(118.0, (inner.h - 128) / count)
        return [Box(inner.x, inner.y + number * height, inner.w, height - 24) for number in range(count)]

    @property
    def _grown(self) -> float:
        """How much larger the letters are than usual: 0 is not at all, 1 is twice as large."""
        return self._desk.settings.text / 100 - 1

    @property
    def _label_width(self) -> float:
        return LABELS + WIDER * self._grown

    def _chips(self, row: Box, names: Sequence[str]) -> list[Box]:
        """Side by side behind the row's label; the larger the letters, the more room long names get."""
        room = row._replace(x=row.x + self._label_width, w=row.w - self._label_width)
        return room.shared([1.0 + self._grown * len(name) / 3 for name in names], CHIP_GAP)

    def spots(self) -> list[Spot]:
        """Seats, choices, venue, house rules, seed, then the ways on."""
        frame, say = self._frame, self._desk.say
        foot = frame.y + frame.h - 124
        back = Spot(BACK, Box(frame.x, foot, 280, 92), say("Back"))
        start = Spot(START, Box(frame.x + frame.w - 380, foot, 380, 92), say("Start"))
        chips = [*self._options(), *self._places(), *self._houses()]
        return [*self._chairs.spots(self._left), *chips, *self._shuffle(), back, start]

    def _options(self) -> list[Spot]:
        say = self._desk.say
        spots = []
        for choice, row in zip(self._desk.module.choices, self._rows(), strict=False):
            boxes = self._chips(row, [say(option.label) for option in choice.options])
            ruling, holds = self.plan.ruled(choice.key), self.plan.holds(choice.key)
            for number, (option, box) in enumerate(zip(choice.options, boxes, strict=True)):
                free = ruling is None or number == holds
                text = say(option.text if ruling is None or free else ruling.why)
                spots.append(Spot((PICK, choice.key, number), box, say(option.label), text, active=free))
        return spots

    def _places(self) -> list[Spot]:
        text = self._desk.say("The place where you play.")
        venues = {key: self._desk.translations.text(name) for key, name in self.plan.venues.items()}
        boxes = self._chips(self._rows()[-3], list(venues.values()))
        return [Spot((VENUE, key), box, venues[key], text) for key, box in zip(venues, boxes, strict=True)]

    def _houses(self) -> list[Spot]:
        say = self._desk.say
        offers = [(rules.key, say(rules.name), say(rules.text)) for rules in HOUSE_RULES]
        offers.append((OWN, say(OWN_NAME), say(OWN_TEXT)))
        boxes = self._chips(self._rows()[-2], [name for _, name, _ in offers])
        return [
            Spot((HOUSE, key), box, name, text) for (key, name, text), box in zip(offers, boxes, strict=True)
        ]

    def _shuffle(self) -> list[Spot]:
        """What proves that nobody changes the cards, and another one of those proofs."""
        say, names = self._desk.say, (self._desk.say("Fair play"), self._desk.say("Another"))
        fair, another = self._chips(self._rows()[-1], names)
        proves = say("Shows the hash that later proves the shuffle was not changed.")
        return [
            Spot(FAIR, fair, names[0], proves),
            Spot(SEED, another, names[1], say("Shuffles again, with a new hash.")),
        ]

    # What the player does

    def advance(self, seconds: float) -> Go:
        """Whoever takes a moment finds the table laid."""
        self._ways.show.get_ready(self.plan.players, self.plan.venue)
        return STAY

    def handle(self, signal: Signal) -> Go:
        """Change something, start, or go back."""
        if self._chairs.handle(signal, self.focus):
            return self._changed()
        match signal:
            case Press(Intent.BACK):
                self._desk.audio.play("back")
                return self._leave()
            case Press(Intent.LEFT | Intent.RIGHT as intent) if self._step(intent):
                self._desk.audio.play("click")
                return self._changed()
            case Press(Intent.UP | Intent.DOWN as intent) if self._climb(intent):
                self._desk.audio.play("hover")
                self.changed = True
                return STAY
            case Press(Intent.CONFIRM) if self._barred:
                self._desk.audio.play("error")
                return STAY
        spot = self.pointed(signal)
        return self._act(spot, signal) if spot else STAY

    @property
    def typing(self) -> bool:  # type: ignore[override]
        """A name is written, or could be."""
        return self._chairs.writes(self.focus) is not None

    @property
    def _barred(self) -> bool:
        """What is pointed at was ruled out by something else that was chosen."""
        here = self.focus.on(self.spots())
        return here is not None and not here.active

    def _step(self, intent: Intent) -> bool:
        """The arrows change a level, a character or a name where one is pointed at."""
        here = self.focus.on(self.spots())
        return here is not None and self._chairs.step(here.key, 1 if intent is Intent.RIGHT else -1)

    def _climb(self, intent: Intent) -> bool:
        """On the seats, up and down go row by row; below the last one comes Start."""
        here = self.focus.on(self._chairs.spots(self._left))
        if here is None:
            return False
        there = self._chairs.beyond(here.key, 1 if intent is Intent.DOWN else -1, self._left)
        self.focus.key = there or (START if intent is Intent.DOWN else here.key)
        self.focus.by_mouse = False
        return True

    def _act(self, spot: Spot, signal: Signal) -> Go:
        if self._chairs.choose(spot, signal.at if isinstance(signal, PointerUp) else None):
            self._keep_focus(spot)
            return self._changed()
        match spot.key:
            case ("pick", str(choice), int(option)):
                self.plan.picked[choice] = option
            case ("venue", str(key)):
                self.plan.wish = key
            case ("house", str(key)):
                return self._keep_house(key)
            case "seed":
                self.plan.seed = secrets.randbits(SEED_BITS)
            case "fair" if not self.plan.trouble:
                return Push(FairPlay(self._desk, self.plan.proof()))
            case "start":
                return self._start()
            case "back":
                return self._leave()
        return self._changed()

    def _keep_focus(self, spot: Spot) -> None:
        """Whoever emptied a seat or forgot somebody by keyboard or controller still points at that seat."""
        match spot.key:
            case ("leave", int(seat)) if not self.focus.by_mouse:
                self.focus.key = (PERSON, seat)
            case ("forget", int(seat)) if not self.focus.by_mouse:
                self.focus.key = (NAME, seat)

    def _keep_house(self, key: str) -> Go:
        """Play by these rules; whoever wants their own makes them where the settings are."""
        if key == OWN:
            return Push(Settings(self._desk))
        adopt(self._desk.settings, key)
        self._desk.settings_changed()
        return self._changed()

    def resumed(self, closed: Scene, result: object) -> Go:
        """Back from the settings, where much may have changed."""
        return self._changed()

    def _changed(self) -> Go:
        self._refusal, self.changed = "", True
        return STAY

    def _leave(self) -> Go:
        return Swap(self._ways.title(), all=True) if self._alone else Pop()

    def _start(self) -> Go:
        """Open the game; where that does not work, say why and leave everything as it is."""
        try:
            return Swap(self.plan.begin())
        except GameError as error:
            self._refusal, self.changed = error.said(self._desk.say), True
            self._desk.audio.play("error")
            return STAY
        except BadLayout as error:
            return refused(self._desk, error)

    # Painting

    def draw(self, brush: Brush) -> None:
        """Everything, over the quiet ground."""
        quiet_ground(brush, self._desk)
        title = Box(self._frame.x, self._frame.y + 26, 900, 80)
        brush.text(self._desk.say("New game"), title, 64, face=Face.TITLE)
        self._painter.draw(brush, self.focus, self._left)
        self._paint_choices(brush)
        trouble = self._refusal or self.plan.trouble
        self._paint_info(brush, self._chairs.refusal or trouble)
        *_, back, start = self.spots()
        button(brush, self.focus, back, icon="back", size=32)
        button(brush, self.focus, start, icon="play", size=42, main=not trouble, enabled=not trouble)
        self._paint_keys(brush, back, start)

    def _paint_choices(self, brush: Brush) -> None:
        brush.panel(self._right, PANEL, radius=26, border=HAIRLINE, alpha=240)
        say, rows = self._desk.say, self._rows()
        labels = [*(say(choice.label) for choice in self._desk.module.choices), say("Venue")]
        labels += [say("House rules"), say("Shuffle")]
        size = even(brush, labels, 26, self._label_width - 14)
        for label, row in zip(labels, rows, strict=True):
            brush.text(label, row._replace(w=self._label_width - 14), size, QUIET)
        for _, chips in groupby(self._options() + self._places() + self._houses(), lambda spot: spot.box.y):
            self._paint_chips(brush, list(chips))
        size = even_size(brush, self._shuffle(), 26)
        for spot, icon in zip(self._shuffle(), ("shield", "dice"), strict=True):
            button(brush, self.focus, spot, icon=icon, size=size)

    def _paint_chips(self, brush: Brush, chips: Sequence[Spot]) -> None:
        """The chips of a row, all of them in letters of the same size."""
        sizes = [even(brush, [spot.name], 25, spot.box.w - 2 * CHIP_MARGIN) for spot in chips]
        for spot in chips:
            self._paint_chip(brush, spot, min(sizes))

    def _paint_chip(self, brush: Brush, spot: Spot, size: float) -> None:
        match spot.key:
            case ("pick", str(choice), int(option)):
                taken = self.plan.holds(choice) == option
            case ("house", key):
                taken = key == in_force(self._desk.settings)
            case _:
                taken = spot.key == (VENUE, self.plan.venue)
        chip(brush, self.focus, spot, taken=taken, size=size)

    def _paint_info(self, brush: Brush, trouble: str) -> None:
        """About whatever is pointed at, or why this cannot be played."""
        inner = self._right.inset(32, 28)
        box = Box(inner.x, inner.y + inner.h - 108, inner.w, 108)
        brush.panel(box, PAGE, radius=18, border=LEAVES if trouble else HAIRLINE)
        spot = self.focus.on(self.spots())
        text = (
            trouble
            or (spot.text if spot else "")
            or self._desk.say("These choices are kept for your next game.")
        )
        colour = LEAVES if trouble else QUIET
        brush.icon("cross" if trouble else "info", Box(box.x + 22, box.y, 36, box.h), colour)
        words = Box(box.x + 78, box.y, box.w - 100, box.h)
        brush.paragraph(text, words.inset(0, 8), 24, middle=True)

    def _paint_keys(self, brush: Brush, back: Spot, start: Spot) -> None:
        say, key = self._desk.say, self._desk.key
        hints = [(key(Intent.NEXT), say("next")), (key(Intent.CONFIRM), say("choose"))]
        if self._chairs.steps(self.focus.key):
            hints.append((self._desk.arrows(Intent.LEFT, Intent.RIGHT), say("change")))
        if self.typing and self._desk.bindings.device == KEYBOARD:
            hints.append((Cap(say("A-Z")), say("write")))
        left = back.box.x + back.box.w + 48
        paint_hints(brush, hints, Box(left, back.box.y, start.box.x - left - 32, back.box.h))
