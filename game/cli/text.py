"""A whole game in a terminal, told from the same events as on the table."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, repeat
from pathlib import Path
from typing import Any

from game.cli.advice import Adviser
from game.cli.asking import Asking
from game.cli.coach import Coach
from game.cli.terminal import HISTORY, LOOK, RULES, SAVE, UNDO, WHY, Terminal
from game.cli.unsaved import tell_news
from game.core.beginning import Beginning, Position, seed_of
from game.core.chances import labels
from game.core.fairness import check_command, commitment, mind, shown
from game.core.giving_up import told
from game.core.levels import HUMAN, AnyPlayer
from game.core.match import AnyMatch, Match
from game.core.messages import N_
from game.core.module import GameModule
from game.core.player import Thought, decided, planned
from game.core.rules import Seat, Step, Viewer
from game.core.searching import found, words_of
from game.core.seating import Seating
from game.core.telling import Entry
from game.core.text import Interview, Question
from game.services.casual import CASUAL_NAME, REASONS, TAKEN_BACK, explained
from game.services.course import Course, Kept, keep_undealt
from game.services.house_rules import in_force
from game.services.i18n import Language
from game.services.saved_game import FOLLOWS, SavedGame, Sitting
from game.services.saves import Journal, Saves
from game.services.settings import Settings
from game.services.takeback import TakeBack

NOT_KEPT = N_("This game is not saved.")


class TakenBack(Exception):
    """Somebody takes the latest decision back."""


@dataclass
class TextGame(Seating):
    """A game at one terminal."""

    module: GameModule
    terminal: Terminal
    seats: tuple[str, ...]
    names: tuple[str, ...]
    beginning: Beginning
    saves: Saves = field(default_factory=Saves)
    settings: Settings = field(default_factory=Settings)
    saved: SavedGame | None = None
    """The game that is gone on with."""
    first: SavedGame | None = None
    """The game that it is the return game of."""
    notice: str = ""
    """What there is to say before it begins."""
    said: str = ""
    """What a command line must say to mean the game."""
    reasons: tuple[str, ...] = ()
    """Why it is a casual game from the beginning, if it is."""
    recall: Callable[[str], Iterable[str]] | None = None
    """Tells of the games that were played before, or of one of them."""
    looking: Viewer = field(init=False, default=None)
    """Whose secrets the screen may show."""
    told: list[str] = field(init=False, default_factory=list)
    """What happened since the screen was wiped."""
    why: list[str] = field(init=False, default_factory=list)
    """What a computer has to say about its latest action."""
    journal: Journal | None = field(init=False, default=None)
    """Where it is kept, as soon as there is something to keep."""

    def __post_init__(self) -> None:
        self.players = self._players()
        self.terminal.obeyed |= {
            LOOK: self._look,
            WHY: self._tell_why,
            RULES: self._tell_rules,
            SAVE: self._tell_where,
            UNDO: self._take_back,
            HISTORY: self._tell_past,
        }
        self._hints = 0
        """How many were asked for before the deal."""
        self._takeback: TakeBack | None = None
        self._course: Course | None = None
        self._secret = False
        """There is something on the screen that not everybody may see."""
        self._plan: Thought[Any] | None = None
        """What the computer to decide has come to already."""
        self._unseen = 0
        """How many events came after somebody last looked at a hand, or could read what they revealed."""
        self._table: list[str] = []
        """What can be seen, while somebody decides."""
        self._passed_on = True
        """Whoever took a decision back may not be the one who took it."""
        self._read: set[tuple[int, str]] = set()
        """What could be read of it at the last decision, and in which turn."""
        self._told_before: dict[int, int] = {}
        """How much had been told when there were so many actions."""

    @property
    def words(self) -> Language:
        """The language, spoken to all."""
        return self._speaking_to(None)

    @property
    def seed(self) -> int:
        """The seed of the deal, or what stands for it where nothing is dealt."""
        return seed_of(self.beginning)

    def _players(self) -> dict[Seat, AnyPlayer]:
        return {
            seat: self.module.computer(who, mind(self.seed, seat)) for seat, who in self.computers.items()
        }

    def play(self, setup: Any, *, encore: bool = False) -> None:
        """The whole game, and its return game if asked for; then who wins."""
        if encore:  # where there can be none, say so before the first card is dealt
            self.module.text.encore(self.module.rules.complete(setup, self.seed))
        self._announce([*self._promise(setup), self._seating()])
        self._announce([" ".join(self.module.text.goal(setup, self.words))])
        self._announce([self.notice] if self.notice else [])
        finals = self._played(setup, encore=encore)
        names = told(self.journal.sitting, self.terminal.say) if self.journal else self.names
        result = self.module.text.result(finals, self._speaking_to(None, names))
        self.terminal.write("", *result, *self._rank())
        self.terminal.write(*self._proof(setup))

    def _promise(self, setup: Any) -> list[str]:
        """The hash of the shuffle; or why there is none."""
        if isinstance(self.beginning, Position):
            return [self.terminal.say("Nothing is shuffled. The game starts from a set position.")]
        shuffle = shown(commitment(self.module.rules, setup, self.beginning))
        return [self.terminal.say("Shuffle: {shuffle}", shuffle=shuffle)]

    def _rank(self) -> list[str]:
        """Why it is a casual game, if it is."""
        reasons, say = self.journal.sitting.reasons if self.journal else (), self.terminal.say
        return [say("{name}: {text}", name=say(CASUAL_NAME), text=explained(reasons, say))] if reasons else []

    def _proof(self, setup: Any) -> list[str]:
        """How anybody can check it, if there is something to check."""
        if isinstance(self.beginning, Position):
            return []
        command = check_command(self.module.rules, setup, self.beginning, self.said)
        told = N_("The seed was {seed}; check it with: {command}")
        return ["", self.terminal.say(told, seed=self.beginning, command=command)]

    def _seating(self) -> str:
        """Who sits where."""
        around = zip(self.names, self.seats, strict=True)
        listed = self.words.listed([self._seated(name, who) for name, who in around])
        return self.terminal.say("At the table: {players}.", players=listed)

    def _seated(self, name: str, who: str) -> str:
        """A player's name, and whether that is a person or which computer."""
        say = self.terminal.say
        if who == HUMAN:
            one = len(self.people) == 1
            return say("{name} (you)", name=name) if one else say("{name} (a person)", name=name)
        level, character = self.module.opponent(who)
        if character is None:
            return say("{name} (computer: {level})", name=name, level=say(level.name))
        style = say(character.name)
        return say(
            "{name} (computer: {level}, {character})", name=name, level=say(level.name), character=style
        )

    def _played(self, setup: Any, *, encore: bool) -> list[Any]:
        """How the game ended, and its return game."""
        if self.first is not None:
            return [self.first.match.state, self._play_return(self.first.match.setup, self.first.path)]
        final = self._play_one(setup, self.beginning, FOLLOWS if encore else "")
        if not encore:
            return [final]
        self.terminal.write("", self.terminal.say("Now the return game."))
        self.saved = None
        return [final, self._play_return(self._last_setup, self.journal.path if self.journal else None)]

    def _play_return(self, setup: Any, path: Path | None) -> Any:
        # Another shuffle: with the same one everybody would know by now where each strength lies.
        return self._play_one(self.module.text.encore(setup), self.seed ^ 1, path.name if path else "")

    def _play_one(self, setup: Any, beginning: Beginning, encore: str) -> Any:
        self._takeback = None  # nothing of a game before
        course = self._dealt(setup, beginning, encore)
        match, self._course = course.match, course
        self.journal, self._last_setup = course.journal, match.setup
        alone = self.alone is not None
        self._takeback = TakeBack(self.settings, course, lambda: self._unseen, alone=alone)
        self._announce(self._rank())
        self._recall(course)
        said_why: tuple[int, Seat] | None = None
        while (seat := match.to_act) is not None:
            try:
                action = self._decision(match, seat)
            except TakenBack:
                self._go_back(course, self._takeback)
                continue
            self._told_before[len(match.actions)] = len(self.told)
            state, events = match.state, course.submit(action)
            step = Step(match.state, events)
            self._plan = self._plan and planned(match.rules, self._plan, state, step)
            turn = match.rules.turn(state), seat
            if turn == said_why:  # whoever decides once more in a turn has said why already
                self.why = []
            self._tell_decided(events)
            said_why = turn
        return match.state

    def _recall(self, course: Course) -> None:
        """How it began; or what happened in the last round, for whoever comes back to it."""
        if not course.match.actions:
            self._tell(course.match.opening.events)
            return
        self._announce([self.terminal.say("The game continues. The last events:")])
        for turn in course.history.turns[-len(self.seats) :]:
            self._tell(turn.events, turn.before)
        self._tell(course.history.just_begun)

    # Before the deal

    def _dealt(self, asked: Any, beginning: Beginning, encore: str) -> Course:
        """A match, when everybody has decided what is theirs to decide before the deal."""
        saved, house = self.saved, in_force(self.settings)
        setup = saved.match.setup if saved else self.module.prepare(asked, seed_of(beginning), self.computers)
        begun = {"asked": asked, "reasons": self.reasons, "house": house, "encore": encore}
        sitting = Sitting(self.seats, self.names, **begun)
        self._hints = saved.sitting.hints if saved else 0
        kept: Kept = saved
        for number, interview in self._interviews(asked, setup):
            if not isinstance(kept, Journal):  # the hash of the shuffle is on the disk before anybody decides
                kept = self._undealt(setup, beginning, sitting)
            setup = self._answered(interview(setup, self.words))
            match: AnyMatch = Match(self.module.rules, setup, beginning)
            kept = keep_undealt(self, kept, match, replace(sitting, decided=number, hints=self._hints))
            self._tell_news()
        return Course(self, Match(self.module.rules, setup, beginning), sitting, self.alone, kept)

    def _undealt(self, setup: Any, beginning: Beginning, sitting: Sitting) -> Journal:
        """Where a game is kept whose decks are being chosen."""
        if self.saved is not None:
            self.journal = self.saves.reopen(self.module, self.saved.match, self.saved)
        else:
            match: AnyMatch = Match(self.module.rules, setup, beginning)
            self.journal = keep_undealt(self, None, match, replace(sitting, decided=0))
        return self.journal

    def _interviews(self, asked: Any, setup: Any) -> list[tuple[int, Interview]]:
        """What is still to be decided, each with its number from 1."""
        interviews, saved = self.module.text.interviews(asked, setup, self.people), self.saved
        numbered = list(enumerate(interviews, 1))
        if saved is None:
            return numbered
        undecided = not saved.match.actions and saved.sitting.decided is not None
        return numbered[saved.sitting.decided :] if undecided else []

    def _answered(self, interview: Generator[Question, int, Any]) -> Any:
        """What comes of it when all its questions are answered."""
        try:
            question = next(interview)
            while True:
                question = interview.send(self._answer(question))
        except StopIteration as done:
            return done.value

    def _answer(self, question: Question) -> int:
        self._show_to(question.seat)
        hints = self._advised(*question.hints) if self.settings.hints else None
        chosen = self.terminal.ask(question.text, question.options, hints=hints)
        assert isinstance(chosen, int), "there is no way back, and nobody reads words"
        return chosen

    def _advised(self, what: str, why: str) -> Iterator[str]:
        """A hint for a decision before the deal, which is counted when somebody asks for it."""
        self._hints += 1
        yield from chain([what], repeat(why))

    def _tell(self, events: Sequence[Any], before: Any = None) -> None:
        # Everyone at the screen hears it, so it holds what anyone may know.
        self._tell_news()
        public, words = (self.module.rules.redact(event, None) for event in events), self.words.seeing(before)
        self._announce([sentence for event in public if (sentence := self.module.tell(event, words))])

    def _tell_decided(self, events: Sequence[Any]) -> None:
        """What a decision led to, why it was taken, and what begins then."""
        begun = (at for at, event in enumerate(events) if self.module.rules.begins(event) is not None)
        end = next(begun, len(events))
        before = self._course.history.decisions[-1].before if self._course is not None else None
        self._tell(events[:end], before)
        self._announce(self.why)
        self._tell(events[end:], before)
        self._note_unseen(events)
        self.why = []

    def _note_unseen(self, events: Sequence[Any]) -> None:
        """What was revealed to everybody has been told; what one seat alone learns waits until it looks."""
        rules = self.module.rules
        for event in events:
            read = rules.reveals(event) and rules.redact(event, None) == event
            self._unseen = 0 if read else self._unseen + 1

    def _announce(self, sentences: Sequence[str]) -> None:
        self.terminal.write(*sentences)
        self.told += sentences

    def _tell_news(self) -> None:
        """What the world outside is like; nobody has to hear it twice."""
        tell_news(self.saves, self.terminal)

    # Commands

    def _tell_rules(self, topic: str) -> None:
        self.terminal.write(*self.module.text.rules(topic, self.words))

    def _look(self, _: str) -> None:
        self.terminal.write(*self._table)

    def _tell_why(self, about: str) -> None:
        """What happened since everybody's last turn, each with the rule behind it."""
        entries = [entry for entry in self._lately() if found(words_of(about), entry.text)]
        for text, rule in ((entry.text, entry.rule) for entry in entries):
            why = self.terminal.say("{title}: {rule}", title=rule.title, rule=rule.text)
            self.terminal.write(f"{text} {why}")
        if not entries:
            self.terminal.write(self.terminal.say("No recent event matches that."))

    def _lately(self) -> Iterator[Entry]:
        """The log since everybody's last turn."""
        if self._course is not None:
            history = self._course.history
            for turn in history.turns[-len(self.seats) :]:
                yield from self.module.log(history.public(turn), self.words.seeing(turn.before))

    def _tell_past(self, which: str) -> None:
        self.terminal.write(*(self.recall(which) if self.recall else [self.terminal.say(NOT_KEPT)]))

    def _tell_where(self, _: str) -> None:
        self.terminal.write(self._where())

    def _where(self) -> str:
        """Where the game is kept, if it is."""
        say = self.terminal.say
        if self.journal is None or self.journal.path is None:
            return say(NOT_KEPT)
        if self.journal.safe:
            return say("Every decision so far is saved in {file}", file=self.journal.path)
        return say(self.saves.unsaved.sentence or NOT_KEPT)

    def _take_back(self, _: str) -> None:
        """The latest decision of whoever looks is open again, if the house allows it."""
        if self._takeback is not None and self._takeback.allowed(self.looking):
            self._passed_on = not self._table
            raise TakenBack
        self.terminal.write(self.terminal.say("You cannot undo anything right now."))

    def _go_back(self, course: Course, takeback: TakeBack) -> None:
        serious = not course.casual
        takeback.take_back(self.looking)
        if self._passed_on:  # it may be somebody else who types: nobody sees another's hand
            self.looking = self.alone
        del self.told[self._told_before.get(len(course.match.actions), 0) :]
        self._tell_news()
        self._announce([self.terminal.say("Your last decision is undone.")])
        if serious and course.casual:
            self._announce([self.terminal.say(REASONS[TAKEN_BACK].becomes)])

    # Decisions

    def _decision(self, match: AnyMatch, seat: Seat) -> Any:
        view = match.rules.view(match.state, seat)
        if seat in self.players:
            legal = match.rules.legal_actions(match.state)
            self._plan = self._plan or decided(self.players[seat], view, legal)
            self.why = self._explained(seat, view, self._plan)
            return self._plan.action
        self._show_to(seat, secret=match.rules.secrets(view))
        return self._asked(match, seat, view)

    def _explained(self, seat: Seat, view: Any, thought: Thought[Any]) -> list[str]:
        """Why a computer acts like this, if there is a reason, and how it sees all chances where one does not
        tell the other."""
        if not thought.reasoned:
            return []
        words = self._speaking_to(self.alone)
        reason = self.module.explain(view, thought, words)
        name = self.words.seat(seat)
        lines = ["  " + self.terminal.say("{player}: {reason}", player=name, reason=reason)]
        told = [label for label, *_ in labels(thought.chances, words)]
        if len(told) > 2:
            listed = ", ".join(f"{player} {chance}" for player, chance in zip(self.names, told, strict=True))
            lines.append("  " + self.terminal.say("{player} thinks: {chances}.", player=name, chances=listed))
        return lines

    def _speaking_to(self, reader: Viewer, names: Sequence[str] = ()) -> Language:
        worn = self.saved.sitting.liveries if self.saved else ()
        return Language(names or self.names, self.terminal.translations, reader, self.settings.chances, worn)

    def _show_to(self, seat: Seat, *, secret: bool = True) -> None:
        """Where several people play, nobody sees another's secrets: wipe the screen and wait."""
        if self.looking == seat:
            return
        covered, self._secret = self._secret, secret
        if len(self.people) > 1 and (secret or covered):
            self.terminal.wipe()
            self.terminal.write("", *self.told)
        if len(self.people) > 1 and secret:
            name = self.words.seat(seat)
            prompt = self.terminal.say("Pass to {name}, then press Enter to look.", name=name) + " "
            while self.terminal.read(prompt):
                pass  # whatever was typed was meant for somebody else's question
        self.told.clear()
        self._told_before.clear()
        self._read.clear()
        self.looking = seat

    def _asked(self, match: AnyMatch, seat: Seat, view: Any) -> Any:
        """What somebody decides who sees the table, or as much of it as is new since the last decision."""
        legal, words = match.rules.legal_actions(match.state), self._speaking_to(seat)
        closed = not self.settings.open_piles
        self._table = self.module.text.table(view, words, closed=closed)
        turn, known = match.rules.turn(match.state), self._read
        fresh = [line for line in self._table if (turn, line) not in known]
        self.terminal.write("", *fresh)
        self._read, self._unseen = {(turn, line) for line in self._table}, 0
        coach = Coach(self.module, mind(self.seed, seat), view, legal, words, self.settings.coach)
        try:
            action = self._chosen(seat, view, legal, words)
            while not coach.lets(action, self.terminal):
                action = self._chosen(seat, view, legal, words)
        finally:
            self._table = []
        # Whoever looks next does not hear it, so it is not among what was told.
        self.terminal.write(*coach.verdict(action, alone=self.alone is not None))
        return action

    def _chosen(self, seat: Seat, view: Any, legal: Sequence[Any], words: Language) -> Any:
        choosing = self.module.choosing(view, legal)
        assert self._course is not None, "there is a match"
        counted = self._course.count_hint
        adviser = Adviser(self.module, mind(self.seed, seat), view, choosing, words, counted)
        advised = adviser if self.settings.hints else None
        return Asking(self.terminal, self.module.text, words, view, choosing, advised).action()

    # Leaving

    def farewell(self, going_on: str) -> list[str]:
        """What to say when the players leave in the middle of it; nobody's secrets stay on the screen."""
        say, journal = self.terminal.say, self.journal
        if self._secret and len(self.people) > 1:
            self.terminal.wipe()
        kept = journal is not None and journal.safe
        told = [say("The game is saved. Continue with: {command}", command=going_on)] if kept else []
        return ["", say("The players left the table."), *told]
