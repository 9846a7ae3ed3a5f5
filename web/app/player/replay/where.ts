import { mean, sum } from "../../base/data/sums.ts";
import type { Bead } from "../../table/hand/moments.ts";
import { isSolved, type Played } from "../../table/hand/played.ts";

/** Where the time of a hand went. Times are in milliseconds. */
export type Way = {
  /** The name of its easiest technique; null if it is unknown. */
  technique: string | null;
  solved: boolean;
  /** The time to the first step or answer. */
  first: number;
  /** The time with the target out of reach. */
  astray: number;
  /** The number of the step that first lost the target, from 1; null if no step did. */
  lost: number | null;
  /** How often a combined card lost the target while others were left to combine. */
  losses: number;
  /** How often the player then took it back at once, without a hint in the hand. */
  noticed: number;
};

/** The steps of a hand whose losses are told apart: the first, the second, the third or a later. */
export const STEPS = 3;

/** The way of a hand, from its beads. */
export function wayOf(beads: readonly Bead[], hand: Played): Way {
  const dealt = hand.numbers.length;
  const fallen = beads.filter(({ lost }) => lost !== null);
  const [fall] = fallen;
  const table = fall?.lost != null ? fall.tables[fall.lost] : undefined;
  const open = fallen.filter(({ type, tables }) => type === "step" && tables[0]?.length !== 1);
  const noticed = open.filter((bead) => beads[beads.indexOf(bead) + 1]?.type === "undo");
  return {
    technique: hand.technique?.code ?? null,
    solved: isSolved(hand),
    first: beads[1]?.took ?? hand.milliseconds,
    astray: sum(beads.map(({ took }, at) => (beads[at - 1]?.count === 0 ? took : 0))),
    lost: table ? Math.min(STEPS, dealt - table.length) : null,
    losses: open.length,
    noticed: hand.hints > 0 ? 0 : noticed.length,
  };
}

/** The way of a hand that was solved at the first try. */
export const straightWay = (hand: Played, first: number): Way => ({
  technique: hand.technique?.code ?? null,
  solved: true,
  first,
  astray: 0,
  lost: null,
  losses: 0,
  noticed: 0,
});

/** The hands of a technique. The times are means. */
export type OfTechnique = {
  code: string;
  played: number;
  solved: number;
  first: number;
  astray: number;
  /** The number of hands whose target was lost. */
  lost: number;
};

/** What the ways of some hands have in common. */
export type Where = {
  techniques: OfTechnique[];
  hands: number;
  /** How many hands were lost at each step. */
  lostAt: number[];
  losses: number;
  noticed: number;
  /** The step at which, and the technique with which, most hands are lost; null if few are. */
  finding: { step: number; code: string } | null;
};

/** The least number of hands lost with one technique that make a finding. */
const FINDING = 3;

/** What the ways of hands say together. */
export function whereOf(ways: readonly Way[]): Where {
  const codes = new Set(ways.flatMap(({ technique }) => technique ?? []));
  const techniques = [...codes].map((code) => {
    const own = ways.filter(({ technique }) => technique === code);
    return {
      code,
      played: own.length,
      solved: own.filter(({ solved }) => solved).length,
      first: mean(own.map(({ first }) => first)),
      astray: mean(own.map(({ astray }) => astray)),
      lost: own.filter(({ lost }) => lost !== null).length,
    };
  });
  const lostAt = Array.from(
    { length: STEPS },
    (_, at) => ways.filter(({ lost }) => lost === at + 1).length,
  );
  return {
    techniques: techniques.sort(
      (a, b) => b.played * (b.first + b.astray) - a.played * (a.first + a.astray),
    ),
    hands: ways.length,
    lostAt,
    losses: sum(ways.map(({ losses }) => losses)),
    noticed: sum(ways.map(({ noticed }) => noticed)),
    finding: findingOf(ways, lostAt),
  };
}

/** The technique with which most hands are lost at the step at which most hands are lost. */
function findingOf(ways: readonly Way[], lostAt: readonly number[]): Where["finding"] {
  const step = lostAt.indexOf(Math.max(...lostAt)) + 1;
  const counts = new Map<string, number>();
  for (const { lost, technique } of ways) {
    if (lost === step && technique) counts.set(technique, (counts.get(technique) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most && most[1] >= FINDING ? { step, code: most[0] } : null;
}
