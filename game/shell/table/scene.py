"""The table: plays a match, shows what happens, and lets people choose by pointing."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

import pygame

from game.core.choosing import Choosing
from game.core.hands import ON_LOOK, OPEN_HANDS
from game.core.rules import Seat, Viewer
from game.services.course import Kept
from game.shell.desk import Desk
from game.shell.focus import Spot, looked_at
from game.shell.paint.brush import Brush
from game.shell.scenes.menu.pause import Pause, PauseChoice
from game.shell.scenes.menu.players import Changed, Concession, Players
from game.shell.scenes.menus import toggle_sound
from game.shell.scenes.notice import news
from game.shell.scenes.overlay import HIDDEN
from game.shell.scenes.scene import STAY, Go, Push, Scene, Swap
from game.shell.scenes.ways import Ways
from game.shell.show import Ending, Party, Tabletop
from game.shell.signals import Intent, PointerMoved, Press, Signal
from game.shell.stage import Stage
from game.shell.table.asking import LAMP
from game.shell.table.badge import Badge
from game.shell.table.curtain import RECAPS, TAKE_BACK, Curtain
from game.shell.table.heads_up import STEP_BACK, HeadsUp
from game.shell.table.hud import ANYWAY, DONE, LOOK, SHOW_ME, Hud, Rewind
from game.shell.table.log import Log
from game.shell.table.pace import SpeedKeys
from game.shell.table.past import Past
from game.shell.table.play import Play
from game.shell.table.rank import CASUAL, Rank
from game.shell.table.tableau import Tableau
from game.shell.table.wishes import TableSignals, Wishes


class Table(Scene):
    """A match being played."""

    slow = True

    def __init__(self, desk: Desk, party: Party, tabletop: Tabletop, ways: Ways, kept: Kept = None) -> None:
        """A new game, or one that was left."""
        super().__init__()
        self._settling = self._everything_new = True
        self.desk, self.party, self.tabletop, self.ways = desk, party, tabletop, ways
        self.tableau = Tableau(desk, party, tabletop)
        self.play = play = self._sat_down(kept)
        self.match, self.timeline = play.match, play.timeline
        self.pointing, self.focus = play.pointing, play.pointing.focus
        self.badge = Badge()
        self._left: Viewer = None
        """Who had the table before a curtain closed."""
        self.rank = Rank(desk, play.course, self.badge)
        self.heads_up = HeadsUp(desk, play, self.rank, self.badge)
        self.past = Past(desk, party, play.history, self.tableau, play.playback)
        self.turn_ended: Callable[[], object] = lambda: None
        """Called when everything a turn brought has been seen."""
        holds = {Intent.HURRY: play.pace.hurry, Intent.PREVIEW: self.heads_up.peek}
        self._signals = TableSignals(self, self._wishes(), holds)

    def _sat_down(self, kept: Kept) -> Play:
        """The match as it goes on here."""
        return Play(self.desk, self.party, self.tableau, kept, spots=self.spots, touch=self._touch)

    def _touch(self, *, everything: bool = False) -> None:
        """Something looks different."""
        self.changed = True
        self._everything_new |= everything

    # Time

    @property
    def moving(self) -> bool:
        """Pieces move, a computer thinks, or something comes to rest."""
        waits = self.play.thinking.busy or self.play.dwell.ticking
        return self.timeline.busy or self._settling or waits or bool(self.badge.text)

    def advance(self, seconds: float) -> Go:
        """Show on; when all has been seen, go on with the match."""
        self.desk.audio.music(self.tabletop.words.tension())
        self.changed |= self.badge.advance(seconds)
        self.changed |= self.tabletop.idle(seconds)
        self.play.coach.advance(seconds)
        self.play.judge()
        if self.play.playback.showing:
            self.play.playback.advance(seconds)
            if self.timeline.busy:
                return STAY
            self.turn_ended()
        self._settling = self.tableau.settle(seconds)
        if self.play.hands.advance(seconds):
            self.play.close_hand()
        told = news(self.desk)
        return self._go_on(seconds) if told == STAY else told

    def _go_on(self, seconds: float) -> Go:
        play, seat = self.play, self.match.to_act
        if self._dwells(seconds):
            return STAY
        if seat is None:
            return Swap(self.ways.results(self.party.after(play.course.journal.sitting), self._ending()))
        play.pace.computers = play.thinking.decides(seat)
        play.pace.rushing &= play.pace.computers
        if not (play.pace.computers or play.hands.ready(seat)):
            return self._pass_to(seat)
        if not play.open_turn():
            if play.pace.computers:
                play.think(seat, seconds)
            else:
                play.wait()
        return STAY

    def _dwells(self, seconds: float) -> bool:
        """A turn that is over is still to be looked at."""
        dwell = self.play.dwell
        if dwell.on:
            if not dwell.begun and not self.focus.by_mouse:
                self.focus.lead_to(DONE)
            self.changed |= dwell.ticking or not dwell.begun
            dwell.advance(seconds)
        return dwell.on

    @property
    def dwelling(self) -> bool:
        """A turn is over that somebody has to be done with."""
        return self.play.dwell.on and not self.timeline.busy

    @property
    def others_play(self) -> bool:
        """Computers decide."""
        return self.play.pace.computers

    def _done(self) -> None:
        if self.play.dwell.hears:
            self.play.dwell.end()
            self.desk.audio.play("click")

    def _ending(self) -> Ending:
        """How it ended; whoever plays against computers may have another idea."""
        play = self.play
        may = self.party.alone is not None and not play.course.given_up and play.takeback.allowed(play.here)
        proof = self.party.proof(self.match.rules, play.course.journal, over=True)
        back, log = self._back_from_the_end if may else None, partial(self._look_back, "log")
        happened = (
            *self.match.opening.events,
            *(each for step in play.history.decisions for each in step.events),
        )
        public = tuple(self.match.rules.redact(event, None) for event in happened)
        return Ending(self.match.state, proof, public, back, log, play.course.journal.found)

    def settle_now(self) -> None:
        """Put everything where it belongs at once."""
        self.tabletop.resync(self.tabletop.view)

    # Whose hand

    def _pass_to(self, seat: Seat) -> Go:
        """Another person is to play: nothing secret is shown until that one asks for it."""
        play, manner = self.play, self.play.hands.manner
        if manner == OPEN_HANDS or not play.hands.has_secrets(seat):
            play.look(seat)
            return STAY
        if manner == ON_LOOK:
            play.pass_to(seat)
            return STAY
        self._left = play.here
        back = self.desk.module.dwells and self._left != seat and play.takeback.allowed(self._left)
        play.look(None)
        pause, told = partial(self._pause_card, hide=True), self.tableau.news_for(seat, RECAPS)
        return Push(Curtain(self.desk, seat, self.party, told, pause, back=back))

    def _turn_hand(self) -> Go:
        """Turn a hand that lies face down over, or back; where none does, hide what there is to hide."""
        self._let_go()
        if self.play.hands.hand is None:
            return self.hide()
        self.play.turn_hand()
        self.desk.audio.play("click")
        return STAY

    def hide(self) -> Go:
        """Close the curtain at once, or the hand, if there is something to hide."""
        self._let_go()
        play, seat = self.play, self.play.looking
        if not play.hands.secret or self.match.to_act is None:
            return STAY
        if play.hands.hand is not None or self.timeline.busy or self.match.to_act != seat:
            play.close_hand()
            return STAY
        return self._pass_to(seat)

    # Choosing

    @property
    def choosing(self) -> Choosing | None:
        """What a person has chosen so far, and can choose next."""
        return self.play.choosing

    def choose(self, spot: Spot) -> Go:
        """What was pointed at: something to look at, or an answer."""
        if isinstance(spot.key, Rewind):
            return self._look_back(spot.key)
        if spot.leads_to is not None:
            self.pointing.lead_to(spot.leads_to)
            return STAY
        pile = self.tabletop.fan(spot.key, secret=self.play.hands.secret)
        if pile is not None:
            return Push(pile)
        self.play.answer(spot.key)
        return STAY

    def carry(self, spot: Spot, onto: Spot) -> None:
        """Something was let go on something else: that chooses both, one after the other."""
        self.play.carry(spot.key, onto.key)

    def step_back(self) -> bool:
        """One step back in an open choice, if there is one."""
        return self.play.step_back()

    # Taking back

    def _take_back(self) -> None:
        """What has been chosen so far; else the latest decision of whoever looks, if that is allowed."""
        if self.play.step_back():
            return
        if self.play.take_back():
            self.rank.tell()
        else:
            self.badge.show(self.desk.say("You cannot undo anything right now."))

    def _back_from_the_end(self) -> Scene:
        self._take_back()
        return self

    # What players do

    def _wishes(self) -> Wishes:
        """What is done at once, whatever is going on."""
        log, last_round = partial(self._look_back, "log"), partial(self._look_back, "replay")
        sound = partial(toggle_sound, self.desk)
        return {
            **SpeedKeys(self.desk, self.play.pace, self.badge).wishes(),
            Intent.TO_MY_TURN: self._rush,
            Intent.BACK: lambda: None if self.play.step_back() else self._pause(),
            Intent.MUTE: sound,
            "sound": sound,
            Intent.HINT: self._advise,
            LAMP: self._advise,
            Intent.UNDO: self._take_back,
            "undo": self._take_back,
            Intent.REDO: self.play.play_again,
            "redo": self.play.play_again,
            Intent.HIDE: self._turn_hand,
            LOOK: self._turn_hand,
            DONE: self._done,
            ANYWAY: self.play.play_anyway,
            SHOW_ME: self.play.show_me,
            Intent.PAUSE: self._pause,
            "pause": self._pause,
            Intent.LOG: log,
            "log": log,
            Intent.REPLAY: last_round,
            "replay": last_round,
            CASUAL: self.rank.explain,
            **({} if self.party.people else self._watchers_wishes()),
        }

    def _watchers_wishes(self) -> Wishes:
        """Who only watches can step back: the game so far is seen in the viewer, and goes on at its end."""
        intents = (Intent.LEFT, Intent.TURN_BACK, Intent.PAGE_UP, Intent.TO_TOP)
        wishes: dict[Hashable, Callable[[], Go]] = {each: partial(self._step_back, each) for each in intents}
        return {**wishes, STEP_BACK: partial(self._step_back, Intent.LEFT)}

    def _step_back(self, how: Intent) -> Go:
        if not self.match.actions:
            return STAY
        self.timeline.finish()
        viewer = self.ways.viewer(self.play.course.journal.saved, len(self.match.actions), live=True)
        viewer.handle(Press(how))
        return Push(viewer)

    def hud(self) -> Hud:
        """What there is to see besides the match itself."""
        return self.heads_up.hud()

    def spots(self) -> list[Spot]:
        """What can be pointed at, in reading order."""
        return self.tableau.spots(self.hud())

    def handle(self, signal: Signal) -> Go:
        """The same, whichever device it comes from."""
        self.changed = True
        if not isinstance(signal, PointerMoved) or self.focus.key is not None:
            self.play.hands.touched()
        return self._signals.handle(signal)

    def _rush(self) -> None:
        """On to where a person has to decide; nothing is shown on the way."""
        self.play.pace.rushing = self.choosing is None and bool(self.party.people)

    def _advise(self) -> None:
        """A hint may speak of a hand, so that this has to lie open. Where a coach warns, it is the answer."""
        if self.play.coach.warns:
            self.play.show_me()
            return
        hand = self.play.hands.hand
        if hand is not None and not hand.open and self.desk.settings.hints:
            self.badge.show(self.desk.say("Look at your hand first. Hints may reveal it."))
        else:
            self.play.advise()

    def look_closely(self, signal: Signal) -> Scene | None:
        """A piece, or a pile: that is possible at any time, and changes nothing."""
        match signal:
            case PointerMoved():
                return None  # as it is most of the time, so that nobody need look for spots
            case Press(Intent.FIRST_PILE):
                return self.tableau.fan(0, secret=self.play.hands.secret)
            case Press(Intent.SECOND_PILE):
                return self.tableau.fan(1, secret=self.play.hands.secret)
        key = looked_at(signal, self.spots(), self.focus)
        return None if key is None else self.tableau.zoom(key, secret=self.play.hands.secret)

    # Other scenes

    def _look_back(self, what: Hashable) -> Go:
        """The log, or turns seen once more. Others may come to look on, so that no hand stays open."""
        if self.play.hands.secret:
            self.play.close_hand()
        self.desk.audio.play("click")
        return self.past.open(what, self._light)

    def _light(self, keys: tuple[Hashable, ...]) -> None:
        self.heads_up.lit, self.changed = keys, True

    def _pause(self) -> Go:
        if self.play.hands.secret and self.play.hands.hand is not None:
            self.play.close_hand()
        return Push(self._pause_card(hide=self.play.hands.secret))

    def _pause_card(self, *, hide: bool) -> Scene:
        journal = self.play.course.journal
        proof, conceded = self.party.proof(self.match.rules, journal), journal.sitting.conceded
        players = partial(Players, self.desk, self.party, conceded, hide=hide)
        return Pause(self.desk, proof, hide=hide, players=players)

    def interrupted(self) -> None:
        """Whatever is held comes up unheard."""
        self.play.pace.rushing = False
        self.play.pace.hurry.let_go()
        self._let_go()

    def _let_go(self) -> None:
        self.heads_up.peek.let_go()
        self.pointing.drag.let_go()

    def resumed(self, closed: Scene, result: object) -> Go:
        """Back from the curtain or the pause, where keys and buttons may have come up."""
        self.interrupted()
        self.rank.check_house()
        self._everything_new = self.changed = True
        if isinstance(closed, Log):
            self._light(())
        if isinstance(result, Changed | Concession):
            return self._others_play(result)
        if isinstance(closed, Curtain):
            if isinstance(result, PauseChoice):
                return self._after_pause(result)
            if result == TAKE_BACK and self._left is not None:
                self.play.pass_to(self._left)
                self._take_back()
                return STAY
            self.play.look(self.match.to_act)
        if result == HIDDEN or (result is PauseChoice.RESUME and self.play.hands.secret):
            return self.hide()  # whoever comes back may be somebody else
        if isinstance(result, PauseChoice):
            return self._after_pause(result)
        return STAY

    def _others_play(self, wish: Changed | Concession) -> Go:
        """Somebody has taken over a seat, or given up: the game goes on at another table, if it does."""
        course = self.play.course
        self.play.drop()
        self.play.coach.drop()
        if isinstance(wish, Concession):
            course.concede(wish.seat, self.desk.module.usual_level)
        else:
            for seat, who in enumerate(wish.seats):
                if who != self.party.seats[seat]:
                    course.swap(Seat(seat), who)
        if course.given_up:
            return Swap(self.ways.results(self.party.after(course.journal.sitting), self._ending()))
        saved = course.journal.saved
        return Swap(self.ways.table(Party.of(saved), saved))

    def _after_pause(self, choice: PauseChoice) -> Go:
        if choice is not PauseChoice.RESUME:
            self.play.drop()
            self.play.coach.drop()
        return self.ways.after_pause(choice, self.party)

    # Looks

    def resized(self, stage: Stage) -> None:
        """Everything is laid out anew."""
        super().resized(stage)
        self.timeline.finish_running()  # it was on its way between places that are elsewhere now
        self.tableau.resized(stage)
        self._everything_new = True

    @property
    def peeking(self) -> bool:  # type: ignore[override]
        """Whoever chooses holds a key to see what that would lead to."""
        return self.heads_up.peeking

    def draw(self, brush: Brush) -> None:
        """Everything anew."""
        self.tableau.repaint(brush, self.hud(), everything=True)
        self._everything_new = False
        self._settling = True  # what is pointed at now may want to rise

    def repaint(self, brush: Brush) -> list[pygame.Rect]:
        """Whatever is not as it was painted; it may have to come to rest."""
        everything, self._everything_new = self._everything_new, False
        places = self.tableau.repaint(brush, self.hud(), everything=everything)
        self._settling |= self.changed or bool(places)
        self.changed = False
        return places
