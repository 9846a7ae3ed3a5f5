"""Sheets to print: a seed gives the same sheet in Python, in the terminal and in the page."""

import json
from itertools import combinations_with_replacement

import pytest

import twentyfour as tf
from twentyfour import bridge, rating
from twentyfour._rating.school import step_of
from twentyfour._techniques.naming import techniques_of
from twentyfour.cli import main
from twentyfour.dealing import UNSOLVABLE_SHARE

SHEET = [
    *("5 5 7 4", "8 4 7 8", "3 6 9 9", "10 4 2 2", "8 3 7 1", "6 8 1 5"),
    *("8 2 4 4", "9 6 6 8", "7 3 5 5", "5 3 2 5", "2 4 1 10", "6 8 5 3"),
]
"""The medium hands of A to 10 of seed 7, for ever."""
SEVEN = ("--seed", "7", "--count", "12", "--level", "medium", "--deck", "10")


@pytest.fixture
def run(capsys):
    def run(*arguments):
        code = main(["print", *arguments])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run


def asked(name, **params):
    """What a call of the page returns."""
    job = bridge.begin(name, json.dumps(params))
    while not (outcome := json.loads(bridge.advance(job, 100)))["done"]:
        pass
    return outcome


def joined(hands):
    return [" ".join(map(str, hand)) for hand in hands]


def test_a_seed_gives_the_same_sheet_in_python_terminal_and_page(run):
    from_python = tf.sheet(7, 12, level="medium", deck="10")
    from_terminal = json.loads(run(*SEVEN, "--json")[1])
    from_page = asked("sheet", seed=7, count=12, level="medium", deck="10")["value"]
    assert joined(hand.numbers for hand in from_python) == SHEET
    assert joined(hand["numbers"] for hand in from_terminal["hands"]) == SHEET
    assert from_page["hands"] == from_terminal["hands"]
    assert from_page["seed"] == from_terminal["seed"] == "000007"


def test_a_sheet_is_text_with_its_seed_its_link_and_a_key(run):
    _, shown, _ = run("--seed", "000007", "--count", "2", "--level", "medium", "--deck", "10")
    assert shown.splitlines() == [
        "seed 000007",
        "#/print?seed=000007&count=2&level=medium&deck=10&key=simplest",
        "",
        " 1  Medium  5 5 7 4",
        " 2  Medium  8 4 7 8",
        "",
        " 1  (7-5/5)*4 = 24",
        " 2  8*(7+4-8) = 24",
    ]


def test_levels_of_a_sheet_are_looked_up_and_no_hand_is_rated(run, monkeypatch):
    monkeypatch.setattr(rating, "_percentage", lambda *_: pytest.fail("a hand is rated"))
    assert joined(hand.numbers for hand in tf.sheet(7, 12, level="medium", deck="10")) == SHEET
    assert run(*SEVEN, "--key", "none")[0] == 0


def test_key_has_all_solutions_the_simplest_or_no_solutions(run):
    def solutions(key):
        hands = json.loads(run(*SEVEN, "--key", key, "--json")[1])["hands"]
        return [hand["solutions"] for hand in hands]

    every = [[str(each) for each in tf.solve(tuple(map(int, hand.split())))] for hand in SHEET]
    expected = [sorted(found, key=lambda text: "/" in text) for found in every]
    assert solutions("all") == expected
    assert solutions("simplest") == [found[:1] for found in expected]
    assert solutions("none") == [[]] * 12


def test_an_edition_is_printed_with_its_rules(run):
    shown = run("--seed", "7", "--count", "2", "--edition", "add-subtract")[1].splitlines()
    assert shown[1] == "#/print?seed=000007&count=2&level=any&edition=add-subtract&key=simplest"
    assert [line.split(maxsplit=2)[2] for line in shown[3:5]] == [
        "20 3 9 16  with + -",
        "2 15 13 20  with + -",
    ]
    shown = run("--seed", "7", "--count", "1", "--edition", "other-targets")[1].splitlines()
    assert shown[3].endswith("5 2 9 1  to 36")


@pytest.mark.parametrize("code", [code for code in tf.EDITIONS if code != "six-cards"])
def test_every_line_of_the_key_of_an_edition_is_right(run, code):
    sheet = json.loads(run("--seed", "24", "--count", "6", "--edition", code, "--json")[1])
    hands = tf.EDITIONS[code].sheet(24, 6)
    assert joined(hand["numbers"] for hand in sheet["hands"]) == joined(
        puzzle.numbers for puzzle in hands
    )
    for hand, puzzle in zip(sheet["hands"], hands, strict=True):
        assert all(tf.check(text, puzzle) for text in hand["solutions"])
        assert hand["solutions"]


def test_hands_of_six_cards_have_no_level():
    (hand,) = asked("sheet", seed=7, count=1, edition="six-cards")["value"]["hands"]
    assert hand["level"] is None


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--count", "0"), "A sheet has 1 to 48 hands, not 0."),
        (("--count", "49"), "A sheet has 1 to 48 hands, not 49."),
        (("--seed", "!"), "“!” is not a seed: six letters and digits, or a number."),
    ],
)
def test_other_sheets_are_refused(run, options, message):
    assert run(*options) == (2, "", f"twentyfour: {message}\n")


@pytest.mark.parametrize("call", ["sheet", "deal_edition"])
def test_the_page_is_refused_too(call):
    for params in ({"seed": 1, "count": 49}, {"seed": 1, "count": 1, "edition": "none"}):
        assert asked(call, **params)["error"]["code"] == "bad-request"


def test_an_edition_is_dealt_with_suits_where_a_deck_has_the_cards():
    def dealt(**params):
        return asked("deal_edition", seed=7, **params)["value"]

    suited = dealt(edition="three-cards")
    assert {card["rank"] for card in suited["cards"]} == set(suited["numbers"])
    plain = dealt(edition="integers")
    assert [card["value"] for card in plain["cards"]] == list(map(str, plain["numbers"]))
    assert not plain["decoy"]
    digits = dealt(edition="make-ten", exclude=[[0, 1, 3, 6]])["cards"]
    assert digits == [{"value": digit} for digit in "2695"]
    assert dealt(edition="multiply-divide", solvable="none")["decoy"]
    assert dealt(edition="add-subtract")["operators"] == "+-"


@pytest.mark.parametrize("edition", ["add-subtract", "single-digits", "whole-numbers"])
def test_one_mixed_hand_of_an_edition_in_five_has_no_solution(edition):
    dealt = [asked("deal_edition", edition=edition, solvable="mixed", seed=n) for n in range(100)]
    assert abs(sum(each["value"]["decoy"] for each in dealt) / 100 - UNSOLVABLE_SHARE) < 0.1


def test_an_edition_in_which_all_hands_have_solutions_deals_these():
    dealt = [asked("deal_edition", edition="six-cards", solvable="mixed", seed=n) for n in range(9)]
    assert not any(each["value"]["decoy"] for each in dealt)


def test_sheet_without_division_is_solvable_without_it_and_says_so(run):
    hands = tf.sheet(7, 12, deck="10", operators="+-*")
    assert all(tf.is_solvable(hand) and hand.operators == "+-*" for hand in hands)
    from_page = asked("sheet", seed=7, count=12, deck="10", operators="*-+")["value"]["hands"]
    assert joined(hand["numbers"] for hand in from_page) == joined(each.numbers for each in hands)
    assert all(hand["operators"] == "+-*" for hand in from_page)
    assert all("/" not in hand["solutions"][0] for hand in from_page)
    shown = run("--seed", "7", "--count", "1", "--operators", "+-*")[1].splitlines()
    assert shown[1].endswith("&operators=%2B-*")
    assert shown[3].endswith("with + - *")


def test_an_edition_keeps_its_own_operators():
    hands = asked("sheet", seed=7, count=3, edition="add-subtract", operators="+*/")["value"]
    assert all(hand["operators"] == "+" for hand in hands["hands"])
    refused = asked("sheet", seed=7, count=3, edition="add-subtract", operators="*/")
    assert refused["error"]["code"] == "no-such-hand"
    assert (
        asked("deal_edition", seed=7, edition="ace-to-ten", operators="+-")["value"]["operators"]
        == "+-"
    )


def test_most_solvable_hands_of_one_digit_need_no_division():
    solvable = [
        hand for hand in combinations_with_replacement(range(1, 10), 4) if tf.is_solvable(hand)
    ]
    without = [hand for hand in solvable if tf.is_solvable(tf.Puzzle(hand, operators="+-*"))]
    assert (len(solvable), len(without)) == (404, 368)


def page_sheet(**params):
    return asked("sheet", **{"seed": 7, "count": 12, "deck": "10", **params})["value"]["hands"]


def test_a_sheet_by_school_steps_is_the_same_in_python_terminal_and_page(run):
    hands = tf.sheet(7, 12, school=[3], deck="10")
    assert {tf.school(hand) for hand in hands} == {3}
    from_page = page_sheet(school=[3], measure="school")
    assert joined(hand["numbers"] for hand in from_page) == joined(hand.numbers for hand in hands)
    assert {hand["school"] for hand in from_page} == {3}
    shown = run(*SEVEN, "--school", "3", "--json")[1]
    assert json.loads(shown)["hands"] == from_page
    assert "school=3" in json.loads(shown)["link"]


def test_steps_of_an_edition_are_kept():
    hands = tf.EDITIONS["single-digits"].sheet(7, 6, school=[1, 2])
    assert all(tf.school(hand) in {1, 2} for hand in hands)
    from_page = page_sheet(count=6, school=[2, 1], edition="single-digits")
    assert joined(each["numbers"] for each in from_page) == joined(each.numbers for each in hands)
    dealt = asked("deal_edition", seed=7, edition="single-digits", school=[4])["value"]
    assert tf.school(dealt["numbers"]) == 4
    assert tf.school(asked("deal", seed=7, school=[6])["value"]["numbers"]) == 6


def test_the_key_by_school_steps_solves_at_the_step_of_the_hand():
    for hand in page_sheet(count=48, measure="school"):
        assert step_of(tf.parse(hand["solutions"][0])) == hand["school"]
        steps = tf.parse(hand["solutions"][0]).steps()
        assert hand["first"] == steps[0].texts()


def test_a_hand_of_step_4_is_solved_inside_the_tables():
    hand = asked("sheet_hand", numbers=[1, 5, 10, 12], measure="school")["value"]
    assert (hand["school"], hand["solutions"]) == (4, ["10/5*12*1"])
    assert hand["first"] == tf.parse("10/5").steps()[0].texts()


def test_the_key_has_solutions_without_division_first():
    for hand in page_sheet(count=48, key="all"):
        divides = ["/" in text for text in hand["solutions"]]
        assert divides == sorted(divides)
        every = {str(each) for each in tf.solve(hand["numbers"])}
        assert set(hand["solutions"]) == every


def test_a_mixed_sheet_goes_from_one_dot_to_three():
    by_level = page_sheet(dots=[2, 4, 6], level="easy")
    assert [hand["level"] for hand in by_level] == ["easy"] * 2 + ["medium"] * 4 + ["hard"] * 6
    by_step = page_sheet(dots=[4, 4, 4], measure="school")
    steps = [hand["school"] for hand in by_step]
    assert steps == sorted(steps)
    assert all(hand["school"] in {1, 2} for hand in by_step[:4])
    assert all(hand["school"] == 3 for hand in by_step[4:8])
    assert all(hand["school"] in {4, 5, 6} for hand in by_step[8:])


def test_where_a_number_of_dots_is_rare_the_others_have_more():
    hands = page_sheet(dots=[4, 4, 4], measure="school", operators="+-")
    assert [hand["school"] for hand in hands] == [1] * 12
    assert len({tuple(sorted(hand["numbers"])) for hand in hands}) == 12


def test_versions_have_different_hands_that_are_equally_hard():
    hands = page_sheet(versions=True)
    for a, b in zip(hands[:12], hands[12:], strict=True):
        assert (a["level"], a["school"]) == (b["level"], b["school"])
    assert len({tuple(sorted(hand["numbers"])) for hand in hands}) == 24
    assert {hand["level"] for hand in page_sheet(versions=True, level="hard")} == {"hard"}


def test_hands_of_a_technique_keep_the_other_choices_and_are_solved_by_it():
    hands = page_sheet(technique="two-pairs", level="medium", key="all")
    assert {hand["level"] for hand in hands} == {"medium"}
    assert max(number for hand in hands for number in hand["numbers"]) <= 10
    for hand in hands:
        first, *others = hand["solutions"]
        assert "two-pairs" in {each.code for each in techniques_of(tf.parse(first))}
        assert tf.check(first, hand["numbers"])
        assert not any(tf.same_solution(first, other) for other in others)
        assert len(hand["solutions"]) == tf.count_solutions(hand["numbers"])
    from_edition = page_sheet(technique="sum", edition="three-cards", count=3)
    assert {hand["school"] for hand in from_edition} == {1}


def test_a_single_hand_is_printed_as_on_a_sheet():
    (hand,) = page_sheet(count=1, measure="school")
    alone = asked("sheet_hand", numbers=hand["numbers"], measure="school")["value"]
    assert alone == {**hand, "numbers": alone["numbers"]}
    unsolvable = asked("sheet_hand", numbers=[1, 1, 1, 1])["value"]
    assert (unsolvable["school"], unsolvable["solutions"], unsolvable["first"]) == (None, [], None)


@pytest.mark.parametrize(
    "params",
    [
        {"school": [0]},
        {"school": "1"},
        {"dots": [1, 2]},
        {"dots": [1, 2, 3]},
        {"dots": [-1, 2, 11]},
        {"technique": "none"},
        {"measure": "none"},
    ],
)
def test_unknown_steps_dots_and_measures_are_refused(params):
    outcome = asked("sheet", seed=7, count=12, **params)
    assert outcome["error"]["code"] == "bad-request"


def test_an_unknown_school_step_is_an_error():
    with pytest.raises(ValueError, match="a school step is one of 1 to 6, not 7"):
        tf.sheet(7, 1, school=[7])
