"""The workflows pin their actions, have few permissions, and attest releases."""

import os
import re
import subprocess
from datetime import date

import pytest

from tests.packaging.test_release import with_a_change
from web.builder.paths import ROOT
from web.builder.release import cited, cut

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
RELEASE = ROOT / ".github" / "workflows" / "release.yml"
RELEASED = ("CHANGELOG.md", "CITATION.cff")

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


@pytest.fixture
def release_steps():
    """The steps of the job that publishes a release."""
    return steps(jobs(RELEASE.read_text(encoding="utf-8"))["release"])


def step_with(words, candidates):
    (step,) = [step for step in candidates if words in step]
    return step


def test_release_attests_what_it_publishes_and_adds_the_hash_of_the_page(release_steps, tmp_path):
    publish = step_with("gh release create", release_steps)
    assert 'gh release create "v$VERSION" assets/*' in publish
    assert "--notes-file cut/notes.md" in publish
    assert publish == release_steps[-1]

    assets = tmp_path / "assets"
    assets.mkdir()
    distributions = {"twentyfour-1.2.3-py3-none-any.whl", "twentyfour-1.2.3.tar.gz"}
    names = {"twentyfour.html", "twentyfour-data.zip", *distributions}
    for name in names:
        (assets / name).write_text(name)
    attest = step_with("actions/attest-build-provenance@", release_steps)
    patterns = re.findall(r"^            (\S+)$", attest, re.MULTILINE)
    assert {path.name for one in patterns for path in tmp_path.glob(one)} == names

    digest = step_with("sha256sum", release_steps)
    (command,) = re.findall(r"^run: (.+)$", digest, re.MULTILINE)
    assert "working-directory: assets" in digest
    subprocess.run(["sh", "-ec", command], cwd=assets, check=True)
    check = ["sha256sum", "--check", "twentyfour.html.sha256"]
    subprocess.run(check, cwd=assets, check=True, capture_output=True)


def test_release_commits_and_tags_the_heading_of_the_changes(release_steps, tmp_path):
    def git(*command):
        done = subprocess.run(["git", *command], cwd=tmp_path, check=True, capture_output=True)
        return done.stdout.decode()

    files = {name: (ROOT / name).read_text(encoding="utf-8") for name in RELEASED}
    files["CHANGELOG.md"] = with_a_change(files["CHANGELOG.md"])
    git("init", "--quiet")
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    git("add", "--all")
    git("-c", "user.name=a", "-c", "user.email=a@b.example", "commit", "--quiet", "-m", "Begin")
    day = date(2026, 11, 30)
    changelog, _ = cut(files["CHANGELOG.md"], "9.9.9", day)
    (tmp_path / "CHANGELOG.md").write_text(changelog, encoding="utf-8")
    citation = cited(files["CITATION.cff"], "9.9.9", day)
    (tmp_path / "CITATION.cff").write_text(citation, encoding="utf-8")
    (tmp_path / "cut").mkdir()
    (tmp_path / "cut/release.patch").write_text(git("diff"), encoding="utf-8")
    git("checkout", "--quiet", ".")

    _, script = step_with("git tag", release_steps).split("run: |\n")
    alone = {**os.environ, "VERSION": "9.9.9", "HOME": str(tmp_path)}
    subprocess.run(["bash", "-ec", script], cwd=tmp_path, env=alone, check=True)
    assert git("log", "--format=%s", "-1", "v9.9.9") == "Release 9.9.9\n"
    assert git("show", "v9.9.9:CHANGELOG.md") == changelog
    assert git("diff", "--name-only", "HEAD~1") == "CHANGELOG.md\nCITATION.cff\n"
