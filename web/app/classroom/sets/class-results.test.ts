import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import fc from "fast-check";
import { openStorage, openWindow } from "../../../testing/browser.ts";
import { nameOfHands } from "../../base/address/hand-list.ts";
import { href } from "../../base/address/router.ts";
import { nameKey } from "../../base/data/names.ts";
import {
  addResults,
  classes,
  deleteAllResults,
  keepOnly,
  lastChange,
  type PupilCode,
  restoreClasses,
  undoLast,
} from "../../player/history/classes.ts";
import { inGroups } from "../print/codes.ts";
import { collect, resultCode, shownName } from "./set-result.ts";
import { rowsOf } from "./set-table.ts";

const SET = nameOfHands([
  { numbers: [3, 3, 8, 8], target: "24" },
  { numbers: [1, 5, 5, 5], target: "24" },
  { numbers: [2, 4, 8, 10], target: "24" },
]);
const COUNT = 3;

const codeOf = (...times: (number | null)[]) => resultCode(SET, { times, wrong: 0, hints: 0 });
const [ONE, TWO, THREE] = [
  codeOf(4000, 9000, 7000),
  codeOf(4000, 9000, null),
  codeOf(9e4, 2e3, 5e3),
];

openStorage();
openWindow();
beforeEach(deleteAllResults);

/** Pastes a chat into the page of the set. */
function paste(chat: string) {
  const { results, refused } = collect(chat, SET, COUNT);
  const codes = results.map(({ name, code }): PupilCode => [name || code, code]);
  return { ...addResults(SET, {}, codes), refused };
}

const stored = () => classes.value.get(SET)?.codes ?? [];
const names = () => rowsOf(stored()).map(({ name }) => name);

test("different results of one name are two rows, which can be joined and come back", () => {
  const { added, several } = paste(`${ONE} Anna\n${TWO} Anna`);
  assert.deepEqual([added, several], [2, ["Anna"]]);
  assert.deepEqual(names(), ["Anna", "Anna (2)"]);
  keepOnly(SET, ["Anna", TWO]);
  assert.deepEqual(stored(), [["Anna", TWO]]);
  undoLast();
  assert.deepEqual(names(), ["Anna", "Anna (2)"]);
  assert.equal(lastChange.value, null);
});

test("the last paste can be undone, and the results of other pastes stay", () => {
  paste(`${ONE} Anna`);
  paste(`${TWO} Ben\n${THREE}`);
  undoLast();
  assert.deepEqual(stored(), [["Anna", ONE]]);
});

test("a result without a name gets its name, and is no second result", () => {
  assert.deepEqual([paste(ONE).added, paste(`${ONE} Anna`).named], [1, 1]);
  assert.equal(paste(`${ONE}\n${ONE} anna`).known, 2);
  assert.deepEqual(stored(), [["Anna", ONE]]);
});

test("equal results of different names are the results of two pupils", () => {
  paste(`${ONE} Anna\n${ONE} Ben`);
  assert.deepEqual(names(), ["Anna", "Ben"]);
});

test("composed and decomposed letters, capitals and blanks make one name", () => {
  assert.equal(paste(`${ONE} Zoë B.\n${ONE} Zoe\u0308  B.\n${ONE} ZOË B.`).known, 2);
  paste(`${TWO} zoë b.`);
  assert.deepEqual(names(), ["Zoë B.", "zoë b. (2)"]);
});

test("a time, a phone number and a sender before the code are no name", () => {
  const chat = {
    [`[10:31, 28.11.2026] Ms Smith: ${ONE} Anna`]: "Anna",
    [`[28.11.26, 10:31:05] Ms Smith: ${ONE}`]: "",
    [`28.11.26, 10:31 - Ms Smith: ${ONE}`]: "",
    [`11/28/26, 10:31 AM - +49 151 2345678: ${ONE} Anna`]: "Anna",
    [`[10:31] +49 (151) 2345678: ${ONE}`]: "",
    [`Ms Smith: ${ONE} Anna`]: "Anna",
    [`Anna: ${ONE}`]: "Anna",
    [`Anna (10:31) ${ONE}`]: "Anna",
    [`> ${ONE} Anna (5b)`]: "Anna (5b)",
    [`*${ONE}* Anna`]: "Anna",
    [`(${ONE} Anna)`]: "Anna",
  };
  for (const [line, name] of Object.entries(chat)) {
    assert.deepEqual(
      collect(line, SET, COUNT).results.map((each) => each.name),
      [name],
      line,
    );
  }
});

test("several results in one line have the names before or after them", () => {
  for (const line of [
    `${ONE} Anna, ${TWO} Ben`,
    `Anna ${ONE}, Ben ${TWO}`,
    `Anna: ${ONE}; Ben: ${TWO}`,
  ]) {
    deleteAllResults();
    paste(line);
    assert.deepEqual(
      stored(),
      [
        ["Anna", ONE],
        ["Ben", TWO],
      ],
      line,
    );
  }
});

test("a line with a result and a damaged code is named", () => {
  const damaged = `${TWO.slice(0, -1)}${TWO.endsWith("2") ? "3" : "2"}`;
  const { refused, added } = paste(`${ONE} Anna, ${damaged} Ben`);
  assert.deepEqual([added, refused.map(({ fault }) => fault)], [1, ["letters"]]);
});

test("a code in groups of any length is read, and one that does not fit is named", () => {
  const grouped = (code: string) => code.replace(/.{5}(?=.)/g, "$& ");
  const damaged = `${TWO.slice(0, -1)}${TWO.endsWith("2") ? "3" : "2"}`;
  const { added, refused } = paste(`${grouped(ONE)} Anna\n${inGroups(damaged)} Ben`);
  assert.deepEqual([added, refused.map(({ fault }) => fault)], [1, ["letters"]]);
  assert.deepEqual(names(), ["Anna"]);
  const [fault] = collect("R4439 67562 22222 2222A", SET, COUNT).refused;
  assert.equal(fault?.fault, "other");
  const [line] = collect("ROSA MARIA 5B", SET, COUNT).refused;
  assert.equal(line?.fault, "none");
});

test("a backup adds results, also those of a set with the name of a method", () => {
  const result = { query: {}, at: 1, codes: [["Anna", ONE]] };
  for (const set of ["constructor", "__proto__", "toString"]) {
    restoreClasses(JSON.parse(`{"${set}":${JSON.stringify(result)}}`));
    restoreClasses(JSON.parse(`{"${set}":${JSON.stringify(result)}}`));
    assert.deepEqual(classes.value.get(set)?.codes, [["Anna", ONE]]);
  }
});

/* Chats */

const name = fc.oneof(
  fc.constantFrom("Anna", "anna", "Ben", "Zoë B.", "小明", "Ms Smith", "Anna 5b", ""),
  fc.stringMatching(/^[A-Za-z][a-z]{0,8}( [A-Z][a-z]{1,8})?$/),
);
const time = fc.option(fc.integer({ min: 2000, max: 300_000 }));
const result = fc.tuple(time, time, time).map((times) => codeOf(...times));
const message = fc.record({ code: result, name, by: name });
type Message = { code: string; name: string; by: string };
const shape = fc.constantFrom<(message: Message) => string>(
  ({ code, name }) => `${code} ${name}`,
  ({ code, name }) => `${name} ${code}`,
  ({ code, name }) => `${name}: ${code}`,
  ({ code, name }) => `„${code}“ ${name}`,
  ({ code, name }) => `> (${code} ${name})`,
  ({ code, name, by }) => `[10:31, 28.11.2026] ${by}: ${code} ${name}`,
  ({ code, name, by }) => `28.11.26, 10:31 - ${by}: ${code} ${name}`,
  ({ code, name }) => `+49 151 2345678: ${code.toLowerCase()} ${name}`,
  ({ code, name }) => `${code.replace(/.{4}/g, "$&\u2013")} ${name}`,
  ({ code, name }) => `${name} ${code.replace(/.{4}/g, "$& ")}.`,
  ({ code, name }) => `https://example.org/24/${href("set", { seed: "7", result: code, name })}`,
  ({ code, by }) => `${by}\n${code}\nhello`,
);
const chat = fc
  .array(fc.tuple(message, shape, fc.constantFrom("\n", "\n", "\r\n", ", ", " ")), {
    minLength: 1,
    maxLength: 12,
  })
  .map((lines) => ({
    text: lines.map(([message, shape, end]) => shape(message) + end).join(""),
    codes: lines.map(([{ code }]) => code),
  }));

test("no pasted code is lost or counted twice, whatever the chat", () => {
  fc.assert(
    fc.property(fc.array(chat, { minLength: 1, maxLength: 3 }), (chats) => {
      deleteAllResults();
      let before = 0;
      for (const { text, codes } of chats) {
        const { added, named, known } = paste(text);
        assert.equal(added + named + known, codes.length, text);
        assert.equal(stored().length, before + added);
        before = stored().length;
      }
      const pasted = chats.flatMap(({ codes }) => codes);
      assert.deepEqual(new Set(stored().map(([, code]) => code)), new Set(pasted));
      const rows = stored();
      assert.equal(
        new Set(rows.map(([name, code]) => `${nameKey(name)} ${code}`)).size,
        rows.length,
      );
      assert.equal(new Set(names().filter(Boolean)).size, names().filter(Boolean).length);
      for (const { text } of chats) assert.equal(paste(text).added, 0);
      assert.deepEqual(stored(), rows);
    }),
    { numRuns: 300 },
  );
});

test("the name of a message is read in each of its forms", () => {
  const named = fc.tuple(message, shape).filter(([{ name, by }]) => name !== "" && by !== name);
  fc.assert(
    fc.property(named, ([message, shape]) => {
      const line = shape(message);
      const [read] = collect(line, SET, COUNT).results;
      if (!line.endsWith("hello")) assert.equal(read?.name, shownName(message.name), line);
    }),
    { numRuns: 300 },
  );
});
