"""The answer in what a language model wrote."""

from random import Random

import pytest

from tests.typed import typed
from twentyfour import HandError, Puzzle, check, parse, read_answer

HAND = (3, 3, 8, 8)
GOOD = "8/(3-8/3)"
BAD = "8*3*3/8"
BOX = r"\boxed{\frac{8}{3-\frac{8}{3}}}"


def found(text, hand=HAND, target=None):
    """How the answer was found, the reason, and the text that was judged."""
    reading = read_answer(text, hand, target)
    return reading.how, reading.reason, reading.text


@pytest.mark.parametrize(
    ("text", "how"),
    [
        (GOOD, "equation"),
        (f"{GOOD} = 24", "equation"),
        (f"24 = {GOOD}", "equation"),
        (f"We get {GOOD} = 24!", "equation"),
        (f"So: {GOOD} = 8/(1/3) = 24 (each card once).", "equation"),
        (f"**{GOOD} = 24**", "equation"),
        (f"The solution is **{GOOD}**.", "equation"),
        (f"1. {GOOD} = 24 ✓", "equation"),
        (f"- `{GOOD}` = 24", "equation"),
        (f"a) {GOOD} = 24", "equation"),
        (f"(1) {GOOD}\n    = 8/(1/3)\n    = 24", "equation"),
        ("Here:\n(8)/(3-8/3)", "equation"),
        (r"$$8 \div \left(3 - \dfrac{8}{3}\right) = 24.$$", "equation"),
        (r"\[ \begin{aligned} \frac8{3-\frac83} &= 24 \end{aligned} \]", "equation"),
        ("答案是8÷(3−8÷3)=24。", "equation"),
        (f"The answer is ${BOX}$.", "boxed"),
        (rf"\boxed{{8 \div (3 - 8 \div 3) = 24}} \boxed{{{GOOD}}}", "last-boxed"),
        (f"<answer> {GOOD} = 24 </answer>", "tag"),
        (f"<answer>{GOOD}", "tag"),
        (f"<ANSWER>{BAD}</ANSWER> or <answer>{GOOD}</answer>", "last-tag"),
        (f"Answer: {GOOD} = 24", "line"),
        (f"**Final Answer:** `{GOOD}`", "line"),
        (f"**Answer: {GOOD} = 24**", "line"),
        (f"So the answer is: {GOOD}.", "line"),
        (f"Answer:\n\n\\[\n{GOOD} = 24\n\\]\n", "line"),
        (f"答案：{GOOD}", "line"),
        (f"Answer: {BAD}\nAnswer: {GOOD}", "last-line"),
        (f"```\n{GOOD}\n```", "code"),
        (f"```python\nresult = {GOOD}  # = 24\nprint(result)\n```", "code"),
        (f"```{BAD}```, better ```{GOOD}```", "last-code"),
    ],
)
def test_right_answers_are_read_wherever_they_are(text, how):
    reading = read_answer(text, HAND)
    assert (reading.ok, reading.how, reading.reason) == (True, how, "right")
    assert bool(reading)


@pytest.mark.parametrize(
    ("marks", "how"),
    [
        ([BOX, f"<answer>{BAD}</answer>"], "boxed"),
        ([f"<answer>{GOOD}</answer>", f"Answer: {BAD}"], "tag"),
        ([f"Answer: {GOOD}", f"```\n{BAD}\n```"], "line"),
        ([f"```\n{GOOD}\n```", f"{BAD} = 24"], "code"),
    ],
)
def test_the_first_kind_that_occurs_decides(marks, how):
    for text in ("\n".join(marks), "\n".join(marks[::-1])):
        assert read_answer(text, HAND).how == how
        assert read_answer(text, HAND)


def test_of_several_with_the_same_mark_the_last_counts():
    for mark in (r"\boxed{%s}", "<answer>%s</answer>", "Answer: %s", "```\n%s\n```"):
        assert read_answer("\n".join((mark % BAD, mark % GOOD)), HAND)
        assert not read_answer("\n".join((mark % GOOD, mark % BAD)), HAND)


def test_differing_equations_without_a_mark_are_no_answer():
    reading = read_answer(f"{BAD} = 9, so {GOOD} = 24", HAND)
    assert (reading.ok, reading.reason, reading.how) == (False, "several", "equation")
    assert reading.expression is reading.span is reading.verdict is reading.text is None
    assert read_answer(f"{GOOD} = 24. Again: (8) / (3 - (8/3)) = 24", HAND)
    assert found(f"{GOOD} = 24 or {GOOD} = 25")[1] == "several"


def test_equations_that_do_not_use_the_cards_are_no_answers():
    assert read_answer(f"8-3 = 5, 8/3 = 8/3. {GOOD} = 24", HAND)
    assert found("8-3 = 5 and 8+3 = 11") == (None, "no-answer", None)
    assert found("I give up.") == (None, "no-answer", None)
    assert found("") == (None, "no-answer", None)


@pytest.mark.parametrize(
    ("text", "reason", "judged"),
    [
        ("8*3", "unused", "8*3"),
        ("24", "not-on-table", "24"),
        (f"{GOOD} = 25", "wrong-total", f"{GOOD} = 25"),
        (f"**Answer: {GOOD} = 25**", "wrong-total", f"{GOOD} = 25"),
        (BAD, "wrong-value", BAD),
        ("8/(3-8/3", "unclosed-bracket", "8/(3-8/3"),
        ("Answer: no solution", "unknown-symbol", "no solution"),
        (r"\boxed{}", "empty", ""),
        (r"\boxed{24}", "not-on-table", "24"),
        ("Answer: 8/(3-8/3) * (3-3)", "overused", "8/(3-8/3) * (3-3)"),
    ],
)
def test_wrong_answers_have_the_verdict_of_check(text, reason, judged):
    assert found(text)[1:] == (reason, judged)
    assert read_answer(text, HAND).verdict == check(judged, HAND)


@pytest.mark.parametrize(
    "text",
    [
        f"{GOOD}!",
        f"{GOOD}^1",
        f"{GOOD}²",
        f"({GOOD})%",
        f"√{GOOD}",
        f"sqrt({GOOD})",
        f"the square root of {GOOD}",
        rf"\sqrt{{{GOOD}}}",
        rf"{GOOD}\%",
        f"f({GOOD})",
        f"{GOOD} - ",
        f"{GOOD} plus 1",
        f"minus {GOOD}",
        f"it is - {GOOD}",
        f"{GOOD} mod 100",
        f"{GOOD} to the power of one",
        f"{GOOD}<sup>2</sup>",
        f"⌊{GOOD}⌋",
        f"{GOOD}\n= 25",
        f"{GOOD} \n × 2",
        rf"\[{GOOD} \\ = 25 \]",
        f"1 + {GOOD}",
        f"twice {GOOD}",
        f"n*{GOOD}",
        f"{GOOD} # 0",
        f"print({GOOD})",
        f"{GOOD}$*0",
        r"\lfloor 8/(3-8/3) \rfloor",
    ],
)
def test_a_sign_or_a_word_that_changes_a_formula_is_not_cut_off(text):
    assert not read_answer(text, HAND)


def test_what_a_model_thinks_is_not_read():
    assert read_answer(f"<think>\\boxed{{{BAD}}} or {BAD}</think>\n{GOOD}", HAND)
    assert found(f"<think>{GOOD}</think>") == (None, "no-answer", None)


@pytest.mark.parametrize(
    "text",
    [GOOD, f"So **{GOOD}**.", f"It is {BOX}.", f"Answer: {GOOD} = 24", f"We have\n- {GOOD} = 24!"],
)
def test_the_span_is_the_answer_in_the_text(text):
    reading = read_answer(text, HAND)
    answer = text[slice(*reading.span)]
    assert answer in {GOOD, f"{GOOD} = 24", BOX.removeprefix(r"\boxed{")[:-1]}
    assert reading.expression == parse(GOOD)


def test_what_check_finds_right_is_read_and_right():
    right = [given for given in typed(Random(1), 2000) if check(*given)]
    assert len(right) > 100
    for text, hand, target in right:
        assert read_answer(text, hand, target), (text, hand, target)


def test_letters_are_cards_only_between_operators():
    assert read_answer("With a jack: A*(J-8)*8 = 24", (1, 11, 8, 8))
    assert read_answer("We have K + J, so it is K + J", (13, 11))
    assert read_answer("I can make a (8-5)*8 = 24", (8, 5, 8))
    assert read_answer("(3 + 5) x (9 - 6) = 24, where x is ×", (3, 5, 9, 6))


def test_signs_that_markdown_escapes_are_signs():
    assert read_answer("8 \\* 3 \\+ 0", (0, 3, 8))


def test_a_puzzle_keeps_its_rules():
    puzzle = Puzzle((2, 5, 8, 9), operators="+-")
    assert found("9*8/(5-2)", puzzle)[1] == "operator-not-allowed"
    assert read_answer("2+5+8+9 = 24", puzzle)


def test_a_text_that_is_none_or_too_long_has_a_reason():
    assert found(None) == (None, "not-text", None)
    assert found(" " * 100_001) == (None, "too-long", None)
    assert found(" " * 99_000 + GOOD) == ("equation", "right", GOOD)


def test_a_hand_or_a_target_that_is_none_is_an_error():
    with pytest.raises(HandError, match="bad-hand-empty"):
        read_answer(GOOD, ())
    with pytest.raises(TypeError, match="an int or a Fraction"):
        read_answer(GOOD, HAND, 24.0)


PIECES = [
    "1+1 a ",
    "(",
    "**",
    "_",
    "$",
    "`",
    "<answer>",
    "Answer:\n",
    "```\n",
    "1. ",
    "½",
    "=",
    "- ",
]
COMMANDS = [
    r"\boxed{",
    r"\frac",
    r"\frac{",
    r"\text{",
    "{",
    "sqrt of ",
    "8*3 = 24 (",
    "x^",
    "<think>",
]


@pytest.mark.parametrize("length", [1_000, pytest.param(100_000, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("piece", PIECES + COMMANDS)
def test_no_text_is_too_deep_or_takes_more_than_linear_time(piece, length):
    assert not read_answer((piece * length)[:length], HAND)
