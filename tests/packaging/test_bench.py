"""`make bench` fails if a bar is missed."""

import pytest

from tests.benchmarks.bars import Bar, judge

BAR = Bar("page: verdict", "page: verdict, stock", 0.5)


@pytest.mark.parametrize(
    ("figure", "result", "missed"),
    [(0.8, "pass", []), (1.0, "pass", []), (1.2, "MISSED", [BAR])],
)
def test_bar_is_missed_above_its_ratio(capsys, figure, result, missed):
    assert judge([BAR], {BAR.figure: figure, BAR.yardstick: 2.0}) == missed
    ratio = f"{figure / 2:.4f}"
    assert capsys.readouterr().out.splitlines()[-1].split()[-3:] == [ratio, "0.5000", result]


@pytest.mark.parametrize("measured", [BAR.figure, BAR.yardstick])
def test_bar_is_missed_if_only_one_of_its_figures_is_measured(measured):
    assert judge([BAR], {measured: 1.0}) == [BAR]


def test_bar_of_a_missing_browser_is_skipped(capsys):
    assert judge([BAR], {}) == []
    assert "not measured" in capsys.readouterr().out
