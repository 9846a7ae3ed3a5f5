"""The slow steps of a build. A step whose inputs are the same is not run again."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from web.builder.archive import Entries, digest, pack, remembered, unpack


def step(kind: str, what: str, make: Callable[[Path], Entries], *inputs: bytes) -> Path:
    """Return an archive of what `make` makes in an empty directory, from the cache if it is there.

    :param kind: the beginning of the archive's name
    :param what: the sentence that names the step while it runs
    :param inputs: everything on which the result depends
    """
    known = remembered(kind, f"{digest(*inputs)}.zip")
    if not known.exists():
        print(f"{what} ...", flush=True)
        start = time.perf_counter()
        with TemporaryDirectory() as directory:
            whole = pack(make(Path(directory)), known.with_suffix(f".{os.getpid()}"))
        whole.replace(known)  # two processes may make the same file
        print(f"{what}: {time.perf_counter() - start:.1f} s", flush=True)
    return known


def made(kind: str, what: str, make: Callable[[Path], Entries], *inputs: bytes) -> Entries:
    """Return the files of a step by name."""
    return unpack(step(kind, what, make, *inputs))
