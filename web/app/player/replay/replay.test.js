import assert from "node:assert/strict";
import { test } from "node:test";
import { hand } from "../../../testing/hands.js";
import { speak } from "../../../testing/languages.js";
import { t } from "../../base/words/i18n.ts";
import { techniqueName } from "../../base/words/techniques.ts";
import { beadsOf, momentsOf, valuesOf } from "../../table/hand/moments.ts";
import { write } from "../../table/hand/trail.ts";
import { beadWords, summaryOf } from "./bead-words.ts";
import { openTable } from "./hand-beads.ts";
import { triedIn } from "./tried.ts";

/** @import { Entry } from "../../table/hand/trail.ts" */

const CARDS = [3, 3, 8, 8].map((value) => ({ value: `${value}` }));

/** @type {(first: number, operator: "+" | "/", second: number, t: number) => Entry} */
const step = (first, operator, second, t) => ({
  ...{ type: "step", t, first, operator, second, onto: second },
});
/** @type {(text: string, ruling: "right" | "wrong" | "fault") => Entry} */
const answer = (text, ruling) => ({ type: "answer", t: 0, text, ruling });
/** @type {Entry} */
const undo = { type: "undo", t: 9000, count: 1 };

/** @param {Entry[]} entries @param {Parameters<typeof hand>[0]} [other] */
const played = (entries, other) => hand({ trail: write(entries, CARDS), ...other });

/** @param {Entry[]} entries @param {(number | null)[]} counts */
const beads = (entries, counts) =>
  beadsOf(
    momentsOf(entries, CARDS, () => null),
    counts,
  );

const LOST = beads([step(2, "+", 3, 5000), undo, step(2, "/", 0, 12_000)], [0, 1, 1]);

test("a hand has something to look at after two tries, or one that did not solve it", () => {
  /** @param {Parameters<typeof played>} args */
  const isShown = (...args) => triedIn(played(...args)) !== null;
  const [right, wrong] = [answer("8/(3-8/3)", "right"), answer("8+8+3+3", "wrong")];
  assert.equal(isShown([right]), false);
  assert.equal(isShown([answer("8+(", "fault"), right]), false);
  assert.equal(isShown([wrong, right]), true);
  assert.equal(isShown([step(0, "+", 1, 0)], { result: "shown" }), true);
  assert.equal(isShown([], { result: "shown" }), false);
  assert.equal(isShown([wrong, right], { result: "none" }), false);
  assert.equal(triedIn(hand({ trail: undefined, wrong: 3 })), null);
  assert.equal(triedIn(hand({ trail: "~~" })), null);
});

test("a hand is played on from the last table that could make the target", () => {
  assert.deepEqual(
    LOST.map((bead) => {
      const table = openTable(bead);
      return table && valuesOf(table);
    }),
    [
      ["3", "3", "8", "8"],
      ["3", "3", "8", "8"],
      ["3", "3", "8", "8"],
      ["3", "8", "8/3"],
    ],
  );
  const [, , after] = beads([step(2, "+", 3, 0), step(0, "+", 1, 0)], [0, 0, 1]);
  assert.equal(after && openTable(after), null);
});

test("one sentence says what could still be made at a bead, and one how the hand went", async () => {
  await speak("en");
  const open = { count: 1, solutions: t("solutions.count", { count: 1 }) };
  const bead = (/** @type {string} */ what, /** @type {string} */ fact) =>
    t("mirror.bead", { what, fact });
  const technique = { code: /** @type {const} */ ("fraction-divide"), params: {} };
  assert.deepEqual(
    LOST.map((bead, place) => beadWords(bead, "24", place === 3 ? technique : null)),
    [
      bead(t("mirror.deal"), t("mirror.open", open)),
      bead("8 + 8 = 16", t("mirror.lost", { target: "24" })),
      bead(t("mirror.undo"), t("mirror.open", open)),
      bead(
        "8 ÷ 3 = 8/3",
        t("mirror.open.like", { ...open, technique: techniqueName("fraction-divide") }),
      ),
    ],
  );
  const lost = { target: "24", step: "8 + 8 = 16" };
  const [deal] = LOST;
  assert.ok(deal);
  const steps = LOST.flatMap(({ made }) => made);
  assert.equal(
    beadWords({ ...deal, type: "answer", made: steps, count: 0, lost: 0 }, "24", null),
    bead("8 ÷ 3 = 8/3", t("mirror.lost-by", lost)),
  );
  const given = { result: /** @type {const} */ ("shown") };
  assert.equal(summaryOf(LOST, hand(given)), t("mirror.astray", { ...lost, time: "0:05" }));
  assert.equal(summaryOf(LOST, hand()), t("mirror.back", lost));
  const kept = LOST.slice(0, 1);
  assert.equal(summaryOf(kept, hand()), t("mirror.kept", { target: "24" }));
  assert.equal(summaryOf(kept, hand(given)), t("mirror.left", open));
});
