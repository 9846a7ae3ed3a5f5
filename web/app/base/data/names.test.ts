import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { anyText } from "../../../testing/texts.ts";
import { nameKey, plainName } from "./names.ts";

const FAMILY = "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}";

test("a name keeps the joiners between visible letters", () => {
  for (const name of [FAMILY, "\u2764\ufe0f\u200d\u{1f525}", "می\u200cخواهم", "क्\u200dष"]) {
    assert.equal(plainName(`  ${name}\u200d `, 24), name);
  }
});

test("a name loses all other invisible signs", () => {
  assert.equal(plainName("\u200dAn\u00adna \u200c\u202e Le\u200bna\u0000 \ufeff", 24), "Anna Lena");
  assert.equal(plainName("Anna\nLena", 24), "Anna Lena");
  assert.equal(plainName(`ab${FAMILY}`, 4), "ab\u{1f468}");
});

test("a name is one line without invisible ends, at most as long as it may be", () => {
  fc.assert(
    fc.property(anyText(), fc.integer({ min: 1, max: 60 }), (text, longest) => {
      const name = plainName(text, longest);
      assert.ok([...name].length <= longest);
      assert.equal(plainName(name, longest), name);
      assert.doesNotMatch(name, /[\n\r]|^\s|\s$|^[\u200c\u200d]|[\u200c\u200d]$/);
    }),
  );
});

test("composed and decomposed letters, capitals and blanks make one name", () => {
  assert.equal(nameKey("Zoe\u0308  B."), nameKey(" zo\u00eb b.\n"));
  assert.notEqual(nameKey("Zoë"), nameKey("Zoe"));
});
