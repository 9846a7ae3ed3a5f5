/** A player of a match: its place among the players. */
export type Player = number;

/**
 * How the hands of a match are won. `fastest`: the first right answer takes a hand, and the hand ends
 * for the others at that time. `buzzer`: the first answer takes a hand, or gives it to the others if
 * it is wrong. `own-pace`: everyone plays all hands at their own pace.
 */
export type Kind = "fastest" | "buzzer" | "own-pace";

/**
 * What is played.
 *
 * @field count the most hands of a round
 * @field goal the points that end a round early
 */
export type Plan = { kind: Kind; level: string; count: number; players: number; goal?: number };

/**
 * How a hand ended for a player, the best first. `solved` includes the right claim that there is no
 * solution. `beaten`: another player was faster. `missed`: too many wrong answers.
 */
export const ENDINGS = ["solved", "beaten", "gave-up", "missed", "left"] as const;
export type Ending = (typeof ENDINGS)[number];

/**
 * The result of a player with a hand.
 *
 * @field tenths of a second on the player's own clock, which starts when its own cards are face up:
 *   no common clock is needed, and a late message does not cost its sender the hand
 * @field text the answer, which every device judges again; empty for a claim
 */
export type Report = { ending: Ending; tenths: number; text: string };

/**
 * What a player states about itself: it is ready for a hand and for those before it (`mark`
 * identifies the hands of the round), how a hand ended, or that it plays no hand from this one on.
 */
export type Fact = { by: Player; round: number; hand: number } & (
  | { type: "ready"; mark: string }
  | { type: "reported"; report: Report }
  | { type: "left" }
);

/**
 * What a player has stated about a round.
 *
 * @field ready the number of hands that it is ready for
 * @field left the first hand that it does not play
 */
export type Sheet = {
  readonly ready: number;
  readonly mark: string;
  readonly left: number;
  readonly reports: readonly (Report | null)[];
};

/**
 * A match between players on their own devices, as the facts that they have stated. Devices that
 * know the same facts have the same match, in whatever order the facts came, and how often.
 *
 * @field rounds the sheets of each round, by player
 */
export type Match = { readonly plan: Plan; readonly rounds: readonly (readonly Sheet[])[] };

/** The most players: a page in the middle of seven others. */
export const MOST_PLAYERS = 8;

/** A rematch after this many rounds is a new match. */
export const MOST_ROUNDS = 50;

const NEVER = Number.POSITIVE_INFINITY;

const blank = ({ count, players }: Plan): Sheet[] =>
  Array.from({ length: players }, () => ({
    ready: 0,
    mark: "",
    left: NEVER,
    reports: Array<null>(count).fill(null),
  }));

export const begin = (plan: Plan): Match => ({ plan, rounds: [blank(plan)] });

export const sheetsOf = ({ plan, rounds }: Match, round: number): readonly Sheet[] =>
  rounds[round] ?? blank(plan);

/** The match with one more fact; the same match if it is known, or cannot belong to the match. */
export function add(match: Match, fact: Fact): Match {
  const { plan, rounds } = match;
  const { by, round, hand } = fact;
  if (!isIn(by, plan.players) || !isIn(hand, plan.count) || !isIn(round, MOST_ROUNDS)) return match;
  const sheets = sheetsOf(match, round);
  const sheet = sheets[by] as Sheet;
  const next = stated(sheet, fact);
  if (next === sheet) return match;
  const length = Math.max(rounds.length, round + 1);
  const all = Array.from({ length }, (_, at) => sheetsOf(match, at));
  return { plan, rounds: all.with(round, sheets.with(by, next)) };
}

const isIn = (value: number, end: number) => Number.isInteger(value) && value >= 0 && value < end;

/** The sheet with one more fact: of two facts that contradict each other, the worse one counts. */
function stated(sheet: Sheet, fact: Fact): Sheet {
  const { hand } = fact;
  if (fact.type === "left") return hand < sheet.left ? { ...sheet, left: hand } : sheet;
  if (fact.type === "ready") {
    const ready = Math.max(sheet.ready, hand + 1);
    const mark = fact.mark > sheet.mark ? fact.mark : sheet.mark;
    return ready === sheet.ready && mark === sheet.mark ? sheet : { ...sheet, ready, mark };
  }
  const known = sheet.reports[hand];
  if (known && !isWorse(fact.report, known)) return sheet;
  return { ...sheet, reports: sheet.reports.with(hand, fact.report) };
}

function isWorse(a: Report, b: Report): boolean {
  const order = ENDINGS.indexOf(a.ending) - ENDINGS.indexOf(b.ending) || a.tenths - b.tenths;
  return order > 0 || (order === 0 && a.text > b.text);
}

/** The facts of a player, to state them again: they rebuild its sheets. */
export const factsOf = ({ rounds }: Match, by: Player): Fact[] =>
  rounds.flatMap((sheets, round) => {
    const { ready = 0, mark = "", left = NEVER, reports = [] } = sheets[by] ?? {};
    return [
      ...(ready ? [{ type: "ready" as const, by, round, hand: ready - 1, mark }] : []),
      ...reports.flatMap((report, hand) =>
        report ? [{ type: "reported" as const, by, round, hand, report }] : [],
      ),
      ...(left < NEVER ? [{ type: "left" as const, by, round, hand: left }] : []),
    ];
  });
