import { isEnded, type Played } from "../../table/hand/played.ts";

/** The result of a hand that counts once, with the sums over all rounds until it ended. */
export interface Standing {
  result: "open" | "solved" | "shown";
  milliseconds: number;
  hints: number;
  wrong: number;
}

/** @param rounds of one hand, oldest first */
export function standingAfter(rounds: Played[]): Standing {
  const end = rounds.findIndex(isEnded);
  const counted = end < 0 ? rounds : rounds.slice(0, end + 1);
  const sum = (what: "milliseconds" | "hints" | "wrong") =>
    counted.reduce((total, played) => total + played[what], 0);
  const last = rounds[end]?.result;
  return {
    result: last === undefined ? "open" : last === "shown" ? "shown" : "solved",
    milliseconds: sum("milliseconds"),
    hints: sum("hints"),
    wrong: sum("wrong"),
  };
}

/** Whether the player has seen the hand. It is face down until then. */
export const isBegun = ({ result, milliseconds }: Standing) =>
  result !== "open" || milliseconds > 0;
