"""What a picture file says about itself."""

import struct
from pathlib import Path

from playwright.sync_api import Locator, Page


def png_size(picture: Path) -> str:
    """Return the width and height in a PNG file's header."""
    return "{}x{}".format(*struct.unpack(">II", picture.read_bytes()[16:24]))


LARGEST = 150_000
"""The bytes of a picture to share: chats send it as it is."""


def save(page: Page, button: Locator) -> int:
    """Save the picture to share, of the size of link previews. Return its number of bytes."""
    with page.expect_download() as download:
        button.click()
    shown = page.locator(".share-picture")
    shown.evaluate("image => image.decode()")
    assert shown.evaluate("image => [image.naturalWidth, image.naturalHeight]") == [1200, 630]
    return download.value.path().stat().st_size
