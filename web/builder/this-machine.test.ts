import { equal } from "node:assert/strict";
import { test } from "node:test";
import { namesThisMachine } from "./this-machine.mjs";

test("this machine is localhost or an address", () => {
  for (const host of ["localhost", "localhost:8024", "127.0.0.1:8024", "[::1]:8024", "[::1]"]) {
    equal(namesThisMachine(host), true, host);
  }
});

test("another name can belong to another site", () => {
  for (const host of ["evil.example", "localhost.evil.example:8024", "127.0.0.1.nip.io", "[", ""]) {
    equal(namesThisMachine(host), false, host);
  }
});
