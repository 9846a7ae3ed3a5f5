import { fieldsOf } from "../../base/browser/storage.ts";
import { keysOf } from "../../base/data/keys.ts";
import { nameKey, plainName } from "../../base/data/names.ts";
import { isBoolean, matching, wholeUpTo } from "../../table/hand/checks.ts";
import { bounded, type FriendResult, type Friends, LONGEST_NAME, MOST_PEOPLE } from "./friends.ts";

const isCount = wholeUpTo(100_000);

/** What each field of a result holds. */
const CHECKS: { [Field in keyof FriendResult]: (value: unknown) => boolean } = {
  name: matching(/^/),
  kind: matching(/^[a-z-]{1,20}$/),
  date: matching(/^(?:\d{4}-\d\d-\d\d)?$/),
  series: matching(/^[\w -]{0,60}$/),
  solved: isCount,
  of: isCount,
  milliseconds: wholeUpTo(1e10),
  hints: isCount,
};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const friendName = (name: unknown) => plainName(`${name}`, LONGEST_NAME);

/** The people and results in a stored value, without those that are damaged. */
export function readFriends(stored: unknown): Friends {
  const { people, results } = fieldsOf(stored);
  const seen = new Set<string>();
  const isNew = (name: string) => seen.size < seen.add(nameKey(name)).size;
  const read = listOf(people).flatMap((value) => {
    const { names, isOut } = fieldsOf(value);
    const own = listOf(names).filter(matching(/^/)).map(friendName).filter(isNew);
    return own.length > 0 && isBoolean(isOut) ? { names: own, isOut } : [];
  });
  return bounded({
    people: read.slice(0, MOST_PEOPLE),
    results: listOf(results)
      .filter(isResult)
      .map(({ name, kind, date, series, solved, of, milliseconds, hints }) => ({
        name: friendName(name),
        kind,
        date,
        series,
        solved,
        of,
        milliseconds,
        hints,
      })),
  });
}

function isResult(value: unknown): value is FriendResult {
  const fields = fieldsOf(value);
  return keysOf(CHECKS).every((field) => CHECKS[field](fields[field]));
}
