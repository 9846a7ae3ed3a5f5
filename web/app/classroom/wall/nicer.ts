import { fieldsOf } from "../../base/browser/storage.ts";

/**
 * How many pupils raised an arm for each of two ways, which their first answers name. In the last
 * vote `right` is null: `left` is the nicest way.
 */
export interface Vote {
  left: string;
  right: string | null;
  arms: [left: number, right: number];
}

export const MOST_ARMS = 99;
const MOST_VOTES = 100;

/** Which of two ways more pupils find nicer. If they are even, the one that stayed stays on. */
const nicerOf = ({ left, right, arms }: Vote) =>
  right !== null && arms[1] > arms[0] ? right : left;

/**
 * The votes with the next two ways: the nicer one stays, and a way follows that had no vote. After
 * the last way, the nicest remains. Unchanged if there are fewer than two ways.
 *
 * @param ways the texts of their first answers
 */
export function withNextVote(votes: Vote[], ways: string[]): Vote[] {
  const last = votes.at(-1);
  const fresh = ways.filter(
    (way) => !votes.some(({ left, right }) => way === left || way === right),
  );
  const left = last ? nicerOf(last) : fresh.shift();
  const right = fresh[0] ?? null;
  if (left === undefined || (right === null && (!last || last.right === null))) return votes;
  return [...votes, { left, right, arms: [0, 0] }];
}

/** The votes with a number of arms for a side of the last one. */
export function withArms(votes: Vote[], side: 0 | 1, count: number): Vote[] {
  const last = votes.at(-1);
  if (!last) return votes;
  const arms: Vote["arms"] = [...last.arms];
  arms[side] = armsOf(count);
  return [...votes.slice(0, -1), { ...last, arms }];
}

const armsOf = (count: unknown) =>
  Number.isFinite(count) ? Math.min(Math.max(Math.trunc(Number(count)), 0), MOST_ARMS) : 0;

const isText = (text: unknown): text is string => typeof text === "string" && text.length <= 200;

/** The stored votes without those that are damaged. */
export function readVotes(stored: unknown): Vote[] {
  const votes = Array.isArray(stored) ? stored : [];
  return votes
    .flatMap((each): Vote[] => {
      const { left, right, arms } = fieldsOf(each);
      if (!isText(left) || (right !== null && !isText(right)) || !Array.isArray(arms)) return [];
      return [{ left, right, arms: [armsOf(arms[0]), armsOf(arms[1])] }];
    })
    .slice(-MOST_VOTES);
}
