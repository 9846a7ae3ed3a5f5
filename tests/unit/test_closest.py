"""Closest counts: the value nearest to a target that any of the numbers make."""

from datetime import date
from fractions import Fraction

import pytest

import twentyfour as tf
from twentyfour._closest import closest_in_slices
from twentyfour.puzzles import CLOSEST_KINDS

HALF = Fraction(1, 2)


def found(numbers, target, **options):
    value, expression, distance = tf.closest(numbers, target, **options)
    return str(expression), value, distance


@pytest.mark.parametrize(
    ("numbers", "target", "answer"),
    [
        ((25, 50, 75, 100, 3, 6), 952, ("((100+6)*75*3-50)/25", 952, 0)),
        ((75, 50, 2, 3, 8, 7), 812, ("(50+8)*7*2", 812, 0)),
        ((1, 1, 2, 2, 3, 3), 999, ("(2+1)*(2+1)*3*3", 81, 918)),
        ((100, 3), 100, ("100", 100, 0)),
    ],
)
def test_the_nearest_whole_value(numbers, target, answer):
    assert found(numbers, target) == answer


def test_fractions_on_the_way_get_nearer():
    numbers = (25, 100, 75, 3, 2, 6)
    third = Fraction(1, 3)
    assert found(numbers, 990) == ("(75*25+100+3)/2", 989, 1)
    assert found(numbers, 990, whole=False) == ("(75-(100+6)/3)*25-2", 990 - third, third)


def test_of_equally_near_values_fewer_numbers_count_first_then_the_smaller_value():
    assert found((6, 4), 5) == ("4", 4, 1)
    assert found((10, 3, 5), 9) == ("10", 10, 1)


def test_a_card_used_alone_is_an_expression():
    assert tf.closest([7], 7) == tf.Closest(Fraction(7), tf.Number(7), Fraction(0))


def test_improvements_come_one_by_one():
    values = [each.value for each in tf.iter_closest((1, 2, 3, 4, 5, 6), 999)]
    assert values == [6, 30, 120, 360, 720, 960]


def test_the_work_is_done_in_slices_and_can_be_left():
    search = closest_in_slices((25, 50, 75, 100, 9, 7), 10**9)
    assert sum(1 for _ in search) > 100
    search = closest_in_slices((25, 50, 75, 100, 9, 7), 10**9)
    next(search)
    search.close()


@pytest.mark.parametrize(
    ("numbers", "whole", "code"),
    [
        ((), True, "bad-hand-empty"),
        ((1,) * 7, True, "bad-hand-size"),
        ((1,) * 7, False, "bad-hand-size"),
        ((1,) * 9, False, "bad-hand-size"),
        ((1, HALF), True, "not-whole"),
        ((1, 0), True, "not-whole"),
        ((1, -3), True, "not-whole"),
    ],
)
@pytest.mark.parametrize("function", [tf.closest, tf.iter_closest])
def test_other_numbers_are_refused_at_once(function, numbers, whole, code):
    with pytest.raises(tf.HandError) as caught:
        function(numbers, 100, whole=whole)
    assert caught.value.code == code


def test_only_exact_numbers_are_taken():
    with pytest.raises(TypeError, match="an int or a Fraction"):
        tf.closest([1.5], 2)
    with pytest.raises(TypeError, match="an int or a Fraction"):
        tf.closest([1], 2.0)


GOLDEN = {
    "countdown": ((5, 8, 3, 8, 2, 10), 480),
    "digits": ((1, 9, 10, 14, 20, 21), 240),
    "cards": ((1, 10, 8, 10, 1, 7), 894),
}
GOLDEN_OF_A_DAY = {
    "countdown": ((8, 7, 9, 10, 6, 2), 820),
    "digits": ((3, 7, 17, 19, 23, 25), 106),
    "cards": ((13, 1, 8, 5, 13, 5), 914),
}


@pytest.mark.parametrize("kind", CLOSEST_KINDS)
def test_a_seed_gives_the_same_puzzle_for_ever(kind):
    assert tf.closest_puzzle(kind, seed=1) == tf.closest_puzzle(kind, seed="000001")
    assert tf.closest_puzzle(kind, seed=1)[1:] == GOLDEN[kind]


@pytest.mark.parametrize("kind", CLOSEST_KINDS)
def test_the_puzzle_of_a_day_never_changes(kind):
    assert tf.closest_daily(date(2026, 11, 23), kind)[1:] == GOLDEN_OF_A_DAY[kind]
    days = {tf.closest_daily(date(2026, 11, day), kind) for day in range(1, 31)}
    assert len(days) == 30


def test_countdown_has_large_and_small_numbers():
    counts = set()
    for seed in range(200):
        _, numbers, target = tf.closest_puzzle(seed=seed)
        large = [number for number in numbers if number > 10]
        small = [number for number in numbers if number <= 10]
        counts.add(len(large))
        assert len(set(large)) == len(large)
        assert set(large) <= {25, 50, 75, 100}
        assert all(small.count(number) <= 2 for number in small)
        assert len(numbers) == 6
        assert 101 <= target <= 999
    assert counts == {0, 1, 2, 3, 4}
    for large in range(5):
        numbers = tf.closest_puzzle(large=large, seed=1).numbers
        assert sum(number > 10 for number in numbers) == large


def test_digits_can_be_made_exactly():
    for seed in range(20):
        _, numbers, target = tf.closest_puzzle("digits", seed=seed)
        assert len(set(numbers)) == 6
        assert 1 <= min(numbers) <= max(numbers) <= 25
        assert 51 <= target <= 500
        assert not tf.closest(numbers, target).distance


def test_cards_are_of_one_deck():
    for seed in range(100):
        _, numbers, target = tf.closest_puzzle("cards", seed=seed)
        assert len(numbers) == 6
        assert all(numbers.count(rank) <= 4 and rank in range(1, 14) for rank in numbers)
        assert 101 <= target <= 999


def test_another_puzzle_is_refused():
    with pytest.raises(ValueError, match="one of countdown, digits, cards, not 'letters'"):
        tf.closest_puzzle("letters")
    with pytest.raises(ValueError, match="one of countdown, digits, cards, not 'letters'"):
        tf.closest_daily(date(2026, 11, 23), "letters")
    with pytest.raises(ValueError, match="0 to 4 large numbers, countdown not 5"):
        tf.closest_puzzle(large=5)
    with pytest.raises(ValueError, match="0 to 4 large numbers, digits not 1"):
        tf.closest_puzzle("digits", large=1)
    with pytest.raises(TypeError, match=r"datetime\.date is needed, not a str"):
        tf.closest_daily("2026-11-23")


@pytest.mark.parametrize(
    ("numbers", "target", "operators", "whole", "value"),
    [
        ((1, 2, 3), 24, "+-", True, 6),
        ((3, 8, 8), 60, "*", True, 64),
        ((3, 8, 4), 1, "/", False, Fraction(3, 4)),
        ((2, 3), 1, "/", True, 2),
    ],
)
def test_the_operators_of_a_puzzle_are_allowed(numbers, target, operators, whole, value):
    found = tf.closest(tf.Puzzle(numbers, target, operators), whole=whole)
    assert found.value == found.expression.value == value


COUNTDOWN = (25, 50, 75, 100, 3, 6)


@pytest.mark.parametrize(
    ("text", "distance", "stars"),
    [
        ("((100+6)*75*3-50)/25", 0, 3),
        ("((100+6)*75*3-50)/25 = 952", 0, 3),
        ("(6+3)*100+50", 2, 2),
        ("(6+3)*100+50 = 950", 2, 2),
        ("100", 852, 0),
    ],
)
def test_any_of_the_numbers_may_be_used_and_the_distance_gives_stars(text, distance, stars):
    judged = tf.check_closest(text, COUNTDOWN, 952)
    assert (judged.distance, judged.stars) == (distance, stars)
    assert judged.verdict.code == ("wrong-value" if distance else "right")


@pytest.mark.parametrize(
    ("distance", "stars"), [(0, 3), (HALF, 2), (5, 2), (5 + HALF, 1), (10, 1), (10 + HALF, 0)]
)
def test_stars_follow_the_distance(distance, stars):
    for target in (100 - distance, 100 + distance):
        judged = tf.check_closest("100", COUNTDOWN, target)
        assert (judged.distance, judged.stars) == (distance, stars)


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ("", "empty", {}),
        ("(100+6", "unclosed-bracket", {"bracket": "("}),
        ("100/(6-6)", "overused", None),
        ("100+7", "not-on-table", None),
        ("(25-75)/(3-6)", "not-whole", {"text": "-50"}),
        ("100/3*6", "not-whole", {"text": "100/3"}),
        ("(75-25-50)*100", "not-whole", {"text": "0"}),
        ("100/(75-25-50)", "division-by-zero", {"divisor": "75-25-50"}),
        ("((100+6)*75*3-50)/25 = 953", "wrong-total", {"stated": "953", "target": "952"}),
    ],
)
def test_answer_that_does_not_count_has_a_reason(text, code, params):
    judged = tf.check_closest(text, COUNTDOWN, 952)
    assert (judged.verdict.code, judged.distance, judged.stars) == (code, None, 0)
    assert not judged.verdict
    if params is not None:
        assert judged.verdict.params == params
    else:
        assert judged.verdict.params["unused"] == ()


def test_fractions_on_the_way_are_allowed_on_request():
    judged = tf.check_closest("(75-(100+6)/3)*25-50", COUNTDOWN, 941, whole=False)
    assert judged.distance == Fraction(2, 3)
    assert tf.check_closest("3-100", COUNTDOWN, 24, whole=False).distance == 121
    assert tf.check_closest("1/2", [HALF, 3], 1, whole=False).distance == HALF
    assert tf.check_closest("1/2", [HALF, 3], 1).verdict.code == "not-whole"


def test_invalid_hand_is_a_verdict():
    assert tf.check_closest("1", (), 24).verdict.code == "bad-hand-empty"
    assert tf.check_closest("1", (1.5,), 24).verdict.code == "bad-hand-number"
    assert tf.check_closest("1", (1,), "24").verdict.code == "bad-target"
    assert tf.check_closest("1-1", tf.Puzzle((1, 1), 24, "+"), 24).verdict.code == (
        "operator-not-allowed"
    )
