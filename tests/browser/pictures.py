"""What a picture file says about itself."""

import struct
from pathlib import Path


def png_size(picture: Path) -> str:
    """Return the width and height in a PNG file's header."""
    return "{}x{}".format(*struct.unpack(">II", picture.read_bytes()[16:24]))
