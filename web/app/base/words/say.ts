import { signal } from "@preact/signals";

type Announcement = { serial: number; words: string; urgent: boolean };

/**
 * How long an announcement waits for a change of focus to finish, which would interrupt it. In
 * milliseconds.
 */
const PAUSE = 100;

/**
 * How long an announcement stays in the page, where a reader in browse mode can find it. In
 * milliseconds.
 */
const STAY = 5000;

/**
 * The announcements to screen readers, oldest first. `base/ui/notices/announcer.tsx` puts them into live
 * regions.
 */
export const announcements = signal<readonly Announcement[]>([]);

let last = "";
let serial = 0;

/**
 * Announces words to screen readers, once, after any change of focus. An urgent announcement
 * interrupts current speech. Nothing is announced while a modal dialog is open, because the rest of
 * the page is inert.
 */
export function say(words: string, { urgent = false }: { urgent?: boolean } = {}) {
  if (words === "") return;
  last = words;
  const announcement = { serial: ++serial, words, urgent };
  setTimeout(() => {
    announcements.value = [...announcements.peek(), announcement];
  }, PAUSE);
  setTimeout(() => {
    announcements.value = announcements.peek().filter((each) => each !== announcement);
  }, PAUSE + STAY);
}

/** Repeats the last announcement. */
export const sayAgain = () => say(last);
