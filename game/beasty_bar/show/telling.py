"""What the panels around the street tell: who plays, what is asked, what happens, what happened last."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from game.beasty_bar.gist import story
from game.beasty_bar.marks import Hold, Target
from game.beasty_bar.rules.animals import OWNER, Card, card_of
from game.beasty_bar.rules.events import Event, Phase, PhaseStarted, TurnStarted
from game.beasty_bar.rules.view import View
from game.beasty_bar.show.bubbles import Bubble, HintCard
from game.beasty_bar.show.forecast import Forecaster
from game.beasty_bar.show.ghosts import Frame
from game.beasty_bar.show.overlays import stack_width
from game.beasty_bar.show.panels import Bar, Bin, Buttons, Chance, Info, Panel, Plate, Plates, Tray
from game.beasty_bar.show.pointing import Glimpse, Look, Pointing
from game.beasty_bar.show.recap import LastRound, Memory, Remembered, RerunCard
from game.beasty_bar.show.sound_row import SoundRow
from game.beasty_bar.show.stacking import Stacking
from game.beasty_bar.show.strip import Strip
from game.core import chances
from game.core.messages import N_
from game.core.module import Words
from game.core.rules import Seat
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.marked import Marked
from game.shell.opponents import opponent
from game.shell.paint.caps import Hint
from game.shell.show import Hud, Party, Rewind, Saying
from game.shell.signals import Intent

PHASES = (N_("Play"), N_("Action"), N_("Recurring"), N_("Gate"), N_("Draw"))


@dataclass(frozen=True)
class Sight:
    """What can be seen of the game when the panels are made."""

    view: View
    inside: tuple[Card, ...]
    """Who has got in, and cannot be seen outside any more."""
    spots: Sequence[Spot]
    frame: Frame | None
    """Around what would come of a choice, if that is shown."""


class Telling:
    """Keeps in mind what was seen, and puts it into words."""

    def __init__(
        self, desk: Desk, party: Party, pointing: Pointing, forecaster: Forecaster, stacking: Stacking
    ) -> None:
        self._desk, self._party = desk, party
        self._words: Words = desk.words(party.names)
        self._pointing, self._forecaster, self._stacking = pointing, forecaster, stacking
        self.forget()

    def forget(self) -> None:
        """Nothing has been seen yet."""
        self.memory = Memory()
        self._phase: Phase | None = None

    def follow(self, event: Event) -> None:
        """Something is seen."""
        match event:
            case PhaseStarted(phase):
                self._phase = phase
            case TurnStarted():
                self._phase = Phase.PLAY
        self.memory.follow(event)

    def story(self, turn: Remembered) -> str:
        """All that came of a card, with marks for who is meant."""
        return story(turn.events, Marked(self._party.names, self._desk.catalogue))

    def remember(self, saying: Saying | None) -> None:
        """A reason belongs to the card that its seat played last."""
        if saying is not None:
            self.memory.explain(saying)

    def card_of(self, key: Hashable, view: View) -> Card | None:
        """The card that a spot is about."""
        match key:
            case Look(card) | Glimpse(card):
                return card
            case Rewind(number) if (turn := self.memory.turn(number)) is not None:
                return turn.card
            case Hold(species) if view.viewer is not None:
                return card_of(view.viewer, species)
            case Target(place) if place < len(view.line):
                return view.line[place]
            case _:
                return None

    def panels(self, seen: Sight, hud: Hud) -> dict[str, Panel]:
        """All of them, by name."""
        view, say = seen.view, self._desk.say
        shown: dict[str, Panel] = {"plates": self._plates(seen, hud)}
        shown["info"] = above = self._above(seen, hud)
        turns = self.memory.latest(view.players)
        key = self._desk.key(Intent.REPLAY)
        shown["recap"] = LastRound.of(turns, self._words, say("Last round"), key, hud.focus, ring=hud.ring)
        shown["strip"] = self._strip(view, hud, above)
        shown["sounds"] = SoundRow.of(self._desk)
        closed = "" if self._desk.settings.open_piles else say("Closed until the end")
        shown["bar"] = Bar(seen.inside, say("IN THE BAR"), closed)
        shown["bin"] = Bin(len(view.thats_it), say("THAT'S IT"))
        shown["tray"] = Tray(
            view.viewer,
            0 if view.viewer is None else view.deck_sizes[view.viewer],
            lit=hud.choosing is not None,
            note="" if view.viewer is not None else self._tray_note(),
        )
        focused = any(button.key == hud.focus for button in hud.buttons)
        shown["buttons"] = Buttons(hud.buttons, hud.focus if focused else None)
        return shown

    # Who plays

    def _plates(self, seen: Sight, hud: Hud) -> Plates:
        view, say = seen.view, self._desk.say
        computers = [opponent(self._desk.module, who) for who in self._party.seats]
        counts = [sum(OWNER[card] == seat for card in seen.inside) for seat in range(len(computers))]
        doing = say("thinking") if hud.thinking else say("to play") if hud.choosing else say("playing")
        told = chances.labels(hud.chances, self._desk.words(self._party.names))
        return Plates(
            tuple(
                Plate(
                    seat=Seat(number),
                    name=self._party.names[number],
                    kinds=computer.names(self._desk) if computer else (),
                    strength=computer.strength if computer else 0,
                    most=len(self._desk.module.levels),
                    hand=view.hand_sizes[number],
                    deck=view.deck_sizes[number],
                    guests=counts[number] if self._desk.settings.open_piles else None,
                    turn=doing if view.to_move == number and not view.over else "",
                    chance=Chance(told[number], hud.chances[number]) if told else None,
                )
                for number, computer in enumerate(computers)
            )
        )

    def _tray_note(self) -> str:
        if not self._party.people:
            return self._desk.say("The computers play; lean back and watch.")
        return self._desk.say("All hands are hidden.")

    # Below the line

    def _hints(self, hud: Hud) -> tuple[Hint, ...]:
        say, key = self._desk.say, self._desk.key
        skip, back = key(Intent.SKIP, Intent.CONFIRM), key(Intent.BACK)
        if hud.running is not None:
            return ((skip, say("next step")), (back, say("back")))
        if hud.choosing is None:
            return ((skip, say("skip")), (back, say("pause")))
        if hud.choosing.begun:
            return ((key(Intent.CONFIRM), say("choose")), (back, say("back")))
        hints = ((key(Intent.HINT), say("hint")),) if self._desk.settings.hints else ()
        enter = say("play") if hud.focus in hud.choosing.options() else say("choose")
        return ((key(Intent.CONFIRM), enter), *hints, (back, say("pause")))

    def _strip(self, view: View, hud: Hud, above: Panel) -> Strip:
        """What cannot be read above the line is told below it: a hint first of all.

        Then come the button pointed at, as long as nothing happens, the open question, and a reason. Beside
        a hint no reason is told: its chances are older, and the plates show those of the hint.
        """
        caption, speaker, hint = hud.caption, None, False
        small = (*hud.marks, *hud.steps, *hud.buttons)
        button = next((each for each in small if each.key == hud.focus), None)
        if hud.tip is not None and not isinstance(above, HintCard):
            caption, hint = hud.tip.text, True
        elif button is not None and hud.choosing is not None:
            caption = self._desk.say("{animal}: {rule}", animal=button.name, rule=button.text)
        elif isinstance(above, Frame | HintCard) and isinstance(hud.focus, Hold) and view.viewer is not None:
            card = card_of(view.viewer, hud.focus.species)
            caption = self._desk.say(
                "{animal}: {rule}", animal=self._pointing.name(card), rule=self._pointing.rule(card)
            )
        elif isinstance(above, Frame | HintCard) and hud.choosing is not None and hud.choosing.begun:
            asking, question, _ = self._pointing.question(view, hud.choosing)
            caption = self._desk.say("{animal}: {rule}", animal=asking, rule=question)
        elif hud.saying is not None and hud.choosing is not None and hud.tip is None:
            caption, speaker = hud.saying.text, hud.saying.seat
        phases = tuple(map(self._desk.say, PHASES))
        story = hud.story if caption == hud.caption else ()
        return Strip(
            self._phase,
            phases,
            caption,
            self._hints(hud),
            speaker,
            hint,
            story,
            buttons=hud.steps,
            focused=hud.focus if any(each.key == hud.focus for each in (*hud.marks, *hud.steps)) else None,
            marks=hud.marks,
        )

    # Above the line

    def _above(self, seen: Sight, hud: Hud) -> Panel:
        """A hint and a reason give way to what is pointed at or asked, unless the hint tells all about it."""
        info = self.info(seen, hud)
        if hud.running is not None:
            return RerunCard(hud.running)
        if seen.frame is not None:
            return seen.frame
        given_way = (info.card is not None or info.wide) and not self.tells_all(seen.view, hud)
        if hud.tip is not None and not given_way:
            return HintCard(hud.tip.number, hud.tip.steps, hud.tip.text, self._desk.key(Intent.HINT))
        if hud.saying is not None and not info.title:
            return Bubble(hud.saying.seat, hud.saying.text)
        return info

    @staticmethod
    def tells_all(view: View, hud: Hud) -> bool:
        """The last step of a hint says itself what would come of the thing that it has named, at a length
        that has no room below the line; a stack is sorted where it would stand."""
        return hud.followed and hud.tip is not None and hud.tip.number == hud.tip.steps and not view.sent

    def info(self, seen: Sight, hud: Hud) -> Info:
        """The card pointed at, or what is asked."""
        view = seen.view
        spot = None if hud.focus is None else next((s for s in seen.spots if s.key == hud.focus), None)
        card = self.card_of(hud.focus, view)
        asked = hud.choosing is not None and (hud.choosing.begun or bool(view.sent))
        if spot is not None and card is not None and not asked:
            more = self._desk.key(Intent.INSPECT)
            return Info(spot.name, spot.text, card, self._facts(hud.focus, card), key=more)
        if hud.choosing is None:
            return Info("", "", None)
        title, text, about = self._pointing.question(view, hud.choosing)
        facts = self._told(spot) if spot is not None and asked else ""
        if view.sent and hud.preview:
            self._stacking.begin(view)
            facts = self._forecaster.stacked(view, self._stacking.order)
        taken = stack_width(len(view.sent)) if view.sent else 0.0
        return Info(title, text, about, facts, asking=True, wide=asked, taken=taken)

    def _facts(self, key: Hashable, card: Card) -> str:
        """What a card is worth; of one that was played in the last round, why, if anybody said so."""
        turn = self.memory.turn(key.turn) if isinstance(key, Rewind) else None
        if turn is None:
            return self._pointing.facts(card)
        if turn.saying is None:
            return ""
        player = self._words.seat(turn.saying.seat)
        return self._desk.say("{player}: {reason}", player=player, reason=turn.saying.text)

    def _told(self, spot: Spot) -> str:
        if not spot.text:
            return spot.name
        return self._desk.say("{animal}: {rule}", animal=spot.name, rule=spot.text)
