"""What keys and buttons can mean, in words."""

from __future__ import annotations

from game.core.messages import N_
from game.shell.signals import Intent

MEANINGS = {
    Intent.CONFIRM: (N_("Choose"), N_("Takes the selected thing, or presses a button.")),
    Intent.BACK: (N_("Back"), N_("Goes one step back, or pauses the game.")),
    Intent.UP: (N_("Up"), N_("Moves the selection up.")),
    Intent.DOWN: (N_("Down"), N_("Moves the selection down.")),
    Intent.LEFT: (N_("Left"), N_("Moves the selection left.")),
    Intent.RIGHT: (N_("Right"), N_("Moves the selection right.")),
    Intent.NEXT: (N_("Next"), N_("Selects the next item on the screen.")),
    Intent.PREVIOUS: (N_("Previous"), N_("Selects the previous item on the screen.")),
    Intent.PAUSE: (N_("Pause"), N_("Pauses the game at once.")),
    Intent.INSPECT: (N_("Look closer"), N_("Enlarges the selected thing and shows its rules.")),
    Intent.PREVIEW: (N_("Preview"), N_("Previews a move while you hold this key, if previews are set so.")),
    Intent.HINT: (N_("Hint"), N_("Shows a hint.")),
    Intent.SKIP: (N_("Skip"), N_("Skips the animation.")),
    Intent.HURRY: (N_("Fast-forward"), N_("Plays everything faster while you hold it.")),
    Intent.HURRY_LOCK: (N_("Stay fast"), N_("Plays everything faster until you press it again.")),
    Intent.TO_MY_TURN: (N_("Skip to my turn"), N_("Skips to the next decision of a person.")),
    Intent.UNDO: (N_("Take back"), N_("Undoes your last decision, if the house rules allow it.")),
    Intent.REDO: (N_("Redo"), N_("Plays the undone decision again.")),
    Intent.FASTER: (N_("Faster"), N_("Speeds up all turns.")),
    Intent.SLOWER: (N_("Slower"), N_("Slows down all turns.")),
    Intent.HIDE: (
        N_("Hide hand"),
        N_("Closes the curtain, or turns your hand face down or up."),
    ),
    Intent.LOG: (N_("Log"), N_("Opens the log. On the title: the list of games.")),
    Intent.REPLAY: (N_("Replay round"), N_("Replays the last round.")),
    Intent.TURN_BACK: (N_("Previous turn"), N_("In replays: goes to the start of a turn.")),
    Intent.TURN_ON: (N_("Next turn"), N_("In replays: goes to the start of the next turn.")),
    Intent.WHY: (N_("Why?"), N_("Explains the rule behind a step.")),
    Intent.COPY: (N_("Copy"), N_("Copies the game or position shown.")),
    Intent.PASTE: (N_("Paste"), N_("In the list of games: imports a copied game.")),
    Intent.RENAME: (N_("Give a name"), N_("In the list of games: names a game.")),
    Intent.SEARCH: (N_("Search"), N_("Searches the log.")),
    Intent.FIRST_PILE: (N_("First pile"), N_("Shows the first pile.")),
    Intent.SECOND_PILE: (N_("Second pile"), N_("Shows the second pile.")),
    Intent.HELP: (N_("Help"), N_("Opens the rules and the guide.")),
    Intent.NEW_GAME: (N_("New game"), N_("On the title: sets up a new game.")),
    Intent.MUTE: (N_("Sound"), N_("Turns all sound on or off.")),
    Intent.FULL_SCREEN: (N_("Full screen"), N_("Switches between full screen and a window.")),
    Intent.PICTURE: (N_("Screenshot"), N_("Saves a picture of the window.")),
    Intent.PAGE_UP: (N_("Page up"), N_("Goes one page back.")),
    Intent.PAGE_DOWN: (N_("Page down"), N_("Goes one page forward.")),
    Intent.TO_TOP: (N_("To the top"), N_("Goes to the top of a page.")),
    Intent.TO_END: (N_("To the end"), N_("Goes to the bottom of a page.")),
    Intent.ERASE: (N_("Erase"), N_("Deletes a letter, or a saved game after asking.")),
}
"""What each intent is called, and what it does."""
