import assert from "node:assert/strict";
import { test } from "node:test";
import type { DateOrder } from "./chat-dates.ts";
import { readChat } from "./chat-lines.ts";
import { readResults } from "./read-results.ts";

const TODAY = "2026-11-21";
const isWanted = (line: string) => line.includes("Game");

const read = (chat: string, usual: DateOrder = "dmy") => readChat(chat, isWanted, usual, TODAY);
const last = (chat: string, usual?: DateOrder) => read(chat, usual).at(-1);

/** What comes before a text, as apps copy or export it, with the day that it says. */
const HEADS: [app: string, head: string, day: string][] = [
  ["WhatsApp on iOS", "[21/11/2026, 09:04:05] Ann: ", TODAY],
  ["WhatsApp on iOS, of somebody in no address book", "\u200e[21.11.26, 09:04:05] ~ Ann: ", TODAY],
  ["WhatsApp in the USA", "[11/21/26, 9:04:05\u202fAM] Ann: ", TODAY],
  ["WhatsApp on Android", "21/11/2026, 09:04 - Ann: ", TODAY],
  ["WhatsApp in Spanish", "21/11/26, 9:04 a.\u00a0m. - Ann: ", TODAY],
  ["WhatsApp in French", "21/11/2026 à 09:04 - Ann: ", TODAY],
  ["WhatsApp in Chinese", "2026/11/21 上午9:04 - Ann: ", TODAY],
  ["WhatsApp in Arabic", "[٢١/١١/٢٠٢٦، ٩:٠٤:٠٥ ص] Ann: ", TODAY],
  ["WhatsApp on the web", "[09:04, 21/11/2026] Ann: ", TODAY],
  ["Signal", "[2026-11-21 09:04] Ann: ", TODAY],
  ["Telegram on a computer", "Ann, [21.11.2026 9:04]\n", TODAY],
  ["Telegram on Android", "Ann:\n", ""],
  ["a copy without times", "Ann: ", ""],
  ["WeChat", "Ann 2026/11/21 9:04:05\n", TODAY],
  ["WeChat without a year", "Ann 11-20 09:04:05\n", "2026-11-20"],
  ["WeChat, of last year", "Ann 12-30 09:04:05\n", "2025-12-30"],
  ["WeChat on a Mac", "Ann\n2026年11月21日 星期六 上午9:04\n", TODAY],
  ["Discord", "Ann — 21/11/2026 09:04\n", TODAY],
  ["Discord, of today", "Ann — Today at 9:04 AM\n", TODAY],
  ["Discord, of yesterday", "Ann — Yesterday at 9:04 AM\n", "2026-11-20"],
  ["Discord in German", "Ann — gestern um 09:04 Uhr\n", "2026-11-20"],
  ["Discord, without a day", "Ann — 9:04 AM\n", ""],
  ["Discord in compact form", "[9:04 AM]Ann: ", ""],
  ["Discord's exporter", "[11/21/2026 9:04 AM] Ann\n", TODAY],
  ["iMessage", "Nov 20, 2026  9:04:05 AM (Read by you after 4 minutes)\nAnn\n", "2026-11-20"],
  ["iMessage in full", "Saturday, November 21, 2026 at 9:04 AM\nAnn\n", TODAY],
  ["months in Spanish", "20 de nov. de 2026, 09:04 - Ann: ", "2026-11-20"],
];

for (const [app, head, day] of HEADS) {
  test(`sender and day are read in the form of ${app}`, () => {
    const lines = ["Game of 24", "3 of 3"];
    assert.deepEqual(last(head + lines.join("\n")), { sender: "Ann", day, lines });
  });
}

test("a text in an unknown form has no sender", () => {
  assert.deepEqual(last("Game of 24"), { sender: "", day: "", lines: ["Game of 24"] });
  assert.equal(last("Game of 24: who is faster? Game")?.sender, "");
  assert.equal(last("[21/11/2026, 09:04:05] Ann: Look\nBen: Game of 24")?.sender, "Ann");
});

test("what an app says itself has no sender, and ends the message before", () => {
  const chat = "21/11/2026, 09:04 - Ann: hello\n21/11/2026, 09:05 - Ben was added\nGame of 24";
  assert.deepEqual(read(chat).slice(1), [
    { sender: "Ann", day: TODAY, lines: ["hello"] },
    { sender: "", day: TODAY, lines: ["Ben was added", "Game of 24"] },
  ]);
});

test("the order of the numbers of a date is that of the whole chat", () => {
  const days = (usual: DateOrder, ...dates: string[]) =>
    read(dates.map((date) => `${date}, 09:04 - Ann: hello`).join("\n"), usual)
      .slice(1)
      .map(({ day }) => day);
  assert.deepEqual(days("mdy", "05/11/2026", "14/11/2026"), ["2026-11-05", "2026-11-14"]);
  assert.deepEqual(days("dmy", "11/5/26", "11/14/26"), ["2026-11-05", "2026-11-14"]);
  assert.deepEqual(days("dmy", "10/9/26", "11/9/26", "1/10/26"), [
    "2026-09-10",
    "2026-09-11",
    "2026-10-01",
  ]);
  assert.deepEqual(days("dmy", "7/8/26", "8/8/26"), ["2026-08-07", "2026-08-08"]);
  assert.deepEqual(days("mdy", "7/8/26", "8/8/26"), ["2026-07-08", "2026-08-08"]);
  assert.deepEqual(days("dmy", "31/31/2026", "30/02/2026"), ["", ""]);
});

test("days that have not begun anywhere are left out", () => {
  const text = (number: number) => `Twentyfour #${number}\n🟩 1 of 1 solved, in 0:20; no hints ·1`;
  const dates = (number: number) =>
    readResults(text(number), "dmy", TODAY).results.map(({ date }) => date);
  assert.deepEqual([dates(325), dates(326)], [[TODAY], ["2026-11-22"]]);
  assert.deepEqual([dates(327), dates(99_999)], [[], []]);
});
