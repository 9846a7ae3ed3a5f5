"""What other sites show next to a link to the page, if the build knows the site's address."""

from html.parser import HTMLParser
from urllib.parse import urlsplit

import pytest

from web.builder.page import document, with_preview


class Facts(HTMLParser):
    """The contents of a document's `<meta>` elements by name."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "meta" and (name := given.get("property") or given.get("name")):
            self.found[name] = given.get("content") or ""


@pytest.mark.parametrize("address", ["https://example.org/24/", "https://example.org/24"])
def test_preview_has_absolute_addresses_and_the_description(address: str) -> None:
    facts = Facts(with_preview(document(), address, "preview.jpg")).found
    assert facts["og:description"] == facts["description"]
    assert facts["og:url"] == address.rstrip("/") + "/"
    assert facts["og:image"] == facts["og:url"] + "preview.jpg"
    assert urlsplit(facts["og:image"]).scheme == "https"
    assert facts["twitter:card"] == "summary_large_image"


def test_document_names_no_address_by_itself() -> None:
    assert not any(name.startswith("og:") for name in Facts(document()).found)
