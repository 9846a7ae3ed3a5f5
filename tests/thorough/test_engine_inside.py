"""The engine's tests in Pyodide's CPython, except the tests that `make test` runs there."""

import pytest

from tests.built import failure_inside
from tests.pyodide.test_engine import FILES, is_first


@pytest.mark.parametrize("file", [file for file in FILES if not is_first(file)])
def test_engine_passes_its_tests_inside_pyodide(file: str) -> None:
    if failure := failure_inside([file]):
        pytest.fail(failure, pytrace=False)
