from fractions import Fraction

from hypothesis import assume, given
from hypothesis import strategies as st

from tests.oracle import formulas
from tests.property.strategies import hands, ranks, slow, trees
from twentyfour import DivisionByZero, check, check_steps, is_right, read_answer

PIECES = [
    *("\\boxed{", "}", "<answer>", "</answer>", "Answer:", "\n", "```\n", "**", "`", "$", "\\("),
    *("\\frac{", "\\times", "\\left(", "\\right)", "\\text{", "\\sqrt", "{", "= 24", "24 ="),
    *("Step 1: ", "- ", "1. ", "so ", "a ", "x", "sqrt", "K", "J", "</think>", "→", "!", "^", "½"),
    *("8", "3", "3", "8", "+", "-", "*", "/", "(", ")", " ", "8/(3-8/3)", "8*3", "=", "."),
]
texts = st.one_of(st.text(), st.lists(st.sampled_from(PIECES), max_size=12).map("".join))
FORMS = [
    "{}",
    "{} = {total}",
    "Let me think.\n\n{} = {total}\n\nDone!",
    "**{} = {total}**",
    "Answer: {} = {total}.",
    "<answer>{}</answer>",
    "\\boxed{{{}}}",
    "First 1 + 1 = 2.\n```\n{}\n```",
    "So $ {} = {total} $ is it.",
]


@given(texts)
def test_no_text_raises_and_the_verdict_is_that_of_check(text):
    hand = (3, 3, 8, 8)
    reading = read_answer(text, hand)
    assert reading.ok == (reading.reason == "right")
    if reading.verdict is None:
        assert reading.expression is reading.span is reading.text is None
        return
    assert reading.verdict == check(reading.text, hand)
    assert reading.reason == reading.verdict.code
    start, end = reading.span
    assert 0 <= start <= end <= len(text)


@given(hands(ranks, largest=5).flatmap(trees), st.sampled_from(FORMS))
def test_an_expression_is_found_in_every_form(tree, form):
    assume(len(tree.numbers) > 1 and not isinstance(tree.outcome, DivisionByZero))
    text = form.format(tree, total=tree.value)
    numbers = [number.numerator for number in tree.numbers]
    reading = read_answer(text, numbers, tree.value)
    assert reading.ok
    assert reading.expression == tree
    assert not read_answer(text, numbers, tree.value + 1).ok
    assert not read_answer(text, [*numbers, 1], tree.value).ok


CHANGES = ["!", "^2", "²", "%", " + 1", " mod 5", "**2", "//2", "$ - 1$", " times 2", "e3", "(2)"]


@given(hands(ranks, largest=5).flatmap(trees), st.sampled_from(CHANGES), st.sampled_from(FORMS))
def test_nothing_that_changes_a_value_is_cut_off(tree, change, form):
    assume(len(tree.numbers) > 1 and not isinstance(tree.outcome, DivisionByZero))
    text = form.format(f"{tree}{change}", total=tree.value)
    assert not read_answer(text, [number.numerator for number in tree.numbers], tree.value).ok


@slow
@given(texts)
def test_any_text_has_steps_and_no_step_makes_a_lost_target_reachable(text):
    judged = check_steps(text, (3, 3, 8, 8))
    labels = [judged.solvable, *(step.solvable for step in judged.steps)]
    assert labels == sorted(labels, reverse=True)
    assert (judged.lost is None) == all(labels)
    for step in judged.steps:
        start, end = step.span
        assert 0 <= start < end <= len(text)


@st.composite
def step_lists(draw):
    """Steps over a hand: lines, and what is left after each."""
    table = draw(st.lists(ranks.map(Fraction), min_size=2, max_size=4))
    hand, lines, tables = tuple(table), [], []
    while len(table) > 1 and draw(st.integers(0, 9)):
        one, other = draw(st.permutations(table))[:2]
        sign = draw(st.sampled_from("+-*/" if other else "+-*"))
        value = {"+": one + other, "-": one - other, "*": one * other}.get(sign)
        value = one / other if value is None else value
        table = list(table)
        table.remove(one)
        table.remove(other)
        table.append(value)
        left = draw(st.sampled_from(["", f" (left: {' '.join(map(str, table))})"]))
        lines.append(f"{one} {sign} {other} = {value}{left}")
        tables.append(sorted(table))
    return hand, lines, tables


@slow
@given(step_lists(), st.sampled_from(["{}", "Step {at}: {}", "- {}", "{at}. ${}$"]))
def test_the_label_of_each_step_is_that_of_brute_force(steps, form):
    hand, lines, tables = steps
    text = "\n".join(form.format(line, at=at + 1) for at, line in enumerate(lines))
    judged = check_steps(text, [number.numerator for number in hand])
    assert [step.code for step in judged.steps] == ["right"] * len(lines)
    assert [sorted(step.left) for step in judged.steps] == tables
    labels = [formulas(table)[Fraction(24)] > 0 for table in (hand, *tables)]
    assert [judged.solvable, *(step.solvable for step in judged.steps)] == labels
    lost = next((at for at in range(1, len(labels)) if labels[at - 1] > labels[at]), None)
    assert (judged.lost and judged.lost.number) == lost
    assert judged.ok == (bool(lines) and tables[-1] == [24])


@given(st.text("0123456789AJQK+-*/()=x ", max_size=12), hands(ranks, largest=4))
def test_the_quick_judge_agrees_with_check(text, numbers):
    assert is_right(text, numbers) == check(text, numbers).ok
