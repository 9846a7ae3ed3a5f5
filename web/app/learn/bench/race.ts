import type { CageFiles } from "../../../engine/cage.ts";
import type { MethodName } from "../../../engine/contract.d.ts";
import { ask } from "../../base/python/engine.ts";
import { GROWTH, methodNamed } from "../lab/facts.ts";
import { forecast, type Known, SIZES } from "../lab/growth/forecast.ts";
import { CageError, openCage } from "./cage.ts";
import { readReply } from "./reply.ts";
import { loadCode, PATIENCE } from "./survey.ts";

/** The classic methods against which the player's solver runs. */
const RIVALS: MethodName[] = ["postfix", "pick-two", "running-total", "ours"];
export const OWN = "own" as const;

/** The cards of the hands by which the growth is measured, as in the laboratory. */
const CARDS = [2, 3, 5, 7, 11, 13, 4];
/** The milliseconds of a hand that a method may be expected to take. */
const LIMIT = 2000;
/** The least time that the clock of a cage shows, in milliseconds. */
const LEAST = 0.01;
/** The runs of the player's solver on one hand. */
const RUNS = 7;

/** A runner: its milliseconds for the hand, and for 3, 4, … cards, as far as they are known. */
export interface Lane {
  name: MethodName | typeof OWN;
  hand: number | undefined;
  growth: number[];
  done: boolean;
}

export const start = (): Lane[] =>
  [...RIVALS, OWN].map((name: Lane["name"]) => ({
    name,
    hand: undefined,
    growth: [],
    done: false,
  }));

interface Asked {
  code: string;
  hand: number[];
  target: string;
  files: CageFiles;
  stopped: AbortSignal;
  onLane: (name: Lane["name"], news: Partial<Lane>) => void;
}

/** Times the player's solver and the rivals on a hand, and on hands of more and more cards. */
export async function race(asked: Asked) {
  await raceOwn(asked);
  for (const name of RIVALS) await raceRival(name, asked);
}

/** Times the player's solver. It stops at the first hand that ends in an error or takes too long. */
async function raceOwn({ code, hand, target, files, stopped, onLane }: Asked) {
  const cage = await openCage(files);
  const end = () => cage.close();
  stopped.addEventListener("abort", end);
  const time = async (numbers: number[], runs: number) => {
    const text = JSON.stringify([numbers, Number(target)]);
    cage.call({ name: "ask", texts: Array(runs).fill(text) });
    let sum = 0;
    for (let run = 0; run < runs; run++) {
      const reply = readReply(await cage.next(PATIENCE));
      stopped.throwIfAborted();
      if (!reply || reply.error !== undefined) throw new CageError("broken");
      sum += reply.milliseconds;
    }
    return Math.max(sum / runs, LEAST);
  };
  try {
    await loadCode(cage, { code, onOutput: () => {} });
    onLane(OWN, { hand: await time(hand, RUNS) });
    const growth: number[] = [];
    for (const size of SIZES) {
      growth.push(await time(CARDS.slice(0, size), 1));
      onLane(OWN, { growth: [...growth] });
    }
  } catch (error) {
    stopped.throwIfAborted();
    if (!(error instanceof CageError)) throw error;
  } finally {
    stopped.removeEventListener("abort", end);
    cage.close();
    onLane(OWN, { done: true });
  }
}

async function raceRival(
  method: MethodName,
  { hand, target, stopped, onLane }: Omit<Asked, "code" | "files">,
) {
  const time = (numbers: number[]) =>
    ask("time_method", { method, numbers, target }, { signal: stopped });
  const sizes = methodNamed(method)?.sizes ?? [];
  if (sizes.includes(hand.length)) onLane(method, { hand: (await time(hand)).milliseconds });
  const known: Known = [];
  for (const size of SIZES) {
    if (!sizes.includes(size) || forecast(GROWTH[method]?.work ?? [], known) > LIMIT) break;
    known.push(await time(CARDS.slice(0, size)));
    onLane(method, { growth: known.map(({ milliseconds }) => milliseconds) });
  }
  onLane(method, { done: true });
}
