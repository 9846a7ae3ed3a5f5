from fractions import Fraction
from itertools import permutations as orders_of
from itertools import product

import pytest

from twentyfour import METHODS, HandError, is_solvable, parse, solve
from twentyfour.equivalence import canonical
from twentyfour.methods import exhaustive, templates
from twentyfour.methods.growth import GROWTH
from twentyfour.methods.method import SOLVABLE
from twentyfour.methods.permutations import distinct_orders, orders
from twentyfour.methods.pick_two import fixed_table, two_loops
from twentyfour.methods.postfix import from_postfix, to_postfix
from twentyfour.methods.template_lists import EQUIVALENCES, PUBLISHED, TEMPLATES
from twentyfour.methods.terms import EXACT, terms

SOME_HANDS = [(1, 1, 1, 1), (1, 1, 10, 12), (2, 4, 8, 10), (3, 3, 8, 8), (6, 6, 6, 6)]
"""No solution; ones; the most solutions; a fraction; equal cards."""
EXACT_METHODS = [name for name in METHODS if name != "exhaustive-float"]


@pytest.mark.parametrize("name", METHODS)
def test_a_method_has_a_name_an_idea_and_a_publication(name):
    method = METHODS[name]
    assert method.name == name == name.lower()
    assert method.idea.count("\n") == 0 < len(method.idea) < 100
    assert all(method.publication[:2])
    assert 4 in method.sizes
    assert method.complete != bool(method.blind_spots)


@pytest.mark.parametrize("name", METHODS)
def test_the_example_is_a_hand_that_a_method_misses_if_it_misses_any(name):
    method = METHODS[name]
    assert len(method.example) in method.sizes
    if method.solved < SOLVABLE and name != "templates-first":
        assert is_solvable(method.example)
        assert not any(method.trying(method.example, 24))


@pytest.mark.parametrize("name", EXACT_METHODS)
def test_solutions_of_a_method_are_right_and_a_complete_method_finds_all(name):
    for hand in SOME_HANDS:
        solutions = list(METHODS[name].solutions(hand))
        assert all(solution.value == 24 for solution in solutions)
        assert all(sorted(solution.numbers) == list(hand) for solution in solutions)
        forms, all_forms = ({canonical(each) for each in some} for some in (solutions, solve(hand)))
        assert forms == all_forms if METHODS[name].complete else forms <= all_forms


@pytest.mark.parametrize("name", METHODS)
def test_a_method_takes_its_sizes_and_refuses_others(name):
    method = METHODS[name]
    for size in range(1, 6):
        numbers = [3, 8, 1, 1, 1][:size]
        target = 24 if size > 1 else 3
        if size in method.sizes:
            assert next(method.solutions(numbers, target)).value == target
        else:
            with pytest.raises(HandError) as caught:
                method.solutions(numbers, target)
            assert caught.value.code == "bad-method-size"
            assert caught.value.params["count"] == str(size)


@pytest.mark.parametrize(
    ("name", "tried"),
    [
        ("permutations", 24 * 4**3),
        ("templates-130", 24 * 130),
        ("templates-73", 24 * 73),
        ("templates-mended", 24 * 47),
        ("pick-two", 12 * 4 * 6 * 4 * 2 * 4),
        ("pick-two-table", 12 * 4 * 6 * 4 * 2 * 4),
        ("pick-two-distinct", 6 * 6 * 3 * 6 * 1 * 6),
        ("running-total", 24 * 4**3),
        ("two-totals", 2 * 24 * 4**3),
        ("both-orders", 24 * 4 * 8 * 8),
        ("exhaustive", 24 * 64 * 5),
        ("exhaustive-float", 24 * 64 * 5),
        ("postfix", 24 * 64 * 5),
    ],
)
def test_the_number_of_attempts_is_known_for_a_hand_without_division_by_zero(name, tried):
    run = METHODS[name].solutions([2, 7, 31, 101])
    assert not list(run)
    assert run.tried == tried


def test_the_work_of_a_method_grows_by_its_formula():
    for name, growth in GROWTH.items():
        for hand in ([2, 7, 31], [2, 7, 31, 101]):
            run = METHODS[name].solutions(hand, 10**6)
            assert not list(run)
            assert run.computed == growth.values(len(hand)), name


def test_a_long_search_yields_in_between():
    run = METHODS["pick-two"].solutions([1] * 8, 1000)
    slices = run.slices()
    assert [next(slices), next(slices)] == [[], []]
    assert run.tried == 128


def test_the_head_is_inserted_everywhere():
    assert list(orders([1, 2, 3])) == [
        (1, 2, 3),
        (2, 1, 3),
        (2, 3, 1),
        (1, 3, 2),
        (3, 1, 2),
        (3, 2, 1),
    ]
    assert list(distinct_orders([1, 1, 3])) == [(1, 1, 3), (1, 3, 1), (3, 1, 1)]
    assert sorted(orders(range(4))) == sorted(orders_of(range(4)))


def test_without_parentheses_products_come_before_sums():
    texts = {str(solution) for solution in METHODS["permutations"].solutions([1, 2, 3, 4], 11)}
    assert "1+2*3+4" in texts
    assert "2*4+1*3" in texts
    assert not any("(" in text for text in texts)


def test_two_loops_and_a_table_of_twelve_give_the_same_pairs():
    for count in range(1, 5):
        assert list(two_loops(count)) == list(fixed_table(count))
    assert len(list(fixed_table(4))) == 12


def test_without_duplicates_no_two_solutions_are_the_same():
    for hand in SOME_HANDS:
        forms = [canonical(solution) for solution in METHODS["pick-two-distinct"].solutions(hand)]
        assert len(forms) == len(set(forms))


def test_fewer_templates_are_different_than_was_published():
    assert (len(TEMPLATES), len(PUBLISHED), len(templates.reduced())) == (130, 73, 50)
    assert set(templates.reduced()) < set(PUBLISHED) < set(TEMPLATES)
    assert len({templates.forms(template) for template in TEMPLATES}) == 46
    assert len({templates.forms(template) for template in PUBLISHED}) == 45
    assert len(list(templates.different_templates())) == 47


def test_two_rows_of_the_published_equivalences_are_wrong():
    rows = [row.split("=") for row in EQUIVALENCES]
    wrong = [row[0] for row in rows if templates.forms(row[0]) != templates.forms(row[-1])]
    assert wrong == ["N+N-N-N", "N/(N/N/N)"]


def test_a_template_of_each_gives_one_solution_and_the_first_only_one():
    mended = list(METHODS["templates-mended"].solutions([5, 6, 7, 8]))
    forms = [templates.forms(templates.template_of(solution)) for solution in mended]
    assert len(forms) == len(set(forms)) > 1
    assert len(list(METHODS["templates-first"].solutions([5, 6, 7, 8]))) == 1
    assert len(list(METHODS["templates-73"].solutions([5, 6, 7, 8]))) == 8


def test_six_orders_of_evaluation_make_five_bracketings():
    def in_order(cards, operators, order):
        """The tree of a chain of operators, applied in an order."""
        cards, waiting = list(cards), list(zip(operators, order, strict=True))
        while waiting:
            at = min(range(len(waiting)), key=lambda at: waiting[at][1])
            row, _ = waiting.pop(at)
            cards[at : at + 2] = [exhaustive.join(row, cards[at], cards[at + 1])]
        return cards[0]

    a, b, c, d = cards = terms([2, 3, 5, 7])
    for f, g, h in product(EXACT, repeat=3):
        trees = {in_order(cards, (f, g, h), order) for order in orders_of(range(3))}
        assert trees == set(exhaustive.bracketings(a, f, b, g, c, h, d))
        assert len(trees) == 5


def test_floats_with_a_tolerance_accept_wrong_expressions():
    wrong = next(METHODS["exhaustive-float"].solutions([2, 24, 46, 56]))
    assert str(wrong) == "2/(46*56)+24"
    assert wrong.value == 24 + Fraction(1, 1288)
    assert not is_solvable([2, 24, 46, 56])
    assert not list(METHODS["exhaustive"].solutions([2, 24, 46, 56]))


def test_floats_without_a_tolerance_miss_three_three_eight_eight(monkeypatch):
    monkeypatch.setattr(exhaustive, "TOLERANCE", 0)
    assert not list(METHODS["exhaustive-float"].solutions([3, 3, 8, 8]))


def test_postfix_and_infix_are_converted_into_each_other():
    assert to_postfix("8/(3-8/3)") == "8 3 8 3 / - /"
    assert from_postfix("8 3 8 3 / - /") == parse("8/(3-8/3)")
    for text in ("8 3", "8 +", "", "+ 8 3"):
        with pytest.raises(ValueError, match="value"):
            from_postfix(text)


def test_numbers_and_target_can_be_any_rationals():
    half = Fraction(1, 2)
    for name in EXACT_METHODS:
        if 2 in METHODS[name].sizes:
            assert [str(each) for each in METHODS[name].solutions([half, -3], half + 3)] == [
                "1⁄2-⁻3"
            ]
    assert not is_solvable([1, 1, 1, 1], -5)
    assert not list(METHODS["postfix"].solutions([1, 1, 1, 1], -5))
