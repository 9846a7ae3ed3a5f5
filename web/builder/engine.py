"""The engine for the page: its wheel, and what the page knows before Python is awake."""

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from twentyfour import __version__, bridge
from web.builder.archive import compiled
from web.builder.paths import GENERATED, run

_DEALS = 64


def build_wheel() -> Path:
    """Return the wheel, compiled to bytecode."""
    with TemporaryDirectory() as directory:
        run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", directory)
        (wheel,) = Path(directory).iterdir()
        return compiled(wheel)


def write_facts() -> None:
    """Write `engine.json`: the version, the names of the calls, and some first hands."""
    facts = {
        "version": __version__,
        "calls": sorted(bridge.CALLS),
        "deals": [_ask("deal", {"seed": seed}) for seed in range(_DEALS)],
    }
    GENERATED.mkdir(exist_ok=True)
    (GENERATED / "engine.json").write_text(json.dumps(facts, indent=1) + "\n")


def _ask(name: str, params: dict[str, object]) -> object:
    job = bridge.begin(name, json.dumps(params))
    while not (slice_ := json.loads(bridge.advance(job, 1000)))["done"]:
        pass
    return slice_["value"]
