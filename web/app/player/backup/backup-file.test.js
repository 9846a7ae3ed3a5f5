import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { hand } from "../../../testing/hands.js";
import { countReadBack, writeBackup } from "./backup-file.ts";

test("a small file is refused if its unpacked content is too large", async () => {
  const header = (await new Response(unpacked(await writeBackup([], []))).text()).trim();
  const line = `"${"-".repeat(4_000_000)}"\n`;
  for (const [text, limit] of /** @type {const} */ ([
    [`${header}\n${"-".repeat(17_000_000)}`, 16],
    [`${header}\n${line.repeat(101)}`, 400],
  ])) {
    const reading = countReadBack(new Blob([gzipSync(text, { level: 1 })]), [], () => {});
    await assert.rejects(reading, { code: "too-large", params: { limit } });
  }
});

/** @param {Blob} packed */
const unpacked = (packed) => packed.stream().pipeThrough(new DecompressionStream("gzip"));

test("100,000 hands with trails take at most 6 MB, and each hand can be read", async () => {
  const hands = handsOfYears(100_000);
  const packed = await writeBackup(hands, []);
  assert.ok(packed.size <= 6_000_000, String(packed.size));
  assert.equal(await countReadBack(packed, hands, () => {}), hands.length);
});

test("a hand that a file changed or lacks is not read back", async () => {
  const [same, changed, lost] = [hand({ id: "a" }), hand({ id: "b" }), hand({ id: "c" })];
  const file = await writeBackup([same, { ...changed, hints: 7 }], []);
  assert.equal(await countReadBack(file, [same, changed, lost], () => {}), 1);
});

/** @param {number} count */
function handsOfYears(count) {
  let seed = 24;
  const below = (/** @type {number} */ limit) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  /** As long as the trails of hands that were combined quickly, typed, or tried for long. */
  const trail = () => {
    const kind = below(10);
    const size = kind < 6 ? 7 + below(6) : kind < 9 ? 18 + below(14) : 38 + below(24);
    const entries = Array.from({ length: size - 1 }, (_, at) =>
      at % 2 ? 60 + below(70) : 16 + below(96),
    );
    return Buffer.from([1, ...entries]).toString("base64url");
  };
  const techniques = ["fraction", "sum", "product", "factors", "two-products"];
  let at = Date.UTC(2020, 0, 1);
  return Array.from({ length: count }, () => {
    at += 5000 + below(400_000);
    const numbers = Array.from({ length: 4 }, () => 1 + below(13));
    const [a, b, c, d] = numbers;
    const signs = Array.from({ length: 3 }, () => "+-*/"[below(4)]);
    const text = `(${a}${signs[0]}${b})${signs[1]}${c}${signs[2]}${d}`;
    const code = techniques[below(5)] ?? "";
    return hand({
      id: `${at}-${below(36 ** 5).toString(36)}`,
      at,
      numbers,
      milliseconds: 2000 + below(120_000),
      hints: below(3),
      wrong: below(3),
      text,
      score: below(1000) / 10,
      technique: { code, params: code === "factors" ? { a: `${below(12)}` } : {} },
      rated: below(2) === 1,
      trail: trail(),
    });
  });
}
