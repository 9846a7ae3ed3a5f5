"""The tests of the engine that count over whole decks, under the CPython of Pyodide."""

import pytest

from tests.built import failure_inside
from tests.pyodide.test_engine import LONG


@pytest.mark.parametrize("file", LONG)
def test_engine_passes_its_long_tests_inside_pyodide(file: str) -> None:
    if failure := failure_inside([f"tests/unit/{file}"]):
        pytest.fail(failure, pytrace=False)
