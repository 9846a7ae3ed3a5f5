import { failureSentence } from "../play/words.js";
import { Slip } from "./slip.jsx";

/** @import { EngineError } from "../engine.js" */

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
