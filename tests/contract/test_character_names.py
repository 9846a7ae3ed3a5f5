"""No module of the engine looks up the name of a character: the page's Python has no names."""

import ast

import pytest

from tests.contract.test_imports import modules

NAMING = {"name", "lookup"}


def asks(source: str) -> bool:
    """Whether a module uses names of characters, including regular expressions and encodings."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(value=ast.Name(id="unicodedata"), attr=attr) if attr in NAMING:
                return True
            case ast.ImportFrom(module="unicodedata", names=names):
                if NAMING & {alias.name for alias in names}:
                    return True
            case ast.Import(names=names):
                if any(alias.name == "unicodedata" and alias.asname for alias in names):
                    return True
            case ast.Constant(value=str(text)) if "\\N{" in text or text == "namereplace":
                return True
    return False


@pytest.mark.parametrize("module", modules())
def test_no_module_looks_up_the_name_of_a_character(module: str) -> None:
    assert not asks(modules()[module].read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "source",
    [
        "import unicodedata\nunicodedata.name('A')",
        "import unicodedata\nunicodedata.lookup('DIGIT ONE')",
        "import unicodedata as names",
        "from unicodedata import name",
        "re.compile(r'\\N{DIGIT ONE}')",
        "'½'.encode('ascii', 'namereplace')",
    ],
)
def test_every_way_to_ask_is_noticed(source: str) -> None:
    assert asks(source)
