"""What if: another move at a moment of a game, at the real table. Nothing of it is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from game.core.hands import OPEN_HANDS
from game.core.levels import HUMAN
from game.core.match import AnyMatch, Match
from game.core.messages import N_
from game.core.player import percents
from game.core.reel import Reel
from game.core.rules import Seat
from game.core.weighing import Value, Weighed
from game.services.course import Kept
from game.services.saves import Journal, Saves
from game.services.settings import Settings
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.scenes.results.page import points
from game.shell.scenes.scene import STAY, Go, Pop
from game.shell.scenes.ways import Ways
from game.shell.show import Party, Tabletop
from game.shell.signals import Intent
from game.shell.table.coach import Coach
from game.shell.table.course import TableCourse
from game.shell.table.dwell import Base
from game.shell.table.hands import Hands
from game.shell.table.heads_up import sound_button, speed_button
from game.shell.table.hud import Hand, Hud, HudButton
from game.shell.table.judgement import NoJudgement
from game.shell.table.play import Play, Touch
from game.shell.table.scene import Table
from game.shell.table.tableau import Tableau
from game.shell.table.wishes import Wishes
from game.shell.viewer.what_if import WhatIf

CLOSE, TRIAL = "close", "trial"
TOLD: Final = N_("Try another move. The recorded game does not change.")
LONG_SECONDS: Final = 4.0
"""What is to be read first stays a little longer."""


class TriedCourse(TableCourse):
    """The course of a match that nobody plays; it stands on no disk."""

    def __init__(self, desk: Desk, party: Party, match: AnyMatch) -> None:
        journal = Journal(Saves(), desk.module, match, party.sitting(), None)
        super().__init__(desk, party, None, journal, match)

    def check_house(self, settings: Settings) -> None:
        """No game is played, so none is a casual one."""


class AllHands(Hands):
    """The game is over: whoever is to act shows what there is."""

    @property
    def manner(self) -> str:
        """Whatever the house says."""
        return OPEN_HANDS

    @property
    def secret(self) -> bool:
        """Nothing is, any more."""
        return False

    @property
    def hand(self) -> Hand | None:
        """No hand lies face down."""
        return None


class Scale(Coach):
    """Weighs what can be tried, and tells of the latest move what it is worth. It never warns."""

    fewest = 1

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._waits: tuple[int, Any] | None = None
        """A move that was made before anybody knew what it is worth, and its number."""
        self._found: dict[int, tuple[Weighed[Any], Any]] = {}
        """By the number of a move, from 1: what was weighed, and which of it was done. What is taken back
        shows again what there was to say before."""

    @property
    def on(self) -> bool:
        """Whatever the settings say."""
        return True

    def lets(self, action: Any, key: Any) -> bool:
        """Anything."""
        return True

    def judge(self, action: Any) -> None:
        """A move is made."""
        number, self._waits = len(self._match.actions) + 1, None
        self._found = {before: found for before, found in self._found.items() if before < number}
        if self._open is not None and self._weighed is None:
            self._waits = number, action
        elif self._weighed is not None:
            self._found[number] = self._weighed, action

    def drop(self) -> None:
        """Whatever is waited for goes on being thought about."""
        if self._waits is None:
            super().drop()

    def attend(self) -> None:
        """First what was done, then what can be done."""
        if self._waits is None:
            super().attend()
            return
        weighed = self._desk.thinker.weighed()
        if weighed is not None:
            (number, action), self._waits = self._waits, None
            self._found[number] = weighed, action
            super().drop()

    def leave(self) -> None:
        """Nobody wants to know any more."""
        self._waits = None
        self.drop()

    @property
    def waiting(self) -> bool:
        """It will soon be known what a move is worth."""
        return self._waits is not None

    @property
    def _latest(self) -> tuple[Weighed[Any], Any] | None:
        return self._found.get(len(self._match.actions))

    @property
    def value(self) -> Value[Any] | None:
        """What the latest move is worth, if that is known."""
        return None if self._latest is None else self._latest[0].of(self._latest[1])

    def cost(self) -> float:
        """What it costs against the best one."""
        assert self._latest is not None, "something was weighed"
        loss = self._latest[0].loss(self._latest[1])
        return 0.0 if loss is None or loss.cost <= loss.bar else loss.cost

    def worth(self, action: Any) -> Value[Any] | None:
        """What another one would have been worth."""
        return None if self._latest is None else self._latest[0].of(action)


class TriedPlay(Play):
    """Everybody's moves are made by whoever looks."""

    coach: Scale

    def __init__(
        self,
        desk: Desk,
        party: Party,
        tableau: Tableau,
        match: AnyMatch,
        happened: Sequence[Any],
        *,
        spots: Callable[[], Sequence[Spot]],
        touch: Touch,
    ) -> None:
        """`happened` is what led to the position where the match begins."""
        self._tried, self._before = match, happened
        super().__init__(desk, party, tableau, None, spots=spots, touch=touch)
        self.hands = AllHands(desk, party, self.match)
        self.coach = Scale(desk, party, self.match, lambda: self.looking)
        self.judgement = NoJudgement(desk, party, self.match, lambda: self.looking)

    def _begun(self, kept: Kept) -> TableCourse:
        return TriedCourse(self._desk, self.party, self._tried)

    def _happened(self) -> Sequence[Any]:
        return self._before

    def _end_turn(self, before: Base) -> None:
        """Nobody waits for anybody."""

    def take_back(self) -> bool:
        """The latest move, whoever made it."""
        if not self.match.actions:
            return False
        self.coach.leave()
        self.drop()
        self.course.rewind(len(self.match.actions) - 1, free=True)
        self.hands.open_to(None)
        self._recall()
        self._desk.audio.play("back")
        return True


class TryTable(Table):
    """One moment of a game, laid out to be played with; Esc leads back to the game."""

    play: TriedPlay

    def __init__(
        self,
        desk: Desk,
        party: Party,
        tabletop: Tabletop,
        ways: Ways,
        match: AnyMatch,
        happened: Sequence[Any],
        played: Any,
    ) -> None:
        """`happened` are the events of the game until then, `played` is what was decided there, if anything
        was."""
        self._tried, self._before, self._played = match, happened, played
        super().__init__(desk, party, tabletop, ways)
        self.badge.show(desk.say(TOLD), LONG_SECONDS)

    @classmethod
    def at(cls, desk: Desk, ways: Ways, party: Party, reel: Reel, at: int) -> TryTable:
        """At a moment at which somebody has something to decide."""
        rules = reel.rules
        match: AnyMatch = Match.at(rules, rules.spell_state(reel.states[at]))
        tried = replace(
            party, seats=(HUMAN,) * len(party.seats), setup=match.setup, beginning=match.beginning, reasons=()
        )
        played = reel.actions[at] if at < reel.last else None
        tabletop = ways.show.tabletop(ways, tried)
        return cls(desk, tried, tabletop, ways, match, reel.happened(at), played)

    def _sat_down(self, kept: Kept) -> Play:
        at = self._tried, self._before
        return TriedPlay(self.desk, self.party, self.tableau, *at, spots=self.spots, touch=self._touch)

    # How it goes on

    def _go_on(self, seconds: float) -> Go:
        """Nobody but whoever looks decides anything; at the end there is nothing left to try."""
        play, seat = self.play, self.match.to_act
        play.coach.attend()
        if seat is None:
            return STAY
        if not play.hands.ready(seat):
            return self._pass_to(seat)
        if not play.open_turn():
            play.wait()
        return STAY

    @property
    def moving(self) -> bool:
        """Until it is known what the latest move is worth, too."""
        return super().moving or self.play.coach.waiting

    def _take_back(self) -> None:
        if not (self.play.step_back() or self.play.take_back()):
            self.badge.show(self.desk.say("You cannot undo anything right now."))

    # What is said

    def hud(self) -> Hud:
        """What the latest move is worth, and what would come of the next one."""
        hud, value, say, key = super().hud(), self.play.coach.value, self.desk.say, self.desk.key
        return replace(
            hud,
            preview=hud.choosing is not None,
            saying=None,
            chances=() if value is None else value.chances,
            caption=self._caption(hud),
            story=self.play.playback.captions.story,
            buttons=self._buttons(),
            ways_back=(self._way_back(),),
            marks=(HudButton(TRIAL, say("What if?"), "", text=say(TOLD)),),
            done=None,
            aside=self._weighed(),
            again=False,
            hints=((key(Intent.CONFIRM), say("choose")), (key(Intent.BACK), say("back"))),
        )

    def _caption(self, hud: Hud) -> str:
        if self.match.actions:
            return hud.caption
        return self.desk.say("{name}'s turn.", name=self.party.names[self.match.to_act or 0])

    def _weighed(self) -> WhatIf:
        """What the latest move is worth to everybody, and how that compares."""
        value, say, coach = self.play.coach.value, self.desk.say, self.play.coach
        if value is None:
            told = say("Calculating…") if coach.waiting else say("Make a move to see its win chance.")
            return WhatIf(say("What if?"), told)
        cost, told = round(100 * coach.cost()), say("This is the best move.")
        played = coach.worth(self._played) if len(self.match.actions) == 1 else None
        if played is not None and played.action != value.action:
            more = value.chances[self._mover] - played.chances[self._mover]
            told = say("Against the game: {points} %", points=points(more))
        elif cost:
            told = say("Best move: {points} % more", points=cost)
        return WhatIf(say("What if?"), told, percents(value.chances))

    @property
    def _mover(self) -> Seat:
        return self.play.history.decisions[-1].seat

    def _way_back(self) -> HudButton:
        """Nothing that is tried here counts: whatever was done can be taken back."""
        say, able = self.desk.say, self.play.asking.begun or bool(self.match.actions)
        undone = say("Takes back your last move.")
        return HudButton("undo", say("Take back"), "undo", active=able, text=undone)

    def _buttons(self) -> tuple[HudButton, ...]:
        back = HudButton(CLOSE, self.desk.say("Back to the game"), "cross")
        return speed_button(self.desk, self.play.pace), sound_button(self.desk), back

    # What players do

    def _wishes(self) -> Wishes:
        """There is no pause, and no past: it is seen below."""
        missing = {Intent.LOG, "log", Intent.REPLAY, "replay", Intent.TO_MY_TURN, "pause"}
        wishes = {key: wish for key, wish in super()._wishes().items() if key not in missing}
        return {
            **wishes,
            Intent.BACK: lambda: None if self.play.step_back() else self._leave(),
            Intent.PAUSE: self._leave,
            CLOSE: self._leave,
            TRIAL: lambda: self.badge.show(self.desk.say(TOLD), LONG_SECONDS),
        }

    def _leave(self) -> Go:
        self.play.coach.leave()
        self.play.drop()
        self.desk.audio.play("back")
        return Pop()
