import { t } from "../../base/words/i18n.ts";
import { techniqueName } from "../../base/words/techniques.ts";
import { type Code, TECHNIQUES } from "./techniques.ts";

/** The last step of the Path, which teaches no technique, but to see hands that none opens. */
export const IMPOSSIBLE = "impossible";

export type StepCode = Code | typeof IMPOSSIBLE;

/** The steps of the Path in their order. */
export const STEPS: StepCode[] = [...TECHNIQUES.map(({ code }) => code), IMPOSSIBLE];

/** The step after another; undefined after the last. */
export const after = (code: StepCode) => STEPS[STEPS.indexOf(code) + 1];

export const stepName = (code: StepCode) =>
  code === IMPOSSIBLE ? t("lessons.impossible") : techniqueName(code);
