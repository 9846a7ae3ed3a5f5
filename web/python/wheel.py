"""The engine's wheel for the page."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from web.builder.archive import Entries, unpack
from web.builder.paths import run
from web.builder.steps import step
from web.python import bytecode

_DIAGNOSIS = ("twentyfour/_diagnosis/", "twentyfour/diagnosis.py")
# The types, the page's server, the sentences of the command line, the pictures of notebooks, what
# judges the texts of language models, and the diagnosis of solvers, which runs in the cage.
_NOT_IN_THE_PAGE = (
    *("twentyfour/contract/", "twentyfour/_cli/page.py", "twentyfour/locales/"),
    *("twentyfour/_pictures/", "twentyfour/_reading/", "twentyfour/gauntlet/"),
    *_DIAGNOSIS,
)
_FACTS = ".dist-info/"  # changes with README.md


def build_wheel(*, diagnosis: bool = False) -> Path:
    """Return the files of the engine's wheel as bytecode, without those that no page reads."""
    left_out = tuple(name for name in _NOT_IN_THE_PAGE if not (diagnosis and name in _DIAGNOSIS))
    sources = _sources(left_out)
    return step(
        "wheel",
        "Compiling the engine",
        lambda _: bytecode.compiled(sources),
        *bytecode.compiler(),
        *(part for name in sorted(sources) for part in (name.encode(), sources[name])),
    )


def _sources(left_out: tuple[str, ...]) -> Entries:
    with TemporaryDirectory() as directory:
        run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", directory)
        (wheel,) = Path(directory).iterdir()
        return {
            name: data
            for name, data in unpack(wheel).items()
            if not name.startswith(left_out) and _FACTS not in name
        }
