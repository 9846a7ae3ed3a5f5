import words from "../../../generated/sentences.json" with { type: "json" };
import { addDays, FIRST_DAY } from "../../base/time/dates.ts";
import {
  asWhole,
  either,
  exactly,
  finder,
  inOrder,
  named,
  type Pattern,
  perhaps,
  sentence,
  type Values,
} from "./patterns.ts";
import { plainText } from "./plain-line.ts";

/** What a text that the page shared says. */
export interface SharedText {
  /** One of `KINDS`, or of a newer version. */
  kind: string;
  /** The day of the hands; empty if the text does not say it. */
  date: string;
  /** What the hands belong to, besides the date. */
  series: string;
  solved: number;
  /** The number of hands; 0 if it has no limit. Results with a limit are added, others compared. */
  of: number;
  /** The time of all hands together; 0 if the text does not say it. */
  milliseconds: number;
  hints: number;
}

/** The words of a language by key. */
type Words = Record<string, string | Record<string, string>>;

/** A kind of text: its sentences, and what they say. A new kind is one entry in `KINDS`. */
interface Kind {
  /** A pattern over the lines of a text, which are joined by spaces. */
  pattern: (entry: (key: string) => Words[string]) => Pattern;
  /**
   * What a text says; null if its words make no sense.
   *
   * @param after the text from its first line on, with its link
   */
  read: (
    values: Values,
    entry: (key: string) => Words[string],
    after: string,
  ) => Omit<SharedText, "kind"> | null;
}

/** The version of the texts that this module reads. */
const VERSION = 1;

const count = (name: string) => named(name, "\\d{1,5}");
const TIME = named("time", "(?:\\d{1,5}:)?\\d{1,2}:\\d\\d(?:\\.\\d)?");
/** The marks of the hands, which some chats replace by names. */
const MARKS: Pattern = { source: ".{0,300}?", names: [] };
/** The number in words; 1 if they say it without a digit. */
const numberIn = (text = "") => Number(/\d+/.exec(text)?.[0] ?? 1);

/** The milliseconds of a time such as 0:07.3 or 1:02:45. */
const milliseconds = (time = "") =>
  Math.round(time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0) * 1000);

const day: Kind = {
  pattern: (entry) =>
    inOrder(
      sentence(entry("app.name"), {}),
      exactly(" #"),
      count("number"),
      perhaps(
        inOrder(exactly(" · "), sentence(entry("daily.share.streak"), { count: count("days") })),
      ),
      MARKS,
      sentence(entry("clauses"), {
        first: sentence(entry("daily.total"), {
          count: count("solved"),
          of: count("of"),
          time: TIME,
        }),
        second: either(
          asWhole("hinted", sentence(entry("daily.hints"), { count: count("hints") })),
          sentence(entry("share.no-hints"), {}),
        ),
      }),
    ),
  read(values) {
    const [solved, of] = [Number(values.get("solved")), Number(values.get("of"))];
    if (solved > of || of > 24) return null;
    return {
      date: addDays(FIRST_DAY, Number(values.get("number")) - 1),
      series: "",
      solved,
      of,
      milliseconds: milliseconds(values.get("time")),
      hints: values.has("hinted") ? numberIn(values.get("hinted")) : 0,
    };
  },
};

/** The words of a sprint's kind, each with what the name of a run has for it. */
const LEVELS = {
  "sprint.rising": "rising",
  "level.easy": "easy",
  "level.medium": "medium",
  "level.hard": "hard",
  "level.expert": "expert",
};
const RULES = { "sprint.rule.plain": "plain", "sprint.rule.survival": "survival" };
const LIMITS = { "sprint.marked.longer": "longer", "sprint.marked.off": "off" };

const sprint: Kind = {
  pattern: (entry) =>
    sentence(entry("sprint.text"), {
      count: count("solved"),
      kind: named("kind", "[^()]{1,120}?"),
    }),
  read(values, entry, after) {
    const [minutes = "", level, rule, limit] = (values.get("kind") ?? "").split(" · ");
    const nameOf = (table: Record<string, string>, words: string | undefined) =>
      Object.entries(table).find(([key]) => plainText(`${entry(key)}`) === words)?.[1];
    const time = finder(sentence(entry("sprint.minutes"), { count: count("minutes") }))(minutes);
    const series = [
      time?.values.get("minutes"),
      nameOf(LEVELS, level),
      nameOf(RULES, rule),
      limit === undefined ? "usual" : nameOf(LIMITS, limit),
    ];
    if (series.includes(undefined)) return null;
    const [, seed = ""] = /#\/sprint\?run=([\da-z]{6})/.exec(after) ?? [];
    return {
      date: "",
      series: [...series, seed].filter(Boolean).join(" "),
      solved: Number(values.get("solved")),
      of: 0,
      milliseconds: 0,
      hints: 0,
    };
  },
};

const flawless: Kind = {
  pattern: (entry) =>
    inOrder(
      sentence(entry("app.name"), {}),
      exactly(" · "),
      sentence(entry("mode.flawless"), {}),
      MARKS,
      asWhole("score", sentence(entry("flawless.score"), { count: count("solved") })),
    ),
  read(values, _, after) {
    const [, seed = ""] = /#\/streak\?run=([\da-z]{6})/.exec(after) ?? [];
    const solved = numberIn(values.get("score"));
    return { date: "", series: seed, solved, of: 0, milliseconds: 0, hints: 0 };
  },
};

const KINDS = { day, sprint, flawless };
export type KindName = keyof typeof KINDS;

const LANGUAGES = Object.values(words as Record<string, Words>).map(
  (language) => (key: string) => language[key] ?? "",
);

/** The version at the end of a text, whose last word is complete. */
const MARK = { source: "(?![\\p{L}\\p{N}])(?: ?· ?(\\d{1,3})(?!\\d))?", names: ["version"] };

/** Each kind in each language. */
const FINDERS = Object.entries(KINDS).flatMap(([kind, { pattern, read }]) =>
  LANGUAGES.map((entry) => ({
    kind,
    entry,
    read,
    find: finder(inOrder(pattern(entry), MARK)),
  })),
);

/** The names of the game. Each shared text begins in a line that contains one of them. */
const NAMES = [...new Set(LANGUAGES.map((entry) => plainText(`${entry("app.name")}`)))];

export const namesGame = (line: string) => NAMES.some((name) => line.includes(name));

/** The text begins in one line, and its link is at most three lines later. */
const LINES = 4;

/**
 * The texts in a message, and the number of those of a newer version.
 *
 * @param lines as `plainLine` returns them, without empty ones
 */
export function readSharedTexts(lines: readonly string[]) {
  const texts: SharedText[] = [];
  let newer = 0;
  for (const [at, line] of lines.entries()) {
    if (!namesGame(line) || line.startsWith(">")) continue;
    const after = unmarked([line, ...following(lines.slice(at + 1, at + LINES))].join(" "));
    const text = readText(after, unmarked(line).length);
    if (text === "newer") newer += 1;
    else if (text) texts.push(text);
  }
  return { texts, newer };
}

/** The lines until the next text begins. A link may contain a name of the game. */
function following(lines: string[]) {
  const next = lines.findIndex((line) => namesGame(line) && !line.includes("://"));
  return next < 0 ? lines : lines.slice(0, next);
}

/** Without the signs of Markdown and the variants of emoji, which differ between chats. */
const unmarked = (text: string) => text.replace(/[*_~`]|\ufe0e|\ufe0f/g, "");

/** @param start the text begins before this place */
function readText(after: string, start: number): SharedText | "newer" | null {
  for (const { kind, entry, read, find } of FINDERS) {
    const found = find(after);
    if (!found || found.index >= start) continue;
    const version = Number(found.values.get("version") ?? VERSION);
    if (version > VERSION) return "newer";
    const text = read(found.values, entry, after);
    if (text) return { kind, ...text };
  }
  const [, version = "0"] = / ·(\d{1,3})(?: |$)/.exec(after) ?? [];
  return Number(version) > VERSION ? "newer" : null;
}
