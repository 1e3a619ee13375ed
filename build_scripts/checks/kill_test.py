"""Kill the running game again and again: ``python build_scripts/checks/kill_test.py --kills 500 --seed 1``.

Computers play as fast as they can, in a process of their own, which says what was decided once that is on the
disk; in some games people choose their decks first, one after the other, and play at random, most of those
with a coach; every other game begins at a position. At a random instant the process is killed, without a
warning. Then everything it said must be in the save, the save must lead to the very state it told of, and the
next process must go on with the same game from the title screen, until that is over.
"""

import argparse
import hashlib
import os
import signal
import sys
import tempfile
import time
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from build_scripts.checks.victims import PATIENCE, Ear, Victim, opened, press_enter
from build_scripts.checks.victims import play as play_on
from game.beasty_bar.show.deck_scene import GO, DeckScene
from game.beasty_bar.show.preparation import Preparation
from game.catalogue import CATALOGUE
from game.core.coaching import MODES, OFF
from game.core.match import Match
from game.core.module import GameModule
from game.services import casual, saved_game, saves, settings, settings_file
from game.shell.scenes.menu.title import CONTINUE, Title
from game.shell.scenes.results.results import Results
from game.shell.scenes.scene import Scene
from game.shell.table.curtain import DEAF_SECONDS, Curtain
from game.shell.table.play import Play
from game.shell.table.scene import Table

SEATS = ("random,greedy", "greedy,random,random", "random,random,greedy,random")
PEOPLE = ("human,random", "human,human", "human,random,human")
BY_PEOPLE = 0.6
"""How many games are theirs."""


class Kinds(NamedTuple):
    """What there is to play of a game."""

    by_computers: tuple[str, ...]
    by_people: tuple[str, ...]
    """With as much as can be to decide before the deal."""


KINDS = {
    "beasty_bar": Kinds(("--set base", "--set new", "--set mixed"), ("--set mixed --advanced",)),
    "fantasy_pub": Kinds(("",), ("",)),
}
DECK = "a deck"
"""Stands for what was decided before the deal, between the actions."""
EARLY = 0.15
"""How often a process is killed before it has opened the table."""
MOST_DECISIONS = 12
"""It is killed after so many at most, so that a game sees several deaths."""
MOST_DECKS = 3
"""And sooner while people choose their decks."""
LONGEST_MOMENT = 0.03
"""Seconds between a decision and the end: about as long as a turn takes here."""

AnyMatch = Match[Any, Any, Any, Any, Any]


def digest(match: AnyMatch) -> str:
    return hashlib.sha256(repr(match.state).encode()).hexdigest()[:16]


def decisions(match: AnyMatch, sitting: saved_game.Sitting) -> list[str]:
    """All that was decided, before the deal and after it."""
    return [DECK] * (sitting.decided or 0) + [match.rules.spell(action) for action in match.actions]


# The process that is killed

CHANCE = Random(1)
"""What people choose; each process begins with the same."""


def play(arguments: list[str]) -> None:
    """From the title it goes on with the last game."""
    desktop = opened(arguments)
    _report(desktop.desk.module)
    play_on(desktop, _decide)


def _decide(scene: Scene) -> bool:
    """What a person does next: go on with the game, look, choose a deck, play a card. False: it is over."""
    match scene:
        case Title():
            assert scene.focus.key == CONTINUE, "there is no game to go on with"
            press_enter()
        case Curtain():
            for _ in range(2):  # from the frame after the one that shows it
                scene.advance(DEAF_SECONDS)
            press_enter()
        case DeckScene():
            go = next(spot for spot in scene.spots() if spot.key == GO)
            cards = [spot.key for spot in scene.spots() if isinstance(spot.key, int)]
            scene.focus.key = GO if go.active else CHANCE.choice(cards)
            press_enter()
        case Table() if scene.choosing is not None and not scene.timeline.busy:
            action = CHANCE.choice(scene.match.rules.legal_actions(scene.match.state))
            if scene.play.coach.lets(action, None):
                scene.play.submit(action)
    return not isinstance(scene, Results)


def _report(module: GameModule) -> None:
    """Say what was decided when it is on the disk, and check that it is before anything of it is shown."""
    keep, show, ask = saves.Journal.keep, Play.show, Preparation.advance

    def kept(journal: saves.Journal) -> bool:
        done = keep(journal)
        decided = decisions(journal.match, journal.sitting)
        if done and decided:
            os.write(1, f"{len(decided)}\t{decided[-1]}\t{digest(journal.match)}\n".encode())
        return done

    def is_there(journal: saves.Journal) -> bool:
        if journal.path is None:  # a finished game has moved
            return True
        return journal.path.read_bytes() == saved_game.spelled(module, journal.match, journal.sitting)

    def shown(scene: Any, *events: Any) -> None:
        assert scene.course.journal.match is scene.match, "another game is kept"
        assert is_there(scene.course.journal), "shown before it was on the disk"
        show(scene, *events)

    def asked(scene: Any, seconds: float) -> Any:
        assert not scene._decided or is_there(scene._journal), "asked on before it was on the disk"
        return ask(scene, seconds)

    saves.Journal.keep, Play.show = kept, shown  # type: ignore[method-assign]
    Preparation.advance = asked  # type: ignore[method-assign]


# The one who kills


@dataclass
class Story:
    """What the processes said about a game."""

    actions: list[str] = field(default_factory=list)
    digests: list[str] = field(default_factory=list)

    def hear(self, line: str) -> None:
        number, action, state = line.split("\t")
        if int(number) == len(self.actions):  # the same once more: a coach is there now
            assert (action, state) == (self.actions[-1], self.digests[-1]), f"decision {number} is another"
            return
        # A resumed game has nothing to say about what was decided before.
        assert int(number) == len(self.actions) + 1, f"decision {number} follows {len(self.actions)}"
        self.actions.append(action)
        self.digests.append(state)


class Killer:
    """Starts games, ends them, and looks at what is left."""

    def __init__(self, folder: Path, seed: int, module: GameModule) -> None:
        self.folder, self.chance, self.module = folder, Random(seed), module
        self.kills = self.early = self.games = self.decisions = self.unsaid = self.undealt = 0
        self.begun = self.laid_out = self.coached = 0
        self._story = Story()
        self._playing = self._by_people = self._coached = False

    def run(self, kills: int) -> None:
        while self.kills < kills:
            self._once()

    def _once(self) -> None:
        line = ["--data-dir", str(self.folder), "--game", self.module.key, *self._what_to_play()]
        victim = Victim(partial(play, line))
        ear = Ear(victim.words)
        killed = self._kill(victim, ear)
        ear.join(PATIENCE)
        assert victim.code == (-signal.SIGKILL if killed else 0), f"the game ended with {victim.code}"
        for line in ear.lines:
            self._story.hear(line)
        self.kills += killed
        self.decisions += len(ear.lines)
        self._check(over=not killed)

    def _what_to_play(self) -> list[str]:
        """A new game of some kind, or none: then the title goes on with the last one."""
        if self._playing:
            return []
        self._story = Story()
        seed = str(self.chance.getrandbits(64))
        by_people = self._by_people = self.chance.random() < BY_PEOPLE
        seats = self.chance.choice(PEOPLE if by_people else SEATS)
        self.begun += 1
        coach = MODES[self.begun % len(MODES)]
        self._coached = by_people and coach != OFF
        self.coached += self._coached
        # somebody has played here before, and waits for nothing
        settings_file.save(settings.Settings(turn_end=settings.NOT_AT_ALL, coach=coach), self.folder)
        if self.begun % 2:
            self.laid_out += 1
            return ["--seats", seats, "--position", self._position(seats.count(",") + 1)]
        kinds = KINDS[self.module.key]
        words = self.chance.choice(kinds.by_people if by_people else kinds.by_computers)
        return ["--seats", seats, *words.split(), "--seed", seed]

    def _position(self, players: int) -> str:
        """Somewhere in a random game."""
        rules, chance, lines = self.module.rules, self.chance, []
        match: AnyMatch = Match(rules, rules.parse_setup({"players": str(players)}), chance.getrandbits(64))
        while match.to_act is not None:
            lines.append(rules.spell_state(match.state))
            match.submit(chance.choice(rules.legal_actions(match.state)))
        return chance.choice(lines)

    def _kill(self, victim: "Victim", ear: "Ear") -> bool:
        """Wait for a random instant; False if the game was over before."""
        if self.chance.random() < EARLY:
            self.early += 1
            time.sleep(self.chance.random())
        else:
            choosing = self._by_people and set(self._story.actions) <= {DECK}
            ear.wait_for(self.chance.randint(1, MOST_DECKS if choosing else MOST_DECISIONS))
            time.sleep(self.chance.random() * LONGEST_MOMENT)
        return victim.kill()

    def _check(self, *, over: bool) -> None:
        """Everything that was said is there, and leads to the same state."""
        shelf = saves.Saves(self.folder)
        game = shelf.newest(self.module)
        assert shelf.news.next() is None, "a file could not be read"
        game = game or self._finished()
        if game is None:
            assert not self._story.actions, "a game is lost"
            self._playing = False
            return
        match, actions = game.match, decisions(game.match, game.sitting)
        if match.actions:
            assert (casual.COACHED in game.sitting.reasons) == self._coached, "nobody knows who helped"
        said = len(self._story.actions)
        self.undealt += bool(actions) and not match.actions
        assert actions[:said] == self._story.actions, "a decision is lost"
        assert len(actions) <= said + 1, "decided without a word"
        if len(actions) == said:
            assert not said or digest(match) == self._story.digests[-1], "another state"
        else:  # killed between the disk and the word
            self.unsaid += 1
            self._story.actions.append(actions[-1])
            self._story.digests.append(digest(match))
        self._playing = match.to_act is not None
        assert self._playing or not over or match.to_act is None
        self.games += not self._playing

    def _finished(self) -> saved_game.SavedGame | None:
        """The game that is over, if it is this one."""
        for path in (self.folder / saves.REPLAYS / self.module.key).glob(f"*{saves.ENDING}"):
            game = saved_game.read(self.module, path)
            path.unlink()
            return game
        return None


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Kill the game, and see whether anything is lost.")
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=KINDS, default=next(iter(KINDS)))
    options = parser.parse_args(arguments)
    (module,) = (game.load() for game in CATALOGUE if game.key == options.game)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        killer = Killer(Path(folder), options.seed, module)
        try:
            killer.run(options.kills)
        except BaseException:
            print(f"seed {options.seed}, after {killer.kills} kills", file=sys.stderr)
            raise
    print(
        f"{options.game}, seed {options.seed}: {killer.kills} kills,"
        f" {killer.early} of them at any time from the start,"
        f" {killer.undealt} before the first card but after a deck was chosen;"
        f" {killer.decisions} decisions, none lost, {killer.unsaid} on the disk before they were told;"
        f" {killer.laid_out} games begun at a position, {killer.coached} with a coach,"
        f" {killer.games} to their end;"
        f" {time.monotonic() - began:.0f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
