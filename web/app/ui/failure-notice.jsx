import { failureSentence } from "../core/words.js";
import { Slip } from "./notice.jsx";

/** @import { EngineError } from "../core/engine.js" */

/**
 * Says that something failed which is nobody's mistake at the table.
 *
 * @param {{error: EngineError}} props
 */
export function Trouble({ error }) {
  return (
    <div role="alert">
      <Slip kind="wrong">
        <p>{failureSentence(error)}</p>
      </Slip>
    </div>
  );
}
