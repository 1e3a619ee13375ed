"""A lesson at the real table: somebody says what there is to see, and asks; the rules do the rest."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from functools import partial
from typing import Any, Final

from game.core.lessons import Do, Guess, Lesson
from game.core.rules import Seat
from game.core.tutor import Change, Stage, Tutor
from game.services.course import Kept
from game.services.learned import person_of
from game.shell.desk import Desk
from game.shell.focus import Spot, answers
from game.shell.paint.caps import Hint
from game.shell.scenes.menu.pause import Pause, PauseChoice
from game.shell.scenes.scene import STAY, Go, Push, Scene, Swap
from game.shell.scenes.ways import Ways
from game.shell.school.keys import deciding, guessing, reading
from game.shell.school.reading import Reading
from game.shell.school.taught import Lectern, TaughtPlay
from game.shell.show import Party, Tabletop
from game.shell.signals import Button, Intent, PointerDown, PointerMoved, PointerUp, Press, Signal
from game.shell.stage import Box
from game.shell.table.asking import LAMP
from game.shell.table.heads_up import sound_button, speed_button
from game.shell.table.hud import Hud, HudButton
from game.shell.table.placing import Around, ask, sentences, speak
from game.shell.table.play import Play
from game.shell.table.recap import REPLAY
from game.shell.table.scene import Table
from game.shell.table.slots import INFO, STRIP
from game.shell.table.speech import RIGHT, WEAK, Speech, Words
from game.shell.table.wishes import Wishes

GO_ON, SHOW_ME, OPTION, WORDS = "lesson.on", "lesson.show", "lesson.option", "lesson.words"
DEAF_SECONDS: Final = 0.35
"""Whoever still presses to skip what was shown has not read what is said about it."""
LARGE: Final = 50_000.0
"""What takes more room than this is no piece, but something that pieces lie on."""
READING: Final = (Stage.TELL, Stage.ANSWERED)


class LessonTable(Table):
    """One table of a lesson; where the lesson lays another one, another such scene follows."""

    def __init__(
        self, desk: Desk, party: Party, tabletop: Tabletop, ways: Ways, tutor: Tutor, lectern: Lectern
    ) -> None:
        self.tutor, self._lectern = tutor, lectern
        self._spoken = 0.0
        """For how long the words have been there."""
        self._speech: tuple[tuple[object, ...], Speech] | None = None
        """The words with their place, and what that follows from."""
        self._question: tuple[tuple[object, ...], Speech] | None = None
        """The same while an answer is pointed at."""
        self._reading = Reading()
        self._shows, self._by_hand = False, False
        """Somebody is being led to the right answer; the latest signal came from a mouse."""
        self._again: Box | None = None
        """Where the button was that asked for it: a click there asks for the next step."""
        super().__init__(desk, party, tabletop, ways)

    def _sat_down(self, kept: Kept) -> Play:
        return TaughtPlay(
            self.desk,
            self.party,
            self.tableau,
            self.tutor,
            self._lectern,
            note=self._note,
            spots=self.spots,
            touch=self._touch,
        )

    @property
    def lesson(self) -> Lesson:
        """What is taught."""
        return self.tutor.lesson

    # How it goes on

    def advance(self, seconds: float) -> Go:
        """The same; words that have just come are to be read first."""
        self._spoken = 0.0 if self.timeline.busy else self._spoken + seconds
        return super().advance(seconds)

    def _go_on(self, seconds: float) -> Go:
        """What has been decided was seen: on with the lesson."""
        play, seat = self.play, self.match.to_act
        if self.tutor.match is not self.match:
            return Swap(self.ways.lesson_goes_on(self.tutor, self._lectern))
        play.pace.computers = self.tutor.stage is Stage.WAIT
        match self.tutor.stage:
            case Stage.DONE:
                return self._finish()
            case Stage.WAIT if seat is not None:
                play.think(seat, seconds)
            case Stage.ASK if not self.more:
                play.wait()
            case _ if not self.focus.by_mouse:
                self._lead()
        return STAY

    def _lead(self) -> None:
        """Keys begin at the first answer."""
        offered = [spot.key for spot in answers(self.spots())]
        if offered and self.focus.key not in offered:
            self.focus.lead_to(offered[0])
            self.changed = True

    def _finish(self) -> Go:
        desk = self.desk
        desk.learned.finish(person_of(desk.settings), desk.module.key, self.lesson.key)
        desk.audio.play("win")
        return Swap(self.ways.lesson_done(self.lesson))

    def _note(self) -> None:
        """Whoever leaves now goes on from here another time."""
        desk = self.desk
        if self.tutor.stage is not Stage.DONE:
            desk.learned.leave(
                person_of(desk.settings), desk.module.key, self.lesson.key, self.tutor.bookmark
            )

    @property
    def more(self) -> bool:
        """There was no room for all words: the others come next."""
        words = self._words()
        return self._speech is not None and self._speech[0][0] == words != self._speech[1].words

    @property
    def _reads(self) -> bool:
        """Somebody is to read before anything else."""
        return not self.timeline.busy and (self.tutor.stage in READING or self.more)

    def _read(self) -> None:
        """What is said was read."""
        if not self._reads or self._spoken < DEAF_SECONDS:
            return
        if self._speech is not None and self.more:
            self._reading.read(self.tutor.text, self._speech[1].words.text)
            self._turn_over()
        else:
            self._reading.end()
            self._show(self.tutor.go_on)

    def _turn_over(self) -> None:
        """Something else is to be read now."""
        self.desk.audio.play("click")
        if not self.focus.by_mouse:
            self.focus.key = None
        self.changed, self._spoken = True, 0.0

    def _guess(self, number: int) -> None:
        if self.tutor.stage is Stage.GUESS and not self.timeline.busy:
            self._show(partial(self.tutor.guess, number))

    def _show(self, step: Any) -> None:
        """Let be seen what changes on the table."""
        rules, state, seat = self.match.rules, self.match.state, self.match.to_act
        change: Change = step()
        self._note()
        self._turn_over()
        if change.undone:
            self._play.rewound()
        if change.events:
            self._play.drop()
            self._play.show(change.events, seat, partial(rules.view, state))

    @property
    def _play(self) -> TaughtPlay:
        assert isinstance(self.play, TaughtPlay)
        return self.play

    # Showing the way

    def _show_me(self) -> None:
        """Lead to the answer that is right, step by step: what is pointed at already is done."""
        if self.timeline.busy or self.choosing is None or self.more or not self.tutor.solutions():
            return
        while self._next_step is None and self.play.step_back():
            pass
        step, led = self._next_step, self.focus.led_to(self.tableau.spots(self.hud()))
        self._shows = step is not None
        if led is not None and led.key == step:
            self.choose(led)
        elif step is not None:
            self._lead_to(step)

    @property
    def _next_step(self) -> Hashable | None:
        """What to choose next for the right answer; nothing if that is not open any more."""
        choosing = self.choosing
        if choosing is None:
            return None
        open_still = [action for action in self.tutor.solutions() if action in choosing.open]
        rest = choosing.rest(open_still[0]) if open_still else ()
        return self.tabletop.way_to(rest) if rest else None

    def _lead_to(self, step: Hashable) -> None:
        self.pointing.lead_to(step)
        self.changed = True

    def choose(self, spot: Spot) -> Go:
        """The same; whoever is being shown is led on. What was seen of a lesson is not seen again."""
        if spot.key == REPLAY:
            return STAY
        went = super().choose(spot)
        step = self._next_step if self._shows and self.tutor.stage is Stage.ASK else None
        self._shows = step is not None
        if step is not None:
            self._lead_to(step)
        return went

    def _asks_again(self, signal: Signal) -> bool:
        """The mouse rests where the button was, which has given way to what it shows; a click leads on."""
        match signal:
            case PointerMoved(at) | PointerDown(at, Button.LEFT) | PointerUp(at, Button.LEFT):
                if not (self._shows and self._again is not None and self._again.holds(at)):
                    self._again = next((spot.box for spot in self._on_the_button(at)), None)
                    return False
                if isinstance(signal, PointerUp):
                    self._show_me()
                return True
        return False

    def _on_the_button(self, at: tuple[float, float]) -> list[Spot]:
        return [spot for spot in self.spots() if spot.key == SHOW_ME and spot.box.holds(at)]

    # What is said

    def hud(self) -> Hud:
        """Nothing beside the lesson."""
        hud = super().hud()
        quiet = self.timeline.busy or self.tutor.match is not self.match
        chooses = self._chooses(hud)
        speech = None if quiet else self._asked(hud) if chooses else self._said(hud)
        return replace(
            hud,
            caption=self._caption if chooses else self._heading,
            story=(),
            saying=None,
            chances=(),
            buttons=self._buttons(),
            ways_back=(),
            marks=(),
            lit=() if quiet or chooses else self.tutor.lit,
            hints=None if quiet else self._hints(hud),
            speech=speech,
            asks=chooses,
            preview=hud.preview and (speech is None or chooses),
            again=False,
        )

    def _chooses(self, hud: Hud) -> bool:
        """Something is pointed at that would be an answer: it is that which matters, and what comes of it."""
        choosing = hud.choosing
        if choosing is None or self.tutor.stage is not Stage.ASK or self.more:
            return False
        there = choosing.everything
        return choosing.begun or (
            hud.focus is not None and any(mark in there for mark in self.tabletop.answer(hud.focus, choosing))
        )

    def _hints(self, hud: Hud) -> tuple[Hint, ...] | None:
        """The keys of what it waits for now."""
        if self._reads:
            return reading(self.desk)
        if isinstance(self.tutor.beat, Guess):
            led = hud.focus in [spot.key for spot in self.tableau.spots(hud) if spot.active]
            options = len(self.tutor.beat.options)
            return guessing(self.desk, options, led=led or hud.focus in self._answers(options))
        if hud.choosing is None or self.tutor.stage is not Stage.ASK:
            return None
        shows = isinstance(self.tutor.beat, Do)
        return deciding(self.desk, shows=shows, begun=hud.choosing.begun)

    @staticmethod
    def _answers(count: int) -> list[Hashable]:
        return [(OPTION, number) for number in range(count)]

    @property
    def _heading(self) -> str:
        say, lessons = self.desk.say, self.desk.module.lessons
        number = 1 + next((at for at, each in enumerate(lessons) if each.key == self.lesson.key), 0)
        return say("Lesson {number}: {title}", number=number, title=say(self.lesson.title))

    def _buttons(self) -> tuple[HudButton, ...]:
        say = self.desk.say
        paused = say("Settings, rules, and ways to leave the game.")
        return (
            speed_button(self.desk, self.play.pace),
            sound_button(self.desk),
            HudButton("pause", say("Pause"), "pause", text=paused),
        )

    def _said(self, hud: Hud) -> Speech | None:
        """The words of the tutor, where they cover nothing that they speak of."""
        words = self._words()
        if words is None:
            return None
        around, large = self._around(hud), self.desk.settings.text / 100
        why = words, around, self.stage.size, large
        if self._speech is None or self._speech[0] != why:
            spoken = speak(words, around, self.stage, large, (GO_ON, self.desk.say("Continue")))
            if spoken.words != words:  # the others come next
                spoken = replace(spoken, words=spoken.words._replace(key=self.desk.key(Intent.CONFIRM)))
            self._speech = why, spoken
        return replace(self._speech[1], focus=hud.focus, ring=hud.ring)

    def _asked(self, hud: Hud) -> Speech | None:
        """What is asked while an answer is pointed at, for what would come of that is told where the words
        were: it is the caption, or near to where they were if the board needs the room of that."""
        if STRIP not in self.tabletop.panels(hud):
            return None
        around, large = self._around(hud), self.desk.settings.text / 100
        why = self._rest, around, self.stage.size, large
        if self._question is None or self._question[0] != why:
            stood = self._speech[1].box if self._speech is not None else around.free
            self._question = why, ask(Words(self._rest), around, self.stage, large, stood.centre)
        return self._question[1]

    @property
    def _caption(self) -> str:
        """What is asked in a line: in large letters, the last sentence."""
        return sentences(self._rest)[-1] if self.desk.folded else self._rest

    def _around(self, hud: Hud) -> Around:
        """What words have to mind."""
        board = self.tabletop
        lit, wanted, busy = board.where(self.tutor.lit), self._wanted(hud), self._busy(hud)
        return Around(tuple(lit), tuple(wanted), tuple(busy), board.slots[INFO])

    def _wanted(self, hud: Hud) -> list[Box]:
        """What an answer begins with, and the small buttons."""
        small = {button.key for button in hud.small}
        return [spot.box for spot in self.tableau.spots(hud) if spot.key in small or spot.answer]

    def _busy(self, hud: Hud) -> list[Box]:
        """What lies on the board, and who plays."""
        board, seats = self.tabletop, range(len(self.party.seats))
        pieces = [spot.box for spot in board.spots(hud, ()) if self._is_piece(spot)]
        return [*pieces, *(board.slots.plate(Seat(seat)) for seat in seats)]

    def _is_piece(self, spot: Spot) -> bool:
        """Not something that pieces lie on."""
        about = self.tabletop.words.about(spot.key)
        return spot.box.w * spot.box.h < LARGE or (about is not None and about.picture is not None)

    @property
    def _rest(self) -> str:
        """What is still to be read of what is said now."""
        text = self.tutor.text
        return self._reading.rest(text, self.desk.say(text)) if text else ""

    def _words(self) -> Words | None:
        tutor, say = self.tutor, self.desk.say
        done, count = tutor.progress
        key = self.desk.key(Intent.CONFIRM)
        text = self._rest
        match tutor.stage:
            case Stage.TELL:
                return Words(text, on=(GO_ON, say("Continue")), done=done, parts=count, key=key)
            case Stage.ANSWERED:
                weak = not tutor.right and not isinstance(tutor.beat, Guess)
                label = say("Try again") if weak else say("Continue")
                mood = RIGHT if tutor.right else WEAK
                return Words(text, on=(GO_ON, label), mood=mood, done=done, parts=count, key=key)
            case Stage.GUESS:
                assert isinstance(tutor.beat, Guess)
                options = enumerate(tutor.beat.options)
                answers = tuple(((OPTION, number), say(option.label)) for number, option in options)
                return Words(text, answers, done=done, parts=count)
            case Stage.ASK:
                shows = (SHOW_ME, say("Show me")) if tutor.weak else None
                return Words(text, on=shows, done=done, parts=count, key=self.desk.key(Intent.HINT))
        return None

    def spots(self) -> list[Spot]:
        """While somebody reads or guesses, what can be answered, and the small buttons."""
        hud = self.hud()
        said = hud.speech.spots() if hud.speech is not None else []
        there = self.tableau.spots(hud)
        if self.tutor.stage is Stage.ASK and not self.more:
            # Keys have one for it, and would lead past what comes and goes.
            if hud.speech is None or hud.asks or not (self._by_hand or self.focus.by_mouse):
                return there
            words = Spot(WORDS, hud.speech.box, "", active=False)  # nothing is pointed at through them
            return [*there, words, *(replace(spot, answer=False) for spot in said)]
        return [*(spot for spot in there if not spot.answer), *said]  # what lies above comes last

    # What players do

    def _wishes(self) -> Wishes:
        """No match is played here: there is nothing to take back, and the tutor gives the hints."""
        missing = {Intent.REDO, "undo", "redo", Intent.LOG, "log", Intent.REPLAY, "replay", Intent.TO_MY_TURN}
        wishes = {key: wish for key, wish in super()._wishes().items() if key not in missing}
        return {
            **wishes,
            Intent.UNDO: self._read_if_weak,
            Intent.HINT: self._show_me,
            LAMP: self._show_me,
            GO_ON: self._read,
            SHOW_ME: self._show_me,
            **{(OPTION, number): partial(self._guess, number) for number in range(self._options)},
        }

    @property
    def _options(self) -> int:
        guesses = (beat for beat in self.lesson.beats if isinstance(beat, Guess))
        return max((len(beat.options) for beat in guesses), default=0)

    def _read_if_weak(self) -> None:
        if self.tutor.stage is Stage.ANSWERED and not self.tutor.right:
            self._read()

    def handle(self, signal: Signal) -> Go:
        """Whoever reads goes on by a press or a click anywhere."""
        self._by_hand = isinstance(signal, PointerMoved | PointerDown | PointerUp)
        if self._reads and self._anywhere(signal):
            self._read()
            return STAY
        if self.tutor.stage is Stage.ASK and self._asks_again(signal):
            self.changed = True
            return STAY
        return super().handle(signal)

    def _anywhere(self, signal: Signal) -> bool:
        match signal:
            case Press(Intent.SKIP):
                return True
            case Press(Intent.CONFIRM):
                led = self.focus.led_to(self.spots())
                return led is None or led.key == GO_ON
            case PointerUp(at, Button.LEFT):
                return not any(spot.box.holds(at) for spot in self.spots() if isinstance(spot.key, str))
        return False

    def _pause_card(self, *, hide: bool) -> Scene:
        return Pause(self.desk, None, hide=hide, again=self.desk.say("Start this lesson again?"))

    def _after_pause(self, choice: PauseChoice) -> Go:
        if choice is PauseChoice.RESTART:
            self.play.thinking.drop()
            return Swap(self.ways.lesson(self.lesson, anew=True))
        return super()._after_pause(choice)

    def _pause(self) -> Go:
        return Push(self._pause_card(hide=False))
