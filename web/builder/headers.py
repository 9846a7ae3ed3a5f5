"""`_headers`: what a host that reads such a file says of each answer."""

import re
from pathlib import Path

from twentyfour._page import HEADERS, carries_hash

_POLICY = re.compile(r'Content-Security-Policy"\s+content="([^"]+)"')
_LASTING = "Cache-Control: public, max-age=31536000, immutable"
_FRAMED_BY = {"index.html": "'self'", "embed.html": "*"}


def add_headers(site: Path) -> None:
    """Write `_headers`, in the form that Netlify and Cloudflare Pages read, for the site as it is.

    A document's own policy holds for it as a header too, with what only a header can say.
    """
    rules = {"/*": ["X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer"]}
    policies = {f"/{name}": [_policy(site / name, who)] for name, who in _FRAMED_BY.items()}
    rules |= {"/": policies["/index.html"], **policies}
    names = sorted(file.name for file in site.iterdir() if carries_hash(file.name))
    rules |= {f"/{name}": [_LASTING] for name in names}
    lines = [line for path, said in rules.items() for line in (path, *(f"  {it}" for it in said))]
    (site / HEADERS).write_text("\n".join(lines) + "\n")


def _policy(document: Path, framed_by: str) -> str:
    found = _POLICY.search(document.read_text())
    assert found
    return f"Content-Security-Policy: {found[1]}; frame-ancestors {framed_by}"
