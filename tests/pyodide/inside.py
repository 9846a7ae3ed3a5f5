"""What `run.mjs` calls inside Pyodide; at first there is only what is in its memory."""

import builtins
import importlib
import os
import sys
from collections.abc import Container, Sequence
from types import ModuleType
from typing import Any

_PAGE = frozenset(sys.modules)
_STANDINS = (
    *("asyncio", "decimal", "importlib.resources", "importlib.resources.abc", "inspect"),
    "traceback",
)
_NOT_INSIDE = (
    # What asks about CPython on a computer: docstrings, processes, memory.
    "tests/unit/test_api.py::test_exactly_these_names_are_public",
    "tests/unit/test_api.py::test_importing_the_engine_compiles_no_strings",
    "tests/unit/test_survey.py::test_many_processes_give_the_outcomes_of_one",
    "tests/unit/test_solver.py::test_memory_stays_bounded_on_hands_with_very_many_solutions",
    "tests/unit/test_terminal.py",
    # What counts over many hands: exact arithmetic gives no other counts here.
    "tests/unit/test_rating.py::test_random_hands_of_seven_are_not_all_expert",
    "tests/unit/test_rating.py::test_larger_hands_have_every_level_too",
    "tests/unit/test_methods_on_the_deck.py",
    "tests/unit/test_solver.py::test_of_the_1820_hands_1362_are_solvable_and_every_solution_checks",
    "tests/unit/test_solver.py::test_the_essential_solutions_are_those_of_the_published_list",
    "tests/unit/test_solver.py::test_no_hand_has_more_than_eleven_essential_solutions",
    "tests/unit/test_solver.py::test_of_the_270725_deals_of_a_real_deck_217817_are_solvable",
)
"""All other tests of the engine run inside."""


def run_tests(files: Sequence[str]) -> int:
    """Run some files of tests; fail too when the engine needs more than the page's modules."""
    os.environ |= {"HYPOTHESIS_PROFILE": "repeatable", "HYPOTHESIS_NO_PLUGINS": "1"}
    sys.dont_write_bytecode = True
    engine = frozenset(name for name in sys.modules if name.startswith("twentyfour"))
    missing = _watch_imports(engine, {*_PAGE, *sys.builtin_module_names})
    for name in _STANDINS:
        del sys.modules[name]
    importlib.invalidate_caches()
    vars(sys.modules["fractions"])["Decimal"] = importlib.import_module("decimal").Decimal
    logging = importlib.import_module("logging")
    logging.getLogger().addHandler(logging.NullHandler())  # hashlib logs what OpenSSL would bring
    pytest = importlib.import_module("pytest")
    tests = [f"/repository/{file}" for file in files]
    options = ["-q", "--rootdir=/repository", "--import-mode=importlib", "-p", "no:cacheprovider"]
    options += ["-p", "no:faulthandler", "-p", "no:xdist", "-p", "no:xdist.looponfail"]
    options += [f"--deselect={name}" for name in _NOT_INSIDE]
    sys.path.append("/repository")
    code = pytest.main([*options, *tests])
    if missing:
        print(f"The engine imports what the page's standard library lacks: {missing}")
    return int(code) or len(missing)


def _watch_imports(engine: Container[str], known: Container[str]) -> set[str]:
    """Return a set that will hold what the engine imports of the library and the page lacks."""
    missing: set[str] = set()
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
    """Name the module that imports: the nearest caller outside the standard library."""
    frame = sys._getframe(2)
    while frame.f_back and _is_library(frame.f_globals["__name__"]):
        frame = frame.f_back
    return str(frame.f_globals["__name__"])
