"""The viewer: a game that was played, at the same table, moment by moment."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

import pygame

from game.core.judging import reason
from game.services.saved_game import SavedGame
from game.shell.animation.timeline import Timeline
from game.shell.desk import Desk
from game.shell.focus import Focus, Spot, looked_at
from game.shell.paint.brush import Brush
from game.shell.scenes.menus import pointed, toggle_sound
from game.shell.scenes.notice import news
from game.shell.scenes.scene import STAY, Go, Pop, Push, Scene, Swap
from game.shell.scenes.ways import Ways
from game.shell.show import Party, Tabletop
from game.shell.signals import (
    CONTROLLER,
    Button,
    Intent,
    Letter,
    Point,
    PointerDown,
    PointerMoved,
    PointerUp,
    Press,
    Signal,
    Wheel,
)
from game.shell.stage import Box, Stage
from game.shell.table.badge import Badge
from game.shell.table.buttons import Buttons
from game.shell.table.heads_up import sound_button
from game.shell.table.hud import Hud, HudButton, Rewind
from game.shell.table.log import Log
from game.shell.table.pace import speed_label
from game.shell.table.tableau import Tableau
from game.shell.table.wishes import Wishes
from game.shell.viewer import console
from game.shell.viewer.asked_review import AskedReview, Reviews
from game.shell.viewer.console import (
    BACK,
    COPY,
    FIRST,
    LAST,
    LENS,
    ON,
    PLAY,
    PLAY_ON,
    REVIEW,
    SPEED,
    TRY,
    TURN_BACK,
    TURN_ON,
    Console,
)
from game.shell.viewer.onward import Onward
from game.shell.viewer.telling import TRY_LETTER, MomentTelling, Reasons
from game.shell.viewer.track import Marks, Track
from game.shell.viewer.verdicts import Verdicts
from game.shell.viewer.walk import Walk

LOG, SOUND, CLOSE = "log", "sound", "close"
_STEPS: Final = {Intent.LEFT: BACK, Intent.RIGHT: ON}


class Viewer(Scene):
    """Shows any moment of a game, and what comes of it. The game itself is never changed."""

    slow = True

    def __init__(
        self,
        desk: Desk,
        ways: Ways,
        saved: SavedGame,
        tabletop: Tabletop,
        at: int | None = None,
        *,
        trying: bool = False,
        live: bool = False,
        reviews: Reviews | None = None,
        reasons: Reasons = reason,
    ) -> None:
        """From the beginning, or `at` a moment; `trying` another move there. Who looks back at a `live` game
        goes on with that at its end."""
        super().__init__()
        self.desk, self.ways, self.saved, self.live = desk, ways, saved, live
        self.party, self.tabletop = Party.of(saved), tabletop
        self.tableau = Tableau(desk, self.party, tabletop)
        self.walk = Walk(desk, self.party, self.tableau, saved, live=live)
        self.reel = self.walk.reel
        self.onward = Onward(desk, ways, saved, self.reel)
        self.review, self._reasons = AskedReview(desk, saved, reviews), reasons
        self.focus, self.badge = Focus(), Badge()
        self._settling = self._everything_new = True
        self._dragging, self._trying = False, trying
        self._pointer: Point | None = None
        self._rests = False
        """The mouse has not moved since something was done: what it has pointed at was told."""
        self._table = self.stage
        """The part of the window in which the table stands."""
        self._lit: tuple[Hashable, ...] = ()
        self._look_up()
        self._wishes = self._does()
        self.stand(0 if at is None else at)

    def _look_up(self) -> None:
        """What a review says, as far as there is one."""
        module = self.desk.module
        why = partial(self._reasons, module, self.saved.match)
        self.verdicts = Verdicts(module, self.reel, self.review.found, why)
        self.track = Track(self.reel, self.party.dress, Marks.of(module, self.reel, self.verdicts))
        self.console = Console(self.desk, self.focus, self.track)
        self._telling = MomentTelling(self.desk, self.ways.show, self.saved, self.verdicts)

    # Moments

    @property
    def at(self) -> int:
        """How many actions have been carried out in what is shown."""
        return self.walk.at

    @property
    def timeline(self) -> Timeline:
        """What is on its way."""
        return self.walk.timeline

    def stand(self, at: int) -> None:
        """Show a moment at once."""
        self.walk.stand(at)
        self._settling = self.changed = True

    def _walked(self, way: Callable[[], object]) -> Go:
        """Go a way; at the end of a game that goes on elsewhere, on with it."""
        way()
        self._settling = self.changed = True
        return Pop() if self.walk.over else STAY

    def _turn_lens(self) -> None:
        if not self.walk.turn_lens():
            self.badge.show(self.desk.say("You can see all hands when the game is over."))

    # Time

    @property
    def moving(self) -> bool:
        """Something is shown, or comes to rest; or a review is being made."""
        shows = self.timeline.busy or self.walk.playing or self._settling
        return shows or bool(self.badge.text) or self.review.on or self._trying

    def advance(self, seconds: float) -> Go:
        """Show on."""
        if self._trying:
            self._trying = False
            return self._try()
        self.desk.audio.music(self.tabletop.words.tension())
        self.changed |= self.badge.advance(seconds) or self.review.on
        if self.review.advance(self.badge.show):
            self._look_up()
            self.changed = True
        if self.walk.advance(seconds):
            self.changed = True
            if self.walk.over:
                return Pop()
        self._settling = self.tableau.settle(seconds)
        return news(self.desk)

    # What players do

    def _does(self) -> Wishes:
        """By key, and by button."""
        walk, sound = self.walk, partial(toggle_sound, self.desk)

        def ways(way: Callable[[], object], *keys: Hashable) -> dict[Hashable, Callable[[], Go]]:
            return dict.fromkeys(keys, partial(self._walked, way))

        over: Wishes = {
            TRY: self._try,
            PLAY_ON: self._ask_who_plays,
            Intent.NEW_GAME: self._ask_who_plays,
            COPY: self._copy,
            Intent.COPY: self._copy,
            REVIEW: self._ask_for_review,
            Intent.REPLAY: self._ask_for_review,
        }
        return {
            **dict.fromkeys((Intent.BACK, Intent.PAUSE, CLOSE), self._leave),
            **dict.fromkeys((LENS, Intent.HINT), self._turn_lens),
            **dict.fromkeys((LOG, Intent.LOG), self._open_log),
            **dict.fromkeys((SOUND, Intent.MUTE), sound),
            **ways(partial(walk.step, -1), BACK),
            **ways(partial(walk.step, 1), ON),
            **ways(partial(walk.turn, -1), TURN_BACK, Intent.TURN_BACK, Intent.PAGE_UP),
            **ways(partial(walk.turn, 1), TURN_ON, Intent.TURN_ON, Intent.PAGE_DOWN),
            **ways(partial(walk.jump, 0), FIRST, Intent.TO_TOP),
            **ways(partial(walk.jump, walk.reel.last), LAST, Intent.TO_END),
            **ways(walk.play, PLAY, Intent.SKIP),
            **ways(walk.next_speed, SPEED),
            **ways(partial(walk.change_speed, 1), Intent.FASTER),
            **ways(partial(walk.change_speed, -1), Intent.SLOWER),
            **(over if self.saved.ended else {}),
        }

    def handle(self, signal: Signal) -> Go:
        """The same, whichever device it comes from."""
        self.changed, self._rests = True, not isinstance(signal, PointerMoved)
        match signal:
            case Press(intent) if intent in self._wishes:
                return self._wishes[intent]() or STAY
            case Letter(letter) if letter == TRY_LETTER and TRY in self._wishes:
                return self._try()
            case Press(Intent.NEXT | Intent.PREVIOUS as side) if self.desk.bindings.device == CONTROLLER:
                return self._wishes[TURN_ON if side is Intent.NEXT else TURN_BACK]() or STAY
            case Press(intent) if intent in _STEPS and not self._led:
                return self._wishes[_STEPS[intent]]() or STAY
            case Press(Intent.UP | Intent.DOWN as side):
                self._lead(side)
            case Press(Intent.CONFIRM) if not self._led:
                return self._wishes[PLAY]() or STAY
            case Wheel(notches):
                return self._wishes[BACK if notches > 0 else ON]() or STAY
            case Press(Intent.FIRST_PILE | Intent.SECOND_PILE as pile):
                return self._look(self.tableau.fan(int(pile is Intent.SECOND_PILE), secret=False))
            case PointerDown(_, Button.RIGHT | Button.MIDDLE) | Press(Intent.INSPECT):
                return self._look_closely(signal)
            case PointerMoved() | PointerDown() | PointerUp():
                return self._point(signal)
            case _:
                return self._choose(signal)
        return STAY

    @property
    def _led(self) -> bool:
        """Keys have led to a button."""
        return self.focus.led_to(self.spots()) is not None

    def _lead(self, side: Intent) -> None:
        """The buttons below and those above: between them keys lead through the game."""
        rows = [LOG, None, PLAY]
        here = 1
        if self._led:
            here = 0 if self.focus.key in (LOG, SOUND, CLOSE) else 2
        there = min(max(here + (1 if side is Intent.DOWN else -1), 0), 2)
        if there != here:
            self.focus.lead_to(rows[there])
            self.desk.audio.play("hover")

    def _choose(self, signal: Signal) -> Go:
        spot, _ = pointed(self.desk, self.focus, signal, self.spots())
        return STAY if spot is None else self._wishes[spot.key]() or STAY

    def _point(self, signal: PointerMoved | PointerDown | PointerUp) -> Go:
        """On the timeline, to a moment; a drag goes on wherever it leads."""
        track, self._pointer = console.track_box(self.stage), signal.at
        inside = track.inset(-console.MARGIN / 2, -6).holds(signal.at)
        match signal:
            case PointerDown(at, Button.LEFT) if inside:
                self._dragging = True
                mark = self.track.mark_near(track, at)
                return self._drag(self.track.moment(track, at[0]) if mark is None else mark)
            case PointerMoved(at) if self._dragging:
                return self._drag(self.track.moment(track, at[0]))
            case PointerUp(_, Button.LEFT) if self._dragging:
                self._dragging = False
                return self._walked(partial(self.walk.jump, self.at))
        return self._choose(signal)

    def _drag(self, at: int) -> Go:
        self.walk.playing = False
        if at != self.at or self.timeline.busy:
            self.stand(at)
        return STAY

    def _look_closely(self, signal: Signal) -> Go:
        """At a piece, or a pile, on the table."""
        ratio = self.stage.scale / self._table.scale
        if isinstance(signal, PointerDown):
            signal = replace(signal, at=(signal.at[0] * ratio, signal.at[1] * ratio))
        elif self._pointer is not None:
            signal = PointerDown((self._pointer[0] * ratio, self._pointer[1] * ratio), Button.RIGHT)
        key = looked_at(signal, self.tableau.spots(self.hud()), Focus())
        return STAY if key is None else self._look(self.tableau.zoom(key, secret=False))

    @staticmethod
    def _look(scene: Scene | None) -> Go:
        return STAY if scene is None else Push(scene)

    def _leave(self) -> Go:
        self.desk.audio.play("back")
        return Pop()

    # From here on

    def _open_log(self) -> Go:
        self.walk.rest()
        return self.onward.log(self.at, self.tableau, self._light)

    def _light(self, keys: tuple[Hashable, ...]) -> None:
        self._lit, self.changed = keys, True

    def _try(self) -> Go:
        self.walk.rest()
        return self.onward.trial(self.at)

    def _ask_who_plays(self) -> Go:
        self.walk.rest()
        return self.onward.game(self.at)

    def _copy(self) -> None:
        if told := self.onward.copy(self.at):
            self.badge.show(told)

    def _ask_for_review(self) -> None:
        if self.review.offered:
            self.desk.audio.play("click")
            self.review.press()

    def interrupted(self) -> None:
        """Something comes on top of it."""
        self._dragging = False
        super().interrupted()

    def resumed(self, closed: Scene, result: object) -> Go:
        """Back from the log, which may lead to a turn; or from the question who plays on."""
        self.interrupted()
        self._everything_new = True
        if isinstance(closed, Log):
            self._light(())
        if isinstance(result, Rewind):
            return self._walked(partial(self.walk.jump, self.reel.turns[result.turn - 1].first))
        if isinstance(result, Party):
            return Swap(self.ways.begin(result), all=True)
        return STAY

    # What there is to see

    def _buttons(self) -> tuple[HudButton, ...]:
        """Above the table, at the right."""
        say = self.desk.say
        back = say("Back to the table") if self.live else say("Back")
        log = HudButton(LOG, say("Log"), "log", text=say("The whole game, turn by turn."))
        return log, sound_button(self.desk), HudButton(CLOSE, back, "cross")

    def spots(self) -> list[Spot]:
        """The buttons above, and those below."""
        ratio, buttons = self._table.scale / self.stage.scale, self._buttons()
        places = Buttons.boxes(self.tabletop.slots, len(buttons))
        above = [
            Spot(each.key, Box(*(side * ratio for side in box)), each.name, each.text)
            for each, box in zip(buttons, places, strict=True)
        ]
        return [*above, *console.spots(self.stage, self._shown())]

    def _shown(self) -> console.Shown:
        review, over = self.review.name if self.review.offered else "", self.saved.ended
        names = console.names(self.desk, self.walk.lens.name, review, playing=self.walk.playing, over=over)
        inactive = set[str]() if self.onward.open(self.at) else {TRY, PLAY_ON, COPY}
        inactive |= {FIRST, BACK, TURN_BACK} if self.at == 0 else set()
        inactive |= {LAST, ON, TURN_ON} if self.at == self.reel.last and not self.live else set()
        inactive |= set() if self.walk.lens.several else {LENS}
        speed = speed_label(self.desk, self.walk.speed)
        pointed_at, large = self._pointed(dict(names)), self.desk.folded
        return console.Shown(self.at, self.walk.playing, speed, names, frozenset(inactive), pointed_at, large)

    def _pointed(self, names: Mapping[str, str]) -> console.Pointed | None:
        """What there is to say about what is pointed at: a button below, or a place on the timeline."""
        track, key = console.track_box(self.stage), self.focus.key
        if isinstance(key, str) and key in names and not self._dragging:
            name = self.review.told if key == REVIEW else names[key]
            return console.Pointed(self._telling.button(key, name), key=key)
        if self._pointer is None or not (self._dragging or (track.holds(self._pointer) and not self._rests)):
            return None
        mark = self.track.mark_near(track, self._pointer)
        moment = self.track.moment(track, self._pointer[0]) if mark is None else mark
        judged = None if mark is None else self.verdicts.at(mark)
        return console.Pointed(self._telling.place(moment, judged), self._pointer[0])

    def hud(self) -> Hud:
        """What there is to see besides the game itself."""
        own = [button.key for button in self._buttons()]
        focus, walk = self.focus.key if self.focus.key in own else None, self.walk
        card, aside = self._telling.panels(self.at, walk.projector.viewer, walk.lens, self.tabletop.words)
        return Hud(
            focus=focus,
            ring=not self.focus.by_mouse,
            story=self.walk.projector.captions.story,
            buttons=self._buttons(),
            chances=self.verdicts.chances(self.at),
            lit=self._lit,
            badge=self.badge.text,
            card=card,
            aside=aside,
            hints=self._telling.hints(),
        )

    # Looks

    def resized(self, stage: Stage) -> None:
        """The table has what the console leaves."""
        super().resized(stage)
        self.timeline.finish_running()  # it was on its way between places that are elsewhere now
        below = round(console.HEIGHT * stage.scale)
        self._table = Stage((stage.size[0], stage.size[1] - below))
        self.tableau.resized(self._table)
        self.console.forget()
        self._everything_new = True

    def draw(self, brush: Brush) -> None:
        """Everything anew."""
        self._everything_new = True
        self._paint(brush)

    def repaint(self, brush: Brush) -> list[pygame.Rect]:
        """Whatever is not as it was painted; it may have to come to rest."""
        places = self._paint(brush)
        self._settling |= self.changed or bool(places)
        self.changed = False
        return places

    def _paint(self, brush: Brush) -> list[pygame.Rect]:
        everything, self._everything_new = self._everything_new, False
        if everything:
            self.console.forget()
        above = brush.surface.subsurface(pygame.Rect((0, 0), self._table.size))
        letters = brush.type.grown(brush.stage.scale / self._table.scale)  # a smaller table is read as well
        table = Brush(above, self._table, brush.art, letters)
        places = self.tableau.repaint(table, self.hud(), everything=everything)
        below = self.console.repaint(brush, self._shown())
        return places if below is None else [*places, brush.stage.pixels(below)]
