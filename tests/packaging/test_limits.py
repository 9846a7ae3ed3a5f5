"""`make bench` fails if a limit is exceeded."""

import pytest

from tests.benchmarks import __main__ as bench
from tests.benchmarks import engine, start
from tests.benchmarks.limits import LIMITS, Limit, judge
from tests.benchmarks.tasks import TASKS

LIMIT = Limit("page: solve", "page: merge", 0.5)
ENGINE = {f"{place}: {name}": 1.0 for place in ("CPython", "page") for name in TASKS}


@pytest.mark.parametrize(("figure", "exceeded"), [(0.4, []), (0.5, []), (0.6, [LIMIT])])
def test_bar_is_missed_above_its_ratio(figure, exceeded):
    assert judge([LIMIT], {"page: solve": figure, "page: merge": 1.0}) == exceeded


def test_table_shows_ratio_limit_and_result(capsys):
    judge([LIMIT], {"page: solve": 1.5, "page: merge": 2.0})
    assert capsys.readouterr().out.splitlines()[-1].split()[-3:] == ["0.7500", "0.5000", "FAIL"]
    judge([LIMIT], {"page: solve": 0.5, "page: merge": 2.0})
    assert capsys.readouterr().out.splitlines()[-1].split()[-3:] == ["0.2500", "0.5000", "pass"]


@pytest.mark.parametrize("lost", ["page: solve", "page: merge"])
def test_missing_figure_exceeds_its_limit(lost):
    figures = {"page: solve": 0.1, "page: merge": 1.0, "page: check": 1.0}
    del figures[lost]
    assert judge([LIMIT], figures) == [LIMIT]


def test_place_without_measurements_is_skipped(capsys):
    limit = Limit("page: solve", "C: every expression", 1)
    assert judge([limit], {"page: solve": 9.0}) == []
    assert "not measured" in capsys.readouterr().out


def test_every_bar_on_the_engine_names_a_task():
    named = {name for limit in LIMITS for name in (limit.figure, limit.measure)}
    engine_names = {name for name in named if name.startswith(("CPython: ", "page: "))}
    assert engine_names <= ENGINE.keys() | {"CPython: solve, a hand", "page: solve, a hand"}


@pytest.mark.parametrize("number", range(len(LIMITS)))
def test_one_exceeded_limit_ends_the_bench_with_an_error(number, monkeypatch):
    figures = {limit.figure: 0.0 for limit in LIMITS} | {limit.measure: 1.0 for limit in LIMITS}
    monkeypatch.setattr(start, "figures", dict)
    monkeypatch.setattr(engine, "figures", lambda: figures)
    bench.main()
    figures[LIMITS[number].figure] = LIMITS[number].at_most * 1.01
    with pytest.raises(SystemExit, match="limits are exceeded"):
        bench.main()
