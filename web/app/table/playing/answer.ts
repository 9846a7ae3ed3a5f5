import type { ReadonlySignal } from "@preact/signals";
import { withoutCourts } from "../../base/words/courts.ts";
import type { InputMethod } from "../hand/types.ts";
import { type FieldSignals, see, signalsOf } from "./fields.ts";
import type { Live } from "./live.ts";

/** The typed answer, and the verdict on the last answer. */
export interface Answer extends FieldSignals<"verdict"> {
  /** What is typed. Setting it replaces court cards by their numbers. */
  text: { value: string; peek: () => string };
  /** Whether an answer waits for its verdict. */
  pending: ReadonlySignal<boolean>;
  check: () => void;
  claimNone: () => void;
}

/** @param input how the player answers */
export function createAnswer(
  { state, dispatch }: Live,
  input: ReadonlySignal<InputMethod>,
): Answer {
  const { text, verdict } = signalsOf(state, ["text", "verdict"]);
  return {
    verdict,
    text: {
      get value() {
        return text.value;
      },
      set value(next) {
        dispatch({ type: "typed", text: withoutCourts(next) });
      },
      peek: () => text.peek(),
    },
    pending: see(state, ({ asked }) => asked !== null),
    check: () => dispatch({ type: "submitted", by: "type", text: text.peek() }),
    claimNone: () => dispatch({ type: "claimed", by: input.peek() }),
  };
}
