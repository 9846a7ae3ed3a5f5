import fc from "fast-check";
import { ENDINGS, type Fact, type Plan } from "../app/play/match/match.ts";
import { randomOf } from "./random.ts";

/** How many examples a rule of a match is tried with. */
export const MATCH_RUNS = { numRuns: Number(process.env.STORIES ?? 500) };

export const RACE: Plan = { kind: "fastest", level: "rising", count: 5, players: 2 };

/** Plain objects, as the page creates them. */
const record = <T>(fields: { [Name in keyof T]: fc.Arbitrary<T[Name]> }) =>
  fc.record(fields, { noNullPrototype: true });

const place = { by: fc.nat(2), round: fc.nat(2), hand: fc.nat(4) };

/** Any fact of a match of three players, with few values, so that facts contradict each other. */
export const anyFact: fc.Arbitrary<Fact> = fc.oneof(
  record({ type: fc.constant("ready" as const), ...place, mark: fc.constantFrom("a", "b") }),
  record({
    type: fc.constant("reported" as const),
    ...place,
    report: record({
      ending: fc.constantFrom(...ENDINGS),
      tenths: fc.nat(5),
      text: fc.constantFrom("", "x"),
    }),
  }),
  record({ type: fc.constant("left" as const), ...place }),
);

/** The same items in another order. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = randomOf(seed);
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
