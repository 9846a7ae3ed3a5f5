import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

test("the build ends with one sentence about what it expected", () => {
  const module = JSON.stringify(new URL("../../web/builder/pyodide/expect.mjs", import.meta.url));
  const code = `import { expect, reportErrors } from ${module}; reportErrors(); expect(0, "zeros")`;
  const { stderr, status } = spawnSync("node", ["--input-type=module", "--eval", code]);
  assert.deepEqual([String(stderr), status], ["Pyodide has changed: expected zeros.\n", 1]);
});
