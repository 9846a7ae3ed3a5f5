import csv
from collections import Counter
from itertools import combinations_with_replacement
from pathlib import Path
from random import Random

import pytest

from twentyfour import HandError, Reason, rate
from twentyfour.rating import LEVELS

TIMES = Path(__file__).parents[1] / "data" / "human-solving-times.csv"
HANDS = list(combinations_with_replacement(range(1, 14), 4))


@pytest.fixture(scope="module")
def ratings():
    return {hand: rate(hand) for hand in HANDS}


def ranks(values):
    ordered = sorted(values)
    first = {value: at for at, value in reversed(list(enumerate(ordered)))}
    last = {value: at for at, value in enumerate(ordered)}
    return [first[value] + last[value] for value in values]


def test_people_take_longer_for_hands_rated_harder(ratings):
    with TIMES.open(encoding="utf-8") as file:
        seconds = {
            tuple(map(int, row["hand"].split())): float(row["median_seconds"])
            for row in csv.DictReader(file)
        }
    ours, theirs = ranks([ratings[hand].score for hand in seconds]), ranks(seconds.values())
    mean = sum(ours) / len(ours)
    covariance = sum((a - mean) * (b - mean) for a, b in zip(ours, theirs, strict=True))
    spread = [sum((a - mean) ** 2 for a in each) ** 0.5 for each in (ours, theirs)]
    assert covariance / (spread[0] * spread[1]) > 0.89


def test_each_level_holds_a_quarter_of_the_solvable_hands(ratings):
    levels = Counter(rating.level for rating in ratings.values() if rating.technique)
    assert set(levels) == set(LEVELS)
    assert all(abs(count - 1362 / 4) < 1362 / 100 for count in levels.values())


def test_levels_rise_with_the_score_and_scores_fill_the_scale(ratings):
    ordered = sorted(ratings.values(), key=lambda rating: rating.score)
    assert [rating.level for rating in ordered] == sorted(
        (rating.level for rating in ordered), key=LEVELS.index
    )
    assert 0 <= ordered[0].score < 1
    assert 99 < ordered[-1].score <= 100


def test_exactly_solvable_hands_have_a_technique(ratings):
    assert sum(rating.technique is not None for rating in ratings.values()) == 1362
    assert all(
        (rating.reasons == (Reason("no-solution"),)) == (rating.technique is None)
        for rating in ratings.values()
    )


@pytest.mark.parametrize(
    ("hand", "technique"),
    [
        ((3, 3, 8, 8), "fraction-divide"),
        ((2, 4, 8, 10), "sum"),
        ((1, 1, 1, 8), "eight-three"),
        ((3, 8, 12, 12), "cancel"),
        ((7, 8, 12, 12), "cancel"),
        ((2, 2, 6, 13), "over-back"),
        ((5, 7, 12, 12), "two-products"),
        ((1, 4, 5, 11), "spare-one"),
        ((1, 2, 7, 7), "divide-last"),
    ],
)
def test_technique_of_a_hand_belongs_to_the_easiest_solution(ratings, hand, technique):
    assert ratings[hand].technique == Reason(technique)


@pytest.mark.parametrize(
    ("hand", "reasons"),
    [
        ((3, 3, 8, 8), ["one-solution", "needs-fraction", "mixed-steps", "equal-cards"]),
        ((2, 2, 6, 13), ["one-solution", "large-product", "mixed-steps", "equal-cards"]),
        ((2, 5, 7, 8), ["one-solution", "product-inside", "mixed-steps", "familiar-product"]),
        ((9, 11, 12, 13), ["one-solution", "needs-division", "sum-divided", "familiar-product"]),
        ((1, 1, 10, 12), ["one-solution", "only-addition", "equal-cards", "ones"]),
        ((12, 12, 12, 13), ["mixed-steps", "makes-one", "equal-cards"]),
        ((1, 1, 1, 1), ["no-solution"]),
    ],
)
def test_reasons_fit_the_hand(ratings, hand, reasons):
    assert [reason.code for reason in ratings[hand].reasons] == reasons


def test_a_count_of_solutions_that_were_not_all_examined_is_a_lower_bound():
    (reason,) = [each for each in rate(range(1, 8)).reasons if "count" in each.params]
    assert reason.code == "more-solutions"
    assert int(reason.params["count"]) < 13302


def test_a_hard_hand_is_not_explained_by_addition():
    tens = rate([10] * 4, 40)
    assert tens.score >= 50
    assert [reason.code for reason in tens.reasons] == ["one-solution", "equal-cards"]


def test_reasons_have_their_numbers_as_parameters(ratings):
    assert Reason("large-product", {"value": "30"}) in ratings[2, 2, 6, 13].reasons
    assert Reason("many-solutions", {"count": "11"}) in ratings[2, 4, 8, 10].reasons


def test_a_plain_sum_is_easy_and_a_fraction_is_not():
    assert rate([1, 1, 11, 11]).level == "easy"
    assert rate([3, 3, 8, 8]).level == "expert"


@pytest.mark.parametrize(
    ("numbers", "target", "code"),
    [
        ((24,), 24, "card"),
        ((4, 6), 24, "six-four"),
        ((5, 5, 5, 5), 100, None),
        ((1, 2, 3), 0, "sum"),
    ],
)
def test_other_sizes_and_targets(numbers, target, code):
    rating = rate(numbers, target)
    assert 0 <= rating.score <= 100
    assert code is None or rating.technique.code == code


@pytest.mark.parametrize(("size", "count"), [(5, 60), (6, 30)])
def test_larger_hands_have_every_level_too(size, count):
    random = Random(size)
    levels = Counter(rate(random.choices(range(1, 14), k=size)).level for _ in range(count))
    assert set(levels) >= {"easy", "medium", "hard"}
    assert max(levels.values()) < count / 2


@pytest.mark.thorough
def test_random_hands_of_seven_are_not_all_expert():
    random = Random(7)
    levels = Counter(rate(random.choices(range(1, 14), k=7)).level for _ in range(8))
    assert len(levels) > 2
    assert levels["expert"] < 5


def test_unsolvable_hands_with_few_values_are_easy():
    scores = [rate([1] * size).score for size in range(4, 9)]
    assert scores == sorted(scores)
    assert {rate([1] * size).level for size in range(4, 9)} == {"easy"}
    assert rate([8, 9, 10, 11, 12, 13], 10**9).score == 100


def test_hands_of_eight_are_rated_by_the_solutions_found_first():
    rating = rate((3, 4, 5, 6, 9, 10, 11, 13))
    assert rating == rate((13, 3, 11, 4, 10, 5, 9, 6))
    assert rating.level == "expert"
    assert rate((1,) * 8).reasons == (Reason("no-solution"),)


def test_a_bad_hand_is_refused():
    with pytest.raises(HandError):
        rate([])
