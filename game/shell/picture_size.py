"""How large a picture will be, from its first bytes: before anybody takes the memory it asks for."""

from __future__ import annotations

import struct

Size = tuple[int, int]

_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""The parts of a JPEG that tell its size."""


def picture_size(data: bytes) -> Size:
    """Width and height. What is neither PNG, JPEG, GIF nor BMP, or is torn, raises `ValueError`."""
    try:
        if data.startswith(b"\x89PNG\r\n\x1a\n"):
            width, height = struct.unpack_from(">II", data, 16)
        elif data.startswith((b"GIF87a", b"GIF89a")):
            width, height = struct.unpack_from("<HH", data, 6)
        elif data.startswith(b"BM"):
            width, height = struct.unpack_from("<ii", data, 18)
        elif data.startswith(b"\xff\xd8"):
            width, height = _jpeg(data)
        else:
            raise ValueError("neither PNG, JPEG, GIF nor BMP")
    except (struct.error, IndexError) as error:
        raise ValueError("torn") from error
    return abs(width), abs(height)  # a BMP may stand on its head


def _jpeg(data: bytes) -> Size:
    """From part to part until one tells; each is a mark, a length, and so many bytes."""
    place = 2
    while data[place + 1] not in _FRAMES:
        place += 2 if data[place + 1] == 0xFF else 2 + struct.unpack_from(">H", data, place + 2)[0]
    height, width = struct.unpack_from(">HH", data, place + 5)
    return width, height
