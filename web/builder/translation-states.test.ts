import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { LANGUAGES } from "./translations.mjs";

const WEB = fileURLToPath(new URL("../", import.meta.url));
const COPY = mkdtempSync(join(tmpdir(), "translations-"));
after(() => rmSync(COPY, { recursive: true }));

mkdirSync(join(COPY, "builder"));
for (const name of ["builder/translations.mjs", "builder/named-keys.mjs", "locales"])
  cpSync(join(WEB, name), join(COPY, name), { recursive: true });
for (const name of ["languages.json", "translated-from.json"])
  cpSync(join(WEB, name), join(COPY, name));
symlinkSync(join(WEB, "node_modules"), join(COPY, "node_modules"));

/** The exit code and the output of a command. */
function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync("node", ["builder/translations.mjs", ...words], {
    cwd: COPY,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("without a language, the languages are named", () => {
  for (const command of ["list", "done"]) {
    const { status, stderr } = run(command);
    assert.equal(status, 2);
    assert.match(stderr, /^LANGUAGE is missing: .* zh-Hans .*\n$/);
  }
});

test("a language that was never translated says so, and what comes next, until it is done", () => {
  const next = (command = "list") => {
    const { status, stdout, stderr } = run(command, "it");
    assert.equal(status, 2);
    assert.match(stderr, /^"it" was never translated: .*\n$/);
    return stderr + stdout;
  };
  assert.match(next(), /add its row to web\/languages\.json/);
  assert.match(next("done"), /add its row to web\/languages\.json/);

  const italian = { name: "Italiano", direction: "ltr", reviewed: false };
  writeFileSync(join(COPY, "languages.json"), JSON.stringify({ ...LANGUAGES, it: italian }));
  assert.match(next(), /create web\/locales\/it\.json/);

  writeFileSync(join(COPY, "locales/it.json"), "{}");
  const [sentence, ...listed] = next().split("\n");
  assert.match(sentence ?? "", /DONE=1/);
  assert.ok(listed.includes("nav.play: new"));

  assert.equal(run("done", "it").status, 0);
  assert.deepEqual([run("list", "it").status, run("list", "it").stderr], [0, ""]);
});
