"""A repair is the smallest change of the text that makes the answer right."""

import re
from itertools import combinations

from hypothesis import assume, given
from hypothesis import strategies as st

from tests.property.strategies import ranks, trees
from twentyfour import DivisionByZero, check, is_solvable, parse, repair

answers = st.lists(ranks, min_size=2, max_size=4).flatmap(trees)
targets = st.sampled_from([24, 1, 10])


def with_another_operator(text):
    for match in re.finditer(r"[-+*/]", text):
        for symbol in "+-*/":
            yield text[: match.start()] + symbol + text[match.end() :]


def with_other_brackets(text):
    places = range(len(text) + 1)
    for start, end in combinations(places, 2):
        yield f"{text[:start]}({text[start:end]}){text[end:]}"
    opened = []
    for at, symbol in enumerate(text):
        if symbol == "(":
            opened.append(at)
        if symbol == ")":
            start = opened.pop()
            yield text[:start] + text[start + 1 : at] + text[at + 1 :]
        if symbol in "()":
            rest = text[:at] + text[at + 1 :]
            yield from (rest[:to] + symbol + rest[to:] for to in range(len(rest) + 1))


def with_two_cards_swapped(text):
    for one, other in combinations(re.finditer(r"\d+", text), 2):
        between = text[one.end() : other.start()]
        yield text[: one.start()] + other[0] + between + one[0] + text[other.end() :]


CHANGES = {
    "operator": with_another_operator,
    "brackets": with_other_brackets,
    "swap": with_two_cards_swapped,
}


@st.composite
def mistakes(draw):
    """A right answer with one wrong change, its cards and the target."""
    tree = draw(answers.filter(lambda tree: not isinstance(tree.outcome, DivisionByZero)))
    cards, target = tree.numbers, tree.value
    changed = CHANGES[draw(st.sampled_from([*CHANGES]))](str(tree))
    wrong = [each for each in changed if check(each, cards, target).code in MISSES]
    assume(wrong)
    return draw(st.sampled_from(wrong)), cards, target


MISSES = ("wrong-value", "division-by-zero")


@given(st.one_of(mistakes(), answers.map(lambda tree: (str(tree), tree.numbers, 24))))
def test_the_change_is_the_smallest_that_makes_the_answer_right(wrong):
    text, cards, target = wrong
    assume(check(text, cards, target).code in MISSES)
    fix = repair(text, cards, target)
    for code, changed in CHANGES.items():
        right = {str(v.expression) for each in changed(text) if (v := check(each, cards, target))}
        if right:
            assert (fix.code, str(fix.expression) in right) == (code, True)
            return
    assert (fix.code, fix.span, fix.expression) == (None, None, None)


@given(mistakes())
def test_text_outside_the_span_stays_as_typed(mistake):
    text, cards, target = mistake
    fix = repair(text, cards, target)
    before, after = text[: fix.span[0]], text[fix.span[1] :]
    changed = {
        str(verdict.expression)
        for each in CHANGES[fix.code](text)
        if each.startswith(before) and each.endswith(after)
        if (verdict := check(each, cards, target))
    }
    assert str(fix.expression) in changed


def tables(tree):
    """The cards, then the table after each step, computed by the steps themselves."""
    table = list(tree.numbers)
    yield table
    for step in tree.steps():
        table = [*table, step.value]
        table.remove(step.left)
        table.remove(step.right)
        yield table


@given(answers, targets)
def test_the_target_can_be_made_after_the_steps_kept_and_not_after_the_next(tree, target):
    assume(not isinstance(tree.outcome, DivisionByZero) and tree.outcome != target)
    fix = repair(tree, tree.numbers, target)
    possible = [is_solvable(table, target) for table in tables(tree)]
    assert fix.kept == (possible.index(False) - 1 if possible[0] else None)
    assert fix.last == (tree.steps()[fix.kept - 1] if fix.kept else None)
    assert (fix.last_span is None) == (fix.last is None)
    if fix.last_span:
        assert parse(str(tree)[slice(*fix.last_span)]).steps()[-1] == fix.last


@given(answers)
def test_a_right_answer_needs_no_repair(tree):
    assume(not isinstance(tree.outcome, DivisionByZero))
    assert repair(tree, tree.numbers, tree.value) is None
    assert parse(str(tree)) == tree
