import { signal } from "@preact/signals";
import { EngineError } from "../../../base/python/engine.ts";
import type { Fault } from "../../../base/ui/fields/field.tsx";
import type { Call } from "../job.ts";

/** A typed expression, and what is wrong with it. */
export function createExpressionField() {
  const text = signal("");
  const fault = signal<Fault | null>(null);
  return {
    text,
    fault,

    async read(call: Call) {
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
