"""Atomic writes: a file is replaced only when the new file is complete."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from os import getpid
from pathlib import Path


@contextmanager
def replacing(file: Path) -> Iterator[Path]:
    """A temporary path next to a file. When it is written, it replaces the file.

    For a device, such as `/dev/null`, it is the path of the device. Raises OSError with the file's
    name.
    """
    place = file.resolve()
    is_device = place.exists() and not place.is_file()
    temporary = place if is_device else place.with_name(f".{place.name}.{getpid()}")
    try:
        yield temporary
        if not is_device:
            temporary.replace(place)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(file)) from error
    finally:
        if not is_device:
            temporary.unlink(missing_ok=True)
