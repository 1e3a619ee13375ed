"""What the panels around the board tell: who plays, what is asked, what happens, what was played last."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.core import chances
from game.core.choosing import Aim
from game.core.rules import Seat
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.opponents import opponent
from game.shell.paint.caps import NO_KEY, Hint
from game.shell.show import Party
from game.shell.signals import Intent
from game.shell.table.above import Bubble, HintCard, Info, RerunCard
from game.shell.table.buttons import Buttons
from game.shell.table.hud import DONE, Done, Hud, Rewind
from game.shell.table.memory import Memory
from game.shell.table.panel import Pane, Panel, Props, pane
from game.shell.table.plates import Chance, Plate, Plates
from game.shell.table.recap import REPLAY, LastRound
from game.shell.table.slots import BUTTONS, INFO, RECAP, STRIP
from game.shell.table.sound_row import SoundRow
from game.shell.table.strip import Strip
from game.shell.table.tabletop import About, Asked, Tabletop


class Telling:
    """Decides which panel tells what, in the words of house and game."""

    def __init__(self, desk: Desk, party: Party, tabletop: Tabletop, memory: Memory) -> None:
        self._desk, self._party, self._tabletop, self._memory = desk, party, tabletop, memory
        self._game, self._words = tabletop.words, party.words(desk)
        self._computers = [(Seat(seat), opponent(desk.module, who)) for seat, who in enumerate(party.seats)]
        """Who sits where; None for people."""

    def panes(self, hud: Hud, spots: Sequence[Spot]) -> dict[str, Pane]:
        """All of them by name, in the order in which they are painted."""
        props = Props(self._desk, self._tabletop.slots, self._party.dress, self._game.picture)
        above = self._above(hud, spots)
        return {
            "plates": pane(self._plates(hud), props),
            INFO: above if isinstance(above, Pane) else pane(above, props),
            RECAP: pane(hud.aside or self._last_round(hud), props),
            STRIP: pane(self._strip(hud, above), props),
            "sounds": pane(SoundRow.of(self._desk), props),
            **self._tabletop.panels(hud),
            BUTTONS: pane(self._buttons(hud), props),
        }

    # Who plays

    def _plates(self, hud: Hud) -> Plates:
        say, to_act = self._desk.say, self._game.to_act
        doing = say("thinking") if hud.thinking else say("to play") if hud.choosing else say("playing")
        told = chances.labels(hud.chances, self._party.words(self._desk))  # the settings may have changed
        return Plates(
            tuple(
                Plate(
                    seat=seat,
                    name=self._party.names[seat],
                    kinds=computer.names(self._desk) if computer else (),
                    strength=computer.strength if computer else 0,
                    most=len(self._desk.module.levels),
                    figures=self._game.figures(seat),
                    turn=doing if seat == to_act else "",
                    chance=Chance(told[seat], hud.chances[seat]) if told else None,
                )
                for seat, computer in self._computers
            )
        )

    def _buttons(self, hud: Hud) -> Buttons:
        focused = any(button.key == hud.focus for button in hud.buttons)
        return Buttons(hud.buttons, hud.focus if focused else None)

    # What was played last

    def _last_round(self, hud: Hud) -> LastRound:
        told = map(self._memory.told, self._memory.latest(len(self._party.seats)))
        return LastRound(
            tuple((turn.picture, turn.gist) for turn in told),
            self._desk.say("Last round"),
            self._desk.key(Intent.REPLAY) if hud.again else NO_KEY,
            focused=hud.focus == REPLAY and hud.ring,
            pointed=hud.focus == REPLAY and not hud.ring,
        )

    # Below the board

    def _hints(self, hud: Hud) -> tuple[Hint, ...]:
        say, key = self._desk.say, self._desk.key
        skip, back = key(Intent.SKIP, Intent.CONFIRM), key(Intent.BACK)
        if hud.hints is not None:
            return hud.hints
        if hud.running is not None:
            step = () if hud.running.stays else ((skip, say("next step")),)
            return (*step, (back, say("back")))
        if hud.warned is not None:
            anyway = (key(Intent.CONFIRM), say("play anyway"))
            return (anyway, (key(Intent.HINT), say("show me")), (back, say("back")))
        if hud.done is not None:
            may_undo = any(each.active for each in hud.ways_back)
            undo = [(key(Intent.UNDO), say("take back"))] if may_undo else []
            return ((key(Intent.CONFIRM), say("done")), *undo, (back, say("pause")))
        if hud.choosing is None:
            past = [] if self._party.people else [(self._desk.arrows(Intent.LEFT), say("replay"))]
            return ((skip, say("skip")), *past, (back, say("pause")))
        if hud.choosing.begun:
            return ((key(Intent.CONFIRM), say("choose")), (back, say("back")))
        hints = ((key(Intent.HINT), say("hint")),) if self._desk.settings.hints else ()
        if hud.hand is not None:
            look = (key(Intent.HIDE), say("hide") if hud.hand.open else say("look"))
            hints = (*hints, look) if hud.hand.open else (look,)
        plays = hud.focus in hud.choosing.options() and not isinstance(hud.focus, Aim)
        enter = say("play") if plays else say("choose")
        return ((key(Intent.CONFIRM), enter), *hints, (back, say("pause")))

    def _strip(self, hud: Hud, above: Panel | Pane) -> Strip:
        """What cannot be read above the board is told below it: a hint first of all.

        Then come the button pointed at, as long as nothing happens, the open question, and a reason. Beside
        a hint no reason is told: its chances are older, and the plates show those of the hint.
        """
        caption, speaker, hint = hud.caption, None, False
        button = next((each for each in hud.small if each.key == hud.focus), None)
        if hud.asks:
            hint = True
        elif hud.tip is not None and not isinstance(above, HintCard):
            caption, hint = hud.tip.text, True
        elif button is not None and hud.choosing is not None:
            caption = self._in_a_line(button.name, button.text)
        elif isinstance(above, Pane | HintCard) and (line := self._beside(hud)):
            caption = line
        elif hud.saying is not None and hud.choosing is not None and hud.tip is None:
            caption, speaker = hud.saying.text, hud.saying.seat
        phases, story = self._game.phases(self._memory.seen()), hud.story if caption == hud.caption else ()
        if hud.verdict and caption == hud.caption:
            story = (*story, hud.verdict)
        keys = (DONE, *(each.key for each in (*hud.marks, *hud.ways_back)))
        focused, done = next((key for key in keys if key == hud.focus), None), hud.done or Done("", 0.0)
        hints, buttons = self._hints(hud), hud.ways_back
        marks, timed = hud.marks, done.left > 0
        return Strip(phases, caption, hints, speaker, hint, story, buttons, focused, marks, done.name, timed)

    def _beside(self, hud: Hud) -> str:
        """What is told in a line beside a preview or a hint: the thing pointed at, or the open question."""
        about = self._game.about(hud.focus)
        if about is not None and about.line:
            return about.line
        question = self._question(hud) if hud.choosing is not None and hud.choosing.begun else None
        return self._in_a_line(question.title, question.text) if question is not None else ""

    def _in_a_line(self, name: str, text: str) -> str:
        return self._desk.say("{name}: {text}", name=name, text=text) if text else name

    # Above the board

    def _above(self, hud: Hud, spots: Sequence[Spot]) -> Panel | Pane:
        """A hint and a reason give way to what is pointed at or asked, unless the hint tells all about it."""
        if hud.running is not None:
            return RerunCard(hud.running)
        if hud.card is not None:
            return hud.card
        if hud.speech is not None and not hud.asks:
            return Info("", "")  # one voice at a time
        preview = self._tabletop.preview(hud)
        if preview is not None:
            return preview
        info = self.info(hud, spots)
        given_way = (info.picture is not None or info.wide) and not self.tells_all(hud)
        if hud.tip is not None and not given_way:
            return HintCard(hud.tip.number, hud.tip.steps, hud.tip.text, self._desk.key(Intent.HINT))
        if hud.saying is not None and not info.title:
            return Bubble(hud.saying.seat, hud.saying.text)
        return info

    def tells_all(self, hud: Hud) -> bool:
        """The last step of a hint says itself what would come of the thing that it has named, at a length
        that has no room below the board; unless the board needs the room above it."""
        if not hud.follows_to_the_end:
            return False
        question = self._question(hud)
        return question is None or not question.taken

    def info(self, hud: Hud, spots: Sequence[Spot]) -> Info:
        """The thing pointed at, or what is asked."""
        spot = None if hud.focus is None else next((spot for spot in spots if spot.key == hud.focus), None)
        about, question = self._about(hud.focus), self._question(hud)
        asked = question is not None and question.comes_first
        if about == About(None, "") and spot is not None and not spot.text:
            about = None  # its name can be read where it is
        if spot is not None and about is not None and not asked:
            more = self._desk.key(Intent.INSPECT) if about.picture is not None else NO_KEY
            return Info(spot.name, spot.text, about.picture, about.facts, key=more)
        if question is None:
            return Info("", "")
        facts = question.facts
        if facts is None:
            facts = self._in_a_line(spot.name, spot.text) if spot is not None and asked else ""
        title, text, picture, *_ = question
        return Info(title, text, picture, facts, asking=True, wide=asked, taken=question.taken)

    def _question(self, hud: Hud) -> Asked | None:
        if hud.choosing is None:
            return None
        return self._game.question(hud.choosing, preview=hud.preview)

    def _about(self, key: Hashable) -> About | None:
        """Of a turn of the last round, why it was played so, if anybody said it; else what the game tells."""
        if not isinstance(key, Rewind):
            return self._game.about(key)
        turn = self._memory.turn(key.turn)
        if turn is None:
            return None
        reason = ""
        if turn.saying is not None:
            player = self._words.seat(turn.saying.seat)
            reason = self._desk.say("{player}: {reason}", player=player, reason=turn.saying.text)
        return About(self._memory.told(turn).picture, reason)
