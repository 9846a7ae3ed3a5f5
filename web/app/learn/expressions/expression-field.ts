import { signal } from "@preact/signals";
import { EngineError } from "../../core/engine.js";

/** @import { Fault } from "../../ui/field.jsx" */
/** @import { Call } from "../job.js" */

/** An expression as it is typed, and what is wrong with it. */
export function createExpressionField() {
  const text = signal("");
  const fault = signal(/** @type {Fault | null} */ (null));
  return {
    text,
    fault,

    /** @param {Call} call */
    async read(call) {
      const typed = text.peek();
      fault.value = null;
      try {
        return await call("anatomy", { text: typed });
      } catch (error) {
        if (error instanceof EngineError) {
          fault.value = { code: error.code, params: error.params, span: error.span, text: typed };
        }
        throw error;
      }
    },
  };
}
