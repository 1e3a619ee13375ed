#!/bin/sh
# Puts Beasty Bar into the menu of your desktop. Run it again after moving this folder.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
menu=${XDG_DATA_HOME:-$HOME/.local/share}/applications
mkdir -p "$menu"
{
    grep -v -e '^Exec=' -e '^Icon=' "$here/beasty-bar.desktop"
    printf 'Exec="%s/beasty-bar"\nIcon=%s/beasty-bar.png\n' "$here" "$here"
} > "$menu/beasty-bar.desktop"
echo "Beasty Bar is in the menu now; to take it out again, delete $menu/beasty-bar.desktop."
