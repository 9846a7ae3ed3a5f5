"""The check of the engine notices imports that go up, circles, and names of characters."""

import pytest

from checks.engine import PARTS, faults_in

PARTS_OF_THREE = ("cards", "solver", "methods")
SOURCES = {
    "twentyfour.cards": "from fractions import Fraction",
    "twentyfour.solver": "from twentyfour.cards import Card",
    "twentyfour.methods.__init__": "from twentyfour import cards, solver",
    "twentyfour.methods.postfix": "import twentyfour.methods.terms",
    "twentyfour.methods.terms": r"'\N{DIGIT ONE}'",
}


def faults(**sources):
    """The faults after a change of some modules of `twentyfour`."""
    changed = {f"twentyfour.{name.replace('__', '.', 1)}": text for name, text in sources.items()}
    return [*faults_in(SOURCES | changed, PARTS_OF_THREE)]


def test_imports_that_go_down_are_no_fault():
    assert faults() == []
    assert len(PARTS) == len({*PARTS})


@pytest.mark.parametrize(
    "source",
    [
        "from twentyfour.solver import solve",
        "from twentyfour import solver",
        "import twentyfour.solver",
        "def late():\n    from twentyfour.solver import solve",
        "if TYPE_CHECKING:\n    from twentyfour.solver import solve",
    ],
)
def test_import_that_goes_up_is_a_fault(source):
    upward, circle = faults(cards=source)
    assert upward.startswith("twentyfour.cards imports twentyfour.solver, which is above it")
    assert circle.startswith("modules import each other: ")


def test_circle_in_a_package_is_a_fault():
    (fault,) = faults(methods__terms="from twentyfour.methods.postfix import solve")
    assert fault.startswith("modules import each other: twentyfour.methods.")


def test_part_without_a_place_and_place_without_a_part_are_faults():
    assert faults(new="") == ["twentyfour/new has no place in PARTS of checks/engine.py"]
    (fault,) = faults_in({"twentyfour.cards": ""}, ("cards", "gone"))
    assert fault == "twentyfour/gone does not exist: remove it from PARTS of checks/engine.py"


@pytest.mark.parametrize(
    "source", [r"re.compile(r'\N{DIGIT ONE}')", "'½'.encode('ascii', 'namereplace')"]
)
def test_name_of_a_character_is_a_fault(source):
    assert faults(cards=source) == [
        "twentyfour.cards needs names of characters, which the page's Python lacks"
    ]
