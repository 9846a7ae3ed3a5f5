import {
  compare,
  type FriendResult,
  type Friends,
  type Person,
  personsOf,
  type Score,
  withoutDoubles,
} from "./friends.ts";

/** What a person's results come to: the sum, or the best one if they have no limit (`of` is 0). */
type Total = Score & { of: number; series: string };

/** A line of the table. */
export type Row = Total & { person: Person; place: number };

/**
 * The table of a kind of result, the best first. People with equal results share a place. The people
 * whom the player has left out are not in it.
 *
 * @param since the first day that counts; if empty, results without a date count too
 */
export function tableOf({ people, results }: Friends, kind: string, since: string): Row[] {
  const personOf = personsOf(people.filter(({ isOut }) => !isOut));
  const totals = new Map<Person, Total>();
  const counted = results.filter((each) => each.kind === kind && each.date >= since);
  for (const result of withoutDoubles(counted, ({ name }) => personOf(name)?.names[0])) {
    const person = personOf(result.name);
    if (!person) continue;
    const total = totals.get(person);
    totals.set(person, total ? together(total, result) : result);
  }
  const sorted = [...totals].sort(([, one], [, other]) => compare(one, other));
  let place = 0;
  return sorted.map(([person, total], at) => {
    const above = sorted[at - 1]?.[1];
    if (!above || compare(above, total) !== 0) place = at + 1;
    const { solved, of, hints, milliseconds, series } = total;
    return { person, place, solved, of, hints, milliseconds, series };
  });
}

function together(total: Total, result: FriendResult): Total {
  if (result.of === 0) return compare(result, total) < 0 ? result : total;
  return {
    solved: total.solved + result.solved,
    of: total.of + result.of,
    hints: total.hints + result.hints,
    milliseconds: total.milliseconds + result.milliseconds,
    series: "",
  };
}
