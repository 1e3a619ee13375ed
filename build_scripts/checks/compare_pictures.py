"""Does the game look as before? ``python build_scripts/checks/compare_pictures.py BEFORE AFTER``.

Both are checkouts: folders, or revisions of git. The same pictures are taken of each, one core for each, and
compared pixel by pixel; what differs is listed with its share of the pixels and the smallest box around it,
and kept, with a picture in which all that is new is pink. `--only demo` takes the pictures of that name only.

* `demo`    whole games of computers that nobody hurries, a picture for every turn
* `frames`  what is between the turns: every so many frames of the first of them
* `keys`    somebody at the keyboard, from the first start to the table
* `screens` every screen on the list of the tests
* `pub`     the same of Fantasy Pub: whole games, what is between the turns, somebody at the keyboard

All but the screens know the command line of a checkout and nothing else. For the screens each checkout brings
its own `photograph.py`, so a revision without one cannot be compared. Two runs of one checkout are alike:
the clock is stepped and everything drawn has a seed (`still.py`).
"""

import argparse
import shutil
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pygame
from checkouts import HERE, checkout, output

PINK = (255, 0, 160)
DIM = 4
"""How much darker the rest is in the picture of a difference."""

TWO = "--seats greedy,table --set base --seed 7"
FOUR = "--seats greedy,table,greedy,table --set mixed --seed 7"
SMALL, LARGE = "--size 1280x720", "--size 1920x1080"
PUB = "--game fantasy_pub --seed 7"
EVERY_TURN = "--speed instant --screenshots ."

MENUS = """
- return - n down right down right tab tab right escape down down down return down return escape f1 right down
return escape right escape down down return right right right down right escape up up up up up up return
"""
TABLE = """
- - - return - - - 1 1 1 - - - - - - return - - - h h h return - - - - - - - - return - - 2 i escape b escape
t escape l up up return - escape escape return r - - escape return u - - return - 3 3 3 - - - x - return - -
- - return 4 4 4 - - escape down return escape escape - return 1 1 - - -
"""
ALONE = """
- h return - - - - - - 1 1 1 - - - - - - u - - 2 2 2 - - - - - - - - h h h return - - - - - r - - - escape
l / z escape escape 3 i right escape 4 4 4 - - - - escape f down down down return - - return - - -
"""
PUB_KEYS = """
- - - 1 1 return return - - - - a 2 2 1 1 1 - - return - - - - - - h h h return - - - s 3 3 1 1 - -
return - - - l up return - escape escape r - escape u - return - i escape b escape - d 2 2 1 1 - - return
- - escape down return escape
"""


class Shots(NamedTuple):
    """A roll of pictures: what is run for it."""

    name: str
    command: Sequence[str]

    @property
    def kind(self) -> str:
        return self.name.partition("/")[0]


def _play(words: str, *how: str) -> Sequence[str]:
    """The game, by the frame; in a working directory of its own, so that no path to be seen is a new one."""
    return [str(HERE / "by_frames.py"), *how, "--", *words.split(), "--data-dir", "data", "--language", "en"]


def _frames(words: str, frames: int, every: int) -> Sequence[str]:
    return _play(words, "--frames", str(frames), "--every", str(every), "--pictures", ".")


def _keys(words: str, keys: str) -> Sequence[str]:
    frames = 30 * (len(keys.split()) + 2)
    return _play(words, "--keys", keys, "--frames", str(frames), "--every", "30", "--pictures", ".")


def _screens(words: str) -> Sequence[str]:
    return ["build_scripts/checks/photograph.py", ".", *words.split()]


SHOTS = (
    Shots("demo/four_large", _play(f"--demo {FOUR} {LARGE} {EVERY_TURN}")),
    Shots("demo/four_small", _play(f"--demo {FOUR} {SMALL} {EVERY_TURN}")),
    Shots("demo/two_large", _play(f"--demo {TWO} {LARGE} {EVERY_TURN}")),
    Shots("demo/two_small", _play(f"--demo {TWO} {SMALL} {EVERY_TURN}")),
    Shots("frames/four", _frames(f"--demo {FOUR} {SMALL} --speed 1", 3000, 20)),
    Shots("frames/two", _frames(f"--demo {TWO} {LARGE} --speed 1", 1500, 20)),
    Shots("keys/menus", _keys(SMALL, MENUS)),
    Shots("keys/table", _keys(f"{SMALL} --seats human,table,human --set base --seed 5", TABLE)),
    Shots("keys/alone", _keys(f"{SMALL} --seats human,table --set mixed --seed 5", ALONE)),
    Shots("pub/four_large", _play(f"--demo {PUB} --seats turn,turn,turn,turn {LARGE} {EVERY_TURN}")),
    Shots("pub/two_small", _play(f"--demo {PUB} --seats turn,turn {SMALL} {EVERY_TURN}")),
    Shots("pub/frames", _frames(f"--demo {PUB} --seats turn,turn {SMALL} --speed 1", 2000, 20)),
    Shots("pub/keys", _keys(f"{PUB} --seats human,turn {SMALL}", PUB_KEYS)),
    Shots("screens/small", _screens(SMALL)),
    Shots("screens/large", _screens(LARGE)),
    Shots("screens/german", _screens("--size 960x600 --text 200 --language de")),
    Shots("screens/contrast", _screens(f"{SMALL} --theme contrast")),
)


def take(shots: Shots, folder: Path, into: Path) -> None:
    """One roll of a checkout."""
    where = into / shots.name
    where.mkdir(parents=True)
    script, *words = shots.command
    output([sys.executable, str(folder / script), *words], folder, where)
    shutil.rmtree(where / "data", ignore_errors=True)


def take_all(rolls: Sequence[Shots], folders: Sequence[Path], sides: Sequence[Path]) -> None:
    """Both sides at once."""
    pairs = [*zip(folders, sides, strict=True)]
    with ThreadPoolExecutor(len(pairs)) as both:
        rolls_taken = [both.submit(take, shots, *pair) for shots in rolls for pair in pairs]
        try:
            for taken in rolls_taken:
                taken.result()
        finally:
            both.shutdown(cancel_futures=True)


class Difference(NamedTuple):
    """Where two pictures of one size are not alike."""

    share: float
    box: pygame.Rect
    picture: pygame.Surface


def difference(before: pygame.Surface, after: pygame.Surface) -> Difference | None:
    """None where every pixel is the same; otherwise the later picture, dark, and all that is new in pink."""
    pixels = pygame.surfarray.array3d(after)
    changed = (pygame.surfarray.array3d(before) != pixels).any(axis=2)
    if not changed.any():
        return None
    columns, rows = (np.flatnonzero(changed.any(axis=axis)) for axis in (1, 0))
    left, top, right, bottom = map(int, (columns[0], rows[0], columns[-1] + 1, rows[-1] + 1))
    pixels //= DIM
    pixels[changed] = PINK
    box = pygame.Rect(left, top, right - left, bottom - top)
    return Difference(float(changed.mean()), box, pygame.surfarray.make_surface(pixels))


def compare(name: str, before: Path, after: Path) -> str | None:
    """What is to be said about one picture; beside the later one lies what is new in it."""
    missing = [path for path in (before / name, after / name) if not path.exists()]
    if missing:
        return f"{name}: only {'after' if missing[0] == before / name else 'before'}"
    if (before / name).read_bytes() == (after / name).read_bytes():
        return None
    ours, theirs = (pygame.image.load(folder / name) for folder in (before, after))
    if ours.get_size() != theirs.get_size():
        return f"{name}: {ours.get_size()} before, {theirs.get_size()} after"
    found = difference(ours, theirs)
    if found is None:
        return None
    path = after / name
    pygame.image.save(found.picture, path.with_name(f"{path.stem}.difference.png"))
    return f"{name}: {found.share:.3%} of the pixels, {found.box.w}x{found.box.h} at {found.box.topleft}"


def compare_all(before: Path, after: Path) -> tuple[int, list[str]]:
    """How many there are, and what is to be said; of those that are alike none is kept."""
    names = {str(path.relative_to(side)) for side in (before, after) for path in side.rglob("*.png")}
    told = {name: compare(name, before, after) for name in sorted(names)}
    for name in [name for name, said in told.items() if said is None]:
        (before / name).unlink()
        (after / name).unlink()
    return len(names), [said for said in told.values() if said is not None]


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Take the same pictures of two checkouts and compare them.")
    parser.add_argument("before", help="a folder, or a revision of git")
    parser.add_argument("after", help="the same")
    kinds = sorted({shots.kind for shots in SHOTS})
    parser.add_argument("--only", nargs="+", choices=kinds, default=kinds, help="usually all")
    parser.add_argument("--into", type=Path, help="an empty folder for what differs; usually a new one")
    options = parser.parse_args(arguments)
    into = (options.into or Path(tempfile.mkdtemp(prefix="pictures-"))).resolve()
    sides = [into / "before", into / "after"]
    with ExitStack() as stack:
        folders = [stack.enter_context(checkout(name)) for name in (options.before, options.after)]
        take_all([shots for shots in SHOTS if shots.kind in options.only], folders, sides)
    count, different = compare_all(*sides)
    print(*different, f"{count} pictures compared, {len(different)} differ", sep="\n")
    if different:
        print(f"see {into}")
    elif not options.into:
        shutil.rmtree(into)
    return 1 if different or not count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
