import { nameKey } from "../../base/data/names.ts";
import type { SharedText } from "./shared-texts.ts";

/** A result, and the name under which a chat has it; empty if the chat does not say who sent it. */
export type FriendResult = SharedText & { name: string };

/** A person with all names, of which the first is shown. */
export interface Person {
  names: string[];
  /** Whether the player has left the person out of the table. */
  isOut: boolean;
}

/** What was read from chats. Each name of a result belongs to one person. */
export interface Friends {
  people: Person[];
  /** The oldest first. */
  results: FriendResult[];
}

/** The longest name of a person, in characters. */
export const LONGEST_NAME = 40;

/** The limits of what is kept. Later people are left out, and the oldest results. */
export const MOST_PEOPLE = 200;
export const MOST_RESULTS = 5000;

/** What makes one result better than another. */
export type Score = Pick<SharedText, "solved" | "hints" | "milliseconds">;

/** Sorts the better result first: more solved hands, then fewer hints, then less time. */
export const compare = (one: Score, other: Score) =>
  other.solved - one.solved || one.hints - other.hints || one.milliseconds - other.milliseconds;

/** A function that returns the person of a name. */
export function personsOf(people: Person[]) {
  const pairs = people.flatMap((person) =>
    person.names.map((name): [string, Person] => [nameKey(name), person]),
  );
  const persons = new Map(pairs);
  return (name: string) => persons.get(nameKey(name));
}

/** Adds results. One that is there already counts once. */
export const withResults = ({ people, results }: Friends, added: FriendResult[]) =>
  bounded({ people, results: [...results, ...added] });

/** Makes one person of two. */
export function joined({ people, results }: Friends, person: Person, other: Person): Friends {
  const both = { ...person, names: [...person.names, ...other.names] };
  const others = people.filter((each) => each !== other);
  return { people: others.map((each) => (each === person ? both : each)), results };
}

/** Makes a person of each name. */
export const separated = ({ people, results }: Friends, person: Person): Friends => ({
  people: people.flatMap((each) =>
    each === person ? each.names.map((name) => ({ ...each, names: [name] })) : each,
  ),
  results,
});

/** Leaves a person out of the table, or takes the person in again. */
export const withOut = ({ people, results }: Friends, person: Person, isOut: boolean): Friends => ({
  people: people.map((each) => (each === person ? { ...each, isOut } : each)),
  results,
});

/** Removes a person with all results. */
export function without({ people, results }: Friends, person: Person): Friends {
  const personOf = personsOf([person]);
  return {
    people: people.filter((each) => each !== person),
    results: results.filter(({ name }) => !personOf(name)),
  };
}

/** Adds the people and results of a backup. People with a common name become one. */
export function merged(own: Friends, theirs: Friends): Friends {
  let { people } = own;
  for (const { names, isOut } of theirs.people) {
    const personOf = personsOf(people);
    const same = names.map(personOf).find((person) => person !== undefined);
    const news = names.filter((name) => !personOf(name));
    if (!same) people = [...people, { names: news, isOut }];
    else {
      const all = { ...same, names: [...same.names, ...news] };
      people = people.map((person) => (person === same ? all : person));
    }
  }
  return bounded({
    people: people.slice(0, MOST_PEOPLE),
    results: [...own.results, ...theirs.results],
  });
}

/**
 * The results without doubles: of two with the same key the better one.
 *
 * @param whose the key of the person who sent it
 */
export function withoutDoubles(results: FriendResult[], whose: (result: FriendResult) => unknown) {
  const best = new Map<string, FriendResult>();
  for (const result of results) {
    const { kind, date, series, solved, of } = result;
    const key = JSON.stringify([whose(result), kind, date, series, of > 0 ? 0 : solved]);
    const before = best.get(key);
    if (!before || compare(result, before) < 0) best.set(key, result);
  }
  return [...best.values()];
}

const byDate = (one: FriendResult, other: FriendResult) =>
  Number(one.date > other.date) - Number(one.date < other.date);

/** Adds the people of new names, drops doubles, and keeps the limits. */
export function bounded({ people, results }: Friends): Friends {
  const all = [...people];
  const names = new Set(people.flatMap((person) => person.names.map(nameKey)));
  const known = results.filter(({ name }) => {
    const key = nameKey(name);
    if (!names.has(key) && all.length < MOST_PEOPLE) {
      all.push({ names: [name], isOut: false });
      names.add(key);
    }
    return names.has(key);
  });
  const single = withoutDoubles(known, ({ name }) => nameKey(name));
  return { people: all, results: single.sort(byDate).slice(-MOST_RESULTS) };
}
