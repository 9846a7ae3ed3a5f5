"""The page shows the source of the methods, and highlights the running line."""

import sys
from collections import Counter, defaultdict
from types import FrameType
from typing import Any

import pytest

import twentyfour as tf
from twentyfour._search.search import forget
from twentyfour._slices import run_to_end
from twentyfour.methods import trace
from web.builder.paths import ROOT
from web.builder.sources import CHAPTERS, function_at, functions_of, lines_at_work, part, spans

HANDS = ((4, 6, 8, 2), (3, 3, 8, 8), (1, 1, 1, 7))


@pytest.mark.parametrize("name", tf.METHODS)
def test_a_method_is_shown_as_its_file_has_it(name):
    functions = functions_of(tf.METHODS[name].trying)
    assert functions[0] is tf.METHODS[name].trying
    for function in functions:
        file, first, lines = part(function).values()
        shown = ["".join(text for _, text in line) for line in lines]
        written = (ROOT / file).read_text().splitlines()[first - 1 :]
        assert [line.strip() for line in written[: len(shown)]] == [line.strip() for line in shown]


@pytest.mark.parametrize("name", tf.METHODS)
def test_a_run_enters_every_function_that_is_shown(name):
    shown = {function.__code__ for function in functions_of(tf.METHODS[name].trying)}
    entered = set()

    def watch(frame: FrameType, *_: object) -> None:
        entered.add(frame.f_code)

    for function in functions_of(tf.METHODS[name].trying):
        for cached in [it for it in function.__globals__.values() if hasattr(it, "cache_clear")]:
            cached.cache_clear()
    sys.settrace(watch)
    try:
        list(tf.METHODS[name].trying((1, 2, 3, 4), 24))
    finally:
        sys.settrace(None)
    assert shown <= entered


def test_our_solver_enters_every_function_of_its_chapters():
    shown = {function_at(place).__code__ for places in CHAPTERS.values() for place in places}
    entered = set()

    def watch(frame: FrameType, *_: object) -> None:
        entered.add(frame.f_code)

    forget()
    sys.settrace(watch)
    try:
        tf.solve((1, 2, 3, 8, 9))
    finally:
        sys.settrace(None)
    assert shown <= entered


@pytest.mark.parametrize("name", trace.TRACED)
@pytest.mark.parametrize("hand", HANDS, ids=str)
def test_highlighted_lines_are_the_running_lines(
    name: trace.TracedName, hand: tuple[int, ...]
) -> None:
    lines = lines_at_work(name)
    moves, visit = trace.TRACED[name].__code__, trace.Walk.visit.__code__
    ran: Counter[int] = Counter()
    before: dict[int, set[tuple[bool, str]]] = defaultdict(set)
    made: dict[int, int] = {}
    kept: list[object] = []

    def watch(frame: FrameType, event: str, value: object) -> Any:
        if frame.f_code is visit and event == "line":
            ran[frame.f_lineno] += 1
            if node := frame.f_locals.get("node"):
                is_listed = any(it is node for it in frame.f_locals["self"].nodes)
                before[frame.f_lineno].add((is_listed, node.state))
        elif frame.f_code is moves and event == "return" and value is not None:
            made[id(value)] = frame.f_lineno
            kept.append(value)
        return watch if frame.f_code in (moves, visit) else None

    sys.settrace(watch)
    try:
        traced = run_to_end(trace.trace_in_slices(name, hand))
    finally:
        sys.settrace(None)
    nodes = list(traced.nodes.values())
    assert not traced.cut
    for node in nodes[1:]:
        assert made[id(node.position)] == lines["step" if node.position.step else "push"]
    states = Counter(node.state for node in nodes)
    assert ran[lines["start"]] == len(nodes)
    assert (ran[lines["won"]], ran[lines["dead"]]) == (states["won"], states["dead"])
    assert before[lines["start"]] == {(False, "open")}
    assert before[lines["won"]] <= {(True, "open")}
    assert before[lines["dead"]] <= {(True, "open")}


def test_a_function_is_coloured_by_its_tokens():
    source = 'def one(a):\n    """Say\n    it."""\n    return a + 1  # one\n'
    colored = list(spans(source))
    assert ["".join(text for _, text in line) for line in colored] == source.splitlines()
    kinds = {text: kind for line in colored for kind, text in line}
    assert kinds["def"] == kinds["return"] == "keyword"
    assert (kinds["1"], kinds["# one"], kinds['    it."""']) == ("number", "comment", "text")
