import { computed, type ReadonlySignal } from "@preact/signals";
import type { Repair as Change } from "../../../engine/contract.d.ts";
import { type Astray, astrayOf, changeOf } from "../hand/views.ts";
import { see, signalsOf } from "./fields.ts";
import type { Live } from "./live.ts";

/** What the page explains about the last wrong answer. */
export interface Mistake {
  /** Where the answer loses the target. */
  astray: ReadonlySignal<Astray | null>;
  /** The smallest change that makes the answer right. */
  change: ReadonlySignal<Change | null>;
  /** Whether the change is shown. */
  open: ReadonlySignal<boolean>;
  show: () => void;
}

export function createMistake({ state, dispatch }: Live): Mistake {
  const fields = signalsOf(state, ["verdict", "repair", "steps", "done"]);
  const judged = computed(() => ({
    verdict: fields.verdict.value,
    repair: fields.repair.value,
    steps: fields.steps.value,
    done: fields.done.value,
  }));
  return {
    astray: computed(() => astrayOf(judged.value)),
    change: computed(() => changeOf(judged.value)),
    open: see(state, ({ mended, verdict }) => mended.includes(verdict?.text ?? "")),
    show: () => dispatch({ type: "mended" }),
  };
}
