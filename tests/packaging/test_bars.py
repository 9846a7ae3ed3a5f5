"""`make bench` fails if a limit is exceeded."""

import pytest

from tests.benchmarks import __main__ as bench
from tests.benchmarks import engine, start
from tests.benchmarks.bars import BARS, Bar, judge
from tests.benchmarks.tasks import TASKS

BAR = Bar("page: solve", "page: merge", 0.5)
ENGINE = {f"{place}: {name}": 1.0 for place in ("CPython", "page") for name in TASKS}


@pytest.mark.parametrize(("figure", "missed"), [(0.4, []), (0.5, []), (0.6, [BAR])])
def test_bar_is_missed_above_its_ratio(figure, missed):
    assert judge([BAR], {"page: solve": figure, "page: merge": 1.0}) == missed


def test_table_shows_ratio_limit_and_result(capsys):
    judge([BAR], {"page: solve": 1.5, "page: merge": 2.0})
    assert capsys.readouterr().out.splitlines()[-1].split()[-3:] == ["0.7500", "0.5000", "FAIL"]
    judge([BAR], {"page: solve": 0.5, "page: merge": 2.0})
    assert capsys.readouterr().out.splitlines()[-1].split()[-3:] == ["0.2500", "0.5000", "pass"]


@pytest.mark.parametrize("lost", ["page: solve", "page: merge"])
def test_missing_figure_exceeds_its_limit(lost):
    figures = {"page: solve": 0.1, "page: merge": 1.0, "page: check": 1.0}
    del figures[lost]
    assert judge([BAR], figures) == [BAR]


def test_place_without_measurements_is_skipped(capsys):
    bar = Bar("page: solve", "C: every expression", 1)
    assert judge([bar], {"page: solve": 9.0}) == []
    assert "not measured" in capsys.readouterr().out


def test_every_bar_on_the_engine_names_a_task():
    named = {name for bar in BARS for name in (bar.figure, bar.measure)}
    engine_names = {name for name in named if name.startswith(("CPython: ", "page: "))}
    assert engine_names <= ENGINE.keys() | {"CPython: solve, a hand", "page: solve, a hand"}


@pytest.mark.parametrize("number", range(len(BARS)))
def test_one_missed_bar_ends_the_bench_with_an_error(number, monkeypatch):
    found = {bar.figure: 0.0 for bar in BARS} | {bar.measure: 1.0 for bar in BARS}
    monkeypatch.setattr(start, "figures", dict)
    monkeypatch.setattr(engine, "figures", lambda: found)
    bench.main()
    found[BARS[number].figure] = BARS[number].at_most * 1.01
    with pytest.raises(SystemExit, match="bars are missed"):
        bench.main()
