import { clear, createStore, setMany, values } from "idb-keyval";
import { failAfter } from "../../engine/limits.js";

/** @import { HandRecord } from "./record.js" */

const PATIENCE = 10_000;

/** Every hand under its own id, so that two tabs never overwrite one another's. */
const hands = createStore("twentyfour", "hands");

/** @returns {Promise<unknown[]>} */
export async function fetchAll() {
  return inTime(values(hands));
}

/** @param {HandRecord[]} records */
export async function store(records) {
  await inTime(
    setMany(
      records.map((record) => [record.id, record]),
      hands,
    ),
  );
}

export async function erase() {
  await inTime(clear(hands));
}

/**
 * Fails after a while: some browsers never answer a request to open a database.
 *
 * @template T
 * @param {Promise<T>} work
 */
function inTime(work) {
  return Promise.race([work, failAfter(PATIENCE, "the browser's database does not answer")]);
}
