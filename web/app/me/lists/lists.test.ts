import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import fc from "fast-check";
import { openStorage, openWindow, provide } from "../../../testing/browser.ts";
import { handListQuery, readHandList } from "../../base/address/hand-list.ts";
import { href, read } from "../../base/address/router.ts";
import { allowingOf, OPERATOR_CHOICES, type Puzzle } from "../../base/cards/puzzle.ts";
import { unwrapped } from "../../base/data/pasted.ts";
import { handName } from "../../table/hand/played.ts";

openStorage();
openWindow();
const {
  distinct,
  FAVOURITES,
  listName,
  listQuery,
  MOST_IN_LIST,
  merged,
  ordered,
  readListLink,
  readLists,
  withHands,
  without,
  writeLists,
} = await import("../../player/lists/lists.ts");
const own = await import("../../player/lists/own-lists.ts");

const OBJECTS = { noNullPrototype: true };

const number = () =>
  fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 13 }) },
    fc.integer({ min: -99, max: 999 }),
    fc
      .tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 2, max: 9 }))
      .map((parts) => parts.join("/")),
  );
const hand = () =>
  fc
    .record(
      {
        numbers: fc.array(number().map(String), { minLength: 1, maxLength: 8 }),
        target: fc.oneof(fc.constant("24"), number().map(String)),
        operators: fc.constantFrom(...OPERATOR_CHOICES),
      },
      OBJECTS,
    )
    .map(({ operators, ...rest }) => ({ ...rest, ...allowingOf({ operators }) }));
const hands = (maxLength = 12) => fc.array(hand(), { minLength: 1, maxLength });
const list = () =>
  fc.record(
    {
      id: fc.constantFrom(FAVOURITES, "a", "b", "c"),
      name: fc.string().map(listName),
      hands: hands().map(distinct),
    },
    OBJECTS,
  );
const lists = () => fc.uniqueArray(list(), { maxLength: 4, selector: ({ id }) => id });

const names = (hands: Puzzle[]) => hands.map(handName);

/** Different hands of two cards. */
const many = (count: number): Puzzle[] =>
  Array.from({ length: count }, (_, at) => ({ numbers: ["1", `${at + 2}`], target: "24" }));

test("a link lists hands, each with its own target and operators", () => {
  fc.assert(
    fc.property(hands(), (hands) => {
      const { query } = read(href("set", handListQuery(hands)));
      assert.deepEqual(readHandList(query), hands);
    }),
  );
});

test("a link shares a list of up to 1,000 hands", () => {
  fc.assert(
    fc.property(list(), ({ name, hands }) => {
      const { query } = read(href("lists", listQuery({ name, hands })));
      assert.deepEqual(readListLink(query), { name, hands });
    }),
  );
  for (const [count, fits] of [
    [1000, true],
    [1001, false],
  ] as const) {
    const link = readListLink(listQuery({ name: "", hands: many(count) }));
    assert.equal(link?.hands.length === count, fits);
  }
});

test("a link that is cut or changed is damaged, except in signs around its name", () => {
  fc.assert(
    fc.property(list(), fc.nat(), fc.nat(), ({ name, hands }, cut, place) => {
      const link = href("lists", listQuery({ name, hands }));
      const lengths = placesIn(link, /hands=(.+)/);
      const shorter = link.slice(0, lengths[cut % lengths.length]);
      assert.equal(readListLink(read(shorter).query), null);
      const letters = placesIn(link, /\?(.*)&check=/, /check=(.*)/);
      const at = letters[place % letters.length] ?? 0;
      const changed = link.slice(0, at) + (link[at] === "7" ? "8" : "7") + link.slice(at + 1);
      const found = readListLink(read(changed).query);
      if (found?.name && unwrapped(found.name) === unwrapped(name)) found.name = name;
      assert.deepEqual(found, found?.name === name ? { name, hands } : null, changed);
    }),
  );
});

/** The places in a text of the first group of each pattern. */
const placesIn = (text: string, ...patterns: RegExp[]) =>
  patterns.flatMap((pattern) => {
    const [whole = "", group = ""] = text.match(pattern) ?? [];
    const start = text.indexOf(whole) + whole.indexOf(group);
    return [...group].map((_, at) => start + at);
  });

test("a link that has lost a name without letters is damaged", () => {
  const { name = "", ...query } = listQuery({ name: "!", hands: many(1) });
  assert.deepEqual(readListLink({ name, ...query })?.name, "!");
  assert.equal(readListLink(query), null);
});

test("a link whose target or operators are lost is damaged", () => {
  const query = listQuery({ name: "A", hands: [{ numbers: ["1"], target: "7", operators: "+-" }] });
  assert.ok(readListLink(query));
  for (const lost of ["name", "target", "operators", "hands"]) {
    assert.equal(readListLink({ ...query, [lost]: "" }), null, lost);
  }
});

test("a plus that arrives as a space changes no list", () => {
  fc.assert(
    fc.property(list(), ({ hands }) => {
      const link = href("lists", listQuery({ name: "", hands }));
      const { query } = read(link.replaceAll("%2B", "+"));
      assert.deepEqual(readListLink(query)?.hands, hands);
    }),
  );
});

test("a list has each hand once, in any order of its cards, and at most 1,000", () => {
  fc.assert(
    fc.property(list(), hands(), (list, added) => {
      const longer = withHands(list, [...added, ...added.map(turned)]);
      assert.equal(new Set(names(longer.hands)).size, longer.hands.length);
      assert.deepEqual(longer.hands.slice(0, list.hands.length), list.hands);
      for (const hand of added) assert.ok(names(longer.hands).includes(handName(hand)));
      const [first] = added;
      if (!first) return;
      const shorter = without(longer, turned(first));
      assert.deepEqual(
        names(shorter.hands),
        names(longer.hands).filter((name) => name !== handName(first)),
      );
      assert.deepEqual(without(shorter, first), shorter);
    }),
  );
  const full = withHands({ id: "a", name: "", hands: many(990) }, many(1200));
  assert.deepEqual(full.hands, many(MOST_IN_LIST));
});

const turned = ({ numbers, ...hand }: Puzzle) => ({ ...hand, numbers: [...numbers].reverse() });

test("of a repeated hand the first is kept", () => {
  assert.deepEqual(distinct([HAND, turned(HAND), { ...HAND, target: "10" }]), [
    HAND,
    { ...HAND, target: "10" },
  ]);
});

test("a seed orders all hands, and a hand that goes leaves the order of the others", () => {
  fc.assert(
    fc.property(list(), fc.string({ minLength: 1 }), fc.nat(), (list, seed, place) => {
      const order = names(ordered(list.hands, seed));
      assert.deepEqual([...order].sort(), names(list.hands).sort());
      const gone = list.hands[place % list.hands.length];
      if (!gone) return;
      assert.deepEqual(
        names(ordered(without(list, gone).hands, seed)),
        order.filter((name) => name !== handName(gone)),
      );
      assert.deepEqual(ordered(list.hands, ""), list.hands);
    }),
  );
});

test("each hand comes first about equally often", () => {
  const firsts = new Map();
  for (let seed = 1; seed <= 2000; seed += 1) {
    const [first] = names(ordered(many(8), `${seed}`));
    firsts.set(first, (firsts.get(first) ?? 0) + 1);
  }
  assert.equal(firsts.size, 8);
  for (const count of firsts.values()) assert.ok(count > 100 && count < 500, `${count}`);
});

test("stored lists are read as they were, and without what is damaged", () => {
  fc.assert(
    fc.property(lists(), (lists) => {
      const stored = JSON.parse(JSON.stringify(writeLists(lists)));
      assert.deepEqual(readLists(stored), lists);
    }),
  );
  assert.deepEqual(
    readLists([
      { id: "a", name: "One\n two", hands: "3,3,8,8_x_1,5,5,5_8,3,8,3" },
      { id: "a", name: "again", hands: "" },
      { id: "b c", name: "", hands: "" },
      { id: "d", hands: "1" },
      24,
    ]).map(({ id, name, hands }) => [id, name, hands.length]),
    [["a", "again", 0]],
  );
  for (const damaged of [null, {}, "[]", 24]) assert.deepEqual(readLists(damaged), []);
});

test("a backup adds its hands to the lists, which keep their names", () => {
  fc.assert(
    fc.property(lists(), lists(), (own, others) => {
      const all = merged(own, others);
      assert.deepEqual(merged(all, others), all);
      for (const list of own) assert.equal(all.find(({ id }) => id === list.id)?.name, list.name);
      for (const list of [...own, ...others]) {
        const found = new Set(names(all.find(({ id }) => id === list.id)?.hands ?? []));
        for (const name of names(list.hands)) assert.ok(found.has(name));
      }
    }),
  );
});

const KEY = "twentyfour:lists";
const HAND: Puzzle = { numbers: [3, 3, 8, 8], target: "24" };
const texts = () =>
  own.lists.value.map(({ name, hands }) => [name, hands.map(({ numbers }) => numbers.join())]);

beforeEach(own.deleteAllLists);

test("a star is kept, and taken away by any order of the cards", () => {
  assert.ok(own.toggleStar(HAND));
  assert.ok(own.isStarred(turned(HAND)));
  assert.equal(JSON.parse(localStorage.getItem(KEY) ?? "").lists[0].hands, "3,3,8,8");
  own.toggleStar({ ...HAND, numbers: [8, 3, 8, 3] });
  assert.ok(!own.isStarred(HAND));
  own.addHands(FAVOURITES, many(MOST_IN_LIST));
  assert.ok(!own.toggleStar(HAND));
  assert.ok(!own.isStarred(HAND));
});

test("lists are created, named, filled and deleted", () => {
  const id = own.createList("  Monday\n", [HAND]);
  own.addHands(id, [{ numbers: ["1", "5", "5", "5"], target: "24" }]);
  own.toggleStar(HAND);
  own.renameList(id, "Tuesday");
  assert.deepEqual(texts(), [
    ["", ["3,3,8,8"]],
    ["Tuesday", ["3,3,8,8", "1,5,5,5"]],
  ]);
  own.removeHand(id, HAND);
  own.deleteList(FAVOURITES);
  assert.deepEqual(texts(), [["Tuesday", ["1,5,5,5"]]]);
});

test("lists that cannot be stored last until the page is closed, and the page says why", async () => {
  const roomy = localStorage;
  const refusing = (error: Error) =>
    provide("localStorage", {
      getItem: (key: string) => roomy.getItem(key),
      setItem() {
        throw error;
      },
    });
  refusing(new DOMException("full", "QuotaExceededError"));
  own.toggleStar(HAND);
  await own.addHands("b", []);
  assert.deepEqual([own.isStarred(HAND), own.listsRefused.value], [true, "full"]);
  refusing(new DOMException("no", "SecurityError"));
  await own.addHands("c", []);
  assert.deepEqual([own.isStarred(HAND), own.listsRefused.value], [true, "denied"]);
  provide("localStorage", roomy);
  await own.addHands("d", []);
  assert.deepEqual([own.isStarred(HAND), own.listsRefused.value], [true, null]);
});
