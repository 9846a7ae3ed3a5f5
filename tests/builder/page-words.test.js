import assert from "node:assert/strict";
import { test } from "node:test";
import { naming } from "../../web/builder/page-words.mjs";

test("a source names the keys that it quotes, and families by their first and last part", () => {
  const isNamed = naming(`t("play.new"); t(\`level.\${name}\`); t(\`repair.\${code}.offer\`);`);
  for (const key of ["play.new", "level.easy", "repair.swap.offer"]) assert.ok(isNamed(key), key);
  for (const key of ["play.next", "levels", "repair.swap"]) assert.ok(!isNamed(key), key);
});
