import assert from "node:assert/strict";
import { test } from "node:test";
import { speak } from "../../../testing/languages.ts";
import { hand } from "../../../testing/records.ts";
import { step } from "../../../testing/trails.ts";
import { t } from "../../base/words/i18n.ts";
import { techniqueName } from "../../base/words/techniques.ts";
import { beadsOf, momentsOf, valuesOf } from "../../table/hand/moments.ts";
import { type Entry, write } from "../../table/hand/trail.ts";
import { beadWords, summaryOf } from "./bead-words.ts";
import { openTable } from "./hand-beads.ts";
import { triedIn } from "./tried.ts";

const CARDS = [3, 3, 8, 8].map((value) => ({ value: `${value}` }));

const answer: (text: string, ruling: "right" | "wrong" | "fault") => Entry = (text, ruling) => ({
  type: "answer",
  t: 0,
  text,
  ruling,
});
const undo: Entry = { type: "undo", t: 9000, count: 1 };

const played = (entries: Entry[], other?: Parameters<typeof hand>[0]) =>
  hand({ trail: write(entries, CARDS), ...other });

const beads = (entries: Entry[], counts: (number | null)[]) =>
  beadsOf(
    momentsOf(entries, CARDS, () => null),
    counts,
  );

const LOST = beads([step(2, "+", 3, 5000), undo, step(2, "/", 0, 12_000)], [0, 1, 1]);

test("a hand has something to look at after two tries, or one that did not solve it", () => {
  const isShown = (...args: Parameters<typeof played>) => triedIn(played(...args)) !== null;
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
  const bead = (what: string, fact: string) => t("replay.bead", { what, fact });
  const technique = { code: "fraction-divide" as const, params: {} };
  assert.deepEqual(
    LOST.map((bead, place) => beadWords(bead, "24", place === 3 ? technique : null)),
    [
      bead(t("replay.deal"), t("replay.open", open)),
      bead("8 + 8 = 16", t("replay.lost", { target: "24" })),
      bead(t("replay.undo"), t("replay.open", open)),
      bead(
        "8 ÷ 3 = 8/3",
        t("replay.open.like", { ...open, technique: techniqueName("fraction-divide") }),
      ),
    ],
  );
  const lost = { target: "24", step: "8 + 8 = 16" };
  const [deal] = LOST;
  assert.ok(deal);
  const steps = LOST.flatMap(({ made }) => made);
  assert.equal(
    beadWords({ ...deal, type: "answer", made: steps, count: 0, lost: 0 }, "24", null),
    bead("8 ÷ 3 = 8/3", t("replay.lost-by", lost)),
  );
  const given = { result: "shown" as const };
  assert.equal(summaryOf(LOST, hand(given)), t("replay.astray", { ...lost, time: "0:05" }));
  assert.equal(summaryOf(LOST, hand()), t("replay.back", lost));
  const kept = LOST.slice(0, 1);
  assert.equal(summaryOf(kept, hand()), t("replay.kept", { target: "24" }));
  assert.equal(summaryOf(kept, hand(given)), t("replay.left", open));
});
