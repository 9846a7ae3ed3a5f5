import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import type { PathCode } from "../../../engine/contract.d.ts";
import { deal } from "../../../testing/deals.ts";
import { Player } from "../../../testing/player.ts";
import { closest, DAILY, ENDLESS, FIND, lesson, REVIEW } from "../../../testing/rules.ts";
import { undoable } from "./shelf.ts";
import type { Act, Deal, HandState, InputMethod, Rules } from "./types.ts";
import { candidate, claimable, hintsOf, hunting, isWon, stands, tilesOf } from "./views.ts";

/** The recorded actions, each followed (`see`) by the visible changes, and the records. */
type Step =
  | ["act", Act]
  | ["lay", number]
  | ["back"]
  | ["name"]
  | ["settle"]
  | ["spend", number]
  | ["by", InputMethod]
  | ["see", Record<string, unknown>];
type Story = { ops: Step[] } & (
  | { game: "play" }
  | { game: "closest"; whole: boolean }
  | { game: "lesson"; code: PathCode | null; numbers: number[] }
);

const PATH = new URL("../../../../tests/data/played/stories.jsonl.gz", import.meta.url);
const STORIES: Story[] = gunzipSync(readFileSync(PATH))
  .toString()
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line));

const HANDS: { rules: Rules; mode: string; deal: Deal }[] = [
  { rules: ENDLESS, mode: "endless", deal: deal([3, 3, 8, 8], { key: keyOf("3,3,8,8") }) },
  {
    rules: ENDLESS,
    mode: "endless",
    deal: deal([1, 1, 1, 1], { key: keyOf("1,1,1,1"), solvable: false }),
  },
  {
    rules: DAILY,
    mode: "daily",
    deal: deal([2, 4, 8, 10], { key: keyOf("2,4,8,10", "daily=2026-11-21") }),
  },
  { rules: FIND, mode: "find", deal: deal([3, 3, 8, 8], { key: keyOf("3,3,8,8", "find=all") }) },
  {
    rules: REVIEW,
    mode: "review",
    deal: deal([1, 2, 3, 4], { key: keyOf("1,2,3,4", "review=missed") }),
  },
  { rules: ENDLESS, mode: "endless", deal: deal([6, 6, 6, 6], { key: keyOf("6,6,6,6") }) },
];
const BIG = [25, 50, 75, 100, 3, 6];

function keyOf(hand: string, more = "") {
  return `#/play?hand=${hand}${more && `&${more}`}`;
}

function playerOf(story: Story): Player {
  if (story.game === "play") {
    const modeOf = (rules: Rules) => HANDS.find((hand) => hand.rules === rules)?.mode ?? "endless";
    const [first] = HANDS;
    assert.ok(first);
    return new Player(first.deal, first.rules, modeOf);
  }
  if (story.game === "lesson") {
    return new Player(deal(story.numbers), lesson(story.code), () => "lesson");
  }
  const cards = BIG.map((value) => ({ value: `${value}` }));
  const puzzle = deal(BIG, { cards, target: "952", solvable: false, dealt: false });
  return new Player(puzzle, closest(story.whole), () => "closest");
}

/** The facts that every table shows. */
const common = (state: HandState) => {
  const { text, verdict, done, steps, chosen, operator, offer, fault } = state;
  const tiles = tilesOf(state).map((tile) => tile?.text ?? null);
  const { code, ok, by } = verdict ?? {};
  return {
    ...{ text, verdict: verdict && { code, text: verdict.text, by, ok } },
    ...{ tiles, done, all: steps.length, chosen, sign: operator, offer },
    fault: fault?.code ?? null,
  };
};

function seen({ game }: Story, player: Player, input: InputMethod) {
  const { state, t, shelf } = player;
  const { verdict, outcome, best, rules, repair } = state;
  const records = player.records.map((record) => {
    const { mode, result, milliseconds, hints, wrong, rated, input: by, text, numbers } = record;
    const shape = [mode, result, milliseconds, hints, wrong, rated, by, text];
    return [...shape, ...(game === "play" ? [`${numbers}`] : [])].join(" ");
  });
  if (game === "closest") {
    const chosen = candidate(state)?.text ?? null;
    const more = { outcome, best: best.phase === "done", candidate: chosen, elapsed: t, records };
    return { ...common(state), ...more };
  }
  if (game === "lesson") {
    const { hints, result } = state;
    const more = { won: isWon(state), hints, shown: result === "shown", elapsed: t, records };
    return { ...common(state), ...more };
  }
  const repaired = verdict?.by === "combine" && repair?.n === verdict.n ? repair : null;
  return {
    ...common(state),
    key: state.deal.key,
    pending: state.asked !== null,
    hints: hintsOf(state, input).map(({ code }) => code),
    open: state.open,
    astray: repaired?.repair && repaired.repair.kept !== null ? (repaired.undo ?? 0) : null,
    mended: state.mended.length,
    won: isWon(state),
    stands: stands(state),
    claimable: claimable(state),
    hunting: hunting(state),
    result: state.result,
    wrong: state.wrong,
    elapsed: rules.pace === "once" ? 0 : t,
    undoable: undoable(shelf),
    records: records.sort(),
  };
}

test("300 stored lists of events lead to the states that the page of November 2026 reached", () => {
  assert.equal(STORIES.length, 300);
  for (const [number, story] of STORIES.entries()) {
    const player = playerOf(story);
    let input: InputMethod = "type";
    let expected: Record<string, unknown> = {};
    for (const [at, [what, value]] of story.ops.entries()) {
      if (what === "act") player.act(value);
      else if (what === "spend") player.spend(value);
      else if (what === "by") input = value;
      else if (what === "lay") {
        const hand = HANDS[value];
        assert.ok(hand);
        player.open(hand.deal, hand.rules);
      } else if (what === "see") {
        expected = { ...expected, ...value };
        const now = JSON.parse(JSON.stringify(seen(story, player, input)));
        assert.deepEqual(now, expected, `story ${number}, step ${at}`);
      } else player[what]();
    }
  }
});
