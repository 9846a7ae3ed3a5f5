"""The engine's wheel for the page."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from web.builder.archive import Entries, unpack
from web.builder.paths import run
from web.builder.steps import step
from web.python import bytecode

# The types, the page's server, the sentences of the command line, the pictures of notebooks, what
# judges the texts of language models, and the diagnosis of solvers, which has a Python of its own.
_NOT_IN_THE_PAGE = (
    *("twentyfour/contract/", "twentyfour/_cli/page.py", "twentyfour/locales/"),
    *("twentyfour/_pictures/", "twentyfour/_reading/", "twentyfour/gauntlet/"),
    *("twentyfour/_diagnosis/", "twentyfour/diagnosis.py"),
)
_FACTS = ".dist-info/"  # changes with README.md


def build_wheel() -> Path:
    """Return the files of the engine's wheel as bytecode, without those that no page reads."""
    sources = _sources()
    return step(
        "wheel",
        "Compiling the engine",
        lambda _: bytecode.compiled(sources),
        *bytecode.compiler(),
        *(part for name in sorted(sources) for part in (name.encode(), sources[name])),
    )


def _sources() -> Entries:
    with TemporaryDirectory() as directory:
        run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", directory)
        (wheel,) = Path(directory).iterdir()
        return {
            name: data
            for name, data in unpack(wheel).items()
            if not name.startswith(_NOT_IN_THE_PAGE) and _FACTS not in name
        }
