import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { readNames } from "../../base/data/name-list.ts";
import { finalists, minuteState, prizeOf } from "./minute.ts";
import { bergerRounds, knockOutStart } from "./pairing.ts";
import {
  begin,
  DRAW,
  isOver,
  MOST_PLAYERS,
  nextRound,
  readTournament,
  standings,
  type Tournament,
  WIN,
  withMatch,
} from "./tournament.ts";

const RUNS = { numRuns: Number(process.env.STORIES ?? 30) };

/** The tables of the FIDE handbook, C.05, annex 1. */
const TABLES = {
  4: "1-4 2-3 | 4-3 1-2 | 2-4 3-1",
  6: "1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1",
  8:
    "1-8 2-7 3-6 4-5 | 8-5 6-4 7-3 1-2 | 2-8 3-1 4-7 5-6 | 8-6 7-5 1-4 2-3 | " +
    "3-8 4-2 5-1 6-7 | 8-7 1-6 2-5 3-4 | 4-8 5-3 6-2 7-1",
};

test("an all-play-all has the published Berger tables", () => {
  for (const [players, table] of Object.entries(TABLES)) {
    const rounds = bergerRounds(Number(players)).map((round) =>
      round.map(({ home, away }) => `${home + 1}-${(away ?? 0) + 1}`).join(" "),
    );
    assert.equal(rounds.join(" | "), table);
  }
});

test("seeds one and two can meet only in the final, and the best seeds have the byes", () => {
  assert.deepEqual(knockOutStart(6), [
    { home: 0, away: null },
    { home: 3, away: 4 },
    { home: 1, away: null },
    { home: 2, away: 5 },
  ]);
});

const namesOf = (count: number) => Array.from({ length: count }, (_, at) => `Player ${at + 1}`);

/** Plays a whole tournament with the given results, and after each round stores and reads it. */
function play(form: "all" | "swiss" | "knockout", players: number, results: number[]) {
  let tournament = begin(form, namesOf(players), "00002s");
  for (let turn = 0; ; ) {
    for (const [at, { away }] of (tournament.rounds.at(-1) ?? []).entries()) {
      const result = results[turn++ % results.length] ?? WIN;
      const points = form === "knockout" && result === DRAW ? WIN : result;
      if (away !== null) tournament = withMatch(tournament, at, { points });
    }
    assert.deepEqual(readTournament(JSON.parse(JSON.stringify(tournament))), tournament);
    const next = nextRound(tournament);
    if (next === tournament) return tournament;
    tournament = next;
  }
}

const players = fc.integer({ min: 2, max: MOST_PLAYERS });
const results = fc.array(fc.constantFrom(0, DRAW, WIN), { minLength: 1, maxLength: 40 });

/** Asserts that each player has one match in each round, and no opponent or bye twice. */
function assertFair({ rounds, names }: Tournament) {
  const met = new Set<string>();
  for (const round of rounds) {
    const seen = round.flatMap(({ home, away }) => (away === null ? [home] : [home, away]));
    assert.deepEqual(
      seen.toSorted((a, b) => a - b),
      [...names.keys()],
    );
    for (const { home, away } of round) {
      const pair = [home, away ?? "bye"].sort().join(" ");
      assert.ok(!met.has(pair), pair);
      met.add(pair);
    }
  }
}

test("in Swiss and all-play-all tournaments nobody meets the same player or has a bye twice", () => {
  fc.assert(
    fc.property(players, results, (count, results) => {
      const swiss = play("swiss", count, results);
      assert.ok(isOver(swiss));
      assertFair(swiss);
    }),
    RUNS,
  );
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 16 }), results, (count, results) => {
      const all = play("all", count, results);
      assertFair(all);
      assert.equal(
        all.rounds.flat().filter(({ away }) => away !== null).length,
        (count * (count - 1)) / 2,
      );
    }),
    RUNS,
  );
});

test("a knock-out has one winner, who wins all matches", () => {
  fc.assert(
    fc.property(players, results, (count, results) => {
      const tournament = play("knockout", count, results);
      assert.ok(isOver(tournament));
      const matches = tournament.rounds.flat().filter(({ away }) => away !== null);
      assert.equal(matches.length, count - 1);
      const [first, second] = standings(tournament);
      assert.deepEqual([first?.place, second?.place], [1, 2]);
    }),
    RUNS,
  );
});

const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at);

test("a minute a hand thins out to ten, who play until two are left", () => {
  const ten = minuteState(30, [upTo(12), [], upTo(8, 12)]);
  assert.deepEqual([ten.phase, ten.playing], ["final", upTo(10, 20)]);
  const end = minuteState(30, [upTo(20), upTo(5, 20), upTo(3, 25)]);
  assert.deepEqual([end.phase, end.playing], ["end", [28, 29]]);
});

test("if fewer than ten are in, those who are out play for the missing places", () => {
  const back = minuteState(30, [upTo(23)]);
  assert.deepEqual([back.phase, back.missing, back.playing], ["back", 3, upTo(23)]);
  const fewer = minuteState(30, [upTo(23), upTo(19)]);
  assert.deepEqual([fewer.phase, fewer.missing, fewer.playing], ["back", 3, upTo(4, 19)]);
  const two = minuteState(30, [upTo(23), upTo(21)]);
  assert.deepEqual([two.phase, two.missing, two.playing], ["back", 1, upTo(21)]);
  const full = minuteState(30, [upTo(23), upTo(20)]);
  assert.deepEqual([full.phase, full.playing], ["final", upTo(10, 20)]);
});

test("a hand that nobody solves does not count", () => {
  assert.deepEqual(minuteState(30, [upTo(30)]).playing, upTo(30));
  const final = minuteState(30, [upTo(20), upTo(30)]);
  assert.deepEqual([final.phase, final.playing], ["final", upTo(10, 20)]);
});

test("in a final of ten two win the first prize, three the second, and five the third", () => {
  const prizes = upTo(11, 1).map((place) => prizeOf(place, 30));
  assert.deepEqual(prizes, [1, 1, 2, 2, 2, 3, 3, 3, 3, 3, null]);
  assert.deepEqual(
    upTo(5, 1).map((place) => prizeOf(place, 6)),
    [1, 1, 3, null, null],
  );
  assert.deepEqual(prizeOf(1, 2), 1);
});

test("under the school rules, who leaves later is better, and who leaves together shares a place", () => {
  const hands = [upTo(20), upTo(5, 20), upTo(3, 25)];
  const begun = begin("minute", namesOf(30), "00002s");
  const places = standings({ ...begun, minute: hands }).map(({ place }) => place);
  assert.deepEqual(places.slice(0, 11), [1, 1, 3, 3, 3, 6, 6, 6, 6, 6, 11]);
});

test("in any hands of a minute nobody is lost, and a final has as many players as its places", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: MOST_PLAYERS }),
      fc.array(fc.uniqueArray(fc.nat(MOST_PLAYERS - 1), { maxLength: 20 }), { maxLength: 60 }),
      (count, hands) => {
        for (const turn of hands.keys()) {
          const { playing, points, phase, missing } = minuteState(count, hands.slice(0, turn));
          assert.equal(points.length, count);
          assert.ok(playing.length >= 1);
          if (phase === "first") assert.ok(playing.length > finalists(count));
          if (phase === "back") assert.ok(missing > 0 && playing.length > missing);
          if (phase === "final") assert.ok(playing.length <= finalists(count));
          if (phase === "end") assert.ok(playing.length <= 2);
        }
        const tournament = { ...begin("minute", namesOf(count), "00002s"), minute: hands };
        const isRead = hands.flat().every((place) => place < count);
        assert.deepEqual(readTournament(tournament), isRead ? tournament : null);
      },
    ),
    RUNS,
  );
});

test("a list has each name once, without numbers before it", () => {
  assert.deepEqual(readNames("1. Anna\n2) Ben, anna；小明\n\n"), ["Anna", "Ben", "小明"]);
});

test("a stored tournament whose pairs do not follow from its results is not read", () => {
  const tournament = play("knockout", 6, [WIN]);
  const [first, ...others] = tournament.rounds;
  const damaged = { ...tournament, rounds: [first?.toReversed(), ...others] };
  assert.equal(readTournament(damaged), null);
  for (const value of [null, 7, [], {}, { ...tournament, names: ["Anna"] }]) {
    assert.equal(readTournament(value), null);
  }
});
