import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { generate } from "lean-qr";
import { CROWDED, FIREFOX, HIDDEN, SHOWN } from "../../../testing/descriptions.ts";
import { MATCH_RUNS } from "../../../testing/facts.ts";
import { inSentence } from "../../../testing/sentences.ts";
import { anyText } from "../../../testing/texts.ts";
import { fromDigits, toDigits } from "../../base/data/digits.ts";
import { isLoopbackOrLinkLocal } from "./addresses.ts";
import { readCode, writeCode } from "./code-text.ts";
import { type Description, hasOnlyNames, readSdp, writeSdp } from "./description.ts";
import { isOfFirefox, MOST_BYTES, pack, unpack } from "./sdp-code.ts";

const BROWSERS = [HIDDEN, SHOWN, FIREFOX, CROWDED];

const read = (sdp: string) => readSdp(sdp) ?? assert.fail("no description");

const letters = (alphabet: string, length: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength: length, maxLength: length });
const hex = (length: number) => letters("0123456789abcdef", length);
const base64 = (length: number) => letters("ABXYZabxyz0189+/", length);
const address = fc.oneof(
  fc.ipV4(),
  fc
    .array(fc.nat(0xffff), { minLength: 8, maxLength: 8 })
    .map((words) => words.map((word) => word.toString(16)).join(":")),
  fc.tuple(hex(8), hex(4), hex(4), hex(4), hex(12)).map((parts) => `${parts.join("-")}.local`),
);
const candidates = fc.uniqueArray(
  fc.record({ address, port: fc.integer({ min: 1, max: 65535 }) }, { noNullPrototype: true }),
  { maxLength: 4, selector: (each) => `${each.address} ${each.port}` },
);
const description: fc.Arbitrary<Description> = fc
  .tuple(
    fc.oneof(fc.tuple(base64(4), base64(24)), fc.tuple(hex(8), hex(32))),
    fc.uint8Array({ minLength: 32, maxLength: 32 }),
    candidates,
  )
  .map(([[ufrag, pwd], fingerprint, candidates]) => ({ ufrag, pwd, fingerprint, candidates }));

test("a code reads as its description", () => {
  fc.assert(
    fc.property(description, (each) => {
      const bytes = pack(each);
      assert.ok(bytes.length <= MOST_BYTES);
      assert.deepEqual(unpack(bytes), each);
      assert.deepEqual(readCode(writeCode(each)), each);
    }),
    MATCH_RUNS,
  );
});

test("a code is found in a link, in a sentence, and broken into lines", () => {
  fc.assert(
    fc.property(description, inSentence(), fc.nat(90), (each, wrap, at) => {
      const code = writeCode(each);
      const link = `https://example.org/24/#/duel?code=${code}`;
      const [start, end] = [code.slice(0, at), code.slice(at)];
      for (const text of [
        wrap(link),
        `On 2026-11-29 Ada wrote: ${wrap(link)}\n5 hands!`,
        `> ${start}\n> ${end}`,
        `${link}&name=Ada`,
      ])
        assert.deepEqual(readCode(text), each, text);
    }),
    MATCH_RUNS,
  );
});

test("a session description that was written reads as its description", () => {
  fc.assert(
    fc.property(description, (each) => {
      const reachable = each.candidates.filter(({ address }) => !isLoopbackOrLinkLocal(address));
      const written = { ...each, candidates: reachable };
      assert.deepEqual(readSdp(writeSdp(written, "active")), written);
    }),
    MATCH_RUNS,
  );
});

test("the codes of browsers have these sizes in bytes, and these versions as QR codes", () => {
  assert.deepEqual(
    BROWSERS.map((sdp) => pack(read(sdp)).length),
    [94, 82, 93, 141],
  );
  const versions = BROWSERS.map((sdp) => {
    const { size } = generate(`https://twentyfour.example/#/duel?code=${writeCode(read(sdp))}`);
    return (size - 17) / 4;
  });
  assert.deepEqual(versions, [7, 6, 6, 8]);
});

test("credentials, fingerprint and addresses are those that the browser wrote", () => {
  const { ufrag, pwd, fingerprint, candidates } = read(FIREFOX);
  assert.deepEqual([ufrag, pwd], ["693a2bce", "560902c05c765112673e3a9276a293c5"]);
  assert.deepEqual([...fingerprint.subarray(0, 3)], [0x53, 0x1f, 0x8d]);
  assert.deepEqual(candidates, [
    { address: "8528aae1-d2f9-4c92-aaf0-01c1278973c9.local", port: 34399 },
    { address: "7db477ed-967b-481b-a8f6-1373556bad7e.local", port: 45167 },
  ]);
});

test("addresses for TCP, and those that no other device can reach, are left out", () => {
  const addresses = BROWSERS.map((sdp) => read(sdp).candidates.map(({ address }) => address));
  assert.deepEqual(addresses[1], ["fd00::2", "192.0.2.2"]);
  assert.equal(addresses[3]?.length, 8);
  assert.ok(!addresses[3]?.some(isLoopbackOrLinkLocal));
});

test("addresses are left out that do not fit, the last ones first", () => {
  const code = unpack(pack(read(CROWDED)));
  assert.ok("candidates" in code);
  assert.equal(code.candidates.length, 7);
});

test("a description shows whether Firefox wrote it, and whether it has only names", () => {
  assert.deepEqual(
    BROWSERS.map((sdp) => isOfFirefox(read(sdp))),
    [false, false, true, false],
  );
  assert.deepEqual(
    BROWSERS.map((sdp) => hasOnlyNames(read(sdp))),
    [true, false, true, false],
  );
});

test("a code that is missing, cut, damaged or newer says so", () => {
  const bytes = pack(read(FIREFOX));
  const code = toDigits(bytes);
  assert.deepEqual(readCode("Hello!"), { fault: "none" });
  assert.deepEqual(readCode(code.slice(0, -5)), { fault: "cut" });
  assert.deepEqual(readCode(code.replace(/.$/, (digit) => `${(Number(digit) + 1) % 10}`)), {
    fault: "damaged",
  });
  for (let at = 0; at < bytes.length; at++) {
    const damaged = bytes.with(at, (bytes[at] ?? 0) ^ 1);
    assert.deepEqual(unpack(damaged), { fault: "damaged" }, `byte ${at}`);
  }
  assert.deepEqual(unpack(bytes.subarray(0, 40)), { fault: "damaged" });
  const newer = Uint8Array.from([...Array(48).fill(0x20), 0x71, 0x8d]);
  assert.deepEqual(readCode(toDigits(newer)), { fault: "newer" });
});

test("any bytes and any text are read without an exception", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), anyText({ maxLength: 400 }), (bytes, text) => {
      const code = unpack(bytes);
      if (!("fault" in code)) assert.deepEqual(unpack(pack(code)), code);
      readCode(text);
      readSdp(text);
    }),
    MATCH_RUNS,
  );
});

test("digits keep every byte", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: MOST_BYTES }), (bytes) => {
      assert.deepEqual(fromDigits(toDigits(bytes)), bytes);
    }),
    MATCH_RUNS,
  );
});
