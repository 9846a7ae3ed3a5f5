import { failureSentence } from "../../core/failures.js";
import { Notice } from "./notice.jsx";

/** @import { EngineError } from "../../core/engine.js" */

/**
 * Says that a call failed, which is not the player's mistake.
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
