import { computed, type Signal, signal } from "@preact/signals";
import { keep, load, type Refusal } from "../../base/browser/storage.ts";
import { BOARDS } from "../../player/history/boards.ts";
import { readWall, type Wall, writeWall } from "./wall.ts";

const KEY = BOARDS.wall;

/** What was read or changed last; undefined before the first use. */
const current: Signal<Wall | null | undefined> = signal(undefined);

export const wall = computed(() => (current.value === undefined ? firstRead() : current.value));

/** Why the browser could not store the wall, so that it lasts until the page is closed. */
export const wallRefused: Signal<Refusal> = signal(null);

/** The wall before the last change; undefined if that cannot be undone. */
export const before: Signal<Wall | null | undefined> = signal(undefined);

/** Reads what is stored, and from now on what other tabs store: a camera opens each link in one. */
function firstRead() {
  addEventListener("storage", ({ key }) => {
    if (key !== KEY || wallRefused.peek()) return;
    current.value = readWall(load(KEY));
    before.value = undefined;
  });
  return readWall(load(KEY));
}

/** Changes what is stored now, because another tab may have changed it. */
export function changeWall(next: (now: Wall | null) => Wall | null) {
  const shown = wall.peek();
  const now = wallRefused.peek() ? shown : readWall(load(KEY));
  const changed = next(now);
  current.value = changed;
  before.value = now;
  wallRefused.value = keep(KEY, changed && writeWall(changed));
}

/** Undoes the last change, even if it cleared the wall. */
export function undoWall() {
  const undone = before.peek();
  if (undone === undefined) return;
  changeWall(() => undone);
  before.value = undefined;
}
