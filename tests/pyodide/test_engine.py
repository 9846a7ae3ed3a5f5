"""The engine's own tests, once more under the CPython of Pyodide: a later one, as WebAssembly."""

import pytest

from tests.built import failure_inside
from web.builder.paths import ROOT

LONG = ("test_looks.py", "test_methods_on_the_deck.py", "test_rating.py", "test_solver.py")
"""What counts over whole decks: `tests/thorough` runs it."""


def test_engine_passes_its_tests_inside_pyodide() -> None:
    files = sorted((ROOT / "tests" / "unit").glob("test_*.py"))
    unit = [f"tests/unit/{file.name}" for file in files if file.name not in LONG]
    if failure := failure_inside(["tests/contract", "tests/property", *unit]):
        pytest.fail(failure, pytrace=False)
