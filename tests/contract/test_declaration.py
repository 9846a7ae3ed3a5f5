"""The files that are generated from Python are up to date."""

from web.builder.contract import DECLARATION, OPERATOR_TABLE, declaration, operator_table
from web.builder.path import PATH_FACTS, path_facts


def test_the_declaration_for_the_page_is_that_of_python():
    assert DECLARATION.read_text() == declaration(), "run `make fix`"


def test_the_operators_of_the_page_are_those_of_python():
    assert OPERATOR_TABLE.read_text() == operator_table(), "run `make fix`"


def test_the_techniques_of_the_page_are_those_of_python():
    assert PATH_FACTS.read_text() == path_facts(), "run `make fix`"
