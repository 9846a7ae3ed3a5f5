import assert from "node:assert/strict";
import { test } from "node:test";
import type { Description } from "./description.ts";
import { type Reason, reasonOf, type Traffic } from "./reason.ts";

const at = (...addresses: string[]): Description => ({
  ufrag: "x1Tn",
  pwd: "xElYqnE8nlY9E4BqVignIaa0",
  fingerprint: new Uint8Array(32),
  candidates: addresses.map((address) => ({ address, port: 5000 })),
});
const [HOME, NEAR, FAR] = [at("192.168.1.2"), at("192.168.1.9"), at("10.0.0.4")];
const NAME = at("d01611bc-a00a-4599-b421-ef1108d0f7b8.local");
const IPV6 = at("2001:db8:0:0:0:0:0:1");

const NONE: Traffic = { sent: 0, answered: 0, received: 0 };
const SENT = { ...NONE, sent: 14 };

test("the reason follows from the addresses and from what became of the packets", () => {
  const cases: [Reason, Description, Description, Traffic][] = [
    ["isolated", HOME, NEAR, SENT],
    ["other-network", HOME, FAR, SENT],
    ["isolated", HOME, IPV6, SENT],
    ["names", NAME, NAME, NONE],
    ["isolated", NAME, NAME, SENT],
    ["isolated", HOME, NAME, NONE],
    ["isolated", NAME, FAR, SENT],
    ["one-way", HOME, FAR, { ...SENT, received: 3 }],
    ["one-way", HOME, NEAR, { ...SENT, answered: 1 }],
  ];
  for (const [reason, mine, theirs, traffic] of cases)
    assert.equal(reasonOf(mine, theirs, traffic, false), reason);
});

test("a refused permission is the reason if no packet has left", () => {
  assert.equal(reasonOf(HOME, NEAR, NONE, true), "permission");
  assert.equal(reasonOf(HOME, NEAR, SENT, true), "isolated");
});
