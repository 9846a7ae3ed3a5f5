import { keep, load } from "../../base/browser/storage.ts";

/**
 * What a class has on the big screen, each stored under its key. It names pupils, and is no data of
 * the player: no code for another device and no backup holds it.
 */
export const BOARDS = { tournament: "twentyfour:tournament", wall: "twentyfour:wall" } as const;

const KEYS = Object.values(BOARDS);

export const hasBoards = () => KEYS.some((key) => load(key) !== null);

/** Deletes all boards. The pages of this tab hear of it as of a change by another tab. */
export function deleteBoards() {
  for (const key of KEYS) {
    keep(key, null);
    dispatchEvent(new StorageEvent("storage", { key }));
  }
}
