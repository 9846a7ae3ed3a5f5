"""`_headers`: the response headers, for hosts that read such a file."""

import re
from pathlib import Path

from twentyfour._page import HEADERS, carries_hash

_POLICY = re.compile(r'Content-Security-Policy"\s+content="([^"]+)"')
_LASTING = "Cache-Control: public, max-age=31536000, immutable"
_FRAMED_BY = {"index.html": "'self'", "embed.html": "*"}


def add_headers(site: Path) -> None:
    """Write `_headers` for a site, in the format of Netlify and Cloudflare Pages.

    A document's own policy is repeated as a header, with the directives that only a header can
    have.
    """
    rules = {"/*": ["X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer"]}
    policies = {f"/{name}": [_policy(site / name, who)] for name, who in _FRAMED_BY.items()}
    rules |= {"/": policies["/index.html"], **policies}
    names = sorted(file.name for file in site.iterdir() if carries_hash(file.name))
    rules |= {f"/{name}": [_LASTING] for name in names}
    lines = [
        line for path, headers in rules.items() for line in (path, *(f"  {it}" for it in headers))
    ]
    (site / HEADERS).write_text("\n".join(lines) + "\n")


def _policy(document: Path, framed_by: str) -> str:
    match = _POLICY.search(document.read_text())
    assert match
    return f"Content-Security-Policy: {match[1]}; frame-ancestors {framed_by}"
