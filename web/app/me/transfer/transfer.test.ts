import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import fc from "fast-check";
import { generate } from "lean-qr";
import { openStorage, openWindow, provide } from "../../../testing/browser.ts";
import { DAY, liveIn, NOW } from "../../../testing/clock.ts";
import { hand } from "../../../testing/records.ts";
import { answering, settle } from "../../../testing/stub-python.ts";
import { read } from "../../base/address/router.ts";
import { startPython } from "../../base/python/engine.ts";
import { writeBackup } from "../../player/backup/backup-file.ts";
import { importFile } from "../../player/backup/transfer.ts";
import { loadHistory, playedHands } from "../../player/history/history.ts";
import { CODE_PREFIX, matchHands } from "../../player/history/storage/merge.ts";
import { readRecords } from "../../player/history/storage/record.ts";
import type { Played } from "../../table/hand/played.ts";
import { addedHands, addHands, arrive, discard, plan, recall, undoAdding } from "./arrival.ts";
import { CodeError, readCodes, writeCodes } from "./code.ts";

const RATED = { level: "hard", score: 61.5, technique: { code: "twins", params: {} } };

before(async () => {
  liveIn("UTC");
  openWindow();
  openStorage();
  provide("BroadcastChannel", undefined);
  loadHistory();
  startPython(answering({ rate: () => RATED }));
  await settle();
});

beforeEach(() => {
  playedHands.value = [];
  discard();
});

/** The part of a hand that a code holds. */
function held({ id, text, trail, level, score, technique, ...played }: Played) {
  const { at, milliseconds, numbers } = played;
  return {
    ...played,
    numbers: [...numbers].sort((a, b) => Number(a) - Number(b)),
    at: Math.floor(at / 1000) * 1000,
    milliseconds: Math.floor(milliseconds / 100) * 100,
  };
}

/** @param played its second, cards, target and operators */
const keyOf = ({ at, numbers, target, operators }: Played) =>
  `${Math.floor(at / 1000)} ${[...numbers].map(String).sort()} ${target} ${operators}`;

const keysOf = (hands: Played[]) => hands.map(keyOf).sort();

const whole = (least: number, most: number) => fc.integer({ min: least, max: most });
const rank = whole(1, 13);
const number = fc.oneof(
  { weight: 9, arbitrary: rank },
  fc.constantFrom(0, -3, 9007199254740991, "1/2", "-7/3"),
);
const date = whole(0, 20_000).map((day) => new Date(day * DAY).toISOString().slice(0, 10));

/** Any hand that a history can hold. */
const anyHand = fc
  .record(
    {
      at: whole(0, NOW),
      mode: fc.constantFrom("endless", "daily", "find", "challenge"),
      numbers: fc.array(number, { minLength: 1, maxLength: 8 }),
      target: fc.constantFrom("24", "24", "36", "-7/12", "99999999999999999999"),
      result: fc.constantFrom("solved", "none", "shown", "left"),
      milliseconds: fc.oneof(whole(0, 900_000), fc.double({ min: 0, max: 3e10, noNaN: true })),
      hints: whole(0, 9),
      wrong: fc.oneof(whole(0, 9), whole(0, 1_000_000)),
      input: fc.constantFrom("type", "combine", undefined),
      rated: fc.boolean(),
      localDate: date,
      series: fc.oneof(date, fc.stringMatching(/^[0-9a-z]{1,12}$/)),
      place: whole(0, 999),
      stars: whole(0, 3),
      operators: fc.constantFrom("+-", "*/"),
    },
    {
      requiredKeys: [
        "at",
        "mode",
        "numbers",
        "target",
        "result",
        "milliseconds",
        "hints",
        "wrong",
        "input",
        "localDate",
        "rated",
      ],
    },
  )
  .map((fields) => hand(fields as Partial<Played>));

/**
 * Hands with few different moments and cards, so that many share their second, cards and target.
 */
const similarHand = fc
  .record({ at: whole(NOW - 3000, NOW), numbers: fc.constantFrom([3, 3, 8, 8], [8, 3, 8, 3], [1]) })
  .map(({ at, numbers }) => hand({ at, numbers: [...numbers] }));

/**
 * Hands as people play them: several a day, in sessions, in all modes, with times of any length.
 */
function someHands(count: number) {
  let seed = 24;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  const oneOf = <T>(...list: T[]): T => list[Math.floor(random() * list.length)] as T;
  let at = NOW - 200 * DAY;
  return Array.from({ length: count }, () => {
    const milliseconds = Math.round(1000 * Math.exp(1.8 + 3 * random()));
    at +=
      milliseconds + Math.round(random() < 0.07 ? DAY * 2 * random() : 1000 + 20_000 * random());
    const localDate = new Date(at + DAY / 3).toISOString().slice(0, 10);
    const mode = oneOf("endless", "endless", "endless", "endless", "daily", "find", "challenge");
    const result = oneOf("solved", "solved", "solved", "solved", "none", "shown", "left");
    return hand({
      ...{ at, milliseconds, localDate, mode, result },
      numbers: Array.from({ length: 4 }, () => 1 + Math.floor(13 * random())),
      hints: oneOf(0, 0, 0, 1, 2),
      wrong: oneOf(0, 0, 0, 1, 2),
      input: oneOf("type", "combine"),
      rated: mode === "endless" && result !== "left",
      ...(mode === "daily" && { series: localDate }),
      ...(mode === "challenge" && { series: `k3f${count % 7}`, place: count % 10 }),
    });
  });
}

const recordsOf = async (codes: string[]) =>
  (await readCodes(codes.join("\n"))).flatMap(({ records }) => records);

/** @param records of a code */
function handsOf(records: object[]) {
  const named = records.map((record, place) => ({ ...record, id: `${CODE_PREFIX}${place}` }));
  const { hands, refused } = readRecords(named);
  assert.deepEqual(refused, []);
  return hands;
}

test("the fields that a code holds are unchanged after writing and reading", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyHand, { maxLength: 30 }), async (hands) => {
      const expected = hands.map(held).sort((a, b) => a.at - b.at);
      for (const alphabet of ["h", "H"] as const) {
        assert.deepEqual(await recordsOf(await writeCodes(hands, alphabet)), expected);
      }
      const records = await recordsOf(await writeCodes(hands));
      assert.equal(handsOf(records).length, hands.length);
    }),
  );
});

test("a thousand hands take at most 20 kB, and fifty fit a QR code of version 25", async () => {
  const hands = someHands(1000);
  const [code = "", ...others] = await writeCodes(hands);
  assert.equal(others.length, 0);
  assert.ok(code.length <= 20_000, `${code.length} letters`);
  const [last = ""] = await writeCodes(hands.slice(-50), "H");
  assert.ok(last.length <= 1750, `${last.length} letters`);
  const link = "https://somebody.example.org/twentyfour/#/travel?part=";
  assert.ok(generate(link + last.padEnd(1750, "A")).size <= 4 * 25 + 17);
});

test("codes of a given length hold all hands once, and each can be read on its own", async () => {
  const hands = someHands(400);
  const codes = await writeCodes(hands, "H", 900);
  assert.ok(codes.length > 1 && codes.every((code) => code.length <= 900));
  const parts = (await Promise.all(codes.map(readCodes))).flat();
  assert.deepEqual(
    parts.map(({ place, count, name }) => [place, count, name]),
    codes.map((_, place) => [place, codes.length, parts[0]?.name]),
  );
  assert.deepEqual(keysOf(handsOf(await recordsOf(codes))), keysOf(hands));
});

test("more than a thousand hands need several codes, also as text", async () => {
  const codes = await writeCodes(someHands(2500));
  assert.equal(codes.length, 3);
  assert.equal((await recordsOf(codes)).length, 2500);
});

test("records of a newer version are counted", async () => {
  const newer: object = { mode: "sprint", result: "skipped" };
  await arrive((await writeCodes([hand(newer), hand()])).join());
  assert.deepEqual([plan.value?.hands.length, plan.value?.refused], [1, 1]);
});

test("a code is found in any text, also in a link and with broken lines", async () => {
  const codes = await writeCodes(someHands(300), "h", 600);
  const links = codes.map((code) => `https://example.org/24/#/travel?part=${code}`);
  const broken = codes.map((code) => code.replace(/(.{70})/g, "$1\r\n"));
  for (const text of [links.join("\n"), `Hands: ${broken.join(" and ")}.`, codes.join("")]) {
    assert.deepEqual(
      (await readCodes(text)).map(({ code }) => code),
      codes,
    );
  }
  const link = links[0]?.slice(links[0].indexOf("#")) ?? "";
  assert.equal(read(link).query.part, codes[0]);
});

const faultOf = (text: string) =>
  readCodes(text).then(
    () => null,
    (error) => {
      assert.ok(error instanceof CodeError);
      return error.code;
    },
  );

test("each fault of a code has its own code", async () => {
  const hands = someHands(50);
  const [code = ""] = await writeCodes(hands);
  assert.equal(await faultOf(""), "no-code");
  assert.equal(await faultOf("8/(3-8/3)"), "no-code");
  assert.equal(await faultOf("24h1-"), "no-code");
  assert.equal(await faultOf(code.slice(0, -9)), "cut");
  assert.equal(await faultOf("24h1-0-"), "damaged");
  assert.equal(await faultOf(`${code.slice(0, -9)}!${code.slice(-8)}`), "damaged");
  assert.equal(await faultOf("t3D0781FDSB3z"), "older");
  assert.equal(await faultOf(code.replace("24h1-", "24h2-")), "newer");
});

test("a code with a changed letter is damaged, or still has the same hands", async () => {
  const [code = ""] = await writeCodes(someHands(20));
  const records = await recordsOf([code]);
  for (let place = code.lastIndexOf("-", 12) + 1; place < code.length; place += 1) {
    const other = code[place] === "A" ? "B" : "A";
    const changed = code.slice(0, place) + other + code.slice(place + 1);
    const fault = await faultOf(changed);
    if (fault === null) assert.deepEqual(await recordsOf([changed]), records);
    else assert.equal(fault, "damaged");
  }
});

test("each text is read or refused", async () => {
  const letters = fc.stringMatching(/^24h1-\d{1,3}-[\w-]{1,300}$/);
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), letters), async (text) => void (await faultOf(text))),
  );
});

test("merging loses no hand and duplicates none", async () => {
  const hands = fc.array(fc.oneof(similarHand, anyHand), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(hands, hands, hands, async (shared, mine, theirs) => {
      const here = [...shared, ...mine];
      const arrived = handsOf(await recordsOf(await writeCodes([...shared, ...theirs])));
      const { fresh, pairs } = matchHands(here, arrived);
      assert.equal(fresh.length + pairs.length, arrived.length);
      const all = [...here, ...fresh];
      for (const key of new Set(keysOf([...all, ...theirs]))) {
        const [before, sent, after] = [here, [...shared, ...theirs], all].map(
          (list) => list.filter((one) => keyOf(one) === key).length,
        );
        assert.equal(after, Math.max(before ?? 0, sent ?? 0));
      }
      assert.equal(matchHands(all, arrived).fresh.length, 0);
    }),
  );
});

test("the plan describes exactly what adding does, and undo reverts it", async () => {
  const [mine, theirs] = [someHands(20), someHands(60)];
  playedHands.value = mine;
  await arrive((await writeCodes(theirs)).join());
  const planned = plan.value;
  assert.ok(planned);
  assert.deepEqual([planned.hands.length, planned.known], [40, 20]);
  assert.equal(await addHands(planned), 40);
  assert.equal(plan.value, null);
  assert.deepEqual(keysOf(playedHands.value), keysOf(theirs));
  await recall();
  assert.equal(addedHands.value.length, 40);
  assert.equal(await undoAdding(), 40);
  assert.deepEqual(playedHands.value, mine);
  assert.equal(addedHands.value.length, 0);
});

test("codes may arrive in any order and repeatedly, and the page names the missing codes", async () => {
  const hands = someHands(60);
  const codes = await writeCodes(hands, "h", 300);
  assert.ok(codes.length > 2);
  const [first = "", second = "", ...rest] = codes;
  await arrive(second);
  await arrive(second);
  const places = codes.map((_, place) => place + 1).filter((place) => place !== 2);
  assert.deepEqual(plan.value?.arrivals, [{ arrived: 1, count: codes.length, missing: places }]);
  await addHands(plan.value);
  for (const code of [...rest, first]) await arrive(code);
  assert.deepEqual(plan.value?.arrivals[0]?.missing, []);
  await addHands(plan.value);
  assert.deepEqual(keysOf(playedHands.value), keysOf(hands));
});

test("Python rates the hands of a transfer code", async () => {
  await arrive((await writeCodes([hand()])).join());
  assert.ok(plan.value);
  await addHands(plan.value);
  await settle();
  const [added] = playedHands.value;
  assert.deepEqual([added?.level, added?.score, added?.technique], Object.values(RATED));
});

test("a file completes the hands of a transfer code and duplicates no hand", async () => {
  const own = hand({ at: NOW + 123, milliseconds: 12_345 });
  await arrive((await writeCodes([own])).join());
  assert.ok(plan.value);
  await addHands(plan.value);
  const { params } = await importFile(new File([await writeBackup([own], [])], "hands.json.gz"));
  assert.deepEqual(params, { taken: 0, known: 1, refused: 0 });
  assert.deepEqual(playedHands.value, [{ ...own, id: playedHands.value[0]?.id }]);
});
