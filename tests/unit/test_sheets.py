"""Sheets to print: a seed gives the same sheet in Python, in the terminal and in the page."""

import json
from itertools import combinations_with_replacement

import pytest

import twentyfour as tf
from twentyfour import bridge, rating
from twentyfour.cli import main

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
    assert solutions("all") == every
    assert solutions("simplest") == [found[:1] for found in every]
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
    assert dealt(edition="multiply-divide", solvable="none")["decoy"]
    assert dealt(edition="add-subtract")["operators"] == "+-"


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
