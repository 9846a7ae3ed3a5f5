import type { Ruling } from "../app/base/python/ruling.ts";
import { type Log, push } from "../app/table/hand/log.ts";
import type { Call, HandEvent } from "../app/table/hand/types.ts";
import { type Request, wanted } from "../app/table/hand/wanted.ts";
import type { CardNumber } from "../engine/contract.d.ts";
import { canMake, read } from "./solver.ts";

const valueText = (text: string | CardNumber) => read(`${text}`)?.value ?? "0";

/** The parameters of all calls. */
type Params = {
  numbers?: CardNumber[];
  target?: string;
  text?: string;
  code?: string;
  history?: string[][];
  found?: string[];
};

/** Python's answer to a call. */
export function answer(name: string, params: Params): unknown {
  const { numbers = [], target = "24", text = "", history = [], found = [] } = params;
  const values = numbers.map(String);
  switch (name) {
    case "check":
      return check(values, target, text);
    case "judge": {
      const verdict = check(values, target, text);
      const fits = text.includes("*");
      return { verdict, fits, techniques: [{ code: fits ? params.code : "sum" }] };
    }
    case "claim_no_solution":
      return canMake(values, target)
        ? { ok: false, code: "has-solution", counts_as_wrong: true }
        : { ok: true, code: "no-solution", counts_as_wrong: false };
    case "check_closest": {
      const node = read(text);
      const free = [...values];
      const fits = node?.numbers.every(
        (each) => free.includes(each) && free.splice(free.indexOf(each), 1),
      );
      const distance =
        node && fits && /^-?\d+$/.test(node.value)
          ? `${Math.abs(Number(target) - Number(node.value))}`
          : null;
      const verdict = {
        ok: false,
        code: distance === null ? "not-on-table" : "wrong-value",
        counts_as_wrong: false,
        value: node?.value ?? null,
        expression: node && { text, value: node.value, steps: [] },
      };
      return {
        verdict,
        distance,
        stars: distance === null ? 0 : Number(distance) === 0 ? 3 : Number(distance) <= 5 ? 2 : 0,
      };
    }
    case "closest":
      return { distance: "0", expression: { text: "best", value: target, steps: [] } };
    case "hints":
      return ["solvable", "last-operator", "last-step", "first-step", "solution"].map(hint);
    case "coach": {
      const now = (history.at(-1) ?? []).map(valueText);
      const undo = [...history]
        .reverse()
        .findIndex((table: string[]) => canMake(table.map(valueText), target));
      return {
        hints: (undo > 0 ? ["undo"] : ["possible", "pair", "step"]).map(hint),
        undo: Math.max(0, undo),
        now,
      };
    }
    case "solve":
      return { count: SOLUTIONS.length, solutions: [], nearest: null };
    case "recognize": {
      const again = found.indexOf(text);
      const index = SOLUTIONS.indexOf(text);
      if (again >= 0) return { repeats: again, index, explanation: {} };
      return { repeats: null, index: index < 0 ? null : index, explanation: null };
    }
    case "repair":
      return {
        code: "operator",
        kept: 1,
        last: null,
        last_span: [0, 1],
        span: [1, 2],
        params: {},
        expression: null,
      };
    case "rate":
      return { score: 91.5, level: "expert", technique: null, reasons: [] };
    default:
      throw new Error(`nobody answers ${name}`);
  }
}

export const SOLUTIONS = ["8/(3-8/3)", "3*8"];
const hint = (code: string) => ({ code, params: {}, expression: null });

function check(values: string[], target: string, text: string): Ruling {
  const node = read(text);
  if (text.trim() === "") return { ok: false, code: "empty", counts_as_wrong: false };
  if (!node) return { ok: false, code: "missing-operand", counts_as_wrong: false };
  const expression = { text, value: node.value, steps: [] };
  if (`${[...node.numbers].sort()}` !== `${[...values].sort()}`)
    return { ok: false, code: "unused", counts_as_wrong: false };
  const ok = node.value === target;
  return {
    ok,
    code: ok ? "right" : "wrong-value",
    counts_as_wrong: !ok,
    value: node.value,
    mixed: null,
    span: null,
    params: {},
    expression,
  };
}

/** The answer to a request as an event. */
export function reply({ call, key, name, params }: Request, t: number): HandEvent {
  const value = answer(name, params);
  return { type: "answered", call, key, t, value: partOf(call, value, params) } as HandEvent;
}

/** The part of an answer that the page passes on. */
function partOf(call: Call, value: unknown, params: Params): unknown {
  if (call === "repair") {
    const { undo = null } = params.history ? (answer("coach", params) as { undo: number }) : {};
    return { repair: value, undo };
  }
  return (value as { hints?: unknown }).hints ?? value;
}

/** Answers all requests of a hand until there are none left. */
export function settle(log: Log): Log {
  let now = log;
  for (let turn = 0; turn < 1000; turn += 1) {
    const [request] = wanted(now.state);
    if (!request) return now;
    const next = push(now, request.call === "read" ? readReply(now) : reply(request, now.state.t));
    if (next === now) throw new Error(`an answer to ${request.call} changes nothing`);
    now = next;
  }
  throw new Error("it never settles");
}

const readReply = ({ state: { deal } }: Log): HandEvent => {
  const numbers = deal.key
    .replace(/^.*hand=/, "")
    .replace(/&.*/, "")
    .split(",")
    .map(Number);
  const cards = numbers.map((rank) => ({ rank, suit: "spades" as const }));
  return { type: "answered", call: "read", key: "", t: 0, value: { cards, numbers, target: "24" } };
};
