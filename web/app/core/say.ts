import { signal } from "@preact/signals";

type Announcement = { serial: number; words: string; urgent: boolean };

/** How long, in milliseconds, an announcement waits for the focus, which would cut it off. */
const PAUSE = 100;

/** How long, in milliseconds, it stays where a reader that browses the page would find it. */
const STAY = 5000;

/** The announcements to screen readers, oldest first; `ui/announcer.tsx` puts them into live regions. */
export const announcements = signal<readonly Announcement[]>([]);

let last = "";
let serial = 0;

/**
 * Announces words to screen readers, once, after what has got the focus meanwhile; an urgent
 * announcement interrupts what is being said. Nothing is announced while a modal dialog is open: the
 * rest of the page is inert then.
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
