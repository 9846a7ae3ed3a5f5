import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { hand } from "../../../testing/records.ts";
import { countReadBack, FileError, readBackup, writeBackup } from "./backup-file.ts";

test("a small file is refused if its unpacked content is too large", async () => {
  const header = (await new Response(unpacked(await writeBackup([], []))).text()).trim();
  const line = `"${"-".repeat(4_000_000)}"\n`;
  for (const [text, limit] of [
    [`${header}\n${"-".repeat(17_000_000)}`, 16],
    [`${header.replace('"others":0', '"others":101')}\n${line.repeat(101)}`, 400],
  ] as const) {
    const reading = countReadBack(new Blob([gzipSync(text, { level: 1 })]), [], () => {});
    await assert.rejects(reading, { code: "too-large", params: { limit } });
  }
});

const unpacked = (packed: Blob) => packed.stream().pipeThrough(new DecompressionStream("gzip"));

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

function handsOfYears(count: number) {
  let seed = 24;
  const below = (limit: number) => {
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

/** A file with a header and as many empty lines. */
const fileOf = (header: string, lines: number) =>
  new Blob([`{"format":"twentyfour-hands","version":${header}}\n${"{}\n".repeat(lines)}`]);

/** The fault of a file, or the number of its lines. */
async function read(file: Blob) {
  let count = 0;
  try {
    for await (const [, records] of readBackup(file)) count += records.length;
    return count;
  } catch (error) {
    assert.ok(error instanceof FileError);
    return error.code;
  }
}

test("a file with more lines than its header says is refused at the first of them", async () => {
  assert.equal(await read(fileOf('1,"hands":2,"others":1', 3)), 3);
  let pulled = 0;
  const endless = new ReadableStream({
    pull(controller) {
      pulled += 1;
      const text =
        pulled === 1 ? '{"format":"twentyfour-hands","version":1,"hands":1,"others":0}\n' : "{}\n";
      controller.enqueue(new TextEncoder().encode(text));
    },
  });
  const file = Object.assign(new Blob([]), { stream: () => endless });
  assert.equal(await read(file), "not-json");
  assert.ok(pulled < 20);
});

test("a version or a number of lines that no page writes is damaged", async () => {
  for (const version of ["0", "-1", '"x"', '"1"', "1.5", "null", "true", "[1]", "{}"]) {
    assert.equal(await read(fileOf(`${version},"hands":1,"others":0`, 1)), "not-json", version);
  }
  for (const hands of ["-1", '"1"', "null", "1e300", "0.5", "[1]"]) {
    assert.equal(await read(fileOf(`1,"hands":${hands},"others":0`, 1)), "not-json", hands);
  }
  assert.equal(await read(fileOf('1,"hands":1', 1)), "not-json");
  assert.equal(await read(fileOf('2,"hands":1', 1)), "newer");
});
