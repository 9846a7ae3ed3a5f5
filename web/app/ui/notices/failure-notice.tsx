import { failureSentence } from "../../core/failures.js";
import { useSaid } from "../use-said.js";
import { Notice } from "./notice.jsx";

/** @import { EngineError } from "../../core/engine.js" */

/**
 * Says that a call failed, which is not the player's mistake.
 *
 * @param {{error: EngineError}} props
 */
export function FailureNotice({ error }) {
  const words = failureSentence(error);
  useSaid(words, { urgent: true });
  return (
    <div class="failure">
      <Notice kind="wrong">
        <p>{words}</p>
      </Notice>
    </div>
  );
}
