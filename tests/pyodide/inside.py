"""Runs tests inside Pyodide; `run.mjs` calls it."""

import builtins
import importlib
import os
import sys
from collections.abc import Collection, Sequence
from types import ModuleType
from typing import Any

_NOT_INSIDE = (
    # Tests that start processes, measure the memory of one, or draw pictures for notebooks.
    "tests/contract/test_constants.py",
    "tests/contract/test_strength_scale.py",
    "tests/contract/test_terminal_history.py",
    "tests/unit/test_game.py",
    "tests/property/test_picture_properties.py",
    "tests/unit/test_pictures.py",
    "tests/unit/test_solver.py::test_memory_stays_bounded_on_hands_with_very_many_solutions",
    "tests/unit/test_survey.py::test_a_method_of_ones_own_is_surveyed",
    "tests/unit/test_survey.py::test_processes_and_threads_give_the_outcomes_of_one_process",
    "tests/unit/test_survey.py::test_the_command",
    "tests/unit/test_survey.py::test_the_reason_is_the_operand_on_the_left_exactly_where_both_orders_solve",
    "tests/unit/test_terminal.py",
    "tests/unit/test_values.py::test_values_and_errors_come_back_from_another_process",
)
"""Prefixes of tests that do not run inside; all other tests of the engine do."""

_OPTIONS = (
    *("-q", "--rootdir=/repository"),
    *(
        "-p",
        "no:cacheprovider",
        "-p",
        "no:faulthandler",
        "-p",
        "no:xdist",
        "-p",
        "no:xdist.looponfail",
    ),
    *(f"--deselect={name}" for name in _NOT_INSIDE),
)


def run_tests(tests: Sequence[str], known: Collection[str]) -> int:
    """Run some tests; also fail if the engine imports an unknown module."""
    os.environ |= {"HYPOTHESIS_PROFILE": "repeatable", "HYPOTHESIS_NO_PLUGINS": "1"}
    missing = _watch_imports(known)
    pytest = importlib.import_module("pytest")
    code = pytest.main([*_OPTIONS, *(f"/repository/{test}" for test in tests)])
    if missing:
        print(f"The engine imports what the page's standard library lacks: {missing}")
    return int(code) or len(missing)


def _watch_imports(known: Collection[str]) -> set[str]:
    """Return a set to which the engine's imports that the page lacks are added."""
    missing: set[str] = set()
    engine = {name for name in known if name.startswith("twentyfour")}
    do_import = builtins.__import__

    def watched(name: str, *rest: Any, **named: Any) -> ModuleType:
        if name not in known and _is_library(name) and _importer() in engine:
            missing.add(name)
        return do_import(name, *rest, **named)

    builtins.__import__ = watched
    return missing


def _is_library(module: str) -> bool:
    return module.partition(".")[0] in sys.stdlib_module_names


def _importer() -> str:
    """Return the importing module: the nearest caller outside the standard library."""
    frame = sys._getframe(2)
    while frame.f_back and _is_library(frame.f_globals["__name__"]):
        frame = frame.f_back
    return str(frame.f_globals["__name__"])
