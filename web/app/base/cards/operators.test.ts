import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { onlyRecord, open, openDealt, paramsOf } from "../../../testing/game.ts";
import { speak } from "../../../testing/languages.ts";
import { settle } from "../../../testing/stub-python.ts";
import { handsQuery, readSheet, sheetQuery } from "../../classroom/print/sheet-link.ts";
import {
  challengeQuery,
  newChallenge,
  readChallenge,
} from "../../play/modes/challenge/challenge-link.ts";
import { fetchDeal } from "../../player/dealing/deals.ts";
import { handListQuery, nameOfHands, readHandList } from "../address/hand-list.ts";
import { ofHand, queryOf, readOperators } from "../address/hand-query.ts";
import { href, read } from "../address/router.ts";
import { choose } from "../browser/settings.ts";
import { allowedSpoken, allowedWords } from "../words/allowed-words.ts";
import { listed, t } from "../words/i18n.ts";
import { EDITIONS, operatorsIn } from "./editions.ts";
import { SYMBOLS } from "./operators.ts";
import { allowedOperators, allowingOf, puzzleOf } from "./puzzle.ts";

const SUMS = { numbers: [9, 9, 4, 2], target: "24", operators: "+-" };
const LINK = { hand: "9,9,4,2", operators: "+-" };

/** The allowed operators of a puzzle: at least one. */
const some = fc.subarray([...SYMBOLS], { minLength: 1 }).map((symbols) => symbols.join(""));

test("a link names the operators of a hand, unless all are allowed", () => {
  fc.assert(
    fc.property(some, (operators) => {
      const hand = { numbers: [1, 2], target: "-7/2", operators };
      const link = read(href("play", queryOf(hand)));
      assert.equal("operators" in link.query, operators.length < SYMBOLS.length);
      const found = { operators: readOperators(link.query) };
      assert.deepEqual(allowingOf(found), allowingOf(hand));
      assert.deepEqual(allowedOperators(found), [...operators]);
    }),
  );
});

test("a link with a typed plus, or without a valid operator, is read", () => {
  assert.equal(readOperators(read("#/play?hand=1,2&operators=+-").query), "+-");
  assert.equal(readOperators(read("#/play?hand=1,2&operators=-%2B").query), "+-");
  assert.deepEqual(allowedOperators({ operators: readOperators({ operators: "?" }) }), SYMBOLS);
  assert.deepEqual(allowedOperators({}), SYMBOLS);
});

test("the parameters of a hand are separated from the others", () => {
  const hand = { hand: "9,9,4,2", target: "30", operators: "+-" };
  assert.deepEqual(ofHand({ ...hand, find: "all" }), hand);
  assert.deepEqual(ofHand({ find: "all" }), {});
});

test("a hand that Python has not read is not a puzzle", () => {
  assert.deepEqual(puzzleOf({ ...SUMS, operators: "+-*/" }), {
    numbers: SUMS.numbers,
    target: "24",
  });
  assert.equal(puzzleOf({ numbers: null, target: "24" }), null);
  assert.equal(puzzleOf({ numbers: [1], target: null }), null);
});

test("the allowed operators are named, unless all are allowed", async () => {
  await speak("en");
  assert.equal(allowedWords(SUMS), t("play.only", { signs: listed(["+", "−"]) }));
  assert.equal(
    allowedSpoken({ operators: "*/" }),
    t("play.only", { signs: listed([t("key.*"), t("key./")]) }),
  );
  assert.equal(allowedWords({ operators: "+-*/" }), "");
});

test("each call about a linked hand has the operators of the link", async () => {
  const game = await open(LINK);
  assert.equal(paramsOf("rate").operators, "+-");
  await game.check("wrong-value");
  await game.hint(1);
  game.coach.toggle();
  await game.answer.claimNone();
  await settle();
  for (const name of ["check", "repair", "hints", "solve", "claim_no_solution"] as const) {
    const { numbers, target, operators } = paramsOf(name);
    assert.deepEqual({ numbers, target, operators }, SUMS, name);
  }
  choose("input", "combine");
  await game.hint(1);
  assert.equal(paramsOf("coach").operators, "+-");
  choose("input", "type");
});

test("the record of a hand with restricted operators has the operators, and does not count for the strength", async () => {
  const cards = SUMS.numbers.map((rank) => ({ rank, suit: "spades" as const }));
  const game = await openDealt({ ...SUMS, cards, dealt: true });
  assert.match(game.table.hand.value.key, /operators=%2B-/);
  await game.solve();
  const { operators, rated } = await onlyRecord();
  assert.deepEqual([operators, rated], ["+-", false]);
  assert.equal(paramsOf("rate").operators, "+-");
});

test("a link to the same hand keeps the operators", async () => {
  const { table } = await open(LINK);
  const { query } = read(table.linkHere({ find: "all" }));
  assert.deepEqual(query, { ...LINK, find: "all" });
});

test("a hand of an edition is dealt with the edition's operators", async () => {
  await open(LINK);
  choose("edition", "multiply-divide");
  const deal = await fetchDeal(null);
  assert.equal(paramsOf("deal_edition").edition, "multiply-divide");
  assert.deepEqual(puzzleOf(deal), { ...SUMS, operators: "*/" });
  choose("edition", "standard");
});

test("an edition uses its chosen operators, or all its operators if no operator is chosen", () => {
  fc.assert(
    fc.property(fc.constantFrom("", ...EDITIONS), some, (edition, chosen) => {
      const own = operatorsIn(edition, "");
      const allowed = operatorsIn(edition, chosen);
      assert.ok([...allowed].every((symbol) => own.includes(symbol)));
      const common = [...own].filter((symbol) => chosen.includes(symbol)).join("");
      assert.equal(allowed, common || own);
    }),
  );
});

test("hands without division are dealt, named and linked with their operators", async () => {
  await open(LINK);
  choose("operators", "+-*");
  assert.equal((await fetchDeal(null)).operators, "+-*");
  assert.equal(paramsOf("deal").operators, "+-*");
  choose("operators", "+-*/");
  await fetchDeal(null);
  assert.equal(paramsOf("deal").operators, undefined);
});

test("a sheet, a list of hands and their link have the operators", () => {
  fc.assert(
    fc.property(fc.constantFrom("", ...EDITIONS), some, fc.boolean(), (edition, chosen, kit) => {
      const query = {
        seed: "000007",
        ...(edition && { edition }),
        ...(kit && { format: "kit" }),
        operators: chosen,
      };
      const sheet = readSheet(query);
      assert.equal(sheet?.operators, operatorsIn(edition, chosen));
      assert.deepEqual(sheet && readSheet(sheetQuery(sheet)), sheet);
      assert.deepEqual(
        sheet && readSheet(read(href("set", handsQuery(sheet))).query)?.operators,
        sheet?.operators,
      );
    }),
  );
  const hands = [{ numbers: ["9", "4"], target: "13", operators: "+-" }];
  assert.deepEqual(readHandList(read(href("set", handListQuery(hands))).query), hands);
  assert.notEqual(nameOfHands(hands), nameOfHands([{ numbers: ["9", "4"], target: "13" }]));
});

test("a challenge and its link have the operators", () => {
  const challenge = { ...newChallenge(["9,9,4,2"], "24", "a seed"), operators: "+-" };
  assert.deepEqual(readChallenge(challengeQuery(challenge)), challenge);
  assert.equal(challengeQuery(newChallenge(["9,9,4,2"], "24", "a seed")).operators, undefined);
});
