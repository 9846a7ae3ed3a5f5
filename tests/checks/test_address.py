"""The address of the live game stands in pyproject.toml only."""

import pytest

from web.builder.address import live, other_addresses, with_link

README = "# Title\n\n<!-- live --><!-- /live -->\n\nText\n"
ADDRESS = "https://play.example/24/"


def test_no_link_is_shown_while_there_is_no_address():
    assert live() == ""
    assert with_link(README, "Play now", "") == README


def test_link_appears_and_disappears_with_the_address():
    linked = with_link(README, "Play now", ADDRESS)
    assert f"**[Play now]({ADDRESS})**" in linked
    assert with_link(linked, "Play now", ADDRESS) == linked
    assert with_link(linked, "Play now", "") == README


@pytest.mark.parametrize(
    "text",
    [
        "https://someone.github.io/twentyfour/",
        "[x](http://twentyfour.app)",
        "HTTPS://a.b/TwentyFour",
    ],
)
def test_an_address_of_its_own_is_found(text):
    assert list(other_addresses({"docs/x.md": text}, ADDRESS))


@pytest.mark.parametrize(
    "text", ["https://example.org/twentyfour/", "http://localhost:2424/", f"{ADDRESS}#/play"]
)
def test_examples_and_the_address_itself_are_no_faults(text):
    assert not list(other_addresses({"docs/x.md": text}, ADDRESS))
