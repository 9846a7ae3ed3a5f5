"""The engine for the page: its wheel, and what the page knows before Python is awake."""

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from twentyfour import __version__, bridge
from web.builder import bytecode
from web.builder.archive import digest, pack, remembered, unpack
from web.builder.paths import GENERATED, run

_DEALS = 64
_NOT_IN_THE_PAGE = ("twentyfour/contract/", "twentyfour/_page.py")  # types, and the page's server


def build_wheel() -> Path:
    """Return what a wheel of the engine installs, as bytecode; without what nothing runs there."""
    with TemporaryDirectory() as directory:
        run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", directory)
        (wheel,) = Path(directory).iterdir()
        inputs = (wheel, Path(__file__), *bytecode.COMPILER)
        known = remembered("wheel", f"{digest(*(file.read_bytes() for file in inputs))}.zip")
        if not known.exists():
            sources = {
                name: data
                for name, data in unpack(wheel).items()
                if not name.startswith(_NOT_IN_THE_PAGE)
            }
            pack(bytecode.compiled(sources), known)
        return known


def write_facts() -> None:
    """Write `engine.json`: the version, the calls, the classic methods, and some first hands."""
    facts = {
        "version": __version__,
        "calls": sorted(bridge.CALLS),
        "methods": _ask("methods", {}),
        "deals": [_ask("deal", {"seed": seed}) for seed in range(_DEALS)],
    }
    GENERATED.mkdir(exist_ok=True)
    (GENERATED / "engine.json").write_text(json.dumps(facts, indent=1) + "\n")


def _ask(name: str, params: dict[str, object]) -> object:
    job = bridge.begin(name, json.dumps(params))
    while not (slice_ := json.loads(bridge.advance(job, 1000)))["done"]:
        pass
    return slice_["value"]
