import assert from "node:assert/strict";
import { before, mock, test } from "node:test";
import fc from "fast-check";
import { settings } from "../../app/base/browser/settings.ts";
import { keysOf } from "../../app/base/data/keys.ts";
import { addDays } from "../../app/base/time/dates.ts";
import { t } from "../../app/base/words/i18n.ts";
import { dayShare } from "../../app/play/modes/daily/daily-share.ts";
import { LEVELS, MINUTES, RULES } from "../../app/play/modes/sprint/kinds.ts";
import { solvedAt } from "../../app/play/modes/sprint/run.ts";
import { sprintText } from "../../app/play/modes/sprint/sprint-words.ts";
import { streakShare } from "../../app/play/modes/streak/streak-share.ts";
import { plainLine } from "../../app/player/friends/plain-line.ts";
import { readResults } from "../../app/player/friends/read-results.ts";
import { readSharedTexts, type SharedText } from "../../app/player/friends/shared-texts.ts";
import { playedHands } from "../../app/player/history/history.ts";
import languages from "../../languages.json" with { type: "json" };
import { openAt } from "../browser.ts";
import { NOW } from "../clock.ts";
import { speak, spoken } from "../languages.ts";
import { daily } from "../records.ts";

const TODAY = "2026-11-21";
const HOSTED = "https://example.org/24/";
const LOCAL = "file:///home/player/twentyfour.html";
const TAGS = keysOf(languages);

mock.method(Date, "now", () => NOW);
await speak("en");
/** A streak of three days, which some texts mention. */
playedHands.value = [TODAY, addDays(TODAY, -1), addDays(TODAY, -2)].flatMap((day) =>
  [0, 1, 2].map((place) => daily(day, place)),
);

/** A text that the page shares, written in its language of the moment, and what the text says. */
interface Sample {
  write: () => string;
  says: SharedText;
}

const standing = () =>
  fc.record({
    result: fc.constantFrom("open" as const, "solved" as const, "shown" as const),
    milliseconds: fc.integer({ min: 0, max: 4_000_000 }),
    hints: fc.integer({ min: 0, max: 12 }),
    wrong: fc.integer({ min: 0, max: 3 }),
  });

/** The time that a text shows: whole seconds, or tenths below ten seconds. */
const shown = (time: number) =>
  time >= 10_000 ? Math.floor(time / 1000) * 1000 : Math.max(1, Math.floor(time / 100)) * 100;

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const dayText = () =>
  fc
    .tuple(fc.integer({ min: 0, max: 324 }), fc.array(standing(), { minLength: 1, maxLength: 3 }))
    .map(([back, standings]): Sample => {
      const date = addDays(TODAY, -back);
      const says = {
        kind: "day" as const,
        date,
        series: "",
        solved: standings.filter(({ result }) => result === "solved").length,
        of: standings.length,
        milliseconds: shown(sum(standings.map(({ milliseconds }) => milliseconds))),
        hints: sum(standings.map(({ hints }) => hints)),
      };
      return { write: () => dayShare(date, standings).text, says };
    });

const seed = () => fc.stringMatching(/^[0-9a-z]{6}$/);
const run = () =>
  fc.record({
    seed: seed(),
    minutes: fc.constantFrom(...MINUTES),
    level: fc.constantFrom(...LEVELS),
    rule: fc.constantFrom(...RULES),
    limit: fc.constantFrom("off" as const, "usual" as const, "longer" as const),
  });
const mark = () =>
  fc.record({
    end: fc.constantFrom("solved" as const, "skipped" as const, "open" as const),
    milliseconds: fc.integer({ min: 100, max: 100_000 }),
    wrong: fc.integer({ min: 0, max: 2 }),
  });
const runText = () =>
  fc
    .tuple(run(), fc.array(mark(), { minLength: 1, maxLength: 12 }))
    .map(([played, marks]): Sample => {
      const { minutes, level, rule, limit, seed } = played;
      const says = {
        kind: "sprint" as const,
        date: "",
        series: [minutes, level, rule, limit, seed].join(" "),
        solved: solvedAt(marks).length,
        of: 0,
        milliseconds: 0,
        hints: 0,
      };
      return { write: () => sprintText(played, marks), says };
    });

const flawlessText = () =>
  fc.tuple(seed(), fc.array(fc.nat(2), { maxLength: 60 })).map(([run, hints]): Sample => {
    const solved = hints.map((count) => ({ end: "solved" as const, hints: count }));
    const missed = { end: "missed" as const, hints: 0 };
    const entries = [...solved, missed].map(({ end, hints: count }, place) => ({
      end,
      played: daily(TODAY, place % 3, { hints: count }),
    }));
    const says = {
      kind: "flawless",
      date: "",
      series: run,
      solved: solved.length,
      of: 0,
      milliseconds: 0,
      hints: 0,
    };
    const score = () => t("flawless.score", { count: solved.length });
    return { write: () => streakShare(run, entries, score()).text, says };
  });

const sample = () => fc.oneof(dayText(), runText(), flawlessText());

const linesOf = (text: string) => text.split("\n").map(plainLine).filter(Boolean);
const readBack = (text: string) => readSharedTexts(linesOf(text));

/** Lets the page speak a language. */
async function speakIn(language: (typeof TAGS)[number]) {
  settings.value = { ...settings.value, language };
  await spoken(language);
}

for (const language of TAGS) {
  test(`every text that the page shares in ${language} is read back`, async () => {
    await speakIn(language);
    fc.assert(
      fc.property(sample(), ({ write, says }) => {
        openAt(HOSTED);
        assert.deepEqual(readBack(write()), { texts: [says], newer: 0 });
        openAt(LOCAL);
        const series = says.series.replace(/ ?[\da-z]{6}$/, "");
        assert.deepEqual(readBack(write()), { texts: [{ ...says, series }], newer: 0 });
      }),
      { numRuns: 60 },
    );
  });
}

/** What chats and keyboards do to a text. */
const CHANGES: ((text: string) => string)[] = [
  (text) => text,
  (text) => `\u200e${text}\u2069`,
  (text) => text.replaceAll(" ", "\u00a0"),
  (text) => text.replaceAll("\n", "\r\n\r\n"),
  (text) => text.replaceAll("\n", " "),
  (text) => text.replace(/[🟩🔷🟡🔺⬜]/gu, (emoji) => `${emoji}\ufe0f`),
  (text) => text.replace(/^.*$/m, "**$&**"),
  (text) => text.replace(/ ·1$/m, ""),
  (text) => text.replaceAll("’", "'"),
  (text) => `Look! ${text} 🎉`,
  (text) =>
    text.replace(/#\d+/, (digits) => digits.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[+digit] ?? "")),
];

/** Texts of all languages, with what they say. */
const POOL: { text: string; says: SharedText }[] = [];
before(async () => {
  openAt(HOSTED);
  for (const language of TAGS) {
    await speakIn(language);
    for (const { write, says } of fc.sample(sample(), { numRuns: 30, seed: 24 })) {
      POOL.push({ text: write(), says });
    }
  }
});

test("a text survives what chats do to it", () => {
  for (const { text, says } of POOL) {
    for (const change of CHANGES)
      assert.deepEqual(readBack(change(text)).texts, [says], change(text));
  }
});

test("several texts in one message are read, and quoted ones are not", () => {
  const [first, second] = POOL;
  assert.ok(first && second);
  const both = readBack(`${first.text}\nand\n${second.text}`);
  assert.deepEqual(both.texts, [first.says, second.says]);
  assert.deepEqual(readBack(`> ${first.text.replaceAll("\n", "\n> ")}`).texts, []);
});

test("a text of a newer version is counted, and not read", () => {
  for (const { text } of POOL) {
    assert.deepEqual(readBack(text.replace(/ ·1$/m, " ·2")), { texts: [], newer: 1 });
  }
  const other = "Twentyfour #325: new words in a later version ·2";
  assert.deepEqual(readBack(other), { texts: [], newer: 1 });
});

/** The order of a date in a chat, how it is written, and a message. */
const two = (number: number) => `${number}`.padStart(2, "0");
type When = { day: number; month: number; hour: number; minute: number };
const dmy = ({ day, month }: When) => `${two(day)}/${two(month)}/2026`;
const clock = ({ hour, minute }: When) => `${two(hour)}:${two(minute)}`;
const noon = ({ hour, minute }: When) =>
  `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? "AM" : "PM"}`;
const FORMS: Record<string, (name: string, body: string, when: When) => string> = {
  "WhatsApp on iOS": (name, body, when) =>
    `\u200e[${dmy(when)}, ${clock(when)}:05] ${name}: ${body}`,
  "WhatsApp on Android": (name, body, when) => `${dmy(when)}, ${clock(when)} - ${name}: ${body}`,
  "WhatsApp in the USA": (name, body, when) =>
    `${when.month}/${when.day}/26, ${noon(when)} - ${name}: ${body}`,
  "WhatsApp in Chinese": (name, body, when) =>
    `2026/${when.month}/${when.day} ${when.hour < 12 ? "上午" : "下午"}${when.hour % 12 || 12}:${two(when.minute)} - ${name}: ${body}`,
  "WhatsApp in Arabic": (name, body, when) =>
    `[${dmy(when)}، ${clock(when)}:05 ص] ${name}: ${body}`.replace(/^.*?\]/, (stamp) =>
      stamp.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[+digit] ?? ""),
    ),
  "WhatsApp on the web": (name, body, when) => `[${clock(when)}, ${dmy(when)}] ${name}: ${body}`,
  Signal: (name, body, when) =>
    `[2026-${two(when.month)}-${two(when.day)} ${clock(when)}] ${name}: ${body}`,
  Telegram: (name, body, when) =>
    `${name}, [${dmy(when).replaceAll("/", ".")} ${clock(when)}]\n${body}\n`,
  WeChat: (name, body, when) =>
    `${name} 2026/${when.month}/${when.day} ${clock(when)}:05\n${body}\n`,
  "WeChat with a line for the name": (name, body, when) =>
    `${name}\n2026年${when.month}月${when.day}日 ${clock(when)}\n${body}`,
  iMessage: (name, body, when) =>
    `${["Oct", "Nov"][when.month - 10]} ${when.day}, 2026 ${noon(when)} (Read by you after 4 minutes)\n${name}\n${body}\n`,
  Discord: (name, body, when) => `${name} — ${dmy(when)} ${clock(when)}\n${body}`,
  "Discord's exporter": (name, body, when) => `[${dmy(when)} ${noon(when)}] ${name}\n${body}\n`,
};
const FORM_NAMES = Object.keys(FORMS);
const NAMES = [
  "Ann",
  "Ben B.",
  "李雷",
  "Zoë 🦊",
  "+49 170 1234567",
  "__proto__",
  "constructor",
  "名無し",
  "Ana-María",
  "O'Neil",
];
const NOISE = [
  "ok",
  "see you at nine: bring cards",
  "😂😂",
  "https://example.org/24/#/play?hand=3,3,8,8",
  "Twentyfour is fun",
  "3 of 3 solved, in 1:23; no hints",
  "<Media omitted>",
  "#325",
  "你好，明天见",
  "(((",
  "a: b: c",
];

const message = () =>
  fc.record({
    name: fc.constantFrom(...NAMES),
    item: fc.option(fc.nat(239), { freq: 2 }),
    noise: fc.constantFrom(...NOISE),
    month: fc.constantFrom(10, 11),
    day: fc.integer({ min: 1, max: 20 }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
  });

test("the senders and texts of random chats are read, in the form of each app", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FORM_NAMES),
      fc.array(message(), { minLength: 1, maxLength: 8 }),
      (form, messages) => {
        const sorted = [...messages].sort(
          (one, other) => one.month - other.month || one.day - other.day,
        );
        const chat = sorted.map(({ name, item, noise, ...when }) => {
          const text = item === null ? "" : POOL[item]?.text;
          return FORMS[form]?.(name, text || noise, when);
        });
        const usual = form === "WhatsApp in the USA" ? "mdy" : "dmy";
        const expected = sorted.flatMap(({ name, item, month, day }) => {
          const says = item === null ? undefined : POOL[item]?.says;
          const date = `2026-${two(month)}-${two(day)}`;
          return says ? [{ ...says, date: says.date || date, name }] : [];
        });
        const { results } = readResults(chat.join("\n"), usual, TODAY);
        assert.deepEqual(results, expected);
      },
    ),
    { numRuns: 1000 },
  );
});

const bidi = "\u202e\u2066\u2067\u2068\u202a\u2069".repeat(200);
const HOSTILE: Record<string, string> = {
  "many lines": "Ann: a\n".repeat(100_000),
  "many texts": "[21/11/2026, 09:04] A: Twentyfour #325\n3 of 3 solved, in 1:23; no hints\n".repeat(
    10_000,
  ),
  "many names of the game": "Twentyfour ".repeat(400_000),
  "many names of the game, one a line": "Twentyfour #1 · 1 day\n".repeat(100_000),
  "one long line": "1:11 ".repeat(1_000_000),
  "long digits": `Twentyfour #${"9".repeat(1_000_000)}`,
  "lines of brackets": `${"[".repeat(900)}09:04\n`.repeat(3000),
  "lines of dates": `${"1/1/26, 1:11 - ".repeat(60)}\n`.repeat(3000),
  "lines of words": `${"aa ".repeat(300)}9:04\n`.repeat(3000),
  "nested marks": `Twentyfour #325 ${"🟩".repeat(900)} 3 of 3 solved\n`.repeat(3000),
  "marks of direction": `${bidi}Twentyfour #325\n${bidi}\n`.repeat(2000),
  "combined letters": `Twentyfour #325${"\u0301".repeat(900)}\n`.repeat(2000),
  surrogates: "\ud83d".repeat(1_000_000),
};

for (const [name, text] of Object.entries(HOSTILE)) {
  test(`a hostile text is read in linear time: ${name}`, { timeout: 60_000 }, () => {
    const { results } = readResults(text, "dmy", TODAY);
    assert.ok(results.length <= 10_000);
  });
}
