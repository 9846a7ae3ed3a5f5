from itertools import combinations
from xml.etree.ElementTree import fromstring

from hypothesis import assume, given

import twentyfour as tf
from tests.formulas import read_latex, read_mathml
from tests.property.strategies import expressions, hands, ranks, trees
from twentyfour._pictures.markup import equation
from twentyfour._pictures.tree import CARD_HEIGHT, CARD_WIDTH, RESULT_HEIGHT, RESULT_WIDTH, lay_out

SVG = "{http://www.w3.org/2000/svg}"


@given(expressions)
def test_latex_is_read_back_as_the_same_tree(expression):
    assert read_latex(expression.latex()) == expression


@given(hands(ranks, largest=6).flatmap(trees))
def test_latex_of_an_answer_is_read_by_the_judge(expression):
    assume(not isinstance(expression.outcome, tf.DivisionByZero))
    text = rf"The answer is \boxed{{{expression.latex()}}}."
    reading = tf.read_answer(text, expression.numbers, expression.value)
    assert reading.ok
    assert reading.expression == expression


@given(expressions)
def test_mathml_is_read_back_as_the_same_tree(expression):
    assert read_mathml(expression.mathml()) == expression


@given(expressions)
def test_cards_of_a_tree_are_at_the_foot_in_the_order_of_the_expression(expression):
    cards = [joint for joint in lay_out(expression) if not joint.parts]
    assert tuple(joint.part.value for joint in cards) == expression.numbers
    assert [joint.x for joint in cards] == sorted({joint.x for joint in cards})
    assert len({joint.y for joint in cards}) == 1


@given(expressions)
def test_each_result_is_above_its_two_parts_and_between_them(expression):
    joints = lay_out(expression)
    for joint in joints:
        for part, side in zip((joints[place] for place in joint.parts), (-1, 1), strict=False):
            assert (part.x - joint.x) * side > 0
            assert joint.sign < part.top


@given(expressions)
def test_no_two_cards_or_results_of_a_tree_overlap(expression):
    for one, other in combinations(lay_out(expression), 2):
        wide, high = (
            [RESULT_WIDTH if each.parts else CARD_WIDTH for each in (one, other)],
            [RESULT_HEIGHT if each.parts else CARD_HEIGHT for each in (one, other)],
        )
        apart = abs(one.x - other.x) >= sum(wide) // 2 or abs(one.y - other.y) >= sum(high) // 2
        assert apart, (one, other)


@given(expressions)
def test_picture_is_an_svg_with_the_equation_as_its_title_and_everything_inside(expression):
    picture = fromstring(expression._repr_svg_())
    assert picture.tag == f"{SVG}svg"
    assert picture.findtext(f"{SVG}title") == equation(expression)
    width, height = (int(picture.attrib[side]) for side in ("width", "height"))
    for box in picture.iter(f"{SVG}rect"):
        x, y = (int(box.attrib.get(side, 0)) for side in ("x", "y"))
        assert 0 <= x <= x + int(box.attrib["width"]) <= width
        assert 0 <= y <= y + int(box.attrib["height"]) <= height
