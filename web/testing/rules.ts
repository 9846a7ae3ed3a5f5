import { rulesOf } from "../app/table/hand/rules.ts";
import type { PathCode } from "../engine/contract.d.ts";

/* The rules of some modes. */

export const ENDLESS = rulesOf({ rated: true });
export const REVIEW = rulesOf();
export const FIND = rulesOf({ goal: "all" });
export const DAILY = rulesOf({ pace: "once", stream: false, claims: false });
export const BUDGETED = rulesOf({ pace: "once", stream: false, claims: false, hints: 2, tries: 1 });
export const SPRINT = rulesOf({ pace: "hurried", help: "none", claims: false });
export const BUZZED = rulesOf({ pace: "hurried", help: "none", stream: false, tries: 1 });
export const lesson = (technique: PathCode | null) =>
  rulesOf({
    ...{ judge: technique ? "technique" : "check", technique },
    ...{ help: "cue", claims: false, stream: false },
  });
export const closest = (whole: boolean) =>
  rulesOf({
    ...{ judge: "distance", goal: "nearest", whole },
    ...{ help: "none", claims: false, stream: false },
  });
