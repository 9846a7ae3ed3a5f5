"""`_headers`: the response headers, for hosts that read such a file."""

import re
from pathlib import Path

from twentyfour._cli.page import HEADERS, carries_hash

_POLICY = re.compile(r'Content-Security-Policy"\s+content="([^"]+)"')
_LASTING = "Cache-Control: public, max-age=31536000, immutable"
# Every script of the page has a hash. Safari 26 does not find the hashes of static imports in the
# import map and would block them, and this file cannot tell browsers apart. The configurations in
# docs/hosting.md do, and enforce the policy in the other browsers.
_INTEGRITY = "Integrity-Policy-Report-Only: blocked-destinations=(script)"
_FRAMED_BY = {"index.html": "'self'", "embed.html": "*"}
_CAGE = "cage-*.html"
# An isolated page (COEP: require-corp) frames only documents that allow it and are isolated
# themselves, and such a document starts only workers whose scripts are isolated. All other files
# have the origin of the framed table, and need no header.
_ISOLATED = "Cross-Origin-Embedder-Policy: require-corp"
_SHARED = "Cross-Origin-Resource-Policy: cross-origin"

USED = ("camera", "clipboard-read", "clipboard-write", "fullscreen", "screen-wake-lock")
"""The browser features that the page uses. Some Chromium warn of the name `web-share`."""

DENIED = (
    *("accelerometer", "autoplay", "display-capture", "encrypted-media", "geolocation"),
    *("gyroscope", "hid", "idle-detection", "local-fonts", "magnetometer", "microphone", "midi"),
    *("payment", "picture-in-picture", "publickey-credentials-get", "serial", "sync-xhr", "usb"),
    "xr-spatial-tracking",
)


def add_headers(site: Path) -> None:
    """Write `_headers` for a site, in the format of Netlify and Cloudflare Pages.

    A document's own policy is repeated as a header, with the directives that only a header can
    have.
    """
    rules = {
        "/*": [
            "X-Content-Type-Options: nosniff",
            "Referrer-Policy: no-referrer",
            f"Permissions-Policy: {_permissions()}",
        ]
    }
    policies = {
        f"/{name}": [_policy(site / name, who), _INTEGRITY] for name, who in _FRAMED_BY.items()
    }
    policies |= {f"/{cage.name}": [_policy(cage, "'self'")] for cage in site.glob(_CAGE)}
    rules |= {"/": policies["/index.html"], **policies}
    rules["/embed.html"] += [_ISOLATED, _SHARED]
    names = sorted(file.name for file in site.iterdir() if carries_hash(file.name))
    for name in names:
        rules.setdefault(f"/{name}", []).append(_LASTING)
    for worker in site.glob("worker-*.js"):
        rules[f"/{worker.name}"].append(_ISOLATED)
    lines = [
        line for path, headers in rules.items() for line in (path, *(f"  {it}" for it in headers))
    ]
    (site / HEADERS).write_text("\n".join(lines) + "\n")


def _policy(document: Path, framed_by: str) -> str:
    match = _POLICY.search(document.read_text())
    assert match
    return f"Content-Security-Policy: {match[1]}; frame-ancestors {framed_by}"


def _permissions() -> str:
    used = [f"{feature}=(self)" for feature in USED]
    return ", ".join([*used, *(f"{feature}=()" for feature in DENIED)])
