"""The files that are generated from Python are up to date."""

from web.builder.contract import DECLARATION, OPERATOR_TABLE, declaration, operator_table
from web.builder.path import PATH_FACTS, path_facts


def test_declaration_for_the_page_equals_pythons():
    assert DECLARATION.read_text() == declaration(), "run `make fix`"


def test_operators_of_the_page_equal_pythons():
    assert OPERATOR_TABLE.read_text() == operator_table(), "run `make fix`"


def test_techniques_of_the_page_equal_pythons():
    assert PATH_FACTS.read_text() == path_facts(), "run `make fix`"
