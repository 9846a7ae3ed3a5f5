import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { Scorm12API } from "scorm-again";
import {
  type Frame,
  findApi,
  MOST_PARENTS,
  openScorm,
  type ScormApi,
  timespan,
} from "./scorm-api.ts";

/** A school's system in memory, with what an earlier visit left. */
function system(stored: Record<string, string> = {}) {
  const api = new Scorm12API({ autocommit: false, logLevel: 5 });
  api.loadFromFlattenedJSON(stored, "");
  return api as unknown as ScormApi & Pick<Scorm12API, "on">;
}

const open = (api: ScormApi, now?: () => number) => {
  const session = openScorm(api, now);
  assert.ok(session);
  return session;
};

const get = (api: ScormApi, element: string) => api.LMSGetValue(element);

const mark = (solved: number) => ({ solved, of: 12 });

test("the system has the mark, its limits and the status after each hand, and the time at the end", () => {
  const api = system();
  let now = 1_000;
  const session = open(api, () => now);
  const ended: string[] = [];
  for (const element of ["session_time", "exit"])
    api.on(`LMSSetValue.cmi.core.${element}`, (_: string, value: string) => ended.push(value));
  assert.equal(get(api, "cmi.core.lesson_status"), "incomplete");
  assert.ok(session.report(null, false, "begun"));
  assert.deepEqual([get(api, "cmi.core.score.raw"), session.resume()], ["", "begun"]);
  assert.ok(session.report(mark(1), false, "hand 1"));
  assert.deepEqual(
    ["raw", "min", "max"].map((part) => get(api, `cmi.core.score.${part}`)),
    ["8.33", "0", "100"],
  );
  assert.equal(get(api, "cmi.core.lesson_status"), "incomplete");
  assert.equal(session.resume(), "hand 1");
  assert.ok(session.report(mark(8), true, "hand 12"));
  assert.equal(get(api, "cmi.core.score.raw"), "66.67");
  assert.equal(get(api, "cmi.core.lesson_status"), "completed");
  assert.equal(session.resume(), "");
  now += 3_723_450;
  session.close();
  assert.deepEqual(ended, ["0001:02:03.45", ""]);
});

test("a further try neither lowers the mark nor takes back that the set is done", () => {
  const api = system({ "cmi.core.score.raw": "75", "cmi.core.lesson_status": "completed" });
  const session = open(api);
  assert.ok(session.report(mark(2), false, ""));
  assert.equal(get(api, "cmi.core.score.raw"), "75");
  assert.equal(get(api, "cmi.core.lesson_status"), "completed");
  assert.ok(session.report(mark(10), true, ""));
  assert.equal(get(api, "cmi.core.score.raw"), "83.33");
});

test("an attempt that the system only shows stays as it is", () => {
  const api = system({ "cmi.core.lesson_mode": "review", "cmi.core.score.raw": "75" });
  assert.equal(openScorm(api), null);
});

test("a system that refuses, or fails, is reported and never stops the game", () => {
  const calls = (answer: () => unknown): ScormApi => ({
    LMSInitialize: () => "true",
    LMSFinish: answer,
    LMSGetValue: answer,
    LMSSetValue: answer,
    LMSCommit: answer,
  });
  const failing = () => {
    throw new Error("a fault of the system");
  };
  for (const answer of [() => "false", () => null, failing]) {
    const session = open(calls(answer));
    assert.equal(session.report(mark(3), true, ""), false);
    assert.equal(typeof session.resume(), "string");
    session.close();
  }
  assert.equal(openScorm({ ...calls(() => "true"), LMSInitialize: failing }), null);
});

test("progress that is too long for the system is left out", () => {
  const session = open(system());
  assert.ok(session.report(null, false, "x".repeat(4096)));
  assert.equal(session.resume().length, 4096);
  assert.ok(session.report(null, false, "x".repeat(4097)));
  assert.equal(session.resume(), "");
});

/** A window of another origin, whose properties must not be read. */
const foreign = (): Frame =>
  Object.defineProperty({}, "API", {
    get() {
      throw new DOMException("another origin", "SecurityError");
    },
  });

test("the interface is found in a parent or an opener, up to seven windows away", () => {
  const api = system();
  const above = (depth: number): Frame =>
    depth === 0 ? { API: api } : { parent: above(depth - 1) };
  fc.assert(
    fc.property(fc.nat(MOST_PARENTS), fc.boolean(), (depth, isOpened) => {
      const frame = isOpened ? { opener: above(depth) } : above(depth);
      assert.equal(findApi(frame), api);
    }),
  );
  assert.equal(findApi(above(MOST_PARENTS + 1)), null);
  assert.equal(findApi({ API: {}, parent: { API: api } }), api);
});

test("a page without a school's system, or below another origin, finds none", () => {
  const top: Frame = {};
  top.parent = top;
  assert.equal(findApi(top), null);
  assert.equal(findApi({ parent: foreign() }), null);
  assert.equal(findApi({ API: { LMSInitialize: () => "true" } }), null);
});

test("a duration has the form of the standard", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (milliseconds) => {
      assert.match(timespan(milliseconds), /^\d{4}:[0-5]\d:[0-5]\d\.\d\d$/);
    }),
  );
});
