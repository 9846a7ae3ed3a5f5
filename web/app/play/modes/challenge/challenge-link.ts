import { DEFAULT_TARGET, readAllowing, rulesQuery } from "../../../base/address/hand-query.ts";
import { plainQuery } from "../../../base/address/plain-query.ts";
import { href, type Query } from "../../../base/address/router.ts";
import { plainName } from "../../../base/data/names.ts";

/**
 * A player's result with a hand: the time in tenths of a second and the hints; null if the player
 * gave up.
 */
export type ChallengeResult = { tenths: number; hints: number } | null;

/**
 * Hands that two players play, one after the other, on their own devices. A link carries the
 * sender's results (`times`). The receiver's results (`back`) are added when the link is returned.
 */
export interface Challenge {
  /** Identifies the challenge in the history. */
  id: string;
  /** In the form of links, such as 3,3,8,8. */
  hands: string[];
  target: string;
  /** The allowed operators; absent if all are allowed. */
  operators?: string;
  /** Whether the cards must stay in their order. */
  ordered?: boolean;
  /** Whether the hands were dealt as hands with a solution. */
  solvable?: boolean;
  times: ChallengeResult[] | null;
  /** The trails of the sender's hands, as the link has them. */
  trails?: string;
  back: ChallengeResult[] | null;
  /** The name of the sender, if given. */
  by?: string;
}

/** A hand of a challenge, played on the table. */
export type ChallengeHand = { challenge: Challenge; place: number };

export type LinkFault = "too-many" | "hands" | "times";

export const MOST_HANDS = 10;

/**
 * A challenge that nobody has played yet.
 *
 * @param seed of its id
 * @param by the name of the sender
 */
export const newChallenge = (
  hands: string[],
  target: string,
  seed: string,
  by = "",
): Challenge => ({
  id: digest(seed),
  hands,
  target,
  times: null,
  back: null,
  ...(by && { by }),
});

/** The longest name of a sender, in characters. */
export const LONGEST_NAME = 20;

/** A sender's name prepared for display. */
export const shownName = (text: string) => plainName(text, LONGEST_NAME);

/** The `place` of a hand for practice before a challenge. */
const TRIAL = "trial";

/** The separator of the hands in a link. */
const BETWEEN = "_";

/** The value of `solvable` in a link. */
const YES = "yes";

const HAND = /^[^_]{1,100}$/;
const ID = /^[0-9a-z]{1,12}$/;
const RESULT = /^(?:x|(\d{1,5})(?:\.(\d))?(?:h([1-9]\d?))?)$/;

/** The challenge of a link, or the fault in it; null if the link names no hands. */
export function readChallenge(link: Query): Challenge | { fault: LinkFault } | null {
  const query = plainQuery(link);
  const {
    hands: text = "",
    target = DEFAULT_TARGET,
    solvable,
    times,
    trails,
    back,
    id = "",
    by,
  } = query;
  if (!text && !link.hands) return null;
  const hands = text.split(BETWEEN);
  if (hands.length > MOST_HANDS) return { fault: "too-many" };
  if (!hands.every((hand) => HAND.test(hand))) return { fault: "hands" };
  const results = readResults(times, hands.length);
  const returned = readResults(back, hands.length);
  if (results === undefined || returned === undefined || (returned && !results)) {
    return { fault: "times" };
  }
  const known = ID.test(id) ? id : digest([text, target, times].join(BETWEEN));
  const name = shownName(by ?? "");
  const rules = {
    target,
    ...readAllowing(query),
    ...(solvable === YES && { solvable: true }),
    ...(trails && { trails }),
  };
  return { id: known, hands, ...rules, times: results, back: returned, ...(name && { by: name }) };
}

/** The results in a link; null if it has none, undefined if they cannot be read. */
function readResults(
  text: string | undefined,
  count: number,
): ChallengeResult[] | null | undefined {
  if (text === undefined) return null;
  const parts = text.split(",").map((part) => part.match(RESULT));
  if (parts.length !== count || parts.includes(null)) return undefined;
  const results = parts.map((part) => {
    const [word, seconds = "", tenth = "0", hints = "0"] = part ?? [];
    return word === "x" ? null : { tenths: Number(seconds + tenth), hints: Number(hints) };
  });
  return results.some((result) => result?.tenths === 0) ? undefined : results;
}

const written = (result: ChallengeResult) =>
  result ? `${result.tenths / 10}${result.hints ? `h${result.hints}` : ""}` : "x";

export function challengeQuery({
  id,
  hands,
  target,
  operators,
  ordered,
  solvable,
  times,
  trails,
  back,
  by,
}: Challenge): Query {
  return {
    hands: hands.join(BETWEEN),
    ...rulesQuery({ target, operators, ordered }),
    ...(solvable && { solvable: YES }),
    ...(times && { times: times.map(written).join() }),
    ...(trails && { trails }),
    ...(back && { back: back.map(written).join() }),
    ...(by && { by }),
    id,
  };
}

export const challengeHref = (challenge: Challenge) => href("challenge", challengeQuery(challenge));

/** The query of the link that plays a hand of a challenge. */
export function handQuery({ challenge, place }: ChallengeHand): Query {
  const { target, ...rest } = challengeQuery(challenge);
  const hand = challenge.hands[place] ?? "";
  return { hand, ...(target !== undefined && { target }), ...rest, place: `${place + 1}` };
}

/** Easy hands with many solutions for 24, for practice before a challenge. */
const TRIALS = ["1,2,3,4", "2,3,4,4", "1,3,4,6"];

/**
 * The query of the link to a practice hand that is not in the challenge. The challenge follows the
 * hand.
 */
export function trialQuery(challenge: Challenge): Query {
  const known = challenge.hands.map((hand) => hand.split(",").sort().join());
  const hand = TRIALS.find((trial) => !known.includes(trial)) ?? "1,2,3,4";
  return { hand, ...challengeQuery(challenge), place: TRIAL };
}

/** The challenge that follows the practice hand of a link; null for any other link. */
export function readTrial(link: Query): Challenge | null {
  const { place, hand, ...query } = plainQuery(link);
  const challenge = hand && place === TRIAL ? readChallenge(query) : null;
  return challenge && !("fault" in challenge) ? challenge : null;
}

/** The hand of a challenge that a link plays; null for any other link. */
export function readChallengeHand(link: Query): ChallengeHand | null {
  const { place: text = "", hand, ...query } = plainQuery(link);
  const challenge = readChallenge(query);
  if (!challenge || "fault" in challenge) return null;
  const place = Number(text) - 1;
  return hand !== undefined && challenge.hands[place] === hand ? { challenge, place } : null;
}

/** A short id for a text: FNV-1a of its UTF-16 code units, 32 bits. */
function digest(text: string) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
