import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { onlyRecord, openDealt, paramsOf } from "../../../testing/game.ts";
import { speak } from "../../../testing/languages.ts";
import { fetchDeal } from "../../player/dealing/deals.ts";
import { handName } from "../../table/hand/played.ts";
import { handListQuery, nameOfHands, readHandList } from "../address/hand-list.ts";
import { queryOf, readAllowing } from "../address/hand-query.ts";
import { href, read } from "../address/router.ts";
import { choose } from "../browser/settings.ts";
import { allowedWords } from "../words/allowed-words.ts";
import { t } from "../words/i18n.ts";
import { SYMBOLS } from "./operators.ts";
import { allowingOf } from "./puzzle.ts";

const TICKET = { numbers: [1, 2, 3, 6], target: "10", ordered: true };

const some = fc.subarray([...SYMBOLS], { minLength: 1 }).map((symbols) => symbols.join(""));
const puzzle = fc.record({
  numbers: fc.array(fc.nat(9), { minLength: 1, maxLength: 4 }),
  target: fc.constantFrom("10", "24"),
  operators: some,
  ordered: fc.boolean(),
});

test("a link and a list of hands say which cards stay in their order", () => {
  assert.equal(href("play", queryOf(TICKET)), "#/play?hand=1,2,3,6&target=10&ordered=yes");
  fc.assert(
    fc.property(fc.array(puzzle, { minLength: 1, maxLength: 4 }), (hands) => {
      const [first] = hands;
      const link = read(href("play", queryOf(first ?? TICKET)));
      assert.deepEqual(readAllowing(link.query), allowingOf(first ?? TICKET));
      const listed = readHandList(read(href("set", handListQuery(hands))).query);
      const texts = (each: typeof hands) =>
        each.map((hand) => ({
          ...allowingOf(hand),
          numbers: hand.numbers.map(String),
          target: hand.target,
        }));
      assert.deepEqual(listed, texts(hands));
    }),
  );
});

test("a hand whose cards stay in their order is another hand in each order", () => {
  const turned = { ...TICKET, numbers: [6, 3, 2, 1] };
  assert.notEqual(handName(TICKET), handName(turned));
  assert.notEqual(handName(TICKET), handName({ ...TICKET, ordered: false }));
  assert.equal(handName({ ...TICKET, ordered: false }), handName({ ...turned, ordered: false }));
  assert.notEqual(nameOfHands([TICKET]), nameOfHands([{ ...TICKET, ordered: false }]));
});

test("the rule is named under the hand", async () => {
  await speak("en");
  assert.equal(allowedWords(TICKET), t("play.ordered"));
  assert.equal(allowedWords({ ...TICKET, ordered: false }), "");
  const both = allowedWords({ ...TICKET, operators: "+-" });
  assert.ok(both.endsWith(t("play.ordered")) && both.length > t("play.ordered").length);
});

test("the record has the rule, and the hand does not count for the strength", async () => {
  const cards = TICKET.numbers.map((rank) => ({ rank, suit: "spades" as const }));
  const game = await openDealt({ ...TICKET, cards, dealt: true });
  await game.solve();
  const { ordered, rated } = await onlyRecord();
  assert.deepEqual([ordered, rated], [true, false]);
  assert.equal(paramsOf("check").ordered, true);
});

test("a ticket is dealt by its own edition", async () => {
  choose("edition", "ticket");
  await fetchDeal(null);
  assert.equal(paramsOf("deal_edition").edition, "ticket");
  choose("edition", "standard");
});
