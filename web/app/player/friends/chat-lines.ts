import { plainName } from "../../base/data/names.ts";
import { type ChatDate, DATE, type DateOrder, dateIn, dayOfDate, orderOf } from "./chat-dates.ts";
import { LONGEST_NAME } from "./friends.ts";
import { plainLine } from "./plain-line.ts";

/** A message of a chat. The sender and the day are empty if the chat does not say them. */
export interface Message {
  sender: string;
  day: string;
  /** Without empty lines. */
  lines: string[];
}

/** Of a longer text only the end is read, which has the latest messages. */
const LONGEST_TEXT = 20_000_000;

const BREAK = /\r\n|[\n\r\u2028\u2029]/;

/** A time with its half of the day: 9:04, 9:04:05 PM, 9:04 a. m., 上午9:04. */
const TIME =
  "(?:\\p{Script=Han}{2} ?)?\\d{1,2}[:.h]\\d\\d(?:[:.]\\d\\d)?(?: ?(?:[ap]\\.? ?m\\.?|uhr|[صم]))?";
/** What stands between a date and a time: a comma, or a word such as "at" or the day of the week. */
const GAP = "[,، ]{0,2}(?:\\(?\\p{L}{1,4}\\)?[, ]{0,2})?";
const DATED = `${DATE}${GAP}${TIME}|${TIME}${GAP}${DATE}`;
const NAME = "[^:]{1,80}?";

const pattern = (source: string) => new RegExp(`^${source}$`, "iu");

/** `[21.11.26, 09:04:05] Ann: text` of WhatsApp, Signal and Discord; also without the text. */
const BRACKETS = pattern(`\\[(${DATED}|${TIME})\\] ?(${NAME})(?:: ?(.*))?`);
/** `21/11/2026, 09:04 - Ann: text` of WhatsApp. */
const DASH = pattern(`(${DATED}) ?[-–—] (${NAME}): (.*)`);
/** What the app itself says between two messages, without a name. */
const NOTICE = pattern(`(${DATED}) ?[-–—] (.*)`);
/** `Ann, [21.11.2026 09:04]` of Telegram, above the text. */
const BEHIND = pattern(`(${NAME}),? \\[(${DATED})\\]:?`);
/** `Ann — 9:04` of Discord and `Ann 2026/11/21 9:04` of WeChat, above the text. */
const ABOVE = pattern(`(${NAME}) ?(?:— (${DATED}|${TIME})|[–-]? ?(${DATED}))`);
/** `Nov 21, 2026 9:04:05 AM` of iMessage, above the name, and of WeChat, below it. */
const ALONE = pattern(`(${DATED})(?: \\(.*\\))?`);
/** `Ann: text` of Telegram and Signal, and `Ann:` above the text. */
const UNSTAMPED = pattern(`(${NAME}):(?: (.*))?`);

/** Every stamp has a time. */
const ANY_TIME = /\d[:.h]\d\d/;

/** Who sent a message and when, and what its line contains besides. */
interface Head {
  sender: string;
  stamp: string;
  rest: string;
  /** Whether the name of the sender has a line of its own: the next one, or the one before. */
  isAlone?: boolean;
}

function headOf(line: string): Head | null {
  if (!ANY_TIME.test(line)) return null;
  const [, stamp, name, text] = BRACKETS.exec(line) ?? DASH.exec(line) ?? [];
  if (stamp) return { sender: name ?? "", stamp, rest: text ?? "" };
  const [, day, notice] = NOTICE.exec(line) ?? [];
  if (day) return { sender: "", stamp: day, rest: notice ?? "" };
  const [, only] = ALONE.exec(line) ?? [];
  if (only) return { sender: "", stamp: only, rest: "", isAlone: true };
  const [, person, dated] = BEHIND.exec(line) ?? [];
  if (person) return { sender: person, stamp: dated ?? "", rest: "" };
  const [, above, timed, later] = ABOVE.exec(line) ?? [];
  return above ? { sender: above, stamp: timed ?? later ?? "", rest: "" } : null;
}

/** The name of a sender. WhatsApp puts a tilde before names that are in no address book. */
const senderName = (name: string) => plainName(name.replace(/^[~@\s]+/, ""), LONGEST_NAME);

/**
 * The messages of a pasted chat, the first one first. A text before the first message, or in a form
 * that is not known, is a message without a sender.
 *
 * @param isWanted whether a line begins a text that the caller looks for. Only before such a line is
 *   a name without a time the name of a sender, because many sentences have a colon.
 * @param usual the order of the numbers of a date, if the chat fits several
 * @param today such as 2026-11-21
 */
export function readChat(
  text: string,
  isWanted: (line: string) => boolean,
  usual: DateOrder,
  today: string,
): Message[] {
  type Dated = Message & { date: ChatDate | null; isStamped: boolean };
  let current: Dated = { sender: "", day: "", lines: [], date: null, isStamped: false };
  let nameFollows = false;
  const messages = [current];
  const begin = (sender: string, rest: string, date: ChatDate | null, isStamped: boolean) => {
    const lines = rest ? [rest] : [];
    current = { sender: senderName(sender), day: "", lines, date, isStamped };
    messages.push(current);
  };

  const lines = text.slice(-LONGEST_TEXT).split(BREAK);
  for (const [at, whole] of lines.entries()) {
    const line = plainLine(whole);
    if (!line) continue;
    const head = headOf(line);
    if (head) {
      const isBelow = head.isAlone && isWanted(plainLine(lines[at + 1] ?? ""));
      const sender = isBelow ? (current.lines.pop() ?? "") : head.sender;
      begin(sender, head.rest, dateIn(head.stamp, today), true);
    } else if (nameFollows && !isWanted(line)) current.sender = senderName(line);
    else if (current.isStamped || !addUnstamped(line, lines[at + 1] ?? ""))
      current.lines.push(line);
    nameFollows = head?.isAlone ?? false;
  }

  /** Begins a message if a name stands before a text that is wanted. */
  function addUnstamped(line: string, next: string) {
    const [, name = "", rest = ""] = UNSTAMPED.exec(line) ?? [];
    const isSender = name && !isWanted(name) && isWanted(rest || plainLine(next));
    if (isSender) begin(name, rest, null, false);
    return isSender;
  }

  const dates = messages.flatMap(({ date }) => date ?? []);
  const order = orderOf(dates, usual, today);
  return messages.map(({ sender, date, lines: body }) => ({
    sender,
    day: (date && dayOfDate(date, order, today)) ?? "",
    lines: body,
  }));
}
