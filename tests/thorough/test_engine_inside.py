"""The tests of the engine that count over whole decks, under the CPython of Pyodide."""

import pytest

from tests.built import failure_inside
from tests.pyodide.test_engine import FILES, is_long


@pytest.mark.parametrize("file", [file for file in FILES if is_long(file)])
def test_engine_passes_its_long_tests_inside_pyodide(file: str) -> None:
    if failure := failure_inside([file]):
        pytest.fail(failure, pytrace=False)
