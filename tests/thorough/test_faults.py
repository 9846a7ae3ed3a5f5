"""Every fault of `make faults` applies to the current tree; the nightly workflow runs this."""

from dataclasses import replace

import pytest

from tests.faults.catalog import HERE, faults

FAULTS = {fault.name: fault for fault in faults()}


def test_faults_have_different_names():
    assert len(FAULTS) == len(faults())


def test_there_are_faults_in_every_part():
    assert {file.stem for file in HERE.glob("*.toml")} == {
        *("engine", "bridge", "runtime", "page", "storage", "build", "locales")
    }
    assert len(FAULTS) >= 60


@pytest.mark.parametrize("name", FAULTS)
def test_fault_applies_to_exactly_one_place(name):
    if problem := FAULTS[name].problem():
        pytest.skip(problem)
    assert FAULTS[name].old != FAULTS[name].new


@pytest.mark.parametrize("test", ["tests/unit/test_none.py", "tests/unit/test_bridge.py::test_no"])
def test_fault_whose_test_is_gone_does_not_apply(test):
    gone = replace(FAULTS["bridge-shape"], tests=[test])
    assert gone.problem() == f"there is no {test}"


@pytest.mark.parametrize("name", FAULTS)
def test_fault_names_tests_of_one_tier(name):
    assert FAULTS[name].tier in {"engine", "app", "build", "page"}
