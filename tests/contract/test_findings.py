"""Every fault that the diagnosis can name has its words on the page."""

from typing import get_args

from tests.contract.test_words import ENGLISH
from twentyfour.diagnosis import FindingCode


def test_every_fault_has_a_name_and_a_cure() -> None:
    codes = set(get_args(FindingCode))
    for part in ("name", "cure"):
        family = {f"bench.finding.{code}.{part}" for code in codes}
        assert {key for key in ENGLISH if key.startswith("bench.finding.") and key.endswith(part)} == family
