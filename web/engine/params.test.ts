import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { expectJson } from "./params.ts";

const BAD = { code: "bad-request" };

const nested = (depth: number) => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = [value];
  return { value };
};

test("any JSON is a valid parameter", () => {
  const json = fc.object({ values: [fc.string(), fc.integer(), fc.boolean(), fc.constant(null)] });
  fc.assert(fc.property(json, (params) => expectJson(params)));
  for (const params of [{}, { target: undefined }, Object.create(null), { score: 0.5 }, nested(99)])
    expectJson(params);
});

test("values that JSON cannot represent are rejected", () => {
  const cyclic = { numbers: [1 as unknown] };
  cyclic.numbers.push(cyclic);
  const strange = [() => 1, Symbol("a"), 1n, Number.NaN, Infinity, new Date(), new Map(), /a/];
  for (const value of strange) assert.throws(() => expectJson({ text: [value] }), BAD);
  for (const value of [...strange, undefined]) assert.throws(() => expectJson(value), BAD);
  assert.throws(() => expectJson(cyclic), BAD);
});

test("parameters that are too deep or too long are rejected quickly", () => {
  for (const depth of [101, 3000, 100_000]) assert.throws(() => expectJson(nested(depth)), BAD);
  assert.throws(() => expectJson({ text: "1".repeat(100_000) }), BAD);
  assert.throws(() => expectJson({ ["a".repeat(100_000)]: 1 }), BAD);
  assert.throws(() => expectJson({ numbers: new Array(50_001).fill(1) }), BAD);
  let doubled: unknown = 1;
  for (let level = 0; level < 60; level++) doubled = [doubled, doubled];
  assert.throws(() => expectJson({ doubled }), BAD);
});

test("a property that throws is reported as the caller's error", () => {
  const params = {
    get text() {
      throw new Error("mine");
    },
  };
  assert.throws(() => expectJson(params), /mine/);
});
