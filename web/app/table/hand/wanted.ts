import { RATED_CARDS } from "../../base/cards/card-limits.ts";
import { allowingOf } from "../../base/cards/puzzle.ts";
import type { Call, HandState } from "./types.ts";
import { hunting, isMended, tablesOf } from "./views.ts";

/**
 * A request to Python that the hand waits for. An answer must have the same call and key, or it is
 * dropped.
 */
export type Request = { call: Call; key: string; name: string; params: Record<string, unknown> };

/** All present requests of the hand. The caller cancels requests that are no longer in the list. */
export function wanted(state: HandState): Request[] {
  const { deal, rules, asked } = state;
  if (state.left || state.error || !deal.key) return [];
  if (!deal.numbers || deal.target === null)
    return [ask("read", "", "read_hand", { key: deal.key })];
  const puzzle = {
    numbers: deal.numbers,
    target: deal.target,
    ...allowingOf(deal),
  };
  const all: Request[] = [];
  if (asked) {
    const [name, more] = callOf(state);
    all.push(ask("judge", `${asked.n}`, name, { ...puzzle, ...more }));
  }
  for (const [at, { hints, error }] of Object.entries(state.advice)) {
    if (hints || error) continue;
    const { numbers, ...others } = puzzle;
    if (at === "hand") all.push(ask("advice", at, "hints", puzzle));
    else all.push(ask("advice", at, "coach", { history: JSON.parse(at), ...others }));
  }
  const counts = rules.goal === "all" && !state.result;
  if ((state.open || counts) && !state.solved?.solutions && !state.unsolved)
    all.push(ask("solutions", "", "solve", puzzle));
  if (isMended(state) && state.repair?.n !== state.verdict?.n) {
    const history = state.verdict?.by === "combine" ? { history: tablesOf(state) } : {};
    all.push(
      ask("repair", `${state.verdict?.n}`, "repair", {
        ...puzzle,
        text: state.verdict?.text,
        ...history,
      }),
    );
  }
  const [text] = state.hunt.waiting;
  if (text !== undefined && state.solved && hunting(state)) {
    const found = state.hunt.found.map((each) => each.text);
    all.push(ask("recognize", text, "recognize", { ...puzzle, text, found }));
  }
  if (
    !deal.difficulty &&
    !state.unrated &&
    deal.numbers.length <= RATED_CARDS &&
    (rules.stream || rules.help === "coach")
  ) {
    all.push(ask("level", "", "rate", puzzle));
  }
  const { outcome, best } = state;
  if (outcome && outcome.distance !== "0" && best.phase === "looking") {
    all.push(ask("nearest", "", "closest", { ...puzzle, whole: rules.whole }));
  }
  return all;
}

const ask = (call: Call, key: string, name: string, params: Record<string, unknown>): Request => ({
  call,
  key,
  name,
  params,
});

function callOf({ asked, rules }: HandState): [string, Record<string, unknown>] {
  if (!asked || asked.claim) return ["claim_no_solution", {}];
  const { text } = asked;
  if (rules.judge === "technique") return ["judge", { text, code: rules.technique }];
  return rules.judge === "distance"
    ? ["check_closest", { text, whole: rules.whole }]
    : ["check", { text }];
}

export const isWanted = (state: HandState, call: Call, key: string): boolean =>
  wanted(state).some((each) => each.call === call && each.key === key);
