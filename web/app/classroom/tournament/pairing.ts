/** A match of two players by their places in the list; `away` is null if `home` has a bye. */
export type Pair = { home: number; away: number | null };

/**
 * All rounds of an all-play-all, by the Berger tables of the FIDE handbook (C.05, annex 1). With an
 * odd number of players, the opponent of the last place is a bye.
 */
export function bergerRounds(players: number): Pair[][] {
  const even = players + (players % 2);
  const circle = even - 1;
  const place = (at: number) => (at + circle) % circle;
  return Array.from({ length: circle }, (_, round) => {
    const first = place((round * even) / 2);
    const pairs = [round % 2 ? [circle, first] : [first, circle]];
    for (let step = 1; step < even / 2; step++) {
      pairs.push([place(first + step), place(first - step)]);
    }
    return pairs.map(([home = 0, away = 0]) => {
      if (home === players) return { home: away, away: null };
      return { home, away: away === players ? null : away };
    });
  });
}

/** How many rounds of a Swiss system find a single winner: nobody else can win all matches. */
export const swissRounds = (players: number) => Math.ceil(Math.log2(players));

/**
 * The next round of a Swiss system: players with equal points meet, the upper half of each group
 * against the lower half, and nobody meets the same player or has a bye twice. If the number of
 * players is odd, the bye goes as far down as it can.
 *
 * @param ranked places, best first
 * @param points by place
 * @param played all former pairs
 * @returns null if every pairing would repeat a pair
 */
export function swissRound(
  ranked: readonly number[],
  points: readonly number[],
  played: readonly Pair[],
): Pair[] | null {
  const bye = ranked.length;
  const met = new Set(played.flatMap(({ home, away }) => [`${home} ${away ?? bye}`]));
  const haveMet = (a: number, b: number) => met.has(`${a} ${b}`) || met.has(`${b} ${a}`);
  const scoreOf = (player: number) => (player === bye ? -1 : (points[player] ?? 0));

  function pair(free: readonly number[]): Pair[] | null {
    const [top, ...others] = free;
    if (top === undefined) return [];
    const group = others.filter((each) => scoreOf(each) === scoreOf(top));
    const half = Math.floor(group.length / 2);
    const lower = others.filter((each) => scoreOf(each) !== scoreOf(top));
    for (const away of [...group.slice(half), ...group.slice(0, half).reverse(), ...lower]) {
      if (haveMet(top, away)) continue;
      const rest = pair(others.filter((each) => each !== away));
      if (rest) return [{ home: top, away: away === bye ? null : away }, ...rest];
    }
    return null;
  }
  return pair(ranked.length % 2 ? [...ranked, bye] : ranked);
}

/**
 * The first round of a knock-out. Places are seeds: the first two can meet only in the final, the
 * first four only from the semi-final on. The best seeds have the byes.
 */
export function knockOutStart(players: number): Pair[] {
  let order = [0];
  while (order.length < players) {
    const last = 2 * order.length - 1;
    order = order.flatMap((seed) => [seed, last - seed]);
  }
  return inTwos(order).map(([home, away]) => ({ home, away: away < players ? away : null }));
}

/** The next round of a knock-out: the winners of neighbouring matches meet. */
export const knockOutNext = (winners: readonly number[]): Pair[] =>
  inTwos(winners).map(([home, away]) => ({ home, away }));

const inTwos = (list: readonly number[]) =>
  Array.from(
    { length: list.length / 2 },
    (_, at) => [list[2 * at] ?? 0, list[2 * at + 1] ?? 0] as const,
  );
