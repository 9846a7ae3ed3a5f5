import type { Expression, Technique, Verdict } from "../../../engine/contract.d.ts";
import { type Branch, branchOf, resultsOf } from "../../base/ui/tree/branch.ts";
import { PATH } from "../../base/words/techniques.ts";
import type { NamedAnswer } from "../../player/answers/chat-answers.ts";

/** What Python says of an answer. */
export interface Judgement {
  verdict: Verdict;
  /** The place of its solution among all solutions of the hand; null if it is not right. */
  index: number | null;
  technique: Technique | null;
  /** For a wrong value, the number of steps before the one that loses the target. */
  lost: number | null;
}

/** All answers that are written alike. */
export interface Writing {
  expression: Expression;
  answers: NamedAnswer[];
}

/** Answers that are the same solution. `writings` begin with the one that came first. */
export interface Way {
  index: number;
  technique: Technique | null;
  writings: [Writing, ...Writing[]];
  count: number;
}

/** A wrong answer, and how many pupils gave it. */
export interface Wrong {
  text: string;
  verdict: Verdict;
  lost: number | null;
  count: number;
}

export type Order = "count" | "technique";
export const ORDERS: readonly Order[] = ["count", "technique"];

/** The ways and the wrong answers of a wall. An answer that is not judged yet is in neither. */
export function waysOf(
  answers: NamedAnswer[],
  judgements: ReadonlyMap<string, Judgement>,
): { ways: Way[]; wrong: Wrong[] } {
  const ways = new Map<number, Way>();
  const wrong = new Map<string, Wrong>();
  for (const answer of answers) {
    const judgement = judgements.get(answer.text);
    if (!judgement) continue;
    const { index, technique, lost, verdict } = judgement;
    const { expression } = verdict;
    if (index !== null && expression) {
      const writing: Writing = { expression, answers: [answer] };
      const way = ways.get(index);
      if (!way) ways.set(index, { index, technique, writings: [writing], count: 1 });
      else {
        way.count += 1;
        const same = way.writings.find((each) => each.expression.text === expression.text);
        if (same) same.answers.push(answer);
        else way.writings.push(writing);
      }
    } else {
      const key = expression?.text ?? answer.text;
      const same = wrong.get(key);
      if (same) same.count += 1;
      else wrong.set(key, { text: answer.text, verdict, lost, count: 1 });
    }
  }
  const byCount = (one: { count: number }, other: { count: number }) => other.count - one.count;
  return { ways: [...ways.values()].sort(byCount), wrong: [...wrong.values()].sort(byCount) };
}

/** The ways in an order: the most found first, or by their techniques in the order of the Path. */
export function inOrder(ways: Way[], order: Order): Way[] {
  if (order === "count") return ways;
  const placeOf = ({ technique }: Way) => {
    const place = PATH.indexOf(technique?.code ?? "");
    return place < 0 ? PATH.length : place;
  };
  return ways.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** A wrong answer as a tree, with the result with which the target was lost; null without one. */
export function lostTree({ verdict, lost }: Wrong): { root: Branch; broken: Branch } | null {
  if (!verdict.expression || lost === null) return null;
  const root = branchOf(verdict.expression);
  const broken = resultsOf(root)[lost];
  return broken ? { root, broken } : null;
}

/** The name of a way, which stays when other answers come: its first answer. */
export const nameOfWay = ({ writings: [first] }: Way) => first.expression.text;
