import type { Repair } from "../../../engine/contract.d.ts";
import { t } from "../../base/words/i18n.ts";
import { number, stepParts } from "../../base/words/pretty.ts";
import type { Astray } from "../hand/views.ts";

/** Where a wrong answer loses the target. */
export const astrayWords = ({ isReachable, step }: Astray, target: string) =>
  t(isReachable ? "astray.kept" : "astray.first", {
    target: number(target),
    step: t("step.meaning", stepParts(step)),
  });

/** The smallest change that makes an answer right; empty if there is none. */
export const repairWords = (change: Pick<Repair, "code" | "params"> | null, target: string) =>
  change?.code ? t(`repair.${change.code}`, { target: number(target), ...change.params }) : "";
