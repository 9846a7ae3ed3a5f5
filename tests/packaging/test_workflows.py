"""The workflows pin their actions, have few permissions, and attest releases."""

import re
import subprocess

import pytest

from web.builder.paths import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
RELEASE = ROOT / ".github" / "workflows" / "release.yml"

each_workflow = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)


def jobs(text: str) -> dict[str, str]:
    """The text of each job by name."""
    _, body = text.split("\njobs:\n")
    names_and_texts = re.split(r"^  ([\w-]+):\n", body, flags=re.MULTILINE)[1:]
    return dict(zip(names_and_texts[::2], names_and_texts[1::2], strict=True))


def steps(job: str) -> list[str]:
    return re.split(r"^      - ", job, flags=re.MULTILINE)[1:]


def permissions(job: str) -> dict[str, str]:
    match = re.search(r"^    permissions:\n((?:      .+\n)+)", job, flags=re.MULTILINE)
    return dict(re.findall(r"([\w-]+): (\w+)", match[1])) if match else {}


@each_workflow
def test_actions_are_pinned_by_commit_and_name_their_version(path):
    used = re.findall(r"uses: (.+)", path.read_text(encoding="utf-8"))
    assert used
    for action in used:
        assert re.fullmatch(
            r"\./\.github/workflows/\w+\.yml|[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action
        )


@each_workflow
def test_checkouts_keep_no_credentials(path):
    for job in jobs(path.read_text(encoding="utf-8")).values():
        for step in steps(job):
            if "uses: actions/checkout@" in step:
                assert re.search(r"^          persist-credentials: false$", step, re.MULTILINE)


@each_workflow
def test_workflows_may_read_and_only_named_jobs_write(path):
    text = path.read_text(encoding="utf-8")
    assert "\npermissions:\n  contents: read\n\n" in text
    writes = {
        name: {scope: access for scope, access in permissions(job).items() if access == "write"}
        for name, job in jobs(text).items()
    }
    assert {name: scopes for name, scopes in writes.items() if scopes} == {
        "pages": {"publish": {"pages": "write", "id-token": "write"}},
        "release": {
            "pypi": {"id-token": "write"},
            "release": {"contents": "write", "id-token": "write", "attestations": "write"},
        },
    }.get(path.stem, {})


def test_release_attests_what_it_publishes_and_adds_the_hash_of_the_page(tmp_path):
    download, attest, digest, publish = steps(jobs(RELEASE.read_text(encoding="utf-8"))["release"])
    assert "actions/download-artifact@" in download
    assert "actions/attest-build-provenance@" in attest
    assert 'gh release create "$GITHUB_REF_NAME" assets/*' in publish

    assets = tmp_path / "assets"
    assets.mkdir()
    names = {"twentyfour.html", "twentyfour-1.2.3-py3-none-any.whl", "twentyfour-1.2.3.tar.gz"}
    for name in names:
        (assets / name).write_text(name)
    patterns = re.findall(r"^            (\S+)$", attest, re.MULTILINE)
    assert {path.name for one in patterns for path in tmp_path.glob(one)} == names

    (command,) = re.findall(r"^run: (.+)$", digest, re.MULTILINE)
    assert "working-directory: assets" in digest
    subprocess.run(["sh", "-ec", command], cwd=assets, check=True)
    check = ["sha256sum", "--check", "twentyfour.html.sha256"]
    subprocess.run(check, cwd=assets, check=True, capture_output=True)
