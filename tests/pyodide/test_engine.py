"""The engine's own tests, once more under the CPython of Pyodide: a later one, as WebAssembly."""

import pytest

from tests.built import failure_inside
from web.builder.paths import ROOT

LONG = (
    "test_bounds.py",
    "test_certificates.py",
    "test_looks.py",
    "test_methods_on_the_deck.py",
    "test_rating.py",
    "test_solver.py",
)
"""What counts over whole decks, or is large on purpose: `tests/thorough` runs it."""


FILES = sorted(
    file.relative_to(ROOT).as_posix()
    for folder in ("contract", "property", "unit")
    for file in (ROOT / "tests" / folder).glob("test_*.py")
)


def is_long(file: str) -> bool:
    return file.endswith(LONG)


def test_engine_passes_its_tests_inside_pyodide() -> None:
    if failure := failure_inside([file for file in FILES if not is_long(file)]):
        pytest.fail(failure, pytrace=False)
