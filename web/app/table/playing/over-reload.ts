import { signal } from "@preact/signals";
import { fieldsOf, removeForTab, saveForTab, takeForTab } from "../../base/browser/storage.ts";
import { visible } from "../../base/time/stopwatch.ts";
import { load, save } from "../hand/log.ts";
import type { Played } from "../hand/played.ts";
import { close } from "../hand/shelf.ts";
import { isTimed } from "../hand/views.ts";
import type { Live, TableOptions } from "./live.ts";

/** Whether the browser refuses to store the hand, so that a reload loses it. */
export const isUnsaved = signal(false);

/** Stores the record of an unfinished hand, in case no page follows in this tab. */
export type UnfinishedRecords = {
  saveUnfinished: (key: string, played: Played) => void;
  /** Removes the record, because play continues. */
  removeUnfinished: (key: string) => void;
};

/** For a table whose hands have no record when they are left. */
const NOT_RECORDED: UnfinishedRecords = { saveUnfinished() {}, removeUnfinished() {} };

/**
 * Stores the hand of a table for the tab's next page, when the page is closed and when it is
 * hidden, because browsers may discard hidden pages.
 *
 * @param name of the table
 */
export function keepOverReload(
  live: Live,
  name: string,
  { isShown, playOf, saveRecord }: TableOptions,
  { saveUnfinished, removeUnfinished }: UnfinishedRecords = NOT_RECORDED,
) {
  const place = `twentyfour:log:${name}`;
  const stored = takeForTab(place);

  function store() {
    const { log } = live.shelf.peek();
    const { pace } = log.state.rules;
    const runs = isTimed(log.state) && (isShown() || pace === "hurried");
    const saved = save(log, live.readTime(), runs ? Date.now() : null);
    return saveForTab(place, saved && { ...saved, id: live.id() });
  }

  addEventListener("pagehide", () => {
    store();
    const { log } = live.shelf.peek();
    const { records, unfinished } = close(live.shelf.peek(), live.readTime(), live.around());
    live.shelf.value = { log, left: [] };
    for (const record of records) saveRecord(record);
    if (unfinished) saveUnfinished(log.deal.key, unfinished);
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    removeForTab(place);
    removeUnfinished(live.shelf.peek().log.deal.key);
  });
  addEventListener("visibilitychange", () => {
    if (visible.peek()) removeForTab(place);
    else store();
  });

  let isTried = false;
  live.onEvent((_before, _event, { touched }) => {
    if (isTried || !touched) return;
    isTried = true;
    isUnsaved.value = !store();
    removeForTab(place);
  });

  /**
   * Continues with the stored hand.
   *
   * @param isWanted whether a link is that of the hand to continue
   */
  return function resume(isWanted: (key: string) => boolean) {
    const { deal, id } = fieldsOf(stored);
    const { key } = fieldsOf(deal);
    if (typeof key !== "string" || !isWanted(key)) return;
    const log = load(stored, key, playOf(key).rules, Date.now());
    if (!log) return;
    live.resume(log, id);
    if (!visible.peek()) store();
    removeUnfinished(key);
  };
}
