import { fieldsOf, load } from "../../../base/browser/storage.ts";
import { canSave, unreadable, withoutHistory } from "../history.ts";
import { losses } from "./losses.ts";
import { isAfter } from "./lost-hands.ts";
import { KEY, lostPast, type Past } from "./past.ts";

/** Compares the loaded history with the stored copy, and continues from the copy if it is lost. */
export function findLostHands() {
  const isRead = canSave.peek() !== "denied" && !withoutHistory.peek() && !unreadable.peek().length;
  const { lost, now } = loadPast();
  const isLost = isRead && now !== null && isAfter(now.at);
  lostPast.value = isLost ? now : lost;
  losses.value = { ...losses.peek(), history: isLost && now.at !== lost?.at };
}

/** The stored copy: the past of the present history, and that of lost hands before it. */
function loadPast() {
  const { lost, now } = fieldsOf(load(KEY));
  return { lost: checked(lost), now: checked(now) };
}

function checked(stored: unknown): Past | null {
  const { at, strength, ceiling, hands, streak, last } = fieldsOf(stored);
  const numbers = [at, strength ?? 0, ceiling, hands, streak];
  const isValid = numbers.every(Number.isFinite) && /^\d{4}-\d\d-\d\d$/.test(String(last));
  return isValid ? ({ at, strength, ceiling, hands, streak, last } as Past) : null;
}
