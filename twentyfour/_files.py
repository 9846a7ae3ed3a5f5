"""Files that are written whole, or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from os import getpid
from pathlib import Path


@contextmanager
def replacing(file: Path) -> Iterator[Path]:
    """Give a place beside a file to write to, which takes the file's place once it is written.

    A device, such as `/dev/null`, is written to itself. Raises OSError that names the file.
    """
    place = file.resolve()
    is_device = place.exists() and not place.is_file()
    beside = place if is_device else place.with_name(f".{place.name}.{getpid()}")
    try:
        yield beside
        if not is_device:
            beside.replace(place)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(file)) from error
    finally:
        if not is_device:
            beside.unlink(missing_ok=True)
