import pytest

from twentyfour import ParseError, parse
from twentyfour.parser import parse_answer


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("3 + 8", "3+8"),
        ("3＋8", "3+8"),
        ("8−3", "8-3"),
        ("8–3", "8-3"),
        ("8－3", "8-3"),
        ("3x8", "3*8"),
        ("3X8", "3*8"),
        ("3×8", "3*8"),
        ("3·8", "3*8"),
        ("3∙8", "3*8"),
        ("3＊8", "3*8"),
        ("8÷3", "8/3"),
        ("8:3", "8/3"),
        ("8：3", "8/3"),
        ("8／3", "8/3"),
        ("[3+8]*{8-(3)}", "(3+8)*(8-3)"),
        ("（３＋８）×【8−3】", "(3+8)*(8-3)"),
        ("a+J*q-K/t", "1+11*12-13/10"),
        ("Ｋ-Ａ", "13-1"),
        ("٣+८", "3+8"),
        ("1 2 +3".replace("1 2", "12"), "12+3"),
        ("8/(3-8/3)=24", "8/(3-8/3)"),
        ("8/(3-8/3) ＝ ２４", "8/(3-8/3)"),
        ("\u200b3\u00a0+\u30008\n", "3+8"),
        ("24 = 8*3", "8*3"),
        ("-5 ＝ 3-8", "3-8"),
        ("½=3/6*1", "3/6*1"),
        ("8*3=", "8*3"),
        ("8*3.", "8*3"),
        ("8*3,", "8*3"),
        ("8*3。", "8*3"),
        ("8*3 ，= .", "8*3"),
        ("8*3.=24.", "8*3"),
        ("24 =. 8*3.\u200e", "8*3"),
    ],
)
def test_every_common_notation_is_read(text, plain):
    assert str(parse(text)) == plain


@pytest.mark.parametrize(
    ("text", "code", "fault", "params"),
    [
        ("", "empty", "", {}),
        ("  ", "empty", "  ", {}),
        ("3$8", "unknown-symbol", "$", {"symbol": "$"}),
        ("三+3", "unknown-symbol", "三", {"symbol": "三"}),
        ("(3+8", "unclosed-bracket", "(", {"bracket": "("}),
        ("(3+8=24", "unclosed-bracket", "(", {"bracket": "("}),
        ("3+8)", "unopened-bracket", ")", {"bracket": ")"}),
        (")", "unopened-bracket", ")", {"bracket": ")"}),
        ("(3+8]", "mismatched-bracket", "]", {"open": "(", "close": "]"}),
        ("2(3+4)", "missing-operator", "2(", {"left": "2", "right": "("}),
        ("(3+4)2", "missing-operator", ")2", {"left": ")", "right": "2"}),
        ("(3)(4)", "missing-operator", ")(", {"left": ")", "right": "("}),
        ("3 4", "missing-operator", "3 4", {"left": "3", "right": "4"}),
        ("3A", "missing-operator", "3A", {"left": "3", "right": "A"}),
        ("3+", "missing-operand", "+", {"operator": "+"}),
        ("*3", "missing-operand", "*", {"operator": "*"}),
        ("3*/4", "missing-operand", "/", {"operator": "/"}),
        ("3+=24", "missing-operand", "+", {"operator": "+"}),
        ("(3+)", "missing-operand", "+", {"operator": "+"}),
        ("3*()", "missing-operand", "()", {"operator": "()"}),
        ("3*(", "missing-operand", "(", {"operator": "("}),
        ("-3", "leading-sign", "-", {"sign": "-"}),
        ("8*(-3+8)", "leading-sign", "-", {"sign": "-"}),
        ("8−−3", "leading-sign", "−", {"sign": "−"}),
        ("+(3)", "leading-sign", "+", {"sign": "+"}),
        ("2.5", "decimal", "2.5", {"text": "2.5"}),
        ("8*.5", "decimal", ".5", {"text": ".5"}),
        (".55+1", "decimal", ".55", {"text": ".55"}),
        ("2,5+1", "decimal", "2,5", {"text": "2,5"}),
        ("2.+1", "decimal", "2.", {"text": "2."}),
        ("12.34+1", "decimal", "12.34", {"text": "12.34"}),
        ("3**8", "power", "**", {"symbol": "**"}),
        ("11+3**8+11", "power", "**", {"symbol": "**"}),
        ("3＊＊8", "power", "＊＊", {"symbol": "＊＊"}),
        ("3^8", "power", "^", {"symbol": "^"}),
        ("3²", "power", "²", {"symbol": "²"}),
        ("8//3", "floor-division", "//", {"symbol": "//"}),
        ("11+8//3+11", "floor-division", "//", {"symbol": "//"}),
        ("8／／3", "floor-division", "／／", {"symbol": "／／"}),
        ("3*8=3*8", "misplaced-equals", "=", {}),
        ("3+8.9=24", "decimal", "8.9", {"text": "8.9"}),
        ("3+.+8", "unknown-symbol", ".", {"symbol": "."}),
        ("8*3. 24", "decimal", "3.", {"text": "3."}),
        ("8*3。24", "unknown-symbol", "。", {"symbol": "。"}),
        ("=", "misplaced-equals", "=", {}),
        (".", "unknown-symbol", ".", {"symbol": "."}),
        ("==", "misplaced-equals", "=", {}),
        (".=3+8", "unknown-symbol", ".", {"symbol": "."}),
        ("=.3+8", "decimal", ".3", {"text": ".3"}),
        ("=3*8=3*8", "misplaced-equals", "=", {}),
        ("3+8=1/0", "misplaced-equals", "=", {}),
        ("3+8=24=24", "misplaced-equals", "=", {}),
        ("1⁄0+3", "division-by-zero", "0", {"divisor": "0"}),
        ("⁻+3", "unknown-symbol", "⁻", {"symbol": "⁻"}),
    ],
)
def test_every_error_has_a_code_a_span_and_parameters(text, code, fault, params):
    with pytest.raises(ParseError) as caught:
        parse(text)
    error = caught.value
    assert (error.code, text[slice(*error.span)], error.params) == (code, fault, params)
    assert error.source == text


def test_the_message_of_an_error_has_the_code_the_span_and_the_beginning_of_the_text():
    for text, message in (
        ("3 4", "missing-operator at 0..3: '3 4'"),
        ("8*" + "1" * 50 + ".5", f"decimal at 2..54: '{'1' * 40}'"),
    ):
        with pytest.raises(ParseError) as caught:
            parse(text)
        assert str(caught.value) == message


def test_spans_count_code_points_of_the_text_as_typed():
    with pytest.raises(ParseError) as caught:
        parse("𝟛+😀")
    assert caught.value.span == (2, 3)


@pytest.mark.parametrize(
    ("text", "code", "span", "limit"),
    [
        ("(" * 10_000, "too-long", (500, 10_000), "500"),
        ("(" * 400, "too-deep", (40, 41), "40"),
        ("[" * 41 + "1" + "]" * 41, "too-deep", (40, 41), "40"),
        ("1+" * 200 + "1", "too-many-numbers", (32, 33), "16"),
    ],
)
def test_length_depth_and_count_are_bounded(text, code, span, limit):
    with pytest.raises(ParseError) as caught:
        parse(text)
    error = caught.value
    assert (error.code, error.span, error.params) == (code, span, {"limit": limit})


def test_five_hundred_symbols_are_read():
    assert str(parse("3" + " " * 499)) == "3"


def test_forty_nested_brackets_are_read():
    assert str(parse("(" * 40 + "3" + ")" * 40)) == "3"


def test_adjacent_brackets_are_no_deeper():
    one = "(" * 40 + "3" + ")" * 40
    assert str(parse(f"{one}+{one}+{one}")) == "3+3+3"


@pytest.mark.parametrize(
    ("text", "total"),
    [("3+8=11", 11), ("3-8=-5", -5), ("-5=3-8", -5), ("3/8=3/8", "3/8"), ("3", None), ("3=", None)],
)
def test_a_stated_total_is_read_but_not_judged(text, total):
    stated = parse_answer(text).stated
    assert (stated and str(stated[0])) == (total and str(total))
    assert (stated and text[slice(*stated[1])]) == (total and str(total).lstrip("-"))


def test_a_sign_belongs_to_the_number_only_in_hands_with_negative_numbers():
    assert parse_answer("8*(-3+1)", signed=True).expression.numbers == (8, -3, 1)
