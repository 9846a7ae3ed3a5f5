"""The plural forms of the command line are those of the page, which are Unicode's."""

import json

import pytest

from twentyfour._cli.words import PLURALS
from web.builder.document import LANGUAGES
from web.builder.paths import run

COUNTS = [*range(201), 1000, 999_999, 1_000_000, 1_000_001, 2_000_000]
SCRIPT = """
const [tags, counts] = JSON.parse(process.argv[1]);
console.log(JSON.stringify(tags.map((tag) => {
    const rules = new Intl.PluralRules(tag);
    return counts.map((count) => rules.select(count));
})));"""


def test_every_language_has_its_plural_forms():
    assert {tag.partition("-")[0] for tag in LANGUAGES} <= PLURALS.keys()


@pytest.mark.parametrize("tag", sorted(PLURALS))
def test_plural_forms_are_those_of_the_page(tag):
    (expected,) = json.loads(run("node", "-e", SCRIPT, json.dumps([[tag], COUNTS])))
    assert [PLURALS[tag](count) for count in COUNTS] == expected
