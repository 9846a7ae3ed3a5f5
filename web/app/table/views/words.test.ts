import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { speak } from "../../../testing/languages.ts";
import { choose } from "../../base/browser/settings.ts";
import { cardName, valueText } from "../../base/words/card-words.ts";
import { t } from "../../base/words/i18n.ts";
import { equation } from "../../base/words/pretty.ts";
import { verdictSentences } from "../../base/words/verdict-sentences.ts";
import type { Judged } from "../hand/types.ts";

await speak("en");

afterEach(() => choose("ranks", "letters"));

const said = (verdict: Partial<Judged>, target = "24") =>
  verdictSentences({ ok: false, code: "unused", ...verdict }, target);

test("an equation has an expression and its value; a single card is only its value", () => {
  assert.equal(equation("8/(3-8/3)", "24"), "8 ÷ (3 − 8 ÷ 3) = 24");
  assert.equal(equation("25", "25"), "25");
  assert.equal(equation("⁻3", "−3"), "−3");
});

test("a card is named by its rank and suit, a number by its value", () => {
  assert.equal(cardName(null), t("card.facedown"));
  assert.equal(
    cardName({ rank: 1, suit: "spades" }),
    t("card.name", { rank: t("rank.1"), suit: t("suit.spades") }),
  );
  assert.equal(
    cardName({ rank: 10, suit: "hearts" }),
    t("card.name", { rank: "10", suit: t("suit.hearts") }),
  );
  assert.equal(cardName({ value: "-7/2" }), t("card.number", { value: "−7/2" }));
  choose("ranks", "numbers");
  assert.equal(
    cardName({ rank: 12, suit: "clubs" }),
    t("card.name", { rank: "12", suit: t("suit.clubs") }),
  );
});

test("a fraction is written as whole part and rest", () => {
  const mixed = { negative: false, whole: "23", numerator: "1", denominator: "2" };
  assert.equal(valueText("47/2", mixed), "23 1/2");
  assert.equal(valueText("-47/2", { ...mixed, negative: true }), "−23 1/2");
  assert.equal(valueText("-1/2", { ...mixed, whole: "0", negative: true }), "−1/2");
  assert.equal(valueText("-24", null), "−24");
  assert.equal(valueText(undefined, undefined), "");
});

test("the sentence of a verdict has the value and the target", () => {
  assert.deepEqual(said({ ok: true, code: "right" }, "-7"), [t("verdict.right", { target: "−7" })]);
  const mixed = { negative: true, whole: "1", numerator: "1", denominator: "2" };
  assert.deepEqual(said({ code: "wrong-value", value: "-3/2", mixed }), [
    t("verdict.wrong-value", { value: "−1 1/2", target: "24" }),
  ]);
  assert.match(String(said({ code: "wrong-total", params: { stated: "-5" } })), /−5/);
});

test("the sentence about a forbidden operator lists the allowed operators", () => {
  const params = { operator: "*", allowed: "+ - /" };
  assert.deepEqual(said({ code: "operator-not-allowed", params }), [
    t("verdict.operator-not-allowed", { operator: "*", allowed: "+ − ÷" }),
  ]);
});

test("each kind of wrong card has a sentence, and cards that are not on the table come first", () => {
  const params = {
    not_on_table: [{ value: "33", count: "1" }],
    overused: [{ value: "3", used: "3", available: "2" }],
    unused: [
      { value: "8", count: "2" },
      { value: "11", count: "1" },
    ],
  };
  const [strangers, overused, unused, ...more] = said({ params });
  assert.equal(strangers, t("verdict.not-on-table", { values: "33" }));
  assert.match(String(overused), /3/);
  assert.match(String(unused), /8, 8, and 11 \(J\)/);
  assert.deepEqual(more, []);
  const two = [...params.not_on_table, { value: "44", count: "1" }];
  assert.deepEqual(said({ params: { not_on_table: two, overused: [], unused: [] } }), [
    t("verdict.not-on-table.many", { values: "33 and 44" }),
  ]);
});

test("sentences use no letters if the cards show numbers", () => {
  choose("ranks", "numbers");
  const unused = [{ value: "11", count: "1" }];
  const [sentence] = said({ params: { not_on_table: [], overused: [], unused } });
  assert.doesNotMatch(String(sentence), /J/);
});

test("the sentence of an internal error has the code of the error", () => {
  assert.deepEqual(said({ code: "internal" }), [t("verdict.other", { code: "internal" })]);
});

test("an invalid hand has the sentence of its own fault", () => {
  assert.deepEqual(said({ code: "bad-hand-empty" }), [t("hand-error.bad-hand-empty")]);
});
