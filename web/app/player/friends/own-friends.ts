import { computed, type Signal, signal } from "@preact/signals";
import { keep, load, type Refusal } from "../../base/browser/storage.ts";
import { type Friends, merged } from "./friends.ts";
import { readFriends } from "./stored-friends.ts";

/** What was read from chats stays on this device, and in its backups. No code has it. */
const KEY = "twentyfour:friends";

/** What was read or changed last; null before the first use. */
const current: Signal<Friends | null> = signal(null);

export const friends = computed(() => current.value ?? firstRead());

/** Why the browser could not store the friends, so that they last until the page is closed. */
export const friendsRefused: Signal<Refusal> = signal(null);

/** Reads what is stored, and from now on what other tabs store. */
function firstRead() {
  addEventListener("storage", ({ key }) => {
    if (key === KEY && !friendsRefused.peek()) current.value = readFriends(load(KEY));
  });
  return readFriends(load(KEY));
}

/** Changes what was read from chats. */
export function changeFriends(next: (before: Friends) => Friends) {
  const changed = next(friends.peek());
  current.value = changed;
  friendsRefused.value = keep(KEY, changed);
}

export const deleteFriends = () => changeFriends(() => ({ people: [], results: [] }));

/** Adds the people and results of a backup. Returns how many people it has. */
export function restoreFriends(stored: unknown) {
  const restored = readFriends(stored);
  if (restored.people.length > 0) changeFriends((own) => merged(own, restored));
  return restored.people.length;
}
