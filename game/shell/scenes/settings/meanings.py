"""What keys and buttons can mean, in words."""

from __future__ import annotations

from game.core.messages import N_
from game.shell.signals import Intent

MEANINGS = {
    Intent.CONFIRM: (N_("Choose"), N_("Takes what is pointed at, presses a button.")),
    Intent.BACK: (N_("Back"), N_("One step back, or the pause.")),
    Intent.UP: (N_("Up"), N_("Moves the focus up.")),
    Intent.DOWN: (N_("Down"), N_("Moves the focus down.")),
    Intent.LEFT: (N_("Left"), N_("Moves the focus left.")),
    Intent.RIGHT: (N_("Right"), N_("Moves the focus right.")),
    Intent.NEXT: (N_("Next"), N_("To the next thing on the screen.")),
    Intent.PREVIOUS: (N_("Previous"), N_("To the thing before.")),
    Intent.PAUSE: (N_("Pause"), N_("Stops the game at once.")),
    Intent.INSPECT: (N_("Look closer"), N_("Shows what is pointed at large, with its rules.")),
    Intent.PREVIEW: (N_("Preview"), N_("Shows what a choice would lead to, if it is set to a held key.")),
    Intent.HINT: (N_("Hint"), N_("Asks for advice.")),
    Intent.SKIP: (N_("Skip"), N_("Finishes what is moving.")),
    Intent.HURRY: (N_("Hurry"), N_("Everything faster, as long as it is held.")),
    Intent.HURRY_LOCK: (N_("Keep hurrying"), N_("Everything faster, until it is pressed again.")),
    Intent.TO_MY_TURN: (N_("To my turn"), N_("On to the next decision of a person, with nothing shown.")),
    Intent.UNDO: (N_("Take back"), N_("Opens your last decision again, as far as the table allows it.")),
    Intent.REDO: (N_("Play it again"), N_("Decides as before something was taken back.")),
    Intent.FASTER: (N_("Faster"), N_("All turns faster.")),
    Intent.SLOWER: (N_("Slower"), N_("All turns slower.")),
    Intent.HIDE: (
        N_("Hide the hand"),
        N_("Closes the curtain at once; turns a hand that lies face down over, and back."),
    ),
    Intent.LOG: (N_("Log"), N_("Tells what has happened so far; on the title, which games were played.")),
    Intent.REPLAY: (N_("Last round again"), N_("Shows the last round once more.")),
    Intent.TURN_BACK: (N_("A turn back"), N_("In a game that you look back at: to where a turn began.")),
    Intent.TURN_ON: (N_("A turn on"), N_("In a game that you look back at: to where the next turn begins.")),
    Intent.WHY: (N_("Why?"), N_("Tells the rule behind a step.")),
    Intent.COPY: (N_("Copy"), N_("Copies what can be copied.")),
    Intent.PASTE: (N_("Paste"), N_("Takes in a game that was copied, where games are listed.")),
    Intent.RENAME: (N_("Give a name"), N_("Writes what a game in the list is called.")),
    Intent.SEARCH: (N_("Search"), N_("Looks for words in the log.")),
    Intent.FIRST_PILE: (N_("First pile"), N_("Looks at the pile on one side.")),
    Intent.SECOND_PILE: (N_("Second pile"), N_("Looks at the pile on the other side.")),
    Intent.HELP: (N_("Help"), N_("How the game is played.")),
    Intent.NEW_GAME: (N_("New game"), N_("On the title: chooses who plays what, and where.")),
    Intent.MUTE: (N_("Sound"), N_("Turns all sound off or on.")),
    Intent.FULL_SCREEN: (N_("Full screen"), N_("The whole screen, or a window.")),
    Intent.PICTURE: (N_("Picture"), N_("Saves a picture of the window, as it is.")),
    Intent.PAGE_UP: (N_("Page up"), N_("A page back.")),
    Intent.PAGE_DOWN: (N_("Page down"), N_("A page on.")),
    Intent.TO_TOP: (N_("To the top"), N_("To the beginning of a page.")),
    Intent.TO_END: (N_("To the end"), N_("To the end of a page.")),
    Intent.ERASE: (N_("Erase"), N_("Takes back a letter that was typed; asks to delete a saved game.")),
}
"""What each intent is called, and what it does."""
