import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Refusal } from "../../base/browser/storage.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { createKeptLists } from "./kept-lists.ts";
import { type HandList, withHands, without } from "./lists.ts";

const FULL = new DOMException("full", "QuotaExceededError");

/** A device with a database and a copy. A test can make either of them refuse. */
function createDevice() {
  const device = {
    stored: undefined as unknown,
    copy: null as unknown,
    databaseRefuses: null as Error | null,
    copyRefuses: null as Refusal,
    lost: 0,
    tabs: [] as Tab[],
    open() {
      const tab: Tab = createKeptLists({
        async change(next) {
          await null;
          if (device.databaseRefuses) throw device.databaseRefuses;
          device.stored = structuredClone(next(structuredClone(device.stored)));
          return structuredClone(device.stored);
        },
        loadCopy: () => device.copy,
        saveCopy(value) {
          if (!device.copyRefuses) device.copy = structuredClone(value);
          return device.copyRefuses;
        },
        send(value) {
          for (const other of device.tabs) if (other !== tab) other.hear(structuredClone(value));
        },
        onLost() {
          device.lost += 1;
        },
      });
      device.tabs.push(tab);
      return tab;
    },
    /** Closes all tabs, and opens a new one. */
    async visit() {
      device.tabs = [];
      const tab = device.open();
      await tab.store();
      return tab;
    },
  };
  return device;
}
type Tab = ReturnType<typeof createKeptLists>;

const handOf = (number: number): Puzzle => ({ numbers: [`${number}`, "2"], target: "24" });
const inList =
  (change: (list: HandList) => HandList) =>
  (all: HandList[]): HandList[] =>
    (all.length ? all : [{ id: "a", name: "A", hands: [] }]).map(change);
const add = (number: number) => inList((list) => withHands(list, [handOf(number)]));
const remove = (number: number) => inList((list) => without(list, handOf(number)));

const numbersOf = (tab: Tab) =>
  tab.kept.value.lists
    .flatMap(({ hands }) => hands.map(({ numbers }) => Number(numbers[0])))
    .sort();

test("lists are kept by either place, whichever refuses", async () => {
  for (const refusals of [
    { databaseRefuses: FULL },
    { copyRefuses: "full" as const },
    { copyRefuses: "denied" as const },
  ]) {
    const device = createDevice();
    Object.assign(device, refusals);
    const tab = await device.visit();
    await tab.change(add(1));
    await tab.change(add(2));
    assert.equal(tab.refusal.value, null);
    assert.deepEqual(numbersOf(await device.visit()), [1, 2]);
  }
});

test("if both places refuse, the cause is named, and the lists are stored as soon as one takes them", async () => {
  for (const [databaseRefuses, copyRefuses, cause] of [
    [FULL, "denied", "full"],
    [new DOMException("no", "SecurityError"), "full", "full"],
    [new DOMException("no", "SecurityError"), "denied", "denied"],
  ] as const) {
    const device = createDevice();
    Object.assign(device, { databaseRefuses, copyRefuses });
    const tab = await device.visit();
    await tab.change(add(1));
    assert.deepEqual([numbersOf(tab), tab.refusal.value], [[1], cause]);
    Object.assign(device, { databaseRefuses: null });
    await tab.change(add(2));
    assert.deepEqual([tab.refusal.value, numbersOf(await device.visit())], [null, [1, 2]]);
  }
});

test("a tab that closes before the database has the lists does not lose them", async () => {
  const device = createDevice();
  const tab = await device.visit();
  await tab.change(add(1));
  tab.change(remove(1));
  tab.change(add(2));
  const { copy } = device;
  await tab.store();
  Object.assign(device, {
    copy,
    stored: { changes: 1, lists: [{ id: "a", name: "A", hands: "1,2" }] },
  });
  assert.deepEqual(numbersOf(await device.visit()), [2]);
});

test("lists that the database has lost come back from the copy, and deleted lists do not", async () => {
  const device = createDevice();
  await (await device.visit()).change(add(1));
  device.stored = undefined;
  assert.deepEqual(numbersOf(await device.visit()), [1]);
  assert.equal(device.lost, 1);
  await device.tabs[0]?.change(() => []);
  assert.deepEqual(numbersOf(await device.visit()), []);
  assert.equal(device.lost, 1);
});

test("damaged lists are left out", async () => {
  await fc.assert(
    fc.asyncProperty(fc.anything(), fc.anything(), async (stored, copy) => {
      const device = Object.assign(createDevice(), { stored, copy });
      try {
        structuredClone([stored, copy]);
      } catch {
        return;
      }
      const tab = await device.visit();
      await tab.change(add(1));
      assert.ok(numbersOf(tab).includes(1));
    }),
  );
});

test("no hand that a tab adds is lost, in any order of tabs, refusals and reloads", async () => {
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.record({ tab: fc.nat(2), add: fc.nat(8) }) },
    fc.record({ tab: fc.nat(2), wait: fc.constant(true) }),
    fc.record({ database: fc.boolean() }),
    fc.record({ copy: fc.boolean() }),
    fc.record({ reload: fc.constant(true) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const device = createDevice();
      await device.visit();
      const added = new Set<number>();
      const tabAt = (place: number) => device.tabs[place % 2] ?? device.open();
      for (const step of steps) {
        if ("add" in step) {
          tabAt(step.tab).change(add(step.add));
          added.add(step.add);
        } else if ("wait" in step) await tabAt(step.tab).store();
        else if ("database" in step && device.copyRefuses === null) {
          device.databaseRefuses = step.database ? null : FULL;
        } else if ("copy" in step && device.databaseRefuses === null) {
          device.copyRefuses = step.copy ? null : "full";
        } else {
          for (const tab of device.tabs) await tab.store();
          if (device.tabs.every(({ refusal }) => refusal.value === null)) await device.visit();
        }
      }
      for (const tab of device.tabs) await tab.store();
      const all = [...added].sort();
      if (device.tabs.every(({ refusal }) => refusal.value === null)) {
        assert.deepEqual(numbersOf(await device.visit()), all);
      }
    }),
    { numRuns: 500 },
  );
});
