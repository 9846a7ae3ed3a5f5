from fractions import Fraction

from hypothesis import example, given
from hypothesis import strategies as st

from twentyfour import DivisionByZero, check, parse, solve

from .strategies import cards, expressions, hands, rationals, trees

ALPHABET = "0123456789AJQKTx+-*/()[]{}= .,^−×÷（）"


@given(st.one_of(st.text(), st.text(ALPHABET, max_size=40)), hands(cards, largest=8), rationals)
@example("1" * 5000, [Fraction(1)], Fraction(1))
@example("\ud800", [Fraction(1)], Fraction(1))
@example("-" * 400, [Fraction(1)], Fraction(1))
def test_no_text_raises_and_every_fault_is_within_the_text(text, numbers, target):
    verdict = check(text, numbers, target)
    assert verdict.ok == (verdict.code == "right")
    start, end = verdict.span
    assert 0 <= start <= end <= max(1, len(text))


@given(expressions)
def test_a_tree_is_right_for_its_own_numbers_and_value(tree):
    verdict = check(str(tree), tree.numbers, 24)
    if isinstance(tree.outcome, DivisionByZero):
        assert verdict.code == "division-by-zero"
    else:
        assert verdict.code == ("right" if tree.value == 24 else "wrong-value")
        assert check(str(tree), tree.numbers, tree.value).ok
        assert check(f"{tree} = {tree.value}", tree.numbers, tree.value).ok


@given(hands(cards, largest=7).flatmap(trees), cards)
def test_a_card_too_many_is_unused(tree, card):
    verdict = check(str(tree), [*tree.numbers, card], 24)
    assert verdict.code == "unused"
    assert verdict.params["unused"] == ({"value": str(card), "count": "1"},)


@given(expressions)
def test_a_card_too_few_is_overused_or_not_on_the_table(tree):
    numbers = tree.numbers
    if len(numbers) > 1:
        code = "overused" if numbers[0] in numbers[1:] else "not-on-table"
        assert check(str(tree), numbers[1:], 24).code == code


anything = st.one_of(
    st.none(),
    st.text(),
    st.binary(),
    st.floats(),
    st.booleans(),
    st.fractions(),
    st.integers(),
    st.integers(1, 5).map(lambda power: 10 ** (1000 * power)),
    st.builds(Fraction, st.just(1), st.just(10**5000)),
)


@given(st.one_of(anything, st.text(ALPHABET)), st.lists(anything, max_size=10), anything)
def test_check_never_raises(text, numbers, target):
    verdict = check(text, numbers, target)
    assert verdict.ok == (verdict.code == "right")
    assert check(text, target, numbers).ok is False


@given(st.lists(anything, max_size=4))
def test_check_does_not_raise_for_an_iterator_that_raises(numbers):
    def given():
        yield from numbers
        raise LookupError

    assert check("1", given()).code == "bad-hand-number"


MARKS = "\u200b\u200d\u200e\u202b\u202c\u2066\ufeff"


@given(st.text(ALPHABET, min_size=1, max_size=12), hands(cards, largest=4), st.data())
def test_invisible_marks_change_no_code_and_bound_no_span(text, numbers, data):
    marks = st.text(MARKS, max_size=2)
    marked = "".join(data.draw(marks) + symbol for symbol in text) + data.draw(marks)
    plain, verdict = check(text, numbers), check(marked, numbers)
    assert verdict.code == plain.code
    if verdict.code != "empty":
        fault = marked[slice(*verdict.span)]
        assert fault.strip(MARKS) == fault
        assert fault.translate(dict.fromkeys(map(ord, MARKS))) == text[slice(*plain.span)]


@given(hands(st.sampled_from([*range(1, 9), -1, -3, Fraction(1, 2), Fraction(-2, 3)]), largest=4))
def test_every_solution_is_right_as_it_is_written(numbers):
    for target in (24, 1, Fraction(1, 2)):
        for solution in solve(numbers, target):
            assert parse(str(solution)) == solution
            assert check(str(solution), numbers, target).ok


@given(expressions)
def test_slashes_and_signs_are_read_as_cards_if_the_table_has_them(tree):
    typed = str(tree).replace("⁄", "/").replace("⁻", "-")
    verdict = check(typed, tree.numbers, 24)
    assert verdict.code in ("right", "wrong-value", "division-by-zero")
    assert sorted(verdict.expression.numbers) == sorted(tree.numbers)


STARTS = st.text("=＝ ", max_size=3)
ENDINGS = st.lists(st.sampled_from([*"=＝.．。｡,，、،", " "]), max_size=5).map("".join)


@given(expressions, STARTS, ENDINGS, st.sampled_from(["{}", "{} = 24", "24 = {}"]))
def test_marks_around_an_answer_change_no_verdict(tree, start, ending, form):
    text = form.format(tree)
    plain, marked = (check(each, tree.numbers, 24) for each in (text, start + text + ending))
    assert (marked.code, marked.value, marked.params) == (plain.code, plain.value, plain.params)


@given(st.text(ALPHABET, max_size=12), hands(cards, largest=4), STARTS, ENDINGS)
def test_marks_around_an_answer_make_it_neither_right_nor_wrong(text, numbers, start, ending):
    plain, marked = (check(each, numbers) for each in (text, start + text + ending))
    assert plain.ok == marked.ok
