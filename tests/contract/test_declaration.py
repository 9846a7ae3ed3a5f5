"""The page's side of the contract is Python's."""

from web.builder.contract import DECLARATION, declaration


def test_the_declaration_for_the_page_is_that_of_python():
    assert DECLARATION.read_text() == declaration(), "run `make fix`"
