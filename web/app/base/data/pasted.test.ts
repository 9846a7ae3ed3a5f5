import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { inSentence } from "../../../testing/sentences.ts";
import { unwrapped } from "./pasted.ts";

test("what a sentence, a chat or a mail adds to a code or link is removed", () => {
  const code = fc.stringMatching(/^[0-9A-Za-z](?:[\w,~/-]{0,30}[0-9A-Za-z])?$/);
  fc.assert(
    fc.property(code, inSentence(), (text, wrap) => {
      assert.equal(unwrapped(wrap(text)), text);
    }),
  );
});

test("operators at either end of a link stay, also a plus that became a blank", () => {
  for (const text of ["3,3,8,8~24~*/", "3,3~-7~+", "-3,4", " -", "+*", " "]) {
    assert.equal(unwrapped(text), text);
  }
});
