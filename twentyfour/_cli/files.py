"""Safe writes: a file is replaced by a complete file, and by one process at a time."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
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


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Wait until no other process has locked a file, and lock it.

    The lock is on a second file, which stays: a file that is replaced loses its own locks. On a
    drive without locks it has no effect. Raises OSError.
    """
    place = file.resolve()
    with place.with_name(f".{place.name}.lock").open("a") as lock:
        with suppress(OSError):
            _lock(lock.fileno())
        yield


def _lock(descriptor: int) -> None:
    """Lock an open file until it is closed."""
    if sys.platform == "win32":
        msvcrt = import_module("msvcrt")
        msvcrt.locking(descriptor, msvcrt.LK_LOCK, 1)
    else:
        fcntl = import_module("fcntl")
        fcntl.flock(descriptor, fcntl.LOCK_EX)
