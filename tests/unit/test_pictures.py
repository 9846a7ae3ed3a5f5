import pickle
import subprocess
import sys
from fractions import Fraction
from html.parser import HTMLParser
from xml.etree.ElementTree import fromstring

import pytest

import twentyfour as tf
from twentyfour._pictures.tables import MAX_DRAWN

MATH = '<math xmlns="http://www.w3.org/1998/Math/MathML" display="block">'
SVG = "{http://www.w3.org/2000/svg}"


class Reader(HTMLParser):
    """The tags and the words of a piece of HTML."""

    def __init__(self, source):
        super().__init__()
        self.tags, self.words, self.open = [], [], []
        self.feed(source)
        self.close()
        assert not self.open

    def handle_starttag(self, tag, _):
        self.tags.append(tag)
        self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, words):
        self.words.append(words)


def words_of(picture):
    return [text.text for text in fromstring(picture).iter(f"{SVG}text")]


def test_formulas_have_the_form_of_mathematics():
    solution = tf.parse("8/(3-8/3)")
    assert solution.latex() == r"\frac{8}{3-\frac{8}{3}}"
    assert tf.parse("(1⁄2-⁻3)*8").latex() == (r"\left(\tfrac{1}{2}-\left(-3\right)\right) \times 8")
    product = "<mrow><mn>2</mn><mo>×</mo>{}</mrow>"
    bracketed = "<mrow><mo>(</mo><mrow><mn>3</mn><mo>−</mo><mn>1</mn></mrow><mo>)</mo></mrow>"
    mathml = tf.parse("2*(3-1)").mathml()
    assert mathml.removeprefix(MATH).removesuffix("</math>") == product.format(bracketed)


def test_hand_shows_its_cards_and_its_target():
    hand = tf.deal(level="hard", seed=24)
    assert words_of(hand._repr_svg_()) == [
        *("2", "♣\ufe0e", "8", "♥\ufe0e", "J", "♣\ufe0e", "6", "♥\ufe0e"),
        "24",
    ]


def test_puzzle_shows_its_numbers_and_the_signs_if_some_are_missing():
    numbers = [Fraction(1, 2), -3, 8]
    assert words_of(tf.Puzzle(numbers, 7)._repr_svg_()) == ["1/2", "-3", "8", "7"]
    sums = tf.Puzzle(numbers, 7, operators="+-")._repr_svg_()
    assert words_of(sums) == ["1/2", "-3", "8", "7", "+ −"]


def test_tree_shows_every_card_sign_and_result():
    words = words_of(tf.parse("8/(3-8/3)")._repr_svg_())
    assert sorted(words) == sorted(["8", "3", "8", "3", "8/3", "1/3", "24", "÷", "−", "÷"])


def test_tree_of_a_division_by_zero_says_so():
    assert words_of(tf.parse("8/(3-3)")._repr_svg_()).count("÷0") == 1


@pytest.mark.parametrize(
    ("answer", "shown"),
    [
        ("8/(3-8/3)", ["✓", "right"]),
        ("8*3*3/8", ["✗", "wrong-value", "9"]),
        ("8*3", ["✗", "unused", "value 3 count 1, value 8 count 1"]),
        ("8/(3-3)*8", ["✗", "division-by-zero", "3-3"]),
    ],
)
def test_verdict_shows_its_code_its_parameters_and_the_tree(answer, shown):
    reader = Reader(tf.check(answer, [3, 3, 8, 8])._repr_html_())
    assert {*shown} <= {*reader.words}
    assert reader.tags.count("svg") == 1


def test_text_of_an_answer_never_becomes_an_element():
    reader = Reader(tf.check("<script>&", [3, 3, 8, 8])._repr_html_())
    assert "script" not in reader.tags
    assert "<" in reader.words


def test_rating_shows_its_score_level_reasons_and_technique():
    rating = tf.rate([3, 3, 8, 8])
    reader = Reader(rating._repr_html_())
    assert {"expert", "one-solution", "fraction-divide"} <= {*reader.words}
    assert f" {rating.score:g} / 100 " in reader.words
    assert Reader(tf.rate([1, 1, 1, 1])._repr_html_()).words.count("no-solution") == 1


def test_list_of_solutions_is_a_list_that_draws_the_first_ones():
    few, many = tf.solve([3, 3, 8, 8]), tf.solve([1, 2, 4, 8, 10])
    assert few == [tf.parse("8/(3-8/3)")]
    assert repr(few) == "[parse('8/(3-8/3)')]"
    assert pickle.loads(pickle.dumps(few)) == few
    assert Reader(few._repr_html_()).tags.count("svg") == 1
    reader = Reader(many._repr_html_())
    assert reader.tags.count("svg") == MAX_DRAWN < len(many)
    assert f" (+ {len(many) - MAX_DRAWN})" in reader.words
    assert Reader(tf.solve([1, 1, 1, 1])._repr_html_()).words == ["0"]


def test_pictures_are_imported_when_the_first_is_drawn():
    code = (
        "import sys, twentyfour as tf; tf.solve([3, 3, 8, 8]);"
        "print(any('_pictures' in name or name.startswith('xml') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
