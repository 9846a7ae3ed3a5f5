import { keysOf } from "../../base/data/keys.ts";
import { plainName } from "../../base/data/names.ts";
import {
  type Check,
  isBoolean,
  isObject,
  matching,
  oneOf,
  wholeUpTo,
} from "../../table/hand/checks.ts";
import { ENDINGS, type Fact, MOST_ROUNDS, type Plan, type Player } from "../match/match.ts";
import { LEVELS } from "../modes/sprint/kinds.ts";

/**
 * What two linked pages say to each other: JSON objects. A message of another page is foreign input:
 * every field has a check, and no other field may be there. `docs/formats.md` describes version 1.
 */
export const VERSION = 1;

/** The longest message, in UTF-16 code units. */
export const LONGEST = 420;

/** The longest name of a player, in characters. */
export const LONGEST_NAME = 20;

/** The number of halves of a seed. */
export const NONCES = 36 ** 6;

const LONGEST_ANSWER = 64;
const MOST_HANDS = 20;
const DAY = 864_000; // tenths of a second

type Shape = Record<string, Check<unknown>>;
type Fields<S extends Shape> = { [Name in keyof S]: S[Name] extends Check<infer T> ? T : never };

const isName = (value: unknown): value is string =>
  typeof value === "string" && plainName(value, LONGEST_NAME) === value;

const PLAN = {
  kind: oneOf("fastest", "own-pace"),
  level: oneOf(...LEVELS),
  count: oneOf(...Array.from({ length: MOST_HANDS }, (_, at) => at + 1)),
  players: oneOf(2),
} satisfies { [Name in Exclude<keyof Plan, "goal">]: Check<Plan[Name]> };
export type LinkPlan = Fields<typeof PLAN>;
const isPlan = (value: unknown): value is LinkPlan => isShaped(value, PLAN);

const place = { round: wholeUpTo(MOST_ROUNDS - 1), hand: wholeUpTo(MOST_HANDS - 1) };

const SHAPES = {
  /**
   * The first message. `nonce` is the half of the seed that this page has drawn. It orders the
   * players, and tells a match that goes on from a new one. The plan of the page that invites counts.
   */
  hello: {
    version: oneOf(VERSION),
    nonce: wholeUpTo(NONCES - 1),
    name: isName,
    invites: isBoolean,
    plan: isPlan,
  },
  ready: { ...place, mark: matching(/^[\dA-Za-z]{0,12}$/) },
  reported: {
    ...place,
    ending: oneOf(...ENDINGS),
    tenths: wholeUpTo(DAY),
    text: matching(new RegExp(`^[-\\dAJQKTajqkt+*/×÷−:()\\[\\]⁄⁻ ]{0,${LONGEST_ANSWER}}$`)),
  },
  left: place,
  /** What the other player sees of a hand in play. It decides nothing. */
  moment: { ...place, steps: wholeUpTo(99), wrong: wholeUpTo(99), isAway: isBoolean },
  /** The code of the spare connection. */
  spare: { code: matching(/^\d{100,370}$/) },
} satisfies Record<string, Shape>;

type Shapes = typeof SHAPES;
type Type = keyof Shapes;
export const TYPES = keysOf(SHAPES);
export type MessageOf<T extends Type> = { type: T } & Fields<Shapes[T]>;
export type Message = { [T in Type]: MessageOf<T> }[Type];

/** Whether a value is an object with exactly the fields of a shape. */
function isShaped<S extends Shape>(value: unknown, shape: S): value is Fields<S> {
  if (!isObject(value)) return false;
  const isKnown = Object.keys(value).every((name) => Object.hasOwn(shape, name));
  return isKnown && keysOf(shape).every((name) => shape[name]?.(value[name]));
}

/**
 * Why a message is not taken.
 *
 * @value newer a type of a later version of the page, which is no fault of the sender
 * @value version a first message that this version does not write
 */
export type MessageFault = "size" | "form" | "newer" | "version";

export function readMessage(data: unknown): Message | { fault: MessageFault } {
  if (typeof data !== "string" || data.length > LONGEST) return { fault: "size" };
  const value = parsed(data);
  if (!isObject(value)) return { fault: "form" };
  const { type, ...fields } = value;
  if (typeof type !== "string") return { fault: "form" };
  if (!Object.hasOwn(SHAPES, type)) return { fault: "newer" };
  if (isShaped(fields, SHAPES[type as Type])) return value as Message;
  return { fault: type === "hello" ? "version" : "form" };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const writeMessage = (message: Message): string => JSON.stringify(message);

/** The fact that a message states; null if it states none. A page states facts of its player only. */
export function factOf(message: Message, by: Player): Fact | null {
  switch (message.type) {
    case "ready":
    case "left":
      return { ...message, by };
    case "reported": {
      const { type, round, hand, ...report } = message;
      return { type, by, round, hand, report };
    }
    default:
      return null;
  }
}

export function messageOf({ by: _, ...fact }: Fact): Message {
  if (fact.type !== "reported") return fact;
  const { report, ...place } = fact;
  return { ...place, ...report };
}
