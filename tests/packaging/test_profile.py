"""The profile of the page's Python."""

import pytest
from hypothesis import given
from hypothesis.strategies import integers, sets

from web.builder.paths import ToolFailed
from web.python import profile

MODULE = '''"""A module."""
def double(number):
    """Return twice the number."""
    return number * 2
'''


@pytest.fixture
def module(tmp_path):
    """Return a function that returns the meaning of a module with this source."""

    def meaning(source):
        file = tmp_path / "module.py"
        file.write_text(source)
        return profile._meaning(file)

    return meaning


@given(sets(integers(0, 20_000)))
def test_numbers_are_read_as_they_were_written(numbers):
    assert list(profile._numbers(profile._ranges(numbers))) == sorted(numbers)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Return twice the number.", "Double."),
        ("def", "# Twice.\ndef"),
        ("number * 2", "(number\n            * 2)"),
    ],
)
def test_comments_docstrings_and_layout_leave_a_profile_valid(module, old, new):
    assert module(MODULE.replace(old, new)) == module(MODULE)


@pytest.mark.parametrize(("old", "new"), [("* 2", "* 3"), ("* 2", "+ 2"), ("double", "twice")])
def test_a_change_of_the_code_makes_a_profile_stale(module, old, new):
    assert module(MODULE.replace(old, new)) != module(MODULE)


def test_a_stale_profile_is_a_fault_that_names_its_cure(monkeypatch):
    assert list(profile.faults()) == []
    monkeypatch.setattr(profile, "fingerprint", lambda: "another engine")
    (fault,) = profile.faults()
    assert "web/python/profile.json" in fault
    assert "make profile" in fault


def test_a_profile_of_another_pyodide_is_not_used():
    with pytest.raises(ToolFailed, match="Run `make profile`"):
        profile.kept_functions(b"another code")
