"""Every fault of `make faults` changes the current tree, and its test exists."""

import pytest

from tests.faults.faults import FAULTS, Fault
from web.builder.paths import ROOT


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_fault_changes_its_file_and_has_a_test(fault: Fault) -> None:
    whole = (ROOT / fault.file).read_text(encoding="utf-8")
    assert fault.change(whole) != whole
    file, _, node = fault.test.partition("::")
    function = node.partition("[")[0]
    assert f"def {function}" in (ROOT / file).read_text(encoding="utf-8") or not function


def test_faults_have_different_names() -> None:
    assert len({fault.name for fault in FAULTS}) == len(FAULTS)
