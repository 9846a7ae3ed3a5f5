from collections import Counter
from datetime import date, timedelta
from random import Random
from statistics import fmean

import pytest

from twentyfour import Card, HandError, Suit, dailies, daily, is_solvable, rate, similar, techniques
from twentyfour._slices import run_to_end
from twentyfour.dealing import UNSOLVABLE_SHARE, DealRequest, deal_in_slices
from twentyfour.puzzles import DAILY_LEVELS
from twentyfour.rating import LEVELS
from twentyfour.solver import count_solutions

START = date(2026, 1, 1)
YEAR = [START + timedelta(days) for days in range(365)]


def shown(hand):
    return " ".join(f"{card.rank}{card.suit.value[0]}" for card in hand.cards)


def requested(seed=1, **request):
    return run_to_end(deal_in_slices(DealRequest(**request), Random(seed)))


@pytest.mark.parametrize(
    ("day", "hands"),
    [
        (date(2026, 1, 1), ["13h 12d 13c 13d", "7c 10h 7d 6h", "7h 3c 9h 1c"]),
        (date(2026, 11, 21), ["3s 1s 2c 9h", "2d 3h 6d 3d", "4c 1c 8h 5c"]),
        (date(2026, 12, 31), ["11s 10d 8s 11d", "9d 6d 9s 3s", "8h 2d 8s 3d"]),
        (date(2027, 1, 1), ["8d 9c 7d 1h", "10h 3d 10d 12h", "8h 9s 5d 4s"]),
        (date(2028, 2, 29), ["1d 7c 6d 2s", "13h 10s 11c 12c", "9s 5d 6s 12d"]),
    ],
)
def test_the_hands_of_a_day_never_change(day, hands):
    assert [shown(hand) for hand in dailies(day).values()] == hands


def test_the_day_has_a_main_hand():
    assert daily(START) == dailies(START)["medium"]


def test_every_day_has_an_easy_a_medium_and_a_hard_hand_that_can_be_solved():
    for day in YEAR[::7]:
        hands = dailies(day)
        assert all(is_solvable(hand.numbers) for hand in hands.values())
        assert all(len(set(hand.cards)) == 4 for hand in hands.values())


@pytest.mark.parametrize("level", DAILY_LEVELS)
def test_every_hand_of_a_level_has_a_day_before_any_is_repeated(level):
    hands = [tuple(sorted(daily(day, level).numbers)) for day in YEAR]
    assert len(set(hands[:340])) == 340
    assert len(set(hands)) in (340, 341)


def test_every_suit_occurs_in_every_place():
    cards = [daily(day).cards for day in YEAR]
    for place in range(4):
        suits = Counter(hand[place].suit for hand in cards)
        assert all(60 < suits[suit] < 130 for suit in Suit)


def test_the_first_and_the_last_date_have_hands():
    assert dailies(date.min)
    assert dailies(date.max)


@pytest.mark.parametrize("level", LEVELS)
def test_a_deal_has_the_level_requested(level):
    hands = [requested(seed, level=level) for seed in range(10)]
    assert {rate(hand.numbers).level for hand in hands} == {level}
    assert len({hand.numbers for hand in hands}) > 5


def test_solvable_option_filters_deals():
    def solvable(request):
        return sum(is_solvable(requested(seed, solvable=request).numbers) for seed in range(100))

    assert solvable("only") == 100
    assert solvable("none") == 0


@pytest.mark.parametrize(
    "setting",
    [
        *({"highest": deck, "level": level} for deck in (10, 13) for level in (None, *LEVELS)),
        *({"near": score} for score in (0, 15, 50, 95)),
        {"highest": 10, "near": 95},
        {"operators": "+-*"},
    ],
)
def test_one_mixed_hand_in_five_has_no_solution_at_every_setting(setting):
    hands = [requested(seed, solvable="mixed", **setting) for seed in range(60)]
    unsolvable = sum(not is_solvable(hand) for hand in hands)
    assert abs(unsolvable / len(hands) - UNSOLVABLE_SHARE) < 0.1


def test_a_mixed_hand_is_of_the_other_kind_if_there_is_none_of_the_drawn_kind():
    def mixed(**request):
        hands = [requested(seed, solvable="mixed", **request) for seed in range(9)]
        return {is_solvable(hand) for hand in hands}

    assert mixed(target=100_003) == {False}
    assert mixed(size=1, highest=1, target=1) == {True}


@pytest.mark.parametrize("score", [0, 30, 60, 99.5])
def test_hands_near_a_score_are_close_to_it_and_differ(score):
    hands = [requested(seed, near=score) for seed in range(20)]
    distances = [abs(rate(hand.numbers).score - score) for hand in hands]
    assert fmean(distances) < 10
    assert max(distances) < 40
    assert len({hand.numbers for hand in hands}) > 15


def test_a_hand_near_a_score_keeps_to_the_other_properties():
    hand = requested(
        near=90, level="easy", highest=10, excluded=[requested(near=90, level="easy").numbers]
    )
    assert rate(hand.numbers).level == "easy"
    assert max(hand.numbers) <= 10
    assert rate(hand.numbers).score > 15
    assert not is_solvable(requested(near=90, solvable="none").numbers)


@pytest.mark.parametrize("code", ["share", "fraction-divide"])
def test_a_deal_is_opened_by_a_technique_or_is_not(code):
    hands = [requested(seed, near=50, technique=code) for seed in range(3)]
    others = [requested(seed, near=50, technique=code, opened=False) for seed in range(3)]
    assert all(code in techniques(hand) for hand in hands)
    assert not any(code in techniques(hand) for hand in others)
    assert all(is_solvable(hand) for hand in others)


def test_a_deal_has_the_number_of_solutions():
    hands = [requested(seed, solutions=1, near=50) for seed in range(3)]
    assert [count_solutions(hand) for hand in hands] == [1, 1, 1]


def test_nearest_matching_hand_is_dealt_if_few_match():
    """One hand of two cards in 1500 makes 24: K J, the hardest and the easiest at once."""
    hands = {tuple(sorted(requested(seed, size=2, near=50).numbers)) for seed in range(5)}
    assert all(is_solvable(hand) for hand in hands)


def test_a_seed_repeats_a_deal():
    assert requested(7, level="hard") == requested(7, level="hard") != requested(8, level="hard")


def test_a_deal_may_be_of_any_size_deck_and_target():
    hand = requested(size=5, highest=10, target=100)
    assert len(hand.cards) == 5
    assert max(hand.numbers) <= 10
    assert hand.target == 100
    assert is_solvable(hand.numbers, 100)


def test_excluded_hands_are_not_dealt():
    first = requested()
    assert requested(excluded=[first.numbers[::-1]]).numbers != first.numbers


def test_request_without_a_matching_hand_is_rejected():
    with pytest.raises(HandError, match="no-such-hand"):
        requested(size=1)


@pytest.mark.parametrize("hand", [(2, 4, 8, 10), (2, 2, 6, 13)])
def test_the_easiest_solution_of_a_similar_hand_has_the_same_technique(hand):
    assert rate(similar(hand, seed=1)).technique == rate(hand).technique


@pytest.mark.parametrize("hand", [(3, 3, 8, 8), (1, 1, 1, 8), (2, 4, 8, 10), (2, 2, 6, 13)])
def test_a_similar_hand_is_opened_by_the_same_technique_and_has_other_numbers(hand):
    fresh = similar(hand, seed=1)
    assert rate(hand).technique.code in techniques(fresh)
    assert sorted(fresh.numbers) != sorted(hand)
    assert all(isinstance(card, Card) for card in fresh.cards)
    assert fresh == similar(hand, seed=1)


@pytest.mark.parametrize("hand", [(3, 3, 8, 8), (2, 4, 8, 10), (2, 2, 6, 13), (4, 4, 10, 10)])
def test_a_similar_hand_stays_near_the_rating(hand):
    score = rate(hand).score
    far = [abs(rate(similar(hand, seed=seed)).score - score) for seed in range(5)]
    assert max(far) < 30, far


def test_a_hand_without_a_solution_is_similar_to_others_without():
    assert not is_solvable(similar([1, 1, 1, 1], seed=1).numbers)
