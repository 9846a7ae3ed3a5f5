import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { mock, test } from "node:test";
import { nameOfHands, readHandList } from "../../app/base/address/hand-list.ts";
import { addRoutes, href, read } from "../../app/base/address/router.ts";
import { collect } from "../../app/classroom/sets/set-result.ts";
import { readWall, writeWall } from "../../app/classroom/wall/wall.ts";
import { readCodes } from "../../app/me/transfer/code.ts";
import { readCode, writeCode } from "../../app/play/link/code-text.ts";
import { readMessage, TYPES } from "../../app/play/link/messages.ts";
import { readChallenge } from "../../app/play/modes/challenge/challenge-link.ts";
import { readPuzzle } from "../../app/play/modes/closest/puzzle-link.ts";
import { MODE_ROUTES, playOf } from "../../app/play/modes.ts";
import { answerLine, findAnswer, readAnswerLink } from "../../app/player/answers/answer-form.ts";
import { readBackup } from "../../app/player/backup/backup-file.ts";
import { readResults } from "../../app/player/friends/read-results.ts";
import { readFriends } from "../../app/player/friends/stored-friends.ts";
import { classes, restoreClasses } from "../../app/player/history/classes.ts";
import { readRecords } from "../../app/player/history/storage/record.ts";
import { readListLink, readLists, writeLists } from "../../app/player/lists/lists.ts";
import { load } from "../../app/table/hand/log.ts";
import { FIELDS } from "../../app/table/hand/played.ts";
import { decode } from "../../app/table/hand/trail.ts";
import { NOW } from "../clock.ts";

const PAGE = readFileSync(new URL("../../../docs/formats.md", import.meta.url), "utf8");

/** The sections of the page by title. */
const SECTIONS = new Map(
  PAGE.split("\n## ").map((section) => [section.split("\n", 1)[0] ?? "", section]),
);

/** The example of a section. */
function exampleOf(title: string) {
  const [, example] = SECTIONS.get(title)?.match(/```\w+\n([^`]+)\n```/) ?? [];
  assert.ok(example, title);
  return example;
}

/** The first column of the table of a section. */
const columnOf = (title: string) =>
  [...(SECTIONS.get(title) ?? "").matchAll(/^\| (`.*?`(?:, `.*?`)*) \|/gm)].flatMap(([, cell]) =>
    [...(cell ?? "").matchAll(/`(.*?)`/g)].map(([, text]) => text ?? ""),
  );

test("the example of a record is read, and the table has every field", () => {
  const record = JSON.parse(exampleOf("Record"));
  assert.deepEqual(readRecords([record]), { hands: [record], refused: [] });
  assert.deepEqual(columnOf("Record").sort(), Object.keys(FIELDS).sort());
});

test("the example of a file is read", async () => {
  const parts = [];
  for await (const [, part] of readBackup(new Blob([`${exampleOf("File")}\n`])))
    parts.push(...part);
  const { hands, refused } = readRecords(parts);
  assert.deepEqual([hands.length, refused], [1, [{ of: "a newer version" }]]);
});

test("the example of a code is read", async () => {
  const [part] = await readCodes(exampleOf("Code for another device"));
  const { hands } = readRecords((part?.records ?? []).map((each) => ({ ...each, id: "1" })));
  assert.deepEqual(hands[0]?.numbers, [3, 3, 8, 8]);
});

test("the example of the results of a class is read", () => {
  restoreClasses(JSON.parse(exampleOf("Results of classes")));
  const { query, codes } = classes.value.get("FT1WZ9") ?? assert.fail();
  const hands = readHandList(query) ?? [];
  assert.equal(nameOfHands(hands), "FT1WZ9");
  const { results } = collect(String(codes[0]?.[1]), "FT1WZ9");
  assert.deepEqual(results[0]?.times, [11_000, null]);
});

test("the example of the code of a link is read and written", () => {
  const code = exampleOf("Code of a link between two pages");
  const description = readCode(code);
  assert.ok("candidates" in description);
  assert.equal(writeCode(description), code);
});

test("the example of a message is read, and the table has every type", () => {
  const message = readMessage(exampleOf("Messages of a link"));
  assert.ok("type" in message);
  assert.deepEqual(columnOf("Messages of a link"), TYPES);
});

test("the example of lists is read and written", () => {
  const stored = JSON.parse(exampleOf("Lists"));
  const lists = readLists(stored);
  assert.deepEqual(
    lists.map(({ hands }) => hands.map(({ target }) => target)),
    [["24", "10", "24"], ["24"]],
  );
  assert.deepEqual(writeLists(lists), stored);
});

test("the example of a shared text is read", () => {
  const { results } = readResults(`Ann: ${exampleOf("Shared texts")}`, "dmy", "2026-11-21");
  const [stored] = readFriends(JSON.parse(exampleOf("Friends"))).results;
  assert.deepEqual(results, [stored]);
});

test("the example of an answer for the wall is read and written", () => {
  const line = exampleOf("Answers for the wall of ways");
  const answer = findAnswer(line) ?? assert.fail();
  assert.ok("text" in answer);
  assert.deepEqual([answer.text, answer.name], ["8/(3-8/3)", "Mia"]);
  assert.equal(answerLine(answer), line);
});

test("the example of a wall is read and written", () => {
  const stored = JSON.parse(exampleOf("The wall of ways"));
  const wall = readWall(stored) ?? assert.fail();
  assert.deepEqual(writeWall(wall), stored);
});

test("the example of friends is read", () => {
  const stored = JSON.parse(exampleOf("Friends"));
  assert.deepEqual(readFriends(stored), stored);
});

test("the example of a session log is continued", () => {
  const saved = JSON.parse(exampleOf("Session log"));
  const log = load(saved, saved.deal.key, playOf({}).play.rules, NOW);
  assert.deepEqual([log?.state.text, log?.state.t], ["8*3", 1200]);
});

test("the example of a trail is read", () => {
  const cards = [3, 3, 8, 8].map((rank) => ({ rank, suit: "spades" as const }));
  assert.deepEqual(
    decode(exampleOf("Trail"), cards)?.map(({ type }) => type),
    ["step", "hint", "step", "undo"],
  );
});

test("each example of a link opens its page", () => {
  mock.method(Date, "now", () => NOW);
  addRoutes(MODE_ROUTES);
  const links = columnOf("Links");
  assert.ok(links.length >= 9);
  for (const link of links) {
    const { name, query } = read(link);
    assert.equal(href(name, query), link);
    if (query.daily ?? query.sprint) assert.notEqual(playOf(query).mode.name, "endless", link);
    if (query.answer) assert.ok("text" in (readAnswerLink(query) ?? {}), link);
    if (name === "lists") assert.ok(readListLink(query));
    if (name === "challenge") assert.ok("hands" in (readChallenge(query) ?? {}));
    if (name === "closest") assert.ok(readPuzzle(query));
  }
});
