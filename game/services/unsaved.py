"""What the disk has refused, tried again every few seconds beside the frames until it is saved."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from threading import Event, Lock, Thread
from traceback import print_exc
from typing import Final

from game.core.errors import GameError
from game.core.messages import N_
from game.services import files
from game.services.news import News

AGAIN_SECONDS: Final = 3.0
"""Between two tries."""
TRYING: Final = {
    files.DISK_FULL: N_("Could not save: the disk is full. You can keep playing. Trying again."),
    files.READ_ONLY: N_("Could not save: the folder is write-protected. You can keep playing. Trying again."),
    files.NO_FOLDER: N_("Could not save: the folder cannot be created. You can keep playing. Trying again."),
    files.UNSAVED: N_("Could not save: the disk refused. You can keep playing. Trying again."),
}
"""What the player is told until it is saved, by the reason."""
SAVED: Final = N_("Everything is saved now.")

Job = Callable[[], object]
"""Writes something; raises `OSError` where the disk refuses it, and then changes nothing."""


class Unsaved:
    """The jobs that are left, at most one for each thing that is written. Only one job is done at a time, by
    whichever thread, so jobs for the same thing may share what they know."""

    def __init__(self, news: News, every: float | None = None) -> None:
        """Tries again after so many seconds, in a thread of its own; without them only when it is told to."""
        self._news, self._every = news, every
        self._jobs: dict[Hashable, Job] = {}
        self._writing = Lock()
        self._thread: Thread | None = None
        self._soon = Event()
        self.reason = ""
        """Why the disk refused the latest job, in a sentence."""

    @property
    def sentence(self) -> str:
        """What the player is told meanwhile; empty if everything is saved."""
        return self._told(self.reason) if self._jobs else ""

    def _told(self, reason: str) -> str:
        return reason if self._every is None else TRYING[reason]

    def job(self, what: Hashable) -> Job | None:
        """The job that is left for something."""
        return self._jobs.get(what)

    def __iter__(self) -> Iterator[Hashable]:
        return iter(tuple(self._jobs))

    def write(self, what: Hashable, job: Job) -> bool:
        """Do a job now, instead of an earlier one for the same thing; False if it is left for later."""
        with self._writing:
            self._jobs.pop(what, None)
            if self._done(job):
                return True
        self.leave(what, job, self.reason)
        return False

    def leave(self, what: Hashable, job: Job, reason: str) -> None:
        """Do a job later that the disk has just refused, for that reason."""
        with self._writing:
            self.reason = reason
            self._jobs[what] = job
            if self._thread is None and self._every is not None:
                self._thread = Thread(target=self._go_on, daemon=True, name="what is not saved yet")
                self._thread.start()
        self._news.tell(self._told(reason))

    def drop(self, what: Hashable) -> None:
        """Nobody wants it written any more."""
        with self._writing:
            self._jobs.pop(what, None)

    def drop_all(self) -> None:
        """Nobody waits for any of them any more; a thread that tries again ends."""
        for what in self:
            self.drop(what)
        self.hurry()

    def again(self) -> bool:
        """Try all of them once; whether everything is saved. A job that raises anything else is none any
        more."""
        for what in self:
            with self._writing:
                job, left = self._jobs.get(what), False
                try:
                    left = job is not None and not self._done(job)
                finally:
                    if not left:
                        self._jobs.pop(what, None)
        return not self._jobs

    def hurry(self) -> None:
        """Try again at once, where there is a thread for it."""
        self._soon.set()

    def _done(self, job: Job) -> bool:
        try:
            job()
        except GameError as error:  # there is nothing to try again
            self._news.answer(error.sentence, **error.fields)
        except OSError as error:
            self.reason = files.reason(error)
            return False
        return True

    def _go_on(self) -> None:
        while True:
            self._soon.wait(self._every)
            self._soon.clear()
            try:
                self.again()
            except Exception:  # all the others are still to be saved
                print_exc()
                self._news.answer(files.UNSAVED)
            with self._writing:
                if not self._jobs:
                    self._thread = None
                    return
