import { addDays } from "../../base/time/dates.ts";
import type { DateOrder } from "./chat-dates.ts";
import { readChat } from "./chat-lines.ts";
import type { FriendResult } from "./friends.ts";
import { namesGame, readSharedTexts } from "./shared-texts.ts";

/**
 * The results in a pasted chat, and how many of its texts are of a newer version of the game. Days
 * that have not begun anywhere are left out.
 *
 * @param usual the order of the numbers of a date, if the chat fits several
 */
export function readResults(chat: string, usual: DateOrder, today: string) {
  const results: FriendResult[] = [];
  let newer = 0;
  for (const { sender, day, lines } of readChat(chat, namesGame, usual, today)) {
    const read = readSharedTexts(lines);
    newer += read.newer;
    results.push(...read.texts.map((text) => ({ ...text, date: text.date || day, name: sender })));
  }
  return { results: results.filter(({ date }) => date <= addDays(today, 1)), newer };
}
