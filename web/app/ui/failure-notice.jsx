import { failureSentence } from "../core/words.js";
import { Notice } from "./notice.jsx";

/** @import { EngineError } from "../core/engine.js" */

/**
 * Says that something failed which is nobody's mistake at the table.
 *
 * @param {{error: EngineError}} props
 */
export function FailureNotice({ error }) {
  return (
    <div role="alert">
      <Notice kind="wrong">
        <p>{failureSentence(error)}</p>
      </Notice>
    </div>
  );
}
